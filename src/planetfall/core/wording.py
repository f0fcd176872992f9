"""How the value of a field is written in the text form of a position, and read from it.

A word has no spaces. Numbers stand by their names where they have some: cards, hexes, resources.
A name that is not known is refused, and so is a number where a name belongs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.core.errors import BadRecord
from planetfall.core.native import mypyc_attr

EMPTY: Final = "-"
"""An empty list, an empty set, or nothing at a place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording:
    """Numbers as they are; lists with commas, each list inside a list ended by a semicolon."""

    def write(self, value: Any, blank: Any) -> str:
        """The word of a value; `blank` is what the field has in a blank position."""
        if not isinstance(value, list):
            return self.word(value)
        if value and isinstance(value[0], list):
            return "".join([self.write(item, None) + ";" for item in value])
        return ",".join([self.word(item) for item in value]) or EMPTY

    def read(self, word: str, blank: Any) -> Any:
        """The value of a word."""
        if not isinstance(blank, list):
            return self.number(word)
        if word.endswith(";"):
            return [self._items(part) for part in word[:-1].split(";")]
        return self._items(word)

    def changed(self, old: Any, new: Any) -> str:
        """What is different in a value, in words: `20 -> 21`."""
        return f"{self.write(old, [])} -> {self.write(new, [])}"

    def numbers_in(self, value: Any) -> list[Any]:
        """The numbers that a value of `Area.values` holds."""
        return value if isinstance(value, list) else [value]

    def count_in(self, value: Any) -> int:
        """How many numbers a value of `Area.values` holds."""
        return len(value)

    def more_in(self, new: Any, old: Any) -> int:
        """How many numbers more a value holds than an older one."""
        return self.count_in(new) - self.count_in(old)

    def _items(self, word: str) -> list[Any]:
        return [] if word == EMPTY else [self.number(part) for part in word.split(",") if part]

    def word(self, number: Any) -> str:
        """The word of one number."""
        return str(number)

    def number(self, word: str) -> Any:
        """The number of one word."""
        try:
            return int(word)
        except ValueError:
            raise BadRecord(f"`{word[:40]}` is not a number.") from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Wording):
    """The value is a string."""

    def number(self, word: str) -> Any:
        return word


