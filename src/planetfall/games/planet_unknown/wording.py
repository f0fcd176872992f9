"""Words of the text form that only Planet Unknown has: pending work, marks of cards, stacks."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.errors import BadRecord
from planetfall.core.wording import EMPTY, PLAIN, Named, Parts, Wording
from planetfall.games.planet_unknown import items, log
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.corporation import CORPORATION_IDS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TILE_IDS
from planetfall.games.planet_unknown.vocabulary import SPACE_KEYS, WORK_KEYS

MOST_SEATS: Final = 6
STACK: Final = 12
"""Tiles of one shape; a tile's number tells its stack."""

MARK_WORDS: Final = Parts(
    (6, Named(["secret", *CIV_IDS])), (3, PLAIN), *[(6, PLAIN)] * MOST_SEATS, by_seat=2
)
"""A civ card that left a deck: `card/rank/looks of each seat`."""
LOOK_WORDS: Final = Parts(*[(6, PLAIN)] * 4)
"""How often somebody looked into each deck, rank 1 first: `1/0/2`."""
GLIMPSE_WORDS: Final = Parts((3, PLAIN), (6, PLAIN))
"""`rank/look`."""
ROVER_COUNTS: Final = Parts(*[(4, PLAIN)] * len(TERRAIN_IDS))
"""Rovers by terrain."""

SOURCE_WORDS: Final = Named(
    [
        *[f"rule-{k}" for k in range(log.CIV_SOURCE)],
        *[f"civ-{CIV_IDS[k]}" if k < len(CIV_IDS) else f"civ-{k}" for k in range(100)],
        *[f"event-{EVENT_IDS[k]}" if k < len(EVENT_IDS) else f"event-{k}" for k in range(100)],
        *[f"{corporation}-{level}" for corporation in CORPORATION_IDS for level in range(10)],
    ]
)
"""Which component speaks, by the numbers of `log`."""

_KINDS: Final = Named(WORK_KEYS)
_TERRAINS: Final = Named(list(TERRAIN_IDS))
_ADVANCE: Final = Parts((4, _KINDS), (5, PLAIN), (1, Named(["-", "placed"])))
_ENERGY: Final = Parts((4, _KINDS), (4, _TERRAINS), (8, PLAIN))
_BENEFIT: Final = Parts((4, _KINDS), (7, Named(SPACE_KEYS)))
_OTHER: Final = Parts((4, _KINDS), (12, PLAIN))


def _item_words(kind: int) -> Wording:
    if kind < items.ENERGY:
        return _ADVANCE
    if kind == items.ENERGY:
        return _ENERGY
    return _BENEFIT if kind == items.BENEFIT else _OTHER


class ItemWording(Wording):
    """Pending work: `advance-civ/2/placed`, `energy/water/3`, `benefit/biomass-2`, `patch`."""

    def word(self, number: Any) -> str:
        return _item_words(number & items.KIND).word(number)

    def number(self, word: str) -> Any:
        return _item_words(_KINDS.number(word.partition("/")[0])).number(word)


class TopWording(Named):
    """The open tiles of the station, each on the stack of its shape."""

    def write(self, value: Any, blank: Any) -> str:
        return ",".join([self.word(tile) for tile in value if tile >= 0]) or EMPTY

    def read(self, word: str, blank: Any) -> Any:
        tops = [-1] * len(blank)
        for tile in self._items(word):
            if tops[tile // STACK] >= 0:
                raise BadRecord(f"`{self.word(tile)}` is a second tile on top of its stack.")
            tops[tile // STACK] = tile
        return tops


def _add_tiles(tiles: list[int], stack: int, bag: int) -> None:
    """Note the tiles of a stack that lie in its bag."""
    tile = stack * STACK
    while bag:
        if bag & 1:
            tiles.append(tile)
        bag >>= 1
        tile += 1


class BagWording(Named):
    """The tiles that lie in the stacks, kept as bits of their numbers in each."""

    def write(self, value: Any, blank: Any) -> str:
        tiles = [tile for tile in range(len(TILE_IDS)) if value[tile // STACK] >> tile % STACK & 1]
        return ",".join([self.word(tile) for tile in tiles]) or EMPTY

    def numbers_in(self, value: Any) -> list[Any]:
        bags: list[int] = value
        tiles: list[int] = []
        for stack in range(len(bags)):
            _add_tiles(tiles, stack, bags[stack])
        return tiles

    def exchanged(self, old: Any, new: Any) -> tuple[list[int], list[int]]:
        before: list[int] = old
        after: list[int] = new
        gone: list[int] = []
        come: list[int] = []
        for stack in range(len(after)):
            was, now = before[stack], after[stack]
            if was != now:
                _add_tiles(gone, stack, was & ~now)
                _add_tiles(come, stack, now & ~was)
        return gone, come

    def changed(self, old: Any, new: Any) -> str:
        words: list[str] = []
        for tile in range(len(TILE_IDS)):
            was, now = (bags[tile // STACK] >> tile % STACK & 1 for bags in (old, new))
            if was != now:
                words.append(("+" if now else "-") + self.word(tile))
        return " ".join(words)

    def read(self, word: str, blank: Any) -> Any:
        bags = [0] * len(blank)
        for tile in self._items(word):
            bags[tile // STACK] |= 1 << tile % STACK
        return bags


ITEM_WORDS: Final = ItemWording()
TOP_WORDS: Final = TopWording(list(TILE_IDS))
BAG_WORDS: Final = BagWording(list(TILE_IDS))
