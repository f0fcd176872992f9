"""The pages as text: every part in its place, in every language, for every viewer."""

from __future__ import annotations

import json
import random
import re
from html import unescape

import pytest

from planetfall.games import GAMES, book, build
from planetfall.games.text_board import describe
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Choice, NewTable, SeatWish
from planetfall.table.pages import Look
from planetfall.table.parts import Page
from planetfall.table.room import Proposal, Room
from planetfall.web.draw import pages
from planetfall.web.games import page_of
from planetfall.web.html import esc
from planetfall.web.pages.question import ANSWERS
from planetfall.web.pages.scene import Scene
from planetfall.web.words import BOOKS


def room_of(game: str, seats: int, steps: int, seed: int, **options: object) -> Room:
    """A room some random choices into its game."""
    wishes = [SeatWish(kind="person", name=f"<P{number}>") for number in range(seats)]
    lobby = Lobby(list(GAMES), build, ["random"])
    room = Room(lobby.create(NewTable(game=game, seats=wishes, options=options), "v").record, build)
    rng = random.Random(seed)
    for number in range(steps):
        if not room.movers():
            break
        seat = rng.choice(room.movers())
        key = rng.choice(room.view(seat).keys())
        choice = Choice(decision=room.decision(seat), client=str(number), keys=[key])
        proposal = room.choose(seat, choice)
        assert isinstance(proposal, Proposal)
        room.accept(proposal)
    return room


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("steps", [0, 25, 90, 4000])
def test_every_part_stands_once_on_the_page(game: str, steps: int) -> None:
    seats = 3 if steps < 4000 else 1
    room = room_of(game, seats, steps, steps + 1)
    for seat in range(-1, seats):
        for lang in BOOKS:
            scene = Scene(room.page_context(seat, lang))
            parts = pages().parts(scene.context)
            whole = pages().table(scene.table_view, parts, "0", Look(lang))
            for name, html in parts:
                own = name.rpartition("/")[2]
                begin = str(html)[:200]
                assert re.match(rf"<\w+[^>]* id=\"{own}\"", begin) or f'id="{own}"' in begin
                assert whole.count(f' id="{own}"') == 1, name
            assert " style=" not in whole
            assert "<P0>" not in whole


@pytest.mark.parametrize("lang", list(BOOKS))
@pytest.mark.parametrize("game", GAMES)
def test_the_answers_are_told_once_and_in_order(game: str, lang: str) -> None:
    lists = 0
    for seed in range(6):
        room = room_of(game, 2, 8 * seed, seed)
        for seat in range(-1, 2):
            scene = Scene(room.page_context(seat, lang))
            parts = {name: str(html) for name, html in page_of(game).parts(scene)}
            told = re.search(r" data-labels='([^']*)'", parts["keys"])
            assert told is not None
            asked = room.view(seat).keys() if seat in room.movers() else []
            labels = [(key, scene.label(key)) for key in asked]
            assert list(json.loads(unescape(told[1])).items()) == labels
            bar = parts["ask"]
            assert bar.count('id="answers"') == (1 if asked else 0)
            if ANSWERS in bar:
                lists += 1
                assert not any(f">{esc(label)}<" in bar for _, label in labels)
    assert lists


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_changes_only_some_parts(game: str) -> None:
    room = room_of(game, 2, 40, 3)
    seat = room.movers()[0]
    before = drawn(room, seat)
    key = room.view(seat).keys()[0]
    proposal = room.choose(seat, Choice(decision=room.decision(seat), client="x", keys=[key]))
    assert isinstance(proposal, Proposal)
    room.accept(proposal)
    after = drawn(room, seat)
    changed = after.since(before)
    assert 0 < len(changed) < len(after.parts)


def drawn(room: Room, seat: int) -> Page:
    scene = Scene(room.page_context(seat))
    return Page(page_of(room.rules.id).parts(scene))


def test_the_table_has_the_same_words_in_all_languages() -> None:
    keys = {lang: set(words) for lang, words in BOOKS.items()}
    assert keys["en"] == keys["cs"]
    for key in keys["en"]:
        gaps = {lang: set(re.findall(r"\{\w+\}", BOOKS[lang][key])) for lang in BOOKS}
        assert gaps["en"] == gaps["cs"], key


@pytest.mark.parametrize("game", GAMES)
def test_what_a_choice_would_change_is_told(game: str) -> None:
    room = room_of(game, 2, 30, 5)
    for seat in room.movers():
        for key in room.view(seat).keys()[:6]:
            pages().chips(room.page_context(seat), room.preview(seat, [key]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["scores", "log", "settings", "help", "menu", "text", "player"])
def test_every_panel_opens(game: str, name: str) -> None:
    room = room_of(game, 2, 30, 6)
    for lang in BOOKS:
        told = pages().panel(room.page_context(0, lang), name, "0", room.running_scores(0))
        assert "<h2" in told


@pytest.mark.parametrize("lang", sorted(BOOKS))
@pytest.mark.parametrize("game", GAMES)
def test_the_text_board_reads_the_position_out_in_words(game: str, lang: str) -> None:
    room = room_of(game, 2, 60, 5)
    table_view = room.table_view(1)
    shown = pages().panel(room.page_context(1, lang), "text", "", [])
    names = [seat.name for seat in table_view.seats]
    for line in describe(table_view.view, book(room.rules, lang), names, 1):
        assert esc(line) in shown
    assert not re.search(r"\w_\w", shown)


def test_a_choice_that_changes_nothing_yet_says_what_is_asked_next() -> None:
    for steps in range(2, 40):
        room = room_of("planet-unknown", 2, steps, 1)
        seat = room.movers()[0]
        for key in room.view(seat).keys():
            after = room.preview(seat, [key])
            markup = str(pages().chips(room.page_context(seat, "en"), after))
            if 'class="delta next one"' in markup:
                asked = book(room.rules, "en").question(after.data())
                assert f"then: {esc(asked)}" in markup
                return
    raise AssertionError("every choice changes something at once")


def test_the_end_of_the_turn_is_not_announced() -> None:
    ended = book(room_of("terraforming-mars", 2, 1, 1).rules, "en").say("ask.EndOfTurn")
    ends = 0
    for steps in range(20, 60, 2):
        room = room_of("terraforming-mars", 2, steps, 1)
        seat = room.movers()[0]
        for key in room.view(seat).keys():
            after = room.preview(seat, [key])
            if after.keys() and book(room.rules, "en").question(after.data()) == ended:
                ends += 1
                markup = str(pages().chips(room.page_context(seat, "en"), after))
                assert "delta next" not in markup
    assert ends > 0
