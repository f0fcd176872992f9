"""Rules at their limits: exactly enough, two of a kind, the last of a list."""

from __future__ import annotations

import random
from typing import Any

import pytest

from planetfall.core.reasons import NOT_OFFERED, unpack
from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS
from planetfall.games.planet_unknown.effects.civ import IS_IMMEDIATE, RANK_OF
from planetfall.games.planet_unknown.packed import glimpse, looked_again, mark
from planetfall.games.planet_unknown.phases import EVENTS_OVER
from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    all_but,
    cell,
    choose,
    civ_picks,
    event,
    fresh,
    height,
    keys,
    placement,
    put,
    seat,
    space,
)
from tests.rulebook.planet_unknown.test_end_of_game import finished, full
from tests.rulebook.planet_unknown.test_makeshift import makeshift, targets
from tests.rulebook.planet_unknown.test_oasis import oasis, turn_of

START = ("i2_civ_energy", 0, "1-6")
INSIDE = ("i2_civ_energy", 0, "5-6")


def why(game: Unknown, key: str) -> tuple[int, int]:
    """Why seat 0 cannot choose a word: the kind of reason, and what it is about."""
    option = game.rules.option(key)
    assert option not in game.legal(0)
    return unpack(game.why_not(0, option))[:2]


@pytest.mark.parametrize(("rovers", "left"), [(["1-6"], 1), (["1-6", "2-6"], 1)])
def test_of_one_rover_the_event_destroys_nothing(rovers: list[str], left: int) -> None:
    game = event("rover_lost", seat(tiles=[START], rovers_at=rovers))
    if len(rovers) > 1:
        assert keys(game) == [f"rover:{name}" for name in rovers]
        choose(game, "rover:2-6")
    assert game.players[0].board.rovers == [cell("1-6")]


@rule("PU-31.17")
def test_unionization_climbs_from_row_four_to_row_five_and_no_further() -> None:
    spaces = {"civ": "civ-9", "rover": "rover-9", "tech": "tech-7", "biomass": "biomass-9"}
    game = civ_picks(makeshift({**spaces, "water": "water-4"}, due=[3]), civ=["unionization"])
    assert targets(game) == ["civ-5", "water-5", "biomass-5"]
    choose(game, "space:civ-5")
    assert space(game, 0, "water") == "civ-5"
    assert 0 not in game.to_move()


@rule("PU-4.17", "PU-4.18")
def test_an_item_that_only_a_move_makes_possible_waits_for_it() -> None:
    crowded = seat(tiles=[START], promised=3, rovers=3, trackers={"rover": 2})
    game = put(placement("i4_civ_energy", "i2_water_rover", crowded), "inner", 0, "2-5")
    choose(game, "cell:2-5", "do:rover")
    # Both squares of the tile hold rovers: the third one has no place yet.
    assert game.players[0].rovers == 1
    choose(game, "rover:2-5", "cell:2-4")
    assert game.players[0].rovers == 0
    assert sorted(game.players[0].board.rovers) == [cell("2-4"), cell("2-5"), cell("3-5")]


@rule("PU-22.18")
def test_who_is_stuck_anyway_may_still_regress_technology() -> None:
    stuck = seat(**full(trackers={"tech": 3, "rover": 3}))
    game = event("rover_or_tech_down", stuck, outer="i4_civ_energy", inner="i2_biomass_civ")
    assert keys(game) == ["track:rover", "track:tech"]


@rule("PU-22.07")
def test_the_first_event_card_is_revealed_and_forgotten_as_the_next_one() -> None:
    game = event(EVENT_IDS[0], seat(tiles=[START]), solo=True)
    assert (game.event, game.next_event) == (0, -1)


@rule("PU-15.05")
@pytest.mark.parametrize("known", [True, False])
def test_an_event_that_somebody_has_seen_is_still_to_come(known: bool) -> None:
    game = event("synergy_first", seat(), left=1)
    assert game.events_deck == [0]
    game.events_deck, game.next_event = [], 0 if known else -1
    finished(game)
    assert game.ending == (0 if known else EVENTS_OVER)


@rule("PU-30.05", "PU-30.15")
@pytest.mark.parametrize(("stands", "asked"), [(0, False), (1, True), (2, True), (3, False)])
def test_oasis_is_asked_the_order_from_two_below_the_path_on(stands: int, asked: bool) -> None:
    game = turn_of(oasis("biomass-2", trackers={"rover": stands}), "i2_water_rover")
    put(game, "inner", 0, "3-6")
    assert (keys(game) == ["do:advance-water", "do:advance-rover"]) == asked
    if not asked:
        assert (space(game, 0, "water"), height(game, 0, "rover")) == ("rover-3", stands + 1)


