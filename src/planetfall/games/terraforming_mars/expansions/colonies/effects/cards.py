"""What cards of the expansion do beside building and trading."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.combinators import push_any_order
from planetfall.core.effect import Frame
from planetfall.core.lists import grown
from planetfall.core.reasons import NOT_OFFERED, POSSIBLE, pack
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import (
    ASLEEP,
    NO_MARKERS,
    NOT_LAID_OUT,
    SHIP_GAINED,
)
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.state import (
    LAST_FIELD,
    SITES,
    TILES,
    colonies_of,
)
from planetfall.games.terraforming_mars.expansions.colonies.stations import COLONIES_BIT
from planetfall.games.terraforming_mars.expansions.colonies.trading import move_marker
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import KEYS
from planetfall.games.terraforming_mars.state import Mars


@dataclass(frozen=True)
class GainShips(MarsEffect):
    """More ships, at home and usable at once (TMC-2.02, TMC-2.10)."""

    ships: int = 1

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        colonies_of(game).fleets = grown(colonies_of(game).fleets, frame.seat, self.ships)
        if game.events is not None:
            game.note(SHIP_GAINED, frame.seat, 0, self.ships, frame.source)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return True

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0

    def writes(self, game: Mars, frame: Frame) -> int:
        return 0


@dataclass(frozen=True)
class ShiftMarkers(MarsEffect):
    """One marker up and another one down, a field each: `colony:x` twice (TMC-6.06).

    `a` is the colony whose marker goes up, plus 1, once it is chosen.
    """

    def _can_rise(self, game: Mars) -> list[int]:
        area = colonies_of(game)
        return [c for c in area.tiles if 0 <= area.markers[c] < LAST_FIELD]

    def _can_fall(self, game: Mars, but: int) -> list[int]:
        area = colonies_of(game)
        return [c for c in area.tiles if c != but and area.markers[c] > area.built(c)]

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if frame.a:
            return [KEYS.colony + c for c in self._can_fall(game, frame.a - 1)]
        return [KEYS.colony + c for c in self._can_rise(game) if self._can_fall(game, c)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        colony = option - KEYS.colony
        if not frame.a:
            game.push(frame.step(colony + 1))
            return
        move_marker(game, frame.seat, frame.a - 1, 1, frame.source)
        move_marker(game, frame.seat, colony, -1, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(NO_MARKERS)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        area = colonies_of(game)
        colony = option - KEYS.colony
        if not 0 <= colony < TILES:
            return pack(NOT_OFFERED)
        if colony not in area.tiles:
            return pack(NOT_LAID_OUT, colony)
        return pack(ASLEEP, colony) if area.markers[colony] < 0 else pack(NO_MARKERS)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        for colony in self._can_rise(game):
            if self._can_fall(game, colony):
                return POSSIBLE
        return self.why(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        return COLONIES_BIT

    def writes(self, game: Mars, frame: Frame) -> int:
        return COLONIES_BIT


@dataclass(frozen=True)
class CollectCommissions(MarsEffect):
    """The commission of every own station, in the order the player likes."""

    def _frames(self, game: Mars, frame: Frame) -> list[Frame]:
        stations = colonies_of(game).stations
        found: list[Frame] = []
        for place in range(TILES * SITES):
            if stations[place] == frame.seat:
                tile = COLONY_TILES[place // SITES]
                found.append(Frame(tile.commission, frame.seat, frame.source))
        return found

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        push_any_order(game, self._frames(game, frame), frame.seat)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def is_void(self, game: Mars, frame: Frame) -> bool:
        return not self._frames(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        mask = COLONIES_BIT
        for part in self._frames(game, frame):
            mask |= part.effect.reads(game, part)
        return mask

    def writes(self, game: Mars, frame: Frame) -> int:
        mask = 0
        for part in self._frames(game, frame):
            mask |= part.effect.writes(game, part)
        return mask
