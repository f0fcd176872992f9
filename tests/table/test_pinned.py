"""Small parts of the table make of many inputs what they made of them."""

from __future__ import annotations

import json

from tests.table.pinned import FILE, results


def test_small_parts_make_what_they_made() -> None:
    """If they do otherwise on purpose: `python -m tests.table.pinned` writes it anew."""
    assert results() == json.loads(FILE.read_text(encoding="utf-8"))
