"""The games by id: every folder here with a module `game` is one, loaded when first asked for."""

from __future__ import annotations

import json
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from planetfall.core.errors import BadRequest, one_of
from planetfall.core.rules import Rules
from planetfall.games.title import Title
from planetfall.text.book import Book

GAMES: Final[dict[str, Title]] = {}
"""All games, in the order of lists."""

LANGUAGES: Final = ("en", "cs")

_built: dict[str, Rules] = {}
_opened: dict[tuple[int, str], Book] = {}


def register(title: Title) -> None:
    """Make a game known to the whole program."""
    GAMES[title.id] = title


def title_of(game: str) -> Title:
    """A game's title; an unknown id raises with the list of what exists."""
    found = GAMES.get(game)
    if found is None:
        raise BadRequest(f"There is no game `{str(game)[:60]}`; there are {one_of(list(GAMES))}.")
    return found


def rules(game: str, **options: Any) -> Rules:
    """The rules of a game with the given options; immutable and shared."""
    return build(game, options)


def build_older(game: str, options: dict[str, Any], version: int) -> Rules | None:
    """An older version of a game's rules, for tables that began under it; `None` if it is gone."""
    title = title_of(game)
    part = title.older.get(version)
    if part is None:
        return None
    found: Rules = title.load(part)(options)
    return found


def build(game: str, options: dict[str, Any]) -> Rules:
    """The same from a dictionary."""
    title = title_of(game)
    mark = title.rules + json.dumps(options, sort_keys=True, default=str)
    found = _built.get(mark)
    if found is None:
        found = _built[mark] = title.load(title.rules)(options)
    return found


def book(rules: Rules, lang: str) -> Book:
    """The phrase book of a game's rules."""
    if lang not in LANGUAGES:
        raise BadRequest(
            f"There is no language `{lang[:20]}`; there are {one_of(list(LANGUAGES))}."
        )
    opened = _opened.get((id(rules), lang))
    if opened is None:
        title = title_of(rules.id)
        opened = title.load(title.words)(lang)
        opened.effect_of = rules.effects.__getitem__
        _opened[id(rules), lang] = opened
    return opened


def words_about(game: str, lang: str) -> dict[str, str]:
    """What lists say of a game: `name`, `about`, `boxes`, `time`, `round`, values of options."""
    title = title_of(game)
    if not title.about:
        return {"name": game, "about": "", "boxes": "", "time": "", "round": "{n}"}
    about: dict[str, dict[str, str]] = title.load(title.about)
    return about[lang]


def _find() -> None:
    folders = [folder.name for folder in iter_modules(__path__) if folder.ispkg]
    found: list[Title] = [import_module(f"{__name__}.{name}.game").TITLE for name in folders]
    for title in sorted(found, key=lambda title: title.place):
        register(title)


_find()
