"""English: questions and the labels of their answers."""

from __future__ import annotations

from planetfall.core import combinators
from planetfall.games.terraforming_mars import payment, phases, setup, standard_projects
from planetfall.games.terraforming_mars import turn as turns
from planetfall.games.terraforming_mars.components.board import hex_number
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS, Card
from planetfall.games.terraforming_mars.components.terms import HEAT, STANDARD, STEEL, TITANIUM
from planetfall.games.terraforming_mars.effects import (
    basic,
    combine,
    drawing,
    holding,
    mars,
    others,
)
from planetfall.games.terraforming_mars.milestones_awards import AWARD_PRICES, MILESTONE_PRICE
from planetfall.games.terraforming_mars.payment import KEEP_HEAT, STEEL_TOO, TITANIUM_TOO
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
from planetfall.text.book import Asked
from planetfall.text.grammar import english, sentence

BUYING = (phases.BuyResearch, drawing.BuyOffered, setup.BuyStartingCards)


def fill(book: MarsBook) -> None:
    """Questions and labels."""
    _fill_course(book)
    _fill_paying(book)
    _fill_effects(book)
    _fill_plain_labels(book)
    _fill_card_labels(book)
    _fill_menu_labels(book)


def _by(book: MarsBook, asked: Asked, question: str) -> str:
    """A question with the card that asks it."""
    if asked.source <= 0:
        return question
    return f"{book.card(asked.source)}: {question[0].lower()}{question[1:]}"


# Questions.


def _fill_course(book: MarsBook) -> None:
    ask = book.questions

    def turn(asked: Asked) -> str:
        if asked.own()["owes"]:
            return "Do you take the first action of your corporation or pass?"
        return "What is your second action?" if asked.a else "What is your first action?"

    def buy(asked: Asked) -> str:
        own = asked.own()
        price = card_price(asked)
        picked = len(own["picked"])
        told = f" ({picked} so far)" if picked else ""
        return f"Which cards do you buy for {price} M€ each{told}?"

    def sell(asked: Asked) -> str:
        picked = len(asked.own()["picked"])
        told = f" ({picked} so far)" if picked else ""
        return f"Which cards do you sell for 1 M€ each{told}?"

    ask[turns.Turn] = turn
    ask[phases.BuyResearch] = buy
    ask[drawing.BuyOffered] = lambda asked: _by(book, asked, buy(asked))
    ask[setup.BuyStartingCards] = buy
    ask[setup.ChooseCorporation] = lambda asked: "Which corporation do you lead?"
    ask[phases.DraftPick] = lambda asked: "Which card do you keep before passing the others on?"
    ask[standard_projects.SellPatents] = sell
    ask[phases.LastGreeneries] = lambda asked: "Do you turn plants into another greenery?"
    ask[combinators.Order] = lambda asked: "Which comes first?"
    for either in (combinators.Either, combine.Either):
        ask[either] = lambda asked: _by(book, asked, "Which one do you choose?")
    for may in (combinators.May, combine.May):
        ask[may] = lambda asked: _by(
            book, asked, f"Do you want to {book.effect(asked.effect.parts()[0])}?"
        )


def card_price(asked: Asked) -> int:
    """What a card costs to be bought, before and after the corporation is in play."""
    if isinstance(asked.effect, setup.BuyStartingCards):
        return setup.start_price(asked.own()["chosen"])
    return kit_of(asked).card_price


def _fill_paying(book: MarsBook) -> None:
    ask = book.questions

    def pay(asked: Asked) -> str:
        stock = asked.own()["stock"]
        metals = asked.b % KEEP_HEAT
        for_what = f" for {book.card(asked.source)}" if asked.source > 0 else ""
        if metals & TITANIUM_TOO and stock[TITANIUM]:
            means = "titanium"
        elif metals & STEEL_TOO and stock[STEEL]:
            means = "steel"
        else:
            means = "heat"
        return f"How much {means} do you pay{for_what} ({asked.a} M€ due)?"

    def pay_heat(asked: Asked) -> str:
        kit = kit_of(asked)
        units = book.noun(resource_key(CARDS[kit.stand_in].holds), 5)
        return (
            f"How many {units} do you spend towards {asked.a} heat, each worth {kit.stand_in_rate}?"
        )

    ask[payment.Payment] = pay
    ask[payment.HeatPayment] = pay_heat


