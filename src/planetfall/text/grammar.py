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


def english(number: int, one: str, many: str = "") -> str:
    """A number with its English noun.

    >>> english(1, "plant"), english(3, "plant"), english(2, "city", "cities")
    ('1 plant', '3 plants', '2 cities')
    """
    noun = one if abs(number) == 1 else many or one + "s"
    return f"{plain(number)} {noun}"


def czech(number: int, one: str, few: str, many: str) -> str:
    """A number with its Czech noun: 1, 2–4, 5 and more (and 0).

    >>> czech(1, "karta", "karty", "karet"), czech(3, "karta", "karty", "karet")
    ('1 karta', '3 karty')
    >>> czech(5, "karta", "karty", "karet")
    '5 karet'
    """
    return f"{plain(number)} {czech_noun(number, one, few, many)}"


def czech_noun(number: int, one: str, few: str, many: str) -> str:
    """The form of a Czech noun after a number."""
    size = abs(number)
    if size == 1:
        return one
    return few if 2 <= size <= 4 else many


def join(parts: list[str], last: str) -> str:
    """A list in words: commas, and `last` ("and", "nebo") before the end.

    >>> join(["a", "b", "c"], "or")
    'a, b or c'
    """
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {last} " + parts[-1]


def sentence(text: str) -> str:
    """With a capital letter and a full stop.

    >>> sentence("gain 2 plants")
    'Gain 2 plants.'
    """
    if not text:
        return text
    full = text[0].upper() + text[1:]
    return full if full[-1] in ".?!…" else full + "."
