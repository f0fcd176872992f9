"""Files of learned weights: where they lie, what they say of themselves, whether they fit.

A file holds whole numbers as text, with the version of the rules and the list of inputs they were
learned for, the seeds, and how they did when they were accepted. `planetfall train` writes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from planetfall.bots.correction import Corrected
from planetfall.bots.evaluation import Evaluation
from planetfall.bots.inputs import Inputs, hash_of
from planetfall.bots.network import Network, of_data
from planetfall.core.errors import BadRequest

Reader = Callable[[str, int], dict[str, Any] | None]
"""Finds the weights of a game for a number of seats."""

FORMAT: Final = 1
SEATS: Final = (1, 2, 3, 4, 5, 6)


def folder_of(game: str) -> Any:
    """Where the weights of a game lie in the package."""
    return files("planetfall.games") / game.replace("-", "_") / "weights"


def file_name(seats: int) -> str:
    """The name of the weights for a number of seats."""
    return f"seats-{seats}.json"


def obstacle(data: dict[str, Any], names: list[str]) -> str:
    """Why weights do not fit a list of inputs, in a sentence; empty if they do."""
    if data.get("format") != FORMAT:
        return f"The weights have format {data.get('format')!r}; this program reads {FORMAT}."
    if data.get("inputs") != hash_of(names):
        return (
            f"The weights were learned for the list of inputs {data.get('inputs')}; "
            f"the game has {hash_of(names)}: `planetfall train` makes new ones."
        )
    units = len(data["out"])
    rows: list[list[int]] = data["weights"]
    if len(rows) != len(names) or len(data["bias"]) != units:
        return f"The weights have {len(rows)} rows for {len(names)} inputs."
    if any([len(row) != units for row in rows]):
        return f"A row of the weights is not {units} numbers long."
    return ""


def read(game: str, seats: int) -> dict[str, Any] | None:
    """The weights of a game for a number of seats; `None` where none were learned."""
    return read_file(game, file_name(seats))


def read_file(game: str, name: str) -> dict[str, Any] | None:
    """A file of learned weights of a game; `None` where there is none."""
    path = folder_of(game) / name
    if not path.is_file():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def dump(data: dict[str, Any]) -> str:
    """Weights as text, a row of numbers on each line."""
    lines = []
    for name, value in data.items():
        if name == "weights":
            rows = ",\n".join([json.dumps(row, separators=(",", ":")) for row in value])
            lines.append(f'"weights": [\n{rows}\n]')
        else:
            lines.append(f"{json.dumps(name)}: {json.dumps(value, separators=(', ', ': '))}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def corrected(plain: Evaluation, inputs: Inputs, game: str, reader: Reader = read) -> Evaluation:
    """An evaluation with the learned corrections of a game; the plain one where there are none.

    Weights that do not fit are an error: a level would silently be another one.
    """
    found: dict[int, Network] = {}
    for seats in SEATS:
        data = reader(game, seats)
        if data is None:
            continue
        reason = obstacle(data, inputs.names())
        if reason:
            raise BadRequest(f"`{game}` with {seats} seats: {reason}")
        found[seats] = of_data(data)
    return Corrected(plain, inputs, found) if found else plain
