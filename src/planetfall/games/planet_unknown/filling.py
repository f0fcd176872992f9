"""What a text of a position leaves out: stacks of tiles, the box of civ cards, the pile."""

from __future__ import annotations

from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS
from planetfall.games.planet_unknown.components.tiles import TILE_IDS
from planetfall.games.planet_unknown.state import FULL_STACK, Unknown
from planetfall.games.planet_unknown.wording import STACK


def fill(game: Unknown, given: list[str]) -> None:
    """Tiles that lie nowhere are in their stacks, cards in the box and in the pile."""
    objectives = {*game.between, *game.common}
    cards = {*game.civ, *game.lost}
    tiles = {*game.tops, *game.discarded}
    for player in game.players:
        objectives.update(player.personal, player.returned, player.offer)
        cards.update(player.civ_open, player.civ_cards)
        tiles.update(player.board.tiles)
    if "pile" not in given:
        game.pile = [card for card in range(len(OBJECTIVE_IDS)) if card not in objectives]
    if "civ_box" not in given:
        game.civ_box = [card for card in range(len(CIV_IDS)) if card not in cards]
    if "bags" not in given:
        game.bags = [FULL_STACK] * len(game.tops)
        for tile in tiles:
            if 0 <= tile < len(TILE_IDS):
                game.bags[tile // STACK] &= ~(1 << tile % STACK)
