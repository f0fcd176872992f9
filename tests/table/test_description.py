"""`/openapi.json` describes every request, message and field, with examples that are real."""

from __future__ import annotations

import json
import re
import warnings
from typing import Any

import msgspec
import pytest
from litestar.exceptions import LitestarDeprecationWarning

from planetfall.table import api_routes
from planetfall.table.description import PARAMETERS, SOURCES, description
from planetfall.table.examples import examples


@pytest.fixture(scope="module")
def schema() -> Any:
    """The description; the framework warns of handlers that are as it used to want them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return json.loads(description())


@pytest.fixture
def parts(schema: Any) -> Any:
    """The messages."""
    return schema["components"]["schemas"]


def test_every_operation_says_what_it_does(schema: Any) -> None:
    operations = [
        operation
        for path in schema["paths"].values()
        for operation in path.values()
        if "responses" in operation
    ]
    assert len(operations) == len(api_routes.API_ROUTES)
    assert all(len(operation.get("description", "")) > 20 for operation in operations)
    assert len({operation["description"] for operation in operations}) == len(operations)


def test_limits_are_those_that_requests_are_read_with(schema: Any, parts: Any) -> None:
    """Those of what stands in lists were missing, and that other fields are refused."""
    keys = parts["Choice"]["properties"]["keys"]
    assert keys["items"] == {"type": "string", "minLength": 1, "maxLength": 80}
    assert parts["NewTable"]["properties"]["options"]["maxProperties"] == 40
    assert all(parts[name]["additionalProperties"] is False for name in ("Choice", "SeatWish"))
    for action in ("choice", "undo"):  # it allowed anything beside
        answers = schema["paths"][f"/api/tables/{{table}}/{action}"]["post"]["responses"]
        said = answers["200"]["content"]["application/json"]["schema"]
        assert said == {"$ref": "#/components/schemas/Accepted"}


def test_everything_in_an_address_is_explained(schema: Any) -> None:
    parameters = [
        parameter
        for path in schema["paths"].values()
        for operation in path.values()
        for parameter in operation.get("parameters", [])
    ]
    assert {each["name"] for each in parameters} == set(PARAMETERS)
    assert all(each["description"] == PARAMETERS[each["name"]] for each in parameters)


def test_messages_and_their_fields_are_explained(parts: Any) -> None:
    assert parts["Choice"]["properties"]["client"]["description"].startswith("Names this sending")
    assert parts["Turn"]["properties"]["keys"]["description"].startswith("The options")
    assert [name for name, part in parts.items() if not part.get("description")] == []


@pytest.mark.parametrize("name", list(examples()))
def test_an_example_is_a_real_message(name: str, parts: Any) -> None:
    (example,) = parts[name]["examples"]
    kind = next(vars(each)[name] for each in SOURCES if name in vars(each))
    made = msgspec.convert(example, kind, str_keys=True)
    assert json.loads(msgspec.json.encode(made)) == example


def test_every_body_that_is_sent_has_an_example(schema: Any) -> None:
    sent = {
        content["schema"]["$ref"].rpartition("/")[2]
        for path in schema["paths"].values()
        for operation in path.values()
        for content in operation.get("requestBody", {}).get("content", {}).values()
    }
    assert len(sent) >= 9 and sent <= set(examples())


def test_every_answer_has_an_example(schema: Any, parts: Any) -> None:
    answers = [
        answer["schema"]
        for path in schema["paths"].values()
        for operation in path.values()
        for response in operation.get("responses", {}).values()
        for kind, answer in response.get("content", {}).items()
        if kind == "application/json"
    ]
    names = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(answers)))
    assert {"GameInfo", "TableView", "ScoreSummary", "Conflict", "Problem"} <= names
    assert [name for name in sorted(names) if not parts[name].get("examples")] == []


def test_examples_are_the_same_in_every_process() -> None:
    assert examples() == examples()
