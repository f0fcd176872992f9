"""The numbers of the components that the chapter adds, known once they are added."""

from __future__ import annotations

from typing import Final


class Numbers:
    """By what is added: its number among those of its kind."""

    def __init__(self) -> None:
        self.medicine: int = 0
        """An item."""
        self.tech: int = 0
        self.hospital: int = 0
        """A building."""
        self.hospital_code: int = 0
        """The `land` code of a Hospital."""
        self.microbiologist: int = 0
        """A Scientist."""
        self.blueprints: list[int] = []
        """The four Hospital Blueprints."""
        self.clinic: int = 0
        """The one that carries the medicine Tech."""
        self.tiles: list[int] = []
        """The Discovery tiles that no other game has."""


NUMBERS: Final = Numbers()
