"""What holds for the project as a whole: imports, engines, files, ledgers."""

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import planetfall
from planetfall import engine
from tools import rules

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "planetfall"

RANK = {
    "core": 0,
    "text": 1,
    "svg": 2,
    "games": 3,
    "bots": 4,
    "positions": 4,
    "table": 5,
    "lab": 6,
    "web": 7,
    "commands": 8,
    "cli": 9,
    "__main__": 10,
}
"""Imports go to lower ranks only. Modules beside these packages may import no part at all."""

OFFERED = 3.5
"""The rank of what the package itself offers: the games and nothing above them."""

ENGINE = ("core", "text", "svg", "games", "bots")
"""Parts that use the standard library only."""

PLUMBING = {"engine", "testing"}
"""Modules that belong to no part and that every part may import."""


def project_files() -> Iterator[Path]:
    """The files of the project, without environments, builds and caches."""
    skipped = {"build", "dist", "site", "node_modules", "static", "__pycache__", ".git"}
    for folder, names, files in os.walk(ROOT):
        names[:] = [
            name
            for name in names
            if name not in skipped
            and not name.endswith("_cache")
            and name != ".hypothesis"
            and not Path(folder, name, "pyvenv.cfg").exists()
        ]
        yield from (Path(folder, name) for name in files if name != ".git")


