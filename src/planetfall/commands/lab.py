"""`simulate`, `tournament`, `bench` and `selftest`: many games at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Annotated, Any

import typer

from planetfall.bots.match import MOST_DECISIONS
from planetfall.commands import common
from planetfall.commands import stress as trials
from planetfall.commands.common import (
    AsJson,
    Bots,
    DecisionTime,
    GameName,
    GameTime,
    Lang,
    Options,
    Ray,
    Seats,
    Seed,
)
from planetfall.core.errors import BadRequest
from planetfall.core.observation import Encoder
from planetfall.games import GAMES, build, title_of
from planetfall.lab import bench as bench_lab
from planetfall.lab import dataset as dataset_lab
from planetfall.lab import inspection
from planetfall.lab import selftest as selftest_lab
from planetfall.lab import simulate as simulate_lab
from planetfall.lab import tournament as tournament_lab
from planetfall.lab.capture import OBSERVATION
from planetfall.lab.clock import TimeControl
from planetfall.lab.reports import gather as report_lab
from planetfall.lab.reports import page as report_page
from planetfall.lab.variants import option_word

Workers = Annotated[int, typer.Option(help="How many processes play.")]
Games = Annotated[int, typer.Option(help="How many games.")]
GamesFile = Annotated[
    Path | None, typer.Option(help="Write the games: `.csv`, `.jsonl` or `.parquet`.")
]
DecisionsFile = Annotated[
    Path | None, typer.Option(help="Write every decision, a row each: `.parquet`.")
]
DecisionsAs = Annotated[
    str, typer.Option(help="What a decision is seen as: `observation` (numbers) or `view` (JSON).")
]
RecordsFile = Annotated[
    Path | None, typer.Option(help="Write the record of every game into one archive: `.zip`.")
]
Times = Annotated[bool, typer.Option("--times", help="Also write how long every seat thought.")]
Limit = Annotated[int, typer.Option(help="Decisions after which a game counts as unfinished.")]


def simulate(
    game: GameName,
    seats: Seats = 0,
    games: Games = 100,
    seed: Seed = 0,
    bots: Bots = "random",
    option: Options = None,
    workers: Workers = 1,
    ray: Ray = "",
    out: GamesFile = None,
    decisions: DecisionsFile = None,
    decisions_as: DecisionsAs = OBSERVATION,
    records: RecordsFile = None,
    times: Times = False,
    limit: Limit = MOST_DECISIONS,
    decision_time: DecisionTime = 0,
    game_time: GameTime = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and print the results."""
    options = common.parse_options(option, game)
    _, seats = common.settle(game, seats, option)
    time = TimeControl(decision_time, game_time)
    setup = simulate_lab.Setup(game, seats, common.parse_bots(bots), options, limit, time)
    setup.check()
    outputs = dataset_lab.Outputs(out, decisions, records)
    outputs.check()
    if times and not outputs.paths():
        raise BadRequest("`--times` are written with games: name a file with `--out`.")
    with common.progress(games, game) as tell:
        if outputs.paths():
            run = _written(
                lambda: dataset_lab.write(
                    setup,
                    games,
                    outputs,
                    seed=seed,
                    workers=workers,
                    ray=ray,
                    shape=decisions_as,
                    times=times,
                    keep=as_json,
                    progress=tell,
                )
            )
        else:
            run = simulate_lab.simulate(
                setup, games, seed=seed, workers=workers, ray=ray, progress=tell
            )
    if as_json:
        common.print_json(run.to_data())
        return
    _tell(run)
    for name, path in (("games", out), ("decisions", decisions), ("records", records)):
        if path is not None:
            typer.echo(f"{name} written to {path}")


def _written(write: Callable[[], simulate_lab.Run]) -> simulate_lab.Run:
    """Write files; whoever interrupts it is told how it goes on."""
    try:
        return write()
    except KeyboardInterrupt:
        typer.echo("interrupted; the same command goes on where it stopped", err=True)
        raise typer.Abort() from None


def _tell(run: simulate_lab.Run) -> None:
    summary = run.summary()
    typer.echo(
        f"{common.counted(summary['games'], 'game')} of {summary['game']} with "
        f"{common.counted(summary['seats'], 'seat')} in "
        f"{summary['seconds']:.1f} s: {summary['games_per_second']:,.1f} games/s, "
        f"{summary['decisions_per_second']:,.0f} decisions/s, "
        f"{'compiled' if summary['compiled'] else 'pure'} engine"
    )
    if summary["unfinished"]:
        given_up = common.counted(summary["unfinished"], "game")
        typer.echo(f"given up after {run.setup.limit} decisions: {given_up}")
    if "answered_for" in summary:
        counts = ", ".join(map(str, summary["answered_for"]))
        typer.echo(f"answered for by the greedy bot, by seat: {counts}")
    rows = []
    for seat, (bot, share) in enumerate(zip(run.setup.bot_names(), run.shares(), strict=True)):
        mean, middle, least, most = run.tally.score_line(seat)
        figures = [f"{mean:.1f}", f"{middle:g}", str(least), str(most)]
        rows.append([str(seat), bot, f"{share:.1%}", *figures])
    typer.echo(common.table(rows, ["seat", "bot", "won", "mean", "median", "least", "most"]))


