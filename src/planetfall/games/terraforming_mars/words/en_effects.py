"""English: what effects, requirements, triggers and lasting changes do, as clauses."""

from __future__ import annotations

from typing import Any

from planetfall.core import combinators
from planetfall.core.modifiers import ANYTHING
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
from planetfall.games.terraforming_mars.components.card import When
from planetfall.games.terraforming_mars.components.terms import (
    ANYONE,
    CAPITAL,
    EVENT,
    HEAT,
    KIND_NAMES,
    MC,
    NEIGHBOURS,
    NOTHING,
    OCEAN,
    ON_MARS,
    OPPONENTS,
    OTHER,
    OXYGEN,
    PLAYED,
    STANDARD,
    TEMPERATURE,
    THIS,
)
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
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    PROJECT_NAMES,
)
from planetfall.games.terraforming_mars.words.mars_book import ANY_RESOURCE, MarsBook, resource_key
from planetfall.text.grammar import english, join, plain

TRACKS = ["the temperature", "oxygen", "the oceans"]


def article(noun: str) -> str:
    """A noun with its indefinite article."""
    return ("an " if noun[0] in "aeioAEIO" else "a ") + noun


def track_value(track: int, value: int) -> str:
    """A value of a global parameter."""
    if track == TEMPERATURE:
        return f"{plain(value)} °C"
    if track == OXYGEN:
        return f"{value}%"
    return english(value, "ocean tile")


def production(book: MarsBook, amounts: list[int]) -> str:
    """Changes of one's own production."""
    lost = [
        f"{book.production(resource)} production by {-amount}"
        for resource, amount in enumerate(amounts)
        if amount < 0
    ]
    won = [
        f"{book.production(resource)} production by {amount}"
        for resource, amount in enumerate(amounts)
        if amount > 0
    ]
    down = "lower your " + join(lost, "and") if lost else ""
    up = "raise your " + join(won, "and") if won else ""
    if not down or not up:
        return down + up
    mark = "," if len(lost) > 1 or len(won) > 1 else ""
    return f"{down}{mark} and {up}"


def put(book: MarsBook, effect: holding.Put) -> str:
    """Resources onto a card."""
    if effect.resource == holding.ANY_HELD:
        what = f"{effect.amount} more {book.noun(ANY_RESOURCE, effect.amount)} of its kind"
    else:
        what = book.units(effect.resource, effect.amount)
    if effect.on == THIS:
        return f"put {what} on this card"
    if effect.on == PLAYED:
        return f"put {what} on the card just played"
    which = "another of your cards" if effect.on == OTHER else "one of your cards"
    if effect.tag != holding.ANY_TAG:
        which += f" with {_tags(book, effect.tag, 1)}"
    if effect.least:
        least = "one" if effect.least == 1 else f"at least {effect.least}"
        which += f" that already holds {least}"
    return f"put {what} on {which}"


def remove(book: MarsBook, effect: others.Remove) -> str:
    """Resources off a player."""
    verb = "steal" if effect.steal else "remove"
    what = book.units(effect.resource, effect.amount)
    if effect.up_to:
        what = "up to " + what
    if effect.whose == NEIGHBOURS:
        return f"{verb} {what} from the owner of a tile beside it"
    if effect.resource < STANDARD:
        return f"{verb} {what} from one player"
    return f"{verb} {what} from one card of any player"


def pay(book: MarsBook, effect: basic.Pay) -> str:
    """What is given up."""
    what = book.units(effect.resource, effect.amount)
    if effect.resource == MC:
        also = ["steel"] if effect.metals & payment.STEEL_TOO else []
        also += ["titanium"] if effect.metals & payment.TITANIUM_TOO else []
        return f"pay {what}" + (f" ({join(also, 'and')} may be used)" if also else "")
    if effect.resource < STANDARD:
        return f"spend {what}"
    return f"remove {what} from this card"


def in_order(book: MarsBook, effect: combinators.Do) -> str:
    """Parts in order: what is given up first is the price of the rest."""
    clauses = [book.effect(part) for part in effect.effects]
    if len(clauses) > 1 and _is_price(effect.effects[0]):
        return f"{clauses[0]} to {join(clauses[1:], 'and')}"
    return join(clauses, "and")


