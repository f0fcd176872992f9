"""Every declared card, corporation and colony says what the carried-over data says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall.core.effect import Effect
from planetfall.games.terraforming_mars.components import terms
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS, Card
from planetfall.games.terraforming_mars.effects.combine import Either
from planetfall.games.terraforming_mars.expansions.colonies.components.cards.names import (
    COLONY_TITLES,
    NAMES,
)
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import COLONIES
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import (
    COLONY_TILES,
    Colony,
)
from planetfall.games.terraforming_mars.rules import build
from planetfall.games.terraforming_mars.state import Mars
from tests.games.terraforming_mars.expansions.colonies import facts

FOLDER = Path(__file__).parent / "data"
DATA: list[dict[str, Any]] = json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))
TILES: list[dict[str, Any]] = json.loads((FOLDER / "colonies.json").read_text(encoding="utf-8"))
PROJECTS = [row for row in DATA if row["type"] != "corporation"]
CORPORATIONS = [row for row in DATA if row["type"] == "corporation"]
RULES = build({"colonies": True})


def bare(value: Any) -> Any:
    """Drop what says the same a second time: whether a card counts or hears itself."""
    if isinstance(value, dict):
        said = ("include_this", "include_self", "use", "scope", "use_kind", "use_resource")
        hints = said if value.get("kind") == "substitute_payment" else said[:2]
        return {k: bare(v) for k, v in value.items() if k not in (*hints, "use_target")}
    return [bare(item) for item in value] if isinstance(value, list) else value


def in_order(ops: list[dict[str, Any]]) -> str:
    return json.dumps(bare(ops), sort_keys=True)


def listed(ops: list[dict[str, Any]]) -> list[str]:
    """Operations as comparable text, in no order."""
    return sorted(in_order([op]) for op in ops)


def named(row: dict[str, Any]) -> str:
    return str(row["id"])


def test_there_are_49_projects_5_corporations_and_11_colonies() -> None:
    ours = [card for card in CARDS[1:] if card.deck == COLONIES]
    assert [card.name for card in ours] == [row["id"] for row in DATA]
    assert (len(PROJECTS), len(CORPORATIONS), len(TILES)) == (49, 5, 11)
    assert [card.number for card in ours[:49]] == list(range(1, 50))
    assert [tile.name for tile in COLONY_TILES] == [row["id"] for row in TILES]
    kinds = [row["type"] for row in PROJECTS]
    assert [kinds.count(kind) for kind in ("automated", "active", "event")] == [24, 18, 7]


@pytest.mark.parametrize("row", DATA, ids=named)
def test_what_is_printed_on_a_card_agrees(row: dict[str, Any]) -> None:
    card = BY_NAME[row["id"]]
    assert NAMES[card.name] == (row["name"], row["name_cs"])
    assert terms.KIND_NAMES[card.kind] == row["type"]
    assert [terms.TAG_NAMES[tag] for tag in card.tags] == row["tags"]
    assert (facts.RESOURCES[card.holds] if card.holds >= 0 else None) == row["stores"]
    assert facts.worth(card) == row["vp"]
    check_actions(card, row)
    check_effects(card, row)


@pytest.mark.parametrize("row", PROJECTS, ids=named)
def test_cost_requirement_and_effects_of_a_project_agree(row: dict[str, Any]) -> None:
    card = BY_NAME[row["id"]]
    assert card.cost == row["cost"]
    assert [facts.requirement(need) for need in card.needs] == row["requirements"]
    assert listed(facts.ops(card.play, card.holds)) == listed(row["immediate"])


@pytest.mark.parametrize("row", CORPORATIONS, ids=named)
def test_start_and_first_action_of_a_corporation_agree(row: dict[str, Any]) -> None:
    card = BY_NAME[row["id"]]
    start = row["start"]
    expected = [{"op": "gain", "resource": "megacredits", "amount": start["megacredits"]}]
    for op, kinds in (("gain", start["resources"]), ("production", start["production"])):
        expected += [{"op": op, "resource": kind, "amount": n} for kind, n in kinds.items()]
    assert listed(facts.ops(card.play)) == listed(expected)
    first = facts.operations(card.first) if card.first is not None else []
    assert in_order(first) == in_order(row["first_action"])


def check_actions(card: Card, row: dict[str, Any]) -> None:
    """The alternatives of an action, each in its order."""
    parts: tuple[Effect, ...] = ()
    if card.action is not None:
        parts = card.action.effects if isinstance(card.action, Either) else (card.action,)
    declared = [in_order(facts.operations(part, card.holds)) for part in parts]
    expected = [in_order(action["cost"] + action["do"]) for action in row["actions"]]
    assert sorted(declared) == sorted(expected)


def check_effects(card: Card, row: dict[str, Any]) -> None:
    """Triggers and lasting changes."""
    declared = [facts.modifier(part) for part in card.lasting]
    for when in card.when:
        do = facts.operations(when.do, card.holds)
        fires = facts.trigger(when)
        if "min" in fires:
            fires["min_printed_cost"] = fires.pop("min")
        declared.append({"kind": "trigger", "when": fires, "do": do, "optional": False})
    expected = [dict(effect) for effect in row["effects"]]
    for effect in expected:
        if "tags" in effect.get("when", {}):
            effect["when"] = {**effect["when"], "tags": sorted(effect["when"]["tags"])}
    assert listed(declared) == listed(expected)


def tile_of(row: dict[str, Any]) -> Colony:
    return next(tile for tile in COLONY_TILES if tile.name == row["id"])


@pytest.mark.parametrize("row", TILES, ids=named)
def test_a_colony_agrees(row: dict[str, Any]) -> None:
    tile = tile_of(row)
    assert COLONY_TITLES[tile.name] == (row["name"], row["name_cs"])
    wakes = facts.RESOURCES[tile.wakes] if tile.wakes >= 0 else None
    assert wakes == row["sleeps_until"]
    income = [[] if part is None else facts.operations(part) for part in tile.income]
    assert income == row["income"]
    assert [facts.operations(part) for part in tile.bonus] == row["build"]
    assert facts.operations(tile.commission) == row["commission"]


def test_the_standard_project_costs_17() -> None:
    blank = RULES.blank(2)
    assert isinstance(blank, Mars)
    (entry,) = [entry for entry in blank.setting.menu if entry.money == 17]
    assert RULES.key(entry.option) == "standard:build_colony"
