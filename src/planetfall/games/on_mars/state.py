"""The position of On Mars: the board and everything on it.

Its lists are shared by clones and never changed in place (`lists`).
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.fields import A_SEAT, NOBODY, Field, Fields
from planetfall.core.game import NO_AREAS, Game
from planetfall.core.native import mypyc_attr
from planetfall.core.scores import Outcome, Sheet
from planetfall.core.wording import PLAIN, ByPlace, Members, Named, Owned
from planetfall.games.on_mars.components.map import (
    HEX_NAMES,
    HEXES,
)
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_CONTRACT,
    GRID,
    ITEMS,
    LSS_REWARDS,
    MISSIONS,
    RESEARCH,
    SCIENTISTS,
    SHELTER,
    SIDES,
    TECHS,
)
from planetfall.games.on_mars.components.tables import DELIVERY_NAMES, TILE_BACKS, WAREHOUSE
from planetfall.games.on_mars.extension import NO_SETTING, ColonySetting, Rival
from planetfall.games.on_mars.player import EXTRA_CARDS, NOTHING, Player, fresh_player

# What lies on a hex, in `land`, `tops` and `finds`.
FIRST_SHELTER: Final = 6
"""`land`: 1 + building for a building of nobody's, this + seat for a Shelter; 0 for none.

A building that is out of order has its code negated: it stands, but joins and does nothing.
"""
SEATS: Final = 8
"""Room for so many seats in the codes of what lies on a hex."""
BUILDING_OF: Final = [-1, 0, 1, 2, 3, 4, *([SHELTER] * SEATS)]
"""By `land` code: the building, -1 for one that no player builds.

An expansion adds the codes of its own buildings (`additions.add_land`).
"""
FOUND_CRYSTAL: Final = 1
FOUND_DISCOVERY: Final = 2
"""`finds`: 1 for a crystal, this + tile for a Discovery tile; 0 for none."""
FOUND_RESEARCH: Final = 32
"""`finds`: this + type for a Research tile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Owned):
    """Buildings by name; one that is out of order has a `!` before it."""

    def is_signed(self) -> bool:
        return True

    def word(self, number: Any) -> str:
        return super().word(number) if number >= 0 else "!" + super().word(-number)

    def number(self, word: str) -> Any:
        return -super().number(word[1:]) if word.startswith("!") else super().number(word)


LAND_NAMES: Final = ["-", *BUILDINGS[:5], *[f"shelter_{seat}" for seat in range(SEATS)]]
TOP_NAMES: Final = ["-", *[f"colonist_{seat}" for seat in range(SEATS - 1)]] + [
    f"{blueprint}_{seat}" for blueprint in BLUEPRINTS for seat in range(SEATS)
]
_NO_FINDS: Final = [f"-{k}" for k in range(FOUND_RESEARCH - FOUND_DISCOVERY - len(DISCOVERIES))]
FIND_NAMES: Final = ["-", "crystal", *DISCOVERIES, *_NO_FINDS, *RESEARCH]
TILE_NAMES: Final = [f"{BUILDINGS[tile // 6]}_{tile % 6}" for tile in range(len(TILE_BACKS))]
USE_NAMES: Final = [
    f"{TECHS[k % 16] if k % 16 < len(TECHS) else '-'}_{k // 16}" for k in range(16 * SEATS)
]
OFFER_NAMES: Final = ["-", *SCIENTISTS, *CONTRACTS]
WAREHOUSE_NAMES: Final = [ITEMS[item] for item in WAREHOUSE]
BLUEPRINT_WORDS: Final = Named(BLUEPRINTS)
DISCOVERY_WORDS: Final = Named(DISCOVERIES)
LAID_NAMES: Final = ["-", *BLUEPRINTS]
LAID_BLUEPRINTS: Final = Named(LAID_NAMES)
LAID_TILE_NAMES: Final = ["-", *DISCOVERIES]
LAID_TILES: Final = Named(LAID_TILE_NAMES)
HEX_PLACES: Final = Named(HEX_NAMES)

