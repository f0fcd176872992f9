"""Which placement rules bind a player now, and whether anything fits."""

from __future__ import annotations

from planetfall.games.planet_unknown.bands import Bands
from planetfall.games.planet_unknown.board import PlanetBoard
from planetfall.games.planet_unknown.components.corporations import PATCHES_IGNORE_ADJACENCY
from planetfall.games.planet_unknown.components.events_data import (
    KEEP_OFF_EDGE,
    KEEP_OFF_ICE,
    NO_MATCHING,
)
from planetfall.games.planet_unknown.components.planet import PATCHES_SLIDE
from planetfall.games.planet_unknown.components.shapes import INNER, OUTER
from planetfall.games.planet_unknown.components.tiles import ROVER, TERRAIN_SET
from planetfall.games.planet_unknown.gains import event_kind
from planetfall.games.planet_unknown.placement import (
    ADJACENT,
    EVENT_RULES,
    NO_MATCH,
    NOTHING_FITS,
    OFF_EDGE,
    OFF_ICE,
    ON_METEORITES,
    ON_TILES,
    PATCH_SLIDES,
    PLANET_RULE,
    Site,
    escape,
    patch_spots,
)
from planetfall.games.planet_unknown.state import (
    EVENT,
    HORIZON,
    UNIVERSAL,
    WORMHOLE,
    Player,
    Unknown,
)
from planetfall.games.planet_unknown.techs import LEVEL_1, LEVEL_2, LEVEL_5, active


def tile_rules(game: Unknown, player: Player, tile: int) -> int:
    """The rules a tile must obey when this player places it now."""
    rules = ADJACENT | PLANET_RULE
    corporation = player.corporation
    if corporation == UNIVERSAL:
        if active(player) & LEVEL_1:
            rules = PLANET_RULE
    elif corporation == HORIZON and tile >= 0 and TERRAIN_SET[tile] >> ROVER & 1:
        if active(player) & LEVEL_1:
            rules = PLANET_RULE
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
    edition = game.settings.edition
    rules = ADJACENT
    if PATCHES_SLIDE[edition]:
        rules |= PATCH_SLIDES
    corporation = player.corporation
    if corporation == UNIVERSAL:
        if PATCHES_IGNORE_ADJACENCY[edition] and active(player) & LEVEL_1:
            rules &= ~ADJACENT
    elif corporation == WORMHOLE:
        techs = active(player)
        if techs & LEVEL_2:
            rules |= ON_TILES
            if techs & LEVEL_5:
                rules |= ON_METEORITES
    return rules


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
