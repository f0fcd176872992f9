"""Lets work in one piece at a time, the addresses in turn.

A server's loop does whatever is ready before it looks at anything else. A stranger with hundreds of
requests that are ready at once would hold up a choice for as long as all of them take. Behind a
turnstile one of them begins, then everything else that is ready gets its turn, then the next one
begins. Who has nothing else waiting comes before those who have: people are answered first, and
however many requests a flood has, a round takes one from each address.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterator

GIVEN_WAY = 4
"""Rounds in which a turnstile lets nobody in while another one that goes before it has somebody."""


class Line:
    """All who wait with one address, in the order they came.

    Those who go `first` have a line of their own: as long as there are some, every second turn, or
    every turn where they are not `fair`.
    """

    def __init__(self, *, fair: bool) -> None:
        self._fair = fair
        self._first: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._is_first = True
        """Whose turn it is."""

    def __len__(self) -> int:
        return len(self._first) + len(self._others)

    def add(self, turn: asyncio.Future[None], *, first: bool) -> None:
        """Somebody comes."""
        (self._first if first else self._others).append(turn)

    def pop(self) -> asyncio.Future[None]:
        """The next one."""
        both = (self._first, self._others) if self._is_first else (self._others, self._first)
        self._is_first = not (self._fair and self._is_first)
        return (both[0] or both[1]).popleft()


class Turnstile:
    """One piece of work a round of the loop.

    One that stands `behind` another lets fewer in while somebody is inside there.
    """

    def __init__(self, behind: Turnstile | None = None, *, fair: bool = True) -> None:
        self._behind = behind
        self._fair = fair
        self._given_way = 0
        """Rounds since somebody was let in."""
        self._inside = 0
        self._waiting: dict[str, Line] = {}
        """By address."""
        self._new: deque[str] = deque()
        """Addresses that have not had a turn since they had nothing waiting."""
        self._old: deque[str] = deque()
        self._is_turning = False

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def enter(self, address: str, *, first: bool = False) -> None:
        """Return when it is one's turn."""
        loop = asyncio.get_running_loop()
        if not self._is_turning:
            self._is_turning = True
            loop.call_soon(self._turn)
            return
        turn = loop.create_future()
        if address not in self._waiting:
            self._waiting[address] = Line(fair=self._fair)
            self._new.append(address)
        self._waiting[address].add(turn, first=first)
        await turn

    @contextlib.contextmanager
    def inside(self) -> Iterator[None]:
        """Somebody who is to be done before all who wait behind."""
        self._inside += 1
        try:
            yield
        finally:
            self._inside -= 1

    def _turn(self) -> None:
        """Let the next one in, and come back when everything that is ready has had its turn."""
        if self._behind is not None and self._behind._inside and self._given_way < GIVEN_WAY:
            self._given_way += 1
            asyncio.get_running_loop().call_soon(self._turn)
            return
        self._given_way = 0
        while self._new or self._old:
            address = (self._new or self._old).popleft()
            line = self._waiting[address]
            turn = line.pop()
            if line:
                self._old.append(address)
            else:
                del self._waiting[address]
            if not turn.done():  # else whoever waited has gone
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._turn)
                return
        self._is_turning = False
