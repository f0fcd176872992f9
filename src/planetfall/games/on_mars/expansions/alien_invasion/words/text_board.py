"""How the Invasion stands, as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import TECHS
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import LEVEL
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_CARDS,
    ALIEN_TECHS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    CARD_STATES,
    COVERS,
    IN_DISPLAY,
)
from planetfall.games.on_mars.packing import lender, tech_lent

if TYPE_CHECKING:
    from planetfall.games.on_mars.words.text_board import Teller

Data = dict[str, Any]


def _front(data: Data) -> Data | None:
    """What the humans share, as a viewer sees it; `None` in other games."""
    for area in data["table"].get("extras", []):
        if "shielded_techs" in area:
            found: Data = area
            return found
    return None


def lines(teller: Teller) -> list[str]:
    """The soldiers on the map, and what defends and corrupts the humans."""
    front = _front(teller.data)
    if front is None:
        return []
    commander = teller.data["areas"][-1]
    found: list[str] = []
    for key, places in (
        ("invasion:standing", commander["standing"]),
        ("invasion:stunned", commander["stunned"]),
        ("invasion:shielded", front["shielded"]),
        ("invasion:sentries", front["sentries"]),
        ("invasion:exosuit", [front["exosuit"]] if front["exosuit"] >= 0 else []),
    ):
        found += teller.line(key, [HEX_NAMES[place] for place in sorted(places)])
    for key in ("shielded_techs", "corrupted"):
        tiles = [_tile(teller, tile) for tile in front[key]]
        found += teller.line(f"invasion:{key}", tiles)
    return found


def _tile(teller: Teller, tile: int) -> str:
    return f"{teller.book.name('tech', TECHS[tech_lent(tile)])} ({teller.names[lender(tile)]})"


def seat_lines(teller: Teller, name: str, area: Data) -> list[str]:
    """The commander: means, panel, Lab and Blueprints."""
    book = teller.book
    means = [
        f"{book.term('invasion:crystals')} {area['crystals']}+{area['waiting']}",
        f"{book.term('invasion:ready')} {area['ready']}",
        f"{book.term('invasion:aside')} {area['aside']}",
        f"{book.term('invasion:reusable')} {area['reusable']}",
        f"{book.term('invasion:single')} {area['single']}",
        f"{book.term('invasion:shelters')} {area['shelters_left']}",
        f"{book.term('invasion:mines')} {area['mines_left']}",
    ]
    spaces = [
        f"{book.name('panel', SPACES[k])} ({book.term('cover:' + COVERS[cover])})"
        for k, cover in enumerate(area["covers"])
    ]
    techs = [
        f"{book.name('alien_tech', ALIEN_TECHS[tech])} {LEVEL[space]}"
        for tech, space in enumerate(area["lab"])
        if space
    ]
    cards = [
        f"{book.name('alien_card', ALIEN_CARDS[card])} ({_state(teller, area, card)})"
        for card, state in enumerate(area["cards"])
        if state != IN_DISPLAY
    ]
    return [
        f"{name}: {', '.join(means)}.",
        *teller.line("invasion:panel", spaces),
        *teller.line("invasion:lab", techs),
        *teller.line("invasion:cards", cards),
    ]


def _state(teller: Teller, area: Data, card: int) -> str:
    state = teller.book.term("card:" + CARD_STATES[area["cards"][card]])
    if area["scientist"] == card:
        state += f", {teller.book.term('invasion:scientist')}"
    return state
