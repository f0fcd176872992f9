"""Count which lines of the rules ledgers are proven by a test.

    python tools/rules.py

Prints one line per ledger of docs/rules, then the ids no test proves. It reads the source of the
tests and runs nothing. A line is proven by `@rule("…")` on a function whose name starts with `test`
in a file `test_*.py`; skipped tests and expected failures prove nothing.

Every ledger must be proven completely, and tests may name no id that no ledger has; otherwise the
exit status is 1.
"""

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PER_ROW = 10
"""Ids to a row of the list."""

_LINE = re.compile(r"- \*\*([A-Z]{2,4}-[0-9]+\.[0-9]{2})\*\* ")
_VOID = ("skip", "skipif", "xfail")


@dataclass(frozen=True)
class Mark:
    """An id that a test claims to prove, and where it says so."""

    id: str
    test: str
    path: Path
    line: int

    @property
    def place(self) -> str:
        """File and line, as editors understand them."""
        return f"{self.path.as_posix()}:{self.line}"


def ledgers(root: Path = ROOT) -> list[str]:
    """The names of the ledgers."""
    return sorted(path.stem for path in (root / "docs" / "rules").glob("*.md"))


def ledger(name: str, root: Path = ROOT) -> list[str]:
    """The ids of one ledger in printed order; raises `ValueError` if one occurs twice."""
    text = (root / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    ids = [found[1] for line in text.splitlines() if (found := _LINE.match(line))]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise ValueError(f"{name} numbers a line twice: {', '.join(twice)}")
    return ids


def marks(root: Path = ROOT) -> list[Mark]:
    """All marks of all tests; raises `ValueError` for ids that are not written out."""
    found: list[Mark] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        if not _is_void(tree.body):
            _walk(tree.body, path.relative_to(root), found)
    return found


def _walk(body: list[ast.stmt], path: Path, found: list[Mark]) -> None:
    for node in body:
        if isinstance(node, ast.ClassDef):
            if not any(_is_skip(each) for each in node.decorator_list):
                _walk(node.body, path, found)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test"):
                _read(node, path, found)


def _read(node: ast.FunctionDef | ast.AsyncFunctionDef, path: Path, found: list[Mark]) -> None:
    if any(_is_skip(each) for each in node.decorator_list):
        return
    for each in node.decorator_list:
        if not (isinstance(each, ast.Call) and _last_name(each.func) == "rule"):
            continue
        for word in each.args:
            if not (isinstance(word, ast.Constant) and isinstance(word.value, str)):
                raise ValueError(f"{path}:{word.lineno}: `rule` needs its ids written out")
            found.append(Mark(word.value, node.name, path, word.lineno))


def _is_void(body: list[ast.stmt]) -> bool:
    """Whether a module marks all its tests as skipped: `pytestmark = pytest.mark.skip(…)`."""
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            values = node.value.elts if isinstance(node.value, ast.List) else [node.value]
            if any(_is_skip(value) for value in values):
                return True
    return False


def _is_skip(node: ast.expr) -> bool:
    return _last_name(node.func if isinstance(node, ast.Call) else node) in _VOID


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def main(root: Path = ROOT) -> int:
    """Print the count and return the exit status; see the module's docstring."""
    try:
        lines = {name: ledger(name, root) for name in ledgers(root)}
        claimed = marks(root)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    proven = {mark.id for mark in claimed}
    for name, ids in lines.items():
        print(f"{name}: {sum(id in proven for id in ids)} of {len(ids)}")

    failed = False
    for name, ids in lines.items():
        open_ids = [id for id in ids if id not in proven]
        if open_ids:
            failed = True
            print(f"\nno test proves, of {name}:")
            for start in range(0, len(open_ids), PER_ROW):
                print("  " + " ".join(open_ids[start : start + PER_ROW]))

    known = {id for ids in lines.values() for id in ids}
    for mark in claimed:
        if mark.id not in known:
            failed = True
            print(f"{mark.place}: `{mark.id}` is in no ledger", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
