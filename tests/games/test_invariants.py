"""For every invariant of every game: a position broken in just that way is reported.

A row is a line of Python that breaks a sound position, and what `status` says then. Rows without
words go to the limit and break nothing.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from planetfall import games
from planetfall.core.game import Game
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.packing import marker_of
from planetfall.games.on_mars.state import building_of
from planetfall.games.planet_unknown.bands import BAND, BIT
from planetfall.games.planet_unknown.components.planet import PLANETS

TERRAFORMING = [
    ("p.hand = p.hand[:-1]", "cards are not conserved"),
    ("game.deck = [*game.deck, game.deck[0]]", "cards are not conserved"),
    ("p.stock[0] = -1", "seat 0 has -1 of 0"),
    ("q.stock[5] = -1", "seat 1 has -1 of 5"),
    ("p.stock = [0] * 6", ""),
    ("p.production[0] = -6", "seat 0 produces -6 of 0"),
    ("p.production[0] = -5", ""),
    ("p.production[1] = -1", "seat 0 produces -1 of 1"),
    ("p.used = [game.deck[0]]", "which is not in play"),
    ("game.city_hexes |= game.ocean_hexes", "two tiles lie on one area"),
    ("q.tiles |= game.greenery_hexes; p.tiles |= game.greenery_hexes", "a tile has two owners"),
    ("p.tiles |= game.ocean_hexes", "a tile has two owners"),
    ("p.tiles |= 1 << free", "a marker lies on no tile"),
    ("game.ocean_hexes = (1 << 9) - 1; empty()", ""),
    ("game.ocean_hexes = (1 << 10) - 1; empty()", "too many oceans"),
    ("game.temperature = -1", "off its track"),
    ("game.temperature = 20", "off its track"),
    ("game.temperature = 19", ""),
    ("game.oxygen = -1", "off its track"),
    ("game.oxygen = 15", "off its track"),
    ("game.oxygen = 14", ""),
    ("game.held[3] = -1", "a card holds less than nothing"),
]

UNKNOWN = [
    ("game.tops[0] = game.tops[1]", "lies in 2 places"),
    ("game.tops[0] = -1", "lies in 0 places"),
    ("game.discarded = [*game.discarded, game.tops[0]]", "lies in 2 places"),
    ("game.civ = game.civ[1:]", "civ cards are"),
    ("p.civ_taken = [*p.civ_taken, 1]", "have"),
    ("game.lost_marks = [*game.lost_marks, 1]", "lost civ cards and their marks differ"),
    ("game.pile = [*game.pile, game.pile[0]]", "objectives are"),
    ("game.pile = game.pile[1:]", "objectives are"),
    ("game.events_done = [*game.events_done, game.events_deck[0]]", "events are"),
    ("game.events_deck = game.events_deck[1:]", "the event deck has 19 cards in all"),
    ("game.next_event = game.events_deck[0]", "events are"),
    ("p.trackers[0] = p.trackers[1]", "trackers share a space"),
    ("p.trackers[0] = 15 + 1", "tracker 0 stands on 16"),
    ("p.pods = [p.trackers[0]]", "tracker 0 stands on"),
    ("p.pods = [p.trackers[2] + 2, p.trackers[2] + 1]", "lifepods lie on"),
    ("p.pods = [p.trackers[2] + 1, p.trackers[2] + 1]", "lifepods lie on"),
    ("p.pods = [p.trackers[2] + 1, p.trackers[2] + 2]; p.lifepods = 0; board.clear(33)", ""),
    ("p.lifepods = 7; board.clear(33)", "7 lifepods"),
    ("p.lifepods = 6; board.clear(33)", ""),
    ("p.rovers = 4 - len(p.board.rovers)", "4 rovers"),
    ("p.rovers = 3 - len(p.board.rovers)", ""),
    ("p.pool = [3, 1]", "the pool is not sorted"),
    ("p.moves = -1", "amounts below zero"),
    ("p.saved = -1", "amounts below zero"),
    ("p.rovers = -1", "amounts below zero"),
    ("p.lifepods = -1", "amounts below zero"),
    ("p.meteorites = -1", "amounts below zero"),
    ("p.patches = -1", "amounts below zero"),
    ("board.put(36, 0)", "rovers lie off the planet"),
    ("board.put(33, 0)", "lifepods lie off the planet"),
    ("board.put(27, 0)", "meteorites lie off the planet"),
    ("board.put(18, 0)", "pieces lie off the planet"),
    ("board.put(21, bare)", "buildings lie where nothing carries them"),
    ("board.put(24, bare)", "symbols lie where nothing carries them"),
    ("board.put(39, bare)", "loads lie where nothing carries them"),
    ("board.put(30, bare)", "second meteorites lie where nothing carries them"),
    ("board.clear(33); board.put(33, p.board.anchors[0])", "a lifepod lies under a piece"),
]

COLONY = [
    ("p.supply += 1", "player 0 has 13 colonists"),
    ("q.supply -= 1", "player 1 has 11 colonists"),
    ("p.bots_left += 1", "bots"),
    ("p.crystals = -1", "less than nothing"),
    ("p.waiting = -1", "less than nothing"),
    ("p.fresh = -1", "less than nothing"),
    ("p.working -= 1; p.supply += 1; p.working = min(p.working, -1)", "less than nothing"),
    ("p.storage = [-1, 0, 0, 0, 0]", "less than nothing"),
    ("p.crystals = p.depot_limit()", ""),
    ("p.crystals = p.depot_limit() + 1", "crystals in the Depot"),
    ("people(p.quarters_limit())", ""),
    ("people(p.quarters_limit() + 1)", "colonists in Living Quarters"),
    ("p.storage = [p.storage_limit()] * 5", ""),
    ("p.storage = [0, 0, 0, 0, p.storage_limit() + 1]", "player 0 stores"),
    ("p.hangar = 6", "welcomed too many ships"),
    ("p.ships = 0; p.hangar = 0; game.level = 4", "welcomed too many ships"),
    ("p.lab[0] = p.lab[1] = 3", "two tiles on one Lab space"),
    ("p.lab[0] = 99", "two tiles on one Lab space"),
    ("p.shelters += 1", "Shelters and others on the map"),
    ("p.blueprints = [1, 1]", "has Blueprints [1, 1]"),
    ("p.blueprints = list(range(9))", "has Blueprints"),
    ("p.blueprints = [5]; p.built = 1 << 5", "has markers on the map of []"),
    ("game.tops[bare] = 1; p.supply -= 1", "a piece without a building"),
    ("game.finds[mine] = 1", "a tile or crystal on the building"),
    ("game.tops[shelter] = 1; p.supply -= 1", "a miner outside a Mine"),
    ("game.tops[shelter] = marker_of(0, 0); p.blueprints = [0]; p.built = 1",
     "a marker on the wrong building"),
    ("game.spent = 0", "building tiles are"),
    ("game.lss[0] += 1", "LSS marker 0 is on"),
    ("game.lss[3] -= 1", "LSS marker 3 is on"),
    ("game.turn = -1; p.rover = q.rover = 3", "two pieces on hexes [3]"),
    ("game.turn = 0; p.rover = q.rover = 3", ""),
    ("game.turn = -1; p.rover = 3; q.rover = 4", ""),
    ("game.contract_deck = game.contract_deck[1:]", "cards of the Scientist display are"),
    ("game.offer[0] = 0", "cards of the Scientist display are"),
    ("game.discovery_bag = game.discovery_bag[1:]", "Discovery tiles are"),
    ("game.grid[0] = 0", "Tech tiles are"),
    ("game.cargo[2] = 99", "contract"),
    ("game.cargo[2] = -1", "contract"),
    ("game.level = 1; game.display[0] = 1 + three", "level 3 lies out at Colony level 1"),
]  # fmt: skip


def sound(game_id: str, seats: int, options: tuple[tuple[str, Any], ...], steps: int) -> Any:
    """A copy of a sound position with lists of its own."""
    game = _played(game_id, seats, options, steps)
    return game.rules.from_data(game.to_data())


@cache
def _played(game_id: str, seats: int, options: tuple[tuple[str, Any], ...], steps: int) -> Game:
    """A position in the middle of a seeded random game in which nobody acts at once."""
    rules = games.build(game_id, {name: given for name, given in options})
    game = rules.new(seats, 5)
    rng = Random(7)
    while steps > 0 or game.at_once:
        seat = rng.choice(game.to_move())
        game.apply(seat, rng.choice(game.legal(seat)))
        steps -= 1
    assert game.status() == []
    return game


def check(game: Any, code: str, said: str, names: dict[str, Any]) -> None:
    """Break a copy of a position; just this must be reported."""
    exec(code, {"game": game, "p": game.players[0], "q": game.players[1], **names})
    found = game.status()
    if said:
        assert any(said in line for line in found), found
    else:
        assert found == []


@pytest.mark.parametrize(("code", "said"), TERRAFORMING)
def test_terraforming_mars_notices(code: str, said: str) -> None:
    game: Any = sound("terraforming-mars", 2, (), 110)
    assert game.ocean_hexes and game.greenery_hexes and game.players[0].hand

    def empty() -> None:
        game.greenery_hexes = game.city_hexes = game.special_hexes = 0
        for player in game.players:
            player.tiles = 0

    free = next(k for k in range(61) if not game.taken_hexes() >> k & 1)
    check(game, code, said, {"free": free, "empty": empty})


@pytest.mark.parametrize(("code", "said"), UNKNOWN)
def test_planet_unknown_notices(code: str, said: str) -> None:
    game: Any = sound("planet-unknown", 2, (("events", ("on",)),), 30)
    board = game.players[0].board
    board.masks = board.masks[:]
    bare = next(
        k for k in PLANETS[board.planet].cells if not any(board.has(s, k) for s in (18, 27, 36))
    )

    class Board:
        """The sets of squares of a planet, by the number of their first word."""

        @staticmethod
        def put(start: int, cell: int) -> None:
            board.masks[start + BAND[cell]] |= BIT[cell]

        @staticmethod
        def clear(start: int) -> None:
            board.masks[start : start + 3] = [0, 0, 0]

    check(game, code, said, {"board": Board, "bare": bare})


@pytest.mark.parametrize(("code", "said"), COLONY)
def test_on_mars_notices(code: str, said: str) -> None:
    game: Any = sound("on-mars", 2, (), 40)
    player = game.players[0]
    game.level = 5
    player.storage = [0] * 5

    def people(number: int) -> None:
        player.supply += player.quarters - number
        player.quarters = number

    names = {
        "bare": next(k for k in range(len(HEX_NAMES)) if not game.land[k] and not game.tops[k]),
        "mine": next(k for k in range(len(HEX_NAMES)) if game.land[k] == 1),
        "shelter": next(k for k in range(len(HEX_NAMES)) if building_of(game.land[k]) == 5),
        "three": LEVELS.index(3),
        "people": people,
        "marker_of": marker_of,
    }
    check(game, code, said, names)
