"""Small changes of source code that break it on purpose: one change, one mutant.

`changes` lists the changes of a parsed module, always in the same order, so a mutant is a file and
a number. Only code inside functions is changed, and numbers that have a name (`MOST: Final = 3`):
tables of components are data, and compared with the printed facts by tests of their own. Messages
of errors, assertions, type annotations and `__repr__` are left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

ORDER: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
"""What a comparison becomes: off by one, or negated."""

SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}

SEATS = ("seat", "owner", "other", "player", "whose", "victim", "who", "index", "place")
"""Names of variables that say which one of many is meant."""

SKIPPED = ("__repr__", "__reduce__", "shake", "probe", "probes")
"""Functions that are no rules: forms for people, and positions drawn for tests."""

Replace = Callable[[ast.AST], None]


@dataclass
class Change:
    """One change of a module; `apply` carries it out on the tree it was found in."""

    kind: str
    line: int
    function: str
    """The qualified name of the function, or the empty text at the top of the module."""
    block: int
    """The line on which the innermost block of statements around it begins; 0 at the top."""
    before: str
    after: str
    apply: Callable[[], None]

    @property
    def text(self) -> str:
        """The change in one line."""
        return f"{self.before} -> {self.after}"


def parse(source: str) -> ast.Module:
    """The tree of a module."""
    return ast.parse(source)


def changes(tree: ast.Module) -> list[Change]:
    """All changes of a module in the order of its source."""
    return list(_Finder().module(tree))


def mutated(source: str, number: int) -> ast.Module:
    """The tree of a module with one of its changes made."""
    tree = parse(source)
    changes(tree)[number].apply()
    return ast.fix_missing_locations(tree)


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else text[:87] + "..."


def _named_number(statement: ast.stmt) -> int | None:
    """The number that a statement gives a name."""
    if isinstance(statement, ast.AnnAssign | ast.Assign):
        value = statement.value
        if isinstance(value, ast.Constant) and type(value.value) is int:
            return value.value
    return None


def _texts(node: ast.AST) -> bool:
    """Whether it is a text or a list, which have a sum and no difference."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes)
    return isinstance(node, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple | ast.Dict)


