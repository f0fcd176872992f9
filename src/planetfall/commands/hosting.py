"""`backup`, `restore`, `export`, `import`, `upgrade`: what a host does with stored tables."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from planetfall.commands.serve import check_database, missing
from planetfall.core.errors import BadRequest

T = TypeVar("T")

Database = Annotated[
    str, typer.Option(metavar="URL", help="The database; by default the one `serve` uses.")
]


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def _address(database: str) -> str:
    check_database(database)
    try:
        from planetfall.table.store import default_database
    except ModuleNotFoundError as fault:
        raise missing(fault) from None
    return database or default_database()


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], database: Database = ""
) -> None:
    """Write all tables of a database into one file; servers may run meanwhile."""
    address = _address(database)
    from planetfall.table.backup import backup as write

    count = _run(write(address, file))
    typer.echo(f"{count:,} rows are in `{file}`.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` has written.")],
    database: Database = "",
) -> None:
    """Fill an empty database from a backup; it may be of another kind."""
    address = _address(database)
    from planetfall.table.backup import restore as read

    count = _run(read(file, address))
    typer.echo(f"{count:,} rows are restored.")


def export_table(
    table: Annotated[str, typer.Argument(help="The table's name, as in its address.")],
    out: Annotated[Path, typer.Option(help="The file to write.")],
    database: Database = "",
) -> None:
    """Write one table into a file, hidden cards included: for the host, not for players."""
    address = _address(database)

    async def work() -> str:
        from planetfall.table.store import Store
        from planetfall.table.transfer import export

        store = Store(address)
        await store.open(as_it_is=True)
        try:
            return await export(store, table)
        finally:
            await store.close()

    text = _run(work())
    from planetfall.table.backup import private

    try:
        with open(out, "w", encoding="utf-8", opener=private) as file:
            file.write(text)
    except OSError as fault:
        raise BadRequest(f"`{out}` cannot be written ({fault.strerror}).") from None
    typer.echo(f"Table `{table}` is in `{out}`.")


def import_table(
    file: Annotated[Path, typer.Argument(help="A file that `export` has written.")],
    database: Database = "",
) -> None:
    """Store a table from a file under a new name, and print the links of its seats."""
    address = _address(database)

    async def work() -> tuple[Any, dict[int, str]]:
        from planetfall.table.serve import make_lobby
        from planetfall.table.store import Store
        from planetfall.table.transfer import import_table, read_file

        text = read_file(file)
        store = Store(address)
        await store.open()
        try:
            return await import_table(store, make_lobby(), text)
        finally:
            await store.close()

    record, links = _run(work())
    typer.echo(f"Table `{record.id}`: {record.title}")
    for number, secret in links.items():
        typer.echo(f"seat {number} ({record.seats[number].name}): /s/{record.id}/{secret}")


def upgrade(
    database: Annotated[str, typer.Argument(metavar="DATABASE", help="The database.")] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Replay everything and say which tables are touched.")
    ] = False,
) -> None:
    """Bring a database to the newest schema; `--check` also replays every stored table."""
    address = _address(database)

    async def work() -> list[str]:
        from planetfall.table import schema
        from planetfall.table.serve import make_lobby
        from planetfall.table.store import Store
        from planetfall.table.upgrade import check as replay
        from planetfall.table.upgrade import upgrade as bring_up

        await bring_up(address)
        store = Store(address)
        await store.open(as_it_is=True)
        try:
            lines = [f"The database has schema {schema.newest()}."]
            return lines + ((await replay(store, make_lobby())).lines() if check else [])
        finally:
            await store.close()

    lines = _run(work())
    for line in lines:
        typer.echo(line)
    if any("cannot" in line for line in lines):
        raise typer.Exit(1)
