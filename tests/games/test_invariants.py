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
from planetfall.games.on_mars.components.lab import SPACES
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import SHELTER
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import ALIEN_CARD
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import START_TIME
from planetfall.games.on_mars.expansions.alien_blackout.state import area_of
from planetfall.games.on_mars.expansions.alien_invasion import soldiers
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    SENTRIES,
    SINGLE_TOKENS,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    BUILT,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    CUBES,
    CUBES_TO_STRIKE,
    ROUNDS,
    STOLEN_CRYSTALS,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import SPOTS, SUPPLY
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import VACCINES
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.packing import marker_of
from planetfall.games.on_mars.state import building_of, code_of
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
    ("p.hangar = p.ships_removed()", ""),
    ("p.hangar = p.ships_removed() + 1", "welcomed too many ships"),
    ("p.ships = 0; p.hangar = 0; game.level = 4", "welcomed too many ships"),
    ("p.lab[0] = p.lab[1] = 3", "two tiles on one Lab space"),
    ("lab = [k for k in range(len(p.lab)) if p.lab[k]]; p.lab[lab[0]] = SPACES", ""),
    ("p.lab[0] = SPACES + 1", "two tiles on one Lab space"),
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


INVASION = [
    ("c.reusable += 1", "reusable tokens"),
    ("c.reusable -= 1", "reusable tokens"),
    ("c.single = 0; c.single -= 1", "less than nothing"),
    ("c.crystals = 0", ""),
    ("c.crystals = -1", "less than nothing"),
    ("c.waiting = -1", "less than nothing"),
    ("c.single = SINGLE_TOKENS - c.singles_used() + c.single", ""),
    ("c.single = SINGLE_TOKENS - c.singles_used() + c.single + 1", "single-use tokens"),
    ("f.sabotage += 1", "sabotage tokens"),
    ("f.sabotage -= 1", "sabotage tokens"),
    ("c.lifted += 1", "sabotage tokens"),
    ("f.sabotage += 1; c.lifted -= 1", ""),
    ("c.ready += 1", "soldiers"),
    ("c.aside -= 1", "soldiers"),
    ("c.aside += c.ready; c.ready = 0", ""),
    ("c.aside += c.ready + 1; c.ready = -1", "soldiers"),
    ("c.ready += c.aside + 1; c.aside = -1", "soldiers"),
    ("c.ready += c.aside; c.aside = 0", ""),
    ("c.stunned = [*c.stunned, c.standing[0]]; c.aside -= 1; game.turn = -1",
     "two soldiers on one hex"),
    ("c.stunned = [*c.stunned, c.standing[0]]; c.aside -= 1; game.turn = 0; refresh(game)", ""),
    ("c.shelters_left += 1", "alien Shelters are left"),
    ("c.mines_left -= 1", "alien Mines are left"),
    ("c.markers[0] = 3", "is in the wrong place"),
    ("c.cards[0] = BUILT; c.markers[0] = -1", "is in the wrong place"),
    ("c.cards[0] = BUILT; c.markers[0] = bare", "is on the wrong building"),
    ("c.lab = [3, 3, *c.lab[2:]]", "two tiles on one space of the alien Lab"),
    ("f.shields += 1", "shields"),
    ("f.shielded = [mine]; f.shields -= 1", ""),
    ("f.shielded = [mine]", "shields"),
    ("f.shielded = [bare]; f.shields -= 1", "a shield lies on no human building"),
    ("f.shielded = list(range(11)); f.shields = -1", "shields"),
    ("f.corrupted = tiles[:1] * 9", "two tokens lie on one tile"),
    ("f.corrupted = [p.lab.index(0)]", "which is in no Lab"),
    ("f.corrupted = tiles[:1]", ""),
    ("f.corrupted = tiles[:1] * 99", "too many corruption tokens"),
    ("f.sentries = [1] * SENTRIES; refresh(game)", ""),
    ("f.sentries = [1] * (SENTRIES + 1); refresh(game)", "too many sentry bots"),
    ("game.barred ^= 2", "out of date"),
    ("game.others = [*game.others, 1]", "out of date"),
]  # fmt: skip

