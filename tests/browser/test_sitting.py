"""Sitting at a table: one screen for several, leaving a seat, closing, the lobby's memory."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser


def test_a_screen_is_handed_over_before_another_hand_is_seen(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, seed=3)
    told = player.create("on-mars", "person", "person")
    page = player.page
    page.wait_for_selector("#handover:not([hidden])")
    assert not page.is_visible(".table .dock, .table #dock")
    page.click("#handover :is(a, button):visible")
    page.wait_for_selector("#handover", state="hidden")
    first = player.state()
    seat = page.get_attribute("#keys", "data-seat")
    for _ in range(60):
        if page.is_visible("#handover"):
            break
        player.move()
        page.wait_for_timeout(50)
    assert page.is_visible("#handover")
    assert not page.is_visible(".table")
    page.click("#handover :is(a, button):visible")
    page.wait_for_selector("#handover", state="hidden")
    assert page.get_attribute("#keys", "data-seat") != seat
    assert player.state()["keys"], (told, first)
    player.close()


def test_two_at_one_screen_have_names_of_their_own(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    page = player.page
    player.open("/?game=terraforming-mars")
    page.fill("[name=name]", "Anna")
    page.select_option("[name=seat-1]", "me")
    page.fill("[name=name-1]", "Ben")
    assert not page.is_visible("[name=name-0]")
    with page.expect_navigation(url="**/t/**"):
        page.click("#create")
    buttons = page.locator("#handover :is(a, button)")
    assert [told.strip() for told in buttons.all_text_contents()] == [
        "I am Anna",
        "I am Ben",
        "I am Anna",
    ]
    assert page.locator("#handover :is(a, button):visible svg").count() == 1
    player.close()


def test_the_host_hands_a_seat_to_a_bot_and_back(browser: Browser, server: Server) -> None:
    host = Player(browser, server, seed=2)
    told = host.create("on-mars", "person", "link")
    guest = Player(browser, server, seed=3)
    guest.open(told["links"]["1"])
    guest.page.fill("[name=name]", "Azure")
    guest.page.click("#sit button")
    host.page.wait_for_selector("#keys[data-state=playing]", state="attached")
    page = host.page
    page.click("[data-act=settings]")
    leave = "[data-act=seat-bot][data-seat='1']"
    page.click(leave)
    assert "Sure" in page.inner_text(leave)
    with page.expect_navigation():
        page.click(leave)
    page.click("[data-act=settings]")
    with page.expect_navigation():
        page.click("[data-act=seat-back][data-seat='1']")
    page.click("[data-act=settings]")
    page.wait_for_selector("[data-act=seat-bot][data-seat='1']")
    host.close()
    guest.close()


def test_a_second_device_is_asked_for_nothing(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=2)
    player.create("planet-unknown", "person", "bot")
    player.page.click("[data-act=settings]")
    player.page.click("[data-act=link][data-seat='0']")
    player.page.wait_for_function(
        "() => /http/.test(document.querySelector('#link-out').innerText)"
    )
    found = re.search(r"http\S+", player.page.inner_text("#link-out"))
    assert found is not None
    other = Player(browser, server, seed=3)
    other.open(found[0])
    other.page.wait_for_selector("#keys", state="attached")
    assert other.page.get_attribute("#keys", "data-seat") == "0"
    player.close()
    other.close()


def test_the_lobby_takes_a_title_and_remembers_the_last_game(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server)
    page = player.page
    player.open("/?game=on-mars")
    page.fill("[name=title]", "Friday")
    page.select_option("[name=pace]", "watch")
    with page.expect_navigation(url="**/t/**"):
        page.click("#create")
    assert "Friday" in page.title()
    player.open("/")
    page.wait_for_selector("#new-table[data-game=on-mars]")
    assert page.input_value("[name=pace]") == "watch"
    page.fill("[name=title]", "Friday")
    with page.expect_navigation(url="**/t/**"):
        page.click("#create")
    assert "Friday 2" in page.title()
    player.close()


def test_the_host_closes_a_table(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("planet-unknown", "person", "bot")
    page = player.page
    page.click("[data-act=settings]")
    page.click("[data-act=close-table]")
    with page.expect_navigation(url=re.compile(r"/$")):
        page.click("[data-act=close-table]")
    player.close()


def test_the_tab_shows_whose_turn_it_is_and_the_final_sheet_opens(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, seed=1)
    player.create("planet-unknown", "person")
    page = player.page
    player.wait_for_turn()
    assert page.title().startswith("●")
    assert "logo-turn" in (page.get_attribute("link[rel=icon]", "href") or "")
    player.play()
    page.wait_for_selector("dialog[open] .sheet")
    assert not page.title().startswith("●")
    assert player.complaints == []
    player.close()
