"""What axe-core says of a page: all of its rules, without exception."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.player import Player

AXE = (
    Path(__file__).parents[2]
    / "src/planetfall/web/client/node_modules/axe-core/axe.min.js"  # fetched for tests only
)
NO_AXE = "missing axe-core (npm install in the client's folder)"
# Of the rules that axe leaves out by itself one is of the standard: names have the words one sees.
RUN = """
async () => {
  const told = await axe.run(document, {
    resultTypes: ["violations"], rules: {"label-content-name-mismatch": {enabled: true}},
  });
  return told.violations.flatMap(each =>
    each.nodes.slice(0, 9).map(node => `${each.id} ${node.target}: ${node.failureSummary}`));
}
"""


def barriers(page: Page) -> list[str]:
    """What axe complains of; the page's policy runs no foreign script, the browser itself does."""
    if not AXE.exists():
        pytest.skip(NO_AXE)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    violations: list[str] = page.evaluate(RUN)
    return violations


def assert_no_barrier(player: Player, theme: str) -> None:
    """Ask about the page as it stands, in one of its themes."""
    # What lies under the pointer would change its colours bit by bit.
    player.page.emulate_media(reduced_motion="reduce")
    player.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    assert barriers(player.page) == []
