"""The parts of a page, and the event that is sent when some of them change."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from planetfall.table.patches import Step, patch

Part = tuple[str, str]
"""The name of an element and its markup, the element itself included.

A name is the element's id, or `parent/id` for an element that stands inside another part: there the
parent, which comes first, has an empty `<div id="id"></div>` in its place.
"""

_json: Final = msgspec.json.encode


class Page:
    """A page as its parts, with a version that tells it from all others.

    `before` is the page this viewer had last; parts that did not change are mostly the same object,
    so that pages are compared without reading them. The first page of a viewer gets a random name,
    later ones count on from it: the version tells nobody what others have done.
    """

    __slots__ = ("name", "number", "parts")

    def __init__(self, parts: Sequence[Part], before: Page | None = None) -> None:
        self.parts = dict(parts)
        if before is None or before.parts.keys() != self.parts.keys():
            self.name: str = secrets.token_hex(4)
            self.number: int = 0
        else:
            self.name = before.name
            self.number = before.number + (before.parts != self.parts)

    @property
    def version(self) -> str:
        """What the browser sends when it comes back."""
        return f"{self.name}.{self.number}"

    def since(self, before: Page | None) -> list[str]:
        """The names of the parts that differ from another page, in order; children follow."""
        known = {} if before is None else before.parts
        changed = {name for name, html in self.parts.items() if known.get(name) != html}
        for name in self.parts:
            # A parent that is sent again has emptied the places of its children.
            if name.rpartition("/")[0] in changed:
                changed.add(name)
        return [name for name in self.parts if name in changed]

    def news(self, before: Page | None, known: set[str]) -> bytes:
        """The event that turns the page a browser shows into this one.

        It lists the changed parts: each its id, and the steps that make it. `known` names those
        whose markup the browser has got as text; the others are sent whole and added to it.
        """
        changed: list[list[Step]] = []
        for name in self.since(before):
            html = self.parts[name]
            old = before.parts.get(name) if before is not None and name in known else None
            steps = [str(html)] if old is None else patch(old, html)
            changed.append([name.rpartition("/")[2], *steps])
            known.add(name)
        return b"event: parts\nid: %b\ndata: %b\n\n" % (self.version.encode(), _json(changed))

    def whole(self) -> list[list[Step]]:
        """All parts in the form of an event."""
        return [[name.rpartition("/")[2], str(html)] for name, html in self.parts.items()]
