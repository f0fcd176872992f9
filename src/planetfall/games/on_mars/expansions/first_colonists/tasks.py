"""First Colonists: the "A" card of settlers and the "B" cards with tasks."""

from __future__ import annotations

from planetfall.core.bag import put
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import without
from planetfall.core.vocabulary import NO, YES
from planetfall.games.on_mars.expansions.first_colonists import log
from planetfall.games.on_mars.expansions.first_colonists.components.cards import (
    DRAWN_TASKS,
    FIRST_CARDS,
    FIRST_TASK,
    SETTLERS,
    TASKS,
)
from planetfall.games.on_mars.expansions.first_colonists.vocabulary import KEYS, STREAM
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import gain


def matching_task(game: Colony, seat: int, event: int) -> int:
    """A task in hand that the event fulfils, -1 for none; one task per turn (OM-36.07)."""
    player = game.players[seat]
    if player.tasked:
        return -1
    for card in player.cards:
        if card >= FIRST_TASK and TASKS[card - FIRST_TASK].event == event:
            return card
    return -1


class Task(Effect):
    """Reveal a task that was just fulfilled, if wanted, and gain its reward; `a` is the event."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        event = frame.a
        return [YES, NO] if matching_task(game, frame.seat, event) >= 0 else None

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        event = frame.a
        if option == NO:
            return
        player = game.players[frame.seat]
        card = matching_task(game, frame.seat, event)
        player.cards = without(player.cards, card)
        player.tasked = 1
        game.tasks |= 1 << card
        game.note(log.TASK_DONE, frame.seat, card)
        task = TASKS[card - FIRST_TASK]
        gain(game, frame.seat, task.item, task.amount)


TASK = Task()


class DrawTask(Chance):
    """One task from the deck into the hand of the frame's seat."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return STREAM

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return [KEYS.first_card + card for card in game.first_bag]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        card = option - KEYS.first_card
        game.first_bag = without(game.first_bag, card)
        player = game.players[frame.seat]
        player.cards = put(player.cards, card)
        game.note(log.TASK_DRAWN, frame.seat, card, 0, 0, 1 << frame.seat)


DRAW_TASK = DrawTask()


def reveal_settlers(game: Colony, seat: int, building: int) -> None:
    """Lay down the "A" card if it shows the building just constructed, and draw two tasks."""
    player = game.players[seat]
    for card in player.cards:
        if card < FIRST_TASK and SETTLERS[card].buildings >> building & 1:
            player.cards = without(player.cards, card)
            player.settled = 1
            game.tasks |= 1 << card
            game.note(log.SETTLERS_REVEALED, seat, card)
            for _ in range(DRAWN_TASKS):
                game.push(Frame(DRAW_TASK, seat))
            return


# Setup.


class DealCards(Effect):
    """The tasks form a deck; everybody gets an "A" card."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        game.first_bag = list(range(FIRST_TASK, len(FIRST_CARDS)))
        for seat in range(game.seats - 1, -1, -1):
            game.push(Frame(DEAL_SETTLERS, seat))
        return None


DEAL_CARDS = DealCards()


class DealSettlers(Chance):
    """An "A" card into the hand of the frame's seat."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return STREAM

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        dealt: list[int] = []
        for player in game.players:
            dealt += player.cards
        return [KEYS.first_card + card for card in range(FIRST_TASK) if card not in dealt]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.cards = put(player.cards, option - KEYS.first_card)
        game.note(log.TASK_DRAWN, frame.seat, option - KEYS.first_card, 0, 0, 1 << frame.seat)


DEAL_SETTLERS = DealSettlers()
