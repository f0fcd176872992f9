"""The conformance suite passes on the toy game, and catches faults made on purpose."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.core import check
from planetfall.core.combinators import AtOnce
from planetfall.core.effect import Effect, Frame, catalogue
from planetfall.core.fields import Fields
from planetfall.core.game import Game
from planetfall.core.reasons import POSSIBLE
from planetfall.core.vocabulary import NO, YES
from tests.core import toy


@pytest.mark.parametrize("name", list(check.CHECKS))
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_toy_game_conforms(name: str, seats: int) -> None:
    assert check.run(toy.build({}), seats, range(4), [name]) == []


class Shared(toy.Toy):
    """A clone that shares the bag."""

    def clone(self) -> Shared:
        other = Shared()
        self.copy_machine(other)
        other.round = self.round
        other.bag = self.bag
        other.players = [player.clone() for player in self.players]
        return other


class Leaky(toy.Toy):
    """A view that shows the bag."""

    def declared(self) -> Fields:
        return toy.LEAKY_FIELDS

    def clone(self) -> Leaky:
        other = Leaky()
        self.copy_machine(other)
        other.round = self.round
        other.bag = self.bag.copy()
        other.players = [player.clone() for player in self.players]
        return other


class Meddling(toy.Keep):
    """Works on the table's bag while all play at once."""

    def answer(self, game: Any, frame: Frame, option: int) -> None:
        super().answer(game, frame, option)
        game.players[frame.seat].points += len(game.players[0].passed)


class Trap(Effect):
    """Says it is possible, and so finds the dry run, but the second answer leads nowhere."""

    def obstacle(self, game: Any, frame: Frame) -> int:
        return POSSIBLE

    def resolve(self, game: Any, frame: Frame) -> list[int] | None:
        return [] if frame.a else [YES, NO]

    def answer(self, game: Any, frame: Frame, option: int) -> None:
        if option == NO:
            game.push(frame.step(1))


class Trapped(toy.ToyRules):
    def probes(self, game: Game, rng: Any) -> list[tuple[Game, Frame]]:
        return [(game.clone(), Frame(self.effects["trap"], 0))]


class Faulty(toy.ToyRules):
    def __init__(self, kind: type[toy.Toy]) -> None:
        super().__init__({})
        self.kind = kind

    def blank(self, seats: int) -> Any:
        game = self.kind()
        game.prepare(self, seats, 0)
        game.bag = list(range(24))
        game.players = [toy.fresh_player(False) for _ in range(seats)]
        return game


def test_a_clone_that_shares_a_list_is_caught() -> None:
    assert check.run(Faulty(Shared), 3, range(8), ["clones"])


def test_a_view_that_shows_hidden_cards_is_caught() -> None:
    assert check.run(Faulty(Leaky), 3, range(8), ["views"])


def test_work_outside_ones_own_area_is_caught() -> None:
    rules = toy.build({})
    rules.effects.update(catalogue({"keep": AtOnce(Meddling())}))
    assert check.run(rules, 3, range(8), ["interleavings"])


def test_a_way_that_leads_nowhere_is_caught_though_the_dry_run_took_another() -> None:
    rules = Trapped({})
    rules.effects.update(catalogue({"trap": Trap()}))
    assert check.run(rules, 3, range(30), ["obstacles"]) == []
    assert check.run(rules, 3, range(30), ["ways"])
