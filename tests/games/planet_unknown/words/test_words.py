"""Planet Unknown never falls silent, in either language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import planetfall
from planetfall.core.effect import Effect
from planetfall.core.reasons import pack
from planetfall.games import book
from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.components.cards.civ import CARDS
from planetfall.games.planet_unknown.components.cards.events import EVENT_CARDS
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.words import cs, en
from planetfall.games.planet_unknown.words.cards import civ_text
from planetfall.text.book import Book
from planetfall.text.grammar import sentence
from tests.games.told import SEATS, compare, tell

GOLDEN = Path(__file__).parent / "golden"
RULES = planetfall.rules("planet-unknown")


def all_texts(words: Book) -> str:
    """Every card, board and rule in words, one line each."""
    lines = []
    for card in CARDS:
        lines.append(f"civ {card.number} {words.name('civ', card.id)}: {civ_text(words, card)}")
    for event in EVENT_CARDS:
        parts = [part for part in (event.table, event.each) if part is not None]
        lines.append(f"event {words.name('event', event.id)}: {words.sentences(list(parts))}")
    for objective in OBJECTIVES:
        for kind, side in (("neighbour", objective.neighbour), ("personal", objective.personal)):
            name = words.name(kind, objective.id)
            lines.append(f"{kind} {name}: {sentence(words.effect(side))}")
    for corporation in CORPORATIONS:
        name = words.name("corporation", corporation.id)
        lines.append(f"corporation {name}: {words.term('special:' + corporation.id)}")
        lines += [f"  {tech.level}: {words.effect(tech)}" for tech in corporation.techs]
    for planet in PLANETS:
        name = words.name("planet", planet.id)
        lines.append(f"planet {name}: {words.term('rule:' + planet.id)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_all_texts_are_those_a_person_has_read(lang: str) -> None:
    compare(GOLDEN / f"planet_unknown.{lang}.txt", all_texts(book(RULES, lang)))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_reason_and_event_has_words(lang: str) -> None:
    words = book(RULES, lang)
    for name, kind in vars(reasons).items():
        if name.isupper() and name != "GAME_REASONS":
            assert words.reason(pack(kind, 1)).endswith(".")
    skipped = ("ENDINGS", "RULES", "CIV_SOURCE", "EVENT_SOURCE", "TECH_SOURCE")
    for name, kind in vars(log).items():
        if name.isupper() and name not in skipped:
            assert words.event((kind, 0, 1, 1, 0, 0), SEATS)


def test_both_languages_have_the_same_phrases_and_terms() -> None:
    assert set(en.PHRASES) == set(cs.PHRASES)
    assert set(en.TERMS) == set(cs.TERMS)
    for key in en.TERMS:
        gaps = [set(re.findall(r"\{\w+\}", lang.TERMS[key])) for lang in (en, cs)]
        assert gaps[0] == gaps[1], key


def test_phrases_belong_to_something_that_is_said() -> None:
    asking = {kind.__name__ for kind in every_kind(Effect)}
    told = {name.lower() for module in (log, reasons) for name in vars(module)}
    kinds = {key.partition(":")[0] for key in RULES.vocabulary.keys}
    for key in en.PHRASES:
        family, _, name = key.partition(".")
        first = name.partition(".")[0].partition(":")[0]
        known = {"ask": asking, "log": told | {"table"}, "why": told, "label": kinds}.get(family)
        assert known is None or first in known, key


def every_kind(kind: type[Effect]) -> set[type[Effect]]:
    below = [every_kind(each) for each in kind.__subclasses__()]
    return {kind}.union(*below)


OPTIONS = [
    (1, {}),
    (2, {"corporations": "cosmos,horizon", "planets": "gaia,kaax"}),
    (3, {"corporations": "jump_drive,republic,flux", "events": "on"}),
    (4, {"corporations": "wormhole,oasis,makeshift", "personal_objectives": True}),
]


@pytest.mark.parametrize("seats, options", OPTIONS)
def test_whole_games_can_be_told(seats: int, options: dict[str, object]) -> None:
    tell("planet-unknown", seats, options)
