"""How a game is asked: which options deserve a look, how deep, and where looking may stop.

What a position is worth is said by the judge's `evaluation`, which can be replaced.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from planetfall.bots.evaluation import Evaluation
from planetfall.core.native import mypyc_attr
from planetfall.core.view import View

UNDECIDED: Final = -1
"""Answer of `Judge.quick` that leaves the question to the search."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's judgement. Subclasses narrow `game` to their own class.

    Judges see determinized games only, so whatever they read is known to the seat or a guess.
    """

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        self.evaluation: Evaluation = Evaluation() if evaluation is None else evaluation

    def evaluate(self, game: Any, seat: int) -> int:
        """What the position is worth to `seat`, as the evaluation has it."""
        return self.evaluation.worth(game, seat)

    def depth(self) -> int:
        """How many further own questions are searched before the rest is answered by `reply`."""
        return 2

    def depth_in(self, game: Any, seat: int) -> int:
        """`depth`, where it is not the same in every game."""
        return self.depth()

    def at_rest(self, game: Any, seat: int) -> bool:
        """Whether the position is worth judging although `seat` is asked again."""
        return False

    def quick(self, view: View, rng: Random) -> int:
        """An option that needs no search, or `UNDECIDED`."""
        return UNDECIDED

    def prepare(self, game: Any, seat: int) -> None:
        """Change a determinized game before options are tried in it: take out luck that would only
        blur the difference between them."""

    def stands_still(self, game: Any, seat: int, option: int) -> bool:
        """Whether an option (to pass, to stop) is judged by the position as it is, untried.

        What others do next would say more about them than about the option.
        """
        return False

    def candidates(self, game: Any, seat: int, options: list[int]) -> list[int]:
        """The options worth a look, best guess first; never empty."""
        return options

    def reply(self, game: Any, seat: int, options: list[int]) -> int:
        """A quick answer to an own question below the searched depth."""
        return options[0]

    def plans(self, game: Any, seat: int, options: list[int], most: int) -> list[list[int]]:
        """Choices worth a look, those that belong together as one; each begins with an option.

        A judge that makes whole plans proposes at most `most` of them.
        """
        return [[option] for option in self.candidates(game, seat, options)]

    def turn_goes_on(self, game: Any, seat: int) -> bool:
        """Whether `seat`, asked again, is still in the turn it has begun to play."""
        return False

    def turns_begun(self, game: Any) -> int:
        """A number that grows when a turn begins, whosever it is; by default with every round."""
        rounds: int = game.round_number()
        return rounds

    def begins_turn(self, game: Any, seat: int) -> bool:
        """Whether the question is the one with which a turn begins."""
        return not self.turn_goes_on(game, seat)

    def is_step(self, game: Any, seat: int) -> bool:
        """Whether the question is a small step of many, which is judged plainly and for itself."""
        return False

    def slips(self) -> tuple[int, int]:
        """In how many of 100 questions `easy` takes the second and the third best."""
        return 28, 14

    def strays(self, game: Any) -> int:
        """In how many of 100 questions a bot chooses anything, because the game does not end."""
        return 0

    def strong_counts(self, game: Any) -> tuple[int, int]:
        """How many plans `strong` plays on, and the rollouts it has for them; usually none."""
        return 0, 0

    def expert_counts(self, game: Any) -> tuple[int, int]:
        """How many plans `expert` plays on, and the rollouts it has for them."""
        return 6, 24

    def rollout_rounds(self, game: Any) -> int:
        """After how many rounds a rollout is cut."""
        return 1

    def rollout_depth(self) -> int:
        """How many further own questions the quick choices of rollouts search."""
        return 0

    def plays_out(self, game: Any) -> bool:
        """Whether rollouts are played to the end of the game, by `play_out`.

        Then `plans` come in an order by the same rules, which trying each would not mend.
        """
        return False

    def play_out(self, game: Any, seat: int) -> int:
        """Play a determinized game to its end; what that end is worth to `seat`."""
        raise TypeError(f"{type(self).__name__} does not play games out")
