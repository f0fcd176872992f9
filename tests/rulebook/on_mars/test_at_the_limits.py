"""Rules at their limits: exactly enough, two of a kind, the last of a list."""

import pytest

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.blueprints import BUILDING_CRYSTALS
from planetfall.games.on_mars.components.names import (
    BOX_SCIENTISTS,
    CONTRACTS,
    ITEMS,
    LAB,
    SCIENTISTS,
    TECHS,
)
from planetfall.games.on_mars.components.tables import CONTRACT_PRICE
from planetfall.positions import changes
from planetfall.testing import rule
from tests.rulebook.on_mars.help import (
    Position,
    choose,
    hexes,
    offered,
    place,
    refuses,
    stock,
)
from tests.rulebook.on_mars.test_33_lacerda import acts, solo


def events(game: object) -> list[tuple[int, int, int, int, int]]:
    """What the log was told, without audiences."""
    return [event[:5] for event in getattr(game, "events")]  # noqa: B009


@rule("OM-15.06", "OM-20.07")
def test_two_bots_offer_the_hexes_of_both_zones() -> None:
    at = Position(seats=2).bots(0, "1-1", "11-1").storage(0, mineral=1, battery=1).crystals(0, 2)
    at.blueprints(0, "metal_deposit").building("mine", "1-2", "11-2")
    game = at.turn(0)
    choose(game, 0, "main:upgrade_building")
    assert hexes(game) == {"1-2", "11-2"}


@rule("OM-20.17")
def test_the_builder_drone_spends_the_mineral_of_its_upgrade() -> None:
    at = Position(seats=2).advanced(0, "builder_drone", "7-7").blueprints(0, "metal_deposit")
    game = at.storage(0, mineral=2).bots(0, "1-1").crystals(0, 2).turn(0)
    before = game.clone()
    choose(game, 0, "use:builder_drone")
    assert changes(before, game) == [
        "table: tops 7-5 - -> metal_deposit_0",
        "seat 0: storage mineral 2 -> 1",
        "seat 0: crystals 2 -> 0",
        "seat 0: built +metal_deposit",
        "next: turn@0 -> turn@0/0/2",
    ]


@rule("OM-23.10")
def test_an_upgrade_that_fulfils_an_upgrade_contract_counts_at_once() -> None:
    at = Position(seats=2).storage(0, mineral=1).crystals(0, 2).blueprints(0, "metal_deposit")
    at.contract(0, "advanced_mine").building("mine", "7-4", "8-4", "6-4").bots(0, "7-6")
    game = at.mission(0, "contracts").turn(0)
    choose(game, 0, "main:upgrade_building")
    assert (game.steps[0], game.players[0].waiting) == (1, 1)
    assert game.done == 1 << CONTRACTS.index("advanced_mine")


@rule("OM-25.05", "OM-15.16")
def test_metal_deposit_needs_one_colonist_for_its_mine() -> None:
    at = Position(seats=2).advanced(0, "metal_deposit", "7-5").crystals(0, 2).bots(0, "5-6")
    assert refuses(at.quarters(0, 0).turn(0), 0, "use:metal_deposit") == "no_colonist"
    at = Position(seats=2).advanced(0, "metal_deposit", "7-5").crystals(0, 2).bots(0, "5-6")
    game = at.quarters(0, 1).turn(0)
    choose(game, 0, "use:metal_deposit", "hex:6-6")
    player = game.players[0]
    assert (player.quarters, player.crystals, game.tops[place("6-6")]) == (0, 0, 1)


@rule("OM-26.10", "OM-33.40")
def test_his_new_tech_moves_the_cube_of_the_techs_mission() -> None:
    at = solo("orbit").mission(0, "techs")
    steps = at.game.steps[0]
    assert acts(at, 2).steps[0] == steps - 1


@rule("OM-33.40")
def test_he_takes_the_only_tile_left_on_the_top_right() -> None:
    game = acts(solo("orbit").grid(top_3="mine"), 2)
    assert game.lacerda.lab[TECHS.index("mine")] == 1 + LAB.index("c1t")
    assert game.grid == [0] * 8


# Reasons


