"""The games by id, loaded when first asked for."""

from __future__ import annotations

import importlib
import json
from typing import Any, Final

from planetfall.core.errors import BadRequest, one_of
from planetfall.core.rules import Rules, register
from planetfall.text.book import Book

GAMES: Final[dict[str, str]] = {
    "planet-unknown": "planetfall.games.planet_unknown",
    "terraforming-mars": "planetfall.games.terraforming_mars",
    "on-mars": "planetfall.games.on_mars",
}
"""Game id to the package that holds it; its module `rules` has a function `build(options)`."""

_built: dict[str, Rules] = {}
_opened: dict[tuple[int, str], Book] = {}


def rules(game: str, **options: Any) -> Rules:
    """The rules of a game with the given options; immutable and shared."""
    return build(game, options)


def build(game: str, options: dict[str, Any]) -> Rules:
    """The same from a dictionary."""
    if game not in GAMES:
        raise BadRequest(f"There is no game `{str(game)[:60]}`; there are {one_of(list(GAMES))}.")
    mark = game + json.dumps(options, sort_keys=True, default=str)
    found = _built.get(mark)
    if found is None:
        module = importlib.import_module(GAMES[game] + ".rules")
        found = module.build(options)
        _built[mark] = found
    return found


LANGUAGES: Final = ("en", "cs")


def book(rules: Rules, lang: str) -> Book:
    """The phrase book of a game's rules; its package has `words.book(lang)` for every language."""
    if lang not in LANGUAGES:
        raise BadRequest(
            f"There is no language `{lang[:20]}`; there are {one_of(list(LANGUAGES))}."
        )
    opened = _opened.get((id(rules), lang))
    if opened is None:
        module = importlib.import_module(GAMES[rules.id] + ".words")
        opened = module.book(lang)
        opened.effect_of = rules.effects.__getitem__
        _opened[id(rules), lang] = opened
    return opened


def _restore_builder(game: str) -> Any:
    return lambda options: build(game, options)


for _game in GAMES:
    register(_game, _restore_builder(_game))
