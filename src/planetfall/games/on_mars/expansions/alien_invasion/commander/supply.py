"""The commander's crystals and single-use tokens."""

from __future__ import annotations

from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    CRYSTAL,
    NO_ITEM,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import SINGLE_TOKENS
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import add_to_panel
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, commander_seat
from planetfall.games.on_mars.state import Colony


def gain_crystals(game: Colony, amount: int) -> None:
    """Gain crystals; they can be spent from the commander's next turn on (OMA-6.12, OMA-6.27)."""
    commander_of(game).waiting += amount
    game.note(log.ALIEN_CRYSTALS, commander_seat(game), 0, amount)


def gain_item(game: Colony, item: int) -> None:
    """Gain what a card or a Lab space shows: a soldier onto the panel, or a crystal."""
    if item == NO_ITEM:
        return
    if item == CRYSTAL:
        gain_crystals(game, 1)
    else:
        add_to_panel(game, 1)


def gain_single(game: Colony) -> None:
    """Put a single-use token into its supply on the panel, if one is left (OMA-4.25, OMA-4.31)."""
    commander = commander_of(game)
    if commander.singles_used() < SINGLE_TOKENS:
        commander.single += 1
        game.note(log.SINGLE_GAINED, commander_seat(game), 0, commander.single)
