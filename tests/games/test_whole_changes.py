"""Components change just what they changed before: price and gain, and nothing beside them."""

from __future__ import annotations

import json

from tests.games.whole_changes import FILE, everything


def test_components_change_what_they_are_known_to_change() -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))
    found = everything()
    assert list(found) == list(known)
    for name, change in found.items():
        assert change == known[name], name


def test_nearly_every_component_changes_something_here() -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))
    assert len(known) > 150
    idle = [name for name, each in known.items() if not (each["begins"] or each["first"])]
    assert len(idle) < len(known) // 20, idle
