"""Taking things from the Warehouse."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import grown
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import CRYSTAL
from planetfall.games.on_mars.effects.gains import boost
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.packing import BEGUN, steps_left
from planetfall.games.on_mars.reasons import NO_ROOM, WAREHOUSE_EMPTY
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import has_room, store
from planetfall.games.on_mars.vocabulary import BOOST, TAKE


@dataclass(frozen=True)
class TakeWarehouse(Effect):
    """Take up to `amount` things from the Warehouse that can be stored (OM-13.03).

    With `boost`, one more per colonist. `a`: how many are still to come (`steps_left`).
    """

    amount: int = 1
    crystals: bool = True
    boost: bool = False

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        found = self._takeable(game, frame.seat)
        if not found:
            return [] if frame.a == 0 else None
        if frame.a == 0:
            return found
        options: list[int] = []
        if steps_left(frame.a):
            options = found
        elif self.boost and game.players[frame.seat].hands():
            options = [BOOST]
        else:
            return None
        options.append(DONE)
        offer_interruptions(game, frame, options)
        return options

    def _takeable(self, game: Colony, seat: int) -> list[int]:
        found: list[int] = []
        columns = game.setting.columns
        for place in range(len(columns)):
            item = columns[place]
            if (
                game.warehouse[place]
                and (item != CRYSTAL or self.crystals)
                and has_room(game, seat, item)
            ):
                found.append(TAKE[item])
        return found

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        left = steps_left(frame.a, self.amount)
        if option == BOOST:
            game.push(frame.step(BEGUN + 1))
            boost(game, frame.seat)
        elif option in TAKE:
            game.push(frame.step(BEGUN + left - 1))
            item = TAKE.index(option)
            game.warehouse = grown(game.warehouse, game.setting.columns.index(item), -1)
            game.note(log.FROM_WAREHOUSE, frame.seat, item)
            store(game, frame.seat, item)
        else:
            takes_interruption(game, frame, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or self._takeable(game, frame.seat):
            return POSSIBLE
        columns = game.setting.columns
        for place in range(len(columns)):
            if game.warehouse[place] and (columns[place] != CRYSTAL or self.crystals):
                return pack(NO_ROOM, columns[place])
        return pack(WAREHOUSE_EMPTY)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if option in TAKE:
            item = TAKE.index(option)
            columns = game.setting.columns
            if item not in columns:
                return super().refusal(game, frame, option)
            if not game.warehouse[columns.index(item)]:
                return pack(WAREHOUSE_EMPTY)
            if not has_room(game, frame.seat, item):
                return pack(NO_ROOM, item)
        return super().refusal(game, frame, option)
