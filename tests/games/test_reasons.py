"""Every reason why something is not possible is given by some position, and has words.

Random games with the options of the recorded ones are asked about every word at many questions,
then positions that were built for the reasons they do not give.
"""

from __future__ import annotations

from random import Random

import pytest

from planetfall import games
from planetfall.core.reasons import GAME_REASONS, pack, unpack
from planetfall.games.on_mars import reasons as on_mars
from planetfall.games.planet_unknown import reasons as planet_unknown
from planetfall.games.terraforming_mars import reasons as terraforming_mars
from tests.games.built import refusals
from tests.games.test_recorded_games import ROWS

EVERY = 12
QUOTES = "“„"

KINDS: dict[str, dict[int, str]] = {
    "planet-unknown": {
        number: name.lower()
        for name, number in vars(planet_unknown).items()
        if name.isupper() and isinstance(number, int) and number >= GAME_REASONS
        if name != "GAME_REASONS"
    },
    "terraforming-mars": dict(terraforming_mars.REASON_NAMES),
    "on-mars": {
        GAME_REASONS + k: name
        for k, name in enumerate(on_mars.REASON_NAMES)
        if name.upper() in vars(on_mars)
    },
}

SELDOM: dict[str, set[str]] = {
    "planet-unknown": set(),
    "terraforming-mars": set(),
    # Said of rewards only, which are not offered then.
    "on-mars": {"supply_empty"},
}
"""Reasons that no position gives."""


def given(title: str) -> set[int]:
    """The kinds of reasons that random games give."""
    found: set[int] = set()
    for row in [row for row in ROWS if row["game"] == title]:
        rules = games.build(title, row["options"])
        words = len(rules.vocabulary)
        game = rules.new(row["seats"], row["seed"])
        rng = Random(row["seed"])
        step = 0
        while movers := game.to_move():
            seat = rng.choice(movers)
            step += 1
            if step % EVERY == 0:
                for word in range(words):
                    found.add(unpack(game.why_not(seat, word))[0])
            game.apply(seat, rng.choice(game.legal(seat)))
    return found


@pytest.mark.parametrize("title", games.GAMES)
def test_every_reason_is_given_by_some_position(title: str) -> None:
    kinds = KINDS[title]
    names = {kinds[kind] for kind in given(title) if kind in kinds}
    for name, game, word in refusals(title):
        kind = unpack(game.why_not(0, game.rules.option(word)))[0]
        assert kinds.get(kind) == name, word
        names.add(name)
    assert set(kinds.values()) - names == SELDOM[title]


@pytest.mark.parametrize("lang", games.LANGUAGES)
@pytest.mark.parametrize("title", games.GAMES)
def test_every_reason_has_words_of_its_own(title: str, lang: str) -> None:
    book = games.book(games.build(title, {}), lang)
    spoken = {}
    for kind, name in KINDS[title].items():
        words = book.reason(pack(kind, 1, 3, 2))
        assert words.strip(QUOTES)[0].isupper() and words[-1] == ".", (name, words)
        spoken[name] = words
    # Two reasons may be told alike only where they mean the same to a player.
    assert len(set(spoken.values())) >= len(spoken) - 4
