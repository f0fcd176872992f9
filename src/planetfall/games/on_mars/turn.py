"""A player's turn: one Main action, perhaps an Executive action before or after it."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE, PASS
from planetfall.games.on_mars import log
from planetfall.games.on_mars.actions import (
    executive_obstacle,
    main_obstacle,
    put_to_work,
    take_executive,
    take_main,
    use_building,
    use_obstacle,
    work_obstacle,
)
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.names import EXECUTIVES, MAIN_ACTIONS
from planetfall.games.on_mars.components.scientists import SCIENTIST_FOR
from planetfall.games.on_mars.effects.cards import FILL_GAPS
from planetfall.games.on_mars.effects.movement import bots_destroy
from planetfall.games.on_mars.effects.technology import SETTLE_TECH
from planetfall.games.on_mars.extension import AFTER_TURN, TURN_BEGINS, TURN_STARTED
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.levelup import COLONY_UPDATE
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.reasons import EXECUTIVE_DONE, GOAL_NOT_MET, MAIN_DONE
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import crystals_arrive, deliver_from_board, deliverable
from planetfall.games.on_mars.vocabulary import DELIVER, EXECUTIVE, GOAL, MAIN, USE, WORK

MAIN_TAKEN: Final = 1
EXECUTIVE_TAKEN: Final = 2
MENU_EXECUTIVES: Final = len(EXECUTIVES) - 1
"""Executive actions of the menu; using an Advanced Building is chosen by its Blueprint."""


def is_executive(option: int) -> bool:
    """Whether an option of the menu is an Executive action."""
    if EXECUTIVE <= option < EXECUTIVE + len(EXECUTIVES):
        return True
    return option in USE or option in WORK


class StartTurn(Effect):
    """The turn of the frame's seat begins: the marker counts as placed, crystals arrive."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        seat = frame.seat
        player = game.players[seat]
        player.acted = 1
        player.fresh = 0
        game.turn = seat
        game.note(log.TURN, seat, player.space)
        game.setting.tell(game, TURN_STARTED, seat)
        game.push(Frame(END_TURN, seat))
        game.push_end_of_turn(seat)
        rival = game.rival(seat)
        game.push(Frame(TURN if rival is None else rival.turn, seat))
        game.setting.push_steps(game, TURN_BEGINS, seat)
        crystals_arrive(game, seat)
        return None


START_TURN = StartTurn()


class Turn(Effect):
    """The menu of a turn; `a` says which actions are taken."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        seat = frame.seat
        options: list[int] = []
        if frame.a & MAIN_TAKEN:
            options.append(DONE)
        else:
            side = game.players[seat].side()
            first = 5 * side
            for action in range(first, first + 5):
                if main_obstacle(game, seat, action) == POSSIBLE:
                    options.append(MAIN + action)
            if not options:
                options.append(PASS)  # OM-6.12
        if not frame.a & EXECUTIVE_TAKEN:
            self._executives(game, seat, options)
        player = game.players[seat]
        if player.contracts:
            options += [DELIVER + entry for entry in deliverable(game, seat)]
        offer_interruptions(game, frame, options)
        return options

    def _executives(self, game: Colony, seat: int, options: list[int]) -> None:
        for action in range(MENU_EXECUTIVES):
            if executive_obstacle(game, seat, action) == POSSIBLE:
                options.append(EXECUTIVE + action)
        player = game.players[seat]
        if player.built:
            for blueprint in player.blueprints:
                if use_obstacle(game, seat, blueprint) == POSSIBLE:
                    options.append(USE[blueprint])
        if player.scientists:
            for other in game.players:
                if other.built:
                    self._work_places(game, seat, other, options)

    def _work_places(self, game: Colony, seat: int, owner: Player, options: list[int]) -> None:
        player = game.players[seat]
        for blueprint in owner.blueprints:
            if not owner.built >> blueprint & 1:
                continue
            scientist = SCIENTIST_FOR[UPGRADES[blueprint]]
            if not player.has_scientist(scientist):
                continue
            if owner is player and game.works[scientist] == blueprint + 1:
                continue  # Using the own building is free already.
            if work_obstacle(game, seat, blueprint) == POSSIBLE:
                options.append(WORK[blueprint])

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        seat = frame.seat
        if option == DONE:
            return
        if takes_interruption(game, frame, option):
            return
        if DELIVER <= option < DELIVER + len(game.cargo):
            game.push(frame)
            deliver_from_board(game, seat, option - DELIVER)
        elif option == PASS:
            game.push(frame.step(frame.a | MAIN_TAKEN))
            game.note(log.PASSED, seat)
        elif MAIN <= option < MAIN + len(MAIN_ACTIONS):
            game.push(frame.step(frame.a | MAIN_TAKEN))
            take_main(game, seat, option - MAIN)
        else:
            game.push(frame.step(frame.a | EXECUTIVE_TAKEN))
            if EXECUTIVE <= option < EXECUTIVE + len(EXECUTIVES):
                take_executive(game, seat, option - EXECUTIVE)
            elif option in USE:
                use_building(game, seat, USE.index(option))
            else:
                put_to_work(game, seat, WORK.index(option))

    def ends_turn(self) -> bool:
        return True

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        seat = frame.seat
        if MAIN <= option < MAIN + len(MAIN_ACTIONS):
            if frame.a & MAIN_TAKEN:
                return pack(MAIN_DONE)
            return main_obstacle(game, seat, option - MAIN)
        if option in GOAL:
            return pack(game.setting.goal_done if game.players[seat].goal else GOAL_NOT_MET)
        if frame.a & EXECUTIVE_TAKEN and is_executive(option):
            return pack(EXECUTIVE_DONE)
        if EXECUTIVE <= option < EXECUTIVE + MENU_EXECUTIVES:
            return executive_obstacle(game, seat, option - EXECUTIVE)
        if option in USE:
            return use_obstacle(game, seat, USE.index(option))
        if option in WORK:
            return work_obstacle(game, seat, WORK.index(option))
        return super().refusal(game, frame, option)


TURN = Turn()


class EndTurn(Effect):
    """The end of a turn (OM-6.13): used Tech, Scientist display, bots, Colony Status Update."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        seat = frame.seat
        game.push(Frame(CLOSE_TURN, seat))
        game.setting.push_steps(game, AFTER_TURN, seat)
        game.push(Frame(COLONY_UPDATE, seat))
        game.push(Frame(BOTS_DESTROY, seat))
        rival = game.rival(seat)
        game.push(Frame(FILL_GAPS if rival is None else rival.fill_gaps, seat))
        game.push(Frame(SETTLE_TECH, seat))
        return None


END_TURN = EndTurn()


class BotsDestroy(Effect):
    """Own bots destroy what they stand on."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        bots_destroy(game, frame.seat)
        return None


BOTS_DESTROY = BotsDestroy()


class CloseTurn(Effect):
    """Nobody's turn any more."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        game.turn = -1
        return None


CLOSE_TURN = CloseTurn()
