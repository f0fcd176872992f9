"""A player's area: the player board, Lab, cards and pieces."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.fields import OWNER, Field, Fields
from planetfall.core.wording import PLAIN, ByPlace, Members, Named
from planetfall.games.on_mars.components.lab import LEVEL, SHELTER_TECH_SPACE
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    GOALS,
    ITEMS,
    LAB,
    RESEARCH,
    RESOURCES,
    SCIENTISTS,
    SHELTER,
    SLOT_ACTIONS,
    TECHS,
)
from planetfall.games.on_mars.components.tables import (
    BOTS,
    COLONISTS,
    DEPOT_SPACES,
    MARKERS,
    QUARTERS_BASE,
    QUARTERS_MOST,
    QUARTERS_PER_SHELTER,
    SHIPS,
    START_CRYSTALS,
    START_QUARTERS,
    START_STORAGE,
    STORAGE_BASE,
)

EXTRA_CARDS: Final[list[str]] = []
"""Names of cards that an expansion deals into hands."""
HEX_WORDS: Final = Named(HEX_NAMES)
GOAL_WORDS: Final = Named(GOALS)
NUMBERED: Final = [str(number) for number in range(1, 9)]
"""Spaces are counted from 1, as on the board."""

FIELDS: Final = Fields(
    Field("space", words=Named(NUMBERED)),
    Field("acted"),
    Field("vp"),
    Field("storage", words=ByPlace(Named(ITEMS), PLAIN)),
    Field("crystals"),
    Field("waiting"),
    Field("ships", words=Members(NUMBERED[:SHIPS])),
    Field("hangar"),
    Field("quarters"),
    Field("working"),
    Field("supply"),
    Field("fresh"),
    Field("slots", words=ByPlace(Named(SLOT_ACTIONS), PLAIN)),
    Field("bots", words=HEX_WORDS),
    Field("bots_left"),
    Field("rover", words=HEX_WORDS),
    Field("shelters"),
    Field("cubes", words=Members(BUILDINGS)),
    Field("lab", words=ByPlace(Named(TECHS), Named(["-", *LAB]))),
    Field("blueprints", words=Named(BLUEPRINTS)),
    Field("built", words=Members(BLUEPRINTS)),
    Field("scientists", words=Members(SCIENTISTS)),
    Field("contracts", words=Named(CONTRACTS)),
    Field("research", words=Members(RESEARCH)),
    Field("goal", words=Named(["-", *GOALS])),
    Field("tasked"),
    Field("settled"),
    Field("discoveries", OWNER, piece="discovery", words=Named(DISCOVERIES)),
    Field("goals", OWNER, piece="goal", words=GOAL_WORDS),
    Field("cards", OWNER, piece="first_card", words=Named(EXTRA_CARDS)),
    Field("discarded", OWNER, words=Named(["-", *GOALS])),
)
NOTHING: Final[list[int]] = []

_BITS: Final = [bin(number).count("1") for number in range(256)]


def bits(mask: int) -> int:
    """How many bits of a mask are set.

    >>> bits(0b1011)
    3
    """
    count = 0
    while mask:
        count += _BITS[mask & 255]
        mask >>= 8
    return count


class Player(Area):
    """One player's board and pieces; an automated opponent has one too."""

    __slots__ = (*FIELDS.names, "idle", "stuck")

    def __init__(self) -> None:
        self.space: int = -1
        """Turn Order space 0-7 (0-3 in Orbit, 4-7 in the Colony); -1 before it is chosen."""
        self.acted: int = 0
        """1 when the marker lies on its side: the turn of this round is taken."""
        self.vp: int = 0
        self.storage: list[int] = NOTHING
        self.crystals: int = START_CRYSTALS
        self.waiting: int = 0
        """Crystals below the Depot; they move in at the start of the next own turn."""
        self.ships: int = (1 << SHIPS) - 1
        """Mask of the Depot spaces (0 on top) that hold a ship."""
        self.hangar: int = 0
        self.quarters: int = START_QUARTERS
        self.working: int = 0
        self.supply: int = COLONISTS - START_QUARTERS
        """Colonists beside the board."""
        self.fresh: int = 0
        """Colonists gained in this turn that are in Living Quarters."""
        self.slots: list[int] = NOTHING
        """Colonists on the action slots."""
        self.bots: list[int] = NOTHING
        """Hexes of the bots on the map."""
        self.bots_left: int = BOTS
        self.rover: int = -1
        """Hex of the rover; -1 until it first moves."""
        self.shelters: int = 0
        """Own Shelters on the map."""
        self.cubes: int = 0
        """Mask of the buildings whose progress cube is in the Progress area."""
        self.lab: list[int] = NOTHING
        """By technology: 1 + its Lab space, 0 if not owned."""
        self.blueprints: list[int] = NOTHING
        self.built: int = 0
        """Mask of own Blueprints whose marker is on the map."""
        self.scientists: int = 0
        self.contracts: list[int] = NOTHING
        self.research: int = 0
        """Mask of the types of Research tile collected."""
        self.goal: int = 0
        """1 + the Private Goal completed, 0 for none."""
        self.tasked: int = 0
        """Of an expansion: 1 when a task was completed since the last own turn began."""
        self.settled: int = 0
        """Of an expansion: 1 when the own first card is revealed."""
        self.discoveries: list[int] = NOTHING
        self.goals: list[int] = NOTHING
        self.cards: list[int] = NOTHING
        """Cards of an expansion in hand."""
        self.discarded: int = 0
        """Inside a payment: 1 + the last Private Goal discarded for it."""

        # Not a field: the expansion that lays colonists idle keeps count of them.
        self.idle: int = 0
        """Colonists in Living Quarters that cannot be used."""
        # Nor is this: the expansion that takes rovers out of action sets it.
        self.stuck: int = 0
        """1 while the rover cannot be moved."""

    def declared(self) -> Fields:
        return FIELDS

    def values(self) -> list[Any]:
        return [
            self.space,
            self.acted,
            self.vp,
            self.storage,
            self.crystals,
            self.waiting,
            self.ships,
            self.hangar,
            self.quarters,
            self.working,
            self.supply,
            self.fresh,
            self.slots,
            self.bots,
            self.bots_left,
            self.rover,
            self.shelters,
            self.cubes,
            self.lab,
            self.blueprints,
            self.built,
            self.scientists,
            self.contracts,
            self.research,
            self.goal,
            self.tasked,
            self.settled,
            self.discoveries,
            self.goals,
            self.cards,
            self.discarded,
        ]

    def clone(self) -> Player:
        other = Player()
        other.space = self.space
        other.acted = self.acted
        other.vp = self.vp
        other.storage = self.storage
        other.crystals = self.crystals
        other.waiting = self.waiting
        other.ships = self.ships
        other.hangar = self.hangar
        other.quarters = self.quarters
        other.working = self.working
        other.supply = self.supply
        other.fresh = self.fresh
        other.slots = self.slots
        other.bots = self.bots
        other.bots_left = self.bots_left
        other.rover = self.rover
        other.shelters = self.shelters
        other.cubes = self.cubes
        other.lab = self.lab
        other.blueprints = self.blueprints
        other.built = self.built
        other.scientists = self.scientists
        other.contracts = self.contracts
        other.research = self.research
        other.goal = self.goal
        other.tasked = self.tasked
        other.settled = self.settled
        other.discoveries = self.discoveries
        other.goals = self.goals
        other.cards = self.cards
        other.discarded = self.discarded
        other.idle = self.idle
        other.stuck = self.stuck
        return other

    # Numbers read off the board.

    def side(self) -> int:
        """The side of the board where the marker is."""
        return 0 if self.space < 4 else 1

    def storage_limit(self) -> int:
        """How many of each resource Storage holds."""
        return STORAGE_BASE + self.shelters

    def depot_limit(self) -> int:
        """How many crystals the Depot holds: a ship takes the room of one."""
        return DEPOT_SPACES - bits(self.ships)

    def hands(self) -> int:
        """Colonists in Living Quarters that can be used."""
        return self.quarters - self.idle

    def quarters_limit(self) -> int:
        """How many colonists Living Quarters hold."""
        more = max(self.shelters - 1, 0)  # There is room before the first Shelter stands, too.
        return min(QUARTERS_BASE + QUARTERS_PER_SHELTER * more, QUARTERS_MOST)

    def ships_removed(self) -> int:
        """Ships ever moved out of the Depot."""
        return SHIPS - bits(self.ships)

    def level(self, tech: int) -> int:
        """The level of a technology in the Lab, 0 if not owned."""
        return LEVEL[self.lab[tech]]

    def highest_level(self) -> int:
        """The level of the most developed tile."""
        return max([LEVEL[place] for place in self.lab])

    def tech_on(self, space: int) -> int:
        """The technology on a Lab space, -1 if it is empty."""
        for tech in range(len(self.lab)):
            if self.lab[tech] == space + 1:
                return tech
        return -1

    def markers_left(self) -> int:
        """Advanced Building markers beside the board."""
        return MARKERS - len(self.blueprints)

    def advanced_buildings(self) -> int:
        """Own Advanced Buildings on the map."""
        return bits(self.built)

    def has_scientist(self, scientist: int) -> bool:
        """Whether this player has hired the Scientist."""
        return self.scientists >> scientist & 1 != 0


def fresh_player(techs: int = len(TECHS), items: int = RESOURCES) -> Player:
    """A player's area at the start of the game, not yet on the map."""
    player = Player()
    player.storage = START_STORAGE + [0] * (items - RESOURCES)
    player.slots = [0] * len(SLOT_ACTIONS)
    player.bots = []
    player.lab = [0] * techs
    player.lab[SHELTER] = 1 + SHELTER_TECH_SPACE
    player.blueprints = []
    player.contracts = []
    player.discoveries = []
    player.goals = []
    player.cards = []
    return player
