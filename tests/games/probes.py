"""Every effect of every game, carried out in the middle of random games, out of turn.

`python -m tests.games.probes` writes the file anew; its diff is to be read. Whole games reach what
random play reaches; here each effect of the catalogue is put on top of positions in which it need
not make sense. What it says before (obstacle, reason, masks), what it asks, what it refuses and
what each answer changes is pinned, one digest for each kind of effect and each position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from planetfall import games
from planetfall.core.builder import own_copy
from planetfall.core.effect import Frame
from planetfall.core.errors import PlanetfallError
from planetfall.core.game import Game
from planetfall.core.vocabulary import CHANCE
from tests.games.recorded import ASKED_ABOUT, short
from tests.games.recorded import FILE as RECORDED

FILE = Path(__file__).parent / "data" / "probes.json"
FAULTS = (
    PlanetfallError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    RecursionError,
)
"""What an effect may raise where it makes no sense; the kind of the fault is pinned."""
ANSWERS = 5
"""Answers that are tried at a question."""
FURTHER = 3
"""Choices that are made after an answer."""
NUMBERS = ((0, 0, 0), (3, 1, 2), (1, 0, 1), (2, 2, 0))
"""Source and bound numbers of the frames, by turns."""
MOST_OF_A_KIND = 8
"""Effects of one kind that are tried in one position, other ones in each."""
TEXTS = 9
"""The text of a position is looked at with every so many effects."""
STEPS = (30, 60, 110, 170)
"""Choices that are made before the effects are put in, by turns."""
PLACES = 40
"""Positions of each title."""


@cache
def places(title: str) -> list[dict[str, Any]]:
    """Recorded games, from which the positions are."""
    rows = [row for row in json.loads(RECORDED.read_text(encoding="utf-8")) if row["game"] == title]
    return (rows * 3)[:PLACES]


@cache
def position(title: str, number: int) -> Game:
    """A position in the middle of a recorded game in which nobody acts at once."""
    row = places(title)[number]
    game = games.build(title, row["options"]).new(row["seats"], row["seed"])
    rng = Random(f"probes {number}")
    steps = min(STEPS[number % len(STEPS)], row["decisions"] * 3 // 4)
    while steps > 0 or game.at_once:
        seat = rng.choice(game.to_move())
        game.apply(seat, rng.choice(game.legal(seat)))
        steps -= 1
    return game


def in_play(game: Any, module: str) -> bool:
    """Whether the options of a game bring the expansion of a module into play."""
    folder = module.partition(".expansions.")[2].split(".")[0]
    on = (
        [type(each).__module__.split(".")[-2] for each in game.setting.extensions] if folder else []
    )
    return not folder or folder in on or any(name.startswith(f"{folder}_") for name in on)


def probed(title: str, number: int) -> dict[str, str]:
    """Of each kind of effect, a digest of what its effects do in a position."""
    game = position(title, number)
    kinds: dict[str, list[str]] = {}
    for path, effect in game.rules.effects.items():
        if in_play(game, type(effect).__module__):
            kinds.setdefault(type(effect).__name__, []).append(path)
    found = {}
    for kind, paths in sorted(kinds.items()):
        first = number * MOST_OF_A_KIND % len(paths)
        chosen = (paths[first:] + paths[:first])[:MOST_OF_A_KIND]
        lines = [
            line
            for order, path in enumerate(chosen)
            for line in told(game, path, number + order + len(kind))
        ]
        found[kind] = short("\n".join(lines))[:8]
    return found


def told(game: Game, path: str, order: int, known: int = 0) -> Iterator[str]:
    """All that one effect says and does; `known`: how many words may be asked about."""
    effect = game.rules.effects[path]
    seat = order % game.seats
    source, a, b = NUMBERS[order // 2 % len(NUMBERS)]
    frame = Frame(effect, seat, source, a, b)
    yield path
    for ask in (effect.obstacle, effect.reads, effect.writes, effect.is_plain, effect.why):
        try:
            yield f"{ask.__name__} {ask(game.clone(), frame)}"
        except FAULTS:
            yield f"{ask.__name__} makes no sense here"
    other = own_copy(game)
    other.events = []
    for stack in other.stacks:
        stack.clear()
    other.stacks[other.seats].append(frame)
    try:
        other.ask_again()
        yield other.digest()
        if order % TEXTS == 0:
            yield other.to_text()
        yield from asked(other, order, known or ASKED_ABOUT[game.rules.id])
    except FAULTS:
        yield "makes no sense here"


def asked(game: Game, order: int, known: int) -> Iterator[str]:
    """The question that is open, what it refuses, and what comes of its answers."""
    yield repr((game.events, game.status()))
    movers = game.to_move()
    if not movers or movers[0] == CHANCE:
        return
    seat = movers[0]
    options = game.legal(seat)
    yield repr((seat, options))
    words = Random(order).sample(range(known), 8)
    kinds = {f"{game.rules.key(option).partition(':')[0]}:" for option in options}
    same = sorted(game.rules.vocabulary.starting(tuple(sorted(kinds))))
    alike = [word for word in same if word not in options and word < known]
    near = [*alike[:3], *alike[order % 5 :: max(1, len(alike) // 6)]]
    yield repr([game.why_not(seat, word) for word in words + near])
    viewer = order % (game.seats + 1) - 1
    yield json.dumps(game.view(viewer).data(), sort_keys=True)
    yield game.view(viewer).determinize(Random(order)).digest()
    step = max(1, len(options) // ANSWERS)
    for option in sorted({*options[::step], options[-1]}):
        after = game.clone()
        try:
            after.apply(seat, option)
            yield from played_on(after, Random(order))
        except FAULTS:
            yield f"{option} makes no sense here"


def played_on(game: Game, rng: Random) -> Iterator[str]:
    """What comes of an answer, now and a few choices later."""
    yield f"{game.digest()} {game.to_move()} {game.events}"
    for _ in range(FURTHER):
        movers = game.to_move()
        if not movers or movers[0] == CHANCE:
            return
        game.apply(movers[0], rng.choice(game.legal(movers[0])))
    yield f"{game.digest()} {game.to_move()} {game.events} {game.status()}"


def main() -> None:
    found = {
        title: [probed(title, number) for number in range(len(places(title)))]
        for title in games.GAMES
    }
    rows = [
        f"{json.dumps(title)}: [\n" + ",\n".join(json.dumps(row) for row in each) + "\n]"
        for title, each in found.items()
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
