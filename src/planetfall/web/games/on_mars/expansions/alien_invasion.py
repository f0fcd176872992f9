"""Invasion on the page of On Mars: the aliens and the defence at a glance, below the seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import BLUEPRINTS, TECHS
from planetfall.games.on_mars.draw.icons import tech_sign
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import (
    brings,
    building_hexes,
    tiles_left,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import SENTRIES
from planetfall.games.on_mars.expansions.alien_invasion.draw.field import front_in
from planetfall.games.on_mars.expansions.alien_invasion.draw.signs import SPACE_ICONS
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    COVERS,
    FREE,
    LOCKED,
    SABOTAGED,
    commander_of,
    commander_seat,
)
from planetfall.games.on_mars.expansions.alien_invasion.victory import HUMANS_WIN
from planetfall.games.on_mars.packing import use_of
from planetfall.games.on_mars.state import Colony
from planetfall.web.games.on_mars.expansions.alien import aim_line, gauge_cards
from planetfall.web.games.on_mars.pieces import BASE, hex_lines
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join, mark
from planetfall.web.pages import frame, panels
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene


def _hex(scene: Scene, name: str) -> list[str]:
    """What is on a hex; for the commander what an alien building there would bring."""
    lines, game = hex_lines(scene, name), _game(scene)
    if game is None or scene.me != commander_seat(game) or name not in HEX_NAMES:
        return lines
    place, commander = HEX_NAMES.index(name), commander_of(game)
    if game.land[place]:
        return lines
    brought = [
        (kind, brings(game, building, place))
        for building, kind in enumerate(ALIEN_BUILDINGS)
        if tiles_left(commander, building) and place in building_hexes(game, building)
    ]
    told = [scene.words.fill(f"hex.alien.{kind}", n=count) for kind, count in brought]
    return lines + (told or [scene.words["hex.alien.none"]])


def _supply_name(scene: Scene, what: str) -> str:
    return scene.words.get(f"supply.{what}", "").partition(" | ")[0]


def _supply(scene: Scene, what: str) -> list[str]:
    """What a thing of the commander's supply is for."""
    told = scene.words.get(f"supply.{what}", "").partition(" | ")[2]
    return [told] if told else []


PIECES: Final = {
    "panel": Kind(("panel",), "OMA-7"),
    "block": Kind(("panel",), "OMA-5"),
    "lab_tile": Kind(rules="OMA-5"),
    "clean": Kind(rules="OMA-5"),
    "sentry": Kind(rules="OMA-5"),
    "stun": Kind(rules="OMA-5"),
    "suit": Kind(rules="OMA-5"),
    "return_soldier": Kind(rules="OMA-5"),
    "soldier": Kind(rules="OMA-7"),
    "aliens": Kind(rules="OMA-6"),
    "hex": replace(BASE["hex"], now=_hex),
    "supply": Kind(rules="OMA-6", named=_supply_name, now=_supply),
    "defence": Kind(rules="OMA-5"),
}
"""What can be asked about."""
COVER_SIGNS: Final = ("", "ui-undo", "", "sabotage", "ui-lock")
"""By cover of an action space: its icon; a single-use token has a number."""
HEIGHT: Final = 148.0
"""Of the panel, in the measures of the drawings beside it."""
TILE_KINDS: Final = ("clean", "lab_tile")


@dataclass(frozen=True)
class Tile:
    """A tile of a Lab with what lies on it."""

    seat: int
    tech: int
    level: int
    shielded: bool
    corrupted: bool


@dataclass(frozen=True)
class Standing:
    """What the panel shows."""

    soldiers: tuple[int, int, int, int]
    """Standing, stunned, on the panel, aside."""
    crystals: int
    tokens: tuple[int, int]
    covers: tuple[int, ...]
    defence: tuple[int, int, int, int]
    """Shields, sabotage tokens and sentry bots at hand; 1 if the exosuit is."""
    leftover: int
    tiles: tuple[Tile, ...]
    turn: bool
    """Whether the commander is to move."""


def _game(scene: Scene) -> Colony | None:
    position = scene.position
    return position if isinstance(position, Colony) and front_in(position) is not None else None


def _standing(game: Colony) -> Standing:
    front, commander = front_in(game), commander_of(game)
    assert front is not None
    tiles = [
        Tile(
            seat,
            tech,
            LEVEL[space],
            use_of(seat, tech) in front.shielded_techs,
            use_of(seat, tech) in front.corrupted,
        )
        for seat, player in enumerate(game.players)
        for tech, space in enumerate(player.lab)
        if space
    ]
    soldiers = len(commander.standing), len(commander.stunned), commander.ready, commander.aside
    at_hand = SENTRIES - len(front.sentries), int(front.exosuit < 0)
    return Standing(
        soldiers,
        commander.crystals + commander.waiting,
        (commander.reusable, commander.single),
        tuple(commander.covers),
        (front.shields, front.sabotage, *at_hand),
        front.leftover,
        tuple(tiles),
        commander_seat(game) in game.to_move(),
    )


