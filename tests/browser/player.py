"""Somebody who plays through the page alone: looks at what is lit, and presses there.

Whatever is pressed is pressed at its place on the screen, by a mouse or by a finger: what something
else lies over cannot be pressed, and a game stops there.
"""

from __future__ import annotations

import json
import random
from math import hypot
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Page

from tests.table.serving import Server

LEVEL = {"kind": "bot", "level": "random"}

PATIENCE = 60.0
"""Seconds until something that has to come is given up; much, since the machine may be busy."""

BLINK, NEAR = 0.4, 50.0
"""Seconds and pixels between two taps which are no double tap."""

# Every look is one script: each question costs the way to the browser and back.
LIBRARY = """
const data = () => document.getElementById("keys").dataset;
const has = selector => !!document.querySelector(selector);
const seen = each => {
  const box = each.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(each).visibility !== "hidden";
};
const found = selector => Array.from(document.querySelectorAll(selector)).filter(seen);
// Where a thing is pressed: in its middle. That of a place on a board is the middle of its outline,
// which is what the page lights.
const outline = each =>
  (each instanceof SVGGElement && each.querySelector("rect,path,circle,polygon")) || each;
const middle = each => {
  const box = outline(each).getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
};
const heard = "[data-act], [data-answer], [data-step], [data-pay], [data-key], button, label, a";
const top = each => {
  const {x, y} = middle(each);
  return document.elementFromPoint(x, y);
};
const named = each => each
  ? `<${each.tagName} ${Array.from(each.attributes, at => `${at.name}="${at.value}"`).join(" ")}>`
  : "nothing";
// Whether a press in the middle of a thing is one on that thing and not on what lies over it.
const meets = each => top(each)?.closest(heard) === each;
const reachable = each => {
  if (!meets(each)) each.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
  return meets(each);
};
const aim = each => {
  if (!each) throw new Error("there is no such thing");
  if (!reachable(each)) throw new Error(`${named(each)} lies below ${named(top(each))}`);
  return middle(each);
};
const kind = () => data().ahead ? "tile" : has("#ask[data-set]") ? "set"
  : has("#answers.stepper") ? "stepper" : has("#answers.pay") ? "pay" : "one";
const look = () => ({
  decision: data().decision, state: data().state, undo: data().undo,
  keys: Object.keys(JSON.parse(data().labels)), ghost: !!data().ahead, kind: kind(),
  sending: document.body.classList.contains("sending"),
});
// What a condition gives once it gives something; all of the page's own listeners have run then.
const awaited = (told, seconds) => new Promise((done, fail) => {
  const watch = new MutationObserver(() => check());
  const timer = setTimeout(() => end(fail, new Error("waited in vain")), seconds * 1000);
  const end = (how, what) => { watch.disconnect(); clearTimeout(timer); how(what); };
  const check = () => { const now = told(); if (now) end(done, now); };
  const all = {subtree: true, childList: true, attributes: true};
  watch.observe(document.documentElement, all);
  check();
});
const weighed = () => document.querySelector("#chips")?.ariaBusy !== "true";
"""


def script(arguments: str, body: str) -> str:
    """A function of the page that knows the library."""
    return f"{arguments} => {{{LIBRARY}{body}}}"


STATE = script("()", "return look();")

# What is to be listed, and what is.
LISTED = script(
    "()",
    """
  const list = document.querySelector("#answers.answers");
  const text = list ? data().labels : "{}";
  const rows = Array.from(document.querySelectorAll("#answers > li > button, [data-answer]"));
  const danger = (document.getElementById("ask").dataset.danger ?? "").split(" ");
  return [Object.entries(JSON.parse(text)), danger, rows.map(each => [
    each.dataset.answer, each.querySelector("span").textContent,
    each.querySelector("kbd")?.textContent ?? "", each.classList.contains("danger"),
  ]), rows.filter(each => !each.closest(".placed")).map(each => each.dataset.answer), look()];
""",
)

NEWS = script(
    "([decision, state, seconds])",
    """return awaited(
      () => (data().decision !== decision || data().state !== state) && look(), seconds);""",
)
SHOWN = script(
    "([decision, state, seconds])",
    """return awaited(
      () => data().decision === decision && data().state === state && look(), seconds);""",
)
TURN = script(
    "seconds",
    'return awaited(() => (data().labels !== "{}" || data().state === "over") && look(), seconds);',
)

