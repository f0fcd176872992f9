"""Hidden things: what a seat knows of decks and hands, and dealing the rest anew.

Civ decks are looked into as a whole, so a seat knows much: every card it saw at its k-th look and
that is not open today still lies in the deck or was taken after that look. Marks (`effects.civ`)
tell everybody, for each card that left a deck, how often each seat had looked before. From these
a hidden card has an interval of looks, and dealing is a matching of cards with places.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.luck import shuffle
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.events_data import EVENTS, events_of
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS
from planetfall.games.planet_unknown.effects.civ import (
    IS_IMMEDIATE,
    RANK_OF,
    deck,
)
from planetfall.games.planet_unknown.packed import (
    glimpse,
    glimpse_look,
    glimpse_rank,
    looks,
    mark,
    mark_card,
    mark_looks,
    mark_rank,
)
from planetfall.games.planet_unknown.state import Player, Unknown

DECK = -1
"""The place of a card in its deck."""


# -- what a seat knows -----------------------------------------------------------------------


def known_looks(game: Unknown, seat: int) -> list[list[int]]:
    """What a seat saw at its looks into whole civ decks: [rank, number of the look, cards …].

    Listed are the cards that were in the deck then and have not been taken by the seat itself.
    """
    if seat < 0:
        return []
    player = game.players[seat]
    found: list[list[int]] = []
    for rank in range(1, 5):
        for number in range(1, looks(player.looked, rank) + 1):
            if glimpse(rank, number) not in player.glimpses:
                found.append([rank, number, *_deck_at(game, seat, rank, number)])
    return found


def _deck_at(game: Unknown, seat: int, rank: int, number: int) -> list[int]:
    cards = deck(game, rank)
    for other in range(game.seats):
        if other != seat:
            player = game.players[other]
            since = _left_since(player.civ_taken, seat, rank, number)
            if since:
                taken = taken_cards(player)
                cards += [taken[k] for k in since]
    cards += [game.lost[k] for k in _left_since(game.lost_marks, seat, rank, number)]
    for packed in game.added:
        # The card joined the deck after that look.
        if mark_looks(packed, seat) >= number and mark_card(packed) in cards:
            cards.remove(mark_card(packed))
    return sorted(cards)


def _left_since(marks: list[int], seat: int, rank: int, number: int) -> list[int]:
    """Which of some cards left a deck after a seat had looked into it so often."""
    return [
        k
        for k in range(len(marks))
        if mark_rank(marks[k]) == rank and mark_looks(marks[k], seat) >= number
    ]


def taken_cards(player: Player) -> list[int]:
    """The cards of a player's marks, in their order."""
    secret = player.civ_cards[:]
    # At the end secret cards are shown behind the open ones, in their order.
    shown = [mark_card(packed) for packed in player.civ_taken if mark_card(packed) >= 0]
    secret = [card for card in player.civ_open if card not in shown] + secret
    cards: list[int] = []
    for packed in player.civ_taken:
        cards.append(mark_card(packed) if mark_card(packed) >= 0 else secret.pop(0))
    return cards


def view_extra(game: Unknown, seat: int) -> dict[str, Any]:
    """What a seat knows beyond the shown fields: sizes of the civ decks, what it saw in them."""
    return {"civ_sizes": game.civ_sizes(), "looks": known_looks(game, seat)}


# -- dealing ---------------------------------------------------------------------------------


def deal(game: Unknown, data: dict[str, Any], rng: Any) -> None:
    """Fill in decks and hands that the viewer of `data` cannot know."""
    viewer: int = data["viewer"]
    _deal_objectives(game, data, rng)
    _deal_events(game, data, viewer, rng)
    _deal_civ(game, data, viewer, rng)


def _deal_objectives(game: Unknown, data: dict[str, Any], rng: Any) -> None:
    known = game.between + game.common
    for player in game.players:
        known = known + player.personal + player.returned
    for part in data["areas"]:
        if "offer" in part and not _is_civ_offer(game, data):
            known = known + part["offer"]
    left = [card for card in range(len(OBJECTIVE_IDS)) if card not in known]
    shuffle(left, rng)
    for player, part in zip(game.players, data["areas"], strict=True):
        if "personal_count" in part:
            player.personal = sorted([left.pop() for _ in range(part["personal_count"])])
            player.returned = [left.pop() for _ in range(part["returned_count"])]
            if part["offer_count"] and not _is_civ_offer(game, data):
                player.offer = sorted([left.pop() for _ in range(part["offer_count"])])
    game.pile = sorted(left)


