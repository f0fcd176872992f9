"""What events do to the whole table, and restrictions that last for the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, with_last, without
from planetfall.core.reasons import pack
from planetfall.games.planet_unknown import items, log, reasons
from planetfall.games.planet_unknown.components.events_data import NO_SYNERGY
from planetfall.games.planet_unknown.components.shapes import INNER, OUTER
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.effects.civ import CIV_STREAM, RANK_OF, deck, leaving_mark
from planetfall.games.planet_unknown.effects.station import turn_station
from planetfall.games.planet_unknown.gains import event_kind, gain_synergy
from planetfall.games.planet_unknown.packed import tiles_in
from planetfall.games.planet_unknown.placement import NOTHING_FITS, escape, is_stuck, tile_rules
from planetfall.games.planet_unknown.progress import ALL_TRACKS, advanceable
from planetfall.games.planet_unknown.state import NO_TILE, PEEK_WANTED, Unknown
from planetfall.games.planet_unknown.vocabulary import (
    CIV,
    DO,
    EVENT,
    OBJECTIVE,
    PEEK,
    ROTATE,
    TAKE,
)

OBJECTIVE_STREAM: Final = 13
EVENT_STREAM: Final = 14
DO_SYNERGY: Final = DO + items.SYNERGY


class Lasting(Effect):
    """A restriction of the turn: it does nothing itself, the rules look at the open event."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return None


@dataclass(frozen=True)
class NoRoversOn(Lasting):
    """This turn rovers may not enter a terrain."""

    terrain: int

    def name(self) -> str:
        """The word of the terrain."""
        return TERRAIN_IDS[self.terrain]


class KeepOffEdge(Lasting):
    """This turn tiles may not cover edge squares."""


class KeepOffIce(Lasting):
    """This turn tiles may not cover ice."""


class NoMatchingTerrain(Lasting):
    """This turn no square of a tile may touch the same terrain."""


class OneBuildingOnly(Lasting):
    """This turn only one building of the tile advances."""


class NoMilestones(Lasting):
    """This turn civ, patch, rover and tech milestones give nothing."""


class NoSynergies(Lasting):
    """This turn no synergies are gained."""


# -- civ decks -------------------------------------------------------------------------------


class AddCivCards(Effect):
    """One random unused card joins every civ deck."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        for rank in range(4, 0, -1):
            game.push(Frame(ADD_CARD, frame.seat, frame.source, rank))
        return None


class AddCard(Chance):
    """A card of rank `a` comes from the box into its deck."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return CIV_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        rank = frame.a
        return [CIV + card for card in game.civ_box if RANK_OF[card] == rank]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        card = option - CIV
        game.civ_box = take(game.civ_box, card)
        game.civ = put(game.civ, card)
        rank = frame.a
        if game.turn:
            game.added = with_last(game.added, leaving_mark(game, rank, card))
            game.note(log.CIV_DECKS_CHANGED, -1, rank, 1, frame.source)


