"""Section 12: components and setup of Blackout."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import (
    CONTRACTS,
    DISCOVERIES,
    GOALS,
    LSS_REWARDS,
    MISSIONS,
    SCIENTISTS,
)
from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien.time_track import SHORT_SIDE
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import DAMAGE_IDS
from planetfall.games.on_mars.expansions.alien_blackout.components.tiles import CHAPTER_TILES
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.state import Colony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, place, rules
from tests.rulebook.on_mars_alien_invasion.blackout import Outages, cards, table

SEATS = [2, 3, 4]


def started(seats: int, seed: int = 1, **options: Any) -> Colony:
    """A game just set up."""
    game = rules(chapter="blackout", **options).new(seats, seed)
    assert isinstance(game, Colony)
    return game


@rule("OMA-12.01")
def test_the_team_has_its_own_tiles_cards_and_tokens() -> None:
    game = started(4)
    assert game.sides() == [[0, 1, 2, 3]]
    tiles = list(game.discovery_bag) + [tile - 1 for tile in game.explore]
    assert sorted(DISCOVERIES[tile] for tile in tiles) == sorted(CHAPTER_TILES)
    assert len(CHAPTER_TILES) == 10
    assert len(DAMAGE_IDS) == 6
    assert table(game).tokens_left() == 10
    rewards = [LSS_REWARDS[reward] for reward in game.rewards]
    assert sorted(rewards) == ["one_colonist", "one_crystal", "one_mineral", "two_back"]


@rule("OMA-12.02")
def test_some_components_of_the_base_game_stay_in_the_box() -> None:
    box = {"hire_or_contract", "construct_mine", "three_plants", "three_batteries"}
    goals: set[str] = set()
    missions: set[str] = set()
    for seed in range(40):
        game = started(4, seed, length="long")
        assert box.isdisjoint(DISCOVERIES[tile] for tile in game.discovery_bag)
        assert {LSS_REWARDS[reward] for reward in game.rewards}.isdisjoint(LSS_REWARDS[:8])
        goals |= {GOALS[goal] for player in game.players for goal in player.goals}
        missions |= {MISSIONS[code - 1] for code in game.missions}
    assert goals == set(GOALS) - {"scientist_and_contract", "three_progress_cubes"}
    assert (GOALS.index("scientist_and_contract") + 1, MISSIONS[3]) == (13, "progress")
    assert GOALS.index("three_progress_cubes") + 1 == 15
    assert missions == set(MISSIONS) - {"progress"}


@rule("OMA-12.03")
def test_there_are_no_points_and_no_progress_cubes() -> None:
    for at, cubes in ((Outages(seats=2), 0), (Position(seats=2), 1)):
        at.storage(0, mineral=1).bots(0, "7-1").tech(0, "generator", "c1t")
        game = choose(at.turn(0), 0, "main:construct_building")
        if asked(game) == "main.construct_building@0":
            choose(game, 0, "build:generator")
        choose(game, 0, "hex:7-2")
        assert game.land[place("7-2")] == game.land[place("7-3")]
        assert bits(game.players[0].cubes) == cubes
        assert (game.players[0].vp > 0) == bool(cubes)
        assert bool(game.scores()[0].lines) == bool(cubes)


@rule("OMA-12.04")
@pytest.mark.parametrize(("seats", "start"), [(2, 6), (3, 7), (4, 8)])
def test_the_time_marker_starts_by_the_number_of_players(seats: int, start: int) -> None:
    game = started(seats)
    assert table(game).time == start
    chapter = chapter_of(game)
    assert chapter is not None
    track = chapter.time_track(game)
    assert track is not None
    assert [space.number for space in track.spaces] == list(range(start, -1, -1))
    assert len(track.spaces) <= SHORT_SIDE
    assert track.left() == start


@rule("OMA-12.05")
def test_the_six_damage_cards_are_shuffled() -> None:
    first: set[str] = set()
    for seed in range(60):
        game = started(2, seed)
        assert table(game).shown == []
        at = Outages(seats=2)
        at.game.reseed(seed)
        game = at.end_of_turn()
        assert sorted(cards(game)) == sorted(DAMAGE_IDS)
        free = Outages(seats=2)
        free.game.reseed(seed)
        free.game.turn = 0
        free.begin("blackout.turn_up@0")
        first.add(DAMAGE_IDS[table(free.game).last - 1])
    assert first == set(DAMAGE_IDS)


@rule("OMA-12.06")
def test_missions_scientists_and_contracts_are_those_of_the_base_game() -> None:
    for seats in SEATS:
        game, base = started(seats), rules().new(seats, 1)
        assert isinstance(base, Colony)
        assert game.setting.needs[: len(MISSION_CARDS)] == base.setting.needs[: len(MISSION_CARDS)]
        assert [code - 1 for code in game.offer] == list(range(len(SCIENTISTS[:6])))
        assert len(game.contract_deck) == len(CONTRACTS[:12])
        assert game.remaining == base.remaining == 3


@rule("OMA-12.07")
def test_points_gained_or_lost_are_ignored() -> None:
    at = Outages(seats=2).blueprints(0, "gym", "casino").contract(0, "minerals")
    at.scientist(0, "geologist").tech(0, "generator", "c6").ships(0, 2)
    game = at.turn(0)
    assert [sheet.total for sheet in game.scores()] == [0, 0]
    game.decide("lost_disabled")
    assert game.outcome().totals == (0, 0)
    assert all(player.vp == 0 for player in game.players)


TILES = [
    ("one_crystal", lambda player: player.waiting, 1),
    ("one_mineral", lambda player: player.storage[0], 1),
    ("one_colonist", lambda player: player.quarters, 1),
]


def generator(tile: str) -> Outages:
    """A bot with which a lone Generator can be built on 7-1; the tile lies above its column."""
    every = ("one_crystal", "one_mineral", "one_colonist", "two_back")
    others = [name for name in every if name != tile]
    at = Outages(seats=2).storage(0, battery=0, mineral=1).bots(0, "7-2").crystals(0, 0)
    return at.rewards(tile, *others).level(1)


def build(game: Colony) -> Colony:
    """Build it."""
    choose(game, 0, "main:construct_building")
    if asked(game) == "main.construct_building@0":
        choose(game, 0, "build:generator")
    return choose(game, 0, "hex:7-1")


@rule("OMA-12.08")
@pytest.mark.parametrize(("tile", "count", "more"), TILES)
def test_an_lss_tile_gives_its_effect_in_place_of_points(tile: str, count: Any, more: int) -> None:
    plain = build(generator("one_mineral" if tile == "one_crystal" else "one_crystal").turn(0))
    game = build(generator(tile).turn(0))
    assert count(game.players[0]) == count(plain.players[0]) + more
    assert game.players[0].vp == 0
    assert "benefit:crystal" in offered(game)


@rule("OMA-12.08")
def test_the_fourth_lss_tile_brings_two_colonists_back() -> None:
    at = generator("two_back").quarters(0, 3, working=1)
    game = build(at.turn(0))
    assert asked(game) == "reward.two_back@0"
    before = game.players[0].quarters
    choose(game, 0, "retrieve:construct_building")
    choose(game, 0, "retrieve:working_area")
    assert game.players[0].quarters == before + 2
    assert "benefit:crystal" in offered(game)


def test_every_hex_begins_without_a_token() -> None:
    game = started(3)
    assert table(game).outages == [0] * HEXES
    assert game.legal(CHANCE) == []
