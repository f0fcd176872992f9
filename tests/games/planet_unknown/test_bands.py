"""The kernels on bands agree with plain sets of cells, in one int and in three."""

from __future__ import annotations

from random import Random

import pytest

from planetfall.games.planet_unknown import bands
from planetfall.games.planet_unknown.bands import CELLS, COLUMNS, Bands


@pytest.fixture(params=[True, False], ids=["one int", "three ints"], autouse=True)
def kernels(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain Python takes one int; the compiled kernels with three are tried in it as well."""
    monkeypatch.setattr(bands, "ONE_INT", request.param)


def drawn(rng: Random, share: float) -> set[int]:
    return {cell for cell in range(CELLS) if rng.random() < share}


def beside(cell: int) -> set[int]:
    row, column = divmod(cell, COLUMNS)
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return {COLUMNS * r + c for r, c in steps if 0 <= r < 12 and 0 <= c < 12}


def mask(cells: set[int]) -> Bands:
    return bands.mask_of(sorted(cells))


def cells_in(found: Bands) -> set[int]:
    return set(bands.members(*found))


def joined(found: Bands) -> int:
    assert all(0 <= band <= bands.FULL for band in found)
    return found[0] | found[1] << 52 | found[2] << 104


@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 1.0])
def test_neighbours_share_a_side(share: float) -> None:
    rng = Random(1)
    for _ in range(12):
        cells = drawn(rng, share)
        around = {near for cell in cells for near in beside(cell)}
        assert cells_in(bands.neighbours(*mask(cells))) == around
    for cell in range(CELLS):
        assert cells_in(bands.neighbours(*mask({cell}))) == beside(cell)


@pytest.mark.parametrize("share", [0.3, 0.55, 0.7, 1.0])
def test_a_flood_reaches_what_is_connected(share: float) -> None:
    rng = Random(2)
    for _ in range(12):
        cells, seeds = drawn(rng, share), drawn(rng, 0.03)
        reached = cells & seeds
        while more := {near for cell in reached for near in beside(cell)} & cells - reached:
            reached |= more
        assert cells_in(bands.flood(*mask(seeds), *mask(cells))) == reached


def test_pieces_shrink_and_spread_as_shifted_bits() -> None:
    rng = Random(3)
    for _ in range(40):
        free, touched = mask(drawn(rng, 0.7)), mask(drawn(rng, 0.1))
        rest = sorted(rng.sample(range(1, 52), rng.randrange(4)))
        lies, near = joined(free), joined(touched)
        some = 0
        for offset in rest:
            lies &= joined(free) >> offset
            near |= joined(touched) >> offset
            some |= joined(free) >> offset
        assert joined(bands.shrink(*free, rest)) == lies
        assert joined(bands.spread(*free, rest)) == some
        assert joined(bands.fitting(*free, *touched, rest)) == lies & near


def test_a_piece_covers_its_offsets() -> None:
    for anchor in range(CELLS):
        row, column = divmod(anchor, COLUMNS)
        offsets = [
            13 * down + right
            for down, right in ((0, 0), (0, 1), (1, 1), (3, 0))
            if row + down < 12 and column + right < 12
        ]
        cells = {anchor + offset // 13 * 12 + offset % 13 for offset in offsets}
        assert cells_in(bands.cover(offsets, anchor)) == cells
        assert bands.count(*bands.cover(offsets, anchor)) == len(cells)
        assert bands.first(*bands.cover(offsets, anchor)) == anchor
    assert bands.first(0, 0, 0) == -1
