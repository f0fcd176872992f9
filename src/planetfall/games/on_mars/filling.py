"""What a text of a position leaves out: decks and bags."""

from __future__ import annotations

from planetfall.games.on_mars.components.names import FIRST_CONTRACT
from planetfall.games.on_mars.state import FOUND_DISCOVERY, Colony


def fill(game: Colony, given: list[str]) -> None:
    """Cards and tiles that lie nowhere are in their decks and bags."""
    for name, (every, gone) in _decks(game).items():
        if name not in given:
            setattr(game, name, [piece for piece in every if piece not in gone])


def _decks(game: Colony) -> dict[str, tuple[list[int], set[int]]]:
    """By deck the pieces that may lie in it, and those that lie elsewhere."""
    blueprints = {card - 1 for card in game.display}
    tiles = {tile - 1 for tile in [*game.explore, game.radar]} | set(game.gone)
    tiles |= {find - FOUND_DISCOVERY for find in game.finds if find >= FOUND_DISCOVERY}
    contracts = {card - 1 - FIRST_CONTRACT for card in game.offer}
    for player in game.players:
        blueprints.update(player.blueprints)
        tiles.update(player.discoveries)
        contracts.update(player.contracts)
    buildings = game.setting.tiles
    spent = {tile for tile in buildings if game.spent >> tile & 1}
    setting = game.setting
    return {
        "contract_deck": (setting.contracts, contracts),
        "building_bag": (buildings, spent | set(game.building_tops)),
        "deck_1": (setting.blueprints[0], blueprints),
        "deck_3": (setting.blueprints[1], blueprints),
        "discovery_bag": (setting.discoveries, tiles),
    }
