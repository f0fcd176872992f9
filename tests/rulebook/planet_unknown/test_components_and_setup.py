"""Sections 1 to 3: components, setup, station."""

from __future__ import annotations

import pytest

from planetfall.core.errors import BadRequest
from planetfall.games.planet_unknown.board import LIFEPODS, ROVERS
from planetfall.games.planet_unknown.components.cards.civ import CARDS
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS, CIV_IDS, IMMEDIATE
from planetfall.games.planet_unknown.components.corporations import CORPORATION_IDS, CORPORATIONS
from planetfall.games.planet_unknown.components.planets import PLANET_IDS, PLANETS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.rules import build
from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import choose, civ_picks, fresh, keys, placement, put, seat


@rule("PU-1.01")
def test_one_to_six_play_and_no_more() -> None:
    for seats in range(1, 7):
        assert len(fresh(seats).players) == seats
    for seats in (0, 7):
        with pytest.raises(BadRequest):
            fresh(seats)


@rule("PU-1.03", "PU-1.04")
def test_every_asymmetric_board_has_the_symmetric_side_on_its_front() -> None:
    game = fresh(6)
    assert [CORPORATION_IDS[player.corporation] for player in game.players] == [
        "universal_coalition"
    ] * 6
    assert [PLANET_IDS[player.board.planet] for player in game.players] == ["ksb_4156"] * 6
    assert [c.symmetric for c in CORPORATIONS] == [True] + [False] * 8
    assert [p.symmetric for p in PLANETS] == [True] + [False] * 12


@rule("PU-1.05", "PU-2.03")
def test_five_trackers_start_at_the_bottom_of_their_tracks() -> None:
    for player in fresh(3, corporations=["oasis", "makeshift"]).players:
        assert player.trackers == [0, 16, 32, 48, 64]


@rule("PU-1.06", "PU-35.08")
def test_there_are_six_terrains_and_five_of_them_have_a_track() -> None:
    assert TERRAIN_IDS == ("civ", "water", "biomass", "rover", "tech", "energy")
    assert all([len(corporation.tracks) == 5 for corporation in CORPORATIONS])


@rule("PU-1.07")
def test_the_extra_boards_can_be_played() -> None:
    planets = ["charybdis", "kaax", "pajitnov", "oblivion", "cerberus", "lacuna"]
    game = fresh(6, planets=planets, corporations=["makeshift", "flux"])
    assert [PLANET_IDS[player.board.planet] for player in game.players] == planets
    assert [PLANETS[player.board.planet].box for player in game.players] == ["kickstarter"] * 6
    assert [CORPORATIONS[player.corporation].box for player in game.players[:2]] == [
        "kickstarter"
    ] * 2


@rule("PU-1.10")
def test_patches_never_run_out() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_tech_biomass",
        seat(trackers={"biomass": 2}, patches=60, tiles=[("i2_rover_tech", 0, "1-6")]),
    )
    put(game, "inner", 0, "2-5")
    assert any([key.startswith("cell:") for key in keys(game)])


@rule("PU-1.11")
def test_two_players_cannot_take_the_same_asymmetric_side() -> None:
    with pytest.raises(BadRequest):
        build({"planets": ["gaia", "gaia"]})
    with pytest.raises(BadRequest):
        build({"corporations": ["flux", "flux"]})
    build({"planets": ["ksb_4156", "ksb_4156"], "corporations": ["universal_coalition"] * 2})
    for seed in range(20):
        game = fresh(6, seed, planets=["random"], corporations=["random"])
        for sides in (
            [player.board.planet for player in game.players],
            [player.corporation for player in game.players],
        ):
            asymmetric = [side for side in sides if side]
            assert len(set(asymmetric)) == len(asymmetric)


@rule("PU-1.12")
def test_boards_trackers_and_tops_are_open_and_decks_are_not() -> None:
    game = fresh(2, personal_objectives=True, events=["on"])
    choose(game, keys(game, 0)[0])
    choose(game, keys(game, 1)[0], seat_number=1)
    data = game.view(0).data()
    assert data["table"]["tops"] == game.tops
    assert "trackers" in data["areas"][1] and "board" in data["areas"][1]
    for hidden in ("civ", "pile", "events_deck", "next_event", "civ_box"):
        assert hidden not in data["table"]
    for hidden in ("civ_cards", "personal", "offer"):
        assert hidden not in data["areas"][1]
        assert hidden in data["areas"][0]


