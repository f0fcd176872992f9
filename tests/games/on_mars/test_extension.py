"""The door for expansions: a small one that uses every hook plays whole games."""

from random import Random
from typing import Any

import pytest

from planetfall.core.area import Area
from planetfall.core.effect import Effect, Frame
from planetfall.core.fields import Field, Fields
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars import extension as door
from planetfall.games.on_mars.actions import main_effect
from planetfall.games.on_mars.components.boards import MAIN_ACTION_LIST
from planetfall.games.on_mars.components.map import HEXES, RING_2, STARTING_MINE
from planetfall.games.on_mars.components.names import MINE, SHELTER, WORKING_AREA
from planetfall.games.on_mars.effects.construction import hex_obstacle
from planetfall.games.on_mars.effects.displacement import clear_hex
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.technology import moves_of
from planetfall.games.on_mars.extension import (
    EXPANSIONS,
    ColonyExtension,
    ColonySetting,
    Interruption,
)
from planetfall.games.on_mars.missions import contribute
from planetfall.games.on_mars.reasons import ROVER_STUCK
from planetfall.games.on_mars.rules import OnMarsRules
from planetfall.games.on_mars.scoring import colonists_at_the_end, score
from planetfall.games.on_mars.state import Colony, building_of, code_of
from planetfall.games.on_mars.stock import gain_colonists, house, leave
from planetfall.games.on_mars.terrain import connected, figures, has_figure, is_near

MOMENTS = range(door.TURN_BEGINS + 1)
EVENTS = range(door.STORED + 1)
TALLY = Fields(Field("steps"), Field("events"))


class Tally(Area):
    """How often each moment came and each event happened."""

    __slots__ = TALLY.names

    def __init__(self) -> None:
        self.steps = [0] * len(MOMENTS)
        self.events = [0] * len(EVENTS)

    def declared(self) -> Fields:
        return TALLY

    def clone(self) -> "Tally":
        other = Tally()
        other.steps = self.steps.copy()
        other.events = self.events.copy()
        return other


def tally(game: Colony) -> Tally:
    (area,) = game.extras
    assert isinstance(area, Tally)
    return area


class Step(Effect):
    """Counts its moment."""

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        tally(game).steps[self.moment] += 1
        return None


STEPS = [Step(moment) for moment in MOMENTS]


class Watch(Interruption):
    """Counts how often it could offer something."""

    def __init__(self) -> None:
        self.asked = 0

    def offer(self, game: Colony, frame: Frame, options: list[int]) -> None:
        self.asked += 1


WATCH = Watch()


class Trial(ColonyExtension):
    """An expansion that only looks on."""

    def __init__(self) -> None:
        self.name = "trial"
        self.rank = 9

    def is_on(self, options: dict[str, Any]) -> bool:
        return True

    def roots(self) -> dict[str, Effect]:
        return {f"trial.{moment}": STEPS[moment] for moment in MOMENTS}

    def configure(self, setting: ColonySetting) -> None:
        setting.interruptions = [WATCH]
        setting.locks = True
        setting.disables = True
        setting.rebuilds = True
        setting.idle_shelters = False

    def steps(self, moment: int) -> list[Effect]:
        return [STEPS[moment]]

    def events(self) -> tuple[int, ...]:
        return tuple(EVENTS)

    def area(self, seats: int) -> Area:
        return Tally()

    def happened(self, game: Colony, event: int, seat: int, what: int) -> None:
        tally(game).events[event] += 1

    def is_locked(self, game: Colony, seat: int, tech: int) -> bool:
        return seat == 1

    def main_effect(self, game: Colony, action: int) -> Effect | None:
        return STEPS[0] if action == 1 else None


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> OnMarsRules:
    monkeypatch.setattr(EXPANSIONS, "_found", [*EXPANSIONS.load(), Trial()])
    return OnMarsRules({})


def played(rules: OnMarsRules, seed: int, seats: int = 3) -> Colony:
    game = rules.new(seats, seed)
    rng = Random(seed)
    while movers := game.to_move():
        game.apply(movers[0], rng.choice(game.legal(movers[0])))
    assert isinstance(game, Colony)
    return game


def test_moments_come_and_events_happen(rules: OnMarsRules) -> None:
    steps = [0] * len(MOMENTS)
    events = [0] * len(EVENTS)
    for seed in range(6):
        game = played(rules, seed)
        assert game.status() == []
        steps = [steps[k] + tally(game).steps[k] for k in MOMENTS]
        events = [events[k] + tally(game).events[k] for k in EVENTS]
    assert 0 not in steps
    assert steps[door.BEFORE_TURN] == steps[door.AFTER_TURN]
    missed = {k for k in EVENTS if not events[k]}
    assert missed <= {door.HEX_CLEARED, door.STORED, door.GOAL_COMPLETED, door.MISSION_COMPLETED}
    assert WATCH.asked


