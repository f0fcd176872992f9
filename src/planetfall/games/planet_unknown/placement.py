"""Where tiles and patches may be placed.

Each rule is a flag, so that the turn can ask with and without it: the escape rules (PU-22.15,
PU-33.04 to PU-33.07) drop the event's restrictions first and the planet's next. Printed squares
and one layer are never dropped (PU-33.09).

A `Site` is a board under some rules, prepared once and asked for many tiles and turns.

>>> from planetfall.games.planet_unknown.board import new_board
>>> from planetfall.games.planet_unknown.components.planets import PLANETS
>>> from planetfall.games.planet_unknown.components.tiles import TILE_OF
>>> site = Site(new_board(0), ADJACENT | PLANET_RULE)
>>> site.turns(TILE_OF["i2_civ_energy"]), len(site.cells(TILE_OF["i2_civ_energy"], 0))
([0, 1, 2, 3], 26)
"""

from __future__ import annotations

from typing import Final

from planetfall.core.reasons import pack
from planetfall.games.planet_unknown import reasons
from planetfall.games.planet_unknown.bands import (
    Bands,
    members,
    neighbours,
    spread,
)
from planetfall.games.planet_unknown.board import METEORITES, OCCUPIED, PATCHES, PlanetBoard
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import (
    KEEP_OFF_EDGE,
    KEEP_OFF_ICE,
    NO_MATCHING,
)
from planetfall.games.planet_unknown.components.planet import PATCHES_SLIDE, PLANETS, Planet
from planetfall.games.planet_unknown.components.shapes import (
    INNER,
    ORIENTATIONS,
    OUTER,
    OUTLINES,
    TURNS,
)
from planetfall.games.planet_unknown.components.tiles import FIRST, SECOND, SHAPE_OF
from planetfall.games.planet_unknown.gains import event_kind
from planetfall.games.planet_unknown.state import EVENT, Player, Unknown

ADJACENT: Final = 1
"""A piece touches another by a side (PU-5.02); the start of a blank planet is always checked."""
PLANET_RULE: Final = 2
"""The planet's special placement rule (PU-33.09)."""
OFF_EDGE: Final = 4
"""Event: no tile on edge squares."""
OFF_ICE: Final = 8
"""Event: no tile on ice."""
NO_MATCH: Final = 16
"""Event: no square of a tile beside the same terrain already there."""
EVENT_RULES: Final = OFF_EDGE | OFF_ICE | NO_MATCH
PATCH_SLIDES: Final = 32
"""For patches on Pajitnov: they too must slide in (edition `cs`, PU-34.33)."""
ON_TILES: Final = 64
"""For patches: they may also lie on tiles (Wormhole Lvl 2)."""
ON_METEORITES: Final = 128
"""For patches on tiles: also on meteorites (Wormhole Lvl 5)."""
NOTHING_FITS: Final = -1
"""Answer of `escape`: no tile can be placed whatever is dropped."""


