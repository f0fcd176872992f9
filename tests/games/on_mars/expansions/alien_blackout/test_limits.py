"""Every limit of Blackout just holds and just fails, by its numbers."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import GOALS, MISSIONS, SHELTER
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import (
    ALIEN_CARD,
    DAMAGE_IDS,
)
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import (
    DISABLED_LIMIT,
    LEFT_OUT_GOALS,
    LEFT_OUT_MISSION,
    OUTAGE_TOKENS,
    START_TIME,
)
from planetfall.games.on_mars.state import building_of
from tests.rulebook.on_mars.help import choose, hexes, offered
from tests.rulebook.on_mars_alien_invasion.blackout import (
    START,
    Outages,
    complete_goal,
    complete_mission,
    outages,
    table,
    turned_up,
    with_goal,
)

CARDS = [card for card in DAMAGE_IDS if card != DAMAGE_IDS[ALIEN_CARD]]
FAR = ("1-1", "1-3", "13-1", "13-3", "3-1", "3-5", "11-1", "11-5", "2-3", "12-3", "4-2")
"""Hexes apart from each other and from the start."""


@pytest.mark.parametrize("count", [DISABLED_LIMIT - 1, DISABLED_LIMIT])
def test_so_many_disabled_buildings_lose_and_one_less_do_not(count: int) -> None:
    at = Outages(seats=2).put("outage at 7-3")
    for name in FAR[: count - 1]:
        at.put(f"mine at {name}", f"lying of 1 at {name}")
    game = choose(at.strike("generator"), 0, "seat:0")
    assert len(table(game).disabled()) == count
    assert game.decided == ("lost_disabled" if count == DISABLED_LIMIT else "")


@pytest.mark.parametrize("quarters", [0, 1])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_team_loses_without_a_single_colonist_for_the_token(owner: int, quarters: int) -> None:
    at = Outages(seats=3).put("outage at 7-3")
    for seat in range(3):
        at.quarters(seat, quarters if seat == owner else 0)
    game = at.strike("generator")
    assert game.decided == ("" if quarters else "lost_no_colonist")
    assert outages(game) == {"7-3": f"disabled {owner}" if quarters else "damaged"}


@pytest.mark.parametrize("seats", START_TIME)
def test_the_goal_that_takes_the_marker_off_the_first_space_wins(seats: int) -> None:
    start = START_TIME[seats]
    assert table(Outages(seats).game).time == start
    for time in (start, 2, 1):
        game = complete_mission(Outages(seats).time(time))
        assert (table(game).time, game.decided) == (time - 1, "won_together" if time == 1 else "")
        game = complete_goal(with_goal(Outages(seats).time(time)).turn(0))
        assert (table(game).time, game.decided) == (time - 1, "won_together" if time == 1 else "")


@pytest.mark.parametrize("left", [0, 1])
def test_a_building_is_damaged_while_a_token_is_left(left: int) -> None:
    at = Outages(seats=2)
    for name in FAR[: OUTAGE_TOKENS - left]:
        at.put(f"mine at {name}", f"outage at {name}")
    assert table(at.game).tokens_left() == left
    game = at.strike("generator")
    assert ("7-3" in outages(game)) == (left == 1)
    assert table(game).tokens_left() == 0
    # One that lies there already is enough to disable a building.
    again = at.strike("mine")
    choose(again, 0, f"hex:{FAR[0]}", "seat:0")
    assert outages(again)[FAR[0]] == "disabled 0"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_strikes_its_type_until_none_is_left_and_then_shelters(card: str) -> None:
    place, other = START[card], "1-1"
    building = f"{card} at {other}"
    # Two plain ones: one of them is chosen. A damaged one comes first, of two either.
    assert hexes(Outages(seats=2).put(building).strike(card)) == {place, other}
    at = Outages(seats=2).put(building, f"outage at {other}")
    game = at.strike(card)
    assert offered(game) == ["seat:0", "seat:1"]
    at = Outages(seats=2).put(building, f"outage at {other}", f"outage at {place}")
    assert hexes(at.strike(card)) == {place, other}
    # With the last one disabled it is the turn of a Shelter.
    at = Outages(seats=2).put(building, f"lying of 0 at {place}")
    assert outages(at.strike(card))[other] == "damaged"
    game = Outages(seats=2).put(f"lying of 0 at {place}").ask_all().strike(card)
    kinds = {building_of(game.land[HEX_NAMES.index(name)]) for name in hexes(game)}
    assert kinds == {SHELTER}


@pytest.mark.parametrize("disabled", [0, 1, 2])
def test_of_shelters_the_player_with_fewest_disabled_ones_is_struck(disabled: int) -> None:
    at = Outages(seats=2).put("lying of 1 at 7-3")
    at.put("shelter of 0 at 1-1", "shelter of 0 at 1-3", "shelter of 1 at 13-1")
    at.put("lying of 0 at 1-1", *["lying of 1 at 13-1"][: min(disabled, 1)])
    if disabled == 2:
        at.put("shelter of 1 at 13-3", "lying of 1 at 13-3")
    struck = hexes(at.ask_all().strike("generator"))
    # With as many disabled ones on both sides the first in turn order is struck.
    assert ("1-3" in struck) == (disabled >= 1), struck


@pytest.mark.parametrize("shown", range(len(CARDS) + 1))
def test_cards_that_were_turned_up_stay_out(shown: int) -> None:
    at = Outages(seats=2).shown(*CARDS[:shown]) if shown else Outages(seats=2)
    game = at.end_of_turn()
    left = [*CARDS[shown:], DAMAGE_IDS[ALIEN_CARD]]
    turned_up(game, left[0])
    numbers = [DAMAGE_IDS[card] for card in table(game).shown]
    assert numbers == ([*CARDS[: shown + 1]] if shown < len(CARDS) else [])


def test_goals_and_the_mission_that_are_left_out_are_in_no_game() -> None:
    setting = Outages(seats=2).game.setting
    goals = {GOALS[goal] for goal in setting.goals}
    assert {*LEFT_OUT_GOALS} == {*GOALS[:16]} - goals
    assert LEFT_OUT_MISSION not in {MISSIONS[mission] for mission in setting.missions}
