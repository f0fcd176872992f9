"""Czech: what effects, requirements, triggers and lasting changes do, as clauses."""

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
    AUTOMATED,
    CAPITAL,
    EVENT,
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
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, resource_key
from planetfall.text.grammar import czech, join, plain

TRACKS = ["teplotu", "obsah kyslíku", "počet oceánů"]
"""Global parameters in the accusative."""


def steps(amount: int) -> str:
    """So many steps, after `o`."""
    return czech(amount, "krok", "kroky", "kroků")


def cards(amount: int) -> str:
    """So many cards, in the accusative."""
    return czech(amount, "kartu", "karty", "karet")


def track_value(track: int, value: int) -> str:
    """A value of a global parameter."""
    if track == TEMPERATURE:
        return f"{plain(value)} °C"
    if track == OXYGEN:
        return f"{value} %"
    return czech(value, "oceán", "oceány", "oceánů")


def production(book: MarsBook, amounts: list[int]) -> str:
    """Changes of one's own production."""
    lost = [
        f"produkci {book.production(resource)} o {-amount}"
        for resource, amount in enumerate(amounts)
        if amount < 0
    ]
    won = [
        f"produkci {book.production(resource)} o {amount}"
        for resource, amount in enumerate(amounts)
        if amount > 0
    ]
    down = "snižte " + join(lost, "a") if lost else ""
    up = "zvyšte " + join(won, "a") if won else ""
    if not down or not up:
        return down + up
    return down + (", " if len(lost) > 1 or len(won) > 1 else " a ") + up


def put(book: MarsBook, effect: holding.Put) -> str:
    """Resources onto a card."""
    if effect.resource == holding.ANY_HELD:
        what = czech(effect.amount, "zdroj", "zdroje", "zdrojů") + " téhož druhu"
    else:
        what = book.units(effect.resource, effect.amount)
    if effect.on == THIS:
        return f"přidejte {what} na tuto kartu"
    if effect.on == PLAYED:
        return f"přidejte {what} na právě zahranou kartu"
    which = "jinou svou kartu" if effect.on == OTHER else "jednu svou kartu"
    if effect.tag != holding.ANY_TAG:
        which += f" se symbolem {book.tag(effect.tag)}"
    if effect.least == 1:
        which += ", na níž už nějaký leží"
    elif effect.least:
        which += f", na níž už leží alespoň {effect.least}"
    return f"přidejte {what} na {which}"


def remove(book: MarsBook, effect: others.Remove) -> str:
    """Resources off a player."""
    verb = "ukradněte" if effect.steal else "odeberte"
    what = book.units(effect.resource, effect.amount)
    if effect.up_to:
        what = "až " + what
    if effect.whose == NEIGHBOURS:
        return f"{verb} majiteli některé sousední destičky {what}"
    if effect.resource < STANDARD:
        return f"{verb} jednomu hráči {what}"
    return f"{verb} {what} z jedné karty kteréhokoli hráče"


def pay(book: MarsBook, effect: basic.Pay) -> str:
    """What is given up."""
    what = book.units(effect.resource, effect.amount)
    if effect.resource == MC:
        also = ["ocelí"] if effect.metals & payment.STEEL_TOO else []
        also += ["titanem"] if effect.metals & payment.TITANIUM_TOO else []
        return f"zaplaťte {what}" + (f" (lze i {join(also, 'a')})" if also else "")
    if effect.resource < STANDARD:
        return f"utraťte {what}"
    return f"odeberte {what} z této karty"


def place(book: MarsBook, effect: mars.Place) -> str:
    """Tiles onto the map."""
    clause = "umístěte " + book.tile_count(effect.tile, effect.count)
    if effect.tile == CAPITAL:
        clause += " (je to město)"
    if effect.where != mars.USUAL:
        clause += " " + book.sites[effect.where]
    if effect.then is None:
        return clause
    return f"{clause}{',' if ',' in clause else ''} a pak {book.effect(effect.then)}"


def look(effect: drawing.Look) -> str:
    """Cards looked at."""
    if effect.cards == 1:
        top = "podívejte se na vrchní kartu balíčku"
        if effect.buy:
            return f"{top} a kupte ji, nebo ji odhoďte"
        return top
    top = czech(effect.cards, "vrchní kartu", "vrchní karty", "vrchních karet")
    kept = "libovolné z nich kupte" if effect.buy else f"{effect.keep} si nechte"
    return f"podívejte se na {top} balíčku, {kept} a ostatní odhoďte"