class _Finder:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.block = 0

    def module(self, tree: ast.Module) -> Iterator[Change]:
        yield from self.top(tree.body)

    def top(self, body: list[ast.stmt]) -> Iterator[Change]:
        """Statements of a module or a class: functions, and numbers that have a name there."""
        named = [value for each in body if (value := _named_number(each)) is not None]
        for statement in body:
            if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from self.function(statement)
            elif isinstance(statement, ast.ClassDef):
                self.names.append(statement.name)
                yield from self.top(statement.body)
                self.names.pop()
            elif not self.names:
                number = _named_number(statement)
                # Numbers in a row are labels: which one it is does not matter.
                if number is not None and not {number - 1, number + 1} & set(named):
                    assert isinstance(statement, ast.AnnAssign | ast.Assign)
                    assert statement.value is not None
                    yield from self.constant(statement.value, _setter(statement, "value"), 0)

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Change]:
        if node.name in SKIPPED:
            return
        self.names.append(node.name)
        outer = self.block
        yield from self.body(node.body)
        self.block = outer
        self.names.pop()

    def body(self, body: list[ast.stmt]) -> Iterator[Change]:
        """A block of statements of its own."""
        outer = self.block
        if body:
            self.block = body[0].lineno
        for index, statement in enumerate(body):
            yield from self.statement(statement, _item_setter(body, index))
        self.block = outer

    def statement(self, node: ast.stmt, replace: Replace) -> Iterator[Change]:
        line = node.lineno
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self.function(node)
            return
        if isinstance(node, ast.Raise | ast.Assert | ast.ClassDef | ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Call | ast.Await):
                yield self.change("drop", line, node, "pass", replace, ast.Pass())
            elif isinstance(node.value, ast.Constant):
                return
        if isinstance(node, ast.AugAssign):
            yield self.change("drop", line, node, "pass", replace, ast.Pass())
            sign = SIGNS.get(type(node.op))
            if sign is not None and not _texts(node.value):
                other = ast.AugAssign(target=node.target, op=sign(), value=node.value)
                yield self.change("sign", line, node, _short(other), replace, other)
        if isinstance(node, ast.If | ast.While):
            for known in (True, False):
                if isinstance(node, ast.While) and known:
                    continue
                yield self.change(
                    "condition",
                    line,
                    node.test,
                    str(known),
                    _setter(node, "test"),
                    ast.Constant(value=known),
                )
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant):
            if type(node.value.value) is bool:
                other_value = ast.Constant(value=not node.value.value)
                yield self.change(
                    "return",
                    line,
                    node,
                    f"return {not node.value.value}",
                    _setter(node, "value"),
                    other_value,
                )
                return
        yield from self.children(node)

    def children(self, node: ast.AST) -> Iterator[Change]:
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "args", "type_comment") and (
                not isinstance(node, ast.Call)
            ):
                continue
            if isinstance(value, list):
                if value and all(isinstance(each, ast.stmt) for each in value):
                    if isinstance(node, ast.With | ast.AsyncWith | ast.Try) and field == "body":
                        for index, each in enumerate(value):
                            yield from self.statement(each, _item_setter(value, index))
                    else:
                        yield from self.body(value)
                    continue
                for index, each in enumerate(value):
                    if isinstance(each, ast.AST):
                        yield from self.expression(each, _item_setter(value, index))
            elif isinstance(value, ast.AST):
                yield from self.expression(value, _setter(node, field))

    def expression(self, node: ast.AST, replace: Replace) -> Iterator[Change]:
        if isinstance(node, ast.JoinedStr):
            return
        line = getattr(node, "lineno", self.block)
        if isinstance(node, ast.excepthandler | ast.match_case):
            yield from self.children(node)
            return
        if isinstance(node, ast.Compare):
            for index, op in enumerate(node.ops):
                for other in ORDER[type(op)]:
                    ops = list(node.ops)
                    ops[index] = other()
                    new = ast.Compare(left=node.left, ops=ops, comparators=node.comparators)
                    yield self.change("compare", line, node, _short(new), replace, new)
        if isinstance(node, ast.Constant):
            yield from self.constant(node, replace, line)
        if isinstance(node, ast.BoolOp):
            swapped = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
            new_op = ast.BoolOp(op=swapped, values=node.values)
            yield self.change("and/or", line, node, _short(new_op), replace, new_op)
            for index in range(len(node.values)):
                rest = node.values[:index] + node.values[index + 1 :]
                new_test: ast.expr = (
                    rest[0] if len(rest) == 1 else ast.BoolOp(op=node.op, values=rest)
                )
                yield self.change("condition", line, node, _short(new_test), replace, new_test)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
            if not isinstance(node.operand, ast.Constant):
                kind = "condition" if isinstance(node.op, ast.Not) else "sign"
                yield self.change(kind, line, node, _short(node.operand), replace, node.operand)
        if isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
            if not _texts(node.left) and not _texts(node.right):
                turned = ast.BinOp(left=node.left, op=SIGNS[type(node.op)](), right=node.right)
                yield self.change("sign", line, node, _short(turned), replace, turned)
        if isinstance(node, ast.IfExp):
            yield self.change("condition", line, node, _short(node.body), replace, node.body)
            yield self.change("condition", line, node, _short(node.orelse), replace, node.orelse)
        if isinstance(node, ast.comprehension):
            for index, test in enumerate(node.ifs):
                yield self.change(
                    "condition",
                    test.lineno,
                    test,
                    "True",
                    _item_setter(node.ifs, index),
                    ast.Constant(value=True),
                )
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name):
            if node.slice.id in SEATS:
                one = ast.Constant(value=1)
                index_node = ast.BinOp(left=node.slice, op=ast.Sub(), right=one)
                new_part = ast.Subscript(value=node.value, slice=index_node, ctx=node.ctx)
                setter = _setter(node, "slice")
                yield self.change("index", line, node, _short(new_part), setter, index_node)
        if isinstance(node, ast.Call):
            for index, argument in enumerate(node.args):
                if (isinstance(argument, ast.Name) and argument.id in ("seat", "owner")) or (
                    isinstance(argument, ast.Attribute) and argument.attr == "seat"
                ):
                    other_seat = ast.BinOp(
                        left=argument, op=ast.BitXor(), right=ast.Constant(value=1)
                    )
                    new_args = [*node.args[:index], other_seat, *node.args[index + 1 :]]
                    new_call = ast.Call(func=node.func, args=new_args, keywords=node.keywords)
                    setter = _item_setter(node.args, index)
                    yield self.change("seat", line, node, _short(new_call), setter, other_seat)
        yield from self.children(node)

    def constant(self, node: ast.AST, replace: Replace, line: int) -> Iterator[Change]:
        assert isinstance(node, ast.Constant)
        line = line or node.lineno
        if type(node.value) is bool:
            flipped = ast.Constant(value=not node.value)
            yield self.change("constant", line, node, _short(flipped), replace, flipped)
        elif type(node.value) is int:
            for step in (1, -1):
                new = ast.Constant(value=node.value + step)
                yield self.change("constant", line, node, _short(new), replace, new)

    def change(
        self, kind: str, line: int, old: ast.AST, after: str, replace: Replace, new: ast.AST
    ) -> Change:
        def apply() -> None:
            replace(ast.copy_location(new, old))

        return Change(kind, line, ".".join(self.names), self.block, _short(old), after, apply)


def _setter(node: ast.AST, field: str) -> Replace:
    return lambda new: setattr(node, field, new)


def _item_setter(items: list[object] | list[ast.stmt] | list[ast.expr], index: int) -> Replace:
    def put(new: ast.AST) -> None:
        items[index] = new  # type: ignore[call-overload]

    return put


def blocks(tree: ast.Module) -> Iterator[tuple[list[ast.stmt], int]]:
    """Every block of statements inside functions, with the line it begins on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _blocks_of(node.body)


def _blocks_of(body: list[ast.stmt]) -> Iterator[tuple[list[ast.stmt], int]]:
    yield body, body[0].lineno
    yield from _inner(body)


def _inner(body: list[ast.stmt]) -> Iterator[tuple[list[ast.stmt], int]]:
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for field, value in ast.iter_fields(statement):
            if field == "handlers":
                for handler in value:
                    yield from _blocks_of(handler.body)
            elif field == "cases":
                for case in value:
                    yield from _blocks_of(case.body)
            elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                if isinstance(statement, ast.With | ast.AsyncWith | ast.Try) and field == "body":
                    yield from _inner(value)
                else:
                    yield from _blocks_of(value)
