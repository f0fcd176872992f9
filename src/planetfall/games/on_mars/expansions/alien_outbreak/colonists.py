"""Readings and changes of how colonists are: well, infected (lying) or vaccinated."""

from __future__ import annotations

from typing import Final

from planetfall.core.lists import grown
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.expansions.alien_outbreak import log
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    FIRST_SLOT,
    ILL,
    IMMUNE,
    MINE_PLACE,
    PLACES,
    SPOTS,
    STATES,
    SUPPLY,
    WELL,
    WORK,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import (
    FIRST_ROOM,
    ROOM,
    ROOMS,
)
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.state import Colony

# The paths of effects that let colonists move when they are chosen.
LEAVING: Final = "outbreak.leave"
COMING: Final = "outbreak.come"
DISMISSED: Final = "outbreak.dismiss"


# Readings.


def room_size(game: Colony, seat: int, room: int) -> int:
    """The slots of a room: 4 in the first one, 2 in that of each further Shelter (OMA-10.19)."""
    if room == 0:
        return FIRST_ROOM
    return ROOM if room < game.players[seat].shelters else 0


def rooms_of(game: Colony, seat: int) -> int:
    """How many rooms a player has."""
    return min(game.players[seat].shelters, ROOMS)


def people_at(game: Colony, seat: int, place: int) -> int:
    """All colonists of a player at a place."""
    player = game.players[seat]
    if place < ROOMS:
        return outbreak(game).rooms[ROOMS * seat + place]
    if place == WORK:
        return player.working
    return player.supply if place == SUPPLY else player.slots[place - FIRST_SLOT]


def count_at(game: Colony, seat: int, place: int, state: int) -> int:
    """Colonists of a player at a place who are in a state."""
    area = outbreak(game)
    spot = SPOTS * seat + place
    if state == ILL:
        return area.ill[spot]
    if state == IMMUNE:
        return area.immune[spot]
    return people_at(game, seat, place) - area.ill[spot] - area.immune[spot]


def miner_state(game: Colony, place: int) -> int:
    """How the colonist on a Mine is."""
    area = outbreak(game)
    if area.ill_mines >> place & 1:
        return ILL
    return IMMUNE if area.immune_mines >> place & 1 else WELL


def miners(game: Colony, state: int) -> list[int]:
    """The hexes of all colonists on Mines who are in a state."""
    return [
        place
        for place in range(HEXES)
        if 0 < game.tops[place] < FIRST_MARKER and miner_state(game, place) == state
    ]


def found(game: Colony, state: int) -> list[tuple[int, int]]:
    """Owner and place of all colonists off the map who are in a state."""
    return [
        (seat, place)
        for seat in range(len(game.players))
        for place in range(len(PLACES))
        if count_at(game, seat, place, state) > 0
    ]


def infected(game: Colony) -> int:
    """All infected colonists in play (OMA-9.18)."""
    area = outbreak(game)
    coming = sum([area.coming[len(STATES) * s + ILL] for s in range(len(game.players))])
    return sum(area.ill) + coming + bits(area.ill_mines)


def in_play(game: Colony) -> int:
    """All colonists in play: in Living Quarters, at work, on slots and Mines (OMA-9.15)."""
    count = 0
    for player in game.players:
        count += player.quarters + player.working + sum(player.slots)
    return count + len([1 for top in game.tops if 0 < top < FIRST_MARKER])


# Changes.


def pending(game: Colony, path: str, seat: int) -> int:
    """Colonists of a player whose move waits for a choice."""
    frames = game.stacks[-1]
    return sum([f.a for f in frames if f.effect.path == path and f.seat == seat])


def on_the_way_in(game: Colony, seat: int) -> int:
    """Colonists whom the base game counts in Living Quarters and who have no room yet."""
    area = outbreak(game)
    count = sum(area.coming[len(STATES) * seat : len(STATES) * (seat + 1)])
    return count + pending(game, COMING, seat) - pending(game, DISMISSED, seat)


def refresh(game: Colony) -> None:
    """Tell the base game which colonists cannot be used."""
    area = outbreak(game)
    for seat, player in enumerate(game.players):
        first = SPOTS * seat
        player.idle = sum(area.ill[first : first + ROOMS]) + on_the_way_in(game, seat)
    game.idle_mines = area.ill_mines