@rule("PU-2.02", "PU-2.04")
def test_each_player_chooses_both_sides_alone() -> None:
    game = fresh(3, planets=["gaia", "ksb_4156", "petra"], corporations=["flux"])
    assert [PLANET_IDS[p.board.planet] for p in game.players] == ["gaia", "ksb_4156", "petra"]
    assert [CORPORATION_IDS[p.corporation] for p in game.players] == [
        "flux",
        "universal_coalition",
        "universal_coalition",
    ]


@rule("PU-2.06", "PU-35.22")
def test_lifepods_lie_on_the_printed_places_of_each_planet() -> None:
    game = fresh(2, planets=["ksb_4156", "gaia"])
    for player in game.players:
        printed = PLANETS[player.board.planet].lifepods
        assert player.board.mask(LIFEPODS) == printed
        assert player.board.number(LIFEPODS) == 6


@rule("PU-2.07", "PU-2.08", "PU-2.09")
def test_rovers_wait_on_the_corporation_board() -> None:
    game = fresh(3, corporations=["universal_coalition", "republic", "horizon"])
    assert [player.rovers for player in game.players] == [2, 1, 4]
    assert [player.board.number(ROVERS) for player in game.players] == [0, 0, 0]


@rule("PU-2.10", "PU-2.20")
def test_indicators_stand_round_the_station_at_different_sections() -> None:
    places = {1: [0], 2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4]}
    places[6] = [0, 1, 2, 3, 4, 5]
    for seats, wanted in places.items():
        game = fresh(seats)
        first = game.section(0)
        assert [(game.section(seat) - first) % 6 for seat in range(seats)] == wanted


@rule("PU-2.11", "PU-2.12")
def test_each_rank_has_one_card_more_than_players() -> None:
    for seats in range(1, 7):
        game = fresh(seats)
        ranks = [CARDS[card].rank for card in game.civ]
        assert [ranks.count(rank) for rank in (1, 2, 3, 4)] == [seats + 1] * 4
    assert len(fresh(4).civ) == 20
    assert fresh(4, 1).civ != fresh(4, 2).civ


def test_civ_cards_as_effects_agree_with_their_records() -> None:
    assert [card.id for card in CARDS] == list(CIV_IDS)
    for card, record in zip(CARDS, CIV_CARDS, strict=True):
        assert (card.number, card.rank) == (record.number, record.rank)
        assert (card.now is not None) == (record.timing == IMMEDIATE)
        assert (card.worth is None) == (card.now is not None)


@rule("PU-2.14")
def test_a_card_lies_between_every_two_neighbours() -> None:
    for seats in range(3, 7):
        assert len(fresh(seats).between) == seats


@rule("PU-2.15")
def test_two_players_have_three_cards_in_the_middle() -> None:
    assert len(fresh(2).between) == 3


@rule("PU-2.16", "PU-23.04")
def test_a_solo_player_draws_four_objectives_and_keeps_three() -> None:
    game = fresh(1)
    offered = game.players[0].offer
    assert len(offered) == 4
    while game.players[0].offer:
        choose(game, keys(game)[0])
    assert len(game.players[0].personal) == 3
    assert sorted(game.players[0].personal + game.players[0].returned) == offered


@rule("PU-2.17")
def test_objectives_are_shuffled() -> None:
    dealt = {tuple(fresh(4, seed).between) for seed in range(6)}
    assert len(dealt) == 6


@rule("PU-2.19")
def test_the_first_commander_is_drawn_at_random() -> None:
    assert {fresh(4, seed).commander for seed in range(40)} == {0, 1, 2, 3}


@rule("PU-2.21")
def test_neighbour_objectives_lie_open() -> None:
    game = fresh(4)
    assert game.view(None).data()["table"]["between"] == game.between


