"""What the commands share: reading options and files, printing, progress bars."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from planetfall import games
from planetfall.core.errors import BadRequest, one_of
from planetfall.core.options import read_files
from planetfall.core.rules import Rules
from planetfall.lab.simulate import Progress as Tell

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; see `games`.")]
Seats = Annotated[int, typer.Option(help="How many seats; by default the fewest above 1.")]
Seed = Annotated[int, typer.Option(help="The seed of the first game; the next ones follow it.")]
Ray = Annotated[str, typer.Option(help="Address of a Ray cluster, or `local`.")]
Bots = Annotated[
    str,
    typer.Option(
        help="Bots, separated by commas, seat by seat: names, or your own as `module:Class`."
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="A game option; repeatable.")
]
DecisionTime = Annotated[
    float, typer.Option("--time", help="Seconds a bot may think about a decision; 0: any.")
]
GameTime = Annotated[
    float, typer.Option("--game-time", help="Seconds a bot may think in a whole game; 0: any.")
]
Lang = Annotated[str, typer.Option(help="Language of the words: `en` or `cs`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value and nothing else.")]

MOST_BYTES = 64_000_000
"""A file larger than this is not read."""


def parse_options(words: list[str] | None, game: str = "") -> dict[str, Any]:
    """`k=v` words as a dictionary; values are still words, which the game's options parse.

    With a game, options that name a file have what the file holds.
    """
    options: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadRequest(f"`--option {word[:60]}` is not `name=value`.")
        if name in options:
            raise BadRequest(f"`--option {name[:60]}` is given twice; give it once.")
        options[name] = value
    return read_files(games.rules(game).specs(), options) if game and options else options


def parse_bots(word: str) -> tuple[str, ...]:
    """Bot names from a comma-separated word."""
    names = tuple(name.strip() for name in word.split(","))
    if not all(names):
        raise BadRequest(f"`--bots {word[:60]}` has an empty name; write it as `greedy,random`.")
    return names


def settle(game: str, seats: int, options: list[str] | None) -> tuple[Rules, int]:
    """The rules and the number of seats that a command line asks for; 0 seats is the default."""
    rules = games.build(game, parse_options(options, game))
    if seats == 0:
        counts = rules.seat_counts()
        seats = min([count for count in counts if count > 1], default=max(counts, default=2))
    rules.check_seats(seats)
    return rules, seats


def check_language(lang: str) -> None:
    """Raise `BadRequest` for a language without words."""
    if lang not in games.LANGUAGES:
        known = one_of(list(games.LANGUAGES))
        raise BadRequest(f"There is no language `{lang[:20]}`; there are {known}.")


def read_text(path: Path) -> str:
    """The text of a file, or a sentence that says why it cannot be read."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadRequest(f"`{path}` is larger than {MOST_BYTES // 1_000_000} MB.")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRequest(f"`{path}` is not a text file.") from None
    except OSError as fault:
        raise BadRequest(f"`{path}` cannot be read: {fault.strerror}.") from None


def check_target(path: Path) -> None:
    """Raise `BadRequest` before the work if nothing can be written under that name."""
    if path.is_dir() or not path.resolve().parent.is_dir():
        raise BadRequest(f"`{path}` cannot be written: name a file in a folder that exists.")


def check_folder(path: Path) -> None:
    """Raise `BadRequest` before the work if nothing can be written into that folder."""
    if not path.is_dir():
        raise BadRequest(f"`{path}` is no folder; name one that exists.")


def write_text(path: Path, text: str) -> None:
    """Write a file of text, or say in a sentence why not."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, or say in a sentence why not."""
    check_target(path)
    try:
        path.write_bytes(content)
    except OSError as fault:
        raise BadRequest(f"`{path}` cannot be written: {fault.strerror}.") from None


def print_json(value: Any) -> None:
    """One JSON value."""
    typer.echo(json.dumps(value, ensure_ascii=False))


def counted(count: int, noun: str) -> str:
    """A number with its noun.

    >>> counted(1, "seat"), counted(2, "seat")
    ('1 seat', '2 seats')
    """
    return f"{count:,} {noun}" + ("" if count == 1 else "s")


def table(rows: list[list[str]], head: list[str] | None = None) -> str:
    """Rows as aligned columns of plain text; numbers stand to the right.

    >>> print(table([["a", "10"], ["bc", "9"]], ["name", "n"]))
    name   n
    a     10
    bc     9
    """
    every = ([head] if head else []) + rows
    widths = [max(len(row[k]) for row in every) for k in range(len(every[0]))]
    right = [all(_is_number(row[k]) for row in rows) for k in range(len(widths))]
    lines = []
    for row in every:
        cells = [
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(row, widths, right, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _is_number(cell: str) -> bool:
    bare = cell.replace(",", "").replace(".", "").replace("%", "").replace("−", "").strip("-+× ")
    return bare.isdigit() or cell in ("", "–")


class RateColumn(ProgressColumn):
    """How many are finished in a second."""

    def render(self, task: Task) -> Text:
        """`12.3/s`, nothing before the first one."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s")


@contextmanager
def progress(total: int, label: str) -> Iterator[Tell]:
    """A progress bar on a terminal, nothing elsewhere; yields a function to advance it."""
    console = Console(stderr=True)
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda count: bar.advance(task, count)
