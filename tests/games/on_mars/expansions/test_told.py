"""What the chapters tell: whose doing it was, in the log, and how near the end is."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.tables import UPGRADE_CONTRACT_SIZE
from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.games.on_mars.expansions.alien_blackout import log as blackout_log
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import OUTAGE_TOKENS
from planetfall.games.on_mars.expansions.alien_invasion import log as invasion_log
from planetfall.games.on_mars.expansions.alien_invasion.defence import points
from planetfall.games.on_mars.expansions.alien_invasion.state import front_of
from planetfall.games.on_mars.expansions.alien_monolith import log as monolith_log
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import CONTRACT
from planetfall.games.on_mars.expansions.alien_monolith.objectives import parts
from planetfall.games.on_mars.expansions.alien_outbreak import log as outbreak_log
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    MISSION_IDS,
    TEAM_MISSIONS,
    counted,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.goals import check_win
from planetfall.games.on_mars.state import Colony
from tests.games.built import questions
from tests.rulebook.on_mars.help import choose, place, rules
from tests.rulebook.on_mars_alien_invasion import monolith
from tests.rulebook.on_mars_alien_invasion.blackout import Outages, complete_goal, table, with_goal
from tests.rulebook.on_mars_alien_invasion.invaders import Invaders
from tests.rulebook.on_mars_alien_invasion.outbreak import Ward, area


def told(game: Colony, kind: int) -> list[tuple[int, ...]]:
    """What the log says of a kind, without the kind and who may read it."""
    assert game.events is not None
    return [tuple(event[1:5]) for event in game.events if event[0] == kind]


# Blackout


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_goal_and_the_repair_are_of_whoever_reached_it(seat: int) -> None:
    at = with_goal(Outages(3).time(3).put("outage at 7-3"), seat)
    at.game.watch()
    game = complete_goal(at.turn(seat), seat)
    choose(game, seat, "hex:7-3")
    assert told(game, blackout_log.TIME_COUNTS_DOWN) == [(seat, 0, 2, 0)]
    assert told(game, blackout_log.BUILDING_REPAIRED) == [(seat, place("7-3"), 0, 1)]
    at = Outages(3).put("lying of 2 at 9-5")
    at.game.watch()
    game = choose(at.repair(seat), seat, "hex:9-5")
    assert told(game, blackout_log.BUILDING_REVIVED) == [(seat, place("9-5"), 2, 2)]


def test_the_victory_is_everybodys() -> None:
    at = with_goal(Outages(3).time(1), 1)
    at.game.watch()
    game = complete_goal(at.turn(1), 1)
    assert told(game, blackout_log.BLACKOUT_WON) == [(-1, 0, 0, 0)]


def test_it_is_told_once_that_shelters_are_struck_instead() -> None:
    at = Outages(2).put("lying of 0 at 7-3")
    at.game.watch()
    game = at.strike("generator")
    assert told(game, blackout_log.SHELTERS_STRUCK) == [(-1, 1, 0, 0)]


def test_it_is_told_that_no_token_is_left() -> None:
    at = Outages(2)
    for name in [name for name in HEX_NAMES if name[0] in "12"][:OUTAGE_TOKENS]:
        at.put(f"mine at {name}", f"outage at {name}")
    at.game.watch()
    assert told(at.strike("generator"), blackout_log.NO_TOKEN_LEFT) == [(-1, 1, 0, 0)]


def test_goals_of_earlier_turns_are_kept() -> None:
    at = with_goal(Outages(2).time(5), 0)
    game = complete_goal(at.turn(0, 1), 0)
    goal = game.players[0].goal
    assert goal and table(game).completed == [0, 0]
    later = Outages(2).write("seat 0: goal=three_shelters").turn(0)
    assert table(later).completed == [1 << goal - 1, 0]
    assert later.players[0].goal == 0


# Monolith


def test_an_abduction_from_the_working_area_is_told() -> None:
    at = monolith.start().quarters(0, 2, 1)
    at.game.watch()
    game = monolith.strike(at, "alien_abduction")
    assert len(told(game, monolith_log.COLONIST_ABDUCTED)) == 1
    assert (game.players[0].working, game.players[0].quarters) == (0, 2)


def test_a_reward_is_withheld_from_the_player() -> None:
    at = monolith.start().storage(0, mineral=1).bots(0, "7-1").level(1)
    at.write("table: no_reward=1").game.watch()
    game = choose(at.turn(0), 0, "main:construct_building", "build:generator", "hex:8-1")
    assert told(game, monolith_log.REWARD_WITHHELD) == [(0, 0, 0, 0)]


@pytest.mark.parametrize("size", range(UPGRADE_CONTRACT_SIZE + 1))
@pytest.mark.parametrize("taken", [False, True])
def test_progress_with_an_upgrade_contract_counts_its_largest_complex(
    size: int, taken: bool
) -> None:
    at = monolith.start(contracts="contract_advanced_generator")
    # The Generator of the start lies apart, and Mines side by side are another type.
    at.building("generator", *("1-1", "1-2", "2-2", "2-3")[:size])
    at.building("mine", "11-1", "11-2", "11-3", "11-4", "11-5")
    if taken:
        at.contract(0, "advanced_generator")
    steps = UPGRADE_CONTRACT_SIZE + 2
    assert parts(at.turn(0), CONTRACT) == [(taken + max(size, 1), steps)]
    if size == UPGRADE_CONTRACT_SIZE and taken:
        game = at.advanced(0, "wind_turbines", "1-1").turn(0)
        assert parts(game, CONTRACT) == [(steps, steps)]


def test_a_text_without_the_deck_has_all_other_cards_in_it() -> None:
    game = monolith.row(monolith.start(), "hacked_tech", struck="crystal_theft").turn(0)
    text = game.to_text()
    again = game.rules.from_text(text)
    assert again.digest() == game.digest()
    assert len(again.sabotage_deck) == 14
    # What a text says of the deck stands, whatever else there is.
    fewer = game.rules.from_text(text.replace("sabotage_row=", "sabotage_deck=- sabotage_row="))
    assert fewer.sabotage_deck == []


# Outbreak


def test_a_fulfilled_mission_is_told_once() -> None:
    at = Ward(3).missions("medicine_held", "vaccines_given").medicine(0, 2).medicine(1, 2)
    at.medicine(2, 1).people(0, "room_1", well=1, ill=2)
    at.game.watch()
    game = at.doing("discovery.two_stand_up")
    choose(game, 0, "colonist:0-room_1-ill")
    assert told(game, outbreak_log.MISSION_MET) == [(-1, MISSION_IDS.index("medicine_held"), 0, 0)]
    assert area(game).met == 0b01


def test_a_miner_of_a_position_is_vaccinated_from_the_supply() -> None:
    at = Ward(2)
    supply = at.player(1).supply
    at.put("vaccinated_miner of 1 at 7-5")
    assert (at.player(1).supply, area(at.game).vaccines) == (supply - 1, 1)
    assert at.game.status() == []


# Invasion


@pytest.mark.parametrize("seat", [0, 1])
def test_common_points_are_told_of_whoever_brought_them(seat: int) -> None:
    game = Invaders().game
    game.watch()
    front_of(game).points = 50
    points.shelter_built(game, seat)
    points.learned(game, seat, 0)
    points.developed(game, seat, 0)
    points.ship_welcomed(game, seat)
    points.contract_done(game, seat, 0)
    gained = told(game, invasion_log.HUMANS_SCORED)
    points.obtained(game, seat, 0)
    points.contract_taken(game, seat, 0)
    points.ship_spent(game, seat)
    lost = told(game, invasion_log.HUMANS_LOST)
    assert {event[0] for event in gained + lost} == {seat}
    assert (len(gained), len(lost)) == (6, 3)
    change = sum(event[2] for event in gained) - sum(event[2] for event in lost)
    assert front_of(game).points == 50 + change


# All


@pytest.mark.parametrize(
    ("chapter", "seats", "bad"),
    [
        ("invasion", 3, None),
        ("outbreak", 3, [True, True]),
        ("blackout", 3, [True, False]),
    ],
)
def test_gauges_say_which_end_is_bad(chapter: str, seats: int, bad: list[bool] | None) -> None:
    game = rules(chapter=chapter).new(seats, 1)
    assert isinstance(game, Colony)
    known = chapter_of(game)
    assert known is not None
    gauges = known.gauges(game)
    assert len(gauges) == 2 and all(gauge.count <= gauge.limit for gauge in gauges)
    if bad is not None:
        assert [gauge.bad for gauge in gauges] == bad
    # Nothing is near its end when the game begins, whichever way its number runs.
    assert all(gauge.reached() == 0 for gauge in gauges)


def test_a_number_that_falls_reaches_its_end_at_0() -> None:
    assert Gauge("goals_left", "goal", 2, 8, counts_down=True).reached() == 0.75
    assert Gauge("disabled", "damage", 4, 5, bad=True).reached() == 0.8
    assert Gauge("points", "vp", -3, 100).reached() == 0


def test_a_text_names_the_scientist_of_the_chapter() -> None:
    game = Ward(3).calm(0)
    text = game.to_text()
    assert "offer=microbiologist,-" in text
    assert game.rules.from_text(text).digest() == game.digest()


@pytest.mark.parametrize("chapter", ["invasion", "outbreak", "blackout", "monolith"])
def test_the_text_of_a_game_in_progress_brings_back_its_decks(chapter: str) -> None:
    known = rules(chapter=chapter)
    game = known.new(min(known.seat_counts()), 5)
    for _ in range(40):
        seat = game.to_move()[0]
        choose(game, seat, game.view(seat).keys()[0])
    assert known.from_text(game.to_text()).digest() == game.digest()


def test_a_mission_that_is_not_drawn_yet_is_not_fulfilled() -> None:
    for drawn, met in (("0,0", 0), (f"0,{len(MISSION_IDS)}", 0b10), (f"{len(MISSION_IDS)},0", 1)):
        at = Ward(3).write(f"table: extras.outbreak.missions={drawn}")
        needed = TEAM_MISSIONS[-1].needed
        at.game.players[0].blueprints = [*NUMBERS.blueprints][:needed]
        assert counted(at.game, len(MISSION_IDS) - 1) == needed
        check_win(at.game)
        assert area(at.game).met == met


def test_who_leaves_a_room_is_asked_for_by_no_piece() -> None:
    frames = [game.question(mover) for game in questions("on-mars") for mover in game.to_move()]
    asked = [frame.source for frame in frames if type(frame.effect).__name__ == "LeaveRoom"]
    assert asked and not any(asked)


@pytest.mark.parametrize("taken", [False, True])
def test_progress_with_an_upgrade_contract_begins_with_nothing(taken: bool) -> None:
    at = monolith.start(contracts="contract_advanced_generator")
    if taken:
        at.contract(0, "advanced_generator")
    game = at.turn(0)
    game.land = [0] * len(game.land)
    assert parts(game, CONTRACT) == [(int(taken), UPGRADE_CONTRACT_SIZE + 2)]
