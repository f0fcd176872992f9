"""Sabotage against the objectives."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, grown
from planetfall.games.on_mars import log as base_log
from planetfall.games.on_mars.components.lab import COLUMN, NEXT_SPACES, SPACES
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import RESOURCES
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.expansions.alien_monolith import log
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    SCIENTIST,
    TECHNOLOGY,
    UPGRADES,
)
from planetfall.games.on_mars.expansions.alien_monolith.objectives import target
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.packing import FIRST_MARKER, blueprint_of
from planetfall.games.on_mars.payment import amount_in
from planetfall.games.on_mars.stock import send_to_work
from planetfall.games.on_mars.vocabulary import GRID_SPACE, LAB_SPACE


def void(game: MonolithColony, frame: Frame) -> None:
    """The card finds nothing to harm; the frame's source is the card."""
    game.note(log.SABOTAGE_VOID, -1, frame.source)


class BombUpgrade(Effect):
    """The marker of the first objective comes off its building; upgrading costs more from now."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        blueprint = target(game, UPGRADES)
        player = game.players[frame.seat]
        if not player.built >> blueprint & 1:
            return None
        player.built &= ~(1 << blueprint)
        for place in range(HEXES):
            top = game.tops[place]
            if top >= FIRST_MARKER and blueprint_of(top) == blueprint:
                game.tops = changed(game.tops, place, 0)
                game.note(log.MARKER_REMOVED, frame.seat, place, 0, blueprint)
        return None


class HackTech(Effect):
    """The tile of the third objective goes back a column, from the first one to the Tech Grid."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        tech = target(game, TECHNOLOGY)
        if player.lab[tech] == 0:
            void(game, frame)
            return None
        space = player.lab[tech] - 1
        if COLUMN[space] == 1:
            return [GRID_SPACE + k for k in range(len(game.grid)) if game.grid[k] == 0]
        free = [
            before
            for before in range(SPACES)
            if COLUMN[before] == COLUMN[space] - 1 and before + 1 not in player.lab
        ]
        near = [before for before in free if space in NEXT_SPACES[before]]
        if not free:
            void(game, frame)
            return None
        return [LAB_SPACE + before for before in near or free]

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        tech = target(game, TECHNOLOGY)
        if GRID_SPACE <= option < GRID_SPACE + len(game.grid):
            place = option - GRID_SPACE
            player.lab = changed(player.lab, tech, 0)
            game.grid = changed(game.grid, place, tech + 1)
            game.note(log.TECH_RETURNED, frame.seat, tech, place)
            return
        space = option - LAB_SPACE
        player.lab = changed(player.lab, tech, space + 1)
        game.note(log.TECH_HACKED, frame.seat, tech, COLUMN[space], space)


class LosePrice(Effect):
    """The price of the Scientist of the fourth objective is lost, as far as it is there."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        card = SCIENTIST_CARDS[target(game, SCIENTIST)]
        player = game.players[frame.seat]
        lost = min(card.colonists, player.quarters)
        if lost:
            send_to_work(game, frame.seat, lost)
            game.note(base_log.COLONISTS_PAID, frame.seat, 0, lost)
        for item in range(RESOURCES):
            amount = min(amount_in(card.price, item), player.storage[item])
            if amount:
                lost += amount
                player.storage = grown(player.storage, item, -amount)
                game.note(log.ITEMS_LOST, frame.seat, item, amount)
        if not lost:
            void(game, frame)
        return None


class ChangePlans(Effect):
    """From now on the first objective needs a second building of its type upgraded, too."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        return None
