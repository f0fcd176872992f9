"""An expansion plugs in without the base game knowing it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest

from planetfall.core.area import Area
from planetfall.core.effect import Effect, Frame
from planetfall.core.errors import BadRequest
from planetfall.core.fields import Field, Fields
from planetfall.core.options import OptionSpec
from planetfall.core.vocabulary import CHOOSE
from planetfall.games.terraforming_mars.changes import gain
from planetfall.games.terraforming_mars.components.terms import MC
from planetfall.games.terraforming_mars.extension import (
    AFTER_PRODUCTION,
    CARD_ENTERED,
    EXPANSIONS,
    MarsExtension,
    MarsSetting,
    MenuAction,
)
from planetfall.games.terraforming_mars.rules import build
from planetfall.games.terraforming_mars.state import Mars

FIELDS: Final = Fields(Field("storms"), Field("entered"))


class Weather(Area):
    """How many storms there were, and how many cards came into play."""

    __slots__ = FIELDS.names

    def __init__(self) -> None:
        self.storms: int = 0
        self.entered: int = 0

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> Weather:
        other = Weather()
        other.storms = self.storms
        other.entered = self.entered
        return other


class Storm(Effect):
    """A storm after the production phase."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        weather(game).storms += 1
        return None


@dataclass(frozen=True)
class Beg(Effect):
    """An action of its own: one M€."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        gain(game, frame.seat, MC, 1)
        return None


STORM = Storm()
BEG = Beg()


def weather(game: Mars) -> Weather:
    area = game.extras[0]
    assert isinstance(area, Weather)
    return area


class Storms(MarsExtension):
    """A small expansion."""

    def __init__(self) -> None:
        self.name = "storms"

    def specs(self) -> list[OptionSpec]:
        return [OptionSpec("storms", "bool", False, "Storms.")]

    def roots(self) -> dict[str, Effect]:
        return {"storm": STORM, "beg": BEG}

    def configure(self, setting: MarsSetting) -> None:
        setting.menu.append(MenuAction(CHOOSE, BEG))

    def area(self, seats: int) -> Area | None:
        return Weather()

    def prepare(self, game: Any) -> None:
        for player in game.players:
            player.production[MC] -= 2

    def steps(self, moment: int) -> list[Effect]:
        return [STORM] if moment == AFTER_PRODUCTION else []

    def events(self) -> tuple[int, ...]:
        return (CARD_ENTERED,)

    def happened(self, game: Any, event: int, seat: int, what: int) -> None:
        weather(game).entered += 1


@pytest.fixture
def storms() -> Iterator[None]:
    extension = Storms()
    EXPANSIONS.load().append(extension)
    yield
    EXPANSIONS.load().remove(extension)


@pytest.mark.usefixtures("storms")
def test_an_extension_has_steps_actions_and_a_sub_state() -> None:
    rules = build({"storms": True})
    game = rules.new(2, 1)
    assert isinstance(game, Mars)
    begged = 0
    while (movers := game.to_move()) and game.generation < 4:
        keys = [rules.key(option) for option in game.legal(movers[0])]
        beg = "choose:0" in keys and begged < 3
        begged += beg
        last = "pass" if "pass" in keys else "done" if "done" in keys else keys[0]
        game.choose(movers[0], "choose:0" if beg else last)
    assert weather(game).storms == game.generation - 1
    assert weather(game).entered >= 2
    assert game.view(0).data()["table"]["extras"] == [weather(game).fields_data()]
    assert rules.from_data(game.to_data()).digest() == game.digest()


@pytest.mark.usefixtures("storms")
def test_an_extension_that_is_off_changes_nothing() -> None:
    plain = build({}).new(3, 5)
    assert isinstance(plain, Mars)
    assert plain.extras == []
    assert all(entry.effect is not BEG for entry in plain.setting.menu)


def test_an_extension_that_does_not_exist_has_no_option() -> None:
    with pytest.raises(BadRequest):
        build({"storms": True})
