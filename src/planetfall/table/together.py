"""Work that several ask for at the same moment and that is done once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Together(Generic[T]):
    """Work by name: whoever asks while it is under way waits for it; nothing of it stays here."""

    def __init__(self, work: Callable[[str], Coroutine[Any, Any, T]]) -> None:
        self._work = work
        self._under_way: dict[str, asyncio.Task[T]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._under_way

    def __iter__(self) -> Iterator[str]:
        return iter(self._under_way)

    def __len__(self) -> int:
        return len(self._under_way)

    async def done(self, name: str) -> T:
        """What comes of it; it goes on when one of those who wait for it goes away."""
        task = self._under_way.get(name)
        if task is None:
            task = self._under_way[name] = asyncio.create_task(self._work(name))
            task.add_done_callback(lambda ended: self._forget(name, ended))
        return await asyncio.shield(task)

    def _forget(self, name: str, ended: asyncio.Task[T]) -> None:
        del self._under_way[name]
        if not ended.cancelled():
            ended.exception()  # whoever asked may have gone
