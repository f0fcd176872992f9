"""The Life Support System: markers that rise, and what that earns."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.names import GENERATOR, LSS_BENEFITS, OXYGEN_CONDENSER
from planetfall.games.on_mars.components.tables import (
    FIRST_LSS_POINTS,
    LSS_START_ROW,
    LSS_TOP_ROW,
)
from planetfall.games.on_mars.registry import LSS_EFFECTS, NOTHING
from planetfall.games.on_mars.scoring import score
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import BENEFIT


def raise_marker(game: Colony, seat: int, building: int) -> None:
    """An LSS building was placed: its marker rises, and earns where the Colony needed it."""
    if not GENERATOR <= building <= OXYGEN_CONDENSER:
        return
    column = building - GENERATOR
    row = game.lss[column]
    if row == LSS_TOP_ROW:
        return
    game.lss = changed(game.lss, column, row + 1)
    game.note(log.LSS_RISES, seat, building, row + 1)
    if row == LSS_START_ROW:
        score(game, seat, FIRST_LSS_POINTS, log.BY_FIRST_BUILDING)
    if row < game.level + 1:
        if game.setting.withholds and game.setting.withholds_reward(game, seat):
            return
        reward = REWARD_TILES[game.rewards[column]]
        frame = Frame(LSS_BENEFIT, seat)
        score(game, seat, reward.points * reward.count.value(game, frame), log.BY_REWARD)
        game.push(frame)
        if reward.benefit is not NOTHING:
            benefit = Frame(reward.benefit, seat)
            if game.obstacle(benefit) == POSSIBLE:
                game.push(benefit)


class LssBenefit(Effect):
    """Choose one of the benefits printed at the top left of the LSS, or none (OM-18.14)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        rival = game.rival(frame.seat)
        if rival is not None:
            game.push(Frame(rival.lss_benefit, frame.seat))
            return None
        options = [
            BENEFIT + k
            for k in range(len(LSS_BENEFITS))
            if game.obstacle(Frame(LSS_EFFECTS[k], frame.seat)) == POSSIBLE
        ]
        options.append(DONE)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option != DONE:
            game.push(Frame(LSS_EFFECTS[option - BENEFIT], frame.seat))

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if BENEFIT <= option < BENEFIT + len(LSS_BENEFITS):
            return game.obstacle(Frame(LSS_EFFECTS[option - BENEFIT], frame.seat))
        return super().refusal(game, frame, option)


LSS_BENEFIT = LssBenefit()
