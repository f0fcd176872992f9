"""First Colonists on the page of On Mars: the pieces that can be asked about."""

from __future__ import annotations

from typing import Final

from planetfall.web.html import NOTHING, Html
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

PIECES: Final = {"settler": Kind(("first_card",), "OM-36")}


def goals(scene: Scene) -> Html:
    """Nothing below the seats."""
    return NOTHING


def panel(scene: Scene, name: str) -> Html:
    """Nothing opened on demand."""
    return NOTHING


def over(scene: Scene) -> Html:
    """Nothing of its own to say at the end."""
    return NOTHING