def _is_price(effect: Any) -> bool:
    if isinstance(effect, basic.Produce):
        return all(amount <= 0 for amount in effect.amounts())
    if isinstance(effect, others.Remove):
        return not effect.up_to
    return isinstance(effect, basic.Pay | drawing.Discard | holding.TakeHeld)


def place(book: MarsBook, effect: mars.Place) -> str:
    """Tiles onto the map."""
    clause = "place " + book.tile_count(effect.tile, effect.count)
    if effect.tile == CAPITAL:
        clause += " (it is a city)"
    if effect.where != mars.USUAL:
        clause += " " + book.sites[effect.where]
    return clause if effect.then is None else f"{clause}, then {book.effect(effect.then)}"


def look(effect: drawing.Look) -> str:
    """Cards looked at."""
    cards = "the top card" if effect.cards == 1 else f"the top {effect.cards} cards"
    if not effect.buy:
        return f"look at {cards} of the deck, keep {effect.keep} and discard the rest"
    if effect.cards == 1:
        return f"look at {cards} of the deck and buy it or discard it"
    return f"look at {cards} of the deck, buy any of them and discard the rest"


def next_card(effect: basic.NextCard) -> str:
    """What the next card is spared."""
    spared = []
    if effect.discount:
        spared.append(f"costs {effect.discount} M€ less")
    if effect.slack:
        steps = english(effect.slack, "step")
        spared.append(f"may miss its temperature, oxygen or ocean requirement by up to {steps}")
    return "the next card you play in this generation " + join(spared, "and")


def _tags(book: MarsBook, tag: int, amount: int) -> str:
    word = book.tag(tag)
    if amount == 1:
        return article(word + " tag")
    return f"{amount} {word} tags"


def _times(book: MarsBook, clause: str, per: counts.MarsCount | None) -> str:
    return clause if per is None else f"{clause} {book.effect(per)}"


def _each(amount: int, one: str, many: str = "") -> str:
    return f"for each {one}" if amount == 1 else f"for every {amount} {many or one + 's'}"


def fill(book: MarsBook) -> None:
    """All phrases of effects and of what cards carry beside them."""
    _fill_basic(book)
    _fill_cards(book)
    _fill_planet(book)
    _fill_combined(book)
    _fill_rules(book)
    _fill_counts(book)
    _fill_requirements(book)
    _fill_triggers(book)
    _fill_lasting(book)
    _fill_points(book)


def _fill_basic(book: MarsBook) -> None:
    says = book.effects

    def gain(effect: basic.Gain) -> str:
        rows = [book.units(r, amount) for r, amount in enumerate(effect.amounts()) if amount]
        return _times(book, "gain " + join(rows, "and"), effect.per)

    def exchange(effect: basic.Exchange) -> str:
        give, get = book.noun(resource_key(effect.give), 2), book.noun(resource_key(effect.get), 2)
        if effect.give < STANDARD:
            return f"spend any amount of {give} to gain as many {get}"
        return f"remove any number of {give} from this card to gain as many {get}"

    def shift(effect: basic.ShiftProduction) -> str:
        give, get = book.production(effect.give), book.production(effect.get)
        return f"lower your {give} production by at least 1 and raise your {get} production as much"

    says[basic.Gain] = gain
    says[basic.Produce] = lambda e: _times(book, production(book, e.amounts()), e.per)
    says[basic.Pay] = lambda e: pay(book, e)
    says[basic.RaiseRating] = lambda e: _times(book, f"raise your TR by {e.steps}", e.per)
    says[basic.Exchange] = exchange
    says[basic.ShiftProduction] = shift
    says[basic.NextCard] = next_card


