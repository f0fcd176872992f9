"""Section 9: how Outbreak is won and lost."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.state import Colony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import choose, offered
from tests.rulebook.on_mars_alien_invasion.outbreak import Ward, area, sick

HOSPITALS = ("4-2", "6-1", "10-6", "2-3", "12-3")
"""Hexes far enough apart to be no complex."""


def ailing(count: int, **options: str) -> Ward:
    """So many infected colonists of three players, all over the place, and three who are well."""
    at = Ward(3, **options).put("shelter of 0 at 4-2", "shelter of 0 at 4-4")
    at.people(0, "room_1", ill=min(count, 4)).people(0, "room_3", well=2)
    at.people(1, "room_1", ill=min(max(count - 4, 0), 3))
    at.people(1, "working_area", ill=min(max(count - 7, 0), 3))
    at.people(2, "room_1", ill=min(max(count - 10, 0), 3))
    at.people(2, "construct_building", ill=max(count - 13, 0))
    return at.put("miner of 2 at 7-5")


@rule("OMA-9.01", "OMA-9.18")
@pytest.mark.parametrize(("limit", "lost"), [("14", 14), ("12", 12)])
def test_too_many_infected_at_the_end_of_a_turn_lose(limit: str, lost: int) -> None:
    assert not ailing(lost - 1, infected=limit).end_of_turn(1).decided
    for count in (lost, lost + 1):
        game = ailing(count, infected=limit).end_of_turn(1)
        assert sick(game) == count
        assert game.decided == "lost_infected"
        assert not game.outcome().winners


@rule("OMA-9.02", "OMA-9.15")
def test_the_team_loses_when_all_colonists_in_play_are_infected() -> None:
    at = Ward(2).people(0, "room_1", ill=2).people(1, "room_1").people(1, "working_area", ill=1)
    assert at.player(0).supply > 5  # Those in the supply are not in play.
    assert at.end_of_turn(0).decided == "lost_all_infected"
    for spot in ("construct_building", "working_area"):
        at = Ward(2).people(0, "room_1", ill=2).people(1, "room_1").people(1, spot, well=1)
        assert not at.end_of_turn(0).decided
    at = Ward(2).people(0, "room_1", ill=2).people(1, "room_1").put("miner of 1 at 7-5")
    assert not at.end_of_turn(0).decided


@rule("OMA-9.03", "OMA-10.15")
def test_the_time_marker_moves_before_the_shuttle_and_must_not_reach_zero() -> None:
    game = Ward(3).time(2).end_of_colonization()
    assert area(game).time == 1 and not game.decided
    game = Ward(3).time(1).end_of_colonization()
    assert game.decided == "lost_time"
    assert game.shuttle == 2  # The Shuttle phase did not begin.


def built(count: int) -> Ward:
    """So many Hospitals and two vaccines given: one more Hospital wins."""
    at = Ward(3).missions("hospitals_built", "vaccines_given").storage(0, mineral=1)
    at.people(1, "room_1", well=1, immune=2)
    for name in HOSPITALS[:count]:
        at.put(f"hospital at {name}")
    return at.put("bot of 0 at 6-2")


def construct(game: Colony) -> Colony:
    return choose(game, 0, "main:construct_building", "build:hospital", "hex:6-3")


@rule("OMA-9.04", "OMA-9.07")
def test_both_missions_win_at_once() -> None:
    game = construct(built(4).calm(0))
    assert game.decided == "won_together" and not game.to_move()
    assert list(game.outcome().winners) == [0, 1, 2]
    game = construct(built(3).calm(0))
    assert not game.decided and area(game).met == 0b10


@rule("OMA-9.04", "OMA-9.16")
def test_no_win_while_the_limit_is_reached_until_somebody_gets_up() -> None:
    at = built(4).medicine(0, 1).people(0, "room_1", well=1, ill=3)
    at.people(0, "working_area", ill=5).people(2, "room_1", ill=3).people(2, "working_area", ill=3)
    game = construct(at.calm(0))
    assert sick(game) == 14 and not game.decided and area(game).met == 0b11
    game = choose(game, 0, "colonist:2-room_1-ill")
    assert game.decided == "won_together"


@rule("OMA-9.05")
def test_mission_medicine_tech_at_the_end_of_the_lab() -> None:
    at = Ward(3).missions("tech_developed", "vaccines_given").put("hospital at 4-2")
    at.advanced(0, "disease_control_clinic", "4-2").tech(0, "medicine", "c4t").crystals(0, 8)
    game = at.doing("blueprint.disease_control_clinic", 0)
    assert area(game).met == 0
    at = Ward(3).put("hospital at 4-2").advanced(0, "disease_control_clinic", "4-2")
    game = at.tech(0, "medicine", "c5t").doing("blueprint.disease_control_clinic", 0)
    assert area(game).met == 0b01


@rule("OMA-9.06", "OMA-9.12", "OMA-9.13")
def test_mission_five_medicine_held_by_all_at_one_moment() -> None:
    at = Ward(3).missions("medicine_held", "vaccines_given").medicine(1, 2).medicine(2, 1)
    at.people(2, "room_1", ill=1).display("pharmacy", "microbiology_lab")
    game = at.medicine(0, 1).doing("executive.take_blueprint", 0)
    game = choose(game, 0, "blueprint:pharmacy")
    assert area(game).met == 0b01  # 2 + 2 + 1: nobody has five.
    at = Ward(3).missions("medicine_held", "vaccines_given").medicine(1, 2).medicine(0, 2)
    at.people(2, "room_1", well=1, ill=1).put("shelter of 0 at 4-2").warehouse(medicine=1)
    game = at.crystals(0, 2).ships(0, 5).calm(0)
    assert area(game).met == 0
    game = choose(game, 0, "executive:take_resource")
    assert area(game).met == 0b01
    game = choose(game, 0, "colonist:2-room_1-ill")
    assert area(game).met == 0b01  # It stays fulfilled with four.


@rule("OMA-9.08", "OMA-9.14")
def test_mission_two_vaccines_given() -> None:
    at = Ward(3).people(1, "room_1", well=2, immune=1)
    game = choose(at.doing("blueprint.vaccination_center", 0), 0, "colonist:2-room_1-well")
    assert area(game).vaccines == 2 and area(game).met == 0b10


@rule("OMA-9.09")
def test_mission_three_hospitals_upgraded() -> None:
    at = Ward(3).missions("tech_developed", "hospitals_upgraded").put("hospital at 4-3")
    at.put("hospital at 4-4", "hospital at 4-5").put("bot of 1 at 5-5").storage(1, mineral=1)
    at.advanced(0, "microbiology_lab", "4-3").advanced(2, "pharmacy", "4-4")
    at.blueprints(1, "vaccination_center")
    game = choose(at.calm(1), 1, "main:upgrade_building")
    assert area(game).met == 0b10


@rule("OMA-9.10", "OMA-9.12")
def test_mission_all_four_hospital_blueprints() -> None:
    at = Ward(3).missions("tech_developed", "blueprints_owned").display("pharmacy", "casino")
    at.blueprints(1, "disease_control_clinic", "microbiology_lab")
    at.put("hospital at 4-2").advanced(2, "vaccination_center", "4-2")
    game = at.doing("executive.take_blueprint", 0)
    assert area(choose(game.clone(), 0, "blueprint:casino")).met == 0
    assert area(choose(game, 0, "blueprint:pharmacy")).met == 0b10


@rule("OMA-9.16")
def test_reaching_the_limit_within_a_turn_is_not_yet_a_loss() -> None:
    at = ailing(13).people(0, "room_3", well=1).people(0, "room_2", well=1).medicine(0, 1)
    game = choose(at.card(0, "mine_quarters"), 0, "colonist:0-room_2-well")
    assert sick(game) == 14 and not game.decided
    game = choose(game, 0, "done")  # No quarantine.
    game = choose(game, 0, "colonist:0-room_2-ill")
    assert sick(game) == 13
    while game.round == 2 and list(game.to_move()) == [0]:
        game = choose(game, 0, "done" if "done" in offered(game, 0) else offered(game, 0)[0])
    assert game.round > 2 or not game.decided
