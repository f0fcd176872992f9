"""The solo game: two neutral cities and greeneries placed by the costs of cards (TM-21)."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.games.terraforming_mars.components.board import BESIDE, HEXES, LAND, RINGS, around
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import CITY, GREENERY
from planetfall.games.terraforming_mars.decks import PROJECT_STREAM, deck_options, take_from_deck
from planetfall.games.terraforming_mars.effects.mars import lay_tile
from planetfall.games.terraforming_mars.log import REVEALED, SET_UP
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import card_of

SOLO_RATING: Final = 14


def _allowed(game: Mars) -> int:
    """Areas for neutral tiles: land without a tile (TM-21.20)."""
    return LAND & ~game.taken_hexes()


def city_place(game: Mars, cost: int, *, backwards: bool) -> int:
    """The area for a neutral city, counted from the top left, or from the bottom right."""
    order = list(range(HEXES))
    if backwards:
        order.reverse()
    free = _allowed(game)
    banned = around(game.city_hexes)
    # TM-21.29: a greenery must find room beside the city.
    legal = [h for h in order if free >> h & 1 and not banned >> h & 1 and BESIDE[h] & free]
    return legal[(max(cost, 1) - 1) % len(legal)]


def greenery_place(game: Mars, city: int, cost: int) -> int:
    """The area for a neutral greenery, counted clockwise round its city; -1 for none."""
    free = _allowed(game)
    legal = [h for h in RINGS[city] if h >= 0 and free >> h & 1]
    return legal[(max(cost, 1) - 1) % len(legal)] if legal else -1


class NeutralTile(Chance):
    """Turn up a card; its cost places tile `a` of the four; `b` is the city of a greenery + 1."""

    def stream(self, game: Mars, frame: Frame) -> int:
        return PROJECT_STREAM

    def outcomes(self, game: Mars, frame: Frame) -> list[int]:
        return deck_options(game)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        card = card_of(option)
        take_from_deck(game, card)
        game.discard = put(game.discard, card)
        cost = CARDS[card].cost
        if frame.a < 2:
            place = city_place(game, cost, backwards=frame.a == 1)
            tile = CITY
        else:
            place = greenery_place(game, frame.b - 1, cost)
            tile = GREENERY
        if game.events is not None:
            game.note(REVEALED, -1, card, 1)
        if place >= 0:
            lay_tile(game, tile, place, -1)
            if game.events is not None:
                game.note(SET_UP, -1, tile, place)
        self._next(game, frame, place)

    def _next(self, game: Mars, frame: Frame, place: int) -> None:
        """City 1, city 2, greenery at city 1, greenery at city 2 (TM-21.17)."""
        if frame.a == 0:
            game.push(frame.step(1, place + 1))
        elif frame.a == 1:
            game.push(frame.step(3, place + 1))
            game.push(frame.step(2, frame.b))


NEUTRAL_TILES: Final = NeutralTile()


def solo_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    return {"neutral_tiles": NEUTRAL_TILES}
