"""Following the game: the review of what others did, the log, the pace of bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

OM, TM = "on-mars", "terraforming-mars"


def with_review(
    browser: Browser,
    server: Server,
    game: str = OM,
    showing: str = "#review:not([hidden])",
    size: tuple[int, int] = (1366, 768),
) -> Player:
    """Somebody for whom others have moved, with the review open."""
    player = Player(browser, server, seed=5, width=size[0], height=size[1])
    player.create(game, "person", "bot", "bot")
    for _ in range(60):
        player.wait_for_turn()
        if player.page.query_selector(showing):
            return player
        player.move()
    raise AssertionError("there was never anything to review")


def shown(player: Player) -> str:
    return player.page.inner_text("#review .step.on .cause")


def test_the_review_opens_by_itself_and_is_stepped_through(
    browser: Browser, server: Server
) -> None:
    player = with_review(browser, server)
    page = player.page
    count = len(page.query_selector_all("#review .step"))
    seen = []
    for place in range(count):
        assert page.inner_text("#review .at") == f"{place + 1} / {count}"
        seen.append(shown(player))
        page.click("[data-act=review-next]")
    assert all(seen)
    assert not page.query_selector("#review:not([hidden])")
    # It can be had again, and dismissed by a key.
    page.click("#review-open")
    assert shown(player) == seen[0]
    page.keyboard.press("Escape")
    assert not page.query_selector("#review:not([hidden])")
    assert player.complaints == []
    player.close()


def test_a_high_review_lists_all_its_steps(browser: Browser, server: Server) -> None:
    player = with_review(browser, server, TM, "#review.high .step ~ .step", (1920, 1080))
    page = player.page
    causes = [each.inner_text() for each in player.visible("#review .cause")]
    assert len(causes) == len(page.query_selector_all("#review .step")) > 1
    assert shown(player) == causes[0]
    place = player.visible("#review .step")[-1].bounding_box()
    assert place is not None
    player.press_at({"x": place["x"] + place["width"] - 8, "y": place["y"] + 4})
    assert shown(player) == causes[-1]
    assert page.inner_text("#review .at") == f"{len(causes)} / {len(causes)}"
    assert player.complaints == []
    player.close()


def test_a_review_in_the_place_of_the_log_goes_with_it(browser: Browser, server: Server) -> None:
    player = with_review(browser, server, TM, "#review-open:not([hidden])", (390, 844))
    player.press("[data-act=tab][data-to=log]")
    player.press("#review-open")
    assert player.visible("#review:not(.alone)")
    player.press("[data-act=tab][data-to=hand]")
    assert not player.visible("#review")
    assert player.visible("#review-open")
    assert player.complaints == []
    player.close()


def test_the_review_covers_nothing_that_can_be_chosen(browser: Browser, server: Server) -> None:
    player = with_review(browser, server, TM)
    covered = player.page.evaluate(
        """() => {
          const box = document.querySelector("#review").getBoundingClientRect();
          return Array.from(document.querySelectorAll(".lit[data-key]"), each => {
            const own = each.getBoundingClientRect();
            const x = own.x + own.width / 2, y = own.y + own.height / 2;
            return box.left < x && x < box.right && box.top < y && y < box.bottom;
          }).filter(Boolean).length;
        }"""
    )
    assert covered == 0
    player.close()


PINS = """
() => {
  const pins = Array.from(document.querySelectorAll("g.pins .pin"));
  const step = document.querySelector("#review .step.on");
  const keys = (step.dataset.places ?? "").split(" ").filter(Boolean);
  const drawn = keys.map(key => document.querySelector(`.table svg [data-key="${key}"]`))
    .filter(each => each?.getClientRects().length);
  const near = pins.filter(pin => pin.classList.contains("now")).every(pin => {
    const {left, top, width} = pin.getBoundingClientRect();
    return drawn.some(each => {
      const box = each.getBoundingClientRect();
      return left + width > box.left - 2 && left < box.right + 2
        && top + width > box.top - 2 && top < box.bottom + 2;
    });
  });
  return {number: step.querySelector(".pin").textContent, places: drawn.length, near,
    now: pins.filter(pin => pin.classList.contains("now")).map(pin => pin.textContent)};
}
"""


def test_every_step_has_a_pin_at_its_places_with_its_number(
    browser: Browser, server: Server
) -> None:
    player = with_review(browser, server, showing="#review:not([hidden]) [data-places]")
    page, pinned = player.page, 0
    for place in range(len(page.query_selector_all("#review .step"))):
        told = page.evaluate(PINS)
        assert told["number"] == str(place + 1)
        assert told["now"] == [told["number"]] * told["places"] and told["near"]
        pinned += told["places"]
        page.click("[data-act=review-next]")
    assert pinned > 0
    assert page.query_selector_all("g.pins .pin") == []
    player.close()


def test_coming_back_shows_what_happened_meanwhile(browser: Browser, server: Server) -> None:
    player = with_review(browser, server)
    before = player.page.inner_text("#review .step.on")
    other = player.context.new_page()
    other.goto(player.page.url)
    other.wait_for_selector("#review:not([hidden])")
    assert other.inner_text("#review .step.on .cause") in before
    player.close()


def test_a_line_of_the_log_lights_its_places_and_leads_to_its_card(
    browser: Browser, server: Server
) -> None:
    player = with_review(browser, server)
    page = player.page
    page.keyboard.press("Escape")
    for _ in range(60):
        if page.query_selector("#log [data-places]"):
            break
        player.wait_for_turn()
        player.move()
    page.hover("#log [data-places] .came")
    page.wait_for_selector("g.told > *", state="attached")
    for _ in range(60):
        if page.query_selector("#log .ref"):
            break
        player.wait_for_turn()
        player.move()
    name = page.inner_text("#log .ref >> nth=0")
    page.click("#log .ref >> nth=0")
    page.wait_for_selector("dialog[open] .piece")
    assert name in page.inner_text("dialog .piece")
    player.close()


def test_the_whole_log_is_filtered_by_seat_and_searched(browser: Browser, server: Server) -> None:
    player = with_review(browser, server)
    page = player.page
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] .log.whole")
    lines = "dialog .log.whole > li:not([hidden])"
    whole = page.locator(lines).count()
    seat = page.get_attribute("dialog .log.whole > .lgroup:not([data-seat='-1'])", "data-seat")
    page.click(f"[data-log-seat='{seat}']")
    own = page.locator(lines).count()
    assert 0 < own < whole
    assert page.locator(f"{lines}:not([data-seat='{seat}'])").count() == 0
    page.click(f"[data-log-seat='{seat}']")
    page.fill("[data-log-search]", "no such words anywhere")
    assert page.locator(lines).count() == 0
    assert page.is_visible("[data-log-none]")
    player.close()


def test_the_pace_of_bots_is_set_at_the_table(browser: Browser, server: Server) -> None:
    player = with_review(browser, server)
    page = player.page
    page.keyboard.press("Escape")
    page.click("[data-act=settings]")
    page.click("dialog [data-pace=instant]")
    page.wait_for_selector("dialog [data-pace=instant][aria-pressed=true]")
    page.click("dialog [data-pace=watch]")
    page.wait_for_selector("dialog [data-pace=watch][aria-pressed=true]")
    player.close()
