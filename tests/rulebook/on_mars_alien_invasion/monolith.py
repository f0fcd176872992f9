"""Positions of Monolith for rule tests."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import DECKS
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from tests.rulebook.on_mars.help import Position, rules

GOALS = {
    "upgrades": "upgrade_radar",
    "contracts": "contract_minerals",
    "technologies": "tech_rover",
    "scientists": "scientist_hydrologist",
    "discoveries": "discovery_3_2",
}
"""The objectives of a position unless a test wants others."""


def new(seed: int = 4, **options: Any) -> MonolithColony:
    """A fresh game, before the first question."""
    game = rules(chapter="monolith", **options).new(1, seed)
    assert isinstance(game, MonolithColony)
    return game


def start(**goals: str) -> Any:
    """A builder with five objectives out."""
    at = Position(seats=1, chapter="monolith")
    chosen = {**GOALS, **goals}
    words = ",".join(f"{deck}:{chosen[deck]}" for deck in DECKS)
    return at.write(f"table: objectives={words}")


def row(at: Any, *cards: str, cubes: str = "", struck: str = "") -> Any:
    """The sabotage row with its cubes; the deck holds what lies nowhere else."""
    gone = struck.split(",") if struck else []
    deck = [card for card in SABOTAGE if card not in [*cards, *gone]]
    counts = cubes or ",".join("0" * len(cards))
    return at.write(
        f"table: sabotage_row={','.join(cards)} sabotage_cubes={counts}"
        f" struck={struck or '-'} sabotage_deck={','.join(deck) or '-'}"
    )


def strike(at: Any, card: str, *more: str, time: int = 3) -> MonolithColony:
    """The sabotage phase begins that brings the time marker to `time`; cards have two cubes."""
    cards = [card, *more]
    row(at, *cards, cubes=",".join("2" * len(cards)))
    at.write(f"table: time={time - 1} round={time}")
    game = at.begin("monolith.phase@0")
    assert isinstance(game, MonolithColony)
    return game


def sabotaged(at: Any, time: int, *work: str) -> MonolithColony:
    """The sabotage phase alone, from `time` to the next space, then other work."""
    at.write(f"table: time={time} round={time + 1}")
    game = at.begin("monolith.phase@0", *work)
    assert isinstance(game, MonolithColony)
    return game


def names(cards: list[int]) -> list[str]:
    """Sabotage cards by name."""
    return [SABOTAGE[card] for card in cards]
