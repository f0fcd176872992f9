"""A room: one table's game, its choices and its undo, without IO.

A message is tried on a fork of the play. What comes back is a `Proposal`: the row to store and the
fork. Only after the row is stored does `accept` swap the fork in, so nobody ever sees a choice that
could still be lost. A failed store leaves no trace.
"""

from __future__ import annotations

import json
import random
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from planetfall.core import record as records
from planetfall.core.ahead import Lead, has_leads, leads, refusal_after
from planetfall.core.effect import EndOfTurn
from planetfall.core.errors import BadRecord, IllegalChoice
from planetfall.core.game import Game
from planetfall.core.luck import commitment
from planetfall.core.play import Event, Play, is_inside, told
from planetfall.core.rules import Rules
from planetfall.core.view import Shown, View, sees_more, view_data
from planetfall.games import title_of
from planetfall.table.errors import Damaged, Forbidden, Refused, Stale
from planetfall.table.lobby import Builder
from planetfall.table.messages import (
    SPECTATOR,
    Accepted,
    BotReason,
    Choice,
    Note,
    Row,
    Summary,
    TableRecord,
    TakeBack,
    encoded,
)
from planetfall.table.packing import Snapshot
from planetfall.table.pages import PageContext
from planetfall.table.seats import Seats
from planetfall.table.table_view import ScoreSummary, SeatSummary, TableView, UndoRequest

NEWEST = 80
"""How many events a table view holds; the whole log is asked for."""

MOST_REASONS = 24
"""How many reasons of bots are kept."""

SNAPSHOT_EVERY = 20
"""Choices after which a snapshot is stored, at the next moment from which play can be resumed."""

MOST_ANSWERS = 64
"""Answers that are remembered for repeats."""

DONE = "done"
"""Ends a set of picks."""

SAMPLES = 3
"""How many guesses at hidden things a running score line must agree on to be shown."""


class Proposal:
    """A choice that is legal but not stored yet."""

    def __init__(
        self, row: Row, play: Play, answer: Accepted, summary: Summary, snapshot: Snapshot | None
    ) -> None:
        self.row = row
        self.play = play
        self.answer = answer
        self.summary = summary
        self.snapshot = snapshot
        """To be stored beside it, now and then."""


