"""The options of a game, read once and shared by all its positions."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.options import OptionSpec

RANDOM: Final = -1
"""A board drawn by chance at setup."""


class EventsOption(OptionSpec):
    """The events module: off, on, or a deck of three numbers that make 20."""

    def offers(self) -> list[list[str]]:
        return [["off"], ["12", "6", "2"], ["7", "7", "6"], ["2", "6", "12"]]

    def sample(self, rng: Any, seats: int) -> Any:
        if rng.random() < 0.3:
            return ["on"]
        green = rng.randint(0, 20)
        orange = rng.randint(0, 20 - green)
        return [str(green), str(orange), str(20 - green - orange)]


class Setting:
    """Options in the form the rules ask for them."""

    def __init__(self) -> None:
        self.edition: int = 0
        """`CS` or `EN`: index of the switches by edition (section 38 of the ledger)."""
        self.planets: list[int] = []
        """By seat, `RANDOM` where chance decides; seats beyond take the symmetric side."""
        self.corporations: list[int] = []
        self.all_random_planets: bool = False
        self.all_random_corporations: bool = False
        self.events: list[int] = []
        """Green, orange and red cards of the deck; empty without the module."""
        self.solo_events: list[int] = []
        """The same for the solo game, which always has events."""
        self.personal: bool = False
        self.fixed_rotation: bool = False
        self.ring: int = RANDOM
        """How the inner ring is turned."""

    def planet(self, seat: int) -> int:
        """The planet of a seat, or `RANDOM`."""
        if self.all_random_planets:
            return RANDOM
        return self.planets[seat] if seat < len(self.planets) else 0

    def corporation(self, seat: int) -> int:
        """The corporation of a seat, or `RANDOM`."""
        if self.all_random_corporations:
            return RANDOM
        return self.corporations[seat] if seat < len(self.corporations) else 0

    def mix(self, seats: int) -> list[int]:
        """Event cards by colour; empty without events."""
        return self.solo_events if seats == 1 else self.events
