"""A toy game for tests of expansions, sides and ends in the middle of a turn.

Each of three rounds all runners choose a place at once; then in turn each takes one to three gems
and luck may add one. Most gems win. With `together` the runners win or lose as one side. With
`trap` a runner that chooses the last place ends the game at once, in a simultaneous phase.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.combinators import AtOnce, Do, InTurn
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.extension import Expansions, Extension, Setting
from planetfall.core.fields import OWNER, Field, Fields
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec
from planetfall.core.rules import Rules
from planetfall.core.scores import Outcome, Sheet, best
from planetfall.core.vocabulary import NO, YES, Vocabulary

PLACES: Final = 5
WORDS: Final = Vocabulary()
PLACE: Final = WORDS.block("place", [str(place) for place in range(PLACES)])
TAKE: Final = WORDS.block("take", ["1", "2", "3"])
ROUNDS: Final = 3
ENOUGH: Final = 12
"""Gems that let the runners win together."""

AFTER_TURN: Final = 0
"""A moment: a runner has taken its gems."""
GEMS_TAKEN: Final = 0
"""An event: a runner has taken so many gems."""

EXPANSIONS: Final = Expansions("tests.core.chase")


class ChaseSetting(Setting):
    def __init__(self) -> None:
        super().__init__()
        self.places = PLACES


RUNNER_FIELDS: Final = Fields(Field("gems"), Field("place"), Field("plan", OWNER))
TABLE_FIELDS: Final = Fields(Field("round"), Field("extras"))


class Runner(Area):
    __slots__ = RUNNER_FIELDS.names

    def __init__(self) -> None:
        self.gems: int = 0
        self.place: int = -1
        self.plan: int = -1

    def declared(self) -> Fields:
        return RUNNER_FIELDS

    def clone(self) -> Runner:
        other = Runner()
        other.gems = self.gems
        other.place = self.place
        other.plan = self.plan
        return other


class Chase(Game):
    __slots__ = (*TABLE_FIELDS.names, "others", "players", "setting")

    setting: ChaseSetting

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0
        self.players: list[Runner] = []
        self.others: list[Area] = []
        """The areas of seats that are no runners; they come last."""
        self.extras: list[Area] = []

    def declared(self) -> Fields:
        return TABLE_FIELDS

    def take_area(self, seat: int, area: Any) -> None:
        count = len(self.players)
        if seat < count:
            self.players[seat] = area
        else:
            self.others[seat - count] = area

    def areas(self) -> list[Area]:
        return [*self.players, *self.others]

    def round_number(self) -> int:
        return self.round

    def turn_order(self, first: int) -> list[int]:
        count = len(self.players)
        return [(first + k) % count for k in range(count)]

    def sides(self) -> list[list[int]]:
        if self.rules.options["together"]:
            return [list(range(self.seats))]
        return self.setting.sides(self.seats)

    def clone(self) -> Chase:
        other = Chase()
        self.copy_machine(other)
        other.setting = self.setting
        other.round = self.round
        other.players = [player.clone() for player in self.players]
        other.others = [area.clone() for area in self.others]
        other.extras = [area.clone() for area in self.extras]
        return other

    def status(self) -> list[str]:
        return self.setting.invariants(self)

    def scores(self) -> list[Sheet]:
        sheets = [Sheet([("gems", player.gems)]) for player in self.players]
        return self.setting.scores(self, sheets)

    def result(self) -> Outcome:
        decided = self.setting.outcome(self)
        if decided is not None:
            return decided
        totals = [sheet.total for sheet in self.scores()]
        if self.decided:
            return Outcome([], totals, self.decided, self.sides())
        if self.rules.options["together"]:
            won = sum(totals) >= ENOUGH
            winners = list(range(self.seats)) if won else []
            return Outcome(winners, totals, "enough" if won else "too_few", self.sides())
        return Outcome(best([(total,) for total in totals]), totals, "gems")

    def deal(self, data: dict[str, Any], rng: Any) -> None:
        self.setting.deal(self, data, rng)


class Plan(Effect):
    """Choose a place in secret."""

    def resolve(self, game: Chase, frame: Frame) -> list[int] | None:
        return [PLACE + place for place in range(game.setting.places)]

    def answer(self, game: Chase, frame: Frame, option: int) -> None:
        game.players[frame.seat].plan = option - PLACE
        if game.rules.options["trap"] and option - PLACE == PLACES - 1:
            game.decide("trapped")


class Reveal(Effect):
    """All go where they planned to."""

    def resolve(self, game: Chase, frame: Frame) -> list[int] | None:
        for player in game.players:
            player.place = player.plan
            player.plan = -1
        return None


class Collect(Effect):
    """Take one to three gems; more work follows whether or not that ends the game."""

    def resolve(self, game: Chase, frame: Frame) -> list[int] | None:
        return [TAKE, TAKE + 1, TAKE + 2]

    def answer(self, game: Chase, frame: Frame, option: int) -> None:
        count = option - TAKE + 1
        game.players[frame.seat].gems += count
        game.setting.tell(game, GEMS_TAKEN, frame.seat, count)
        game.push(Frame(game.rules.effects["find"], frame.seat))
        game.setting.push_steps(game, AFTER_TURN, frame.seat)


class Find(Chance):
    """Luck may add a gem."""

    def outcomes(self, game: Chase, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, game: Chase, frame: Frame, option: int) -> None:
        game.players[frame.seat].gems += 1 if option == YES else 0


@dataclass(frozen=True)
class Round(Effect):
    """A round and the next one behind it."""

    def resolve(self, game: Chase, frame: Frame) -> list[int] | None:
        if game.round == ROUNDS:
            return None
        game.round += 1
        game.push(Frame(self, 0))
        game.push(Frame(game.rules.effects["course"], 0))
        return None


class ChaseRules(Rules):
    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.id = "chase"
        self.version = 1
        self.streams = 1
        self.least_seats = 1
        self.most_seats = 3
        self.vocabulary = WORDS
        roots: dict[str, Effect] = {
            "round": Round(),
            "course": Do(AtOnce(Plan()), Reveal(), InTurn(Collect())),
            "find": Find(),
        }
        roots.update(EXPANSIONS.roots())
        self.finish(options, roots)
        self.setting = ChaseSetting()
        self.setting.bring_in(self.options, self.extensions())

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("together", "bool", False, "All win or lose.", seats=(2, 3)),
            OptionSpec("trap", "bool", False, "The last place ends the game."),
            *EXPANSIONS.specs(),
        ]

    def extensions(self) -> list[Extension]:
        return EXPANSIONS.load()

    def blank(self, seats: int) -> Chase:
        game = Chase()
        game.prepare(self, seats, 0)
        game.setting = self.setting
        game.others = self.setting.seat_areas(seats)
        game.players = [Runner() for _ in range(seats - len(game.others))]
        game.extras = self.setting.areas(seats)
        self.setting.prepare(game)
        return game

    def start(self, game: Game) -> None:
        game.push(Frame(self.effects["round"], 0))

    def probes(self, game: Game, rng: Any) -> list[tuple[Game, Frame]]:
        return self.setting.probes(game, rng)


def build(options: dict[str, Any]) -> Rules:
    return ChaseRules(options)
