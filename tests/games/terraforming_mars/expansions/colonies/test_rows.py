"""Every card, corporation and colony has rows of its own: position, choices, all that changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import COLONIES
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import COLONY_NAMES
from tests.games.terraforming_mars.expansions.colonies.rows import build, play

LINES = (Path(__file__).parent / "data" / "rows.txt").read_text(encoding="utf-8").splitlines()
ROWS = [line for line in LINES if line and not line.startswith("#")]


@pytest.mark.parametrize("row", ROWS)
def test_a_row_of_the_table_holds(row: str) -> None:
    name, position, choices, expected = [part.strip() for part in row.split("|")]
    changed, game = play(build(position), choices)
    assert changed == expected
    assert name in row.partition("|")[2]
    assert game.status() == []
    assert game.decision(game.to_move()[0]).kind == "Turn"


def names(rows: list[str]) -> set[str]:
    return {row.partition(" |")[0] for row in rows}


def test_every_card_and_colony_has_a_row() -> None:
    ours = {card.name for card in CARDS[1:] if card.deck == COLONIES}
    assert names(ROWS) == ours | set(COLONY_NAMES)


def test_every_action_and_first_action_has_a_row() -> None:
    acted = names([row for row in ROWS if f"act:{row.partition(' |')[0]}" in row])
    ours = [card for card in CARDS[1:] if card.deck == COLONIES]
    assert {card.name for card in ours if card.action or card.first} == acted


def test_every_colony_is_built_on_and_traded_with() -> None:
    for verb in ("standard:build_colony", "trade"):
        done = names([row for row in ROWS if f"| {verb} colony:" in row])
        assert set(COLONY_NAMES) <= done
