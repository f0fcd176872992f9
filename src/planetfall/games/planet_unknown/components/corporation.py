"""What a corporation is: its tracks, rovers and breakthroughs, and the hooks of its rules.

The corporations themselves stand in `components/corporations/`, a file each: the printed board,
and overridden the hooks that differ. Rules never ask which corporation it is; they say
``CORPORATIONS[player.corporation].next_space(player, tracker)``.

A space of the board is one number (`packed`). Breakthroughs follow the position (PU-12.11,
PU-12.12): a milestone at or below the tracker works, a regress below it switches it off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from planetfall.core.effect import Effect, Frame
from planetfall.games.planet_unknown import items, log
from planetfall.games.planet_unknown.components.tiles import (
    ENERGY,
    ROVER,
    TECH,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.components.tracks import (
    AMOUNT,
    BIOMASS_LINE,
    CIV_LINE,
    KIND,
    ONE_ROVER_LINE,
    TECH_LINE,
    WATER_LINE,
    Track,
    nearest_medal,
)
from planetfall.games.planet_unknown.components.tracks import TECH as TECH_CODE
from planetfall.games.planet_unknown.geometry import rover_steps, water_on_ice
from planetfall.games.planet_unknown.packed import (
    SPACES,
    cell_of,
    height_of,
    space_on,
    tile_of,
    track_of,
    turn_of,
)

if TYPE_CHECKING:
    from planetfall.games.planet_unknown.state import Player, Unknown

CORPORATION_IDS: Final = (
    "universal_coalition",
    "republic",
    "wormhole",
    "cosmos",
    "horizon",
    "jump_drive",
    "oasis",
    "makeshift",
    "flux",
)
"""All sides; the first is the symmetric one, printed on the front of every board."""
CORPORATION_OF: Final = {CORPORATION_IDS[k]: k for k in range(len(CORPORATION_IDS))}

Special = Literal[
    "none",
    "civ_regress",
    "biomass_extension",
    "lifepods_on_tracks",
    "delivery",
    "lifepods_on_techs",
    "winding_water",
    "diagonal_trackers",
    "focus",
]
"""Key of a special rule, for words and drawings."""

Timing = Literal["passive", "on_choice", "on_placement", "turn_start", "any_time", "game_end"]
Limit = Literal["unlimited", "once_per_turn", "once_per_game"]

NOWHERE: Final = -1
NO_ITEM: Final = -1
ANY_TRACKER: Final = -1
ROVER_TOP: Final = space_on(ROVER, 15)
"""The space whose movement is repeated by further advances (PU-11.09)."""

METEORITES_PER_POINT: Final = 3


class Tech:
    """A breakthrough: its stable id, level, when it works, how often, and its number if any."""

    def __init__(
        self,
        tech_id: str,
        level: str,
        timing: Timing,
        limit: Limit = "unlimited",
        amount: int = 0,
    ) -> None:
        self.id: Final = tech_id
        self.level: Final = level
        """``1`` to ``5``, or ``A`` to ``F`` for Jump Drive."""
        self.timing: Final[Timing] = timing
        self.limit: Final[Limit] = limit
        self.amount: Final = amount
        """Movement, pieces or spaces the breakthrough speaks of; 0 if it names no number."""


class Corporation:
    """One corporation side."""

    def __init__(
        self,
        corporation_id: str,
        names: tuple[str, str],
        box: str,
        complexity: int,
        special: Special,
        rovers: int,
        overflow: int,
        techs: list[Tech],
        civ: str = CIV_LINE,
        water: str = WATER_LINE,
        biomass: str = BIOMASS_LINE,
        rover: str = ONE_ROVER_LINE,
        tech: str = TECH_LINE,
        heights: list[int] | None = None,
        water_path: list[tuple[int, int]] | None = None,
        trackers_block: bool = False,
        chooses_spaces: bool = False,
        drives_early: bool = False,
        drives_free: bool = False,
    ) -> None:
        self.id: Final = corporation_id
        self.index: Final = CORPORATION_OF[corporation_id]
        self.names: Final = names
        """English and Czech."""
        self.box: Final = box
        self.complexity: Final = complexity
        self.symmetric: Final = special == "none"
        self.special: Final[Special] = special
        self.rovers: Final = rovers
        self.overflow: Final = overflow
        """Movement for each rover advance on the top space (PU-11.17)."""
        self.techs: Final = techs
        self.tracks: Final[list[Track]] = [
            Track(civ), Track(water), Track(biomass), Track(rover), Track(tech)
        ]  # fmt: skip
        """Civ, water, biomass, rover, tech: also their order from left to right."""
        self.biomass_heights: Final[list[int]] = (
            heights if heights is not None else [k for k in range(16)]
        )
        """By space of the biomass track: its lowest row on the board."""
        self.water_path: Final[list[tuple[int, int]]] = (
            water_path if water_path is not None else [(WATER, k) for k in range(16)]
        )
        """The water tracker's way: by step the track and space it stands on."""
        self.top_spaces: Final[list[int]] = [
            space_on(track, self.tracks[track].top) for track in range(TRACKS)
        ]
        """By track: its top space."""
        self.levels: Final[list[int]] = _levels(self.tracks[TECH])
        """By space: the breakthroughs at or below it, as bits; none off the technology track."""
        self.trackers_block: Final = trackers_block
        """Trackers stand in each other's way, so their order matters."""
        self.chooses_spaces: Final = chooses_spaces
        """Every step of an advance asks for its space (`spaces_up`)."""
        self.drives_early: Final = drives_early
        """Movement may be spent between choosing a tile and placing it."""
        self.drives_free: Final = drives_free
        """Some steps cost nothing, so rovers may drive without movement points."""

    def source(self, level: int) -> int:
        """What the log calls the source of a breakthrough's gain."""
        return log.TECH_SOURCE + 10 * self.index + level

    def effects(self) -> dict[str, Effect]:
        """Effects that only this corporation has, by path."""
        return {}

    # Breakthroughs.

    def active(self, player: Player) -> int:
        """The breakthroughs that work for a player now, as bits."""
        return self.levels[player.trackers[TECH]]

    def works(self, player: Player, level: int) -> bool:
        """Whether a breakthrough works for a player now; A to F are 1 to 6."""
        return self.active(player) >> (level - 1) & 1 == 1

    # Trackers.

    def next_space(self, player: Player, tracker: int) -> int:
        """Where one step straight up leads a tracker, or `NOWHERE`."""
        space = player.trackers[tracker]
        return NOWHERE if space == self.top_spaces[tracker] else space + 1

    def spaces_up(self, player: Player, tracker: int) -> list[int]:
        """Where an advance may lead a tracker."""
        space = self.next_space(player, tracker)
        return [] if space == NOWHERE else [space]

    def can_advance(self, player: Player, tracker: int) -> bool:
        """Whether an advance does anything: a step, or movement on top of the rover track."""
        if player.trackers[tracker] == ROVER_TOP:
            return True
        return self.next_space(player, tracker) != NOWHERE

    def can_rise(self, player: Player, tracker: int) -> bool:
        """Whether a tracker can come to a higher row."""
        return self.next_space(player, tracker) != NOWHERE

    def space_below(self, player: Player, tracker: int) -> int:
        """Where one step down leads a tracker, or `NOWHERE` (PU-7.10)."""
        space = player.trackers[tracker]
        return NOWHERE if space == FIRST_SPACES[tracker] else space - 1

    def may_stand(self, tracker: int, space: int) -> bool:
        """Whether a tracker can come to a space at all."""
        return FIRST_SPACES[tracker] <= space <= self.top_spaces[tracker]

    # What spaces give.

    def more_movement(self, player: Player) -> int:
        """What breakthroughs add to a number of the rover track."""
        return 0

    def synergies(self, player: Player, track: int) -> int:
        """How many synergies a synergy symbol of a track gives."""
        return 1

    def patches(self, player: Player, track: int) -> int:
        """How many patches a patch milestone of a track gives."""
        return 1

    def civ_rank(self, player: Player, track: int, rank: int) -> int:
        """The rank of card that a civ milestone of a track gives."""
        return rank

    def civ_reached(self, game: Unknown, seat: int) -> None:
        """A civ milestone was reached."""

    def tech_reached(self, game: Unknown, seat: int, level: int) -> None:
        """A breakthrough was reached."""

    def meteorites_collected(self, game: Unknown, seat: int, amount: int) -> None:
        """Meteorites were collected."""

    # Tiles and buildings.

    def ignores_adjacency(self, player: Player, tile: int) -> bool:
        """Whether a tile may lie apart from all other pieces."""
        return False

    def tile_chosen(self, game: Unknown, seat: int, tile: int) -> None:
        """A tile was taken from the station."""

    def meteorites_fall(self, player: Player) -> bool:
        """Whether meteor symbols bring meteorites."""
        return True

    def tile_placed(self, game: Unknown, seat: int, tile: int, index: int) -> None:
        """A tile was placed; `index` counts tiles in the order placed."""

    def building(self, player: Player, terrain: int, index: int) -> int:
        """The pending item of a building of a placed tile, or `NO_ITEM` (PU-6.03)."""
        if terrain == ENERGY:
            return items.energy(index, ENERGY)
        if terrain == WATER:
            # PU-10.08: water needs ice, how much does not matter.
            return items.advance(WATER, 1, placed=True) if on_ice(player, index) else NO_ITEM
        return items.advance(terrain, 1, placed=True)

    def advance_steps(self, player: Player, item: int) -> int:
        """How far a pending advance goes."""
        return items.steps_of(item)

    def energy_tracks(self, game: Unknown, tracks: int) -> int:
        """Which of some tracks (as bits) an energy building may advance."""
        return tracks

    def energy_steps(self, game: Unknown, player: Player, tracker: int) -> int:
        """How far an energy building advances a tracker."""
        return 1

    def doubles_synergy(self, player: Player) -> bool:
        """Whether a synergy may be doubled now."""
        return False

    # Patches.

    def patch_rules(self, game: Unknown, player: Player, rules: int) -> int:
        """The placement rules of a patch, from those that hold for all."""
        return rules

    def can_store_patches(self, player: Player) -> bool:
        """Whether gained patches may be put aside."""
        return False

    def instead_of_patch(self, player: Player) -> list[int]:
        """Abilities that may be used when a patch is to be placed."""
        return []

    def use_patch(self, game: Unknown, frame: Frame, ability: int) -> None:
        """Use one of `instead_of_patch`; `frame` is the patch's."""

    # Rovers, meteorites, lifepods.

    def targets(self, game: Unknown, player: Player, cell: int, banned: int) -> list[int]:
        """The squares a rover may reach by its next step; `banned` is the event's terrain or -1."""
        return rover_steps(player.board, cell, False, banned) if player.moves > 0 else []

    def pay_step(self, game: Unknown, player: Player, start: int, end: int) -> None:
        """Pay for a rover's step."""
        player.moves -= 1

    def meteorites_reached(self, game: Unknown, seat: int, cell: int) -> int:
        """Take meteorites a rover has come to off the planet; how many are collected at once."""
        board = game.players[seat].board
        amount = 0
        while board.take_meteorite(cell):
            amount += 1
        return amount

    def lifepod_collected(self, game: Unknown, seat: int) -> None:
        """Put a collected lifepod somewhere on the board."""
        game.players[seat].lifepods += 1

    def lifepod_places(self, player: Player) -> list[int]:
        """Options for a lifepod beside the scoring area."""
        return []

    def store_lifepod(self, game: Unknown, frame: Frame, option: int) -> None:
        """Put a lifepod on one of `lifepod_places`."""

    # Moments of the game.

    def prepare(self, game: Unknown, seat: int) -> None:
        """Before the first turn."""

    def turn_started(self, game: Unknown, seat: int) -> None:
        """At the start of the own turn."""

    def civ_looked(self, game: Unknown, frame: Frame, rank: int) -> None:
        """The seat looks into a civ deck."""

    def carry_out(self, game: Unknown, seat: int) -> None:
        """After a simultaneous phase: do what was noted in it."""

    def last_work(self, player: Player) -> Effect | None:
        """Work of its own at the end of the game, done once."""
        return None

    # Abilities used between pending items (PU-24.10), and items only this corporation has.

    def uses(self, game: Unknown, player: Player) -> list[int]:
        """The abilities the player may use now."""
        return []

    def use(self, game: Unknown, frame: Frame, ability: int) -> None:
        """Use an ability: note that it is used and put its work on top."""

    def item_effect(self, kind: int) -> Effect:
        """The effect that carries out an item only this corporation has."""
        raise TypeError(f"{self.id} has no items of kind {kind}")

    def is_possible(self, player: Player, kind: int) -> bool:
        """Whether such an item would do anything now."""
        return True

    # What may be done in any order (`order`).

    def advance_reads(self, player: Player, tracker: int, item: int) -> int:
        """What an advance of a tracker, or of `ANY_TRACKER`, depends on beside the usual."""
        return 0

    def reaches_tech(self, player: Player, tracker: int) -> bool:
        """Whether the next advance of a tracker may gain a breakthrough."""
        if tracker != TECH:
            return False
        space = self.next_space(player, TECH)
        return space != NOWHERE and level_at(self.tracks[TECH], height_of(space)) > 0

    def landing_touch(self) -> int:
        """What placing a rover depends on and changes beside the usual."""
        return 0

    def movement_touch(self) -> int:
        """What rover movement depends on and changes beside the usual."""
        return 0

    def use_touch(self, player: Player, ability: int) -> int:
        """What an ability depends on and changes."""
        return 0

    def item_touch(self, kind: int) -> int:
        """What an item only this corporation has depends on and changes."""
        return 0

    # Scoring.

    def medal(self, player: Player, tracker: int) -> int:
        """The medal a tracker scores (PU-8.02)."""
        space = player.trackers[tracker]
        return nearest_medal(self.tracks[track_of(space)].medals, height_of(space))

    def track_points(self, player: Player) -> list[int]:
        """Points by tracker."""
        return [self.medal(player, tracker) for tracker in range(TRACKS)]

    def tops_reached(self, player: Player) -> int:
        """Tracks with a tracker on their top space, as bits."""
        tracks = 0
        for space in player.trackers:
            if space in self.top_spaces:
                tracks |= 1 << track_of(space)
        return tracks


CORPORATIONS: Final[list[Corporation]] = []
"""By the index of `CORPORATION_IDS`; filled when `components.corporations` is imported."""
FIRST_SPACES: Final[list[int]] = [space_on(track, 0) for track in range(TRACKS)]


def level_at(track: Track, height: int) -> int:
    """The breakthrough (1 to 5) on a space of the technology track, 0 without one."""
    for code in track.benefits[height]:
        if code & KIND == TECH_CODE:
            return code & AMOUNT
    return 0


def _levels(track: Track) -> list[int]:
    levels = [0] * SPACES
    mask = 0
    for height in range(track.top + 1):
        level = level_at(track, height)
        if level:
            mask |= 1 << (level - 1)
        levels[space_on(TECH, height)] = mask
    return levels


def on_ice(player: Player, index: int) -> int:
    """How many water squares of a placed tile lie on ice."""
    placed = player.board.placed[index]
    return water_on_ice(player.board, tile_of(placed), turn_of(placed), cell_of(placed))


def is_unused(player: Player, ability: int) -> bool:
    """Whether an ability was used neither in this turn nor, if it works once, in the game."""
    return not (player.used_turn | player.used_game) >> ability & 1
