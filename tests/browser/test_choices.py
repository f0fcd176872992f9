"""A question is answered once, by what was chosen for it, however hasty the hands."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Request, Route

from planetfall.table.limits import VISITOR_STREAMS
from tests.browser.player import PATIENCE, Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

ANSWER = "#answers li:not(.placed) button"
FOCUS = "() => document.activeElement.closest('#confirm, [data-answer], [data-key]') !== null"


def seated(browser: Browser, server: Server, game: str = "planet-unknown") -> Player:
    """Somebody whose page is whole: it has opened its stream too."""
    player = Player(browser, server, seed=6)
    with player.page.expect_response("**/stream?*"):
        player.create(game, "person")
    player.wait_for_turn()
    return player


def until(player: Player, done: Callable[[], object]) -> None:
    """Wait for something the browser tells of; it is told after the page has gone on."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "waited in vain"
        player.page.wait_for_timeout(10)


def settle(player: Player) -> None:
    """Wait until all has been told that the page asked for by now."""
    told: list[str] = []

    def hear(request: Request) -> None:
        if request.url.endswith("/health"):
            told.append(request.url)

    player.page.on("requestfinished", hear)
    player.page.evaluate("fetch('/health').then(answer => answer.text())")
    until(player, lambda: told)
    player.page.remove_listener("requestfinished", hear)


def until_ghost(player: Player) -> dict[str, Any]:
    """Play on to a tile that is to be placed."""
    while not (now := player.wait_for_turn())["ghost"]:
        player.move()
    return now


def until_answers(player: Player) -> dict[str, Any]:
    """Play on to a question with answers that are no places; some games have none."""
    while (now := player.wait_for_turn())["ghost"] or not player.page.query_selector(
        "#answers li:not(.placed) + li:not(.placed) button"
    ):
        if now["state"] == "over":
            player.create("planet-unknown", "person")
        else:
            player.move()
    return now


def asked_for(player: Player, part: str) -> list[str]:
    """Addresses the page asks for from now on."""
    seen: list[str] = []
    player.page.on(
        "request", lambda request: seen.append(request.url) if part in request.url else None
    )
    return seen


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def test_while_a_choice_is_under_way_no_other_is_sent(browser: Browser, server: Server) -> None:
    player = seated(browser, server)
    before = until_ghost(player)
    held: list[Route] = []
    player.page.route("**/choice?*", lambda route: held.append(route))
    press(player, "Enter", "Enter")
    press(player, "Enter", "ArrowLeft", "Enter", "Enter", "e", "Enter", "u", "1")
    settle(player)
    until(player, lambda: held)
    assert len(held) == 1
    held[0].continue_()
    player.wait_for_news(before)
    settle(player)
    assert len(held) == 1
    assert player.complaints == []
    player.close()


