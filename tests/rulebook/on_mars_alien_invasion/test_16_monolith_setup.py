"""Section 16: setup of Monolith."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import MISSIONS
from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    OBJECTIVES,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import LETTERS
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.state import building_of
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, hexes, offered, refuses, rules
from tests.rulebook.on_mars_alien_invasion.monolith import new, row, start


def settled(seed: int = 4, **options: object) -> MonolithColony:
    """A game with objectives and the first Shelter, at the choice of a Turn Order space."""
    game = new(seed, **options)
    while asked(game) != "choose_space@0":
        choose(game, 0, offered(game)[0])
    return game


@rule("OMA-16.01")
def test_one_player_plays_without_the_solo_rules() -> None:
    game = new()
    assert rules(chapter="monolith").seat_counts() == [1]
    assert len(game.players) == 1 and game.setting.rival is None
    assert not hasattr(game, "lacerda")


@rule("OMA-16.02")
def test_the_rest_is_set_up_as_usual() -> None:
    game = settled()
    player = game.players[0]
    assert player.storage == [1] * 5 and player.crystals == 1
    assert (player.quarters, player.supply) == (3, 9)
    assert sorted(building_of(code) for code in game.land if code) == [0, 1, 2, 3, 4, 5]
    assert len([card for card in game.display if card]) == 6
    assert [bool(tech) for tech in game.grid] == [True] * 8
    assert game.remaining == 3 and all(game.missions)


@rule("OMA-16.03")
def test_the_warehouse_holds_as_much_as_with_two_players() -> None:
    assert settled().warehouse == [2] * 5
    at = start().warehouse().level(2)
    assert at.doing("finish_update").warehouse == [2] * 5


@rule("OMA-16.04")
def test_mission_cubes_start_on_half_of_the_number_for_two() -> None:
    seen = {}
    for seed in range(30):
        game = new(seed)
        for mission, steps in zip(game.missions, game.steps, strict=True):
            seen[MISSIONS[mission - 1]] = steps
    assert seen == {card.id: card.needed[0] // 2 for card in MISSION_CARDS}
    assert (seen["techs"], seen["contracts"], seen["bots"]) == (3, 1, 1)


@rule("OMA-16.05")
def test_the_time_marker_starts_on_0_of_15() -> None:
    game = new()
    assert game.time == 0
    chapter = chapter_of(game)
    assert chapter is not None
    track = chapter.time_track(game)
    assert track is not None
    assert [space.number for space in track.spaces] == list(range(16))
    assert [space.number for space in track.spaces if space.sign == "alien"] == [
        3,
        5,
        7,
        9,
        11,
        13,
    ]


@rule("OMA-16.06", "OMA-16.13")
def test_there_are_five_sabotage_cubes() -> None:
    cards = ("hacked_tech", "alien_abduction", "stealthy_harvest", "crystal_theft")
    at = row(start(), *cards, cubes="2,1,0,0")
    at.write("table: sabotage_deck=shuttle_delayed struck=-")
    assert at.begin("monolith.lay@0").sabotage_cubes == [2, 2, 0, 0, 0]
    at = row(start(), *cards, cubes="2,2,0,1")
    at.write("table: sabotage_deck=shuttle_delayed struck=-")
    assert at.begin("monolith.lay@0").sabotage_cubes == [2, 2, 0, 1, 0]


@rule("OMA-16.07")
def test_two_cards_lie_in_the_row_and_equal_letters_bring_a_cube() -> None:
    found = set()
    orders = set()
    for seed in range(40):
        game = new(seed)
        assert len(game.sabotage_row) == 2 and len(game.sabotage_deck) == 14
        left, right = game.sabotage_row
        equal = LETTERS[left] == LETTERS[right]
        assert game.sabotage_cubes == ([1, 0] if equal else [0, 0])
        found.add(equal)
        orders.add((left, right))
    assert found == {True, False} and len(orders) > 20


@rule("OMA-16.08")
def test_the_objectives_lie_in_five_decks() -> None:
    counts = [len([o for o in OBJECTIVES if o.deck == deck]) for deck in range(5)]
    assert dict(zip(DECKS, counts, strict=True)) == {
        "upgrades": 12,
        "contracts": 12,
        "technologies": 8,
        "scientists": 6,
        "discoveries": 4,
    }


@rule("OMA-16.09")
def test_two_objectives_are_drawn_and_three_chosen() -> None:
    drawn = set()
    for seed in range(12):
        game = new(seed)
        assert asked(game) == "monolith.decks@0"
        choose(game, 0, "deck:upgrades", "deck:contracts")
        assert [bool(card) for card in game.objectives] == [True, True, False, False, False]
        drawn.add((game.objectives[0], game.objectives[1]))
        assert [key.partition("_")[0] for key in offered(game)] == ["objective:tech"] * 8
        choose(game, 0, "objective:tech_ship", "objective:scientist_geologist")
        assert len(offered(game)) == 4
        choose(game, 0, "objective:discovery_0_4")
        assert all(game.objectives)
    assert len(drawn) > 6


@rule("OMA-16.09")
@pytest.mark.parametrize("count", range(6))
def test_the_share_of_random_objectives_can_be_chosen(count: int) -> None:
    game = new(3, random_goals=count)
    decks = cards = 0
    while asked(game) != "monolith.shelter@0":
        if asked(game) == "monolith.decks@0":
            decks += 1
        else:
            cards += 1
        choose(game, 0, offered(game)[0])
    assert game.random_decks.bit_count() == count
    assert cards == 5 - count and all(game.objectives)
    assert decks == (count if count < 5 else 0)


@rule("OMA-16.11")
def test_the_player_chooses_the_random_decks() -> None:
    game = new()
    assert offered(game) == [f"deck:{deck}" for deck in DECKS[:4]]
    choose(game, 0, "deck:technologies")
    assert offered(game) == ["deck:scientists", "deck:discoveries"]
    choose(game, 0, "deck:discoveries")
    assert [bool(card) for card in game.objectives] == [False, False, True, False, True]


@rule("OMA-16.10")
def test_the_shelter_stands_on_one_of_the_places_for_two() -> None:
    for place in ("5-3", "9-7"):
        game = new()
        while asked(game) != "monolith.shelter@0":
            choose(game, 0, offered(game)[0])
        assert hexes(game) == {"5-3", "9-7"}
        choose(game, 0, f"hex:{place}")
        number = HEX_NAMES.index(place)
        assert building_of(game.land[number]) == 5
        assert game.players[0].bots == [number] and game.players[0].shelters == 1


@rule("OMA-16.10")
def test_the_rules_for_two_players_hold() -> None:
    # Own colonists on the slots cost; a full action is cleared first.
    at = start().space(0, 1).crystals(0, 2).on(0, "obtain_blueprint")
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint")
    assert asked(game) == "pay_extra@0" and offered(game) == ["amount:0", "amount:1"]
    at = start().space(0, 1).crystals(0, 0).on(0, "obtain_blueprint", 3)
    game = choose(at.turn(0), 0, "main:obtain_blueprint")
    assert game.players[0].working == 3 and asked(game) != "pay_extra@0"
    # One set of Tech tiles, never refilled.
    assert settled().tech_bag == []
    at = start().grid(top_1="mine").level(1, [2, 2, 2, 2])
    game = at.doing("colony_update")
    assert game.level == 2 and game.grid == [1, 0, 0, 0, 0, 0, 0, 0]
    # One colonist on Hire at a time.
    at = start().on(0, "hire_scientist")
    assert refuses(at.turn(0), 0, "main:hire_scientist") == "slot_taken"


@rule("OMA-16.12")
def test_the_player_gets_three_goals_and_places_the_shuttle() -> None:
    game = settled()
    assert len(game.players[0].goals) == 3
    choose(game, 0, "space:1")
    assert asked(game) == "setup.shuttle@0" and offered(game) == ["side:orbit", "side:colony"]
    choose(game, 0, "side:colony")
    assert (game.shuttle_side, game.shuttle) == (1, 1)
