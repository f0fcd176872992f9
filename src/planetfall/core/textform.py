"""A position as text that a person can read, write and paste into a test.

```
small-game seats=2 seed=7 rich=true
table: round=3
seat 0: coins=2 hand=ruby,opal stock=gold:3
stack: turn@0
```

Only what differs from a blank position is written, and decks only where they are not simply all
that lies nowhere else. Values are words of their field (`wording`): names and coordinates, lists
with commas, `place:value` where a list has named places. Frames are `path@seat/source/a/b` with
trailing zeros left out, the last one on top; a source stands by name where the game names it.
Inside a simultaneous phase `before 0: -` says how a seat stood when it began, where that is not
as it stands now; these lines come behind those of the seats. Areas inside are `field.inner=value`,
one of several `field.kind.inner=value` by its class.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from planetfall.core.area import Area
from planetfall.core.effect import Frame
from planetfall.core.errors import BadRecord

if TYPE_CHECKING:
    from planetfall.core.game import Game
    from planetfall.core.rules import Rules


def to_text(rules: Rules, game: Game) -> str:
    """The text of a position."""
    blank = rules.outline(game.seats)
    head = [rules.id, f"seats={game.seats}", f"seed={game.seed}"]
    defaults = {spec.name: spec.default for spec in rules.specs()}
    for name, value in rules.options_data().items():
        if value != defaults.get(name):
            head.append(f"{name}={_option_word(value)}")
    areas: list[str] = []
    for seat, (area, empty) in enumerate(zip(game.areas(), blank.areas(), strict=True)):
        _line(areas, f"seat {seat}", _differences(area, empty))
    if game.at_once:
        for seat, (area, now) in enumerate(zip(game.before, game.areas(), strict=True)):
            _line(areas, f"before {seat}", _differences(area, now) or ["-"])
    for index, stack in enumerate(game.stacks):
        if stack:
            label = "stack" if index == game.seats else f"stack {index}"
            _line(areas, label, [frame_word(rules, frame) for frame in stack])
    _line(areas, "decided", [game.decided] if game.decided else [])
    _numbers(areas, "draws", game.draws)
    _numbers(areas, "numbers", game.numbers)
    table = _differences(game, blank)
    lines = [" ".join(head)]
    _line(lines, "table", table)
    if game.declared().filled:
        again = from_text(rules, "\n".join(lines + areas))
        for field in game.declared().filled:
            value, found = getattr(game, field), getattr(again, field)
            if value != found:
                wording = game.declared().words[field]
                table.append(f"{field}={wording.write(value, getattr(blank, field))}")
        lines = [" ".join(head)]
        _line(lines, "table", table)
    return "\n".join(lines + areas) + "\n"


def _numbers(lines: list[str], label: str, values: list[int]) -> None:
    if any(values):
        lines.append(f"{label}: " + ",".join([str(value) for value in values]))


def _line(lines: list[str], label: str, words: list[str]) -> None:
    if words:
        lines.append(f"{label}: " + " ".join(words))


def _option_word(value: Any) -> str:
    if isinstance(value, dict):
        return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join([str(item) for item in value])
    return str(value)


def _differences(area: Area, blank: Area, prefix: str = "") -> list[str]:
    words: list[str] = []
    declared = area.declared()
    for field in declared.names:
        if field in declared.filled:
            continue
        value = getattr(area, field)
        empty = getattr(blank, field)
        if isinstance(value, Area):
            words += _differences(value, empty, f"{prefix}{field}.")
        elif isinstance(value, list) and value and isinstance(value[0], Area):
            for item, other in zip(value, empty, strict=True):
                words += _differences(item, other, f"{prefix}{field}.{kind_of(item)}.")
        elif value != empty:
            words.append(f"{prefix}{field}={declared.words[field].write(value, empty)}")
    return words


def kind_of(area: Area) -> str:
    """The word for an area among several: its class."""
    return type(area).__name__.lower()


def frame_word(rules: Rules, frame: Frame) -> str:
    """The word of a frame."""
    source = rules.sources.word(frame.source) if frame.source else "0"
    words = [str(frame.seat), source, str(frame.a), str(frame.b)]
    while len(words) > 1 and words[-1] == "0":
        words.pop()
    return frame.effect.path + "@" + "/".join(words)


def from_text(rules: Rules, text: str) -> Game:
    """The position that a text describes, not settled yet."""
    lines = text_lines(text)
    if not lines or lines[0].split()[0] != rules.id:
        raise BadRecord(f"A position of `{rules.id}` begins with that word.")
    head = pairs(lines[0].split()[1:], lines[0])
    seats = int(head.get("seats", "1"))
    rules.check_seats(seats)
    game = rules.blank(seats)
    game.reseed(int(head.get("seed", "0")))
    game.fill(write_lines(game, lines[1:]))
    return game


def text_lines(text: str) -> list[str]:
    """The lines of a text without empty ones and comments."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def write_lines(game: Game, lines: list[str]) -> list[str]:
    """Change a position by lines of the text form; the fields of the table that they give."""
    given: list[str] = []
    for line in lines:
        label, colon, rest = line.partition(":")
        if not colon:
            raise BadRecord(f"`{line[:60]}` has no colon; a line is `seat 0: field=value …`.")
        words = rest.split()
        kind, _, number = label.strip().partition(" ")
        if kind == "table":
            given += _load(game, words)
        elif kind == "seat":
            _load(_area(game.areas(), number), words)
        elif kind == "before":
            if not game.at_once:
                game.before = [area.clone() for area in game.areas()]
                game.at_once = True
            _load(_area(game.before, number), [] if words == ["-"] else words)
        elif kind == "stack":
            index = int(number) if number else game.seats
            game.stacks[index] = [read_frame(game.rules, word) for word in words]
        elif kind == "decided":
            game.decided = rest.strip()
        elif kind == "draws":
            game.draws = [int(part) for part in rest.split(",")]
        elif kind == "numbers":
            game.numbers = [int(part) for part in rest.split(",")]
        else:
            raise BadRecord(
                f"`{label[:60]}` is unknown; "
                "lines are table, seat, before, stack, decided, draws, numbers."
            )
    return given


