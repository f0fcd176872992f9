"""What the table refuses is told in the visitor's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from planetfall.core.errors import BadRequest, PlanetfallError
from planetfall.games import build
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


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Where the table refuses, with which code, and the names of the values it gives."""
    for path in sorted(TABLE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in KINDS:
                code = node.args[1] if len(node.args) > 1 else None
                said = str(code.value) if isinstance(code, ast.Constant) else ""
                given = {each.arg or "" for each in node.keywords}
                yield f"{path.name}:{node.lineno}", said, given


def test_every_refusal_of_the_table_is_said_in_every_language() -> None:
    found = [each for each in refusals() if each[1] != "store_closed"]
    assert len(found) > 20
    assert [place for place, code, _ in found if code not in FAULTS] == []
    for place, code, given in found:
        assert gaps(FAULTS[code][0]) <= given, place


def gaps(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", sentence))


def test_a_mistake_is_told_by_its_code_and_values() -> None:
    unknown = errors.Missing("There is no such table.", "no_table")
    assert fault(404, unknown, "en") == "There is no such table."
    with pytest.raises(BadRequest) as refused:
        build("on-mars", {}).check_seats(9)
    assert fault(422, refused.value, "en") == "This game is for 1 to 4 players."
    assert fault(422, refused.value, "cs") == "Tato hra je pro 1 až 4 hráčů."
    with pytest.raises(BadRequest, match=r"it takes 1 seat\.") as refused:
        build("on-mars", {"chapter": "monolith"}).check_seats(2)
    assert fault(422, refused.value, "en") == "This game is for 1 player."
    assert fault(422, refused.value, "cs") == "Tato hra je pro 1 hráče."


def test_what_speaks_to_programs_is_told_by_its_kind() -> None:
    said = PlanetfallError("Not Found")
    assert fault(404, said, "en") == "There is nothing at this address."
    assert fault(422, said, "cs") == "To tady není možné."
    assert fault(418, PlanetfallError("teapot", "teapot"), "en") == (
        "The request was not understood."
    )


@pytest.mark.parametrize("code", sorted(FAULTS))
def test_all_languages_have_the_same_gaps(code: str) -> None:
    english, czech = FAULTS[code]
    assert gaps(english) == gaps(czech)


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({"events": "30,0,0"}, 2, "option_events"),
        ({"events": "20,0,0"}, 2, "events_green"),
        ({"fixed_rotation": True}, 4, "option_fixed_rotation"),
        ({"planets": "gaia,gaia"}, 2, "side_twice"),
    ],
)
def test_what_the_lobby_form_can_run_into_has_a_code(
    options: dict[str, object], seats: int, code: str
) -> None:
    with pytest.raises(BadRequest) as refused:
        build("planet-unknown", options).check_seats(seats)
    assert refused.value.code == code
    assert "{" not in fault(422, refused.value, "cs")


def test_a_problem_page_speaks_the_visitors_language() -> None:
    page = pages().problem(404, errors.Missing("There is no such table.", "no_table"), Look("cs"))
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
