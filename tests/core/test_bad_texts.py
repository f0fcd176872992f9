"""Positions and records with a word that is wrong are refused in a sentence, or are positions.

Texts of toy games, whose rules stay, are damaged in many small ways; what comes of each is pinned.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import pytest

from planetfall.core import record
from planetfall.core.errors import BadRecord, BadRequest, PlanetfallError
from planetfall.core.play import Play
from planetfall.core.rules import Rules
from tests.core import toy
from tests.core.chase.rules import build as chase_build
from tests.core.test_sessions import Session, build

NUMBER = re.compile(r"-?\d+")
KINDS = ("more", "less", "far", "gone", "twice", "other", "cut", "letter")


def damaged(text: str, kind: str, rng: Random) -> str:
    """A text with one thing wrong."""
    numbers = list(NUMBER.finditer(text))
    words = text.split(" ")
    at = rng.randrange(len(words))
    if kind in ("more", "less", "far"):
        found = rng.choice(numbers)
        step = {"more": 1, "less": -1, "far": 10**6}[kind]
        return text[: found.start()] + str(int(found[0]) + step) + text[found.end() :]
    if kind == "gone":
        return " ".join(words[:at] + words[at + 1 :])
    if kind == "twice":
        return " ".join([*words[:at], words[at], *words[at:]])
    if kind == "other":
        return " ".join([*words[:at], rng.choice(words), *words[at + 1 :]])
    place = rng.randrange(len(text))
    if kind == "cut":
        return text[:place]
    return text[:place] + rng.choice("x0=:@/,-{}\n ") + text[place + 1 :]


def told(rules: Rules, text: str) -> str:
    """What comes of a text."""
    try:
        game = rules.from_text(text)
    except PlanetfallError as fault:
        return f"{type(fault).__name__} {fault}"
    except (ValueError, LookupError) as fault:
        # No number where one is needed, or work of a seat that is not there.
        return type(fault).__name__
    assert rules.from_text(game.to_text()).digest() == game.digest()
    return game.digest()


def replayed(text: str) -> str:
    """What comes of a record."""
    try:
        play = record.load(text, build)
        return f"{play.game.digest()} {play.dropped} {record.verify(text, build)}"
    except PlanetfallError as fault:
        # What a wrong value of a line breaks has other words in the compiled engine.
        return f"{type(fault).__name__} {fault}".partition("cannot be followed")[0]


def short(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


def texts(rules: Rules, seats: int, seed: int) -> Iterator[str]:
    game = rules.new(seats, seed)
    rng = Random(seed)
    for step in range(200):
        if not game.to_move():
            break
        if step % 9 == 4:
            yield game.to_text()
        seat = rng.choice(game.to_move())
        game.apply(seat, rng.choice(game.legal(seat)))


TOLD = {
    "toy": "da044181094a",
    "chase": "3e805d4fbecb",
}
RECORDS = "c5ec9855966a"


@pytest.mark.parametrize("name", list(TOLD))
def test_a_damaged_position_of_a_toy_game_is_told_as_before(name: str) -> None:
    rules = toy.build({}) if name == "toy" else chase_build({"warden": True})
    lines = []
    for number, text in enumerate(texts(rules, 3, 5)):
        rng = Random(number)
        lines += [told(rules, damaged(text, kind, rng)) for kind in KINDS for _ in range(40)]
    assert any(line.startswith("BadRecord") for line in lines)
    assert short(lines) == TOLD[name]


def test_a_damaged_record_is_told_as_before() -> None:
    lines = []
    for number in range(3):
        session = Session("toy", number)
        for _ in range(40):
            if session.play.game.to_move():
                session.step()
        text = record.to_text(session.play, secret=True)
        rng = Random(number)
        for kind in KINDS:
            lines += [replayed(damaged(text, kind, rng)) for _ in range(25)]
        rows = text.splitlines(keepends=True)
        for k in range(len(rows)):
            lines.append(replayed("".join(rows[:k] + rows[k + 1 :])))
            lines.append(replayed("".join(rows[: k + 1] + rows[k:])))
            lines.append(replayed("".join(rows[:k])))
    assert short(lines) == RECORDS


def test_a_seat_that_is_not_there_is_refused() -> None:
    rules = toy.build({})
    text = rules.new(2, 4).to_text()
    assert "seat 1: " in text
    for number in ("2", "9", "x", "-1"):
        with pytest.raises(BadRecord, match=f"There is no seat `{number}`; seats are 0 to 1"):
            rules.from_text(text.replace("seat 1: ", f"seat {number}: "))


@pytest.mark.parametrize("step", [-1, 0, 1, 5])
def test_a_record_is_read_up_to_any_of_its_steps(step: int) -> None:
    play = Play.new(toy.build({}), 2, 4, "n")
    rng = Random(1)
    for _ in range(4):
        seat = rng.choice(play.game.to_move())
        play.push(seat, rng.choice(play.game.legal(seat)))
    text = record.to_text(play, secret=True)
    if not 0 <= step <= 4:
        with pytest.raises(BadRequest, match="it has steps 0 to 4"):
            record.goto(text, step, build)
        return
    found = record.goto(text, step, build)
    assert found.choices() == step
    assert found.made == play.made[:step]


@pytest.mark.parametrize("word", ["round", "round@0/0/0/0/0", "round@0/0/0/0/", "nothing@0"])
def test_a_word_that_is_no_frame_is_refused(word: str) -> None:
    rules = toy.build({})
    assert rules.from_text("toy seats=2 seed=4\nstack: round@0/0/0/0\n").to_move()
    with pytest.raises(
        BadRecord, match=f"`{word.partition('@')[0] if '@0' == word[-2:] else word}`"
    ):
        rules.from_text(f"toy seats=2 seed=4\nstack: {word}\n")