def _is_civ_offer(game: Unknown, data: dict[str, Any]) -> bool:
    """Whether cards being looked at now are civ cards: the stack says who asks."""
    return any([row[0] in ("pick", "last_cards", "glimpse") for row in data["stack"]])


def _deal_events(game: Unknown, data: dict[str, Any], viewer: int, rng: Any) -> None:
    """The deck by colours: what was revealed or seen is known, the rest is drawn anew."""
    mix = game.setting.mix(game.seats)
    peeked = game.players[viewer].peeked if viewer >= 0 else -1
    gone = game.events_done + [card for card in (game.event, peeked) if card >= 0]
    game.events_deck = []
    for colour, cards in enumerate(mix):
        left = [k for k in events_of(colour, game.seats) if k not in gone]
        spent = len([k for k in gone if EVENTS[k].colour == colour])
        spent += len([row for row in data["stack"] if row[0] == "draw_event" and row[3] == colour])
        game.events_deck += rng.sample(left, cards - spent)
    game.events_deck.sort()
    game.next_event = peeked
    if peeked < 0 and game.event_seen and game.events_deck:
        card = rng.choice(game.events_deck)
        game.events_deck.remove(card)
        game.next_event = card
    for seat in range(game.seats):
        if game.event_seen >> seat & 1:
            game.players[seat].peeked = game.next_event


def _deal_civ(game: Unknown, data: dict[str, Any], viewer: int, rng: Any) -> None:
    game.civ = []
    game.civ_box = []
    game.added = []
    game.lost = [0] * len(game.lost_marks)
    for seat in range(game.seats):
        if seat != viewer:
            game.players[seat].civ_cards = _unknown_hand(game.players[seat])
    seen: list[list[int]] = data.get("looks", [])
    for rank in range(1, 5):
        _deal_rank(game, data, viewer, rank, [row for row in seen if row[0] == rank], rng)
    game.civ.sort()
    game.civ_box.sort()
    for seat in range(game.seats):
        if seat != viewer:
            _deal_sight(game, data, seat, rng)


def _unknown_hand(player: Player) -> list[int]:
    """Room for the secret cards of a hand; at the end they lie open already."""
    held = len(player.civ_taken) - len(player.civ_open)
    return [0] * held


def _deal_rank(
    game: Unknown,
    data: dict[str, Any],
    viewer: int,
    rank: int,
    seen: list[list[int]],
    rng: Any,
) -> None:
    """Give the hidden cards of one rank places that agree with every look of the viewer."""
    places = _hidden_places(game, viewer, rank)
    size = data["civ_sizes"][rank - 1]
    places += [(DECK, DECK, 99)] * size
    cards = _hidden_cards(game, viewer, rank)
    shuffle(cards, rng)
    shuffle(places, rng)
    lowest, highest = _intervals(game, viewer, rank, cards, seen)
    grown = any([EVENTS[event].id == "more_civ_cards" for event in _events_so_far(game)])
    fits: list[list[int]] = []
    for k in range(len(cards)):
        fits.append(
            [
                p
                for p in range(len(places))
                if lowest[k] <= places[p][2]
                and (places[p][2] <= highest[k] or grown)
                and (places[p][0] == DECK or places[p][0] == LOST or not IS_IMMEDIATE[cards[k]])
            ]
        )
    chosen = _matching(cards, places, fits, lowest)
    for p in range(len(places)):
        card = cards[chosen[p]]
        seat, index, _ = places[p]
        if seat == DECK:
            game.civ.append(card)
        elif seat == LOST:
            game.lost[index] = card
        else:
            game.players[seat].civ_cards[index] = card
        if grown:
            _mark_added(game, rank, card, seen)
    game.civ_box += [cards[k] for k in range(len(cards)) if k not in chosen]


def _mark_added(game: Unknown, rank: int, card: int, seen: list[list[int]]) -> None:
    """A card in play that was missing at a look has joined the deck after it (solo event)."""
    missing = [row[1] for row in seen if card not in row[2:]]
    if missing:
        game.added.append(mark(rank, card, [max(missing)]))


LOST = -3
"""The place of a card that an event took away."""


def _events_so_far(game: Unknown) -> list[int]:
    return game.events_done + ([game.event] if game.event >= 0 else [])


