"""Secrets of the table: made by the operating system, kept as hashes only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

SECRET_BYTES = 24
"""192 bits: a seat key cannot be guessed."""

MARK, ISSUED = 16, 48
"""Letters of the mark at the end of a visitor's secret, and of the whole."""

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_secret() -> str:
    """A fresh secret that fits into an address and a cookie."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_visitor(key: str) -> str:
    """A fresh secret of a visitor, marked so that the server knows what it has issued."""
    secret = new_secret()
    return secret + _mark(secret, key)


def is_issued(secret: str, key: str) -> bool:
    """Whether the server has issued a visitor's secret itself."""
    own, mark = secret[:-MARK], secret[-MARK:]
    return len(secret) == ISSUED and hmac.compare_digest(_mark(own, key), mark)


def _mark(secret: str, key: str) -> str:
    digest = hmac.digest(key.encode(), secret.encode(), "sha256")[:12]
    return base64.urlsafe_b64encode(digest).decode()


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