# Below the seats.


def goals(scene: Scene) -> Html:
    """The aliens, their panel, and the defence; tiles of Labs where one is to be chosen."""
    game = _game(scene)
    if game is None:
        return NOTHING
    now = _standing(game)
    asked = tuple([key for key in scene.table_view.keys if key.partition(":")[0] in TILE_KINDS])
    viewer = scene.me if asked else -1
    return scene.drawn(("goals", viewer), (now, asked), lambda: _panel(scene, now, asked))


def goals_height(scene: Scene) -> float:
    """How tall the panel wants to be."""
    return HEIGHT if _game(scene) is not None else 0.0


def _panel(scene: Scene, now: Standing, asked: tuple[str, ...]) -> Html:
    tiles = _tiles(scene, now, asked) if asked else NOTHING
    return Html(
        f'<section id="goals" class="panel omgoals invasion">{tiles}{aim_line(scene)}'
        f"{_aliens(scene, now)}{_spaces(scene, now)}{_defence(scene, now)}</section>"
    )


def _aliens(scene: Scene, now: Standing) -> Html:
    """The commander: the name, soldiers on the map and off it, crystals, tokens."""
    words = scene.words
    standing, stunned, ready, aside = now.soldiers
    name = scene.names[-1]
    counts = (
        ("alien-soldier", "alien", standing, "standing"),
        ("alien-soldier", "", stunned, "stunned"),
        ("deploy", "", ready, "ready"),
        ("reinforce", "", aside, "aside"),
        ("crystal", "crystal", now.crystals, "crystals"),
    )
    cells = join(
        Html(
            f"<span{cls('down' if key == 'stunned' else '')}"
            f"{attr('data-piece', f'supply:{key}')}{attr('title', _supply_name(scene, key))}>"
            f"{icon(sign, 13, color)}<b>{esc(count)}</b></span>"
        )
        for sign, color, count, key in counts
    )
    return Html(
        f'<h2 data-piece="aliens">{icon("alien-soldier", 14, "alien")}'
        f"{mark(len(scene.names) - 1, 11)}<b>{esc(name)}</b>"
        f'<span class="role"><em>{esc(words["om.commander"])}</em></span>'
        f'<span class="end"><button type="button" class="linkish"'
        f' data-act="panel" data-name="aliens">{esc(words["om.alien_panel"])}</button></span></h2>'
        f'<p class="counts"><em>{esc(words["om.soldiers"])}</em>{cells}</p>'
    )


def _spaces(scene: Scene, now: Standing) -> Html:
    """The ten action spaces of the alien panel, each with what covers it, and the tokens left."""
    half = len(now.covers) // 2
    cells = [_space(scene, space, cover) for space, cover in enumerate(now.covers)]
    reusable, single = now.tokens
    words = scene.words
    title = f"{words['om.reusable']}: {reusable}, {words['om.single']}: {single}"
    tokens = Html(
        f'<li class="tokens"{attr("title", title)}><span data-piece="supply:reusable">'
        f'<span class="token">{icon("ui-undo", 9)}</span><b>{esc(reusable)}</b></span>'
        f'<span data-piece="supply:single"><span class="token one">1</span>'
        f"<b>{esc(single)}</b></span></li>"
    )
    label = Html(f'<li class="label">{esc(words["om.alien_actions"])}</li>')
    return Html(f'<ul class="spaces">{label}{join(cells[:half])}{tokens}{join(cells[half:])}</ul>')


def _space(scene: Scene, space: int, cover: int) -> Html:
    name, state = scene.name("panel", SPACES[space]), scene.term(f"cover:{COVERS[cover]}", "")
    return Html(
        f'<li{cls(COVERS[cover])} data-key="block:{esc(SPACES[space])}"'
        f"{attr('title', f'{space + 1} {name}: {state}')}>{icon(SPACE_ICONS[space], 14)}"
        f"{_cover(cover)}</li>"
    )


def _cover(cover: int) -> Html:
    if cover == FREE:
        return NOTHING
    sign = COVER_SIGNS[cover]
    if not sign:
        return Html('<span class="token one">1</span>')
    color = "danger" if cover == SABOTAGED else ""
    return Html(
        f"<span{cls('token', 'lock' if cover == LOCKED else '')}>{icon(sign, 9, color)}</span>"
    )


