"""Reads declared cards back as plain facts, to be compared with the carried-over card data."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Effect
from planetfall.core.modifiers import ANYTHING
from planetfall.games.terraforming_mars.components import card, terms
from planetfall.games.terraforming_mars.effects import (
    basic,
    combine,
    counts,
    drawing,
    holding,
    lasting,
    mars,
    others,
    points,
    requirements,
    triggers,
)
from planetfall.games.terraforming_mars.payment import TITANIUM_TOO

RESOURCES = [
    "megacredits",
    "steel",
    "titanium",
    "plants",
    "energy",
    "heat",
    "microbe",
    "animal",
    "science",
    "fighter",
]
PLACES = {
    "ocean": "ocean_area",
    "greenery": "greenery",
    "city": "city",
    "capital": "city",
}
WHERE = {
    mars.OCEAN_AREA: "ocean_area",
    mars.ANY_LAND: "land_not_reserved",
    mars.ISOLATED: "isolated",
    mars.VOLCANIC_AREA: "volcanic",
    mars.NOCTIS_AREA: "noctis",
    mars.ON_PHOBOS: "phobos",
    mars.ON_GANYMEDE: "ganymede",
    mars.METAL: "metal_bonus",
    mars.METAL_NEXT_TO_OWN: "metal_bonus_next_to_own",
    mars.NEXT_TO_CITY: "next_to_city",
    mars.NEXT_TO_TWO_CITIES: "next_to_two_cities",
    mars.NEXT_TO_GREENERY: "next_to_greenery",
}
TARGETS = {terms.THIS: "this", terms.ANY_CARD: "any_own", terms.OTHER: "other_own"}

Op = dict[str, Any]


def amount(number: int, per: counts.MarsCount | None, include_this: bool = True) -> Any:
    """A fixed or counted amount."""
    if per is None:
        return number
    each = 1
    if isinstance(per, counts.Tags):
        each = per.each
        whose = {terms.OWNER: "self", terms.OPPONENTS: "opponents", terms.ANYONE: "all"}
        inner: Op = {"count": "tag", "tag": terms.TAG_NAMES[per.tag], "whose": whose[per.whose]}
    elif isinstance(per, counts.Cities):
        where = "mars" if per.where == terms.ON_MARS else "anywhere"
        inner = {"count": "city_tile", "where": where, "whose": "all"}
    else:
        assert isinstance(per, counts.EventsPlayed)
        inner = {"count": "event_card_played", "whose": "all"}
    return {"per": inner, "each": each, "times": number}


def ops(effects: list[Effect] | tuple[Effect, ...]) -> list[Op]:
    """Effects as operations."""
    found: list[Op] = []
    for effect in effects:
        found += operations(effect)
    return found


def _rows(op: str, row: list[int], per: counts.MarsCount | None) -> list[Op]:
    return [
        {"op": op, "resource": RESOURCES[resource], "amount": amount(number, per)}
        for resource, number in enumerate(row)
        if number
    ]


def operations(effect: Effect) -> list[Op]:
    """One effect as operations."""
    if isinstance(effect, basic.Gain):
        return _rows("gain", effect.amounts(), effect.per)
    if isinstance(effect, basic.Produce):
        return _rows("production", effect.amounts(), effect.per)
    if isinstance(effect, basic.Pay):
        return [_pay(effect)]
    if isinstance(effect, basic.RaiseRating):
        return [{"op": "tr", "amount": amount(effect.steps, effect.per)}]
    if isinstance(effect, basic.NextCard):
        if effect.discount:
            return [{"op": "next_card", "discount": effect.discount}]
        return [{"op": "next_card", "requirement_offset": effect.slack}]
    if isinstance(effect, (basic.Exchange, basic.ShiftProduction)):
        return [_choose_amount(effect)]
    if isinstance(effect, mars.Raise):
        parameter = terms.TRACK_NAMES[effect.track]
        return [{"op": "raise", "parameter": parameter, "steps": effect.steps}]
    if isinstance(effect, mars.Place):
        return _place(effect)
    if isinstance(effect, mars.ProduceMetal):
        return [{"op": "production", "resource": "metal_of_that_area", "amount": 1}]
    if isinstance(effect, mars.ClaimArea):
        return [{"op": "special", "id": "claim_area"}]
    if isinstance(effect, others.Reduce):
        resource = RESOURCES[effect.resource]
        return [{"op": "production_any", "resource": resource, "amount": -effect.steps}]
    if isinstance(effect, others.Remove):
        return [_remove(effect)]
    return _cards_and_combinations(effect)


def _cards_and_combinations(effect: Effect) -> list[Op]:
    if isinstance(effect, drawing.Draw):
        return [{"op": "draw", "count": effect.cards, "keep": "all", "buy": False}]
    if isinstance(effect, drawing.Look):
        keep: Any = "all" if effect.buy else effect.keep
        return [{"op": "draw", "count": effect.cards, "keep": keep, "buy": effect.buy}]
    if isinstance(effect, drawing.Discard):
        return [{"op": "discard", "count": 1}]
    if isinstance(effect, drawing.RevealFor):
        assert effect.tag == terms.MICROBE and effect.then == holding.Put(8, 1)
        return [{"op": "special", "id": "reveal_top_for_microbe"}]
    if isinstance(effect, holding.CopyProduction):
        return [{"op": "special", "id": "copy_production_box"}]
    if isinstance(effect, holding.Feed):
        resource = "animal_or_microbe_stored_there"
        return [
            {"op": "add_resource", "resource": resource, "amount": 1, "target": "triggering_card"}
        ]
    if isinstance(effect, holding.Put):
        return [_put(effect)]
    if isinstance(effect, holding.HearNeutralCities):
        return []
    if isinstance(effect, combine.Do):
        return ops(effect.effects)
    if isinstance(effect, combine.Either):
        return [{"op": "choose", "options": [operations(part) for part in effect.effects]}]
    if isinstance(effect, combine.May):
        return operations(effect.effect)
    if isinstance(effect, combine.OnlyIf):
        assert effect.condition == requirements.RatingRose()
        return operations(effect.effect)
    assert isinstance(effect, combine.If), effect
    return [
        {
            "op": "if",
            "condition": requirement(effect.condition),
            "then": operations(effect.then),
            "otherwise": operations(effect.otherwise),
        }
    ]


def _pay(effect: basic.Pay) -> Op:
    resource = RESOURCES[effect.resource]
    if effect.resource >= terms.STANDARD:
        number = effect.amount
        return {"op": "remove_resource", "resource": resource, "amount": number, "target": "this"}
    found: Op = {"op": "lose", "resource": resource, "amount": effect.amount}
    if effect.metals:
        metal = "titanium" if effect.metals == TITANIUM_TOO else "steel"
        found["also_payable_with"] = [metal]
    return found


def _choose_amount(effect: basic.Exchange | basic.ShiftProduction) -> Op:
    give, get = RESOURCES[effect.give], RESOURCES[effect.get]
    if isinstance(effect, basic.ShiftProduction):
        limit = {"kind": "own_production", "resource": give}
        do = [
            {"op": "production", "resource": give, "amount": "-X"},
            {"op": "production", "resource": get, "amount": "X"},
        ]
    else:
        limit = {"kind": "own_stock", "resource": give}
        do = [
            {"op": "lose", "resource": give, "amount": "X"},
            {"op": "gain", "resource": get, "amount": "X"},
        ]
    return {"op": "choose_amount", "min": 1, "limit": limit, "do": do}


def _place(effect: mars.Place) -> list[Op]:
    tile = terms.TILE_NAMES[effect.tile]
    rule = WHERE.get(effect.where) or PLACES.get(tile, "land")
    found: list[Op] = [{"op": "place", "tile": tile, "rule": rule, "count": effect.count}]
    return found + (operations(effect.then) if effect.then is not None else [])


def _remove(effect: others.Remove) -> Op:
    resource = RESOURCES[effect.resource]
    if not effect.up_to:
        number = effect.amount
        return {
            "op": "remove_resource",
            "resource": resource,
            "amount": number,
            "target": "any_player",
        }
    mode = "steal" if effect.steal else "remove"
    found: Op = {"op": "remove_any", "resource": resource, "amount": effect.amount, "mode": mode}
    if effect.whose == terms.NEIGHBOURS:
        found["from_whom"] = "owner_of_a_tile_adjacent_to_that_ocean"
    return found


def _put(effect: holding.Put) -> Op:
    any_held = effect.resource == holding.ANY_HELD
    found: Op = {
        "op": "add_resource",
        "resource": "same_as_on_card" if any_held else RESOURCES[effect.resource],
        "amount": effect.amount,
        "target": TARGETS[effect.on],
    }
    if effect.least:
        found["min_on_card"] = effect.least
    return found


def requirement(need: card.Requirement) -> Op:
    """A requirement as data."""
    if isinstance(need, requirements.AtLeast):
        return {"kind": terms.TRACK_NAMES[need.track], "min": need.value}
    if isinstance(need, requirements.AtMost):
        return {"kind": terms.TRACK_NAMES[need.track], "max": need.value}
    if isinstance(need, requirements.HasTags):
        return {"kind": "tag", "tag": terms.TAG_NAMES[need.tag], "min": need.least}
    if isinstance(need, requirements.HasProduction):
        return {"kind": "production", "resource": RESOURCES[need.resource], "min": need.least}
    if isinstance(need, requirements.OwnsTiles):
        return {"kind": "own_tile", "tile": terms.TILE_NAMES[need.tile], "min": need.least}
    assert isinstance(need, requirements.CitiesInPlay)
    return {"kind": "tiles_in_play", "tile": "city", "min": need.least}


def worth(value: card.Card) -> Op | None:
    """Victory points as data."""
    found = value.worth
    if found is None:
        return {"kind": "fixed", "points": value.vp} if value.vp else None
    held = RESOURCES[value.holds]
    if isinstance(found, points.PerHeld):
        kind = "per_resource_here"
        return {"kind": kind, "resource": held, "points": found.gives, "per": found.each}
    if isinstance(found, points.IfHeld):
        return {"kind": "if_resource_here", "resource": held, "min": 1, "points": found.gives}
    if isinstance(found, points.PerTag):
        tag = terms.TAG_NAMES[found.tag]
        return {"kind": "per_tag", "tag": tag, "points": 1, "per": found.each}
    if isinstance(found, points.PerNeighbour):
        tile, to = terms.TILE_NAMES[found.tile], terms.TILE_NAMES[found.to]
        return {"kind": "per_adjacent_tile", "tile": tile, "to": to, "points": 1, "per": 1}
    assert isinstance(found, points.PerCity)
    return {"kind": "per_tile_in_play", "tile": "city", "points": 1, "per": found.each}


def trigger(when: card.When) -> Op:
    """What a card waits for, as data."""
    by = "any" if when.by == terms.ANYONE else "self"
    what = when.trigger
    if isinstance(what, triggers.TagPlayed):
        tags = sorted(terms.TAG_NAMES[tag] for tag in what.tags)
        return {"event": "play_tag", "by": by, "tags": tags}
    if isinstance(what, triggers.CardPlayed):
        found: Op = {"event": "play_card", "by": by}
        if what.kind == terms.EVENT:
            found["card_type"] = "event"
        if what.tag != triggers.ANY_TAG:
            found["tag"] = terms.TAG_NAMES[what.tag]
        if what.cost:
            found["min"] = what.cost
        return found
    if isinstance(what, triggers.ProjectUsed):
        found = {"event": "standard_project", "by": by}
        if what.cost > 1:
            found["min"] = what.cost
        return found
    assert isinstance(what, triggers.TilePlaced)
    found = {"event": "place_tile", "by": by}
    if what.tile != triggers.ANY_TILE:
        found["tile"] = terms.TILE_NAMES[what.tile]
    if what.where == terms.ON_MARS:
        found["where"] = "mars"
    if what.metal:
        found["area_bonus"] = ["steel", "titanium"]
    return found


def modifier(lasts: object) -> Op:
    """A lasting change as data."""
    if isinstance(lasts, lasting.Discount):
        scope = {"any_card": True} if lasts.tag == ANYTHING else {"tag": terms.TAG_NAMES[lasts.tag]}
        per = "tag" if lasts.per_tag else "card"
        return {"kind": "discount", "scope": scope, "amount": lasts.off, "per": per}
    if isinstance(lasts, lasting.Slack):
        tracks = ["temperature", "oxygen", "oceans"]
        return {"kind": "requirement_offset", "parameters": tracks, "steps": lasts.steps}
    if isinstance(lasts, lasting.MetalValue):
        metal = RESOURCES[lasts.metal]
        return {"kind": "value_modifier", "resource": metal, "amount": lasts.more}
    if isinstance(lasts, lasting.Shelter):
        return {"kind": "protect", "what": "resources_here"}
    if isinstance(lasts, lasting.Protect):
        return {"kind": "protect", "what": "owner", "resource": RESOURCES[lasts.resource]}
    if isinstance(lasts, lasting.GreeneryPrice):
        what = "convert_plants_to_greenery"
        return {"kind": "cost_override", "what": what, "amount": lasts.plants}
    if isinstance(lasts, lasting.HeatAsMoney):
        return {"kind": "substitute_payment", "use": "heat", "as": "megacredits", "rate": 1}
    assert isinstance(lasts, lasting.ProjectDiscount)
    return {"kind": "project_discount", "project": lasts.project, "amount": lasts.off}
