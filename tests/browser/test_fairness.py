"""The page proves a fair deal: it keeps the hash it saw first and compares the seed at the end."""

from __future__ import annotations

import hashlib
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.serving import Guest, Server

pytestmark = pytest.mark.browser


def open_settings(page: Page) -> None:
    if page.locator("dialog[open]").count():
        page.click('dialog [data-act="close"] >> nth=0')
    page.click('#top [data-act="settings"] >> nth=0')
    expect(page.locator("[data-fair]")).to_be_visible()


@pytest.mark.parametrize("lang, good", [("en", "Checked by your browser"), ("cs", "Ověřeno")])
def test_the_page_checks_the_seed_at_the_end(
    browser: Browser, server: Server, lang: str, good: str
) -> None:
    with Guest(server) as guest:
        table = guest.create("planet-unknown", "person")["id"]
        commitment = guest.table_view(table, 0)["commitment"]
        visitor = browser.new_context(viewport={"width": 1366, "height": 768})
        secret = guest.http.cookies["planetfall"]
        visitor.add_cookies([{"name": "planetfall", "value": secret, "url": server.base}])
        visitor.add_cookies([{"name": "pf-lang", "value": lang, "url": server.base}])
        page = visitor.new_page()
        page.goto(f"{server.base}/t/{table}")
        open_settings(page)
        expect(page.locator(".fair code").first).to_have_text(commitment)
        kept = page.evaluate("table => localStorage.getItem('pf-fair-' + table)", table)
        assert kept == commitment
        rng = Random(1)
        for number in range(2000):
            view = guest.table_view(table, 0)
            if view["state"] == "over":
                break
            guest.choose(table, 0, view["decision"], [rng.choice(view["keys"])], f"c{number}")
        text = f"{view['seed']}:{view['nonce']}"
        assert hashlib.sha256(text.encode()).hexdigest() == commitment
        page.reload()
        open_settings(page)
        expect(page.locator("[data-fair]")).to_contain_text(good)
        # Another hash than the one the page saw first is noticed.
        page.evaluate("table => localStorage.setItem('pf-fair-' + table, 'another')", table)
        page.reload()
        open_settings(page)
        expect(page.locator("[data-fair].error")).to_be_visible()
        visitor.close()
