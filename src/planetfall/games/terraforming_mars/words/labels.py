"""The labels of answers."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars import payment, phases, setup, standard_projects
from planetfall.games.terraforming_mars import turn as turns
from planetfall.games.terraforming_mars.components.board import hex_number
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS
from planetfall.games.terraforming_mars.components.terms import HEAT, STANDARD, STEEL, TITANIUM
from planetfall.games.terraforming_mars.effects import basic, drawing, holding, mars, others
from planetfall.games.terraforming_mars.milestones_awards import AWARD_PRICES, MILESTONE_PRICE
from planetfall.games.terraforming_mars.standard_projects import PROJECTS
from planetfall.games.terraforming_mars.vocabulary import STANDARD_NAMES
from planetfall.games.terraforming_mars.words.mars_book import (
    MarsBook,
    held_there,
    kit_of,
    owner_of,
    price_of,
    resource_key,
)
from planetfall.games.terraforming_mars.words.questions import card_price
from planetfall.text.book import Asked, Words
from planetfall.text.grammar import sentence

BUYING: Final = (phases.BuyResearch, drawing.BuyOffered, setup.BuyStartingCards)


def fill(book: MarsBook) -> None:
    """All labels."""
    book.labels |= book.bind(LABELS)


def _stands(book: MarsBook, resource: int, amount: int) -> str:
    """What lies somewhere: `3 plants`, `rostliny: 3`."""
    name = book.name("resource", resource_key(resource))
    units = book.units(resource, amount)
    return book.say("label.stands", units=units, name=name, amount=amount)


# Answers to many questions.


def _done(book: MarsBook, rest: str, asked: Asked) -> str:
    effect = asked.effect
    if isinstance(effect, turns.Turn):
        return book.say("label.done.turn")
    if isinstance(effect, phases.LastGreeneries):
        return book.say("label.done.greeneries")
    picked = len(asked.own()["picked"])
    if isinstance(effect, standard_projects.SellPatents):
        return book.say("label.done.sell", picked=picked)
    if not isinstance(effect, BUYING):
        return book.say("label.done")
    if not picked:
        return book.say("label.done.buy_nothing")
    return book.say("label.done.buy", picked=picked, price=picked * card_price(asked))


def _amount(book: MarsBook, rest: str, asked: Asked) -> str:
    effect, number = asked.effect, int(rest)
    if isinstance(effect, others.Remove):
        return book.units(effect.resource, number)
    if isinstance(effect, basic.Exchange):
        give, get = book.units(effect.give, number), book.units(effect.get, number)
        return book.say("label.amount.exchange", give=give, get=get)
    if isinstance(effect, basic.ShiftProduction):
        return book.say("label.amount.steps", number=number)
    if isinstance(effect, payment.HeatPayment):
        return book.units(CARDS[kit_of(asked).stand_in].holds, number)
    return rest


def _seat(book: MarsBook, rest: str, asked: Asked) -> str:
    seat, effect = int(rest), asked.effect
    if seat >= asked.data["seats"]:
        return book.say("label.seat.virtual")
    is_own = seat == asked.seat
    who = book.say("label.seat.you") if is_own else book.say("label.seat", number=seat + 1)
    area = asked.data["areas"][seat]
    if isinstance(effect, others.Remove) and effect.resource < STANDARD:
        stock = _stands(book, effect.resource, area["stock"][effect.resource])
        return book.say("label.seat.stock", who=who, stock=stock)
    if isinstance(effect, others.Reduce):
        production = area["production"][effect.resource]
        return book.say("label.seat.production", who=who, production=str(production))
    return who


def _choose(book: MarsBook, rest: str, asked: Asked) -> str:
    if isinstance(asked.effect, mars.ProduceMetal):
        return book.say("label.metal.titanium" if int(rest) else "label.metal.steel")
    return sentence(book.effect(asked.effect.parts()[int(rest)]))[:-1]


def _first(book: MarsBook, rest: str, asked: Asked) -> str:
    stack = asked.data["own_stack"] if asked.data["at_once"] else asked.data["stack"]
    path, owner, source = stack[len(stack) - 2 - int(rest)][:3]
    text = sentence(book.effect(book.effect_of(path)))[:-1]
    if source > 0:
        text = book.say("label.first.card", card=book.card(source), effect=text)
    if owner == asked.seat:
        return text
    return book.say("label.first.other", number=owner + 1, effect=text)


# Cards.


def _card(book: MarsBook, rest: str, asked: Asked) -> str:
    card, effect = BY_NAME[rest], asked.effect
    name = book.card(card.id)
    if isinstance(effect, holding.Put | holding.TakeHeld | others.Remove):
        held = _stands(book, card.holds, held_there(asked, card))
        owner = owner_of(asked, card)
        if owner == asked.seat:
            return book.say("label.card.held", card=name, held=held)
        return book.say("label.card.held_by", card=name, number=owner + 1, held=held)
    if card.is_corporation() or isinstance(effect, holding.CopyProduction):
        return name
    cost = price_of(asked, card) if asked.own()["tableau"] else card.cost
    return book.say("label.card.cost", card=name, cost=cost)


def _play(book: MarsBook, rest: str, asked: Asked) -> str:
    card = BY_NAME[rest]
    return book.say("label.play", card=book.card(card.id), price=price_of(asked, card))


def _act(book: MarsBook, rest: str, asked: Asked) -> str:
    card = BY_NAME[rest]
    is_first = card.first is not None and asked.own()["owes"]
    return book.say("label.act.first" if is_first else "label.act", card=book.card(card.id))


# The map, the menu of a turn, payments.


def _area(book: MarsBook, rest: str, asked: Asked) -> str:
    place = hex_number(rest)
    name = book.area(place)
    claims = isinstance(asked.effect, mars.ClaimArea)
    bonuses = book.bonuses(place, 0 if claims else asked.data["table"]["ocean_hexes"])
    return book.say("label.hex", area=name, bonuses=", ".join(bonuses)) if bonuses else name


def _standard(book: MarsBook, rest: str, asked: Asked) -> str:
    name = book.name("standard", rest)
    number = STANDARD_NAMES.index(rest) if rest in STANDARD_NAMES else 0
    if not number:
        return name
    price = max(0, PROJECTS[number - 1].cost - kit_of(asked).project_discount(number))
    return book.say("label.standard", project=name, price=price)


def _convert(book: MarsBook, rest: str, asked: Asked) -> str:
    if rest == "heat":
        return book.say("label.convert.heat", amount=8)
    return book.say("label.convert.plants", amount=kit_of(asked).greenery_price)


def _milestone(book: MarsBook, rest: str, asked: Asked) -> str:
    return book.say("label.milestone", what=book.name("milestone", rest), price=MILESTONE_PRICE)


def _award(book: MarsBook, rest: str, asked: Asked) -> str:
    paid = len([owner for owner in asked.data["table"]["awards"] if owner >= 0])
    price = AWARD_PRICES[min(paid, 2)]
    return book.say("label.award", what=book.name("award", rest), price=price)


def _steel(book: MarsBook, rest: str, asked: Asked) -> str:
    return _metal(book, STEEL, int(rest), kit_of(asked).steel_value)


def _titanium(book: MarsBook, rest: str, asked: Asked) -> str:
    return _metal(book, TITANIUM, int(rest), kit_of(asked).titanium_value)


def _metal(book: MarsBook, metal: int, amount: int, value: int) -> str:
    return book.say("label.metal", metal=book.units(metal, amount), worth=amount * value)


def _heat(book: MarsBook, rest: str, asked: Asked) -> str:
    return book.units(HEAT, int(rest))


LABELS: Final[Words] = {
    "pass": "label.pass",
    "nobody": "label.nobody",
    "done": _done,
    "amount": _amount,
    "seat": _seat,
    "choose": _choose,
    "first": _first,
    "card": _card,
    "play": _play,
    "act": _act,
    "hex": _area,
    "standard": _standard,
    "convert": _convert,
    "milestone": _milestone,
    "award": _award,
    "steel": _steel,
    "titanium": _titanium,
    "heat": _heat,
}
