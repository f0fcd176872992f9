"""Lets work in one piece at a time, the addresses in turn.

A server's loop does whatever is ready before it looks at anything else. A stranger with hundreds of
requests that are ready at once would hold up a choice for as long as all of them take. Behind a
turnstile one of them begins, then everything else that is ready gets its turn, then the next one
begins. Who has nothing else waiting comes before those who have: people are answered first, and
however many requests a flood has, a round takes one from each address.
"""

from __future__ import annotations

import asyncio
from collections import deque

Waiting = deque[asyncio.Future[None]]


class Turnstile:
    """One piece of work a round of the loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, Waiting] = {}
        """By address, in the order they came."""
        self._new: deque[str] = deque()
        """Addresses that have not had a turn since they had nothing waiting."""
        self._old: deque[str] = deque()
        self._is_turning = False

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def enter(self, address: str) -> None:
        """Return when it is one's turn."""
        loop = asyncio.get_running_loop()
        if not self._is_turning:
            self._is_turning = True
            loop.call_soon(self._turn)
            return
        turn = loop.create_future()
        if address not in self._waiting:
            self._waiting[address] = deque()
            self._new.append(address)
        self._waiting[address].append(turn)
        await turn

    def _turn(self) -> None:
        """Let the next one in, and come back when everything that is ready has had its turn."""
        while self._new or self._old:
            address = (self._new or self._old).popleft()
            waiting = self._waiting[address]
            turn = waiting.popleft()
            if waiting:
                self._old.append(address)
            else:
                del self._waiting[address]
            if not turn.done():  # else whoever waited has gone
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._turn)
                return
        self._is_turning = False