def next_card(effect: basic.NextCard) -> str:
    """What the next card is spared."""
    spared = []
    if effect.discount:
        spared.append(f"vás bude stát o {effect.discount} M€ méně")
    if effect.slack:
        spared.append(
            f"se může od svého požadavku na teplotu, kyslík nebo oceány odchýlit až "
            f"o {steps(effect.slack)}"
        )
    return "příští karta, kterou v této generaci zahrajete, " + join(spared, "a")


def _tags(book: MarsBook, tag: int, amount: int) -> str:
    return czech(amount, "symbol", "symboly", "symbolů") + " " + book.tag(tag)


def _times(book: MarsBook, clause: str, per: counts.MarsCount | None) -> str:
    return clause if per is None else f"{clause} {book.effect(per)}"


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


def some_of(book: MarsBook, resource: int) -> str:
    """An unknown amount of a resource, in the genitive: `energie`, `mikrobů`."""
    if resource < STANDARD:
        return book.production(resource)
    return book.noun(resource_key(resource), 5)


def _fill_basic(book: MarsBook) -> None:
    says = book.effects

    def gain(effect: basic.Gain) -> str:
        rows = [book.units(r, amount) for r, amount in enumerate(effect.amounts()) if amount]
        return _times(book, "získejte " + join(rows, "a"), effect.per)

    def exchange(effect: basic.Exchange) -> str:
        give, get = some_of(book, effect.give), some_of(book, effect.get)
        where = "" if effect.give < STANDARD else " z této karty"
        verb = "utraťte" if effect.give < STANDARD else "odeberte"
        return f"{verb} libovolné množství {give}{where} a získejte stejné množství {get}"

    def shift(effect: basic.ShiftProduction) -> str:
        give, get = book.production(effect.give), book.production(effect.get)
        return f"snižte produkci {give} alespoň o 1 a zvyšte produkci {get} o stejný počet"

    says[basic.Gain] = gain
    says[basic.Produce] = lambda e: _times(book, production(book, e.amounts()), e.per)
    says[basic.Pay] = lambda e: pay(book, e)
    says[basic.RaiseRating] = lambda e: _times(book, f"zvyšte svůj TR o {e.steps}", e.per)
    says[basic.Exchange] = exchange
    says[basic.ShiftProduction] = shift
    says[basic.NextCard] = next_card


def _fill_cards(book: MarsBook) -> None:
    says = book.effects
    says[drawing.Draw] = lambda e: _times(book, "doberte si " + cards(e.cards), e.per)
    says[drawing.Look] = look
    says[drawing.Discard] = lambda e: "odhoďte 1 kartu z ruky"
    says[drawing.RevealFor] = lambda e: (
        "odkryjte vrchní kartu balíčku (pak ji odhoďte); "
        f"má-li symbol {book.tag(e.tag)}, {book.effect(e.then)}"
    )
    says[drawing.KeepOffered] = lambda e: "nechte si některé z prohlížených karet"
    says[drawing.BuyOffered] = lambda e: "kupte libovolné z prohlížených karet"
    says[decks.DrawCard] = lambda e: "doberte si 1 kartu"
    says[decks.DrawToOffer] = lambda e: "podívejte se na vrchní kartu balíčku"
    says[holding.Put] = lambda e: put(book, e)
    says[holding.Feed] = lambda e: (
        "přidejte 1 mikroba nebo zvíře na právě zahranou kartu, pokud na ni patří"
    )
    says[holding.CopyProduction] = lambda e: (
        "proveďte znovu všechny změny produkce jedné své vyložené karty se symbolem stavby"
    )
    says[holding.HearNeutralCities] = lambda e: (
        "při hře jednoho hráče zvyšte produkci M€ o 1 za každé neutrální město"
    )
    says[holding.TakeHeld] = lambda e: (
        f"odeberte {book.units(e.resource, e.amount)} z jedné své karty"
    )
    says[others.Remove] = lambda e: remove(book, e)
    says[others.Reduce] = lambda e: (
        f"snižte jednomu hráči produkci {book.production(e.resource)} o {e.steps}"
    )