FIELDS: Final = Fields(
    Field("round"),
    Field("turn", seat=A_SEAT),
    Field("ending"),
    Field("over"),
    Field("first", seat=A_SEAT),
    Field("level"),
    Field("lss", words=ByPlace(Named(BUILDINGS[1:5]), PLAIN)),
    Field("rewards", words=Named(LSS_REWARDS)),
    Field("land", words=ByPlace(HEX_PLACES, Standing(LAND_NAMES))),
    Field("tops", words=ByPlace(HEX_PLACES, Owned(TOP_NAMES))),
    Field("finds", words=ByPlace(HEX_PLACES, Named(FIND_NAMES))),
    Field("building_tops", piece="building", words=Named(TILE_NAMES)),
    Field("spent", words=Members(TILE_NAMES)),
    Field("grid", piece="tech", words=ByPlace(Named(GRID), Named(["-", *TECHS]))),
    Field("display", piece="blueprint", words=LAID_BLUEPRINTS),
    Field("explore", piece="exploration", words=LAID_TILES),
    Field("gone", words=DISCOVERY_WORDS),
    Field("radar", words=LAID_TILES),
    Field("warehouse", words=ByPlace(Named(WAREHOUSE_NAMES), PLAIN)),
    Field("offer", words=Named(OFFER_NAMES)),
    Field("contract_deck", words=Named(CONTRACTS), filled=True),
    Field("gaps"),
    Field("works", words=ByPlace(Named(SCIENTISTS), LAID_BLUEPRINTS)),
    Field("missions", words=Named(["-", *MISSIONS])),
    Field("steps"),
    Field("remaining"),
    Field("shuttle_side", words=Named(SIDES)),
    Field("shuttle"),
    Field("cargo", words=ByPlace(Named(DELIVERY_NAMES), PLAIN)),
    Field("done", words=Members(CONTRACTS)),
    Field("borrowed", words=Owned(USE_NAMES)),
    Field("tasks", words=Members(EXTRA_CARDS)),
    Field("building_bag", NOBODY, words=Named(TILE_NAMES), filled=True),
    Field("tech_bag", NOBODY, words=Named(TECHS)),
    Field("deck_1", NOBODY, words=BLUEPRINT_WORDS, filled=True),
    Field("deck_3", NOBODY, words=BLUEPRINT_WORDS, filled=True),
    Field("discovery_bag", NOBODY, words=DISCOVERY_WORDS, filled=True),
    Field("extras", sparse=True),
    Field("first_bag", NOBODY, words=Named(EXTRA_CARDS)),
)
NO_PLAYERS: Final[list[Player]] = []


