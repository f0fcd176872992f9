"""Observations: seats from the viewer on, and a renewed one equals one made anew."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from planetfall import games
from planetfall.core.area import Area
from planetfall.core.errors import BadRequest
from planetfall.core.game import Game
from planetfall.core.observation import Encoder, Window
from planetfall.core.observation_areas import Shown
from planetfall.core.wording import Named, Owned

TABLES = [
    ("planet-unknown", 3, {"planets": ["random"], "corporations": ["random"]}),
    ("terraforming-mars", 3, {"colonies": True, "draft": True}),
    ("on-mars", 3, {}),
    ("on-mars", 3, {"chapter": "invasion"}),
]


def observe(encoder: Encoder, game: Game, seat: int) -> list[float]:
    """An observation that is made anew."""
    buffer = memoryview(bytearray(4 * encoder.size)).cast("f")
    encoder.fill(game, seat, buffer)
    return [float(number) for number in buffer]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda each: str(each)[:40])
def test_a_renewed_observation_equals_one_made_anew(
    name: str, seats: int, options: dict[str, object]
) -> None:
    rules = games.build(name, options)
    encoder = Encoder(rules, seats)
    memories = encoder.memories()
    buffers = [memoryview(bytearray(4 * encoder.size)).cast("f") for _ in range(seats)]
    rng = Random(1)
    for seed in range(2):  # the second game goes on in the buffers of the first
        game = rules.new(seats, seed)
        for step in range(150):
            movers = game.to_move()
            if not movers:
                break
            if step % 5 == 0:
                for seat in range(seats):
                    encoder.renew(game, seat, buffers[seat], memories[seat])
                    assert buffers[seat].tolist() == observe(encoder, game, seat)
            game.apply(movers[0], rng.choice(game.legal(movers[0])))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda each: str(each)[:40])
def test_a_window_shows_any_game_to_whoever_moves(
    name: str, seats: int, options: dict[str, object]
) -> None:
    rules = games.build(name, options)
    encoder = Encoder(rules, seats)
    row = memoryview(bytearray(4 * encoder.size)).cast("f")
    mask = bytearray(len(rules.vocabulary.keys))
    window = Window(encoder, row, mask)
    rng = Random(2)
    played = [rules.new(seats, seed) for seed in range(2)]
    looked: Counter[int] = Counter()
    for step in range(160):
        game = played[step // 40 % 2]  # the row goes over to the other game and back
        seat = window.look(game)
        looked[seat] += 1
        if step % 3 == 0:
            assert row.tolist() == observe(encoder, game, seat)
            assert {option for option, shown in enumerate(mask) if shown} == set(game.legal(seat))
        game.apply(seat, rng.choice(game.legal(seat)))
    assert len(looked) == seats


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda each: str(each)[:40])
def test_values_written_by_hand_are_the_declared_fields(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = games.build(name, options).new(seats, 1)
    for area in [game, *game.areas()]:
        names = area.declared().names
        values = area.values()
        assert values == [getattr(area, name) for name in names[: len(values)]]


def areas_in(value: object) -> list[Area]:
    """An area and all areas inside it."""
    if isinstance(value, list):
        return [area for each in value for area in areas_in(each)]
    if not isinstance(value, Area):
        return []
    return [value, *areas_in(value.values())]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda each: str(each)[:40])
def test_later_changes_do_not_touch_values(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = games.build(name, options).new(seats, 3)
    rng = Random(3)
    for _ in range(200):
        movers = game.to_move()
        if not movers:
            break
        found = [area.values() for area in areas_in([game, *game.areas()])]
        lists = [value for values in found for value in values if isinstance(value, list)]
        before = [list(value) for value in lists]
        game.apply(movers[-1], rng.choice(game.legal(movers[-1])))
        assert lists == before


def test_what_two_values_hold_alike_is_not_exchanged() -> None:
    rng = Random(4)
    words = Named([str(k) for k in range(9)])
    for _ in range(300):
        old, new = ([rng.randrange(9) for _ in range(rng.randrange(6))] for _ in range(2))
        gone, come = words.exchanged(old, new)
        assert Counter(new) == Counter(old) - Counter(gone) + Counter(come)
        assert words.more_in(new, old) == len(come) - len(gone)
    assert words.exchanged([1, 2, 3], [1, 4, 3]) == ([2], [4])


def numbers(encoder: Encoder, seen: list[float], name: str) -> list[float]:
    """The numbers of one row of the data sheet."""
    row = next(row for row in encoder.rows() if row.name == name)
    return seen[row.start : row.stop]


def test_seats_are_counted_from_the_viewer_on() -> None:
    rules = games.build("terraforming-mars", {})
    game = rules.new(3, 1)
    encoder = Encoder(rules, 3)
    setattr(game, "first", 2)  # noqa: B010
    getattr(game, "milestones")[1] = 0  # noqa: B009
    seen = [observe(encoder, game, seat) for seat in range(3)]
    assert [numbers(encoder, each, "table.first") for each in seen] == [
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
    ]
    claimed = [numbers(encoder, each, "table.milestones")[3:6] for each in seen]
    assert claimed == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    older = Encoder(rules, 3, version=1)
    assert numbers(older, observe(older, game, 0), "table.first") == [2]
    with pytest.raises(BadRequest, match="version 9"):
        Encoder(rules, 3, version=9)


def test_owners_in_names_are_counted_from_the_viewer_on() -> None:
    words = Owned(["-", "mine_0", "mine_1", "mine_2", "mine_3"])
    assert words.seen_by(2, 3) == [0, 2, 3, 1, 4]


def test_a_memory_belongs_to_one_seat() -> None:
    rules = games.build("planet-unknown", {})
    encoder = Encoder(rules, 2)
    game, memory = rules.new(2, 1), encoder.memory()
    buffer = memoryview(bytearray(4 * encoder.size)).cast("f")
    encoder.renew(game, 0, buffer, memory)
    with pytest.raises(ValueError, match="seat 0's"):
        encoder.renew(game, 1, buffer, memory)


def test_who_had_another_kind_of_area_is_shown_with_nothing_of_it() -> None:
    rules = games.build("on-mars", {"chapter": "invasion"})
    encoder = Encoder(rules, 3)
    areas = rules.new(3, 1).areas()
    layouts = encoder._areas[0]
    assert len(layouts) == 2
    for first, second in permutations(areas, 2):
        buffer = memoryview(bytearray(4 * encoder.size)).cast("f")
        fresh = memoryview(bytearray(4 * encoder.size)).cast("f")
        shown = Shown(layouts)
        shown.renew(first, buffer, 0)
        shown.renew(second, buffer, 0)
        Shown(layouts).renew(second, fresh, 0)
        assert buffer == fresh and any(fresh)
