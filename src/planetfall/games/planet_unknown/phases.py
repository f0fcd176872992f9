"""The turn and the end of the game (sections 4, 15, 16, 20, 22, 23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, with_last
from planetfall.games.planet_unknown import items, log
from planetfall.games.planet_unknown.board import ROVERS
from planetfall.games.planet_unknown.components.cards.civ import CARDS
from planetfall.games.planet_unknown.components.cards.events import EVENT_CARDS
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS, is_unused
from planetfall.games.planet_unknown.components.shapes import INNER, OUTER
from planetfall.games.planet_unknown.components.station import SECTIONS, shape_in
from planetfall.games.planet_unknown.components.tiles import SHAPE_OF
from planetfall.games.planet_unknown.effects.events import DRAW_NEXT, EVENT_STREAM
from planetfall.games.planet_unknown.effects.station import ROTATION as ROTATE
from planetfall.games.planet_unknown.effects.station import push_reveals, turn_station
from planetfall.games.planet_unknown.gains import LAST_WORK, add
from planetfall.games.planet_unknown.state import (
    EVENT,
    GAME_END,
    NO_TILE,
    OVER,
    PEEK_WANTED,
    ROTATION,
    Player,
    Unknown,
)
from planetfall.games.planet_unknown.turn import (
    AFTER_EVENT,
    AT_END,
    WORK,
    note_leftovers,
)
from planetfall.games.planet_unknown.vocabulary import EVENT as EVENT_WORD

STUCK: Final = 1
SECTION_EMPTY: Final = 2
EVENTS_OVER: Final = 4
"""Bits of `ending`, in the order of `log.ENDINGS`."""


# -- the turn --------------------------------------------------------------------------------


class Round(Effect):
    """One turn, and the next one behind it; after the last turn the end of the game."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        effects = game.rules.effects
        if game.ending:
            game.push(Frame(END_GAME, game.commander))
            return None
        game.turn += 1
        game.phase = ROTATION
        for player in game.players:
            renew(player)
        commander = game.commander
        game.note(log.TURN_STARTED, commander, game.turn)
        game.push(Frame(self, commander))
        game.push(Frame(CLOSE, commander))
        game.push(Frame(effects["civ_picks"], commander))
        game.push(Frame(CARRY_OUT, commander))
        game.push(Frame(effects["placement"], commander))
        if game.setting.mix(game.seats):
            game.push(Frame(REVEAL_EVENT, commander))
        self._rotate(game, commander)
        return None

    def _rotate(self, game: Unknown, commander: int) -> None:
        if game.seats == 1:
            # PU-23.06, PU-23.14: one section before every turn, the first one too.
            turn_station(game, 0, 1)
        elif game.seats == 2 and game.setting.fixed_rotation:
            if game.turn > 1:
                turn_station(game, commander, 1)
        else:
            game.push(Frame(ROTATE, commander))


def renew(player: Player) -> None:
    """Once-per-turn uses come back with the turn only (PU-24.09)."""
    player.used_turn = 0
    player.tile = NO_TILE
    player.stuck = 0
    player.promised = 0
    player.free_steps = 0
    player.start = 0


@dataclass(frozen=True)
class Enter(Effect):
    """A phase begins; its work follows."""

    phase: int
    work: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.work,)

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        game.phase = self.phase
        game.do(self.work, frame)
        return None


class CarryOut(Effect):
    """What the seats noted in a simultaneous phase is done now, in turn order."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        carry_out(game, frame.seat)
        if any([player.wants & PEEK_WANTED for player in game.players]):
            game.push(Frame(DRAW_NEXT, frame.seat))
        for player in game.players:
            if player.tile != NO_TILE:
                game.tops = changed(game.tops, SHAPE_OF[player.tile], NO_TILE)
                if player.stuck:
                    game.discarded = put(game.discarded, player.tile)
                    self._end(game, STUCK)
                player.tile = NO_TILE
        push_reveals(game)
        return None

    def _end(self, game: Unknown, why: int) -> None:
        if not game.ending & why:
            game.ending |= why
            game.note(log.LAST_TURN, -1, why)


def carry_out(game: Unknown, first: int) -> None:
    """Let the corporations do what was noted for them."""
    for seat in reversed(game.turn_order(first)):
        CORPORATIONS[game.players[seat].corporation].carry_out(game, seat)


class Close(Effect):
    """The end of a turn: end conditions, then the token goes to the left (PU-4.10)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        # A breakthrough used in the civ picks, after `CARRY_OUT`.
        carry_out(game, frame.seat)
        for seat in range(game.seats):
            note_leftovers(game, seat)
        for section in range(SECTIONS):
            outer = game.tops[shape_in(section, OUTER, game.shift)]
            inner = game.tops[shape_in(section, INNER, game.shift)]
            if outer == NO_TILE and inner == NO_TILE and not game.ending & SECTION_EMPTY:
                game.ending |= SECTION_EMPTY
                game.note(log.LAST_TURN, -1, SECTION_EMPTY)
        if game.event >= 0:
            game.events_done = with_last(game.events_done, game.event)
            game.event = -1
            if not game.events_deck and game.next_event < 0:
                game.ending |= EVENTS_OVER
                game.note(log.LAST_TURN, -1, EVENTS_OVER)
        game.commander = (game.commander + 1) % game.seats
        game.note(log.COMMANDER, game.commander)
        return None


