"""The few ways in which numbers of a position change; each tells the log."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.effect import Frame
from planetfall.core.lists import grown
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import ANYONE, MC
from planetfall.games.terraforming_mars.log import DISCARDED, GAINED, HELD, PRODUCED, RATED
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.tableau import WHEN_BITS

LOWEST_INCOME: Final = -5


def gain(game: Mars, seat: int, resource: int, amount: int, source: int = 0) -> None:
    """Change a stock; a negative amount is spent or lost and must be there (TM-1.14)."""
    game.players[seat].stock = grown(game.players[seat].stock, resource, amount)
    if game.events is not None:
        game.note(GAINED, seat, resource, amount, source)


def produce(game: Mars, seat: int, resource: int, amount: int, source: int = 0) -> None:
    """Change a production; the caller has checked the floor."""
    game.players[seat].production = grown(game.players[seat].production, resource, amount)
    if game.events is not None:
        game.note(PRODUCED, seat, resource, amount, source)


def production_floor(resource: int) -> int:
    """The lowest production: 0, for M€ -5 (TM-1.09, TM-1.10)."""
    return LOWEST_INCOME if resource == MC else 0


def can_produce(game: Mars, seat: int, resource: int, amount: int) -> bool:
    """Whether a production can change by `amount` in full (TM-8.33)."""
    if amount >= 0:
        return True
    return game.players[seat].production[resource] + amount >= production_floor(resource)


def rate(game: Mars, seat: int, steps: int, source: int = 0) -> None:
    """Raise a terraform rating."""
    if steps <= 0:
        return
    player = game.players[seat]
    player.rating += steps
    player.raised = 1
    if game.events is not None:
        game.note(RATED, seat, 0, steps, source)


def held_on(game: Mars, card: int) -> int:
    """Resources on a card."""
    slot = CARDS[card].slot
    return game.held[slot] if slot >= 0 else 0


def hold(game: Mars, seat: int, card: int, amount: int, source: int = 0) -> None:
    """Change the resources on a card of `seat`."""
    game.held = grown(game.held, CARDS[card].slot, amount)
    if game.events is not None:
        game.note(HELD, seat, card, amount, source)


def discard(game: Mars, seat: int, card: int) -> None:
    """A card of the hand goes face down to the discard pile."""
    game.players[seat].hand = take(game.players[seat].hand, card)
    game.discard = put(game.discard, card)
    if game.events is not None:
        game.note(DISCARDED, seat, card, 1, 0, 1 << seat)


def owner_of(game: Mars, card: int) -> int:
    """The seat that has a card in play, -1 for nobody."""
    for seat in range(game.seats):
        if card in game.players[seat].tableau:
            return seat
    return -1


def heard(game: Mars, event: int, actor: int, what: int, more: int = 0) -> list[Frame]:
    """Frames of all effects that the happening sets off, the actor's first, then clockwise."""
    found: list[Frame] = []
    for seat in game.turn_order(actor):
        for packed in game.kit(seat).listeners[event]:
            card = packed >> WHEN_BITS
            when = CARDS[card].when[packed & ((1 << WHEN_BITS) - 1)]
            if when.by != ANYONE and seat != actor:
                continue
            for _ in range(when.trigger.times(game, seat, actor, what, more)):
                found.append(Frame(when.do, seat, card, what, more))
    return found
