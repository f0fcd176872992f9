"""Luck that is the same in every run, for servers that are processes of their own.

What a table is dealt depends on the test that makes it, and what a bot chooses on what it sees;
`PLANETFALL_SEEDS` deals others. Nothing of this is in the product: the process of the server runs
this code before it starts.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.table.serving import Server

PRELUDE = """
import hashlib, json, pathlib, random
from planetfall.table import bots, lobby

def known_seed(streams={{}}):
    told = pathlib.Path({path!r}).read_text(encoding="utf-8")
    luck = streams.setdefault(told, random.Random(told))
    return luck.getrandbits(120), f"{{luck.getrandbits(128):032x}}"

async def ask(self, request, seconds, whole=bots.Worker.ask):
    seen = json.dumps(request["view"], sort_keys=True).encode()
    luck = int.from_bytes(hashlib.sha256(seen).digest()[:7])
    return await whole(self, {{**request, "luck": luck}}, seconds)

lobby.new_seed = known_seed
bots.Worker.ask = ask
"""


class KnownServer(Server):
    """A server whose tables are dealt alike in every run of a test."""

    def __init__(self, database: Path, test: str) -> None:
        self._luck = database.with_suffix(".luck")
        super().__init__(database, prelude=PRELUDE.format(path=str(self._luck)))
        self.deal_for(test)

    def deal_for(self, test: str) -> None:
        """Let the luck of the next tables be that of a test."""
        told = f"{test} {os.environ.get('PLANETFALL_SEEDS', '')}"
        self._luck.write_text(told, encoding="utf-8")
