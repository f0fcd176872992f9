"""No leak: what a seat sees does not change when what it cannot know is dealt anew.

Everything that reaches a viewer is compared, word for word: data, options, question, labels,
answers to "why not?", refused choices, and what a choice leads to and writes into the log. The
scores of a finished game are not: they are shown to all, whatever they count.
"""

from __future__ import annotations

from random import Random
from typing import Any

from planetfall import games
from planetfall.bots import match
from planetfall.core.errors import IllegalChoice
from planetfall.core.game import Game
from planetfall.core.play import told
from planetfall.core.rules import Rules
from planetfall.core.view import sees_more
from planetfall.text.book import Book

CHANCE_TO_LOOK = 0.12
ASKED = 6
"""How many words are asked about at a look, whether they are offered or not."""


def positions_hide(rules: Rules, seats: int, seed: int) -> tuple[int, list[str]]:
    """Look at some positions of one random game; how many, and what was found wrong."""
    game = rules.new(seats, seed)
    rng = Random(f"leak {seed}")
    books = [games.book(rules, lang) for lang in games.LANGUAGES]
    looked = 0
    for _ in range(match.MOST_DECISIONS):
        movers = game.to_move()
        if not movers or rng.random() < CHANCE_TO_LOOK:
            looked += 1
            for seat in range(-1, seats):
                if fault := _difference(game, seat, rng, books):
                    return looked, [f"seed {seed}, round {game.round_number()}: {fault}"]
        if not movers:
            break
        seat = rng.choice(movers)
        game.apply(seat, rng.choice(game.legal(seat)))
    return looked, []


def _difference(game: Game, seat: int, rng: Random, books: list[Book]) -> str:
    view = game.view(None if seat < 0 else seat)
    other = view.determinize(rng)
    asked = [rng.randrange(len(game.rules.vocabulary)) for _ in range(ASKED)] if seat >= 0 else []
    mine = everything_seen(game, seat, asked, books)
    theirs = everything_seen(other, seat, asked, books)
    choice = _common_choice(game, other, seat, rng)
    if choice is not None:
        mover, option = choice
        after = seen_after(game, seat, mover, option, books)
        guessed = seen_after(other, seat, mover, option, books)
        # Where a piece came to light, or another seat has shown something, the log tells of it too.
        if after and guessed and (mover == seat or after["after, data"] == guessed["after, data"]):
            mine |= after
            theirs |= guessed
    for name, value in mine.items():
        if theirs.get(name) != value:
            return f"viewer {seat} sees in `{name}`: {_first(value, theirs.get(name))}"
    return ""


def everything_seen(game: Game, seat: int, asked: list[int], books: list[Book]) -> dict[str, Any]:
    """All that reaches a seat from a position."""
    view = game.view(None if seat < 0 else seat)
    data = view.data()
    seen: dict[str, Any] = {
        "data": data,
        "legal": view.legal,
        "number": view.number,
        "status": game.status(),
    }
    for option in asked:
        packed = game.why_not(seat, option)
        words = [book.reason(packed) for book in books] if packed else []
        seen[f"why not {game.rules.key(option)}"] = [packed, words]
        if packed:
            seen[f"error of {game.rules.key(option)}"] = _refused(game, seat, option)
    if view.legal:
        for book in books:
            seen[f"question, {book.lang}"] = book.question(data)
            seen[f"labels, {book.lang}"] = [book.label(data, key) for key in data["legal"]]
    return seen


def _refused(game: Game, seat: int, option: int) -> str:
    try:
        game.clone().apply(seat, option)
    except IllegalChoice as fault:
        return str(fault)
    return "accepted"


def _common_choice(game: Game, other: Game, seat: int, rng: Random) -> tuple[int, int] | None:
    """A choice that can be made in both games, by the viewer if it is to move."""
    movers = [seat] if game.view(seat).legal else [] if game.at_once else list(game.to_move())
    for mover in movers:
        shared = [option for option in game.legal(mover) if option in other.legal(mover)]
        if shared:
            return mover, rng.choice(shared)
    return None


def seen_after(game: Game, seat: int, mover: int, option: int, books: list[Book]) -> dict[str, Any]:
    """What a viewer sees and reads once a choice is made, before any chance decides.

    A simultaneous phase is not closed by it: others may be further on than a guess can know.
    Empty if the choice brings hidden pieces into the viewer's sight.
    """
    trial = game.clone()
    trial.stop_at_chance = True
    if trial.at_once:
        for other in range(trial.seats):
            if other != mover and trial.asks[other] is None:
                trial.asks[other] = [0, 1]
    trial.watch(game.seat_events)
    trial.apply(mover, option)
    if sees_more(game, trial, seat):
        return {}
    events = [told(event, seat) for event in trial.events or []]
    if trial.at_once and 0 <= seat < len(trial.seat_events):
        events += trial.seat_events[seat]
    names = [f"seat {number}" for number in range(trial.seats)]
    seen: dict[str, Any] = {"after, data": trial.view(seat).data(), "after, events": events}
    for book in books:
        seen[f"after, log, {book.lang}"] = [book.event(event, names) for event in events]
    return seen


def _first(mine: Any, theirs: Any) -> str:
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for name, value in mine.items():
            if theirs.get(name) != value:
                return f"{name}: {_first(value, theirs.get(name))}"
    return f"{str(mine)[:200]} became {str(theirs)[:200]}"
