"""The page of On Mars as text: boards of others, how far the game is, the solo goals."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from planetfall.games import build
from planetfall.games.on_mars.scoring import sheet
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Choice, NewTable, SeatWish
from planetfall.table.pages import Look, PageContext
from planetfall.table.room import Proposal, Room
from planetfall.table.table_view import ScoreSummary, TableView
from planetfall.text.grammar import plain
from planetfall.web.draw import pages
from planetfall.web.games import page_of
from planetfall.web.pages.scene import Scene
from tests.rulebook.on_mars.help import Position
from tests.rulebook.on_mars.test_34_solo_goals import first


def room_of(seats: int, steps: int) -> Room:
    wishes = [SeatWish(kind="person", name=f"P{number}") for number in range(seats)]
    record = Lobby(["on-mars"], build, ["random"]).create(NewTable("on-mars", wishes), "v").record
    record.seed = "5"
    room, rng = Room(record, build), random.Random(5)
    for number in range(steps):
        seat = room.movers()[0]
        key = rng.choice(room.view(seat).keys())
        choice = Choice(decision=room.decision(seat), client=str(number), keys=[key])
        proposal = room.choose(seat, choice)
        assert isinstance(proposal, Proposal)
        room.accept(proposal)
    return room


def parts_of(room: Room, seat: int, lang: str = "en") -> dict[str, str]:
    scene = Scene(room.page_context(seat, lang))
    return {name: str(html) for name, html in page_of("on-mars").parts(scene)}


def board(room: Room, what: str) -> str:
    return pages().panel(room.page_context(0), "player", what, [])


def test_the_board_of_another_seat_is_shown_and_nothing_on_it_can_be_chosen() -> None:
    room = room_of(2, 40)
    told = board(room, "1")
    assert "P1" in told
    assert "d-lab" in told
    assert "data-key" not in told
    assert board(room, "2") == ""


def test_lacerda_has_a_board_to_look_at() -> None:
    assert "Lacerda" in board(room_of(1, 20), "1")


def test_seats_open_boards() -> None:
    room = room_of(2, 0)
    scene = Scene(room.page_context(0))
    page = pages().table(scene.table_view, page_of("on-mars").parts(scene), "0", Look("en"))
    assert 'data-boards="seat"' in page
    assert 'data-key="seat:1"' in page


@pytest.mark.parametrize(("lang", "told"), [("en", "Setup"), ("cs", "Příprava")])
def test_before_the_first_round_the_game_is_set_up(lang: str, told: str) -> None:
    assert f">{told}<" in parts_of(room_of(2, 0), 0, lang)["top"]


def test_a_spectator_is_told_whose_board_is_shown() -> None:
    room = room_of(2, 0)
    assert "P0: blueprints and cards" in parts_of(room, -1)["dock"]
    assert "P0: blueprints and cards" not in parts_of(room, 0)["dock"]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_drawing_that_was_kept_is_what_would_be_drawn_now(seats: int) -> None:
    room, rng = room_of(seats, 0), random.Random(11)
    kept: dict[Any, Any] = {}
    for number in range(100):
        for seat in range(-1, seats):
            context = room.page_context(seat)
            context.drawings = kept
            parts = page_of("on-mars").parts(Scene(context))
            assert {name: str(html) for name, html in parts} == parts_of(room, seat)
        if not room.movers():
            break
        mover = room.movers()[0]
        key = rng.choice(room.view(mover).keys())
        proposal = room.choose(mover, Choice(room.decision(mover), str(number), [key]))
        assert isinstance(proposal, Proposal)
        room.accept(proposal)


# The solo game.


def play_to_the_end(room: Room) -> None:
    rng, number = random.Random(7), 1000
    while room.movers():
        choice = Choice(room.decision(0), str(number), [rng.choice(room.view(0).keys())])
        proposal = room.choose(0, choice)
        assert isinstance(proposal, Proposal)
        room.accept(proposal)
        number += 1


def sight_of(at: Position, *, over: bool = False) -> TableView:
    """What the page is drawn from at a position made by hand."""
    table_view = room_of(1, 0).table_view(0)
    at.game.over = int(over)
    table_view.view = at.game.view(0).data()
    if over:
        outcome = at.game.outcome()
        table_view.state, table_view.keys, table_view.reason = "over", [], outcome.reason
        table_view.winners = list(outcome.winners)
        totals = [(sheet.lines, sheet.total) for sheet in at.game.scores()]
        table_view.scores = [ScoreSummary(list(lines), total) for lines, total in totals]
    return table_view


def parts_at(at: Position, lang: str = "en", *, over: bool = False) -> dict[str, str]:
    scene = Scene(PageContext(sight_of(at, over=over), at.game.rules, at.game.view(0), lang))
    return {name: str(html) for name, html in page_of("on-mars").parts(scene)}


def panel_at(at: Position, name: str, lang: str = "en", *, over: bool = False) -> str:
    """A panel in words, its tags left out; a tick is a `✓`, a cross is a `✗`."""
    context = PageContext(sight_of(at, over=over), at.game.rules, at.game.view(0), lang)
    told = pages().panel(context, name, "", [])
    return words_of(told)


def words_of(markup: str) -> str:
    for sign, letter in (("confirm", "✓"), ("cancel", "✗")):
        markup = re.sub(rf'<svg [^>]*><use href="#i-ui-{sign}"/></svg>', f" {letter} ", markup)
    return " ".join(re.sub(r"<[^>]+>", " ", markup).split())


def test_the_four_goals_stand_beside_the_map_with_their_progress() -> None:
    at = first().points(0, 60)
    goals = parts_at(at)["goals"]
    for name in ("First Colonists", "Next Generation", "Hunky Dory", "Martian Potato Survival"):
        assert f"<b>{name}</b>" in goals
    total, lacerda = (sheet(at.game, seat).total for seat in range(2))
    told = words_of(goals)
    assert told.startswith(f"Solo goals in words {total} Lacerda {lacerda} ")
    assert "First Colonists lead ✓ ✓ met Colony ✓ Contract ✓" in told
    assert "Hunky Dory lead ✓ 3/7" in told
    # A tick for what is met, numbers for what is not; both say in words what they count.
    assert 'title="The Colony level is at least 4. 3/4"' in goals
    assert "<em>3/4</em>" in goals
    assert 'title="The Colony level is at least 3. 3/3"' in goals
    assert "<em>3/3</em>" not in goals


def test_a_lead_that_is_missing_is_shown_with_what_is_needed() -> None:
    at = first().points(0, 0)
    lead = sheet(at.game, 0).total - sheet(at.game, 1).total
    assert f"Next Generation lead {plain(lead)}/10" in words_of(parts_at(at)["goals"])


def test_only_the_goal_that_was_set_is_shown() -> None:
    goals = words_of(parts_at(Position(seats=1, solo_goal="2"))["goals"])
    assert goals.startswith("Solo goal ")
    assert "Next Generation" in goals
    assert "Hunky Dory" not in goals


def test_games_of_several_have_no_goals_on_the_page() -> None:
    parts = parts_of(room_of(2, 10), 0)
    assert parts["goals"] == '<section id="goals" hidden></section>'
    room = room_of(2, 10)
    told = pages().panel(room.page_context(0), "goals", "", [])
    assert told == ""


@pytest.mark.parametrize(
    ("lang", "point"),
    [
        ("en", "✓ The Colony level is at least 3. 3/3"),
        ("cs", "✓ Kolonie je alespoň na úrovni 3. 3/3"),
    ],
)
def test_the_score_sheet_has_a_column_for_lacerda_and_the_goals_in_words(
    lang: str, point: str
) -> None:
    at = first().points(0, 60)
    told = panel_at(at, "scores", lang)
    own, lacerda = sheet(at.game, 0), sheet(at.game, 1)
    assert "P0 Lacerda" in told
    for place in range(len(own.lines)):
        pair = plain(own.lines[place][1]), plain(lacerda.lines[place][1])
        assert f" {pair[0]} {pair[1]} " in told
    assert f" {own.total} {lacerda.total} " in told
    assert point in told
    assert "0/2" in told
    assert point in panel_at(at, "goals", lang)


def test_a_won_game_ends_with_its_goals_ticked() -> None:
    at = first().points(0, 60)
    total, lacerda = (sheet(at.game, seat).total for seat in range(2))
    parts = parts_at(at, over=True)
    ask = words_of(parts["ask"])
    assert f"The goal is reached with {total} points Points: P0 {total}, Lacerda {lacerda}" in ask
    assert "✓ First Colonists ✗ Next Generation ✗ Hunky Dory" in ask
    assert "First Colonists lead ✓ ✓ met" in words_of(parts["goals"])
    sheets = panel_at(at, "scores", over=True)
    assert "The goal is reached" in sheets
    assert "First Colonists ✓ met" in sheets
    assert "Hunky Dory ✗ not met 3/7" in sheets


def test_a_lost_game_ends_with_no_goal_ticked() -> None:
    room = room_of(1, 0)
    play_to_the_end(room)
    scene = Scene(room.page_context(0, "cs"))
    parts = {name: words_of(str(html)) for name, html in page_of("on-mars").parts(scene)}
    assert "Cíle nebylo dosaženo" in parts["ask"]
    assert f"P0 {scene.table_view.scores[0].total}, Lacerda " in parts["ask"].replace("−", "-")
    assert parts["ask"].count("✗") == 1 + 4
    assert "✓" not in parts["ask"]
    assert parts["goals"].count("✗") == 4


def test_the_text_board_tells_both_scores_and_every_goal() -> None:
    at = first().points(0, 60)
    total, lacerda = (sheet(at.game, seat).total for seat in range(2))
    told = panel_at(at, "text")
    assert f"Score if the game ended now: P0 {total}, Lacerda {lacerda}." in told
    assert "Solo goal First Colonists (5/5, met): the Colony level is at least 3 (3/3 ✓);" in told
    assert "Solo goal Hunky Dory (3/7, not met): the Colony level is at least 4 (3/4);" in told
    assert "Sólový cíl První kolonisté (5/5, splněn): kolonie je" in panel_at(at, "text", "cs")
