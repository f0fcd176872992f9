"""The log in rounds, turns and causes, and what happened since one's last turn."""

from __future__ import annotations

import random
import re

import pytest

from planetfall import games
from planetfall.core.play import Event
from planetfall.games.on_mars.log import TURN as COLONY_TURN
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import TRADED
from planetfall.games.terraforming_mars.log import GAINED, PLAYED
from planetfall.games.terraforming_mars.words import log as mars_log
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.text.trace import CAUSE, EFFECT, ROUND, TURN, Trace, grouped, newest_first
from planetfall.web.games import page_of
from planetfall.web.pages import log, panels, review
from planetfall.web.pages.pieces import find
from planetfall.web.pages.scene import Scene
from tests.table.tables import choose

TRACES = {1: Trace(ROUND), 2: Trace(TURN), 3: Trace(CAUSE)}


def event(kind: int, seat: int = 0) -> Event:
    return (kind, seat, 0, 0, 0, 0)


def played(game: str, seats: int, steps: int, seed: int = 3, **options: object) -> Room:
    """A room after some random choices."""
    wishes = [SeatWish(kind="person", name=name) for name in ("Ann", "Bo", "Cy")[:seats]]
    lobby = Lobby(list(games.GAMES), games.build, ["random"])
    record = lobby.create(NewTable(game=game, seats=wishes, options=options), "host").record
    record.seed = str(seed)
    room, rng = Room(record, games.build), random.Random(seed)
    for number in range(steps):
        if room.is_over():
            break
        seat = rng.choice(room.movers())
        choose(room, seat, [rng.choice(room.view(seat).keys())], f"c{number}")
    return room


def text_of(markup: object) -> str:
    return re.sub(r"<[^>]+>", "", str(markup))


def test_where_housekeeping_is_all_the_first_of_it_is_told() -> None:
    room = played("planet-unknown", 1, 0)
    lines = text_of(log.log(Scene(room.page_context(0, "en"))))
    assert re.fullmatch(
        r" *Log *Next tile: [a-z ]+( ×\d+)?\+ \d+ more(Next tile: [^·]+(· )?)+", lines
    )


def test_the_points_at_the_end_leave_room_for_what_was_done_last() -> None:
    room = played("planet-unknown", 1, 2000)
    assert room.is_over()
    lines = re.sub(r"<details.*?</details>", "", str(log.log(Scene(room.page_context(0, "en")))))
    assert "Last turn" in lines and " scores " not in lines


def test_what_follows_a_cause_comes_of_it() -> None:
    groups = grouped([event(1, -1), event(3), event(9), event(9, 1), event(3, 1)], TRACES)
    assert [(group.level, group.seat, len(group.events)) for group in groups] == [
        (ROUND, -1, 1),
        (CAUSE, 0, 3),
        (CAUSE, 1, 1),
    ]


def test_turns_are_newest_first_and_each_is_in_order() -> None:
    events = [event(1, -1), event(3, 0), event(3, 0), event(3, 1), event(1, -1), event(3, 2)]
    lines = newest_first(grouped(events, TRACES))
    assert [(group.level, group.seat) for group in lines] == [
        (ROUND, -1),
        (CAUSE, 2),
        (ROUND, -1),
        (CAUSE, 1),
        (CAUSE, 0),
        (CAUSE, 0),
    ]


def test_what_is_paid_for_a_cause_belongs_to_it_and_not_to_the_one_before() -> None:
    traces = TRACES | {4: Trace(CAUSE, early=lambda one, cause: one[0] == 8 and one[1] == cause[1])}
    groups = grouped([event(3), event(9, 1), event(8, 1), event(8, 1), event(4, 1)], traces)
    assert [[each[0] for each in group.events] for group in groups] == [[3, 9], [4, 8, 8]]


