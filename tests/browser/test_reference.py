"""What things are, and why not: by pointer, finger and keyboard; the guided first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

GAMES = ["terraforming-mars", "planet-unknown", "on-mars"]
PLACE = {
    "terraforming-mars": "#mars [data-key='hex:5-5']",
    "planet-unknown": "#corp [data-piece^='space:'] >> nth=3",
    "on-mars": "#map [data-key='hex:7-2']",
}


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", GAMES)
def test_pointing_tells_what_a_piece_is_and_a_resting_pointer_nothing(
    browser: Browser, server: Server, game: str
) -> None:
    player = Player(browser, server, seed=3)
    player.create(game, "person", "bot")
    player.wait_for_turn()
    page = player.page
    page.evaluate("document.body.classList.remove('hand-grid')")
    x, y = middle(page, PLACE[game])
    page.mouse.move(x - 4, y - 2)
    page.mouse.move(x, y, steps=3)
    page.wait_for_selector("#tip:not([hidden]) h2")
    player.answer()
    # The tip goes with its question, and none comes while the pointer rests.
    page.wait_for_selector("#tip", state="hidden")
    player.wait_for_turn()
    assert page.is_hidden("#tip")
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_right_click_and_keyboard_open_the_reference(
    browser: Browser, server: Server, game: str
) -> None:
    player = Player(browser, server, seed=3)
    player.create(game, "person", "bot")
    player.wait_for_turn()
    page = player.page
    page.evaluate("document.body.classList.remove('hand-grid')")
    x, y = middle(page, PLACE[game])
    page.mouse.click(x, y, button="right")
    page.wait_for_selector("#dialog[open] .piece h2")
    assert page.locator("#dialog .prule a").get_attribute("href").startswith(f"/rules/{game}#")  # type: ignore[union-attr]
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog[open]", state="hidden")
    page.mouse.move(2, 2)
    page.locator("#ask").focus()
    page.keyboard.press("i")
    page.wait_for_selector(".inspected")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector("#dialog[open] .piece h2")
    assert player.complaints == []
    player.close()


def test_a_long_press_opens_the_reference(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=3, width=390, height=844)
    player.create("terraforming-mars", "person", "bot")
    player.wait_for_turn()
    page = player.page
    x, y = middle(page, "#cards-0 .cardbtn")
    client = player.context.new_cdp_session(page)
    point = [{"x": x, "y": y}]
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    page.wait_for_selector("#dialog[open] .piece h2")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_begins_a_guided_game_that_can_be_left_and_resumed(
    browser: Browser, server: Server, game: str
) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{server.base}/?game={game}")
    page.click("[data-guide]")
    page.wait_for_selector("#coach:not([hidden]) h2")
    first = page.inner_text("#coach h2")
    assert page.query_selector(".coached") is not None
    page.reload()
    page.wait_for_selector("#coach:not([hidden]) h2")
    assert page.inner_text("#coach h2") == first
    page.click("[data-act=coach-close]")
    page.wait_for_selector("#coach", state="hidden")
    page.click("[data-act=help]")
    page.click("#dialog [data-act=coach]")
    page.wait_for_selector("#coach:not([hidden]) h2")
    page.click("[data-act=coach-next]")
    page.wait_for_function(
        "first => document.querySelector('#coach h2')?.textContent !== first"
        " || document.getElementById('coach').hidden",
        arg=first,
    )
    context.close()


def test_a_lesson_goes_with_its_question_and_does_not_come_again(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{server.base}/?game=terraforming-mars")
    page.click("[data-guide]")
    page.wait_for_selector("#coach h2:text-is('Your corporation')")
    assert page.inner_text("#coach .label") == "0 of 9 lessons learned"
    page.click("#cards-0 .lit[data-key]")
    page.click("#confirm")
    page.wait_for_selector("#coach h2:text-is('Your first cards')")
    assert page.inner_text("#coach .label") == "1 of 9 lessons learned"
    page.click("[data-act=coach-next]")
    page.wait_for_selector("#coach", state="hidden")
    with page.expect_response("**/panel/coach?*") as lessons:
        page.reload()
    lessons.value.finished()
    page.wait_for_selector("#cards-0 .lit[data-key]")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert page.locator("#coach:not([hidden])").count() == 0
    context.close()


COVERED = """
() => {
  const lesson = document.getElementById("coach").getBoundingClientRect();
  // On a phone the cards lie in a list that scrolls.
  const cards = innerWidth < 800 ? "#hand" : "#cards-0 > [data-card]";
  const parts = `${cards}, #ask, #mars, .ptabs, .top, .seat`;
  const shown = document.querySelectorAll(parts);
  return Array.from(shown).filter(each => {
    const box = each.getBoundingClientRect();
    const wide = Math.min(box.right, lesson.right) - Math.max(box.left, lesson.left);
    const tall = Math.min(box.bottom, lesson.bottom) - Math.max(box.top, lesson.top);
    return wide > 1 && tall > 1;
  }).map(each => each.id || each.className);
}
"""
"""What the lesson lies over."""


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (390, 844), (360, 740)])
def test_a_lesson_of_the_guided_game_lies_over_nothing(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    touch = size[0] < 800
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", has_touch=touch
    )
    page = context.new_page()
    page.goto(f"{server.base}/?game=terraforming-mars")
    press = page.tap if touch else page.click
    press("[data-guide]")
    for lesson in ("Your corporation", "Your first cards"):
        page.wait_for_selector(f"#coach h2:text-is('{lesson}')")
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate(COVERED) == []
        if lesson == "Your corporation":
            press("#cards-0 .lit[data-key]")
            press("#confirm")
    if touch:
        press("[data-act=coach-open]")
        page.wait_for_selector("#coach:not(.slim)")
    press("[data-act=coach-next]")
    page.wait_for_selector("#coach", state="hidden")
    context.close()


def test_the_grid_of_cards_is_left_by_escape(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("terraforming-mars", "person", "bot")
    page = player.page
    while player.wait_for_turn()["keys"] and page.locator("body.hand-grid").count():
        player.answer()
    page.keyboard.press("Escape")  # closes what is told of the others
    page.keyboard.press("g")
    page.wait_for_selector("body.hand-grid")
    page.keyboard.press("Escape")
    page.wait_for_selector("body:not(.hand-grid)")
    player.close()
