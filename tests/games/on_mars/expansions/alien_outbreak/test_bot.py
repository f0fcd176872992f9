"""The greedy bot in Outbreak plays for the missions."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.map import DISTANCE, RING_2
from planetfall.games.on_mars.components.names import MINERAL
from planetfall.games.on_mars.expansions.alien_outbreak.bot import (
    clinic_worth,
    missions_worth,
    room_worth,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import MISSION_IDS
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import rules


def medicine_wanted() -> Colony:
    """A game for two in which the team must hold five medicine."""
    game = rules(chapter="outbreak").new(2, 1)
    assert isinstance(game, Colony)
    outbreak(game).missions = [1 + MISSION_IDS.index("medicine_held"), 0]
    outbreak(game).met = 0
    return game


def test_a_fulfilled_mission_is_worth_more_than_one_that_lacks_a_step() -> None:
    game = medicine_wanted()
    game.players[0].storage[NUMBERS.medicine] = 4
    nearly = missions_worth(game)
    outbreak(game).met = 1
    assert missions_worth(game) > nearly


def test_it_wants_room_for_the_medicine_of_a_mission() -> None:
    game = medicine_wanted()
    for player in game.players:
        player.shelters = 1
    short = room_worth(game)
    game.players[0].shelters = 2
    assert room_worth(game) > short
    outbreak(game).met = 1
    game.players[0].shelters = 1
    assert room_worth(game) == 0


def clinic_wanted(mission: str = "tech_developed") -> Colony:
    """A game for two in which the first player has the Clinic's Blueprint."""
    game = rules(chapter="outbreak").new(2, 1)
    assert isinstance(game, Colony)
    number = 1 + MISSION_IDS.index(mission)
    outbreak(game).missions = [number, 0]
    outbreak(game).met = 0
    game.players[0].blueprints = [NUMBERS.clinic]
    return game


def test_it_makes_ready_for_the_clinic_step_by_step() -> None:
    game = clinic_wanted()
    player = game.players[0]
    player.storage[MINERAL] = 0
    worths = [clinic_worth(game)]
    player.storage[MINERAL] = 1
    worths.append(clinic_worth(game))
    bot = player.bots[0]
    game.land[RING_2[bot][0]] = NUMBERS.hospital_code
    worths.append(clinic_worth(game))
    player.built |= 1 << NUMBERS.clinic
    worths.append(clinic_worth(game))
    assert worths == sorted(set(worths))


def test_a_hospital_out_of_reach_is_worse_for_the_clinic_than_a_near_one() -> None:
    worths = []
    for steps in (1, 3, 5):
        game = clinic_wanted()
        away = DISTANCE[game.players[0].bots[0]]
        game.land[away.index(steps)] = NUMBERS.hospital_code
        worths.append(clinic_worth(game))
    assert worths == sorted(set(worths), reverse=True)


def test_crystals_and_the_microbiologist_count_for_the_built_clinic() -> None:
    game = clinic_wanted()
    owner, other = game.players
    owner.built |= 1 << NUMBERS.clinic
    worths = []
    for crystals in (0, 2):
        owner.crystals = crystals
        worths.append(clinic_worth(game))
    other.scientists |= 1 << NUMBERS.microbiologist
    worths.append(clinic_worth(game))
    assert worths == sorted(set(worths))
    outbreak(game).missions = [1 + MISSION_IDS.index("vaccines_given"), 0]
    assert clinic_worth(game) < worths[0] + 1


def test_a_hospital_that_is_upgraded_is_no_place_for_the_clinic() -> None:
    game = clinic_wanted()
    near = RING_2[game.players[0].bots[0]][0]
    game.land[near] = NUMBERS.hospital_code
    free = clinic_worth(game)
    game.tops[near] = FIRST_MARKER
    assert clinic_worth(game) < free


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_the_clinic_counts_where_a_mission_begins_with_it(mission: str) -> None:
    begins = mission in ("tech_developed", "vaccines_given", "hospitals_upgraded")
    game = clinic_wanted(mission)
    assert (clinic_worth(game) != 0) == begins
    outbreak(game).met = 1
    assert clinic_worth(game) == 0
