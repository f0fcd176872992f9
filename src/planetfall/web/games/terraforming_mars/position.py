"""What all parts of the page of Terraforming Mars use: the position and numbers in markup."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES
from planetfall.games.terraforming_mars.draw.icon_names import RESOURCE_ICONS, icon_color
from planetfall.games.terraforming_mars.state import Mars
from planetfall.web.html import Html
from planetfall.web.pages.scene import Scene

STOCK: Final = [(icon, icon_color(icon)) for icon in RESOURCE_ICONS]
"""The six resources: icon and colour."""


def mars(scene: Scene) -> Mars:
    """What the viewer may know of the game; do not change it."""
    position = scene.position
    assert isinstance(position, Mars)
    return position


def shown_seat(scene: Scene) -> int:
    """The seat whose stock and cards the viewer sees below the board: the first for a spectator."""
    return max(scene.me, 0)


def viewer_key(scene: Scene) -> int:
    """Part of a key for drawings that only differ by viewer inside a simultaneous phase."""
    return scene.me if mars(scene).at_once else -1


def resource_name(scene: Scene, resource: int) -> str:
    """The name of a resource."""
    return scene.name("resource", RESOURCE_NAMES[resource])


def figure(number: int) -> Html:
    """A number as markup, with a true minus."""
    return Html(f"{number}" if number >= 0 else f"−{-number}")


def signed_number(number: int) -> Html:
    """A number with its sign."""
    return Html(f"+{number}" if number >= 0 else f"−{-number}")
