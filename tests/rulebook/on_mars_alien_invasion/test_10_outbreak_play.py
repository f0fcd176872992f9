"""Section 10: the course of play in Outbreak."""

from __future__ import annotations

import pytest

from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.names import BLUEPRINTS
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, hexes, offered, refuses
from tests.rulebook.on_mars_alien_invasion.outbreak import (
    Ward,
    area,
    medicine,
    miner,
    patients,
    sick,
    sizes,
    states,
)


def two_rooms(seat: int = 0, seats: int = 3) -> Ward:
    """A player with a second Shelter, hence a second room."""
    return Ward(seats).put(f"shelter of {seat} at 4-2")


# The infection card.


@rule("OMA-10.01")
def test_a_card_is_turned_up_in_every_turn_but_in_round_one() -> None:
    game = Ward(3).turn(1, 2)
    assert len(area(game).shown) == 1
    game = Ward(3).calm(1)
    assert area(game).shown == [] and sick(game) == 0


@rule("OMA-10.02", "OMA-10.26", "OMA-10.16")
def test_the_active_player_chooses_anybody_who_stands_at_one_of_the_places() -> None:
    at = Ward(3).people(0, "room_1", ill=2, immune=1).people(1, "room_1", well=1)
    game = at.people(2, "room_1").put("miner of 1 at 7-5").card(0, "mine_quarters")
    assert asked(game) == "outbreak.infect@0"
    assert patients(game, 0) == {"hex:7-5", "colonist:1-room_1-well"}
    game = choose(game, 0, "hex:7-5")
    assert miner(game, "7-5") == "ill" and sick(game) == 3


@rule("OMA-10.04")
def test_without_anybody_there_someone_in_living_quarters_falls_ill() -> None:
    at = Ward(3).people(0, "room_1").people(1, "room_1", well=1).people(2, "room_1", ill=2)
    game = at.card(0, "construct_upgrade")
    assert states(game, 1, "room_1") == [0, 1, 0]
    at = Ward(3).people(0, "room_1", immune=1).people(1, "room_1").people(2, "room_1", ill=2)
    game = at.people(1, "working_area", well=2).card(0, "construct_upgrade")
    assert sick(game) == 2


@rule("OMA-10.05", "OMA-10.27", "OMA-10.17")
def test_two_calm_cards_let_all_cards_be_shuffled() -> None:
    others = "mine_quarters", "work_mine"
    game = Ward(3).shown(*others).card(1, "calm_2")
    assert sick(game) == 0 and len(area(game).shown) == 3
    game = Ward(3).shown(*others, "calm_2").card(0, "calm_1")
    assert sick(game) == 0 and area(game).shown == []
    drawn = set()
    for seed in range(60):
        at = Ward(3).shown(*others)
        at.game.reseed(seed)
        drawn.add(area(at.turn(0)).shown[-1])
    assert len(drawn) == 14  # Cards turned up do not come again before that.


# Living Quarters.


@rule("OMA-10.06")
def test_after_the_card_the_active_player_may_rearrange_the_own_quarters() -> None:
    at = two_rooms().people(0, "room_1", well=2, ill=1).people(0, "room_2", well=1)
    at.people(1, "room_1", well=2)
    game = at.card(0, "calm_1")
    assert asked(game) == "outbreak.quarantine@0"
    keys = {f"colonist:0-{spot}" for spot in ("room_1-well", "room_1-ill", "room_2-well")}
    assert patients(game, 0) == keys
    game = choose(game, 0, "colonist:0-room_1-ill")
    assert set(offered(game, 0)) == {"room:2", "colonist:0-room_2-well", "done"}
    moved = choose(game.clone(), 0, "room:2")
    assert states(moved, 0, "room_2") == [1, 1, 0]
    game = choose(game, 0, "colonist:0-room_2-well", "done")  # They change places.
    assert states(game, 0, "room_1") == [3, 0, 0]
    assert states(game, 0, "room_2") == [0, 1, 0]
    assert asked(game) == "turn@0"
    assert not [key for key in offered(game, 0) if key.startswith("room:")]
    # A single one too: the infected colonist makes room for those who come later.
    at = two_rooms().people(0, "room_1", ill=1).people(0, "room_2").people(1, "room_1", well=1)
    game = choose(at.card(0, "calm_1"), 0, "colonist:0-room_1-ill", "room:2", "done")
    assert states(game, 0, "room_2") == [0, 1, 0]


