"""What is public is said in one list, exists, and has a docstring."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest

import planetfall
from planetfall import engine
from tools import api_reference, data_sheets
from tools.api_reference import PUBLIC, definitions, methods, public_names


@pytest.mark.parametrize("module", PUBLIC)
def test_everything_public_exists_and_says_what_it_is(module: str) -> None:
    found = definitions(module)
    loaded = import_module(module)
    assert public_names(module)
    for name in public_names(module):
        assert hasattr(loaded, name), f"{module} has no {name}"
        node, doc = found[name]
        assert doc, f"{module}.{name} has no docstring"
        # Compiled methods carry no docstrings; the run on the source looks at them.
        if isinstance(node, ast.ClassDef) and not engine.is_compiled():
            bare = [each.name for each in methods(node) if not ast.get_docstring(each)]
            inherited = {
                name
                for base in getattr(loaded, name).__mro__[1:]
                for name in vars(base)
                if getattr(vars(base)[name], "__doc__", None)
            }
            assert [each for each in bare if each not in inherited] == []


def test_what_the_package_itself_offers_is_public() -> None:
    assert set(planetfall.__all__) - {"__version__"} == set(PUBLIC["planetfall"])


def test_the_page_has_every_public_name() -> None:
    page = api_reference.page()
    for module in PUBLIC:
        part = page.split(f"## `{module}`\n", 1)[1].split("\n## ", 1)[0]
        for name in public_names(module):
            assert f"`{name}" in part


def test_the_data_sheets_cover_every_game() -> None:
    page = data_sheets.page()
    assert page.count("| numbers | name | range | meaning |") == len(planetfall.GAMES)
    assert "| `own.moves` | whole | the number |" in page
    assert "| `table.phase` | 0 to 1 | how often each is there |" in page
    assert "seats relative to the viewer" in page
