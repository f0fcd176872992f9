"""Finds values that get into markup without being markup themselves, by walking the syntax tree.

A value is safe where the tree shows that it is markup or a number: a literal, a call of a function
annotated to return one, a name that is bound to nothing else, an if-else or a sum of these. All
other values have to go through `esc`. The check knows no types: what it cannot see is not safe.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

MARKUP = {"Html", "Markup", "Picture"}
NUMBERS = {"int", "float", "bool"}
SAFE_RESULTS = MARKUP | NUMBERS | {"list[Html]", "list[Markup]"}
BUILT_IN = {"len", "round", "int", "sum", "range", "escape", "number"}
"""Functions that make numbers, or text that can stand in markup."""
TAG = re.compile(r"<[a-zA-Z/!]")

Bound = dict[str, list["ast.expr | bool"]]
"""Names with all that is bound to them: an expression, or whether it is safe."""


class Sources:
    """The modules that write markup, and what their functions and constants are."""

    def __init__(self, files: list[Path]) -> None:
        self.trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
        self.functions = set(BUILT_IN) | MARKUP
        self.own: dict[str, bool] = {}
        """The functions of the file that is looked at, and whether they are safe."""
        results: dict[str, set[str]] = {}
        self.constants: Bound = {}
        for tree in self.trees.values():
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef):
                    results.setdefault(node.name, set()).add(_said(node.returns))
            for statement in tree.body:
                for name, value in _bound_by(statement):
                    self.constants.setdefault(name, []).append(value)
        self.functions |= {name for name, said in results.items() if said <= SAFE_RESULTS}

    def faults(self, file: Path, primitives: tuple[str, ...] = ()) -> list[str]:
        """The lines of a file that put something unsafe into markup, with what they put there.

        `primitives` are functions that make markup of text: they are not looked into.
        """
        found = []
        tree = self.trees[file]
        self.own = {
            node.name: _said(node.returns) in SAFE_RESULTS
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
        }
        tree.body = [node for node in tree.body if getattr(node, "name", "") not in primitives]
        for node, scopes in _with_scopes(tree, []):
            for value in _put_into_markup(node):
                if not self._is_safe(value, scopes, ()):
                    found.append(f"{value.lineno}: {ast.unparse(value)[:80]}")
        return sorted(set(found), key=lambda line: int(line.partition(":")[0]))

    def _is_safe(self, value: ast.expr | bool, scopes: list[Bound], seen: tuple[str, ...]) -> bool:
        """Whether a value is markup or a number wherever it comes from."""
        if isinstance(value, bool):
            return value
        inner: list[ast.expr] = []
        if isinstance(value, ast.Constant):
            return True
        if isinstance(value, ast.Name):
            if value.id in seen:
                return True
            bound = next((scope[value.id] for scope in reversed(scopes) if value.id in scope), None)
            bound = self.constants.get(value.id) if bound is None else bound
            return bool(bound) and all(
                self._is_safe(each, scopes, (*seen, value.id)) for each in bound or ()
            )
        if isinstance(value, ast.Call):
            name = value.func.attr if isinstance(value.func, ast.Attribute) else ""
            name = value.func.id if isinstance(value.func, ast.Name) else name
            if name == "str":
                inner = value.args
            else:
                return self.own.get(name, name in self.functions)
        elif isinstance(value, (ast.Tuple, ast.List)):
            inner = value.elts
        elif isinstance(value, (ast.JoinedStr, ast.BoolOp)):
            inner = value.values
        elif isinstance(value, (ast.FormattedValue, ast.Subscript)):
            inner = [value.value]
        elif isinstance(value, ast.IfExp):
            inner = [value.body, value.orelse]
        elif isinstance(value, ast.BinOp):
            inner = [value.left, value.right]
        elif isinstance(value, ast.UnaryOp):
            inner = [value.operand]
        else:
            return False
        return all(self._is_safe(each, scopes, seen) for each in inner)


def _put_into_markup(node: ast.AST) -> list[ast.expr]:
    """What an expression puts into markup."""
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Name) and called.id in MARKUP:
            return [part for each in node.args for part in _parts_of(each)]
        if isinstance(called, ast.Attribute) and called.attr == "format":
            return [*node.args, *[each.value for each in node.keywords]] if _tags(called) else []
    if isinstance(node, ast.JoinedStr):
        return node.values if any(_tags(each) for each in node.values) else []
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Mod)):
        return [node.left, node.right] if _tags(node.left) or _tags(node.right) else []
    return []


def _parts_of(value: ast.expr) -> list[ast.expr]:
    return value.values if isinstance(value, ast.JoinedStr) else [value]


def _tags(node: ast.AST) -> bool:
    """Whether an expression is a text with a tag in it."""
    if isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Constant) and bool(TAG.search(str(node.value)))


def _with_scopes(node: ast.AST, scopes: list[Bound]) -> Iterator[tuple[ast.AST, list[Bound]]]:
    """All nodes below one, each with the names bound in the functions around it."""
    for child in ast.iter_child_nodes(node):
        inside = scopes
        if isinstance(child, (ast.FunctionDef, ast.Lambda)):
            inside = [*scopes, _names_of(child)]
        yield child, inside
        yield from _with_scopes(child, inside)


def _names_of(function: ast.FunctionDef | ast.Lambda) -> Bound:
    """The names a function binds."""
    names: Bound = {}
    given = function.args
    for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg]:
        if argument is not None:
            names[argument.arg] = [_is_annotated(_said(argument.annotation))]
    for node in ast.walk(function):
        for name, value in _bound_by(node):
            names.setdefault(name, []).append(value)
    return names


def _said(annotation: ast.expr | None) -> str:
    return "" if annotation is None else ast.unparse(annotation)


def _is_annotated(said: str) -> bool:
    """Whether an annotation says markup or numbers, or a sequence of them."""
    words = set(re.findall(r"\w+", said))
    several = {"list", "tuple", "Sequence", "Iterable", "None"}
    return said == "dict[str, Html]" or (bool(words) and words <= MARKUP | NUMBERS | several)


def _bound_by(node: ast.AST) -> Iterator[tuple[str, ast.expr | bool]]:
    """The names a statement binds, with what."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _matched(target, node.value)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
        yield from _matched(node.target, node.value)
    elif isinstance(node, (ast.For, ast.comprehension)):
        yield from _looped(node.target, node.iter)


def _matched(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr | bool]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, (ast.Tuple, ast.List)):
        parts = value.elts if isinstance(value, (ast.Tuple, ast.List)) else []
        for place, each in enumerate(target.elts):
            if isinstance(each, ast.Name):
                yield each.id, parts[place] if len(parts) == len(target.elts) else False


def _looped(target: ast.expr, iterated: ast.expr) -> Iterator[tuple[str, ast.expr | bool]]:
    """The names of a loop: an element of something is as safe as the whole."""
    if isinstance(target, ast.Name):
        yield target.id, iterated
    elif isinstance(target, ast.Tuple):
        called = iterated.func if isinstance(iterated, ast.Call) else None
        if isinstance(called, ast.Name) and called.id == "enumerate":
            assert isinstance(iterated, ast.Call)
            yield from _looped(target.elts[0], ast.Constant(0))
            yield from _looped(target.elts[1], iterated.args[0])
        else:
            for each in target.elts:
                yield from _looped(each, iterated)
