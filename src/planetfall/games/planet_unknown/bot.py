"""How bots play Planet Unknown. Points are hundredths.

Choices and plans are those of quick play (`bot_quick`), by which the stronger levels also play
games to their end in thought. What a position is worth is asked for reasons: it is seen by the
same weights.
"""

from __future__ import annotations

from typing import Final

from planetfall.bots.evaluation import Evaluation
from planetfall.bots.judge import Judge
from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.bot_quick import Quick, tiles_to_come
from planetfall.games.planet_unknown.bot_weights import CIV, PATCH, RANK, ROVER, shipped
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES, PERSONAL_POINTS
from planetfall.games.planet_unknown.components.shapes import INNER
from planetfall.games.planet_unknown.components.tiles import TRACKS
from planetfall.games.planet_unknown.effects.rovers import Drive, Step
from planetfall.games.planet_unknown.scoring import (
    against,
    personal_points,
    rivals,
    solo_target,
)
from planetfall.games.planet_unknown.state import NO_TILE, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import ROTATE, TAKE

LIFEPOD_WORTH: Final = 180
METEORITE_WORTH: Final = 60
MOVE_LEFT: Final = 5
SYNERGY_WORTH: Final = 90
CARD_WORTH: Final = 150
"""Of a civ card kept for the end, beside what it scores now."""
OBJECTIVE: Final = 90
"""Per cent of the points of an objective, as it stands, that count before the end."""
EDGE: Final = 40
"""For every unit before or behind a neighbour in an objective, up to `MOST_EDGE`."""
MOST_EDGE: Final = 3
PERSONAL: Final = 300
"""Of a personal objective that is met."""
REACHED: Final = 300
"""Of the target of the solo game, beside its points."""
EXPERT_TURNS: Final = 6000
"""Turns of a seat that `expert` plays in thought before it chooses, at most."""
SHORTEST: Final = 4
"""Added to the turns of a rollout: even the last one has its cost."""


def edge(game: Unknown, card: int, seat: int, other: int) -> int:
    """How far a seat is before a neighbour in an objective, within `MOST_EDGE`."""
    mine, theirs, _ = against(game, card, seat, other)
    ahead = theirs - mine if OBJECTIVES[card].neighbour.fewest else mine - theirs
    return max(-MOST_EDGE, min(MOST_EDGE, ahead))


def objectives(game: Unknown, seat: int) -> int:
    """What objectives are worth as they stand: those against neighbours, and personal ones."""
    value = 0
    for card, other in rivals(game, seat):
        _, _, points = against(game, card, seat, other)
        value += OBJECTIVE * points + EDGE * edge(game, card, seat, other)
    return value + PERSONAL * personal_points(game.players[seat]) // PERSONAL_POINTS


class UnknownEvaluation(Evaluation):
    """What a position is worth to a seat, by the weights of quick play."""

    def __init__(self, by_rules: Quick) -> None:
        self.by_rules = by_rules

    def worth(self, game: Unknown, seat: int) -> int:
        player = game.players[seat]
        w = self.by_rules.weights_in(game)
        value = self.by_rules.standing(game, player) + self.by_rules.land_worth(game, player)
        value += LIFEPOD_WORTH * player.collected_lifepods()
        value += METEORITE_WORTH * player.meteorites + w[PATCH] * player.patches
        value += CARD_WORTH * len(player.civ_cards) + MOVE_LEFT * player.moves
        for rank in player.due:
            value += w[CIV] + w[RANK] * rank
        value += self._pending(game, player) * 9 // 10 + objectives(game, seat)
        if game.phase >= 4:
            value += 100 * game.scores()[seat].total
        return value

    def _pending(self, game: Unknown, player: Player) -> int:
        """What pending items will be worth when they are carried out."""
        w = self.by_rules.weights_in(game)
        steps = self.by_rules.steps(game, player)
        value = 0
        for item in player.pool:
            kind = items.kind_of(item)
            if kind < TRACKS:
                value += steps[kind] * items.steps_of(item)
            elif kind == items.PATCH:
                value += w[PATCH]
            elif kind == items.PLACE_ROVER:
                value += w[ROVER]
            elif kind == items.REGRESS:
                value -= SYNERGY_WORTH
            else:
                value += SYNERGY_WORTH
        return value

    def further_parts(self, game: Unknown, seat: int) -> list[tuple[str, int]]:
        lead = 0
        for card, other in rivals(game, seat):
            lead += EDGE * edge(game, card, seat, other)
        return [("progress", self.by_rules.standing(game, game.players[seat])), ("goal", lead)]

    def secret_parts(self) -> tuple[str, ...]:
        return ("civ_cards", "personal", "lifepods", "meteorites")


class UnknownJudge(Judge):
    """Quick play, and games played to their end by it."""

    def __init__(self) -> None:
        first, last = shipped()
        self.by_rules = Quick(first, last)
        super().__init__(UnknownEvaluation(self.by_rules))

    def depth(self) -> int:
        return 1

    def at_rest(self, game: Unknown, seat: int) -> bool:
        options = game.asks[seat]
        if not options:
            return False
        # The next turn has begun.
        first = options[0]
        if ROTATE <= first < ROTATE + 6:
            return True
        return TAKE <= first <= TAKE + INNER and game.players[seat].tile == NO_TILE

    def is_step(self, game: Unknown, seat: int) -> bool:
        # Half of all questions are about rovers; alone there is time for them.
        return game.seats > 1 and isinstance(game.question(seat).effect, (Drive, Step))

    def slips(self) -> tuple[int, int]:
        return 20, 12

    def strong_counts(self, game: Unknown) -> tuple[int, int]:
        return 8, 24

    def expert_counts(self, game: Unknown) -> tuple[int, int]:
        if game.seats == 1:
            return 12, 144
        # A rollout costs by the turns that all seats still have.
        return 12, EXPERT_TURNS // (game.seats * (tiles_to_come(game) + SHORTEST))

    def plays_out(self, game: Unknown) -> bool:
        return True

    def play_out(self, game: Unknown, seat: int) -> int:
        self.by_rules.play_out(game)
        points = game.scores()[seat].total
        if game.seats > 1:
            return 100 * points
        return 100 * points + (REACHED if points >= solo_target(game.setting.mix(1)) else 0)

    def candidates(self, game: Unknown, seat: int, options: list[int]) -> list[int]:
        return [self.by_rules.choice(game, seat, options)]

    def plans(self, game: Unknown, seat: int, options: list[int], most: int) -> list[list[int]]:
        return self.by_rules.plans(game, seat, options, most)

    def reply(self, game: Unknown, seat: int, options: list[int]) -> int:
        return self.by_rules.choice(game, seat, options)


def judge() -> Judge:
    """The judge of this game."""
    return UnknownJudge()