Names = list[str] | Callable[[], list[str]]
"""Names by number, or what gives them once all are known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Wording):
    """Numbers by their names."""

    def __init__(self, names: Names, *, first: int = 0) -> None:
        self._names = names
        self._first = first
        """The number that has the first name."""
        self._numbers: dict[str, int] = {}

    def names(self) -> list[str]:
        """The names in the order of their numbers."""
        return self._names if isinstance(self._names, list) else self._names()

    def first(self) -> int:
        """The number that has the first name."""
        return self._first

    def is_signed(self) -> bool:
        """Whether a number below zero is the named thing in another state."""
        return False

    def numbers_in(self, value: Any) -> list[Any]:
        """The named numbers that a value of `Area.values` holds, lists inside it included."""
        if not isinstance(value, list):
            return [value]
        if value and isinstance(value[0], list):
            return [number for part in value for number in part]
        return value

    def exchanged(self, old: Any, new: Any) -> tuple[list[int], list[int]]:
        """Numbers that a value holds no longer, and those that have come.

        >>> Named([]).exchanged([1, 2, 3, 5], [1, 4, 5])
        ([2, 3], [4])
        """
        return exchange(self.numbers_in(old), self.numbers_in(new))

    def changed(self, old: Any, new: Any) -> str:
        if not isinstance(old, list):
            return super().changed(old, new)
        gone, come = list(old), list(new)
        for item in old:
            if item in come:
                gone.remove(item)
                come.remove(item)
        if (not gone and not come) or (gone and isinstance(gone[0], list)):
            return super().changed(old, new)
        words = ["-" + self.word(item) for item in gone] + ["+" + self.word(item) for item in come]
        return " ".join(words)

    def word(self, number: Any) -> str:
        names = self.names()
        index = number - self._first
        return names[index] if 0 <= index < len(names) else str(number)

    def number(self, word: str) -> Any:
        names = self.names()
        if len(self._numbers) != len(names):
            self._numbers = {name: self._first + k for k, name in enumerate(names)}
        if word in self._numbers:
            return self._numbers[word]
        if word.removeprefix("-").isdigit() and self._may_be(int(word)):
            return int(word)
        raise BadRecord(f"`{word[:40]}` is not a name here; {_some(names)}.")

    def _may_be(self, number: int) -> bool:
        """Whether a number that has no name may stand for itself, as -1 for nothing."""
        return number < self._first


def exchange(before: list[int], after: list[int]) -> tuple[list[int], list[int]]:
    """What lies between the beginning and the end that two lists have in common."""
    first, last, end = 0, len(before), len(after)
    while first < last and first < end and before[first] == after[first]:
        first += 1
    while first < last and first < end and before[last - 1] == after[end - 1]:
        last -= 1
        end -= 1
    return before[first:last], after[first:end]


def _some(names: list[str]) -> str:
    shown = ", ".join([f"`{name}`" for name in names[:8]])
    return f"names are {shown}" + (f" and {len(names) - 8} more" if len(names) > 8 else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Owned(Named):
    """Names of which some end with their owner, as `shelter_2`.

    >>> words = Owned(["-", "mine", "shelter_0", "shelter_1", "shelter_2"])
    >>> words.seen_by(1, 3)
    [0, 1, 4, 2, 3]
    """

    def seen_by(self, viewer: int, seats: int) -> list[int]:
        """For every number its place among the names, owners counted from the viewer on.

        An owner beyond the seats, an automated opponent, stays as it is.
        """
        names = self.names()
        places = {name: place for place, name in enumerate(names)}
        found: list[int] = []
        for place, name in enumerate(names):
            stem, mark, owner = name.rpartition("_")
            if mark and owner.isdigit() and int(owner) < seats:
                place = places[f"{stem}_{(int(owner) - viewer) % seats}"]
            found.append(place)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Members(Named):
    """A set of named things, kept as a mask: the names of its members."""

    def write(self, value: Any, blank: Any) -> str:
        names = self.names()
        found = [name for k, name in enumerate(names) if value >> k & 1]
        return ",".join(found) or EMPTY

    def changed(self, old: Any, new: Any) -> str:
        words: list[str] = []
        for k, name in enumerate(self.names()):
            if (old ^ new) >> k & 1:
                words.append(("+" if new >> k & 1 else "-") + name)
        return " ".join(words)

    def _may_be(self, number: int) -> bool:
        return False

    def read(self, word: str, blank: Any) -> Any:
        mask = 0
        for number in self._items(word):
            mask |= 1 << number
        return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class ByPlace(Wording):
    """A list with one value for each named place: `place:value`, only what is not as at the start.

    Places without a name keep their numbers.
    """

    def __init__(self, places: Named, value: Wording) -> None:
        self._places = places
        self._value = value

    def value(self) -> Wording:
        """How the value of a place is written."""
        return self._value

    def differences(self, old: Any, new: Any) -> list[tuple[int, int, int]]:
        """The places whose values differ, each with the old one and the new one.

        >>> ByPlace(Named(["a", "b", "c"]), PLAIN).differences([1, 2, 3], [1, 5, 3])
        [(1, 2, 5)]
        """
        before: list[int] = self.numbers_in(old)
        after: list[int] = self.numbers_in(new)
        found: list[tuple[int, int, int]] = []
        for place in range(len(after)):
            if before[place] != after[place]:
                found.append((place, before[place], after[place]))
        return found

    def write(self, value: Any, blank: Any) -> str:
        words = [
            f"{self._places.word(place)}:{self._value.word(item)}"
            for place, item in enumerate(value)
            if place >= len(blank) or item != blank[place]
        ]
        return ",".join(words) or EMPTY

    def changed(self, old: Any, new: Any) -> str:
        if len(old) != len(new):
            return super().changed(old, new)
        return ", ".join(
            [
                f"{self._places.word(place)} {self._value.word(was)} -> {self._value.word(now)}"
                for place, (was, now) in enumerate(zip(old, new, strict=True))
                if was != now
            ]
        )

    def read(self, word: str, blank: Any) -> Any:
        values = list(blank)
        for part in [] if word == EMPTY else word.split(","):
            place, colon, item = part.partition(":")
            if not colon:
                raise BadRecord(f"`{part[:40]}` is not `place:value`.")
            index = self._places.number(place)
            if not 0 <= index < len(values):
                raise BadRecord(f"There is no place `{place[:40]}`.")
            values[index] = self._value.number(item)
        return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts(Wording):
    """A number that holds several: `part/part/part` from the lowest bits on, zeros left off."""

    def __init__(self, *parts: tuple[int, Wording], by_seat: int = 0) -> None:
        self._parts = parts
        """How many bits each part has, and its words."""
        self._by_seat = by_seat

    def by_seat(self) -> int:
        """From which part on there is one for each seat; 0 where there are none."""
        return self._by_seat

    def bits(self) -> list[int]:
        """How many bits each part has."""
        return [bits for bits, _ in self._parts]

    def word(self, number: Any) -> str:
        words: list[str] = []
        last = 1
        for bits, wording in self._parts:
            part = number & ((1 << bits) - 1)
            words.append(wording.word(part))
            number >>= bits
            if part:
                last = len(words)
        return "/".join(words[:last])

    def number(self, word: str) -> Any:
        number = shift = 0
        words = word.split("/")
        if len(words) > len(self._parts):
            raise BadRecord(f"`{word[:40]}` has more than {len(self._parts)} parts.")
        for part, (bits, wording) in zip(words, self._parts, strict=False):
            number |= wording.number(part) << shift
            shift += bits
        return number


PLAIN: Final = Wording()
TEXT: Final = Text()
