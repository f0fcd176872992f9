"""The list of components: plain data that a program can read."""

import json
from typing import Any

from planetfall.games.on_mars.listing import components


def data_of(kind: str, id: str) -> dict[str, Any]:
    """What is printed on a component, as a program reads it."""
    found = [c for c in components("en") if (c.kind, c.id) == (kind, id)]
    assert len(found) == 1
    data: dict[str, Any] = json.loads(json.dumps(found[0].data))
    return data


def test_effects_are_told_as_data_not_as_source() -> None:
    for component in components("en"):
        assert "(" not in json.dumps(component.data), component
    gains = {"kind": "gain", "crystal": 2, "boost": True}
    assert data_of("blueprint", "casino")["action"] == gains
    beacon = data_of("blueprint", "beacon")["action"]
    assert beacon == {
        "kind": "either",
        "parts": [{"kind": "upgrade", "tech": True}, {"kind": "construct"}],
    }
    assert data_of("discovery", "construct_mine")["benefit"]["building"] == "mine"
    assert data_of("blueprint", "command_center")["action"]["rover"] == "highest_tech"
    assert data_of("blueprint", "aerial_elevator")["action"] == {"kind": "travel", "to": "orbit"}
    assert data_of("lab", "c2m")["benefit"] is None
    assert data_of("lab", "c1b")["benefit"]["part"] == {"kind": "gain", "crystal": 1}


def test_requirements_are_told_as_data() -> None:
    assert data_of("goal", "three_high_technologies")["needs"] == [
        {"kind": "techs_at_level", "level": 4, "least": 3}
    ]
    needs = data_of("solo_goal", "potato")["needs"]
    assert {"kind": "contracts_done", "of": ["plants_and_minerals"], "least": 1} in needs
    assert {"kind": "has_scientist", "scientist": "biochemist", "least": 1} in needs
    assert data_of("reward", "bots")["count"] == {"kind": "bots"}
