"""Positions of Blackout for rule tests, and what tests ask of them."""

from __future__ import annotations

from typing import Any, Self

from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import BUILDINGS
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    DAMAGED,
    NO_TOKEN,
    Blackout,
    area_of,
)
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import Position, choose

START = {
    "mine": "7-5",
    "generator": "7-3",
    "water_extractor": "9-5",
    "greenhouse": "7-7",
    "oxygen_condenser": "5-5",
}
"""Where the starting buildings lie in these positions."""


class Outages(Position):
    """A position of Blackout: `outage at 7-3` damages a building, `lying of 1 at 7-3` disables
    it."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, chapter="blackout", **options)

    def time(self, number: int) -> Self:
        """Where the time marker is."""
        return self.write(f"table: extras.blackout.time={number}")

    def shown(self, *cards: str) -> Self:
        """The damage cards that are turned up."""
        return self.write(f"table: extras.blackout.shown={','.join(cards)}")

    def strike(self, building: str, seat: int = 0) -> Colony:
        """The card of a building strikes at the end of a seat's turn."""
        return self.doing("blackout.strike", seat, BUILDINGS.index(building))

    def repair(self, seat: int = 0) -> Colony:
        """A seat may repair a building."""
        return self.doing("blackout.repair", seat)

    def end_of_turn(self, seat: int = 0) -> Colony:
        """The turn of a seat ends; chance is stated by the test."""
        self.stop_at_chance()
        self.game.turn = seat
        for player in self.game.players:
            player.acted = 1
        return self.begin(f"end_turn@{seat}", "next_turn")


def table(game: Colony) -> Blackout:
    """What lies on the table beside the base game."""
    return area_of(game)


def turned_up(game: Colony, card: str) -> Colony:
    """Chance turns up a damage card."""
    game.choose(CHANCE, f"damage:{card}")
    return game


def cards(game: Colony) -> list[str]:
    """The damage cards that chance may turn up now."""
    return [game.rules.key(option)[7:] for option in game.legal(CHANCE)]


def outages(game: Colony) -> dict[str, str]:
    """The buildings with outage tokens: `damaged`, or `disabled` and whose colonist lies there."""
    found = {}
    for hex_number, outage in enumerate(table(game).outages):
        if outage == DAMAGED:
            found[HEX_NAMES[hex_number]] = "damaged"
        elif outage != NO_TOKEN:
            found[HEX_NAMES[hex_number]] = f"disabled {outage - 2}"
    return found


def complete_mission(at: Outages, seat: int = 0) -> Colony:
    """A seat makes the last contribution to a mission: it takes a Blueprint from a tile."""
    at.mission(0, "blueprints", 1)
    game = at.doing("discovery.two_blueprints", seat)
    return choose(game, seat, "blueprint:construction_yard")


def with_goal(at: Outages, seat: int = 0) -> Outages:
    """A seat meets the requirement of a Private Goal in hand: it has three Shelters."""
    at.goals(seat, "three_shelters")
    return at.put(f"shelter of {seat} at 2-2", f"shelter of {seat} at 2-5")


def complete_goal(game: Colony, seat: int = 0) -> Colony:
    """Complete that goal and take its own reward, two colonists."""
    choose(game, seat, "goal:three_shelters")
    return game if game.is_over() else choose(game, seat, "choose:0")


FOUR = ("biomarket", "hydroponic_farm", "casino", "gym")
"""Blueprints that do not lie out."""
