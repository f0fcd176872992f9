"""The corporation board of Planet Unknown on the page: tracks drawn, breakthroughs in words.

The words are text of the page, not of the drawing: they wrap and stay legible at any width.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.planet_unknown.components.corporations import CORPORATIONS, Corporation
from planetfall.games.planet_unknown.draw.corporation import TechLine
from planetfall.games.planet_unknown.draw.tracks import TABLE, tracks_parts
from planetfall.games.planet_unknown.draw.view import (
    active_techs,
    progress_of,
    spent_techs,
    tech_lines,
)
from planetfall.svg import PAGE as THEME
from planetfall.svg.memo import memo
from planetfall.web.html import (
    NOTHING,
    Html,
    Pieces,
    attr,
    cls,
    esc,
    framed,
    icon,
    mark,
    part,
    picture_ends,
)
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

LIFEPODS: Final = 6
OPTIONS: Final = ("space:", "track:", "do:advance-", "use:", "unlock:")
"""How the options begin that lie on the corporation board."""
TRACK_FIELDS: Final = ("corporation", "trackers", "pods", "focus")
"""What the tracks depend on, with the options that lie on them."""
FIELDS: Final = (*TRACK_FIELDS, "unlocked", "lifepods", "meteorites", "moves", "rovers")
"""What the board depends on, with the breakthroughs that are used."""
CORPORATION_FIELDS: Final = (*FIELDS, "used_turn", "used_game")
LONG: Final = 330
"""Letters of all breakthroughs from which they are set a little smaller."""


def side_name(names: tuple[str, str], scene: Scene) -> str:
    """The name of a board's side in the viewer's language."""
    return names[1 if scene.lang == "cs" else 0]


def corporation(scene: Scene, seat: int, *, options: bool = True) -> Pieces:
    """A seat's corporation board as a part of the page, or without options in a panel.

    Its options are those of the viewer alone.
    """
    area = scene.area(seat)
    keys: tuple[str, ...] = ()
    if options and seat == scene.me:
        keys = tuple([key for key in scene.table_view.keys if key.startswith(OPTIONS)])
    seen = (keys, spent_techs(area), [area[name] for name in FIELDS])
    name = ("corp", seat, seat == scene.me, options)
    round_it = ('<section id="corp" class="corp">', "</section>")
    if not options:
        round_it = ('<div class="corp">', "</div>")
    return scene.kept(name, seen, lambda: _board(scene, seat, keys, *round_it))


def _board(scene: Scene, seat: int, keys: tuple[str, ...], opening: str, closing: str) -> Pieces:
    area = scene.area(seat)
    side = CORPORATIONS[area["corporation"]]
    name = side_name(side.names, scene)
    special = "" if side is CORPORATIONS[0] else scene.find("special", side.id)
    moves = scene.words.count("pu.moves", area["moves"]) if area["moves"] else ""
    progress = progress_of(area, keys)
    tracks: list[Html] = scene.kept(
        ("tracks", seat, bool(keys)),
        (progress.keys, progress.track_keys, [area[field] for field in TRACK_FIELDS]),
        lambda: tracks_parts(THEME, side, progress, seat=seat),
    )
    title = f"{name}: {scene.words['pu.tracks']}"
    size = (TABLE.board_width, TABLE.board_height)
    places = bool(progress.keys or progress.track_keys)
    begin, end = picture_ends(size, title, scene.lang, "tracks-svg", places)
    role = Html('role="group"' if places else 'role="img"')
    before, _, behind = begin.partition(role)
    working = (active_techs(area), spent_techs(area), area["unlocked"])
    drawing = ("techs", seat, bool(keys))
    techs = scene.kept(drawing, (side.id, keys, working), lambda: _techs(scene, area, keys))
    return part(
        f'{opening}<h2 class="row gap6">{mark(seat, 14)}'
        f'<b class="one">{esc(name)}</b><span class="end label">',
        esc(moves),
        Html("</span></h2>"),
        Html(f"<p>{esc(special)}</p>") if special else NOTHING,
        Html(f'<div class="cb">{before}'),
        role,
        Html(behind),
        *tracks,
        Html(end),
        *techs,
        _counted(scene.words, area["lifepods"], area["meteorites"], area["rovers"]),
        after=f"</div></div>{closing}",
        fixed=True,
    )


def _techs(scene: Scene, area: dict[str, Any], keys: tuple[str, ...]) -> list[Html]:
    """The breakthroughs; what was collected follows in the same place."""
    side = CORPORATIONS[area["corporation"]]
    lines = tech_lines(area, _words(scene, side), keys)
    tight = sum(len(line.words) for line in lines) > LONG
    return [Html(f"<div{cls('techs', 'tight' if tight else '')}>"), *map(_tech, lines)]


def _words(scene: Scene, side: Corporation) -> dict[str, str]:
    """A side's breakthroughs in words, by their ids; put together once per table."""
    known = scene.extra.drawings.setdefault((scene.lang, "breakthroughs"), {})
    found: dict[str, str] | None = known.get(side.id)
    if found is None:
        found = {tech.id: scene.effect(tech) or tech.id.replace("_", " ") for tech in side.techs}
        known[side.id] = found
    return found


@memo(2048)
def _tech(line: TechLine) -> Html:
    pod = icon("lifepod", 15, "lifepod") if line.lifepod else NOTHING
    state = "used" if line.active and line.used else "on" if line.active else ""
    return Html(
        f"<div{cls('tech', state)}{attr('data-key', line.key or None)}>"
        f'<span class="lv">{esc(line.level)}{pod}</span><span>{esc(line.words)}</span></div>'
    )


@memo(512)
def _counted(said: Words, lifepods: int, meteorites: int, rovers: int) -> Html:
    """What was collected."""
    of_all = said.fill("n_of", n=lifepods, most=LIFEPODS)
    rows = (
        ("pu.lifepods", "lifepod", of_all),
        ("pu.meteorites", "meteorite", meteorites),
        ("pu.rovers", "pu-rover", rovers),
    )
    cells = [
        Html(f'<span title="{esc(said[word])}">{icon(name, 15)}<b>{esc(count)}</b></span>')
        for word, name, count in rows
    ]
    return framed('<div class="row counts">', *cells, after="</div>")