def shift(game: Colony, seat: int, place: int, state: int, amount: int) -> None:
    """Change how many at a place are in a state; in a room also how many are there."""
    area = outbreak(game)
    spot = SPOTS * seat + place
    if state == ILL:
        area.ill = grown(area.ill, spot, amount)
    elif state == IMMUNE:
        area.immune = grown(area.immune, spot, amount)
    if place < ROOMS:
        area.rooms = grown(area.rooms, ROOMS * seat + place, amount)


def set_miner(game: Colony, place: int, state: int) -> None:
    """The colonist on a Mine is now in a state; nobody is there for `WELL`, too."""
    area = outbreak(game)
    area.ill_mines &= ~(1 << place)
    area.immune_mines &= ~(1 << place)
    if state == ILL:
        area.ill_mines |= 1 << place
    elif state == IMMUNE:
        area.immune_mines |= 1 << place


def alter(game: Colony, seat: int, place: int, state: int, to: int) -> None:
    """A colonist at a place changes from one state to another."""
    shift(game, seat, place, state, -1)
    shift(game, seat, place, to, 1)
    refresh(game)


def lay_down(game: Colony, seat: int, place: int) -> None:
    """A colonist falls ill."""
    alter(game, seat, place, WELL, ILL)
    game.note(log.INFECTED, seat, place)


def lay_down_miner(game: Colony, place: int) -> None:
    """The colonist on a Mine falls ill."""
    set_miner(game, place, ILL)
    refresh(game)
    game.note(log.INFECTED, game.tops[place] - 1, MINE_PLACE + place)


def stand_up(game: Colony, seat: int, place: int, by: int) -> None:
    """An infected colonist is well again."""
    alter(game, seat, place, ILL, WELL)
    game.note(log.CURED, seat, place, 0, by)


def stand_up_miner(game: Colony, place: int, by: int) -> None:
    """The infected colonist on a Mine is well again."""
    set_miner(game, place, WELL)
    refresh(game)
    game.note(log.CURED, game.tops[place] - 1, MINE_PLACE + place, 0, by)


def vaccinate(game: Colony, seat: int, place: int, state: int, by: int) -> None:
    """A colonist stands on a vaccine for the rest of the game."""
    outbreak(game).vaccines += 1
    alter(game, seat, place, state, IMMUNE)
    game.note(log.VACCINATED, seat, place, 0, by)


def vaccinate_miner(game: Colony, place: int, by: int) -> None:
    """The colonist on a Mine stands on a vaccine for the rest of the game."""
    outbreak(game).vaccines += 1
    set_miner(game, place, IMMUNE)
    refresh(game)
    game.note(log.VACCINATED, game.tops[place] - 1, MINE_PLACE + place, 0, by)


def spread(game: Colony) -> None:
    """Who shares a room, Working Area or action with an infected colonist falls ill (OMA-10.14)."""
    for seat in range(len(game.players)):
        for place in (*range(ROOMS), WORK):
            if count_at(game, seat, place, ILL):
                _fall_ill(game, seat, place)
    for place in range(FIRST_SLOT, WORK):
        if any([count_at(game, seat, place, ILL) for seat in range(len(game.players))]):
            for seat in range(len(game.players)):
                _fall_ill(game, seat, place)
    refresh(game)


def _fall_ill(game: Colony, seat: int, place: int) -> None:
    """All at a place who are well fall ill."""
    amount = count_at(game, seat, place, WELL)
    if amount:
        shift(game, seat, place, WELL, -amount)
        shift(game, seat, place, ILL, amount)
        game.note(log.SPREAD, seat, place, amount)


def exposed(game: Colony, seat: int, place: int) -> int:
    """How many at a place would fall ill if the turn ended now."""
    ill = count_at(game, seat, place, ILL)
    if FIRST_SLOT <= place < WORK:
        ill = sum([count_at(game, other, place, ILL) for other in range(len(game.players))])
    return count_at(game, seat, place, WELL) if ill else 0


def infected_after(game: Colony) -> int:
    """How many would be infected if the turn ended now."""
    count = infected(game)
    for seat in range(len(game.players)):
        for place in range(len(PLACES)):
            count += exposed(game, seat, place)
    return count
