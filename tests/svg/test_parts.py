"""Shared parts: text fits, boxes line up, cards and tracks show their state."""

import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planetfall.svg.box import column, fitted, row, rows
from planetfall.svg.canvas import element, join
from planetfall.svg.card import HAND, LARGE, CardFace, CardSize, Section, card
from planetfall.svg.lettering import BOLD, REGULAR, measure, shorten, text_block, wrap
from planetfall.svg.parts import (
    SHAPES,
    amount,
    any_player,
    badge,
    bar,
    chip,
    coin,
    glyph,
    hex_tile,
    label,
    last_move,
    lit,
    mark,
    medal,
    owner_disc,
    panel,
    piece,
    points,
    production,
    requirement,
    seat_name,
    signed,
    struck,
    tag,
    word,
)
from planetfall.svg.theme import DARK, PAPER, Theme
from planetfall.svg.track import AHEAD, HERE, PASSED, TrackSpace, draw_space

WORDS = "Advance every tracker below space five up to space five with all benefits"


@given(st.text(alphabet="abc ěščřž WM.1", max_size=80), st.sampled_from([60.0, 120.0]))
def test_wrapped_lines_fit_their_width(content: str, width: float) -> None:
    assert all(measure(line, 11) <= width for line in wrap(content, width, 11))


def test_wrapping_keeps_all_words_unless_lines_are_limited() -> None:
    assert " ".join(wrap(WORDS, 100, 11)) == WORDS
    assert len(wrap(WORDS, 100, 11, lines=2)) == 2
    assert wrap(WORDS, 100, 11, lines=2)[-1].endswith("…")


def test_accents_measure_like_their_letters() -> None:
    assert measure("žluťoučký", 10) == measure("zlutoucky", 10)


def test_short_text_is_not_shortened() -> None:
    assert shorten("short", 100, 10) == "short"
    assert measure(shorten(WORDS, 80, 10, BOLD), 10, BOLD) <= 80


def test_a_text_block_tells_its_height() -> None:
    _, one = text_block("word", 0, 0, 100, 10, "#000")
    _, two = text_block("word " * 8, 0, 0, 100, 10, "#000")
    assert two > one > 0


def test_rows_and_columns_add_up() -> None:
    boxes = [glyph(DARK, "civ", 10), glyph(DARK, "pu-water", 20)]
    assert row(boxes, 4).width == 34
    assert column(boxes, 4).height == 34
    assert len(rows(boxes * 3, 40, 4)) == 3
    assert fitted(boxes[1], 10).width == 10


@pytest.mark.parametrize("look", [DARK, PAPER], ids=["dark", "paper"])
def test_every_part_is_well_formed(look: Theme) -> None:
    icon_box = glyph(look, "plant", 17)
    boxes = [
        word("or", 11, look["text-2"]),
        amount(look, 3, "steel"),
        coin(look, 17),
        tag(look, "science"),
        hex_tile(look, "city"),
        production(look, icon_box),
        any_player(look, icon_box),
        requirement(look, "min", icon_box, met=False),
        requirement(look, "max", icon_box, met=True),
        points(look, 1, per=icon_box),
        chip(look, (icon_box, icon_box)),
        badge(look, 4),
        seat_name(look, 2, "Eva"),
        struck(look, icon_box),
    ]
    drawings = [
        *(box.body for box in boxes),
        mark(look, 0, 5, 5, 10),
        owner_disc(look, 1, 5, 5, 5),
        piece(look, 2, "bot", 5, 5, 9),
        medal(look, 3, 5, 5, 9),
        lit(look, "M0 0h9v9z"),
        last_move(look, "M0 0h9"),
        bar(look, 0, 0, 50, 4, 0.5, look["p1"]),
        panel(look, 0, 0, 50, 40),
        label(look, "label", 0, 0),
    ]
    for drawn in drawings:
        ElementTree.fromstring(element("g", drawn))
        assert "style=" not in drawn
    assert all(box.width > 0 for box in boxes)


def test_every_seat_has_its_own_shape() -> None:
    marks = {mark(DARK, seat, 0, 0, 10) for seat in range(len(SHAPES))}
    assert len(marks) == 6


def test_signs_use_the_true_minus() -> None:
    assert (signed(1), signed(-2)) == ("+1", "\N{MINUS SIGN}2")


def face(state: str = "plain", words: str = WORDS) -> CardFace:
    return CardFace(
        title="Capital",
        color="kind-automated",
        kind="Automated",
        kind_icon="ui-confirm",
        corner=coin(DARK, 26),
        tags=(tag(DARK, "city"), tag(DARK, "building")),
        requirements=(requirement(DARK, "min", amount(DARK, 4, "ocean"), met=True),),
        sections=(Section((production(DARK, amount(DARK, "+5", "energy")),), "action"),),
        words=words,
        points=points(DARK, 1),
        vignette="tag-city",
        state=state,
        data={"data_key": "play:capital"},
    )


@pytest.mark.parametrize("size", [HAND, LARGE], ids=["hand", "large"])
@pytest.mark.parametrize("state", ["plain", "can", "chosen", "cannot", "used"])
def test_a_card_carries_its_key_and_state(size: CardSize, state: str) -> None:
    root = ElementTree.fromstring(card(DARK, face(state), size))
    assert root.get("data-key") == "play:capital"
    assert f"card-{state}" in (root.get("class") or "").split()


def test_only_cards_one_can_play_have_the_signal_edge() -> None:
    for state, expected in (("plain", False), ("can", True), ("chosen", True), ("cannot", False)):
        assert (DARK["signal-line"] in card(DARK, face(state))) == expected


def test_a_card_with_many_icons_shrinks_them_into_its_frame() -> None:
    crowded = CardFace(
        title="Crowded",
        color="kind-event",
        kind="Event",
        sections=[Section((coin(DARK, 1, 40),))] * 9,
    )
    assert "scale(" in card(DARK, crowded, HAND)


def test_a_track_shows_where_its_tracker_stands() -> None:
    spaces = [
        TrackSpace(word("1", 11, "#000"), state=PASSED, color=DARK["t-civ"]),
        TrackSpace(word("2", 11, "#000"), state=HERE, color=DARK["t-civ"], seat=0, key="a:1"),
        TrackSpace(None, state=AHEAD, lit=True),
    ]
    drawn = join(draw_space(DARK, space, 0, 27 * row, 45, 27) for row, space in enumerate(spaces))
    ElementTree.fromstring(element("g", drawn))
    assert drawn.count("lit-ring") == 1
    assert 'data-key="a:1"' in drawn
    assert "dark-i-p1" in drawn


def test_a_full_space_drops_the_shape_before_its_content() -> None:
    wide = word("M" * 8, 11, "#000", weight=REGULAR)
    drawn = draw_space(DARK, TrackSpace(wide, HERE, DARK["t-civ"], seat=0), 0, 0, 45, 27)
    assert "MMMM" in drawn
    assert "dark-i-p1" not in drawn
