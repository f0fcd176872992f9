"""The components of Terraforming Mars, for `list` and `show`."""

from __future__ import annotations

from planetfall.games import catalog
from planetfall.games.terraforming_mars import svg
from planetfall.games.terraforming_mars.components import components as all_components


def components(lang: str) -> list[catalog.Component]:
    """Everything in the boxes."""
    return all_components(lang)


def picture(kind: str, id: str, lang: str) -> str:
    """The drawing of a component."""
    return str(svg.component(kind, id, lang=lang))
