"""What cards carry beside effects: counts, requirements, triggers, lasting effects, points."""

from __future__ import annotations

from typing import Final

from planetfall.core.modifiers import ANYTHING
from planetfall.games.terraforming_mars.components.card import Worth
from planetfall.games.terraforming_mars.components.terms import (
    ANYONE,
    KIND_NAMES,
    OCEAN,
    ON_MARS,
    TRACK_NAMES,
    WHOSE_NAMES,
)
from planetfall.games.terraforming_mars.effects import (
    counts,
    lasting,
    mars,
    points,
    requirements,
    triggers,
)
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, resource_key
from planetfall.text.book import Words
from planetfall.text.grammar import join

NO_LIMIT: Final = 999
"""What `counts.HeldHere` has where it counts all."""


def fill(book: MarsBook) -> None:
    """The phrases of all conditions."""
    book.effects |= book.bind(CONDITIONS)
    book.readers["trigger"] = book.trigger
    book.triggers |= book.bind(TRIGGERS)
    add_worths(book, WORTHS)


def add_worths(book: MarsBook, worths: Words) -> None:
    """Points, as such and as points of a card that holds a known resource."""
    book.worths |= book.bind(worths)
    book.effects |= book.bind(dict.fromkeys(worths, _worth))


def _worth(book: MarsBook, worth: Worth) -> str:
    return book.worth(worth)


# Counts.


def _tags(book: MarsBook, count: counts.Tags) -> str:
    return _each_tag(book, count.tag, count.each, WHOSE_NAMES[count.whose])


def _each_tag(book: MarsBook, tag: int, each: int, whose: str) -> str:
    key = f"Tags.{whose}" if each == 1 else f"Tags.{whose}.several"
    return book.say(key, tag=book.tag(tag), number=each)


def _cities(book: MarsBook, count: counts.Cities) -> str:
    return book.say("Cities.on_mars" if count.where == ON_MARS else "Cities")


def _held_here(book: MarsBook, count: counts.HeldHere) -> str:
    each = book.every(resource_key(count.resource), 1)
    key = "HeldHere" if count.most == NO_LIMIT else "HeldHere.most"
    return book.say(key, each=each, most=count.most)


# Requirements.


def _at_least(book: MarsBook, need: requirements.AtLeast) -> str:
    return book.say("AtLeast." + TRACK_NAMES[need.track], value=need.value)


def _at_most(book: MarsBook, need: requirements.AtMost) -> str:
    return book.say("AtMost." + TRACK_NAMES[need.track], value=need.value)


def has_tags(book: MarsBook, needs: list[requirements.HasTags]) -> str:
    """The tags that a card needs."""
    tags = [
        book.say("needed.one", tag=book.tag(need.tag))
        if need.least == 1
        else book.say("needed.several", tag=book.tag(need.tag), number=need.least)
        for need in needs
    ]
    return book.say("HasTags", tags=book.all_of(tags))


# Triggers.


def by_whom(by: int) -> str:
    """The end of a trigger's key: whether it fires for anyone or for the owner alone."""
    return ".anyone" if by == ANYONE else ".owner"


def _tag_played(book: MarsBook, trigger: triggers.TagPlayed, by: int) -> str:
    tags = book.one_of([book.tag(tag) for tag in trigger.tags])
    return book.say("TagPlayed" + by_whom(by), a_tag=book.say("a_tag", tag=tags))


def _card_played(book: MarsBook, trigger: triggers.CardPlayed, by: int) -> str:
    kind = "any" if trigger.kind == triggers.ANY_KIND else KIND_NAMES[trigger.kind]
    card = book.say("CardPlayed." + kind)
    if trigger.tag != triggers.ANY_TAG:
        card = book.say("CardPlayed.tag", card=card, tag=book.tag(trigger.tag))
    if trigger.cost:
        card = book.say("CardPlayed.cost", card=card, cost=trigger.cost)
    return book.say("CardPlayed" + by_whom(by), card=card)


def _tile_placed(book: MarsBook, trigger: triggers.TilePlaced, by: int) -> str:
    is_any = trigger.tile == triggers.ANY_TILE
    tile = book.say("TilePlaced.any") if is_any else book.tile(trigger.tile)
    if trigger.metal:
        tile += " " + book.site(mars.METAL)
    elif trigger.where == ON_MARS:
        tile = book.say("TilePlaced.on_mars", tile=tile)
    return book.say("TilePlaced" + by_whom(by), tile=tile)


def _project_used(book: MarsBook, trigger: triggers.ProjectUsed, by: int) -> str:
    key = "ProjectUsed.cost" if trigger.cost > 1 else "ProjectUsed.any"
    return book.say("ProjectUsed" + by_whom(by), which=book.say(key, cost=trigger.cost))


# Effects that last.


def _discount(book: MarsBook, effect: lasting.Discount) -> str:
    if effect.tag == ANYTHING:
        return book.say("Discount", off=effect.off)
    key = "Discount.per_tag" if effect.per_tag else "Discount.tag"
    return book.say(key, off=effect.off, tag=book.tag(effect.tag), a_tag=book.a_tag(effect.tag))


def protects(book: MarsBook, protections: list[lasting.Protect]) -> str:
    """What opponents cannot take."""
    kinds = [book.noun(resource_key(protection.resource), 2) for protection in protections]
    return book.say("Protect", what=join(kinds, book.say("nor")))


# Points.


def _per_held(book: MarsBook, worth: points.PerHeld, holds: str) -> str:
    return book.say("PerHeld", gives=worth.gives, each=book.every(holds, worth.each))


def _if_held(book: MarsBook, worth: points.IfHeld, holds: str) -> str:
    return book.say("IfHeld", gives=worth.gives, held=book.noun(holds, 1))


def _per_tag(book: MarsBook, worth: points.PerTag, holds: str) -> str:
    return book.say("PerTag", each=_each_tag(book, worth.tag, worth.each, "owner"))


def _per_city(book: MarsBook, worth: points.PerCity, holds: str) -> str:
    key = "Cities" if worth.each == 1 else "Cities.several"
    return book.say("PerCity", each=book.say(key, number=worth.each))


def _per_neighbour(book: MarsBook, worth: points.PerNeighbour, holds: str) -> str:
    return book.say("PerNeighbour.ocean" if worth.tile == OCEAN else "PerNeighbour.city")


CONDITIONS: Final[Words] = {
    counts.Tags: _tags,
    counts.Cities: _cities,
    counts.HeldHere: _held_here,
    requirements.AtLeast: _at_least,
    requirements.AtMost: _at_most,
    requirements.HasTags: lambda book, need: has_tags(book, [need]),
    lasting.Discount: _discount,
    lasting.Protect: lambda book, effect: protects(book, [effect]),
}

TRIGGERS: Final[Words] = {
    triggers.TagPlayed: _tag_played,
    triggers.CardPlayed: _card_played,
    triggers.TilePlaced: _tile_placed,
    triggers.ProjectUsed: _project_used,
}

WORTHS: Final[Words] = {
    points.PerHeld: _per_held,
    points.IfHeld: _if_held,
    points.PerTag: _per_tag,
    points.PerCity: _per_city,
    points.PerNeighbour: _per_neighbour,
}
