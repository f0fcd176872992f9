"""Colonies never fall silent, in either language.

`REWRITE_GOLDEN=1 pytest tests/games/terraforming_mars/expansions/colonies/words` writes the golden
files of all cards and tiles anew; read the difference.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import planetfall
from planetfall.core.effect import Chance, Effect
from planetfall.core.modifiers import Modifier
from planetfall.core.play import Play
from planetfall.core.reasons import pack
from planetfall.games import book
from planetfall.games.terraforming_mars.components.card import (
    CARDS,
    Card,
    Requirement,
    Trigger,
    Worth,
)
from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES
from planetfall.games.terraforming_mars.draw import pictures as svg
from planetfall.games.terraforming_mars.draw.icon_rows import ICONS, Icon, icon_rows
from planetfall.games.terraforming_mars.effects.counts import MarsCount
from planetfall.games.terraforming_mars.expansions.colonies.components import terms
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import COLONIES
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.draw.tiles import colony_words
from planetfall.games.terraforming_mars.expansions.colonies.effects.cards import ShiftMarkers
from planetfall.games.terraforming_mars.expansions.colonies.phases import AddColony
from planetfall.games.terraforming_mars.expansions.colonies.stations import BuildStation
from planetfall.games.terraforming_mars.expansions.colonies.trading import MoveUp, PayFee, Trade
from planetfall.games.terraforming_mars.expansions.colonies.words.text_board import lines
from planetfall.games.terraforming_mars.listing import components
from planetfall.games.terraforming_mars.vocabulary import WORDS
from planetfall.games.terraforming_mars.words import card_text
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.text.book import Asked
from tests.games.told import compare
from tests.rulebook.terraforming_mars.help import choose
from tests.rulebook.terraforming_mars_colonies.help import REASONS, Colonial

GOLDEN = Path(__file__).parent / "golden"
RULES = planetfall.rules("terraforming-mars", colonies=True)
SEATS = ["Ann", "Bob", "Cyd", "Dan", "Eve"]
LANGUAGES = ["en", "cs"]
HOME = "planetfall.games.terraforming_mars.expansions.colonies"
EVENTS = [
    terms.STATION,
    terms.TRADED,
    terms.MARKED,
    terms.LAID_OUT,
    terms.WOKEN,
    terms.RETURNED,
    terms.SHIP_GAINED,
    terms.PUT_BACK,
]


def words_in(lang: str) -> MarsBook:
    """The book of a language."""
    found = book(RULES, lang)
    assert isinstance(found, MarsBook)
    return found


def our_cards() -> list[Card]:
    """The cards of the expansion."""
    return [card for card in CARDS[1:] if card.deck == COLONIES]


def all_texts(words: MarsBook) -> str:
    """Every card and colony in words, one line each."""
    lines = []
    for card in our_cards():
        number = f"{card.printed_number()} " if card.number else ""
        lines.append(f"{number}{words.card(card.id)}: {' '.join(card_text(words, card))}")
    lines += [colony_words(words, tile) for tile in COLONY_TILES]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_texts_are_those_a_person_has_read(lang: str) -> None:
    compare(GOLDEN / f"terraforming_mars_colonies.{lang}.txt", all_texts(words_in(lang)))


def kinds_of(base: type[Any]) -> list[type[Any]]:
    """Every class of the expansion below a class."""
    found: list[type[Any]] = []
    for kind in base.__subclasses__():
        found += kinds_of(kind)
        if kind.__module__.startswith(HOME):
            found.append(kind)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_class_has_a_phrase_and_what_asks_has_a_question(lang: str) -> None:
    words = words_in(lang)
    bases = [Effect, Requirement, MarsCount, Modifier, Worth]
    assert [k for base in bases for k in kinds_of(base) if not words.tells(k)] == []
    assert [kind for kind in kinds_of(Trigger) if kind not in words.triggers] == []
    assert [kind for kind in kinds_of(Worth) if kind not in words.worths] == []
    for kind in kinds_of(Effect):
        if "answer" in vars(kind) and not issubclass(kind, Chance):
            assert kind in words.questions, kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_in_the_catalogue_can_be_said(lang: str) -> None:
    words = words_in(lang)
    assert all(words.effect(effect) for effect in RULES.effects.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_key_has_a_label(lang: str) -> None:
    prefixes = {key.partition(":")[0] for key in WORDS.keys}
    assert {"colony", "trade", "fee"} <= prefixes <= set(words_in(lang).labels)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(REASONS))
def test_every_reason_is_a_sentence(lang: str, kind: int) -> None:
    told = words_in(lang).reason(pack(kind, 2, 2, 1))
    assert told[0].isupper() and told.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_told(lang: str, kind: int) -> None:
    words = words_in(lang)
    for amount in (-1, 0, 1):
        assert words.event((kind, 0, 3, amount, 0, 0), SEATS).endswith(".")
    named = (terms.STATION, terms.TRADED, terms.MARKED, terms.SHIP_GAINED, terms.PUT_BACK)
    if kind in named:
        assert "Ann" in words.event((kind, 0, 3, 1, 0, 0), SEATS)
    if kind not in (terms.RETURNED, terms.SHIP_GAINED):
        assert "Europa" in words.event((kind, 0, 3, 1, 0, 0), SEATS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_terms_are_complete(lang: str) -> None:
    words = words_in(lang)
    for card in our_cards():
        assert words.name("card", card.name)
    for tile in COLONY_TILES:
        assert words.name("colony", tile.name)
    for name in RESOURCE_NAMES:
        assert words.name("resource", name)
    assert words.name("standard", "build_colony") and words.name("box", "colonies")
    for spec in RULES.specs():
        assert words.term(f"option:{spec.name}")
        assert words.term(f"help:{spec.name}").endswith(".")


def test_czech_counts_floaters_and_camps() -> None:
    words = words_in("cs")
    floaters = [words.units(terms.FLOATERS, n) for n in (1, 2, 5)]
    assert floaters == ["1 vznášedlo", "2 vznášedla", "5 vznášedel"]
    assert words.every("floater", 2) == "každá 2 vznášedla"
    assert [words.units(terms.CAMPS, n) for n in (1, 3, 5)] == ["1 tábor", "3 tábory", "5 táborů"]


@pytest.mark.parametrize("card", our_cards(), ids=lambda card: card.name)
def test_icon_rows_say_what_the_text_says(card: Card) -> None:
    rows = icon_rows(card)
    kinds = [row.kind for row in rows]
    assert all(row.icons for row in rows)
    assert kinds.count("requirement") == len(card.needs)
    assert ("action" in kinds) == (card.action is not None)
    assert ("first" in kinds) == (card.first is not None)
    assert ("points" in kinds) == (bool(card.vp) or card.worth is not None)
    assert ("effect" in kinds) == bool(card.when or card.lasting)
    assert ("immediate" in kinds or "start" in kinds) == bool(card.play)


def test_every_part_of_a_card_has_icons() -> None:
    for base in (Requirement, MarsCount, Modifier, Worth, Trigger):
        assert [kind for kind in kinds_of(base) if kind not in ICONS] == []
    (row,) = [row for row in icon_rows(CARDS[our_cards()[39].id]) if row.kind == "points"]
    assert row.icons[-1] == Icon("piece", "colony", "2", any=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_have_names_texts_and_pictures(lang: str) -> None:
    ours = [c for c in components(lang) if c.data.get("box") == COLONIES]
    counts = {kind: len([c for c in ours if c.kind == kind]) for kind in {c.kind for c in ours}}
    assert counts == {"project": 49, "corporation": 5, "colony": 11, "standard": 1}
    for component in ours:
        assert component.name and component.text
        drawn = str(svg.component(component.kind, component.id, lang=lang))
        assert drawn.startswith("<svg")


def question(effect: Effect, *, a: int = 0, source: int = 0) -> Asked:
    """A question put to seat 0, which has a station on Callisto and cheaper trade."""
    at = Colonial(2).station(0, "callisto").marker("callisto", 6).play(0, "cryo_sleep")
    data = at.turn(0).view(0).data()
    return Asked(data, effect, ["", 0, source, a, 0])


LABELLED: list[tuple[Effect, int, str, str, str]] = [
    (
        BuildStation(),
        0,
        "colony:callisto",
        "Callisto: raise your energy production by 1",
        "Callisto: zvyšte produkci energie o 1",
    ),
    (Trade(), 0, "colony:callisto", "Callisto: gain 10 energy", "Callisto: získejte 10 energií"),
    (ShiftMarkers(), 0, "colony:io", "Io: field 2 of 7", "Io: pole 2 ze 7"),
    (AddColony(), 0, "colony:titan", "Titan", "Titan"),
    (PayFee(), 0, "fee:mc", "8 M€", "8 M€"),
    (PayFee(), 0, "fee:energy", "2 energy", "2 energie"),
    (MoveUp(), 0, "amount:1", "1 step: gain 13 energy", "1 pole: získejte 13 energií"),
    (Trade(), 0, "trade", "Trade with a colony tile", "Obchodovat s kolonií"),
    (
        Trade(),
        0,
        "standard:build_colony",
        "Standard project Colony for 17 M€",
        "Standardní projekt Založení stanice za 17 M€",
    ),
]


@pytest.mark.parametrize(("effect", "a", "key", "english", "czech"), LABELLED)
def test_answers_tell_what_they_bring(
    effect: Effect, a: int, key: str, english: str, czech: str
) -> None:
    prefix, _, rest = key.partition(":")
    for lang, expected in (("en", english), ("cs", czech)):
        words = words_in(lang)
        asked = question(effect, a=a)
        assert words.labels[prefix](rest, asked) == expected
        assert words.questions[type(effect)](asked).endswith("?")


def test_a_field_without_income_is_told() -> None:
    game = Colonial(2).marker("callisto", 1).give(0, mc=9).turn(0)
    choose(game, 0, "trade")
    data = game.view(0).data()
    assert words_in("en").label(data, "colony:callisto") == "Callisto: gain nothing"
    assert words_in("cs").label(data, "colony:callisto") == "Callisto: bez výnosu"


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 5), (4, 8)])
def test_whole_games_are_asked_labelled_explained_told_and_drawn(seats: int, seed: int) -> None:
    books = [book(RULES, lang) for lang in LANGUAGES]
    rng = random.Random(seed)
    play = Play.new(RULES, seats, seed, "")
    told = 0
    while not play.game.is_over():
        seat = rng.choice(play.game.to_move())
        view = play.game.view(seat)
        data = view.data()
        legal = play.game.legal(seat)
        other = rng.randrange(len(RULES.vocabulary.keys))
        for words in books:
            assert words.question(data).endswith("?")
            assert all(words.label(data, key) for key in data["legal"])
            if packed := play.game.why_not(seat, other):
                assert words.reason(packed).endswith(".")
        ours = [key for key in data["legal"] if key.partition(":")[0] in ("colony", "trade", "fee")]
        if ours and rng.random() < 0.2:
            drawn = str(svg.board(view, lang=rng.choice(LANGUAGES)))
            assert [key for key in ours if f'data-key="{key}"' not in drawn] == []
        play.push(seat, rng.choice(legal))
        events = play.events_for(seat)
        for event in events[told:]:
            for words in books:
                words.event(event, SEATS)
        told = len(events)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Europa: M€ [M€] Energy Energy Plants Plants Plants; colonies: Bob.",
                "Luna: 1 2 4 [7] 10 13 17; trade fleet: Ann.",
                "Titan: not active yet.",
                "Trade fleets: Ann: 0 of 1 at home, Bob: 2 of 2 at home.",
            ],
        ),
        (
            "cs",
            [
                "Europa: M€ [M€] Energie Energie Rostliny Rostliny Rostliny; stanice: Bob.",
                "Luna: 1 2 4 [7] 10 13 17; loď: Ann.",
                "Titan: zatím nedostupná.",
                "Obchodní lodě: Ann: doma 0 z 1, Bob: doma 2 z 2.",
            ],
        ),
    ],
)
def test_the_terminal_tells_of_colonies_and_ships(lang: str, expected: list[str]) -> None:
    at = Colonial(2, "europa", "luna", "titan").station(1, "europa").marker("luna", 4)
    game = at.ship(0, "luna").fleet(1, 2).turn(0)
    told = lines(game.view(0).data(), words_in(lang), SEATS[:2])
    assert told == expected
