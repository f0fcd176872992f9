"""The sabotage phase between Colonization and Shuttle phase, and the end of the game."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.games.on_mars import log as base_log
from planetfall.games.on_mars.expansions.alien_monolith import log
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import ROUNDS, STRIKES
from planetfall.games.on_mars.expansions.alien_monolith.objectives import is_won, met
from planetfall.games.on_mars.expansions.alien_monolith.row import LAY_SABOTAGE, STRIKE
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.expansions.alien_monolith.vocabulary import KEYS
from planetfall.games.on_mars.extension import Interruption
from planetfall.games.on_mars.phases import END_GAME, END_TRIGGERED, LAST_ROUND


class SabotagePhase(Effect):
    """Time goes on; on a space with an alien full cards strike; another card joins the row."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        game.time += 1
        game.note(log.TIME_MOVES, -1, 0, game.time)
        if game.time >= ROUNDS:
            game.ending = LAST_ROUND
            return None
        if game.time == ROUNDS - 1:
            game.ending = END_TRIGGERED
            game.note(base_log.LAST_ROUND, -1)
        game.push(Frame(LAY_SABOTAGE, frame.seat))
        if game.time in STRIKES:
            game.push(Frame(STRIKE, frame.seat))
        return None


SABOTAGE_PHASE = SabotagePhase()


class ClaimVictory(Interruption):
    """With enough objectives fulfilled the player may end the game at once (OMA-17.11)."""

    def offer(self, game: MonolithColony, frame: Frame, options: list[int]) -> None:
        if is_won(game):
            options.append(KEYS.win)

    def take(self, game: MonolithColony, frame: Frame, option: int) -> bool:
        if option != KEYS.win:
            return False
        game.note(log.VICTORY_CLAIMED, frame.seat, 0, met(game))
        game.pending(frame.seat).clear()
        game.turn = -1
        game.ending = LAST_ROUND
        game.push(Frame(END_GAME, 0))
        return True


CLAIM_VICTORY = ClaimVictory()
