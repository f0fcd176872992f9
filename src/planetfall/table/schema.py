"""The tables of the database, and bringing an older database up to date.

Migrations are alembic's, forward only, beginning with the first schema; they lie in `migrations/`.
A schema newer than this program knows is refused: an older program would damage it.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from planetfall.core.errors import BadRequest

OLDER = "older_schema"
"""The code of a refusal: the database has to be brought up to date first."""

FIRST = "0001"
"""The schema of databases that no migration has touched."""

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("title", sql.String(60), nullable=False),
    sql.Column("started", sql.Boolean, nullable=False),
    sql.Column("summary", sql.Text, nullable=False),
    sql.Column("touched", sql.BigInteger, nullable=False),
    sql.Column("open", sql.Boolean, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("archived", sql.Boolean, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("fence", sql.Integer, nullable=False),
    sql.Column("owner", sql.Integer, nullable=False),
    sql.Index("tables_by_age", "archived", "touched"),
    sql.Index("tables_open", "open", "touched"),
)
"""`version` counts changes of title and seats, `fence` changes of the owning process."""

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("name", sql.String(60), nullable=False),
    sql.Column("level", sql.String(40), nullable=False),
    sql.Column("link", sql.String(64), nullable=False),
    sql.Column("holders", sql.Text, nullable=False),
    sql.Column("entropy", sql.String(64), nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
)

notes = sql.Table(
    "notes",
    metadata,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String(60), nullable=False),
)
"""Who came to hold which seat, and when: all at the table read it."""

choices = sql.Table(
    "choices",
    metadata,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("decision", sql.String(24), nullable=False),
    sql.Column("client", sql.String(64), nullable=False),
    sql.Column("lines", sql.Text, nullable=False),
    sql.Column("packed", sql.LargeBinary),
)
"""Long lines are packed; `lines` is empty then."""

snapshots = sql.Table(
    "snapshots",
    metadata,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("sequence", sql.Integer, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
)
"""The last moment of each table from which it can be resumed without its earlier choices."""

archives = sql.Table(
    "archives",
    metadata,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),
)
"""The choices of an archived table, packed into one row."""

holders = sql.Table(
    "holders",
    metadata,
    sql.Column("visitor", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(16), primary_key=True),
)
"""Which visitors have to do with which tables: "my tables" by cookie."""

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(128), nullable=False),
)
"""Secrets of the server itself."""


def _config(connection: sql.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


@functools.cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def newest() -> str:
    """The schema this program writes."""
    head: Any = _scripts().get_current_head()
    return str(head)


def current(connection: sql.Connection) -> str:
    """The schema a database has; empty for a fresh one."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and sql.inspect(connection).has_table("tables"):
        return FIRST
    return revision or ""


def check(connection: sql.Connection) -> str:
    """The schema a database has; `BadRequest` if a newer program has made it."""
    version = current(connection)
    if version and version not in {script.revision for script in _scripts().walk_revisions()}:
        raise BadRequest(
            f"The database has schema {version[:40]}, made by a newer program; this one knows "
            f"schema {newest()} at most."
        )
    return version


def check_newest(connection: sql.Connection) -> None:
    """Raise `BadRequest` unless a database has the newest schema."""
    version = check(connection)
    if not version:
        raise BadRequest("This database holds no tables of Planetfall.")
    if version != newest():
        raise BadRequest(
            f"The database has schema {version}; `planetfall upgrade` brings it to {newest()}.",
            OLDER,
        )


def migrate(connection: sql.Connection) -> None:
    """Bring a database to the newest schema; a fresh one gets it at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(1886151021)"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver begins none for a new table
    version = check(connection)
    if version == newest():
        return
    config = _config(connection)
    if not version:
        metadata.create_all(connection)
        command.stamp(config, "head")
        return
    if version == FIRST:
        command.stamp(config, FIRST)
    command.upgrade(config, "head")
