"""The Radar: a Discovery tile that is used again and again."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars import log
from planetfall.games.on_mars.effects.travel import leave_exploration
from planetfall.games.on_mars.reasons import EMPTY_DISPLAY
from planetfall.games.on_mars.registry import DISCOVERY_EFFECTS
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import TILE


class UseRadar(Effect):
    """First put a tile of the Exploration space on the card and use it; later use that tile."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if game.radar:
            effect = DISCOVERY_EFFECTS[game.radar - 1]
            if game.obstacle(Frame(effect, frame.seat)) != POSSIBLE:
                return []
            game.push(Frame(effect, frame.seat))
            return None
        return [
            TILE[tile - 1]
            for tile in game.explore
            if tile and self._obstacle_of(game, frame.seat, tile - 1) == POSSIBLE
        ]

    def _obstacle_of(self, game: Colony, seat: int, tile: int) -> int:
        return game.obstacle(Frame(DISCOVERY_EFFECTS[tile], seat))

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        tile = TILE.index(option)
        game.radar = tile + 1
        game.note(log.TILE_ON_RADAR, frame.seat, tile)
        game.push(Frame(DISCOVERY_EFFECTS[tile], frame.seat))
        leave_exploration(game, frame.seat, tile)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if game.radar:
            return self._obstacle_of(game, frame.seat, game.radar - 1)
        reason = pack(EMPTY_DISPLAY)
        for tile in game.explore:
            if tile:
                reason = self._obstacle_of(game, frame.seat, tile - 1)
                if reason == POSSIBLE:
                    return POSSIBLE
        return reason

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)
