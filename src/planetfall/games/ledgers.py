"""The rules ledgers as data: every rule of a box as a numbered line, in reading order.

They lie in `docs/rules` of the source and are installed as `planetfall/rules`. The ledgers of a
game are those whose file names begin like its id.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

RULE, EXAMPLE, RULING = "rule", "example", "ruling"
_LINE: Final = re.compile(r"- \*\*([A-Z]{2,4}-[0-9]+\.[0-9]{2})\*\* (?:\*\*(EX|RULING)\*\* )?(.*)")
_SOURCE: Final = re.compile(r"\s*_\((.*)\)_\s*$")
_HEAD: Final = re.compile(r"## ([0-9]+)\. (.*)")
_KINDS: Final = {"EX": EXAMPLE, "RULING": RULING}


@dataclass(frozen=True)
class Line:
    """One line of a ledger."""

    id: str
    kind: str
    text: str
    source: str
    """Where it stands in the rulebook, or what a ruling is based on."""


@dataclass(frozen=True)
class Section:
    """A section with its lines."""

    id: str
    """As `TM-9`."""
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Ledger:
    """The rules of one box."""

    name: str
    title: str
    sections: tuple[Section, ...]


def _folder() -> Path:
    """Where the ledgers are: installed with the package, or in the source tree."""
    installed = Path(str(resources.files("planetfall"))) / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


@cache
def ledgers(game: str) -> list[Ledger]:
    """The ledgers of a game, the base box first; none where they are not installed."""
    folder = _folder()
    paths = sorted(folder.glob(f"{game.replace('-', '_')}*.md")) if folder.is_dir() else []
    return [read(path.stem, path.read_text(encoding="utf-8")) for path in paths]


def read(name: str, text: str) -> Ledger:
    """A ledger from its text.

    >>> ledger = read("x", "# X - rules\\n## 1. Start\\n- **AB-1.01** **EX** Do it. _(p. 2)_")
    >>> ledger.sections[0].id, ledger.sections[0].lines[0].kind
    ('AB-1', 'example')
    """
    title = text.partition("\n")[0].lstrip("# ").partition(" — ")[0]
    sections: list[Section] = []
    number, head = "", ""
    lines: list[Line] = []
    for row in [*text.splitlines(), "## "]:
        if row.startswith("## "):
            if lines:
                prefix = lines[0].id.partition("-")[0]
                sections.append(Section(f"{prefix}-{number}", head, tuple(lines)))
            found = _HEAD.match(row)
            number, head = (found[1], found[2]) if found else ("", "")
            lines = []
        elif number and (line := _LINE.match(row)):
            lines.append(_line(line[1], line[2] or "", line[3]))
    return Ledger(name, title, tuple(sections))


def _line(id: str, mark: str, text: str) -> Line:
    source = _SOURCE.search(text)
    words = text[: source.start()] if source else text
    return Line(id, _KINDS.get(mark, RULE), words.replace("*", ""), source[1] if source else "")
