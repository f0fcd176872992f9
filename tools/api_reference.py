"""The API reference, from the docstrings: `python -m tools.api_reference docs/api.md`.

`PUBLIC` is the one list of what is public. What stands there keeps its name and its meaning from
one release to the next, or the changelog says so; everything else may change at any time.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"

PUBLIC: dict[str, tuple[str, ...]] = {
    "planetfall": ("GAMES", "rules"),
    "planetfall.core.rules": ("Rules",),
    "planetfall.core.game": ("Game", "Decision"),
    "planetfall.core.view": ("View",),
    "planetfall.core.scores": ("Sheet", "Outcome"),
    "planetfall.core.play": ("Play",),
    "planetfall.core.record": ("to_text", "load", "goto", "verify"),
    "planetfall.core.errors": (
        *("PlanetfallError", "BadRequest", "IllegalChoice", "StaleChoice", "StaleView"),
        *("GameNotOver", "BadRecord", "BotFault", "BrokenRule"),
    ),
    "planetfall.bots": ("LEVELS", "make", "judge_of"),
    "planetfall.bots.base": ("Bot",),
    "planetfall.bots.judge": ("Judge",),
    "planetfall.bots.greedy": ("GreedyBot",),
    "planetfall.bots.match": ("run", "random_playout", "seat_rngs"),
    "planetfall.positions": (),
    "planetfall.lab.simulate": ("Setup", "Result", "Run", "simulate"),
    "planetfall.lab.tournament": ("Contest", "Table", "hold"),
    "planetfall.lab.clock": ("TimeControl",),
    "planetfall.lab.referee": ("Duel", "Match", "hold"),
    "planetfall.core.observation": ("Encoder",),
    "planetfall.games.title": ("Title",),
    "planetfall.core.effect": ("Effect", "Chance", "Frame"),
    "planetfall.core.combinators": ("Do", "AnyOrder", "Either", "May", "Repeat", "AtOnce"),
    "planetfall.core.area": ("Area",),
    "planetfall.core.fields": ("Field", "Fields"),
    "planetfall.core.options": ("OptionSpec", "FileOption"),
    "planetfall.core.extension": ("Extension",),
    "planetfall.core.check": ("run",),
    "planetfall.text.book": ("Book",),
}
"""Modules and what is public in them; nothing named: everything without an underscore."""


def file_of(module: str) -> Path:
    """The source of a module."""
    path = SOURCE / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def definitions(module: str) -> dict[str, tuple[ast.stmt, str]]:
    """What a module defines at its top, with the docstrings; also what it takes from elsewhere."""
    found: dict[str, tuple[ast.stmt, str]] = {}
    body = ast.parse(file_of(module).read_text(encoding="utf-8")).body
    for place, node in enumerate(body):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = (node, ast.get_docstring(node) or "")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                found[target.id] = (node, _below(body, place))
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if alias.name in PUBLIC.get(module, ()):
                    found[alias.name] = definitions(node.module)[alias.name]
    return found


def _below(body: list[ast.stmt], place: int) -> str:
    """The docstring below a field."""
    after = body[place + 1] if place + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
        return after.value.value if isinstance(after.value.value, str) else ""
    return ""


def public_names(module: str) -> list[str]:
    """The public names of a module."""
    named = PUBLIC[module]
    return list(named or [name for name in definitions(module) if _is_public_def(module, name)])


def _is_public_def(module: str, name: str) -> bool:
    node = definitions(module)[name][0]
    return not name.startswith("_") and isinstance(node, ast.FunctionDef | ast.ClassDef)


def methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """The public methods of a class, in the order of the source."""
    return [
        each
        for each in node.body
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_")
    ]


def signature(node: ast.FunctionDef) -> str:
    """A function as it is called."""
    given = ast.unparse(node.args)
    for own in ("self, ", "self", "cls, ", "cls"):
        given = given.removeprefix(own)
    answer = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({given}){answer}"


def _fields(node: ast.ClassDef) -> list[str]:
    lines = []
    for place, each in enumerate(node.body):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            if each.target.id.startswith("_"):
                continue
            told = " ".join(_below(node.body, place).split())
            kind = ast.unparse(each.annotation)
            lines.append(f"- `{each.target.id}: {kind}`" + (f": {told}" if told else ""))
    return lines


def as_markdown(doc: str) -> str:
    """A docstring as Markdown: what is typed at a prompt stands in a block of code.

    >>> print(as_markdown("Adds.\\n\\n>>> 1 + 1\\n2\\n\\nAlways."))
    Adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    <BLANKLINE>
    Always.
    """
    parts = doc.split("\n\n")
    return "\n\n".join(
        f"```pycon\n{part}\n```" if part.startswith(">>> ") else part for part in parts
    )


def heading(level: int, call: str, name: str) -> list[str]:
    """A heading that shows a call, under its name alone in the table of contents."""
    return [f"{'#' * level} `{call}` {{ data-toc-label='{name}' }}", ""]


def _class(name: str, node: ast.ClassDef, doc: str) -> list[str]:
    lines = [f"### class `{name}`", "", as_markdown(doc), ""]
    if fields := _fields(node):
        lines += [*fields, ""]
    for method in methods(node):
        lines += heading(4, signature(method), method.name)
        lines += [as_markdown(ast.get_docstring(method) or ""), ""]
    return lines


def page() -> str:
    """The whole reference as Markdown."""
    lines = [
        "# API reference",
        "",
        "Made from the docstrings. What stands here is public: it keeps its name and meaning, or",
        "the changelog says so. Everything else may change at any time.",
        "",
    ]
    for module in PUBLIC:
        about = ast.get_docstring(ast.parse(file_of(module).read_text(encoding="utf-8"))) or ""
        lines += [f"## `{module}`", "", as_markdown(about), ""]
        found = definitions(module)
        for name in public_names(module):
            node, doc = found[name]
            if isinstance(node, ast.ClassDef):
                lines += _class(name, node, doc)
            elif isinstance(node, ast.FunctionDef):
                lines += [*heading(3, signature(node), name), as_markdown(doc), ""]
            else:
                lines += [f"### `{name}`", "", as_markdown(doc), ""]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
