"""At ten moments of every title no text is cut, too small or overlapped, and nothing is a barrier.

Each moment is opened once and looked at in both ways.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.barriers import AXE, NO_AXE, barriers
from tests.browser.boxes import HAND, LEAST, MEASURE, SCREEN, SCROLLS
from tests.browser.stages import STAGES, StagedServer, looks

pytestmark = pytest.mark.browser

CONTROLS = """
() => {
  const labels = JSON.parse(document.getElementById("keys").dataset.labels);
  const via = JSON.parse(document.getElementById("ask").dataset.via ?? "{}");
  const wrong = [];
  for (const place of document.querySelectorAll(".lit[data-key]")) {
    const control = place.matches(".control") ? place : place.querySelector(".control");
    const said = [control?.ariaLabel, control?.ariaDescription];
    const label = labels[place.dataset.key] ?? via[place.dataset.key]?.[1];
    const drawn = place instanceof SVGElement;
    if (!(drawn ? said[0] === label : said.includes(label))) wrong.push(place.dataset.key);
  }
  return wrong;
}
"""
"""Lit places without a control that says their answer."""


@pytest.mark.parametrize("title", list(STAGES))
def test_no_text_is_cut_overlapped_or_too_small_and_nothing_is_a_barrier(
    browser: Browser, staged: StagedServer, title: str
) -> None:
    faults: dict[str, list[str]] = {}
    for number, stage in enumerate(STAGES[title]):
        for look in looks(number):
            (width, _), lang, theme = look
            with staged.page(browser, title, number, look) as page:
                least = SCREEN if width > 820 else LEAST
                told = page.evaluate(MEASURE, [least, HAND, SCROLLS])
                wrong = told["cut"] + told["overlapping"] + told["small"] + page.evaluate(CONTROLS)
                wrong += barriers(page) if AXE.exists() else []
            if wrong:
                faults[f"{stage.moment.name} {width} {lang} {theme}"] = wrong
    assert not faults, "\n".join([f"{where}: {wrong}" for where, wrong in faults.items()])
    if not AXE.exists():
        pytest.skip(NO_AXE)