class Room:
    """The game of one table."""

    def __init__(
        self,
        record: TableRecord,
        builder: Builder,
        snapshot: Snapshot | None = None,
        notes: Sequence[Note] = (),
    ) -> None:
        self.record = record
        self.seats = Seats(record)
        self.notes = list(notes)
        """Who came to hold which seat, and when."""
        self.reasons: list[BotReason] = []
        """Why bots chose, the newest last; kept in memory only."""
        self._sealed: list[BotReason] = []
        """Those of a simultaneous phase that is still open."""
        self._begun: dict[int, BotReason] = {}
        """Those of choices after which the same seat chooses more before anything is done."""
        self.builder = builder
        self.rules: Rules = builder(record.game, record.options)
        self.sequence = 0
        """How many rows are stored."""
        self.stopped = False
        """Whether the rules have changed so that the game cannot go on."""
        self.play: Play | None = None
        self._snapshot = 0
        """The place of the newest snapshot."""
        self._answers: OrderedDict[tuple[int, str, str], Accepted] = OrderedDict()
        self.request: UndoRequest | None = None
        """The undo that a seat asks the others for; the next choice that all see ends it."""
        self.asked_number = 0
        """The number of the decision which that seat had open when it asked."""
        self._ahead: dict[int, tuple[str, list[Lead]]] = {}
        self.public_sequence = 0
        """How many rows everybody may know of.

        How many were stored since a simultaneous phase began is the secret of those who choose.
        """
        self._shown: Shown | None = None
        """What everybody sees of the present position; it stays within a simultaneous phase."""
        if snapshot is not None:
            self._resume(snapshot)
        elif record.started:
            self.start()

    def start(self) -> None:
        """Begin the game; every seat is taken."""
        self.play = Play.new(
            self.rules,
            len(self.record.seats),
            int(self.record.seed),
            self.record.nonce,
            self.entropy(),
            ask_end=self.record.end_of_turn,
        )
        self.record.started = True

    def entropy(self) -> list[str]:
        """What the seats have added to the seed."""
        return [seat.entropy for seat in self.record.seats]

    def commitment(self) -> str:
        """The hash by which the seed can be checked when the game is over."""
        return commitment(int(self.record.seed), self.record.nonce)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.play is not None and self.play.game.is_over()

    # Loading.

    def _resume(self, snapshot: Snapshot) -> None:
        play = Play.from_snapshot(
            self.rules,
            snapshot.position,
            int(self.record.seed),
            self.record.nonce,
            self.entropy(),
            made=snapshot.made,
            events=snapshot.events,
        )
        play.undos, play.rewinds = snapshot.undos, snapshot.rewinds
        play.taken_back = list(snapshot.taken_back)
        self.play = play
        self.sequence = self.public_sequence = self._snapshot = snapshot.sequence

    def load(self, rows: Iterable[Row], *, older: bool = False) -> None:
        """Follow stored rows that come after those the room has."""
        for row in rows:
            self.follow(row, older=older)

    def follow(self, row: Row, *, older: bool = False) -> None:
        """Follow one stored row; `BadRecord` when these rules come to something else.

        Of what `older` rules have written only choices and luck are compared.
        """
        if row.sequence != self.sequence or self.play is None:
            raise BadRecord(f"Row {row.sequence} is stored where {self.sequence} is due.")
        lines, before = row_lines(row), self.play.game
        try:
            records.follow(self.play, lines, older=older)
        except (KeyError, TypeError, ValueError, IndexError) as fault:
            raise BadRecord(f"Row {row.sequence} cannot be followed: {fault!r}") from fault
        self._remember(row, [line["do"] for line in lines if "do" in line])
        self.sequence += 1
        self.record.over = self.play.game.is_over()
        self._forget_past()
        if not is_inside(before, self.play.game):
            self._open()

    def _open(self) -> None:
        """Something happened that all see; a sealed choice ends nothing: that would announce it."""
        self.public_sequence = self.sequence
        self._ahead.clear()
        self._shown = None
        self.request = None

    def _forget_past(self) -> None:
        """The store has the record's lines; only the newest is looked at here."""
        assert self.play is not None
        self.play.lines = self.play.lines[-1:]

    def snapshot(self) -> Snapshot | None:
        """The present moment as the store keeps it, if play can be resumed from it."""
        if self.play is None or not self.play.is_resting():
            return None
        return _snapshot(self.play, self.sequence)

    def _remember(self, row: Row, keys: list[str]) -> Accepted:
        """Keep the answer, so that a repeat gets the same one; the store has the older ones."""
        answer = Accepted(decision=row.decision, next="", keys=keys)
        self._answers[row.seat, row.decision, row.client] = answer
        if len(self._answers) > MOST_ANSWERS:
            self._answers.popitem(last=False)
        return answer

    def recall(self, row: Row) -> None:
        """Remember the answer to a stored row again: it is asked for once more."""
        self._remember(row, [line["do"] for line in row_lines(row) if "do" in line])

    # Decisions.

    def decision(self, seat: int) -> str:
        """Names the decision a seat has open, or will have next, for ever.

        After an undo a number comes again; the count of what was taken back tells them apart.
        """
        if self.play is None or seat < 0:
            return "0.0"
        return f"{self.play.number(seat)}.{self.play.taken_back[seat]}"

    def movers(self) -> tuple[int, ...]:
        """Seats that owe a choice."""
        return self.play.game.to_move() if self.play is not None else ()

    def give_reason(self, reason: BotReason) -> None:
        """Note why a bot chose; inside a simultaneous phase nobody reads it before the end."""
        self._sealed.append(reason)
        self.open_reasons()

    def open_reasons(self) -> None:
        """Show what was sealed, once nobody can profit from it."""
        if self._sealed and (self.play is None or not self.play.game.at_once):
            self.reasons = (self.reasons + self._sealed)[-MOST_REASONS:]
            self._sealed = []

    def _tell_deed(self, proposal: Proposal) -> None:
        """Say what a bot did beside its reason, as far as everybody may know.

        What is done by two choices, as a card and how it is paid, has the reason of the first.
        """
        if self.play is None:
            return
        row, before, after = proposal.row, self.play, proposal.play
        given = [
            each
            for each in self.reasons + self._sealed
            if (each.place, each.seat) == (row.sequence, row.seat)
        ]
        # What was taken back is not gone on with.
        taken_back = zip(before.taken_back, after.taken_back, strict=True)
        for seat, (was, now) in enumerate(taken_back):
            if was != now:
                self._begun.pop(seat, None)
        begun = self._begun.pop(row.seat, None)
        if begun is not None:
            self.reasons = [each for each in self.reasons if each not in given]
            self._sealed = [each for each in self._sealed if each not in given]
            given = [begun]
        if (before.game.at_once or after.game.at_once) and not self.is_inside(proposal):
            self._begun = {}
        deeds = _deeds(before, after, row.seat)
        if given:
            given[-1].events = [told(each, SPECTATOR) for each in deeds]
            if not deeds and (not after.game.at_once or self.is_inside(proposal)):
                self._begun[row.seat] = given[-1]

    def waits_for_bot(self, seat: int, decision: str) -> bool:
        """Whether a bot at this seat still owes that decision."""
        if self.stopped or seat not in self.seats.bots() or seat not in self.movers():
            return False
        return decision == self.decision(seat)

    def choose(self, seat: int, choice: Choice) -> Proposal | Accepted:
        """Try a choice: a proposal to store, or the answer a repeat got before.

        `Stale` when the decision is not open any more, `IllegalChoice` when a key is not offered;
        both leave everything as it was.
        """
        known = self._answers.get((seat, choice.decision, choice.client))
        if known is not None:
            if not _is_same(known.keys, choice.keys):
                raise Stale("This request id was already used for another choice.", "request_used")
            return replace(known, keys=list(choice.keys))
        play = self._fresh(seat, choice.decision).fork()
        before = len(play.lines)
        asking = play.game.question(seat).effect.path
        for place, key in enumerate(choice.keys):
            if place and not _is_due(play.game, seat, asking, key):
                break
            play.choose(seat, key)
        if self.seats.seat(seat).kind == "bot":
            _end_turn(play, seat)
        return self._proposal(seat, choice.decision, choice.client, play, before, choice.keys)

    def undo(self, seat: int, wish: TakeBack) -> Proposal | Accepted:
        """Try to take the seat's last choice back.

        `together` goes beyond what was revealed since. It is done at once where only bots sit with
        the seat; else it is a request, and the answer says that nothing has changed yet.
        """
        known = self._answers.get((seat, wish.decision, wish.client))
        if known is not None:
            return known
        play = self._fresh(seat, wish.decision)
        if wish.together and not play.can_undo(seat):
            return self._ask_undo(play, seat, wish)
        play = play.fork()
        before = len(play.lines)
        play.undo(seat)
        return self._proposal(seat, wish.decision, wish.client, play, before, [])

    def _ask_undo(self, play: Play, seat: int, wish: TakeBack) -> Proposal | Accepted:
        """Take a choice back that others have learned from, or ask them first."""
        if not self._can_ask_undo(seat):
            raise Refused("At this table nothing more can be taken back.", "no_rewind")
        waits_for = self._companions(seat)
        if not waits_for:
            return self._rewound(seat, wish.decision, wish.client, play.number(seat))
        self.note_request(UndoRequest(seat=seat, waits_for=waits_for), play.number(seat))
        return Accepted(decision=wish.decision, next="", keys=[])

    def note_request(self, request: UndoRequest | None, number: int) -> None:
        """A seat whose decision had that number asks for an undo, or nobody does any more."""
        self.request, self.asked_number = request, number

    def _rewound(self, seat: int, decision: str, client: str, number: int) -> Proposal:
        """Take back the choice before the decision `number` of a seat, and all since."""
        assert self.play is not None
        play = self.play.fork()
        before = len(play.lines)
        for _ in range(play.number(seat) - number + 1):
            play.rewind(seat)
        return self._proposal(seat, decision, client, play, before, [])

    def _can_ask_undo(self, seat: int) -> bool:
        """Whether a seat may ask for more than it can take back by itself."""
        if self.play is None or seat < 0 or not self.record.undo_together:
            return False
        return not self.play.can_undo(seat) and self.play.can_rewind(seat)

    def _companions(self, seat: int) -> list[int]:
        """Seats of other people, who have to agree to an undo of this one."""
        own = self.seats.seat(seat).holders
        return [
            number
            for number, other in enumerate(self.record.seats)
            if number != seat and other.kind == "person" and not set(own) & set(other.holders)
        ]

    def consent(self, seat: int, *, agree: bool) -> Proposal | None:
        """A seat answers a request for undo: a proposal to store once everybody has agreed.

        The last one is waited for until it is stored: should that fail, he can agree again. What
        was asked for is taken back, whatever the seat has chosen since: inside a simultaneous phase
        a choice does not end the request, since that would announce it.
        """
        if self.record.archived:
            raise Refused("This table is archived; it can only be read.", "archived")
        request = self.request
        if request is None or seat not in request.waits_for:
            raise Refused("Nobody asks this seat to agree to an undo.", "no_request")
        if not agree:
            self.request = None
            return None
        waits_for = [other for other in request.waits_for if other != seat]
        # The people who answer for several seats at one screen answer once.
        own = self.seats.seat(seat).holders
        waits_for = [o for o in waits_for if not set(own) & set(self.seats.seat(o).holders)]
        if waits_for:
            self.request = UndoRequest(seat=request.seat, waits_for=waits_for)
            return None
        decision = self.decision(request.seat)
        return self._rewound(request.seat, decision, "together", self.asked_number)

    def _fresh(self, seat: int, decision: str) -> Play:
        """The play, if it has started and the decision is the open one."""
        self.seats.seat(seat)
        if self.stopped:
            raise Refused("The rules have changed; this game cannot go on.", "rules_changed")
        if self.record.archived:
            raise Refused("This table is archived; it can only be read.", "archived")
        if self.play is None:
            raise Refused("The game has not started yet; seats are still free.", "not_started")
        if decision != self.decision(seat):
            raise Stale(
                f"Decision {decision} of seat {seat} is answered; {self.decision(seat)} is open.",
                "answered",
            )
        return self.play

    def _proposal(
        self, seat: int, decision: str, client: str, play: Play, before: int, keys: list[str]
    ) -> Proposal:
        lines = "".join(_dumped(line) for line in play.lines[before:])
        row = Row(sequence=self.sequence, seat=seat, decision=decision, client=client, lines=lines)
        answer = Accepted(decision=decision, next="", keys=list(keys))
        snapshot = None
        if play.is_resting() and self.sequence + 1 - self._snapshot >= SNAPSHOT_EVERY:
            snapshot = _snapshot(play, self.sequence + 1)
        proposal = Proposal(row, play, answer, _summary(play), snapshot)
        if self.is_inside(proposal):  # lists stand in the order of what happened
            proposal.summary.touched = 0
        return proposal

    def accept(self, proposal: Proposal) -> Accepted:
        """Swap in what is stored now."""
        if proposal.row.sequence != self.sequence:
            raise Stale("Another choice was stored first.", "choice_before")
        inside = self.is_inside(proposal)
        self._tell_deed(proposal)
        self.play = proposal.play
        self.sequence += 1
        if not inside:
            self._open()
        self._forget_past()
        if proposal.snapshot is not None:
            self._snapshot = self.sequence
        answer = self._remember(proposal.row, proposal.answer.keys)
        self.record.over = proposal.summary.over
        self.record.scores = proposal.summary.scores
        return answer

    def answered(self, seat: int, answer: Accepted) -> Accepted:
        """An answer as it is sent: with the decision that is open now."""
        return Accepted(decision=answer.decision, next=self.decision(seat), keys=answer.keys)

    # What is seen.

    def view(self, seat: int) -> View:
        """What a seat, or a spectator, may know of the game."""
        if self.play is None:
            raise Refused("The game has not started yet; seats are still free.", "not_started")
        if seat != SPECTATOR:
            self.seats.seat(seat)
        return self.play.game.view(None if seat == SPECTATOR else seat)

    def seat_summaries(self, present: frozenset[int]) -> list[SeatSummary]:
        """What everybody sees of the seats."""
        movers = self.movers()
        return [
            SeatSummary(
                name=each.name,
                kind=each.kind,
                level=each.level,
                busy=number in movers,
                away=each.kind == "person" and number not in present,
                left=each.kind == "bot" and bool(each.holders),
            )
            for number, each in enumerate(self.record.seats)
        ]

    def is_inside(self, proposal: Proposal) -> bool:
        """Whether a choice neither opens nor closes a simultaneous phase it lies in."""
        return self.play is not None and is_inside(self.play.game, proposal.play.game)

    def table_view(
        self, seat: int, seats: list[SeatSummary] | None = None, *, log: bool = True
    ) -> TableView:
        """Everything a viewer sees; `seats` is what everybody sees of them, if it is known.

        Without the `log` it has no events: they are asked for by pages that show them.
        """
        self.open_reasons()
        state = "waiting" if self.play is None else "over" if self.is_over() else "playing"
        if seats is None:
            seats = self.seat_summaries(frozenset())
        table_view = TableView(
            table=self.record.id,
            title=self.record.title,
            game=self.record.game,
            seat=seat,
            seats=seats,
            state=state,
            decision=self.decision(seat),
            keys=[],
            can_undo=False,
            view={},
            events=[],
            scores=[],
            winners=[],
            reason="",
            pace=self.record.pace,
            rules=self.rules.version,
            commitment=self.commitment(),
            entropy=self.entropy(),
            notes=self.notes,
            reasons=self.reasons,
            stopped=self.stopped,
        )
        if self.play is not None:
            if seat != SPECTATOR:
                self.seats.seat(seat)
            if self._shown is None:
                self._shown = Shown(self.play.game)
            table_view.view = view_data(self.play.game, seat, self._shown)
            table_view.keys = list(table_view.view["legal"])
            table_view.events = self.newest(seat) if log else []
            table_view.can_undo = seat >= 0 and self.play.can_undo(seat)
            table_view.can_ask_undo = self._can_ask_undo(seat)
            table_view.request = self.request
            table_view.rewinds = self.play.rewinds
            table_view.ahead = self.ahead(seat) if table_view.keys else []
            self._add_outcome(table_view)
        return table_view

    def page_context(self, seat: int, lang: str = "en") -> PageContext:
        """What a viewer's page is drawn from, without links."""
        view = None if self.play is None else self.view(seat)
        context = PageContext(self.table_view(seat), self.rules, view, lang)
        context.since = partial(self.since, seat)
        context.whole = partial(self.events, seat)
        return context

    def _add_outcome(self, table_view: TableView) -> None:
        if table_view.state != "over" or self.play is None:
            return
        table_view.seed, table_view.nonce = self.record.seed, self.record.nonce
        outcome = self.play.game.outcome()
        table_view.winners = list(outcome.winners)
        table_view.reason = outcome.reason
        table_view.scores = [
            ScoreSummary(lines=list(sheet.lines), total=sheet.total)
            for sheet in self.play.game.scores()
        ]

    def events(self, seat: int) -> list[Event]:
        """The whole log as a viewer may read it."""
        return [] if self.play is None else self.play.events_for(seat)

    def newest(self, seat: int) -> list[Event]:
        """The newest events as a viewer may read them."""
        return [] if self.play is None else self.play.events_for(seat, NEWEST)

    def since(self, seat: int) -> list[Event]:
        """What happened since the last choice of a seat, as it may read it."""
        return [] if self.play is None or seat < 0 else self.play.events_since(seat)

    def running_scores(self, seat: int) -> list[ScoreSummary]:
        """The score sheets as far as a viewer may know them.

        They are counted in games made from the viewer's data alone: a line that differs between
        guesses at what is hidden is left open, so the sheet can tell nothing the view does not.
        """
        if self.is_over():
            table_view = self.table_view(seat)
            return table_view.scores
        data = self.view(seat).data()
        samples = [
            self.rules.from_view(data, random.Random(number)).scores() for number in range(SAMPLES)
        ]
        return [
            _agreed([sheets[number] for sheets in samples]) for number in range(len(self.seats))
        ]

    # What would be.

    def _trial(self, seat: int) -> Game:
        """A copy to try choices on, as far as they lead without luck or other seats.

        It stops at the first draw of chance and never closes a simultaneous phase, so it cannot
        tell what only happens afterwards.
        """
        if self.play is None or seat < 0:
            raise Forbidden("Only a player can try choices out.", "no_trial")
        trial = self.play.game.clone()
        trial.stop_at_chance = True
        if trial.at_once:
            other = (seat + 1) % trial.seats
            if other != seat and trial.asks[other] is None:
                trial.asks[other] = [0, 1]
        return trial

    def preview(self, seat: int, keys: list[str]) -> View:
        """The seat's view after some choices, before the first that shows it hidden pieces."""
        trial = self._trial(seat)
        asking = trial.question(seat).effect.path
        for place, key in enumerate(keys):
            if place and not _is_due(trial, seat, asking, key):
                break
            before = trial.clone()
            trial.choose(seat, key)
            if sees_more(before, trial, seat):
                return before.view(seat)
        return trial.view(seat)

    def ahead(self, seat: int) -> list[Lead]:
        """Where the open choices lead, as far as a page shows them together.

        Kept per decision while others choose within the same simultaneous phase; what comes before
        it, a turn of the station taken back for one, changes all.
        """
        beyond = title_of(self.rules.id).ahead
        if self.play is None or not beyond.starts:
            return []
        decision = self.decision(seat)
        kept = self._ahead.get(seat)
        if kept is None or kept[0] != decision:
            fresh = self._followed(seat, kept)
            if fresh is None:
                fresh = []
                if has_leads(self.play.game, seat, beyond.starts):
                    fresh = leads(self._trial(seat), seat, beyond.starts, beyond.question)
            kept = (decision, fresh)
            self._ahead[seat] = kept
        return kept[1]

    def _followed(self, seat: int, kept: tuple[str, list[Lead]] | None) -> list[Lead] | None:
        """What is left of the leads of the decision before, if the newest choice followed one."""
        if kept is None or self.play is None or self.play.lines[-1].get("seat") != seat:
            return None
        newest = self.play.lines[-1]
        if kept[0] != f"{newest['n']}.{self.play.taken_back[seat]}":
            return None
        key = newest["do"]
        if all(lead["keys"][0] != key for lead in kept[1]):
            return None
        return [
            {**lead, "keys": lead["keys"][1:]}
            for lead in kept[1]
            if lead["keys"][0] == key and len(lead["keys"]) > 1
        ]

    def why_not(self, seat: int, key: str, after: Sequence[str] = ()) -> int:
        """The packed reason why a seat cannot choose something now; 0 when it can.

        `after` are choices that would come first, of the kinds a page sees beyond.
        """
        if self.play is None or seat < 0:
            raise Forbidden("Only a player can ask for that.", "no_reason")
        if not after:
            return self.play.game.why_not(seat, self.rules.option(key))
        kinds = title_of(self.rules.id).ahead.starts
        if not all(each.startswith(kinds) for each in after):
            raise Refused("Only what leads to a place can come first.", "no_lead")
        return refusal_after(self._trial(seat), seat, list(after), key)

    def summary(self) -> Summary:
        """What lists of tables show."""
        return _summary(self.play)

    def record_text(self, rows: Iterable[Row]) -> str:
        """The table's record from all its stored rows: it is given out when the game is over."""
        if self.play is None:
            raise Refused("The game has not started yet; there is no record.", "no_record")
        if not self.is_over():
            raise Refused(
                "The record tells hidden cards; it is given out when the game is over.",
                "record_hidden",
            )
        opening = Room(replace(self.record, started=True), self.builder).play
        assert opening is not None
        opening.lines[0]["version"] = self.record.rules or self.rules.version
        lines = "".join(_dumped(line) for line in opening.lines)
        return lines + "".join(row.lines for row in rows) + _dumped(records.ending(self.play))


