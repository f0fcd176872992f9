"""The description of the JSON interface (`/openapi.json`): every status, body and the cookie."""

from __future__ import annotations

import ast
import functools
import inspect
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from planetfall.table import api_routes, messages, table_view
from planetfall.table.api_routes import API_ROUTES
from planetfall.table.examples import examples, problem

SOURCES = (messages, api_routes, table_view)
"""Modules whose classes are messages."""

PROBLEMS = {
    "400": "the request cannot be read",
    "403": "the visitor has no right to it",
    "404": "there is no such thing",
    "405": "the address knows no such method",
    "409": "it is not possible now; of a choice, what is open instead",
    "413": "the body is too long",
    "414": "the address is too long",
    "415": "the body is of another kind",
    "421": "the server does not answer under that name",
    "422": "it is not offered, or there is no such option",
    "429": "too many requests; wait a moment",
    "431": "the headers are too long",
    "500": "the server is broken; nothing has changed",
    "503": "it could not be stored; nothing has changed",
}

PARAMETERS = {
    "table": "the table's id",
    "secret": "the last part of a seat's link; `-` at a table that is listed for all",
    "seat": "the visitor's seat, -1 for a spectator; without it, the held seat that is to move",
    "lang": "the language of the words: `en` or `cs`",
    "key": "what is not offered",
    "after": "choices that would be made before it",
}
"""What stands in addresses, in words."""

COOKIE = {
    "type": "apiKey",
    "in": "cookie",
    "name": "planetfall",
    "description": "The visitor's secret, set by the first answer that gives him a seat; over TLS "
    "it is called `__Host-planetfall`.",
}


@functools.cache
def description() -> bytes:
    """The description, made once.

    An application that had it made for itself would serve pages about it that load scripts from
    other servers.
    """
    config = OpenAPIConfig(title="Planetfall table", version="1")
    described = Litestar(route_handlers=API_ROUTES, openapi_config=config, logging_config=None)
    schema: dict[str, Any] = described.openapi_schema.to_schema()
    parts = schema.setdefault("components", {})
    schemas: dict[str, Any] = parts.setdefault("schemas", {})
    schemas |= _messages([*schemas, "Problem"])
    parts["securitySchemes"] = {"visitor": COOKIE}
    told = {handler.name or handler.fn.__name__: handler.fn.__doc__ for handler in API_ROUTES}
    for operations in schema["paths"].values():
        for operation in operations.values():
            if isinstance(operation, dict) and "responses" in operation:
                _name(operation, told)
                _describe(operation)
    for name, part in schemas.items():
        _explain(name, part)
    _add_examples(schemas)
    return msgspec.json.encode(schema)


def _name(operation: dict[str, Any], told: dict[str, Any]) -> None:
    """What an operation does, from the docstring of its handler."""
    for name, doc in told.items():
        if operation["operationId"].endswith("".join(word.title() for word in name.split("_"))):
            operation["summary"] = name.replace("_", " ").capitalize()
            operation["description"] = " ".join(str(doc).split())


def _messages(named: Iterable[str]) -> dict[str, Any]:
    """The schemas of our messages as they are read: the web framework leaves limits out."""
    kinds = [vars(each)[name] for each in SOURCES for name in named if name in vars(each)]
    return msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")[1]


def _explain(name: str, schema: dict[str, Any]) -> None:
    """What a message and its fields mean, from the docstrings of its class."""
    kind = next((vars(each)[name] for each in SOURCES if name in vars(each)), None)
    if kind is None:
        return
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    schema["description"] = " ".join(str(kind.__doc__).split())
    for field, below in pairwise(body.body):
        if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            described = schema.get("properties", {}).get(field.target.id)
            if isinstance(described, dict) and "$ref" not in described:
                described["description"] = " ".join(str(below.value.value).split())


def _add_examples(schemas: dict[str, Any]) -> None:
    for name, example in {**examples(), "Problem": problem()}.items():
        schemas[name]["examples"] = [example]


def _describe(operation: dict[str, Any]) -> None:
    """Add the answers that any request may get."""
    problem = {"$ref": "#/components/schemas/Problem"}
    responses = operation["responses"]
    for status, words in PROBLEMS.items():
        own = responses.get(status, {}).get("content", {}).get("application/json", {}).get("schema")
        schema: dict[str, Any] = problem
        if own is not None and status == "409":
            schema = {"anyOf": [own, problem]}
        responses[status] = {
            "description": words,
            "content": {"application/json": {"schema": schema}},
        }
    operation["security"] = [{}, {"visitor": []}]
    for parameter in operation.get("parameters", []):
        parameter["description"] = PARAMETERS[parameter["name"]]