@rule("OMA-10.19")
def test_rooms_have_four_slots_then_two_for_each_further_shelter() -> None:
    assert sizes(Ward(3).game, 0) == [4]
    at = two_rooms().put("shelter of 0 at 4-3", "shelter of 0 at 4-4", "shelter of 0 at 4-5")
    assert sizes(at.game, 0) == [4, 2, 2, 2, 2]


@rule("OMA-10.28")
def test_returning_and_gained_colonists_go_to_a_room_of_the_owners_choice() -> None:
    at = two_rooms().people(0, "room_1", well=2, ill=1).people(0, "working_area", ill=1)
    game = at.doing("lss.retrieve", 0)
    assert asked(game) == "outbreak.house@0"
    assert set(offered(game, 0)) == {"room:1", "room:2", "done"}
    second = choose(game.clone(), 0, "room:2")
    assert states(second, 0, "room_2") == [0, 1, 0]
    assert states(choose(game, 0, "done"), 0, "room_1") == [2, 2, 0]
    at = two_rooms().people(0, "room_1", well=2, ill=1)
    game = choose(at.doing("goal.three_shelters", 0), 0, "room:2", "room:2")
    assert states(game, 0, "room_2") == [2, 0, 0]  # Gained ones stand.


@rule("OMA-10.39")
def test_who_leaves_is_chosen_among_those_who_stand() -> None:
    at = two_rooms().people(0, "room_1", well=1, ill=1).people(0, "room_2", well=2)
    at.storage(0, battery=1).put("bot of 0 at 9-6")
    game = choose(at.calm(0), 0, "main:construct_building")
    assert asked(game) == "outbreak.leave@0"
    assert patients(game, 0) == {"colonist:0-room_1-well", "colonist:0-room_2-well"}
    game = choose(game, 0, "colonist:0-room_1-well")
    assert states(game, 0, "room_1") == [0, 1, 0]
    assert states(game, 0, "construct_building") == [1, 0, 0]
    alike = Ward(3).storage(0, battery=1).put("bot of 0 at 9-6").calm(0)
    assert asked(choose(alike, 0, "main:construct_building")).startswith("main.")
    # Rooms of other sizes are not alike: later ones find other room in them.
    at = two_rooms().people(0, "room_1", well=1).people(0, "room_2", well=1)
    at.storage(0, battery=1).put("bot of 0 at 9-6")
    game = choose(at.calm(0), 0, "main:construct_building")
    assert asked(game) == "outbreak.leave@0"
    game = choose(game, 0, "colonist:0-room_2-well")
    assert states(game, 0, "room_2") == [0, 0, 0]


@rule("OMA-10.40", "OMA-10.29")
def test_without_room_the_owner_chooses_who_goes_to_the_supply_and_gets_well_there() -> None:
    at = Ward(3).people(0, "room_1", well=3).people(0, "working_area", well=1, ill=1)
    game = at.space(0, 1).doing("return_colonists", 0, 1)
    assert asked(game) == "outbreak.dismiss@0"
    assert set(offered(game, 0)) == {"state:well", "state:ill"}
    well = choose(game.clone(), 0, "state:well")
    assert states(well, 0, "room_1") == [3, 1, 0]
    ill = choose(game, 0, "state:ill")
    assert states(ill, 0, "room_1") == [4, 0, 0] and sick(ill) == 0


# Medicine.


