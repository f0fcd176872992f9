"""Rounds: Colonization phase, Shuttle phase, and the end of the game."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.vocabulary import DONE, NO, YES
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.tables import LANDING
from planetfall.games.on_mars.effects.travel import travel
from planetfall.games.on_mars.extension import (
    AFTER_COLONIZATION,
    BEFORE_SHUTTLE,
    BEFORE_TURN,
    SHIP_SPENT,
)
from planetfall.games.on_mars.levelup import COLONY_UPDATE
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import crystals_arrive, deliver_from_board, deliverable
from planetfall.games.on_mars.turn import START_TURN
from planetfall.games.on_mars.vocabulary import DELIVER

END_TRIGGERED: Final = 1
LAST_ROUND: Final = 2


class Round(Effect):
    """A round: all markers stand up, the Colonization phase begins."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        game.round += 1
        if game.ending:
            game.ending = LAST_ROUND
        game.note(log.ROUND, -1, 0, game.round)
        for player in game.players:
            player.acted = 0
        game.push(Frame(NEXT_TURN, 0))
        return None


ROUND = Round()


class NextTurn(Effect):
    """The turn of the player on the lowest space whose marker stands; none ends the phase."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        for seat in game.in_order():
            if game.players[seat].acted == 0:
                game.push(frame)
                game.push(Frame(START_TURN, seat))
                game.setting.push_steps(game, BEFORE_TURN, seat)
                return None
        game.push(Frame(END_COLONIZATION, 0))
        game.setting.push_steps(game, AFTER_COLONIZATION)
        return None


NEXT_TURN = NextTurn()


class EndColonization(Effect):
    """Is this the end? Otherwise the Shuttle phase (OM-31.01, OM-31.02, OM-37.01)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if game.ending == LAST_ROUND:
            game.push(Frame(END_GAME, 0))
            return None
        if game.remaining == 0 and game.ending == 0 and game.setting.marker_ends:
            game.ending = END_TRIGGERED
            game.note(log.LAST_ROUND, -1)
            if game.setting.ends_at_once:
                game.push(Frame(END_GAME, 0))
                return None
        game.push(Frame(ROUND, 0))
        game.push(Frame(SHUTTLE_PHASE, 0))
        game.setting.push_steps(game, BEFORE_SHUTTLE)
        return None


END_COLONIZATION = EndColonization()


# The Shuttle phase.


class ShuttlePhase(Effect):
    """The Shuttle moves; then all may travel in Turn Order."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        left = -1
        if game.shuttle > 1:
            game.shuttle -= 1
            game.note(log.SHUTTLE_MOVES, -1, game.shuttle_side, game.shuttle)
        else:
            left = game.shuttle_side
            game.shuttle_side = 1 - left
            game.shuttle = LANDING[game.level]
            game.note(log.SHUTTLE_TRAVELS, -1, game.shuttle_side, game.shuttle)
        for seat in reversed(game.in_order()):
            free = int(game.players[seat].side() == left)
            rival = game.rival(seat)
            game.push(Frame(MAY_TRAVEL if rival is None else rival.travel, seat, 0, free))
        return None


SHUTTLE_PHASE = ShuttlePhase()


class MayTravel(Effect):
    """Travel to the other side, or stay: free if `a` is 1, else for a ship of the Hangar."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        is_free = frame.a
        if is_free or game.players[frame.seat].hangar:
            return [YES, NO]
        game.note(log.STAYS, frame.seat)
        return None

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        is_free = frame.a
        seat = frame.seat
        if option == NO:
            game.note(log.STAYS, seat)
            return
        player = game.players[seat]
        side = 1 - player.side()
        if not is_free:
            player.hangar -= 1
            game.setting.tell(game, SHIP_SPENT, seat)
        game.note(log.TRAVELS, seat, side, 1 - is_free)
        game.push(Frame(COLONY_UPDATE, seat))
        travel(game, seat, side)


MAY_TRAVEL = MayTravel()


# The end.


class EndGame(Effect):
    """Crystals arrive for the last time, Contracts may still be filled, then it is over."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        game.push(Frame(GAME_OVER, 0))
        for seat in reversed(game.in_order()):
            if not game.is_automatic(seat):
                game.push(Frame(LAST_DELIVERIES, seat))
            crystals_arrive(game, seat)
        return None


END_GAME = EndGame()


class LastDeliveries(Effect):
    """Things of the player board may still be moved onto Contracts (OM-32.10)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        options = [DELIVER + entry for entry in deliverable(game, frame.seat)]
        options.append(DONE)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option != DONE:
            game.push(frame)
            deliver_from_board(game, frame.seat, option - DELIVER)


LAST_DELIVERIES = LastDeliveries()


class GameOver(Effect):
    """Nothing is left but the count."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        game.over = 1
        game.note(log.GAME_OVER, -1)
        return None


GAME_OVER = GameOver()
