"""`serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from planetfall.core.errors import BadRequest

WEB_PACKAGES = ("litestar", "sqlalchemy", "aiosqlite", "uvicorn", "brotli", "asyncpg")
DATABASES = ("sqlite", "postgresql")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.")] = 8000,
    database: Annotated[
        str, typer.Option(metavar="URL", help="Where tables are kept; by default one SQLite file.")
    ] = "",
) -> None:
    """Run the table: friends and bots play in the browser."""
    if not 0 <= port <= 65535:
        raise BadRequest(f"There is no port {port}; ports are 0 to 65535.")
    scheme, mark, _ = database.partition("://")
    if mark and scheme.partition("+")[0] not in DATABASES:
        raise BadRequest(
            f"`--database {database[:60]}` is no known kind of database; name a file, "
            "`sqlite:///FILE` or `postgresql://…`."
        )
    try:
        from planetfall.table.serve import run
    except ModuleNotFoundError as fault:
        raise missing(fault) from None
    run(host=host, port=port, database=database)


def missing(fault: ModuleNotFoundError) -> Exception:
    """What to say when a package of the web extra is not installed; any other fault as it is."""
    name = (fault.name or "").split(".")[0]
    if name in WEB_PACKAGES:
        return BadRequest(
            f"`serve` needs the package `{name}`; install `planetfall[web]` to get all it needs."
        )
    return fault
