"""Chapter 1: the alien turn."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.expansions.alien_invasion.commander.supply import gain_crystals
from planetfall.games.on_mars.expansions.alien_invasion.components.names import SPACES
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, hexes, offered, refuses
from tests.rulebook.on_mars_alien_invasion.invaders import (
    HOME,
    Invaders,
    card_state,
    cover,
    next_to,
)

OPEN = ("build", "blueprint", "tech", "rd", "upgrade", "activate")
LOCKED = ("steal", "deploy_adjacent", "deploy_inside", "move")


def kinds(keys: list[str]) -> set[str]:
    """The kinds of the options offered."""
    return {key.partition(":")[0] for key in keys}


@rule("OMA-6.01")
def test_the_alien_uses_no_components_of_humans() -> None:
    at = Invaders().tech(0, "shelter", "c6").tech(0, "mine", "c1t")
    game = at.act("build")
    choose(game, 2, "alien_build:alien_shelter")
    # The humans' Shelter Tech of level 6 does not let it join its own Shelter.
    assert not hexes(game, 2) & {next_to(HOME, "n"), next_to(HOME, "s"), next_to(HOME, "nw")}


@rule("OMA-6.02")
def test_a_turn_is_one_of_unlocking_acting_and_restoring() -> None:
    game = Invaders().means(crystals=2).play()
    choose(game, 2, "unlock:move")
    assert asked(game) == ""
    game = Invaders().covers(build="reusable", blueprint="free").play()
    choose(game, 2, "restore")
    assert asked(game) == ""
    game = Invaders().means(crystals=3, single=1).play()
    choose(game, 2, "reusable:blueprint", "alien_card:vigilant")
    left = offered(game, 2)
    assert kinds(left) == {"single", "done"}
    assert refuses(game, 2, "unlock:move") == "already_acted"
    assert refuses(game, 2, "restore") == "already_acted"


@rule("OMA-6.03")
def test_unlocking_costs_2_crystals_and_turns_the_cover_into_a_reusable_token() -> None:
    at = Invaders().means(crystals=3)
    game = at.play()
    assert {key for key in offered(game, 2) if key.startswith("unlock")} == {
        f"unlock:{space}" for space in LOCKED
    }
    choose(game, 2, "unlock:deploy_inside")
    assert cover(game, "deploy_inside") == "free"
    assert (commander_of(game).crystals, commander_of(game).reusable) == (1, 2)
    poor = Invaders().means(crystals=1).play()
    assert refuses(poor, 2, "unlock:move") == "no_alien_crystals"
    assert refuses(poor, 2, "unlock:build") == "space_open"


@rule("OMA-6.04", "OMA-6.22")
def test_a_token_must_be_used_beside_the_scientist() -> None:
    at = Invaders().card("alien_infection", "built", HOME)
    game = at.play()
    choose(game, 2, "alien_scientist:alien_infection")
    assert kinds(offered(game, 2)) == {"reusable"}
    # Without a token there is no scientist either.
    at = Invaders().card("alien_infection", "built", HOME).means(reusable=0)
    at.covers(build="free").commander.covers[0] = 1
    assert kinds(offered(at.play(), 2)) == {"restore", "unlock"}


@rule("OMA-6.05")
def test_at_most_one_token_of_each_kind_is_used() -> None:
    game = Invaders().means(crystals=4, single=3).covers(steal="free").play()
    assert commander_of(game).reusable == 2
    choose(game, 2, "reusable:tech", "alien_tech:deployment")
    assert kinds(offered(game, 2)) == {"single", "done"}
    assert refuses(game, 2, "reusable:build") == "token_used"
    choose(game, 2, "single:rd", "alien_develop:a1-a2t")
    assert asked(game) == ""
    assert (commander_of(game).reusable, commander_of(game).single) == (1, 2)


@rule("OMA-6.06", "OMA-6.07")
def test_a_single_use_token_costs_a_crystal_and_a_reusable_one_does_not() -> None:
    game = Invaders().means(crystals=1, single=1).play()
    choose(game, 2, "reusable:blueprint", "alien_card:alien_infection")
    assert (commander_of(game).crystals, commander_of(game).reusable) == (1, 0)
    assert cover(game, "blueprint") == "reusable"
    choose(game, 2, "single:tech", "alien_tech:reinforcements")
    assert (commander_of(game).crystals, commander_of(game).single) == (0, 0)
    assert cover(game, "tech") == "single"
    assert refuses(Invaders().means(crystals=0, single=1).play(), 2, "single:tech") == (
        "no_alien_crystals"
    )


@rule("OMA-6.08", "OMA-7.01")
def test_both_kinds_use_the_initial_and_every_unlocked_space() -> None:
    at = Invaders().means(crystals=2, single=1).covers(deploy_adjacent="free")
    at.learned(deployment="a1").card("vigilant", "obtained").alien("alien_mine", "12-1")
    game = at.play()
    for kind in ("reusable", "single"):
        assert f"{kind}:build" in offered(game, 2)
        assert f"{kind}:deploy_adjacent" in offered(game, 2)
        assert refuses(game, 2, f"{kind}:deploy_inside") == "space_locked"
        assert refuses(game, 2, f"{kind}:move") == "space_locked"
    assert [space for space in SPACES if cover(game, space) == "free"] == [
        *OPEN,
        "deploy_adjacent",
    ]


@rule("OMA-6.09", "OMA-6.28")
def test_without_a_crystal_for_its_single_use_token_it_is_put_down_without_effect() -> None:
    at = Invaders().means(crystals=0, single=2).card("alien_infection", "built", HOME)
    at.covers(build="reusable")
    game = at.play()
    assert asked(game) == "invasion.waste@2"
    assert set(offered(game, 2)) == {f"single:{space}" for space in OPEN if space != "build"}
    choose(game, 2, "single:rd")
    assert cover(game, "rd") == "single"
    assert (commander_of(game).single, commander_of(game).crystals) == (1, 0)
    assert asked(game) == ""


@rule("OMA-6.10")
def test_two_tokens_and_the_scientist_act_in_any_order() -> None:
    at = Invaders().means(crystals=1, single=1).card("alien_infection", "built", HOME)
    game = at.play()
    choose(game, 2, "single:blueprint", "alien_card:vigilant")
    choose(game, 2, "alien_scientist:alien_infection")
    choose(game, 2, "reusable:tech")
    # The action begun is completed before anything else.
    assert kinds(offered(game, 2)) == {"alien_tech"}
    choose(game, 2, "alien_tech:mobilization")
    assert asked(game) == ""


@rule("OMA-6.11", "OMA-6.22")
def test_the_scientist_uses_a_built_face_up_card_without_turning_it() -> None:
    at = Invaders().card("alien_infection", "built", HOME).card("vigilant", "obtained")
    at.alien("alien_mine", "12-1", "11-1").card("abduction", "face_down", "11-1")
    at.quarters(0, 3).quarters(1, 2)
    game = at.play()
    assert refuses(game, 2, "alien_scientist:vigilant") == "card_not_built"
    assert refuses(game, 2, "alien_scientist:abduction") == "card_face_down"
    choose(game, 2, "reusable:tech", "alien_tech:deployment", "alien_scientist:alien_infection")
    assert [player.working for player in game.players] == [1, 1]
    assert card_state(game, "alien_infection") == "built"
    at = Invaders().card("alien_infection", "built", HOME)
    at.commander.scientist = 0
    game = at.play()
    assert refuses(game, 2, "alien_scientist:alien_infection") == "scientist_away"
    assert refuses(game, 2, "reusable:activate") == "scientist_there"


@rule("OMA-6.12", "OMA-6.27")
def test_crystals_cannot_be_spent_in_the_turn_in_which_they_are_gained() -> None:
    at = Invaders().means(crystals=0, single=1).covers(steal="free").warehouse(crystal=3)
    game = at.play()
    choose(game, 2, "reusable:steal", "steal_warehouse")
    # There are two crystals and a single-use token, but nothing to pay it with in this turn.
    assert asked(game) == ""
    assert (commander_of(game).crystals, commander_of(game).waiting) == (0, 2)
    at = Invaders().means(crystals=0, single=1)
    gain_crystals(at.game, 1)
    assert "single:build" in offered(at.play(), 2)


@rule("OMA-6.13", "OMA-6.19")
def test_the_panel_is_restored_with_two_uncovered_spaces_or_without_tokens() -> None:
    covered = {"build": "single", "blueprint": "single", "tech": "sabotaged"}
    game = Invaders().covers(**covered).play()
    assert refuses(game, 2, "restore") == "cannot_restore"
    game = Invaders().covers(**covered, rd="single").play()
    assert "restore" in offered(game, 2)
    at = Invaders().covers(build="reusable")
    assert "restore" in offered(at.play(), 2)
    at = Invaders().covers(build="reusable").means(single=1)
    assert refuses(at.play(), 2, "restore") == "cannot_restore"


@rule("OMA-6.14", "OMA-6.15", "OMA-6.16", "OMA-6.17", "OMA-6.18", "OMA-6.23")
def test_restoring_clears_the_panel() -> None:
    at = Invaders().alien("alien_mine", "12-1").means(single=1, crystals=2)
    at.card("alien_infection", "face_down", HOME).card("vigilant", "built", "12-1")
    at.covers(move="reusable", deploy_adjacent="free", build="single", blueprint="single")
    at.covers(tech="reusable", rd="single", activate="sabotaged", deploy_adjacent="single")
    at.commander.scientist = 1
    assert at.commander.uncovered() == [SPACES.index("upgrade")]
    reusable = at.commander.reusable
    game = at.play()
    choose(game, 2, "restore")
    commander = commander_of(game)
    assert commander.reusable == reusable + 2
    assert commander.single == 1
    assert commander.covers.count(0) == 8
    assert cover(game, "steal") == cover(game, "deploy_inside") == "locked"
    assert front_of(game).sabotage == 2
    assert commander.scientist == -1
    assert card_state(game, "alien_infection") == "built"
    assert asked(game) == ""


@rule("OMA-6.20")
def test_restoring_is_a_choice_beside_a_wasted_token_and_always_open_on_a_full_panel() -> None:
    at = Invaders().means(crystals=0, single=1)
    at.covers(build="reusable", blueprint="single", tech="single", rd="single")
    game = at.play()
    assert set(offered(game, 2)) == {"restore", "single:upgrade", "single:activate"}
    at = Invaders().means(crystals=0, single=1)
    at.covers(build="reusable", blueprint="single", tech="single", rd="single")
    at.covers(upgrade="single", activate="single")
    game = at.play()
    assert commander_of(game).covers.count(0) == 6
    # With crystals to unlock a space nothing is wasted.
    at = Invaders().means(crystals=2, single=1).covers(build="reusable")
    assert asked(at.play()) == "invasion.turn@2"


@rule("OMA-6.21")
@pytest.mark.parametrize("space", ["rd", "upgrade", "activate"])
def test_a_token_goes_only_where_its_action_is_possible(space: str) -> None:
    game = Invaders().play()
    assert f"reusable:{space}" not in offered(game, 2)
    assert refuses(game, 2, f"reusable:{space}") in (
        "no_alien_step",
        "no_alien_upgrade",
        "card_not_built",
    )


@rule("OMA-6.24")
def test_crystals_of_the_alien_have_no_limit() -> None:
    at = Invaders().means(crystals=25).alien("alien_mine", "1-1", "1-2", "2-1")
    gain_crystals(at.game, 15)
    game = at.play()
    assert commander_of(game).crystals == 40


@rule("OMA-6.25")
def test_with_the_designer_updates_sabotage_can_be_bought_off() -> None:
    at = Invaders(designer_updates=True).means(crystals=3).covers(build="sabotaged")
    game = at.play()
    choose(game, 2, "lift:build")
    commander = commander_of(game)
    assert (commander.crystals, commander.lifted, cover(game, "build")) == (1, 1, "free")
    assert front_of(game).sabotage == 1
    choose(game, 2, "reusable:build")
    plain = Invaders().means(crystals=3).covers(build="sabotaged").play()
    assert not [key for key in offered(plain, 2) if key.startswith("lift")]
    at = Invaders(designer_updates=True).covers(build="reusable")
    at.commander.lifted = 1
    at.front.sabotage = 1
    game = at.play()
    choose(game, 2, "restore")
    assert front_of(game).sabotage == 2


@rule("OMA-6.25")
def test_with_the_designer_updates_impossible_spaces_do_not_count_as_uncovered() -> None:
    # Construct and Learn are possible; R&D, Upgrade and Activate are not.
    for updates in (True, False):
        at = Invaders(designer_updates=updates).covers(blueprint="single")
        at.commander.lab = [0] * 5
        game = at.play()
        assert ("restore" in offered(game, 2)) == updates


@rule("OMA-6.26", "OMA-6.28")
def test_if_nothing_is_possible_a_token_is_put_down_without_effect() -> None:
    at = Invaders().means(crystals=1, single=1)
    at.commander.shelters_left = at.commander.mines_left = 0
    at.card("alien_infection", "built", HOME).card("vigilant", "obtained")
    at.card("abduction", "obtained").card("rd_corruption", "obtained")
    at.learned(alien_shelter="a4t", alien_mine="a4b", reinforcements="a3t", deployment="a3b")
    at.learned(mobilization="a1")
    at.quarters(0, 0).quarters(1, 0)
    at.covers(rd="sabotaged")
    game = at.play()
    assert asked(game) == "invasion.waste@2"
    free = [space for space in OPEN if space != "rd"]
    expected = {f"{kind}:{space}" for kind in ("reusable", "single") for space in free}
    assert set(offered(game, 2)) == expected
    choose(game, 2, "reusable:upgrade")
    assert cover(game, "upgrade") == "reusable"
    assert commander_of(game).crystals == 1
    assert asked(game) == ""