def _fill_planet(book: MarsBook) -> None:
    says = book.effects
    says[mars.Raise] = lambda e: f"zvyšte {TRACKS[e.track]} o {steps(e.steps)}"
    says[mars.Place] = lambda e: place(book, e)
    says[mars.ProduceMetal] = lambda e: (
        "zvyšte o 1 produkci oceli nebo titanu podle toho, co pole ukazuje"
    )
    says[mars.ClaimArea] = lambda e: (
        "položte svou kostičku na volné nevyhrazené pole; jen vy tam smíte umístit destičku"
    )
    says[mars.DrawBonus] = lambda e: "doberte si karty vyznačené na poli"


def _fill_combined(book: MarsBook) -> None:
    says = book.effects

    def one_of(effect: combinators.Either) -> str:
        return ", nebo ".join([book.effect(part) for part in effect.effects])

    for kind in (combinators.Do, combine.Do):
        says[kind] = lambda e: join([book.effect(part) for part in e.effects], "a")
    for either in (combinators.Either, combine.Either):
        says[either] = one_of
    for may in (combinators.May, combine.May):
        says[may] = lambda e: "volitelně " + book.effect(e.effect)
    says[combine.If] = lambda e: (
        f"pokud {book.effect(e.condition)}, {book.effect(e.then)}, jinak {book.effect(e.otherwise)}"
    )
    says[combine.OnlyIf] = lambda e: (
        f"{book.effect(e.effect)}, ale jen pokud {book.effect(e.condition)}"
    )
    says[combinators.Order] = lambda e: "rozhodněte, co přijde dřív"


def _fill_rules(book: MarsBook) -> None:
    says = book.effects
    says[standard_projects.StandardProject] = lambda e: (
        f"zaplaťte {e.cost} M€ za projekt {book.name('standard', PROJECT_NAMES[e.project])} "
        f"a {book.effect(e.effect)}"
    )
    says[standard_projects.SellPatents] = lambda e: (
        "odhoďte libovolný počet karet z ruky a za každou získejte 1 M€"
    )
    says[standard_projects.ConvertPlants] = lambda e: "přeměňte rostliny na zeleň"
    says[standard_projects.ConvertHeat] = lambda e: "utraťte 8 tepla a zvyšte teplotu o 1 krok"
    says[milestones_awards.ClaimMilestone] = lambda e: (
        f"získejte titul {book.name('milestone', MILESTONE_NAMES[e.milestone])}"
    )
    says[milestones_awards.FundAward] = lambda e: (
        f"sponzorujte soutěž {book.name('award', AWARD_NAMES[e.award])}"
    )
    says |= _plain_rules()


def _plain_rules() -> dict[Any, Any]:
    """Phrases of steps that have no numbers of their own."""
    table = {
        payment.Payment: "zaplaťte, co dlužíte",
        payment.HeatPayment: "utraťte teplo",
        playing.PlayCard: "zahrajte kartu",
        playing.EnterPlay: "proveďte, co říká karta",
        playing.UseAction: "použijte akci karty",
        playing.TakeFirstAction: "proveďte první akci své korporace",
        turns.Turn: "proveďte jednu nebo dvě akce, nebo pasujte",
        turns.ActionPhase: "střídejte se, dokud všichni nepasují",
        phases.Generation: "odehrajte generaci",
        phases.StartActions: "začněte fázi akcí",
        phases.DraftPick: "vyberte si jednu kartu a ostatní pošlete dál",
        phases.PassOn: "pošlete karty dál",
        phases.EndDraft: "prohlédněte si vybrané karty",
        phases.BuyResearch: "kupte libovolné z dobraných karet",
        phases.EndResearch: "vezměte si koupené karty do ruky",
        phases.Production: "přeměňte energii na teplo a vyrábějte",
        phases.EndCheck: "ověřte, zda hra končí",
        phases.LastGreeneries: "přeměňte poslední rostliny na zeleň",
        setup.ChooseFirst: "určete náhodně začínajícího hráče",
        setup.DealCorporation: "rozdejte korporaci",
        setup.ChooseCorporation: "vyberte si korporaci",
        setup.BuyStartingCards: "kupte libovolné z úvodních karet",
        setup.Found: "vyložte svou korporaci",
        setup.FoundAll: "vyložte všechny korporace",
        setup.SetUp: "připravte hru",
        setup.Deal: "rozdejte korporace a karty",
        solo.NeutralTile: "umístěte neutrální destičku",
    }
    return {kind: _always(clause) for kind, clause in table.items()}


