"""Positions of Outbreak for rule tests, and what tests ask of them."""

from __future__ import annotations

from typing import Any, Self

from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    count_at,
    infected,
    miner_state,
    room_size,
    rooms_of,
    shift,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import MISSION_IDS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    FIRST_SLOT,
    PLACES,
    STATES,
    WORK,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import ROOMS
from planetfall.games.on_mars.expansions.alien_outbreak.state import Outbreak, outbreak
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import Position, choose, offered, place

MISSIONS = ("tech_developed", "vaccines_given")
"""The missions of these positions, far from being fulfilled."""


class Ward(Position):
    """A position of Outbreak in round 2: colonists by place and state."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, chapter="outbreak", **options)
        self.missions(*MISSIONS)

    def missions(self, red: str, blue: str) -> Self:
        """The two missions of the team."""
        numbers = [1 + MISSION_IDS.index(red), 1 + MISSION_IDS.index(blue)]
        return self.write(f"table: extras.outbreak.missions={numbers[0]},{numbers[1]}")

    def time(self, number: int) -> Self:
        """Where the time marker is."""
        return self.write(f"table: extras.outbreak.time={number}")

    def shown(self, *cards: str) -> Self:
        """The infection cards turned up so far."""
        return self.write(f"table: extras.outbreak.shown={','.join(cards) or '-'}")

    def round(self, number: int) -> Self:
        """The number of the round; in the first one no infection card is turned up."""
        return self.write(f"table: round={number}")

    def people(self, seat: int, spot: str, well: int = 0, ill: int = 0, immune: int = 0) -> Self:
        """Exactly these colonists of a player at a place, the others from and to the supply."""
        where, player = PLACES.index(spot), self.player(seat)
        wanted = [well, ill, immune]
        for state, amount in enumerate(wanted):
            now = count_at(self.game, seat, where, state)
            if where < ROOMS or state:
                shift(self.game, seat, where, state, amount - now)
                if STATES[state] == "immune":
                    outbreak(self.game).vaccines += amount - now
        total = sum(wanted)
        if where < ROOMS:
            quarters = sum(outbreak(self.game).rooms[ROOMS * seat : ROOMS * (seat + 1)])
            player.supply += player.quarters - quarters
            player.quarters = quarters
        elif where == WORK:
            player.supply += player.working - total
            player.working = total
        else:
            player.supply += player.slots[where - FIRST_SLOT] - total
            player.slots[where - FIRST_SLOT] = total
        return self

    def medicine(self, seat: int, amount: int) -> Self:
        """So much medicine in Storage."""
        self.player(seat).storage[6] = amount
        return self

    def card(self, seat: int, card: str, *later: int) -> Colony:
        """The turn of a seat begins with an infection card; of the others `later` follow."""
        game = self.stop_at_chance().turn(seat, *later)
        game = choose(game, CHANCE, f"infection:{card}")
        game.stop_at_chance = False
        return game

    def calm(self, seat: int, *later: int) -> Colony:
        """The turn of a seat in round 1, without a card."""
        return self.round(1).turn(seat, *later)

    def end_of_turn(self, seat: int = 0) -> Colony:
        """The turn of a seat ends, and so does the game's work."""
        self.game.turn = seat
        for player in self.game.players:
            player.acted = 1
        return self.begin(f"end_turn@{seat}")


def area(game: Colony) -> Outbreak:
    """The chapter's area."""
    return outbreak(game)


def states(game: Colony, seat: int, spot: str) -> list[int]:
    """How many colonists of a player at a place are well, infected and vaccinated."""
    where = PLACES.index(spot)
    return [count_at(game, seat, where, state) for state in range(len(STATES))]


def miner(game: Colony, name: str) -> str:
    """How the colonist on the Mine of a hex is."""
    return STATES[miner_state(game, place(name))]


def sick(game: Colony) -> int:
    """How many are infected."""
    return infected(game)


def medicine(game: Colony, seat: int) -> int:
    """The medicine of a player."""
    return game.players[seat].storage[6]


def sizes(game: Colony, seat: int) -> list[int]:
    """The slots of a player's rooms."""
    return [room_size(game, seat, room) for room in range(rooms_of(game, seat))]


def patients(game: Colony, seat: int) -> set[str]:
    """The colonists offered to a seat."""
    return {key for key in offered(game, seat) if key.startswith(("colonist:", "hex:"))}
