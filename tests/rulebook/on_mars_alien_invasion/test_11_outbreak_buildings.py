"""Section 11: the new Advanced Buildings of Outbreak."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.names import BLUEPRINTS, TECHS
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, offered, refuses
from tests.rulebook.on_mars_alien_invasion.outbreak import (
    Ward,
    area,
    medicine,
    miner,
    patients,
    states,
)

CARDS = ["disease_control_clinic", "microbiology_lab", "pharmacy", "vaccination_center"]
TECH = TECHS.index("medicine")


def owning(card: str, seats: int = 3) -> Ward:
    """A complex of three Hospitals, one of them upgraded with a card of player 0."""
    at = Ward(seats).put("hospital at 4-3", "hospital at 4-4", "hospital at 4-5")
    return at.advanced(0, card, "4-3")


@rule("OMA-11.01")
@pytest.mark.parametrize("card", CARDS)
def test_each_new_blueprint_gives_a_medicine(card: str) -> None:
    game = Ward(3).display(card, "casino").doing("executive.take_blueprint", 0)
    assert medicine(choose(game, 0, f"blueprint:{card}"), 0) == 1


@rule("OMA-11.02", "OMA-11.15")
def test_the_microbiology_lab_takes_two_crystals_beside_the_price() -> None:
    game = owning("microbiology_lab").crystals(0, 3).calm(0)
    assert refuses(game, 0, "use:microbiology_lab") == "no_crystals"
    game = choose(owning("microbiology_lab").crystals(0, 4).calm(0), 0, "use:microbiology_lab")
    assert medicine(game, 0) == 1 and game.players[0].crystals == 0


@rule("OMA-11.03", "OMA-11.15")
def test_the_pharmacy_gives_a_medicine() -> None:
    game = choose(owning("pharmacy").crystals(0, 2).calm(0), 0, "use:pharmacy")
    assert medicine(game, 0) == 1 and game.players[0].crystals == 0
    full = owning("pharmacy").crystals(0, 2).medicine(0, 2).calm(0)
    assert refuses(full, 0, "use:pharmacy") == "no_room"


@rule("OMA-11.04", "OMA-11.11", "OMA-11.09")
def test_the_clinic_develops_the_medicine_tech_for_free_with_the_benefit() -> None:
    at = owning("disease_control_clinic").tech(0, "medicine", "c2t").crystals(0, 2).storage(0)
    game = choose(at.calm(0), 0, "use:disease_control_clinic")
    player = game.players[0]
    assert LEVEL[player.lab[TECH]] == 3
    assert player.storage[0] == 1  # The upper space of column 3: 1 mineral.


@rule("OMA-11.05", "OMA-11.16")
def test_nothing_else_develops_the_medicine_tech() -> None:
    at = Ward(3).tech(0, "medicine", "c1t").tech(0, "rover", "c3t").storage(0, oxygen=2, water=2)
    game = at.doing("research.a", 0)
    assert not [key for key in offered(game, 0) if key.startswith("develop:c1t")]
    assert [key for key in offered(game, 0) if key.startswith("develop:c3t")]


@rule("OMA-11.05", "OMA-11.16")
def test_its_owner_may_develop_it_when_another_player_has_used_it() -> None:
    at = Ward(3).storage(0, mineral=1).bots(0, "4-5").put("hospital at 4-3")
    game = at.tech(1, "medicine", "c1t").people(0, "room_1", well=2).calm(0)
    game = choose(game, 0, "main:construct_building", "build:hospital", "hex:4-4")
    assert asked(game) == "owner_choice@1"
    assert "develop:c1t-c2t" in offered(game, 1)
    game = choose(game, 1, "develop:c1t-c2t")
    assert LEVEL[game.players[1].lab[TECH]] == 2


@rule("OMA-11.06", "OMA-11.09")
def test_building_the_clinic_puts_the_medicine_tech_into_the_lab() -> None:
    def upgrading(*techs: tuple[str, str]) -> Ward:
        at = Ward(3).put("hospital at 4-2").blueprints(0, "disease_control_clinic")
        for tech, space in techs:
            at.tech(0, tech, space)
        return at.storage(0, mineral=1).bots(0, "4-3")

    game = choose(upgrading().calm(0), 0, "main:upgrade_building")
    assert asked(game) == "place_tech@0"
    assert {"lab:c1t", "lab:c1b"} == set(offered(game, 0))
    game = choose(game, 0, "lab:c1b")
    assert LEVEL[game.players[0].lab[TECH]] == 1
    game = choose(upgrading(("rover", "c1t")).calm(0), 0, "main:upgrade_building")
    assert LEVEL[game.players[0].lab[TECH]] == 1
    full = upgrading(("rover", "c1t"), ("ship", "c1b")).calm(0)
    assert "main:upgrade_building" not in offered(full, 0)


@rule("OMA-11.07", "OMA-11.10")
def test_a_vaccine_stands_anybody_up_and_keeps_him_well() -> None:
    at = owning("vaccination_center").crystals(0, 2).people(1, "room_1", well=1, ill=2)
    game = choose(at.put("miner of 2 at 7-5").calm(0), 0, "use:vaccination_center")
    assert {"colonist:1-room_1-ill", "colonist:1-room_1-well", "hex:7-5"} <= patients(game, 0)
    game = choose(game, 0, "colonist:1-room_1-ill")
    assert states(game, 1, "room_1") == [1, 1, 1]
    at = Ward(3).people(1, "room_1", ill=2, immune=1).people(0, "room_1").people(2, "room_1")
    game = at.end_of_turn(0)
    assert states(game, 1, "room_1") == [0, 2, 1] and not game.decided
    game = Ward(3).put("miner of 2 at 7-5").doing("blueprint.vaccination_center", 0)
    game = choose(game, 0, "hex:7-5")
    assert miner(game, "7-5") == "immune"


@rule("OMA-11.08", "OMA-8.20")
def test_there_are_only_four_vaccines() -> None:
    at = owning("vaccination_center").crystals(0, 4).people(1, "room_1", immune=3, well=1)
    game = choose(at.calm(0), 0, "use:vaccination_center", "colonist:1-room_1-well")
    assert area(game).vaccines == 4
    at = owning("vaccination_center").crystals(0, 4).people(1, "room_1", immune=4)
    assert refuses(at.calm(0), 0, "use:vaccination_center") == "no_vaccines"


@rule("OMA-11.12")
def test_the_vaccine_goes_with_the_colonist_also_to_the_supply_and_back() -> None:
    at = Ward(3).people(0, "room_1", well=3).people(0, "working_area", immune=1, well=1)
    game = choose(at.doing("return_colonists", 0, 1), 0, "state:immune")
    assert states(game, 0, "room_1") == [4, 0, 0] and area(game).vaccines == 1
    at = Ward(3).people(0, "room_1", well=2)
    at.write("table: extras.outbreak.immune=0-supply:1 extras.outbreak.vaccines=1")
    game = at.doing("goal.three_shelters", 0)
    assert states(game, 0, "room_1") == [3, 0, 1]
    at = Ward(3).people(0, "room_1", immune=1).storage(0, battery=1).put("bot of 0 at 9-6")
    game = choose(at.calm(0), 0, "main:construct_building")
    assert states(game, 0, "construct_building") == [0, 0, 1]


@rule("OMA-11.13", "OMA-11.15")
def test_the_microbiologist_works_in_hospitals_for_free() -> None:
    at = owning("pharmacy").scientist(1, "microbiologist").crystals(1, 0)
    game = choose(at.calm(1), 1, "work:pharmacy")
    assert medicine(game, 1) == 1
    assert game.works[6] == 1 + BLUEPRINTS.index("pharmacy")
    at = owning("pharmacy").scientist(1, "microbiologist").building("greenhouse", "6-7")
    at.advanced(0, "biomarket", "6-7")
    assert "work:biomarket" not in offered(at.calm(1), 1)


@rule("OMA-11.14")
def test_a_new_blueprint_discarded_at_an_update_is_lost_with_its_tech() -> None:
    at = Ward(3).display("disease_control_clinic", "casino").level(1, [2, 2, 2, 2])
    at = at.write("table: deck_1=gym,concentrator,oxygen_tank,hydroponic_farm,biomarket")
    game = at.end_of_turn(0)
    shown = {BLUEPRINTS[card - 1] for card in game.display if card}
    assert "disease_control_clinic" not in shown
    assert BLUEPRINTS.index("disease_control_clinic") not in game.deck_3 + game.deck_1


@rule("OMA-11.15")
def test_level_three_cards_need_a_complex_of_three_hospitals() -> None:
    def reach(*hospitals: str) -> set[str]:
        at = Ward(3).blueprints(0, "pharmacy", "microbiology_lab").storage(0, mineral=1)
        at.put(*[f"hospital at {name}" for name in hospitals])
        game = choose(at.bots(0, "5-4").calm(0), 0, "main:upgrade_building")
        return {key for key in offered(game, 0) if key.startswith("blueprint:")}

    assert reach("4-3", "4-4", "4-5") == {"blueprint:pharmacy", "blueprint:microbiology_lab"}
    assert not reach("4-3", "4-4")  # The Lab alone fits: nothing is asked.