def _fill_cards(book: MarsBook) -> None:
    says = book.effects
    says[drawing.Draw] = lambda e: _times(book, "draw " + english(e.cards, "card"), e.per)
    says[drawing.Look] = look
    says[drawing.Discard] = lambda e: "discard 1 card from your hand"
    says[drawing.RevealFor] = lambda e: (
        "turn up and discard the top card of the deck; "
        f"if it has {_tags(book, e.tag, 1)}, {book.effect(e.then)}"
    )
    says[drawing.KeepOffered] = lambda e: "keep some of the cards you look at"
    says[drawing.BuyOffered] = lambda e: "buy any of the cards you look at"
    says[decks.DrawCard] = lambda e: "draw 1 card"
    says[decks.DrawToOffer] = lambda e: "look at the top card of the deck"
    says[holding.Put] = lambda e: put(book, e)
    says[holding.Feed] = lambda e: (
        "put 1 microbe or animal on the card just played, if it holds such"
    )
    says[holding.CopyProduction] = lambda e: (
        "do once more all production changes of one of your building cards in play"
    )
    says[holding.HearNeutralCities] = lambda e: (
        "in a solo game raise your M€ production by 1 for each neutral city"
    )
    says[holding.TakeHeld] = lambda e: (
        f"remove {book.units(e.resource, e.amount)} from one of your cards"
    )
    says[others.Remove] = lambda e: remove(book, e)
    says[others.Reduce] = lambda e: (
        f"lower the {book.production(e.resource)} production of one player by {e.steps}"
    )


def _fill_planet(book: MarsBook) -> None:
    says = book.effects
    says[mars.Raise] = lambda e: f"raise {TRACKS[e.track]} by {english(e.steps, 'step')}"
    says[mars.Place] = lambda e: place(book, e)
    says[mars.ProduceMetal] = lambda e: (
        "raise your production of steel or titanium, whichever the area shows, by 1"
    )
    says[mars.ClaimArea] = lambda e: (
        "put your marker on a free area that is not reserved; only you may place a tile there"
    )
    says[mars.DrawBonus] = lambda e: "draw the cards shown on the area"


def _fill_combined(book: MarsBook) -> None:
    says = book.effects

    def one_of(effect: combinators.Either) -> str:
        return ", or ".join([book.effect(part) for part in effect.effects])

    for kind in (combinators.Do, combine.Do):
        says[kind] = lambda e: in_order(book, e)
    for either in (combinators.Either, combine.Either):
        says[either] = one_of
    for may in (combinators.May, combine.May):
        says[may] = lambda e: "you may " + book.effect(e.effect)
    says[combine.If] = lambda e: (
        f"if {book.effect(e.condition)}, {book.effect(e.then)}; "
        f"otherwise {book.effect(e.otherwise)}"
    )
    says[combine.OnlyIf] = lambda e: (
        f"{book.effect(e.effect)}, but only if {book.effect(e.condition)}"
    )
    says[combinators.Order] = lambda e: "decide what comes first"


def _fill_rules(book: MarsBook) -> None:
    says = book.effects
    says[standard_projects.StandardProject] = lambda e: (
        f"pay {e.cost} M€ for {book.name('standard', PROJECT_NAMES[e.project])} "
        f"to {book.effect(e.effect)}"
    )
    says[standard_projects.SellPatents] = lambda e: (
        "discard any number of cards from your hand to gain 1 M€ for each"
    )
    says[standard_projects.ConvertPlants] = lambda e: "turn plants into a greenery"
    says[standard_projects.ConvertHeat] = lambda e: (
        f"spend 8 {book.noun(resource_key(HEAT), 8)} to raise the temperature by 1 step"
    )
    says[milestones_awards.ClaimMilestone] = lambda e: (
        f"claim {book.name('milestone', MILESTONE_NAMES[e.milestone])}"
    )
    says[milestones_awards.FundAward] = lambda e: f"fund {book.name('award', AWARD_NAMES[e.award])}"
    says |= _plain_rules()


def _plain_rules() -> dict[Any, Any]:
    """Phrases of steps that have no numbers of their own."""
    table = {
        payment.Payment: "pay what is due",
        payment.HeatPayment: "spend heat",
        playing.PlayCard: "play a card",
        playing.EnterPlay: "do what the card says",
        playing.UseAction: "use the action of a card",
        playing.TakeFirstAction: "take the first action of your corporation",
        turns.Turn: "take one or two actions, or pass",
        turns.ActionPhase: "take turns until all have passed",
        phases.Generation: "play a generation",
        phases.StartActions: "start the action phase",
        phases.DraftPick: "pick one card and pass the rest on",
        phases.PassOn: "pass the cards on",
        phases.EndDraft: "look at the cards you drafted",
        phases.BuyResearch: "buy any of the cards you drew",
        phases.EndResearch: "take the cards you bought into your hand",
        phases.Production: "turn energy into heat and produce",
        phases.EndCheck: "check whether the game is over",
        phases.LastGreeneries: "turn your last plants into greeneries",
        setup.ChooseFirst: "choose the first player at random",
        setup.DealCorporation: "deal a corporation",
        setup.ChooseCorporation: "choose a corporation",
        setup.BuyStartingCards: "buy any of your starting cards",
        setup.Found: "bring your corporation into play",
        setup.FoundAll: "bring all corporations into play",
        setup.SetUp: "set up the game",
        setup.Deal: "deal corporations and cards",
        solo.NeutralTile: "place a neutral tile",
    }
    return {kind: _always(clause) for kind, clause in table.items()}


