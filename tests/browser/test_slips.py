"""No slip is final: keys and clicks mean one thing each, the end of a turn is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Request

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

TM, OM, PU = "terraforming-mars", "on-mars", "planet-unknown"
CONFIRM = "#confirm:not([hidden])"
ENDING = "#ask[data-end]"


def seated(browser: Browser, server: Server, game: str, *others: str, **more: Any) -> Player:
    player = Player(browser, server, seed=4, **more)
    with player.page.expect_response("**/stream?*"):
        player.create(game, "person", *others)
    player.wait_for_turn()
    return player


def until(player: Player, wanted: str) -> dict[str, Any]:
    """Play on until the page shows something."""
    for _ in range(400):
        now = player.wait_for_turn()
        assert now["state"] != "over", f"never saw {wanted}"
        if player.page.query_selector(wanted):
            return now
        player.move()
    raise AssertionError(f"never saw {wanted}")


def sent(player: Player) -> list[str]:
    """What is sent from now on."""
    seen: list[str] = []

    def hear(request: Request) -> None:
        if request.method == "POST" and request.url.split("?")[0].endswith(("choice", "undo")):
            seen.append(request.url)

    player.page.on("request", hear)
    return seen


def settle(player: Player) -> None:
    """Wait until the page has heard of everything it asked for by now."""
    player.page.evaluate("fetch('/health').then(answer => answer.text())")


@pytest.mark.parametrize("game", [TM, OM, PU])
def test_the_end_of_a_turn_is_asked_and_the_turn_can_be_taken_back(
    browser: Browser, server: Server, game: str
) -> None:
    player = seated(browser, server, game, "bot")
    for _ in range(20):
        now = until(player, ENDING)
        if now["undo"] == "1":
            break
        player.move()
    assert player.page.inner_text("#answers").strip().startswith("End the turn")
    player.page.click("#undo")
    player.wait_for_news(now)
    assert not player.page.query_selector(ENDING)
    now = until(player, ENDING)
    player.page.click("[data-answer=done]")
    player.wait_for_news(now)
    assert player.complaints == []
    player.close()


@pytest.mark.parametrize("key", ["Enter", "1", " "])
def test_no_single_key_ends_a_turn(browser: Browser, server: Server, key: str) -> None:
    player = seated(browser, server, PU, "bot")
    now = until(player, ENDING)
    posts = sent(player)
    player.page.keyboard.press(key)
    settle(player)
    assert posts == []
    if key != " ":
        assert player.page.query_selector(CONFIRM)
        player.page.keyboard.press("Enter")
        player.wait_for_news(now)
        assert len(posts) == 1
    player.close()


def test_keys_go_on_from_what_they_chose(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create(PU, "person", "bot", personal_objectives=True)
    player.wait_for_turn()
    page = player.page
    keys = page.eval_on_selector_all(".lit.offer", "all => all.map(each => each.dataset.key)")
    for key, press in zip(keys, ("ArrowRight", "ArrowRight"), strict=True):
        page.keyboard.press(press)
        page.keyboard.press(" ")
        assert ticked(player) == [key]
        assert page.evaluate("document.activeElement.dataset.key") == key
    player.close()


def ticked(player: Player) -> list[str]:
    """The ticked cards, whatever way they were ticked."""
    found: list[str] = player.page.evaluate(
        "() => Array.from(document.querySelectorAll('.lit.chosen[data-key]'), e => e.dataset.key)"
    )
    return sorted(set(found))


def by_mouse(player: Player, key: str) -> None:
    player.press(f".lit[data-key='{key}']")


def by_space(player: Player, key: str) -> None:
    player.page.focus(f".lit[data-key='{key}']")
    player.page.keyboard.press(" ")


def by_enter(player: Player, key: str) -> None:
    player.page.focus(f".lit[data-key='{key}']")
    player.page.keyboard.press("Enter")


def by_digit(player: Player, key: str) -> None:
    """As the list of all answers numbers them."""
    player.page.keyboard.press("t")
    digit = player.page.inner_text(f"[data-answer='{key}'] kbd")
    player.page.keyboard.press(digit)
    player.page.keyboard.press("t")


def by_list(player: Player, key: str) -> None:
    player.page.keyboard.press("t")
    player.page.click(f"[data-answer='{key}']")
    player.page.keyboard.press("t")


@pytest.mark.parametrize("way", [by_mouse, by_space, by_digit, by_list])
def test_a_set_can_be_changed_until_it_is_confirmed(
    browser: Browser, server: Server, way: Callable[[Player, str], None]
) -> None:
    player = seated(browser, server, TM)
    now = until(player, "#ask[data-set] ~ * , #ask[data-set]")
    first, second = [key for key in now["keys"] if key.startswith("card:")][:2]
    posts = sent(player)
    for key, then in ((first, [first]), (second, [first, second]), (first, [second])):
        way(player, key)
        player.page.wait_for_function("() => document.querySelector('#chips').ariaBusy !== 'true'")
        assert ticked(player) == sorted(then)
    assert posts == []
    player.close()


def test_enter_confirms_a_set_whatever_has_the_focus(browser: Browser, server: Server) -> None:
    player = seated(browser, server, TM)
    now = until(player, "#ask[data-set]")
    first = next(key for key in now["keys"] if key.startswith("card:"))
    by_enter(player, first)
    assert ticked(player) == [first]
    player.page.focus("[data-act=settings]")
    player.page.keyboard.press("Enter")
    player.wait_for_news(now)
    assert not player.page.query_selector("dialog[open]")
    player.close()


def test_a_digit_chooses_what_carries_it_and_nothing_else(browser: Browser, server: Server) -> None:
    """Cards on the board carry no digit, so they have none."""
    player = seated(browser, server, TM)
    until(player, "#ask[data-set] #answers li:not(.placed) button")
    posts = sent(player)
    shown = player.page.evaluate(
        """() => Array.from(document.querySelectorAll("#answers li:not(.placed) button"),
          each => [each.dataset.answer, each.querySelector("kbd").textContent])"""
    )
    assert shown == [["done", "1"]]
    for digit in "23456789":
        player.page.keyboard.press(digit)
    assert ticked(player) == []
    assert not player.page.query_selector(CONFIRM)
    player.page.keyboard.press("1")
    assert player.page.query_selector(CONFIRM)
    settle(player)
    assert posts == []
    player.close()


def test_a_double_click_chooses_and_commits_nothing(browser: Browser, server: Server) -> None:
    player = seated(browser, server, OM, "bot")
    until(player, "svg .lit[data-key]")
    posts = sent(player)
    place = player.page.evaluate(
        """() => {
          const lit = Array.from(document.querySelectorAll("svg .lit[data-key]"));
          const box = lit.find(each => each.getClientRects().length).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }"""
    )
    player.page.mouse.dblclick(*place)
    settle(player)
    assert player.page.query_selector(CONFIRM)
    assert posts == []
    before = player.state()
    player.confirm()
    player.wait_for_news(before)
    player.close()


def test_undo_past_a_reveal_is_explained_first_and_marks_the_table(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server, TM, "bot")
    for _ in range(60):
        now = player.wait_for_turn()
        if now["undo"] == "ask":
            break
        player.move()
    assert not player.page.query_selector(".rewound")
    player.page.keyboard.press("u")
    player.page.wait_for_selector("dialog[open] [data-act=undo-together]")
    before = player.state()
    player.page.click("[data-act=undo-together]")
    player.wait_for_news(before)
    assert player.page.inner_text(".rewound") == "undo past reveals"
    player.close()


def test_people_are_asked_whether_they_agree_to_an_undo(browser: Browser, server: Server) -> None:
    host = Player(browser, server, seed=2)
    told = host.create(OM, "person", "link")
    guest = Player(browser, server, seed=3)
    guest.open(told["links"]["1"])
    guest.page.fill("[name=name]", "Azure")
    guest.page.click("#sit button")
    guest.page.wait_for_selector("#keys[data-state=playing]", state="attached")
    host.page.wait_for_selector("#keys[data-state=playing]", state="attached")
    while host.state()["undo"] != "ask":
        for mover in (host, guest):
            if mover.state()["keys"]:
                mover.move()
    before = host.state()
    host.page.click("#undo")
    host.page.click("[data-act=undo-together]")
    host.page.wait_for_selector("#request:not([hidden])")
    assert host.page.inner_text("#request").split() == (
        "You ask to take a choice back. Still to answer: Azure".split()
    )
    guest.page.click("#request [data-agree='0']")
    host.page.wait_for_selector("#request", state="hidden")
    host.page.click("#undo")
    host.page.click("[data-act=undo-together]")
    guest.page.click("#request [data-agree='1']")
    host.wait_for_news(before)
    assert guest.page.inner_text(".rewound") == "undo past reveals"
    assert host.complaints == guest.complaints == []
    host.close()
    guest.close()
