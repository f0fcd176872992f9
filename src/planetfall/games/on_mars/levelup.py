"""The Colony Status Update: what happens when the Colony reaches a new level."""

from __future__ import annotations

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, without
from planetfall.games.on_mars import log, streams
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.tables import (
    GRID_FILL,
    PROGRESS_POINTS,
    TOP_LEVEL,
)
from planetfall.games.on_mars.extension import AFTER_LEVEL_UP
from planetfall.games.on_mars.missions import advance_marker
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.scoring import score
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import BLUEPRINT, TECH


def is_due(game: Colony) -> bool:
    """Whether all four LSS markers are on the Colony marker's row or higher."""
    return game.level < TOP_LEVEL and min(game.lss) >= game.level + 1


class ColonyUpdate(Effect):
    """Raise the Colony level with all its steps, as often as it is due (OM-19.13)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if not is_due(game):
            return None
        game.level += 1
        game.note(log.LEVEL_UP, frame.seat, 0, game.level)
        game.push(frame)
        game.setting.push_steps(game, AFTER_LEVEL_UP, frame.seat)
        game.push(Frame(FINISH_UPDATE, frame.seat))
        if not game.is_pair():
            for place in reversed(GRID_FILL):
                if game.grid[place] == 0:
                    game.push(Frame(DEAL_TECH, frame.seat, 0, place))
        self._blueprints(game, frame.seat)
        return None

    def _blueprints(self, game: Colony, seat: int) -> None:
        """Step 2: a new display at level 2, the last Blueprints at level 3."""
        if game.level == 2:
            game.display = [0] * len(game.display)
            for place in range(game.setting.level_2_cards - 1, -1, -1):
                game.push(Frame(DEAL_BLUEPRINT, seat, 0, place))
        elif game.level == 3:
            game.display = [0 if card and LEVELS[card - 1] == 1 else card for card in game.display]
            gaps = [k for k in range(len(game.display)) if game.display[k] == 0]
            for place in reversed(gaps[: len(game.deck_3)]):
                game.push(Frame(DEAL_BLUEPRINT, seat, 0, place))


COLONY_UPDATE = ColonyUpdate()


class FinishUpdate(Effect):
    """Steps 4 to 6: Warehouse, Progress, Remaining Missions marker."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        full = game.setting.warehouse
        game.warehouse = [max(game.warehouse[k], full[k]) for k in range(len(full))]
        game.note(log.WAREHOUSE_FILLED, -1)
        if game.level <= 3:
            for seat, player in enumerate(game.players):
                score(game, seat, PROGRESS_POINTS[bits(player.cubes)], log.BY_PROGRESS)
        if game.level >= 3 and game.setting.has_marker:
            advance_marker(game)
            game.note(log.MISSIONS_MARKER, -1, 0, game.remaining)
        return None


FINISH_UPDATE = FinishUpdate()


class DealBlueprint(Chance):
    """The next Blueprint of the deck, level 1 before level 3, onto place `a` of the display."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.BLUEPRINTS_1 if game.deck_1 else streams.BLUEPRINTS_3

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        deck = game.deck_1 if game.deck_1 else game.deck_3
        for card in game.setting.on_top:
            if card in deck:
                return [BLUEPRINT[card]]
        return [BLUEPRINT[card] for card in deck]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        place = frame.a
        card = BLUEPRINT.index(option)
        if game.deck_1:
            game.deck_1 = without(game.deck_1, card)
        else:
            game.deck_3 = without(game.deck_3, card)
        game.display = changed(game.display, place, card + 1)
        game.note(log.BLUEPRINT_DEALT, -1, card, place)


DEAL_BLUEPRINT = DealBlueprint()


class DealTech(Chance):
    """The next tile of the stacks onto space `a` of the Tech Grid."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.TECHS

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return [TECH[tech] for tech in game.tech_bag]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        place = frame.a
        tech = TECH.index(option)
        game.tech_bag = without(game.tech_bag, tech)
        game.grid = changed(game.grid, place, tech + 1)
        game.note(log.TECH_DEALT, -1, tech, place)


DEAL_TECH = DealTech()
