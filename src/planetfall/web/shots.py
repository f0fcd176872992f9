"""Pictures of the pages for the documentation: `make pictures`, or this module with a folder.

Bots play a game of each kind up to a moment worth a picture; a server of its own shows it, and a
browser photographs lobby and tables in both themes, on a screen and on a phone. The same moments
come out every time. Needs playwright and a chromium.
"""

from __future__ import annotations

import asyncio
import base64
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from planetfall import bots
from planetfall.games import GAMES, build
from planetfall.games.title import Moment
from planetfall.lab.server.fixtures import Prepared, proposed, store
from planetfall.lab.server.server_process import OwnServer
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.table.visitors import COOKIE, fresh_secret

SIZES = {"": (1366, 768), "-phone": (390, 844)}
THEMES = ("dark", "light")
QUALITY = 88
"""Of the pictures: with more the file grows and nobody sees it."""

BOT = "greedy"
DEALS = 12
"""Deals in which a moment is looked for."""
MOST = 2000
"""Choices after which a game has no such moment."""


def prepared(
    game: str, visitor: str, moment: Moment | None = None, *, others: int | None = None
) -> Prepared:
    """A table at a moment, at first that of its title.

    One seat belongs to the visitor, bots have the others. Where bots play past the moment,
    the next deal is tried.
    """
    moment = moment or GAMES[game].moment
    assert moment is not None
    others = moment.others if others is None else others
    for deal in range(DEALS):
        table = _played(game, visitor, moment, others, moment.seed + 1000 * deal)
        if table is not None:
            return table
    raise SystemExit(f"No such moment comes in the game of `{game}` that is to be photographed.")


def _played(game: str, visitor: str, moment: Moment, others: int, seed: int) -> Prepared | None:
    """The table of one deal at the moment, if it comes."""
    lobby = Lobby([game], build, bots.LEVELS)
    seats = [SeatWish(kind="bot", level=BOT)] * others
    me = moment.seat % (others + 1)
    seats.insert(me, SeatWish(kind="person", name="Coral"))
    wish = NewTable(game=game, seats=seats, options=moment.options, title=moment.name)
    record = lobby.create(wish, visitor).record
    record.seed = str(seed)
    room = Room(record, build)
    table = Prepared(room, [], [])
    bot, rng = bots.make(BOT, game), random.Random(seed)
    for _ in range(MOST):
        if _is_due(room, moment, me):
            for key in moment.then:
                _choose(table, me, key)
            return table
        if not room.movers():
            break
        seat = room.movers()[0]
        _choose(table, seat, room.rules.key(bot.choose(room.view(seat), rng)))
    return None


def _is_due(room: Room, moment: Moment, me: int) -> bool:
    if room.play is None or me not in room.movers():
        return False
    if room.play.game.round_number() < moment.round:
        return False
    keys = room.view(me).keys()
    return all(any(key.startswith(start) for key in keys) for start in moment.wanted)


def _choose(table: Prepared, seat: int, key: str) -> None:
    proposal = proposed(table.room, seat, key, len(table.rows))
    table.room.accept(proposal)
    table.rows.append(proposal.row)


def chromium() -> str:
    """The path of a chromium."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise SystemExit("There is no chromium on the path; Debian has one as package `chromium`.")


def shoot(folder: Path) -> list[Path]:
    """Make all pictures; their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    secret, visitor = fresh_secret()
    moments = {
        moment.picture or game: (game, moment)
        for game, title in GAMES.items()
        for moment in ([title.moment] if title.moment else []) + list(title.further)
    }
    tables = {name: prepared(game, visitor, moment) for name, (game, moment) in moments.items()}
    with tempfile.TemporaryDirectory() as kept:
        database = Path(kept) / "pictures.sqlite"
        asyncio.run(store(database, list(tables.values())))
        # Bots that answer at once would play on while another size is photographed.
        with OwnServer(database, pause=3600.0) as server:
            paths = {"lobby": "/"}
            paths |= {name: f"/t/{table.room.record.id}" for name, table in tables.items()}
            poses = {name: moment for name, (_, moment) in moments.items()}
            return _photograph(folder, server.base, paths, poses, secret)


def _photograph(
    folder: Path, base: str, paths: dict[str, str], poses: dict[str, Moment], secret: str
) -> list[Path]:
    from playwright.sync_api import sync_playwright

    made: list[Path] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for theme in THEMES:
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    device_scale_factor=2 if size else 1,
                    locale="en-GB",
                    reduced_motion="reduce",
                    has_touch=bool(size),
                )
                context.add_cookies(
                    [
                        {"name": COOKIE, "value": secret, "url": base},
                        {"name": "pf-theme", "value": theme, "url": base},
                    ]
                )
                page = context.new_page()
                for name, path in paths.items():
                    page.goto(base + path)
                    _pose(page, poses.get(name))
                    target = folder / f"{name}{size}-{theme}.webp"
                    target.write_bytes(_picture(context, page))
                    made.append(target)
                context.close()
        browser.close()
    return made


def _pose(page: Any, moment: Moment | None) -> None:
    """Wait for the page and point at something, as a player would."""
    page.wait_for_load_state("load")
    page.wait_for_timeout(600)  # the first event of the stream, and what grows at the start
    for selector in moment.clicks if moment is not None else ():
        places = page.query_selector_all(selector)
        if places:
            box = places[len(places) // 2].bounding_box()
            if box is not None:
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(600)  # the preview comes from the server


def _picture(context: Any, page: Any) -> bytes:
    """The page as it is seen, in a format that is a quarter of the usual one's size."""
    shot = context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m planetfall.web.shots FOLDER")
    for each in shoot(Path(sys.argv[1])):
        print(each)
