"""Work spread over processes of this machine or over a Ray cluster; dead workers are replaced.

The work comes in parts that are pure functions of their arguments. A part whose worker was killed
is carried out again by another, so results do not depend on who died. Only a few parts are under
way at once: memory does not grow with the length of the list.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

from planetfall.core.errors import BadRequest, PlanetfallError

Part = TypeVar("Part")
Value = TypeVar("Value")

MOST_DEATHS: Final = 5
"""So many workers in a row may die without finishing a part."""
AHEAD: Final = 2
"""Parts that wait for each worker beside the one it is at."""


class WorkersDied(PlanetfallError):
    """Workers die again and again at the same work."""


def spread(
    task: Callable[[Part], Value], parts: Sequence[Part], *, workers: int = 1, ray: str = ""
) -> Iterator[tuple[Part, Value]]:
    """Every part with the value of its task, in the order they are finished."""
    if ray:
        yield from _on_ray(task, parts, ray)
    elif workers == 1:
        for part in parts:
            yield part, task(part)
    else:
        yield from _in_processes(task, parts, workers)


def spread_calls(
    task: Callable[..., Value], calls: Sequence[tuple[Any, ...]], workers: int, ray: str = ""
) -> Iterator[Value]:
    """The values of a task with several arguments, in the order they are finished."""
    for _, value in spread(partial(_call, task), calls, workers=workers, ray=ray):
        yield value


def _call(task: Callable[..., Value], arguments: tuple[Any, ...]) -> Value:
    return task(*arguments)


def _in_processes(
    task: Callable[[Part], Value], parts: Sequence[Part], workers: int
) -> Iterator[tuple[Part, Value]]:
    left = list(parts)
    deaths = 0
    while left:
        finished = set()
        try:
            for index, value in _pool(task, left, workers):
                finished.add(index)
                deaths = 0
                yield left[index], value
        except BrokenProcessPool:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise WorkersDied(
                    f"Worker processes died {deaths} times in a row without finishing anything; "
                    "is there enough memory for so many, and does your script guard its main part?"
                ) from None
        left = [part for index, part in enumerate(left) if index not in finished]


def _pool(
    task: Callable[[Part], Value], parts: list[Part], workers: int
) -> Iterator[tuple[int, Value]]:
    """The values by place, from one pool of processes; breaks if one of them is killed."""
    # Fresh processes: a forked copy of a process with threads may hang.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_worker)
    waiting: dict[Future[Value], int] = {}
    following = iter(range(len(parts)))
    try:
        while True:
            while len(waiting) < workers * (1 + AHEAD):
                index = next(following, -1)
                if index < 0:
                    break
                waiting[pool.submit(task, parts[index])] = index
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            # What has been finished counts, also where another worker was killed meanwhile.
            for future in sorted(done, key=lambda future: future.exception() is not None):
                yield waiting.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _begin_worker() -> None:
    """A worker leaves Ctrl-C to its parent and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


def _carry_out(task: Callable[[Part], Value], part: Part) -> Value:
    """Ray takes functions only, no other callables."""
    return task(part)


def _on_ray(
    task: Callable[[Part], Value], parts: Sequence[Part], address: str
) -> Iterator[tuple[Part, Value]]:
    try:
        ray: Any = __import__("ray")
    except ImportError:
        raise BadRequest(
            "`--ray` needs the package `ray`; `pip install planetfall[ray]` gets it."
        ) from None
    try:
        ray.init(address=None if address == "local" else address, ignore_reinit_error=True)
    except (ConnectionError, ValueError) as fault:
        raise BadRequest(f"No Ray cluster answers at `{address}`: {fault}") from None
    remote = ray.remote(max_retries=MOST_DEATHS)(_carry_out)
    ahead = (1 + AHEAD) * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: dict[Any, Part] = {}
    following = iter(parts)
    deaths = 0
    while True:
        for part in following:
            waiting[remote.remote(task, part)] = part
            if len(waiting) >= ahead:
                break
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting), num_returns=1)
        part = waiting.pop(ready[0])
        try:
            value = ray.get(ready[0])
        except ray.exceptions.RayTaskError as fault:
            raise fault.cause or fault from None
        except (ray.exceptions.RaySystemError, ray.exceptions.RayError) as fault:
            # A node or a worker is gone, and Ray has given up: the part begins anew.
            deaths += 1
            if deaths == MOST_DEATHS:
                raise WorkersDied(f"Workers of the Ray cluster keep dying: {fault}") from None
            waiting[remote.remote(task, part)] = part
        else:
            deaths = 0
            yield part, value