class Colony(Game):
    """A position. `players` are the areas of the seats, then those of automated opponents."""

    __slots__ = (*FIELDS.names, "added", "barred", "idle_mines", "others", "players", "setting")

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Player] = NO_PLAYERS
        self.extras: list[Area] = NO_AREAS  # the shared areas of expansions
        self.added: list[Area] = NO_AREAS
        """The areas of seats that expansions add: the last seats, no players of the base game."""
        self.setting: ColonySetting = NO_SETTING
        # What follows is no field: the expansion that has such things derives it from its own.
        self.others: list[int] = NOTHING  # the hexes of pieces of no player
        self.barred: int = 0  # mask of the hexes where nothing can be built or upgraded
        self.idle_mines: int = 0  # mask of the hexes with a colonist that does not mine
        self.round: int = 0
        self.turn: int = -1  # whose turn it is in the Colonization phase; -1 outside of turns
        self.ending: int = 0
        """1 when the end is triggered and one more round follows, 2 in that last round."""
        self.over: int = 0
        self.first: int = 0  # who was first to choose a Turn Order space
        self.level: int = 1  # the Colony level; the Colony marker stands one row above
        self.lss: list[int] = NOTHING  # rows of the four LSS markers
        self.rewards: list[int] = NOTHING  # LSS Reward tiles above the columns
        self.land: list[int] = NOTHING
        self.tops: list[int] = NOTHING
        self.finds: list[int] = NOTHING
        self.building_tops: list[int] = NOTHING
        """Top tiles of the five building stacks, -1 for an empty one."""
        self.building_bag: list[int] = NOTHING
        self.spent: int = 0  # mask of the building tiles placed
        self.grid: list[int] = NOTHING
        """1 + technology on each space of the Tech Grid, 0 for an empty one."""
        self.tech_bag: list[int] = NOTHING
        self.display: list[int] = NOTHING
        """1 + Blueprint on each place, 0 for none: six in the top row, the others below."""
        self.deck_1: list[int] = NOTHING
        self.deck_3: list[int] = NOTHING
        self.explore: list[int] = NOTHING
        """1 + Discovery tile on the two places of the Exploration space."""
        self.discovery_bag: list[int] = NOTHING
        self.gone: list[int] = NOTHING  # discovery tiles removed from the game
        self.radar: int = 0  # 1 + the Discovery tile on the Radar card
        self.warehouse: list[int] = NOTHING
        self.offer: list[int] = NOTHING
        """1 + card (Scientists, then Contracts) on the six places of the Scientist display."""
        self.contract_deck: list[int] = NOTHING
        self.gaps: list[int] = NOTHING
        """Places of the Scientist display to be filled at the end of the turn."""
        self.works: list[int] = NOTHING
        """By Scientist: 1 + the Blueprint where the marker lies, 0 for the Scientist's card."""
        self.missions: list[int] = NOTHING
        """1 + mission on each of the three places, 0 when it is completed."""
        self.steps: list[int] = NOTHING  # contributions that each mission still needs
        self.remaining: int = 3  # the Remaining Missions marker; the end is triggered on 0
        self.shuttle_side: int = -1
        self.shuttle: int = 1  # the Shuttle's travel space; 1 is the red one next to the middle
        self.cargo: list[int] = NOTHING  # items lying on Contracts, by entry of `DELIVERIES`
        self.done: int = 0  # mask of Contracts that have counted as completed
        self.borrowed: list[int] = NOTHING  # uses of others' Tech to be settled (`packing.use_of`)
        self.first_bag: list[int] = NOTHING  # a deck of cards of an expansion
        self.tasks: int = 0  # mask of cards of an expansion that are back in the box

    def declared(self) -> Fields:
        return FIELDS

    def values(self) -> list[Any]:
        return [
            self.round,
            self.turn,
            self.ending,
            self.over,
            self.first,
            self.level,
            self.lss,
            self.rewards,
            self.land,
            self.tops,
            self.finds,
            self.building_tops,
            self.spent,
            self.grid,
            self.display,
            self.explore,
            self.gone,
            self.radar,
            self.warehouse,
            self.offer,
            self.contract_deck,
            self.gaps,
            self.works,
            self.missions,
            self.steps,
            self.remaining,
            self.shuttle_side,
            self.shuttle,
            self.cargo,
            self.done,
            self.borrowed,
            self.tasks,
            self.building_bag,
            self.tech_bag,
            self.deck_1,
            self.deck_3,
            self.discovery_bag,
            self.extras,
            self.first_bag,
        ]

    def areas(self) -> list[Area]:
        return [*self.players[: self.seats], *self.added]

    def take_area(self, seat: int, area: Any) -> None:
        if seat < len(self.players):
            self.players[seat] = area
        else:
            self.added[seat - len(self.players)] = area

    def sides(self) -> list[list[int]]:
        return self.setting.sides(self.seats)

    def round_number(self) -> int:
        return self.round

    def clone(self) -> Colony:
        other = Colony()
        self.copy_to(other)
        return other

    def copy_to(self, other: Colony) -> None:
        """Give a blank position everything this one has."""
        self.copy_machine(other)
        other.players = [player.clone() for player in self.players]
        if self.extras:
            other.extras = [area.clone() for area in self.extras]
        if self.added:
            other.added = [area.clone() for area in self.added]
        other.setting = self.setting
        other.others = self.others
        other.barred = self.barred
        other.idle_mines = self.idle_mines
        other.round = self.round
        other.turn = self.turn
        other.ending = self.ending
        other.over = self.over
        other.first = self.first
        other.level = self.level
        other.lss = self.lss
        other.rewards = self.rewards
        other.land = self.land
        other.tops = self.tops
        other.finds = self.finds
        other.building_tops = self.building_tops
        other.building_bag = self.building_bag
        other.spent = self.spent
        other.grid = self.grid
        other.tech_bag = self.tech_bag
        other.display = self.display
        other.deck_1 = self.deck_1
        other.deck_3 = self.deck_3
        other.explore = self.explore
        other.discovery_bag = self.discovery_bag
        other.gone = self.gone
        other.radar = self.radar
        other.warehouse = self.warehouse
        other.offer = self.offer
        other.contract_deck = self.contract_deck
        other.gaps = self.gaps
        other.works = self.works
        other.missions = self.missions
        other.steps = self.steps
        other.remaining = self.remaining
        other.shuttle_side = self.shuttle_side
        other.shuttle = self.shuttle
        other.cargo = self.cargo
        other.done = self.done
        other.borrowed = self.borrowed
        other.first_bag = self.first_bag
        other.tasks = self.tasks

    # What the other modules say about a position.

    def status(self) -> list[str]:
        from planetfall.games.on_mars.invariants import broken

        return broken(self)

    def scores(self) -> list[Sheet]:
        from planetfall.games.on_mars.scoring import sheet

        sheets = [sheet(self, seat) for seat in range(self.setting.asked)]
        return self.setting.scores(self, sheets)

    def result(self) -> Outcome:
        from planetfall.games.on_mars.scoring import outcome

        return outcome(self)

    def fill(self, given: list[str]) -> None:
        from planetfall.games.on_mars.filling import fill

        fill(self, given)

    def deal(self, data: dict[str, Any], rng: Any) -> None:
        from planetfall.games.on_mars.determinize import deal

        deal(self, data, rng)

    def loaded(self) -> None:
        self.setting.loaded(self)

    # Small readings used everywhere.

    def is_pair(self) -> bool:
        """Whether the rules for two players hold."""
        return self.setting.pair

    def is_automatic(self, seat: int) -> bool:
        """Whether this seat is the automated opponent's."""
        return seat >= self.seats

    def rival(self, seat: int) -> Rival | None:
        """What the automated opponent of this seat does, if it is one's."""
        return self.setting.rival if seat >= self.seats else None

    def in_order(self) -> list[int]:
        """All players in Turn Order, automated opponents included."""
        places = [(player.space, seat) for seat, player in enumerate(self.players)]
        places.sort()
        return [seat for _, seat in places]


