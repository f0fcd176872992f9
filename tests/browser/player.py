"""Somebody who plays through the page alone: looks at what is lit, clicks, presses keys."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Page

from tests.table.serving import Server

LEVEL = {"kind": "bot", "level": "random"}
STATE = """() => {
  const keys = document.getElementById("keys");
  return {
    decision: keys.dataset.decision, state: keys.dataset.state, undo: keys.dataset.undo,
    keys: Object.keys(JSON.parse(keys.dataset.labels)), ghost: !!keys.dataset.ahead,
    sending: document.body.classList.contains("sending"),
  };
}"""

# What is to be listed, and what is.
LISTED = """() => {
  const list = document.querySelector("#answers.answers");
  const text = list ? document.getElementById("keys").dataset.labels : "{}";
  const rows = Array.from(document.querySelectorAll("#answers > li > button, [data-answer]"));
  const danger = (document.getElementById("ask").dataset.danger ?? "").split(" ");
  return [Object.entries(JSON.parse(text)), danger, rows.map(each => [
    each.dataset.answer, each.querySelector("span").textContent,
    each.querySelector("kbd")?.textContent ?? "", each.classList.contains("danger"),
  ])];
}"""

SEEN = """const seen = each => {
  const box = each.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(each).visibility !== "hidden";
};
const found = selector => Array.from(document.querySelectorAll(selector)).filter(seen);
"""
VISIBLE = "selector => {" + SEEN + "return found(selector); }"
CLICK = (
    "([selector, luck, passes]) => {"
    + SEEN
    + """
  const all = found(selector);
  const wanted = all.filter(each => passes || (each.dataset.key ?? each.dataset.answer) !== "pass");
  const from = wanted.length ? wanted : all;
  const chosen = from[Math.floor(luck * from.length)];
  if (!chosen) return null;
  chosen.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  return {answer: "answer" in chosen.dataset, danger: chosen.classList.contains("danger")};
}"""
)


class Player:
    """One browser context at one table."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        seed: int = 1,
        width: int = 1366,
        height: int = 768,
    ) -> None:
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", has_touch=width < 800
        )
        self.page: Page = self.context.new_page()
        self.rng = random.Random(seed)
        self.complaints: list[str] = []
        self.moves = 0
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda fault: self.complaints.append(str(fault)))

    def _heard(self, message: Any) -> None:
        # A lost connection is told by the browser itself and is no fault of the page.
        if message.type == "error" and "ERR_" not in message.text:
            self.complaints.append(message.text)

    # Coming in.

    def create(self, game: str, *kinds: str, **options: Any) -> dict[str, Any]:
        """Make a table by the interface and open its page."""
        seats = [LEVEL if kind == "bot" else {"kind": kind, "name": "Coral"} for kind in kinds]
        answer = self.context.request.post(
            f"{self.server.base}/api/tables",
            data={"game": game, "seats": seats, "options": options},
        )
        told: dict[str, Any] = answer.json()
        self.open(f"/t/{told['id']}")
        return told

    def open(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.server.base + path)

    def close(self) -> None:
        self.context.close()

    # Looking.

    def state(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate(STATE)
        return told

    def check_list(self) -> None:
        """A list of answers has every label in order; a question without a list has no buttons."""
        labels, danger, rows = self.page.evaluate(LISTED)
        assert rows == [
            [key, label, str(place) if place < 10 else "", key in danger]
            for place, (key, label) in enumerate(labels, 1)
        ]

    def is_over(self) -> bool:
        return bool(self.state()["state"] == "over")

    def wait_for_news(self, before: dict[str, Any], seconds: float = 20) -> dict[str, Any]:
        """Wait until the question is another one."""
        self.page.wait_for_function(
            """([decision, state]) => {
              const keys = document.getElementById("keys").dataset;
              return keys.decision !== decision || keys.state !== state;
            }""",
            arg=[before["decision"], before["state"]],
            timeout=seconds * 1000,
        )
        return self.state()

    def wait_for_turn(self, seconds: float = 30) -> dict[str, Any]:
        """Wait until there is something to choose, or the game is over."""
        self.page.wait_for_function(
            """() => {
              const keys = document.getElementById("keys").dataset;
              return keys.labels !== "{}" || keys.state === "over";
            }""",
            timeout=seconds * 1000,
        )
        return self.state()

    # Choosing.

    def move(self) -> None:
        """Answer the open question by what the page offers."""
        before = self.state()
        assert before["keys"], "nothing to choose"
        self.check_list()
        if before["ghost"]:
            self._place_tile()
        elif self.page.query_selector("#ask[data-set]"):
            self._tick_some()
        elif self.page.query_selector("#answers.stepper"):
            self._step()
        elif self.page.query_selector("#answers.pay"):
            self._pay()
        else:
            self._click_something()
        self.moves += 1
        self.wait_for_news(before)

    def answer(self) -> None:
        """Answer by the interface, as another page of the same player would."""
        before = self.state()
        seat, table = self.page.get_attribute("#keys", "data-seat"), self.page.url.split("/t/")[1]
        body = {"decision": before["decision"], "client": "other", "keys": before["keys"][:1]}
        self.context.request.post(
            f"{self.server.base}/api/tables/{table}/choice?seat={seat}", data=body
        )
        self.wait_for_news(before)

    def _place_tile(self) -> None:
        for key in self.rng.choices(["e", "q", "f", "x"], k=self.rng.randint(0, 3)):
            self.page.keyboard.press(key)
        fitting = self.page.query_selector_all("[data-ghost-board] .square.fits")
        self._tap(self.rng.choice(fitting))
        self.page.click("#confirm")

    def _tick_some(self) -> None:
        """Tick a few things of a set, then confirm; or take none where that is an answer."""
        least = 0 if self.page.query_selector("[data-answer=done]") else 1
        lit = self.visible(".lit[data-key]:not([data-key=pass])")
        for each in self.rng.sample(lit, min(len(lit), self.rng.randint(least, 2))):
            self._tap(each)
        confirm = self.page.query_selector("#confirm:not([hidden])")
        if confirm is not None:
            confirm.click()
        else:
            self.page.click("[data-answer=done]")

    def _step(self) -> None:
        if self.rng.random() < 0.5:
            button = self.page.query_selector("[data-step='-1']:not([disabled])")
            if button is not None:
                button.click()
        self.page.click("#confirm")

    def _pay(self) -> None:
        """Pay in some way; one is picked beforehand."""
        for _ in range(self.rng.randint(0, 2)):
            buttons = self.visible("[data-pay]:not([disabled])")
            if buttons:
                self._tap(self.rng.choice(buttons))
        self.page.click("#confirm")

    def _click_something(self) -> None:
        """Click anything that is offered; passing is put off mostly."""
        luck = [self.rng.random(), self.rng.random() < 0.3]
        clicked = self.page.evaluate(
            CLICK, ["#answers li:not(.placed) button, .lit[data-key]", *luck]
        )
        assert clicked, "nothing to click"
        confirm = self.page.query_selector("#confirm:not([hidden])")
        if confirm is not None and (not clicked["answer"] or clicked["danger"]):
            confirm.click()

    def visible(self, selector: str) -> list[ElementHandle]:
        """What can be seen of some elements, found at one go."""
        found = self.page.evaluate_handle(VISIBLE, selector).get_properties().values()
        return [element for handle in found if (element := handle.as_element()) is not None]

    def _tap(self, element: ElementHandle) -> None:
        # What is drawn in vectors has odd middles: the page hears a click wherever it comes from.
        element.evaluate("each => each.dispatchEvent(new MouseEvent('click', {bubbles: true}))")

    def tick(self, element: ElementHandle) -> None:
        """Tap one thing of a set and wait until the page has heard whether it goes."""
        self._tap(element)
        self.page.wait_for_selector("#chips:not([aria-busy=true])", state="attached")

    def undo(self) -> bool:
        """Take back if one may; whether one did."""
        before = self.state()
        if before["undo"] != "1" or not before["keys"]:
            return False
        self.page.keyboard.press("u")
        self.wait_for_news(before)
        return True

    def play(self, most: int = 2000) -> None:
        """Play until the game is over."""
        for _ in range(most):
            if self.wait_for_turn()["state"] == "over":
                return
            self.move()
        raise AssertionError("the game does not end")

    def labels(self) -> dict[str, str]:
        text = self.page.get_attribute("#keys", "data-labels") or "{}"
        told: dict[str, str] = json.loads(text)
        return told
