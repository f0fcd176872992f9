"""`play`: a game as text in the terminal, against bots or with people at the same keyboard.

Plain lines and numbered answers, so that it works with screen readers and through pipes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from planetfall import games
from planetfall.bots import own
from planetfall.commands import common
from planetfall.commands.common import GameName, Lang, Options, Seats
from planetfall.commands.terminal import HUMAN, Terminal
from planetfall.core import record
from planetfall.core.errors import BadRequest
from planetfall.core.play import Play


def play(
    game: GameName,
    seats: Seats = 0,
    bots: Annotated[
        str,
        typer.Option(help=f"Who sits at the other seats, in turn: bots, or `{HUMAN}`."),
    ] = "greedy",
    option: Options = None,
    lang: Lang = "en",
    seed: Annotated[int | None, typer.Option(help="The seed; by default a fresh one.")] = None,
    load: Annotated[
        Path | None, typer.Option(help="Go on with a saved game, with its seats and options.")
    ] = None,
) -> None:
    """Play in the terminal."""
    common.check_language(lang)
    if load is None:
        rules, seats = common.settle(game, seats, option)
        started = Play.new(rules, seats, seed)
    else:
        started = saved(game, load)
        rules, seats = started.rules, started.game.seats
    names = common.parse_bots(bots)
    if len(names) > max(seats - 1, 1):
        raise BadRequest(
            f"{len(names)} others were named for {seats} seats; name {seats - 1} or fewer."
        )
    sitting = [HUMAN] + [names[k % len(names)] for k in range(seats - 1)]
    seated = {seat: own.seat(name, game) for seat, name in enumerate(sitting) if name != HUMAN}
    book = games.book(rules, lang)
    terminal = Terminal(started, book, sitting, seated, sys.stdin, sys.stdout)
    if load is not None:
        terminal.told = len(started.events_for(0))
    terminal.run()


def saved(game: str, path: Path) -> Play:
    """A game that was saved before its end."""
    started = record.load(common.read_text(path), games.build)
    if started.rules.id != game:
        raise BadRequest(f"`{path}` is a game of `{started.rules.id}`, not of `{game[:60]}`.")
    if started.game.is_over():
        raise BadRequest(f"The game in `{path}` is over; `planetfall replay` shows it.")
    return started
