"""What a text of a position leaves out: decks and bags."""

from __future__ import annotations

from planetfall.games.on_mars.components.names import (
    BEACON,
    CONTRACTS,
    DISCOVERIES,
    FIRST_CARDS,
    FIRST_CONTRACT,
    FIRST_TASK,
    SOLO_CARDS,
)
from planetfall.games.on_mars.components.tables import TILE_BACKS
from planetfall.games.on_mars.state import FOUND_DISCOVERY, Colony


def fill(game: Colony, given: list[str]) -> None:
    """Cards and tiles that lie nowhere are in their decks and bags."""
    decks = _decks(game)
    for name in game.declared().filled:
        if name not in given:
            every, gone = decks[name]
            setattr(game, name, [piece for piece in every if piece not in gone])


def _decks(game: Colony) -> dict[str, tuple[range, set[int]]]:
    """By deck the pieces that may lie in it, and those that lie elsewhere."""
    blueprints = {card - 1 for card in game.display}
    tiles = {tile - 1 for tile in [*game.explore, game.radar]} | set(game.gone)
    tiles |= {find - FOUND_DISCOVERY for find in game.finds if find >= FOUND_DISCOVERY}
    contracts = {card - 1 - FIRST_CONTRACT for card in game.offer}
    cards: set[int] = {card for card in range(len(FIRST_CARDS)) if game.tasks >> card & 1}
    for player in game.players:
        blueprints.update(player.blueprints)
        tiles.update(player.discoveries)
        contracts.update(player.contracts)
        cards.update(player.cards)
    spent = {tile for tile in range(len(TILE_BACKS)) if game.spent >> tile & 1}
    levels = BEACON + 1 if game.rules.options["beacon"] else BEACON
    first = FIRST_TASK if game.rules.options["first_colonists"] else len(FIRST_CARDS)
    return {
        "contract_deck": (range(len(CONTRACTS)), contracts),
        "building_bag": (range(len(TILE_BACKS)), spent | set(game.building_tops)),
        "deck_1": (range(12), blueprints),
        "deck_3": (range(12, levels), blueprints),
        "discovery_bag": (range(len(DISCOVERIES)), tiles),
        "first_bag": (range(first, len(FIRST_CARDS)), cards),
        "solo_bag": (range(len(SOLO_CARDS)), {*game.solo_discard, game.solo_card}),
    }
