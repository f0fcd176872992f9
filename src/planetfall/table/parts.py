"""The parts of a page, and what is told of them when they change."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from planetfall.table.changes import Text, changes, is_same

Part = tuple[str, Text]
"""The name of an element and its markup, the element itself included.

A name is the element's id, or `parent/id` for an element that stands inside another part: there the
parent has an empty `<div id="id"></div>` in its place.
"""

_json: Final = msgspec.json.encode

MOST_TOLD: Final = 64
"""How many changes of parts are kept for other viewers of the same."""


class Page:
    """A page as its parts, with a version that tells it from all others.

    `before` is the page this viewer had last. What both share is the same text object, so `changed`
    is found by looking at identities. The first page of a viewer gets a name by chance, later ones
    count on from it: the version tells nobody what others have done.
    """

    __slots__ = ("changed", "follows", "name", "number", "parents", "parts")

    def __init__(self, parts: Sequence[Part], before: Page | None = None) -> None:
        self.parts: dict[str, Text] = {}
        self.changed: list[str] = []
        if before is not None and self._follow(parts, before.parts):
            self.name: str = before.name
            self.parents: set[str] = before.parents
            self.follows: int = before.number
            self.number: int = before.number + (1 if self.changed else 0)
        else:
            self.parts = dict(parts)
            self.name = secrets.token_hex(4)
            self.number = self.follows = 0
            self.parents = {name.rpartition("/")[0] for name in self.parts}
            self.changed = list(self.parts)

    @property
    def version(self) -> str:
        """What the browser sends when it comes back."""
        return f"{self.name}.{self.number}"

    def _follow(self, parts: Sequence[Part], known: dict[str, Text]) -> bool:
        """Take over parts that have the names of known ones; the same text is the same object."""
        if len(parts) != len(known):
            return False
        self.parts = known.copy()
        for name, html in parts:
            before = known.get(name)
            if before is None:
                return False
            if before is not html and not is_same(before, html):
                self.changed.append(name)
                self.parts[name] = html
        return True

    def since(self, before: Page | None) -> list[str]:
        """The names of the parts that differ from another page, in order; children follow."""
        if before is None:
            return list(self.parts)
        if before.name == self.name and before.number == self.follows:
            names = self.changed
        else:
            known = before.parts
            names = [
                name
                for name, html in self.parts.items()
                if name not in known or not is_same(known[name], html)
            ]
        if not self.parents.isdisjoint(names):
            # A parent that is sent again has emptied the places of its children.
            again = set(names)
            for name in self.parts:
                if name.rpartition("/")[0] in again:
                    again.add(name)
            names = [name for name in self.parts if name in again]
        return names


class PartStream:
    """What one stream has told its browser: the parts that it holds by now."""

    def __init__(self) -> None:
        self.page: Page | None = None
        """The page the browser shows."""
        self._known: dict[str, Text] = {}

    def news(self, page: Page) -> bytes:
        """The event that turns the browser's page into this one.

        Its data is a list. A part the browser has never heard of is its whole markup; any other is
        a list: the element's id, then the steps of `changes`.
        """
        found: list[bytes] = []
        for name in page.since(self.page):
            html = page.parts[name]
            found.append(_told(name, self._known.get(name), html))
            self._known[name] = html
        self.page = page
        return b"event: parts\nid: %b\ndata: [%b]\n\n" % (page.version.encode(), b",".join(found))


_newest: Final[dict[int, tuple[Text | None, Text, bytes]]] = {}
"""What was told lately, by the id of the new text; both texts are kept, so ids stay theirs."""


def _told(name: str, known: Text | None, html: Text) -> bytes:
    """What turns the markup a browser knows into another one; viewers share most of it."""
    mark = id(html)
    found = _newest.get(mark)
    if found is not None and found[0] is known:
        return found[2]
    told = _encoded(name, known, html)
    if found is None and len(_newest) >= MOST_TOLD:
        del _newest[next(iter(_newest))]
    _newest[mark] = (known, html, told)
    return told


def _encoded(name: str, known: Text | None, html: Text) -> bytes:
    steps = None if known is None else changes(known, html)
    if steps is None:
        return _json(str(html))
    return _json([name.rpartition("/")[2], *steps])


def composed(parts: Sequence[Part]) -> dict[str, str]:
    """The outermost parts with all others in their places."""
    whole = {name: str(html) for name, html in parts}
    for name, _ in reversed(parts):
        parent, _, own = name.rpartition("/")
        if parent:
            whole[parent] = whole[parent].replace(f'<div id="{own}"></div>', whole.pop(name), 1)
    return whole
