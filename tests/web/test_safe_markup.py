"""No value gets into markup unless it is markup already."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.markup_check import Sources

SOURCE = Path(__file__).parents[2] / "src" / "planetfall"

FOLDERS = re.compile(r"^(svg|web)/|^games/.*/draw/")
NAMED = re.compile(r"\b(Html|Markup)\b")
"""Whoever makes markup names its type."""
WRITES_MARKUP = sorted(
    file
    for file in SOURCE.rglob("*.py")
    if "node_modules" not in file.parts
    if FOLDERS.search(file.relative_to(SOURCE).as_posix())
    or NAMED.search(file.read_text(encoding="utf-8"))
)

PRIMITIVES = {
    "svg/canvas.py": ("element", "join"),
    "web/html.py": ("data_json", "decorative", "inert", "join"),
    "web/parts.py": ("composed",),
}
"""The functions that make markup of text: they escape, or put markup together."""


def place_of(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


def test_every_value_in_markup_is_markup_already() -> None:
    sources = Sources(WRITES_MARKUP)
    faults = {
        place: found
        for place, file in ((place_of(file), file) for file in WRITES_MARKUP)
        if (found := sources.faults(file, PRIMITIVES.get(place, ())))
    }
    assert faults == {}


def test_the_type_of_markup_has_two_names_and_no_others() -> None:
    """Under a third name it would be put together unseen."""
    other = re.compile(
        r"(= *|\bas +|partial\()(Html|Markup) *($|[,)#])|\b(Html|Markup) as ", re.MULTILINE
    )
    renaming = [
        place_of(file) for file in WRITES_MARKUP if other.search(file.read_text(encoding="utf-8"))
    ]
    assert renaming == ["svg/canvas.py", "web/html.py"]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('Html(f"<b>{name}</b>")', "2: {name}"),
        ("Html(name)", "2: name"),
        ('Html("<b>" + name + "</b>")', "2: name"),
        ('Html("<b>{}</b>".format(name))', "2: name"),
        ('Html("<b>%s</b>" % name)', "2: name"),
        ('Html(f"{label.upper()}")', "2: {label.upper()}"),
        ('Html(f"<b>{names[0]}</b>")', "2: {names[0]}"),
        ('join(Html(f"<b>{each}</b>") for each in names)', "2: {each}"),
        ('Html(f"<b>{esc(name)}</b>{label} {count + 1}")', ""),
        ("Html(f\"<b>{label if count else ''}</b>\")", ""),
        ('join(Html(f"<b>{each}</b>") for each in labels)', ""),
        ('f"{name}: {count} < 5"', ""),
    ],
)
def test_what_is_not_markup_is_found(tmp_path: Path, line: str, fault: str) -> None:
    head = "def draw(name: str, names: list[str], label: Html, labels: list[Html], count: int):"
    file = tmp_path / "page.py"
    helpers = "def esc(text: str) -> Html: ...\ndef join(parts) -> Html: ..."
    file.write_text(f"{head}\n    return {line}\n{helpers}\n", encoding="utf-8")
    assert [each for each in Sources([file]).faults(file) if fault in each or not fault] == (
        [fault] if fault else []
    )
