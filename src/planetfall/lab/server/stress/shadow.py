"""A shadow: the table of a server played a second time, here, from the same seed.

It is the clean run with which the server is compared. It draws choices, knows the row that the
store must hold for each of them, byte for byte, and what every seat must see afterwards.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

from planetfall.games import build
from planetfall.table.messages import Choice, Row, TableRecord, TakeBack
from planetfall.table.room import DONE, Proposal, Room

SEEN = (
    "state",
    "decision",
    "keys",
    "can_undo",
    "view",
    "events",
    "scores",
    "winners",
    "reason",
    "ahead",
)
"""What a sight tells of the game; the rest is who has a page open."""


class Sending:
    """One message of a seat, and what must come of it."""

    def __init__(self, what: str, seat: int, body: dict[str, Any], proposal: Proposal) -> None:
        self.what = what
        self.seat = seat
        self.body = body
        self.proposal = proposal
        self.is_stored = False

    def path(self, table: str) -> str:
        """Where it is sent."""
        return f"/api/tables/{table}/{self.what}?seat={self.seat}"

    def __repr__(self) -> str:
        return f"{self.what} of seat {self.seat} {json.dumps(self.body)}"


class Shadow:
    """The same table, played here."""

    def __init__(self, record: TableRecord) -> None:
        self.room = Room(record, build)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.room.record.seats)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.room.is_over()

    def digest(self) -> str:
        """The hash of the position."""
        assert self.room.play is not None
        return self.room.play.game.digest()

    def phase(self) -> str:
        """The simultaneous phase that is open; empty when seats play in turn."""
        assert self.room.play is not None
        game = self.room.play.game
        if not game.at_once:
            return ""
        return game.stacks[game.seats][-1].effect.path.partition(".")[0]

    # Drawing.

    def draw(self, rng: Random, client: str, *, undo: float = 0.06) -> Sending | None:
        """A random message of a seat that is to move; `None` when the game is over."""
        movers = self.room.movers()
        if not movers or self.room.play is None:
            return None
        seat = rng.choice(movers)
        if rng.random() < undo and self.room.play.can_undo(seat):
            wish = TakeBack(decision=self.room.decision(seat), client=client)
            return self._sending("undo", seat, wish, self.room.undo(seat, wish))
        return self.choice(seat, self._keys(rng, seat), client)

    def choice(self, seat: int, keys: list[str], client: str) -> Sending:
        """A choice of a seat that is to move."""
        choice = Choice(decision=self.room.decision(seat), client=client, keys=keys)
        return self._sending("choice", seat, choice, self.room.choose(seat, choice))

    def _keys(self, rng: Random, seat: int) -> list[str]:
        """One key or several that follow each other, as a page sends a set of cards."""
        assert self.room.play is not None
        game = self.room.play.game.clone()
        keys: list[str] = []
        asking = game.question(seat).effect.path
        while True:
            key = self.room.rules.key(rng.choice(game.legal(seat)))
            keys.append(key)
            game.choose(seat, key)
            closed = seat not in game.to_move() or game.question(seat).effect.path != asking
            if closed:
                # A page cannot know that a full set closes by itself: it ends it as any other.
                return [*keys, DONE] if len(keys) > 1 and key != DONE else keys
            if rng.random() < 0.6 or len(keys) == 5:
                return keys

    def _sending(self, what: str, seat: int, message: Any, proposal: Any) -> Sending:
        assert isinstance(proposal, Proposal)
        return Sending(what, seat, msgspec.to_builtins(message), proposal)

    def accept(self, sending: Sending) -> Row:
        """The server has it: so have we. The row its store must hold."""
        self.room.accept(sending.proposal)
        sending.is_stored = True
        return sending.proposal.row

    # Comparing.

    def expects(self, sending: Sending) -> dict[str, Any]:
        """What the server must answer to something that is accepted."""
        return {
            "decision": sending.body["decision"],
            "next": self.room.decision(sending.seat),
            "keys": sending.body.get("keys", []),
        }

    def differs(self, seat: int, told: dict[str, Any]) -> str:
        """What a sight tells otherwise than the clean run would; empty when nothing."""
        mine = json.loads(msgspec.json.encode(self.room.table_view(seat)))
        return ", ".join(name for name in SEEN if mine[name] != told.get(name))


def loaded(record: TableRecord, rows: list[Row]) -> Room:
    """A room that follows stored rows, as a server that starts does."""
    room = Room(record, build)
    room.load(rows)
    return room
