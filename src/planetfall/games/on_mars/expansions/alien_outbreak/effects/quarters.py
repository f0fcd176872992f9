"""Living Quarters: who leaves them, where who comes is housed, and the quarantine."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import grown
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.expansions.alien_outbreak import log
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    count_at,
    miner_state,
    people_at,
    refresh,
    room_size,
    rooms_of,
    set_miner,
    shift,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    FIRST_SLOT,
    ILL,
    IMMUNE,
    STATES,
    SUPPLY,
    WELL,
    WORK,
)
from planetfall.games.on_mars.expansions.alien_outbreak.goals import check_win
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.expansions.alien_outbreak.vocabulary import (
    KEYS,
    colonist_word,
    is_colonist,
    place_in,
    state_in,
)
from planetfall.games.on_mars.packing import (
    IN_MINE,
    IN_SUPPLY,
    moved_amount,
    moved_housed,
    moved_place,
)
from planetfall.games.on_mars.state import Colony

ORDER: Final = (ILL, IMMUNE, WELL)
"""The order in which those who come are housed."""
MOST_MOVES: Final = 12
"""Of a quarantine: enough for every arrangement."""


def spot_of(place: int) -> int:
    """The place here of one of the base game's; Mines stay `IN_MINE` + hex."""
    return SUPPLY if place == IN_SUPPLY else FIRST_SLOT + place


def profile(game: Colony, seat: int, room: int) -> tuple[int, ...]:
    """What makes a room different from another one."""
    return tuple([count_at(game, seat, room, state) for state in range(len(STATES))])


# Leaving.


def depart(game: Colony, seat: int, move: int) -> None:
    """Colonists have left Living Quarters: which ones is asked if it matters (OMA-10.39)."""
    game.push(Frame(LEAVE_ROOM, seat, 0, moved_amount(move), moved_place(move)))


class LeaveRoom(Effect):
    """Choose which standing colonist leaves; `a`: how many are to go, `b`: where to."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        left = frame.a
        if left == 0:
            return None
        groups = _standing(game, frame.seat)
        total = sum([count_at(game, frame.seat, room, state) for room, state in groups])
        kinds = {
            (state, room_size(game, frame.seat, room), profile(game, frame.seat, room))
            for room, state in groups
        }
        if len(kinds) == 1 or total == left:
            room, state = groups[0]
            self._go(game, frame, room, state)
            return None
        return [colonist_word(frame.seat, room, state) for room, state in groups]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        self._go(game, frame, place_in(option), state_in(option))

    def _go(self, game: Colony, frame: Frame, room: int, state: int) -> None:
        shift(game, frame.seat, room, state, -1)
        place = frame.b
        if place >= IN_MINE:
            set_miner(game, place - IN_MINE, state)
        else:
            shift(game, frame.seat, spot_of(place), state, 1)
        game.push(frame.step(frame.a - 1, frame.b))


LEAVE_ROOM = LeaveRoom()


def _standing(game: Colony, seat: int) -> list[tuple[int, int]]:
    """Room and state of those in Living Quarters who can be used."""
    return [
        (room, state)
        for room in range(rooms_of(game, seat))
        for state in (WELL, IMMUNE)
        if count_at(game, seat, room, state) > 0
    ]


# Coming.


def arrive(game: Colony, seat: int, move: int) -> None:
    """Colonists come from a place: who, who finds room and where is asked if it matters."""
    amount = moved_amount(move)
    housed = moved_housed(move)
    game.push(Frame(HOUSE, seat))
    if housed < amount:
        game.push(Frame(DISMISS, seat, 0, amount - housed))
    game.push(Frame(COME, seat, 0, amount, moved_place(move)))
    refresh(game)


def on_the_way(game: Colony, seat: int, state: int, amount: int) -> None:
    """Change how many in a state are on their way into Living Quarters."""
    area = outbreak(game)
    area.coming = grown(area.coming, len(STATES) * seat + state, amount)
    refresh(game)


def coming(game: Colony, seat: int) -> list[int]:
    """The states of those on their way, each once, in the order in which they are housed."""
    area = outbreak(game)
    return [state for state in ORDER if area.coming[len(STATES) * seat + state]]


class Come(Effect):
    """Choose which colonists come back from place `b`, `a` of them; gained ones are standing."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        left = frame.a
        place = frame.b
        if left == 0:
            return None
        if place >= IN_MINE:
            state = miner_state(game, place - IN_MINE)
            set_miner(game, place - IN_MINE, WELL)
            on_the_way(game, frame.seat, state, 1)
            return None
        states = self._states(game, frame)
        spot = spot_of(place)
        # The base game has taken them off the place already.
        total = people_at(game, frame.seat, spot) + left
        if spot == SUPPLY or len(states) == 1 or total == left:
            self._bring(game, frame, states[0])
            return None
        return [colonist_word(frame.seat, spot, state) for state in states]

    def _states(self, game: Colony, frame: Frame) -> list[int]:
        """How those at the place are, the vaccinated ones first: the supply gives them first."""
        spot = spot_of(frame.b)
        if spot == SUPPLY:
            return [IMMUNE if count_at(game, frame.seat, spot, IMMUNE) else WELL]
        found = [s for s in (IMMUNE, ILL) if count_at(game, frame.seat, spot, s)]
        if count_at(game, frame.seat, spot, WELL) + frame.a > 0:
            found.append(WELL)
        return found

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        self._bring(game, frame, state_in(option))

    def _bring(self, game: Colony, frame: Frame, state: int) -> None:
        game.push(frame.step(frame.a - 1, frame.b))
        if state != WELL:
            shift(game, frame.seat, spot_of(frame.b), state, -1)
        on_the_way(game, frame.seat, state, 1)