@rule("OMA-10.07")
def test_medicine_stands_up_anybody_in_the_own_turn_also_between_steps() -> None:
    at = Ward(3).medicine(0, 2).people(1, "room_1", ill=1).people(0, "room_1", well=2, ill=1)
    at.put("infected_miner of 2 at 7-5").display("casino", "gym").space(0, 1)
    game = at.calm(0)
    assert patients(game, 0) == {"colonist:0-room_1-ill", "colonist:1-room_1-ill", "hex:7-5"}
    game = choose(game, 0, "hex:7-5")
    assert medicine(game, 0) == 1 and miner(game, "7-5") == "well"
    game = choose(game, 0, "main:obtain_blueprint", "blueprint:casino")
    game = choose(game, 0, "colonist:1-room_1-ill")  # Between two steps of the action.
    assert states(game, 1, "room_1") == [1, 0, 0] and medicine(game, 0) == 0
    assert not patients(game, 0)
    game = Ward(3).medicine(1, 2).people(1, "room_1", ill=1).calm(0)
    assert not patients(game, 0)  # Only own medicine, only in the own turn.


@rule("OMA-10.30")
def test_minerals_and_medicine_never_stand_for_each_other() -> None:
    game = Ward(3).storage(0, mineral=4, medicine=1).calm(0)
    assert refuses(game, 0, "main:hire_scientist") == "not_enough"
    at = Ward(3).storage(0, medicine=3).put("bot of 0 at 9-6")
    assert "build:water_extractor" not in offered(at.doing("main.construct_building", 0), 0)


# What infected colonists cannot do.


@rule("OMA-10.03", "OMA-10.22")
def test_an_infected_colonist_is_not_placed_paid_or_sent() -> None:
    at = Ward(3).people(0, "room_1", ill=3).storage(0, battery=1).put("bot of 0 at 9-6")
    game = at.crystals(0, 3).ships(0, 5).calm(0)
    assert refuses(game, 0, "main:construct_building") == "no_colonist"
    at = Ward(3).people(0, "room_1", well=1, ill=2).display("casino", "gym").space(0, 1)
    game = choose(at.calm(0), 0, "main:obtain_blueprint", "blueprint:casino")
    assert "boost" not in offered(game, 0)
    at = Ward(3).put("infected_miner of 0 at 7-5").space(0, 5).storage(0)
    game = at.doing("production", 0)
    assert game.players[0].storage[0] == 0
    game = Ward(3).put("miner of 0 at 7-5").storage(0).doing("production", 0)
    assert game.players[0].storage[0] == 1


@rule("OMA-10.09", "OMA-10.23")
def test_infected_colonists_count_on_slots_and_stay_infected_when_cleared() -> None:
    at = Ward(3).people(1, "construct_building", ill=1).storage(0, battery=1)
    at.put("bot of 0 at 9-6").crystals(0, 0).people(0, "room_1", well=1)
    assert "main:construct_building" not in offered(at.calm(0), 0)  # One more is to be paid.
    at = Ward(3).people(1, "construct_building", ill=2).people(2, "construct_building", well=1)
    at.storage(0, battery=1).put("bot of 0 at 9-6").crystals(0, 1)
    game = choose(at.calm(0), 0, "main:construct_building", "amount:1")
    assert states(game, 1, "construct_building") == [0, 0, 0]
    assert states(game, 1, "working_area") == [0, 2, 0]


@rule("OMA-10.24")
def test_infected_colonists_are_moved_by_other_rules_and_keep_lying() -> None:
    at = Ward(3).people(0, "room_1", well=1).people(0, "obtain_blueprint", ill=1)
    game = at.people(0, "working_area", well=1).space(0, 5).doing("return_colonists", 0, 0)
    assert states(game, 0, "room_1") == [2, 1, 0]


# Spreading.


@rule("OMA-10.14", "OMA-10.20", "OMA-10.21", "OMA-10.25")
def test_the_infection_spreads_within_an_area_and_no_further() -> None:
    at = two_rooms(seats=4).people(0, "room_1", well=3, ill=1).people(0, "room_2", well=2)
    at.people(0, "working_area", well=1).people(1, "working_area", ill=1, well=1, immune=1)
    at.people(1, "room_1", well=2).people(1, "construct_building", ill=1)
    at.people(2, "construct_building", well=1).people(2, "upgrade_building", well=1)
    at.put("infected_miner of 3 at 7-5").people(3, "room_1", well=2).people(2, "room_1", well=1)
    game = at.end_of_turn(0)
    assert states(game, 0, "room_1") == [0, 4, 0]
    assert states(game, 0, "room_2") == [2, 0, 0]
    assert states(game, 0, "working_area") == [1, 0, 0]
    assert states(game, 1, "working_area") == [0, 2, 1]
    assert states(game, 1, "room_1") == [2, 0, 0]
    assert states(game, 2, "construct_building") == [0, 1, 0]  # All slots of one action.
    assert states(game, 2, "upgrade_building") == [1, 0, 0]
    assert states(game, 3, "room_1") == [2, 0, 0]  # A Mine spreads nothing.


