"""On Mars as rules: options, effects by path, blank positions and the start of a game."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Frame
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec
from planetfall.core.rules import Rules
from planetfall.games.on_mars import streams
from planetfall.games.on_mars.catalogue import roots
from planetfall.games.on_mars.phases import ROUND
from planetfall.games.on_mars.probes import probe
from planetfall.games.on_mars.setup import SETUP
from planetfall.games.on_mars.state import Colony, blank_colony
from planetfall.games.on_mars.vocabulary import WORDS


class OnMarsRules(Rules):
    """The rules of the base game, its solo game and variants."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.id = "on-mars"
        self.version = 1
        self.streams = streams.STREAMS
        self.least_seats = 1
        self.most_seats = 4
        self.vocabulary = WORDS
        self.finish(options, roots())

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                "length",
                "choice",
                "short",
                "Short: two short missions and a long one; long: one short and two long.",
                choices=["short", "long"],
            ),
            OptionSpec(
                "first_colonists",
                "bool",
                False,
                "Given missions, drawn Turn Order spaces and First Colonist cards.",
            ),
            OptionSpec(
                "space_oddity",
                "bool",
                False,
                "The game ends with the Colonization phase in which the end is triggered.",
            ),
            OptionSpec("beacon", "bool", False, "Adds the promo Blueprint Beacon."),
            OptionSpec(
                "solo_goal",
                "choice",
                "any",
                "The goal that wins the solo game; any: each of the four does.",
                choices=["any", "1", "2", "3", "potato"],
                seats=(1, 1),
            ),
        ]

    def blank(self, seats: int) -> Colony:
        solo = seats == 1
        game = blank_colony(2 if solo else seats, solo=solo)
        game.prepare(self, seats, 0)
        return game

    def start(self, game: Game) -> None:
        game.push(Frame(ROUND, 0))
        game.push(Frame(SETUP, 0))

    def probes(self, game: Game, rng: Any) -> list[tuple[Game, Frame]]:
        assert isinstance(game, Colony)
        return probe(game, rng)


def build(options: dict[str, Any]) -> OnMarsRules:
    """The rules of On Mars with the given options."""
    return OnMarsRules(options)
