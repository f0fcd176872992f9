"""Every icon and pattern is there, well formed, and free of colours of its own."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from planetfall.svg.icon_data import GROUPS
from planetfall.svg.icons import ICONS, icon, icon_color, symbol
from planetfall.svg.patterns import PATTERNS, definition
from planetfall.svg.picture import page_symbols
from planetfall.svg.sheet import icon_sheet
from planetfall.svg.theme import DARK, PAPER


def test_the_whole_set_is_there() -> None:
    counts = {group: len(drawings) for group, drawings in GROUPS.items()}
    assert counts == {
        "Terraforming Mars": 19,
        "Tags": 11,
        "Card resources": 6,
        "On Mars": 43,
        "Planet Unknown": 15,
        "Controls": 31,
        "Players": 6,
    }
    assert len(ICONS) == sum(counts.values())


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_drawn_in_the_current_colour(name: str) -> None:
    drawn = symbol(DARK, name)
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 24 24"
    assert len(list(root)) > 0
    colors = {node.get(key) for node in root.iter() for key in ("fill", "stroke")}
    assert colors <= {None, "none", "currentColor", "#000"}


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError, match="`unicorn`"):
        icon(DARK, "unicorn", 0, 0, 10)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_has_a_colour_on_panels(name: str) -> None:
    assert re.fullmatch(r"#[0-9a-f]{6}", icon_color(PAPER, name))


@pytest.mark.parametrize("name", PATTERNS)
def test_every_pattern_is_well_formed(name: str) -> None:
    assert ElementTree.fromstring(definition(DARK, name)).get("id") == f"dark-{name}"


def test_the_page_symbols_hold_every_icon_and_pattern_once() -> None:
    ids = [node.get("id") for node in ElementTree.fromstring(page_symbols()).iter()]
    named = [name for name in ids if name]
    assert sorted(named) == sorted([*(f"i-{name}" for name in ICONS), *PATTERNS])


@pytest.mark.parametrize("look", ["dark", "paper"])
def test_the_sheet_shows_every_icon(look: str) -> None:
    drawn = icon_sheet(look)
    ElementTree.fromstring(drawn)
    assert all(f'href="#{look}-i-{name}"' in drawn for name in ICONS)
