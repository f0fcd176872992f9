"""Pictures of the pages for the documentation: `python -m planetfall.web.shots FOLDER`.

Starts a server of its own, lets bots play some rounds of each game and photographs lobby and tables
in both themes, on a screen and on a phone. Needs playwright and a chromium.
"""

from __future__ import annotations

import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SCREEN = (1366, 768)
PHONE = (390, 844)
START = """
from planetfall.table.serve import run
run("127.0.0.1", {port}, {database!r}, bot_pause=0.0, limited=False)
"""
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "planet-unknown": (4, 70, {}),
    "terraforming-mars": (4, 90, {"colonies": True}),
    "on-mars": (4, 60, {}),
}
"""Game to seats, choices to make before the picture, and options."""


class Table:
    """A table some choices into its game."""

    def __init__(self, request: Any, base: str, game: str) -> None:
        self.request = request
        self.base = base
        seats, choices, options = GAMES[game]
        wish = [{"kind": "person", "name": "Coral"}]
        wish += [{"kind": "bot", "level": "random"}] * (seats - 1)
        answer = request.post(
            f"{base}/api/tables", data={"game": game, "seats": wish, "options": options}
        )
        if not answer.ok:
            answer = request.post(f"{base}/api/tables", data={"game": game, "seats": wish})
        self.id: str = answer.json()["id"]
        self._play(choices)

    def _play(self, choices: int) -> None:
        """Answer at random, but pass only where nothing else is possible."""
        rng = random.Random(5)
        made, until = 0, time.monotonic() + 60
        while made < choices and time.monotonic() < until:
            sight = self.request.get(f"{self.base}/api/tables/{self.id}").json()
            if sight["state"] == "over":
                return
            if not sight["keys"]:
                time.sleep(0.02)
                continue
            keys = [key for key in sight["keys"] if key not in ("pass", "done")] or sight["keys"]
            body = {
                "decision": sight["decision"],
                "client": f"s{made}",
                "keys": [rng.choice(keys)],
            }
            address = f"{self.base}/api/tables/{self.id}/choice?seat={sight['seat']}"
            self.request.post(address, data=body)
            made += 1


def chromium() -> str:
    """The path of a chromium."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise SystemExit("There is no chromium on the path; Debian has one as package `chromium`.")


def shoot(folder: Path) -> list[Path]:
    """Make all pictures; their paths."""
    from planetfall.table.serve import playable_games

    folder.mkdir(parents=True, exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as kept:
        code = START.format(port=port, database=str(Path(kept) / "shots.sqlite"))
        server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            time.sleep(1)
            return _photograph(folder, f"http://127.0.0.1:{port}", playable_games())
        finally:
            server.terminate()
            server.wait(20)
            if server.stdout is not None:
                server.stdout.close()


def _photograph(folder: Path, base: str, games: list[str]) -> list[Path]:
    from playwright.sync_api import sync_playwright

    made: list[Path] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": SCREEN[0], "height": SCREEN[1]})
        page = context.new_page()
        paths = {game: f"/t/{Table(context.request, base, game).id}" for game in games}
        for name, path in {"lobby": "/", **paths}.items():
            for theme in ("dark", "light"):
                for size, (width, height) in (("", SCREEN), ("-phone", PHONE)):
                    page.set_viewport_size({"width": width, "height": height})
                    context.add_cookies([{"name": "pf-theme", "value": theme, "url": base}])
                    page.goto(base + path)
                    page.wait_for_timeout(900)
                    target = folder / f"{name}-{theme}{size}.png"
                    page.screenshot(path=str(target))
                    made.append(target)
        browser.close()
    return made


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m planetfall.web.shots FOLDER")
    for each in shoot(Path(sys.argv[1])):
        print(each)