def dataset(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Games, decisions or records of `simulate`.")
    ],
    check: Annotated[int, typer.Option(help="How many games are played again.")] = 20,
    as_json: AsJson = False,
) -> None:
    """Describe a data file and check it by playing some of its games again."""
    with common.progress(check, file.name) as tell:
        told = inspection.inspect(file, check, tell)
    if as_json:
        common.print_json(told.to_data())
    else:
        about = told.about
        typer.echo(f"{file}: {told.kind}, {common.counted(told.games, 'game')}")
        for name in ("game", "rules_version", "seats", "options", "bots", "shape"):
            if about.get(name) not in (None, ""):
                typer.echo(f"  {name}: {_word(about[name])}")
        for name, value in told.figures.items():
            typer.echo(f"  {name}: {_word(value)}")
        if told.columns:
            typer.echo(f"{common.counted(told.rows, 'row')} of")
            typer.echo(common.table([[name, kind] for name, kind in told.columns.items()]))
        for fault in told.faults:
            typer.echo(f"FAULT: {fault}")
        typer.echo(
            f"{common.counted(told.checked, 'game')} played again, "
            f"{common.counted(len(told.faults), 'fault')}"
        )
    if told.faults:
        raise typer.Exit(1)


def report(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="Records of `simulate` (`.zip`), or games (`.jsonl`)."),
    ],
    out: Annotated[Path, typer.Option("--out", "-o", help="The folder to write.")] = Path("report"),
    png: Annotated[bool, typer.Option(help="Also write the pictures as PNG.")] = True,
    lang: Lang = "en",
) -> None:
    """Write a page with pictures: who wins with what, scores, lengths, ratings."""
    common.check_language(lang)
    with common.progress(report_lab.count_games(file), file.name) as tell:
        found = report_lab.gather(file, tell)
    written = report_page.write(found, out, png=png, lang=lang)
    typer.echo(f"{written[0]}: {common.counted(found.games, 'game')}, {len(written)} files")


def _word(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={option_word(each)}" for name, each in value.items()) or "none"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def tournament(
    game: GameName,
    bots: Bots = "random,greedy",
    seats: Seats = 0,
    games: Annotated[int, typer.Option(help="How many games each pair plays.")] = 200,
    seed: Seed = 0,
    option: Options = None,
    mode: Annotated[
        str,
        typer.Option(
            help="`pairs`: two bots share the seats; `one`: one of the first among the second; "
            "`all`: all bots at one table."
        ),
    ] = "pairs",
    workers: Workers = 1,
    decision_time: DecisionTime = 0,
    game_time: GameTime = 0,
    as_json: AsJson = False,
) -> None:
    """Rate bots against each other with seats rotated, by pairs or at one table."""
    options = common.parse_options(option, game)
    _, seats = common.settle(game, seats, option)
    time = TimeControl(decision_time, game_time)
    contest = tournament_lab.Contest(game, seats, common.parse_bots(bots), options, mode, time)
    pairs = len(contest.pairs())
    total = games if mode == "all" else games * pairs
    with common.progress(total, game) as tell:
        table = tournament_lab.hold(contest, games, seed=seed, workers=workers, progress=tell)
    if as_json:
        common.print_json(table.to_data())
        return
    rows = []
    for pair in table.pairs:
        bounds = f"{pair.low:.1%} to {pair.high:.1%}"
        cells = [str(pair.games), f"{pair.rate:.1%}", bounds, f"{pair.margin:+.1f}"]
        rows.append([pair.first, pair.second, *cells])
    typer.echo(common.table(rows, ["bot", "against", "games", "won", "95 % interval", "points"]))
    if table.ratings:
        rows = [
            [each.bot, f"{each.elo:+.0f}", f"{each.low:+.0f} to {each.high:+.0f}"]
            for each in table.ratings
        ]
        typer.echo(common.table(rows, ["bot", "rating", "95 % interval"]))