def text_files() -> Iterator[tuple[Path, str]]:
    """The files of the project that hold text, with it."""
    for path in project_files():
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def imports(path: Path, *, typing: bool = True) -> Iterator[tuple[str, int]]:
    """Every module a file imports, at the top or inside functions, with the line.

    Without `typing`, imports that only a type checker sees are left out.
    """
    package = ("planetfall", *path.relative_to(SOURCE).parent.parts)
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    unseen = set() if typing else {id(node) for node in checker_imports(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and id(node) not in unseen:
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and id(node) not in unseen:
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            # `from planetfall import svg` imports a part, not a name.
            parts = [f"{module}.{alias.name}" for alias in node.names]
            yield from (
                (name, node.lineno) for name in (parts if module == "planetfall" else [module])
            )


def checker_imports(tree: ast.Module) -> Iterator[ast.AST]:
    """What stands below `if TYPE_CHECKING:`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for statement in node.body:
                yield from ast.walk(statement)


def part_of(path: Path) -> str:
    """The part a file belongs to; what a game tells bots belongs to them."""
    if path.stem.split("_")[0] == "bot":
        return "bots"
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def test_imports_go_one_way() -> None:
    wrong = []
    for path in SOURCE.rglob("*.py"):
        part = part_of(path)
        for module, line in imports(path):
            names = module.split(".")
            if names[0] != "planetfall" or len(names) < 2 or names[1] == part:
                continue
            if names[1] in PLUMBING:
                continue
            here = OFFERED if part == "__init__" else RANK.get(part, -1)
            there = OFFERED if names[1] in planetfall.__all__ else RANK.get(names[1], 99)
            if there >= here:
                wrong.append(f"{path.relative_to(ROOT)}:{line} imports {module}")
    assert wrong == []


def test_engines_do_not_import_the_package_that_offers_them() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in SOURCE.rglob("*.py")
        for module, line in imports(path)
        if module == "planetfall" and part_of(path) in ENGINE
    ]
    assert wrong == []


def test_no_game_imports_another() -> None:
    wrong = []
    for path in (SOURCE / "games").glob("*/**/*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for module, line in imports(path):
            names = module.split(".")
            if names[:2] == ["planetfall", "games"] and names[2:3] not in (
                [],
                [game],
                ["catalog"],
                ["title"],
            ):
                wrong.append(f"{path.relative_to(ROOT)}:{line} imports {module}")
    assert wrong == []


def test_engines_need_the_standard_library_only() -> None:
    wrong = []
    for part in ENGINE:
        for path in (SOURCE / part).rglob("*.py"):
            for module, line in imports(path, typing=False):
                name = module.split(".")[0]
                if name != "planetfall" and name not in sys.stdlib_module_names:
                    wrong.append(f"{path.relative_to(ROOT)}:{line} imports {module}")
    assert wrong == []


def settings() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def engine_modules() -> list[str]:
    """The modules that a compiled build compiles."""
    hook = settings()["tool"]["hatch"]["build"]["hooks"]["custom"]
    chosen = {path for pattern in hook["engine"] for path in SOURCE.parent.glob(pattern)}
    plain = {path for pattern in hook["plain"] for path in SOURCE.parent.glob(pattern)}
    return [
        ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        for path in sorted(chosen - plain)
        if path.name != "__init__.py"
    ]


def test_the_engine_is_the_one_this_run_is_meant_for() -> None:
    expected = os.environ.get("EXPECT_ENGINE", "")
    assert expected in ("", "compiled", "pure")
    libraries = [engine.is_library(name) for name in engine_modules()]
    assert libraries
    assert all(libraries) or not any(libraries), "the engine is half compiled"
    if expected:
        assert all(libraries) == engine.is_compiled() == (expected == "compiled")


def test_a_compiled_build_compiled_all_it_lists() -> None:
    report = engine.report()
    for name in report["modules"] if report else []:
        assert engine.is_library(name), name


def test_the_engine_is_not_pure_because_it_does_not_compile() -> None:
    report = engine.report()
    assert report is None or "failed" not in report["why"]


def test_pytest_does_not_put_the_source_before_the_installed_build() -> None:
    assert "pythonpath" not in settings()["tool"]["pytest"]["ini_options"]


def test_the_version_is_the_same_everywhere() -> None:
    assert planetfall.__version__ == settings()["project"]["version"]


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    place = re.compile(r"(?:^|[\s\"'`=:(\[])/(?:work|tmp|root|home|Users|opt)/|file:" + "//")
    wrong = [
        f"{path.relative_to(ROOT)}:{number}"
        for path, text in text_files()
        for number, line in enumerate(text.splitlines(), 1)
        if place.search(line)
    ]
    assert wrong == []


def test_no_lock_file_records_addresses() -> None:
    locks = re.compile(r".*lock(\.json|\.yaml)?|.*\.lock|constraints.*|requirements.*|\.npmrc")
    wrong = [
        str(path.relative_to(ROOT))
        for path, text in text_files()
        if locks.fullmatch(path.name) and re.search(r"[a-z]:" + "//|resolved", text)
        if "omit-lockfile-registry-resolved" not in text
    ]
    assert wrong == []


def test_the_lock_file_of_the_client_stays_without_addresses() -> None:
    text = (SOURCE / "web" / "client" / ".npmrc").read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in text.splitlines()


def test_build_and_environment_use_the_same_versions() -> None:
    pinned = set((ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines())
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    for requirement in settings()["build-system"]["requires"]:
        assert requirement in pinned
    assert [found for found in re.findall(r"\"(mypy==[0-9.]+)\"", hook) if found in pinned]


def test_every_command_the_documents_name_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    named = {
        target
        for path in documents
        for target in re.findall(r"`make ([a-z]+)", path.read_text(encoding="utf-8"))
    }
    assert named - targets == set()


def test_the_ledgers_hold_as_many_lines_as_they_say() -> None:
    head = re.compile(r"\*\*Contents\*\*: (\d+) numbered lines — (\d+) rules, (\d+) .*?, (\d+) rul")
    for name in rules.ledgers():
        text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if re.match(r"- \*\*[A-Z]+-\d", line)]
        examples = sum("** **EX** " in line for line in lines)
        rulings = sum("** **RULING** " in line for line in lines)
        found = head.search(text)
        assert found is not None
        assert [int(number) for number in found.groups()] == [
            len(rules.ledger(name)),
            len(lines) - examples - rulings,
            examples,
            rulings,
        ]


def test_tests_name_only_lines_that_are_in_a_ledger() -> None:
    known = {id for name in rules.ledgers() for id in rules.ledger(name)}
    assert [mark.place for mark in rules.marks() if mark.id not in known] == []


MOST_LINES = 60
"""A longer function has a part with a name of its own."""


def test_no_function_is_longer_than_a_screen() -> None:
    long = []
    for path in sorted(SOURCE.rglob("*.py")):
        if "node_modules" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > MOST_LINES:
                    long.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name} {lines}")
    assert not long
