"""The guided first game: what is explained, when, and where it stands on the page."""

from __future__ import annotations

from typing import Final

from planetfall.web.pages.coach import Lesson

LESSONS: Final = (
    Lesson("space", "#left"),
    Lesson("main", "#actions"),
    Lesson("main", "#actions"),
    Lesson("executive", "#dock .d-depot"),
    Lesson("blueprint", "#displays"),
    Lesson("hex", "#map"),
    Lesson("bot", "#map"),
    Lesson("main", "#displays"),
    Lesson("main", "#actions"),
    Lesson("grid", "#displays"),
    Lesson("develop", "#dock .d-lab"),
    Lesson("yes", "#left", "MayTravel"),
    Lesson("main", "#dock .d-quarters", sees=".no-colonists"),
)
"""In order; the words are the phrases `coach.1`, `coach.2` and so on."""
