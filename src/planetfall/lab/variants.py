"""Settings of a game for self-tests: every seat count, every option, drawn by number."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from planetfall import games
from planetfall.core.errors import BadRequest
from planetfall.core.rules import Rules

TRIES = 60
NOTHING_FIXED: Final[Mapping[str, Any]] = {}


def variant(
    game: str, number: int, fixed: Mapping[str, Any] = NOTHING_FIXED, seats: int = 0
) -> tuple[Rules, int]:
    """The `number`-th setting of a game: rules with drawn options, and seats in rotation.

    All numbers of seats that some options allow come in turn. Options that do not fit together or
    do not fit the seats are drawn again. Options in `fixed` and a number of `seats` other than 0
    are not drawn.
    """
    plain = games.build(game, dict(fixed))
    rng = Random(f"variant {number}")
    if seats:
        plain.check_seats(seats)
    else:
        least, most = plain.seat_limits()
        if fixed:
            least, most = plain.least_seats, plain.most_seats
        seats = least + number % (most - least + 1)
    for _ in range(TRIES):
        options = dict(fixed)
        for spec in plain.specs():
            if spec.kind == "file":
                continue
            if rng.random() < 0.5:
                drawn = spec.sample(rng, seats)
                options.setdefault(spec.name, drawn)
        try:
            rules = games.build(game, options)
            rules.check_seats(seats)
            rules.new(seats, 0)
            return rules, seats
        except BadRequest:
            continue
    return plain, min(max(seats, plain.least_seats), plain.most_seats)


def describe(rules: Rules, seats: int) -> str:
    """A setting as the command line writes it, with only what differs from the default."""
    words = [f"--seats {seats}"]
    defaults = {spec.name: spec.default for spec in rules.specs()}
    for name, value in rules.options_data().items():
        if value != defaults[name]:
            words.append(f"--option {name}={option_word(value)}")
    return " ".join(words)


def option_word(value: Any) -> str:
    """The value of an option as the command line writes it."""
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
