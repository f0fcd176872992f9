"""`train` and `ladder`: learned corrections from nothing, and how strong the bots are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from planetfall.bots import LEVELS
from planetfall.bots.about import SENTENCES
from planetfall.commands import common
from planetfall.commands.common import GameName, Options, Ray, Seats, Seed
from planetfall.core.errors import BadRequest
from planetfall.lab import ladder as ladder_lab
from planetfall.lab import train as train_lab

NOTES = "## What was tried"
"""What stands behind the tables of the page is written by hand and kept, from this heading on."""


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
    ray: Ray = "",
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
    course.check()
    with common.progress(course.steps(), game) as tell:
        found = train_lab.train(course, lambda line: typer.echo(line, err=True), tell)
    if found is None:
        raise BadRequest("Nothing learned was better than the judge alone; try more games.")
    typer.echo(f"weights written to {path}")


def ladder(
    games: Annotated[
        int, typer.Option(help="Games that every row shall have.")
    ] = ladder_lab.GAMES_A_ROW,
    quick: Annotated[bool, typer.Option("--quick", help="A few games a row.")] = False,
    minutes: Annotated[
        float, typer.Option(help="Stop after so long; the next run goes on there. 0: never.")
    ] = 0,
    only: Annotated[str, typer.Option(help="Only rows with this in their name.")] = "",
    workers: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    docs: Annotated[
        Path, typer.Option(help="The folder of the page `bots.md`, its chart and results.")
    ] = Path("docs"),
    ratings: Annotated[
        Path | None, typer.Option(help="Also write the ratings that the lobby shows to this file.")
    ] = None,
    draw: Annotated[
        bool, typer.Option("--draw", help="Play nothing; write the page from kept results.")
    ] = False,
) -> None:
    """Go on with the published tables of bots and write their page.

    Games are added to the kept ones of the same bots; a row whose bots play otherwise begins anew.
    """
    if not docs.is_dir():
        raise BadRequest(f"`{docs}` is no folder; name the one of the documentation.")
    results = docs / "ladder.json"
    if draw:
        found = ladder_lab.read(results)
    else:
        found = ladder_lab.climb(
            results,
            games=ladder_lab.QUICK if quick else games,
            minutes=minutes,
            only=only,
            workers=workers,
            say=typer.echo,
        )
    path = docs / "bots.md"
    notes = _notes(path)
    sentences = {level: SENTENCES["en"][level] for level in LEVELS}
    common.write_text(path, ladder_lab.page(found, sentences, notes))
    (docs / "pictures").mkdir(exist_ok=True)
    common.write_text(docs / "pictures" / "ladder.svg", ladder_lab.chart(found))
    if ratings is not None:
        common.write_text(ratings, ladder_lab.ratings_text(found))
    typer.echo(f"written: {path}")


def _notes(path: Path) -> str:
    """The part of the page that people write, from its mark on."""
    if not path.is_file():
        return NOTES
    text = common.read_text(path)
    place = text.find(NOTES)
    return text[place:] if place >= 0 else NOTES
