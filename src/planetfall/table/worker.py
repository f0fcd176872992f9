"""A worker process in which bots think: JSON lines in, JSON lines out.

A line holds a game, its options, a seat's view and the bot's name. The first answer is
`{"ready": true}`: the rules and the bot are loaded, and its time begins. Levels that take their
time are answered twice: `{"so_far": key}` is the greedy choice, made at once for the case that time
runs out, then comes `{"key": key}` with its reason in terms that all may know. The worker gets the
view and nothing else: the bot looks at a game built from that view alone, so whatever a bot does it
cannot know what its seat may not know.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
import sys
from collections.abc import Iterator
from typing import Any

from planetfall import bots
from planetfall.bots import Bot, own
from planetfall.core.errors import BrokenRule
from planetfall.core.rules import Rules
from planetfall.games import build

QUICK = bots.STEADY
"""The level whose choice stands in for one that is not made in time."""
FAST = bots.LEVELS[: bots.LEVELS.index(QUICK) + 1]
"""Levels that answer at once; all others may need more time than there is."""

VAGUE = ("outlook", "learned")
"""Parts of an evaluation that are told without a number."""


def loaded(request: dict[str, Any], made: dict[tuple[str, str], Bot]) -> tuple[Rules, Bot]:
    """The rules and the bot of a request, made once."""
    rules = build(request["view"]["game"], request["view"]["options"])
    mark = (request["bot"], rules.id)
    if mark not in made:
        made[mark] = own.seat(*mark)
    return rules, made[mark]


def choose(request: dict[str, Any], made: dict[tuple[str, str], Bot]) -> dict[str, Any]:
    """The key a bot chooses, and the part of its evaluation that made the difference."""
    data = request["view"]
    rules, bot = loaded(request, made)
    rng = random.Random(request["luck"])
    view = rules.from_view(data, rng).view(data["viewer"])
    if view.keys() != data["legal"]:
        raise BrokenRule(f"a view of `{rules.id}` offers other choices when it is built anew")
    choice = bot.explain(view, rng)
    # How much the bot expects of its own plans is nobody's business.
    amount = 0 if choice.part in VAGUE else choice.amount
    return {"key": rules.key(choice.option), "part": choice.part, "amount": amount}


def answers(request: dict[str, Any], made: dict[tuple[str, str], Bot]) -> Iterator[dict[str, Any]]:
    """What is answered to a request: the last one holds a `key` or an `error`."""
    quick = request | {"bot": QUICK}
    with contextlib.suppress(Exception):  # what cannot be loaded is told below
        for each in (request, quick):
            loaded(each, made)
    yield {"ready": True}
    if request["bot"] not in FAST:
        with contextlib.suppress(Exception):
            yield {"so_far": choose(quick, made)["key"]}
    try:
        yield choose(request, made)
    except Exception as fault:
        yield {"error": f"{type(fault).__name__}: {fault}"}


def main() -> None:
    """Answer until the input ends."""
    # Whatever a bot prints goes to the log of the server, not between the answers.
    answering = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    if hasattr(os, "nice"):
        os.nice(5)  # people come before bots
    made: dict[tuple[str, str], Bot] = {}
    for line in sys.stdin:
        for answer in answers(json.loads(line), made):
            try:
                answering.write(json.dumps(answer) + "\n")
                answering.flush()
            except BrokenPipeError:
                os._exit(0)  # the server has gone meanwhile: nobody is left to be told


if __name__ == "__main__":
    main()
