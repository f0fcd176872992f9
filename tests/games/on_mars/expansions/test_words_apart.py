"""Expansions share one book: none may say another thing under a key of another."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

from planetfall.games.on_mars import expansions
from planetfall.games.on_mars.words import en as base


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_no_phrase_of_an_expansion_replaces_another(lang: str) -> None:
    taken: dict[str, str] = {}
    book = import_module(base.__name__.rpartition(".")[0] + f".{lang}")
    for key in book.PHRASES:
        taken[key] = "base"
    for module in iter_modules(expansions.__path__):
        try:
            words = import_module(f"{expansions.__name__}.{module.name}.words.{lang}")
        except ModuleNotFoundError:
            continue
        for key in getattr(words, "PHRASES", {}):
            assert key not in taken, f"`{key}` of {module.name} is one of {taken[key]}"
            taken[key] = module.name
