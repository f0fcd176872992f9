"""The pieces of On Mars that can be asked about."""

from __future__ import annotations

from typing import Final

from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE
from planetfall.games.on_mars.components.boards import EXECUTIVE_ACTIONS
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    CRYSTAL,
    DISCOVERIES,
    GRID,
    LAB,
    RESEARCH,
    SHELTER,
    TECHS,
)
from planetfall.games.on_mars.components.tables import LSS_TOP_ROW
from planetfall.games.on_mars.draw.map import hex_title
from planetfall.games.on_mars.draw.panels import LSS_BUILDINGS
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.effects.construction import hex_obstacle, tiles_left
from planetfall.games.on_mars.state import (
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    Colony,
    code_of,
)
from planetfall.games.on_mars.terrain import connected, zone
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.svg import PAGE as THEME
from planetfall.text.grammar import capital
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

ANY_REACH: Final = 99
"""Buildings that a new one may join whatever the technology."""


def _colony(scene: Scene) -> Colony:
    position = scene.position
    assert isinstance(position, Colony)
    return position


def _book(scene: Scene) -> ColonyBook:
    assert isinstance(scene.book, ColonyBook)
    return scene.book


def hex_lines(scene: Scene, name: str) -> list[str]:
    """What stands on a hex, or what each building that may go there would give."""
    colony, book = _colony(scene), _book(scene)
    if name not in HEX_NAMES:
        return []
    place = HEX_NAMES.index(name)
    lines = []
    title = hex_title(_table(scene), place).partition(": ")[2]
    if title:
        lines.append(f"{title}.")
    find = colony.finds[place]
    if find >= FOUND_RESEARCH:
        lines.append(scene.told("research", RESEARCH[find - FOUND_RESEARCH]))
    elif find >= FOUND_DISCOVERY:
        lines.append(scene.told("discovery", DISCOVERIES[find - FOUND_DISCOVERY]))
    if colony.land[place] or not 0 <= scene.me < len(colony.players):
        return lines
    asked = scene.asking() == "ChooseHex"
    frame = scene.frame()
    buildings = [frame[3]] if asked and frame is not None else range(len(BUILDINGS))
    gains = [_gain(book, colony, scene.me, building, place) for building in buildings]
    lines += [gain for gain in gains if gain] or [book.say("hex.none")]
    if place not in zone(colony, scene.me):
        lines.append(book.say("hex.far"))
    return lines


def planned(scene: Scene, key: str) -> tuple[Colony, str] | None:
    """A building or a Discovery tile as it would lie on the hex of a key, and what to say of it.

    What happens then shows the next tile of its kind, which no preview may tell.
    """
    prefix, _, name = key.partition(":")
    asking, frame = scene.asking(), scene.frame()
    if prefix != "hex" or name not in HEX_NAMES or frame is None:
        return None
    place, then = HEX_NAMES.index(name), _colony(scene).clone()
    if asking == "ChooseTileHex":
        then.finds = changed(then.finds, place, FOUND_DISCOVERY + frame[3])
        return then, f"{name}: {_book(scene).name('discovery', DISCOVERIES[frame[3]])}"
    if asking != "ChooseHex":
        return None
    building = frame[3]
    then.land = changed(then.land, place, code_of(building, scene.me))
    return then, _gain(_book(scene), _colony(scene), scene.me, building, place)


def _gain(book: ColonyBook, colony: Colony, seat: int, building: int, place: int) -> str:
    """What a building on a hex would give; empty where it may not go."""
    if not tiles_left(colony, seat, building):
        return ""
    if hex_obstacle(colony, seat, building, place, ANY_REACH) != POSSIBLE:
        return ""
    size = 1 + connected(colony, place, code_of(building, seat))
    item = CRYSTAL if building == SHELTER else building
    phrase = "hex.gives"
    if building in LSS_BUILDINGS:
        at = colony.lss[LSS_BUILDINGS.index(building)]
        phrase += ".lss" if at < LSS_TOP_ROW else ""
    name = book.name("building", BUILDINGS[building])
    return book.say(phrase, building=name, things=book.units(item, size), n=size)