OUTBREAK = [
    ("a.ill_mines = a.immune_mines = 1 << mine", "a vaccinated colonist on a Mine is infected"),
    ("a.ill_mines = 1 << bare", "the state of a colonist on the empty hex"),
    ("a.immune_mines = 1 << bare", "the state of a colonist on the empty hex"),
    ("game.tops[mine] = 1; p.supply -= 1; a.ill_mines = 1 << mine", ""),
    ("a.vaccines += 1", "vaccines"),
    ("a.immune[10] += 1", "vaccines"),
    ("a.ill[0] = 0; a.immune[0] = a.vaccines = 1", ""),
    ("vaccinate(VACCINES)", ""),
    ("vaccinate(VACCINES + 1)", "vaccines"),
    ("a.rooms[0] += 1", "colonists in rooms"),
    ("a.rooms[1] += 1; people(p.quarters + 1)", "too many colonists in room 1"),
    ("a.rooms[0] += 4; people(p.quarters + 4)", "too many colonists in room 0"),
    ("a.rooms[0] = 4; people(4); a.ill[0] = 0", ""),
    ("a.rooms[0] = 5; people(5); a.ill[0] = 0", "too many colonists in room 0"),
    ("a.ill[0] = a.rooms[0]", ""),
    ("a.ill[0] = a.rooms[0] + 1", "other colonists than there are"),
    ("a.ill[1] = -1", "other colonists than there are"),
    ("a.immune[1] = -1", "other colonists than there are"),
    ("a.ill[supply] = 1", "infected colonists in the supply"),
    ("a.ill[supply + SPOTS] = 1", "player 1 has infected colonists in the supply"),
]  # fmt: skip

BLACKOUT = [
    ("a.outages[bare] = 1", "an outage token without a plain building"),
    ("a.outages[mine] = 1; game.tops[mine] = marker_of(0, 0)", "without a plain building"),
    ("a.outages[free] = 2", "is disabled without a colonist"),
    ("game.land[free] = -game.land[free]", "is disabled without a colonist"),
    ("a.outages[free] = 2; game.land[free] *= -1; game.tops[free] = 1", "somebody stands on"),
    ("a.outages[free] = 2; game.land[free] *= -1; p.supply -= 1", ""),
    ("a.outages[home] = 2; game.land[home] *= -1; p.supply -= 1", ""),
    ("a.outages[home] = 2; game.land[home] *= -1; p.supply -= 1; p.shelters += 1",
     "Shelters and others on the map"),
    ("a.outages = [1] * len(a.outages)", "outage tokens too many"),
    ("a.outages = [2] * len(a.outages)", "buildings are disabled and the game goes on"),
    ("a.time = 0", "the time marker is on 0"),
    ("a.time = 1", ""),
    ("a.time = START_TIME[3]", ""),
    ("a.time = START_TIME[3] + 1", "the time marker is on"),
    ("a.time = -1", "the time marker is on -1"),
    ("a.shown = [ALIEN_CARD]", "damage cards turned up are"),
    ("a.shown = [1, 1]", "damage cards turned up are"),
    ("a.shown = [1, 2]", ""),
    ("a.completed[0] = 3; a.completed[2] = 3", "Private Goals completed are"),
    ("a.completed[0] = 1 << p.goals[0]", "Private Goals completed are"),
]  # fmt: skip

