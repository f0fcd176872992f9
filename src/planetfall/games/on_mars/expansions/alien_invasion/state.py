"""The chapter's part of a position: what the humans share, and the commander's area."""

from __future__ import annotations

from typing import Final

from planetfall.core.area import Area
from planetfall.core.fields import Field, Fields
from planetfall.core.wording import ByPlace, Named, Owned
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import LEVEL
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_CARDS,
    ALIEN_LAB,
    ALIEN_TECHS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    CORRUPTION_TOKENS,
    MINES,
    OPEN_SPACES,
    REUSABLE_TOKENS,
    SABOTAGE_TOKENS,
    SHELTERS,
    SHIELDS,
    SOLDIERS,
    START_CRYSTALS,
    START_SOLDIERS,
)
from planetfall.games.on_mars.player import NOTHING
from planetfall.games.on_mars.state import LAID_BLUEPRINTS, USE_NAMES, Colony

HEX_WORDS: Final = Named(HEX_NAMES)
TILE_WORDS: Final = Owned(USE_NAMES)

# What covers an action space of the panel.
FREE: Final = 0
REUSABLE: Final = 1
SINGLE: Final = 2
SABOTAGED: Final = 3
LOCKED: Final = 4
COVERS: Final = ["free", "reusable", "single", "sabotaged", "locked"]

# Where an alien Blueprint is.
IN_DISPLAY: Final = 0
OBTAINED: Final = 1
BUILT: Final = 2
FACE_DOWN: Final = 3
"""Built, and used since the panel was restored."""
CARD_STATES: Final = ["display", "obtained", "built", "face_down"]

FRONT_FIELDS: Final = Fields(
    Field("points"),
    Field("leftover", words=LAID_BLUEPRINTS),
    Field("shields"),
    Field("shielded", words=HEX_WORDS),
    Field("shielded_techs", words=TILE_WORDS),
    Field("corrupted", words=TILE_WORDS),
    Field("sabotage"),
    Field("sentries", words=HEX_WORDS),
    Field("exosuit", words=HEX_WORDS),
    Field("lent"),
)


class Front(Area):
    """What the humans share: points, defences, and the corruption of their tiles.

    Tiles of a Lab are packed by owner and technology (`packing.use_of`).
    """

    __slots__ = FRONT_FIELDS.names

    def __init__(self) -> None:
        self.points: int = 0
        """The common points; they may be negative."""
        self.leftover: int = 0
        """1 + the defence Blueprint left of the display (three humans), 0 for none."""
        self.shields: int = SHIELDS
        """Shield tokens at hand."""
        self.shielded: list[int] = NOTHING
        """Hexes of the buildings with a shield."""
        self.shielded_techs: list[int] = NOTHING
        """Tiles with a shield."""
        self.corrupted: list[int] = NOTHING
        """Tiles with a corruption token."""
        self.sabotage: int = SABOTAGE_TOKENS
        """Sabotage tokens at hand."""
        self.sentries: list[int] = NOTHING
        """Hexes of the sentry bots on the map."""
        self.exosuit: int = -1
        """Hex of the exosuit; -1 while it is not on the map."""
        self.lent: int = 0
        """Uses of a team-mate's tile for which the commander has not developed yet."""

    def declared(self) -> Fields:
        return FRONT_FIELDS

    def clone(self) -> Front:
        other = Front()
        other.points = self.points
        other.leftover = self.leftover
        other.shields = self.shields
        other.shielded = self.shielded
        other.shielded_techs = self.shielded_techs
        other.corrupted = self.corrupted
        other.sabotage = self.sabotage
        other.sentries = self.sentries
        other.exosuit = self.exosuit
        other.lent = self.lent
        return other

    def corruption_left(self) -> int:
        """Corruption tokens that are not on a tile."""
        return CORRUPTION_TOKENS - len(self.corrupted)


COMMANDER_FIELDS: Final = Fields(
    Field("crystals"),
    Field("waiting"),
    Field("covers", words=ByPlace(Named(SPACES), Named(COVERS))),
    Field("reusable"),
    Field("single"),
    Field("lifted"),
    Field("ready"),
    Field("aside"),
    Field("standing", words=HEX_WORDS),
    Field("stunned", words=HEX_WORDS),
    Field("shelters_left"),
    Field("mines_left"),
    Field("lab", words=ByPlace(Named(ALIEN_TECHS), Named(["-", *ALIEN_LAB]))),
    Field("cards", words=ByPlace(Named(ALIEN_CARDS), Named(CARD_STATES))),
    Field("markers", words=ByPlace(Named(ALIEN_CARDS), HEX_WORDS)),
    Field("scientist", words=Named(ALIEN_CARDS)),
)