def _table(scene: Scene) -> Table:
    return Table(
        theme=THEME,
        position=_colony(scene),
        viewer=scene.me,
        seat=max(scene.me, 0),
        lang=scene.lang,
        book=_book(scene),
        names=scene.names,
        options=(),
        on_page=True,
    )


def _hex_name(scene: Scene, name: str) -> str:
    return _book(scene).say("hex.name", hex=name)


def _on_grid(scene: Scene, space: str) -> tuple[str, str] | None:
    """The Tech on a space of the grid."""
    tech = _colony(scene).grid[GRID.index(space)] if space in GRID else 0
    return ("tech", TECHS[tech - 1]) if tech else None


def _price(scene: Scene, space: str) -> list[str]:
    """The price of the row of the grid; an empty space has none."""
    if _on_grid(scene, space) is None:
        return []
    return [_book(scene).say(f"grid.{space.partition('_')[0]}")]


def _lab(scene: Scene, space: str) -> list[str]:
    """The Tech that the viewer has on a space of the Lab."""
    if space not in LAB or scene.me < 0:
        return []
    own = _colony(scene).players[scene.me].lab
    number = LAB.index(space) + 1
    if number not in own:
        return []
    tech = TECHS[own.index(number)]
    return [f"{scene.name('tech', tech)}: {scene.told('tech', tech)}"]


def _under(scene: Scene, ship: str) -> list[str]:
    """The Executive action below a ship."""
    if not ship.isdigit() or not 0 < int(ship) <= len(EXECUTIVE_ACTIONS):
        return []
    action = EXECUTIVE_ACTIONS[int(ship) - 1].id
    name = scene.name("executive", action)
    return [_book(scene).say("ship.covers", name=name), scene.told("executive", action)]


def _item(scene: Scene, item: str) -> str:
    name = scene.name("item", item)
    return capital(name)


BASE: Final = {
    "main": Kind(("main",), "OM-7"),
    "executive": Kind(("executive",), "OM-25"),
    "ship": Kind(rules="OM-21", now=_under),
    "side": Kind(rules="OM-6"),
    "use": Kind(("blueprint",), "OM-25"),
    "work": Kind(("blueprint",), "OM-25"),
    "blueprint": Kind(("blueprint",), "OM-9"),
    "build": Kind(("building",), "OM-15"),
    "hex": Kind(rules="OM-15", now=hex_lines, named=_hex_name),
    "bot": Kind(rules="OM-14"),
    "rover": Kind(rules="OM-14"),
    "card": Kind(("scientist", "contract"), "OM-22"),
    "grid": Kind(rules="OM-10", at=_on_grid, now=_price),
    "tech": Kind(("tech",), "OM-12"),
    "lab": Kind(("lab",), "OM-11", now=_lab),
    "develop": Kind(rules="OM-11"),
    "pay": Kind(rules="OM-4", named=_item),
    "take": Kind(rules="OM-13", named=_item),
    "space": Kind(("space",), "OM-28"),
    "seat": Kind(rules="OM-4"),
    "tile": Kind(("discovery",), "OM-29"),
    "research": Kind(("research",), "OM-14"),
    "benefit": Kind(("benefit",), "OM-18"),
    "retrieve": Kind(rules="OM-7"),
    "goal": Kind(("goal",), "OM-27"),
    "discard": Kind(("goal",), "OM-27"),
    "deliver": Kind(rules="OM-23"),
    "mission": Kind(("mission",), "OM-26"),
    "reward": Kind(("reward",), "OM-18"),
    "lss": Kind(rules="OM-18"),
    "level": Kind(rules="OM-19"),
    "quarters": Kind(rules="OM-4"),
    "shuttle": Kind(rules="OM-28"),
    "place": Kind(rules="OM-4"),
    "point": Kind(rules="OM-14"),
    "boost": Kind(rules="OM-7"),
    "crew": Kind(rules="OM-21"),
    "pass": Kind(rules="OM-6"),
    "done": Kind(),
}
"""The pieces of the base box; pages of expansions add theirs."""
