"""What the levels of bots are called, how they play, and how strong they are, for people.

Ratings come from `ratings.json`, which `planetfall ladder` writes: Elo points by game, `greedy` at
1000, so that a difference of 400 means ten wins to one.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from planetfall.text.book import Book

NAMES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "random": "rookie",
        "easy": "easy",
        "greedy": "steady",
        "strong": "strong",
        "expert": "expert",
    },
    "cs": {
        "random": "nováček",
        "easy": "mírný",
        "greedy": "zkušený",
        "strong": "silný",
        "expert": "expert",
    },
}
SENTENCES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "random": "Plays anything the rules allow.",
        "easy": "Sees what is good now and takes the second or third best now and then.",
        "greedy": "Takes what is best for its own position now, without looking further.",
        "strong": "Plans whole turns and placements and has learned what they lead to.",
        "expert": "Plans like strong and plays its best ideas on before it chooses.",
    },
    "cs": {
        "random": "Hraje cokoli, co pravidla dovolí.",
        "easy": "Vidí, co je teď dobré, ale občas vezme až druhou nebo třetí nejlepší možnost.",
        "greedy": "Bere, co je teď nejlepší pro jeho pozici, dál se nedívá.",
        "strong": "Plánuje celé tahy i umístění a naučil se, k čemu vedou.",
        "expert": "Plánuje jako silný a své nejlepší nápady si před volbou přehraje dál.",
    },
}
REASONS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "points": "it brings {n} more for {what}",
        "production": "it produces more from now on",
        "goal": "it comes nearer to a goal",
        "denial": "it leaves less to the others",
        "progress": "it moves further up the tracks",
        "outlook": "it promises most for later",
        "learned": "positions like this one have won before",
        "": "nothing better was in sight",
        "rather": "rather than {other}",
    },
    "cs": {
        "points": "přinese o {n} víc: {what}",
        "production": "od teď bude víc produkovat",
        "goal": "cíl tak bude blíž",
        "denial": "ostatním zbude méně",
        "progress": "postoupí na stupnicích",
        "outlook": "slibuje nejvíc do budoucna",
        "learned": "takové pozice dřív vyhrávaly",
        "": "nic lepšího nebylo vidět",
        "rather": "lepší než {other}",
    },
}
"""Why an option was chosen, by the part of the evaluation that made the difference."""
_ratings: dict[str, dict[str, int]] = {}


def level_name(level: str, lang: str) -> str:
    """What people call a level; a bot of your own keeps its name."""
    return NAMES[lang].get(level, level)


def ratings(game: str) -> dict[str, int]:
    """The rating of every level in a game, as far as it was measured."""
    if not _ratings:
        path = files("planetfall.bots") / "ratings.json"
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        for id, row in data["games"].items():
            _ratings[id] = {level: int(rating) for level, rating in row.items()}
        _ratings.setdefault("", {})
    return _ratings.get(game, {})


def sentence(level: str, game: str, lang: str) -> str:
    """How a level plays, and its rating in a game where that was measured."""
    said = SENTENCES[lang].get(level, "")
    rating = ratings(game).get(level)
    if rating is None:
        return said
    return f"{said} {'Rating' if lang == 'en' else 'Síla'} {rating}."


def reason(part: str, amount: int, book: Book) -> str:
    """Why a bot chose, from the part that made the difference, as a clause.

    Names of parts are lines of the score sheet or one of `REASONS`.
    """
    phrases = REASONS[book.lang]
    forms = [f"score:{part}"] if part in phrases else [f"score:{part}", part]
    for form in forms:
        if part and form in book.terms:
            points = f"{amount / 100:.1f}".removesuffix(".0")
            return phrases["points"].format(n=points, what=book.term(form))
    return phrases.get(part, phrases["outlook"])
