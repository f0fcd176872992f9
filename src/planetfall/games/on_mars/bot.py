"""Greedy judgement of On Mars. A point is 100.

A position is worth its score sheet and what can still become points: colonists, crystals and
resources, shelters, technology, plans that wait to be built, bots on Mars. Every action is tried.
Expansions have aims of their own.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.bots.evaluation import Evaluation
from planetfall.bots.judge import Judge
from planetfall.core.native import mypyc_attr
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import DISTANCE, HEXES
from planetfall.games.on_mars.components.names import MINERAL
from planetfall.games.on_mars.components.tables import (
    BLUEPRINT_POINTS,
    CONTRACT_DONE,
    CONTRACT_FAILED,
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    QUARTERS_POINTS,
)
from planetfall.games.on_mars.contracts import is_fulfilled
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.effects.upgrades import EVERY_HEX, upgradable
from planetfall.games.on_mars.extension import EXPANSIONS
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.scoring import colonists_at_the_end, sheet
from planetfall.games.on_mars.state import FOUND_RESEARCH, Colony
from planetfall.games.on_mars.turn import Turn

POINT: Final = 100
CRYSTAL: Final = 28
"""Of a crystal, up to six: more is kept back from what it could do."""
STOCK: Final = (0, 70, 118, 152, 175, 190, 200)
"""By number of a resource: the first is needed most."""
MADE: Final = (0, 130, 200, 240)
"""By producers of a resource; minerals, which every upgrade needs, count twice."""
QUARTERS: Final = (0, 200, 320, 410, 480, 540, 590, 635, 675, 710, 740, 765, 785)
"""By colonists at hand: without any there is nothing to do but to travel."""
COLONIST: Final = 45
"""Of a colonist who is out and will come back."""
SHELTER: Final = 160
BOT: Final = 90
CUBE: Final = 60
"""A building of a new kind, beside the points of its row."""
SHIP: Final = 50
DISCOVERY: Final = 60
GOAL: Final = 40
TECH: Final = (0, 60, 110, 150, 180, 200, 210)
"""By level of a technology, beside the points of its column."""
NEAR: Final = 8
"""For every step of the rover towards a find, of a bot towards work."""
PLAN: Final = 160
"""Of a blueprint or contract that waits."""
STEP: Final = 45
"""Of a contribution to a mission: games must end."""
LONG: Final = 45
"""Rounds after which a contribution counts more and more, so that a game nobody ends is ended."""
STRAY: Final = 3
"""Of 100 choices, how many more are left to luck with each round after that."""
MOST_STRAY: Final = 60


def means(player: Player) -> int:
    """What a player has to work with."""
    value = CRYSTAL * min(player.crystals + player.waiting, 6)
    for amount in player.storage:
        value += STOCK[min(amount, len(STOCK) - 1)]
    at_work = player.working
    for colonists in player.slots:
        at_work += colonists
    value += QUARTERS[min(player.quarters, len(QUARTERS) - 1)] + COLONIST * at_work
    value += SHELTER * player.shelters + BOT * len(player.bots)
    value += SHIP * player.ships_removed()
    value += DISCOVERY * len(player.discoveries) + GOAL * len(player.goals)
    return value


def plans(game: Colony, seat: int) -> int:
    """Technology, blueprints and contracts; what is not done yet counts against its owner."""
    player = game.players[seat]
    value = 0
    for place in player.lab:
        value += TECH[min(LEVEL[place], len(TECH) - 1)]
    waiting = 0
    for blueprint in player.blueprints:
        if not player.built >> blueprint & 1:
            waiting += 1
            # The sheet counts it as lost; the first ones will be built.
            if waiting <= 2:
                value += POINT * BLUEPRINT_POINTS[LEVELS[blueprint]] + PLAN
                value -= NEAR * way_to_build(game, seat, blueprint)
    waiting = 0
    for contract in player.contracts:
        if not is_fulfilled(game, seat, contract):
            waiting += 1
            if waiting <= 2:
                value += POINT * CONTRACT_FAILED[contract] + PLAN
            value += delivered(game, contract)
    return value


def way_to_build(game: Colony, seat: int, blueprint: int) -> int:
    """Steps of the nearest own bot to a building that a blueprint could upgrade."""
    best = 12
    for place in upgradable(game, seat, blueprint, EVERY_HEX):
        for bot in game.players[seat].bots:
            best = min(best, max(DISTANCE[bot][place] - 1, 0))
    return best


def delivered(game: Colony, contract: int) -> int:
    """What is already on a contract."""
    wanted = 0
    brought = 0
    for entry in DELIVERIES_OF[contract]:
        wanted += DELIVERY_AMOUNT[entry]
        brought += game.cargo[entry]
    return POINT * CONTRACT_DONE[contract] * brought // wanted if wanted else 0


def all_back(player: Player) -> int:
    """The points of the colonists once all are home, wherever they are now."""
    count = player.quarters + player.working
    for colonists in player.slots:
        count += colonists
    return QUARTERS_POINTS[min(count, player.quarters_limit())]


def errands(game: Colony, player: Player) -> int:
    """How near the rover is to something to find."""
    if player.rover < 0:
        return 0
    nearest = 12
    away = DISTANCE[player.rover]
    for place in range(HEXES):
        find = game.finds[place]
        if find and (find < FOUND_RESEARCH or not player.research >> find - FOUND_RESEARCH & 1):
            nearest = min(nearest, away[place])
    return -NEAR * nearest


def supply_worth(game: Colony, seat: int) -> int:
    """What a seat produces is worth."""
    made = output(game, seat)
    value = 0
    for item in range(len(made)):
        value += MADE[min(made[item], 3)] * (2 if item == MINERAL else 1)
    return value


def urgency(game: Colony) -> int:
    """What a contribution to a mission is worth, beside its points."""
    return STEP + max(game.round_number() - LONG, 0) * STEP // 10


@mypyc_attr(allow_interpreted_subclasses=True)
class Aims:
    """What counts in a game with an expansion beside what the base game makes of a position.

    An expansion has them as `AIMS` in its module `bot`.
    """

    def apply_to(self, game: Any) -> bool:
        """Whether the expansion is in play."""
        return False

    def depth(self) -> int:
        """How many choices the bot looks ahead."""
        return 1

    def judges(self) -> bool:
        """Whether `evaluate` judges positions in place of the base game's judgement."""
        return False

    def evaluate(self, game: Any, seat: int) -> int:
        """What a position is worth to a seat, where the expansion judges it."""
        return 0

    def depth_in(self, game: Any, seat: int) -> int:
        """`depth`, where it is not the same for every seat."""
        return self.depth()

    def rests(self, game: Any, seat: int) -> bool:
        """Whether a position is worth judging although the seat is asked again."""
        return False

    def prepare(self, game: Any, seat: int) -> None:
        """Change a determinized game before options are tried in it."""

    def reply(self, game: Any, seat: int, options: list[int]) -> int:
        """A quick answer below the searched depth."""
        return options[0]

    def candidates(self, game: Any, options: list[int]) -> list[int]:
        """The options worth a look."""
        return options

    def rollout_rounds(self) -> int:
        """After how many rounds a rollout is cut; 0 for as many as in the base game."""
        return 0


