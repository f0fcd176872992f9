"""Nothing moves under the finger: choosing something leaves the board and the buttons in place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from planetfall.games import GAMES
from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

# Where the things stand that a person may be about to press.
PLACES = """() => {
  const found = {};
  const boards = "#mars svg, #map svg, #planet svg, #tray, #dock, #displays, #actions, #stock";
  const buttons = "#undo, #answers li:not(.placed) button, #ask";
  for (const each of document.querySelectorAll(`${boards}, ${buttons}`)) {
    const box = each.getBoundingClientRect();
    const name = each.dataset.answer ?? each.id ?? each.parentElement.id;
    if (box.width) found[name] = [box.x, box.y, box.width, box.height].map(Math.round);
  }
  return found;
}"""
SPOT = """luck => {
  const shape = each => each.querySelector("rect,path,circle,polygon") ?? each;
  const lit = Array.from(document.querySelectorAll(".lit[data-key], .square.fits")).filter(each => {
    const box = shape(each).getBoundingClientRect();
    if (!box.width) return false;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest("[data-key]") === each;
  });
  if (!lit.length) return null;
  const box = shape(lit[Math.floor(luck * lit.length)]).getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_choosing_moves_nothing(
    browser: Browser, server: Server, game: str, width: int, height: int
) -> None:
    player = Player(browser, server, seed=9, width=width, height=height)
    player.create(game, "person", "bot")
    page, tried = player.page, 0
    for _ in range(14):
        now = player.wait_for_turn()
        if now["state"] == "over":
            break
        spot = page.evaluate(SPOT, player.rng.random())
        if spot is not None:
            before = page.evaluate(PLACES)
            player.press_at(spot)
            page.wait_for_function("() => document.querySelector('#chips')?.ariaBusy !== 'true'")
            after = player.state()
            if after["decision"] != now["decision"] or after["sending"]:
                # A place with a button of its own is an answer at once.
                player.wait_for_news(now)
                continue
            tried += 1
            assert page.evaluate(PLACES) == before
            page.keyboard.press("Escape")
        if player.state()["keys"]:
            player.move()
    assert tried > 4
    player.close()
