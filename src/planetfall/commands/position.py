"""Scores and endings as lines of text; `planetfall.games.text_board` tells the position itself."""

from __future__ import annotations

from random import Random
from typing import Any

from planetfall.commands.words import say
from planetfall.core.game import Game
from planetfall.core.scores import Sheet, is_team
from planetfall.core.view import View
from planetfall.games import text_board as reading
from planetfall.text.book import Book
from planetfall.text.grammar import sentence

DEALS = 4
"""How many times hidden things are dealt anew to find out which scores depend on them."""


def seat_names(lang: str, count: int) -> list[str]:
    """Names of seats where nobody gave any."""
    return [say(lang, "player", seat + 1) for seat in range(count)]


def score_lines(sheets: list[Sheet], book: Book, names: list[str]) -> list[str]:
    """The score sheet of every seat, a line each."""
    return _sheets([[*sheet.lines, ("", sheet.total)] for sheet in sheets], book, names)


def known_scores(view: View, book: Book, names: list[str]) -> list[str]:
    """The score sheets as a seat knows them; what depends on hidden information is a `?`."""
    deals = [view.determinize(Random(luck)).scores() for luck in range(DEALS)]
    rows: list[list[tuple[str, object]]] = []
    for seat in range(len(names)):
        row: list[tuple[str, object]] = []
        for place, (key, points) in enumerate(deals[0][seat].lines):
            same = all(deal[seat].lines[place] == (key, points) for deal in deals)
            row.append((key, points if same else "?"))
        totals = {deal[seat].total for deal in deals}
        rows.append([*row, ("", totals.pop() if len(totals) == 1 else "?")])
    return [*_sheets(rows, book, names), *reading.standings(view.data(), book, names)]


def _sheets(rows: list[Any], book: Book, names: list[str]) -> list[str]:
    lines = []
    for name, row in zip(names, rows, strict=True):
        if len(row) == 1:
            continue  # A game without points has nothing but the total.
        words = [f"{_term(book, key)} {points}" for key, points in row]
        lines.append(f"{name}: " + ", ".join(words))
    return lines


def _term(book: Book, key: str) -> str:
    if not key:
        return say(book.lang, "total")
    for form in (f"score:{key}", key):
        if form in book.terms:
            return book.term(form)
    return book.term(key)


def ending(game: Game, book: Book, names: list[str]) -> list[str]:
    """How a finished game ended: the sheets and the winners."""
    winners = [names[seat] for seat in game.outcome().winners]
    told = ", ".join(winners) or say(book.lang, "nobody")
    sheets = score_lines(game.scores(), book, names)
    sheets += reading.standings(game.view().data(), book, names)
    won = say(book.lang, "winner", told)
    if is_team(game.sides()):
        won = say(book.lang, "team_won" if winners else "team_lost")
    reason = book.terms.get(f"outcome:{game.outcome().reason}", "")
    return [say(book.lang, "over"), *sheets, f"{won} {sentence(reason)}".rstrip()]
