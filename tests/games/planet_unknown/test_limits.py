"""Every threshold, count and limit of a component just holds and just fails, by its numbers."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from planetfall.games.planet_unknown.bands import cell_of
from planetfall.games.planet_unknown.board import PlanetBoard, new_board
from planetfall.games.planet_unknown.components import civ_data, events_data, objectives
from planetfall.games.planet_unknown.components.civ_data import (
    CIV_CARDS,
    COMMERCE_SET_POINTS,
    METEORITE_SET_POINTS,
    CivRecord,
)
from planetfall.games.planet_unknown.components.corporation import (
    CORPORATIONS,
    METEORITES_PER_POINT,
)
from planetfall.games.planet_unknown.components.events_data import (
    EVENTS,
    SOLO_BANDS,
    SOLO_BASE,
    SOLO_GRADES,
    SOLO_TARGET,
)
from planetfall.games.planet_unknown.components.objectives import (
    OBJECTIVES,
    Collection,
    Objective,
    is_met,
)
from planetfall.games.planet_unknown.components.planets import PLANET_OF
from planetfall.games.planet_unknown.components.tiles import BIOMASS, PAIRS, TERRAIN_IDS, TILE_OF
from planetfall.games.planet_unknown.scoring import solo_grade, solo_target
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    all_but,
    choose,
    civ_picks,
    ending,
    event,
    height,
    keys,
    placement,
    points,
    seat,
)

LEFT = 3
SPOTS = ["1-6", "3-4", "5-8", "7-3", "9-6", "10-8"]
SIDES = [side.id for side in CORPORATIONS]


def of_personal(kind: int) -> list[Objective]:
    """The cards whose personal side is of a kind."""
    return [each for each in OBJECTIVES if each.personal.kind == kind]


def named(each: Any) -> str:
    return str(each.id)


def board() -> PlanetBoard:
    return new_board(PLANET_OF["ksb_4156"])


def place(on: PlanetBoard, terrain: int, key: str) -> None:
    """A small tile with its building of a terrain on a square; the other one lies left of it."""
    names = [name for name, _, _ in tiles_of(terrain)]
    on.place_tile(TILE_OF[names[0]], LEFT, cell_of(key))


def tiles_of(terrain: int) -> list[tuple[str, int, int]]:
    """The tiles of two squares that show a terrain first."""
    return [
        (f"i2_{TERRAIN_IDS[first]}_{TERRAIN_IDS[second]}", first, second)
        for first, second in PAIRS
        if first == terrain
    ]


# Objectives


@pytest.mark.parametrize(
    "objective",
    [each for each in of_personal(objectives.RECTANGLE) if each.personal.terrain == BIOMASS],
    ids=named,
)
def test_a_block_is_full_and_is_not_without_any_one_of_its_squares(objective: Objective) -> None:
    side = objective.personal
    for rows, columns in {(side.a, side.b), (side.b, side.a)}:
        for row, column in ((4, 4), (12 - rows - 2, 12 - columns - 2)):
            cells = [12 * (row + r) + column + c for r in range(rows) for c in range(columns)]
            for missing in (-1, *cells):
                on = board()
                for cell in cells:
                    if cell != missing:
                        on.place_patch(cell)
                assert is_met(side, on, Collection()) == (missing < 0)


@pytest.mark.parametrize("objective", of_personal(objectives.AREA_WITH_BUILDINGS), ids=named)
def test_an_area_has_enough_buildings_and_has_not_with_one_less(objective: Objective) -> None:
    side = objective.personal
    for number in (side.a, side.a - 1):
        on = board()
        for k in range(number):
            place(on, side.terrain, f"{4 + k}-4")
        # Those of another area do not count.
        place(on, side.terrain, "6-8")
        assert is_met(side, on, Collection()) == (number == side.a)


@pytest.mark.parametrize("objective", of_personal(objectives.BUILDINGS_AT_MOST), ids=named)
def test_there_are_few_enough_buildings_and_one_too_many(objective: Objective) -> None:
    side = objective.personal
    for number in (side.a, side.a + 1):
        on = board()
        for k in range(number):
            place(on, side.terrain, f"{3 + k}-{5 + 2 * (k % 2)}")
        assert is_met(side, on, Collection()) == (number == side.a)


def personal(objective: Objective, **fields: Any) -> int:
    """What a personal objective scores for seat 1, whose board is given."""
    own = seat(personal=[objective.id], **fields)
    game = ending(seat(), own, options={"personal_objectives": True})
    while game.to_move():
        mover = game.to_move()[0]
        # The last answer leaves things as they are.
        game.apply(mover, game.legal(mover)[-1])
    return points(game, 1, "personal")


@pytest.mark.parametrize("corporation", SIDES)
@pytest.mark.parametrize("objective", of_personal(objectives.TRACK_AT_TOP), ids=named)
def test_a_tracker_stands_on_the_top_and_does_not_one_below(
    objective: Objective, corporation: str
) -> None:
    track = objective.personal.terrain
    top = CORPORATIONS[SIDES.index(corporation)].tracks[track].top
    for at in (top, top - 1):
        fields: dict[str, Any] = {"trackers": {TRACKS[track]: at}, "corporation": corporation}
        assert personal(objective, **fields) == (5 if at == top else 0)
        # A tracker on top of another track is none of this one.
        other = TRACKS[track - 1]
        assert personal(objective, trackers={other: 15 if other != "biomass" else 5}) == 0


@pytest.mark.parametrize("objective", of_personal(objectives.METEORITES_AT_LEAST), ids=named)
def test_there_are_meteorites_enough_and_one_too_few(objective: Objective) -> None:
    least = objective.personal.a
    assert personal(objective, meteorites=least) == 5
    assert personal(objective, meteorites=least - 1) == 0


@pytest.mark.parametrize("objective", of_personal(objectives.MORE_LIFEPODS), ids=named)
def test_there_are_more_lifepods_than_meteorites_and_as_many(objective: Objective) -> None:
    assert personal(objective, meteorites=2, lifepods=3) == 5
    assert personal(objective, meteorites=3, lifepods=3) == 0
    assert personal(objective) == 0


def test_every_personal_objective_counts_by_itself() -> None:
    cards = [
        of_personal(kind)[0] for kind in (objectives.METEORITES_AT_LEAST, objectives.MORE_LIFEPODS)
    ]
    for order in (cards, cards[::-1]):
        own = seat(personal=[each.id for each in order], meteorites=9, lifepods=10)
        both = ending(own, seat(), options={"personal_objectives": True})
        assert points(both, 0, "personal") == 10
        own = seat(personal=[each.id for each in order], meteorites=9)
        one = ending(own, seat(), options={"personal_objectives": True})
        assert points(one, 0, "personal") == 5


COLLECTED = [
    each
    for each in OBJECTIVES
    if each.neighbour.kind in (objectives.COLLECTED_METEORITES, objectives.COLLECTED_LIFEPODS)
]


@pytest.mark.parametrize("objective", COLLECTED, ids=named)
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_neighbours_compare_more_as_many_and_less(objective: Objective, seats: int) -> None:
    side = objective.neighbour
    name = "meteorites" if side.kind == objectives.COLLECTED_METEORITES else "lifepods"
    tie = next(each.id for each in OBJECTIVES if each.neighbour.kind == objectives.TRACKS_AT_TOP)
    for first in range(seats if seats > 2 else 1):
        second = (first + 1) % seats
        # The card lies between these two; at all other cards nobody has anything.
        cards = [objective.id if k == first else tie for k in range(seats)]
        for mine, theirs in ((4, 3), (4, 4), (4, 5)):
            amounts = {first: mine, second: theirs}
            parts: list[dict[str, Any]] = [{name: amounts.get(k, 9)} for k in range(seats)]
            game = ending(
                *[seat(**part) for part in parts], between=cards if seats > 2 else cards[:1]
            )
            for who in range(seats):
                scored = 0 if seats == 2 else 4 if who not in amounts else 2
                if who in amounts:
                    own, other = amounts[who], amounts[first + second - who]
                    scored += 2 if own == other else 5 if (own < other) == side.fewest else 0
                assert points(game, who, "neighbours") == scored


# Civ cards


def of_civ(*kinds: int) -> list[CivRecord]:
    return [card for card in CIV_CARDS if card.kind in kinds]


@pytest.mark.parametrize(
    "card", of_civ(civ_data.COLLECT_LIFEPODS, civ_data.DESTROY_METEORITES), ids=named
)
def test_a_card_takes_as_many_tokens_as_it_says_or_all(card: CivRecord) -> None:
    pods = card.kind == civ_data.COLLECT_LIFEPODS
    field = "lifepods_at" if pods else "meteorites_at"
    for number in range(card.count + 2):
        fields: dict[str, Any] = {field: SPOTS[:number]}
        part = seat(due=[card.rank], **fields)
        game = civ_picks(part, seat(), civ=[card.id])
        for _ in range(card.count):
            if game.to_move() == (0,):
                choose(game, keys(game)[-1])
        player = game.players[0]
        left = player.board.lifepods if pods else player.board.meteorites
        assert len(left) == max(0, number - card.count), number
        assert player.lifepods == (min(number, card.count) if pods else 0)
        assert player.meteorites == 0


@pytest.mark.parametrize("card", of_civ(civ_data.ADVANCE_DIFFERENT), ids=named)
def test_a_card_advances_as_many_trackers_as_it_says_or_all_that_can(card: CivRecord) -> None:
    for movable in range(card.count + 2):
        free = TRACKS[5 - movable :]
        heights = {track: 7 if track in free else 15 for track in TRACKS}
        heights |= {track: 15 for track in TRACKS if track not in free}
        # On top, the rover tracker can always advance: it stays among the free ones.
        if "rover" not in free and movable:
            continue
        game = civ_picks(seat(due=[card.rank], trackers=heights), seat(), civ=[card.id])
        moved = 0
        seen: list[str] = []
        while game.to_move() == (0,) and moved < card.count:
            offered = [key for key in keys(game) if key.startswith("track:")]
            if not offered:
                break
            assert not set(seen) & set(offered)
            seen.append(offered[-1])
            choose(game, offered[-1])
            moved += 1
        heights_now = [height(game, 0, track) for track in TRACKS]
        assert sum(heights_now) >= sum(heights.values())
        if movable and "rover" in free:
            most = min(card.count, movable)
            risen = [t for t in free if height(game, 0, t) >= 7 + card.amount]
            assert len(risen) >= most


@pytest.mark.parametrize("card", of_civ(civ_data.ADVANCE_ALL_TO), ids=named)
def test_a_card_lifts_what_stands_lower_and_nothing_else(card: CivRecord) -> None:
    for low in (card.amount - 1, card.amount, card.amount + 1):
        part = seat(due=[card.rank], trackers={track: low for track in TRACKS})
        game = civ_picks(part, seat(), civ=[card.id])
        assert [height(game, 0, track) for track in TRACKS] == [max(low, card.amount)] * 5


@pytest.mark.parametrize("card", of_civ(civ_data.POINTS, civ_data.POINTS_AND_ADVANCE), ids=named)
def test_a_card_is_worth_its_points_shown_or_not(card: CivRecord) -> None:
    for name in ("civ_cards", "civ_open"):
        fields: dict[str, Any] = {name: [card.id]}
        game = civ_picks(seat(), seat(**fields))
        assert points(game, 1, "civ_cards") == card.amount
        assert points(game, 0, "civ_cards") == 0


@pytest.mark.parametrize(
    ("kind", "line", "scale"),
    [
        (civ_data.COMMERCE_SET, "civ_cards", COMMERCE_SET_POINTS),
        (civ_data.METEORITE_SET, "meteorites", [n * 2 for n in METEORITE_SET_POINTS]),
    ],
)
def test_sets_count_whichever_cards_they_are_of(kind: int, line: str, scale: list[int]) -> None:
    names = [card.id for card in of_civ(kind)]
    for number in range(len(names) + 1):
        for some in combinations(names, number):
            part = seat(civ_cards=list(some[1:]), civ_open=list(some[:1]), meteorites=7)
            assert points(civ_picks(seat(), part), 1, line) == scale[number]


@pytest.mark.parametrize("amount", range(10))
def test_meteorites_count_in_full_threes(amount: int) -> None:
    game = civ_picks(seat(meteorites=amount), seat())
    assert points(game, 0, "meteorites") == amount // METEORITES_PER_POINT


@pytest.mark.parametrize("card", of_civ(civ_data.LIFEPOD_VALUE), ids=named)
def test_lifepods_count_more_with_the_card_and_one_without(card: CivRecord) -> None:
    for amount in (0, 1, 4):
        for cards in (
            [],
            [card.id],
            ["rising_planet_award", card.id],
            [card.id, "top_planet_award"],
        ):
            game = civ_picks(seat(), seat(lifepods=amount, civ_cards=cards))
            rate = card.amount if card.id in cards else 1
            assert points(game, 1, "lifepods") == amount * rate


@pytest.mark.parametrize("card", of_civ(civ_data.POINTS_PER_PATCH), ids=named)
def test_patches_count_with_the_card_and_not_without(card: CivRecord) -> None:
    for number in (0, 1, 2):
        game = civ_picks(
            seat(), seat(patches_at=SPOTS[:number], civ_cards=[card.id]), seat(patches_at=SPOTS)
        )
        assert [points(game, k, "civ_cards") for k in (0, 1, 2)] == [0, number * card.amount, 0]


# Tracks


@pytest.mark.parametrize("corporation", SIDES)
@pytest.mark.parametrize("track", range(5))
def test_a_medal_counts_from_its_space_to_the_next(corporation: str, track: int) -> None:
    printed = CORPORATIONS[SIDES.index(corporation)].tracks[track]
    best = 0
    for at in range(printed.top + 1):
        if not printed.exists[at]:
            continue
        best = printed.medals[at] or best
        part = seat(trackers={TRACKS[track]: at}, corporation=corporation)
        assert points(civ_picks(seat(), part), 1, TRACKS[track]) == best, at


# Events


@pytest.mark.parametrize(
    "card", [each for each in EVENTS if each.kind == events_data.REGRESS_CHOICE], ids=named
)
def test_an_event_moves_a_tracker_down_as_far_as_it_can(card: Any) -> None:
    names = [TRACKS[track] for track in card.tracks]
    for low in range(card.amount + 2):
        # The last of them stands so high, the others at the bottom.
        part = seat(trackers={names[-1]: low})
        game = event(card.id, seat(), part)
        if low:
            assert height(game, 1, names[-1]) == max(0, low - card.amount)
        assert all(height(game, 1, track) == 0 for track in TRACKS if track != names[-1])
    # Who goes down further is preferred, and equals are asked.
    high = {name: card.amount + 1 for name in names}
    game = event(card.id, seat(trackers=high), seat())
    assert keys(game) == [f"track:{track}" for track in TRACKS if track in names]
    uneven = high | {names[0]: card.amount - 1}
    game = event(card.id, seat(trackers=uneven), seat())
    if game.to_move() == (0,) and game.question(0).effect.path.startswith("event."):
        assert f"track:{names[0]}" not in keys(game)
    else:
        assert height(game, 0, names[-1]) == 1


@pytest.mark.parametrize(
    "card", [each for each in EVENTS if each.kind == events_data.ADVANCE_CHOICE], ids=named
)
def test_an_event_advances_a_tracker_that_can(card: Any) -> None:
    names = [TRACKS[track] for track in card.tracks]
    game = event(card.id, seat(), seat())
    assert sorted(keys(game)) == sorted(f"track:{name}" for name in names)
    top = {name: 15 for name in names if name != "rover"}
    for name in top:
        game = event(card.id, seat(trackers={name: 15}), seat())
        words = keys(game) if game.to_move() == (0,) else []
        assert f"track:{name}" not in words
        game = event(card.id, seat(trackers={name: 14}), seat())
        assert f"track:{name}" in keys(game)


@pytest.mark.parametrize(
    "card", [each for each in EVENTS if each.kind == events_data.SYNERGY_OR_PEEK], ids=named
)
def test_the_next_event_is_looked_at_while_there_is_one(card: Any) -> None:
    assert keys(event(card.id, seat(), seat(), left=1)) == ["do:synergy", "peek"]
    game = event(card.id, seat(), seat(), left=0)
    # Without one there is nothing to choose but the tracker of the synergy.
    assert keys(game) == [f"track:{track}" for track in TRACKS]


# Patches


@pytest.mark.parametrize("left", [(), ("2-6",), ("6-6",), ("10-6",)])
def test_a_patch_waits_for_one_free_square_anywhere(left: tuple[str, ...]) -> None:
    crowded = seat(patches_at=all_but(*left), pool=["synergy", "patch"])
    game = placement("i4_civ_energy", "i2_rover_tech", crowded, seat())
    assert ("do:patch" in keys(game)) == bool(left)
    assert "do:synergy" in keys(game)


# Alone


def test_the_target_of_a_solo_game_changes_at_each_band() -> None:
    for colour in range(3):
        for band, least in enumerate(SOLO_BANDS):
            for number in (least, least - 1):
                if number < 0:
                    continue
                mix = [0, 0, 0]
                mix[colour] = number
                at = band if number == least else band - 1
                rest = sum(SOLO_TARGET[k][0] for k in range(3) if k != colour)
                assert solo_target(mix) == SOLO_BASE + SOLO_TARGET[colour][at] + rest


@pytest.mark.parametrize("edition", range(len(SOLO_GRADES)))
def test_the_grade_of_a_solo_game_changes_at_each_difference(edition: int) -> None:
    for grade, least in enumerate(SOLO_GRADES[edition], start=1):
        assert solo_grade(least, edition) == grade
        assert solo_grade(least - 1, edition) == grade - 1
