"""`selftest --server`: trials of a whole server."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from planetfall.commands import common
from planetfall.core.errors import BadRequest, one_of

MOST_KILLS = 100_000
MOST_TABLES = 1000
MOST_SECONDS = 600.0


def carry_out(
    games: Sequence[str],
    kills: int,
    tables: int,
    seconds: float,
    seed: int,
    wanted: list[str] | None,
    as_json: bool,
    postgres: bool = False,
) -> None:
    """Run the trials one after another, one line each; exit with 1 if one found a fault."""
    try:
        from planetfall.lab.server.postgres import programs
        from planetfall.lab.server.stress import run
        from planetfall.lab.server.stress.report import Plan
    except ImportError as missing:
        raise BadRequest(
            f"The table needs the package `{missing.name}`; install planetfall[web]."
        ) from None
    if not 1 <= kills <= MOST_KILLS:
        raise BadRequest(f"A server cannot be killed {kills} times; use 1 to {MOST_KILLS}.")
    if not 1 <= tables <= MOST_TABLES:
        raise BadRequest(f"Trials cannot play {tables} tables; use 1 to {MOST_TABLES}.")
    if not 0 <= seconds <= MOST_SECONDS:
        raise BadRequest(f"A server cannot live for {seconds} s; use 0 to {MOST_SECONDS:g}.")
    for name in wanted or []:
        if name not in run.TRIALS:
            raise BadRequest(
                f"There is no trial `{name[:40]}`; there are {one_of(list(run.TRIALS))}."
            )
    plan = Plan(kills, tables, seconds, seed, tuple(games), postgres)
    if postgres or any(name in run.SHARED for name in wanted or []):
        programs()
    findings = []
    for name in wanted or run.TRIALS:
        if not wanted and name in run.SHARED and (problem := _missing()):
            typer.echo(f"{run.TRIALS[name][0]}: not run: {problem}", err=True)
            continue
        with common.progress(run.steps(name, plan), run.TRIALS[name][0]) as tell:
            finding = run.carry_out(name, plan, tell)
        findings.append(finding)
        if not as_json:
            for line in finding.lines():
                typer.echo(line)
    if as_json:
        common.print_json([finding.to_data() for finding in findings])
    if any(finding.faults for finding in findings):
        raise typer.Exit(1)


def _missing() -> str:
    """Why there is no PostgreSQL here; empty when there is."""
    from planetfall.lab.server.postgres import programs

    try:
        programs()
    except BadRequest as fault:
        return str(fault)
    return ""
