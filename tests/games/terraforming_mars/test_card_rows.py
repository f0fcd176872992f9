"""Every card and corporation has rows of its own: a position, choices, everything that changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import BASE, CORPORATE_ERA
from tests.games.terraforming_mars.rows import build, change, numbers

LINES = (Path(__file__).parent / "data" / "rows.txt").read_text(encoding="utf-8").splitlines()
ROWS = [line for line in LINES if line and not line.startswith("#")]


@pytest.mark.parametrize("row", ROWS)
def test_a_row_of_the_card_table_holds(row: str) -> None:
    card, position, choices, expected = [part.strip() for part in row.split("|")]
    game = build(position).turn(0)
    before = numbers(game)
    for key in choices.split():
        game.choose(0, key)
    assert change(before, numbers(game)) == expected
    assert card in row.partition("|")[2]
    assert game.status() == []


def test_every_card_has_a_row() -> None:
    rows = {row.partition(" |")[0] for row in ROWS}
    base = {card.name for card in CARDS[1:] if card.deck in (BASE, CORPORATE_ERA)}
    assert rows == base


def test_every_action_has_a_row() -> None:
    acted = {row.partition(" |")[0] for row in ROWS if f"act:{row.partition(' |')[0]}" in row}
    base = [card for card in CARDS[1:] if card.deck in (BASE, CORPORATE_ERA)]
    # Cards bought by an action depend on luck; they are tried elsewhere.
    lucky = {"inventors_guild", "business_network"}
    assert {card.name for card in base if card.action is not None} - acted == lucky