def _always(clause: str) -> Any:
    return lambda effect: clause


def _fill_counts(book: MarsBook) -> None:
    says = book.effects
    whose = {ANYONE: "in play", OPPONENTS: "your opponents have"}
    says[counts.Tags] = lambda e: (
        f"{_each(e.each, book.tag(e.tag) + ' tag')} {whose.get(e.whose, 'you have')}"
    )
    says[counts.Cities] = lambda e: (
        "for each city " + ("on Mars" if e.where == ON_MARS else "in play")
    )
    says[counts.EventsPlayed] = lambda e: "for each event played so far by anyone"
    says[counts.Untagged] = lambda e: "for each of your cards in play without a tag"
    says[counts.HeldHere] = lambda e: (
        f"for {book.every(resource_key(e.resource), 1)} on this card"
        + ("" if e.most == 999 else f", at most {e.most}")
    )
    says[counts.HeldInAll] = lambda e: (
        f"for {book.every(resource_key(e.resource), e.each)} on your cards"
    )


def _fill_requirements(book: MarsBook) -> None:
    says = book.effects

    def bound(effect: Any, word: str) -> str:
        value = track_value(effect.track, effect.value)
        if effect.track == TEMPERATURE:
            return f"the temperature is {value} or {'warmer' if word == 'least' else 'colder'}"
        if effect.track == OXYGEN:
            return f"oxygen is at {word} {value}"
        return f"at {word} {value} {'is' if effect.value == 1 else 'are'} on Mars"

    says[requirements.AtLeast] = lambda e: bound(e, "least")
    says[requirements.AtMost] = lambda e: bound(e, "most")
    says[requirements.HasTags] = lambda e: "you have " + tags_needed(book, [e])
    says[requirements.HasProduction] = lambda e: (
        f"your {book.production(e.resource)} production is at least {e.least}"
    )
    says[requirements.OwnsTiles] = lambda e: "you have " + book.tile_count(e.tile, e.least)
    says[requirements.CitiesInPlay] = lambda e: (
        f"at least {english(e.least, 'city', 'cities')} are in play"
    )
    says[requirements.HasHeld] = lambda e: (
        f"you have at least {book.units(e.resource, e.least)} on your cards"
    )
    says[requirements.RatingRose] = lambda e: "your TR has already risen in this generation"


def tags_needed(book: MarsBook, needs: list[requirements.HasTags]) -> str:
    """The tags that a card needs, as a list."""
    found = []
    for need in needs:
        least = "at least " if need.least > 1 else ""
        found.append(least + _tags(book, need.tag, need.least))
    return join(found, "and")


