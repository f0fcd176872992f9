"""Sabotage against colonists, stocks, ships and missions."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, grown
from planetfall.games.on_mars import log as base_log
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import CRYSTAL, PLANT, WATER
from planetfall.games.on_mars.expansions.alien_monolith import log
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    EXTRA_SLOT_PRICE,
    FARTHEST_SHUTTLE,
    STOLEN_CRYSTALS,
)
from planetfall.games.on_mars.expansions.alien_monolith.effects.goals import void
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.expansions.alien_monolith.vocabulary import KEYS, QUARTERS
from planetfall.games.on_mars.packing import IN_SUPPLY
from planetfall.games.on_mars.stock import leave
from planetfall.games.on_mars.vocabulary import HEX, PAY

FROM_WORK = QUARTERS + 1
"""The Working Area as a place in the log."""


class Abduct(Effect):
    """A colonist of the Working Area goes back to the supply, else one from anywhere."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if player.working:
            player.working -= 1
            player.supply += 1
            game.note(log.COLONIST_ABDUCTED, frame.seat, FROM_WORK)
            return None
        options = [KEYS.abduct + k for k in range(len(player.slots)) if player.slots[k]]
        if player.quarters:
            options.append(KEYS.abduct + QUARTERS)
        options += [HEX + place for place in range(HEXES) if game.tops[place] == 1 + frame.seat]
        if not options:
            void(game, frame)
            return None
        return options

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if HEX <= option < HEX + HEXES:
            game.tops = changed(game.tops, option - HEX, 0)
            game.note(log.MINER_ABDUCTED, frame.seat, option - HEX)
        else:
            place = option - KEYS.abduct
            if place == QUARTERS:
                leave(game, frame.seat, 1, IN_SUPPLY)
            else:
                player.slots = grown(player.slots, place, -1)
            game.note(log.COLONIST_ABDUCTED, frame.seat, place)
        player.supply += 1


class DelayShuttle(Effect):
    """The Shuttle goes back a space, from the last one to an imaginary one behind it."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        game.shuttle = min(game.shuttle + 1, FARTHEST_SHUTTLE)
        game.note(base_log.SHUTTLE_MOVES, -1, game.shuttle_side, game.shuttle)
        return None


class ReduceEfficiency(Effect):
    """The next Main action with slots costs a crystal or colonist more."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        game.reduced = EXTRA_SLOT_PRICE
        return None


class StealCrystals(Effect):
    """Two crystals are lost; missing ones as soon as they are gained."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        from_depot = min(STOLEN_CRYSTALS, player.crystals)
        waiting = min(STOLEN_CRYSTALS - from_depot, player.waiting)
        player.crystals -= from_depot
        player.waiting -= waiting
        game.crystal_debt = STOLEN_CRYSTALS - from_depot - waiting
        if from_depot + waiting:
            game.note(log.ITEMS_LOST, frame.seat, CRYSTAL, from_depot + waiting)
        return None


def settle_debt(game: MonolithColony, seat: int, gained: int) -> None:
    """Crystals just gained are stolen as far as some are still owed."""
    stolen = min(game.crystal_debt, gained)
    if stolen:
        game.crystal_debt -= stolen
        game.players[seat].waiting -= stolen
        game.note(log.ITEMS_LOST, seat, CRYSTAL, stolen)


class WithholdReward(Effect):
    """The next reward of the Life Support System falls away."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        game.no_reward = 1
        return None


class PayToll(Effect):
    """A water or plant is lost for each ship in the Hangar, as far as there are some.

    `a` is 1 once it began, then `b` is how much is still to be lost. Water goes first and then only
    plants, so there is one path for each mix.
    """

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        due = frame.b if frame.a else player.hangar
        stock = player.storage
        due = min(due, stock[WATER] + stock[PLANT])
        if due == 0:
            if frame.a == 0:
                void(game, frame)
            return None
        options = [PAY[WATER]] if stock[WATER] else []
        if stock[PLANT] >= due:
            options.append(PAY[PLANT])
        return options

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        due = frame.b if frame.a else player.hangar
        due = min(due, player.storage[WATER] + player.storage[PLANT])
        lost = due if option == PAY[PLANT] else 1
        item = PAY.index(option)
        player.storage = grown(player.storage, item, -lost)
        game.note(log.ITEMS_LOST, frame.seat, item, lost)
        if due > lost:
            game.push(frame.step(1, due - lost))


class Misinform(Effect):
    """The mission cube on the lowest number moves away from its checkmark."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        chosen = -1
        for place in range(len(game.missions)):
            if game.missions[place] and (chosen < 0 or game.steps[place] < game.steps[chosen]):
                chosen = place
        if chosen < 0:
            void(game, frame)
            return None
        game.steps = grown(game.steps, chosen, 1)
        game.note(log.MISSION_BACK, -1, game.missions[chosen] - 1, game.steps[chosen])
        return None
