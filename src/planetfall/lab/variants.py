"""Settings of a game for self-tests: every seat count, every option, drawn by number."""

from __future__ import annotations

from random import Random
from typing import Any

from planetfall import games
from planetfall.core.errors import BadRequest
from planetfall.core.options import OptionSpec
from planetfall.core.rules import Rules

TRIES = 60


def variant(game: str, number: int) -> tuple[Rules, int]:
    """The `number`-th setting of a game: rules with drawn options, and seats in rotation.

    Options that do not fit together or do not fit the seats are drawn again.
    """
    plain = games.build(game, {})
    rng = Random(f"variant {number}")
    width = plain.most_seats - plain.least_seats + 1
    seats = plain.least_seats + number % width
    for _ in range(TRIES):
        options = {}
        for spec in plain.specs():
            if rng.random() < 0.5:
                options[spec.name] = _draw(game, spec, seats, rng)
        try:
            rules = games.build(game, options)
            rules.check_seats(seats)
            rules.new(seats, 0)
            return rules, seats
        except BadRequest:
            continue
    return plain, seats


def _draw(game: str, spec: OptionSpec, seats: int, rng: Random) -> Any:
    if (game, spec.name) == ("planet-unknown", "events"):
        return _event_deck(rng)
    if spec.kind == "bool":
        return rng.random() < 0.5
    if spec.kind == "int":
        return rng.randint(spec.least, spec.most)
    if spec.kind == "choice":
        return rng.choice(spec.choices)
    if rng.random() < 0.3:
        return rng.sample(spec.choices, min(len(spec.choices), rng.randint(0, 6)))
    return [rng.choice(spec.choices) for _ in range(seats)]


def _event_deck(rng: Random) -> list[str]:
    """The events module, mostly with a deck of its own: its three numbers make 20."""
    if rng.random() < 0.3:
        return ["on"]
    green = rng.randint(0, 20)
    orange = rng.randint(0, 20 - green)
    return [str(green), str(orange), str(20 - green - orange)]


def describe(rules: Rules, seats: int) -> str:
    """A setting as the command line writes it, with only what differs from the default."""
    words = [f"--seats {seats}"]
    defaults = {spec.name: spec.default for spec in rules.specs()}
    for name, value in rules.options_data().items():
        if value != defaults[name]:
            word = ",".join(map(str, value)) if isinstance(value, list) else str(value).lower()
            words.append(f"--option {name}={word}")
    return " ".join(words)
