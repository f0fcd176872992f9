"""Values that fit a JSON schema, or nearly; and whether a value fits. Only what ours use."""

from __future__ import annotations

import re
from random import Random
from typing import Any

ODD: list[Any] = [None, True, -1, 0, 10**18, 1.5, "", "\x00", "ž" * 300, [], {}, [[]], {"x": 1}]


class Schemas:
    """The schemas of a description."""

    def __init__(self, described: dict[str, Any]) -> None:
        self.named: dict[str, Any] = described["components"]["schemas"]

    def resolve(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            schema = self.named[schema["$ref"].rpartition("/")[2]]
        return schema

    def value(self, schema: dict[str, Any], rng: Random, known: dict[str, list[Any]]) -> Any:
        """A value that mostly fits; of a name that is `known`, mostly one of those."""
        schema = self.resolve(schema)
        if rng.random() < 0.03:
            return rng.choice(ODD)
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.value(rng.choice(schema[choice]), rng, known)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type", "null")
        if kind == "object":
            made = {}
            for name, own in schema.get("properties", {}).items():
                if name in schema.get("required", ()) or rng.random() < 0.3:
                    is_known = name in known and rng.random() < 0.9
                    made[name] = (
                        rng.choice(known[name]) if is_known else self.value(own, rng, known)
                    )
            return made
        if kind == "array":
            count = rng.randint(schema.get("minItems", 0), 3)
            return [self.value(schema["items"], rng, known) for _ in range(count)]
        return {
            "string": rng.choice(("a", "Coral", "0.0", "ab12" * 4)),
            "integer": rng.randint(-1, 4),
            "number": rng.random(),
            "boolean": rng.random() < 0.5,
        }.get(kind)

    def fault(self, schema: dict[str, Any], value: Any, at: str = "") -> str:
        """Where a value does not fit; empty when it does."""
        schema = self.resolve(schema)
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                faults = [self.fault(each, value, at) for each in schema[choice]]
                return "" if "" in faults else "; ".join(faults)
        if "enum" in schema and value not in schema["enum"]:
            return f"{at}: {value!r} is none of {schema['enum']}"
        if not _is_a(schema.get("type"), value):
            return f"{at}: {value!r} is no {schema['type']}"
        if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
            return f"{at}: {value!r} has not the form {schema['pattern']}"
        if isinstance(value, list):
            places = schema.get("prefixItems", [])
            for number, each in enumerate(value):
                own = places[number] if number < len(places) else schema.get("items")
                if isinstance(own, dict) and (found := self.fault(own, each, f"{at}[{number}]")):
                    return found
        if isinstance(value, dict):
            return self._object_fault(schema, value, at)
        return ""

    def _object_fault(self, schema: dict[str, Any], value: dict[str, Any], at: str) -> str:
        if lacking := [name for name in schema.get("required", ()) if name not in value]:
            return f"{at}: lacks {lacking}"
        for name, each in value.items():
            own = schema.get("properties", {}).get(name, schema.get("additionalProperties"))
            if own is None and "properties" in schema:
                return f"{at}: `{name}` is not described"
            if isinstance(own, dict) and (found := self.fault(own, each, f"{at}.{name}")):
                return found
        return ""


def _is_a(kind: Any, value: Any) -> bool:
    if isinstance(kind, list):
        return any(_is_a(each, value) for each in kind)
    if isinstance(value, bool):
        return kind in (None, "boolean")
    kinds: dict[str, type | tuple[type, ...]] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": (int, float),
        "null": type(None),
    }
    return kind is None or (kind in kinds and isinstance(value, kinds[kind]))
