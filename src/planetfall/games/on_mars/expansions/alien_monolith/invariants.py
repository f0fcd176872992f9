"""Invariants of the chapter's part of a position, and samples at its limits."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Frame
from planetfall.core.game import Game
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    OBJECTIVES,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import SABOTAGE_CARDS
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    CUBES,
    CUBES_TO_STRIKE,
    ROUNDS,
    STOLEN_CRYSTALS,
)
from planetfall.games.on_mars.expansions.alien_monolith.state import ROVER_READY, MonolithColony
from planetfall.games.on_mars.turn import TURN


def broken(game: MonolithColony) -> list[str]:
    """Broken invariants in words."""
    found: list[str] = []
    cards = [*game.sabotage_deck, *game.sabotage_row, *game.struck]
    if sorted(cards) != list(range(len(SABOTAGE))):
        found.append(f"sabotage cards are {sorted(cards)}")
    cubes = game.sabotage_cubes
    if len(cubes) != len(game.sabotage_row) or sum(cubes) > CUBES:
        found.append(f"sabotage cubes are {cubes} on {len(game.sabotage_row)} cards")
    if any([not 0 <= count <= CUBES_TO_STRIKE for count in cubes]):
        found.append(f"a sabotage card holds too many cubes: {cubes}")
    if not 0 <= game.time <= ROUNDS:
        found.append(f"the time marker is on {game.time}")
    for deck in range(len(DECKS)):
        number = game.objectives[deck]
        if number and OBJECTIVES[number - 1].deck != deck:
            found.append(f"objective {number - 1} lies on deck {deck}")
    if not 0 <= game.crystal_debt <= STOLEN_CRYSTALS or game.reduced < 0:
        found.append(f"the debt is {game.crystal_debt}, the extra cost {game.reduced}")
    player = game.players[0]
    if (game.rover_state != ROVER_READY) != bool(player.stuck):
        found.append("the rover does not know whether it is out of action")
    if player.stuck and player.rover >= 0:
        found.append("a rover that is out of action stands on the map")
    return found


def shake(game: MonolithColony, rng: Any) -> None:
    """Set what sabotage leaves behind to its limits."""
    game.crystal_debt = rng.randrange(STOLEN_CRYSTALS + 1)
    game.reduced = rng.randrange(2)
    game.no_reward = rng.randrange(2)


def probe(game: MonolithColony, rng: Any) -> list[tuple[Game, Frame]]:
    """Turns under sabotage, and sabotage itself."""
    if game.round == 0:
        return []
    found: list[tuple[Game, Frame]] = []
    for _ in range(4):
        other = game.clone()
        shake(other, rng)
        other.turn = 0
        found.append((other, Frame(TURN, 0)))
    card = rng.randrange(len(SABOTAGE))
    found.append((game.clone(), Frame(SABOTAGE_CARDS[card].effect, 0, card)))
    return found
