"""The guided first game: what is explained, when, and where it stands on the page."""

from __future__ import annotations

from typing import Final

from planetfall.web.pages.coach import Lesson

LESSONS: Final = (
    Lesson("card", "#cards-0", "ChooseCorporation"),
    Lesson("card", "#cards-0", "BuyStartingCards"),
    Lesson("play", "#ask"),
    Lesson("play", "#cards-0"),
    Lesson("play", "#stock"),
    Lesson("standard", "#projects", sees="#projects .lit"),
    Lesson("hex", "#mars"),
    Lesson("milestone", "#awards"),
    Lesson("pass", "#handbar", sees="[data-key^='standard:'].lit"),
)
"""In order; the words are the phrases `coach.1`, `coach.2` and so on."""
