"""Numbers made of several numbers, and how to take them apart. Nothing else packs bits.

A *space* of a corporation board is a track and a height. A *placed* tile is the tile, its turn and
the cell of its anchor. A *mark* tells everybody when a card left a civ deck: its rank, how often
each seat had looked into that deck before, and the card itself if it is open.
"""

from __future__ import annotations

from typing import Final

STACK_SIZE: Final = 12
"""Tiles of a stack."""
SPACES: Final = 80
"""Spaces of a corporation board: five tracks of sixteen."""


def space_on(track: int, height: int) -> int:
    """The space of a track at a height, 0 at the bottom."""
    return track << 4 | height


def track_of(space: int) -> int:
    """The track of a space."""
    return space >> 4


def height_of(space: int) -> int:
    """The height of a space on its track."""
    return space & 15


def placed_tile(tile: int, turn: int, cell: int) -> int:
    """A tile laid in a turn with its anchor on a cell."""
    return tile << 11 | turn << 8 | cell


def tile_of(placed: int) -> int:
    """The tile that was placed."""
    return placed >> 11


def turn_of(placed: int) -> int:
    """How it was turned."""
    return placed >> 8 & 7


def cell_of(placed: int) -> int:
    """The cell of its anchor."""
    return placed & 255


def turned_tile(tile: int, turn: int) -> int:
    """A tile and its turn, before its place is chosen."""
    return tile << 3 | turn


def taken_apart(turned: int) -> tuple[int, int]:
    """The tile and its turn."""
    return turned >> 3, turned & 7


def advance_number(steps: int, flags: int) -> int:
    """The steps of an advance with its flags (`gains`)."""
    return steps | flags << 8


def steps_left(advance: int) -> int:
    """The steps of an advance."""
    return advance & 255


def advance_flags(advance: int) -> int:
    """The flags of an advance."""
    return advance >> 8


def tiles_in(stack: int, bag: int) -> list[int]:
    """The tiles under the top of a stack, ascending."""
    return [STACK_SIZE * stack + k for k in range(STACK_SIZE) if bag >> k & 1]


def without(bag: int, tile: int) -> int:
    """The bag of a stack without one of its tiles."""
    return bag & ~(1 << tile % STACK_SIZE)


# How often a seat has looked into each civ deck, and the rovers by terrain at the start of a turn.


def looks(looked: int, rank: int) -> int:
    """How often a deck was looked into."""
    return looked >> 6 * (rank - 1) & 63


def looked_again(looked: int, rank: int) -> int:
    """One more look into a deck."""
    return looked + (1 << 6 * (rank - 1))


def rovers_at_start(start: int, terrain: int) -> int:
    """The rovers that stood on a terrain."""
    return start >> 4 * terrain & 15


def with_rovers(start: int, terrain: int, rovers: int) -> int:
    """The same with some rovers on a terrain that had none."""
    return start | rovers << 4 * terrain


# Single cards seen beside a deck, and marks.


def glimpse(rank: int, look: int) -> int:
    """A single card of a rank, seen at a look of that number."""
    return rank | look << 3


def glimpse_rank(packed: int) -> int:
    """The rank of a glimpse."""
    return packed & 7


def glimpse_look(packed: int) -> int:
    """The number of the look of a glimpse."""
    return packed >> 3


_RANK: Final = 6
_LOOKS: Final = 9
_SEAT: Final = 6


def mark(rank: int, card: int, looks_by_seat: list[int]) -> int:
    """A mark for a card of a rank leaving the deck; `card` -1 if it is kept secret."""
    packed = card + 1 | rank << _RANK
    for seat in range(len(looks_by_seat)):
        packed |= looks_by_seat[seat] << (_LOOKS + _SEAT * seat)
    return packed


def mark_card(packed: int) -> int:
    """The open card of a mark, -1 if it is secret."""
    return (packed & 63) - 1


def mark_rank(packed: int) -> int:
    """The rank of a mark."""
    return packed >> _RANK & 7


def mark_looks(packed: int, seat: int) -> int:
    """How often a seat had looked into the deck when the card left it."""
    return packed >> (_LOOKS + _SEAT * seat) & 63
