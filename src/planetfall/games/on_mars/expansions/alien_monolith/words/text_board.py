"""How a game of Monolith stands, as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planetfall.games.on_mars.expansions.alien.seen import seen_position
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    OBJECTIVES,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import LETTERS
from planetfall.games.on_mars.expansions.alien_monolith.objectives import is_met, parts
from planetfall.games.on_mars.expansions.alien_monolith.scoring import rank_of
from planetfall.games.on_mars.expansions.alien_monolith.standing import burdens
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony

if TYPE_CHECKING:
    from planetfall.games.on_mars.words.text_board import Teller


def lines(teller: Teller) -> list[str]:
    """Objectives with their progress, the sabotage row, what sabotage left behind."""
    game = seen_position(teller.data)
    if not isinstance(game, MonolithColony):
        return []
    found = teller.line("monolith:objectives", _objectives(teller, game))
    found += teller.line("monolith:row", _row(teller, game))
    found += teller.line("monolith:struck", [_card(teller, card) for card in game.struck])
    notes = [teller.book.say(f"burden.{name}", n=amount) for name, amount in burdens(game)]
    found += teller.line("monolith:burdens", notes)
    if game.over:
        rank = rank_of(game.scores()[0].total)
        found += teller.line("monolith:rank", [teller.book.name("rank", rank)])
    return found


def _objectives(teller: Teller, game: MonolithColony) -> list[str]:
    words = []
    for deck in range(len(DECKS)):
        if game.objectives[deck]:
            name = teller.book.name("objective", OBJECTIVES[game.objectives[deck] - 1].id)
            counts = " + ".join([f"{count}/{least}" for count, least in parts(game, deck)])
            words.append(f"{name} ({counts}{' ✓' if is_met(game, deck) else ''})")
    return words


def _row(teller: Teller, game: MonolithColony) -> list[str]:
    cards = zip(game.sabotage_row, game.sabotage_cubes, strict=True)
    return [f"{LETTERS[card]} {_card(teller, card)} {cubes}/2" for card, cubes in cards]


def _card(teller: Teller, card: int) -> str:
    return teller.book.name("sabotage", SABOTAGE[card])
