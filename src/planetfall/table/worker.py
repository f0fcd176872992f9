"""A worker process in which bots think: JSON lines in, JSON lines out.

A line holds a game, its options, a seat's view and the bot's name; the answer is a key. The worker
gets the view and nothing else: the bot looks at a game built from that view alone, so whatever a
bot does it cannot know what its seat may not know.
"""

from __future__ import annotations

import json
import os
import random
import sys
from typing import Any

from planetfall.bots import own
from planetfall.games import build


def choose(request: dict[str, Any], made: dict[tuple[str, str], Any]) -> str:
    """The key a bot chooses."""
    data = request["view"]
    rules = build(data["game"], data["options"])
    rng = random.Random(request["luck"])
    mark = (request["bot"], rules.id)
    if mark not in made:
        made[mark] = own.seat(*mark)
    view = rules.from_view(data, rng).view(data["viewer"])
    if view.keys() != data["legal"]:
        return str(rng.choice(data["legal"]))
    return rules.key(made[mark].choose(view, rng))


def main() -> None:
    """Answer until the input ends."""
    if hasattr(os, "nice"):
        os.nice(5)  # people come before bots
    made: dict[tuple[str, str], Any] = {}
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = {"key": choose(request, made)}
        except Exception as fault:
            answer = {"error": f"{type(fault).__name__}: {fault}"}
        try:
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()
        except BrokenPipeError:
            os._exit(0)  # the server has gone meanwhile: nobody is left to be told


if __name__ == "__main__":
    main()
