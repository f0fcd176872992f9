"""Plural, case and lists as functions; no sentence is a key."""

from __future__ import annotations

MINUS = "−"


def signed(number: int) -> str:
    """A number with its sign, a true minus.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def plain(number: int) -> str:
    """A number with a true minus where it is negative."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def join(parts: list[str], last: str) -> str:
    """A list in words: commas, and `last` ("and", "nebo") before the end.

    >>> join(["a", "b", "c"], "or")
    'a, b or c'
    """
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {last} " + parts[-1]


def capital(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital letter and a full stop.

    >>> sentence("gain 2 plants")
    'Gain 2 plants.'
    """
    if not text:
        return text
    full = capital(text)
    return full if full[-1] in ".?!…" else full + "."