def _defence(scene: Scene, now: Standing) -> Html:
    """What the humans have at hand, and the card beside the display."""
    words = scene.words
    kinds = ("shield", "sabotage", "sentry", "exosuit")
    cells = join(
        Html(
            f"<span{cls('' if count else 'none')}{attr('title', words[f'om.hand_{kind}'])}>"
            f"{icon(kind, 13, 'info' if kind == 'shield' else '')}<b>{esc(count)}</b></span>"
        )
        for kind, count in zip(kinds, now.defence, strict=True)
    )
    note = NOTHING
    if now.leftover:
        name = scene.name("blueprint", BLUEPRINTS[now.leftover - 1])
        note = Html(f'<p class="left">{esc(words.fill("om.leftover", name=name))}</p>')
    title = f"{words['om.defence']}: {words['om.at_hand']}"
    label = Html(f"<em{attr('title', title)}>{esc(words['om.defence'])}</em>")
    return Html(f'<p class="counts" data-piece="defence">{label}{cells}</p>{note}')


# Tiles of Labs, where one is to be chosen.


def _tiles(scene: Scene, now: Standing, asked: tuple[str, ...]) -> Html:
    rows = []
    for seat in sorted({tile.seat for tile in now.tiles}):
        chips = join(_tile(scene, tile, asked) for tile in now.tiles if tile.seat == seat)
        rows.append(Html(f"<li>{mark(seat, 12)}{chips}</li>"))
    title = scene.words["om.tiles"]
    return Html(f'<h2>{esc(title)}</h2><ul class="labtiles">{join(rows)}</ul>')


def _tile(scene: Scene, tile: Tile, asked: tuple[str, ...]) -> Html:
    """A tile; where its corruption may be removed that is a choice of its own beside it."""
    id = f"{tile.seat}-{TECHS[tile.tech]}"
    sign, token = tech_sign(tile.tech)
    name = scene.name("tech", TECHS[tile.tech])
    marks = icon("shield", 10, "info") if tile.shielded else NOTHING
    broken = icon("corruption", 10, "alien") if tile.corrupted else NOTHING
    clean = NOTHING
    if f"clean:{id}" in asked:
        title = scene.words["om.clean"]
        clean = Html(
            f'<button type="button" class="clean" data-key="clean:{esc(id)}"'
            f"{attr('title', title)}>{icon('corruption', 13, 'alien')}</button>"
        )
        broken = NOTHING
    return Html(
        f'<button type="button" class="tile" data-key="lab_tile:{esc(id)}"{attr("title", name)}>'
        f"{icon(sign, 14, token)}<b>{esc(tile.level)}</b>{marks}{broken}</button>{clean}"
    )


# On demand.


def panel(scene: Scene, name: str) -> Html:
    """The alien panel in words, or how near both sides are to their ends."""
    game = _game(scene)
    if game is None or name not in ("aliens", "scores"):
        return NOTHING
    if name == "scores":
        return _scores(scene)
    now = _standing(game)
    rows = join(_told_space(scene, space, cover) for space, cover in enumerate(now.covers))
    where = _where(scene, game)
    body = Html(f'<div class="goalcards">{rows}</div>{where}')
    return panels.titled(scene.words["om.alien_panel"], body)


def _scores(scene: Scene) -> Html:
    """What decides instead of a score sheet: common points and soldiers, each against its end."""
    over = scene.table_view.state == "over"
    return panels.titled(
        scene.words["scores" if over else "scores_now"],
        Html(f"{panels.verdict(scene)}{'' if over else aim_line(scene)}{gauge_cards(scene)}"),
    )


def _told_space(scene: Scene, space: int, cover: int) -> Html:
    id = SPACES[space]
    state = scene.term(f"cover:{COVERS[cover]}", "")
    return Html(
        f'<div{cls("goalcard", COVERS[cover])} data-piece="panel:{esc(id)}"><h4 class="gname">'
        f"{icon(SPACE_ICONS[space], 14)}<b>{esc(space + 1)} {esc(scene.name('panel', id))}</b>"
        f'<span class="end">{esc(state)}</span></h4><p>{esc(scene.told("panel", id))}</p></div>'
    )


def _where(scene: Scene, game: Colony) -> Html:
    """Where the soldiers are."""
    commander = commander_of(game)
    lines = []
    for key, row in (("om.standing", commander.standing), ("om.stunned", commander.stunned)):
        if row:
            places = ", ".join(sorted([HEX_NAMES[place] for place in row]))
            lines.append(Html(f"<p><b>{esc(scene.words[key])}</b>: {esc(places)}</p>"))
    return join(lines)


def over(scene: Scene) -> Html:
    """The bar that says which side has won."""
    game = _game(scene)
    if game is None:
        return NOTHING
    won = "om.humans_won" if game.decided == HUMANS_WIN else "om.aliens_won"
    return frame.ask(scene, why=scene.words[won])