MONOLITH = [
    ("game.sabotage_deck = [*game.sabotage_deck, game.sabotage_row[0]]", "sabotage cards are"),
    ("game.struck = game.struck[1:]", "sabotage cards are"),
    ("game.sabotage_cubes = game.sabotage_cubes[1:]", "sabotage cubes are"),
    ("game.sabotage_cubes = full(CUBES)", ""),
    ("game.sabotage_cubes = full(CUBES + 1)", "sabotage cubes are"),
    ("game.sabotage_cubes[0] = CUBES_TO_STRIKE + 1", "a sabotage card holds too many cubes"),
    ("game.sabotage_cubes[0] = CUBES_TO_STRIKE", ""),
    ("game.sabotage_cubes[0] = -1", "a sabotage card holds too many cubes"),
    ("game.time = ROUNDS", ""),
    ("game.time = ROUNDS + 1", "the time marker is on"),
    ("game.time = 0", ""),
    ("game.time = -1", "the time marker is on"),
    ("game.objectives[0] = game.objectives[1]", "lies on deck 0"),
    ("game.objectives[0] = 0", ""),
    ("game.crystal_debt = STOLEN_CRYSTALS", ""),
    ("game.crystal_debt = STOLEN_CRYSTALS + 1", "the debt is"),
    ("game.crystal_debt = -1", "the debt is"),
    ("game.reduced = 0", ""),
    ("game.reduced = -1", "the extra cost -1"),
    ("game.rover_state = 1", "the rover does not know"),
    ("p.stuck = 1", "the rover does not know"),
    ("game.rover_state = p.stuck = 1; p.rover = bare", "stands on the map"),
    ("game.rover_state = p.stuck = 1; p.rover = -1", ""),
]


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
    exec(code, {"game": game, "p": game.players[0], "q": game.players[-1], **names})
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
        "SPACES": SPACES,
        "people": people,
        "marker_of": marker_of,
    }
    check(game, code, said, names)


def chapter(name: str, seats: int, steps: int) -> tuple[Any, dict[str, Any]]:
    """A sound position of a chapter of Alien Invasion, with what its rows name."""
    game: Any = sound("on-mars", seats, (("chapter", name),), steps)
    player = game.players[0]

    def people(number: int) -> None:
        player.supply += player.quarters - number
        player.quarters = number

    every = range(len(HEX_NAMES))
    plain = [k for k in every if game.land[k] == 1 and not game.tops[k]]
    return game, {
        "bare": next(k for k in every if not game.land[k] and not game.finds[k]),
        "mine": plain[0] if plain else -1,
        "free": next(k for k in every if game.land[k] > 1 and not game.tops[k]),
        "marker_of": marker_of,
        "people": people,
    }


@pytest.mark.parametrize(("code", "said"), INVASION)
def test_invasion_notices(code: str, said: str) -> None:
    game, names = chapter("invasion", 3, 80)
    tiles = [16 * seat + k for seat in (0, 1) for k in range(9) if game.players[seat].lab[k]]
    names |= {
        "c": commander_of(game),
        "f": front_of(game),
        "refresh": soldiers.refresh,
        "tiles": tiles,
        "BUILT": BUILT,
        "SENTRIES": SENTRIES,
        "SINGLE_TOKENS": SINGLE_TOKENS,
    }
    assert names["c"].standing and names["c"].ready and names["c"].aside
    check(game, code, said, names)


@pytest.mark.parametrize(("code", "said"), OUTBREAK)
def test_outbreak_notices(code: str, said: str) -> None:
    game, names = chapter("outbreak", 3, 80)

    def vaccinate(number: int) -> None:
        area = outbreak(game)
        area.vaccines = number
        for k in range(number):
            area.immune[SPOTS * (k % 3) + SUPPLY] += 1

    names |= {
        "a": outbreak(game),
        "VACCINES": VACCINES,
        "SPOTS": SPOTS,
        "supply": SUPPLY,
        "vaccinate": vaccinate,
    }
    check(game, code, said, names)


@pytest.mark.parametrize(("code", "said"), BLACKOUT)
def test_blackout_notices(code: str, said: str) -> None:
    game, names = chapter("blackout", 3, 40)
    area = area_of(game)
    area.outages = [0] * len(area.outages)
    home = game.land.index(code_of(SHELTER, 0))
    names |= {"a": area, "home": home, "START_TIME": START_TIME, "ALIEN_CARD": ALIEN_CARD}
    check(game, code, said, names)


@pytest.mark.parametrize(("code", "said"), MONOLITH)
def test_monolith_notices(code: str, said: str) -> None:
    game, names = chapter("monolith", 1, 60)

    def full(number: int) -> list[int]:
        cubes = [0] * len(game.sabotage_row)
        for k in range(number):
            cubes[k // CUBES_TO_STRIKE] += 1
        return cubes

    names |= {
        "full": full,
        "CUBES": CUBES,
        "CUBES_TO_STRIKE": CUBES_TO_STRIKE,
        "ROUNDS": ROUNDS,
        "STOLEN_CRYSTALS": STOLEN_CRYSTALS,
    }
    check(game, code, said, names)
