"""The games by id: every folder here with a module `game` is one, loaded when first asked for.

A game in a package of its own is found by its entry point: the group `planetfall.games`, any name,
and the `Title` as its value (`prospectors = "prospectors.game:TITLE"`).
"""

from __future__ import annotations

import json
import warnings
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any, Final

from planetfall.core.errors import BadRequest, one_of
from planetfall.core.rules import Rules
from planetfall.games.title import Title
from planetfall.text.book import Book
from planetfall.text.plain import PlainBook, spaced

GAMES: Final[dict[str, Title]] = {}
"""All games, in the order of lists."""

LANGUAGES: Final = ("en", "cs")

GROUP: Final = "planetfall.games"
"""The entry points of games in packages of their own."""

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
        if title.words:
            opened = title.load(title.words)(lang)
        else:
            opened = PlainBook(rules.id, lang, {spec.name: spec.help for spec in rules.specs()})
        opened.effect_of = rules.effects.__getitem__
        _opened[id(rules), lang] = opened
    return opened


def words_about(game: str, lang: str) -> dict[str, str]:
    """What lists say of a game: `name`, `about`, `boxes`, `time`, `round`, values of options."""
    title = title_of(game)
    plain = {"name": spaced(game), "about": "", "boxes": "", "time": "", "round": "{n}"}
    about: dict[str, dict[str, str]] = title.load(title.about) if title.about else {}
    return {**plain, **about.get(lang, {})}


def _find() -> None:
    folders = [folder.name for folder in iter_modules(__path__) if folder.ispkg]
    found: list[Title] = [import_module(f"{__name__}.{name}.game").TITLE for name in folders]
    for title in sorted(found, key=lambda title: title.place):
        register(title)
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        _add(point)


def _add(point: EntryPoint) -> None:
    """Register a game of another package; one that is broken is left out with a warning."""
    try:
        title = point.load()
    except Exception as fault:
        told = f"{type(fault).__name__}: {fault}".rstrip(".: ")
        warnings.warn(
            f"The game `{point.name}` of `{point.value}` is left out: {told}.", stacklevel=2
        )
        return
    if not isinstance(title, Title):
        warnings.warn(
            f"The game `{point.name}` is left out: `{point.value}` is no `Title`.", stacklevel=2
        )
    elif title.id in GAMES:
        warnings.warn(f"A second game `{title.id}`, of `{point.value}`, is left out.", stacklevel=2)
    else:
        register(title)


_find()
FOUND: Final = tuple(GAMES)
"""The games that every process finds by itself, unlike those registered later in one."""
