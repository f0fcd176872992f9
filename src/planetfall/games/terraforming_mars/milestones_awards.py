"""Milestones and awards (TM-10, TM-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.components.board import count
from planetfall.games.terraforming_mars.components.terms import (
    BUILDING,
    CITY,
    GREENERY,
    HEAT,
    MC,
    SCIENCE,
    STEEL,
    TITANIUM,
)
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.effects.requirements import own_tiles
from planetfall.games.terraforming_mars.extension import MenuAction
from planetfall.games.terraforming_mars.log import CLAIMED, FUNDED
from planetfall.games.terraforming_mars.payment import push_payment, too_expensive
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD,
    AWARD_NAMES,
    MILESTONE,
    MILESTONE_NAMES,
)

TERRAFORMER: Final = 0
MAYOR: Final = 1
GARDENER: Final = 2
BUILDER: Final = 3
PLANNER: Final = 4
MILESTONE_GOALS: Final = [35, 3, 3, 8, 16]
MILESTONE_PRICE: Final = 8
MOST_CLAIMED: Final = 3

LANDLORD: Final = 0
BANKER: Final = 1
SCIENTIST: Final = 2
THERMALIST: Final = 3
MINER: Final = 4
AWARD_PRICES: Final = [8, 14, 20]


def milestone_value(game: Mars, seat: int, milestone: int) -> int:
    """What a seat has towards a milestone."""
    player = game.players[seat]
    if milestone == TERRAFORMER:
        return player.rating
    if milestone == MAYOR:
        return own_tiles(game, seat, CITY)
    if milestone == GARDENER:
        return own_tiles(game, seat, GREENERY)
    if milestone == BUILDER:
        return game.kit(seat).tags[BUILDING]
    return len(player.hand)


def award_value(game: Mars, seat: int, award: int) -> int:
    """What a seat has in the category of an award."""
    player = game.players[seat]
    if award == LANDLORD:
        moons = sum([1 for owner in game.moons if owner == seat])
        return count(player.tiles) + moons
    if award == BANKER:
        return player.production[MC]
    if award == SCIENTIST:
        return game.kit(seat).tags[SCIENCE]
    if award == THERMALIST:
        return player.stock[HEAT]
    return player.stock[STEEL] + player.stock[TITANIUM]


def funded(game: Mars) -> int:
    """How many awards are funded."""
    return len(game.awards) - game.awards.count(-1)


@dataclass(frozen=True)
class ClaimMilestone(MarsEffect):
    """Claim a milestone for 8 M€ while its condition holds."""

    milestone: int

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        game.milestones = changed(game.milestones, self.milestone, frame.seat)
        if game.events is not None:
            game.note(CLAIMED, frame.seat, self.milestone, MILESTONE_PRICE)
        push_payment(game, frame.seat, 0, MILESTONE_PRICE)
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        if game.is_solo():
            return pack(reasons.NOT_IN_SOLO)
        if game.milestones[self.milestone] >= 0:
            return pack(reasons.CLAIMED_ALREADY, self.milestone)
        had = milestone_value(game, frame.seat, self.milestone)
        goal = MILESTONE_GOALS[self.milestone]
        if had < goal:
            return pack(reasons.MILESTONE_UNMET, self.milestone, goal, had)
        if len(game.milestones) - game.milestones.count(-1) >= MOST_CLAIMED:
            return pack(reasons.ALL_CLAIMED)
        return too_expensive(game, frame.seat, MILESTONE_PRICE)


@dataclass(frozen=True)
class FundAward(MarsEffect):
    """Fund an award for 8, 14 or 20 M€."""

    award: int

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        due = AWARD_PRICES[funded(game)]
        game.awards = changed(game.awards, self.award, frame.seat)
        if game.events is not None:
            game.note(FUNDED, frame.seat, self.award, due)
        push_payment(game, frame.seat, 0, due)
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        if game.is_solo():
            return pack(reasons.NOT_IN_SOLO)
        if game.awards[self.award] >= 0:
            return pack(reasons.FUNDED_ALREADY, self.award)
        paid = funded(game)
        if paid >= len(AWARD_PRICES):
            return pack(reasons.ALL_FUNDED)
        return too_expensive(game, frame.seat, AWARD_PRICES[paid])


CLAIMS: Final = [ClaimMilestone(index) for index in range(len(MILESTONE_NAMES))]
FUNDINGS: Final = [FundAward(index) for index in range(len(AWARD_NAMES))]


def award_menu() -> list[MenuAction]:
    """Milestones and awards as a turn offers them."""
    menu = [MenuAction(MILESTONE + claim.milestone, claim, MILESTONE_PRICE) for claim in CLAIMS]
    return menu + [
        MenuAction(AWARD + funding.award, funding, AWARD_PRICES[0]) for funding in FUNDINGS
    ]


def award_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    roots: dict[str, Effect] = {}
    for claim in CLAIMS:
        roots[f"milestone.{MILESTONE_NAMES[claim.milestone]}"] = claim
    for funding in FUNDINGS:
        roots[f"award.{AWARD_NAMES[funding.award]}"] = funding
    return roots
