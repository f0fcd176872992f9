"""Positions for rule tests.

`Position` is the builder of the package; here is what tests ask of a position, in words.
"""

from __future__ import annotations

from typing import Any, Self

from planetfall.core.builder import choose, offered, rules_for
from planetfall.core.errors import IllegalChoice
from planetfall.core.reasons import GAME_REASONS, unpack
from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.map import DISTANCE, HEX_NAMES
from planetfall.games.on_mars.components.names import ITEMS
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS
from planetfall.games.on_mars.positions import ColonyBuilder
from planetfall.games.on_mars.reasons import REASON_NAMES
from planetfall.games.on_mars.rules import OnMarsRules
from planetfall.games.on_mars.state import Colony


class Position(ColonyBuilder):
    """A builder with a word for what only expansions have."""

    def settlers(self, seat: int, *names: str) -> Self:
        """First Colonist cards in hand."""
        return self.write(f"seat {seat}: cards={','.join(names)}")

    def solo_card(self, *names: str) -> Self:
        """The solo deck holds only these cards; the others lie on the discards."""
        others = [card for card in SOLO_CARDS if card not in names]
        return self.write(f"table: solo_bag={','.join(names)} solo_discard={','.join(others)}")


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


__all__ = ["choose", "offered"]
