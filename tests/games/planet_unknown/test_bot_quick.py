"""Quick play of Planet Unknown: what it sees on a planet, and that it brings games to their end."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import bots
from planetfall.games.planet_unknown import bot_weights
from planetfall.games.planet_unknown.bot_land import Land
from planetfall.games.planet_unknown.bot_outline import FRAMED, OUTLINE
from planetfall.games.planet_unknown.bot_quick import (
    EASE,
    Quick,
    keep_objective,
    pull,
    tiles_to_come,
)
from planetfall.games.planet_unknown.components.shapes import SHAPE_IDS
from planetfall.games.planet_unknown.components.tiles import ENERGY, TRACKS, WATER
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.vocabulary import OBJECTIVE
from tests.rulebook.planet_unknown.help import all_but, ending, fresh, seat

GUESS = [guess for _, guess in bot_weights.FIRST_GUESS]
VARIED = {"planets": ["random"], "corporations": ["random"]}


def player(*free: str, stones: tuple[str, ...] = ()) -> Player:
    """A player whose planet is covered but for some squares, with meteorites."""
    covered = seat(patches_at=all_but(*free), lifepods_at=[], meteorites_at=list(stones))
    return ending(covered).players[0]


def cell(key: str) -> int:
    row, column = key.split("-")
    return 12 * (int(row) - 1) + int(column) - 1


def cover(land: Land, shape: str, turn: int, key: str) -> int:
    return land.cover(OUTLINE[SHAPE_IDS.index(shape)][turn], FRAMED[cell(key)])


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_every_seat_of_every_corporation_plays_to_the_end(seats: int) -> None:
    quick = Quick(GUESS, GUESS)
    for seed in range(3):
        game = fresh(seats, 60 + seed, **VARIED)
        quick.play_out(game)
        assert game.is_over()


def test_games_are_the_same_in_both_builds() -> None:
    quick = Quick(GUESS, GUESS)
    points = []
    for seed, seats in ((1, 1), (2, 1), (3, 2), (4, 3)):
        game = fresh(seats, seed)
        quick.play_out(game)
        points.append([sheet.total for sheet in game.scores()])
    assert points == [[42], [51], [36, 54], [52, 46, 46]]


def test_a_choice_begins_the_first_plan_and_needs_nothing_hidden() -> None:
    first, last = bot_weights.shipped()
    quick = Quick(first, last)
    greedy = bots.make("greedy", "planet-unknown")
    game = fresh(1, 5)
    rng = Random(4)
    while not game.is_over():
        view = game.view(0)
        choice = greedy.choose(view, rng)
        for _ in range(2):
            dealt = view.determinize(rng)
            assert isinstance(dealt, Unknown)
            assert quick.choice(dealt, 0, view.legal) == choice
            assert quick.plans(dealt, 0, view.legal, 4)[0][0] == choice
        game.apply(0, choice)


def test_tiles_to_come_count_down_alone() -> None:
    game = fresh(1, 5)
    quick = Quick(GUESS, GUESS)
    found = []
    while not game.is_over():
        found.append(tiles_to_come(game))
        game.apply(0, quick.choice(game, 0, game.legal(0)))
    assert found[0] == 20
    assert sorted(found, reverse=True) == found
    assert found[-1] < 4


def test_the_last_squares_of_lines_are_worth_most() -> None:
    land = Land(player("5-5", "5-6", "5-7"), GUESS)
    whole = cover(land, "i3", 1, "5-5")
    assert whole > cover(land, "i2", 1, "5-5") > 0
    spoilt = Land(player("5-5", "5-6", "5-7", stones=("5-9",)), GUESS)
    assert cover(spoilt, "i3", 1, "5-5") < whole


def test_a_hole_costs_and_a_patch_closes_it() -> None:
    land = Land(player("5-5", "5-6", "5-7"), GUESS)
    # The square left beside a domino can be covered by a patch alone.
    gained = land.row_gains[4 * 6 + 2] + land.column_gains[4 * 6 + 1]
    gained += land.column_gains[5 * 6 + 1]
    touching = GUESS[bot_weights.SNUG] * 5
    hole = GUESS[bot_weights.HOLE]
    assert cover(land, "i2", 1, "5-5") == gained + touching - hole
    one = Land(player("5-5"), GUESS)
    two = Land(player("5-5", "5-6"), GUESS)
    assert one.patch(cell("5-5")) > two.patch(cell("5-5"))


def test_squares_shut_in_together_cost_by_their_number() -> None:
    lone = GUESS[bot_weights.NOOK]
    for free, cost in (
        (("5-5", "5-6", "5-7", "5-8"), lone + GUESS[bot_weights.PAIR]),
        (("5-5", "5-6", "5-7", "5-8", "5-9"), lone + GUESS[bot_weights.TRIO]),
        (("5-5", "5-6", "5-7", "5-8", "5-9", "6-9"), lone),
    ):
        land = Land(player(*free), GUESS)
        gains = land.row_gains[4 * 6 + 2] + land.column_gains[4 * 6 + 1]
        gains += land.column_gains[5 * 6 + 1]
        touching = 5 * GUESS[bot_weights.SNUG]
        assert cover(land, "i2", 1, "5-5") == gains + touching - cost


def test_water_pays_on_ice_and_energy_beside_the_best_terrain() -> None:
    from planetfall.games.planet_unknown.components.tiles import TILE_OF

    steps = [10, 50, 90, 20, 30, 0]
    land = Land(ending(seat(patches_at=["6-6"], lifepods_at=[])).players[0], GUESS)
    tile = TILE_OF["i2_energy_water"]
    outline = OUTLINE[SHAPE_IDS.index("i2")][0]
    land.look_for_energy(steps)
    icy = [at for at in FRAMED if land.ice[at] and land.ice[at + 14]]
    dry = [at for at in FRAMED if land.free[at] and not (land.ice[at] or land.ice[at + 14])]
    share = GUESS[bot_weights.ENERGY]
    assert land.show(tile, outline, icy[0], steps) == steps[WATER] + steps[WATER] * share // 100
    assert land.show(tile, outline, dry[0], steps) == steps[WATER] * share // 100
    # Beside the patch, which shows biomass, energy advances that.
    beside = FRAMED[cell("7-6")]
    assert land.energy[beside] == 90
    wet = steps[WATER] if land.ice[beside + 14] else 0
    assert land.show(tile, outline, beside, steps) == wet + 90 * share // 100
    assert len(steps) == TRACKS + 1 == ENERGY + 1


def test_the_hardest_objectives_are_left_out() -> None:
    easy = sorted(range(len(EASE)), key=lambda card: -EASE[card])
    found = player("5-5")
    found.offer = sorted([easy[0], easy[1], easy[2], easy[-1]])
    kept: list[int] = []
    for missing in (3, 2, 1):
        above = [card for card in found.offer if not kept or card > kept[-1]]
        options = [OBJECTIVE + card for card in above[: len(above) - missing + 1]]
        kept.append(keep_objective(found, options) - OBJECTIVE)
    assert kept == sorted(easy[:3])


def test_rovers_are_pulled_by_worth_and_nearness() -> None:
    targets = [(cell("1-6"), 100), (cell("9-6"), 160)]
    assert pull(cell("1-6"), targets, 10) > pull(cell("2-6"), targets, 10)
    assert pull(cell("6-6"), targets, 10) == 130
    assert pull(cell("3-6"), targets, 10) == 100


def test_shipped_weights_fit_and_others_are_refused() -> None:
    rows = bot_weights.shipped()
    data = bot_weights.written(rows)
    assert bot_weights.obstacle(data) == ""
    for wrong, said in (
        ({**data, "format": 9}, "format 9"),
        ({**data, "list": "other"}, "list other"),
        ({**data, "weights": [rows[0]]}, "two rows"),
    ):
        assert said in bot_weights.obstacle(wrong)
