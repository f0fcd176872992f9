"""Words of the chapter; their numbers are known once they are added."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import MISSION_IDS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CARD_IDS,
    PLACES,
    STATES,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import ROOMS
from planetfall.games.on_mars.vocabulary import WORDS

PLAYERS: Final = 4


class Keys:
    """The first number of each block of words."""

    def __init__(self) -> None:
        self.colonist: int = 0
        """A colonist, by owner, place and state."""
        self.room: int = 0
        """A room of one's own Living Quarters."""
        self.state: int = 0
        self.infection: int = 0
        self.mission: int = 0


KEYS: Final = Keys()


def add_words() -> None:
    """Add the words to the vocabulary; called once."""
    KEYS.colonist = WORDS.block(
        "colonist",
        [f"{s}-{place}-{state}" for s in range(PLAYERS) for place in PLACES for state in STATES],
    )
    KEYS.room = WORDS.block("room", [str(room + 1) for room in range(ROOMS)])
    KEYS.state = WORDS.block("state", STATES)
    KEYS.infection = WORDS.block("infection", CARD_IDS)
    KEYS.mission = WORDS.block("team_mission", MISSION_IDS)


def colonist_word(seat: int, place: int, state: int) -> int:
    """The option of a colonist."""
    return KEYS.colonist + (seat * len(PLACES) + place) * len(STATES) + state


def is_colonist(option: int) -> bool:
    """Whether an option is a colonist."""
    return KEYS.colonist <= option < KEYS.colonist + PLAYERS * len(PLACES) * len(STATES)


def seat_in(option: int) -> int:
    """The owner of the colonist of an option."""
    return (option - KEYS.colonist) // (len(PLACES) * len(STATES))


def place_in(option: int) -> int:
    """The place of the colonist of an option."""
    return (option - KEYS.colonist) // len(STATES) % len(PLACES)


def state_in(option: int) -> int:
    """How the colonist of an option is."""
    return (option - KEYS.colonist) % len(STATES)