def test_a_step_without_movement_left_is_refused_as_such() -> None:
    for figure, other in (("rover:", "bot:1-n"), ("bot:", "rover:n")):
        game = Position(seats=2).bots(0, "9-6").rover(0, "5-5").crystals(0, 0).turn(0)
        choose(game, 0, "main:control_center")
        while steps := [key for key in offered(game) if key.startswith(figure)]:
            last = steps[0]
            choose(game, 0, last)
        assert other in offered(game)
        assert refuses(game, 0, last) == "no_movement"


def test_a_card_is_refused_for_its_price_only_where_it_lies_out() -> None:
    at = Position(seats=2).offer("minerals", "crystals_and_minerals", "geologist")
    game = at.crystals(0, 2).quarters(0, 1).storage(0).turn(0)
    choose(game, 0, "main:hire_scientist")
    assert offered(game) == ["card:minerals", "card:crystals_and_minerals"]
    assert refuses(game, 0, "card:geologist") == "no_colonist"
    assert refuses(game, 0, "card:hydrologist") == ""
    assert refuses(game, 0, "card:advanced_mine") == ""


@pytest.mark.parametrize("more", [-1, 0])
def test_a_building_is_used_only_where_its_price_leaves_what_its_action_costs(more: int) -> None:
    at = Position(seats=2).offer("minerals", "crystals_and_minerals").advanced(0, "biolab", "7-5")
    game = at.crystals(0, BUILDING_CRYSTALS + CONTRACT_PRICE + more).storage(0).turn(0)
    if more < 0:
        assert refuses(game, 0, "use:biolab") == "no_crystals"
        return
    choose(game, 0, "use:biolab", "card:minerals")
    assert game.players[0].crystals == 0
    assert len(game.players[0].contracts) == 1


def test_where_only_contracts_are_taken_a_scientist_is_no_matter_of_price() -> None:
    at = Position(seats=2).offer("minerals", "crystals_and_minerals", "geologist")
    game = at.advanced(0, "biolab", "7-5").crystals(0, 9).quarters(0, 0).storage(0).turn(0)
    choose(game, 0, "use:biolab")
    assert offered(game) == ["card:minerals", "card:crystals_and_minerals"]
    assert refuses(game, 0, "card:geologist") == ""


# The log


def test_the_log_tells_what_was_kept_and_what_was_lost() -> None:
    plant = ITEMS.index("plant")
    room = Position(seats=2).game.players[0].storage_limit()
    for before in range(room):
        at = Position(seats=2).storage(0, plant=before)
        at.game.events = []
        game = at.doing("discovery.three_plants")
        kept = min(3, room - before)
        told = [event for event in events(game) if event[0] in (log.GAINED, log.LOST)]
        lost = [(log.LOST, 0, plant, 3 - kept, 0)] if kept < 3 else []
        assert told == [(log.GAINED, 0, plant, kept, 0), *lost]
        assert stock(game) == {"plant": before + kept}
    assert room == 2


def test_the_log_names_the_scientist_who_is_hired() -> None:
    for name in SCIENTISTS[:BOX_SCIENTISTS]:
        at = Position(seats=2).quarters(0, 5).crystals(0, 5)
        at.storage(0, mineral=2, battery=2, water=2, plant=2, oxygen=2).game.events = []
        game = at.offer(name, "minerals").doing("discovery.hire_or_contract")
        choose(game, 0, f"card:{name}")
        while game.to_move():
            choose(game, 0, offered(game)[0])
        hired = [event for event in events(game) if event[0] == log.SCIENTIST_HIRED]
        assert hired == [(log.SCIENTIST_HIRED, 0, SCIENTISTS.index(name), 0, 0)]


def test_the_log_tells_whose_miner_returns_from_where() -> None:
    at = Position(seats=2).storage(0, mineral=1).crystals(0, 2).blueprints(0, "metal_deposit")
    at.bots(0, "7-4").miner(1, "7-5")
    game = at.turn(0)
    game.events = []
    choose(game, 0, "main:upgrade_building")
    assert (log.MINER_RETURNS, 1, place("7-5"), 0, 0) in events(game)
    assert (log.UPGRADED, 0, place("7-5"), 0, 0) in [(*e[:4], 0) for e in events(game)]
