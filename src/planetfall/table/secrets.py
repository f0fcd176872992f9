"""Secrets of the table: made by the operating system, kept as hashes only."""

from __future__ import annotations

import hashlib
import re
import secrets

SECRET_BYTES = 24
"""192 bits: a seat key cannot be guessed."""

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_secret() -> str:
    """A fresh secret that fits into an address and a cookie."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What the store keeps of a secret. No salt: the secret itself is random enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """A short name for a table; it opens nothing by itself."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table's name."""
    return re.fullmatch("[a-z0-9]{1,16}", text) is not None


def new_seed() -> tuple[int, str]:
    """The seed of a game's luck and the nonce that hides it in its commitment."""
    return secrets.randbits(120), secrets.token_hex(16)