@rule("OMA-10.18")
def test_example_a_miner_who_makes_room_infects_those_in_his_room() -> None:
    at = two_rooms(1).put("mine at 6-3", "infected_miner of 1 at 6-3").people(1, "room_2", well=1)
    at.people(1, "room_1", well=3).blueprints(0, "metal_deposit").storage(0, mineral=1)
    game = at.put("bot of 0 at 6-4").calm(0)
    game = choose(game, 0, "main:upgrade_building", "hex:6-3")
    assert asked(game) == "outbreak.house@1"  # Its owner chooses the room.
    game = choose(game, 1, "room:2")  # The turn ends: there is nothing else to do.
    assert states(game, 1, "room_2") == [0, 2, 0]
    assert states(game, 1, "room_1") == [3, 0, 0]


@rule("OMA-10.37")
def test_spreading_comes_after_all_base_steps_and_before_the_loss() -> None:
    at = Ward(3).level(1, [2, 2, 2, 2]).people(0, "room_1", well=3, ill=1)
    at.people(1, "room_1", well=1).people(1, "working_area", ill=9)
    game = at.people(2, "room_1", well=1).end_of_turn(0)
    assert game.level == 2  # The Colony Status Update was made.
    assert sick(game) == 13 and not game.decided
    at = Ward(3).people(0, "room_1", well=3, ill=1).people(1, "working_area", ill=10)
    game = at.people(1, "room_1", well=1).end_of_turn(0)
    assert sick(game) == 14 and game.decided == "lost_infected"


# Hospitals.


@rule("OMA-10.10", "OMA-10.33")
def test_the_first_hospital_stands_next_to_a_shelter_of_its_builder() -> None:
    at = Ward(3).storage(0, mineral=1).bots(0, "5-4")
    game = choose(at.calm(0), 0, "main:construct_building", "build:hospital")
    near = {"4-2", "4-3", "5-2", "5-4", "6-2", "6-3"}  # Around the Shelter on 5-3.
    zone = {"5-4", "5-3", "5-5", "4-3", "4-4", "6-3", "6-4"}
    assert hexes(game) == near & zone
    far = Ward(3).storage(0, mineral=1).bots(0, "10-6").calm(0)
    assert "build:hospital" not in offered(choose(far, 0, "main:construct_building"), 0)
    at = Ward(3).storage(0, mineral=1).bots(0, "10-6").put("hospital at 9-4")
    game = choose(at.calm(0), 0, "main:construct_building", "build:hospital")
    assert "10-5" in hexes(game)  # Later ones: exactly two hexes from another.


@rule("OMA-10.11", "OMA-10.32")
def test_a_hospital_costs_a_mineral_and_gives_medicine_by_the_size_of_its_complex() -> None:
    at = Ward(3).storage(0, mineral=1).bots(0, "5-4")
    game = choose(at.calm(0), 0, "main:construct_building", "build:hospital", "hex:4-3")
    assert game.players[0].storage[0] == 0 and medicine(game, 0) == 1
    assert game.lss == [1, 1, 1, 1] and game.players[0].cubes == 0
    at = Ward(3).storage(0, mineral=1).bots(0, "4-5").put("hospital at 4-3")
    game = at.tech(0, "medicine", "c1t").calm(0)
    game = choose(game, 0, "main:construct_building", "build:hospital", "hex:4-4")
    assert medicine(game, 0) == 2
    at = Ward(3).put("hospital at 4-3").advanced(0, "microbiology_lab", "4-3")
    assert medicine(at.doing("production", 0), 0) == 1  # Upgraded: 1 when travelling to Orbit.