def _always(clause: str) -> Any:
    return lambda effect: clause


def _fill_counts(book: MarsBook) -> None:
    says = book.effects

    def tags(count: counts.Tags) -> str:
        if count.each == 1:
            what, which = f"každý symbol {book.tag(count.tag)}", "který"
        else:
            what, which = "každé " + _tags(book, count.tag, count.each), "které"
        if count.whose == OPPONENTS:
            return f"za {what}, {which} mají soupeři"
        if count.whose == ANYONE:
            return f"za {what} ve hře"
        return f"za {what}, {which} máte"

    says[counts.Tags] = tags
    says[counts.Cities] = lambda e: (
        "za každé město " + ("na Marsu" if e.where == ON_MARS else "ve hře")
    )
    says[counts.EventsPlayed] = lambda e: "za každou událost, kterou dosud kdokoli zahrál"
    says[counts.Untagged] = lambda e: "za každou svou vyloženou kartu bez symbolu"
    says[counts.HeldHere] = lambda e: (
        f"za {book.every(resource_key(e.resource), 1)} na této kartě"
        + ("" if e.most == 999 else f", nejvýše {e.most}")
    )
    says[counts.HeldInAll] = lambda e: (
        f"za {book.every(resource_key(e.resource), e.each)} na svých kartách"
    )


def _fill_requirements(book: MarsBook) -> None:
    says = book.effects

    def bound(effect: Any, word: str) -> str:
        value = track_value(effect.track, effect.value)
        if effect.track == TEMPERATURE:
            return f"je teplota {word} {value}"
        if effect.track == OXYGEN:
            return f"je obsah kyslíku {word} {value}"
        verb = "jsou" if 2 <= effect.value <= 4 else "je"
        return f"{verb} na Marsu {word} {value}"

    says[requirements.AtLeast] = lambda e: bound(e, "alespoň")
    says[requirements.AtMost] = lambda e: bound(e, "nejvýše")
    says[requirements.HasTags] = lambda e: "máte alespoň " + tags_needed(book, [e])
    says[requirements.HasProduction] = lambda e: (
        f"je vaše produkce {book.production(e.resource)} alespoň {e.least}"
    )
    says[requirements.OwnsTiles] = lambda e: "máte " + book.tile_count(e.tile, e.least)
    says[requirements.CitiesInPlay] = lambda e: (
        f"{'jsou' if 2 <= e.least <= 4 else 'je'} ve hře alespoň "
        + czech(e.least, "město", "města", "měst")
    )
    says[requirements.HasHeld] = lambda e: (
        f"máte na kartách alespoň {book.units(e.resource, e.least)}"
    )
    says[requirements.RatingRose] = lambda e: "váš TR v této generaci už stoupl"


def tags_needed(book: MarsBook, needs: list[requirements.HasTags]) -> str:
    """The tags that a card needs, as a list."""
    return join([_tags(book, need.tag, need.least) for need in needs], "a")


def _fill_triggers(book: MarsBook) -> None:
    says = book.triggers

    def when(by: int, own: str, anyone: str) -> str:
        return f"kdykoli kdokoli {anyone}" if by == ANYONE else f"kdykoli {own}"

    def tag_played(trigger: triggers.TagPlayed, by: int) -> str:
        tags = join([book.tag(tag) for tag in trigger.tags], "nebo")
        who = "kdokoli zahraje" if by == ANYONE else "zahrajete"
        return f"za každý symbol {tags}, který {who}"

    def card_played(trigger: triggers.CardPlayed, by: int) -> str:
        noun = "událost" if trigger.kind == EVENT else "kartu"
        if trigger.kind not in (triggers.ANY_KIND, EVENT):
            noun = "zelenou kartu" if trigger.kind == AUTOMATED else "modrou kartu"
        if trigger.tag != triggers.ANY_TAG:
            noun += f" se symbolem {book.tag(trigger.tag)}"
        if trigger.cost:
            noun += f" s vytištěnou cenou alespoň {trigger.cost} M€"
        return f"{when(by, 'zahrajete', 'zahraje')} {noun}"

    def tile_placed(trigger: triggers.TilePlaced, by: int) -> str:
        what = "destičku" if trigger.tile == triggers.ANY_TILE else book.tile(trigger.tile)
        if trigger.metal:
            what += " na pole se symbolem oceli nebo titanu"
        elif trigger.where == ON_MARS:
            what += " na Mars"
        return f"{when(by, 'umístíte', 'umístí')} {what}"

    def project_used(trigger: triggers.ProjectUsed, by: int) -> str:
        which = f"{when(by, 'provedete', 'provede')} standardní projekt"
        if trigger.cost > 1:
            return f"{which} s vytištěnou cenou alespoň {trigger.cost} M€"
        return f"{which} jiný než prodej patentů"

    says[triggers.TagPlayed] = tag_played
    says[triggers.CardPlayed] = card_played
    says[triggers.TilePlaced] = tile_placed
    says[triggers.ProjectUsed] = project_used
    book.effects[When] = lambda e: f"{book.trigger(e)}, {book.effect(e.do)}"


