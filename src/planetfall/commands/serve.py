"""`serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from planetfall.core.errors import BadRequest

WEB_PACKAGES = ("alembic", "litestar", "sqlalchemy", "aiosqlite", "uvicorn", "brotli", "asyncpg")
NAMED_ELSE = ("settings", "bot", "game_option")
"""Options of the command whose settings are called otherwise."""
DATABASES = ("sqlite", "postgresql")

Host = Annotated[str | None, typer.Option(help="The address to listen at; 127.0.0.1 by default.")]
Port = Annotated[int | None, typer.Option(help="The port; 8000 by default.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Where tables are kept; by default one SQLite file."),
]
Workers = Annotated[
    int | None, typer.Option(help="Processes that share the port; needs PostgreSQL.")
]
BotWorkers = Annotated[
    int | None, typer.Option(help="Processes in which bots think; 0: one less than cores.")
]
OwnBots = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=MODULE:CLASS", help="A bot of your own; repeatable."),
]
GameOption = Annotated[
    list[str] | None,
    typer.Option(metavar="GAME:K=V", help="An option of all new tables of a game; repeatable."),
]
BotSeconds = Annotated[
    float | None, typer.Option(help="How long a bot may think about a choice; 8 by default.")
]
BotGameSeconds = Annotated[
    float | None, typer.Option(help="How long the bot of a seat may think in a game; 0: any.")
]
AllowedHosts = Annotated[
    str | None,
    typer.Option(metavar="NAMES", help="Names the server answers to, with commas; else any."),
]
TrustedProxies = Annotated[
    str | None, typer.Option(metavar="ADDRESSES", help="Whose `X-Forwarded-` headers are believed.")
]
TablesADay = Annotated[int | None, typer.Option(help="New tables of one address; 200 by default.")]
ArchiveFinishedDays = Annotated[
    int | None, typer.Option(help="Archive finished tables after so many days; 0: never.")
]
ArchiveAbandonedDays = Annotated[
    int | None, typer.Option(help="Archive untouched tables after so many days; 0: never.")
]
DeleteArchivedDays = Annotated[
    int | None, typer.Option(help="Delete archived tables after so many days; 0: never.")
]
AdminToken = Annotated[
    str | None,
    typer.Option(metavar="TOKEN", help="Opens `/admin` and `/metrics`; rather set it below."),
]
LogFormat = Annotated[str | None, typer.Option(metavar="FORM", help="`text` or `json`.")]
SettingsFile = Annotated[
    str, typer.Option(metavar="FILE", help="A TOML file with any of these settings.")
]


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    workers: Workers = None,
    bot_workers: BotWorkers = None,
    bot: OwnBots = None,
    game_option: GameOption = None,
    bot_seconds: BotSeconds = None,
    bot_game_seconds: BotGameSeconds = None,
    allowed_hosts: AllowedHosts = None,
    trusted_proxies: TrustedProxies = None,
    tables_a_day: TablesADay = None,
    archive_finished_days: ArchiveFinishedDays = None,
    archive_abandoned_days: ArchiveAbandonedDays = None,
    delete_archived_days: DeleteArchivedDays = None,
    admin_token: AdminToken = None,
    log_format: LogFormat = None,
    settings: SettingsFile = "",
) -> None:
    """Run the table: friends and bots play in the browser.

    Every option can be set by an environment variable (`PLANETFALL_PORT`) or in the file, too. The
    command line comes before the environment, the environment before the file.
    """
    given = {name: value for name, value in locals().items() if name not in NAMED_ELSE}
    given["bots"] = bot or None
    given["game_options"] = game_option or None
    try:
        from planetfall.table.serve import run
        from planetfall.table.settings import load
    except ModuleNotFoundError as fault:
        raise missing(fault) from None
    chosen = load(settings, given)
    check_database(chosen.database)
    run(settings=chosen)


def check_database(database: str) -> None:
    """Raise `BadRequest` for an address of no known kind of database."""
    scheme, mark, _ = database.partition("://")
    if mark and scheme.partition("+")[0] not in DATABASES:
        raise BadRequest(
            f"`--database {database[:60]}` is no known kind of database; name a file, "
            "`sqlite:///FILE` or `postgresql://…`."
        )
    try:
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError
    except ModuleNotFoundError as fault:
        raise missing(fault) from None
    try:
        make_url(database if mark else "sqlite://")
    except (ArgumentError, ValueError):  # it is not repeated: it may hold a password
        raise BadRequest(
            "The address of the database cannot be read; "
            "one is `postgresql://user@host:5432/name`, for example."
        ) from None


def missing(fault: ModuleNotFoundError) -> Exception:
    """What to say when a package of the web extra is not installed; any other fault as it is."""
    name = (fault.name or "").split(".")[0]
    if name in WEB_PACKAGES:
        return BadRequest(
            f"`serve` needs the package `{name}`; install `planetfall[web]` to get all it needs."
        )
    return fault
