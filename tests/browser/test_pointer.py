"""Everything that is offered can be pressed where the page shows it, in all games and sizes."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.audit import Audit
from tests.browser.player import FIT, Player, script
from tests.table.serving import Server

pytestmark = pytest.mark.browser

QUESTIONS = int(os.environ.get("POINTER_QUESTIONS", "0"))
"""How many questions of each title and size are looked at; by default a few of many."""
FEW, APART = 12, 6

TITLES: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "planet-unknown": ("planet-unknown", ["person", "bot"], {"events": ["on"]}),
    "terraforming-mars": ("terraforming-mars", ["person", "bot"], {}),
    "colonies": ("terraforming-mars", ["person", "bot"], {"colonies": True}),
    "on-mars": ("on-mars", ["person", "bot"], {}),
    "on-mars-solo": ("on-mars", ["person"], {"length": "short"}),
    "outbreak": ("on-mars", ["person", "bot"], {"chapter": "outbreak"}),
    "blackout": ("on-mars", ["person", "bot", "bot"], {"chapter": "blackout"}),
    "invasion": ("on-mars", ["person", "bot", "bot"], {"chapter": "invasion"}),
    "commander": ("on-mars", ["bot", "bot", "person"], {"chapter": "invasion"}),
    "monolith": ("on-mars", ["person"], {"chapter": "monolith"}),
}


SIZES = pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["screen", "phone"])


@SIZES
@pytest.mark.parametrize("title", TITLES)
def test_every_key_is_answered_by_what_can_be_pressed(
    browser: Browser, server: Server, title: str, size: tuple[int, int]
) -> None:
    game, seats, options = TITLES[title]
    player = Player(browser, server, seed=11, width=size[0], height=size[1])
    audit = Audit()
    while audit.questions < (QUESTIONS or FEW):
        player.create(game, *seats, **options)
        while player.wait_for_turn()["keys"] and audit.questions < (QUESTIONS or FEW):
            audit.look(player)
            player.move()
            for _ in range(0 if QUESTIONS else APART):
                if player.wait_for_turn()["keys"]:
                    player.answer()
    print(f"\n{title} at {size[0]}x{size[1]}: {audit.told()}")
    assert (audit.dead, audit.covered) == ([], [])
    assert player.complaints == []
    player.close()


def first_turn(player: Player, key: str) -> dict[str, Any]:
    """Play on, with all the money kept, until something can be chosen."""
    while key not in (now := player.wait_for_turn())["keys"]:
        if player.page.query_selector("#ask[data-set]"):
            player.press("[data-answer=done]")
            player.wait_for_news(now)
        else:
            player.answer()
    return now


def press_key(player: Player, tab: str, kind: str) -> str:
    """Press something lit, in its tab on a phone, and confirm it; its key."""
    now = player.wait_for_turn()
    if player.touch:
        player.press(f"[data-act=tab][data-to={tab}]")
    place = player.visible(f".lit[data-key^='{kind}']")[0]
    key = place.get_attribute("data-key") or ""
    player.press(place)
    if player.state()["decision"] == now["decision"]:
        player.confirm()
    player.wait_for_news(now)
    return key


def board_of(player: Player) -> dict[str, Any]:
    """What lies on the table, as the interface tells it."""
    table = player.page.url.split("/t/")[1]
    table_view = player.context.request.get(f"{player.server.base}/api/tables/{table}").json()
    told: dict[str, Any] = table_view["view"]["table"]
    return told


@SIZES
def test_an_ocean_is_placed_on_its_hex(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    player = Player(browser, server, width=size[0], height=size[1])
    player.create("terraforming-mars", "person", "bot")
    first_turn(player, "standard:aquifer")
    before = board_of(player)["ocean_hexes"]
    press_key(player, "projects", "standard:aquifer")
    press_key(player, "board", "hex:")
    assert board_of(player)["ocean_hexes"] != before
    player.close()


def test_a_tab_stays_open_when_a_tile_ends_the_turn(browser: Browser, server: Server) -> None:
    player = Player(browser, server, width=390, height=844)
    player.create("terraforming-mars", "person", "bot")
    first_turn(player, "standard:aquifer")
    press_key(player, "projects", "standard:power_plant")
    press_key(player, "projects", "standard:aquifer")
    press_key(player, "board", "hex:")
    assert player.wait_for_turn()["keys"] == ["done"]
    assert player.page.locator(".ptabs .on").count() == 1
    assert player.visible(".mars")
    player.close()


def kind_of_trade(player: Player) -> str:
    """What a trade asks for now: a colony, a price, or nothing more."""
    keys = player.wait_for_turn()["keys"]
    return next((kind for kind in ("fee:", "colony:") if keys and keys[0].startswith(kind)), "")


@SIZES
def test_a_trade_is_pressed_on_its_box_and_paid_on_its_price(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    player = Player(browser, server, width=size[0], height=size[1])
    player.create("terraforming-mars", "person", "bot", colonies=True)
    first_turn(player, "trade")
    before = board_of(player)["extras"]
    press_key(player, "colonies", "trade")
    while asked := kind_of_trade(player):
        press_key(player, "colonies", asked)
    assert board_of(player)["extras"] != before
    player.close()


# A free square that the tile cannot cover as it is turned.
FREE = script(
    "()",
    """
  const free = found("[data-ghost-board] [data-key^='cell:']:not(.fits)");
  return free.length ? aim(free[Math.floor(free.length / 2)]) : null;