class RemoveCivCards(Effect):
    """One random card leaves every civ deck, once for the whole table."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        for rank in range(4, 0, -1):
            game.push(Frame(REMOVE_CARD, frame.seat, frame.source, rank))
        return None


class RemoveCard(Chance):
    """A card of rank `a` leaves its deck face down."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return CIV_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        rank = frame.a
        return [CIV + card for card in deck(game, rank)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        card = option - CIV
        game.civ = take(game.civ, card)
        game.lost = with_last(game.lost, card)
        rank = frame.a
        game.lost_marks = with_last(game.lost_marks, leaving_mark(game, rank, -1))
        game.note(log.CIV_DECKS_CHANGED, -1, rank, -1, frame.source)


ADD_CARD: Final = AddCard()
REMOVE_CARD: Final = RemoveCard()


# -- objectives ------------------------------------------------------------------------------


class DrawObjective(Effect):
    """The seat draws one more personal objective."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        game.push(Frame(DEAL_OBJECTIVE, frame.seat, frame.source, KEPT))
        return None


OFFERED: Final = 0
KEPT: Final = 1
BETWEEN: Final = 2


class DealObjective(Chance):
    """An objective from the pile: to choose from (`a` 0), to keep (1), or between players (2)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return OBJECTIVE_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        return [OBJECTIVE + card for card in game.pile]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        card = option - OBJECTIVE
        game.pile = take(game.pile, card)
        player = game.players[frame.seat]
        goes_to = frame.a
        if goes_to == OFFERED:
            player.offer = put(player.offer, card)
        elif goes_to == KEPT:
            player.personal = with_last(player.personal, card)
            game.note(log.OBJECTIVE_KEPT, frame.seat, card, 1, frame.source, 1 << frame.seat)
        else:
            game.between = with_last(game.between, card)
            game.note(log.OBJECTIVE_SHOWN, -1, card)


DEAL_OBJECTIVE: Final = DealObjective()


class DestroyObjective(Effect):
    """Discard one of the own personal objectives."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        personal = game.players[frame.seat].personal
        return [OBJECTIVE + card for card in personal] if personal else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.personal = without(player.personal, option - OBJECTIVE)
        player.returned = with_last(player.returned, option - OBJECTIVE)
        game.note(
            log.OBJECTIVE_LOST, frame.seat, option - OBJECTIVE, 1, frame.source, 1 << frame.seat
        )


# -- the station and the event deck ----------------------------------------------------------


class FreeRotation(Effect):
    """Solo event: turn the station to any section, but not so that the game ends (PU-22.18)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        if is_stuck(game, frame.seat):
            return [ROTATE + steps for steps in range(6)]
        before = game.rotation
        options: list[int] = []
        for steps in range(6):
            game.rotation = (before - steps) % 6
            if not is_stuck(game, frame.seat):
                options.append(ROTATE + steps)
        game.rotation = before
        return options

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        turn_station(game, frame.seat, option - ROTATE)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return pack(reasons.WOULD_END_THE_GAME, max(game.event, 0))


class EmptyStack(Effect):
    """Solo event: remove all tiles of one stack of the section, unless that ends the game."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        options: list[int] = []
        for ring in (OUTER, INNER):
            if game.top(frame.seat, ring) == NO_TILE:
                continue
            other = game.top(frame.seat, INNER - ring)
            rules = tile_rules(game, player, other)
            if other != NO_TILE and self._fits(game, frame.seat, other, rules):
                options.append(TAKE + ring)
        if not options:
            game.note(log.EVENT_IGNORED, frame.seat, game.event)
            return None
        return options

    def _fits(self, game: Unknown, seat: int, tile: int, rules: int) -> bool:
        board = game.players[seat].board
        return escape(board, tile, rules, NO_TILE, rules) != NOTHING_FITS

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        stack = game.stack(frame.seat, option - TAKE)
        tiles = [*tiles_in(stack, game.bags[stack]), game.tops[stack]]
        game.discarded = sorted(game.discarded + tiles)
        game.bags = changed(game.bags, stack, 0)
        game.tops = changed(game.tops, stack, NO_TILE)
        game.note(log.STACK_EMPTIED, frame.seat, stack, 0, frame.source)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return pack(reasons.WOULD_END_THE_GAME, max(game.event, 0))


class SynergyOrPeek(Effect):
    """Gain a synergy, or look at the next event (`peek`)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        options: list[int] = []
        player = game.players[frame.seat]
        if event_kind(game) != NO_SYNERGY and advanceable(player, ALL_TRACKS):
            options.append(DO_SYNERGY)
        if game.next_event >= 0 or self.left(game):
            options.append(PEEK)
        return options if options else None

    def left(self, game: Unknown) -> int:
        """Events still in the deck; their number is open to all."""
        return sum(game.setting.mix(game.seats)) - len(game.events_done) - 1

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        if option == PEEK:
            game.players[frame.seat].wants |= PEEK_WANTED
        else:
            gain_synergy(game, frame.seat, frame.source)


class DrawNext(Chance):
    """The event on top of the deck becomes known to those who look."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return EVENT_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        if game.next_event >= 0:
            return []
        return [EVENT + event for event in game.events_deck]

    def nothing(self, game: Unknown, frame: Frame) -> None:
        if game.next_event >= 0:
            self._show(game)

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.events_deck = take(game.events_deck, option - EVENT)
        game.next_event = option - EVENT
        self._show(game)

    def _show(self, game: Unknown) -> None:
        for seat in range(game.seats):
            player = game.players[seat]
            if player.wants & PEEK_WANTED:
                player.wants &= ~PEEK_WANTED
                player.peeked = game.next_event
                game.event_seen |= 1 << seat
                game.note(log.EVENT_PEEKED, seat, game.next_event, 0, 0, 1 << seat)


DRAW_NEXT: Final = DrawNext()
