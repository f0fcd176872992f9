"""What effects do, as clauses."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core import combinators
from planetfall.games.terraforming_mars import payment
from planetfall.games.terraforming_mars.components.terms import (
    CAPITAL,
    MC,
    NEIGHBOURS,
    PLAYED,
    STANDARD,
    TARGET_NAMES,
    THIS,
)
from planetfall.games.terraforming_mars.effects import (
    basic,
    combine,
    drawing,
    holding,
    mars,
    others,
)
from planetfall.games.terraforming_mars.effects.counts import MarsCount
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, resource_key
from planetfall.text.book import Words


def fill(book: MarsBook) -> None:
    """The phrases of all effects."""
    book.readers |= book.bind(READERS)
    book.effects |= book.bind(EFFECTS)


READERS: Final[Words] = {
    "units": lambda book, thing: book.units(thing.resource, thing.amount),
    "production": lambda book, thing: book.production(thing.resource),
    "give": lambda book, thing: book.production(thing.give),
    "get": lambda book, thing: book.production(thing.get),
    "metal": lambda book, thing: book.production(thing.metal),
    "tag": lambda book, thing: book.tag(thing.tag),
    "a_tag": lambda book, thing: book.a_tag(thing.tag),
    "track": lambda book, thing: book.track(thing.track),
    "project": lambda book, thing: book.project(thing.project),
    "milestone": lambda book, thing: book.milestone(thing.milestone),
    "award": lambda book, thing: book.award(thing.award),
    "condition": lambda book, thing: book.effect(thing.condition),
    "then": lambda book, thing: book.effect(thing.then),
    "otherwise": lambda book, thing: book.effect(thing.otherwise),
    "do": lambda book, thing: book.effect(thing.do),
    "tiles": lambda book, thing: book.tile_count(thing.tile, thing.least),
    "held": lambda book, thing: book.units(thing.resource, thing.least),
    "every": lambda book, thing: book.every(resource_key(thing.resource), thing.each),
    "each_one": lambda book, thing: book.every(resource_key(thing.resource), 1),
}
"""What stands in the gaps of phrases for effects and conditions; other gaps are plain fields."""


# Resources, production, rating.


def _times(book: MarsBook, clause: str, per: MarsCount | None) -> str:
    return clause if per is None else f"{clause} {book.effect(per)}"


def _gain(book: MarsBook, effect: basic.Gain) -> str:
    what = [book.units(r, amount) for r, amount in enumerate(effect.amounts()) if amount]
    return _times(book, book.say("Gain", what=book.all_of(what)), effect.per)


def _produce(book: MarsBook, effect: basic.Produce) -> str:
    return _times(book, _production(book, effect.amounts()), effect.per)


def _production(book: MarsBook, amounts: list[int]) -> str:
    """Changes of one's own production."""
    lost: list[str] = []
    won: list[str] = []
    for resource, amount in enumerate(amounts):
        if amount:
            what = book.production(resource)
            change = book.say("Produce.one", what=what, number=abs(amount))
            (won if amount > 0 else lost).append(change)
    down = book.say("Produce.down", what=book.all_of(lost)) if lost else ""
    up = book.say("Produce.up", what=book.all_of(won)) if won else ""
    if not down or not up:
        return down + up
    is_long = len(lost) > 1 or len(won) > 1
    return book.say("Produce.both_long" if is_long else "Produce.both", down=down, up=up)


def _pay(book: MarsBook, effect: basic.Pay) -> str:
    what = book.units(effect.resource, effect.amount)
    if effect.resource >= STANDARD:
        return book.say("Pay.held", what=what)
    if effect.resource != MC:
        return book.say("Pay.stock", what=what)
    metals = [book.say("Pay.steel")] if effect.metals & payment.STEEL_TOO else []
    metals += [book.say("Pay.titanium")] if effect.metals & payment.TITANIUM_TOO else []
    if not metals:
        return book.say("Pay.money", what=what)
    return book.say("Pay.money_or", what=what, metals=book.all_of(metals))


def _raise_rating(book: MarsBook, effect: basic.RaiseRating) -> str:
    return _times(book, book.say("RaiseRating", steps=effect.steps), effect.per)


