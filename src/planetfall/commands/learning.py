"""`train`: learned corrections from nothing by one command."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from planetfall.commands import common
from planetfall.commands.common import GameName, Options, Seats, Seed
from planetfall.core.errors import BadRequest
from planetfall.lab import train as train_lab


def train(
    game: GameName,
    seats: Seats = 0,
    games: Annotated[int, typer.Option(help="Games of every round.")] = 600,
    rounds: Annotated[
        int, typer.Option(help="Rounds: the first by `greedy`, then by what was learned.")
    ] = 2,
    trials: Annotated[int, typer.Option(help="Games that decide whether a round counts.")] = 60,
    seed: Seed = 0,
    option: Options = None,
    workers: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    ray: Annotated[str, typer.Option(help="Address of a Ray cluster, or `local`.")] = "",
    out: Annotated[
        Path | None, typer.Option(help="The file of weights; by default in this folder.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where a broken run of the same course ended.")
    ] = False,
) -> None:
    """Learn a correction of a game's judge, for the levels `strong` and `expert`."""
    _, seats = common.settle(game, seats, option)
    path = out or Path(f"{game}-seats-{seats}.json")
    common.check_target(path)
    course = train_lab.Course(
        game,
        seats,
        path,
        games=games,
        rounds=rounds,
        trials=trials,
        seed=seed,
        workers=workers,
        ray=ray,
        resume=resume,
        options=common.parse_options(option),
    )
    if train_lab.train(course, lambda line: typer.echo(line, err=True)) is None:
        raise BadRequest("Nothing learned was better than the judge alone; try more games.")
    typer.echo(f"weights written to {path}")
