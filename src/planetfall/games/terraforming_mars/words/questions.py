"""The questions that effects put."""

from __future__ import annotations

from typing import Final

from planetfall.core import combinators
from planetfall.games.terraforming_mars import payment, phases, setup, standard_projects
from planetfall.games.terraforming_mars import turn as turns
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import HEAT, STANDARD, STEEL, TITANIUM
from planetfall.games.terraforming_mars.effects import (
    basic,
    combine,
    drawing,
    holding,
    mars,
    others,
)
from planetfall.games.terraforming_mars.payment import KEEP_HEAT, STEEL_TOO, TITANIUM_TOO
from planetfall.games.terraforming_mars.words.effects import removed
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, kit_of, resource_key
from planetfall.text.book import Asked, Words


def fill(book: MarsBook) -> None:
    """All questions."""
    book.questions |= book.bind(QUESTIONS)


def by_card(book: MarsBook, asked: Asked, question: str) -> str:
    """A question with the card that asks it."""
    if asked.source <= 0:
        return question
    return f"{book.card(asked.source)}: {question[0].lower()}{question[1:]}"


def asks(book: MarsBook, asked: Asked) -> str:
    """A question that needs the fields of the effect alone; its key has the name of the class."""
    effect = asked.effect
    return by_card(book, asked, book.say_fields("ask." + type(effect).__name__, effect))


# The course of a game.


def _turn(book: MarsBook, asked: Asked) -> str:
    if asked.own()["owes"]:
        return book.say("ask.Turn.owes")
    return book.say("ask.Turn.second" if asked.a else "ask.Turn.first")


def _buy(book: MarsBook, asked: Asked) -> str:
    question = book.say("ask.buy", price=card_price(asked), so_far=_so_far(book, asked))
    return by_card(book, asked, question)


def _sell(book: MarsBook, asked: Asked) -> str:
    return book.say("ask.SellPatents", so_far=_so_far(book, asked))


def _so_far(book: MarsBook, asked: Asked) -> str:
    picked = len(asked.own()["picked"])
    return book.say("ask.so_far", picked=picked) if picked else ""


def card_price(asked: Asked) -> int:
    """What a card costs to be bought, before and after the corporation is in play."""
    if isinstance(asked.effect, setup.BuyStartingCards):
        return setup.start_price(asked.own()["chosen"])
    return kit_of(asked).card_price


def _may(book: MarsBook, asked: Asked) -> str:
    effect = book.effect(asked.effect.parts()[0])
    return by_card(book, asked, book.say("ask.May", effect=effect))


# Payments.


def _pay(book: MarsBook, asked: Asked) -> str:
    stock = asked.own()["stock"]
    metals = asked.b % KEEP_HEAT
    means = HEAT
    if metals & TITANIUM_TOO and stock[TITANIUM]:
        means = TITANIUM
    elif metals & STEEL_TOO and stock[STEEL]:
        means = STEEL
    what = book.production(means)
    if asked.source <= 0:
        return book.say("ask.Payment", means=what, due=asked.a)
    return book.say("ask.Payment.card", means=what, card=book.card(asked.source), due=asked.a)


def _pay_heat(book: MarsBook, asked: Asked) -> str:
    kit = kit_of(asked)
    what = book.noun(resource_key(CARDS[kit.stand_in].holds), 5)
    return book.say("ask.HeatPayment", what=what, due=asked.a, rate=kit.stand_in_rate)


# Effects of cards.


def _remove(book: MarsBook, asked: Asked) -> str:
    effect = asked.effect
    assert isinstance(effect, others.Remove)
    verb = book.say("ask.steal" if effect.steal else "ask.remove")
    if asked.b:
        some, one = book.some(effect.resource), book.noun(resource_key(effect.resource), 1)
        question = book.say("ask.Remove.amount", some=some, one=one, verb=verb)
    else:
        key = "ask.Remove.stock" if effect.resource < STANDARD else "ask.Remove.held"
        question = book.say(key, what=removed(book, effect), verb=verb)
    return by_card(book, asked, question)


def _put(book: MarsBook, asked: Asked) -> str:
    effect = asked.effect
    assert isinstance(effect, holding.Put)
    if effect.resource == holding.ANY_HELD:
        return by_card(book, asked, book.say("ask.Put.same"))
    what = book.units(effect.resource, effect.amount)
    return by_card(book, asked, book.say("ask.Put", what=what))


def _place(book: MarsBook, asked: Asked) -> str:
    effect = asked.effect
    assert isinstance(effect, mars.Place)
    return by_card(book, asked, book.say("ask.Place", tile=book.tile(effect.tile)))


def _keep(book: MarsBook, asked: Asked) -> str:
    left = asked.a - len(asked.own()["picked"])
    key = "ask.KeepOffered.one" if left == 1 else "ask.KeepOffered"
    return by_card(book, asked, book.say(key, left=left))


def _exchange(book: MarsBook, asked: Asked) -> str:
    effect = asked.effect
    assert isinstance(effect, basic.Exchange)
    give, get = book.some(effect.give), book.noun(resource_key(effect.get), 2)
    return by_card(book, asked, book.say("ask.Exchange", give=give, get=get))


QUESTIONS: Final[Words] = {
    turns.Turn: _turn,
    phases.BuyResearch: _buy,
    phases.DraftPick: "ask.DraftPick",
    phases.LastGreeneries: "ask.LastGreeneries",
    setup.BuyStartingCards: _buy,
    setup.ChooseCorporation: "ask.ChooseCorporation",
    standard_projects.SellPatents: _sell,
    payment.Payment: _pay,
    payment.HeatPayment: _pay_heat,
    combinators.Order: "ask.Order",
    combinators.Either: asks,
    combine.Either: asks,
    combinators.May: _may,
    combine.May: _may,
    drawing.BuyOffered: _buy,
    drawing.Discard: asks,
    drawing.KeepOffered: _keep,
    others.Remove: _remove,
    others.Reduce: asks,
    holding.Put: _put,
    holding.TakeHeld: asks,
    holding.CopyProduction: asks,
    mars.Place: _place,
    mars.ProduceMetal: asks,
    mars.ClaimArea: asks,
    basic.Exchange: _exchange,
    basic.ShiftProduction: asks,
}
