"""Chance as a keyed hash: outcome = f(seed, stream, count), and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Any


def seed_key(seed: int) -> bytes:
    """The hash key of a seed of any size."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"planetfall").digest()


def draw(key: bytes, stream: int, count: int, size: int) -> int:
    """A number below `size`, the `count`-th of `stream`.

    >>> draw(seed_key(7), 0, 0, 100) == draw(seed_key(7), 0, 0, 100)
    True
    """
    digest = blake2b(b"%d:%d" % (stream, count), digest_size=7, key=key).digest()
    return int.from_bytes(digest, "big") % size


def shuffle(items: list[Any], rng: Any) -> None:
    """Bring a list into any order, each as likely; faster than the generator's own way."""
    for last in range(len(items) - 1, 0, -1):
        place = int(rng.random() * (last + 1))
        items[last], items[place] = items[place], items[last]


def commitment(seed: int, nonce: str) -> str:
    """What is published before play, so that nobody can change the seed afterwards."""
    return sha256(f"{seed}:{nonce}".encode()).hexdigest()


def mixed(seed: int, entropy: Sequence[str]) -> int:
    """The seed a game is played with when seats have added to the committed one.

    Whoever made the seed committed to it before; so neither he nor any seat can choose the outcome.

    >>> mixed(7, []) == mixed(7, ["", ""]) == 7
    True
    """
    if not any(entropy):
        return seed
    text = ",".join([str(seed), *entropy])
    return int.from_bytes(blake2b(text.encode(), digest_size=15).digest(), "big")
