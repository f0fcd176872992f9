"""No text is cut, too small, or lies over another, at ten moments of every title."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.boxes import HAND, LEAST, MEASURE, SCREEN, SCROLLS
from tests.browser.stages import STAGES, StagedServer, looks

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("title", list(STAGES))
def test_no_text_is_cut_overlapped_or_too_small(
    browser: Browser, staged: StagedServer, title: str
) -> None:
    faults: dict[str, list[str]] = {}
    for number, stage in enumerate(STAGES[title]):
        for look in looks(number):
            (width, _), lang, theme = look
            with staged.page(browser, title, number, look) as page:
                least = SCREEN if width > 820 else LEAST
                told = page.evaluate(MEASURE, [least, HAND, SCROLLS])
            wrong = told["cut"] + told["overlapping"] + told["small"]
            if wrong:
                faults[f"{stage.moment.name} {width} {lang} {theme}"] = wrong
    assert not faults, "\n".join([f"{where}: {wrong}" for where, wrong in faults.items()])
