"""Section 1: chapters, and what they leave as it is."""

from __future__ import annotations

import pytest

from planetfall.core.errors import BadRequest
from planetfall.games.on_mars.components.missions import LONG, MISSION_CARDS, SHORT
from planetfall.games.on_mars.expansions.alien.chapters import ChapterExtension
from planetfall.games.on_mars.state import Colony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, offered, rules
from tests.rulebook.on_mars_alien_invasion.blackout import Outages


def choices() -> list[str]:
    """What the option `chapter` may be."""
    (spec,) = [spec for spec in rules().specs() if spec.name == "chapter"]
    return list(spec.choices)


def chapters_in_play(game: Colony) -> list[str]:
    """The names of the chapters that are on."""
    found = game.setting.extensions
    return [each.name for each in found if isinstance(each, ChapterExtension)]


@rule("OMA-1.01")
def test_a_game_has_the_chapter_of_its_option_and_no_other() -> None:
    assert choices() == ["none", "invasion", "outbreak", "blackout", "monolith"]
    for chapter in choices():
        made = rules(chapter=chapter)
        game = made.new(max(made.least_seats, 2 if chapter == "none" else 0), 3)
        assert isinstance(game, Colony)
        assert chapters_in_play(game) == ([] if chapter == "none" else [chapter])


@rule("OMA-1.02")
def test_a_turn_of_a_chapter_offers_what_a_turn_of_the_base_game_offers() -> None:
    for side in (1, 5):
        plain, changed = Position(seats=3), Outages()
        for at in (plain, changed):
            at.storage(0, mineral=2, battery=1, water=1, plant=1, oxygen=1)
            at.crystals(0, 4).ships(0, 1).blueprints(0, "gym").put("rover of 0 at 6-4")
            at.space(0, side)
        assert offered(plain.turn(0)) == offered(changed.turn(0))


@rule("OMA-1.03")
def test_all_players_of_a_cooperative_chapter_win_or_lose_together() -> None:
    for reason, winners in (("won_together", (0, 1, 2)), ("lost_disabled", ())):
        game = Outages().turn(0)
        game.decide(reason)
        outcome = game.outcome()
        assert (outcome.winners, outcome.reason) == (winners, reason)
        assert outcome.sides == [[0, 1, 2]]
        assert outcome.shares() == [1.0 if winners else 0.0] * 3


@rule("OMA-1.04")
def test_with_two_players_the_rules_for_two_players_hold() -> None:
    for seats, tiles in ((2, 1), (3, 2)):
        game = rules(chapter="blackout").new(seats, 5)
        base = rules().new(seats, 5)
        assert isinstance(game, Colony)
        assert isinstance(base, Colony)
        assert game.is_pair() == base.is_pair() == (seats == 2)
        assert len(game.tech_bag) + 8 == 8 * tiles
        assert game.warehouse == base.warehouse


@rule("OMA-1.05")
@pytest.mark.parametrize("variant", ["first_colonists", "space_oddity"])
def test_chapters_are_not_combined_with_variants(variant: str) -> None:
    for chapter in choices()[1:]:
        with pytest.raises(BadRequest, match=variant):
            rules(chapter=chapter, **{variant: True}).blank(2)
    assert rules(**{variant: True}).blank(2).seats == 2


@rule("OMA-1.06")
def test_base_missions_are_chosen_short_or_long_and_short_by_default() -> None:
    for options, lengths in (
        ({}, [SHORT, SHORT, LONG]),
        ({"length": "short"}, [SHORT, SHORT, LONG]),
        ({"length": "long"}, [SHORT, LONG, LONG]),
    ):
        for seed in range(4):
            game = rules(chapter="blackout", **options).new(2, seed)
            assert isinstance(game, Colony)
            assert [MISSION_CARDS[code - 1].length for code in game.missions] == lengths


@rule("OMA-1.02")
def test_executive_actions_and_travel_are_those_of_the_base_game() -> None:
    game = Outages(seats=2).crystals(0, 3).ships(0, 2).turn(0)
    assert [key for key in offered(game) if key.startswith("executive:")]
    plain = Position(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 1)
    later = Outages(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 1)
    assert asked(plain) == asked(later) == "may_travel@0"
