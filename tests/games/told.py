"""Whole games put into words, and texts that a person has read: for tests of words."""

from __future__ import annotations

import os
import random
from pathlib import Path

import planetfall
from planetfall.core.play import Play
from planetfall.games import LANGUAGES, book

SEATS = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"]


def compare(path: Path, text: str) -> None:
    """Compare a text with its golden file; `REWRITE_GOLDEN=1` writes it anew."""
    if os.environ.get("REWRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def tell(title: str, seats: int, options: dict[str, object]) -> None:
    """Play a random game: every question, answer, reason, event, score and option has words."""
    rules = planetfall.rules(title, **options)
    books = [book(rules, lang) for lang in LANGUAGES]
    play = Play.new(rules, seats, 5)
    rng = random.Random(seats)
    while movers := play.game.to_move():
        view = play.game.view(movers[0])
        data = view.data()
        other = rng.randrange(len(rules.vocabulary))
        reason = play.game.why_not(movers[0], other)
        for words in books:
            assert words.question(data)
            labels = [words.label(data, key) for key in view.keys()]
            assert len(set(labels)) == len(labels), labels
            if reason:
                assert words.reason(reason)
        play.push(movers[0], rng.choice(view.legal))
    for words in books:
        for seat in range(-1, seats):
            assert all(words.event(event, SEATS[:seats]) for event in play.events_for(seat))
        for name, _ in play.game.scores()[0].lines:
            assert words.term(f"score:{name}")
        assert words.term(f"outcome:{play.game.outcome().reason}")
        for spec in rules.specs():
            assert words.term(f"option:{spec.name}")
            assert words.term(f"help:{spec.name}")
