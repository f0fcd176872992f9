"""Rules that speak of any, each or another mean the last of them as well as the first."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from planetfall import games, positions
from planetfall.core.game import Game
from planetfall.games.on_mars.components.names import BUILDINGS, CONTRACTS, ITEMS, SLOT_ACTIONS
from planetfall.games.on_mars.components.tables import (
    CONTRACT_DONE,
    CONTRACT_FAILED,
    DELIVERIES,
    PROGRESS_POINTS,
)
from planetfall.games.planet_unknown.components.events_data import EVENTS
from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES
from tests.games.built import questions
from tests.games.test_determinize import settings
from tests.games.whole_changes import planet
from tests.rulebook.on_mars.help import Position, choose, offered
from tests.rulebook.planet_unknown.help import event

EACH = 6
"""How often a kind of question is looked at."""

ALIKE: dict[str, set[str]] = {
    # A row and a column with the same meteorite, terrains of one track, equal spaces.
    "planet-unknown": {"ClearLine", "ClaimRow", "OneOfBoth"},
    # Parts of which none does anything.
    "terraforming-mars": {"Either"},
    # To stay where one is, and the room that is filled first anyway.
    "on-mars": {"House", "UseExosuit"},
}
"""Kinds of questions of which two answers may come to the same."""


def alike(game: Game, seat: int) -> list[str]:
    """Answers that lead to the position of another one."""
    found: dict[str, str] = {}
    same = []
    for option in game.legal(seat):
        after = game.clone()
        after.apply(seat, option)
        data = after.to_data()
        del data["draws"]
        key = game.rules.key(option)
        if other := found.get(repr(data)):
            same.append(f"{other} and {key}")
        found.setdefault(repr(data), key)
    return same


@pytest.mark.parametrize("title", games.GAMES)
def test_every_answer_does_something_of_its_own(title: str) -> None:
    seen: Counter[str] = Counter()

    def look(game: Game, seat: int) -> None:
        kind = type(game.question(seat).effect).__name__
        if seen[kind] < EACH and kind not in ALIKE[title]:
            seen[kind] += 1
            assert alike(game, seat) == [], kind

    for rules, seats, number in settings(title):
        game = rules.new(seats, number)
        rng = Random(number)
        while movers := game.to_move():
            # The last of those who may choose is looked at, whoever chooses.
            look(game, movers[-1])
            seat = rng.choice(movers)
            game.apply(seat, rng.choice(game.legal(seat)))
    for game in questions(title):
        for seat in game.to_move():
            look(game, seat)
    assert len(seen) > 20


# Planet Unknown


@pytest.mark.parametrize("seats", (2, 4))
@pytest.mark.parametrize(
    "card", [each for each in EVENTS if not each.solo_only], ids=lambda e: e.id
)
def test_an_event_does_the_same_to_equal_seats(card: Any, seats: int) -> None:
    for last in (False, True):
        game = event(card.id, *[planet() for _ in range(seats)])
        turn = game.turn
        answers: dict[int, str] = {}
        while (movers := game.to_move()) and game.turn == turn:
            waiting = [mover for mover in movers if mover not in answers]
            if not waiting or not game.question(waiting[0]).effect.path.startswith("event"):
                break
            seat = waiting[-1]
            option = game.legal(seat)[-1 if last else 0]
            answers[seat] = game.rules.key(option)
            game.apply(seat, option)
        assert len(answers) in (0, seats)
        assert len(set(answers.values())) <= 1
        assert len({repr(area.fields_data()) for area in game.areas()}) == 1


# Terraforming Mars


@pytest.mark.parametrize("seats", range(2, 6))
def test_all_seats_produce_each_what_is_theirs(seats: int) -> None:
    at = positions.start("terraforming-mars", seats=seats)
    for seat in range(seats):
        at.give(seat, mc=seat, energy=1 + seat, heat=2)
        at.produce(seat, mc=seat, steel=1 + seat, titanium=2, plant=seat, energy=3, heat=seat)
        at.rating(seat, 20 + seat)
    game: Any = at.production()
    for seat in range(seats):
        held = dict(zip(RESOURCE_NAMES, game.players[seat].stock, strict=False))
        assert held == {
            "mc": 20 + 3 * seat,
            "steel": 1 + seat,
            "titanium": 2,
            "plant": seat,
            "energy": 3,
            "heat": 3 + 2 * seat,
        }


# On Mars


@pytest.mark.parametrize("seats", range(2, 5))
def test_all_seats_score_their_progress_when_the_colony_rises(seats: int) -> None:
    at = Position(seats=seats)
    for seat in range(seats):
        at.write(f"seat {seat}: cubes={','.join(BUILDINGS[: seat + 1])}")
    game = at.level(1, [2, 2, 2, 2]).doing("colony_update", own_turn=False)
    assert game.level == 2
    assert [player.vp for player in game.players] == [
        PROGRESS_POINTS[seat + 1] for seat in range(seats)
    ]


@pytest.mark.parametrize("action", SLOT_ACTIONS[:4])
def test_all_who_have_most_colonists_on_a_full_action_take_them_off(action: str) -> None:
    for placed in ([1, 1, 1], [0, 1, 2], [2, 1, 0], [0, 3, 0], [1, 0, 1]):
        at = Position(seats=4).quarters(3, 3).crystals(3, 4).bots(3, "7-6")
        at.storage(3, mineral=2, battery=2, water=2, plant=2, oxygen=2).tech(3, "rover", "c1t")
        at.blueprints(3, "metal_deposit").space(3, 8 if "building" in action else 4)
        for seat, number in enumerate(placed):
            at.on(seat, action, number)
        game = at.turn(3)
        choose(game, 3, f"main:{action}")
        number = SLOT_ACTIONS.index(action)
        most = max(placed) if sum(placed) >= 3 else 0
        for seat, there in enumerate(placed):
            gone = there == most and most > 0
            player = game.players[seat]
            assert (player.slots[number], player.working) == ((0, there) if gone else (there, 0))
        assert game.players[3].slots[number] == 1


@pytest.mark.parametrize("place", range(3))
def test_every_contract_of_a_player_counts_wherever_it_lies(place: int) -> None:
    names = ["minerals", "oxygen_and_minerals", "crystals_and_minerals"]
    full = names[place]
    cargo = [
        f"{full}-{ITEMS[item]}:{amount}" for of, item, amount in DELIVERIES if CONTRACTS[of] == full
    ]
    for seat in (0, 2):
        at = Position(seats=3)
        for name in names:
            at.contract(seat, name)
        at.write(f"table: cargo={','.join(cargo)}")
        at.storage(seat, mineral=1, oxygen=1).crystals(seat, 1)
        scores = dict(at.game.scores()[seat].lines)
        numbers = [CONTRACTS.index(name) for name in names]
        points = [
            CONTRACT_DONE[n] if CONTRACTS[n] == full else -CONTRACT_FAILED[n] for n in numbers
        ]
        assert sum(points) in scores.values()
        words = [key for key in offered(at.turn(seat), seat) if key.startswith("deliver:")]
        assert {word.split(":")[1].rsplit("-", 1)[0] for word in words} == set(names) - {full}


def test_an_upgrade_contract_of_any_player_is_done_by_the_building_of_another() -> None:
    for seat in range(3):
        at = Position(seats=3).contract(seat, "advanced_mine").contract(seat, "minerals")
        at.building("mine", "1-1", "1-2", "2-2").advanced(seat, "metal_deposit", "1-1")
        other = (seat + 1) % 3
        at.tech(other, "mine", "c4t").bots(other, "2-2").quarters(other, 3)
        game = at.turn(other)
        choose(game, other, "main:construct_building")
        if "build:mine" in offered(game, other):
            choose(game, other, "build:mine")
        near = [key for key in offered(game, other) if key in ("hex:1-3", "hex:2-3", "hex:2-1")]
        choose(game, other, near[-1])
        assert game.done >> CONTRACTS.index("advanced_mine") & 1 == 1
