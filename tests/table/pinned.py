"""What small parts of the table make of many inputs, written down as digests.

`python -m tests.table.pinned` writes the file anew; its diff is to be read. Other results may be as
good (a patch may be longer and still be right), but they shall not change unnoticed.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from litestar.exceptions import LitestarDeprecationWarning

from planetfall.core.errors import PlanetfallError
from planetfall.table.description import description
from planetfall.table.limits import Caps
from planetfall.table.names import check_stored, checked_name, skeleton, unlike
from planetfall.table.patches import patch, patched
from planetfall.table.settings import load
from tests.table.visits import digest

FILE = Path(__file__).parent / "data" / "pinned.json"


def outcome(work: Callable[[], Any]) -> Any:
    """What comes of something: a value, or the refusal."""
    try:
        return work()
    except PlanetfallError as fault:
        return [str(fault), fault.code]


def markups(rng: Random) -> tuple[str, str]:
    """Markup and what may become of it: tags changed, moved, left out and put in."""
    tags = [f'<p class="{rng.choice("abcd")}">{rng.randrange(30)}' for _ in range(rng.randrange(9))]
    other = [*tags]
    for _ in range(rng.randrange(5)):
        at = rng.randrange(len(other) + 1)
        what = rng.randrange(5)
        if what == 0:
            other.insert(at, f"<b>{rng.randrange(300)}</b>")
        elif what == 1 and other:
            other.insert(at, other.pop(at - 1))
        elif what == 2 and other:
            other[at - 1] = other[at - 1].replace("1", "27")
        elif what == 3:
            other.insert(at, f"text {rng.choice(['ž', '🚀', 'and so on'])}")
        elif other:
            other.pop(at - 1)
    start, end = rng.choice(["<div>", "", "<i>"]), rng.choice(["</div>", "", "end"])
    return start + "".join(tags) + end, start + "".join(other) + rng.choice([end, "</div>"])


def patches() -> list[Any]:
    rng = Random("patches")
    pairs = [markups(rng) for _ in range(300)]
    made = [patch(old, new) for old, new in pairs]
    assert all(patched(p[0], steps) == p[1] for p, steps in zip(pairs, made, strict=True))
    return made


PIECES = [*"aAbоОοlI1|0é ñżハ한中Я\u0301\u0336\u200b\ufe0f\u3164\t\n-'.2🚀𝔞ﬁᴀꓐᎠı", "Coral", "Сoral"]


def names() -> list[Any]:
    rng = Random("names")
    typed = ["".join(rng.choices(PIECES, k=rng.randrange(8))) for _ in range(300)]
    typed += [
        "x" * 24,
        "x" * 25,
        "x" * 60,
        "x" * 61,
        "é" * 30,
        "e\u0301\u0301",
        "e\u0301\u0301\u0301",
    ]
    made: list[Any] = [outcome(partial(checked_name, name)) for name in typed]
    made += [skeleton(name) for name in typed]
    made += [outcome(partial(check_stored, name)) for name in typed]
    for number in range(len(typed) - 3):
        others = typed[number + 1 : number + 4]
        made.append(outcome(partial(unlike, typed[number], others)))
    made += [unlike("Coral", ["coral", "CORAL 2", "", "Coral 4"]), unlike("B", ["A"])]
    return made


VALUES: dict[str, list[str]] = {
    "port": ["-1", "0", "65535", "65536", "x"],
    "workers": ["0", "1", "64", "65"],
    "log_format": ["text", "json", "xml"],
    "admin_token": ["", "x" * 15, "x" * 16],
    "bot_seconds": ["0.05", "0.04", "600", "601", "y", "nan"],
    "bot_game_seconds": ["-1", "0", "1.5", "nan"],
    "tables_a_day": ["-1", "0", "7"],
    "bot_workers": ["-1", "0", "3"],
    "archive_finished_days": ["-1", "0", "9"],
    "archive_abandoned_days": ["-1", "0", "9"],
    "delete_archived_days": ["-1", "0", "9"],
    "allowed_hosts": ["", "A.example, b.example,", "One"],
    "bots": ["a=b:C, d=e:F"],
    "host": ["::1"],
    "trusted_proxies": ["*"],
    "unknown": ["1"],
}


def settings() -> list[Any]:
    made = []
    for name, values in VALUES.items():
        for value in values:
            for given, environment in (
                ({}, {f"PLANETFALL_{name.upper()}": value}),
                ({name: value}, {f"PLANETFALL_{name.upper()}": values[0]}),
                ({name: None}, {f"OTHER_{name.upper()}": value, "PLANETFALL": value}),
            ):
                if name == "unknown" and given:
                    continue
                made.append(str(outcome(lambda g=given, e=environment: load("", g, e))))  # type: ignore[misc]
    return made


def caps() -> list[Any]:
    numbers = [*range(0, 600, 7), 1024, 1461, 1462, 4096, 16_512, 16_513, 99_999]
    return [str(Caps.of(number)) for number in numbers]


def described() -> dict[str, Any]:
    """The description of the interface, by address and by message."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        schema = json.loads(description())
    parts = schema.pop("components")
    schemas = parts.pop("schemas")
    del schemas["Problem"]  # it names all games there are, those of tests too
    return {**schema.pop("paths"), **schemas, "rest": [schema, parts]}


def results() -> dict[str, str]:
    """Every result by its name."""
    parts: dict[str, Any] = {
        "patches": patches(),
        "names": names(),
        "settings": settings(),
        "caps": caps(),
        **described(),
    }
    return {name: digest(part) for name, part in parts.items()}


if __name__ == "__main__":
    FILE.write_text(json.dumps(results(), indent=1) + "\n", encoding="utf-8")
