"""Every page is in the menu of the documentation, and every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [*DOCS.rglob("*.md"), *ROOT.glob("*.md")]
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|src=\"([^\"]+)\"")

MADE = {"api.md", "data-sheets.md"}
"""Pages that `make docs` writes."""


def test_the_menu_has_every_page_once() -> None:
    menu = re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert sorted(menu) == sorted(pages | MADE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [one or other for one, other in LINK.findall(page.read_text(encoding="utf-8"))]
    broken = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert broken == []
