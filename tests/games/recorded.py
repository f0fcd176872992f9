"""Whole games that were played once and written down: settings, choices, what came of them.

`python -m tests.games.recorded` writes the file anew; its diff is to be read. A digest changes only
with a change of play, which raises the rules version; words change only when a text does, logs and
reasons when more or something else is told.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from planetfall import games
from planetfall.core.play import Play
from planetfall.core.rules import Rules
from planetfall.lab.variants import variant

FILE = Path(__file__).parent / "data" / "recorded_games.json"
TOLD = Path(__file__).parent / "data" / "recorded_logs.json"
"""Digests of logs, reasons and questions by the digest of the game: they change without a change
of play."""
GAMES_EACH = 16
SPOKEN_EACH = 6
"""Of how many games of a title the words are pinned too."""
EVERY = 9
"""Words are taken at every so many choices."""
EVERY_REASON = 4
"""Reasons are asked for at every so many choices."""
ASKED_ABOUT = {"on-mars": 652, "terraforming-mars": 1226, "planet-unknown": 937}
"""How many words of a vocabulary "why not?" is asked about: those that stood first in it. What
later expansions add behind them leaves the pinned words as they are."""


def played(row: dict[str, Any]) -> Iterator[Play]:
    """The game of a row, before each of its choices and at its end."""
    rules = games.build(row["game"], row["options"])
    play = Play.new(rules, row["seats"], row["seed"])
    rng = Random(f"recorded {row['seed']}")
    while movers := play.game.to_move():
        yield play
        seat = rng.choice(movers)
        play.choose(seat, rng.choice(play.game.view(seat).keys()))
    yield play


def result(row: dict[str, Any], told: dict[str, str] | None = None) -> dict[str, Any]:
    """What comes of a row: decisions, scores, and digests of the rounds and of the end.

    `told` is filled with digests of the log, of reasons why something was not possible, and of
    every question with all that it offers.
    """
    decisions = -1
    rounds: dict[int, str] = {}
    reasons: list[int] = []
    asked: list[Any] = []
    rng = Random(f"reasons {row['seed']}")
    for play in played(row):
        decisions += 1
        if told is not None:
            asked += [
                [play.game.question(seat).to_data(), play.game.legal(seat)]
                for seat in play.game.to_move()
            ]
        rounds.setdefault(play.game.round_number(), play.game.digest())
        if told is not None and decisions % EVERY_REASON == 0:
            reasons += [
                play.game.why_not(seat, word)
                for seat in play.game.to_move()
                for word in rng.sample(range(ASKED_ABOUT[row["game"]]), 6)
            ]
    if told is not None:
        told["log"] = short(json.dumps(play.events))
        told["reasons"] = short(json.dumps(reasons))
        told["asked"] = short(json.dumps(asked))
    return {
        "decisions": decisions,
        "scores": [sheet.total for sheet in play.game.scores()],
        "outcome": play.game.outcome().to_data()["winners"],
        "rounds": short("".join(rounds.values())),
        "digest": play.game.digest(),
    }


def spoken(row: dict[str, Any], lang: str) -> Iterator[str]:
    """Everything a game says to its movers at some of its choices, then its log."""
    rng = Random(f"spoken {row['seed']}")
    names = [f"P{seat + 1}" for seat in range(row["seats"])]
    for number, play in enumerate(played(row)):
        book = games.book(play.rules, lang)
        if number % EVERY:
            continue
        for seat in play.game.to_move():
            data = play.game.view(seat).data()
            yield book.question(data)
            yield from (book.label(data, key) for key in data["legal"])
            yield from (
                book.reason(packed)
                for packed in (
                    play.game.why_not(seat, rng.randrange(ASKED_ABOUT[row["game"]]))
                    for _ in range(6)
                )
                if packed
            )
    for seat in range(-1, row["seats"]):
        yield from (book.event(event, names) for event in play.events_for(seat))
    yield from (book.term(line) for line in terms_of(play))


def terms_of(play: Play) -> list[str]:
    return [name for name, _ in play.game.scores()[0].lines if name in known_terms(play.rules)]


def known_terms(rules: Rules) -> dict[str, str]:
    return games.book(rules, "en").terms


def short(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()


def settings() -> Iterator[dict[str, Any]]:
    """The games to record: those of the file, whatever options came later, then the new ones."""
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else list(drawn())
    names = ("game", "seats", "options", "seed")
    rows = [{name: row[name] for name in names} for row in known]
    rows += [row for row in chapters() if row not in rows]
    yield from rows  # now that they are compared: who gets one adds to it


def drawn() -> Iterator[dict[str, Any]]:
    """Settings of every title drawn by number, then those of `boards`."""
    for game in games.GAMES:
        for number in range(GAMES_EACH):
            rules, seats = variant(game, number)
            yield {"game": game, "seats": seats, "options": rules.options_data(), "seed": number}
    yield from boards()


def chapters() -> Iterator[dict[str, Any]]:
    """On Mars with every chapter of Alien Invasion and every number of seats."""
    for spec in games.build("on-mars", {}).specs():
        for chapter in spec.choices if spec.name == "chapter" else []:
            rules = games.build("on-mars", {"chapter": chapter})
            for seats in rules.seat_counts() if chapter != "none" else []:
                yield {
                    "game": rules.id,
                    "seats": seats,
                    "options": rules.options_data(),
                    "seed": 100 + seats,
                }


def boards() -> Iterator[dict[str, Any]]:
    """Planet Unknown with every planet and every corporation, events and secret objectives on."""
    specs = {spec.name: spec for spec in games.build("planet-unknown", {}).specs()}
    planets, corporations = specs["planets"].choices, specs["corporations"].choices
    for number, planet in enumerate(planets):
        corporation = corporations[number % len(corporations)]
        options: dict[str, Any] = {
            "planets": ["random"] if planet == "random" else [planet],
            "corporations": ["random"] if corporation == "random" else [corporation],
            "events": ["on"],
            "personal_objectives": True,
        }
        rules = games.build("planet-unknown", options)
        seed = GAMES_EACH + number
        yield {
            "game": rules.id,
            "seats": 2 + number % 3,
            "options": rules.options_data(),
            "seed": seed,
        }


def main() -> None:
    rows = []
    logs: dict[str, dict[str, str]] = {}
    for row in settings():
        told: dict[str, str] = {}
        row |= result(row, told)
        logs[row["digest"]] = told
        if row["seed"] < SPOKEN_EACH:
            for lang in games.LANGUAGES:
                row[lang] = short("\n".join(spoken(row, lang)))
        rows.append(json.dumps(row, ensure_ascii=False))
    FILE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
    lines = [f"{json.dumps(key)}: {json.dumps(told)}" for key, told in logs.items()]
    TOLD.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
