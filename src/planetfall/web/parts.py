"""A page as parts: elements that are sent again when they change."""

from __future__ import annotations

from collections.abc import Sequence

from planetfall.table.parts import Part
from planetfall.web.html import Html


def composed(parts: Sequence[Part]) -> dict[str, Html]:
    """The outermost parts of a page with all others in their places."""
    whole = dict(parts)
    for name, _ in reversed(parts):
        parent, _, own = name.rpartition("/")
        if parent:
            whole[parent] = whole[parent].replace(f'<div id="{own}"></div>', whole.pop(name), 1)
    return {name: Html(markup) for name, markup in whole.items()}
