"""Civ milestones: looking into a deck, picking a card, and who knows what of the decks."""

from __future__ import annotations

from bisect import insort
from typing import Final

from planetfall.core.bag import take
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.reasons import pack
from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS, IMMEDIATE
from planetfall.games.planet_unknown.effects.work import AFTER_CIV, AFTER_EVENT, AT_END, WORK
from planetfall.games.planet_unknown.state import EVENT, GAME_END, REPUBLIC, Player, Unknown
from planetfall.games.planet_unknown.techs import LEVEL_2, has
from planetfall.games.planet_unknown.vocabulary import CIV, RANK

CIV_STREAM: Final = 12
"""Stream of luck for civ cards."""
RANK_OF: Final[list[int]] = [card.rank for card in CIV_CARDS]
IS_IMMEDIATE: Final[list[bool]] = [card.timing == IMMEDIATE for card in CIV_CARDS]

# A mark tells everybody when a card left a deck: its rank, how often each seat had looked into
# that deck before, and the card itself if it is open.
_RANK: Final = 6
_LOOKS: Final = 9
_SEAT: Final = 6


def mark(game: Unknown, rank: int, card: int) -> int:
    """A mark for a card of a rank leaving the deck now; `card` -1 if it is kept secret."""
    packed = card + 1 | rank << _RANK
    for seat in range(game.seats):
        packed |= looks(game.players[seat], rank) << (_LOOKS + _SEAT * seat)
    return packed


def mark_of(rank: int, card: int, seat: int, number: int) -> int:
    """A mark in which only one seat had looked before, `number` times."""
    return card + 1 | rank << _RANK | number << (_LOOKS + _SEAT * seat)


def mark_card(packed: int) -> int:
    """The open card of a mark, -1 if it is secret."""
    return (packed & 63) - 1


def mark_rank(packed: int) -> int:
    """The rank of a mark."""
    return packed >> _RANK & 7


def mark_looks(packed: int, seat: int) -> int:
    """How often a seat had looked into the deck when the card left it."""
    return packed >> (_LOOKS + _SEAT * seat) & 63


def looks(player: Player, rank: int) -> int:
    """How often a seat has looked into a deck."""
    return player.looked >> 6 * (rank - 1) & 63


def deck(game: Unknown, rank: int) -> list[int]:
    """The cards of one deck."""
    return [card for card in game.civ if RANK_OF[card] == rank]


class CivSlot(Effect):
    """A seat picks for all its civ milestones and carries out what they give (PU-9.07)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if not player.due:
            return None
        ranks = sorted(set(player.due))
        if len(ranks) > 1:
            return [RANK + rank - 1 for rank in ranks]
        self._pick(game, frame, ranks[0])
        return None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        self._pick(game, frame, option - RANK + 1)

    def _pick(self, game: Unknown, frame: Frame, rank: int) -> None:
        player = game.players[frame.seat]
        player.due.remove(rank)
        player.moves += player.saved
        player.saved = 0
        game.push(frame)
        game.push(Frame(WORK, frame.seat, 0, stage_of(game)))
        game.push(Frame(LOOK, frame.seat, 0, rank))


def stage_of(game: Unknown) -> int:
    """The stage of work that follows a civ pick in the present phase."""
    if game.phase == EVENT:
        return AFTER_EVENT
    return AT_END if game.phase == GAME_END else AFTER_CIV


class Look(Effect):
    """Take the deck of rank `a` into the hand; an empty one gives no card (PU-9.01, PU-9.06)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        rank = frame.a
        player = game.players[frame.seat]
        cards = deck(game, rank)
        if not cards:
            game.note(log.CIV_DECK_EMPTY, frame.seat, rank)
            return None
        player.looked += 1 << 6 * (rank - 1)
        player.offer = cards
        game.push(Frame(PICK, frame.seat, frame.source, rank))
        if rank < 4 and has(player, REPUBLIC, LEVEL_2) and deck(game, rank + 1):
            game.push(Frame(GLIMPSE, frame.seat, frame.source, rank + 1))
        return None


class Glimpse(Chance):
    """Republic Lvl 2: one random card of the next rank `a` joins the choice (PU-25.07)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return CIV_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        return [CIV + card for card in deck(game, frame.a)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.looked += 1 << 6 * (frame.a - 1)
        player.glimpses.append(frame.a | looks(player, frame.a) << 3)
        player.glimpsed.append(option - CIV)
        insort(player.offer, option - CIV)


class Pick(Effect):
    """Keep one of the cards looked at, of rank `a`; the rest goes back (PU-9.01)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [CIV + card for card in game.players[frame.seat].offer]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].offer = []
        keep_card(game, frame.seat, option - CIV)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return pack(reasons.NOT_IN_DECK)


CIV_SLOT: Final = CivSlot()
SLOT_AFTER_EVENT: Final = CivSlot()
SLOT_AT_END: Final = CivSlot()
LOOK: Final = Look()
GLIMPSE: Final = Glimpse()
PICK: Final = Pick()


def keep_card(game: Unknown, seat: int, card: int) -> None:
    """Take a card from its deck: an immediate one is shown and done, others stay secret."""
    player = game.players[seat]
    rank = RANK_OF[card]
    take(game.civ, card)
    source = log.CIV_SOURCE + card
    if IS_IMMEDIATE[card]:
        player.civ_taken.append(mark(game, rank, card))
        player.civ_open.append(card)
        game.note(log.CIV_TAKEN, seat, card, rank, source)
        game.push(Frame(game.rules.effects[now_path(card)], seat, source))
    else:
        player.civ_taken.append(mark(game, rank, -1))
        player.civ_cards.append(card)
        game.note(log.CIV_TAKEN, seat, card, rank, 0, 1 << seat)


def now_path(card: int) -> str:
    """Where the immediate effect of a card stands in the catalogue."""
    return "civ." + CIV_CARDS[card].id


class LastCards(Effect):
    """Republic Lvl 5: at the end keep two of all civ cards left in the middle (PU-25.11).

    `a` counts the cards kept; the seat looks at every deck first.
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if frame.a == 2 or not game.civ:
            return None
        if player.offer:
            return [CIV + card for card in player.offer]
        for rank in range(1, 5):
            if deck(game, rank):
                player.looked += 1 << 6 * (rank - 1)
        player.offer = game.civ[:]
        game.push(frame)
        return None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].offer = []
        game.push(frame.step(frame.a + 1))
        game.push(Frame(WORK, frame.seat, 0, stage_of(game)))
        keep_card(game, frame.seat, option - CIV)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return pack(reasons.NOT_IN_DECK)


LAST_CARDS: Final = LastCards()