def test_a_card_is_paid_in_the_line_that_plays_it() -> None:
    room = played("terraforming-mars", 2, 60)
    groups = grouped(room.events(0), mars_log.TRACES)
    bills = {
        event[4]: group.events[0]
        for group in groups
        for event in group.events[1:]
        if event[0] == GAINED and event[3] < 0 and event[4]
    }
    cards = [group.events[0] for group in groups if group.events[0][0] == PLAYED]
    paid = [cause for cause in cards if cause[3] > 0]
    assert paid
    assert [bills[cause[2]] for cause in paid] == paid


def test_a_price_that_the_line_of_a_cause_names_is_not_told_twice() -> None:
    room = played("terraforming-mars", 2, 150)
    told = text_of(panels.whole_log(Scene(room.page_context(0))))
    named = re.findall(r"for (\d+) M€\.([^.]*)", told)
    assert len(named) > 2
    assert not [each for each in named if re.match(rf"pays {each[0]} M€", each[1])]


def test_a_card_in_a_line_leads_to_what_it_is() -> None:
    room = played("terraforming-mars", 2, 60)
    scene = Scene(room.page_context(0))
    whole = str(panels.whole_log(scene))
    keys = re.findall(r'class="ref"[^>]*data-what="([^"]+)"', whole)
    assert any(key.startswith("card:") for key in keys)
    kinds = page_of(room.rules.id).pieces()
    assert all(find(scene, kinds, key) for key in keys)


def test_the_fee_of_a_trade_stands_in_its_line() -> None:
    room = played("terraforming-mars", 3, 150, colonies=True)
    book = Scene(room.page_context(0)).book
    assert book is not None
    groups = grouped(room.events(0), book.traces)
    trades = [group for group in groups if group.events[0][0] == TRADED]
    assert trades
    for trade in trades:
        paid = [each for each in trade.events if each[0] == GAINED and each[3] < 0 and not each[4]]
        assert {each[1] for each in paid} == {trade.seat}


def test_the_start_of_a_round_stands_where_it_happened() -> None:
    lines = newest_first(grouped([event(1, -1), event(9, -1), event(3, 0), event(3, 1)], TRACES))
    assert [(group.level, group.seat) for group in lines] == [
        (ROUND, -1),
        (CAUSE, 1),
        (CAUSE, 0),
        (EFFECT, -1),
    ]


def test_what_comes_of_the_rules_is_a_cause_of_its_own_for_everybody() -> None:
    fate = Trace(CAUSE, fate=True)
    groups = grouped([event(3), event(5), event(5, 1), event(9), event(3)], TRACES | {5: fate})
    assert [(group.seat, len(group.events)) for group in groups] == [(0, 1), (-1, 3), (0, 1)]


SEATS = {"invasion": 3, "outbreak": 2, "blackout": 2}
FATE = {"outbreak": "Infection card in the turn of", "blackout": "Damage card after the turn of"}


@pytest.mark.parametrize("chapter", SEATS)
def test_the_review_tells_what_commander_infection_and_damage_did(chapter: str) -> None:
    room = played("on-mars", SEATS[chapter], 90, chapter=chapter)
    scene = Scene(room.page_context(0, "en"))
    telling = log.Telling(scene.rules, "en", tuple(scene.names))
    groups = review.others(scene, room.events(0))
    told = [(group.seat, text_of(telling.line(group.events[0]))) for group in groups]
    if chapter == "invasion":
        tokens = [(seat, line) for seat, line in told if "token on" in line]
        assert tokens
        assert all([seat == 2 and line.startswith("Cy ") for seat, line in tokens])
    else:
        # Also those of the viewer's own turns.
        for name in ("Ann", "Bo"):
            assert any([line.startswith(f"{FATE[chapter]} {name}") for seat, line in told])


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", games.GAMES)
def test_both_panels_have_one_order_and_tell_every_line(game: str, lang: str) -> None:
    room = played(game, 2, 60)
    context = room.page_context(0, lang)
    context.events = lambda: room.events(0)
    scene = Scene(context)
    beside = re.findall(r'<p class="cause">(.*?)</p>', str(log.log(scene)))
    whole = re.findall(r'<p class="cause">(.*?)</p>', str(panels.whole_log(scene)))
    assert len(beside) > 3
    assert whole[: len(beside)] == beside


