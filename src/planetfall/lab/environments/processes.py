"""Games in lockstep, divided among processes that write into the same arrays.

The arrays lie in shared memory: nothing is copied between processes but a word that says go. The
games are those of `VectorEnv` with the same seed, whatever the number of processes.
"""

from __future__ import annotations

import multiprocessing
import pickle
from multiprocessing import shared_memory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from planetfall.core.errors import BadRequest
from planetfall.lab.environments.lockstep import ARRAYS, RENEWED, VectorEnv, shapes
from planetfall.lab.environments.table import Table

RESET, STEP, CLOSE = b"reset", b"step", b"close"
DONE = b""
"""What a process answers; where something went wrong, the pickled exception."""


class ParallelVectorEnv:
    """`n` games in `workers` processes, with the arrays of `VectorEnv`. Close it when done."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats_to_move: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    samples: NDArray[np.int32]

    def __init__(
        self, game: str, seats: int, n: int, reward: str = "win", workers: int = 2, **options: Any
    ) -> None:
        if not 1 <= workers <= n:
            raise BadRequest(f"{workers} processes cannot share {n} games; ask for 1 to {n}.")
        self.table = Table(game, seats, reward, options)
        self.n = n
        self._blocks: dict[str, shared_memory.SharedMemory] = {}
        sizes: dict[str, tuple[int, ...]] = {**shapes(self.table, n), "actions": (n,)}
        for name, shape in sizes.items():
            setattr(self, name, self._share(name, shape))
        self._actions: NDArray[np.int32] = getattr(self, "actions")  # noqa: B009
        context = multiprocessing.get_context("spawn")
        bounds = [n * k // workers for k in range(workers + 1)]
        self._pipes: list[Any] = []
        self._workers: list[Any] = []
        names = {name: block.name for name, block in self._blocks.items()}
        settings = (game, seats, reward, options)
        for k in range(workers):
            ours, theirs = context.Pipe()
            arguments = (theirs, settings, n, bounds[k], bounds[k + 1], names)
            worker = context.Process(target=_work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def _share(self, name: str, shape: tuple[int, ...]) -> NDArray[Any]:
        kind = np.dtype(ARRAYS.get(name, np.int32))
        block = shared_memory.SharedMemory(create=True, size=max(1, kind.itemsize * _count(shape)))
        self._blocks[name] = block
        array: NDArray[Any] = np.ndarray(shape, kind, block.buf)
        array.flags.writeable = name not in RENEWED
        return array

    def reset(self, seed: int = 0) -> None:
        """Start all games; the same seed gives the same ones."""
        self._all(RESET + str(seed).encode())

    def step(self, actions: NDArray[Any] | list[int]) -> None:
        """One choice in every game, for the seat that `seats_to_move` names."""
        self._actions[:] = actions
        self._all(STEP)

    def close(self) -> None:
        """End the processes and give back the memory; the arrays are gone then."""
        for pipe in self._pipes:
            try:
                pipe.send_bytes(CLOSE)
            except OSError:
                continue
        for worker in self._workers:
            worker.join(5)
            if worker.is_alive():
                worker.terminate()
        self._pipes = []
        self._workers = []
        for name in list(self._blocks):
            if hasattr(self, name):
                delattr(self, name)
            block = self._blocks.pop(name)
            self.__dict__.pop("_actions", None)
            block.close()
            block.unlink()

    def _all(self, word: bytes) -> None:
        if not self._pipes:
            raise BadRequest("This environment is closed; make a new one.")
        for pipe in self._pipes:
            pipe.send_bytes(word)
        faults = []
        for pipe in self._pipes:
            try:
                answer = pipe.recv_bytes()
            except EOFError:
                faults.append(RuntimeError("a process of the environment has ended"))
            else:
                if answer != DONE:
                    faults.append(pickle.loads(answer))
        if faults:
            raise faults[0]


def _count(shape: tuple[int, ...]) -> int:
    total = 1
    for length in shape:
        total *= length
    return total


def _work(pipe: Any, settings: Any, n: int, first: int, last: int, names: dict[str, str]) -> None:
    """One process: its games, a part of the arrays."""
    game, seats, reward, options = settings
    table = Table(game, seats, reward, options)
    blocks = {name: shared_memory.SharedMemory(block) for name, block in names.items()}
    sizes: dict[str, tuple[int, ...]] = {**shapes(table, n), "actions": (n,)}
    arrays = {
        name: np.ndarray(sizes[name], ARRAYS.get(name, np.int32), block.buf)[first:last]
        for name, block in blocks.items()
    }
    actions = arrays.pop("actions")
    env = VectorEnv(game, seats, last - first, reward, first=first, arrays=arrays, **options)
    while True:
        try:
            word = pipe.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        if word == CLOSE:
            return
        try:
            if word == STEP:
                env.step(actions)
            else:
                env.reset(int(word.removeprefix(RESET)))
        except Exception as fault:
            pipe.send_bytes(pickle.dumps(fault))
        else:
            pipe.send_bytes(DONE)
