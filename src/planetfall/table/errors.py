"""Refusals of the table, by cause; the web application gives each its status code."""

from __future__ import annotations

from planetfall.core.errors import PlanetfallError


class Refused(PlanetfallError):
    """What was asked is not possible now."""


class Forbidden(PlanetfallError):
    """The visitor has no right to it."""


class Missing(PlanetfallError):
    """There is no such thing."""


class Stale(PlanetfallError):
    """The decision that was answered is not open any more."""


class TooMany(PlanetfallError):
    """Too many requests or wrong keys in too short a time."""


class NotStored(PlanetfallError):
    """The store could not keep it; nothing has changed."""


class Damaged(PlanetfallError):
    """What is stored of one table cannot be read; others are not touched by that."""