class ColonyEvaluation(Evaluation):
    """What a position is worth to the greedy bot."""

    def __init__(self) -> None:
        self.aims: list[Aims] = [module.AIMS for module in EXPANSIONS.modules("bot")]

    def worth(self, game: Colony, seat: int) -> int:
        for aims in self.aims:
            if aims.judges() and aims.apply_to(game):
                return aims.evaluate(game, seat)
        player = game.players[seat]
        value = POINT * sheet(game, seat).total
        if game.over:
            return value
        if game.ending < 2:
            value += POINT * (all_back(player) - QUARTERS_POINTS[colonists_at_the_end(game, seat)])
        rest = means(player) + plans(game, seat) + CUBE * player.cubes.bit_count()
        rest += errands(game, player) - urgency(game) * sum(game.steps)
        rest += supply_worth(game, seat)
        # In the last round only points count.
        return value + (rest // 3 if game.ending == 2 else rest)

    def further_parts(self, game: Colony, seat: int) -> list[tuple[str, int]]:
        for aims in self.aims:
            if aims.judges() and aims.apply_to(game):
                return []
        goal = 0
        for contract in game.players[seat].contracts:
            goal += delivered(game, contract)
        return [("production", supply_worth(game, seat)), ("goal", goal)]


class ColonyJudge(Judge):
    """The judgement of the greedy bot."""

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        super().__init__(ColonyEvaluation() if evaluation is None else evaluation)
        self.aims: list[Aims] = [module.AIMS for module in EXPANSIONS.modules("bot")]

    def depth(self) -> int:
        return 1

    def depth_in(self, game: Colony, seat: int) -> int:
        return max([1, *[aims.depth_in(game, seat) for aims in self.aims if aims.apply_to(game)]])

    def at_rest(self, game: Colony, seat: int) -> bool:
        # Figures move step by step: every step is judged for itself.
        if isinstance(game.question(seat).effect, (Turn, Move)):
            return True
        for aims in self.aims:
            if aims.apply_to(game) and aims.rests(game, seat):
                return True
        return False

    def prepare(self, game: Colony, seat: int) -> None:
        for aims in self.aims:
            if aims.apply_to(game):
                aims.prepare(game, seat)

    def reply(self, game: Colony, seat: int, options: list[int]) -> int:
        for aims in self.aims:
            if aims.apply_to(game):
                return aims.reply(game, seat, options)
        return options[0]

    def candidates(self, game: Colony, seat: int, options: list[int]) -> list[int]:
        for aims in self.aims:
            if aims.apply_to(game):
                options = aims.candidates(game, options)
        return options

    def turn_goes_on(self, game: Colony, seat: int) -> bool:
        frame = game.question(seat)
        return isinstance(frame.effect, Move) or (isinstance(frame.effect, Turn) and frame.a > 0)

    def turns_begun(self, game: Colony) -> int:
        return game.round * len(game.players) + sum([player.acted for player in game.players])

    def begins_turn(self, game: Colony, seat: int) -> bool:
        frame = game.question(seat)
        return isinstance(frame.effect, Turn) and frame.a == 0

    def is_step(self, game: Colony, seat: int) -> bool:
        return isinstance(game.question(seat).effect, Move)

    def slips(self) -> tuple[int, int]:
        return 14, 6

    def strays(self, game: Colony) -> int:
        return min(max(game.round_number() - LONG, 0) * STRAY, MOST_STRAY)

    def rollout_rounds(self, game: Colony) -> int:
        for aims in self.aims:
            if aims.apply_to(game) and aims.rollout_rounds():
                return aims.rollout_rounds()
        return 2

    def stands_still(self, game: Colony, seat: int, option: int) -> bool:
        return option == DONE and isinstance(game.question(seat).effect, Turn)


def judge() -> Judge:
    """The judge of this game."""
    return ColonyJudge()
