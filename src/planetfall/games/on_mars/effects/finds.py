"""Tiles on the map: who may take them, and taking them."""

from __future__ import annotations

from planetfall.core.bag import put
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import NO, YES
from planetfall.games.on_mars import log
from planetfall.games.on_mars.extension import EVENT_DISCOVERY, EVENT_RESEARCH
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.reasons import TILE_USELESS
from planetfall.games.on_mars.registry import DISCOVERY_EFFECTS, RESEARCH_EFFECTS
from planetfall.games.on_mars.state import FOUND_DISCOVERY, FOUND_RESEARCH, Colony


def has_tile(game: Colony, place: int) -> bool:
    """Whether a Discovery or Research tile lies on a hex."""
    return game.finds[place] >= FOUND_DISCOVERY


def effect_of(found: int) -> Effect:
    """The benefit of a tile, by its `finds` code."""
    if found >= FOUND_RESEARCH:
        return RESEARCH_EFFECTS[found - FOUND_RESEARCH]
    return DISCOVERY_EFFECTS[found - FOUND_DISCOVERY]


def tile_obstacle(game: Colony, seat: int, place: int) -> int:
    """`POSSIBLE`, or why a player may not take the tile on a hex (OM-14.12 to OM-14.14)."""
    found = game.finds[place]
    if found >= FOUND_RESEARCH and game.players[seat].research >> found - FOUND_RESEARCH & 1:
        return pack(TILE_USELESS)
    return game.obstacle(Frame(effect_of(found), seat))


class TakeTile(Effect):
    """Take the tile on hex `a` for its benefit, if wanted."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        place = frame.a
        if not has_tile(game, place) or tile_obstacle(game, frame.seat, place) != POSSIBLE:
            return None
        return [YES, NO]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        place = frame.a
        if option == YES:
            take_tile(game, frame.seat, place)


TAKE_TILE = TakeTile()


def take_tile(game: Colony, seat: int, place: int) -> None:
    """Take a tile off the map, put its benefit on top; the tile is kept (OM-14.16)."""
    found = game.finds[place]
    game.finds = changed(game.finds, place, 0)
    player = game.players[seat]
    # Missions take notice after the benefit: their crystals must not take the room it needs.
    game.push(Frame(TILE_COUNTS, seat, 0, found))
    game.push(Frame(effect_of(found), seat))
    if found >= FOUND_RESEARCH:
        kind = found - FOUND_RESEARCH
        player.research |= 1 << kind
        game.note(log.RESEARCH_TAKEN, seat, kind)
    else:
        tile = found - FOUND_DISCOVERY
        player.discoveries = put(player.discoveries, tile)
        game.note(log.TILE_TAKEN, seat, tile)


class TileCounts(Effect):
    """The tile with the `finds` code `a`, just used, counts for missions."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        found = frame.a
        event = EVENT_RESEARCH if found >= FOUND_RESEARCH else EVENT_DISCOVERY
        happened(game, event, frame.seat)
        return None


TILE_COUNTS = TileCounts()