def _fill_effects(book: MarsBook) -> None:
    ask = book.questions

    def remove(asked: Asked) -> str:
        effect = asked.effect
        assert isinstance(effect, others.Remove)
        noun = book.noun(resource_key(effect.resource), 5)
        verb = "steal" if effect.steal else "remove"
        if asked.b:
            many = "much" if noun == book.noun(resource_key(effect.resource), 1) else "many"
            return _by(book, asked, f"How {many} {noun} do you {verb}?")
        units = ("up to " if effect.up_to else "") + book.units(effect.resource, effect.amount)
        if effect.resource < STANDARD:
            return _by(book, asked, f"Who loses {units}?")
        return _by(book, asked, f"Which card loses {units}?")

    def put(asked: Asked) -> str:
        effect = asked.effect
        assert isinstance(effect, holding.Put)
        if effect.resource == holding.ANY_HELD:
            return _by(book, asked, "Which card gets another resource?")
        units = book.units(effect.resource, effect.amount)
        return _by(book, asked, f"Which card gets {units}?")

    def place(asked: Asked) -> str:
        effect = asked.effect
        assert isinstance(effect, mars.Place)
        tile = book.tile(effect.tile).partition(" ")[2]
        return _by(book, asked, f"Where does the {tile} go?")

    def keep(asked: Asked) -> str:
        left = asked.a - len(asked.own()["picked"])
        which = "card" if left == 1 else f"{left} cards"
        return _by(book, asked, f"Which {which} do you keep?")

    def exchange(asked: Asked) -> str:
        effect = asked.effect
        assert isinstance(effect, basic.Exchange)
        give, get = resource_key(effect.give), resource_key(effect.get)
        return _by(
            book, asked, f"How much {book.noun(give, 5)} do you turn into {book.noun(get, 5)}?"
        )

    def shift(asked: Asked) -> str:
        effect = asked.effect
        assert isinstance(effect, basic.ShiftProduction)
        give, get = book.production(effect.give), book.production(effect.get)
        return _by(book, asked, f"How many steps of {give} production become {get} production?")

    def reduce(asked: Asked) -> str:
        effect = asked.effect
        assert isinstance(effect, others.Reduce)
        what = book.production(effect.resource)
        return _by(book, asked, f"Whose {what} production falls by {effect.steps}?")

    def take(asked: Asked) -> str:
        effect = asked.effect
        assert isinstance(effect, holding.TakeHeld)
        units = book.units(effect.resource, effect.amount)
        return _by(book, asked, f"Which of your cards loses {units}?")

    ask[others.Remove] = remove
    ask[others.Reduce] = reduce
    ask[holding.Put] = put
    ask[holding.TakeHeld] = take
    ask[holding.CopyProduction] = lambda asked: _by(
        book, asked, "Which building card produces once more?"
    )
    ask[mars.Place] = place
    ask[mars.ProduceMetal] = lambda asked: _by(book, asked, "Which production rises by 1?")
    ask[mars.ClaimArea] = lambda asked: _by(book, asked, "Which area do you reserve?")
    ask[drawing.KeepOffered] = keep
    ask[drawing.Discard] = lambda asked: _by(book, asked, "Which card do you discard?")
    ask[basic.Exchange] = exchange
    ask[basic.ShiftProduction] = shift


# Labels.


def _fill_plain_labels(book: MarsBook) -> None:
    label = book.labels

    def done(rest: str, asked: Asked) -> str:
        effect = asked.effect
        if isinstance(effect, turns.Turn):
            return "End the turn"
        if isinstance(effect, phases.LastGreeneries):
            return "No more greeneries"
        picked = len(asked.own()["picked"])
        if isinstance(effect, standard_projects.SellPatents):
            return f"Sell {english(picked, 'card')} for {picked} M€"
        if isinstance(effect, BUYING):
            if not picked:
                return "Buy nothing"
            return f"Buy {english(picked, 'card')} for {picked * card_price(asked)} M€"
        return "Done"

    def amount(rest: str, asked: Asked) -> str:
        effect, units = asked.effect, int(rest)
        if isinstance(effect, others.Remove):
            return book.units(effect.resource, units)
        if isinstance(effect, basic.Exchange):
            return f"{book.units(effect.give, units)} for {book.units(effect.get, units)}"
        if isinstance(effect, basic.ShiftProduction):
            return english(units, "step")
        if isinstance(effect, payment.HeatPayment):
            return book.units(CARDS[kit_of(asked).stand_in].holds, units)
        return rest

    def seat(rest: str, asked: Asked) -> str:
        number, effect = int(rest), asked.effect
        if number >= asked.data["seats"]:
            return "The virtual opponent"
        who = "Yourself" if number == asked.seat else f"Player {number + 1}"
        area = asked.data["areas"][number]
        if isinstance(effect, others.Remove) and effect.resource < STANDARD:
            return f"{who} ({book.units(effect.resource, area['stock'][effect.resource])})"
        if isinstance(effect, others.Reduce):
            return f"{who} (production {area['production'][effect.resource]})"
        return who

    def choose(rest: str, asked: Asked) -> str:
        if isinstance(asked.effect, mars.ProduceMetal):
            return "Titanium production" if int(rest) else "Steel production"
        return sentence(book.effect(asked.effect.parts()[int(rest)]))[:-1]

    def first(rest: str, asked: Asked) -> str:
        stack = asked.data["own_stack"] if asked.data["at_once"] else asked.data["stack"]
        path, owner, source = stack[len(stack) - 2 - int(rest)][:3]
        text = sentence(book.effect(book.effect_of(path)))[:-1]
        cause = f"{book.card(source)}: " if source > 0 else ""
        whose = "" if owner == asked.seat else f"player {owner + 1}, "
        return f"{sentence(whose)[:-1]}{cause}{text}" if whose else f"{cause}{text}"

    label["pass"] = lambda rest, asked: "Pass for this generation"
    label["done"] = done
    label["nobody"] = lambda rest, asked: "Nobody"
    label["amount"] = amount
    label["seat"] = seat
    label["choose"] = choose
    label["first"] = first


