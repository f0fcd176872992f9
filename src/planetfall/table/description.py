"""The description of the JSON interface (`/openapi.json`): every status, body and the cookie."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from planetfall.table.api_routes import API_ROUTES

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
    parts.setdefault("schemas", {})["Problem"] = {
        "type": "object",
        "required": ["error"],
        "properties": {"error": {"type": "string"}},
    }
    parts["securitySchemes"] = {"visitor": COOKIE}
    for operations in schema["paths"].values():
        for operation in operations.values():
            if isinstance(operation, dict) and "responses" in operation:
                _describe(operation)
    return msgspec.json.encode(schema)


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
