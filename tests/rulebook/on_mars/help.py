"""Positions for rule tests.

`Position` is the builder of the package; here is what tests ask of a position, in words.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.builder import choose, offered, rules_for
from planetfall.core.errors import IllegalChoice
from planetfall.core.reasons import GAME_REASONS, unpack
from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.map import DISTANCE, HEX_NAMES
from planetfall.games.on_mars.components.names import ITEMS
from planetfall.games.on_mars.positions import ColonyBuilder as Position
from planetfall.games.on_mars.reasons import REASON_NAMES
from planetfall.games.on_mars.rules import OnMarsRules
from planetfall.games.on_mars.state import Colony


def rules(**options: Any) -> OnMarsRules:
    """The rules for these options, built once."""
    return rules_for(OnMarsRules, options)


def place(name: str) -> int:
    """The number of a hex by its name."""
    return HEX_NAMES.index(name)


def distance(one: str, other: str) -> int:
    """How far two hexes are apart."""
    return DISTANCE[place(one)][place(other)]


def hexes(game: Colony, seat: int = 0) -> set[str]:
    """The hexes offered to a seat."""
    return {key[4:] for key in offered(game, seat) if key.startswith("hex:")}


def asked(game: Colony) -> str:
    """The effect that asks now, and whom, as `turn@0`; empty when nobody is asked."""
    movers = game.to_move()
    if not movers or movers[0] == CHANCE:
        return ""
    return f"{game.question(movers[0]).effect.path}@{movers[0]}"


def refuses(game: Colony, seat: int, key: str) -> str:
    """Try a choice that must not be offered; the name of the reason why not."""
    option = game.rules.option(key)
    before = game.digest()
    try:
        game.apply(seat, option)
    except IllegalChoice:
        assert game.digest() == before
        kind = unpack(game.why_not(seat, option))[0]
        return REASON_NAMES[kind - GAME_REASONS] if kind >= GAME_REASONS else ""
    raise AssertionError(f"`{key}` was accepted")


def stock(game: Colony, seat: int = 0) -> dict[str, int]:
    """The resources in Storage that there are."""
    storage = game.players[seat].storage
    return {ITEMS[k]: storage[k] for k in range(5) if storage[k]}


__all__ = ["Position", "choose", "offered"]
