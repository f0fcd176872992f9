"""Parts that the page of every game has, beside those of its own layout."""

from __future__ import annotations

from typing import Final

from planetfall.table.parts import Part
from planetfall.web.pages import review, seating, together
from planetfall.web.pages.scene import Scene

NAMES: Final = ("request", "review", "handover")


def parts(scene: Scene) -> list[Part]:
    """The shared parts in the order of `NAMES`."""
    return [
        ("request", together.request(scene)),
        ("review", review.review(scene)),
        ("handover", seating.handover(scene)),
    ]