def test_an_answered_question_takes_nothing_until_the_next_one_shows(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    before = until_ghost(player)
    # The news never arrive.
    player.page.route("**/stream?*", lambda route: None)
    player.page.evaluate("dispatchEvent(new Event('online'))")
    press(player, "Enter")
    with player.page.expect_response("**/choice?*"):
        press(player, "Enter")
    seen = asked_for(player, "/t")
    press(player, "Enter", "Enter", "ArrowLeft", "Enter", "Enter", "u", "1", "2")
    settle(player)
    assert [each for each in seen if "/stream" not in each] == []
    player.page.unroute("**/stream?*")
    player.page.evaluate("dispatchEvent(new Event('online'))")
    player.wait_for_news(before)
    assert player.complaints == []
    player.close()


def test_a_stream_that_says_nothing_is_opened_again(browser: Browser, server: Server) -> None:
    player = seated(browser, server)
    before = until_ghost(player)
    held: list[Route] = []
    player.page.route(
        "**/stream?*", lambda route: route.continue_() if held else held.append(route)
    )
    with player.page.expect_request("**/stream?*"):
        player.page.evaluate("dispatchEvent(new Event('online'))")
    press(player, "Enter", "Enter")
    player.wait_for_news(before)
    assert len(held) == 1
    player.close()


def test_the_next_question_is_open_before_the_last_answer_is_acknowledged(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    until_ghost(player)
    held: list[tuple[Route, APIResponse]] = []
    player.page.route("**/choice?*", lambda route: held.append((route, route.fetch())))
    for _ in range(3):
        player.wait_for_turn()
        player.move()
    now = player.wait_for_turn()
    until(player, lambda: len(held) == 3)
    for route, response in held:
        route.fulfill(response=response)
    settle(player)
    assert player.state()["decision"] == now["decision"]
    assert player.complaints == []
    player.close()


def test_a_late_answer_leaves_a_new_selection_alone(browser: Browser, server: Server) -> None:
    player = seated(browser, server)
    until_ghost(player)
    held: list[tuple[Route, APIResponse]] = []
    player.page.route("**/choice?*", lambda route: held.append((route, route.fetch())))
    sent = asked_for(player, "/choice")
    before = player.state()
    press(player, "Enter", "Enter")
    player.wait_for_news(before)
    until_ghost(player)
    press(player, "Enter")
    until(player, lambda: 0 < len(held) == len(sent))
    for route, response in held:
        route.fulfill(response=response)
    settle(player)
    assert player.page.is_visible("#confirm")
    player.close()


def test_a_key_held_down_answers_nothing(browser: Browser, server: Server) -> None:
    player = seated(browser, server)
    before = until_ghost(player)
    sent = asked_for(player, "/choice")
    for _ in range(5):
        player.page.keyboard.down("Enter")
    player.page.keyboard.up("Enter")
    assert player.page.is_visible("#confirm")
    settle(player)
    assert sent == []
    press(player, "Enter")
    player.wait_for_news(before)
    settle(player)
    assert len(sent) == 1
    player.close()


def test_the_focus_does_not_carry_over_to_the_next_question(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    before = until_answers(player)
    player.page.focus(ANSWER)
    press(player, "Enter", "Enter")
    player.wait_for_news(before)
    assert not player.page.evaluate(FOCUS)
    player.close()


def test_a_click_begun_on_an_old_question_is_none_on_the_new_one(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    until_answers(player)
    box = player.page.locator(ANSWER).first.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.mouse.down()
    player.answer()
    sent = asked_for(player, "/choice")
    player.page.mouse.up()
    settle(player)
    assert sent == []
    player.close()


# A notice goes by itself after a while: what was shown is kept.
NOTICES = """() => {
  window.shown = [];
  const box = document.getElementById("notice");
  const keep = () => { if (!box.hidden) window.shown.push(box.innerText); };
  new MutationObserver(keep).observe(box, {attributes: true, childList: true});
}"""


def test_a_choice_that_comes_too_late_shows_the_table_as_it_is(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    before = until_ghost(player)
    held: list[Route] = []
    late = [True]
    player.page.route(
        "**/stream?*", lambda route: held.append(route) if late[0] else route.continue_()
    )
    player.page.evaluate("dispatchEvent(new Event('online'))")
    seat, table = player.page.get_attribute("#keys", "data-seat"), player.page.url.split("/t/")[1]
    body = {"decision": before["decision"], "client": "other", "keys": before["keys"][:1]}
    player.context.request.post(f"{server.base}/api/tables/{table}/choice?seat={seat}", data=body)
    assert player.state()["decision"] == before["decision"]
    late[0] = False
    player.page.evaluate(NOTICES)
    press(player, "Enter", "Enter")
    player.wait_for_news(before)
    player.page.wait_for_function("() => window.shown.some(each => each.includes('moved on'))")
    assert player.page.is_hidden("#confirm")
    player.close()


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event("visibilitychange"));
}"""


ENDED = """() => {
  const close = EventSource.prototype.close;
  window.closed_streams = 0;
  EventSource.prototype.close = function () { window.closed_streams += 1; close.call(this); };
}"""


def test_a_hidden_page_keeps_its_stream_and_asks_for_nothing(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    seen = asked_for(player, "/t")
    player.page.evaluate(HIDE, True)
    player.answer()
    assert [each for each in seen if "/choice" not in each] == []
    player.page.evaluate(HIDE, False)
    player.wait_for_turn()
    player.move()
    assert player.complaints == []
    player.close()


def test_a_hidden_page_gives_its_stream_to_one_in_front(browser: Browser, server: Server) -> None:
    player = seated(browser, server)
    address = player.page.url
    others = [player.context.new_page() for _ in range(4)]
    for page in others:
        with page.expect_request("**/stream?*" if page is not others[-1] else "**/parts?*"):
            page.goto(address)
    player.page.evaluate(HIDE, True)
    with others[-1].expect_request("**/stream?*"):
        pass
    before = player.state()["decision"]
    with player.page.expect_request("**/stream?*"):
        others[0].close()
        player.page.evaluate(HIDE, False)
    assert player.state()["decision"] == before
    player.close()


@contextlib.contextmanager
def crowd(player: Player, server: Server) -> Iterator[None]:
    """The player's visitor opens as many streams elsewhere as he may have."""
    table = player.page.url.split("/t/")[1].split("?")[0]
    secret = next(
        each["value"] for each in player.context.cookies() if each["name"] == "planetfall"
    )
    request = (
        f"GET /t/{table}/stream?seat=0 HTTP/1.1\r\nhost: localhost\r\n"
        f"cookie: planetfall={secret}\r\n\r\n"
    ).encode()
    with contextlib.ExitStack() as held:
        for _ in range(VISITOR_STREAMS):
            line = held.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            line.sendall(request)
            line.recv(10)
        yield


def test_a_page_in_front_that_lost_its_stream_asks_for_the_parts(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    seen = asked_for(player, "/t")
    with crowd(player, server):
        for _ in range(2):
            with player.page.expect_response("**/parts?*"):
                pass
        assert [each for each in seen if "/stream" in each] == []
        player.move()
    assert player.complaints == []
    player.close()


def test_a_hidden_page_that_lost_its_stream_rests_until_it_is_shown(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    player.page.evaluate(ENDED)
    player.page.evaluate(HIDE, True)
    seen = asked_for(player, "/t")
    with crowd(player, server):
        player.page.wait_for_function("() => window.closed_streams > 0")
        assert seen == []
        with player.page.expect_response("**/stream?*"):
            player.page.evaluate(HIDE, False)
        player.move()
    assert player.complaints == []
    player.close()


FOCUSED = "() => document.activeElement.dataset.answer"


def test_the_answers_follow_the_language_and_keep_the_focus(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server, "on-mars")
    until_answers(player)
    english = player.labels()
    told = player.page.get_attribute("#keys", "data-labels")
    held: list[Route] = []
    player.page.route("**/stream?*", lambda route: held.append(route))
    player.press("[data-act=lang]")
    until(player, lambda: held)
    # The other words come when somebody is back at the answers.
    player.page.focus(ANSWER)
    focused = player.page.evaluate(FOCUSED)
    assert focused in english
    held[0].continue_()
    player.page.wait_for_function(
        "old => document.querySelector('#keys').dataset.labels !== old", arg=told
    )
    assert list(player.labels()) == list(english)
    player.check_list()
    assert player.page.evaluate(FOCUSED) == focused
    assert player.complaints == []
    player.close()


def test_a_question_that_is_sent_again_leaves_its_answers_alone(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server, "on-mars")
    until_answers(player)
    page = player.page
    page.focus(ANSWER)
    focused = page.evaluate(FOCUSED)
    page.evaluate(
        "for (const each of document.querySelectorAll('#answers button')) each.same = true"
    )
    page.evaluate("document.body.dataset.version = ''")
    # After a refusal the page asks for everything once more.
    page.route("**/choice?*", lambda route: route.fulfill(status=409, json={"error": "No."}))
    press(player, "Enter", "Enter")
    page.wait_for_function("() => document.body.dataset.version")
    assert page.evaluate(
        "Array.from(document.querySelectorAll('#answers button')).every(x => x.same)"
    )
    assert page.evaluate(FOCUSED) == focused
    player.check_list()
    player.close()


def test_notices_follow_the_language_too(browser: Browser, server: Server) -> None:
    player = seated(browser, server)
    player.page.click("[data-act=lang]")
    player.page.wait_for_function(
        "() => document.querySelector('#notice').dataset.stale.startsWith('Hra mezitím')"
    )
    assert player.page.inner_text(".skip") != "Skip to the question"
    assert player.complaints == []
    player.close()


def drag(player: Player, start: str, end: str) -> None:
    """Drag from the middle of one thing to the middle of another with small steps."""
    places = []
    for where in (start, end):
        box = player.page.locator(where).first.bounding_box()
        assert box is not None
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    mouse = player.page.mouse
    mouse.move(*places[0])
    mouse.down()
    mouse.move(places[0][0] + 2, places[0][1] + 2)
    mouse.move(*places[1], steps=6)
    mouse.up()


def test_a_tile_is_dragged_from_the_tray_and_on_the_planet(
    browser: Browser, server: Server
) -> None:
    player = seated(browser, server)
    before = until_ghost(player)
    fitting = "[data-ghost-board] .square.fits"
    other = "#tray [data-ghost-take]:not(.on)"
    if player.page.query_selector(other):
        taken = player.page.get_attribute(other, "data-ghost-take")
        drag(player, other, fitting)
        assert player.page.get_attribute("#tray .on", "data-ghost-take") == taken
    else:
        drag(player, f"{fitting} >> nth=2", fitting)
    player.page.wait_for_selector("#confirm:not([hidden])")
    # Where the tile lies now it would be placed by a tap; a drag takes it elsewhere.
    places = player.page.locator(fitting).count()
    drag(player, fitting, f"{fitting} >> nth={places - 1}")
    drag(player, f"{fitting} >> nth={places - 1}", fitting)
    assert player.state()["decision"] == before["decision"]
    assert player.page.query_selector("#confirm:not([hidden])")
    player.page.click("#confirm")
    player.wait_for_news(before)
    assert player.complaints == []
    player.close()


def test_the_list_of_answers_is_as_wide_as_the_bar(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("terraforming-mars", "person", "bot")
    page = player.page
    player.wait_for_turn()
    page.keyboard.press("t")
    page.wait_for_selector("#answers li")
    width = "each => each.getBoundingClientRect().width"
    assert page.eval_on_selector("#answers", width) == page.eval_on_selector("#ask", width)
    player.close()
