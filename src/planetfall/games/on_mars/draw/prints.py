"""What is printed on a component."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from planetfall.svg.box import Box


@dataclass(frozen=True)
class Print:
    """What is printed on a component besides its name and words."""

    color: str
    icon: str
    boxes: list[Box]
    record: Any = None
    """What the book is asked for words about."""
    corner: Box | None = None
    points: Box | None = None
    action: bool = False
    """Whether the signs are an action that costs crystals."""
