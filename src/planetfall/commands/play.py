"""`play`: a game as text in the terminal, against bots or with people at the same keyboard.

Plain lines and numbered answers, so that it works with screen readers and through pipes.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from planetfall import games
from planetfall.commands import common
from planetfall.commands.common import GameName, Lang, Options, Seats
from planetfall.commands.terminal import HUMAN, Terminal
from planetfall.core.errors import BadRequest
from planetfall.core.play import Play
from planetfall.lab import own_bots


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
) -> None:
    """Play in the terminal."""
    common.check_language(lang)
    rules, seats = common.settle(game, seats, option)
    names = common.parse_bots(bots)
    if len(names) > max(seats - 1, 1):
        raise BadRequest(
            f"{len(names)} others were named for {seats} seats; name {seats - 1} or fewer."
        )
    sitting = [HUMAN] + [names[k % len(names)] for k in range(seats - 1)]
    seated = {seat: own_bots.seat(name, game) for seat, name in enumerate(sitting) if name != HUMAN}
    book = games.book(rules, lang)
    Terminal(Play.new(rules, seats, seed), book, sitting, seated, sys.stdin, sys.stdout).run()
