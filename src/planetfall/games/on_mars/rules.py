"""On Mars as rules: options, effects by path, blank positions and the start of a game."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Frame
from planetfall.core.extension import Extension
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec
from planetfall.core.rules import Rules
from planetfall.games.on_mars import streams
from planetfall.games.on_mars.catalogue import roots
from planetfall.games.on_mars.extension import EXPANSIONS, ColonySetting, expansions
from planetfall.games.on_mars.phases import ROUND
from planetfall.games.on_mars.probes import probe
from planetfall.games.on_mars.setup import SETUP, base_setting
from planetfall.games.on_mars.state import Colony, blank_colony
from planetfall.games.on_mars.vocabulary import WORDS

EXPANSIONS.load()


class OnMarsRules(Rules):
    """The rules of the base game with the expansions that the options bring in."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.id = "on-mars"
        self.version = 1
        self.streams = streams.STREAMS
        self.least_seats = 2
        self.most_seats = 4
        self.vocabulary = WORDS
        self.finish(options, roots())
        for extension in expansions():
            if extension.is_on(self.options):
                self.streams += extension.streams()
        counts = range(self.least_seats, self.most_seats + 1)
        self.settings = {seats: self._setting(seats) for seats in counts}

    def specs(self) -> list[OptionSpec]:
        found = [
            OptionSpec(
                "length",
                "choice",
                "short",
                "Short: two short missions and a long one; long: one short and two long.",
                choices=["short", "long"],
            ),
        ]
        for extension in expansions():
            found += extension.specs()
        return found

    def extensions(self) -> list[Extension]:
        return EXPANSIONS.load()

    def _setting(self, seats: int) -> ColonySetting:
        options = {**self.options, "seats": seats}
        players = seats
        for extension in expansions():
            if extension.is_on(options):
                players = extension.players(players)
        setting = base_setting(players, self.options["length"])
        setting.asked = min(seats, players)
        setting.bring_in(options, EXPANSIONS.load())
        return setting

    def blank(self, seats: int) -> Colony:
        setting = self.settings[seats]
        game = blank_colony(setting)
        game.extras = setting.areas(seats)
        game.added = setting.seat_areas(seats)
        game.prepare(self, seats, 0)
        return game

    def start(self, game: Game) -> None:
        game.push(Frame(ROUND, 0))
        game.push(Frame(SETUP, 0))

    def probes(self, game: Game, rng: Any) -> list[tuple[Game, Frame]]:
        assert isinstance(game, Colony)
        return probe(game, rng) + game.setting.probes(game, rng)


def build(options: dict[str, Any]) -> OnMarsRules:
    """The rules of On Mars with the given options."""
    return OnMarsRules(options)
