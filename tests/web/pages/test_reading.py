"""Rules and components as pages to read."""

from __future__ import annotations

import pytest

from planetfall.games import book, catalog, rules
from planetfall.games.ledgers import ledgers
from planetfall.table.pages import Look
from planetfall.web.draw import WebPages
from planetfall.web.games import page_of
from planetfall.web.pages.components import components_page

GAMES = ["terraforming-mars", "planet-unknown", "on-mars"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_rules_page_has_every_line_of_the_ledgers_once(game: str, lang: str) -> None:
    markup = WebPages().reading("rules", game, "", Look(lang))
    boxes = ledgers(game)
    ids = [line.id for box in boxes for section in box.sections for line in section.lines]
    assert len(ids) > 300 and len(set(ids)) == len(ids)
    assert [id for id in ids if markup.count(f'<li id="{id}"') != 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_czech_rules_page_has_czech_headings_and_says_what_is_english(game: str) -> None:
    markup = WebPages().reading("rules", game, "", Look("cs"))
    assert "Číslované řádky jsou v angličtině." in markup
    sections = [section for box in ledgers(game) for section in box.sections]
    headings = book(rules(game), "cs").headings
    names = {f"PU-{number}" for number in range(26, 33)}  # corporations that keep their names
    assert {each.id for each in sections} - headings.keys() == names & {s.id for s in sections}
    assert headings.keys() <= {each.id for each in sections}
    for id, heading in headings.items():
        assert f'<a href="#{id}">{id.partition("-")[2]}. {heading}</a>' in markup
    lines = sum(len(section.lines) for section in sections)
    assert markup.count('<span lang="en">') == lines


@pytest.mark.parametrize("game", GAMES)
def test_pieces_lead_to_rules_that_are_there(game: str) -> None:
    markup = WebPages().reading("rules", game, "", Look())
    places = {kind.rules for kind in page_of(game).pieces().values() if kind.rules}
    assert [place for place in sorted(places) if f'id="{place}"' not in markup] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_listed_and_opens_in_both_languages(game: str) -> None:
    pages = WebPages()
    markup = pages.reading("components", game, "", Look("cs"))
    every = catalog.components(game, "en")
    for each in every:
        assert f'data-component="{each.kind}/{each.id}"' in markup
    for each in every[::17]:
        opened = pages.reading("components", game, f"{each.kind}/{each.id}", Look("cs"))
        assert 'lang="en"' in opened and 'lang="cs"' in opened


def test_what_is_not_there_is_empty() -> None:
    pages = WebPages()
    assert pages.reading("rules", "chess", "", Look()) == ""
    assert pages.reading("picture", "on-mars", "goal/none", Look()) == ""
    assert pages.reading("components", "on-mars", "none/none", Look()) == ""


def test_kinds_of_cards_to_filter_by_are_told_in_czech() -> None:
    markup = str(components_page("on-mars", "cs", ""))
    for word in ("Zakázka na vylepšení", "Zakázka na dodávku", "Nákaza", "Klid", "Mimozemšťan"):
        assert word in markup
