"""Effects and counts as plain data, for the lists of components."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.combinators import Several
from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.names import (
    ANY_BUILDING,
    BUILDINGS,
    CONTRACTS,
    ITEMS,
    SCIENTISTS,
    SIDES,
    TECHS,
)
from planetfall.games.on_mars.counts import AtLeast, ContractsDone, Count
from planetfall.games.on_mars.effects.movement import HIGHEST_ROVER_TECH
from planetfall.games.on_mars.effects.travel import OTHER_SIDE
from planetfall.games.on_mars.registry import NOTHING

NAMED: Final[dict[tuple[str, str], list[str]]] = {
    ("Construct", "building"): BUILDINGS,
    ("Travel", "to"): SIDES,
    ("AdvancedBuildings", "building"): BUILDINGS,
    ("LargestComplex", "building"): BUILDINGS,
    ("Stored", "item"): ITEMS,
    ("TechLevel", "tech"): TECHS,
    ("HasScientist", "scientist"): SCIENTISTS,
    ("OnSide", "side"): SIDES,
}
"""By class and field: the names of its numbers."""
SPECIAL: Final[dict[tuple[str, str, int], str]] = {
    ("Construct", "building", ANY_BUILDING): "any",
    ("Travel", "to", OTHER_SIDE): "other",
    ("AdvancedBuildings", "building", -1): "any",
    ("Move", "rover", HIGHEST_ROVER_TECH): "highest_tech",
}
"""Numbers that name nothing but have a meaning of their own."""


def effect_data(effect: Effect) -> dict[str, Any] | None:
    """What an effect does: its kind and what differs from the plain form; `None` for nothing.

    >>> from planetfall.games.on_mars.effects.gains import Gain
    >>> effect_data(Gain(crystal=2))
    {'kind': 'gain', 'crystal': 2}
    """
    if effect is NOTHING:
        return None
    kind = _word(type(effect).__name__)
    if isinstance(effect, Several):
        return {"kind": kind, "parts": [effect_data(part) for part in effect.effects]}
    data: dict[str, Any] = {"kind": kind}
    data.update(_fields(effect))
    return data


def count_data(count: Count) -> dict[str, Any]:
    """What a count counts."""
    data: dict[str, Any] = {"kind": _word(type(count).__name__)}
    if isinstance(count, ContractsDone):
        counted = CONTRACTS[count.first : count.last + 1]
        if len(counted) < len(CONTRACTS):
            data["of"] = counted
    else:
        data.update(_fields(count))
    return data


def need_data(need: AtLeast) -> dict[str, Any]:
    """A requirement: what is counted, and how many of it there must be."""
    return {**count_data(need.count), "least": need.least}


def _fields(thing: object) -> dict[str, Any]:
    """The fields of a frozen dataclass that differ from their defaults, named where they can."""
    found: dict[str, Any] = {}
    kind = type(thing).__name__
    for name, field in getattr(thing, "__dataclass_fields__", {}).items():
        value = getattr(thing, name)
        if value == field.default:
            continue
        if isinstance(value, Effect):
            found["part"] = effect_data(value)
        elif (kind, name, value) in SPECIAL:
            found[name] = SPECIAL[(kind, name, value)]
        elif (kind, name) in NAMED:
            found[name] = NAMED[(kind, name)][value]
        else:
            found[name] = value
    return found


def _word(name: str) -> str:
    """A class name as a word of data: `TakeTech` is `take_tech`."""
    return "".join([f"_{c.lower()}" if c.isupper() else c for c in name]).strip("_")
