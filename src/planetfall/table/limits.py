"""How many connections and streams a server holds.

Every connection takes a file descriptor. Some are reserved for the store, bots and files; of the
others streams get a part only, so that pages and choices always find one.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

RESERVED = 128
"""File descriptors for the store, bots and files."""

MOST_STREAMS = 1000
"""Streams of a process, however many descriptors it may have: they cost memory."""

VISITOR_STREAMS = 16
"""Streams of one visitor: a browser opens four at most."""

MOST_CONNECTIONS = 16_384


@dataclass(frozen=True)
class Caps:
    """How many a process holds at once."""

    connections: int
    streams: int
    address_streams: int
    visitor_streams: int = VISITOR_STREAMS

    @staticmethod
    def of(descriptors: int) -> Caps:
        """What so many file descriptors suffice for."""
        connections = min(max(descriptors - RESERVED, descriptors // 2), MOST_CONNECTIONS)
        streams = min(connections * 3 // 4, MOST_STREAMS)
        return Caps(connections, streams, streams // 2)


SMALL = Caps.of(1024)
"""For tables whose server counts no descriptors."""


def raise_descriptors() -> int:
    """Let this process open as many files as the system allows it; how many these are."""
    try:
        import resource
    except ImportError:  # Windows counts sockets apart from files
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + RESERVED
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    # macOS promises more than it gives.
    for more in (wanted, 10_240):
        with contextlib.suppress(ValueError, OSError):
            if more > soft:
                resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
                return more
    return soft