def _exchange(book: MarsBook, effect: basic.Exchange) -> str:
    key = "Exchange.stock" if effect.give < STANDARD else "Exchange.held"
    return book.say(key, give=book.some(effect.give), get=book.some(effect.get))


def _next_card(book: MarsBook, effect: basic.NextCard) -> str:
    spared = []
    if effect.discount:
        spared.append(book.say("NextCard.discount", discount=effect.discount))
    if effect.slack:
        spared.append(book.say("NextCard.slack", slack=effect.slack))
    return book.say("NextCard", spared=book.all_of(spared))


# Cards and what lies on them.


def _draw(book: MarsBook, effect: drawing.Draw) -> str:
    return _times(book, book.say("Draw", cards=effect.cards), effect.per)


def _look(book: MarsBook, effect: drawing.Look) -> str:
    if effect.cards == 1:
        key = "Look.one_buy" if effect.buy else "Look.one"
    else:
        key = "Look.buy" if effect.buy else "Look.keep"
    return book.say(key, cards=effect.cards, keep=effect.keep)


def _put(book: MarsBook, effect: holding.Put) -> str:
    if effect.resource == holding.ANY_HELD:
        what = book.say("Put.same", amount=effect.amount)
    else:
        what = book.units(effect.resource, effect.amount)
    which = ""
    if effect.on not in (THIS, PLAYED):
        if effect.tag != holding.ANY_TAG:
            which += book.say("Put.tag", tag=book.tag(effect.tag), a_tag=book.a_tag(effect.tag))
        if effect.least:
            key = "Put.least_one" if effect.least == 1 else "Put.least"
            which += book.say(key, least=effect.least)
    return book.say("Put." + TARGET_NAMES[effect.on], what=what, which=which)


def _remove(book: MarsBook, effect: others.Remove) -> str:
    verb = book.say("Remove.steal" if effect.steal else "Remove.remove")
    if effect.whose == NEIGHBOURS:
        key = "Remove.neighbour"
    else:
        key = "Remove.stock" if effect.resource < STANDARD else "Remove.held"
    return book.say(key, verb=verb, what=removed(book, effect))


def removed(book: MarsBook, effect: others.Remove) -> str:
    """How much is taken away: `up to 3 plants`."""
    what = book.units(effect.resource, effect.amount)
    return book.say("Remove.up_to", what=what) if effect.up_to else what


# The planet.


def _place(book: MarsBook, effect: mars.Place) -> str:
    clause = book.say("Place", tile=book.tile_count(effect.tile, effect.count))
    if effect.tile == CAPITAL:
        clause = book.say("Place.capital", clause=clause)
    if effect.where != mars.USUAL:
        clause += " " + book.site(effect.where)
    if effect.then is None:
        return clause
    return book.say("Place.then", clause=clause, effect=book.effect(effect.then))


# Combinations.


def _in_order(book: MarsBook, effect: combinators.Do) -> str:
    """Parts in order: what is given up first is the price of the rest."""
    clauses = [book.effect(part) for part in effect.effects]
    if len(clauses) < 2 or not _is_price(effect.effects[0]):
        return book.all_of(clauses)
    rest = book.all_of(clauses[1:])
    return book.say("Do.price", price=clauses[0], rest=rest, all=book.all_of(clauses))


def _is_price(effect: Any) -> bool:
    if isinstance(effect, basic.Produce):
        return all(amount <= 0 for amount in effect.amounts())
    if isinstance(effect, others.Remove):
        return not effect.up_to
    return isinstance(effect, basic.Pay | drawing.Discard | holding.TakeHeld)


def _one_of(book: MarsBook, effect: combinators.Either) -> str:
    return book.say("Either").join([book.effect(part) for part in effect.effects])


EFFECTS: Final[Words] = {
    basic.Gain: _gain,
    basic.Produce: _produce,
    basic.Pay: _pay,
    basic.RaiseRating: _raise_rating,
    basic.Exchange: _exchange,
    basic.NextCard: _next_card,
    drawing.Draw: _draw,
    drawing.Look: _look,
    holding.Put: _put,
    others.Remove: _remove,
    mars.Place: _place,
    combinators.Do: _in_order,
    combine.Do: _in_order,
    combinators.Either: _one_of,
    combine.Either: _one_of,
}
