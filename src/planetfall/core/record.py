"""Records: a game as JSON lines, to save, replay, verify and study.

A header (game, rules version, options, seats, commitment of the seed), then one line per choice
(`seat`, `n`, `do`), chance lines (`chance`), taken-back choices (`undo`, or `rewind` where somebody
had gained information since), a snapshot each round, and at the end the seed and its nonce. A
record without the seed is replayed from its chance lines, so a game entered from a real table is a
record like any other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from planetfall.core.errors import BadRecord, BadRequest, PlanetfallError
from planetfall.core.luck import commitment
from planetfall.core.play import FORMAT, Play
from planetfall.core.rules import Rules
from planetfall.core.vocabulary import CHANCE

MOST_LINES = 200_000
FOLLOWED = frozenset(("do", "chance", "undo", "rewind"))
"""Lines that change the position."""
Builder = Callable[[str, dict[str, Any]], Rules]


def to_text(play: Play, *, secret: bool = False) -> str:
    """The record of a play. Seed and snapshots are for the server's own keeping, or for the end."""
    lines = list(play.lines)
    if not secret and not play.game.is_over():
        lines = [line for line in lines if "position" not in line]
    if play.game.is_over():
        lines.append(ending(play))
    elif secret and not play.stated:
        lines.append({"seed": play.seed, "nonce": play.nonce})
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def ending(play: Play) -> dict[str, Any]:
    """The last line of the record of a game that is over."""
    last: dict[str, Any] = {
        "end": True,
        "digest": play.game.digest(),
        "scores": [sheet.total for sheet in play.game.scores()],
        "winners": list(play.game.outcome().winners),
    }
    if not play.stated:
        last["seed"] = play.seed
        last["nonce"] = play.nonce
    return last


def read_lines(text: str) -> list[dict[str, Any]]:
    """The lines of a record, or `BadRecord` with the first line that is wrong."""
    rows = text.split("\n")
    if rows[-1] != "":
        raise BadRecord(
            f"Line {len(rows)} is cut off; the {len(rows) - 1} lines before it end well."
        )
    rows.pop()
    if not rows:
        raise BadRecord("The record is empty; it begins with a header line.")
    if len(rows) > MOST_LINES:
        raise BadRecord(f"The record has {len(rows)} lines; {MOST_LINES} are read at most.")
    lines: list[dict[str, Any]] = []
    for number, row in enumerate(rows, 1):
        try:
            line = json.loads(row)
        except (ValueError, RecursionError):
            raise BadRecord(f"Line {number} is not a JSON object.") from None
        if not isinstance(line, dict):
            raise BadRecord(f"Line {number} is not a JSON object.")
        lines.append(line)
    return lines


def load(text: str, builder: Builder) -> Play:
    """The play a record tells, at its end; `builder(game, options)` makes the rules."""
    lines = read_lines(text)
    rules = _rules_of(lines[0], builder)
    seed, nonce = _secret_of(lines)
    play = _begin(rules, lines[0], seed, nonce)
    if lines[0]["version"] < rules.version:
        return _carry_over(play, lines)
    reader = _Reader(play, lines, seeded=seed is not None)
    reader.run()
    return play


def follow(play: Play, lines: Iterable[dict[str, Any]], *, older: bool = False) -> None:
    """Let a seeded play do again what lines of its own record tell.

    `BadRecord` when its luck, or the position it comes to, is not what the lines say; of lines that
    `older` rules have written only the luck is compared.
    """
    told = list(lines)
    before = len(play.lines)
    reader = _Reader(play, told, seeded=True)
    for line in told:
        if "chance" not in line and "position" not in line:
            reader._follow(line)
    for name in ("chance",) if older else ("chance", "digest"):
        said = [line[name] for line in told if name in line]
        if said != [line[name] for line in play.lines[before:] if name in line]:
            raise BadRecord(f"The {name} that was stored is not the one these rules give.")


def goto(text: str, step: int, builder: Builder) -> Play:
    """The play after the first `step` choices of a record (0: before the first)."""
    lines = read_lines(text)
    places = [index for index, line in enumerate(lines) if "do" in line]
    if not 0 <= step <= len(places):
        raise BadRequest(f"Step {step} is not in the record; it has steps 0 to {len(places)}.")
    cut = len(lines) if step == len(places) else places[step]
    seed, nonce = _secret_of(lines)
    play = _begin(_rules_of(lines[0], builder), lines[0], seed, nonce)
    _Reader(play, lines[:cut], seeded=seed is not None).run()
    return play


def verify(text: str, builder: Builder) -> dict[str, Any]:
    """Replay a whole record and compare everything it states; a summary, or `BadRecord`."""
    lines = read_lines(text)
    play = load(text, builder)
    if play.dropped:
        raise BadRecord(
            f"The record was made by rules version {lines[0]['version']}; "
            f"these rules cannot follow its last {play.dropped} lines."
        )
    last = lines[-1] if lines[-1].get("end") else None
    seed, nonce = _secret_of(lines)
    if seed is not None and commitment(seed, nonce) != lines[0].get("commitment"):
        raise BadRecord("The seed does not fit the commitment of the header.")
    if last is not None:
        _check_ending(play, last)
    return {
        "game": play.rules.id,
        "version": lines[0]["version"],
        "seats": play.game.seats,
        "choices": play.choices(),
        "finished": play.game.is_over(),
        "seed": "committed and revealed" if seed is not None else "not revealed",
    }


