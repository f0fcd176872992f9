"""No leak: what a seat sees does not change when what it cannot know is dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any

from planetfall import games
from planetfall.bots import match
from planetfall.core.game import Game
from planetfall.core.rules import Rules
from planetfall.text.book import Book

CHANCE_TO_LOOK = 0.12


def positions_hide(rules: Rules, seats: int, seed: int) -> tuple[int, list[str]]:
    """Look at some positions of one random game; how many, and what was found wrong."""
    game = rules.new(seats, seed)
    rng = Random(f"leak {seed}")
    books = [games.book(rules, lang) for lang in games.LANGUAGES]
    looked = 0
    for _ in range(match.MOST_DECISIONS):
        movers = game.to_move()
        if not movers:
            break
        if rng.random() < CHANCE_TO_LOOK:
            looked += 1
            for seat in range(-1, seats):
                if fault := _difference(game, seat, rng, books):
                    return looked, [f"seed {seed}, round {game.round_number()}: {fault}"]
        seat = rng.choice(movers)
        game.apply(seat, rng.choice(game.legal(seat)))
    return looked, []


def _difference(game: Game, seat: int, rng: Random, books: list[Book]) -> str:
    view = game.view(None if seat < 0 else seat)
    other = view.determinize(rng)
    asked = [rng.randrange(len(game.rules.vocabulary)) for _ in range(6)] if seat >= 0 else []
    mine = everything_seen(game, seat, asked, books)
    theirs = everything_seen(other, seat, asked, books)
    for name, value in mine.items():
        if theirs[name] != value:
            return f"viewer {seat} sees in `{name}`: {_first(value, theirs[name])}"
    return ""


def everything_seen(game: Game, seat: int, asked: list[int], books: list[Book]) -> dict[str, Any]:
    """All that reaches a seat: data, options, question and labels, answers to "why not?"."""
    view = game.view(None if seat < 0 else seat)
    data = view.data()
    seen: dict[str, Any] = {"data": data, "legal": view.legal, "number": view.number}
    if not view.legal:
        return seen
    for option in asked:
        packed = game.why_not(seat, option)
        words = [book.reason(packed) for book in books] if packed else []
        seen[f"why not {game.rules.key(option)}"] = [packed, words]
    for book in books:
        seen[f"question, {book.lang}"] = book.question(data)
        seen[f"labels, {book.lang}"] = [book.label(data, key) for key in data["legal"]]
    return seen


def _first(mine: Any, theirs: Any) -> str:
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for name, value in mine.items():
            if theirs.get(name) != value:
                return f"{name}: {_first(value, theirs.get(name))}"
    return f"{str(mine)[:200]} became {str(theirs)[:200]}"
