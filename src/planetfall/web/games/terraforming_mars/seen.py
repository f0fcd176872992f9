"""What the parts of the page of Terraforming Mars look at, and markup with holes for numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from planetfall.games.terraforming_mars.draw.view import counted_position, seen_position
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.memo import memo
from planetfall.web.html import Html, pieced


class Seen:
    """The position a viewer sees, made only if something has to be counted on it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    @cached_property
    def position(self) -> Mars:
        """A position with what the view shows and nothing else.

        Boards of an expansion may count, too; without them little of the view does.
        """
        if self._data["table"].get("extras"):
            return seen_position(self._data)
        return counted_position(self._data)


HOLE: Final = "\0"
"""Where something that changes stands in a markup; no text that is escaped has this letter."""


def around(markup: str) -> tuple[Html, ...]:
    """What stands before, between and behind the holes of a markup."""
    return tuple([Html(piece) for piece in markup.split(HOLE)])


def filled(fixed: tuple[Html, ...], inside: Sequence[Html]) -> Html:
    """A markup with something in each of its holes, as pieces: mostly a number or two change."""
    pieces = [fixed[0]]
    for place, each in enumerate(inside, 1):
        pieces.append(each)
        pieces.append(fixed[place])
    return pieced(pieces)


@memo(4096)
def figure(number: int) -> Html:
    """A number as markup, with a true minus."""
    return Html(str(number) if number >= 0 else f"−{-number}")
