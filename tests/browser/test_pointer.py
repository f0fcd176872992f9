"""Everything that is offered can be pressed where the page shows it, in all games and sizes."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.audit import Audit
from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

QUESTIONS = int(os.environ.get("POINTER_QUESTIONS", "0"))
"""How many questions of each title and size are looked at, each of them; by default a few of many."""
FEW, APART = 16, 9

TITLES: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "planet-unknown": ("planet-unknown", ["person", "bot"], {"events": ["on"]}),
    "terraforming-mars": ("terraforming-mars", ["person", "bot"], {}),
    "colonies": ("terraforming-mars", ["person", "bot"], {"colonies": True}),
    "on-mars": ("on-mars", ["person", "bot"], {}),
    "on-mars-solo": ("on-mars", ["person"], {"length": "short"}),
}


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["screen", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_every_key_is_answered_by_what_can_be_pressed(
    browser: Browser, server: Server, title: str, size: tuple[int, int]
) -> None:
    game, seats, options = TITLES[title]
    player = Player(browser, server, seed=11, width=size[0], height=size[1])
    audit = Audit()
    while audit.questions < (QUESTIONS or FEW):
        player.create(game, *seats, **options)
        while player.wait_for_turn()["keys"] and audit.questions < (QUESTIONS or FEW):
            audit.look(player)
            player.move()
            for _ in range(0 if QUESTIONS else APART):
                if player.wait_for_turn()["keys"]:
                    player.answer()
    print(f"\n{title} at {size[0]}x{size[1]}: {audit.told()}")
    assert (audit.dead, audit.covered) == ([], [])
    assert player.complaints == []
    player.close()
