"""Seats become rows with versions; snapshots, archives, notes and keys are new."""

import json
from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"

BATCH = 1000
MOVED = ("title", "seats", "started", "over", "scores")
"""What the record of a table held and rows of their own hold now."""

tables = sql.table("tables", *map(sql.column, ("id", "data", "title", "started", "over")))
seats = sql.table(
    "seats",
    *map(
        sql.column,
        ("table_id", "number", "kind", "name", "level", "link", "holders", "entropy", "version"),
    ),
)


def upgrade() -> None:
    """Take every record apart."""
    _make_tables()
    connection = op.get_bind()
    last = ""
    while True:
        page = connection.execute(
            sql.select(tables.c.id, tables.c.data)
            .where(tables.c.id > last)
            .order_by(tables.c.id)
            .limit(BATCH)
        ).all()
        if not page:
            break
        last = page[-1][0]
        _take_apart(connection, page)


def _take_apart(connection: Any, page: Any) -> None:
    changed, rows = [], []
    for table, data in page:
        try:
            record = json.loads(data)
            rows += [_seat(table, number, seat) for number, seat in enumerate(record["seats"])]
        except (ValueError, KeyError, TypeError):
            continue  # a damaged record stays as it is, and harms its own table only
        rest = {name: value for name, value in record.items() if name not in MOVED}
        changed.append(
            {
                "at": table,
                "new": json.dumps(rest, separators=(",", ":")),
                "called": str(record.get("title", ""))[:60],
                "begun": bool(record.get("started")),
                "ended": bool(record.get("over")),
            }
        )
    if changed:
        connection.execute(
            sql.update(tables)
            .where(tables.c.id == sql.bindparam("at"))
            .values(
                data=sql.bindparam("new"),
                title=sql.bindparam("called"),
                started=sql.bindparam("begun"),
                over=sql.bindparam("ended"),
            ),
            changed,
        )
    if rows:
        connection.execute(sql.insert(seats), rows)


def _seat(table: str, number: int, seat: dict[str, Any]) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": number,
        "kind": seat["kind"],
        "name": seat["name"],
        "level": seat.get("level", ""),
        "link": seat.get("link", ""),
        "holders": json.dumps(seat.get("holders", [])),
        "entropy": "",
        "version": 0,
    }


def _make_tables() -> None:
    for name, kind, default in (
        ("title", sql.String(60), sql.text("''")),
        ("started", sql.Boolean, sql.false()),
        ("over", sql.Boolean, sql.false()),
        ("archived", sql.Boolean, sql.false()),
        ("version", sql.Integer, sql.text("0")),
        ("fence", sql.Integer, sql.text("0")),
        ("owner", sql.Integer, sql.text("0")),
    ):
        op.add_column("tables", sql.Column(name, kind, nullable=False, server_default=default))
    op.drop_index("ix_tables_touched", "tables")
    op.create_index("tables_by_age", "tables", ["archived", "touched"])
    op.create_index("tables_open", "tables", ["open", "touched"])
    op.add_column("choices", sql.Column("packed", sql.LargeBinary))
    op.create_table(
        "seats",
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
    op.create_table(
        "notes",
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.String(60), nullable=False),
    )
    op.create_table(
        "snapshots",
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("sequence", sql.Integer, nullable=False),
        sql.Column("data", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "archives",
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("data", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "keys",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.String(128), nullable=False),
    )