def shelter_of(seat: int) -> int:
    """The `land` code of a player's Shelters."""
    return FIRST_SHELTER + seat


def code_of(building: int, seat: int) -> int:
    """The `land` code of a building that `seat` builds: Shelters are a type for each player."""
    if building < SHELTER:
        return 1 + building
    return FIRST_SHELTER + seat if building == SHELTER else BUILDING_OF.index(building)


def building_of(code: int) -> int:
    """The building (`MINE` … `SHELTER`) of a `land` code, in order or not."""
    return BUILDING_OF[abs(code)]


def land_id(code: int) -> str:
    """The id of the building of a `land` code, of one that no player builds too."""
    building = building_of(code)
    return LAND_NAMES[abs(code)] if building < 0 else BUILDINGS[building]


def blank_colony(setting: ColonySetting) -> Colony:
    """A position before setup: empty board, everything in stacks and bags still to be filled."""
    game = setting.position() or Colony()
    game.setting = setting
    game.players = [fresh_player(setting.lab, setting.storage) for _ in range(setting.players)]
    game.lss = [1] * 4
    game.rewards = []
    game.land = [0] * HEXES
    game.tops = [0] * HEXES
    game.finds = [0] * HEXES
    game.building_tops = [-1] * setting.stacks
    game.building_bag = []
    game.grid = [0] * 8
    game.tech_bag = []
    game.display = [0] * setting.display
    game.deck_1 = []
    game.deck_3 = []
    game.explore = [0, 0]
    game.discovery_bag = []
    game.gone = []
    game.warehouse = [0] * 5
    game.offer = [0] * FIRST_CONTRACT
    game.contract_deck = []
    game.gaps = []
    game.works = [0] * setting.scientists
    game.missions = [0] * 3
    game.steps = [0] * 3
    game.cargo = [0] * 11
    game.borrowed = []
    game.first_bag = []
    setting.prepare(game)
    return game
