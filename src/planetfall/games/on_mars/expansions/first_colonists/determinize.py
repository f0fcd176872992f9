"""Filling in First Colonist cards that a viewer cannot know."""

from __future__ import annotations

from typing import Any

from planetfall.core.luck import shuffle
from planetfall.games.on_mars.expansions.first_colonists.components.cards import (
    FIRST_CARDS,
    FIRST_TASK,
    TASKS,
)
from planetfall.games.on_mars.expansions.first_colonists.tasks import Task
from planetfall.games.on_mars.state import Colony


def deal(game: Colony, data: dict[str, Any], rng: Any) -> None:
    """Hands are drawn from the cards that are not seen; who is asked about a task has it."""
    seen = [card for card in range(len(FIRST_CARDS)) if game.tasks >> card & 1]
    for player in game.players:
        seen += player.cards
    settlers = [card for card in range(FIRST_TASK) if card not in seen]
    tasks = [card for card in range(FIRST_TASK, len(FIRST_CARDS)) if card not in seen]
    shuffle(settlers, rng)
    shuffle(tasks, rng)
    for player, part in zip(game.players, data["areas"], strict=False):
        if "cards_count" in part:
            pool = tasks if player.settled else settlers
            player.cards = sorted(pool.pop() for _ in range(part["cards_count"]))
    game.first_bag = sorted(tasks)
    _fit_question(game, data["viewer"], rng)


def _fit_question(game: Colony, viewer: int, rng: Any) -> None:
    """Somebody else is asked about a task: give that seat a card with which it would be asked."""
    frame = game.stacks[-1][-1] if game.stacks[-1] else None
    if frame is None or not isinstance(frame.effect, Task) or frame.seat == viewer:
        return
    player = game.players[frame.seat]
    fitting = [FIRST_TASK + k for k in range(len(TASKS)) if TASKS[k].event == frame.a]
    if any(card in player.cards for card in fitting):
        return
    card = fitting[0]
    if card in game.first_bag:
        _swap(player.cards, card, game.first_bag, rng)
        return
    for other in game.players:
        if card in other.cards:
            _swap(player.cards, card, other.cards, rng)


def _swap(hand: list[int], card: int, pool: list[int], rng: Any) -> None:
    """Exchange a card of the hand for one of the pool."""
    place = rng.randrange(len(hand))
    given = hand[place]
    hand[place] = card
    pool.remove(card)
    pool.append(given)
    hand.sort()
    pool.sort()
