"""The command line: `planetfall`, a thin shell over the commands.

Bad input of any kind ends with one sentence on standard error and exit status 2.
"""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from planetfall import __version__
from planetfall.commands import (
    admin,
    catalog,
    hosting,
    lab,
    learning,
    play,
    records,
    referee,
    serve,
)
from planetfall.core.errors import BrokenRule, PlanetfallError

BAD_INPUT = 2
BROKEN = 1


class Shell(TyperGroup):
    """The group of all commands; turns mistakes into sentences."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command line and exit with its status."""
        extra["standalone_mode"] = False
        try:
            status = super().main(*args, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            # Whoever read our output has seen enough; keep Python from complaining at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except typer.TyperException as fault:
            self.fail(fault.format_message(), BAD_INPUT)
        except PlanetfallError as fault:
            self.fail(str(fault), BROKEN if isinstance(fault, BrokenRule) else BAD_INPUT)
        except typer.Abort:
            sys.exit(130)
        sys.exit(status if isinstance(status, int) else 0)

    def fail(self, message: str, status: int) -> None:
        """One line on standard error, and the end."""
        print(" ".join(message.split()), file=sys.stderr)
        sys.exit(status)


app = typer.Typer(
    name="planetfall",
    cls=Shell,
    help="Three planet-building board games: play, host, simulate, study.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
)


@app.callback()
def start(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version."),
) -> None:
    """Three planet-building board games: play, host, simulate, study."""
    if version:
        typer.echo(f"planetfall {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command()(catalog.games)
app.command()(play.play)
app.command()(serve.serve)
app.command()(hosting.backup)
app.command()(hosting.restore)
app.command("export")(hosting.export_table)
app.command("import")(hosting.import_table)
app.command()(hosting.upgrade)
app.command()(admin.admin)
app.command()(lab.simulate)
app.command()(lab.dataset)
app.command()(lab.report)
app.command()(lab.tournament)
app.command()(referee.referee)
app.command()(lab.observation)
app.command()(learning.train)
app.command()(learning.ladder)
app.command()(records.record)
app.command()(records.verify)
app.command()(records.replay)
app.command()(records.draw)
app.command()(catalog.show)
app.command("list")(catalog.list_components)
app.command()(lab.bench)
app.command()(lab.selftest)


def main() -> None:
    """The entry point of the `planetfall` command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that knows few letters still gets the others.
            stream.reconfigure(errors="replace")
    app(prog_name="planetfall")


if __name__ == "__main__":
    main()