class Site:
    """A board under placement rules, ready to be asked about tiles."""

    def __init__(self, board: PlanetBoard, rules: int) -> None:
        planet = PLANETS[board.planet]
        masks = board.masks
        self.board: Final = board
        self.planet: Final[Planet] = planet
        self.rules: Final = rules
        self.rule: Final[Planet] = planet if rules & PLANET_RULE else PLANETS[0]
        """The planet whose placement rule holds; the symmetric one has none."""
        self.by_section: Final = self.rule.sees_terrain or rules & NO_MATCH != 0
        """Whether the answer depends on terrains, not on the outline alone."""
        f0, f1, f2 = planet.squares
        f0 &= ~masks[OCCUPIED]
        f1 &= ~masks[OCCUPIED + 1]
        f2 &= ~masks[OCCUPIED + 2]
        if rules & OFF_EDGE:
            e0, e1, e2 = planet.edge
            f0, f1, f2 = f0 & ~e0, f1 & ~e1, f2 & ~e2
        if rules & OFF_ICE:
            e0, e1, e2 = planet.ice
            f0, f1, f2 = f0 & ~e0, f1 & ~e1, f2 & ~e2
        self.f0: Final = f0
        self.f1: Final = f1
        self.f2: Final = f2
        touched = _touched(board, rules)
        self.t0: Final = touched[0]
        self.t1: Final = touched[1]
        self.t2: Final = touched[2]
        """A tile must cover one of these squares."""

    def anchors(self, tile: int, turn: int) -> Bands:
        """Return the cells where the anchor of a turned tile may lie."""
        orientation = ORIENTATIONS[SHAPE_OF[tile]][turn]
        a0, a1, a2 = self.rule.anchors(self, tile, orientation)
        if self.rules & NO_MATCH and (a0 or a1 or a2):
            masks = self.board.masks
            for section in range(2):
                start = 3 * (SECOND[tile] if section else FIRST[tile])
                s0, s1, s2 = neighbours(masks[start], masks[start + 1], masks[start + 2])
                s0, s1, s2 = spread(s0, s1, s2, orientation.sections[section])
                a0, a1, a2 = a0 & ~s0, a1 & ~s1, a2 & ~s2
        return a0, a1, a2

    def fits(self, tile: int) -> bool:
        """Say whether a tile can be placed in any turn."""
        shape = SHAPE_OF[tile]
        turns = TURNS[shape] if self.by_section else OUTLINES[shape]
        for turn in turns:
            a0, a1, a2 = self.anchors(tile, turn)
            if a0 or a1 or a2:
                return True
        return False

    def turns(self, tile: int) -> list[int]:
        """Return the turns in which a tile can be placed, ascending."""
        shape = SHAPE_OF[tile]
        orientations = ORIENTATIONS[shape]
        fitting = 0
        for turn in TURNS[shape] if self.by_section else OUTLINES[shape]:
            a0, a1, a2 = self.anchors(tile, turn)
            if a0 or a1 or a2:
                fitting |= 1 << turn
        if self.by_section:
            return [t for t in TURNS[shape] if fitting >> t & 1]
        return [t for t in TURNS[shape] if fitting >> orientations[t].outline & 1]

    def cells(self, tile: int, turn: int) -> list[int]:
        """Return the cells where the anchor of a turned tile may lie, ascending."""
        a0, a1, a2 = self.anchors(tile, turn)
        return members(a0, a1, a2)


def refused_start(planet: int, rules: int) -> int:
    """Why a first piece cannot lie where it touches no edge: the planet's own start or the rule."""
    if rules & PLANET_RULE and PLANETS[planet].start != PLANETS[planet].edge:
        return pack(reasons.PLANET_FORBIDS, planet)
    return pack(reasons.MUST_START_ON_EDGE)


def _touched(board: PlanetBoard, rules: int) -> Bands:
    """Return the squares of which a piece must cover one: start, border of the pieces, or all."""
    planet = PLANETS[board.planet]
    if board.is_blank():
        # PU-34.26: the centre of Charybdis replaces the edge.
        return planet.start if rules & PLANET_RULE else planet.edge
    if rules & ADJACENT:
        masks = board.masks
        return neighbours(masks[OCCUPIED], masks[OCCUPIED + 1], masks[OCCUPIED + 2])
    return planet.squares


def escape(board: PlanetBoard, outer: int, outer_rules: int, inner: int, inner_rules: int) -> int:
    """Return which rules are dropped so that one of the two tiles fits.

    0 if one fits under all its rules, else `EVENT_RULES` if dropping these helps, else these
    with `PLANET_RULE`, else `NOTHING_FITS` (PU-22.15, PU-33.04, PU-33.05). A tile of -1 is an
    empty stack. The tiles' rules differ only where a technology frees one of them.
    """
    dropped = 0
    while True:
        if outer >= 0 and Site(board, outer_rules & ~dropped).fits(outer):
            return dropped
        if inner >= 0 and Site(board, inner_rules & ~dropped).fits(inner):
            return dropped
        if dropped & PLANET_RULE:
            return NOTHING_FITS
        dropped = EVENT_RULES if dropped == 0 else EVENT_RULES | PLANET_RULE


