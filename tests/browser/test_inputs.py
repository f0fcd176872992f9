"""A game of every title comes to its end by the mouse, by a finger and by the keyboard alone.

The last choices of some are played in the browser; with `PLANETFALL_LONG` every title is played by
every input, from its first choice on.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.late import late, seated
from tests.browser.player import Player
from tests.browser.test_pointer import TITLES
from tests.browser.test_whole_games import enter, key_a_card, key_a_tile
from tests.web.visible import LONG

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LAST = 12
"""So many choices are left to the person."""
MOST = 6000
"""Choices after which a game should be over."""
DIGITS = "#answers li:not(.placed) kbd"


def by_pointer(player: Player, now: dict[str, Any]) -> None:
    player.move()


def by_keys(player: Player, now: dict[str, Any]) -> None:
    """Answer any question of any game by keys."""
    page = player.page
    if now["ghost"]:
        key_a_tile(player, now)
    elif now["kind"] == "one" and page.is_visible(DIGITS) and player.rng.random() < 0.5:
        digits = page.eval_on_selector_all(DIGITS, "all => all.map(each => each.textContent)")
        page.keyboard.press(player.rng.choice([each for each in digits if each]))
        if player.state()["decision"] == now["decision"]:
            enter(player, now)
    else:
        key_a_card(player, now)


INPUTS: dict[str, tuple[Callable[[Player, dict[str, Any]], None], tuple[int, int]]] = {
    "mouse": (by_pointer, (1366, 768)),
    "touch": (by_pointer, (390, 844)),
    "keys": (by_keys, (1366, 768)),
}


# Whole games by mouse, and those of the shorter titles, are played in `test_whole_games.py`.
SOME = {
    "touch": ["on-mars", "outbreak", "invasion", "monolith"],
    "keys": ["colonies", "on-mars-solo", "blackout", "commander"],
}
GAMES = [(how, title) for how in INPUTS for title in (TITLES if LONG else SOME.get(how, ()))]


@pytest.mark.parametrize(("how", "title"), GAMES)
def test_a_game_comes_to_its_end(browser: Browser, tmp_path: Path, title: str, how: str) -> None:
    (game, seats, options), (answer, (width, height)) = TITLES[title], INPUTS[how]
    table = late(game, tuple(seats), 0 if LONG else LAST, seed=1, **options)
    with seated(browser, tmp_path, table, width=width, height=height) as player:
        choices = 0
        while (now := player.wait_for_turn())["state"] != "over":
            answer(player, now)
            player.wait_for_news(now)
            choices += 1
            assert choices < MOST, "the game does not end"
        assert choices
        # The score sheet, or how all fared together, opens by itself.
        player.page.wait_for_selector("#dialog[open]")
        assert player.complaints == []
        player.close()
