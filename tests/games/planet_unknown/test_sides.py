"""What is special about a planet or a corporation stands in its own file, not in the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import planetfall.games.planet_unknown as package
from planetfall.games.planet_unknown.components.corporations import CORPORATION_IDS, CORPORATIONS
from planetfall.games.planet_unknown.components.planets import PLANET_IDS, PLANETS

HERE = Path(package.__path__[0])
RULES = sorted(
    path
    for folder in (HERE, HERE / "effects", HERE / "components", HERE / "components" / "cards")
    for path in folder.glob("*.py")
    if path.name != "listing.py"
)
IDS = [*PLANET_IDS, *CORPORATION_IDS, "universal"]
NAMES = re.compile("|".join(rf"\b{name}\b" for name in (*IDS, *(id.upper() for id in IDS))))
ASKS = re.compile(r"\.(planet|corporation|rule|special) (==|!=|in|not in) ")


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_rules_do_not_ask_which_planet_or_corporation_it_is(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    listed = {f'    "{id}",' for id in IDS}
    assert [line for line in lines if NAMES.search(line) and line not in listed] == []
    assert [line for line in lines if ASKS.search(line)] == []


def test_sides_stand_in_the_order_of_their_ids() -> None:
    assert tuple(planet.id for planet in PLANETS) == PLANET_IDS
    assert tuple(side.id for side in CORPORATIONS) == CORPORATION_IDS
    assert [side.index for side in CORPORATIONS] == list(range(len(CORPORATION_IDS)))


@pytest.mark.parametrize("kind, ids", [("planets", PLANET_IDS), ("corporations", CORPORATION_IDS)])
def test_a_side_has_a_file_of_its_name(kind: str, ids: tuple[str, ...]) -> None:
    files = {path.stem for path in (HERE / "components" / kind).glob("*.py")}
    assert files == {"__init__", *ids}