COME = Come()


class Dismiss(Effect):
    """Choose which of those who come find no room and go to the supply (OMA-10.40)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        left = frame.a
        if left == 0:
            return None
        states = coming(game, frame.seat)
        if len(states) == 1:
            self._go(game, frame, states[0])
            return None
        return [KEYS.state + state for state in states]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        self._go(game, frame, option - KEYS.state)

    def _go(self, game: Colony, frame: Frame, state: int) -> None:
        """OMA-10.29: an infection is left behind; OMA-11.12: a vaccine is not."""
        game.push(frame.step(frame.a - 1))
        on_the_way(game, frame.seat, state, -1)
        if state == IMMUNE:
            shift(game, frame.seat, SUPPLY, IMMUNE, 1)
        if state == ILL:
            check_win(game)


DISMISS = Dismiss()


class House(Effect):
    """Choose the rooms of those who come, the infected ones first; `done` fills them in order."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        states = coming(game, frame.seat)
        if not states:
            return None
        rooms = free_rooms(game, frame.seat)
        if (
            len({(room_size(game, frame.seat, r), profile(game, frame.seat, r)) for r in rooms})
            == 1
        ):
            self._move_in(game, frame, rooms[0], states[0])
            return None
        return [*[KEYS.room + room for room in rooms], DONE]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option != DONE:
            self._move_in(game, frame, option - KEYS.room, coming(game, frame.seat)[0])
            return
        states = coming(game, frame.seat)
        while states:
            _settle(game, frame.seat, free_rooms(game, frame.seat)[0], states[0])
            states = coming(game, frame.seat)

    def _move_in(self, game: Colony, frame: Frame, room: int, state: int) -> None:
        _settle(game, frame.seat, room, state)
        game.push(frame)


HOUSE = House()


def _settle(game: Colony, seat: int, room: int, state: int) -> None:
    """One of those who come moves into a room."""
    on_the_way(game, seat, state, -1)
    shift(game, seat, room, state, 1)
    refresh(game)


def free_rooms(game: Colony, seat: int) -> list[int]:
    """The rooms with a free slot."""
    return [
        room
        for room in range(rooms_of(game, seat))
        if people_at(game, seat, room) < room_size(game, seat, room)
    ]


def cleared(game: Colony, seat: int, slot: int) -> None:
    """All colonists of a player on an action have gone to the Working Area, as they are."""
    place = FIRST_SLOT + slot
    for state in (ILL, IMMUNE):
        amount = count_at(game, seat, place, state)
        if amount:
            shift(game, seat, place, state, -amount)
            shift(game, seat, WORK, state, amount)
    refresh(game)


# Quarantine.


class Quarantine(Effect):
    """After the card the active player may rearrange the own Living Quarters (OMA-10.06).

    `a` is how many colonists were picked so far, `b` 0 or 1 + the option of the one picked now: it
    goes to a room with a free slot, or changes places with another colonist.
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        seat = frame.seat
        if game.round == 1 or frame.a > MOST_MOVES:
            return None
        if rooms_of(game, seat) == 1 or game.players[seat].quarters == 0:
            return None
        if frame.b:
            return [*targets(game, seat, frame.b - 1), DONE]
        picks = [
            colonist_word(seat, room, state)
            for room in range(rooms_of(game, seat))
            for state in range(len(STATES))
            if count_at(game, seat, room, state)
        ]
        return [*[pick for pick in picks if targets(game, seat, pick)], DONE]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        picked = frame.b - 1
        if frame.b == 0:
            if option != DONE:
                game.push(frame.step(frame.a + 1, 1 + option))
            return
        game.push(frame.step(frame.a, 0))
        if option == DONE:
            return
        seat = frame.seat
        origin, state = place_in(picked), state_in(picked)
        room = place_in(option) if is_colonist(option) else option - KEYS.room
        shift(game, seat, origin, state, -1)
        shift(game, seat, room, state, 1)
        if is_colonist(option):
            shift(game, seat, room, state_in(option), -1)
            shift(game, seat, origin, state_in(option), 1)
            game.note(log.EXCHANGED, seat, origin, room)
        else:
            game.note(log.REARRANGED, seat, origin, room, state)
        refresh(game)


QUARANTINE = Quarantine()


def targets(game: Colony, seat: int, picked: int) -> list[int]:
    """Where a colonist could go: rooms with a free slot, or places of others unlike it."""
    origin, state = place_in(picked), state_in(picked)
    rooms = [KEYS.room + room for room in free_rooms(game, seat) if room != origin]
    others = [
        colonist_word(seat, room, other)
        for room in range(rooms_of(game, seat))
        for other in range(len(STATES))
        if room != origin and other != state and count_at(game, seat, room, other)
    ]
    return rooms + others
