"""What is dealt anew at every kind of question, of every title.

`python -m tests.games.dealt` writes the file anew; its diff is to be read. That a view stays the
same does not say what is dealt behind it: who must hold a card that he is asked about, which card
can have left a deck when, what goes back where. Here the whole of it is pinned.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from planetfall import games
from planetfall.core.game import Game
from planetfall.games.planet_unknown.state import Unknown
from tests.games.built import questions
from tests.games.recorded import short
from tests.games.terraforming_mars.test_reveal_dealt_anew import before_the_reveal
from tests.games.test_determinize import settings

FILE = Path(__file__).parent / "data" / "dealt.json"
EACH = 12
"""How often a kind of question is looked at, in as many games."""
GROWN, GROWN_EVERY = (1, 5, 16, 31, 53), 5
"""Games in which cards are added to civ decks, and how often they are looked at then."""
LUCK = 2
"""Deals of each position."""


def places(title: str) -> Iterator[tuple[str, Game]]:
    """Positions at questions of random games, and of those built for them, with a name."""
    seen: Counter[str] = Counter()
    for rules, seats, number in settings(title):
        game = rules.new(seats, number)
        rng = Random(number)
        here: set[str] = set()
        while movers := game.to_move():
            seat = rng.choice(movers)
            kind = type(game.question(seat).effect).__name__
            if seen[kind] < EACH and kind not in here:
                seen[kind] += 1
                here.add(kind)
                yield f"{number} {kind}", game
            game.apply(seat, rng.choice(game.legal(seat)))
    for order, game in enumerate(questions(title)):
        yield f"built {order}", game
    if title == "planet-unknown":
        for number in GROWN:
            yield from grown(number)
    if title == "terraforming-mars":
        for beginner in ([], ["1"]):
            yield f"reveal {beginner}", before_the_reveal({"beginner": beginner}, 1)


def grown(number: int) -> Iterator[tuple[str, Game]]:
    """Solo games in which an event has added cards to civ decks that were looked into."""
    game = games.build("planet-unknown", {"events": ["on"]}).new(1, number)
    assert isinstance(game, Unknown)
    rng = Random(number)
    step = 0
    while movers := game.to_move():
        game.apply(movers[0], rng.choice(game.legal(movers[0])))
        step += 1
        if game.added and step % GROWN_EVERY == 0 and game.to_move():
            yield f"grown {number} {step}", game


def dealt(game: Game) -> str:
    """A digest of what is dealt to each viewer."""
    return short(
        "\n".join(
            repr(game.view(viewer).determinize(Random(f"{luck} {viewer}")).to_data())
            for viewer in (None, *range(game.seats))
            for luck in range(LUCK)
        )
    )[:8]


def deals(title: str) -> dict[str, str]:
    """All that is pinned of a title."""
    return {name: dealt(game) for name, game in places(title)}


def main() -> None:
    rows = [f"{json.dumps(title)}: {json.dumps(deals(title))}" for title in games.GAMES]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
