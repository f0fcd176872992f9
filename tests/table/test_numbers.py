"""The limits of a server are those that were chosen: whoever changes one changes it here too."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import planetfall.table

CHOSEN: dict[str, dict[str, float]] = {
    "admin_routes": {"MOST_LISTED": 200},
    "app": {"SHARED": 8},
    "archive": {"DAY": 86400, "AT_ONCE": 50},
    "aside": {"MOST_KEPT": 512},
    "assets": {"SMALL": 600, "LONG": 200},
    "backup": {"FORMAT": 1, "BATCH": 500},
    "bots": {
        "TIME_CAP": 8.0,
        "LOAD_SECONDS": 60.0,
        "HALF_LIFE": 20.0,
        "UNWATCHED": 1.0,
        "MOST_TABLES": 5000,
        "LINE_LIMIT": 4194304,
    },
    "claim": {"PATIENCE": 2.0, "ADVISORY_LOCK": 482854661733},
    "connections": {
        "GIVEN_UP": 16,
        "ADDRESS_PART": 4,
        "PIPELINED": 8,
        "INCOMPLETE_LIMIT": 32768,
        "REQUEST_SECONDS": 15.0,
        "READ_SECONDS": 20.0,
        "LOOK_SECONDS": 1.0,
    },
    "context": {"MOST_PAGES": 64},
    "examples": {"SEED": 7},
    "health": {"LASTS": 3.0, "LEAST_DISK": 64, "SILENCE": 3.0, "SLOW": 5.0},
    "limits": {
        "RESERVED": 128,
        "MOST_STREAMS": 1000,
        "VISITOR_STREAMS": 16,
        "MOST_CONNECTIONS": 16384,
    },
    "live": {"MOST_KNOWN": 100, "CHANGES": 3},
    "messages": {"SPECTATOR": -1},
    "middleware": {
        "BODY_LIMIT": 65536,
        "HEAD_LIMIT": 16384,
        "MOST_HEADERS": 64,
        "MOST_FIELDS": 80,
        "REFUSALS": 40,
        "STREAM_COST": 6.0,
        "SLOW_REFUSAL": 1.0,
    },
    "names": {"LONGEST": 24, "MOST_LETTERS": 60, "MOST_MARKS": 2},
    "packing": {"SHORT": 400, "_LIMIT": 67108864},
    "patches": {"SHORTEST": 12},
    "peers": {"LOCKS": 1886151022, "SILENCE": 10.0, "AGAIN": 0.5},
    "queries": {"MOST_HELD": 2000},
    "quotas": {"DAY": 86400, "TABLES_A_DAY": 200},
    "room": {
        "NEWEST": 80,
        "MOST_REASONS": 24,
        "SNAPSHOT_EVERY": 20,
        "MOST_ANSWERS": 64,
        "SAMPLES": 3,
    },
    "seats": {"MOST_HOLDERS": 8},
    "rows": {"LATEST": 68719476736},
    "secrets": {"SECRET_BYTES": 24},
    "serve": {"GRACE": 3, "SWITCH": 0.0005, "INTERRUPTED": 130},
    "settings": {"MOST_WORKERS": 64},
    "store": {"PATIENCE": 120.0, "READERS": 4, "SESSIONS": 10, "SILENCE": 15.0, "HOLDING": 10000},
    "stream": {"WINDOW": 8192},
    "tables": {
        "TRIES": 5,
        "OWNER_SECONDS": 0.7,
        "ARCHIVE_SECONDS": 3600.0,
        "MOST_ROWS": 20000,
        "MOST_NOTES": 1000,
        "IDLE_SECONDS": 300.0,
        "QUIET_SECONDS": 20.0,
        "HEARTBEAT": 15.0,
        "BOT_PAUSE": 0.35,
        "BOT_AGAIN": 1.0,
        "UNWATCHED_PAUSE": 0.02,
    },
    "transfer": {"FORMAT": 1},
    "turnstile": {"GIVEN_WAY": 4},
    "viewers": {"ADDRESS_PART": 8, "GOODBYE": 1.0},
    "visitors": {"YEAR": 31536000, "MOST_COOKIES": 100, "WRONG_KEYS": 10, "MOST_KNOWN": 20000},
    "workers": {"PAUSE": 0.5},
}


def numbers() -> dict[str, dict[str, float]]:
    """The numbers to which the modules of the table give names, by module."""
    found: dict[str, dict[str, float]] = {}
    for file in sorted(Path(*planetfall.table.__path__).glob("*.py")):
        targets = [
            target.id
            for statement in ast.parse(file.read_text(encoding="utf-8")).body
            for target in getattr(statement, "targets", [getattr(statement, "target", None)])
            if isinstance(target, ast.Name)
        ]
        if not targets:
            continue
        module = import_module(f"planetfall.table.{file.stem}")
        for name in targets:
            if type(value := getattr(module, name)) in (int, float):
                found.setdefault(file.stem, {})[name] = value
    return found


def test_the_limits_are_those_that_were_chosen() -> None:
    assert numbers() == CHOSEN
