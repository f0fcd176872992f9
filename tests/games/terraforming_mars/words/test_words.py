"""Terraforming Mars never falls silent, in either language.

`REWRITE_GOLDEN=1 python -m pytest tests/games/terraforming_mars/words` writes the golden files of
all card texts anew; read the difference.
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
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games import book
from planetfall.games.terraforming_mars import log, reasons
from planetfall.games.terraforming_mars.components.card import (
    BY_NAME,
    CARDS,
    HOLDERS,
    Card,
    Requirement,
    Trigger,
    When,
    Worth,
)
from planetfall.games.terraforming_mars.components.terms import (
    ANIMALS,
    ANY_CARD,
    BASE,
    CORPORATE_ERA,
    ENERGY,
    HEAT,
    MC,
    NOTHING,
    OCEAN,
    PLANTS,
    RESOURCE_NAMES,
    STANDARD,
    TAG_NAMES,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.draw.icon_rows import ICONS, Icon, icon_rows
from planetfall.games.terraforming_mars.effects.basic import Exchange, ShiftProduction
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.effects.counts import MarsCount
from planetfall.games.terraforming_mars.effects.holding import Put, TakeHeld
from planetfall.games.terraforming_mars.effects.mars import ClaimArea, Place, ProduceMetal
from planetfall.games.terraforming_mars.effects.others import Reduce, Remove
from planetfall.games.terraforming_mars.listing import components
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    STANDARD_NAMES,
    WORDS,
)
from planetfall.games.terraforming_mars.words import card_text
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.text.book import Asked, MissingPhrase
from tests.games.told import compare

GOLDEN = Path(__file__).parent / "golden"
RULES = planetfall.rules("terraforming-mars")
SEATS = ["Ann", "Bob", "Cyd", "Dan", "Eve"]
LANGUAGES = ["en", "cs"]
HOME = "planetfall.games.terraforming_mars"


def words_in(lang: str) -> MarsBook:
    """The book of a language."""
    found = book(RULES, lang)
    assert isinstance(found, MarsBook)
    return found


def base_cards() -> list[Card]:
    """The cards of the base box; those of expansions are told of in their own tests."""
    return [card for card in CARDS[1:] if card.deck in (BASE, CORPORATE_ERA)]


def all_texts(words: MarsBook) -> str:
    """Every card in words, one line each."""
    lines = []
    for card in base_cards():
        number = f"{card.number:03} " if card.number else ""
        lines.append(f"{number}{words.card(card.id)}: {' '.join(card_text(words, card))}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_card_texts_are_those_a_person_has_read(lang: str) -> None:
    compare(GOLDEN / f"terraforming_mars.{lang}.txt", all_texts(words_in(lang)))


def kinds_of(base: type[Any]) -> list[type[Any]]:
    """Every class of the base game below a class, but not the empty bases."""
    found: list[type[Any]] = []
    for kind in base.__subclasses__():
        found += kinds_of(kind)
        module = kind.__module__.removeprefix(HOME + ".")
        own = module.partition(".")[0] in ("effects",) or "." not in module
        if kind.__module__.startswith(HOME) and own and kind not in (MarsEffect, MarsCount):
            found.append(kind)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_class_of_effect_requirement_count_modifier_and_worth_has_a_phrase(
    lang: str,
) -> None:
    words = words_in(lang)
    bases = [Effect, Requirement, MarsCount, Modifier, Worth]
    silent = [kind for base in bases for kind in kinds_of(base) if not words.tells(kind)]
    assert silent == []
    assert [kind for kind in kinds_of(Trigger) if kind not in words.triggers] == []
    assert [kind for kind in kinds_of(Worth) if kind not in words.worths] == []
    assert words.tells(When)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_in_the_catalogue_can_be_said(lang: str) -> None:
    words = words_in(lang)
    for path, effect in RULES.effects.items():
        if type(effect).__module__.startswith("planetfall.core") or path.partition(".")[0] in (
            card.name for card in base_cards()
        ):
            assert words.effect(effect)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_that_asks_has_a_question(lang: str) -> None:
    words = words_in(lang)
    for kind in kinds_of(Effect):
        answers = [base for base in kind.__mro__ if "answer" in vars(base) and base is not Effect]
        if answers and not issubclass(kind, Chance):
            assert kind in words.questions, kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_key_has_a_label(lang: str) -> None:
    words = words_in(lang)
    prefixes = {"play", "card", "act", "hex", "standard", "convert", "milestone", "award"}
    prefixes |= {"steel", "titanium", "heat", "pass", "done", "yes", "no", "nobody"}
    prefixes |= {"choose", "first", "amount", "seat"}
    assert prefixes <= {key.partition(":")[0] for key in WORDS.keys}
    assert prefixes <= set(words.labels)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(reasons.REASON_NAMES))
def test_every_reason_is_a_sentence(lang: str, kind: int) -> None:
    for what in range(3):
        told = words_in(lang).reason(pack(kind, what, 2, 1))
        assert told[0].isupper() and told.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(log.KIND_NAMES))
def test_every_event_is_told_with_its_seat_and_cause(lang: str, kind: int) -> None:
    fish = BY_NAME["fish"].id
    words = words_in(lang)
    what = fish if kind in (log.HELD, log.PLAYED, log.ACTED, log.REVEALED, log.FOUNDED) else 1
    told = words.event((kind, 0, what, 1, BY_NAME["comet"].id, 0), SEATS)
    assert told.endswith(".")
    if kind not in (log.GENERATION, log.SET_UP, log.RESHUFFLED):
        assert "Ann" in told
    by_a_card = (log.GAINED, log.PRODUCED, log.RAISED, log.RATED, log.PLACED, log.DREW, log.HELD)
    if kind in by_a_card:
        assert words.name("card", "comet") in told


def test_the_log_tells_losses_from_payments() -> None:
    words = words_in("en")
    asteroid = BY_NAME["asteroid"].id
    assert (
        words.event((log.GAINED, 1, 3, -2, asteroid, 0), SEATS) == "Bob loses 2 plants (Asteroid)."
    )
    assert (
        words.event((log.GAINED, 0, 2, -2, asteroid, 0), SEATS)
        == "Ann spends 2 titanium (Asteroid)."
    )
    assert words.event((log.GAINED, 0, 4, -3, 0, 0), SEATS) == "Ann turns 3 energy into heat."


def test_the_log_hides_cards_drawn_by_others() -> None:
    drawn = (log.DREW, 0, -1, 1, 0, 0)
    assert words_in("en").event(drawn, SEATS) == "Ann draws a card."
    assert words_in("cs").event(drawn, SEATS) == "Ann si dobírá kartu."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_terms_are_complete(lang: str) -> None:
    words = words_in(lang)
    tables: dict[str, list[str]] = {
        "tag": TAG_NAMES,
        "tile": TILE_NAMES,
        "milestone": MILESTONE_NAMES,
        "award": AWARD_NAMES,
        "standard": STANDARD_NAMES,
        "parameter": ["temperature", "oxygen", "oceans"],
        "kind": ["automated", "active", "event", "corporation"],
        "card": [card.name for card in base_cards()],
        "resource": RESOURCE_NAMES[: STANDARD + 4],
    }
    for kind, ids in tables.items():
        for name in ids:
            assert words.name(kind, name)
    for spec in RULES.specs()[:3]:
        assert words.term(f"option:{spec.name}")
        assert words.term(f"help:{spec.name}").endswith(".")
    for line in ("rating", "milestones", "awards", "greeneries", "cities", "card_resources"):
        assert words.term(line)
    for reason in ("points", "money", "shared", "terraformed", "not_terraformed"):
        assert words.term(reason)
    with pytest.raises(MissingPhrase):
        words.name("tag", "nothing")


def test_czech_counts_and_inflects() -> None:
    words = words_in("cs")
    assert [words.units(3, n) for n in (1, 2, 5)] == ["1 rostlinu", "2 rostliny", "5 rostlin"]
    assert words.every("animal", 2) == "každá 2 zvířata"
    assert words.every("microbe", 3) == "každé 3 mikroby"


@pytest.mark.parametrize("card", base_cards(), ids=lambda card: card.name)
def test_icon_rows_say_what_the_text_says(card: Card) -> None:
    rows = icon_rows(card)
    kinds = [row.kind for row in rows]
    assert all(row.icons for row in rows if row.kind != "immediate")
    assert kinds.count("requirement") == len(card.needs)
    assert ("action" in kinds) == (card.action is not None)
    assert ("first" in kinds) == (card.first is not None)
    assert ("points" in kinds) == (bool(card.vp) or card.worth is not None)
    assert ("effect" in kinds) == bool(card.when or card.lasting)
    assert ("immediate" in kinds or "start" in kinds) == bool(card.play)
    if card.holds != NOTHING and card.worth is not None:
        assert Icon("resource", RESOURCE_NAMES[card.holds]).name in [
            icon.name for icon in rows[-1].icons
        ]


def test_every_part_of_a_card_has_icons() -> None:
    for base in (Requirement, MarsCount, Modifier, Worth, Trigger):
        assert [kind for kind in kinds_of(base) if kind not in ICONS] == []


def test_a_production_frame_a_red_frame_and_an_arrow() -> None:
    (row,) = [row for row in icon_rows(BY_NAME["cloud_seeding"]) if row.kind == "immediate"]
    assert row.icons == (
        Icon("resource", "mc", "−1", "production"),
        Icon("resource", "plant", "+2", "production"),
        Icon("resource", "heat", "−1", "production", any=True),
    )
    first, second = [row for row in icon_rows(BY_NAME["regolith_eaters"]) if row.kind == "action"]
    assert [icon.sign for icon in first.icons] == ["resource", "arrow", "parameter"]
    assert [icon.sign for icon in second.icons] == ["or", "arrow", "resource"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_have_names_and_texts(lang: str) -> None:
    found = components(lang)
    assert len({(component.kind, component.id) for component in found}) == len(found)
    counts = {kind: len([c for c in found if c.kind == kind]) for kind in {c.kind for c in found}}
    assert counts["project"] >= 208 and counts["corporation"] >= 13
    assert counts["milestone"] == counts["award"] == 5 and counts["standard"] >= 6
    assert all(c.name and (c.text or c.kind in ("tile", "parameter", "board")) for c in found)


def asked(effect: Effect, *, source: str = "none", a: int = 0, b: int = 0) -> Asked:
    """A question put to the first of two seats, each with a card that holds animals."""
    fish, birds = BY_NAME["fish"], BY_NAME["birds"]
    area = {"production": [1] * 6, "stock": [9, 1, 2, 3, 4, 5], "picked": [], "owes": 0}
    areas = [area | {"tableau": [fish.id]}, area | {"tableau": [birds.id]}]
    held = [0] * len(HOLDERS)
    held[fish.slot], held[birds.slot] = 2, 1
    table = {"held": held, "ocean_hexes": 0, "awards": [-1] * 5}
    data = {"seats": 2, "areas": areas, "table": table, "at_once": False}
    return Asked(data, effect, ["", 0, BY_NAME[source].id if source != "none" else 0, a, b])


RARE: list[tuple[Effect, str, str, str]] = [
    (Put(ANIMALS, on=ANY_CARD), "card:fish", "Fish (2 animals)", "Ryby (zvířata: 2)"),
    (
        Remove(ANIMALS, 1, up_to=False),
        "card:birds",
        "Birds (player 2, 1 animal)",
        "Ptáci (hráč 2, zvířata: 1)",
    ),
    (TakeHeld(ANIMALS), "card:fish", "Fish (2 animals)", "Ryby (zvířata: 2)"),
    (Remove(PLANTS, 3), "seat:1", "Player 2 (3 plants)", "Hráč 2 (rostliny: 3)"),
    (Remove(PLANTS, 3), "seat:2", "The virtual opponent", "Virtuální soupeř"),
    (Reduce(PLANTS, 1), "seat:0", "Yourself (production 1)", "Vy (produkce 1)"),
    (ProduceMetal(), "choose:1", "Titanium production", "Produkce titanu"),
    (Exchange(ENERGY, MC), "amount:2", "2 energy for 2 M€", "2 energie za 2 M€"),
    (ShiftProduction(HEAT, MC), "amount:3", "3 steps", "3 kroky"),
    (Place(OCEAN), "hex:1-2", "1-2: 2 steel", "1-2 (získáte 2 oceli)"),
    (ClaimArea(), "hex:5-1", "Arsia Mons 5-1: 2 plants", "Arsia Mons 5-1 (získáte 2 rostliny)"),
]


@pytest.mark.parametrize(("effect", "key", "english", "czech"), RARE)
def test_answers_that_are_seldom_offered(
    effect: Effect, key: str, english: str, czech: str
) -> None:
    question = asked(effect)
    prefix, _, rest = key.partition(":")
    for lang, expected in (("en", english), ("cs", czech)):
        words = words_in(lang)
        assert words.labels[prefix](rest, question) == expected
        assert words.questions[type(effect)](question).endswith("?")


def test_a_question_names_the_card_that_asks() -> None:
    question = asked(Remove(PLANTS, 3), source="comet")
    assert words_in("en").questions[Remove](question) == "Comet: who loses up to 3 plants?"
    assert words_in("cs").questions[Remove](question) == "Kometa: komu odeberete až 3 rostliny?"


GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"draft": True}),
    (3, {"corporate_era": False, "beginner": ["1"]}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whole_games_are_asked_labelled_explained_and_told(
    seats: int, options: dict[str, Any]
) -> None:
    rules = planetfall.rules("terraforming-mars", **options)
    books = [book(rules, lang) for lang in LANGUAGES]
    rng = random.Random(seats)
    play = Play.new(rules, seats, 20 + seats, "")
    told = 0
    while not play.game.is_over():
        seat = rng.choice(play.game.to_move())
        data = play.game.view(seat).data()
        legal = play.game.legal(seat)
        other = rng.randrange(len(rules.vocabulary.keys))
        for words in books:
            assert words.question(data).endswith("?")
            for key in data["legal"]:
                assert words.label(data, key)
            if packed := play.game.why_not(seat, other):
                assert packed != POSSIBLE and words.reason(packed).endswith(".")
        play.push(seat, rng.choice(legal))
        events = play.events_for(seat)
        for event in events[told:]:
            for words in books:
                words.event(event, SEATS)
        told = len(events)
    outcome = play.game.outcome()
    for words in books:
        assert words.term(outcome.reason)
        assert all(words.term(name) for name, _ in play.game.scores()[0].lines)