# -- events ----------------------------------------------------------------------------------


class RevealEvent(Chance):
    """The top event is revealed and resolved (PU-22.07)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return EVENT_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        if game.next_event >= 0:
            return [EVENT_WORD + game.next_event]
        return [EVENT_WORD + event for event in game.events_deck]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        event = option - EVENT_WORD
        if game.next_event >= 0:
            game.next_event = -1
            game.event_seen = 0
            for player in game.players:
                player.peeked = -1
        else:
            game.events_deck = take(game.events_deck, event)
        game.event = event
        game.phase = EVENT
        game.note(log.EVENT_REVEALED, -1, event)
        effects = game.rules.effects
        source = log.EVENT_SOURCE + event
        game.push(Frame(effects["event_picks"], frame.seat))
        game.push(Frame(CARRY_OUT, frame.seat))
        card = EVENT_CARDS[event]
        if card.table is not None:
            game.push(Frame(card.table, frame.seat, source))
        else:
            game.push(Frame(effects["event_part"], frame.seat, source))


class ResolveEvent(Effect):
    """A seat resolves the open event for itself, with all that follows (PU-22.08)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        game.push(Frame(WORK, frame.seat, 0, AFTER_EVENT))
        card = EVENT_CARDS[game.event]
        assert card.each is not None
        game.push(Frame(card.each, frame.seat, frame.source))
        return None


# -- the end ---------------------------------------------------------------------------------


class EndGame(Effect):
    """After the last turn: stored patches, last advances and cards, until nothing is pending.

    Civ cards are revealed; what they give joins the pool; civ picks follow in turn order
    (PU-16.17). `a` is 1 once everybody had a turn at it.
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        game.phase = GAME_END
        pending = False
        for seat in range(game.seats):
            if self._prepare(game, seat):
                pending = True
        if not pending:
            game.push(Frame(FINISH, frame.seat))
            return None
        game.push(frame)
        game.push(Frame(game.rules.effects["last_picks"], frame.seat))
        for seat in reversed(game.turn_order(frame.seat)):
            player = game.players[seat]
            work = last_work(player)
            if work is not None:
                player.used_game |= 1 << LAST_WORK
                game.push(Frame(work, seat))
        game.push(Frame(CARRY_OUT, frame.seat))
        game.push(Frame(game.rules.effects["end_part"], frame.seat))
        return None

    def _prepare(self, game: Unknown, seat: int) -> bool:
        """Show the seat's cards and put what is due into its pool; whether anything is."""
        player = game.players[seat]
        for card in player.civ_cards:
            player.civ_open = with_last(player.civ_open, card)
            game.note(log.CIV_REVEALED, seat, card)
            for _ in range(CARDS[card].last):
                add(player, items.ADVANCE_ANY)
        player.civ_cards = []
        for _ in range(player.patches):
            add(player, items.STORED_PATCH)
        player.patches = 0
        return bool(player.pool or player.due) or last_work(player) is not None


def last_work(player: Player) -> Effect | None:
    """The work of its own that a corporation still has to do at the end."""
    if not is_unused(player, LAST_WORK):
        return None
    return CORPORATIONS[player.corporation].last_work(player)


class EndWork(Effect):
    """A seat carries out what the end of the game gave it."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        game.push(Frame(WORK, frame.seat, 0, AT_END))
        return None


class Finish(Effect):
    """Clear the planets of lifepods and rovers; the game is over (PU-16.01, PU-19.02)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        for player in game.players:
            player.board.remove_lifepods()
            for cell in player.board.cells(ROVERS):
                # PU-28.14: a carried meteorite counts as lying there.
                player.board.destroy_rover(cell)
        game.phase = OVER
        if game.events is not None:
            for seat, sheet in enumerate(game.scores()):
                for line, (_, points) in enumerate(sheet.lines):
                    game.note(log.SCORED, seat, line, points)
        return None


CARRY_OUT: Final = CarryOut()
CLOSE: Final = Close()
REVEAL_EVENT: Final = RevealEvent()
END_GAME: Final = EndGame()
FINISH: Final = Finish()
