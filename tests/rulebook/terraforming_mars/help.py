"""Positions for rule tests.

`Position` is the builder of the package; here is what tests ask of a position, in words.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.builder import choose, rules_for
from planetfall.core.builder import offered as keys
from planetfall.core.errors import IllegalChoice
from planetfall.core.reasons import unpack
from planetfall.core.vocabulary import CHANCE
from planetfall.games.terraforming_mars.components.board import hex_number
from planetfall.games.terraforming_mars.components.card import CARDS, card_id
from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES
from planetfall.games.terraforming_mars.positions import OCEAN_NAMES
from planetfall.games.terraforming_mars.positions import MarsBuilder as Position
from planetfall.games.terraforming_mars.reasons import REASON_NAMES
from planetfall.games.terraforming_mars.rules import MarsRules
from planetfall.games.terraforming_mars.state import Mars


def rules(**options: Any) -> MarsRules:
    """The rules for these options, built once."""
    return rules_for(MarsRules, options)


def can(game: Mars, seat: int, key: str) -> bool:
    """Whether a seat may choose a word now."""
    return key in keys(game, seat)


def why(game: Mars, seat: int, key: str) -> tuple[str, int, int, int]:
    """(reason, what, needed, had) why a seat cannot choose a word."""
    kind, what, needed, had = unpack(game.why_not(seat, game.rules.option(key)))
    return REASON_NAMES.get(kind, str(kind)), what, needed, had


def is_illegal(game: Mars, seat: int, key: str) -> bool:
    """Whether choosing a word raises and changes nothing."""
    before = game.digest()
    try:
        game.choose(seat, key)
    except IllegalChoice:
        return game.digest() == before
    return False


def stock(game: Mars, seat: int, resource: str) -> int:
    """A stock by the resource's word."""
    return game.players[seat].stock[RESOURCE_NAMES.index(resource)]


def production(game: Mars, seat: int, resource: str) -> int:
    """A production by the resource's word."""
    return game.players[seat].production[RESOURCE_NAMES.index(resource)]


def rating(game: Mars, seat: int) -> int:
    """A terraform rating."""
    return game.players[seat].rating


def held(game: Mars, name: str) -> int:
    """Resources on a card."""
    return game.held[CARDS[card_id(name)].slot]


def hand(game: Mars, seat: int) -> list[str]:
    """Names of the cards in hand."""
    return [CARDS[number].name for number in game.players[seat].hand]


def in_play(game: Mars, seat: int) -> list[str]:
    """Names of the cards in play, corporation first."""
    return [CARDS[number].name for number in game.players[seat].tableau]


def tile_at(game: Mars, place: str) -> str:
    """The kind of the tile on an area: ocean, greenery, city, special or none."""
    mark = 1 << hex_number(place)
    kinds = {
        "ocean": game.ocean_hexes,
        "greenery": game.greenery_hexes,
        "city": game.city_hexes,
        "special": game.special_hexes,
    }
    return next((name for name, mask in kinds.items() if mask & mark), "none")


def owner_at(game: Mars, place: str) -> int:
    """The seat whose marker lies on the tile of an area, -1 for none."""
    mark = 1 << hex_number(place)
    return next((s for s, player in enumerate(game.players) if player.tiles & mark), -1)


def started(seats: int, seed: int = 1, **options: Any) -> Mars:
    """A fresh game at the choice of corporations."""
    game = rules(**options).new(seats, seed)
    assert isinstance(game, Mars)
    return game


def stop(game: Mars, seat: int) -> Mars:
    """End the turn of a seat or let it pass, unless that happened in silence."""
    for key in ("done", "pass"):
        if can(game, seat, key):
            return choose(game, seat, key)
    return game


def founding(*corporations: str, cards: int = 0, era: bool = False, first: int = 0) -> Mars:
    """A game before the last `done` of setup: seats chose these corporations.

    Seat 0 buys its first cards, the others none; `done` of the last seat reveals all.
    """
    seats = len(corporations)
    game = started(seats, corporate_era=era)
    others = [c.id for c in CARDS if c.is_corporation() and c.name not in corporations]
    for seat, name in enumerate(corporations):
        game.players[seat].corporations = sorted([card_id(name), others[seat + 1]])
    game.first = first
    game.asks = [None] * (seats + 1)
    game.settle()
    for seat, name in enumerate(corporations):
        choose(game, seat, f"card:{name}")
        for card in game.players[seat].offer[: cards if seat == 0 else 0]:
            choose(game, seat, f"card:{CARDS[card].name}")
        if seat < seats - 1 and can(game, seat, "done"):
            choose(game, seat, "done")
    return game


def revealed(*corporations: str, cards: int = 0, era: bool = False, first: int = 0) -> Mars:
    """A game at its first turn, with these corporations in play."""
    game = founding(*corporations, cards=cards, era=era, first=first)
    return choose(game, game.seats - 1, "done")


def buy_nothing(game: Mars) -> Mars:
    """Answer setup or research: the first corporation, no cards, for all seats."""
    while game.at_once:
        seat = game.to_move()[0]
        choose(game, seat, "done" if can(game, seat, "done") else keys(game, seat)[0])
    return game


def stated(game: Mars, *names: str) -> Mars:
    """State the next draws of a game that stops at chance."""
    for name in names:
        assert game.to_move() == (CHANCE,)
        game.apply(CHANCE, game.rules.option(f"card:{name}"))
    return game


__all__ = ["OCEAN_NAMES", "Position", "choose", "keys"]
