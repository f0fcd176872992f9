"""The tile in hand, drawn in letters beside the questions how it is turned and where it goes."""

from __future__ import annotations

from typing import Any

from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS
from planetfall.games.planet_unknown.components.tiles import (
    BUILDING,
    METEOR,
    SHAPE_OF,
    square_codes,
)
from planetfall.games.planet_unknown.words.text_board import LETTERS
from planetfall.text.book import Book

TERRAIN = 7
"""The bits of a square's code that name its terrain."""
GAP = 3


def aside(data: dict[str, Any], book: Book) -> list[str]:
    """Lines about the open question; none where no tile is turned or placed."""
    stack = data["own_stack"]
    name, number = (stack[-1][0], stack[-1][3]) if stack else ("", 0)
    if name == "choose_turn":
        turns = [(k, key) for k, key in enumerate(data["legal"], 1) if key.startswith("turn:")]
        return side_by_side([[f"{k}:", *tile_lines(number, int(key[5:]))] for k, key in turns])
    if name == "choose_cell":
        return [*tile_lines(number >> 3, number & 7), book.say("board.anchor")]
    return []


def tile_lines(tile: int, turn: int) -> list[str]:
    """A turned tile, row by row: terrain, then `+` for a building or `o` for the meteorite."""
    squares = ORIENTATIONS[SHAPE_OF[tile]][turn].squares
    codes = square_codes(tile, turn)
    left, top = min(s.column for s in squares), min(s.row for s in squares)
    rows: list[dict[int, str]] = [{} for _ in range(max(s.row for s in squares) - top + 1)]
    for square, code in zip(squares, codes, strict=True):
        mark = "o" if code & METEOR else "+" if code & BUILDING else " "
        rows[square.row - top][square.column - left] = LETTERS[code & TERRAIN] + mark
    return [" ".join(row.get(k, "  ") for k in range(max(row) + 1)).rstrip() for row in rows]


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines side by side.

    >>> side_by_side([["1:", "a"], ["2:", "bc", "d"]])
    ['1:   2:', 'a    bc', '     d']
    """
    height = max([len(block) for block in blocks], default=0)
    widths = [max(map(len, block)) + GAP for block in blocks]
    full = [block + [""] * (height - len(block)) for block in blocks]
    return [
        "".join(block[k].ljust(width) for block, width in zip(full, widths, strict=True)).rstrip()
        for k in range(height)
    ]
