"""The page in a real browser: survives updates, kills and hidden tabs; speaks; is accessible."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.barriers import assert_no_barrier
from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

CLIENT = Path(__file__).parents[2] / "src" / "planetfall" / "web" / "client"
TABLES = ["planet-unknown", "terraforming-mars"]


def test_a_table_in_three_clicks(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.open("/")
    player.page.click("[data-game=terraforming-mars]")
    player.page.wait_for_selector("#new-table[data-game=terraforming-mars]")
    player.page.click("#create")
    player.page.wait_for_url("**/t/*")
    assert player.wait_for_turn()["keys"]
    player.open("/")
    assert player.page.is_visible(".lists li a.btn.lit")
    assert player.complaints == []
    player.close()


def test_the_page_carries_on_when_the_server_is_killed(browser: Browser, mortal: Server) -> None:
    player = Player(browser, mortal, seed=9)
    player.create("planet-unknown", "person")
    player.page.evaluate("window.sameDocument = true")
    for _ in range(4):
        now = player.wait_for_turn()
        mortal.kill()
        mortal.start()
        assert player.wait_for_turn()["decision"] == now["decision"]
        player.move()
    assert player.page.evaluate("window.sameDocument === true")
    player.close()


def test_a_choice_sent_while_the_server_is_down_arrives_once(
    browser: Browser, mortal: Server
) -> None:
    player = Player(browser, mortal, seed=9)
    player.create("planet-unknown", "person")
    now = player.wait_for_turn()
    key = now["keys"][0]
    mortal.kill()
    player.press(f'[data-answer="{key}"], [data-key="{key}"]')
    if player.page.query_selector("#confirm:not([hidden])"):
        player.confirm()
    mortal.start()
    after = player.wait_for_news(now)
    assert int(after["decision"].split(".")[0]) == 1
    player.close()


def test_what_is_ticked_survives_an_update(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=1)
    player.create("terraforming-mars", "person", "bot")
    player.wait_for_turn()
    page = player.page
    player.press("label:has(#htab-1)")
    player.press("label:has([data-filter])")
    # Every part of the page comes anew, in the other language.
    page.click("[data-act=lang]")
    page.wait_for_function(
        "() => document.querySelector('.turnchip.you').innerText === 'Jste na tahu'"
    )
    assert page.is_checked("#htab-1")
    assert page.is_checked("[data-filter]")
    player.close()


def test_the_language_switches_live_and_stays(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("terraforming-mars", "person", "bot")
    player.wait_for_turn()
    player.page.evaluate("window.sameDocument = true")
    player.page.click("[data-act=lang]")
    player.page.wait_for_function(
        "() => document.querySelector('.turnchip.you').innerText === 'Jste na tahu'"
    )
    assert player.page.evaluate("window.sameDocument === true")
    player.page.reload()
    assert player.page.get_attribute("html", "lang") == "cs"
    player.close()


def test_the_theme_switches_and_stays(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.open("/")
    player.page.click("[data-act=theme]")
    first = player.page.get_attribute("html", "data-theme")
    player.page.click("[data-act=theme]")
    second = player.page.get_attribute("html", "data-theme")
    assert {first, second} == {"dark", "light"}
    player.page.reload()
    assert player.page.get_attribute("html", "data-theme") == second
    player.close()


def test_without_preview_one_click_is_the_choice(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("planet-unknown", "person")
    player.page.click("[data-act=settings]")
    player.page.uncheck("[data-setting=confirm]")
    player.page.keyboard.press("Escape")
    before = player.wait_for_turn()
    while before["ghost"]:
        player.move()
        before = player.wait_for_turn()
    player.press(".lit[data-key]")
    player.wait_for_news(before)
    player.close()


def test_a_greyed_choice_answers_why_not(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=2)
    player.create("terraforming-mars", "person", "bot")
    while not player.page.query_selector("[data-key^='standard:'].lit"):
        player.wait_for_turn()
        player.move()
    player.wait_for_turn()
    player.page.click("[data-key='milestone:terraformer']")
    player.page.wait_for_selector("#why.told")
    assert "35" in player.page.inner_text("#why")
    player.close()


def test_eight_open_tables_do_not_block_each_other(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    pages = []
    for _ in range(8):
        page = player.context.new_page()
        answer = player.context.request.post(
            f"{server.base}/api/tables",
            data={"game": "planet-unknown", "seats": [{"kind": "person", "name": "A"}]},
        )
        page.goto(f"{server.base}/t/{answer.json()['id']}")
        pages.append(page)
    for page in pages:
        page.wait_for_function("() => document.getElementById('keys').dataset.labels !== '{}'")
    player.close()


def test_a_seat_that_has_passed_can_be_read(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=3)
    player.create("terraforming-mars", "person", "bot", "bot")
    for _ in range(60):
        player.wait_for_turn()
        if player.page.query_selector(".seat.passed"):
            break
        player.skip(3)
    else:
        pytest.fail("nobody has passed")
    for theme in ("dark", "light"):
        assert_no_barrier(player, theme)
    player.close()


SHOWN_VERSIONS = """() => {
  const shown = window.shown = [];
  const note = () => shown.push(document.body.dataset.version);
  new MutationObserver(note).observe(document.body, {attributeFilter: ["data-version"]});
}"""


def test_a_page_that_fell_behind_shows_the_newest_at_once(browser: Browser, server: Server) -> None:
    """The page stands still while a window is open, as that of a slow phone does for a while."""
    player = Player(browser, server, seed=3)
    player.create("planet-unknown", "person", "bot")
    player.wait_for_turn()
    player.page.evaluate(SHOWN_VERSIONS)
    with player.page.expect_event("dialog") as window:
        player.page.evaluate("() => { setTimeout(alert, 0); }")
    view = player.answer_unseen(20)
    window.value.accept()
    player.wait_for(view)
    shown = player.page.evaluate("shown")
    assert 1 <= len(shown) <= 4, shown
    # What is skipped is missing nowhere.
    numbers = player.page.locator("#seats [data-n]").all_text_contents()
    player.page.reload()
    player.wait_for(view)
    assert player.page.locator("#seats [data-n]").all_text_contents() == numbers
    assert player.complaints == []
    player.close()


@pytest.mark.parametrize("game", TABLES)
def test_everything_needed_is_on_one_screen(browser: Browser, server: Server, game: str) -> None:
    player = Player(browser, server, seed=3)
    player.create(game, "person", "bot", "bot", "bot")
    player.wait_for_turn()
    told = player.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert told == [1366, 768]
    names = {"planet-unknown": ["#station", "#planet", "#ask", "#corp"]}
    for name in names.get(game, ["#seats", "#mars", "#ask", "#awards", "#stock", "#hand"]):
        box = player.page.query_selector(name)
        assert box is not None
        shape = box.bounding_box()
        assert shape is not None
        assert shape["y"] + shape["height"] <= 768 and shape["x"] + shape["width"] <= 1366
    player.close()
