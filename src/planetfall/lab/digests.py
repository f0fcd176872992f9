"""Determinism: the digests of seeded games, also from another process and the other engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from planetfall.bots import match
from planetfall.bots.base import Bot, RandomBot
from planetfall.lab.variants import NOTHING_FIXED, variant

BOOT = """
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
if {pure}:
    plain = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))
    def only_source(path):
        if not path.startswith({package!r}):
            raise ImportError
        return plain(path)
    sys.path_hooks.insert(0, only_source)
    sys.path_importer_cache.clear()
from planetfall.lab.digests import answer
answer()
"""
"""What another process runs; `pure` hides the compiled libraries of this package from it."""


def digests(
    game: str, numbers: list[int], fixed: Mapping[str, Any] = NOTHING_FIXED, seats: int = 0
) -> list[str]:
    """The final digest of each numbered variant's game, played by random bots."""
    found = []
    for number in numbers:
        rules, players = variant(game, number, fixed, seats)
        position = rules.new(players, number)
        seated: list[Bot] = [RandomBot() for _ in range(players)]
        decisions = match.run(position, seated, match.seat_rngs(number, players))
        found.append(f"{decisions} {position.digest()}")
    return found


def elsewhere(
    game: str,
    numbers: list[int],
    fixed: Mapping[str, Any] = NOTHING_FIXED,
    seats: int = 0,
    *,
    hash_seed: int,
    pure: bool,
) -> list[str]:
    """The same from a fresh process with another hash seed, if wanted by the pure engine."""
    package = str(Path(__file__).resolve().parent.parent)
    environment = os.environ | {"PYTHONHASHSEED": str(hash_seed)}
    done = subprocess.run(
        [sys.executable, "-c", BOOT.format(pure=pure, package=package)],
        input=json.dumps([game, numbers, dict(fixed), seats]),
        capture_output=True,
        text=True,
        env=environment,
    )
    if done.returncode != 0:
        return [f"the process failed: {done.stderr.strip().splitlines()[-1:]}"] * len(numbers)
    found: list[str] = json.loads(done.stdout)
    return found


def answer() -> None:
    """Read a game, numbers, options and seats from standard input, print the digests."""
    game, numbers, fixed, seats = json.load(sys.stdin)
    json.dump(digests(game, numbers, fixed, seats), sys.stdout)
