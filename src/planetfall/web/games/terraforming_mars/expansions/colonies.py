"""Colonies on the page: the pieces that can be asked about."""

from __future__ import annotations

from typing import Final

from planetfall.web.pages.pieces import Kind

PIECES: Final = {
    "colony": Kind(("colony",), "TMC-5"),
    "trade": Kind(rules="TMC-5"),
    "fee": Kind(rules="TMC-5"),
}
