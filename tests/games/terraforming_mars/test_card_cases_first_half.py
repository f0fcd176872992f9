"""Cases of project cards 001 to 104 and of the corporations that other tables know as awkward.

Every row is stated by the printed cards and the rulebook: what may be played, who is hit, what is
left undone at a limit, what a card sets off and what it does not.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from planetfall.games.terraforming_mars.components.card import CARDS, card_id
from planetfall.games.terraforming_mars.draw.icon_rows import icon_rows
from planetfall.games.terraforming_mars.state import Mars
from tests.games.terraforming_mars.rows import build, change, numbers
from tests.rulebook.terraforming_mars.help import (
    can,
    choose,
    hand,
    held,
    keys,
    production,
    rating,
    revealed,
    stock,
    why,
)

LINES = (Path(__file__).parent / "data" / "cases_001_104.txt").read_text(encoding="utf-8")


def section(name: str) -> list[list[str]]:
    """The rows of one section, part by part."""
    part = LINES.partition(f"[{name}]\n")[2].partition("\n[")[0]
    rows = [row for row in part.splitlines() if row and not row.startswith("#")]
    return [[cell.strip() for cell in row.split("|")] for row in rows]


def titles(row: list[str]) -> str:
    return row[0]


def reached(position: str, choices: str) -> Mars:
    """The game after these choices of seat 0."""
    return choose(build(position).turn(0), 0, *choices.split())


@pytest.mark.parametrize("row", section("changes"), ids=titles)
def test_a_case_changes_this_and_nothing_else(row: list[str]) -> None:
    _, position, choices, expected = row
    game = build(position).turn(0)
    before = numbers(game)
    choose(game, 0, *choices.split())
    assert sorted(change(before, numbers(game)).split()) == sorted(expected.split())
    # Nothing of the case is left open: the turn goes on, or is over.
    assert not keys(game, 0) or can(game, 0, "done") or can(game, 0, "pass")
    assert game.status() == []


@pytest.mark.parametrize("row", section("refused"), ids=titles)
def test_a_case_is_refused_for_this_reason(row: list[str]) -> None:
    _, position, choices, key, reason = row
    game = reached(position, choices)
    assert not can(game, 0, key)
    assert why(game, 0, key)[0] == reason


@pytest.mark.parametrize("row", section("offered"), ids=titles)
def test_a_case_offers_these_choices(row: list[str]) -> None:
    _, position, choices, expected = row
    assert sorted(keys(reached(position, choices), 0)) == sorted(expected.split())


@pytest.mark.parametrize("row", section("points"), ids=titles)
def test_a_case_is_worth_these_points(row: list[str]) -> None:
    _, position, expected = row
    lines = dict(build(position).turn(0).scores()[0].lines)
    found = [f"{name}={lines[name]}" for name in ("cards", "card_resources")]
    assert found == expected.split()


STARTS = [
    ("beginner", {"mc": 42}, {}),
    ("credicor", {"mc": 57}, {}),
    ("ecoline", {"mc": 36, "plant": 3}, {"plant": 2}),
    ("helion", {"mc": 42}, {"heat": 3}),
    ("interplanetary_cinematics", {"mc": 30, "steel": 20}, {}),
    ("inventrix", {"mc": 45}, {}),
    ("mining_guild", {"mc": 30, "steel": 5}, {"steel": 1}),
    ("phobolog", {"mc": 23, "titanium": 10}, {}),
    ("saturn_systems", {"mc": 42}, {"titanium": 1, "mc": 1}),
    ("teractor", {"mc": 60}, {}),
    ("tharsis_republic", {"mc": 40}, {}),
    ("thorgate", {"mc": 48}, {"energy": 1}),
    ("unmi", {"mc": 40}, {}),
]


@pytest.mark.parametrize(("name", "stocks", "productions"), STARTS)
def test_a_corporation_starts_with_this_and_nothing_else(
    name: str, stocks: dict[str, int], productions: dict[str, int]
) -> None:
    game = revealed(name, "teractor" if name != "teractor" else "credicor", era=True)
    for resource in ("mc", "steel", "titanium", "plant", "energy", "heat"):
        assert stock(game, 0, resource) == stocks.get(resource, 0)
        assert production(game, 0, resource) == productions.get(resource, 0)
    assert rating(game, 0) == 20


def test_the_university_may_discard_what_research_drew() -> None:
    game = reached(
        "mc=11 play=mars_university hand=research deck=comet,mine,trees", "play:research"
    )
    choose(game, 0, "first:0", "yes")
    assert len([key for key in keys(game, 0) if key.startswith("card:")]) == 3


def test_the_university_may_discard_before_research_draws() -> None:
    game = reached(
        "mc=11 play=mars_university hand=research deck=comet,mine,trees", "play:research"
    )
    choose(game, 0, "first:1", "yes")
    # The only card in hand went, one of the three came; research draws the other two later.
    assert "advanced_ecosystems" not in hand(game, 0)
    assert len(hand(game, 0)) == 1


def test_the_first_action_of_inventrix_is_one_of_the_two_of_its_turn() -> None:
    game = reached("mc=4 corporation=inventrix owes=1 hand=mine", "act:inventrix play:mine")
    assert keys(game, 0) == []
    assert len(hand(game, 0)) == 1 + 3


def test_ecoline_converts_seven_plants_at_the_end_too() -> None:
    at = build("plant=14 corporation=ecoline other.plant=7").terraformed()
    game = at.end()
    choose(game, 0, "convert:plants", "hex:7-3", "convert:plants", "hex:7-4")
    assert stock(game, 0, "plant") == 0
    assert game.is_over()


def test_a_claimed_area_is_shut_to_the_special_tiles_of_others() -> None:
    position = "mc=10 temperature=8 other.claim=7-3 hand=nuclear_zone"
    assert not can(reached(position, "play:nuclear_zone"), 0, "hex:7-3")


def test_enhancers_ask_for_every_tag_of_a_card() -> None:
    position = "mc=12 greenery=7-5 play=viral_enhancers hand=ecological_zone"
    game = reached(position, "play:ecological_zone hex:7-4 choose:1 choose:1")
    assert held(game, "ecological_zone") == 2 + 2


STARRED = {"martian_rails", "zeppelins", "toll_station", "tharsis_republic"}
"""Cities on Mars only, tags of opponents only: a sign alone would say more than the card does."""


def test_a_star_sends_the_reader_of_a_count_to_the_words() -> None:
    for name in STARRED:
        icons = [icon for row in icon_rows(CARDS[card_id(name)]) for icon in row.icons]
        star = [icon.sign for icon in icons].index("star")
        assert icons[star - 1].any
        assert not icons[star].any
    greenhouses = icon_rows(CARDS[card_id("greenhouses")])
    assert "star" not in [icon.sign for row in greenhouses for icon in row.icons]
