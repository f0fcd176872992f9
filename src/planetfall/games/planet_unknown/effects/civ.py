"""Civ milestones: looking into a deck, picking a card, and who knows what of the decks."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import take
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import with_last, without
from planetfall.core.reasons import pack
from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS, IMMEDIATE
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.packed import looked_again, looks, mark
from planetfall.games.planet_unknown.state import EVENT, GAME_END, Unknown
from planetfall.games.planet_unknown.turn import AFTER_CIV, AFTER_EVENT, AT_END, WORK
from planetfall.games.planet_unknown.vocabulary import CIV, RANK

CIV_STREAM: Final = 12
"""Stream of luck for civ cards."""
RANK_OF: Final[list[int]] = [card.rank for card in CIV_CARDS]
IS_IMMEDIATE: Final[list[bool]] = [card.timing == IMMEDIATE for card in CIV_CARDS]


def leaving_mark(game: Unknown, rank: int, card: int) -> int:
    """A mark for a card of a rank leaving the deck now; `card` -1 if it is kept secret."""
    return mark(rank, card, [looks(player.looked, rank) for player in game.players])


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
        player.due = without(player.due, rank)
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
        player.looked = looked_again(player.looked, rank)
        player.offer = cards
        game.push(Frame(PICK, frame.seat, frame.source, rank))
        CORPORATIONS[player.corporation].civ_looked(game, frame, rank)
        return None


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
PICK: Final = Pick()


def keep_card(game: Unknown, seat: int, card: int) -> None:
    """Take a card from its deck: an immediate one is shown and done, others stay secret."""
    player = game.players[seat]
    rank = RANK_OF[card]
    game.civ = take(game.civ, card)
    source = log.CIV_SOURCE + card
    if IS_IMMEDIATE[card]:
        player.civ_taken = with_last(player.civ_taken, leaving_mark(game, rank, card))
        player.civ_open = with_last(player.civ_open, card)
        game.note(log.CIV_TAKEN, seat, card, rank, source)
        game.push(Frame(game.rules.effects[now_path(card)], seat, source))
    else:
        player.civ_taken = with_last(player.civ_taken, leaving_mark(game, rank, -1))
        player.civ_cards = with_last(player.civ_cards, card)
        game.note(log.CIV_TAKEN, seat, card, rank, 0, 1 << seat)


def now_path(card: int) -> str:
    """Where the immediate effect of a card stands in the catalogue."""
    return "civ." + CIV_CARDS[card].id
