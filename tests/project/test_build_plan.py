"""What the build hook decides; nothing is compiled or fetched here."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("hatchling")

import hatch_build


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PLANETFALL_ENGINE", "PLANETFALL_CLIENT", "CC"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A client with a source file, and nothing bundled yet."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "package.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(hatch_build, "CLIENT", folder)
    monkeypatch.setattr(hatch_build, "STATIC", tmp_path / "static")
    monkeypatch.setattr(hatch_build, "STAMP", tmp_path / "static" / "bundle.txt")
    yield folder


def on_path(monkeypatch: pytest.MonkeyPatch, folder: Path, *programs: str) -> None:
    """Let the path hold these programs and no other."""
    folder.mkdir(exist_ok=True)
    for name in programs:
        (folder / name).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


def test_without_a_compiler_the_engine_is_pure_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "gcc -pthread")
    on_path(monkeypatch, tmp_path / "bin")
    assert hatch_build.engine_plan([]) == (False, "no C compiler `gcc`")


def test_a_compiler_that_does_not_work_is_no_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "gcc")
    on_path(monkeypatch, tmp_path / "bin", "gcc")
    assert hatch_build.engine_plan([]) == (False, "a C compiler `gcc` that does not work")


def test_a_compiler_without_the_headers_of_python_is_not_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, tmp_path / "bin", "gcc")
    # Compiles everything but Python.h.
    (tmp_path / "bin" / "gcc").write_text(
        '#!/bin/sh\nfor last; do :; done\nwhile read -r line; do case "$line" in\n'
        '*Python.h*) exit 1;; esac; done < "$last"\n',
        encoding="utf-8",
    )
    monkeypatch.setenv("CC", "gcc")
    assert hatch_build.engine_plan([]) == (False, "a C compiler, but no Python.h")


def test_a_forced_compile_without_a_compiler_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "gcc")
    monkeypatch.setenv("PLANETFALL_ENGINE", "compiled")
    on_path(monkeypatch, tmp_path / "bin")
    with pytest.raises(SystemExit, match="but there is no C compiler `gcc`"):
        hatch_build.engine_plan([])


def test_the_pure_engine_can_be_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLANETFALL_ENGINE", "pure")
    assert hatch_build.engine_plan([]) == (False, "PLANETFALL_ENGINE=pure")


def test_a_ready_engine_is_the_compiled_one_once_it_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hatch_build, "CACHE", tmp_path)
    monkeypatch.setenv("PLANETFALL_ENGINE", "ready")
    assert hatch_build.engine_plan([]) == (False, "not compiled yet")
    hatch_build._write_report(tmp_path / hatch_build._engine_hash([]), {"engine": "compiled"})
    assert hatch_build.engine_plan([])[0]


def test_headers_of_the_tools_make_no_object_stale() -> None:
    assert hatch_build._as_system("-I/elsewhere/lib-rt") == "-isystem/elsewhere/lib-rt"
    own = "-I../build/engine"
    assert hatch_build._as_system(own) == own


@pytest.mark.slow
def test_what_is_installed_does_not_change_what_is_compiled(tmp_path: Path) -> None:
    """Else the first edit after an installation would compile all that imports such a package."""
    api = pytest.importorskip("mypy.api")
    source = tmp_path / "asks.py"
    source.write_text("import msgspec\n\nreveal_type(msgspec.json.encode)\n")
    told, errors, _ = api.run(
        [*hatch_build.TRANSLATION, f"--cache-dir={tmp_path / 'kept'}", str(source)]
    )
    assert 'Revealed type is "Any"' in told, told + errors


def test_a_compiler_is_gcc_by_what_it_defines(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiler = tmp_path / "gcc"
    monkeypatch.setenv("CC", str(compiler))
    for defined, answer in (("__GNUC__ 12", True), ("__GNUC__ 4\n#define __clang__ 1", False)):
        compiler.write_text(f"#!/bin/sh\necho '#define {defined}'\n", encoding="utf-8")
        compiler.chmod(0o755)
        assert hatch_build.is_gcc() == answer


def test_progress_is_shown_while_a_command_runs(tmp_path: Path) -> None:
    import subprocess
    import sys

    script = Path(hatch_build.ROOT, "tools", "show_progress.py").read_text(encoding="utf-8")
    tool = tmp_path / "tools" / "show_progress.py"
    tool.parent.mkdir()
    tool.write_text(script, encoding="utf-8")
    work = (
        "import pathlib, sys, time; folder = pathlib.Path('build/engine'); "
        "folder.mkdir(parents=True); (folder / 'progress').write_text('compiling: 3 of 9 files'); "
        "time.sleep(2); sys.exit(4)"
    )
    done = subprocess.run(
        [sys.executable, str(tool), sys.executable, "-c", work],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 4
    assert "compiling: 3 of 9 files" in done.stderr


def test_an_unknown_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLANETFALL_ENGINE", "fast")
    with pytest.raises(SystemExit, match="possible: compiled, pure, ready"):
        hatch_build.engine_plan([])


def test_an_object_is_compiled_again_when_a_header_is_newer(tmp_path: Path) -> None:
    import os

    made, needs, header = tmp_path / "a.o", tmp_path / "a.d", tmp_path / "a b.h"
    assert not hatch_build._is_fresh(made, needs)
    for path in (made, header):
        path.touch()
    needs.write_text(f"a.o: \\\n {header}".replace("a b", "a\\ b"), encoding="utf-8")
    os.utime(header, (1, 1))
    assert hatch_build._is_fresh(made, needs)
    os.utime(header, (made.stat().st_mtime + 5,) * 2)
    assert not hatch_build._is_fresh(made, needs)
    header.unlink()
    assert not hatch_build._is_fresh(made, needs)


def test_without_a_client_there_is_nothing_to_bundle(client: Path) -> None:
    (client / "package.json").unlink()
    assert hatch_build.client_plan() == "none"


def test_node_comes_from_the_path_or_else_from_the_index(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, tmp_path / "bin", "node")
    assert hatch_build.client_plan() == "wheel"
    on_path(monkeypatch, tmp_path / "bin", "node", "npm")
    assert hatch_build.client_plan() == "path"


def test_a_bundle_is_made_again_only_when_its_sources_change(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, tmp_path / "bin", "node", "npm")
    hatch_build.STATIC.mkdir()
    hatch_build.STAMP.write_text(hatch_build._client_hash(), encoding="utf-8")
    (client / "node_modules").mkdir()
    (client / "node_modules" / "any.js").touch()
    assert hatch_build.client_plan() == "none"
    (client / "main.ts").write_text("let x = 1", encoding="utf-8")
    assert hatch_build.client_plan() == "path"


def test_tools_for_the_tests_of_the_page_are_fetched_once_when_asked_for(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, tmp_path / "bin", "node", "npm")
    monkeypatch.setenv("PLANETFALL_CLIENT", "dev")
    packages = {"dependencies": {"a": "1"}, "devDependencies": {"b": "2"}}
    (client / "package.json").write_text(json.dumps(packages), encoding="utf-8")
    (client / "package-lock.json").touch()
    hatch_build.STATIC.mkdir()
    hatch_build.STAMP.write_text(hatch_build._client_hash(), encoding="utf-8")
    (client / "node_modules" / "a").mkdir(parents=True)
    (client / "node_modules" / ".package-lock.json").touch()
    assert hatch_build.client_plan() == "path"
    (client / "node_modules" / "b").mkdir()
    assert hatch_build.client_plan() == "none"


def test_an_unknown_wish_for_the_page_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLANETFALL_CLIENT", "no")
    with pytest.raises(SystemExit, match="possible: dev, skip"):
        hatch_build.client_plan()


def test_a_bundle_can_be_skipped_and_that_is_said(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLANETFALL_CLIENT", "skip")
    said: list[str] = []
    hatch_build.bundle_client(said.append)
    assert said == ["client: skipped (PLANETFALL_CLIENT=skip)"]


def test_a_bundle_that_cannot_be_fetched_ends_with_a_sentence_and_keeps_the_old_one(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, tmp_path / "bin", "node", "npm")
    hatch_build.STATIC.mkdir()
    with pytest.raises(SystemExit, match=r"build once online or set PLANETFALL_CLIENT=skip$"):
        hatch_build.bundle_client(print)
    assert hatch_build.STATIC.exists()


def test_the_report_is_read_back_by_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from planetfall import engine

    hatch_build._write_report(tmp_path, {"engine": "pure", "why": "no gcc", "modules": []})
    path = tmp_path / "planetfall" / "engine.json"
    assert json.loads(path.read_text(encoding="utf-8"))["engine"] == "pure"
    monkeypatch.setattr(engine, "_REPORT", path)
    assert engine.describe() == "pure Python (no gcc)"
    assert not engine.is_compiled()
