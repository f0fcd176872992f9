"""The components of On Mars, for `list` and `show`."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Effect
from planetfall.games import catalog
from planetfall.games.on_mars.components import tables
from planetfall.games.on_mars.components.blueprints import Blueprint
from planetfall.games.on_mars.components.boards import Executive, MainAction
from planetfall.games.on_mars.components.lab import COLUMN_POINTS, NEXT_SPACES
from planetfall.games.on_mars.components.lss import RewardTile
from planetfall.games.on_mars.components.missions import Mission
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    ITEMS,
    LAB,
    MAIN_ACTIONS,
    PRODUCT_OF,
    SHELTER,
    SIDES,
    SLOT_ACTIONS,
)
from planetfall.games.on_mars.components.private_goals import PrivateGoal
from planetfall.games.on_mars.components.scientists import Scientist
from planetfall.games.on_mars.components.tiles import DiscoveryTile, ResearchTile
from planetfall.games.on_mars.draw import pictures
from planetfall.games.on_mars.extension import EXPANSIONS
from planetfall.games.on_mars.payment import amount_in
from planetfall.games.on_mars.printed import count_data, effect_data, need_data
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.words import book
from planetfall.games.on_mars.words.records import Building, Contract, LabSpace, Tech, TurnSpace
from planetfall.games.on_mars.words.text import RECORDS, id_of, text_of
from planetfall.svg.markup import Markup


def components(lang: str) -> list[catalog.Component]:
    """Cards, tiles, boards and actions, with texts derived from what they do."""
    words = book(lang)
    found = []
    for kind, records in RECORDS.items():
        for record in records:
            id = id_of(kind, record)
            data = printed(record)
            text = text_of(words, record)
            found.append(catalog.Component(kind, id, words.name(kind, id), data, text))
    return found


def picture(kind: str, id: str, lang: str, theme: str = "dark") -> Markup:
    """The drawing of a component; empty where it has none."""
    return pictures.component(kind, id, lang=lang, theme=theme)


def printed(record: Any) -> dict[str, Any]:
    """Everything printed on a component, as plain data."""
    if isinstance(record, Blueprint):
        return {
            "level": record.level(),
            "upgrades": BUILDINGS[record.upgrades()],
            "gives": ITEMS[PRODUCT_OF[record.upgrades()]],
            "action": effect_data(record.executive),
            "points": tables.BLUEPRINT_POINTS[record.level()],
        }
    if isinstance(record, Scientist):
        return {
            "works_in": BUILDINGS[record.works_in],
            "scores": BUILDINGS[record.scores] if record.scores >= 0 else "",
            "price": _cost(record.price),
            "colonists": record.colonists,
        }
    if isinstance(record, Contract):
        return {
            "kind": "delivery" if record.is_delivery() else "upgrade",
            "wanted": {ITEMS[item]: amount for item, amount in record.wanted()},
            "points": tables.CONTRACT_DONE[record.number],
            "penalty": tables.CONTRACT_FAILED[record.number],
        }
    if isinstance(record, Mission):
        return {
            "length": "long" if record.length else "short",
            "needed": list(record.needed),
            "crystals": record.crystals,
            "action": MAIN_ACTIONS[record.action],
        }
    if isinstance(record, PrivateGoal):
        return {
            "needs": [need_data(need) for need in record.needs()],
            "reward": effect_data(record.reward),
        }
    return _tile(record)


def _tile(record: Any) -> dict[str, Any]:
    if isinstance(record, DiscoveryTile | ResearchTile | TurnSpace):
        benefit = record.benefit() if isinstance(record, TurnSpace) else record.benefit
        data: dict[str, Any] = {"benefit": effect_data(benefit)}
        if isinstance(record, TurnSpace):
            data["side"] = SIDES[record.side()]
        return data
    if isinstance(record, RewardTile):
        if record.benefit is not NOTHING:
            return {"benefit": effect_data(record.benefit)}
        return {"points": record.points, "count": count_data(record.count)}
    if isinstance(record, Building):
        price = {"colonist": 1} if record.price() < 0 else {ITEMS[record.price()]: 1}
        backs = [tables.TILE_BACKS[tile] for tile in tables.TILES_OF[record.number]]
        product = ITEMS[PRODUCT_OF[record.number]]
        return {"price": price, "product": product, "arrows": backs}
    if isinstance(record, LabSpace):
        return {
            "level": record.column(),
            "points": COLUMN_POINTS[record.column()],
            "next": [LAB[space] for space in NEXT_SPACES[record.number]],
            "benefit": effect_data(record.benefit()),
        }
    return _board(record)


def _board(record: Any) -> dict[str, Any]:
    if isinstance(record, MainAction):
        slot = "" if record.slot < 0 else SLOT_ACTIONS[record.slot]
        return {"side": SIDES[record.side], "effect": effect_data(record.effect), "slot": slot}
    if isinstance(record, Executive):
        return {"crystals": record.crystals, "effect": effect_data(record.effect)}
    if isinstance(record, Tech):
        return {"building": record.id() if record.number <= SHELTER else ""}
    if isinstance(record, Effect):
        return {"benefit": effect_data(record)}
    for module in EXPANSIONS.modules("listing"):
        data = module.printed(record)
        if data is not None:
            return dict(data)
    return {}


def _cost(packed: int) -> dict[str, int]:
    """A packed cost by item."""
    amounts = {ITEMS[item]: amount_in(packed, item) for item in range(len(ITEMS))}
    return {item: amount for item, amount in amounts.items() if amount}
