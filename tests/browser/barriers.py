"""What a tool for accessibility says of a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.browser.player import Player

AXE = (
    Path(__file__).parents[2]
    / "src/planetfall/web/client/node_modules/axe-core/axe.min.js"  # fetched for tests only
)


def assert_no_barrier(player: Player, theme: str) -> None:
    """Ask a tool for accessibility about the page as it stands, in one of its themes."""
    if not AXE.exists():
        pytest.skip("missing axe-core (npm install in the client's folder)")
    # What lies under the pointer would change its colours bit by bit.
    player.page.emulate_media(reduced_motion="reduce")
    player.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = player.page.evaluate(
        "tags => axe.run(document, {resultTypes: ['violations'], runOnly: tags})",
        ["wcag2a", "wcag2aa", "wcag22aa"],
    )
    told = [
        (each["id"], [node["target"] for node in each["nodes"]][:3]) for each in found["violations"]
    ]
    assert told == [], json.dumps(told)
