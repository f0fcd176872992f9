"""The lobby: its form offers every option of every game, its lists tell what they are about."""

from __future__ import annotations

import re

import pytest

from planetfall.core.errors import PlanetfallError
from planetfall.core.options import OptionSpec
from planetfall.games import build
from planetfall.table.lobby import Listing, Lobby
from planetfall.table.messages import NewTable, SeatWish, Summary
from planetfall.table.pages import Look
from planetfall.table.room import Room
from planetfall.web.draw import pages
from planetfall.web.html import esc
from planetfall.web.pages.options import choice_word, option_fields, words_of
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
        if spec.kind == "file":
            assert f"-{spec.name}" not in form  # a file is named by the host, in his settings
            continue
        assert re.search(rf'name="(opt|one|tick)-{spec.name}"', form), spec.name
        _, told = words_of(rules, spec, lang)
        assert esc(told)[:40] in form
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
        if spec.offers():
            continue
        for choice in spec.choices:
            word = choice_word(rules, spec, choice, words(lang))
            assert not word.isdigit() and "_" not in word
            assert word != choice or (lang, word) == ("en", "random")


def test_every_mix_of_events_can_be_played_by_any_number() -> None:
    for spec in specs_of("planet-unknown"):
        for mix in spec.offers():
            assert build("planet-unknown", {spec.name: mix}).seat_counts() == [1, 2, 3, 4, 5, 6]


# The lists of tables, and what every page says.


def listing(game: str, *, started: bool, options: dict[str, object], round: int = 0) -> Listing:
    seats = [SeatWish(kind="person", name="Eva"), SeatWish(kind="bot" if started else "link")]
    lobby = Lobby(GAMES, build, ["random"])
    record = lobby.create(NewTable(game=game, seats=seats, options=options), "host").record
    summary = Summary(touched=0, movers=1 if started else 0, round=round)
    return Listing(record, summary, "visitor")


def lobby_page(mine: list[Listing], free: list[Listing], lang: str) -> str:
    return pages().lobby(Lobby(GAMES, build, ["random"]), "", mine, free, Look(lang))


@pytest.mark.parametrize(
    ("game", "lang", "told"),
    [
        ("terraforming-mars", "en", "Terraforming Mars, generation 6, waiting for Eva"),
        ("on-mars", "cs", "On Mars, 6. kolo, čeká se: Eva"),
        ("planet-unknown", "en", "Planet Unknown, turn 6, waiting for Eva"),
    ],
)
def test_a_table_says_how_far_it_is(game: str, lang: str, told: str) -> None:
    line = listing(game, started=True, options={}, round=6)
    assert f">{told}<" in lobby_page([line], [], lang)


def test_a_finished_table_says_how_it_ended() -> None:
    line = listing("planet-unknown", started=True, options={})
    line.record.over, line.summary.scores = True, [12, 28]
    told = lobby_page([line], [], "en")
    names = [line.record.seats[seat].name for seat in (1, 0)]
    assert f'title="{names[0]} 28, {names[1]} 12"' in told
    assert re.search(r'<span class="row fs">.*>28</span>.*>12</span></span></a>', told)


def test_an_open_table_says_what_it_is_played_with() -> None:
    plain = listing("terraforming-mars", started=False, options={})
    assert ">Terraforming Mars, 1 free seat<" in lobby_page([], [plain], "en")
    long = listing("on-mars", started=False, options={"length": "long", "beacon": True})
    told = lobby_page([], [long], "cs")
    assert ">On Mars, 1 volné místo, Délka: Dlouhá, Maják<" in told
    less = listing("terraforming-mars", started=False, options={"corporate_era": False})
    assert "1 free seat, Corporate Era: no" in lobby_page([], [less], "en")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_pages_say_that_this_is_not_the_publishers(lang: str) -> None:
    notice = str(esc(words(lang)["fan_project"]))
    assert notice in lobby_page([], [], lang)
    assert notice in pages().seat("Elysium", "on-mars", 1, "/s/table/secret", Look(lang))
    assert notice in pages().problem(404, PlanetfallError(), Look(lang))


@pytest.mark.parametrize("game", GAMES)
def test_the_help_has_the_notice_and_only_keys_that_do_something(game: str) -> None:
    line = listing(game, started=True, options={})
    room = Room(line.record, build)
    said = words("en")
    told = pages().panel(room.page_context(0), "help", "", [])
    assert str(esc(said["fan_project"])) in told
    assert (str(esc(said["key.flip"])) in told) == (game == "planet-unknown")