@rule("OMA-10.34")
def test_joining_hospitals_needs_the_medicine_tech() -> None:
    at = Ward(3).storage(0, mineral=1).bots(0, "4-5").put("hospital at 4-3")
    game = choose(at.calm(0), 0, "main:construct_building", "build:hospital")
    assert "4-4" not in hexes(game) and "4-5" in hexes(game)
    at = Ward(3).storage(0, mineral=1).bots(0, "4-5").put("hospital at 4-3")
    game = at.tech(1, "medicine", "c1t").calm(0)
    game = choose(game, 0, "main:construct_building", "build:hospital")
    assert "4-4" in hexes(game)


# The Colony Status Update.


@rule("OMA-10.12", "OMA-10.13", "OMA-10.31", "OMA-8.04")
def test_an_update_lays_out_rows_of_seven_and_refills_medicine() -> None:
    at = Ward(3).warehouse(battery=3, water=3, plant=3, oxygen=3).level(1, [2, 2, 2, 2])
    game = at.end_of_turn(0)
    cards = [card - 1 for card in game.display if card]
    assert len(cards) == 14
    assert sorted(LEVELS[card] for card in cards) == [1] * 7 + [3] * 7
    assert {"pharmacy", "vaccination_center"} <= {BLUEPRINTS[card] for card in cards}
    assert game.warehouse[0] == 2
    assert len(game.deck_3) == 7


@rule("OMA-10.31")
def test_at_level_three_the_last_seven_cards_of_level_three_are_laid_out() -> None:
    at = Ward(3)
    at.write(f"table: display={','.join(['-'] * 15)} level=2")
    at.game.deck_1 = []
    at.game.deck_3 = at.game.deck_3[:7]
    game = at.level(2, [3, 3, 3, 3]).end_of_turn(0)
    assert game.level == 3 and len([card for card in game.display if card]) == 7


# Private Goals.


@rule("OMA-10.35", "OMA-10.38")
def test_private_goals_stay_in_use_and_the_common_reward_where_the_own_is_gone() -> None:
    at = Ward(3).goals(0, "four_of_one_resource").put(*["shelter of 0 at 4-2"] * 1)
    at.put("shelter of 0 at 4-3").storage(0, battery=4).tech(0, "rover", "c1t")
    game = choose(at.calm(0), 0, "goal:four_of_one_resource")
    assert game.players[0].goal and asked(game).startswith("goal.common")
    at = Ward(3).goals(0, "four_of_one_resource").put("shelter of 0 at 4-2")
    game = at.put("shelter of 0 at 4-3").storage(0, medicine=4).calm(0)
    assert "goal:four_of_one_resource" not in offered(game, 0)
    at = Ward(3).goals(0, "three_shelters", "seven_colonists").put("shelter of 0 at 4-2")
    game = choose(at.put("shelter of 0 at 4-3").people(0, "room_1", well=4).calm(0), 0)
    game = choose(game, 0, "goal:three_shelters")
    assert "goal:seven_colonists" not in offered(game, 0)  # One for each player.


@rule("OMA-10.41")
def test_goals_that_count_colonists_count_infected_ones() -> None:
    at = Ward(3).goals(0, "seven_colonists").put("shelter of 0 at 4-2", "shelter of 0 at 4-3")
    game = at.people(0, "room_1", ill=4).people(0, "room_2", ill=2).people(0, "room_3", well=1)
    assert "goal:seven_colonists" in offered(game.calm(0), 0)


@rule("OMA-10.36")
def test_the_hire_action_is_there_while_the_microbiologist_is() -> None:
    game = Ward(3).medicine(0, 2).calm(0)
    assert "main:hire_scientist" in offered(game, 0)
    game = Ward(3).medicine(0, 2).scientist(1, "microbiologist").calm(0)
    assert "main:hire_scientist" not in offered(game, 0)


@pytest.mark.parametrize("card", ["work_mine", "research_hire"])
def test_a_stated_card_is_the_one_that_is_turned_up(card: str) -> None:
    game = Ward(3).stop_at_chance().turn(0)
    assert f"infection:{card}" in offered(game, CHANCE)
