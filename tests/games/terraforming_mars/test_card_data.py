"""Every declared card says what the carried-over card data says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall.games.terraforming_mars.components import terms
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS, Card
from planetfall.games.terraforming_mars.components.cards.names import NAMES
from planetfall.games.terraforming_mars.effects.combine import Either, May
from planetfall.games.terraforming_mars.rules import build
from planetfall.games.terraforming_mars.standard_projects import POWER_PLANT
from tests.games.terraforming_mars import facts

DATA: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "cards.json").read_text(encoding="utf-8")
)
PROJECTS = [row for row in DATA if row["type"] != "corporation"]
CORPORATIONS = [row for row in DATA if row["type"] == "corporation"]
RULES = build({})


def listed(ops: list[dict[str, Any]]) -> list[str]:
    """Operations as comparable text, in no order."""
    return sorted(json.dumps(without_hints(op), sort_keys=True) for op in ops)


def without_hints(value: Any) -> Any:
    """Drop what says the same a second time: texts and whether a card counts itself."""
    if isinstance(value, dict):
        return {k: without_hints(v) for k, v in value.items() if k not in ("text", "include_this")}
    if isinstance(value, list):
        return [without_hints(item) for item in value]
    return value


def in_order(ops: list[dict[str, Any]]) -> str:
    return json.dumps(without_hints(ops), sort_keys=True)


def named(row: dict[str, Any]) -> str:
    return str(row["id"])


def test_there_are_208_projects_and_13_corporations() -> None:
    base = [c for c in CARDS[1:] if c.deck in (terms.BASE, terms.CORPORATE_ERA)]
    assert [c.name for c in base] == [row["id"] for row in DATA]
    assert len(PROJECTS) == 208
    assert len(CORPORATIONS) == 13
    assert [c.number for c in base[:208]] == list(range(1, 209))
    assert [c.id for c in base[:208]] == list(range(1, 209))


@pytest.mark.parametrize("row", DATA, ids=named)
def test_what_is_printed_on_a_card_agrees(row: dict[str, Any]) -> None:
    card = BY_NAME[row["id"]]
    assert NAMES[card.name][0] == row["name"]
    assert terms.KIND_NAMES[card.kind] == row["type"]
    assert card.deck == row["expansion"]
    assert [terms.TAG_NAMES[tag] for tag in card.tags] == row["tags"]
    assert (facts.RESOURCES[card.holds] if card.holds >= 0 else None) == row["stores"]
    assert facts.worth(card) == row["vp"]


@pytest.mark.parametrize("row", PROJECTS, ids=named)
def test_cost_requirement_and_effects_of_a_project_agree(row: dict[str, Any]) -> None:
    card = BY_NAME[row["id"]]
    assert card.cost == row["cost"]
    assert [facts.requirement(need) for need in card.needs] == row["requirements"]
    assert listed(facts.ops(card.play)) == listed(row["immediate"])
    check_actions(card, row)
    check_effects(card, row)


@pytest.mark.parametrize("row", CORPORATIONS, ids=named)
def test_start_first_action_and_effects_of_a_corporation_agree(row: dict[str, Any]) -> None:
    card = BY_NAME[row["id"]]
    start = row["start"]
    expected = [{"op": "gain", "resource": "megacredits", "amount": start["megacredits"]}]
    for resource, amount in start["resources"].items():
        expected.append({"op": "gain", "resource": resource, "amount": amount})
    for resource, amount in start["production"].items():
        expected.append({"op": "production", "resource": resource, "amount": amount})
    assert listed(facts.ops(card.play)) == listed(expected)
    first = facts.operations(card.first) if card.first is not None else []
    assert in_order(first) == in_order(row["first_action"])
    if row["id"] == "unmi":
        assert card.action is not None
        assert facts.operations(card.action)[-1] == {"op": "tr", "amount": 1}
        row = {
            **row,
            "actions": [{"cost": row["actions"][0]["cost"], "do": [{"op": "tr", "amount": 1}]}],
        }
    check_actions(card, row)
    check_effects(card, row)


def check_actions(card: Card, row: dict[str, Any]) -> None:
    """The alternatives of an action, each in its order."""
    if card.action is None:
        declared: list[str] = []
    elif isinstance(card.action, Either):
        declared = [in_order(facts.operations(part)) for part in card.action.effects]
    else:
        declared = [in_order(facts.operations(card.action))]
    expected = [in_order(action["cost"] + action["do"]) for action in row["actions"]]
    assert sorted(declared) == sorted(expected)


def check_effects(card: Card, row: dict[str, Any]) -> None:
    """Triggers and lasting changes."""
    declared: list[dict[str, Any]] = [facts.modifier(part) for part in card.lasting]
    for when in card.when:
        may = isinstance(when.do, May)
        do = facts.operations(when.do)
        declared.append({"kind": "trigger", "when": facts.trigger(when), "do": do, "optional": may})
    expected: list[dict[str, Any]] = []
    for effect in row["effects"]:
        expected += carried(effect)
    assert listed(declared) == listed(expected)


def carried(effect: dict[str, Any]) -> list[dict[str, Any]]:
    """An effect of the card data in the form of declared ones."""
    if effect["kind"] == "trigger":
        return carried_trigger(effect)
    if effect["kind"] == "protect" and effect["what"] == "resources_here":
        return [{"kind": "protect", "what": "resources_here"}]
    if effect["kind"] == "protect":
        kinds = effect["resources"]
        return [{"kind": "protect", "what": "owner", "resource": kind} for kind in kinds]
    if effect["kind"] == "substitute_payment":
        keys = ("kind", "use", "as", "rate")
        return [{key: effect[key] for key in keys}]
    if effect["kind"] == "discount" and "standard_project" in effect["scope"]:
        scope = {"tag": effect["scope"]["tag"]}
        project = {"kind": "project_discount", "project": POWER_PLANT, "amount": effect["amount"]}
        return [{**effect, "scope": scope}, project]
    return [effect]


def carried_trigger(effect: dict[str, Any]) -> list[dict[str, Any]]:
    when = {k: v for k, v in effect["when"].items() if k not in ("include_self", "except_projects")}
    if when.get("where") == "anywhere":
        del when["where"]
    if "tags" in when:
        when["tags"] = sorted(when["tags"])
    if when["event"] == "pay_printed_cost":
        played = {"event": "play_card", "by": "self", "min": when["min"]}
        project = {"event": "standard_project", "by": "self", "min": when["min"]}
        return [{**effect, "when": played}, {**effect, "when": project}]
    return [{**effect, "when": when}]
