"""The first schema: tables as whole records, their choices, and who has to do with them."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables; databases from before migrations have them already."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("summary", sql.Text, nullable=False),
        sql.Column("touched", sql.BigInteger, nullable=False),
        sql.Column("open", sql.Boolean, nullable=False),
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "choices",
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("decision", sql.String(24), nullable=False),
        sql.Column("client", sql.String(64), nullable=False),
        sql.Column("lines", sql.Text, nullable=False),
    )
    op.create_table(
        "holders",
        sql.Column("visitor", sql.String(64), primary_key=True),
        sql.Column("table_id", sql.String(16), primary_key=True),
    )
