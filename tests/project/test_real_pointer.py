"""Browser tests act as people do: nothing is clicked that a pointer could not reach."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parent.parent / "browser"

# What the surroundings tell a page, a network or a hidden tab, no person does by hand.
SURROUNDINGS = r"\(new Event\(['\"](online|offline|visibilitychange)['\"]\)\)"
SYNTHETIC = re.compile(
    "|".join(
        [
            rf"dispatchEvent(?!{SURROUNDINGS})",
            "dispatch_event",
            # The browser's own input, as playwright makes it, is what a finger does.
            r"(?<!Input\.dispatch)(Mouse|Pointer|Touch|Keyboard)Event",
            # Scripts click by it; `page.click` names what it clicks.
            r"\.click\(\)",
            "force=True",
        ]
    )
)


def test_no_browser_test_makes_events_by_itself() -> None:
    files = sorted(FOLDER.glob("*.py"))
    assert len(files) > 5
    found = [
        f"{path.name}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if SYNTHETIC.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'const tap = each => each.dispatchEvent(new MouseEvent("click", {bubbles: true}));',
        'button.dispatch_event("click")',
        """page.evaluate("document.querySelector('[data-act=lang]').click()")""",
        'document.getElementById("confirm").click();',
        'page.eval_on_selector("#a", "each => each.click()")',
        "for (const each of document.querySelectorAll(selector)) each.click();",
        'page.click("#confirm", force=True)',
    ],
)
def test_every_way_around_the_pointer_is_known(line: str) -> None:
    assert SYNTHETIC.search(line)


@pytest.mark.parametrize(
    "line",
    [
        'page.click("dialog th button")',
        "player.page.evaluate(\"dispatchEvent(new Event('online'))\")",
        'document.dispatchEvent(new Event("visibilitychange"));',
        "self.page.mouse.click(x, y)",
    ],
)
def test_real_presses_are_none_of_them(line: str) -> None:
    assert not SYNTHETIC.search(line)
