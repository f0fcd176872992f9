"""Section 36: the First Colonists variant; and what is secret in it."""

from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import (
    MAIN_ACTIONS,
    MISSIONS,
)
from planetfall.games.on_mars.expansions.first_colonists.components.cards import (
    FIRST_CARDS,
    FIRST_TASK,
    TASKS,
)
from planetfall.games.on_mars.state import Colony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, rules, stock


def new(seats: int = 3, seed: int = 2) -> Colony:
    """A fresh game of the variant."""
    game = rules(first_colonists=True).new(seats, seed)
    assert isinstance(game, Colony)
    return game


def position(*cards: str) -> Position:
    """A position of the variant with cards in the first player's hand; the deck has the rest."""
    at = Position(seats=2, first_colonists=True).settlers(0, *cards)
    held = [FIRST_CARDS.index(card) for card in cards]
    at.game.first_bag = [k for k in range(FIRST_TASK, len(FIRST_CARDS)) if k not in held]
    return at


@rule("OM-36.01", "OM-36.02", "OM-36.12")
def test_the_three_missions_are_given() -> None:
    game = new()
    found = [mission - 1 for mission in game.missions]
    assert [MISSIONS[k] for k in found] == ["blueprints", "scientists", "research"]
    actions = [MAIN_ACTIONS[MISSION_CARDS[k].action] for k in found]
    assert actions == ["obtain_blueprint", "hire_scientist", "control_center"]


@rule("OM-36.03", "OM-36.13")
def test_spaces_are_drawn_and_their_benefits_taken_in_turn_order() -> None:
    found = set()
    for seed in range(8):
        game = new(3, seed)
        spaces = [player.space for player in game.players]
        assert len(set(spaces)) == 3 and set(spaces) <= {1, 2, 3, 5, 6, 7}
        found.add(tuple(spaces))
        if asked(game).startswith("space."):
            seat = game.to_move()[0]
            earlier = [s for s in game.in_order() if game.players[s].space < spaces[seat]]
            assert game.in_order()[: len(earlier)] == earlier
    assert len(found) > 3


@rule("OM-36.13")
def test_the_benefits_of_drawn_spaces_come_from_the_lowest_space_on() -> None:
    longest = 0
    for seed in range(12):
        game = new(3, seed)
        seen: list[int] = []
        while asked(game).startswith("space."):
            seat = game.to_move()[0]
            seen.append(game.players[seat].space)
            choose(game, seat, "no" if "no" in offered(game, seat) else offered(game, seat)[0])
        assert seen == sorted(seen)
        longest = max(longest, len(set(seen)))
    assert longest > 1


@rule("OM-36.04", "OM-38.02")
def test_each_player_has_one_secret_card_and_the_tasks_are_a_deck() -> None:
    game = new()
    assert [len(player.cards) for player in game.players] == [1, 1, 1]
    assert all(player.cards[0] < FIRST_TASK for player in game.players)
    assert len(game.first_bag) == 8
    area = game.view(1).data()["areas"][0]
    assert "cards" not in area and area["cards_count"] == 1


@rule("OM-36.05")
def test_constructing_a_shown_building_reveals_the_card_and_draws_two_tasks() -> None:
    at = position("settlers_a2").storage(0, plant=1).bots(0, "5-6").crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    player = game.players[0]
    assert len(player.cards) == 2 and min(player.cards) >= FIRST_TASK
    assert (player.settled, len(game.first_bag)) == (1, 6)
    other = position("settlers_a1").storage(0, plant=1).bots(0, "5-6").crystals(0, 2).turn(0)
    choose(other, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert other.players[0].cards == [0]


@rule("OM-36.06", "OM-36.08", "OM-36.11")
def test_a_fulfilled_task_may_be_revealed_for_its_reward() -> None:
    at = position("obtain_blueprint").space(0, 1)
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint", "blueprint:metal_deposit")
    assert (asked(game), offered(game)) == ("task@0", ["yes", "no"])
    choose(game, 0, "yes")
    assert (game.players[0].waiting, game.players[0].cards) == (1, [])
    kept = position("obtain_blueprint").space(0, 1).turn(0)
    choose(kept, 0, "main:obtain_blueprint", "blueprint:metal_deposit", "no")
    assert (kept.players[0].waiting, len(kept.players[0].cards)) == (0, 1)


@rule("OM-36.07")
def test_one_task_at_most_is_completed_in_a_turn() -> None:
    at = position("obtain_blueprint", "learn_technology").space(0, 1).crystals(0, 3).ships(0, 3)
    game = at.turn(0)
    choose(game, 0, "main:learn_technology", "grid:bottom_1", "lab:c1b", "yes", "done")
    choose(game, 0, "executive:take_blueprint", "blueprint:metal_deposit")
    assert asked(game) != "task@0"
    assert len(game.players[0].cards) == 1


@rule("OM-36.09")
def test_fewer_tasks_are_drawn_from_a_short_deck_and_none_is_replaced() -> None:
    at = position("settlers_a2").storage(0, plant=1).bots(0, "5-6").crystals(0, 2)
    at.game.first_bag = [FIRST_TASK]
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert game.players[0].cards == [FIRST_TASK]
    assert game.first_bag == []


@rule("OM-36.10")
def test_a_task_counts_only_when_it_is_done_after_the_card_was_drawn() -> None:
    at = position("settlers_a2").storage(0, oxygen=1, plant=1).bots(0, "5-6").crystals(0, 2)
    at.blueprints(0, "metal_deposit")
    at.game.first_bag = [FIRST_TASK]
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert asked(game) != "task@0"


def test_every_task_is_fulfilled_by_what_it_names() -> None:
    for number, task in enumerate(TASKS):
        at = position(task.id).storage(0).crystals(0, 0)
        at.game.turn = 0
        game = at.doing("task", 0, task.event)
        choose(game, 0, "yes")
        if task.item < 5:
            assert list(stock(game).values()) == [task.amount]
        else:
            assert game.players[0].waiting == task.amount
        assert game.tasks == 1 << FIRST_TASK + number


def test_developing_one_technology_twice_is_the_task_of_whoever_did_it() -> None:
    for same in (True, False):
        at = position("develop_twice").tech(0, "mine", "c1t").tech(0, "rover", "c1b")
        game = at.storage(0, oxygen=4).doing("discovery.develop_twice")
        for move in ("c1t-c2t", "c2t-c3t" if same else "c1b-c2b"):
            while f"develop:{move}" not in offered(game):
                choose(game, 0, "no")
            choose(game, 0, f"develop:{move}")
        while game.to_move() == (0,) and not asked(game).startswith("task"):
            choose(game, 0, "done" if "done" in offered(game) else "no")
        assert asked(game) == ("task@0" if same else "")