""",
)
GHOST = "document.querySelector('.ghost').style.transform"


@SIZES
def test_a_tile_is_placed_by_a_press_on_itself_alone(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    player = Player(browser, server, width=size[0], height=size[1])
    player.create("planet-unknown", "person", "bot")
    page = player.page
    while not player.wait_for_turn()["ghost"]:
        player.answer()
    before = player.state()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    question = page.inner_text("#why")
    outside = page.evaluate(FREE)
    for _ in range(3):
        player.press_at(outside)
    page.wait_for_selector("#why.told")
    assert page.inner_text("#why") == "The first piece must lie on the edge of the planet."
    assert page.is_hidden("#confirm")
    # The tile is shown where it was refused.
    refused = page.locator(".ghost-layer .refused").bounding_box()
    assert refused is not None
    assert refused["x"] < outside["x"] < refused["x"] + refused["width"]
    assert refused["y"] < outside["y"] < refused["y"] + refused["height"]
    assert page.is_hidden(".ghost-layer .ghost")
    # Turned it is another tile: nothing was said of that.
    player.press("[data-act=turn-right]")
    assert page.locator(".ghost-layer .refused").count() == 0
    assert page.is_visible(".ghost-layer .ghost")
    assert page.inner_text("#why") == page.inner_text("#why:not(.told):has(#fits)")
    player.press("[data-act=turn-left]")
    assert page.inner_text("#why") == question
    # Once the tile is chosen somewhere, presses elsewhere leave it there.
    place = page.evaluate(FIT, 0.5)
    player.press_at(place)
    page.wait_for_selector("#confirm:not([hidden])")
    assert page.inner_text("#why") == question
    assert page.locator(".ghost-layer .refused").count() == 0
    lies = page.evaluate(GHOST)
    for _ in range(3):
        player.press_at(outside)
    assert page.evaluate(GHOST) == lies
    assert page.is_visible("#confirm")
    assert player.state()["decision"] == before["decision"]
    assert not any("/choice" in each for each in sent)
    player.press_at(place)
    player.wait_for_news(before)
    assert player.complaints == []
    player.close()


def test_a_tile_can_be_brought_to_every_place_it_fits(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=4)
    player.create("planet-unknown", "person")
    page, seen = player.page, 0
    while seen < 6:
        if not player.wait_for_turn()["ghost"]:
            player.answer()
            continue
        told = (page.get_attribute("#keys", "data-ahead") or "").split(";")
        take, tile, turn = "", "", ""
        squares = page.evaluate(SQUARES)
        places = set()
        for square in squares:
            page.mouse.move(square["x"], square["y"])
            tile, turn = page.evaluate(SHOWN).split()
            places.add(page.evaluate(GHOST))
        take = page.evaluate(TAKEN)
        way = next(each for each in told if each.startswith(f"{take}|{tile}|{turn}|"))
        assert len(places) == len(way.split("|")[4]) // 2
        player.move()
        seen += 1
    player.close()


SQUARES = script("()", "return found('[data-ghost-board] .square.fits').map(aim);")
SHOWN = "document.querySelector('.ghost').dataset.shown"
TAKEN = "document.querySelector('#tray .on')?.dataset.ghostTake ?? ''"