def _fill_card_labels(book: MarsBook) -> None:
    label = book.labels

    def card(rest: str, asked: Asked) -> str:
        found, effect = BY_NAME[rest], asked.effect
        name = book.card(found.id)
        if isinstance(effect, holding.Put | holding.TakeHeld | others.Remove):
            units = book.units(found.holds, held_there(asked, found))
            owner = owner_of(asked, found)
            whose = "" if owner == asked.seat else f"player {owner + 1}, "
            return f"{name} ({whose}{units})"
        if found.is_corporation() or isinstance(effect, holding.CopyProduction):
            return name
        return f"{name} ({_cost(asked, found)})"

    def play(rest: str, asked: Asked) -> str:
        found = BY_NAME[rest]
        return f"Play {book.card(found.id)} for {price_of(asked, found)} M€"

    def act(rest: str, asked: Asked) -> str:
        found = BY_NAME[rest]
        if found.first is not None and asked.own()["owes"]:
            return f"Take the first action of {book.card(found.id)}"
        return f"Use {book.card(found.id)}"

    label["card"] = card
    label["play"] = play
    label["act"] = act


def _cost(asked: Asked, card: Card) -> str:
    return f"{price_of(asked, card)} M€" if asked.own()["tableau"] else f"{card.cost} M€"


def _fill_menu_labels(book: MarsBook) -> None:
    label = book.labels

    def area(rest: str, asked: Asked) -> str:
        place = hex_number(rest)
        name = book.area(place)
        if isinstance(asked.effect, mars.ClaimArea):
            found = book.bonuses(place, 0)
        else:
            found = book.bonuses(place, asked.data["table"]["ocean_hexes"])
        return f"{name}: {', '.join(found)}" if found else name

    def standard(rest: str, asked: Asked) -> str:
        name = book.name("standard", rest)
        number = STANDARD_NAMES.index(rest) if rest in STANDARD_NAMES else 0
        if not number:
            return name
        project = PROJECTS[number - 1]
        due = max(0, project.cost - kit_of(asked).project_discount(number))
        return f"Standard project {name} for {due} M€"

    def convert(rest: str, asked: Asked) -> str:
        if rest == "heat":
            return f"Turn {book.units(HEAT, 8)} into 1 step of temperature"
        return f"Turn {kit_of(asked).greenery_price} plants into a greenery"

    def award(rest: str, asked: Asked) -> str:
        paid = len([owner for owner in asked.data["table"]["awards"] if owner >= 0])
        return f"Fund {book.name('award', rest)} for {AWARD_PRICES[min(paid, 2)]} M€"

    def metal(resource: int, rest: str, asked: Asked) -> str:
        kit = kit_of(asked)
        worth = kit.steel_value if resource == STEEL else kit.titanium_value
        units = int(rest)
        return f"{book.units(resource, units)}, worth {units * worth} M€"

    label["hex"] = area
    label["standard"] = standard
    label["convert"] = convert
    label["milestone"] = lambda rest, asked: (
        f"Claim {book.name('milestone', rest)} for {MILESTONE_PRICE} M€"
    )
    label["award"] = award
    label["steel"] = lambda rest, asked: metal(STEEL, rest, asked)
    label["titanium"] = lambda rest, asked: metal(TITANIUM, rest, asked)
    label["heat"] = lambda rest, asked: book.units(HEAT, int(rest))
