"""What compressors of streams cost: `python -m planetfall.lab.server.compression [GAME]`.

Every stream keeps a compressor that remembers what it has sent. For some qualities and windows of
brotli it prints the memory of one after a game's first forty updates, and the bytes of an update.
Each is measured in a process of its own: memory that was freed would be counted as not taken.
"""

from __future__ import annotations

import multiprocessing
import random
import re
import sys
import time
from pathlib import Path

import brotli  # type: ignore[import-untyped]

from planetfall.games import GAMES
from planetfall.lab.server.fixtures import choose, prepare
from planetfall.table.parts import Page
from planetfall.table.serve import load_pages

STREAMS = 60
UPDATES = 40
TRIED = ((5, 18), (4, 19), (4, 18), (4, 17), (3, 18), (3, 17), (2, 18), (2, 17), (1, 18))
"""Quality and size of the window, as a power of two."""


def events(game: str) -> list[bytes]:
    """What the stream of one seat sends while a table is played."""
    table, pages = prepare(game, 1, 4, seed=5)[0], load_pages()
    rng, sent = random.Random(3), []
    last: Page | None = None
    for number in range(UPDATES):
        if not table.room.movers():
            break
        page = Page(pages.parts(table.room.page_context(0)), last)
        if last is None or page.version != last.version:
            sent.append(page.news(last))
        last = page
        choose(table.room, rng, 1000 + number)
    return sent


def _memory() -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    return 0.0 if found is None else int(found[1]) / 1024


def _measure(job: tuple[list[bytes], int, int]) -> tuple[float, float, float]:
    """Megabytes of a stream, bytes and milliseconds of an update."""
    sent, quality, window = job
    before, start = _memory(), time.process_time()
    kept, size = [], 0
    for _ in range(STREAMS):
        compressor = brotli.Compressor(quality=quality, lgwin=window)
        packed = [len(compressor.process(event) + compressor.flush()) for event in sent]
        size = sum(packed[1:])
        kept.append(compressor)
    took = 1000 * (time.process_time() - start) / STREAMS / len(sent)
    return (_memory() - before) / STREAMS, size / max(1, len(sent) - 1), took


def main() -> None:
    """Measure some games, or all."""
    fork = multiprocessing.get_context("fork")
    for game in sys.argv[1:] or list(GAMES):
        sent = events(game)
        print(f"{game}: {len(sent) - 1} updates of {sum(map(len, sent[1:])) // len(sent)} bytes")
        for quality, window in TRIED:
            with fork.Pool(1) as pool:
                megabytes, size, took = pool.map(_measure, [(sent, quality, window)])[0]
            print(
                f"  quality {quality}, window 2^{window}: {megabytes:.2f} MB a stream, "
                f"{size:.0f} bytes and {took:.2f} ms an update"
            )


if __name__ == "__main__":
    main()
