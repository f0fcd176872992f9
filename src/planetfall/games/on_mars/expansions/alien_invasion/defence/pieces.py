"""Sentry bots and the exosuit on the map: where they enter, stay and are displaced to.

They pass other pieces but may not stay with them; a soldier is no hindrance where they may deal
with it. So while an action goes on at most one hex holds such a piece and another one, and it must
be certain that it gets away with the activations that are left (OMA-5.36).
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, with_last, without
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import SHELTER
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    EXOSUIT,
    SENTRY_BOTS,
)
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import refresh
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.games.on_mars.terrain import is_resting_place, nearest_to_any, resting_places
from planetfall.games.on_mars.vocabulary import HEX

THE_SUIT: Final = -1
"""The exosuit as a piece; the others are numbers of sentry bots."""


def place_of(game: Colony, piece: int) -> int:
    """The hex of a piece."""
    front = front_of(game)
    return front.exosuit if piece == THE_SUIT else front.sentries[piece]


def put_on(game: Colony, piece: int, place: int) -> None:
    """Put a piece that is on the map on another hex."""
    front = front_of(game)
    if piece == THE_SUIT:
        front.exosuit = place
    else:
        front.sentries = changed(front.sentries, piece, place)
    refresh(game)


def enter(game: Colony, piece: int, place: int) -> None:
    """Put the suit, or (any number) one more sentry bot on the map."""
    front = front_of(game)
    if piece == THE_SUIT:
        front.exosuit = place
    else:
        front.sentries = with_last(front.sentries, place)
    refresh(game)


def entries(game: Colony) -> list[int]:
    """Where a piece may enter: human Shelters without a piece, else the nearest hexes to one."""
    shelters = [place for place in range(HEXES) if building_of(game.land[place]) == SHELTER]
    return nearest_to_any(
        shelters, [place for place in range(HEXES) if is_resting_place(game, place)]
    )


def company(game: Colony, place: int) -> int:
    """How many pieces are on a hex, soldiers left out."""
    commander = commander_of(game)
    count = 1 if game.tops[place] else 0
    for player in game.players:
        if player.rover == place:
            count += 1
        count += player.bots.count(place)
    soldiers = commander.standing.count(place) + commander.stunned.count(place)
    return count + game.others.count(place) - soldiers


def owner_of_card(game: Colony, card: int) -> int:
    """Who has a Blueprint; -1 for nobody."""
    for seat, player in enumerate(game.players):
        if card in player.blueprints:
            return seat
    return -1


# Displacement.


def displace_team(game: Colony, place: int) -> None:
    """Let the owners of their cards move the suit and sentry bots away from a hex."""
    front = front_of(game)
    if front.exosuit == place:
        owner = max(owner_of_card(game, EXOSUIT), 0)
        game.push(Frame(DISPLACE_PIECE, owner, 0, THE_SUIT, place))
    for sentry in range(len(front.sentries)):
        if front.sentries[sentry] == place:
            owner = max(owner_of_card(game, SENTRY_BOTS), 0)
            game.push(Frame(DISPLACE_PIECE, owner, 0, sentry, place))


class DisplacePiece(Effect):
    """The owner moves the suit or sentry bot `a` from hex `b` to one of the nearest hexes."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        origin = frame.b
        options = [HEX + place for place in resting_places(game, origin)]
        if options:
            return options
        self._remove(game, frame.a)
        return None

    def _remove(self, game: Colony, piece: int) -> None:
        """With no hex left the piece leaves the map."""
        front = front_of(game)
        if piece == THE_SUIT:
            front.exosuit = -1
        else:
            front.sentries = without(front.sentries, front.sentries[piece])
        refresh(game)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        piece = frame.a
        place = option - HEX
        put_on(game, piece, place)
        kind = log.SUIT_DISPLACED if piece == THE_SUIT else log.SENTRY_DISPLACED
        game.note(kind, frame.seat, place, 0, frame.b)


DISPLACE_PIECE: Final = DisplacePiece()
