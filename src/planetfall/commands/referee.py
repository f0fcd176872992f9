"""`referee`: engines in any language play against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from planetfall.commands import common
from planetfall.commands.common import AsJson, GameName, GameTime, Options, Seats, Seed
from planetfall.lab import referee as lab
from planetfall.lab.clock import TimeControl


def referee(
    game: GameName,
    engine: Annotated[
        list[str], typer.Option(metavar="CMD", help="The command of an engine; repeatable.")
    ],
    seats: Seats = 0,
    games: Annotated[int, typer.Option(help="How many games; engines change seats.")] = 1,
    seed: Seed = 0,
    option: Options = None,
    time: Annotated[
        float, typer.Option("--time", help="Seconds an engine may think about a decision; 0: any.")
    ] = 10.0,
    game_time: GameTime = 0,
    records: Annotated[
        Path | None, typer.Option(help="Write the record of each game into this folder.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let programs in any language play over standard input and output.

    One JSON object a line; docs/engine-protocol.md has the messages. Whoever gives no answer in
    time is answered for by the greedy bot, and the log says so.
    """
    options = common.parse_options(option, game)
    _, seats = common.settle(game, max(seats, len(engine) if len(engine) > 1 else 0), option)
    duel = lab.Duel(game, seats, tuple(engine), options, TimeControl(time, game_time))
    if records is not None:
        common.check_folder(records)
    with common.progress(games, game) as tell:
        matches = lab.hold(duel, games, seed=seed, progress=tell)
    if records is not None:
        for match in matches:
            common.write_text(records / f"{game}-{match.seed}.jsonl", match.record)
    if as_json:
        common.print_json([match.to_data() for match in matches])
        return
    rows = []
    for match in matches:
        for seat, name in enumerate(match.engines):
            won = "won" if seat in match.winners else ""
            figures = [str(match.scores[seat]), won, str(match.answered_for[seat])]
            rows.append([str(match.seed), str(seat), name, *figures])
    typer.echo(common.table(rows, ["seed", "seat", "engine", "points", "", "answered for"]))
