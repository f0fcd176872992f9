"""The spread of the infection and the quarantine against a second account, in random positions."""

from __future__ import annotations

from collections import deque
from itertools import product
from random import Random

import pytest

from planetfall.games.on_mars.components.names import SLOT_ACTIONS
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import asked
from tests.rulebook.on_mars_alien_invasion.outbreak import Ward, sizes, states

SEATS = 3
START = ["6-3", "8-3", "6-6", "8-6"]
"""Where further Shelters go."""
SEEDS = range(40)

Room = tuple[int, ...]
"""How many colonists of a place are well, infected and vaccinated."""


def people(rng: Random, most: int) -> dict[str, int]:
    """Some colonists, no more than there is room for."""
    found = {"well": 0, "ill": 0, "immune": 0}
    for _ in range(rng.randrange(most + 1)):
        found[rng.choice(["well", "well", "well", "ill", "immune"])] += 1
    return found


def ward(rng: Random) -> Ward:
    """Colonists in all kinds of places, some of them infected or vaccinated."""
    at = Ward(SEATS)
    for seat in range(SEATS):
        at.people(seat, "room_1", **people(rng, 3))
        if rng.random() < 0.7:
            at.building("shelter", START[seat], seat=seat)
            at.people(seat, "room_2", **people(rng, 2))
        at.people(seat, "working_area", **people(rng, 2))
        for action in rng.sample(SLOT_ACTIONS, 2):
            at.people(seat, action, **people(rng, 1))
    return at


PLACES = ["room_1", "room_2", "room_3", "working_area", *SLOT_ACTIONS]


def everybody(game: Colony) -> dict[tuple[int, str], list[int]]:
    """How all colonists are, by owner and place."""
    return {(seat, spot): states(game, seat, spot) for seat in range(SEATS) for spot in PLACES}


def spread(before: dict[tuple[int, str], list[int]]) -> dict[tuple[int, str], list[int]]:
    """Who shares a room, a Working Area or an action with an infected one is infected."""
    after = {}
    for (seat, spot), (well, ill, immune) in before.items():
        sharing = range(SEATS) if spot in SLOT_ACTIONS else [seat]
        is_caught = any(before[other, spot][1] for other in sharing)
        after[seat, spot] = [0, ill + well, immune] if is_caught else [well, ill, immune]
    return after


@pytest.mark.parametrize("seed", SEEDS)
def test_the_infection_spreads_once_in_every_place(seed: int) -> None:
    at = ward(Random(seed))
    before = everybody(at.game)
    game = at.end_of_turn(seed % SEATS)
    after = everybody(game)
    assert after == spread(before)
    well = sum(row[0] + row[2] for row in after.values())
    ill = sum(row[1] for row in after.values())
    lost = "lost_infected" if ill >= 14 else "" if well else "lost_all_infected"
    assert game.decided == lost or (not well and game.decided.startswith("lost_"))


def arrangements(game: Colony, seat: int) -> set[tuple[Room, ...]]:
    """Every way to lay the colonists of Living Quarters into their rooms."""
    rooms = [f"room_{k + 1}" for k in range(len(sizes(game, seat)))]
    now = [states(game, seat, room) for room in rooms]
    total = [sum(row[state] for row in now) for state in range(3)]
    each = [
        [room for room in product(*[range(n + 1) for n in total]) if sum(room) <= size]
        for size in sizes(game, seat)
    ]
    return {
        rows
        for rows in product(*each)
        if [sum(row[state] for row in rows) for state in range(3)] == total
    }


@pytest.mark.parametrize("seed", range(12))
def test_a_quarantine_can_bring_about_every_arrangement(seed: int) -> None:
    rng = Random(seed)
    at = ward(rng)
    at.building("shelter", "4-3", "4-6")
    at.people(0, "room_1", **people(rng, 4)).people(0, "room_3", **people(rng, 1))
    others = {key: row for key, row in everybody(at.game).items() if key[0]}
    expected = arrangements(at.game, 0)
    rooms = [f"room_{k + 1}" for k in range(len(sizes(at.game, 0)))]
    found: set[tuple[Room, ...]] = set()
    seen: set[tuple[tuple[Room, ...], tuple[int, ...]]] = set()
    # The fewest moves come first, since a quarantine takes no more than enough of them.
    todo = deque([at.ask_all().doing("outbreak.quarantine", 0)])
    while todo:
        game = todo.popleft()
        now = tuple(tuple(states(game, 0, room)) for room in rooms)
        if asked(game) != "outbreak.quarantine@0":
            found.add(now)
            assert {key: row for key, row in everybody(game).items() if key[0]} == others
        elif (now, tuple(game.legal(0))) not in seen:
            seen.add((now, tuple(game.legal(0))))
            for option in game.legal(0):
                after = game.clone()
                after.apply(0, option)
                todo.append(after)
    assert found == expected
