"""The few errors of the project, by cause.

A message says in one sentence what was asked and what is possible; literals stand in backticks.
"""

from __future__ import annotations


class PlanetfallError(Exception):
    """Any mistake this project reports to its user.

    `code` names a mistake that a visitor of a page can make, and `values` are what is said about
    it, so that it can be told in other words. The message speaks to programs and programmers.
    """

    def __init__(self, message: str = "", code: str = "", **values: object) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class BadRequest(PlanetfallError):
    """An unknown game, option, value, seat count or component."""


class IllegalChoice(PlanetfallError):
    """A choice that is not offered now; the game is untouched."""


class StaleChoice(PlanetfallError):
    """A choice that answers an older decision; the game is untouched."""


class StaleView(PlanetfallError):
    """A view whose game has moved on since it was taken."""


class GameNotOver(PlanetfallError):
    """The outcome of a game that still goes on."""


class BadRecord(PlanetfallError):
    """A record that is damaged, cut off, forged or from newer rules."""


class BotFault(PlanetfallError):
    """A bot of somebody's own raised an error or chose what it was not offered."""


class BrokenRule(PlanetfallError):
    """A fault of the rules code itself: no way on where there must be one."""


def one_of(names: list[str]) -> str:
    """The possibilities as part of a sentence.

    >>> one_of(["a", "b"])
    '`a`, `b`'
    """
    return ", ".join(f"`{name}`" for name in names)
