"""Servers are tried with the real games alone."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def toy() -> None:
    """No small game: the server is a process of its own and does not know it."""
