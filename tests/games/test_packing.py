"""What is packed into a number is what is taken out of it, from the least to the most."""

from __future__ import annotations

from itertools import product

from planetfall.core.reasons import pack, unpack
from planetfall.games.on_mars import packing
from planetfall.games.planet_unknown import packed
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS


def test_numbers_of_planet_unknown_are_taken_apart_again() -> None:
    for track, height in product(range(5), range(16)):
        space = packed.space_on(track, height)
        assert 0 <= space < packed.SPACES
        assert (packed.track_of(space), packed.height_of(space)) == (track, height)
    for tile, turn, cell in product((0, 1, 90, 143), range(8), (0, 1, 77, 143, 255)):
        placed = packed.placed_tile(tile, turn, cell)
        assert (packed.tile_of(placed), packed.turn_of(placed)) == (tile, turn)
        assert packed.cell_of(placed) == cell
        assert packed.taken_apart(packed.turned_tile(tile, turn)) == (tile, turn)
    for steps, flags in product((0, 1, 15, 255), (0, 1, 6, 63)):
        advance = packed.advance_number(steps, flags)
        assert (packed.steps_left(advance), packed.advance_flags(advance)) == (steps, flags)
    for terrain, rovers in product(range(1, 8), (1, 15)):
        start = packed.with_rovers(packed.with_rovers(0, 0, 3), terrain, rovers)
        assert packed.rovers_at_start(start, terrain) == rovers
        assert packed.rovers_at_start(start, 0) == 3
        assert packed.rovers_at_start(start, terrain + 1) == 0


def test_the_tiles_of_a_stack_are_those_of_its_bag() -> None:
    for stack in (0, 5, 11):
        every = packed.tiles_in(stack, (1 << packed.STACK_SIZE) - 1)
        assert every == list(range(12 * stack, 12 * stack + 12))
        for tile in (every[0], every[-1]):
            bag = packed.without((1 << packed.STACK_SIZE) - 1, tile)
            assert packed.tiles_in(stack, bag) == [each for each in every if each != tile]
            assert packed.without(bag, tile) == bag


def test_looks_glimpses_and_marks_keep_ranks_cards_and_seats_apart() -> None:
    ranks = sorted({card.rank for card in CIV_CARDS})
    looked = 0
    for rank in ranks:
        for _ in range(5 * rank):
            looked = packed.looked_again(looked, rank)
    assert [packed.looks(looked, rank) for rank in ranks] == [5 * rank for rank in ranks]
    for rank, look in product(ranks, (0, 1, 7, 63)):
        glimpse = packed.glimpse(rank, look)
        assert (packed.glimpse_rank(glimpse), packed.glimpse_look(glimpse)) == (rank, look)
    looks = [63, 0, 1, 62, 7, 33]
    for rank, card in product(ranks, (-1, 0, len(CIV_CARDS) - 1)):
        mark = packed.mark(rank, card, looks)
        assert (packed.mark_rank(mark), packed.mark_card(mark)) == (rank, card)
        assert [packed.mark_looks(mark, seat) for seat in range(6)] == looks


def test_numbers_of_on_mars_are_taken_apart_again() -> None:
    for blueprint, seat in product((0, 1, 40), range(5)):
        marker = packing.marker_of(blueprint, seat)
        assert marker > 5, "the smaller ones are colonists"
        assert (packing.blueprint_of(marker), packing.owner_of(marker)) == (blueprint, seat)
    for amount, place, housed in product((0, 1, 15), range(8), (0, 1, 15)):
        move = packing.moved(amount, place, housed)
        assert packing.moved_amount(move) == amount
        assert (packing.moved_place(move), packing.moved_housed(move)) == (place, housed)
    for owner, tech in product(range(5), range(16)):
        use = packing.use_of(owner, tech)
        assert (packing.lender(use), packing.tech_lent(use)) == (owner, tech)
    for amount in (1, 15):
        assert packing.steps_left(0, amount) == amount
        assert packing.steps_left(packing.BEGUN + amount) == amount
        assert packing.steps_left(packing.BEGUN + packing.TECH_USED + amount, 9) == amount
    assert packing.steps_left(packing.BEGUN, 3) == 0


def test_a_packed_reason_keeps_its_numbers() -> None:
    for kind, what, needed, had in product((0, 9, 120), (0, 1, 900), (-30, 0, 90), (-1, 0, 500)):
        assert unpack(pack(kind, what, needed, had)) == (kind, what, needed, had)
