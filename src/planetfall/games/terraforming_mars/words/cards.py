"""The whole text of a card, put together from the phrases of its parts."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from planetfall.games.terraforming_mars.components.card import Card, When
from planetfall.games.terraforming_mars.components.terms import OPPONENTS
from planetfall.games.terraforming_mars.effects.basic import Pay
from planetfall.games.terraforming_mars.effects.counts import Tags, Untagged
from planetfall.games.terraforming_mars.effects.lasting import Protect
from planetfall.games.terraforming_mars.effects.mars import Place
from planetfall.games.terraforming_mars.effects.requirements import HasTags
from planetfall.games.terraforming_mars.effects.triggers import TagPlayed, TilePlaced
from planetfall.games.terraforming_mars.setup import BEGINNER
from planetfall.games.terraforming_mars.words.conditions import has_tags, protects
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.text.grammar import plain, sentence


def sentences_of(book: MarsBook, card: Card) -> list[str]:
    """What a card does, in sentences."""
    found = []
    if card.needs:
        found.append(sentence(requirement(book, card)))
    # What is paid is told before what it brings.
    paid_first = sorted(card.play, key=lambda effect: not isinstance(effect, Pay))
    start = [_with_own(book, card, effect) for effect in paid_first]
    if card.is_corporation():
        if start:
            found.append(f"{book.term('text.start')} {'; '.join(start)}.")
        if card.name == BEGINNER:
            found.append(book.term("text.beginner"))
    else:
        found += [sentence(clause) for clause in start]
    if card.first is not None:
        found.append(f"{book.term('text.first')} {book.effect(card.first)}.")
    found += [f"{book.term('text.effect')} {clause}." for clause in lasting(book, card)]
    if card.action is not None:
        found.append(f"{book.term('text.action')} {book.effect(card.action)}.")
    if points := worth(book, card):
        found.append(sentence(points))
    return found


def requirement(book: MarsBook, card: Card) -> str:
    """What a card needs to be played, as one clause; tags are told together."""
    tags = [need for need in card.needs if isinstance(need, HasTags)]
    clauses = [book.effect(need) for need in card.needs if not isinstance(need, HasTags)]
    if tags:
        clauses.append(has_tags(book, tags))
    # What one has is listed together: "you have a colony and a city".
    having = f"{book.term('text.you_have')} "
    told = clauses[:1]
    for before, clause in pairwise(clauses):
        both = before.startswith(having) and clause.startswith(having)
        told.append(clause.removeprefix(having) if both else clause)
    return f"{book.term('text.needs')} {book.all_of(told)}"


def lasting(book: MarsBook, card: Card) -> list[str]:
    """The effects that last while a card is in play, as clauses; protections are told together."""
    found = [_fires(book, card, when) for when in card.when]
    safe = [modifier for modifier in card.lasting if isinstance(modifier, Protect)]
    found += [book.effect(m) for m in card.lasting if not isinstance(m, Protect)]
    if safe:
        found.append(protects(book, safe))
    return found


def worth(book: MarsBook, card: Card) -> str:
    """The victory points of a card as a clause; empty for none."""
    if card.worth is not None:
        return book.worth(card.worth, card.holds)
    return f"{plain(card.vp)} {book.term('text.points')}" if card.vp else ""


def _with_own(book: MarsBook, card: Card, effect: Any) -> str:
    """An immediate effect; where it counts the card's own tags, that is said."""
    clause = book.effect(effect)
    per = getattr(effect, "per", None)
    counts_itself = isinstance(per, Untagged) and not card.tags
    if isinstance(per, Tags) and per.whose != OPPONENTS and card.tag_counts[per.tag]:
        counts_itself = True
    if counts_itself:
        clause += f" ({book.term('text.included')})"
    return clause


def _fires(book: MarsBook, card: Card, when: When) -> str:
    """A triggered effect; where the card itself sets it off, that is said."""
    trigger = when.trigger
    own = False
    if isinstance(trigger, TagPlayed):
        own = any(card.tag_counts[tag] for tag in trigger.tags)
    elif isinstance(trigger, TilePlaced):
        own = any(isinstance(e, Place) and e.tile == trigger.tile for e in card.play)
    if not own:
        return book.effect(when)
    note = book.term("text.included")
    return f"{book.trigger(when)} ({note}), {book.effect(when.do)}"
