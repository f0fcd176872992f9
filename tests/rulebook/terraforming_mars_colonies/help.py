"""Positions with colonies for rule tests.

`Colonial` is the builder of the package; here is what tests ask of a position, in words.
"""

from __future__ import annotations

from planetfall.core.reasons import unpack
from planetfall.games.terraforming_mars.components.card import CARDS, card_id
from planetfall.games.terraforming_mars.expansions.colonies.components import terms
from planetfall.games.terraforming_mars.expansions.colonies.phases import lay_out
from planetfall.games.terraforming_mars.expansions.colonies.positions import USUAL
from planetfall.games.terraforming_mars.expansions.colonies.positions import (
    ColonialBuilder as Colonial,
)
from planetfall.games.terraforming_mars.expansions.colonies.state import SITES, colonies_of
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import COLONY_NAMES
from planetfall.games.terraforming_mars.state import Mars
from tests.rulebook.terraforming_mars.help import (
    can,
    choose,
    keys,
    rules,
    started,
)

REASONS = {
    terms.NO_SHIP: "no_ship",
    terms.NOWHERE_TO_TRADE: "nowhere_to_trade",
    terms.FEE_TOO_HIGH: "fee_too_high",
    terms.NOWHERE_TO_BUILD: "nowhere_to_build",
    terms.ASLEEP: "asleep",
    terms.SHIP_THERE: "ship_there",
    terms.STATIONS_FULL: "stations_full",
    terms.STATION_THERE: "station_there",
    terms.NOT_LAID_OUT: "not_laid_out",
    terms.TOO_FEW_STATIONS: "too_few_stations",
    terms.TOO_MANY_STATIONS: "too_many_stations",
    terms.NO_MARKERS: "no_markers",
    terms.NO_TILE_LEFT: "no_tile_left",
}


def marker(game: Mars, name: str) -> int:
    """The field of a colony's marker, from 1; 0 where there is none."""
    return colonies_of(game).markers[COLONY_NAMES.index(name)] + 1


def stations(game: Mars, name: str) -> list[int]:
    """Owners of the stations in a colony, from the left."""
    first = SITES * COLONY_NAMES.index(name)
    return [seat for seat in colonies_of(game).stations[first : first + SITES] if seat >= 0]


def ship(game: Mars, name: str) -> int:
    """The seat whose ship stands in a colony, -1 for none."""
    return colonies_of(game).ships[COLONY_NAMES.index(name)]


def home(game: Mars, seat: int) -> int:
    """Ships of a seat on the trade fleets tile."""
    return colonies_of(game).ships_home(seat)


def tiles(game: Mars) -> list[str]:
    """Names of the colonies in play."""
    return [COLONY_NAMES[colony] for colony in colonies_of(game).tiles]


def reason(game: Mars, seat: int, key: str) -> str:
    """Why a seat cannot choose a word, by the expansion's own reasons."""
    kind = unpack(game.why_not(seat, game.rules.option(key)))[0]
    return REASONS.get(kind, str(kind))


def trade(game: Mars, seat: int, name: str, fee: str = "mc") -> Mars:
    """Trade with a colony; questions with one answer are not asked."""
    choose(game, seat, "trade")
    for key in (f"colony:{name}", f"fee:{fee}"):
        if can(game, seat, key):
            choose(game, seat, key)
    return game


def build(game: Mars, seat: int, name: str) -> Mars:
    """Build a station by the standard project."""
    choose(game, seat, "standard:build_colony")
    return choose(game, seat, f"colony:{name}") if can(game, seat, f"colony:{name}") else game


def next_generation(game: Mars) -> Mars:
    """Let all pass and buy nothing, up to the first turn of the next generation."""
    before = game.generation
    while game.generation == before or game.at_once:
        seat = game.to_move()[0]
        found = keys(game, seat)
        choose(game, seat, next(key for key in ("pass", "done", found[0]) if key in found))
    return game


def founded(*corporations: str, colonies: tuple[str, ...] = USUAL, seats: int = 0) -> Mars:
    """A game at its first turn with these corporations in play and these colonies laid out."""
    count = seats or len(corporations)
    game = started(count, colonies=True)
    area = colonies_of(game)
    area.tiles = []
    area.markers = [-1] * len(COLONY_NAMES)
    for name in colonies:
        lay_out(game, COLONY_NAMES.index(name))
    others = [c.id for c in CARDS if c.is_corporation() and c.name not in corporations]
    for seat, name in enumerate(corporations):
        game.players[seat].corporations = sorted([card_id(name), others[seat + 1]])
    game.asks = [None] * (count + 1)
    game.first = 0
    game.settle()
    for seat, name in enumerate(corporations):
        choose(game, seat, f"card:{name}")
        choose(game, seat, "done")
    return game


__all__ = ["Colonial", "can", "choose", "keys", "rules", "started"]
