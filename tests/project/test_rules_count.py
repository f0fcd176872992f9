"""`make rules`: what counts as proven, and what it prints."""

from pathlib import Path

import pytest

from tools import rules


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with two small ledgers."""
    folder = tmp_path / "docs" / "rules"
    folder.mkdir(parents=True)
    (folder / "on_mars.md").write_text("# Other\n- **OM-1.01** A rule.\n", encoding="utf-8")
    (folder / "planet_unknown.md").write_text(
        "# Ledger\n- **PU-1.01** A rule, see **PU-1.02**.\n- **PU-1.02** **EX** Its example.\n"
        "Words about PU-1.03.\n- **PU-2.10** **RULING** Another.\n",
        encoding="utf-8",
    )
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    return tmp_path


def write(project: Path, text: str, name: str = "deep/test_it.py") -> None:
    (project / "tests" / name).write_text(text, encoding="utf-8")


def proven(project: Path) -> list[str]:
    return [mark.id for mark in rules.marks(project)]


def test_a_ledger_is_its_numbered_lines_in_order(project: Path) -> None:
    assert rules.ledger("planet_unknown", project) == ["PU-1.01", "PU-1.02", "PU-2.10"]


def test_a_ledger_that_uses_a_number_twice_is_refused(project: Path) -> None:
    path = project / "docs" / "rules" / "planet_unknown.md"
    path.write_text("- **PU-1.01** One.\n- **PU-1.01** Two.\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"PU-1\.01"):
        rules.ledger("planet_unknown", project)


def test_marks_of_functions_methods_and_coroutines_are_found(project: Path) -> None:
    write(
        project,
        '@rule("PU-1.01", "PU-1.02")\n@other\ndef test_a(): ...\n'
        'class TestAll:\n    @testing.rule("PU-2.10")\n    async def test_b(self): ...\n',
    )
    assert proven(project) == ["PU-1.01", "PU-1.02", "PU-2.10"]
    assert rules.marks(project)[2].place == "tests/deep/test_it.py:5"


@pytest.mark.parametrize(
    "text",
    [
        '@rule("PU-1.01")\ndef helper(): ...\n',
        '@pytest.mark.skip\n@rule("PU-1.01")\ndef test_a(): ...\n',
        '@rule("PU-1.01")\n@pytest.mark.xfail(reason="")\ndef test_a(): ...\n',
        '@pytest.mark.skip()\nclass TestAll:\n    @rule("PU-1.01")\n    def test_a(self): ...\n',
        'pytestmark = [pytest.mark.skip]\n@rule("PU-1.01")\ndef test_a(): ...\n',
        'def test_a():\n    """`@rule("PU-1.01")`"""\n',
    ],
)
def test_what_does_not_run_as_a_test_proves_nothing(project: Path, text: str) -> None:
    write(project, text)
    assert proven(project) == []


def test_only_files_that_pytest_collects_count(project: Path) -> None:
    write(project, '@rule("PU-1.01")\ndef test_a(): ...\n', "deep/helpers.py")
    assert proven(project) == []


def test_ids_must_be_written_out(project: Path) -> None:
    write(project, "@rule(*IDS)\ndef test_a(): ...\n")
    with pytest.raises(ValueError, match=r"test_it\.py:1"):
        rules.marks(project)


def test_open_lines_fail(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, '@rule("PU-1.02", "OM-1.01")\ndef test_a(): ...\n')
    assert rules.main(project) == 1
    printed = capsys.readouterr().out.splitlines()
    assert printed[:2] == ["on_mars: 1 of 1", "planet_unknown: 1 of 3"]
    assert "  PU-1.01 PU-2.10" in printed


def test_proven_ledgers_pass(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, '@rule("PU-1.01", "PU-1.02", "PU-2.10", "OM-1.01")\ndef test_a(): ...\n')
    assert rules.main(project) == 0
    assert capsys.readouterr().out == "on_mars: 1 of 1\nplanet_unknown: 3 of 3\n"


def test_an_id_of_no_ledger_fails(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(
        project, '@rule("PU-1.01", "PU-1.02", "PU-2.10", "OM-1.01", "PU-9.99")\ndef test_a(): ...\n'
    )
    assert rules.main(project) == 1
    assert "`PU-9.99` is in no ledger" in capsys.readouterr().err