def _area(areas: list[Area], number: str) -> Area:
    if not number.isdigit() or int(number) >= len(areas):
        raise BadRecord(f"There is no seat `{number[:20]}`; seats are 0 to {len(areas) - 1}.")
    return areas[int(number)]


def pairs(words: list[str], line: str) -> dict[str, str]:
    """Words `name=value` of a line by name."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRecord(f"`{word[:40]}` in `{line[:40]}` is not `name=value`.")
        found[name] = value
    return found


def _load(area: Area, words: list[str]) -> list[str]:
    found = pairs(words, " ".join(words))
    loaded: list[tuple[Area, dict[str, Any]]] = []
    for name, value in found.items():
        steps = name.split(".")
        target = _inside(area, steps[:-1], name)
        field = steps[-1]
        wording = target.declared().words.get(field)
        if wording is None:
            known = ", ".join(target.fields())
            raise BadRecord(f"There is no field `{name[:40]}`; fields: {known}.")
        if not loaded or loaded[-1][0] is not target:
            loaded.append((target, {}))
        loaded[-1][1][field] = wording.read(value, getattr(target, field))
    for target, data in loaded:
        target.load_fields(data)
    return list(found)


def _inside(area: Area, steps: list[str], name: str) -> Area:
    """The area that some steps lead to: fields that hold areas, and classes of areas in a list."""
    found: Any = area
    for step in steps:
        if isinstance(found, Area) and step in found.fields():
            found = getattr(found, step)
            continue
        kinds = {kind_of(item): item for item in found} if isinstance(found, list) else {}
        if step not in kinds:
            raise BadRecord(f"`{name[:40]}` leads nowhere at `{step[:20]}`.")
        found = kinds[step]
    if not isinstance(found, Area):
        raise BadRecord(f"`{name[:40]}` leads to no field.")
    return found


def read_frame(rules: Rules, word: str) -> Frame:
    """The frame of a word."""
    path, at, rest = word.partition("@")
    parts = rest.split("/")
    if not at or len(parts) > 4:
        raise BadRecord(f"`{word[:40]}` is not a frame; a frame is `path@seat/source/a/b`.")
    parts += ["0"] * (4 - len(parts))
    source = 0 if parts[1] == "0" else rules.sources.number(parts[1])
    return rules.frame([path, int(parts[0]), source, int(parts[2]), int(parts[3])])
