"""How an expansion plugs into On Mars: moments, events, the setting and hooks of its own.

The door itself is the core's (`planetfall.core.extension`): every folder of `expansions` with a
module `extension` is found. Base files name no expansion; they ask `game.setting`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.extension import Expansions, Extension, Setting
from planetfall.core.native import mypyc_attr

if TYPE_CHECKING:
    from planetfall.games.on_mars.state import Colony

# Moments at which expansions may take steps.
BEFORE_TURN_ORDER: Final = 0
"""At setup, when everything is dealt and before markers go onto Turn Order spaces."""
BEFORE_TURN: Final = 1
AFTER_TURN: Final = 2
"""After the Colony Status Update of a turn, while it is still that player's turn."""
AFTER_COLONIZATION: Final = 3
BEFORE_SHUTTLE: Final = 4
AFTER_LEVEL_UP: Final = 5
"""After all steps of a Colony Status Update."""

# Events: the first ones count for missions, however they were brought about (OM-26.10).
EVENT_BLUEPRINT: Final = 0
EVENT_TECH: Final = 1
EVENT_SCIENTIST: Final = 2
EVENT_CUBE: Final = 3
EVENT_BOT: Final = 4
EVENT_DISCOVERY: Final = 5
EVENT_RESEARCH: Final = 6
EVENT_UPGRADE: Final = 7
EVENT_CONTRACT: Final = 8
EVENT_DEVELOP: Final = 9
EVENT_SHELTER: Final = 10
EVENT_TRAVEL: Final = 11
EVENT_PLACE: Final = 12
EVENT_TWICE: Final = 13
BOARD_LAID: Final = 14
"""At setup: everything that needs no chance lies on the board."""
TURN_STARTED: Final = 15
BUILT: Final = 16
"""A building is finished, with all that it earns; `what` is the building."""
SHIP_WELCOMED: Final = 17
SHIP_SPENT: Final = 18
CONTRACT_TAKEN: Final = 19
"""`what` is the Contract."""
EXECUTIVE_TAKEN: Final = 20
"""Any Executive action, the use of an Advanced Building and the work of a Scientist included."""
TECH_LENT: Final = 21
"""Another player used a tile of `seat`; `what` is the technology."""
GOAL_COMPLETED: Final = 22
"""`what` is the Private Goal."""
POINTS_SCORED: Final = 23
"""`what` is how many."""
COLONISTS_LEAVE: Final = 24
"""`what` is how many leave Living Quarters."""
COLONISTS_ENTER: Final = 25
"""`what` is how many come into Living Quarters."""
HEX_CLEARED: Final = 26
"""A piece of no player has to leave hex `what`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """An automated opponent: what it does where a player would be asked, as effects.

    Its area lies in `players` behind those of the seats. It neither pays, stores nor keeps count of
    colonists.
    """

    turn: Effect
    fill_gaps: Effect
    """Fill the gaps of the Scientist display."""
    travel: Effect
    """In the Shuttle phase; `a` is 1 if the Shuttle left its side."""
    space_benefit: Effect
    lss_benefit: Effect
    develop: Effect
    """Develop the tile `a` that another player used."""
    displace: Effect
    """Move its figure `a` away from hex `b`."""

    def bots(self, game: Any) -> int:
        """How many bots it has placed."""
        return 0

    def shown(self, data: dict[str, Any]) -> dict[str, Any]:
        """What the data of a view show of its area."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Interruption:
    """Something that a player may do between the steps of an action."""

    def offer(self, game: Any, frame: Frame, options: list[int]) -> None:
        """Add its options to those of the question `frame`."""

    def take(self, game: Any, frame: Frame, option: int) -> bool:
        """Carry out a choice if it is one of its options; `frame` must then come again."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ColonyExtension(Extension):
    """An expansion of On Mars, with the hooks that only this game has."""

    rank: int
    """Where its options stand among those of other expansions; set in the constructor."""

    def players(self, players: int) -> int:
        """How many take part, `players` without it: one more for an automated opponent."""
        return players

    def loaded(self, game: Any) -> None:
        """Fields were set from outside: set what the position derives from them."""

    def is_locked(self, game: Any, seat: int, tech: int) -> bool:
        """Whether it keeps a technology from being developed."""
        return False

    def position(self) -> Colony | None:
        """A blank position with shared fields of its own beside those of the base game."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ColonySetting(Setting):
    """What the options and the number of seats brought into play."""

    def __init__(self) -> None:
        super().__init__()
        self.players: int = 0
        """How many take part, automated opponents included."""
        self.asked: int = 0
        """How many of them hold a seat."""
        self.pair: bool = False
        """Whether the rules for two players hold."""
        self.rival: Rival | None = None
        self.interruptions: list[Interruption] = []
        """What may be done between the steps of an action, beside completing a Private Goal."""
        self.marker_ends: bool = True
        """Whether the Remaining Missions marker on its last space triggers the end."""
        self.own_points: bool = True
        """Whether points go onto the track of who scores them; else who listens keeps them."""
        self.disables: bool = False
        """Whether buildings may be out of order."""
        self.locks: bool = False
        """Whether `is_locked` is to be asked."""
        self.ends_at_once: bool = False
        """Whether the last mission ends the game with its Colonization phase."""
        # What lies in the box for this game, by number.
        self.blueprints: list[list[int]] = []
        """The decks of level 1 and of level 3."""
        self.techs: list[int] = []
        """The technologies of the Tech Grid."""
        self.discoveries: list[int] = []
        self.rewards: list[int] = []
        self.missions: list[int] = []
        self.goals: list[int] = []
        self.offer: list[int] = []
        """The cards that the Scientist display starts with."""
        self.contracts: list[int] = []
        # How long lists of a position are: none grows with the lists of names.
        self.lab: int = 9
        """Technologies that a Lab can hold."""
        self.display: int = 13
        """Places of the Blueprint display."""
        # Tables by number of players.
        self.warehouse: list[int] = []
        """How much of each kind the Warehouse holds."""
        self.shelters: list[int] = []
        """The hexes of the first Shelters, by player."""
        self.needs: list[int] = []
        """By mission: how many contributions it needs."""
        # Setup.
        self.lengths: list[int] = []
        """The lengths of the missions drawn for the three places."""
        self.given_missions: list[int] = []
        """Missions that lie out without being drawn."""
        self.draws_spaces: bool = False
        """Whether the first Turn Order spaces are drawn; benefits then follow in Turn Order."""

    def own_extensions(self) -> list[ColonyExtension]:
        """The expansions in play, with the hooks of this game."""
        return [
            extension for extension in self.extensions if isinstance(extension, ColonyExtension)
        ]

    def loaded(self, game: Colony) -> None:
        """Let the expansions derive what follows from fields that were set from outside."""
        for extension in self.own_extensions():
            extension.loaded(game)

    def is_locked(self, game: Colony, seat: int, tech: int) -> bool:
        """Whether an expansion keeps a technology from being developed."""
        return any([e.is_locked(game, seat, tech) for e in self.own_extensions()])

    def position(self) -> Colony | None:
        """A blank position with the fields of an expansion in play, if one has any."""
        for extension in self.own_extensions():
            position = extension.position()
            if position is not None:
                return position
        return None


NO_SETTING: Final = ColonySetting()
EXPANSIONS: Final = Expansions("planetfall.games.on_mars")


def expansions() -> list[ColonyExtension]:
    """All expansions, on or off, in the order of their options."""
    known = [each for each in EXPANSIONS.load() if isinstance(each, ColonyExtension)]
    return sorted(known, key=_rank)


def _rank(extension: ColonyExtension) -> int:
    return extension.rank
