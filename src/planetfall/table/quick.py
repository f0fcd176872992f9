"""The short way of a choice: most requests of a server are choices that go through.

A choice of a seated visitor at a live table is answered without the web framework, which would cost
more than trying and storing it. Whatever is unusual about a request takes the long way and is
explained there: a refused choice has changed nothing, so it may be tried again.
"""

from __future__ import annotations

import re

import msgspec

from planetfall.core.errors import PlanetfallError
from planetfall.table.context import Context
from planetfall.table.messages import Choice
from planetfall.table.middleware import Headers
from planetfall.table.tables import needs_player
from planetfall.table.visitors import visitor_of

_PATH = re.compile(r"/api/tables/([a-z0-9]{1,16})/choice")
_QUERY = re.compile(rb"seat=([0-7])")
_choice = msgspec.json.Decoder(Choice)
_answer = msgspec.json.Encoder()


class QuickChoice:
    """Answers choices that go through."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def answer(self, path: str, query: bytes, headers: Headers, body: bytes) -> bytes | None:
        """The body of the answer; `None` for a request that has to take the long way."""
        place, seat = _PATH.fullmatch(path), _QUERY.fullmatch(query)
        if place is None or seat is None:
            return None
        live = self.context.tables.live.get(place[1])
        if live is None:
            return None
        try:
            choice = _choice.decode(body)
            at = self.context.seat(live, visitor_of(headers), int(seat[1]))
            return _answer.encode(await self.context.tables.choose(live, needs_player(at), choice))
        except (PlanetfallError, msgspec.MsgspecError, ValueError, RecursionError):
            return None
