"""Edge cases of projects 105 to 208, of standard projects, conversions, milestones and points.

Rows read as those of the card table (see `rows.py`): a position, choices, everything that changed
in any order. A choice of the other seat is written `1/hex:3-3`. Beside what rows know, `turn=1`
starts with the other seat, `used=` marks actions as used, `neutral=` lays neutral cities.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from planetfall.games.terraforming_mars.state import Mars
from tests.games.terraforming_mars import rows
from tests.rulebook.terraforming_mars.help import Position, choose, keys, stock, why

TEXT = (Path(__file__).parent / "data" / "cases_second_half.txt").read_text(encoding="utf-8")


def position(words: str) -> Mars:
    """The game that a row describes, at a turn."""
    ours = [word for word in words.split() if word.partition("=")[0] in ("turn", "used", "neutral")]
    at = rows.build(" ".join(word for word in words.split() if word not in ours))
    seat = 0
    for name, _, value in (word.partition("=") for word in ours):
        if name == "turn":
            seat = int(value)
        elif name == "used":
            at.used(0, value)
        else:
            for place in value.split(","):
                at.tile("city", place)
    return at.turn(seat)


def play(words: str, choices: str) -> tuple[set[str], Mars]:
    """What choices change, word by word, and the game."""
    game = position(words)
    before = rows.numbers(game)
    for choice in choices.split():
        seat, slash, key = choice.partition("/")
        game.choose(int(seat) if slash else 0, key if slash else choice)
    return set(rows.change(before, rows.numbers(game)).split()), game


def table(name: str) -> list[str]:
    """The rows of a section of the file, without notes."""
    text = TEXT.partition(f"== {name}\n")[2].partition("\n==")[0]
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def parts(row: str) -> list[str]:
    """The cells of a row."""
    return [cell.strip() for cell in row.split("|")]


@pytest.mark.parametrize("row", table("done"))
def test_a_card_does_just_this(row: str) -> None:
    words, choices, expected = parts(row)
    changed, game = play(words, choices)
    assert changed == set(expected.split())
    assert game.status() == []
    assert game.decision(game.to_move()[0]).kind == "Turn"


@pytest.mark.parametrize("row", table("refused"))
def test_this_is_not_possible_and_the_reason_is_told(row: str) -> None:
    words, key, reason = parts(row)
    game = position(words)
    assert key not in keys(game, 0)
    assert why(game, 0, key)[0] == reason


@pytest.mark.parametrize("row", table("claimed"))
def test_milestones_and_awards_cost_this(row: str) -> None:
    words, choices, price = parts(row)
    game = position(words)
    before = stock(game, 0, "mc")
    choose(game, 0, *choices.split())
    assert before - stock(game, 0, "mc") == int(price)


@pytest.mark.parametrize("row", table("points"))
def test_cards_are_worth_this_at_the_end(row: str) -> None:
    words, cards, resources = parts(row)
    lines = dict(position(words).scores()[0].lines)
    assert lines.get("cards", 0) == int(cards)
    assert lines.get("card_resources", 0) == int(resources)


def test_lava_may_flow_on_the_four_volcanoes_only() -> None:
    game = position("mc=18 other.city=2-2 hand=lava_flows")
    assert sorted(keys(choose(game, 0, "play:lava_flows"), 0)) == ["hex:3-1", "hex:4-1", "hex:5-1"]


def test_a_valley_and_a_mohole_go_on_any_free_area_reserved_for_oceans() -> None:
    for card in ("protected_valley", "mohole_area"):
        game = position(f"mc=23 city=7-3 ocean=1-2 hand={card}")
        choose(game, 0, f"play:{card}")
        assert len(keys(game, 0)) == 11
        assert "hex:1-2" not in keys(game, 0)
        assert "hex:9-5" in keys(game, 0)


def test_an_artificial_lake_goes_on_land_alone() -> None:
    game = position("mc=15 temperature=-6 other.city=3-3 hand=artificial_lake")
    choose(game, 0, "play:artificial_lake")
    found = keys(game, 0)
    assert "hex:1-2" not in found
    assert "hex:5-3" not in found
    assert "hex:3-3" not in found
    assert "hex:3-4" in found


def test_business_contacts_keep_exactly_two_of_four() -> None:
    game = position("mc=7 hand=business_contacts")
    choose(game, 0, "play:business_contacts")
    assert "done" not in keys(game, 0)
    for _ in range(2):
        if game.decision(0).kind != "Turn":
            choose(game, 0, keys(game, 0)[0])
    assert len(game.players[0].hand) == 3
    assert len(game.players[0].offer) == 0


def test_a_research_of_two_tags_stirs_the_conference_twice() -> None:
    game = position("mc=11 play=olympus_conference hand=research")
    choose(game, 0, "play:research")
    while game.decision(0).kind != "Turn":
        choose(game, 0, keys(game, 0)[-1])
    # The first tag stores a science resource, the second turns it into a card.
    assert len(game.players[0].hand) == 1 + 2 + 1


def test_an_expired_action_comes_back_in_the_next_generation() -> None:
    at = Position().play(0, "livestock").used(0, "livestock")
    assert why(at.turn(0), 0, "act:livestock")[0] == "used_already"
    game = Position().play(0, "livestock").used(0, "livestock").production()
    assert game.players[0].used == []


def test_unclaimed_and_unfunded_places_run_out() -> None:
    at = (
        Position()
        .give(0, mc=40)
        .rating(0, 35)
        .milestone(1, "mayor")
        .milestone(1, "gardener")
        .milestone(0, "builder")
    )
    assert why(at.turn(0), 0, "milestone:terraformer")[0] == "all_claimed"
    at = Position().give(0, mc=40).award(1, "landlord").award(1, "banker").award(0, "scientist")
    assert why(at.turn(0), 0, "award:miner")[0] == "all_funded"
    at = Position().give(0, mc=40).award(1, "banker")
    assert why(at.turn(0), 0, "award:banker")[0] == "funded_already"
    at = Position().give(0, mc=40).award(1, "landlord").award(1, "banker")
    game = choose(at.turn(0), 0, "award:miner")
    assert stock(game, 0, "mc") == 20
