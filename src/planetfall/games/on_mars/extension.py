"""How an expansion plugs into On Mars: moments, events, the setting and hooks of its own.

The door itself is the core's (`planetfall.core.extension`): every folder of `expansions` with a
module `extension` is found. Base files name no expansion; they ask `game.setting`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.extension import Expansions, Extension, Setting
from planetfall.core.native import mypyc_attr
from planetfall.core.reasons import UNSURE
from planetfall.games.on_mars.reasons import GOAL_DONE

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
TURN_BEGINS: Final = 6
"""In a player's turn, before anything else is done in it."""

# Events: the first ones count for missions, however they were brought about (OM-26.10).
EVENT_BLUEPRINT: Final = 0
"""`what` is the Blueprint."""
EVENT_TECH: Final = 1
"""`what` is the technology."""
EVENT_SCIENTIST: Final = 2
"""`what` is the Scientist."""
EVENT_CUBE: Final = 3
EVENT_BOT: Final = 4
EVENT_DISCOVERY: Final = 5
EVENT_RESEARCH: Final = 6
EVENT_UPGRADE: Final = 7
"""`what` is the hex."""
EVENT_CONTRACT: Final = 8
"""`what` is the Contract."""
EVENT_DEVELOP: Final = 9
"""`what` is the Lab space that a tile has moved to."""
EVENT_SHELTER: Final = 10
"""`what` is the hex."""
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
"""Colonists leave Living Quarters; `what` is how many and where to (`packing.moved`)."""
COLONISTS_ENTER: Final = 25
"""Colonists come back or are gained; `what` is how many, how many of them find a slot in Living
Quarters, and where from (`packing.moved`)."""
HEX_CLEARED: Final = 26
"""A piece of no player has to leave hex `what`."""
SLOTS_CLEARED: Final = 27
"""The colonists of `seat` on the full action `what` go to the Working Area."""
MISSION_COMPLETED: Final = 28
"""The last contribution was made; `what` is the mission."""
CRYSTALS_GAINED: Final = 29
"""`what` is how many have come to wait below the Depot."""
SLOT_USED: Final = 30
"""A Main action with slots is taken; `what` is its slot."""
STORED: Final = 31
"""An item that the base game does not have came into Storage; `what` is the item."""


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

    def streams(self) -> int:
        """How many streams of luck it needs; they are numbered from `streams.STREAMS` on."""
        return 0

    def loaded(self, game: Any) -> None:
        """Fields were set from outside: set what the position derives from them."""

    def is_locked(self, game: Any, seat: int, tech: int) -> bool:
        """Whether it keeps a technology from being developed."""
        return False

    def extra_cost(self, game: Any, seat: int, slot: int) -> int:
        """Crystals or colonists that it adds to the cost of a Main action with slots."""
        return 0

    def upgrade_price(self, game: Any, seat: int, blueprint: int) -> int:
        """Minerals that an upgrade with a Blueprint costs."""
        return 1

    def withholds_reward(self, game: Any, seat: int) -> bool:
        """Whether it takes the reward of an LSS marker that rises; asked once, as it rises."""
        return False

    def colonists_out(self, game: Any, seat: int) -> int:
        """How many colonists of a player are on places of its own."""
        return 0

    def goals_out(self, game: Any) -> list[int]:
        """The completed Private Goals that lie elsewhere than with their players."""
        return []

    def first_site(self, game: Any, seat: int, building: int, place: int) -> int:
        """`POSSIBLE`, or why the first building of a type cannot go on a hex (`UNSURE`: as any)."""
        return UNSURE

    def may_upgrade(self, game: Any, seat: int, blueprint: int) -> bool:
        """Whether a player may build a Blueprint, as far as it has a say in that."""
        return True

    def put(self, game: Any, thing: str, seat: int, place: int) -> bool:
        """Put one of its pieces on a hex, for builders of positions; whether it is one of them."""
        return False

    def main_effect(self, game: Any, action: int) -> Effect | None:
        """What a Main action does in place of its printed effect; `None`: that one."""
        return None

    def position(self) -> Colony | None:
        """A blank position with shared fields of its own beside those of the base game."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ColonySetting(Setting):
    """What the options and the number of seats brought into play."""

    players: int = 0
    """How many take part, automated opponents included."""
    asked: int = 0
    """How many of them hold a seat."""
    pair: bool = False
    """Whether the rules for two players hold."""
    rival: Rival | None = None
    has_marker: bool = True
    """Whether the Remaining Missions marker is in play."""
    marker_ends: bool = True
    """Whether the Remaining Missions marker on its last space triggers the end."""
    own_points: bool = True
    """Whether points go onto the track of who scores them; else who listens keeps them."""
    goal_done: int = GOAL_DONE
    """Why no Private Goal can be completed when one is: the kind of the reason."""
    has_points: bool = True
    """Whether points are scored at all."""
    has_cubes: bool = True
    """Whether progress cubes are in play."""
    disables: bool = False
    """Whether buildings may be out of order."""
    idle_shelters: bool = True
    """Whether a Shelter that is out of order keeps its room for things and colonists."""
    rebuilds: bool = False
    """Whether a building that is out of order is put in order by constructing it again."""
    chooses_sites: bool = False
    """Whether `first_site` and `may_upgrade` are to be asked."""
    changes_actions: bool = False
    """Whether `main_effect` is to be asked."""
    locks: bool = False
    """Whether `is_locked` is to be asked."""
    prices: bool = False
    """Whether `extra_cost` and `upgrade_price` are to be asked."""
    withholds: bool = False
    """Whether `withholds_reward` is to be asked."""
    ends_at_once: bool = False
    """Whether the last mission ends the game with its Colonization phase."""
    # How long lists of a position are: none grows with the lists of names.
    lab: int = 9
    """Technologies that a Lab can hold."""
    display: int = 13
    """Places of the Blueprint display."""
    storage: int = 5
    """Items that Storage can hold, with a place left out for crystals."""
    stacks: int = 5
    """Stacks of building tiles, with a place left out for Shelters."""
    scientists: int = 6
    row: int = 6
    """Places of the top row of the Blueprint display, the others are below."""
    level_2_cards: int = 12
    """How many places are dealt at Colony level 2."""
    chooses_shelter: bool = False
    """Whether an expansion lets the player choose one of `shelters` at setup."""
    draws_spaces: bool = False
    """Whether the first Turn Order spaces are drawn; benefits then follow in Turn Order."""

    def __init__(self) -> None:
        super().__init__()
        self.interruptions: list[Interruption] = []
        """What may be done between the steps of an action, beside completing a Private Goal."""
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
        self.buildings: list[int] = []
        """The buildings that can be constructed."""
        self.tiles: list[int] = []
        """Their tiles."""
        self.stack_streams: list[int] = []
        """By building: the stream of luck of its stack."""
        self.columns: list[int] = []
        """The item in each column of the Warehouse."""
        self.reserved: list[int] = []
        """Technologies that only what names them develops."""
        # The Blueprint display.
        self.start_places: list[int] = []
        """Places dealt at Colony level 1."""
        self.on_top: list[int] = []
        """Blueprints that lie on top of their decks."""
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

    def extra_cost(self, game: Colony, seat: int, slot: int) -> int:
        """What the expansions add to the cost of a Main action with slots."""
        return sum([e.extra_cost(game, seat, slot) for e in self.own_extensions()])

    def upgrade_price(self, game: Colony, seat: int, blueprint: int) -> int:
        """Minerals that an upgrade with a Blueprint costs."""
        return max([e.upgrade_price(game, seat, blueprint) for e in self.own_extensions()])

    def withholds_reward(self, game: Colony, seat: int) -> bool:
        """Whether an expansion takes the reward of an LSS marker that rises."""
        return any([e.withholds_reward(game, seat) for e in self.own_extensions()])

    def colonists_out(self, game: Colony, seat: int) -> int:
        """How many colonists of a player are on places of expansions."""
        return sum([e.colonists_out(game, seat) for e in self.own_extensions()])

    def goals_out(self, game: Colony) -> list[int]:
        """The completed Private Goals that expansions keep."""
        found: list[int] = []
        for extension in self.own_extensions():
            found += extension.goals_out(game)
        return found

    def first_site(self, game: Colony, seat: int, building: int, place: int) -> int:
        """`POSSIBLE`, or why the first building of a type cannot go on a hex (`UNSURE`: as any)."""
        for extension in self.own_extensions():
            reason = extension.first_site(game, seat, building, place)
            if reason != UNSURE:
                return reason
        return UNSURE

    def main_effect(self, game: Colony, action: int) -> Effect | None:
        """What a Main action does in place of its printed effect; `None`: that one."""
        for extension in self.own_extensions():
            effect = extension.main_effect(game, action)
            if effect is not None:
                return effect
        return None

    def may_upgrade(self, game: Colony, seat: int, blueprint: int) -> bool:
        """Whether no expansion keeps a player from building a Blueprint."""
        return all([e.may_upgrade(game, seat, blueprint) for e in self.own_extensions()])

    def put(self, game: Colony, thing: str, seat: int, place: int) -> bool:
        """Put a piece of an expansion on a hex; whether it is one of any."""
        return any([e.put(game, thing, seat, place) for e in self.own_extensions()])

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
