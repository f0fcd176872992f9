"""Options of a game: what can be set before play, with types, choices and defaults."""

from __future__ import annotations

from typing import Any

from planetfall.core.errors import BadRequest, one_of
from planetfall.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionSpec:
    """One option: its name, default and what it may be.

    `kind` is `bool`, `int`, `choice` (one of `choices`), or `list` (several of `choices`, separated
    by commas on the command line). An int has `least` and `most`. `seats` says for which numbers
    of seats it applies, `needs` which switch or choice it applies with.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: Any,
        help: str,
        choices: list[str] | None = None,
        least: int = 0,
        most: int = 0,
        seats: tuple[int, int] | None = None,
        needs: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.help = help
        """One plain sentence in English; the games' words translate it by the option's name."""
        self.choices = choices or []
        self.least = least
        self.most = most
        self.seats = seats
        """The fewest and most seats it applies to; with others it does nothing. `None`: all."""
        self.needs = needs
        """What it does nothing without: a switch, or a choice (`deck=large`)."""

    def sample(self, rng: Any, seats: int) -> Any:
        """Any value it may have, for tests; a list has some values or one for each seat."""
        if self.kind == "bool":
            return rng.random() < 0.5
        if self.kind == "int":
            return rng.randint(self.least, self.most)
        if self.kind == "choice":
            return rng.choice(self.choices)
        if rng.random() < 0.3:
            return rng.sample(self.choices, min(len(self.choices), rng.randint(0, 6)))
        return [rng.choice(self.choices) for _ in range(seats)]

    def offers(self) -> list[list[str]]:
        """For a list that is one setting: the values that a form offers beside others."""
        return []

    def applies_to(self, seats: int) -> bool:
        """Whether it does anything with so many seats."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]

    def parse(self, value: Any) -> Any:
        """A value of the right type from a value or a command-line word, or `BadRequest`."""
        if self.kind == "bool":
            return self._bool(value)
        if self.kind == "int":
            return self._int(value)
        if self.kind == "choice":
            word = str(value)
            if word not in self.choices:
                raise self._bad(value, "one of " + one_of(self.choices))
            return word
        return self._list(value)

    def _bool(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).lower()
        if word in ("true", "yes", "on", "1"):
            return True
        if word in ("false", "no", "off", "0"):
            return False
        raise self._bad(value, "`true` or `false`")

    def _int(self, value: Any) -> int:
        try:
            number = int(value)
        except (TypeError, ValueError):
            number = self.least - 1
        if isinstance(value, bool) or not self.least <= number <= self.most:
            raise self._bad(value, f"a number from {self.least} to {self.most}")
        return number

    def _list(self, value: Any) -> list[str]:
        words = value.split(",") if isinstance(value, str) else value
        if not isinstance(words, (list, tuple)):
            raise self._bad(value, "several of " + one_of(self.choices))
        for word in words:
            if str(word) not in self.choices:
                raise self._bad(value, "several of " + one_of(self.choices))
        return [str(word) for word in words]

    def _bad(self, value: Any, possible: str) -> BadRequest:
        return BadRequest(
            f"Option `{self.name}` cannot be `{str(value)[:60]}`; it is {possible}.",
            f"option_{self.name}",
        )

    def to_data(self) -> dict[str, Any]:
        """The specification as plain data."""
        data: dict[str, Any] = {
            "name": self.name,
            "type": self.kind,
            "default": self.default,
            "help": self.help,
        }
        if self.choices:
            data["choices"] = list(self.choices)
        if self.kind == "int":
            data["least"] = self.least
            data["most"] = self.most
        if self.seats is not None:
            data["seats"] = list(self.seats)
        if self.needs:
            data["needs"] = self.needs
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class FileOption(OptionSpec):
    """An option whose value comes from a file; its kind is `file`.

    Only the command line, and the host of a server when it starts, call `read`. `parse` gets a
    value of any origin and opens nothing, so that no request can make a server read a file.
    """

    def read(self, word: str) -> Any:
        """The value that the file of that name holds."""
        raise TypeError(f"option `{self.name}` does not say how its file is read")

    def sample(self, rng: Any, seats: int) -> Any:
        return self.default


def read_files(specs: list[OptionSpec], options: dict[str, Any]) -> dict[str, Any]:
    """Options as a trusted person wrote them, with files read where an option names one."""
    found = dict(options)
    for spec in specs:
        if isinstance(spec, FileOption) and isinstance(found.get(spec.name), str):
            found[spec.name] = spec.read(found[spec.name])
    return found


def settle_options(game: str, specs: list[OptionSpec], given: dict[str, Any]) -> dict[str, Any]:
    """Every option with its given or default value; an unknown name raises with the list."""
    known = {spec.name: spec for spec in specs}
    for name in given:
        if name not in known:
            possible = one_of(list(known)) or "none"
            raise BadRequest(f"`{game}` has no option `{str(name)[:60]}`; it has {possible}.")
    return {
        spec.name: spec.parse(given[spec.name]) if spec.name in given else spec.default
        for spec in specs
    }
