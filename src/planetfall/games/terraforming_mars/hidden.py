"""Conservation of cards, and dealing what a viewer cannot know."""

from __future__ import annotations

from typing import Any

from planetfall.games.terraforming_mars.board import count
from planetfall.games.terraforming_mars.card import BY_NAME, CARDS
from planetfall.games.terraforming_mars.changes import production_floor
from planetfall.games.terraforming_mars.setup import BEGINNER, start_money, start_price
from planetfall.games.terraforming_mars.state import Mars, Player
from planetfall.games.terraforming_mars.terms import STANDARD
from planetfall.games.terraforming_mars.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST


def all_projects(game: Mars) -> list[int]:
    """Every project card of the boxes in play."""
    decks = game.setting.decks
    return [c.id for c in CARDS[1:] if not c.is_corporation() and c.deck in decks]


def _secret(player: Player) -> list[int]:
    return player.hand + player.offer + player.picked + player.drafted


def status(game: Mars) -> list[str]:
    """Broken invariants: every card in one place, numbers within their limits."""
    found: list[str] = []
    cards = game.deck + game.discard
    for player in game.players:
        cards = cards + _secret(player) + player.events
        if player.playing:
            cards.append(player.playing)
        cards += [card for card in player.tableau if not CARDS[card].is_corporation()]
    if sorted(cards) != all_projects(game):
        wrong = sorted(set(cards) ^ set(all_projects(game)))
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
    found += _board_status(game)
    for extension in game.setting.extensions:
        found += extension.status(game)
    return found


def _board_status(game: Mars) -> list[str]:
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


def deal(game: Mars, data: dict[str, Any], rng: Any) -> None:
    """Deal unseen cards to other hands, deck and discard pile."""
    known: list[int] = []
    for player in game.players:
        known += [*_secret(player), *player.tableau, *player.events, player.playing]
    left = [card for card in all_projects(game) if card not in set(known)]
    rng.shuffle(left)
    for player, part in zip(game.players, data["areas"], strict=True):
        if "hand_count" in part:
            _deal_hand(player, part, left)
    size = data["deck_count"]
    game.deck = sorted(left[:size])
    game.discard = sorted(left[size:])
    _deal_corporations(game, data, rng)
    for extension in game.setting.extensions:
        extension.deal(game, data, rng)


def _deal_hand(player: Player, part: dict[str, Any], left: list[int]) -> None:
    """Fill another seat's secret lists; picks ascend, so the picked are the lowest of all."""
    picked: int = part["picked_count"]
    if part["offer_count"]:
        pool = sorted([left.pop() for _ in range(part["offer_count"] + picked)])
        player.picked = pool[:picked]
        player.offer = pool[picked:]
        player.hand = sorted([left.pop() for _ in range(part["hand_count"])])
    else:
        pool = sorted([left.pop() for _ in range(part["hand_count"] + picked)])
        player.picked = pool[:picked]
        player.hand = pool[picked:]
    player.drafted = sorted([left.pop() for _ in range(part["drafted_count"])])


def _deal_corporations(game: Mars, data: dict[str, Any], rng: Any) -> None:
    """Corporations not revealed yet; who has chosen gets one that could pay the cards."""
    decks = game.setting.decks
    known: list[int] = []
    for player in game.players:
        known += player.corporations + player.tableau
    left = [c.id for c in CARDS[1:] if c.is_corporation() and c.deck in decks]
    left = [card for card in left if card not in known and CARDS[card].name != BEGINNER]
    rng.shuffle(left)
    for seat, part in enumerate(data["areas"]):
        player = game.players[seat]
        if "hand_count" not in part:
            continue
        if seat in game.setting.beginners and not player.tableau:
            player.chosen = BY_NAME[BEGINNER].id
        dealt: list[int] = []
        for _ in range(part["corporations_count"]):
            group = game.setting.corporation_deals[len(dealt)]
            fitting = [card for card in left if CARDS[card].deck in group]
            card = _affordable(fitting, len(player.picked)) if not dealt else fitting[0]
            left.remove(card)
            dealt.append(card)
        player.corporations = sorted(dealt)
        if dealt and not data["at_once"]:
            player.chosen = dealt[0]
    game.corporation_pool = sorted(left)


def _affordable(corporations: list[int], cards: int) -> int:
    for card in corporations:
        if start_money(card) >= cards * start_price(card):
            return card
    return corporations[0]