# -- reasons ---------------------------------------------------------------------------------


def cells_of(tile: str, *tiles: tuple[str, int, str], **more: Any) -> Unknown:
    """The choice of a square for an upright tile of two squares."""
    game = placement("i4_rover_tech", tile, seat(tiles=list(tiles)), **more)
    return choose(game, "take:inner", "turn:0")


def test_a_square_is_refused_for_the_first_rule_that_forbids_it() -> None:
    game = cells_of("i2_rover_tech", INSIDE)
    assert why(game, "cell:5-6")[0] == reasons.OVERLAPS
    assert why(game, "cell:6-6")[0] == reasons.OVERLAPS
    # From 3-6 the tile covers 4-6, but with its first square there it would overlap.
    assert "cell:3-6" in keys(game)
    assert why(game, "cell:4-6")[0] == reasons.OVERLAPS
    assert why(game, "cell:10-6")[0] == reasons.MUST_TOUCH
    assert why(game, "cell:1-1")[0] == reasons.OFF_PLANET
    # Below the lowest square a first square is off the planet, though the tile covers 12-6.
    low = cells_of("i2_rover_tech", ("i2_civ_energy", 0, "9-6"))
    assert "cell:11-6" in keys(low)
    assert why(low, "cell:12-6")[0] == reasons.OFF_PLANET
    blank = cells_of("i2_rover_tech")
    assert why(blank, "cell:6-6")[0] == reasons.MUST_START_ON_EDGE
    own = placement("i4_rover_tech", "i2_rover_tech", seat(planet="charybdis"))
    refused = why(choose(own, "take:inner", "turn:0"), "cell:3-6")
    assert refused == (reasons.PLANET_FORBIDS, own.players[0].board.planet)
    edge = cells_of("i2_rover_tech", ("i2_civ_energy", 0, "2-6"), event="keep_off_edge_orange")
    number = EVENT_IDS.index("keep_off_edge_orange")
    assert why(edge, "cell:1-7") == (reasons.EVENT_FORBIDS, number)


def test_a_step_is_refused_for_its_square() -> None:
    two = seat(tiles=[START], rovers_at=["1-6", "2-6"], trackers={"rover": 3})
    game = put(placement("i4_civ_energy", "i2_water_rover", two), "inner", 0, "2-5")
    choose(game, "rover:2-6")
    assert why(game, "cell:1-6")[0] == reasons.ROVER_IN_THE_WAY
    assert why(game, "cell:9-6")[0] == reasons.OUT_OF_REACH
    assert why(game, "cell:1-1")[0] == reasons.OFF_PLANET
    assert why(game, "rover:1-6")[0] == NOT_OFFERED
    assert why(game, "done")[0] == NOT_OFFERED
    one = seat(tiles=[START], rovers_at=["1-6"], trackers={"rover": 3})
    game = put(placement("i4_civ_energy", "i2_water_rover", one), "inner", 0, "2-5")
    assert why(game, "cell:9-6")[0] == reasons.OUT_OF_REACH
    assert why(game, "cell:1-1")[0] == reasons.OFF_PLANET


# -- the log ---------------------------------------------------------------------------------


def watched(game: Unknown) -> Unknown:
    """The game with a log from here on."""
    game.watch()
    return game


def told(game: Unknown, kind: int) -> list[tuple[int, int, int, int]]:
    """What the log was told of a kind: seat, what, amount, source."""
    events = [*(game.events or []), *[event for part in game.seat_events for event in part]]
    return [(event[1], event[2], event[3], event[4]) for event in events if event[0] == kind]


def test_the_log_tells_what_a_patch_destroys() -> None:
    bare = seat(
        patches_at=all_but("1-6", "1-7", "6-6"), rovers_at=["6-6"], meteorites_at=[], lifepods_at=[]
    )
    game = watched(civ_picks(bare, seat(), civ=["temp_agency"]))
    board = game.players[0].board
    from planetfall.games.planet_unknown.effects.patches import place_patch

    assert board.rovers == [cell("6-6")]
    place_patch(game, 0, cell("6-6"))
    assert told(game, log.ROVER_DESTROYED) == [(0, cell("6-6"), 1, 0)]
    assert told(game, log.PATCH_PLACED) == [(0, cell("6-6"), 0, 0)]


