"""axe-core finds nothing on any page, in both themes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "src/planetfall/web/client/node_modules/axe-core/axe.min.js"
GAMES = ["terraforming-mars", "planet-unknown", "on-mars"]
RUN = """
async () => {
  const WORDS = "label-content-name-mismatch";
  const all = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    resultTypes: ["violations"],
    rules: {[WORDS]: {enabled: false}},
  });
  // What is called otherwise than its words say. Places on boards and cards are drawings: the
  // figures on them are no names.
  const named = await axe.run({include: document, exclude: ["svg [data-key]", ".cardbtn"]}, {
    runOnly: {type: "rule", values: [WORDS]}, resultTypes: ["violations"],
  });
  return [...all.violations, ...named.violations].map(each =>
    [each.id, each.nodes.slice(0, 9).map(node => `${node.target}: ${node.failureSummary}`)]);
}
"""
CARDS = """
() => Array.from(document.querySelectorAll(".cardbtn.lit[data-key]"), each => [
  each.ariaLabel, each.querySelector("svg title")?.textContent ?? "",
]).filter(([name, title]) => !name || !name.includes(title))
"""
"""Cards to choose that are called otherwise than what stands on them."""


def found(page: Page) -> list[Any]:
    # The page's policy runs no foreign script, so the browser itself evaluates it.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told: list[Any] = page.evaluate(RUN)
    return told


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_accessible(browser: Browser, server: Server, game: str, theme: str) -> None:
    player = Player(browser, server, seed=2)
    cookie = {"name": "pf-theme", "value": theme, "url": server.base}
    player.context.add_cookies([cookie])  # type: ignore[list-item]
    player.create(game, "person", "bot")
    player.wait_for_turn()
    assert found(player.page) == []
    assert player.page.evaluate(CARDS) == []
    player.close()


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/rules/planet-unknown", "/components/on-mars", "/nothing"])
def test_other_pages_are_accessible(
    browser: Browser, server: Server, path: str, theme: str
) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    context.add_cookies([{"name": "pf-theme", "value": theme, "url": server.base}])
    page = context.new_page()
    page.goto(server.base + path)
    assert found(page) == []
    context.close()
