"""Rows of the table of cards, corporations and colonies, as those of the base game.

    mining_colony | mc=20 hand=mining_colony | play:mining_colony colony:io | mc-20 ...

Beside what base rows know, `tiles=` names the colonies laid out (`USUAL` if it is left out),
`marker.io=3` is a field from 1, `station.io=0,1` are owners, `ship.io=1` whose ship is there,
`fleet=` how many ships a seat has. `holders=` lays cards into play and wakes colonies. A choice of
the other seat is written `1/card:ants`.
"""

from __future__ import annotations

from planetfall.games.terraforming_mars.expansions.colonies.state import colonies_of
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import COLONY_NAMES
from planetfall.games.terraforming_mars.state import Mars
from tests.games.terraforming_mars import rows as base
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    marker,
    ship,
    stations,
    tiles,
)

change = base.change


def build(words: str) -> Colonial:
    """The position that a row describes."""
    pairs = [word.partition("=") for word in words.split()]
    named = {name: value for name, _, value in pairs}
    laid = tuple(named["tiles"].split(",")) if "tiles" in named else ()
    at = Colonial(1 if "solo" in named else 2, *laid)
    for name, _, value in pairs:
        _set(at, name, value)
    return at


def _set(at: Colonial, name: str, value: str) -> None:
    seat, bare = (1, name.removeprefix("other.")) if name.startswith("other.") else (0, name)
    word, _, colony = bare.partition(".")
    if word == "marker":
        at.marker(colony, int(value))
    elif word == "station":
        for owner in value.split(","):
            at.station(int(owner), colony)
    elif word == "ship":
        at.ship(int(value), colony)
    elif bare == "fleet":
        at.fleet(seat, int(value))
    elif bare == "holders":
        at.holders(seat, *value.split(","))
    elif bare not in ("tiles", "solo"):
        base._set(at, seat, bare, value)


def play(at: Colonial, choices: str) -> tuple[str, Mars]:
    """Play a row's choices; what they changed, and the game."""
    game = at.turn(0)
    before = numbers(game)
    for choice in choices.split():
        seat, slash, key = choice.partition("/")
        game.choose(int(seat) if slash else 0, key if slash else choice)
    return change(before, numbers(game)), game


def numbers(game: Mars) -> base.Numbers:
    """Everything a row compares."""
    found = base.numbers(game)
    for seat in range(game.seats):
        found["fleet" if seat == 0 else "other.fleet"] = colonies_of(game).fleets[seat]
    for name in COLONY_NAMES:
        found[f"marker.{name}"] = marker(game, name)
        found[f"station.{name}"] = ",".join(map(str, stations(game, name))) or "none"
        found[f"ship.{name}"] = str(ship(game, name))
    found["tiles"] = ",".join(tiles(game))
    return found
