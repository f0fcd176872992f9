"""axe-core finds nothing on any page, with all of its rules, in both languages and themes.

Tables are looked at in `test_boxes.py`, at ten moments of every title.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.barriers import barriers
from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

GAMES = ["terraforming-mars", "planet-unknown", "on-mars"]


@pytest.mark.parametrize("game", GAMES)
def test_what_opens_over_a_table_is_accessible(browser: Browser, server: Server, game: str) -> None:
    player = Player(browser, server, seed=2)
    player.create(game, "person", "bot")
    player.wait_for_turn()
    faults = {}
    for key in "lsb?i":
        player.page.keyboard.press(key)
        if key == "i":
            player.page.keyboard.press("Enter")
        player.page.wait_for_selector("#dialog[open] #dialog-body > *")
        faults[key] = barriers(player.page)
        player.page.keyboard.press("Escape")
        player.page.wait_for_selector("#dialog:not([open])", state="attached")
    player.press("[data-act=settings]")
    player.page.wait_for_selector("#dialog[open] #dialog-body > *")
    faults["settings"] = barriers(player.page)
    assert not any(faults.values()), faults
    player.close()


def test_guests_are_received_accessibly(browser: Browser, server: Server) -> None:
    """Who waits for others, who watches, and who is about to sit down."""
    host, guest = Player(browser, server), Player(browser, server)
    links = host.create("planet-unknown", "person", "link")
    host.page.wait_for_selector("#waiting")
    assert barriers(host.page) == []
    for path in (links["watch"], links["links"]["1"]):
        guest.open(path)
        assert barriers(guest.page) == []
    host.close()
    guest.close()


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("cs", "light")])
@pytest.mark.parametrize(
    "path",
    ["/", *(f"/{kind}/{game}" for kind in ("rules", "components") for game in GAMES), "/nothing"],
)
def test_other_pages_are_accessible(
    browser: Browser, server: Server, path: str, lang: str, theme: str
) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    for name, value in {"pf-lang": lang, "pf-theme": theme}.items():
        context.add_cookies([{"name": name, "value": value, "url": server.base}])
    page = context.new_page()
    page.goto(server.base + path)
    assert barriers(page) == []
    context.close()
