"""Steps per second of other engines, measured in the same run where they are installed.

catanatron plays a game of comparable weight in plain Python; of OpenSpiel, written in C++, it is
backgammon with legal actions and the observation tensor at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

Steps = Callable[[], int]
"""Plays a while; how many steps it made."""


def installed() -> list[tuple[str, Steps]]:
    """The engines that are there, each with a call that plays one random game."""
    found: list[tuple[str, Steps]] = []
    if find_spec("catanatron") is not None:
        found.append(("catanatron, steps", catanatron()))
    if find_spec("pyspiel") is not None:
        found.append(("OpenSpiel backgammon, steps with observation", openspiel()))
    return found


def catanatron() -> Steps:
    """Random games of four players."""
    module: Any = __import__("catanatron")
    colors = [module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE]

    def one() -> int:
        game = module.Game([module.RandomPlayer(color) for color in colors])
        steps = 0
        while game.winning_color() is None and steps < 4000:
            game.play_tick()
            steps += 1
        return steps

    return one


def openspiel() -> Steps:
    """Random games with everything a learner reads."""
    pyspiel: Any = __import__("pyspiel")
    game = pyspiel.load_game("backgammon")
    rng = Random(1)

    def one() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = [action for action, _ in state.chance_outcomes()]
                state.apply_action(rng.choice(outcomes))
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return one
