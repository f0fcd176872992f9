"""Tables in the hands of random players, and the keys that stand on their pages."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from typing import Any, Final

from planetfall.games import build
from planetfall.lab.server.fixtures import propose
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.web.games import page_of
from planetfall.web.pages.scene import Scene

KEY: Final = re.compile(r'data-key="([^"]+)"')
PLAYS: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("terraforming-mars", 2, {}),
    ("terraforming-mars", 3, {"colonies": True, "draft": True, "corporate_era": True}),
    ("terraforming-mars", 1, {}),
    ("planet-unknown", 2, {}),
    (
        "planet-unknown",
        3,
        {
            "planets": ["random"],
            "corporations": ["random"],
            "events": ["on"],
            "personal_objectives": True,
        },
    ),
    ("on-mars", 2, {}),
    ("on-mars", 3, {"first_colonists": True}),
    ("on-mars", 1, {}),
    ("on-mars", 1, {"chapter": "monolith"}),
    ("on-mars", 2, {"chapter": "blackout"}),
    ("on-mars", 2, {"chapter": "outbreak"}),
    ("on-mars", 3, {"chapter": "invasion"}),
]
LONG: Final = bool(os.environ.get("PLANETFALL_LONG"))


def room_of(game: str, seats: int, options: dict[str, Any]) -> Room:
    """A table with people on all seats."""
    lobby = Lobby([game], build, ["random"])
    people = [SeatWish(kind="person", name=f"P{number}") for number in range(seats)]
    wish = NewTable(game=game, seats=people, options=options)
    return Room(lobby.create(wish, "v").record, build)


def questions(
    game: str, seats: int, options: dict[str, Any], lang: str, *, most: int = 400
) -> Iterator[tuple[Room, int, Scene]]:
    """Every question of a random game up to so many choices, for every seat that is asked."""
    room = room_of(game, seats, options)
    rng = random.Random(f"{game}{seats}{lang}")
    kept: dict[Any, Any] = {}
    number = 0
    while room.movers() and number < most:
        for seat in room.movers():
            if seat >= 0:
                context = room.page_context(seat, lang)
                context.drawings = kept
                yield room, seat, Scene(context)
        number += 1
        room.accept(propose(room, rng, number))


def keys_on_page(scene: Scene) -> set[str]:
    """All keys that stand on a page, lit or not."""
    parts = page_of(scene.table_view.game).parts(scene)
    return {key for _, markup in parts for key in KEY.findall(str(markup))}