def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Only this game.")] = "",
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 1.0,
    tables: Annotated[
        int, typer.Option(help="Also load a server on this machine with this many tables.")
    ] = 0,
    streams: Annotated[
        int, typer.Option(help="Instead: the memory that this many open pages take.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Measure speed, compared with a simple reference loop in the same run."""
    if not 0 <= streams <= 2000:
        raise BadRequest(f"A server cannot hold {streams} open pages; use 0 to 2000.")
    if streams:
        found = [
            {"game": name, **_table_bench().measure_streams(name, streams=streams)}
            for name in _chosen(game)
        ]
        _show_served(found, as_json=as_json)
        return
    if not 0 <= tables <= 1000:
        raise BadRequest(f"A server cannot be loaded with {tables} tables; use 0 to 1000.")
    if not 0.001 <= seconds <= 600:
        raise BadRequest(f"Figures cannot be measured for {seconds} s; use 0.001 to 600.")
    benches = [bench_lab.Bench(build(name, {}), seconds) for name in _chosen(game)]
    with common.progress(sum(len(each.figures) for each in benches), "figures") as tell:
        report = bench_lab.measure(benches, seconds, tell)
    served = [_served(name, tables) for name in _chosen(game)] if tables else []
    if as_json:
        common.print_json({**report.to_data(), "tables": served})
        return
    typer.echo(f"engine: {report.engine}")
    typer.echo(f"reference loop: {report.reference:,.0f} steps/s")
    for part in report.games:
        typer.echo(f"\n{part.game}, {part.seats} seats, {part.decisions} decisions a game")
        rows = [[figure.name, figure.words(), f"{figure.ratio:.3g}"] for figure in part.figures]
        typer.echo(common.table(rows, ["", "", "ratio"]))
    if report.others:
        typer.echo("\nother engines, in the same run")
        rows = [[other.name, other.words(), f"{other.ratio:.3g}"] for other in report.others]
        for part in report.games:
            for figure in part.figures:
                if figure.name == "steps with mask and observation":
                    times = [f"{figure.ratio / other.ratio:.2f} ×" for other in report.others]
                    rows.append([f"{part.game} to these", ", ".join(times), ""])
        typer.echo(common.table(rows, ["", "", "ratio"]))
    typer.echo("\nratio: rates per thousand reference steps, costs in reference steps")
    _show_served(served, as_json=False)


def _table_bench() -> ModuleType:
    """The bench of the table, if the table is installed."""
    try:
        from planetfall.lab.server import bench as table_bench
    except ImportError as missing:
        raise BadRequest(
            f"The table needs the package `{missing.name}`; install planetfall[web]."
        ) from None
    return table_bench


def _show_served(served: list[dict[str, Any]], *, as_json: bool) -> None:
    if as_json:
        common.print_json(served)
        return
    for figures in served:
        typer.echo("")
        typer.echo(common.table([[name, str(value)] for name, value in figures.items()], ["", ""]))


def _served(game: str, tables: int) -> dict[str, Any]:
    """The figures of a server with so many tables of a game, four streams each."""
    before = _pace()
    figures = _table_bench().measure(game, tables=tables)
    steps = (before + _pace()) / 2
    return {
        "game": game,
        **figures,
        "reference_steps_per_second": round(steps),
        "reference_steps_per_update": round(figures["server_ms_per_update"] * steps / 1000),
    }


def _pace() -> float:
    """Reference steps per second, over a while."""
    return median(bench_lab.reference_rate() for _ in range(200))


def selftest(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Only this game.")] = "",
    games: Annotated[int, typer.Option(help="Games, positions and walks per title.")] = 100,
    seats: Annotated[int, typer.Option(help="Only with this many seats; else all in turn.")] = 0,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = 1,
    server: Annotated[
        bool, typer.Option("--server", help="Test a server instead of the engines.")
    ] = False,
    kills: Annotated[int, typer.Option(help="With --server: how often it is killed.")] = 200,
    tables: Annotated[int, typer.Option(help="With --server: tables that are played.")] = 50,
    seconds_per_kill: Annotated[
        float, typer.Option(help="With --server: how long a server lives, on average.")
    ] = 1.0,
    trial: Annotated[
        list[str] | None, typer.Option(help="With --server: only this trial; repeatable.")
    ] = None,
    postgres: Annotated[
        bool,
        typer.Option("--postgres", help="With --server: over a PostgreSQL of its own, not SQLite."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Search for dead ends, leaks, dishonest undo and chance that does not follow the seed.

    Options that are not named are drawn game by game.

    With --server: kill a server under load, send everything twice, break streams, send nonsense.
    """
    if server:
        trials.carry_out(
            _chosen(game), kills, tables, seconds_per_kill, seed, trial, as_json, postgres
        )
        return
    if games < 1 or workers < 1:
        raise BadRequest("A self-test needs 1 game and 1 worker or more.")
    options = common.parse_options(option)
    if (options or seats) and not game:
        raise BadRequest("Options and seats of a self-test belong to a game; name it.")
    reports = []
    for name in _chosen(game):
        plan = selftest_lab.plan(name, games, seed, options=options, seats=seats)
        with common.progress(len(plan), name) as tell:
            reports.append(selftest_lab.run(name, plan, workers=workers, progress=tell))
    if as_json:
        common.print_json([report.to_data() for report in reports])
    else:
        for report in reports:
            for line in report.lines():
                typer.echo(line)
    if any(report.faults for report in reports):
        raise typer.Exit(1)


def _chosen(game: str) -> list[str]:
    if game:
        title_of(game)
        return [game]
    return list(GAMES)


def observation(
    game: GameName, seats: Seats = 0, option: Options = None, as_json: AsJson = False
) -> None:
    """Say what every number of an observation means: the data sheet of the environments."""
    rules, seats = common.settle(game, seats, option)
    encoder = Encoder(rules, seats)
    if as_json:
        common.print_json([row.to_data() for row in encoder.rows()])
        return
    typer.echo(f"{game} with {common.counted(seats, 'seat')}: {encoder.size} numbers")
    for row in encoder.rows():
        typer.echo(f"{row.numbers():>13}  {row.name}: {row.meaning} ({row.span()})")
