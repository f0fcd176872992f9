"""A flooding stranger: `python -m planetfall.lab.server.stress.stranger KIND PORT SECONDS`.

He runs in a process of his own, at the lowest priority: his computer is not the server's. He comes
from another address of the loopback network than the people who play, asks as fast as he is
answered, and prints how often he asked and what came of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from planetfall.games import GAMES
from planetfall.lab.server.http_client import HOST, JSON, Connection

ADDRESS = "127.0.0.{}"
AT_ONCE = 24
"""Connections that ask at the same time."""
MOST_STREAMS = 1200
MOST_SLOW = 600
GAME = next(iter(GAMES))

Ask = Callable[[Connection, random.Random], Awaitable[int]]


async def cookies(connection: Connection, rng: random.Random) -> int:
    """Cookies full of backslashes and quotes, as long as a head may be, and longer."""
    size = rng.choice((2_000, 15_000, 60_000))
    text = rng.choice(("\\", '\\"', "a=b;", ' ="')) * size
    status, _ = await connection.ask("GET", "/", headers={"cookie": f'planetfall="{text[:size]}'})
    return status


async def headers(connection: Connection, rng: random.Random) -> int:
    """Many headers, or long ones."""
    count, length = rng.choice(((60, 200), (400, 20), (3, 12_000)))
    many = {f"x-{k}": "y" * length for k in range(count)}
    status, _ = await connection.ask("GET", rng.choice(("/", "/api/games")), headers=many)
    return status


async def tables(connection: Connection, rng: random.Random) -> int:
    """New tables, each by a new visitor."""
    connection.cookie = ""
    return await _create(connection, ["person"] * rng.randint(1, 4))


async def bots(connection: Connection, rng: random.Random) -> int:
    """New tables at which only bots think."""
    connection.cookie = ""
    return await _create(connection, ["bot"] * 4)


async def _create(connection: Connection, kinds: list[str]) -> int:
    seats = [{"kind": kind, "name": f"Seat {k}"} for k, kind in enumerate(kinds)]
    body = json.dumps({"game": GAME, "seats": seats, "pace": "instant"}).encode()
    status, _ = await connection.ask("POST", "/api/tables", body, JSON)
    return status


async def schema(connection: Connection, rng: random.Random) -> int:
    """The description of the interface, and where others have it."""
    path = rng.choice(("/openapi.json", "/schema", "/schema/swagger", "/metrics", "/admin"))
    status, _ = await connection.ask("GET", path)
    return status


async def ids(connection: Connection, rng: random.Random) -> int:
    """Tables, seats and links that do not exist."""
    table = "".join(rng.choices("abcdefghjkmnpqrstuvwxyz23456789", k=rng.choice((10, 10, 200))))
    path = rng.choice(("/t/{}", "/t/{}/stream", "/t/{}/parts", "/api/tables/{}", "/s/{}/abc"))
    status, _ = await connection.ask("GET", path.format(table))
    return status


async def reading(connection: Connection, rng: random.Random) -> int:
    """Pages that take a while to draw."""
    path = rng.choice(("/", "/rules/{}", "/components/{}", "/components/{}/x/y", "/static/app.js"))
    status, _ = await connection.ask("GET", path.format(rng.choice((*GAMES, "chess"))))
    return status


ASKED: dict[str, Ask] = {
    "cookies": cookies,
    "headers": headers,
    "tables": tables,
    "bots": bots,
    "schema": schema,
    "ids": ids,
    "reading": reading,
}
"""Kinds of floods that are requests with an answer."""

SINGLE = (*ASKED, "slow", "streams")
ALL = "all"
KINDS = (*SINGLE, ALL)


def address_of(kind: str) -> str:
    """The address of this kind of stranger: what one has used up is there for the next."""
    return ADDRESS.format(66 + SINGLE.index(kind))


async def ask_on(kind: str, port: int, end: float, counts: Counter[str], number: int) -> None:
    """Ask again and again, on one connection after the other."""
    rng = random.Random(f"{kind} {number}")
    connection = Connection(port, address=address_of(kind))
    while time.monotonic() < end:
        try:
            status = await asyncio.wait_for(ASKED[kind](connection, rng), 20)
            counts[str(status)] += 1
        except (OSError, EOFError, ValueError, TimeoutError):
            counts["hung up"] += 1
            connection.close()
            await asyncio.sleep(0.01)
    connection.close()


async def stay(
    port: int, end: float, counts: Counter[str], address: str, head: bytes, last: bytes
) -> None:
    """Open a connection, send a head, then one byte a second; come back when hung up on."""
    while time.monotonic() < end:
        try:
            local = (address, 0)
            reader, writer = await asyncio.open_connection(HOST, port, local_addr=local)
            counts["opened"] += 1
            writer.write(head)
            try:
                while time.monotonic() < end and not reader.at_eof():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(65536), 1.0)
                    if last:
                        writer.write(last)
            finally:
                writer.close()
        except OSError:
            counts["hung up"] += 1
        await asyncio.sleep(0.05)


async def slow(port: int, end: float, counts: Counter[str]) -> None:
    """Requests that never end: heads, bodies, and readers that do not read."""
    heads = (
        (b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ", b"a"),
        (b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9999\r\n\r\n", b"a"),
        (b"", b""),
    )
    own = address_of("slow")
    await asyncio.gather(
        *(stay(port, end, counts, own, *heads[k % len(heads)]) for k in range(MOST_SLOW))
    )


async def streams(port: int, end: float, counts: Counter[str]) -> None:
    """More streams of one table than anybody needs."""
    own = address_of("streams")
    connection = Connection(port, address=own)
    body = json.dumps({"game": GAME, "seats": [{"kind": "person", "name": "Stranger"}]}).encode()
    _, told = await connection.ask("POST", "/api/tables", body, JSON)
    head = (
        f"GET /t/{json.loads(told)['id']}/stream?seat=0 HTTP/1.1\r\nhost: localhost\r\n"
        f"cookie: {connection.cookie}\r\naccept-encoding: gzip\r\n\r\n"
    ).encode()
    await asyncio.gather(*(stay(port, end, counts, own, head, b"") for _ in range(MOST_STREAMS)))
    connection.close()


async def flood(kind: str, port: int, seconds: float) -> Counter[str]:
    """Flood for so many seconds; how often, by what came of it."""
    counts: Counter[str] = Counter()
    end = time.monotonic() + seconds
    work: list[Awaitable[None]] = []
    for each in SINGLE if kind == ALL else (kind,):
        if each == "slow":
            work.append(slow(port, end, counts))
        elif each == "streams":
            work.append(streams(port, end, counts))
        else:
            work += [ask_on(each, port, end, counts, k) for k in range(AT_ONCE)]
    await asyncio.gather(*work)
    return counts


if __name__ == "__main__":
    os.nice(19)
    print(json.dumps(asyncio.run(flood(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
