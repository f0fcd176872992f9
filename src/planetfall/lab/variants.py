"""Settings of a game for self-tests: every seat count, every option, drawn by number."""

from __future__ import annotations

from random import Random

from planetfall import games
from planetfall.core.errors import BadRequest
from planetfall.core.rules import Rules

TRIES = 60


def variant(game: str, number: int) -> tuple[Rules, int]:
    """The `number`-th setting of a game: rules with drawn options, and seats in rotation.

    All numbers of seats that some options allow come in turn. Options that do not fit together or
    do not fit the seats are drawn again.
    """
    plain = games.build(game, {})
    rng = Random(f"variant {number}")
    least, most = plain.seat_limits()
    seats = least + number % (most - least + 1)
    for _ in range(TRIES):
        options = {}
        for spec in plain.specs():
            if spec.kind == "file":
                continue
            if rng.random() < 0.5:
                options[spec.name] = spec.sample(rng, seats)
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
            word = ",".join(map(str, value)) if isinstance(value, list) else str(value).lower()
            words.append(f"--option {name}={word}")
    return " ".join(words)