def test_shared_areas_are_saved_shown_and_cloned(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    assert game.clone().digest() == game.digest()
    assert rules.from_data(game.to_data()).digest() == game.digest()
    assert game.view(0).data()["table"]["extras"] == [tally(game).fields_data()]
    tally(game.clone()).steps[0] = 99
    assert tally(game).steps[0] == 1


def test_buildings_out_of_order_stand_but_do_not_join(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    code = code_of(MINE, 0)
    land = [0] * HEXES
    land[STARTING_MINE] = -code
    game.land = land
    neighbours = [place for place in range(HEXES) if is_near(game, place, code)]
    assert building_of(-code) == MINE
    assert building_of(code_of(SHELTER, 1)) == SHELTER
    assert len(neighbours) == 12 + 6
    assert connected(game, STARTING_MINE + 1, code) == 0
    assert "!mine" in game.to_text()
    assert rules.from_text(game.to_text()).digest() == game.digest()


def test_a_building_out_of_order_can_be_built_again(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    code = code_of(MINE, 0)
    neighbour = RING_2[STARTING_MINE][0]
    land = [0] * HEXES
    land[STARTING_MINE] = -code
    land[neighbour] = code
    game.land = land
    game.building_tops = [-1, *game.building_tops[1:]]
    assert hex_obstacle(game, 0, MINE, STARTING_MINE, 1) == POSSIBLE
    assert hex_obstacle(game, 0, SHELTER, STARTING_MINE, 1) != POSSIBLE
    beside = next(place for place in RING_2[neighbour] if not land[place])
    assert hex_obstacle(game, 0, MINE, beside, 1) != POSSIBLE


def test_colonists_stay_in_quarters_that_were_closed(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    player = game.players[0]
    player.quarters = player.quarters_limit() + 1
    before = player.supply
    house(game, 0, 1, WORKING_AREA)
    assert (player.quarters, player.supply) == (player.quarters_limit() + 1, before + 1)
    assert colonists_at_the_end(game, 0) == player.quarters


def test_a_rover_out_of_action_does_not_move(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    game.players[0].stuck = 1
    assert Move(rover=2).obstacle(game.clone(), Frame(Move(rover=2), 0)) == pack(ROVER_STUCK)
    both = Frame(Move(bots=2, rover=2), 0)
    keys = [game.rules.key(option) for option in both.effect.resolve(game, both) or []]
    assert any(key.startswith("bot:") for key in keys)
    assert not any(key.startswith("rover:") for key in keys)


def test_hexes_can_be_barred_and_hold_pieces_of_no_player(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    place = next(
        place for place in range(HEXES) if hex_obstacle(game, 0, MINE, place, 1) == POSSIBLE
    )
    game.barred = 1 << place
    assert hex_obstacle(game, 0, MINE, place, 1) != POSSIBLE
    assert not has_figure(game, place)
    game.others = [place]
    assert has_figure(game.clone(), place)
    assert place in figures(game)
    clear_hex(game, place)
    assert tally(game).events[door.HEX_CLEARED] == 1


def test_tiles_can_be_locked_and_colonists_idle(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    assert moves_of(game, 0, SHELTER, free=True)
    assert not moves_of(game, 1, SHELTER, free=True)
    player = game.players[0]
    player.idle = 1
    assert player.clone().hands() == player.quarters - 1
    gain_colonists(game, 0, 1)
    leave(game, 0, 1, WORKING_AREA)
    assert tally(game).events[door.COLONISTS_ENTER] == 1
    assert tally(game).events[door.COLONISTS_LEAVE] == 1


def test_a_main_action_may_do_something_else(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    printed = [action.effect for action in MAIN_ACTION_LIST]
    assert [main_effect(game, action) for action in range(len(printed))] == printed
    game.setting.changes_actions = True
    assert main_effect(game, 1) is STEPS[0]
    assert main_effect(game, 0) is printed[0]


def test_points_may_go_elsewhere(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    before = game.players[0].vp
    score(game, 0, 3, 0)
    game.setting.own_points = False
    score(game, 0, 3, 0)
    assert game.players[0].vp == before + 3
    assert tally(game).events[door.POINTS_SCORED] == 2
    game.setting.has_points = False
    score(game, 0, 3, 0)
    assert tally(game).events[door.POINTS_SCORED] == 2


def test_the_last_contribution_completes_a_mission(rules: OnMarsRules) -> None:
    game = rules.new(2, 5)
    assert isinstance(game, Colony)
    game.steps = [2, 1, 1]
    contribute(game, 0, 1)
    assert tally(game).events[door.MISSION_COMPLETED] == 0
    contribute(game, 0, 1)
    assert tally(game).events[door.MISSION_COMPLETED] == 1
