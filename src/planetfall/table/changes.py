"""A name that goes with the pages that still use it."""

from __future__ import annotations

Text = str