def patch_spots(board: PlanetBoard, rules: int) -> Bands:
    """Return the cells where a biomass patch may be placed.

    Read from the rules are `ADJACENT`, `PATCH_SLIDES`, `ON_TILES` and `ON_METEORITES`. The
    planet's rules always hold for patches (PU-33.08), events' restrictions never (PU-14.11).
    A patch on a tile lies above the pieces: it needs neither a neighbour nor to be slid in.
    """
    planet = PLANETS[board.planet]
    masks = board.masks
    o0 = masks[OCCUPIED]
    o1 = masks[OCCUPIED + 1]
    o2 = masks[OCCUPIED + 2]
    f0, f1, f2 = planet.squares
    t0, t1, t2 = _touched(board, rules | PLANET_RULE)
    f0 &= t0 & ~o0
    f1 &= t1 & ~o1
    f2 &= t2 & ~o2
    if rules & ON_TILES:
        f0 |= o0 & ~masks[PATCHES]
        f1 |= o1 & ~masks[PATCHES + 1]
        f2 |= o2 & ~masks[PATCHES + 2]
        if not rules & ON_METEORITES:
            f0 &= ~masks[METEORITES]
            f1 &= ~masks[METEORITES + 1]
            f2 &= ~masks[METEORITES + 2]
    s0, s1, s2 = planet.no_patch(board, slides=rules & PATCH_SLIDES != 0)
    return f0 & ~s0, f1 & ~s1, f2 & ~s2


# -- which rules bind a player now, and whether anything fits -------------------------------


def tile_rules(game: Unknown, player: Player, tile: int) -> int:
    """The rules a tile must obey when this player places it now."""
    rules = PLANET_RULE
    if not CORPORATIONS[player.corporation].ignores_adjacency(player, tile):
        rules |= ADJACENT
    kind = event_kind(game)
    if kind == KEEP_OFF_EDGE:
        rules |= OFF_EDGE
    elif kind == KEEP_OFF_ICE:
        rules |= OFF_ICE
    elif kind == NO_MATCHING:
        rules |= NO_MATCH
    return rules


def patch_rules(game: Unknown, player: Player) -> int:
    """The rules a biomass patch must obey (PU-14.08)."""
    rules = ADJACENT
    if PATCHES_SLIDE[game.setting.edition]:
        rules |= PATCH_SLIDES
    return CORPORATIONS[player.corporation].patch_rules(game, player, rules)


def patch_squares(game: Unknown, seat: int) -> Bands:
    """Where a patch may be placed now."""
    player = game.players[seat]
    return patch_spots(player.board, patch_rules(game, player))


def dropped_rules(game: Unknown, seat: int, board: PlanetBoard) -> int:
    """What is dropped so that one tile of the section fits, or `NOTHING_FITS` (PU-22.15)."""
    player = game.players[seat]
    outer = game.top(seat, OUTER)
    inner = game.top(seat, INNER)
    return escape(
        board, outer, tile_rules(game, player, outer), inner, tile_rules(game, player, inner)
    )


def takeable(game: Unknown, seat: int) -> tuple[int, list[int]]:
    """What is dropped (`NOTHING_FITS` if nothing helps) and the rings that may be taken then.

    A player who can place only one of the tiles must take that one (PU-4.11); who can place none
    takes any (PU-15.03).
    """
    player = game.players[seat]
    tiles = [game.top(seat, OUTER), game.top(seat, INNER)]
    dropped = 0
    while True:
        fitting: list[int] = []
        site: Site | None = None
        for ring in range(2):
            tile = tiles[ring]
            if tile >= 0:
                rules = tile_rules(game, player, tile) & ~dropped
                if site is None or site.rules != rules:
                    site = Site(player.board, rules)
                if site.fits(tile):
                    fitting.append(ring)
        if fitting:
            return dropped, fitting
        if dropped & PLANET_RULE:
            return NOTHING_FITS, [ring for ring in range(2) if tiles[ring] >= 0]
        dropped = EVENT_RULES if dropped == 0 else EVENT_RULES | PLANET_RULE


def is_stuck(game: Unknown, seat: int) -> bool:
    """Whether no available tile can be placed (PU-15.01)."""
    return dropped_rules(game, seat, game.players[seat].board) == NOTHING_FITS


def patch_would_end(game: Unknown, seat: int, cell: int) -> bool:
    """Whether a patch there would leave no room for any tile."""
    board = game.players[seat].board.clone()
    board.place_patch(cell)
    return dropped_rules(game, seat, board) == NOTHING_FITS


def spare_the_game(game: Unknown, seat: int, cells: list[int]) -> list[int]:
    """During an event: the squares whose patch does not end the game (PU-22.09, PU-22.18)."""
    if game.phase != EVENT or is_stuck(game, seat):
        return cells
    return [cell for cell in cells if not patch_would_end(game, seat, cell)]