def _fill_lasting(book: MarsBook) -> None:
    says = book.effects

    def discount(effect: lasting.Discount) -> str:
        if effect.tag == ANYTHING:
            return f"karty vás stojí o {effect.off} M€ méně"
        if effect.per_tag:
            tag = book.tag(effect.tag)
            return f"každý symbol {tag} na kartě vám snižuje její cenu o {effect.off} M€"
        return f"karty se symbolem {book.tag(effect.tag)} vás stojí o {effect.off} M€ méně"

    says[lasting.Discount] = discount
    says[lasting.ProjectDiscount] = lambda e: (
        f"standardní projekt {book.name('standard', PROJECT_NAMES[e.project])} "
        f"vás stojí o {e.off} M€ méně"
    )
    says[lasting.MetalValue] = lambda e: (
        f"každá vaše jednotka {book.production(e.metal)} má o {e.more} M€ vyšší hodnotu"
    )
    says[lasting.Slack] = lambda e: (
        "od požadavků na teplotu, kyslík a oceány se smíte odchýlit až "
        f"o {steps(e.steps)} oběma směry"
    )
    says[lasting.Protect] = lambda e: protects(book, [e])
    says[lasting.Shelter] = lambda e: "z této karty nikdo nemůže odebrat zdroje"
    says[lasting.CardPrice] = lambda e: f"karty kupujete za {e.price} M€ místo za 3 M€"
    says[lasting.GreeneryPrice] = lambda e: (
        f"na zeleň měníte {czech(e.plants, 'rostlinu', 'rostliny', 'rostlin')} místo 8"
    )
    says[lasting.HeatAsMoney] = lambda e: "teplo můžete používat jako M€"
    says[lasting.StandIn] = lambda e: (
        f"{book.every(resource_key(e.resource), 1)} na této kartě můžete utratit "
        f"jako {e.rate} tepla"
    )


def protects(book: MarsBook, protections: list[lasting.Protect]) -> str:
    """What opponents cannot take."""
    kinds = [book.noun(resource_key(protection.resource), 2) for protection in protections]
    return f"soupeři vám nemohou odebrat {join(kinds, 'ani')}"


def _fill_points(book: MarsBook) -> None:
    says = book.worths

    def per_neighbour(worth: points.PerNeighbour, holds: str) -> str:
        tile = "každý oceán" if worth.tile == OCEAN else "každé město"
        return f"1 VB za {tile} vedle destičky této karty"

    def per_tag(worth: points.PerTag, holds: str) -> str:
        if worth.each == 1:
            return f"1 VB za každý symbol {book.tag(worth.tag)}, který máte"
        return f"1 VB za každé {_tags(book, worth.tag, worth.each)}, které máte"

    def per_city(worth: points.PerCity, holds: str) -> str:
        if worth.each == 1:
            return "1 VB za každé město ve hře"
        return f"1 VB za každá {czech(worth.each, 'město', 'města', 'měst')} ve hře"

    says[points.PerHeld] = lambda w, holds: (
        f"{plain(w.gives)} VB za {book.every(holds, w.each)} na této kartě"
    )
    says[points.IfHeld] = lambda w, holds: (
        f"{plain(w.gives)} VB, máte-li na této kartě alespoň 1 {book.noun(holds, 1)}"
    )
    says[points.PerTag] = per_tag
    says[points.PerNeighbour] = per_neighbour
    says[points.PerCity] = per_city
    for kind in (
        points.PerHeld,
        points.IfHeld,
        points.PerTag,
        points.PerNeighbour,
        points.PerCity,
    ):
        book.effects[kind] = lambda w: book.worth(w, NOTHING)
