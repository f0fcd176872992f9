"""The guided first game: what is explained, when, and where it stands on the page."""

from __future__ import annotations

from typing import Final

from planetfall.web.pages.coach import Lesson

LESSONS: Final = (
    Lesson("take", "#station"),
    Lesson("take", "#tray"),
    Lesson("take", "#planet"),
    Lesson("take", "#corp"),
    Lesson("rotate", "#station"),
    Lesson("cell", "#planet"),
    Lesson("rover", "#planet"),
    Lesson("take", "#goals"),
    Lesson("take", "#civ"),
)
"""In order; the words are the phrases `coach.1`, `coach.2` and so on."""
