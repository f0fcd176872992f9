"""Learned tables: which entries a position has, what they add, and whether a file fits."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import pytest

from planetfall import bots, games
from planetfall.bots import match, tables
from planetfall.bots.evaluation import Evaluation
from planetfall.bots.levels import StrongBot
from planetfall.bots.tables import ONE, Places, Table, Tabled, begins, sign_of, tabled
from planetfall.core.errors import BadRequest
from planetfall.core.game import Game
from planetfall.games import title_of

TABLED = [title.id for title in games.GAMES.values() if title.tables]


def places_of(game: str) -> Places:
    title = title_of(game)
    found: Places = title.load(title.tables)()
    return found


def walk(game: str, seed: int, options: dict[str, Any] | None = None) -> list[Game]:
    """Positions of a solo game of `greedy`, some choices apart."""
    position = games.build(game, options or {}).new(1, seed)
    rngs = match.seat_rngs(seed, 1)
    found = []
    while not position.is_over():
        found.append(position.clone())
        match.run(position, [bots.make("greedy", game)], rngs, limit=9)
    return [*found, position]


def data_of(game: str, entry: int) -> dict[str, Any]:
    """A file of tables with the same entry everywhere."""
    layout = places_of(game).layout()
    rows = [[entry] * (table.kinds * table.stages) for table in layout]
    return {"format": tables.FORMAT, "layout": sign_of(layout), "weights": rows}


@pytest.mark.parametrize("game", TABLED)
def test_places_lie_in_the_tables_and_see_nothing_hidden(game: str) -> None:
    places = places_of(game)
    end = begins(places.layout())[-1]
    rng = Random(3)
    for seed in range(2):
        for position in walk(game, 40 + seed, places.varied())[:-1]:
            view = position.view(0)
            told = places.of(view.determinize(rng), 0)
            assert all(0 <= place < end for place in told)
            # What the seat cannot know is dealt anew: the places stay.
            assert places.of(view.determinize(rng), 0) == told


@pytest.mark.parametrize("game", TABLED)
def test_entries_of_a_position_correct_its_base(game: str) -> None:
    places = places_of(game)
    size = begins(places.layout())[-1]
    luck = Random(8)
    entries = [luck.randint(-40 * ONE, 40 * ONE) for _ in range(size)]
    worth = Tabled(Evaluation(), places, entries)
    *open_ones, last = walk(game, 11)
    assert len(open_ones) > 5
    for position in open_ones:
        added = sum(entries[place] for place in places.of(position, 0))
        assert worth.worth(position, 0) == places.base(position, 0) + added // ONE
    assert worth.worth(last, 0) == 100 * last.scores()[0].total


def test_a_table_of_several_seats_is_judged_plainly() -> None:
    plain = bots.judge_of("planet-unknown").evaluation
    places = places_of("planet-unknown")
    worth = Tabled(plain, places, [10**9] * begins(places.layout())[-1])
    position = games.build("planet-unknown", {}).new(2, 5)
    assert worth.worth(position, 0) == plain.worth(position, 0)


def test_what_the_tables_see_is_the_same_in_both_builds() -> None:
    told = blake2b(digest_size=8)
    places = places_of("planet-unknown")
    for seed in (1, 2, 6):
        for position in walk("planet-unknown", seed, places.varied() if seed > 1 else {})[:-1]:
            told.update(repr((places.base(position, 0), places.of(position, 0))).encode())
    assert told.hexdigest() == "4bb5df0fb69dd018"


def test_squares_lines_and_areas_are_counted_as_they_lie() -> None:
    from planetfall.games.planet_unknown import bot_tables
    from planetfall.games.planet_unknown.board import new_board

    board = new_board(0)
    land = bot_tables.Land(board)
    assert land.areas() == [bot_tables.LARGE]
    assert min(land.fits) > 0
    # A square on its own can be covered by no shape, two by the domino alone.
    row = [cell for cell in land.cells if cell // 12 == 5]
    for cell in [cell for cell in land.cells if cell not in (row[0], row[3], row[4])]:
        board.place_patch(cell)
    land = bot_tables.Land(board)
    assert sorted(land.areas()) == [1, 2]
    assert [land.covering[cell] for cell in (row[0], row[3], row[4])] == [0, 1, 1]
    found: list[int] = []
    bot_tables.add_lines(board, land, 0, found)
    # Row 6 lacks three squares, all hard, for its three points; three columns lack one each.
    kind = bot_tables.LINE + ((3 * 3 + 0) * 3 + 2) * bot_tables.STAGES
    assert found.count(kind) == board.side().row_points[5] == 3
    assert len(found) == sum(board.side().row_points) + sum(board.side().column_points)


def test_turned_and_mirrored_surroundings_are_alike() -> None:
    from planetfall.games.planet_unknown.bot_tables import AROUND

    assert len(set(AROUND)) == 51
    corner, side = 0b1, 0b10
    assert AROUND[corner] == AROUND[0b100] == AROUND[0b10000]
    assert AROUND[side] == AROUND[0b1000]
    assert AROUND[corner] != AROUND[side]


def test_tables_of_another_layout_are_refused() -> None:
    game = "planet-unknown"
    places = places_of(game)
    plain = Evaluation()
    assert tabled(plain, places, game, lambda name: None) is plain
    assert isinstance(tabled(plain, places, game, lambda name: data_of(name, 1)), Tabled)
    short = data_of(game, 1)
    short["weights"][0] = short["weights"][0][1:]
    for wrong, said in (
        ({**data_of(game, 1), "format": 99}, "format 99"),
        ({**data_of(game, 1), "layout": "other"}, "layout other"),
        (short, "entries"),
    ):
        with pytest.raises(BadRequest, match=said):
            tabled(plain, places, game, lambda name, wrong=wrong: wrong)  # type: ignore[misc]


def test_a_layout_is_known_by_names_and_sizes() -> None:
    one = [Table("a", 3, 2), Table("b", 4)]
    assert sign_of(one) == sign_of(list(one))
    assert sign_of(one) != sign_of([Table("a", 2, 3), Table("b", 4)])
    assert sign_of(one) != sign_of(one[::-1])


def test_a_bot_with_tables_chooses_by_what_it_may_know() -> None:
    game = "planet-unknown"
    places = places_of(game)
    luck = Random(2)
    entries = [luck.randint(-9 * ONE, 9 * ONE) for _ in range(begins(places.layout())[-1])]
    judge = bots.judge_of(game)
    judge.evaluation = Tabled(judge.evaluation, places, entries)
    bot = StrongBot(judge, bots.judge_of(game))
    for position in walk(game, 23)[2:8]:
        view = position.view(0)
        if len(view.legal) < 2:
            continue
        dealt = view.determinize(Random(99))
        assert bot.choose(view, Random(5)) == bot.choose(dealt.view(0), Random(5))