@pytest.mark.parametrize("there", ["rovers_at", "lifepods_at", "meteorites_at", ""])
def test_the_log_tells_what_a_patch_destroys_and_nothing_else(there: str) -> None:
    from planetfall.games.planet_unknown.effects.patches import place_patch

    pieces: dict[str, Any] = {"rovers_at": [], "lifepods_at": [], "meteorites_at": []}
    if there:
        pieces[there] = ["6-6"]
    bare = seat(patches_at=all_but("1-6", "1-7", "6-6"), **pieces)
    game = watched(civ_picks(bare, seat(), civ=["temp_agency"]))
    place_patch(game, 0, cell("6-6"))
    for name, kind in (
        ("rovers_at", log.ROVER_DESTROYED),
        ("lifepods_at", log.LIFEPOD_DESTROYED),
        ("meteorites_at", log.METEORITE_DESTROYED),
    ):
        assert told(game, kind) == ([(0, cell("6-6"), 1, 0)] if name == there else [])


@pytest.mark.parametrize("corporation", ["horizon", "oasis"])
def test_the_log_tells_which_breakthrough_gives_movement(corporation: str) -> None:
    from planetfall.games.planet_unknown.components.corporations import CORPORATIONS

    number = next(k for k, side in enumerate(CORPORATIONS) if side.id == corporation)
    tiles = [("i2_civ_energy", 0, "1-6"), ("i2_water_rover", 0, "2-5")]
    loaded: dict[str, Any] = {"loaded_at": ["2-5"]} if corporation == "horizon" else {}
    rover = seat(
        corporation=corporation, tiles=tiles, rovers_at=["2-5"], trackers={"tech": 6}, **loaded
    )
    from planetfall.core.effect import Frame
    from planetfall.games.planet_unknown.turn import PlayTurn

    game = watched(placement("i4_civ_energy", "i2_rover_tech", rover))
    game.players[0].moves = 0
    PlayTurn().resolve(game, Frame(PlayTurn(), 0))
    assert told(game, log.MOVEMENT_GAINED) == [(0, 0, 1, log.TECH_SOURCE + 10 * number + 2)]


# -- what a look into a deck tells -----------------------------------------------------------


def test_what_left_a_deck_after_a_look_was_in_it_then() -> None:
    cards = ["rising_planet_award", "meteorite_repo_1", "temp_agency", "commerce_agreement_1"]
    game = civ_picks(seat(due=[1]), seat(due=[1]), seat(due=[1]), civ=cards)
    choose(game, "civ:rising_planet_award")
    choose(game, "civ:temp_agency", seat_number=1)
    while 1 in game.to_move():
        game.apply(1, game.legal(1)[0])
    choose(game, "civ:meteorite_repo_1", seat_number=2)
    seen = {CIV_IDS.index("meteorite_repo_1"), CIV_IDS.index("commerce_agreement_1")}
    held = set()
    for luck in range(40):
        other = game.view(1).determinize(random.Random(luck))
        assert isinstance(other, Unknown)
        held.add(other.players[2].civ_cards[0])
    assert held == seen


def between_looks(*, glimpsed: bool) -> Unknown:
    """Secret cards that left a deck before, between and after two looks of seat 1."""
    game = fresh(4)
    cards = [card for card in game.civ if RANK_OF[card] == 4 and not IS_IMMEDIATE[card]][:3]
    game.civ = [card for card in game.civ if card not in cards]
    first, second, third, _ = game.players
    first.civ_cards, third.civ_cards = cards[:2], cards[2:]
    first.civ_taken = [mark(4, -1, [0, 0, 0, 0]), mark(4, -1, [1, 1, 0, 0])]
    third.civ_taken = [mark(4, -1, [2, 2, 0, 0])]
    first.looked = second.looked = looked_again(looked_again(0, 4), 4)
    third.looked = looked_again(0, 4)
    if glimpsed:
        # At its first look seat 1 has seen a single card only, which left before the second.
        second.glimpses, second.glimpsed = [glimpse(4, 1)], [cards[1]]
    return game


@pytest.mark.parametrize("glimpsed", [False, True])
def test_a_card_is_dealt_anew_between_the_looks_that_saw_and_missed_it(glimpsed: bool) -> None:
    game = between_looks(glimpsed=glimpsed)
    early, between = game.players[0].civ_cards
    held: set[tuple[int, ...]] = set()
    for luck in range(40):
        for viewer in (0, 1, 2, -1):
            other = game.view(viewer).determinize(random.Random(luck))
            assert isinstance(other, Unknown)
            assert other.view(viewer).data() == game.view(viewer).data()
            if viewer == 1:
                held.add(tuple(other.players[0].civ_cards))
    if glimpsed:
        assert all(before != between for before, _ in held)
        assert len(held) > 1
    else:
        assert {later for _, later in held} == {between}
        assert {before for before, _ in held} > {early}