class Commander(Area):
    """The alien commander: panel, tokens, soldiers, Lab and Blueprints. All of it is open."""

    __slots__ = COMMANDER_FIELDS.names

    def __init__(self) -> None:
        self.crystals: int = START_CRYSTALS
        self.waiting: int = 0
        """Crystals gained since the own turn began; they can be spent in the next one."""
        self.covers: list[int] = NOTHING
        """By action space: `FREE`, or what covers it."""
        self.reusable: int = 1
        """Reusable tokens in their supply on the panel."""
        self.single: int = 0
        """Single-use tokens in their supply on the panel."""
        self.lifted: int = 0
        """Sabotage tokens taken off a space, kept until the panel is restored."""
        self.ready: int = START_SOLDIERS
        """Soldiers on the panel, who can be deployed."""
        self.aside: int = SOLDIERS - START_SOLDIERS
        self.standing: list[int] = NOTHING
        """Hexes of the active soldiers."""
        self.stunned: list[int] = NOTHING
        """Hexes of the soldiers that lie."""
        self.shelters_left: int = SHELTERS - 1
        self.mines_left: int = MINES
        self.lab: list[int] = NOTHING
        """By technology: 1 + its space of the alien Lab, 0 if not learned."""
        self.cards: list[int] = NOTHING
        """By alien Blueprint: `IN_DISPLAY`, `OBTAINED`, `BUILT` or `FACE_DOWN`."""
        self.markers: list[int] = NOTHING
        """By alien Blueprint: the hex of its marker, -1 while it is not built."""
        self.scientist: int = -1
        """The alien Blueprint where the scientist is; -1 on the panel."""

    def declared(self) -> Fields:
        return COMMANDER_FIELDS

    def clone(self) -> Commander:
        other = Commander()
        other.crystals = self.crystals
        other.waiting = self.waiting
        other.covers = self.covers
        other.reusable = self.reusable
        other.single = self.single
        other.lifted = self.lifted
        other.ready = self.ready
        other.aside = self.aside
        other.standing = self.standing
        other.stunned = self.stunned
        other.shelters_left = self.shelters_left
        other.mines_left = self.mines_left
        other.lab = self.lab
        other.cards = self.cards
        other.markers = self.markers
        other.scientist = self.scientist
        return other

    # Numbers read off the panel.

    def level(self, tech: int) -> int:
        """The level of an alien technology, 0 if it is not learned."""
        return LEVEL[self.lab[tech]]

    def off_map(self) -> int:
        """Soldiers that are not on the map, as the soldier marker shows; at 0 the aliens win."""
        return SOLDIERS - len(self.standing) - len(self.stunned)

    def uncovered(self) -> list[int]:
        """The action spaces that a token could go to."""
        return [space for space in range(len(self.covers)) if self.covers[space] == FREE]

    def singles_used(self) -> int:
        """Single-use tokens on the panel, in their supply or on a space."""
        return self.single + self.covers.count(SINGLE)


def fresh_commander() -> Commander:
    """The commander's area at the start of a game."""
    area = Commander()
    locked = len(SPACES) - OPEN_SPACES
    assert locked + area.reusable == REUSABLE_TOKENS
    area.covers = [FREE] * OPEN_SPACES + [LOCKED] * locked
    area.standing = []
    area.stunned = []
    area.lab = [0] * len(ALIEN_TECHS)
    area.cards = [IN_DISPLAY] * len(ALIEN_CARDS)
    area.markers = [-1] * len(ALIEN_CARDS)
    return area


def fresh_front() -> Front:
    """What the humans share at the start of a game."""
    area = Front()
    area.shielded = []
    area.shielded_techs = []
    area.corrupted = []
    area.sentries = []
    return area


def front_of(game: Colony) -> Front:
    """What the humans share."""
    for area in game.extras:
        if isinstance(area, Front):
            return area
    raise TypeError("the Invasion is not in play")


def commander_of(game: Colony) -> Commander:
    """The commander's area."""
    area = game.added[-1]
    assert isinstance(area, Commander)
    return area


def commander_seat(game: Colony) -> int:
    """The commander's seat: the last one."""
    return game.seats - 1