VISIBLE = script("selector", "return found(selector);")
AIM = script("what", "return aim(typeof what === 'string' ? found(what)[0] : what);")
CHOICE = script(
    "([selector, luck, passes])",
    """
  // Cards to choose among stand whole before the displays where they lie.
  const lit = found(selector);
  const front = lit.filter(each => each.closest("#choice"));
  const all = front.length ? [...front, ...lit.filter(each => each.dataset.answer)] : lit;
  const wanted = all.filter(each => passes || (each.dataset.key ?? each.dataset.answer) !== "pass");
  const from = wanted.length ? wanted : all;
  const chosen = from[Math.floor(luck * from.length)];
  if (!chosen) return null;
  const wary = !("answer" in chosen.dataset) || chosen.classList.contains("danger");
  return {...aim(chosen), wary};
""",
)
FIT = script(
    "luck",
    """
  const fitting = found("[data-ghost-board] .square.fits");
  return fitting.length ? aim(fitting[Math.floor(luck * fitting.length)]) : null;
""",
)
CONFIRM_AT = script("()", "return middle(document.getElementById('confirm'));")
TICKED = script("seconds", "return awaited(weighed, seconds);")


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
        motion: bool = False,
    ) -> None:
        """Without `motion` the page stands still between changes, as people may wish it.

        What is lit breathes otherwise, and drawing that costs more than all the rest.
        """
        self.server = server
        self.touch = width < 800
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            has_touch=self.touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.rng = random.Random(seed)
        self.complaints: list[str] = []
        self.moves = 0
        self._tapped = (0.0, 0.0, 0.0)
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

    def check_list(self) -> dict[str, Any]:
        """A list of answers has every label in order; those not on the board have digits.

        A question without a list has no buttons.

        Returns the state of the page at that moment.
        """
        labels, danger, rows, shown, told = self.page.evaluate(LISTED)
        digits = {key: str(place) for place, key in enumerate(shown[:9], 1)}
        assert rows == [[key, label, digits.get(key, ""), key in danger] for key, label in labels]
        state: dict[str, Any] = told
        return state

    def is_over(self) -> bool:
        return bool(self.state()["state"] == "over")

    def wait_for_news(self, before: dict[str, Any]) -> dict[str, Any]:
        """Wait until the question is another one."""
        told: dict[str, Any] = self.page.evaluate(
            NEWS, [before["decision"], before["state"], PATIENCE]
        )
        return told

    def wait_for_turn(self) -> dict[str, Any]:
        """Wait until there is something to choose, or the game is over."""
        told: dict[str, Any] = self.page.evaluate(TURN, PATIENCE)
        return told

    # Choosing.

    def move(self) -> dict[str, Any]:
        """Answer the open question by what the page offers; what the page shows then."""
        before = self.check_list()
        assert before["keys"], "nothing to choose"
        ways = {
            "tile": self._place_tile,
            "set": self._tick_some,
            "stepper": self._step,
            "pay": self._pay,
            "one": self._click_something,
        }
        ways[before["kind"]]()
        self.moves += 1
        return self.wait_for_news(before)

    def answer(self) -> None:
        """Answer by the interface, as another page of the same player would."""
        before = self.state()
        seat, table = self.page.get_attribute("#keys", "data-seat"), self.page.url.split("/t/")[1]
        body = {"decision": before["decision"], "client": "other", "keys": before["keys"][:1]}
        self.context.request.post(
            f"{self.server.base}/api/tables/{table}/choice?seat={seat}", data=body
        )
        self.wait_for_news(before)

    def skip(self, count: int) -> None:
        """Answer so many questions by the interface; the page need not show what is in between.

        It may ask about what is gone by then; the server refuses that, and the browser complains.
        """
        self.wait_for(self.answer_unseen(count))

    def answer_unseen(self, count: int) -> dict[str, Any]:
        """The same without a look at the page; the table as the seat sees it then."""
        address = f"{self.server.base}/api/tables/{self.page.url.split('/t/')[1]}"
        end = monotonic() + PATIENCE
        while True:
            view: dict[str, Any] = self.context.request.get(address).json()
            if view["state"] == "over" or (view["keys"] and not count):
                return view
            assert monotonic() < end, "waited in vain"
            if view["keys"]:
                body = {"decision": view["decision"], "client": "unseen", "keys": view["keys"][:1]}
                self.context.request.post(f"{address}/choice", data=body)
                count -= 1
            else:
                self.page.wait_for_timeout(10)

    def wait_for(self, view: dict[str, Any]) -> None:
        """Wait until the page shows this question, or the end."""
        self.page.evaluate(SHOWN, [view["decision"], view["state"], PATIENCE])

    def _place_tile(self) -> None:
        """Turn a tile, bring it somewhere, and place it by its ghost or by the button."""
        for act in self.rng.choices(["turn-right", "turn-left", "flip"], k=self.rng.randint(0, 3)):
            self.press(f"[data-act={act}]")
        if self.rng.random() < 0.5:
            takes = self.visible("[data-ghost-take]:not([data-ghost-take=''])")
            if takes:
                self.press(self.rng.choice(takes))
        place = self.page.evaluate(FIT, self.rng.random())
        assert place, "no place to put the tile"
        self.press_at(place)
        if self.rng.random() < 0.5:
            self.press_at(place)
        else:
            self.confirm()

    def _tick_some(self) -> None:
        """Tick a few things of a set, then confirm; or take none where that is an answer."""
        least = 0 if self.page.query_selector("[data-answer=done]") else 1
        lit = self.visible(".lit[data-key]:not([data-key=pass])")
        for each in self.rng.sample(lit, min(len(lit), self.rng.randint(least, 2))):
            self.tick(each)
        if self.page.query_selector("#confirm:not([hidden])"):
            self.confirm()
        else:
            self.press("[data-answer=done]")

    def _step(self) -> None:
        if self.rng.random() < 0.5 and self.page.query_selector("[data-step='-1']:not([disabled])"):
            self.press("[data-step='-1']")
        self.confirm()

    def _pay(self) -> None:
        """Pay in some way; one is picked beforehand."""
        for _ in range(self.rng.randint(0, 2)):
            buttons = self.visible("[data-pay]:not([disabled])")
            if buttons:
                self.press(self.rng.choice(buttons))
        self.confirm()

    def _click_something(self) -> None:
        """Click anything that is offered; passing is put off mostly."""
        luck = [self.rng.random(), self.rng.random() < 0.3]
        place = self.page.evaluate(
            CHOICE, ["#answers li:not(.placed) button, .lit[data-key]", *luck]
        )
        assert place, "nothing to click"
        self.press_at(place)
        if place["wary"] and self.page.query_selector("#confirm:not([hidden])"):
            self.confirm()

    def visible(self, selector: str) -> list[ElementHandle]:
        """What can be seen of some elements, found at one go."""
        found = self.page.evaluate_handle(VISIBLE, selector).get_properties().values()
        return [element for handle in found if (element := handle.as_element()) is not None]

    # Pressing.

    def press_at(self, place: dict[str, float]) -> None:
        """Press there, with the mouse or with a finger.

        Two taps on one place in a blink are a double tap, so a finger rests there in between.
        """
        if self.touch:
            near = hypot(place["x"] - self._tapped[0], place["y"] - self._tapped[1]) < NEAR
            if near and (rest := self._tapped[2] + BLINK - monotonic()) > 0:
                self.page.wait_for_timeout(rest * 1000)
            self.page.touchscreen.tap(place["x"], place["y"])
            self._tapped = (place["x"], place["y"], monotonic())
        else:
            self.page.mouse.click(place["x"], place["y"])

    def press(self, what: str | ElementHandle) -> None:
        """Press the middle of something; of several things the first that is seen."""
        self.press_at(self.page.evaluate(AIM, what))

    def confirm(self) -> None:
        """Press the button, which may still be moving to its place."""
        if self.touch:
            place = self.page.evaluate(CONFIRM_AT)
            self.page.tap("#confirm")
            self._tapped = (place["x"], place["y"], monotonic())
        else:
            self.page.click("#confirm")

    def tick(self, element: ElementHandle) -> None:
        """Press one thing of a set and wait until the page has heard whether it goes."""
        self.press(element)
        self.page.evaluate(TICKED, PATIENCE)

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
        now = self.wait_for_turn()
        for _ in range(most):
            if now["state"] == "over":
                return
            now = self.move() if now["keys"] else self.wait_for_turn()
        raise AssertionError("the game does not end")

    def labels(self) -> dict[str, str]:
        text = self.page.get_attribute("#keys", "data-labels") or "{}"
        told: dict[str, str] = json.loads(text)
        return told