def _deeds(before: Play, after: Play, seat: int) -> list[Event]:
    """What a choice of a seat made it do; what it did earlier in the same phase is left out."""
    old = [each for each in _sealed_events(before, seat) if each[1] == seat]
    new = after.events[len(before.events) :] + _sealed_events(after, seat)
    return [each for each in new if each[1] == seat][len(old) :]


def _sealed_events(play: Play, seat: int) -> list[Event]:
    """What a seat did in a simultaneous phase that is still open."""
    return list(play.game.seat_events[seat]) if play.game.at_once else []


def _snapshot(play: Play, sequence: int) -> Snapshot:
    return Snapshot(
        sequence=sequence,
        rules=play.rules.version,
        position=play.game.to_data(),
        events=play.events,
        made=play.made,
        undos=play.undos,
        rewinds=play.rewinds,
        taken_back=play.taken_back,
    )


def _end_turn(play: Play, seat: int) -> None:
    """End a turn that a bot has played; bots are not asked for it."""
    if seat in play.game.to_move() and isinstance(play.game.question(seat).effect, EndOfTurn):
        play.choose(seat, DONE)


def _is_same(stored: list[str], keys: list[str]) -> bool:
    """Whether some keys are those of an earlier request; a `done` not asked for is not stored."""
    return keys == stored or keys[: len(stored) + 1] == [*stored, DONE]


