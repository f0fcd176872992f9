"""The lobby in a real browser: what is set in the form is what is played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser


def opened(browser: Browser, server: Server, game: str) -> Player:
    player = Player(browser, server)
    player.open(f"/?game={game}")
    player.page.wait_for_selector("legend output:not(:empty)")
    player.page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    return player


def created(player: Player) -> dict[str, Any]:
    """Create the table of the form; the options it is played with."""
    player.page.click("#create")
    player.page.wait_for_url("**/t/*")
    table = player.page.url.split("/t/")[1]
    table_view = player.context.request.get(f"{player.server.base}/api/tables/{table}").json()
    options: dict[str, Any] = table_view["view"]["options"]
    return {"seats": len(table_view["seats"]), **options}


def set_options(page: Page, **values: str) -> None:
    for name, value in values.items():
        page.select_option(f"[name={name.replace('__', '-')}]", value)


def test_sides_follow_the_seats_that_are_taken(browser: Browser, server: Server) -> None:
    player = opened(browser, server, "planet-unknown")
    page = player.page
    set_options(page, seat__1="none", seat__3="bot:random", one__planets="seats")
    assert page.is_hidden("[name=list-planets][data-seat='1']")
    page.select_option("[name=list-planets][data-seat='3']", "gaia")
    set_options(page, one__corporations="random", opt__edition="en", opt__ring="3")
    page.check("[name=opt-personal_objectives]")
    told = created(player)
    assert told["seats"] == 2
    assert told["planets"] == ["ksb_4156", "gaia"]
    assert told["corporations"] == ["random"]
    assert (told["edition"], told["ring"]) == ("en", "3")
    assert told["personal_objectives"] is True
    assert player.complaints == []
    player.close()


@pytest.mark.parametrize(("choice", "mix"), [("12,6,2", ["12", "6", "2"]), ("off", ["off"])])
def test_events_are_offered_by_how_harsh_they_are(
    browser: Browser, server: Server, choice: str, mix: list[str]
) -> None:
    player = opened(browser, server, "planet-unknown")
    set_options(player.page, one__events=choice)
    assert created(player)["events"] == mix
    player.close()


def test_a_mix_of_events_of_ones_own(browser: Browser, server: Server) -> None:
    player = opened(browser, server, "planet-unknown")
    page = player.page
    assert page.is_hidden(".mix")
    set_options(page, one__events="own")
    for place, count in enumerate((1, 2, 3)):
        page.locator("[name=mix-events]").nth(place).fill(str(count))
    page.click("#create")
    page.wait_for_selector("#new-error:not(:empty)")
    page.locator("[name=mix-events]").nth(2).fill("17")
    assert created(player)["events"] == ["1", "2", "17"]
    player.close()


def test_the_seats_follow_the_chapter(browser: Browser, server: Server) -> None:
    player = opened(browser, server, "on-mars")
    page = player.page

    def told() -> tuple[str, int]:
        return page.inner_text("legend output"), page.locator(".srow:visible").count()

    assert told() == ("2 of up to 4", 4)
    set_options(page, opt__chapter="invasion")
    assert told() == ("3 of 3–5", 5)
    set_options(page, seat__4="bot:random")
    assert told() == ("4 of 3–5", 5)
    set_options(page, opt__chapter="monolith")
    assert told() == ("1 of 1", 1)
    set_options(page, opt__chapter="outbreak")
    assert told()[0].endswith((" of 2–4", " of up to 4"))
    assert created(player)["chapter"] == "outbreak"
    player.close()


def test_what_means_nothing_with_these_seats_rests(browser: Browser, server: Server) -> None:
    player = opened(browser, server, "planet-unknown")
    page = player.page
    assert page.is_enabled("[name=opt-fixed_rotation]")
    page.check("[name=opt-fixed_rotation]")
    set_options(page, seat__2="bot:random")
    assert page.is_disabled("[name=opt-fixed_rotation]")
    assert created(player)["fixed_rotation"] is False
    player.close()


def test_beginners_are_ticked_by_seat(browser: Browser, server: Server) -> None:
    player = opened(browser, server, "terraforming-mars")
    page = player.page
    assert page.is_disabled("[name=opt-corporation_of_each_box]")
    page.check("[name=opt-colonies]")
    page.check("[name=opt-corporation_of_each_box]")
    set_options(page, seat__1="none", seat__2="bot:random")
    page.check("[name=tick-beginner][value='2']")
    told = created(player)
    assert told["beginner"] == ["1"]
    assert told["colonies"] is True and told["corporation_of_each_box"] is True
    player.close()