@pytest.mark.parametrize("game", games.GAMES)
def test_a_line_names_its_places_by_the_keys_of_the_board(game: str) -> None:
    room = played(game, 2, 200)
    context = room.page_context(0)
    context.events = lambda: room.events(0)
    places = re.findall(r'data-places="([^"]+)"', str(panels.whole_log(Scene(context))))
    for key in " ".join(places).split():
        assert room.rules.option(key) >= 0
    assert places or game == "planet-unknown"


@pytest.mark.parametrize("game", games.GAMES)
def test_the_review_tells_what_others_did_since_the_last_choice(game: str) -> None:
    room = played(game, 3, 0)
    rng, told, closed = random.Random(8), 0, 0
    for number in range(250):
        if room.is_over():
            break
        seat = rng.choice(room.movers())
        scene = Scene(room.page_context(seat))
        markup = str(review.review(scene))
        groups = review.others(scene, room.since(seat))
        assert (f'data-count="{len(groups)}"' in markup) == bool(groups)
        assert all(group.seat != seat for group in groups)
        told += bool(groups)
        choose(room, seat, [rng.choice(room.view(seat).keys())], f"c{number}")
        closed += bool(review.others(scene, room.since(seat)))
    assert told > 10
    assert closed or game != "planet-unknown"


def test_the_review_tells_the_turn_that_the_rules_play_after_mine() -> None:
    """Alone on Mars nobody else ever chooses, and yet Lacerda acts."""
    room, rng, told = played("on-mars", 1, 0), random.Random(8), 0
    for number in range(60):
        scene = Scene(room.page_context(0))
        turns = [event for event in room.since(0) if event[:2] == (COLONY_TURN, 1)]
        markup = str(review.review(scene))
        if turns:
            assert ' data-count="' in markup and " turns up " in markup
            told += 1
        choose(room, 0, [rng.choice(room.view(0).keys())], f"c{number}")
    assert told > 2


def test_a_loss_caused_by_another_seat_is_marked_as_an_attack() -> None:
    for seed in range(40):
        room = played("terraforming-mars", 2, 300, seed)
        scenes = [Scene(room.page_context(seat)) for seat in (0, 1)]
        for scene in scenes:
            told = log.Telling(scene.rules, "en", tuple(scene.names))
            assert scene.book is not None
            for group in grouped(room.events(scene.me), scene.book.traces):
                losses = told.yours(group.frozen(), scene.me)
                if losses:
                    assert group.seat != scene.me
                    assert all(each[1] == scene.me and each[3] < 0 for each in losses)
                    step = str(review._step(scene, told, group, 1))
                    assert 'class="step against"' in step
                    assert "To you:" in text_of(step)
                    return
    raise AssertionError("nobody attacked anybody")


def test_cards_drawn_are_told_in_one_line_and_hidden_ones_only_counted() -> None:
    room = played("terraforming-mars", 2, 0)
    scene = Scene(room.page_context(0))
    text = text_of(log.log(scene))
    assert "Bo draws 10 cards" in text
    assert "draws a card" not in text


def test_lacerda_is_in_no_log_of_a_game_without_him() -> None:
    whole = str(panels.whole_log(Scene(played("on-mars", 2, 20).page_context(0))))
    assert re.findall(r'data-log-seat="(\d)"', whole) == ["0", "1"]
    assert "Lacerda" not in whole


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_lacerda_stands_in_the_log_as_a_seat(lang: str) -> None:
    room = played("on-mars", 1, 120)
    context = room.page_context(0, lang)
    context.events = lambda: room.events(0)
    scene = Scene(context)
    whole = str(panels.whole_log(scene))
    assert 'data-log-seat="1"' in whole
    lines = re.findall(r'data-seat="1"[^>]*>(.*?)</li>', whole)
    assert lines and all(["#i-p2" in line for line in lines if 'class="cause"' in line])
    effects = [text for line in lines for text in re.findall(r"<span>(.*?)</span>", line)]
    assert not [text for text in effects if text.startswith("<b>Lacerda</b> ")]
