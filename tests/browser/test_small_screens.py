"""Every page on a phone: nothing scrolls sideways, everything that can be pressed has a name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

AXE = (
    Path(__file__).parents[2]
    / "src/planetfall/web/client/node_modules/axe-core/axe.min.js"  # fetched for tests only
)
GAMES = ["planet-unknown", "terraforming-mars", "on-mars"]
WIDTHS = [390, 360]
HEIGHT = 780
RULES = ["button-name", "link-name", "select-name", "label", "target-size", "aria-input-field-name"]

TOO_WIDE = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page");
  for (const each of document.querySelectorAll("body *")) {
    const box = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    if (each.scrollWidth > each.clientWidth + 1 && ["auto", "scroll"].includes(style.overflowX)
        && !each.hasAttribute("data-scroll") && box.width > 0) {
      found.push(each.id || each.className);
    }
  }
  return found;
}"""

NAMELESS = """() => Array.from(document.querySelectorAll("button, a[href], [role=button]"))
  .filter(each => each.getClientRects().length)
  .filter(each => !(each.getAttribute("aria-label") || each.innerText || each.textContent
    || each.title || "").trim())
  .map(each => each.outerHTML.slice(0, 120))"""


def fits(page: Page, where: str) -> None:
    """Nothing scrolls sideways on any phone."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        assert page.evaluate(TOO_WIDE) == [], f"{where} at {width}"
    assert page.evaluate(NAMELESS) == [], where


def no_barrier(page: Page) -> None:
    """What a machine can find about names and sizes of targets."""
    if not AXE.exists():
        return
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, {runOnly: {type: 'rule', values: rules}})", RULES
    )
    told = [
        (each["id"], [node["html"][:120] for node in each["nodes"]][:4])
        for each in found["violations"]
    ]
    assert told == [], json.dumps(told)


def test_the_lobby_with_everything_open(browser: Browser, server: Server) -> None:
    player = Player(browser, server, width=WIDTHS[0], height=HEIGHT)
    for game in GAMES:
        player.open(f"/?game={game}")
        page = player.page
        page.wait_for_selector("legend output:not(:empty)")
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        for select in page.query_selector_all("[name^=one-]"):
            select.select_option(index=len(select.query_selector_all("option")) - 1)
        fits(page, game)
        no_barrier(page)
    player.close()


def test_small_pages(browser: Browser, server: Server) -> None:
    player = Player(browser, server, width=WIDTHS[0], height=HEIGHT)
    told = player.create("planet-unknown", "person", "link")
    fits(player.page, "waiting room")
    no_barrier(player.page)
    guest = Player(browser, server, width=WIDTHS[0], height=HEIGHT)
    for path in (told["links"]["1"], "/t/nothing", "/nothing"):
        guest.open(path)
        fits(guest.page, path)
        no_barrier(guest.page)
    player.close()
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_waiting_room_is_seen_whole(browser: Browser, server: Server, game: str) -> None:
    player = Player(browser, server)
    player.create(game, "person", *["link"] * 3)
    for width, height in ((1366, 768), (1000, 600), (360, 640)):
        player.page.set_viewport_size({"width": width, "height": height})
        box = player.page.locator("#waiting").bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] >= 44 and box["y"] + box["height"] <= height
        assert player.page.evaluate("waiting.scrollWidth <= waiting.clientWidth")
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_tab_of_a_table(browser: Browser, server: Server, game: str) -> None:
    player = Player(browser, server, seed=3, width=WIDTHS[0], height=HEIGHT)
    player.create(game, "person", "bot", "bot")
    for _ in range(4):
        now = player.wait_for_turn()
        for tab in player.page.query_selector_all(".ptabs button"):
            player.press(tab)
            fits(player.page, tab.inner_text())
        player.answer()
        assert player.state()["decision"] != now["decision"]
    player.wait_for_turn()
    for tab in player.page.query_selector_all(".ptabs button"):
        player.press(tab)
        no_barrier(player.page)
    for name in ("menu", "log", "scores", "settings", "help"):
        if not player.visible(f"[data-act={name}]"):
            player.press("[data-act=menu]")
            player.page.wait_for_selector(f"#dialog[open] [data-act={name}]")
        player.press(f"[data-act={name}]")
        player.page.wait_for_selector(f"#dialog[open] .p-{name}")
        fits(player.page, name)
        player.page.keyboard.press("Escape")
    player.close()


@pytest.mark.parametrize("size", [(1000, 700), (1180, 800), (1920, 1080)])
def test_the_columns_of_planet_unknown_keep_apart(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    player = Player(browser, server, width=size[0], height=size[1])
    player.create("planet-unknown", "person", "bot", "bot", events=["on"])
    until_tray = "#tray .turn"
    while not player.page.query_selector(until_tray):
        player.wait_for_turn()
        player.answer()
    boxes = [player.page.locator(name).bounding_box() for name in (".pl", ".pc", ".pr")]
    inside = [player.page.locator(name).bounding_box() for name in ("#others", "#tray", "#civ")]
    for column, part in zip(boxes, inside, strict=True):
        assert column is not None and part is not None
        assert part["x"] >= column["x"] - 1
        assert part["x"] + part["width"] <= column["x"] + column["width"] + 1
    assert player.page.evaluate("tray.scrollWidth <= tray.clientWidth + 1")
    player.close()


@pytest.mark.parametrize("others", range(6))
def test_neighbours_and_log_share_the_left_column(
    browser: Browser, server: Server, others: int
) -> None:
    player = Player(browser, server)
    player.create("planet-unknown", "person", *["bot"] * others)
    player.wait_for_turn()
    cut = "all => all.filter(each => each.scrollHeight > each.clientHeight).length"
    assert player.page.eval_on_selector_all(".nb", cut) == 0
    column, log = (player.page.locator(each).bounding_box() for each in (".pl", "#log"))
    assert column is not None and log is not None
    assert log["height"] >= (90 if others > 1 else 200)
    assert log["y"] + log["height"] <= column["y"] + column["height"]
    player.close()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_a_phone_shows_whole_tracks_to_choose_from(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    player = Player(browser, server, width=size[0], height=size[1], seed=2)
    player.create("planet-unknown", "person", events=["on"])
    while not player.page.query_selector("#corp .lit[data-key^='track:']"):
        assert player.wait_for_turn()["state"] != "over"
        player.move()
    tracks, ask = (
        player.page.locator(each).bounding_box() for each in ("#corp svg >> nth=0", "#ask")
    )
    assert tracks is not None and ask is not None
    assert tracks["y"] > 0 and tracks["y"] + tracks["height"] <= ask["y"]
    player.close()


def test_what_has_the_focus_is_outlined(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=3)
    player.create("planet-unknown", "person", "bot")
    player.wait_for_turn()
    for path in (player.page.url, "/"):
        player.open(path)
        for _ in range(12):
            player.page.keyboard.press("Tab")
            if player.page.evaluate("document.activeElement === document.body"):
                continue
            shown = player.page.evaluate(
                """() => {
                  const style = getComputedStyle(document.activeElement);
                  const next = document.activeElement.nextElementSibling;
                  const beside = next ? getComputedStyle(next) : style;
                  return [style, beside].some(each =>
                    each.outlineStyle !== "none" && parseFloat(each.outlineWidth) >= 2);
                }"""
            )
            assert shown, player.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    player.close()
