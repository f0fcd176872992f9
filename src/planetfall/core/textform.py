"""A position as text that a person can read, write and paste into a test.

```
planet-unknown seats=2 seed=7 events=true
table: round=3 commander=1
seat 0: civ=2 hand=asteroid,comet
stack: turn@0
```

Only what differs from a blank position is written. Lists are comma-separated (lists of lists by
`;`), components stand by name where the area names them, frames are `path@seat/source/a/b` with
trailing zeros left out, the last one on top. Areas inside are `field.inner=value`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from planetfall.core.area import Area
from planetfall.core.effect import Frame
from planetfall.core.errors import BadRecord

if TYPE_CHECKING:
    from planetfall.core.game import Game
    from planetfall.core.rules import Rules


def to_text(rules: Rules, game: Game) -> str:
    """The text of a position."""
    blank = rules.blank(game.seats)
    head = [rules.id, f"seats={game.seats}", f"seed={game.seed}"]
    defaults = {spec.name: spec.default for spec in rules.specs()}
    for name, value in rules.options_data().items():
        if value != defaults.get(name):
            head.append(f"{name}={_option_word(value)}")
    lines = [" ".join(head)]
    _line(lines, "table", _differences(game, blank))
    for seat, (area, empty) in enumerate(zip(game.areas(), blank.areas(), strict=True)):
        _line(lines, f"seat {seat}", _differences(area, empty))
    if game.at_once:
        for seat, (area, empty) in enumerate(zip(game.before, blank.areas(), strict=True)):
            _line(lines, f"before {seat}", _differences(area, empty) or ["-"])
    for index, stack in enumerate(game.stacks):
        if stack:
            label = "stack" if index == game.seats else f"stack {index}"
            _line(lines, label, [_frame_word(frame) for frame in stack])
    _numbers(lines, "draws", game.draws)
    _numbers(lines, "numbers", game.numbers)
    return "\n".join(lines) + "\n"


def _numbers(lines: list[str], label: str, values: list[int]) -> None:
    if any(values):
        lines.append(f"{label}: " + ",".join([str(value) for value in values]))


def _line(lines: list[str], label: str, words: list[str]) -> None:
    if words:
        lines.append(f"{label}: " + " ".join(words))


def _option_word(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join([str(item) for item in value])
    return str(value)


def _differences(area: Area, blank: Area, prefix: str = "") -> list[str]:
    words: list[str] = []
    wordings = area.declared().words
    for field in area.fields():
        value = getattr(area, field)
        empty = getattr(blank, field)
        if isinstance(value, Area):
            words += _differences(value, empty, f"{prefix}{field}.")
        elif isinstance(value, list) and value and isinstance(value[0], Area):
            for index, item in enumerate(value):
                words += _differences(item, empty[index], f"{prefix}{field}.{index}.")
        elif value != empty:
            words.append(f"{prefix}{field}={wordings[field].write(value, empty)}")
    return words


def _frame_word(frame: Frame) -> str:
    numbers = [frame.seat, frame.source, frame.a, frame.b]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    return frame.effect.path + "@" + "/".join([str(number) for number in numbers])


def from_text(rules: Rules, text: str) -> Game:
    """The position that a text describes, not settled yet."""
    lines = [line.strip() for line in text.strip().splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    if not lines or not lines[0].startswith(rules.id):
        raise BadRecord(f"A position of `{rules.id}` begins with that word.")
    head = _pairs(lines[0].split()[1:], lines[0])
    seats = int(head.get("seats", "1"))
    rules.check_seats(seats)
    game = rules.blank(seats)
    game.reseed(int(head.get("seed", "0")))
    befores: list[tuple[int, list[str]]] = []
    for line in lines[1:]:
        label, colon, rest = line.partition(":")
        if not colon:
            raise BadRecord(f"`{line[:60]}` has no colon; a line is `seat 0: field=value …`.")
        words = rest.split()
        kind, _, number = label.strip().partition(" ")
        if kind == "table":
            _load(game, words)
        elif kind == "seat":
            _load(_area(game, number), words)
        elif kind == "before":
            befores.append((int(number), words))
        elif kind == "stack":
            index = int(number) if number else game.seats
            game.stacks[index] = [_frame(rules, word) for word in words]
        elif kind == "draws":
            game.draws = [int(part) for part in rest.split(",")]
        elif kind == "numbers":
            game.numbers = [int(part) for part in rest.split(",")]
        else:
            raise BadRecord(
                f"`{label[:60]}` is unknown; lines are table, seat, before, stack, draws, numbers."
            )
    if befores:
        blank = rules.blank(seats)
        game.before = blank.areas()
        game.at_once = True
        for seat, words in befores:
            if words != ["-"]:
                _load(game.before[seat], words)
    return game


def _area(game: Game, number: str) -> Area:
    areas = game.areas()
    if not number.isdigit() or int(number) >= len(areas):
        raise BadRecord(f"There is no seat `{number[:20]}`; seats are 0 to {len(areas) - 1}.")
    return areas[int(number)]


def _pairs(words: list[str], line: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRecord(f"`{word[:40]}` in `{line[:40]}` is not `name=value`.")
        pairs[name] = value
    return pairs


def _load(area: Area, words: list[str]) -> None:
    for name, value in _pairs(words, " ".join(words)).items():
        target = area
        steps = name.split(".")
        for step in steps[:-1]:
            inner = getattr(target, step) if not step.isdigit() else None
            if isinstance(inner, Area):
                target = inner
            elif isinstance(inner, list):
                place = steps[steps.index(step) + 1]
                target = inner[int(place)]
        field = steps[-1]
        if field not in target.fields():
            known = ", ".join(target.fields())
            raise BadRecord(f"There is no field `{name[:40]}`; fields: {known}.")
        wording = target.declared().words[field]
        setattr(target, field, wording.read(value, getattr(target, field)))


def _frame(rules: Rules, word: str) -> Frame:
    path, at, rest = word.partition("@")
    if not at:
        raise BadRecord(f"`{word[:40]}` is not a frame; a frame is `path@seat/source/a/b`.")
    numbers = [int(part) for part in rest.split("/")]
    numbers += [0] * (4 - len(numbers))
    return rules.frame([path, *numbers])
