"""It becomes my turn: title, icon, sound, vibration and a notice of the browser.

The page is the real one, and so is the other player; only the browser's own objects that would
sound, shake or show something are replaced by ones that write down what they were asked.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

RECORDER = """
window.asked = [];
window.away = false;
const gain = {gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}}, connect: to => to};
window.AudioContext = class {
  currentTime = 0;
  createOscillator() {
    const frequency = {value: 0};
    return {frequency, connect: to => to, stop() {},
      start() { window.asked.push(["tone", frequency.value]); }};
  }
  createGain() { return gain; }
  close() { return Promise.resolve(); }
};
navigator.vibrate = time => window.asked.push(["vibrate", time]);
window.Notification = class extends EventTarget {
  static permission = "default";
  static requestPermission() {
    window.asked.push(["permission"]);
    Notification.permission = "granted";
    return Promise.resolve("granted");
  }
  constructor(title, {body}) { super(); window.asked.push(["notice", title, body]); }
};
Object.defineProperty(document, "hidden", {get: () => window.away});
"""


class Pair:
    """Two people at a table of On Mars, and what the browser of the first was asked."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.me, self.other = Player(browser, server, seed=1), Player(browser, server, seed=2)
        self.me.context.add_init_script(RECORDER)
        told = self.me.create("on-mars", "person", "link")
        self.other.open(told["links"]["1"])
        self.other.page.fill("[name=name]", "Azure")
        self.other.page.click("#sit button")
        self.other.page.wait_for_url("**/t/*")

    def set(self, *names: str) -> None:
        """Switch settings on."""
        self.me.page.click("[data-act=settings]")
        for name in names:
            self.me.page.check(f"dialog [data-setting={name}]")
        self.me.page.keyboard.press("Escape")

    def wait(self, *, turn: bool) -> None:
        """Play until it is my turn after it was not, or until it is not."""
        for _ in range(80):
            mine = bool(self.me.state()["keys"])
            if mine == turn:
                return
            mover = self.me if mine else self.other
            mover.wait_for_turn()
            mover.answer()
            if mover is self.other and not self.other.state()["keys"]:
                self.me.wait_for_turn()
        raise AssertionError("the turn never changes")

    def asked(self) -> list[Any]:
        """What the browser was asked since the last time."""
        told: list[Any] = self.me.page.evaluate("window.asked.splice(0)")
        return told

    def close(self) -> None:
        assert self.me.complaints == self.other.complaints == []
        self.me.close()
        self.other.close()


def test_my_turn_sounds_shakes_and_changes_title_and_icon(browser: Browser, server: Server) -> None:
    pair = Pair(browser, server)
    page = pair.me.page
    pair.set("sound", "vibration")
    pair.wait(turn=False)
    assert not page.title().startswith("●")
    assert "logo-turn" not in (page.get_attribute("link[rel=icon]", "href") or "")
    assert pair.asked() == []
    pair.wait(turn=True)
    assert page.title().startswith("●")
    icon = page.get_attribute("link[rel=icon]", "href") or ""
    assert "logo-turn" in icon
    assert pair.me.context.request.get(icon).ok
    assert pair.asked() == [["tone", 660], ["tone", 880], ["vibrate", 60]]
    pair.close()


def test_it_is_quiet_unless_one_asked_for_it(browser: Browser, server: Server) -> None:
    pair = Pair(browser, server)
    pair.wait(turn=False)
    pair.wait(turn=True)
    assert [each for each in pair.asked() if each[0] in ("tone", "notice", "permission")] == []
    pair.close()


def test_the_browser_notifies_only_who_said_yes_and_looks_elsewhere(
    browser: Browser, server: Server
) -> None:
    pair = Pair(browser, server)
    page = pair.me.page
    pair.wait(turn=False)
    page.click("#offer-notify [data-offer=yes]")
    assert pair.asked() == [["permission"]]
    pair.wait(turn=True)
    assert [each for each in pair.asked() if each[0] == "notice"] == []
    pair.wait(turn=False)
    page.evaluate("window.away = true")
    pair.wait(turn=True)
    kind, title, question = next(each for each in pair.asked() if each[0] == "notice")
    assert title.startswith("●") and question == page.inner_text("#ask .q")
    assert kind and page.is_hidden("#offer-notify")
    pair.close()


def test_who_says_no_is_not_asked_again(browser: Browser, server: Server) -> None:
    pair = Pair(browser, server)
    page = pair.me.page
    pair.wait(turn=False)
    page.click("#offer-notify [data-offer=no]")
    pair.wait(turn=True)
    pair.wait(turn=False)
    assert page.is_hidden("#offer-notify")
    page.reload()
    page.wait_for_selector("#ask")
    assert page.is_hidden("#offer-notify")
    assert pair.asked() == []
    pair.close()
