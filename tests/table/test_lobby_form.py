"""The lobby's form offers every option of every game, with its explanation in both languages."""

from __future__ import annotations

import re

import pytest

from planetfall.core.options import OptionSpec
from planetfall.games import build
from planetfall.web.pages.options import MIXES, choice_word, option_fields, words_of
from planetfall.web.words import words

GAMES = ["planet-unknown", "terraforming-mars", "on-mars"]
SAME_IN_BOTH = {"Draft", "Space Oddity", "Hunky Dory"}
"""Names that are not translated."""


def specs_of(game: str) -> list[OptionSpec]:
    return build(game, {}).specs()


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_field_and_an_explanation(game: str, lang: str) -> None:
    rules = build(game, {})
    form = str(option_fields(rules, words(lang)))
    for spec in rules.specs():
        assert re.search(rf'name="(opt|one|tick)-{spec.name}"', form), spec.name
        _, told = words_of(rules, spec, lang)
        assert told[:40] in form
        assert told.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_options_are_named_and_explained_in_czech_too(game: str) -> None:
    rules = build(game, {})
    for spec in specs_of(game):
        english, czech = words_of(rules, spec, "en"), words_of(rules, spec, "cs")
        assert english[1] != czech[1]
        assert english[0] != czech[0] or english[0] in SAME_IN_BOTH


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_no_choice_shows_its_bare_key(game: str, lang: str) -> None:
    rules = build(game, {})
    for spec in specs_of(game):
        if (game, spec.name) in MIXES:
            continue
        for choice in spec.choices:
            word = choice_word(rules, spec, choice, words(lang))
            assert not word.isdigit() and "_" not in word
            assert word != choice or (lang, word) == ("en", "random")


def test_every_mix_of_events_can_be_played_by_any_number() -> None:
    for mix in MIXES["planet-unknown", "events"]:
        for seats in range(1, 7):
            build("planet-unknown", {"events": list(mix)}).check_seats(seats)
