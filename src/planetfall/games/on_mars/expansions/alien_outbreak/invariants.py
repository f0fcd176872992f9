"""Invariants of the sub-state: colonists by room and state agree with those of the base game."""

from __future__ import annotations

from planetfall.core.lists import grown
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    LEAVING,
    count_at,
    on_the_way_in,
    pending,
    people_at,
    room_size,
    rooms_of,
    shift,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    PLACES,
    SPOTS,
    STATES,
    SUPPLY,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import ROOMS, VACCINES
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.state import Colony


def broken(game: Colony) -> list[str]:
    """Broken invariants in words."""
    found: list[str] = []
    for seat in range(len(game.players)):
        found += _rooms(game, seat)
        found += _states(game, seat)
    area = outbreak(game)
    if area.ill_mines & area.immune_mines:
        found.append("a vaccinated colonist on a Mine is infected")
    for place in range(len(game.tops)):
        marked = (area.ill_mines | area.immune_mines) >> place & 1
        if marked and not 0 < game.tops[place] < FIRST_MARKER:
            found.append(f"the state of a colonist on the empty hex {place}")
    immune = sum(area.immune) + sum(area.coming[2::3]) + bits(area.immune_mines)
    if immune != area.vaccines or area.vaccines > VACCINES:
        found.append(f"{immune} colonists on {area.vaccines} vaccines")
    return found


def _rooms(game: Colony, seat: int) -> list[str]:
    found: list[str] = []
    total = _housed(game, seat)
    if total != game.players[seat].quarters:
        found.append(f"player {seat} has {total} colonists in rooms")
    for room in range(ROOMS):
        if people_at(game, seat, room) > room_size(game, seat, room):
            found.append(f"player {seat} has too many colonists in room {room}")
    return found


def _states(game: Colony, seat: int) -> list[str]:
    waiting = on_the_way_in(game, seat) + pending(game, LEAVING, seat)
    found: list[str] = []
    area = outbreak(game)
    for place in range(len(PLACES)):
        spot = SPOTS * seat + place
        least = count_at(game, seat, place, 0) + waiting
        if min(area.ill[spot], area.immune[spot], least) < 0:
            found.append(f"player {seat} has other colonists than there are: {PLACES[place]}")
    if area.ill[SPOTS * seat + SUPPLY]:
        found.append(f"player {seat} has infected colonists in the supply")
    return found


def house_all(game: Colony) -> None:
    """Bring the rooms in line with how many are in Living Quarters, after a change from outside."""
    area = outbreak(game)
    if game.decided:
        return
    for seat in range(len(game.players)):
        missing = game.players[seat].quarters - _housed(game, seat)
        for room in range(rooms_of(game, seat)):
            free = room_size(game, seat, room) - people_at(game, seat, room)
            more = max(min(missing, free), -people_at(game, seat, room))
            missing -= more
            if more > 0:
                area.rooms = grown(area.rooms, ROOMS * seat + room, more)
            for _ in range(-more):
                states = [s for s in range(len(STATES)) if count_at(game, seat, room, s)]
                shift(game, seat, room, states[0], -1)
        for state in range(len(STATES)):
            spot = len(STATES) * seat + state
            gone = min(area.coming[spot], max(-missing, 0))
            area.coming = grown(area.coming, spot, -gone)
            missing += gone


def _housed(game: Colony, seat: int) -> int:
    """How many a player has in Living Quarters by rooms and by what is still to be chosen."""
    area = outbreak(game)
    total = sum(area.rooms[ROOMS * seat : ROOMS * (seat + 1)])
    return total + on_the_way_in(game, seat) - pending(game, LEAVING, seat)