def _hidden_places(game: Unknown, viewer: int, rank: int) -> list[tuple[int, int, int]]:
    """Where hidden cards of a rank lie: (seat or LOST, index, looks of the viewer before)."""
    places: list[tuple[int, int, int]] = []
    for seat in range(game.seats):
        if seat == viewer:
            continue
        player = game.players[seat]
        if not player.civ_cards:
            continue
        index = 0
        secret = [packed for packed in player.civ_taken if mark_card(packed) < 0]
        # Secret cards shown at the end of the game come first among the secret ones.
        hidden = secret[len(secret) - len(player.civ_cards) :]
        for packed in hidden:
            if mark_rank(packed) == rank:
                places.append((seat, index, _before(packed, viewer)))
            index += 1
    for index, packed in enumerate(game.lost_marks):
        if mark_rank(packed) == rank:
            places.append((LOST, index, _before(packed, viewer)))
    return places


def _before(packed: int, viewer: int) -> int:
    return mark_looks(packed, viewer) if viewer >= 0 else 0


def _hidden_cards(game: Unknown, viewer: int, rank: int) -> list[int]:
    """The cards of a rank that the viewer does not see."""
    known: list[int] = []
    for seat in range(game.seats):
        known = known + game.players[seat].civ_open
        if seat == viewer:
            known = known + game.players[seat].civ_cards
    return [card for card in range(len(CIV_IDS)) if RANK_OF[card] == rank and card not in known]


def _intervals(
    game: Unknown, viewer: int, rank: int, cards: list[int], seen: list[list[int]]
) -> tuple[list[int], list[int]]:
    """For each card the looks between which it can have left the deck (lowest, highest)."""
    lowest: list[int] = []
    highest: list[int] = []
    for card in cards:
        low = 0
        high = 99
        for row in seen:
            number = row[1]
            if card in row[2:]:
                low = max(low, number)
            else:
                high = min(high, number - 1)
        if viewer >= 0:
            player = game.players[viewer]
            for packed, other in zip(player.glimpses, player.glimpsed, strict=True):
                if other == card and glimpse_rank(packed) == rank:
                    low = max(low, glimpse_look(packed))
        lowest.append(low)
        highest.append(high)
    return lowest, highest


def _matching(
    cards: list[int],
    places: list[tuple[int, int, int]],
    fits: list[list[int]],
    lowest: list[int],
) -> list[int]:
    """A card for every place; cards that were seen in the deck must have one."""
    holder = [-1] * len(places)
    order = [k for k in range(len(cards)) if lowest[k] > 0]
    order += [k for k in range(len(cards)) if lowest[k] == 0]
    filled = 0
    for k in order:
        if filled == len(places):
            break
        if _augment(k, fits, holder, [False] * len(places)):
            filled += 1
    assert filled == len(places), "the view of the civ decks contradicts itself"
    return holder


def _augment(card: int, fits: list[list[int]], holder: list[int], tried: list[bool]) -> bool:
    for place in fits[card]:
        if not tried[place]:
            tried[place] = True
            if holder[place] < 0 or _augment(holder[place], fits, holder, tried):
                holder[place] = card
                return True
    return False


def _deal_sight(game: Unknown, data: dict[str, Any], seat: int, rng: Any) -> None:
    """What another seat may have glimpsed, and what it looks at in this moment."""
    player = game.players[seat]
    player.glimpsed = []
    for packed in player.glimpses:
        cards = _glimpsable(game, seat, glimpse_rank(packed), glimpse_look(packed))
        player.glimpsed.append(rng.choice(cards))
    if data["areas"][seat].get("offer_count") and _is_civ_offer(game, data):
        player.offer = _offer_of(game, data, seat)


def _glimpsable(game: Unknown, seat: int, rank: int, number: int) -> list[int]:
    cards = _deck_at(game, seat, rank, number)
    player = game.players[seat]
    for packed, card in zip(player.civ_taken, taken_cards(player), strict=True):
        if mark_rank(packed) == rank and mark_looks(packed, seat) >= number:
            cards.append(card)
    return cards


def _offer_of(game: Unknown, data: dict[str, Any], seat: int) -> list[int]:
    """The cards another seat holds while it picks: a deck, perhaps with one of the next rank."""
    count: int = data["areas"][seat]["offer_count"]
    for row in data["stack"]:
        if row[0] == "pick":
            cards = deck(game, row[3])
            if len(cards) < count:
                cards.append(game.players[seat].glimpsed[-1])
            return sorted(cards)
    return game.civ[:]
