"""Section 7: the solar phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from planetfall.core.effect import Effect, Frame
from planetfall.core.options import OptionSpec
from planetfall.games.terraforming_mars.components.tracks import WARMEST
from planetfall.games.terraforming_mars.expansions.colonies.state import colonies_of
from planetfall.games.terraforming_mars.extension import (
    AFTER_PRODUCTION,
    EXPANSIONS,
    MarsExtension,
)
from planetfall.games.terraforming_mars.state import Mars
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import can, choose, rating, stock
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    home,
    marker,
    next_generation,
    ship,
    trade,
)


@rule("TMC-7.01", "TMC-7.04")
def test_ships_come_home_after_production_in_every_generation() -> None:
    game = Colonial(2).ship(0, "io").ship(1, "luna").generation(1).produce(0, steel=1).turn(0)
    for number in (2, 3):
        assert ship(game, "io") == 0
        assert home(game, 0) == 0
        next_generation(game)
        assert game.generation == number
        assert (ship(game, "io"), ship(game, "luna")) == (-1, -1)
        assert (home(game, 0), home(game, 1)) == (1, 1)
        assert stock(game, 0, "steel") == number - 1
        colonies_of(game).ships[5] = 0


@rule("TMC-7.02")
def test_when_the_planet_is_finished_nothing_else_of_the_phase_happens() -> None:
    at = Colonial(2).ship(1, "io").marker("io", 3).give(0, plant=8)
    game = at.terraformed().production()
    assert game.finished == 1
    assert can(game, 0, "convert:plants")
    choose(game, 0, "convert:plants", "hex:3-3")
    assert game.is_over()
    assert ship(game, "io") == 1
    assert marker(game, "io") == 3


@rule("TMC-7.03")
def test_without_venus_nobody_acts_for_a_world_government() -> None:
    game = Colonial(2).track(temperature=-20, oxygen=3).passed(1).turn(0)
    before = (game.temperature, game.oxygen, game.oceans_placed(), rating(game, 0))
    choose(game, 0, "pass")
    # The next question is that of the research phase.
    assert game.at_once
    assert game.decision(0).kind == "BuyResearch"
    assert (game.temperature, game.oxygen, game.oceans_placed(), rating(game, 0)) == before


@rule("TMC-7.05")
def test_every_active_marker_moves_on_traded_with_or_not() -> None:
    game = Colonial(2).marker("io", 5).give(0, mc=9).passed(1).turn(0)
    trade(game, 0, "ceres")
    next_generation(game)
    assert marker(game, "ceres") == 2
    assert marker(game, "io") == 6
    assert marker(game, "luna") == 3


@rule("TMC-7.06")
def test_a_marker_on_the_last_field_stays() -> None:
    game = next_generation(Colonial(2).marker("io", 7).passed(1).turn(0))
    assert marker(game, "io") == 7


@rule("TMC-7.08")
def test_the_callisto_marker_goes_on_to_the_third_field_and_blues_ship_returns() -> None:
    at = Colonial(2).station(1, "callisto").marker("callisto", 6)
    game = at.give(0, mc=9).passed(1).turn(0)
    trade(game, 0, "callisto")
    assert ship(game, "callisto") == 0
    next_generation(game)
    assert marker(game, "callisto") == 3
    assert ship(game, "callisto") == -1
    assert home(game, 0) == 1


class WarmUp(Effect):
    """The temperature reaches its goal, as a world government might have it."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        game.temperature = WARMEST
        return None


WARM_UP: Final = WarmUp()


class Government(MarsExtension):
    """An expansion with a step of its own in the solar phase."""

    def __init__(self) -> None:
        self.name = "government"

    def specs(self) -> list[OptionSpec]:
        return [OptionSpec("government", "bool", False, "A step of the solar phase.")]

    def roots(self) -> dict[str, Effect]:
        return {"warm_up": WARM_UP}

    def steps(self, moment: int) -> list[Effect]:
        return [WARM_UP] if moment == AFTER_PRODUCTION else []


@pytest.fixture
def government() -> Iterator[None]:
    extension = Government()
    EXPANSIONS.load().append(extension)
    yield
    EXPANSIONS.load().remove(extension)


@rule("TMC-7.07")
@pytest.mark.usefixtures("government")
def test_another_expansion_may_add_a_step() -> None:
    game = Colonial(2, government=True).ship(0, "io").passed(1).turn(0)
    next_generation(game)
    assert game.temperature == WARMEST
    assert (ship(game, "io"), marker(game, "io")) == (-1, 3)


@rule("TMC-7.10")
@pytest.mark.usefixtures("government")
def test_a_planet_finished_by_such_a_step_has_one_more_generation() -> None:
    at = Colonial(2, government=True).ship(0, "io").passed(1)
    game = at.terraformed().track(temperature=6).turn(0)
    next_generation(game)
    assert game.temperature == WARMEST
    assert game.generation == 3 and not game.finished
    while not game.is_over():
        seat = game.to_move()[0]
        choose(game, seat, "pass" if can(game, seat, "pass") else "done")
    assert game.generation == 3 and game.finished
