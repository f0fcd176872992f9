"""Kinds of events of First Colonists, beside those of the base game's log."""

from __future__ import annotations

from typing import Final

TASK_DRAWN: Final = 53  # what: first colonist card (owner only)
TASK_DONE: Final = 54  # what: first colonist card
SETTLERS_REVEALED: Final = 55  # what: first colonist card
