"""The rules of the toy game."""

from tests.core.toy import build

__all__ = ["build"]
