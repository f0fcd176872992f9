"""On Mars never falls silent, in either language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import planetfall
from planetfall.core.effect import Effect
from planetfall.core.play import Play
from planetfall.core.reasons import GAME_REASONS, pack
from planetfall.games import book
from planetfall.games.on_mars import counts, listing, log, reasons
from planetfall.games.on_mars.components.names import BLUEPRINTS, LSS_BENEFITS, SIDES
from planetfall.games.on_mars.expansions.first_colonists import log as first_log
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.extension import EXPANSIONS
from planetfall.games.on_mars.words.text import RECORDS, id_of, text_of
from planetfall.text.book import Book
from tests.games.told import SEATS, compare, tell

GOLDEN = Path(__file__).parent / "golden"
RULES = planetfall.rules("on-mars")
NO_EVENTS = ("RESEARCH_BASE", "BY_FIRST_BUILDING", "BY_REWARD", "BY_PROGRESS", "BY_CARD")
IDLE_KINDS = ("NO_TILE_TO_REACH", "NO_BUILDING_HEX", "NO_DISCOVERY_HEX", "BENEFIT_USELESS")


def kinds_of_events() -> dict[str, int]:
    """The kinds of events by name, in the order of their numbers."""
    every = dict(vars(log))
    for module in EXPANSIONS.modules("log"):
        every.update(vars(module))
    kinds = {
        name: kind
        for name, kind in every.items()
        if name.isupper() and name not in NO_EVENTS + IDLE_KINDS
    }
    return dict(sorted(kinds.items(), key=lambda item: item[1]))


def all_texts(words: Book) -> str:
    """Every component, reason and event in words, one line each."""
    lines = []
    for kind, records in RECORDS.items():
        for record in records:
            name = words.name(kind, id_of(kind, record))
            lines.append(f"{words.term(f'kind:{kind}')} {name}: {text_of(words, record)}")
    for place, name in enumerate(reasons.REASON_NAMES):
        lines.append(f"{name}: {words.reason(pack(GAME_REASONS + place, 1, 3, 2))}")
    for event, number in kinds_of_events().items():
        lines.append(f"{event.lower()}: {words.event((number, 0, 1, 2, 1, 0), SEATS)}")
    lines += [f"{key}: {words.terms[key]}" for key in sorted(words.terms)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_all_texts_are_those_a_person_has_read(lang: str) -> None:
    compare(GOLDEN / f"on_mars.{lang}.txt", all_texts(book(RULES, lang)))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_reason_and_event_has_words(lang: str) -> None:
    words = book(RULES, lang)
    for place in range(len(reasons.REASON_NAMES)):
        for what in range(5):
            assert words.reason(pack(GAME_REASONS + place, what, 1)).endswith(".")
    for kind in kinds_of_events().values():
        for seat in (-1, 0, len(SEATS)):
            assert words.event((kind, seat, 1, 1, 0, 0), SEATS)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_lacerda_is_told_by_his_name(lang: str) -> None:
    words = book(RULES, lang)
    assert "Lacerda" in words.event((log.GAINED, 1, 5, 2, 0, 0), ["Ann"])
    reason = pack(reasons.NO_CRYSTALS, 5, 4, 3)
    told = words.event((lacerda_log.LACERDA_CANNOT, 1, 1, 0, reason, 0), ["Ann"])
    assert "4" in told and "3" in told


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_secrets_of_others_are_told_without_their_names(lang: str) -> None:
    words = book(RULES, lang)
    for kind in (log.DEALT_GOAL, log.GOAL_DISCARDED, first_log.TASK_DRAWN):
        hidden = words.event((kind, 0, -1, 1, 0, 1), SEATS)
        assert hidden and hidden != words.event((kind, 0, 4, 1, 0, 1), SEATS)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_prefix_of_the_vocabulary_has_a_label(lang: str) -> None:
    words = book(RULES, lang)
    prefixes = {key.partition(":")[0] for key in RULES.vocabulary.keys}
    assert prefixes <= set(words.labels)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_count_has_words(lang: str) -> None:
    words = book(RULES, lang)
    for kind in vars(counts).values():
        if isinstance(kind, type) and issubclass(kind, counts.Count) and kind is not counts.Count:
            fields = getattr(kind, "__dataclass_fields__", {})
            count: Any = kind(**{name: 1 for name in fields})
            assert words.effect(count)
            for least in (1, 2, 5):
                assert words.effect(counts.AtLeast(count, least))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_component_is_listed_with_name_and_text(lang: str) -> None:
    found = listing.components(lang)
    assert len({(c.kind, c.id) for c in found}) == len(found)
    assert len([c for c in found if c.kind == "blueprint"]) == len(BLUEPRINTS)
    for component in found:
        assert component.name and component.text.endswith(".")
        assert component.data
        listing.picture(component.kind, component.id, lang)


def test_names_of_one_kind_differ() -> None:
    for lang in ("en", "cs"):
        words = book(RULES, lang)
        for kind, named in words.names.items():
            assert len(set(named.values())) == len(named), (lang, kind)


def test_both_languages_name_the_same_things() -> None:
    english, czech = book(RULES, "en"), book(RULES, "cs")
    assert {k: set(v) for k, v in english.names.items()} == {
        k: set(v) for k, v in czech.names.items()
    }
    assert set(english.terms) == set(czech.terms)
    assert set(english.effects) == set(czech.effects)
    assert set(english.questions) == set(czech.questions)
    assert set(english.names["benefit"]) == set(LSS_BENEFITS)
    assert set(english.names["side"]) == set(SIDES)
    assert english.effect(Effect()) != czech.effect(Effect())


def asked_about(path: str, a: int, b: int, keys: list[str]) -> dict[str, Any]:
    """The data of a view in which an effect asks, whether or not the position allows it."""
    play = Play.new(RULES, 2, 5)
    seat = play.game.to_move()[0]
    data = play.game.view(seat).data()
    return data | {"stack": [[path, seat, 0, a, b]], "at_once": False, "legal": keys}


RARE = [
    ("blueprint.casino", 1, 0, ["boost", "done"]),
    ("blueprint.trade_market", 17, 0, ["take:battery", "take:water", "done"]),
    ("blueprint.trade_market", 16, 0, ["boost", "done"]),
    ("blueprint.automated_production", 1, 0, ["take:mineral", "take:crystal", "done"]),
    ("blueprint.radar", 0, 0, ["tile:two_minerals", "tile:construct_any"]),
    ("blueprint.beacon", 0, 0, ["choose:0", "choose:1"]),
    ("blueprint.command_center", 1024, 0, ["boost", "rover:n", "rover:se", "done"]),
    ("blueprint.construction_yard", 16, 0, ["seat:0", "seat:1", "boost", "done"]),
    ("goal.seven_colonists", 0, 0, ["ship:1", "ship:5"]),
    ("goal.five_technologies", 17, 0, ["retrieve:working_area", "retrieve:hire_scientist"]),
    ("goal.two_research_tiles", 0, 0, ["card:geologist", "card:geochemist"]),
    ("complete_goal", 3, 1, ["choose:0", "choose:1"]),
    ("overflow", 0, 2, ["deliver:minerals-mineral", "deliver:water_and_minerals-mineral", "done"]),
    ("choose_crew", 1, 0, ["crew:bot", "crew:colonists"]),
    ("pay_extra", 2, 0, ["amount:0", "amount:1", "amount:2"]),
    ("turn", 0, 0, ["pass", "goal:three_mines", "work:radar", "use:radar", "executive:upgrade"]),
]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("path, a, b, keys", RARE)
def test_rare_questions_have_words(path: str, a: int, b: int, keys: list[str], lang: str) -> None:
    words = book(RULES, lang)
    data = asked_about(path, a, b, keys)
    assert words.question(data)
    labels = [words.label(data, key) for key in keys]
    assert len(set(labels)) == len(labels), labels


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_action_of_a_component_can_ask(lang: str) -> None:
    words = book(RULES, lang)
    kinds = ("blueprint.", "discovery.", "research.", "main.", "executive.", "goal.", "lss.")
    silent = {"Score", "Pay", "Travel", "GainMedicine", "BuyMedicine"}
    for path, effect in RULES.effects.items():
        if path.startswith(kinds) and path.count(".") == 1:
            assert words.effect(effect)
            if type(effect).__name__ not in silent:
                for a in (0, 1, 16, 17, 1025):
                    assert words.question(asked_about(path, a, 0, ["done"])), path


GAMES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"solo_goal": "1", "beacon": True}),
    (1, {"solo_goal": "2", "length": "long"}),
    (1, {"solo_goal": "3", "space_oddity": True}),
    (1, {"solo_goal": "potato", "first_colonists": True}),
    (2, {"first_colonists": True}),
    (2, {"beacon": True}),
    (3, {"length": "long"}),
    (3, {"space_oddity": True}),
    (4, {}),
    (1, {"chapter": "monolith"}),
    (2, {"chapter": "outbreak"}),
    (4, {"chapter": "outbreak", "infected": "12"}),
    (1, {"chapter": "monolith", "random_goals": 5, "length": "long"}),
]


@pytest.mark.parametrize("seats, options", GAMES)
def test_whole_games_can_be_told(seats: int, options: dict[str, object]) -> None:
    tell("on-mars", seats, options)
    rules = planetfall.rules("on-mars", **options)
    choices = [f"option.{spec.name}.{choice}" for spec in rules.specs() for choice in spec.choices]
    assert all(book(rules, lang).term(choice) for lang in ("en", "cs") for choice in choices)
