"""Imports of changed source: a mutant, or code that notes which blocks are reached."""

from __future__ import annotations

import ast
import builtins
import importlib.abc
import importlib.machinery
import json
import mmap
import os
import sys
import types
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import mutating

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

Compile = Callable[[str, str], types.CodeType]


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module from changed source, past the cache of compiled files."""

    def __init__(self, name: str, path: str, make: Compile) -> None:
        super().__init__(name, path)
        self.make = make

    def get_code(self, fullname: str) -> types.CodeType:
        return self.make(self.path, Path(self.path).read_text(encoding="utf-8"))


class _Finder(importlib.abc.MetaPathFinder):
    """Gives modules of this project to `_Loader`, where `wanted` says so."""

    def __init__(self, make: Compile, wanted: Callable[[str], bool]) -> None:
        self.make = make
        self.wanted = wanted

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname.split(".")[0] != "planetfall":
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or not self.wanted(spec.origin):
            return spec
        spec.loader = _Loader(fullname, spec.origin, self.make)
        return spec


def changed_code(path: str, number: int) -> types.CodeType:
    """The code of a module with one change."""
    source = (SOURCE / path).read_text(encoding="utf-8")
    return compile(mutating.mutated(source, number), str(SOURCE / path), "exec", dont_inherit=True)


def use_mutant(path: str, number: int) -> None:
    """Let this process import a module with one change; call it before the first import."""
    origin = str(SOURCE / path)
    make: Compile = lambda _origin, _source: changed_code(path, number)  # noqa: E731
    sys.meta_path.insert(0, _Finder(make, lambda found: found == origin))


def block_lines(paths: list[str]) -> dict[str, dict[int, int]]:
    """The blocks of files, numbered in order: of each file, line to number."""
    numbers: dict[str, dict[int, int]] = {}
    count = 0
    for path in paths:
        tree = mutating.parse((SOURCE / path).read_text(encoding="utf-8"))
        lines: dict[int, int] = {}
        for _, line in mutating.blocks(tree):
            if line not in lines:
                lines[line] = count
                count += 1
        numbers[path] = lines
    return numbers


def note_reached(numbers: dict[str, dict[int, int]], file: Path) -> mmap.mmap:
    """Let the modules that are imported from now on mark every block they get to.

    The marks are bytes of a file that all processes share, those that tests start included.
    """
    with file.open("r+b") as handle:
        seen = mmap.mmap(handle.fileno(), 0)
    setattr(builtins, "__reached__", seen)  # noqa: B010

    def make(origin: str, source: str) -> types.CodeType:
        tree = mutating.parse(source)
        path = Path(origin)
        name = path.relative_to(SOURCE).as_posix() if path.is_relative_to(SOURCE) else ""
        if name in numbers:
            _mark(tree, numbers[name])
        return compile(tree, origin, "exec", dont_inherit=True)

    sys.meta_path.insert(0, _Finder(make, lambda origin: origin.endswith(".py")))
    return seen


def _mark(tree: ast.Module, lines: dict[int, int]) -> None:
    for body, line in list(mutating.blocks(tree)):
        mark = ast.parse(f"__reached__[{lines[line]}] = 1").body[0]
        for node in ast.walk(mark):
            ast.copy_location(node, body[0])
        first = body[0]
        has_words = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        body.insert(1 if has_words else 0, mark)


def from_environment() -> None:
    """What `sitecustomize` does in a process that a test has started."""
    if mutant := os.environ.get("PLANETFALL_MUTANT"):
        path, number = mutant.split()
        use_mutant(path, int(number))
    elif folder := os.environ.get("PLANETFALL_REACH"):
        numbers = json.loads((Path(folder) / "numbers.json").read_text(encoding="utf-8"))
        lines = {
            path: {int(line): number for line, number in each.items()}
            for path, each in numbers.items()
        }
        note_reached(lines, Path(folder) / "reached")
