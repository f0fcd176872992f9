"""What effects do, as clauses."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core import combinators
from planetfall.games.terraforming_mars import (
    decks,
    milestones_awards,
    payment,
    phases,
    playing,
    setup,
    solo,
    standard_projects,
)
from planetfall.games.terraforming_mars import turn as turns
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
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.text.book import Words


def fill(book: MarsBook) -> None:
    """The phrases of all effects."""
    book.effects |= book.bind(EFFECTS)
    book.effects |= book.bind({kind: kind.__name__ for kind in PLAIN})


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


def _shift(book: MarsBook, effect: basic.ShiftProduction) -> str:
    give, get = book.production(effect.give), book.production(effect.get)
    return book.say("ShiftProduction", give=give, get=get)


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


def _reveal(book: MarsBook, effect: drawing.RevealFor) -> str:
    return book.say("RevealFor", a_tag=book.a_tag(effect.tag), effect=book.effect(effect.then))


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


def _take_held(book: MarsBook, effect: holding.TakeHeld) -> str:
    return book.say("TakeHeld", what=book.units(effect.resource, effect.amount))


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


def _reduce(book: MarsBook, effect: others.Reduce) -> str:
    return book.say("Reduce", what=book.production(effect.resource), steps=effect.steps)


# The planet.


def _raise(book: MarsBook, effect: mars.Raise) -> str:
    return book.say("Raise", track=book.track(effect.track), steps=effect.steps)


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


def _may(book: MarsBook, effect: combinators.May) -> str:
    return book.say("May", effect=book.effect(effect.effect))


def _if(book: MarsBook, effect: combine.If) -> str:
    condition, then = book.effect(effect.condition), book.effect(effect.then)
    otherwise = book.effect(effect.otherwise)
    return book.say("If", condition=condition, effect=then, otherwise=otherwise)


def _only_if(book: MarsBook, effect: combine.OnlyIf) -> str:
    condition = book.effect(effect.condition)
    return book.say("OnlyIf", effect=book.effect(effect.effect), condition=condition)


# What a turn offers.


def _project(book: MarsBook, effect: standard_projects.StandardProject) -> str:
    does = book.effect(effect.effect)
    project = book.project(effect.project)
    return book.say("StandardProject", cost=effect.cost, project=project, effect=does)


def _milestone(book: MarsBook, effect: milestones_awards.ClaimMilestone) -> str:
    return book.say("ClaimMilestone", what=book.milestone(effect.milestone))


def _award(book: MarsBook, effect: milestones_awards.FundAward) -> str:
    return book.say("FundAward", what=book.award(effect.award))


EFFECTS: Final[Words] = {
    basic.Gain: _gain,
    basic.Produce: _produce,
    basic.Pay: _pay,
    basic.RaiseRating: _raise_rating,
    basic.Exchange: _exchange,
    basic.ShiftProduction: _shift,
    basic.NextCard: _next_card,
    drawing.Draw: _draw,
    drawing.Look: _look,
    drawing.RevealFor: _reveal,
    holding.Put: _put,
    holding.TakeHeld: _take_held,
    others.Remove: _remove,
    others.Reduce: _reduce,
    mars.Raise: _raise,
    mars.Place: _place,
    combinators.Do: _in_order,
    combine.Do: _in_order,
    combinators.Either: _one_of,
    combine.Either: _one_of,
    combinators.May: _may,
    combine.May: _may,
    combine.If: _if,
    combine.OnlyIf: _only_if,
    standard_projects.StandardProject: _project,
    milestones_awards.ClaimMilestone: _milestone,
    milestones_awards.FundAward: _award,
}

PLAIN: Final[tuple[type[Any], ...]] = (
    combinators.Order,
    decks.DrawCard,
    decks.DrawToOffer,
    drawing.BuyOffered,
    drawing.Discard,
    drawing.KeepOffered,
    holding.CopyProduction,
    holding.Feed,
    holding.HearNeutralCities,
    mars.ClaimArea,
    mars.DrawBonus,
    mars.ProduceMetal,
    payment.HeatPayment,
    payment.Payment,
    phases.BuyResearch,
    phases.DraftPick,
    phases.EndCheck,
    phases.EndDraft,
    phases.EndResearch,
    phases.Generation,
    phases.LastGreeneries,
    phases.PassOn,
    phases.Production,
    phases.StartActions,
    playing.EnterPlay,
    playing.PlayCard,
    playing.TakeFirstAction,
    playing.UseAction,
    setup.BuyStartingCards,
    setup.ChooseCorporation,
    setup.ChooseFirst,
    setup.Deal,
    setup.DealCorporation,
    setup.Found,
    setup.FoundAll,
    setup.SetUp,
    solo.NeutralTile,
    standard_projects.ConvertHeat,
    standard_projects.ConvertPlants,
    standard_projects.SellPatents,
    turns.ActionPhase,
    turns.Turn,
)
"""Effects without numbers of their own; the key of the phrase is the name of the class."""
