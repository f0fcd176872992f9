"""Dealing what a viewer cannot know."""

from __future__ import annotations

from typing import Any

from planetfall.core.luck import shuffle
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS
from planetfall.games.terraforming_mars.setup import BEGINNER, start_money, start_price
from planetfall.games.terraforming_mars.state import Mars, Player


def deal(game: Mars, data: dict[str, Any], rng: Any) -> None:
    """Deal unseen cards to other hands, deck and discard pile."""
    known: list[int] = []
    for player in game.players:
        known += [*player.secret_cards(), *player.tableau, *player.events, player.playing]
    gone = set(known)
    left = [card for card in game.setting.projects if card not in gone]
    shuffle(left, rng)
    lots = Lots(game.seats)
    if data.get("passed_on"):
        remember_draft(game, data, rng, left, lots)
    # What the viewer passed on does not lie in the deck until that is shuffled anew.
    seen = {card for cards in data.get("passed_on", []) for card in cards}
    size = data["deck_count"]
    game.deck = [card for card in left if card not in seen][:size]
    drawn = set(game.deck)
    left = [card for card in left if card not in drawn]
    game.deck.sort()
    for seat, part in enumerate(data["areas"]):
        if "hand_count" in part:
            _deal_hand(game.players[seat], part, left, lots.offered[seat], lots.taken[seat])
    game.discard = sorted(left)
    _deal_corporations(game, data, rng)
    game.setting.deal(game, data, rng)


class Lots:
    """Cards whose place the viewer knows from the draft, by seat."""

    def __init__(self, seats: int) -> None:
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        """Cards being looked at."""
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        """Cards set aside."""


def remember_draft(game: Mars, data: dict[str, Any], rng: Any, left: list[int], lots: Lots) -> None:
    """Give what the viewer passed on to the seats that must have it by now.

    Of each pack every seat it came to since took one card, which one is left to chance, and the
    rest lies before the seat it came to last. Cards that came round again are known, so what is
    missing then was taken on the way. Once the cards are bought only the deck is without them.
    """
    viewer: int = data["viewer"]
    passed: list[list[int]] = data["passed_on"]
    game.players[viewer].passed_on = [list(cards) for cards in passed]
    ahead = [row[0] for row in data["stack"]]
    if "end_research" not in ahead:
        return
    bought = "end_draft" not in ahead
    for place, cards in enumerate(passed):
        again = {card for later in passed[place + 1 :] for card in later}
        missing = [card for card in cards if card in left and card not in again]
        shuffle(missing, rng)
        seat = viewer
        for _ in range(len(passed) - 1 - place):
            seat = (seat + game.draft_step()) % game.seats
            if seat == viewer:
                break
            card = missing.pop()
            left.remove(card)
            (lots.offered if bought else lots.taken)[seat].append(card)
        if seat != viewer or place == len(passed) - 1:
            seat = (seat + game.draft_step()) % game.seats
            for card in missing:
                left.remove(card)
                lots.offered[seat].append(card)


def _deal_hand(
    player: Player, part: dict[str, Any], left: list[int], offered: list[int], taken: list[int]
) -> None:
    """Fill another seat's secret lists; picks ascend, so the picked are the lowest of all."""
    picked: int = part["picked_count"]
    if part["offer_count"]:
        pool = _filled(offered, part["offer_count"] + picked, left)
        player.picked = pool[:picked]
        player.offer = pool[picked:]
        player.hand = _filled([], part["hand_count"], left)
    else:
        pool = _filled([], part["hand_count"] + picked, left)
        player.picked = pool[:picked]
        player.hand = pool[picked:]
    player.drafted = _filled(taken, part["drafted_count"], left)


def _filled(cards: list[int], size: int, left: list[int]) -> list[int]:
    """These cards and others up to `size`, sorted."""
    return sorted(cards + [left.pop() for _ in range(size - len(cards))])


def _deal_corporations(game: Mars, data: dict[str, Any], rng: Any) -> None:
    """Corporations not revealed yet; who has chosen gets one that could pay the cards."""
    decks = game.setting.decks
    known: list[int] = []
    for player in game.players:
        known += player.corporations + player.tableau
    left = [c.id for c in CARDS[1:] if c.is_corporation() and c.deck in decks]
    left = [card for card in left if card not in known and CARDS[card].name != BEGINNER]
    shuffle(left, rng)
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
