"""The weights of quick play: what each is about, and what it is at every stage of a game.

Points are hundredths. A weight has a value for the first tile of a game and one for the last;
between them it changes in step with the tiles to come. The shipped ones lie in
`weights/quick.json`; `planetfall train planet-unknown --seats 1` makes them, from games alone.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.bots.inputs import hash_of
from planetfall.bots.weights import read_file
from planetfall.core.errors import BadRequest

FILE: Final = "quick.json"
FORMAT: Final = 1

TILES: Final = 20
"""Tiles of a game: alone an event each, with others about as many."""

SQUARE: Final = 0
LINE: Final = 0
"""Plus the squares missing, 1 to `NEAR_FULL`."""
NEAR_FULL: Final = 7
ROCK: Final = 7
"""Plus the meteorites, 1 or 2."""
SNUG: Final = 10
HOLE: Final = 11
NOOK: Final = 12
CORRIDOR: Final = 13
PAIR: Final = 14
FALLEN: Final = 15
SPOILT: Final = 16
POD: Final = 17
LOST_ROVER: Final = 18
SYNERGY: Final = 19
PATCH: Final = 20
ROVER: Final = 21
MOVE: Final = 22
TECH: Final = 22
"""Plus the level."""
CIV: Final = 28
RANK: Final = 29
SHARE: Final = 30
MEDAL: Final = 31
ENERGY: Final = 32
FETCH_POD: Final = 33
FETCH_STONE: Final = 34
STEP: Final = 35
ROCK_LINE: Final = 36
AIM_TRACK: Final = 37
AIM_TERRAIN: Final = 38
AIM_LESS: Final = 39
STORE: Final = 40
LIKING: Final = 41
"""Plus the track."""
TRIO: Final = 46
AIM_NEAR: Final = 47
AIM_COVER: Final = 48
AIM_STONE: Final = 49
AIM_POD: Final = 50
CARD_TILE: Final = 51
CARD_PODS: Final = 52
CARD_STONES: Final = 53
CARD_TELEPORT: Final = 54
CARD_LINE: Final = 55
CARD_ALL: Final = 56
CARD_PATCHES: Final = 57
CARD_SET: Final = 58
CARD_COMMERCE: Final = 59
CARD_POINTS: Final = 60

FIRST_GUESS: Final[list[tuple[str, int]]] = [
    ("square covered", 20),
    ("point of a line that lacks 1", 75),
    ("point of a line that lacks 2", 55),
    ("point of a line that lacks 3", 42),
    ("point of a line that lacks 4", 32),
    ("point of a line that lacks 5", 24),
    ("point of a line that lacks 6", 16),
    ("point of a line that lacks 7", 8),
    ("per cent of a line with 1 meteorite", 50),
    ("per cent of a line with more, by their number", 30),
    ("side that touches something", 9),
    ("closed square", 70),
    ("square with one open side", 14),
    ("square open on two opposite sides", 0),
    ("two closed squares", 30),
    ("fallen meteorite", 20),
    ("per cent of lines that it spoils", 30),
    ("lifepod crushed", 90),
    ("rover crushed", 160),
    ("synergy", 90),
    ("patch", 75),
    ("rover gained", 120),
    ("point of movement", 14),
    ("breakthrough 1", 60),
    ("breakthrough 2", 90),
    ("breakthrough 3", 90),
    ("breakthrough 4", 90),
    ("breakthrough 5", 120),
    ("civ card", 170),
    ("rank of a civ card", 50),
    ("per cent of the next space that counts on this one", 60),
    ("point of a medal ahead", 50),
    ("per cent of the advance by energy", 60),
    ("lifepod to fetch", 150),
    ("meteorite to fetch", 100),
    ("step on the way there", 8),
    ("point of a line with a meteorite to fetch", 50),
    ("advance that an objective asks for", 40),
    ("terrain that an objective asks for", 5),
    ("building that an objective is against", 40),
    ("patch stored", 50),
    ("space of the civ track", 0),
    ("space of the water track", 0),
    ("space of the biomass track", 0),
    ("space of the rover track", 0),
    ("space of the tech track", 0),
    ("three closed squares", 15),
    ("square beside its terrain that an objective asks for", 15),
    ("square that an objective asks to cover", 10),
    ("meteorite that an objective asks for", 20),
    ("lifepod that an objective asks for", 40),
    ("card: tile", 200),
    ("card: lifepod", 100),
    ("card: meteorite", 100),
    ("card: teleport", 120),
    ("card: line cleared", 150),
    ("card: all trackers", 300),
    ("card: points for patches", 300),
    ("card: meteorite set", 100),
    ("card: commerce set", 100),
    ("card: point", 100),
]
"""By weight: its name and where learning begins."""
WEIGHTS: Final[int] = len(FIRST_GUESS)


def sign() -> str:
    """A short hash of the list of weights: those of another list do not fit."""
    return hash_of([name for name, _ in FIRST_GUESS])


def by_stage(first: list[int], last: list[int]) -> list[list[int]]:
    """The weights by the tiles to come, 0 to `TILES`.

    >>> by_stage([40] * WEIGHTS, [20] * WEIGHTS)[5][0]
    25
    """
    return [
        [(first[k] * left + last[k] * (TILES - left)) // TILES for k in range(WEIGHTS)]
        for left in range(TILES + 1)
    ]


def obstacle(data: dict[str, Any]) -> str:
    """Why weights do not fit, in a sentence; empty if they do."""
    if data.get("format") != FORMAT:
        return f"The weights have format {data.get('format')!r}; this program reads {FORMAT}."
    if data.get("list") != sign():
        return (
            f"The weights were learned for the list {data.get('list')}; "
            f"the game has {sign()}: `planetfall train` makes new ones."
        )
    if [len(row) for row in data["weights"]] != [WEIGHTS, WEIGHTS]:
        return f"The weights are not two rows of {WEIGHTS} numbers."
    return ""


def written(rows: list[list[int]]) -> dict[str, Any]:
    """Weights as a file has them."""
    return {"format": FORMAT, "list": sign(), "weights": rows}


def shipped() -> list[list[int]]:
    """The learned weights for the first and for the last tile."""
    data = read_file("planet-unknown", FILE)
    assert data is not None
    reason = obstacle(data)
    if reason:
        raise BadRequest(f"Quick play of `planet-unknown`: {reason}")
    found: list[list[int]] = data["weights"]
    return found
