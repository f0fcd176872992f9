"""Patches: how the markup of a part is made from the markup that a browser has of it."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

Step = int | str
"""Text that is new, or one of the two numbers of a copy: start and length of a slice."""

SHORTEST: Final = 12
"""Characters of a copy at least: a shorter one takes more room than its text."""


def patch(old: str, new: str) -> list[Step]:
    """The steps that make `new` out of slices of `old` and new text.

    The elements both have in common are looked for; what is the same around a change inside an
    element is copied too. Browsers count characters above U+FFFF twice: markup with one of them
    comes whole.

    >>> patch('<p class="open">Jade, choices: 7</p>', '<p class="open">Jade, choices: 8</p>')
    [0, 31, '8', 32, 4]
    """
    if not (_is_narrow(old) and _is_narrow(new)):
        return [str(new)]
    start = new.rfind("<", 0, _same_start(old, new) + 1)
    if start < 0:
        return [str(new)]
    end = _same_end(old, new, min(len(old), len(new)) - start)
    made = _Patch(old)
    made.copy(0, start)
    _match(made, old[start : len(old) - end], start, new[start : len(new) - end])
    made.copy(len(old) - end, end)
    made.close()
    return made.steps


def patched(old: str, steps: list[Step]) -> str:
    """The markup that some steps make; browsers do the same."""
    pieces: list[str] = []
    places = iter(steps)
    for step in places:
        if isinstance(step, str):
            pieces.append(step)
        else:
            pieces.append(old[step : step + int(next(places))])
    return "".join(pieces)


class _Patch:
    """Steps that are being put together: those done, an open copy, and the text after it."""

    def __init__(self, old: str) -> None:
        self.old = old
        self.steps: list[Step] = []
        self.text = ""
        self._start = 0
        self._length = 0

    def copy(self, start: int, length: int) -> None:
        """Add a slice; text before it gives up what stands in the old markup beside the slices."""
        text = self.text
        if text:
            end = self._start + self._length
            same = _same_start(self.old[end : end + len(text)], text)
            self._length += same
            text = text[same:]
            same = _same_end(self.old[max(0, start - len(text)) : start], text, len(text))
            start -= same
            length += same
            self.text = text[: len(text) - same]
        if not self.text and start == self._start + self._length:
            self._length += length
        else:
            self.close()
            self._start = start
            self._length = length

    def close(self) -> None:
        """Note the open copy and the text after it."""
        if self._length:
            self.steps.append(self._start)
            self.steps.append(self._length)
        if self.text:
            self.steps.append(self.text)
            self.text = ""


def _match(made: _Patch, old: str, offset: int, new: str) -> None:
    """Make markup from the tags of other markup, which starts at `offset`; both begin with one."""
    known, wanted = old.split("<"), new.split("<")
    starts: list[int] = []
    places: dict[str, list[int]] = {}
    at = offset - 1
    for place, tag in enumerate(known):
        starts.append(at)
        at += len(tag) + 1
        if tag in places:
            places[tag].append(place)
        elif place:
            places[tag] = [place]
    starts.append(at)
    number = cursor = 1
    while number < len(wanted):
        run = place = 0
        spots = places.get(wanted[number])
        if spots is not None:
            index = bisect_left(spots, cursor)
            place = spots[index] if index < len(spots) else spots[0]
            most = min(len(wanted) - number, len(known) - place)
            run = 1
            while run < most and wanted[number + run] == known[place + run]:
                run += 1
        length = starts[place + run] - starts[place]
        if length < SHORTEST:
            made.text += "<" + wanted[number]
            number += 1
        else:
            made.copy(starts[place], length)
            number += run
            cursor = place + run


def _is_narrow(text: str) -> bool:
    """Whether browsers count its characters as we do."""
    return text.isascii() or len(text.encode("utf-16-le")) == 2 * len(text)


def _same_start(old: str, new: str) -> int:
    """How many characters two texts have in common at their start."""
    low, high = 0, min(len(old), len(new))
    while low < high:
        middle = (low + high + 1) // 2
        if old[low:middle] == new[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _same_end(old: str, new: str, most: int) -> int:
    """How many characters, of so many at most, two texts have in common at their end."""
    low, high = 0, min(most, len(old), len(new))
    while low < high:
        middle = (low + high + 1) // 2
        if old[len(old) - middle : len(old) - low] == new[len(new) - middle : len(new) - low]:
            low = middle
        else:
            high = middle - 1
    return low
