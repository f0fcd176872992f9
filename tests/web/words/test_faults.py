"""What the table refuses is told in the visitor's language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from planetfall.table import errors
from planetfall.table.pages import Look
from planetfall.web.draw import pages
from planetfall.web.words.faults import FAULTS, fault
from tests.table.serving import Server

TABLE = Path(errors.__file__).parent
KINDS = ("Refused", "Forbidden", "Missing", "Stale", "TooMany", "NotStored")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("faults") / "t.sqlite") as running:
        yield running


def sentences() -> Iterator[str]:
    """Every sentence with which the table refuses, with 7 in its gaps."""
    for path in sorted(TABLE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in KINDS:
                yield written(node.args[0])


def written(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(written(each) for each in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else "7"


def test_every_refusal_of_the_table_has_its_czech_sentence() -> None:
    found = [text for text in sentences() if text != "The store is not open."]
    assert len(found) > 20
    strange = [text for text in found if fault(0, text, "cs") == fault(0, "?", "cs")]
    assert strange == []


def test_a_sentence_is_told_as_it_is_or_in_better_words() -> None:
    assert fault(404, "There is no such table.", "en") == "There is no such table."
    assert fault(403, "Seat 3 is not yours.", "en") == "That seat is not yours."
    said = fault(422, "`on-mars` cannot be played by 9; it takes 1 to 4 seats.", "cs")
    assert said == "Tato hra je pro 1 až 4 hráčů."


def test_what_speaks_to_programs_is_told_by_its_kind() -> None:
    assert fault(404, "Not Found", "en") == "There is nothing at this address."
    assert fault(422, "`x:y` is no choice of this game.", "cs") == "To tady není možné."
    assert fault(418, "teapot", "en") == "The request was not understood."


@pytest.mark.parametrize("sentence, english, czech", FAULTS)
def test_gaps_are_those_of_the_sentence(sentence: str, english: str, czech: str) -> None:
    given = sentence.replace("{", "<").replace("}", ">")
    for lang in ("en", "cs"):
        assert "{" not in fault(0, given, lang)


def test_a_problem_page_speaks_the_visitors_language() -> None:
    page = pages().problem(404, "There is no such table.", Look("cs"))
    assert "Takový stůl tu není." in page and "no such table" not in page


def test_pages_and_scripts_are_answered_in_their_language(server: Server) -> None:
    czech = {"accept-language": "cs-CZ,cs;q=0.9"}
    with httpx.Client(base_url=server.base, timeout=20) as client:
        page = client.get("/t/nothing", headers={**czech, "accept": "text/html"})
        assert page.status_code == 404 and "Takový stůl tu není." in page.text
        told = client.get("/api/tables/nothing", headers=czech)
        assert told.json() == {"error": "Takový stůl tu není."}
        program = client.get("/api/tables/nothing")
        assert program.json() == {"error": "There is no such table."}
