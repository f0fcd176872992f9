"""Reads declared cards and tiles of the expansion back as plain facts.

What the base game's cards have too is read by its own module; here are the new effects, and those
that speak of resources of the expansion.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Effect
from planetfall.games.terraforming_mars.components import card, terms
from planetfall.games.terraforming_mars.effects import (
    basic,
    combine,
    counts,
    drawing,
    holding,
    lasting,
    points,
    requirements,
)
from planetfall.games.terraforming_mars.expansions.colonies import phases as course
from planetfall.games.terraforming_mars.expansions.colonies import stations, trading
from planetfall.games.terraforming_mars.expansions.colonies.effects import cards as effects
from planetfall.games.terraforming_mars.expansions.colonies.effects import commissions, conditions
from tests.games.terraforming_mars import facts as base

RESOURCES = [*base.RESOURCES, "floater", "camp"]
Op = dict[str, Any]


def amount(number: int, per: counts.MarsCount | None) -> Any:
    """A fixed or counted amount."""
    each = 1
    if isinstance(per, conditions.Stations):
        inner: Op = {"count": "colony", "whose": "all" if per.whose == terms.ANYONE else "self"}
    elif isinstance(per, counts.Untagged):
        inner = {"count": "card_without_tags", "whose": "self"}
    elif isinstance(per, counts.HeldInAll):
        held = RESOURCES[per.resource]
        inner, each = {"count": "card_resource", "resource": held, "where": "own_cards"}, per.each
    else:
        return base.amount(number, per)
    return {"per": inner, "each": each, "times": number}


def _here(number: int, per: counts.HeldHere, holds: int) -> Op:
    inner = {"count": "card_resource", "resource": RESOURCES[holds], "where": "this_card"}
    found: Op = {"per": inner, "each": 1, "times": number}
    return found if per.most == 999 else {**found, "max": per.most}


def ops(parts: list[Effect] | tuple[Effect, ...], holds: int = terms.NOTHING) -> list[Op]:
    """Effects as operations; `holds` is what the card itself can hold."""
    return [op for part in parts for op in operations(part, holds)]


def operations(effect: Effect, holds: int = terms.NOTHING) -> list[Op]:
    """One effect as operations."""
    if isinstance(effect, (basic.Gain, basic.Produce)):
        return _rows(effect, holds)
    if isinstance(effect, basic.Pay) and effect.resource >= terms.STANDARD:
        return [_take(effect.resource, effect.amount, "this")]
    if isinstance(effect, holding.TakeHeld):
        return [_take(effect.resource, effect.amount, "any_own")]
    if isinstance(effect, basic.Exchange):
        return [_exchange(effect)]
    if isinstance(effect, holding.Put):
        return [_put(effect)]
    if isinstance(effect, drawing.Draw):
        number = amount(effect.cards, effect.per)
        return [{"op": "draw", "count": number, "keep": "all", "buy": False}]
    if isinstance(effect, combine.Do):
        return ops(effect.effects, holds)
    if isinstance(effect, combine.Either):
        return [{"op": "choose", "options": [operations(part, holds) for part in effect.effects]}]
    return _new(effect)


def _new(effect: Effect) -> list[Op]:
    if isinstance(effect, stations.BuildStation):
        return [{"op": "build_colony", "allow_duplicate": effect.again}]
    if isinstance(effect, trading.Trade):
        return [{"op": "trade", "free": effect.free}]
    if isinstance(effect, effects.GainShips):
        return [{"op": "trade_fleet", "amount": effect.ships}]
    if isinstance(effect, effects.ShiftMarkers):
        return [{"op": "special", "id": "shift_two_colony_tracks"}]
    if isinstance(effect, effects.CollectCommissions):
        return [{"op": "special", "id": "gain_own_colony_bonuses"}]
    if isinstance(effect, course.AddColony):
        return [{"op": "special", "id": "add_colony_tile"}]
    if isinstance(effect, commissions.Commission):
        return operations(effect.effect)
    if isinstance(effect, commissions.Sift):
        return [*operations(drawing.Draw(1)), {"op": "discard", "count": 1}]
    return base.operations(effect)


def _rows(effect: basic.Gain | basic.Produce, holds: int) -> list[Op]:
    op = "gain" if isinstance(effect, basic.Gain) else "production"
    found = []
    for resource, number in enumerate(effect.amounts()):
        if number:
            if isinstance(effect.per, counts.HeldHere):
                value: Any = _here(number, effect.per, holds)
            else:
                value = amount(number, effect.per)
            found.append({"op": op, "resource": RESOURCES[resource], "amount": value})
    return found


def _take(resource: int, number: int, target: str) -> Op:
    held = RESOURCES[resource]
    return {"op": "remove_resource", "resource": held, "amount": number, "target": target}


def _exchange(effect: basic.Exchange) -> Op:
    give, get = RESOURCES[effect.give], RESOURCES[effect.get]
    return {
        "op": "choose_amount",
        "min": 1,
        "limit": {"kind": "resource_here", "resource": give},
        "do": [
            {"op": "remove_resource", "resource": give, "amount": "X", "target": "this"},
            {"op": "gain", "resource": get, "amount": "X"},
        ],
    }


def _put(effect: holding.Put) -> Op:
    found: Op = {
        "op": "add_resource",
        "resource": RESOURCES[effect.resource],
        "amount": effect.amount,
        "target": base.TARGETS[effect.on],
    }
    if effect.tag != holding.ANY_TAG:
        found["card_tag"] = terms.TAG_NAMES[effect.tag]
    return found


def requirement(need: card.Requirement) -> Op:
    """A requirement as data."""
    if isinstance(need, conditions.StationsAtLeast):
        return {"kind": "own_colonies", "min": need.least}
    if isinstance(need, conditions.StationsAtMost):
        return {"kind": "own_colonies", "max": need.most}
    if isinstance(need, requirements.HasHeld):
        return {"kind": "card_resource", "resource": RESOURCES[need.resource], "min": need.least}
    return base.requirement(need)


def worth(value: card.Card) -> Op | None:
    """Victory points as data."""
    found = value.worth
    if isinstance(found, conditions.PerStation):
        return {"kind": "per_colony_in_play", "points": 1, "per": found.each}
    if isinstance(found, points.PerHeld):
        kind, held = "per_resource_here", RESOURCES[value.holds]
        return {"kind": kind, "resource": held, "points": found.gives, "per": found.each}
    return base.worth(value)


def trigger(when: card.When) -> Op:
    """What a card waits for, as data."""
    by = "any" if when.by == terms.ANYONE else "self"
    if isinstance(when.trigger, conditions.StationBuilt):
        return {"event": "build_colony", "by": by}
    if isinstance(when.trigger, conditions.NewTag):
        return {"event": "new_tag_type", "by": by}
    return base.trigger(when)


def modifier(lasts: object) -> Op:
    """A lasting change as data."""
    if isinstance(lasts, conditions.TradeDiscount):
        return {"kind": "trade_discount", "amount": lasts.off}
    if isinstance(lasts, conditions.TrackSteps):
        return {"kind": "trade_track_offset", "steps": lasts.steps, "optional": True}
    if isinstance(lasts, lasting.CardPrice):
        return {"kind": "cost_override", "what": "buy_card_to_hand", "amount": lasts.price}
    if isinstance(lasts, lasting.StandIn):
        return {"kind": "substitute_payment", "as": "heat", "rate": lasts.rate}
    return base.modifier(lasts)
