"""What a bot is: it chooses one of the options of a view, and gets nothing else."""

from __future__ import annotations

from random import Random

from planetfall.core.native import mypyc_attr
from planetfall.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. One object may serve many seats and games, so it remembers nothing."""

    def choose(self, view: View, rng: Random) -> int:
        """One of `view.legal`; all chance the bot uses comes from `rng`."""
        raise TypeError(f"{type(self).__name__} does not say how it chooses")


class RandomBot(Bot):
    """Takes any legal option, each as likely as the other."""

    def choose(self, view: View, rng: Random) -> int:
        legal = view.legal
        return legal[int(rng.random() * len(legal))]
