"""What a bot is: it chooses one of the options of a view, and gets nothing else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from planetfall.core.native import mypyc_attr
from planetfall.core.view import View

if TYPE_CHECKING:
    from planetfall.core.rules import Rules


NO_OTHER: Final = -1
"""In a `Choice`: there was nothing to compare it with."""


class Choice:
    """An option and why it was chosen: what was seen of it that the next best did not have."""

    def __init__(self, option: int, part: str = "", amount: int = 0, other: int = NO_OTHER) -> None:
        self.option = option
        self.part = part
        """The part of the evaluation that made the difference; empty where none stands out."""
        self.amount = amount
        """How much better that part is, in hundredths of a point."""
        self.other = other
        """The option it was compared with."""

    def to_data(self, rules: Rules) -> dict[str, Any]:
        """The choice as plain data, with options as keys."""
        return {
            "key": rules.key(self.option),
            "part": self.part,
            "amount": self.amount,
            "other": rules.key(self.other) if self.other != NO_OTHER else "",
        }

    def __repr__(self) -> str:
        return f"Choice({self.option}, {self.part!r}, {self.amount}, {self.other})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. One object may serve many seats and games, so it remembers nothing."""

    def choose(self, view: View, rng: Random) -> int:
        """One of `view.legal`; all chance the bot uses comes from `rng`."""
        raise TypeError(f"{type(self).__name__} does not say how it chooses")

    def explain(self, view: View, rng: Random) -> Choice:
        """The same choice as `choose` makes, with its reason as far as the bot can say it."""
        return Choice(self.choose(view, rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Takes any legal option, each as likely as the other."""

    def choose(self, view: View, rng: Random) -> int:
        legal = view.legal
        return legal[int(rng.random() * len(legal))]
