"""On Mars in a real browser: where things stand, and boards of other seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

BOXES = """() => Object.fromEntries(["map", "displays", "log", "ask", "dock"].map(id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [id, [box.left, box.top, box.right, box.bottom]];
}))"""


def test_map_displays_log_and_question_share_one_screen(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("on-mars", "person", "bot", "bot", "bot")
    player.wait_for_turn()
    at = player.page.evaluate(BOXES)
    assert at["log"][1] >= at["displays"][3], "the log stands below the displays"
    assert at["log"][3] - at["log"][1] > 90, "some lines of it can be read"
    assert at["map"][3] <= at["ask"][1], "the question does not cover the map"
    assert max(at[name][3] for name in ("map", "log", "ask")) <= at["dock"][1]
    assert at["dock"][3] <= 768
    player.close()


def test_a_click_on_a_seat_shows_its_board(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("on-mars", "person", "bot")
    player.wait_for_turn()
    page = player.page
    page.click("[data-key='seat:1']")
    page.wait_for_selector("dialog[open] .d-lab")
    assert page.locator("dialog .lit").count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.click("dialog th button >> nth=0")
    page.wait_for_selector("dialog[open] .d-lab")
    assert player.complaints == []
    player.close()


def test_rings_on_a_phone_lie_on_their_places_from_the_start(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, width=390, height=844)
    player.create("on-mars", "person", "bot")
    player.wait_for_turn()
    player.page.reload()
    player.wait_for_turn()
    apart = player.page.evaluate(
        """() => Array.from(document.querySelectorAll(".lit[data-key^='space:']"), place => {
          const rings = Array.from(place.closest("svg").querySelectorAll(".lit-ring"));
          const at = place.getBoundingClientRect();
          return Math.min(...rings.map(each => {
            const box = each.getBoundingClientRect();
            return Math.hypot(box.left - at.left, box.top - at.top);
          }));
        })"""
    )
    assert len(apart) > 1
    assert max(apart) < 8
    player.close()
