"""Directed samples for quick answers: positions at the limits, for every card and action."""

from __future__ import annotations

from typing import Any

from planetfall.core.bag import put, take
from planetfall.core.effect import Frame
from planetfall.core.game import Game
from planetfall.core.lists import changed, with_last
from planetfall.core.vocabulary import CHANCE
from planetfall.games.terraforming_mars.components.board import LAND, OCEAN_AREAS, bits
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import CITY, GREENERY, OCEAN, STANDARD
from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS
from planetfall.games.terraforming_mars.effects.mars import lay_tile
from planetfall.games.terraforming_mars.extension import CARD_ENTERED
from planetfall.games.terraforming_mars.playing import PLAY_CARD, USE_ACTION
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.turn import TURN


def probes(game: Mars, rng: Any) -> list[tuple[Game, Frame]]:
    """A sample for every card, action and entry of the menu, from one mid-game position."""
    found: list[tuple[Game, Frame]] = []
    movers = game.to_move()
    if game.at_once or not movers or movers[0] == CHANCE:
        return found
    # Between actions only: nothing is being paid for or looked at.
    if game.question(movers[0]).effect is not TURN:
        return found
    for card in CARDS[1:]:
        if card.deck not in game.setting.decks:
            continue
        if not card.is_corporation():
            other = _shaken(game, rng)
            if _into_hand(other, other.active, card.id):
                _at_the_limit(other, other.active, card.id, rng)
                found.append((other, Frame(PLAY_CARD, other.active, card.id)))
        if card.action is not None:
            other = _shaken(game, rng)
            if _into_play(other, other.active, card.id):
                found.append((other, Frame(USE_ACTION, other.active, card.id)))
    for entry in game.setting.menu:
        other = _shaken(game, rng)
        found.append((other, Frame(entry.effect, other.active)))
    return found


def _shaken(game: Mars, rng: Any) -> Mars:
    """A copy with stocks, productions, tracks and card memory rolled at their limits."""
    other = game.clone()
    for player in other.players:
        for resource in range(STANDARD):
            player.stock = changed(
                player.stock, resource, rng.choice([0, 1, 2, 3, 4, 6, 8, 12, 25, 40])
            )
            player.production = changed(player.production, resource, rng.choice([0, 0, 1, 2, 4]))
        player.production = changed(player.production, 0, rng.choice([-5, -4, -3, -2, -1, 0, 2]))
        player.next_discount = rng.choice([0, 0, 8])
        player.next_slack = rng.choice([0, 0, 2])
    other.held = [rng.choice([0, 0, 1, 2, 3]) for _ in other.held]
    if rng.randrange(3):
        other.temperature = rng.randrange(20)
        other.oxygen = rng.randrange(15)
    _more_cards(other, rng)
    _more_tiles(other, rng)
    other.setting.shake(other, rng)
    return other


def _more_cards(game: Mars, rng: Any) -> None:
    """Lay some cards of the deck into play, so that tags, discounts and listeners occur."""
    for _ in range(rng.choice([0, 3, 12, 20])):
        if game.deck:
            number = rng.choice(game.deck)
            seat = game.active if rng.randrange(3) else rng.randrange(game.seats)
            if not CARDS[number].is_event():
                game.deck = take(game.deck, number)
                game.players[seat].tableau = with_last(game.players[seat].tableau, number)
                _entered(game, seat, number)


def _more_tiles(game: Mars, rng: Any) -> None:
    """Cities and greeneries here and there; now and then the land is almost full."""
    for _ in range(rng.choice([0, 0, 2, 5, 48])):
        free = bits(LAND & ~game.taken_hexes())
        if free:
            lay_tile(
                game, rng.choice([CITY, GREENERY]), rng.choice(free), rng.randrange(game.seats)
            )
    for _ in range(rng.choice([0, 0, 3, 9])):
        free = bits(OCEAN_AREAS & ~game.taken_hexes())
        if free and game.oceans_placed() < ALL_OCEANS:
            lay_tile(game, OCEAN, rng.choice(free), -1)


def _at_the_limit(game: Mars, seat: int, number: int, rng: Any) -> None:
    """Give the seat about as much as the card costs, in money and metals."""
    card = CARDS[number]
    due = game.kit(seat).price(card, game.players[seat].next_discount)
    player = game.players[seat]
    if card.metals and rng.randrange(2):
        money = max(0, due - rng.randrange(8))
    else:
        money = max(0, due + rng.choice([-1, 0, 0, 0, 1]))
    player.stock = changed(player.stock, 0, money)


def _into_hand(game: Mars, seat: int, number: int) -> bool:
    """Move a card from wherever nobody minds into a hand."""
    holders = [player for player in game.players if number in player.hand]
    if number in game.deck:
        game.deck = take(game.deck, number)
    elif number in game.discard:
        game.discard = take(game.discard, number)
    elif holders:
        holders[0].hand = take(holders[0].hand, number)
    else:
        return False
    game.players[seat].hand = put(game.players[seat].hand, number)
    return True


def _into_play(game: Mars, seat: int, number: int) -> bool:
    """Lay a card into play, used or not as it was."""
    player = game.players[seat]
    if number in player.tableau:
        return True
    if CARDS[number].is_corporation():
        if not player.tableau or any(number in other.tableau for other in game.players):
            return False
        player.tableau = changed(player.tableau, 0, number)
        _entered(game, seat, number)
        return True
    if not _into_hand(game, seat, number):
        return False
    player.hand = take(player.hand, number)
    player.tableau = with_last(player.tableau, number)
    _entered(game, seat, number)
    return True


def _entered(game: Mars, seat: int, number: int) -> None:
    """A card lies in play: expansions hear of it as they do in a game."""
    game.players[seat].kit = None
    game.setting.tell(game, CARD_ENTERED, seat, number)
