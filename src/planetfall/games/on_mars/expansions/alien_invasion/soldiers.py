"""Soldiers on the map: putting, returning, stunning and displacing them.

These are the only ways onto and off the map, so that the soldier marker, the pieces of no player,
the barred hexes and the victory of the aliens are always up to date.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import with_last, without
from planetfall.core.reasons import pack
from planetfall.games.on_mars.components.map import DISTANCE, HEXES
from planetfall.games.on_mars.expansions.alien.reasons import NOT_NEAREST
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    commander_of,
    commander_seat,
    front_of,
)
from planetfall.games.on_mars.expansions.alien_invasion.victory import check_victory
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import is_resting_place
from planetfall.games.on_mars.vocabulary import HEX

FARTHEST: Final = 13


def refresh(game: Colony) -> None:
    """Derive what the base game asks for: pieces of no player, and hexes closed to builders.

    To be called after every change of soldiers, alien markers, sentry bots and the exosuit.
    """
    commander = commander_of(game)
    front = front_of(game)
    others = commander.standing + commander.stunned + front.sentries
    if front.exosuit >= 0:
        others.append(front.exosuit)
    others += [place for place in commander.markers if place >= 0]
    game.others = others
    barred = 0
    for place in commander.standing:
        barred |= 1 << place  # OMA-4.09, OMA-4.12
    game.barred = barred


def has_soldier(game: Colony, place: int) -> bool:
    """Whether a soldier is on a hex, standing or stunned."""
    commander = commander_of(game)
    return place in commander.standing or place in commander.stunned


def add_to_panel(game: Colony, amount: int) -> None:
    """Soldiers from aside onto the panel, as long as some lie aside (OMA-7.43)."""
    commander = commander_of(game)
    added = min(amount, commander.aside)
    if added > 0:
        commander.aside -= added
        commander.ready += added
        game.note(log.SOLDIERS_ADDED, commander_seat(game), 0, added)


def deploy(game: Colony, place: int) -> None:
    """Put a soldier of the panel on a hex."""
    commander = commander_of(game)
    commander.ready -= 1
    commander.standing = with_last(commander.standing, place)
    game.note(log.DEPLOYED, commander_seat(game), place)
    refresh(game)
    check_victory(game)


def return_soldier(game: Colony, place: int, seat: int) -> None:
    """Take the soldier of a hex, standing or stunned, back to the panel; `seat` does it."""
    commander = commander_of(game)
    if place in commander.standing:
        commander.standing = without(commander.standing, place)
    else:
        commander.stunned = without(commander.stunned, place)
    commander.ready += 1
    game.note(log.SOLDIER_RETURNED, seat, place)
    refresh(game)


def stun(game: Colony, place: int, seat: int) -> None:
    """Lay the active soldier of a hex down; `seat` does it."""
    commander = commander_of(game)
    commander.standing = without(commander.standing, place)
    commander.stunned = with_last(commander.stunned, place)
    game.note(log.STUNNED, seat, place)
    refresh(game)


def stand_up(game: Colony, place: int) -> None:
    """Stand the stunned soldier of a hex up."""
    commander = commander_of(game)
    commander.stunned = without(commander.stunned, place)
    commander.standing = with_last(commander.standing, place)
    game.note(log.STOOD_UP, commander_seat(game), place)
    refresh(game)


def shift(game: Colony, origin: int, place: int) -> None:
    """Move the soldier of a hex to another one; it stays standing or stunned."""
    commander = commander_of(game)
    if origin in commander.standing:
        commander.standing = with_last(without(commander.standing, origin), place)
    else:
        commander.stunned = with_last(without(commander.stunned, origin), place)
    refresh(game)


# Displacement.


def refuges(game: Colony, origin: int) -> list[int]:
    """The nearest hexes that a displaced soldier may go to (OMA-5.27), none if all are taken."""
    shielded = front_of(game).shielded
    far = DISTANCE[origin]
    for radius in range(1, FARTHEST):
        found = [
            place
            for place in range(HEXES)
            if far[place] == radius and is_resting_place(game, place) and place not in shielded
        ]
        if found:
            return found
    return []


def displace_soldier(game: Colony, place: int) -> None:
    """Let the commander move the soldier of a hex away (OMA-5.18), if there is one."""
    if has_soldier(game, place):
        game.push(Frame(DISPLACE_SOLDIER, commander_seat(game), 0, 0, place))


class DisplaceSoldier(Effect):
    """The commander moves the soldier of hex `b` to one of the nearest possible hexes."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        origin = frame.b
        options = [HEX + place for place in refuges(game, origin)]
        if options:
            return options
        return_soldier(game, origin, frame.seat)  # OMA-5.32
        return None

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        origin = frame.b
        shift(game, origin, option - HEX)
        game.note(log.SOLDIER_DISPLACED, frame.seat, option - HEX, 0, origin)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if HEX <= option < HEX + HEXES:
            return pack(NOT_NEAREST)
        return super().refusal(game, frame, option)


DISPLACE_SOLDIER: Final = DisplaceSoldier()
