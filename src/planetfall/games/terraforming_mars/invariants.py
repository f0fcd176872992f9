"""What holds in every position: cards are conserved, numbers keep to their limits."""

from __future__ import annotations

from planetfall.games.terraforming_mars.changes import production_floor
from planetfall.games.terraforming_mars.components.board import count
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import STANDARD
from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST
from planetfall.games.terraforming_mars.state import Mars


def broken(game: Mars) -> list[str]:
    """Broken invariants: every card in one place, numbers within their limits."""
    found: list[str] = []
    cards = game.deck + game.discard
    for player in game.players:
        cards = cards + player.secret_cards() + player.events
        if player.playing:
            cards.append(player.playing)
        cards += [card for card in player.tableau if not CARDS[card].is_corporation()]
    if sorted(cards) != game.setting.projects:
        wrong = sorted(set(cards) ^ set(game.setting.projects))
        found.append(f"cards are not conserved: {[CARDS[card].name for card in wrong]}")
    for seat, player in enumerate(game.players):
        for resource in range(STANDARD):
            if player.stock[resource] < 0:
                found.append(f"seat {seat} has {player.stock[resource]} of {resource}")
            if player.production[resource] < production_floor(resource):
                found.append(f"seat {seat} produces {player.production[resource]} of {resource}")
        for number in player.used:
            if number not in player.tableau:
                found.append(f"seat {seat} used {CARDS[number].name}, which is not in play")
    return found + _board(game) + game.setting.invariants(game)


def _board(game: Mars) -> list[str]:
    found: list[str] = []
    kinds = [game.ocean_hexes, game.greenery_hexes, game.city_hexes, game.special_hexes]
    if sum([count(kind) for kind in kinds]) != count(game.taken_hexes()):
        found.append("two tiles lie on one area")
    owned = 0
    for player in game.players:
        if player.tiles & owned or player.tiles & game.ocean_hexes:
            found.append("a tile has two owners")
        owned |= player.tiles
    if owned & ~game.taken_hexes():
        found.append("a marker lies on no tile")
    if game.oceans_placed() > ALL_OCEANS:
        found.append("there are too many oceans")
    if not 0 <= game.temperature <= WARMEST or not 0 <= game.oxygen <= FULL_OXYGEN:
        found.append("a global parameter is off its track")
    if min(game.held, default=0) < 0:
        found.append("a card holds less than nothing")
    return found