def _fill_triggers(book: MarsBook) -> None:
    says = book.triggers

    def subject(by: int) -> str:
        return "whenever anyone" if by == ANYONE else "whenever you"

    def verb(by: int, word: str) -> str:
        return f"{subject(by)} {word}s" if by == ANYONE else f"{subject(by)} {word}"

    def tag_played(trigger: triggers.TagPlayed, by: int) -> str:
        tags = join([book.tag(tag) for tag in trigger.tags], "or")
        return f"{verb(by, 'play')} {article(tags + ' tag')}"

    def card_played(trigger: triggers.CardPlayed, by: int) -> str:
        noun = "event" if trigger.kind == EVENT else "card"
        if trigger.kind not in (triggers.ANY_KIND, EVENT):
            noun = f"{KIND_NAMES[trigger.kind]} card"
        if trigger.tag != triggers.ANY_TAG:
            noun = f"{book.tag(trigger.tag)} {noun}"
        if trigger.cost:
            noun += f" with a printed cost of {trigger.cost} M€ or more"
        return f"{verb(by, 'play')} {article(noun)}"

    def tile_placed(trigger: triggers.TilePlaced, by: int) -> str:
        what = "a tile" if trigger.tile == triggers.ANY_TILE else book.tile(trigger.tile)
        if trigger.metal:
            what += " on an area showing steel or titanium"
        elif trigger.where == ON_MARS:
            what += " on Mars"
        return f"{verb(by, 'place')} {what}"

    def project_used(trigger: triggers.ProjectUsed, by: int) -> str:
        which = "a standard project"
        if trigger.cost > 1:
            return f"{verb(by, 'use')} {which} with a printed cost of {trigger.cost} M€ or more"
        return f"{verb(by, 'use')} {which} other than selling patents"

    says[triggers.TagPlayed] = tag_played
    says[triggers.CardPlayed] = card_played
    says[triggers.TilePlaced] = tile_placed
    says[triggers.ProjectUsed] = project_used
    book.effects[When] = lambda e: f"{book.trigger(e)}, {book.effect(e.do)}"


def _fill_lasting(book: MarsBook) -> None:
    says = book.effects

    def discount(effect: lasting.Discount) -> str:
        if effect.tag == ANYTHING:
            return f"cards cost you {effect.off} M€ less"
        if effect.per_tag:
            return (
                f"cards cost you {effect.off} M€ less for each {book.tag(effect.tag)} tag on them"
            )
        return f"cards with {_tags(book, effect.tag, 1)} cost you {effect.off} M€ less"

    says[lasting.Discount] = discount
    says[lasting.ProjectDiscount] = lambda e: (
        f"the standard project {book.name('standard', PROJECT_NAMES[e.project])} "
        f"costs you {e.off} M€ less"
    )
    says[lasting.MetalValue] = lambda e: (
        f"each {book.noun(resource_key(e.metal), 1)} is worth {e.more} M€ more to you"
    )
    says[lasting.Slack] = lambda e: (
        "you may miss temperature, oxygen and ocean requirements by up to "
        f"{english(e.steps, 'step')} either way"
    )
    says[lasting.Protect] = lambda e: protects(book, [e])
    says[lasting.Shelter] = lambda e: "nobody can remove resources from this card"
    says[lasting.CardPrice] = lambda e: f"you buy cards for {e.price} M€ instead of 3 M€"
    says[lasting.GreeneryPrice] = lambda e: f"you turn {e.plants} plants instead of 8 into greenery"
    says[lasting.HeatAsMoney] = lambda e: "you may use heat as M€"
    says[lasting.StandIn] = lambda e: (
        f"you may spend {book.every(resource_key(e.resource), 1)} on this card as {e.rate} heat"
    )


def protects(book: MarsBook, protections: list[lasting.Protect]) -> str:
    """What opponents cannot take."""
    kinds = [book.noun(resource_key(protection.resource), 2) for protection in protections]
    return f"your opponents cannot remove your {join(kinds, 'or')}"


def points_word(amount: int) -> str:
    """So many victory points."""
    return f"{plain(amount)} VP"


def _fill_points(book: MarsBook) -> None:
    says = book.worths

    def per_held(worth: points.PerHeld, holds: str) -> str:
        return f"{points_word(worth.gives)} for {book.every(holds, worth.each)} on this card"

    def per_neighbour(worth: points.PerNeighbour, holds: str) -> str:
        tile = "ocean" if worth.tile == OCEAN else "city"
        return f"1 VP for each {tile} beside the tile of this card"

    says[points.PerHeld] = per_held
    says[points.IfHeld] = lambda w, holds: (
        f"{points_word(w.gives)} if there is a {book.noun(holds, 1)} on this card"
    )
    says[points.PerTag] = lambda w, holds: (
        f"1 VP {_each(w.each, book.tag(w.tag) + ' tag')} you have"
    )
    says[points.PerNeighbour] = per_neighbour
    says[points.PerCity] = lambda w, holds: f"1 VP {_each(w.each, 'city', 'cities')} in play"
    for kind in (
        points.PerHeld,
        points.IfHeld,
        points.PerTag,
        points.PerNeighbour,
        points.PerCity,
    ):
        book.effects[kind] = lambda w: book.worth(w, NOTHING)