def _is_due(game: Game, seat: int, asking: str, key: str) -> bool:
    """Whether a further key is asked for: a full set takes `done` without asking."""
    waits = seat in game.to_move()
    if key == DONE:
        return waits and game.question(seat).effect.path == asking
    if not waits:
        raise IllegalChoice(
            f"`{key[:60]}` is one too many: the choice is complete without it.", "one_too_many"
        )
    return True


def _summary(play: Play | None) -> Summary:
    """What lists of tables show of a game."""
    now = int(time.time())
    if play is None:
        return Summary(touched=now, movers=0, round=0)
    movers = 0
    for seat in play.game.to_move():
        movers |= 1 << max(seat, 0)
    over = play.game.is_over()
    scores = [sheet.total for sheet in play.game.scores()] if over else []
    return Summary(
        touched=now, movers=movers, round=play.game.round_number(), over=over, scores=scores
    )


def _dumped(line: dict[str, Any]) -> str:
    return encoded(line) + "\n"


def row_lines(row: Row) -> list[dict[str, Any]]:
    try:
        return [json.loads(line) for line in row.lines.splitlines()]
    except ValueError as fault:
        raise Damaged("The stored choices of this table are damaged.", "damaged") from fault


def _agreed(sheets: list[Any]) -> ScoreSummary:
    """The lines on which all sheets agree."""
    lines: list[tuple[str, int | None]] = []
    for name, points in sheets[0].lines:
        values = [dict(sheet.lines).get(name) for sheet in sheets]
        lines.append((name, points if all(value == points for value in values) else None))
    totals = {sheet.total for sheet in sheets}
    return ScoreSummary(lines=lines, total=totals.pop() if len(totals) == 1 else None)