def _check_ending(play: Play, last: dict[str, Any]) -> None:
    if not play.game.is_over():
        raise BadRecord("The record claims an end, but the game is not over there.")
    if last.get("digest") != play.game.digest() and not play.stated:
        raise BadRecord("The final position is not the one the record claims.")
    totals = [sheet.total for sheet in play.game.scores()]
    if last.get("scores") != totals:
        raise BadRecord(f"The record claims the scores {last.get('scores')}; they are {totals}.")


def _rules_of(header: dict[str, Any], builder: Builder) -> Rules:
    if header.get("planetfall") != FORMAT:
        found = header.get("planetfall", "none")
        raise BadRecord(
            f"Line 1 is not a header of record form {FORMAT} (form: {str(found)[:20]})."
        )
    options = header.get("options")
    version = header.get("version")
    if not isinstance(options, dict) or not isinstance(version, int):
        raise BadRecord("Line 1 lacks options or rules version.")
    try:
        rules = builder(str(header.get("game")), options)
        rules.check_seats(_seats(header))
    except BadRequest as fault:
        raise BadRecord(f"Line 1 cannot be followed: {fault}") from None
    if version > rules.version:
        raise BadRecord(
            f"The record was made by rules version {version} of `{rules.id}`; "
            f"this is version {rules.version}."
        )
    return rules


def _seats(header: dict[str, Any]) -> int:
    seats = header.get("seats")
    if not isinstance(seats, int):
        raise BadRecord("Line 1 lacks the number of seats.")
    return seats


def _secret_of(lines: list[dict[str, Any]]) -> tuple[int | None, str]:
    seed = lines[-1].get("seed")
    nonce = lines[-1].get("nonce", "")
    if seed is None:
        return None, ""
    if not isinstance(seed, int) or not isinstance(nonce, str):
        raise BadRecord(f"Line {len(lines)} has no proper seed.")
    return seed, nonce


def _begin(rules: Rules, header: dict[str, Any], seed: int | None, nonce: str) -> Play:
    seats = _seats(header)
    ask_end = header.get("end_of_turn") is True
    if seed is None:
        play = Play.state(rules, seats, ask_end=ask_end)
        play.lines[0]["commitment"] = header.get("commitment", "")
        return play
    return Play.new(rules, seats, seed, nonce, _entropy_of(header), ask_end=ask_end)


def _entropy_of(header: dict[str, Any]) -> list[str]:
    entropy = header.get("entropy", [])
    if not isinstance(entropy, list) or not all(isinstance(each, str) for each in entropy):
        raise BadRecord("Line 1 has no proper entropy.")
    return entropy


def _carry_over(play: Play, lines: list[dict[str, Any]]) -> Play:
    """Go on with a record of older rules from its last snapshot."""
    places = [index for index, line in enumerate(lines) if "position" in line]
    start = 0
    if places:
        start = places[-1] + 1
        data = dict(lines[places[-1]]["position"])
        data["version"] = play.rules.version
        play.resume(play.rules.from_data(data, stop_at_chance=play.stated))
    kept = lines[:start] if places else play.lines
    play.lines = [*kept, {"rules": play.rules.version}]
    rest = [line for line in lines[start:] if not FOLLOWED.isdisjoint(line)]
    reader = _Reader(play, rest if places else lines, seeded=not play.stated)
    reader.run_as_far_as_possible(0 if places else 1)
    return play


class _Reader:
    """Follows the lines of a record."""

    def __init__(self, play: Play, lines: list[dict[str, Any]], *, seeded: bool) -> None:
        self.play = play
        self.lines = lines
        self.seeded = seeded
        self.luck: list[str] = [line["chance"] for line in play.lines if "chance" in line]
        self.read = 0

    def run(self) -> None:
        """Follow everything, or raise `BadRecord` with the line that is wrong."""
        for number, line in enumerate(self.lines[1:], 2):
            try:
                self._follow(line)
            except BadRecord as fault:
                raise BadRecord(f"Line {number}: {fault}") from None
            except (PlanetfallError, KeyError, TypeError, ValueError, IndexError) as wrong:
                raise BadRecord(f"Line {number} cannot be followed: {wrong}") from None
        if self.seeded and self.read != len(self.luck):
            raise BadRecord("The record lacks chance lines that its seed gives.")

    def run_as_far_as_possible(self, first: int) -> None:
        """Follow until a line no longer fits; count the rest as dropped."""
        self.seeded = False
        for index in range(first, len(self.lines)):
            line = self.lines[index]
            if "chance" in line and not self.play.stated:
                continue
            try:
                self._follow(line)
            except (PlanetfallError, KeyError, TypeError, ValueError, IndexError):
                self.play.dropped = len(self.lines) - index
                return

    def _follow(self, line: dict[str, Any]) -> None:
        play = self.play
        if "do" in line:
            before = len(play.lines)
            play.choose(line["seat"], line["do"], line["n"])
            self.luck += [made["chance"] for made in play.lines[before:] if "chance" in made]
        elif "chance" in line:
            self._chance(line["chance"])
        elif "undo" in line:
            play.undo(line["undo"])
        elif "rewind" in line:
            play.rewind(line["rewind"])
        elif "position" in line:
            same = line.get("digest") == play.game.digest()
            if self.seeded and not (same and line["position"] == play.game.to_data()):
                raise BadRecord(f"the position of round {line.get('round')} differs.")
        elif not ("end" in line or "seed" in line or "rules" in line):
            raise BadRecord(f"it is none of choice, chance, undo, snapshot, end: {str(line)[:60]}")

    def _chance(self, key: str) -> None:
        if not self.seeded:
            self.play.choose(CHANCE, key)
            return
        if self.read >= len(self.luck) or self.luck[self.read] != key:
            raise BadRecord(f"chance gave `{str(key)[:40]}`, which the seed does not.")
        self.read += 1