@rule("PU-2.01", "PU-3.01", "PU-3.02", "PU-3.03", "PU-3.06")
def test_the_station_holds_twelve_stacks_of_twelve_tiles_in_six_sections() -> None:
    game = fresh(3)
    for stack in range(12):
        assert game.tops[stack] // 12 == stack
        assert game.bags[stack].bit_count() == 11
        assert not game.bags[stack] >> game.tops[stack] % 12 & 1
    sections = {(game.stack(0, 0), game.stack(0, 1))}
    for turned in range(6):
        game.rotation = turned
        sections.add((game.stack(0, 0), game.stack(0, 1)))
    assert sorted([outer for outer, _ in sections]) == [0, 1, 2, 3, 4, 5]
    assert sorted([inner for _, inner in sections]) == [6, 7, 8, 9, 10, 11]


@rule("PU-3.04", "PU-3.05", "PU-3.07")
def test_the_rings_are_joined_at_random_or_as_wished_and_stay_so() -> None:
    assert {fresh(2, seed).shift for seed in range(60)} == {0, 1, 2, 3, 4, 5}
    game = fresh(2, 3, ring="4")
    assert game.shift == 4
    pair = game.stack(0, 1) - game.stack(0, 0)
    choose(game, "rotate:0", seat_number=game.commander)
    assert (game.shift, game.stack(0, 1) - game.stack(0, 0)) == (4, pair)
    before = (game.stack(0, 0) - game.rotation) % 6
    game = fresh(2, 3, ring="4")
    choose(game, "rotate:2", seat_number=game.commander)
    assert (game.shift, (game.stack(0, 0) - game.rotation) % 6) == (4, before)


@rule("PU-3.08")
def test_an_emptied_stack_is_not_filled_again() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech", empty=[10])
    put(game, "inner", 0, "1-6")
    put(game, keys(game, 1)[0].removeprefix("take:"), 0, "1-6", seat_number=1)
    while game.turn == 2:
        mover = game.to_move()[0]
        game.apply(mover, game.legal(mover)[0])
    assert game.tops[10] == -1
    assert game.tops[3] != -1


@rule("PU-3.09", "PU-3.10")
def test_only_the_two_open_tiles_of_the_section_can_be_taken() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech")
    assert keys(game) == ["take:outer", "take:inner"]
    assert game.view(0).data()["table"]["tops"] == game.tops


@rule("PU-1.08")
def test_no_option_speaks_of_upgraded_pieces() -> None:
    names = [spec.name for spec in build({}).specs()]
    assert names == [
        "planets",
        "corporations",
        "events",
        "personal_objectives",
        "fixed_rotation",
        "edition",
        "ring",
    ]


def test_a_position_for_tests_is_sound() -> None:
    game = civ_picks(seat(due=[1]), civ=["temp_agency", "salvage_yard"])
    assert isinstance(game, Unknown)
    assert game.status() == []


@rule("PU-1.09", "PU-24.01", "PU-33.01")
def test_both_asymmetric_boards_may_be_used_at_once_beside_symmetric_ones() -> None:
    game = fresh(2, planets=["tartarus"], corporations=["oasis"])
    assert PLANET_IDS[game.players[0].board.planet] == "tartarus"
    assert CORPORATION_IDS[game.players[0].corporation] == "oasis"
    assert PLANET_IDS[game.players[1].board.planet] == "ksb_4156"


@rule("PU-2.05")
def test_difficulty_is_printed_and_changes_nothing() -> None:
    assert (PLANETS[0].complexity, CORPORATIONS[0].complexity) == (1, 1)
    assert min([p.complexity for p in PLANETS]) == 1
    assert max([c.complexity for c in CORPORATIONS]) == 4
    hard = fresh(2, 4, corporations=["makeshift"])
    easy = fresh(2, 4)
    assert (hard.tops, hard.between, len(hard.civ)) == (easy.tops, easy.between, len(easy.civ))


@rule("PU-2.13")
def test_the_supply_of_meteorites_and_patches_is_common_and_endless() -> None:
    game = placement(
        "i4_civ_energy", "i2_rover_tech_meteor", seat(meteorites=60), seat(meteorites=60)
    )
    put(game, "inner", 0, "1-6")
    assert game.players[0].board.meteorites == [17]
