"""On Mars in a real browser: where things stand, and boards of other seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.late import offered, seated
from tests.browser.player import Player
from tests.browser.stages import STAGES, StagedServer
from tests.table.serving import Server

pytestmark = pytest.mark.browser

BOXES = """() => Object.fromEntries(["map", "displays", "log", "ask", "dock"].map(id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [id, [box.left, box.top, box.right, box.bottom]];
}))"""


def test_map_displays_log_and_question_share_one_screen(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("on-mars", "person", "bot", "bot", "bot")
    player.wait_for_turn()
    at = player.page.evaluate(BOXES)
    assert at["log"][1] >= at["displays"][3], "the log stands below the displays"
    assert at["log"][3] - at["log"][1] > 90, "some lines of it can be read"
    assert at["map"][3] <= at["ask"][1], "the question does not cover the map"
    assert max(at[name][3] for name in ("map", "log", "ask")) <= at["dock"][1]
    assert at["dock"][3] <= 768
    player.close()


def test_a_click_on_a_seat_shows_its_board(browser: Browser, server: Server) -> None:
    player = Player(browser, server)
    player.create("on-mars", "person", "bot")
    player.wait_for_turn()
    page = player.page
    page.click("[data-key='seat:1']")
    page.wait_for_selector("dialog[open] .d-lab")
    assert page.locator("dialog .lit").count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.click("dialog th button >> nth=0")
    page.wait_for_selector("dialog[open] .d-lab")
    assert player.complaints == []
    player.close()


def test_rings_on_a_phone_lie_on_their_places_from_the_start(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, width=390, height=844)
    player.create("on-mars", "person", "bot")
    player.wait_for_turn()
    player.page.reload()
    player.wait_for_turn()
    apart = player.page.evaluate(
        """() => Array.from(document.querySelectorAll(".lit[data-key^='space:']"), place => {
          const rings = Array.from(place.closest("svg").querySelectorAll(".lit-ring"));
          const at = place.getBoundingClientRect();
          return Math.min(...rings.map(each => {
            const box = each.getBoundingClientRect();
            return Math.hypot(box.left - at.left, box.top - at.top);
          }));
        })"""
    )
    assert len(apart) > 1
    assert max(apart) < 8
    player.close()


# The solo game.

GOALS = """() => {
  const panel = document.querySelector(".omgoals");
  const box = panel.getBoundingClientRect();
  const sizes = Array.from(panel.querySelectorAll("h2, b, em, .end"), each =>
    parseFloat(getComputedStyle(each).fontSize));
  return {
    bottom: box.bottom, top: box.top,
    hidden: panel.scrollHeight - panel.clientHeight,
    wide: panel.scrollWidth - panel.clientWidth,
    smallest: Math.min(...sizes),
    left: document.querySelector("#left svg").getBoundingClientRect().bottom,
    dock: document.getElementById("dock").getBoundingClientRect().top,
  };
}"""


def finish(player: Player, table: str) -> None:
    """Play to the end by the interface, while the page looks on."""
    request, base = player.context.request, f"{player.server.base}/api/tables/{table}"
    number = 0
    while (table_view := request.get(f"{base}?seat=0").json())["state"] != "over":
        number += 1
        keys = [player.rng.choice(table_view["keys"])]
        body = {"decision": table_view["decision"], "client": f"f{number}", "keys": keys}
        assert request.post(f"{base}/choice?seat=0", data=body).ok


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_solo_goals_stand_below_the_seats_and_open_in_words(
    browser: Browser, server: Server, lang: str
) -> None:
    player = Player(browser, server)
    page = player.page
    player.context.add_cookies([{"name": "pf-lang", "value": lang, "url": server.base}])
    player.create("on-mars", "person")
    player.wait_for_turn()
    assert page.locator(".omgoals .goal").count() == 4
    at = page.evaluate(GOALS)
    assert at["hidden"] <= 0 and at["wide"] <= 0, "nothing of it is cut off"
    assert at["left"] <= at["top"] and at["bottom"] <= at["dock"]
    assert at["smallest"] >= 11
    page.click(".omgoals .goal >> nth=3")
    page.wait_for_selector("dialog[open] .goalcard")
    assert page.locator("dialog .goalcard").count() == 4
    assert page.locator("dialog .goalcard").nth(3).locator("li").count() == 11
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.wait_for_selector("dialog[open] .sheet")
    assert page.locator("dialog .sheet thead th").all_inner_texts()[-1].strip() == "Lacerda"
    assert page.locator("dialog .goalcard").count() == 4
    assert player.complaints == []
    player.close()


def test_a_solo_game_ends_with_its_goals_ticked_or_not(browser: Browser, server: Server) -> None:
    player = Player(browser, server, width=390, height=844)
    page = player.page
    table = player.create("on-mars", "person")["id"]
    player.wait_for_turn()
    finish(player, table)
    page.wait_for_selector("#ask.over .goalends")
    page.wait_for_selector("dialog[open] .sheet")
    page.keyboard.press("Escape")
    assert page.locator("#ask .goalends li").count() == 4
    assert "Lacerda" in page.locator("#ask .why").inner_text()
    assert page.locator("#ask .goalends").is_visible()
    page.locator("[data-act=tab][data-to=players]").tap()
    goal = page.locator(".omgoals .goal").nth(3)
    goal.scroll_into_view_if_needed()
    goal.tap()
    page.wait_for_selector("dialog[open] .goalcard")
    states = page.locator("dialog .goalcard .end").all_inner_texts()
    assert len(states) == 4
    assert all("met" in state for state in states)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1366, "height": 768})
    at = page.evaluate(GOALS)
    assert at["hidden"] <= 0 and at["wide"] <= 0, "nothing of it is cut off"
    assert player.complaints == []
    player.close()


PHONE = (390, 844), "en", "dark"
TABS = """() => Object.fromEntries(Array.from(document.querySelectorAll(".ptabs button"),
  each => [each.dataset.to, Number(each.dataset.lit ?? 0)]))"""


def stage(name: str) -> int:
    """The number of a staged moment of On Mars."""
    return [each.moment.name for each in STAGES["on-mars"]].index(name)


def test_a_phone_opens_the_tab_of_a_question_and_counts_what_lies_behind_the_others(
    browser: Browser, staged: StagedServer
) -> None:
    with staged.page(browser, "on-mars", stage("blueprint"), PHONE) as page:
        count = page.locator(".omr .lit[data-key^='blueprint:']").count()
        assert page.get_attribute(".table", "data-tab") == "cards"
        assert count > 0
        assert page.evaluate(TABS)["cards"] == count
    with staged.page(browser, "on-mars", stage("turn"), PHONE) as page:
        assert page.get_attribute(".table", "data-tab") == "actions"
        told = page.evaluate(TABS)
        assert told["actions"] > 0 and told["mine"] > 0
        assert f"{sum(told.values())} choices" in page.inner_text("#why")


def test_only_what_is_built_is_lit_by_its_edge(browser: Browser, staged: StagedServer) -> None:
    look = (1366, 768), "en", "dark"
    with staged.page(browser, "on-mars", stage("hex"), look) as page:
        built = page.locator(".om-map .hex.built.lit").count()
        bare = page.locator(".om-map .hex.lit:not(.built)").count()
        assert page.locator(".om-map .lit-ring.on-built").count() == built
        assert page.locator(".om-map .lit-ring:not(.on-built)").count() == bare > 0


def test_a_phone_shows_blueprints_to_choose_whole_from_the_first_one(
    browser: Browser, staged: StagedServer
) -> None:
    for size in ((390, 844), (360, 740)):
        with staged.page(browser, "on-mars", stage("blueprint"), (size, "cs", "dark")) as page:
            cards = page.locator("#choice .choosecard")
            assert cards.count() > 2
            assert page.evaluate("document.getElementById('choice').scrollTop") == 0
            cards.nth(0).tap()
            page.wait_for_selector("#confirm:not([hidden])")
            page.locator(".ptabs [data-to=map]").tap()
            assert not cards.nth(0).is_visible()


def test_a_way_of_several_steps_is_shown_on_the_map_before_it_is_gone(
    browser: Browser, staged: StagedServer
) -> None:
    look = (1366, 768), "en", "dark"
    with staged.page(browser, "on-mars", stage("movement"), look) as page:
        page.click(".om-map .hex.mover")
        far = page.locator(".om-map .hex.reach:not(.lit)").last.get_attribute("data-key") or ""
        name = far.removeprefix("hex:")
        page.click(f".om-map .hex.reach[data-key='{far}']")
        page.wait_for_selector(".om-map .outlook .preview")
        assert page.locator("#chips .delta b").first.inner_text() == name
        assert page.locator("#confirm").is_visible()


ANSWERS = """() => Array.from(document.querySelectorAll("#answers button"), each => {
  const box = each.getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
})"""


def test_answers_keep_their_place_when_one_is_chosen_by_the_keyboard(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, seed=3)
    player.create("on-mars", "person", "bot")
    page, tried = player.page, 0
    for _ in range(60):
        player.wait_for_turn()
        if page.locator(".ask:not(.confirms) #answers button").count() > 1:
            before, head = page.evaluate(ANSWERS), page.locator(".ask .q").bounding_box()
            page.keyboard.press("2")
            page.wait_for_selector("#confirm:not([hidden])")
            assert page.evaluate(ANSWERS) == before
            button = page.locator("#confirm").bounding_box()
            assert head is not None and button is not None
            assert button["y"] + button["height"] <= min(box[1] for box in before) + 1
            page.keyboard.press("Escape")
            tried += 1
            if tried > 2:
                break
        player.move()
    assert tried > 2
    player.close()


FADED = "() => getComputedStyle(document.querySelector('.d-strip')).maskImage !== 'none'"


def test_a_strip_with_more_cards_than_fit_fades_where_they_are(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, width=1000)
    table = player.create("on-mars", "person")["id"]
    player.wait_for_turn()
    finish(player, table)
    page = player.page
    page.wait_for_selector("dialog[open] .sheet")
    page.keyboard.press("Escape")
    place = page.locator(".d-strip").bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 20, place["y"] + 60)
    for way, sign in ((-4000, ".after:not(.before)"), (4000, ".before:not(.after)")):
        page.mouse.wheel(0, way)
        page.wait_for_selector(f".d-strip{sign}")
        assert page.evaluate(FADED)
    player.close()


LAB = """() => {
  const lab = Array.from(document.querySelectorAll(".d-lab")).find(each => each.checkVisibility());
  const {top, bottom} = lab.getBoundingClientRect();
  const from = document.querySelector(".top").getBoundingClientRect().bottom;
  return [top - from, document.getElementById("ask").getBoundingClientRect().top - bottom];
}"""


def test_a_phone_shows_the_whole_laboratory_where_a_tech_is_developed(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, width=390, height=844)
    table = player.create("on-mars", "person", "bot")["id"]
    wanted = "main:research_development"
    while wanted not in (now := player.wait_for_turn())["keys"]:
        key = "space:1" if "space:1" in now["keys"] else now["keys"][0]
        body = {"decision": now["decision"], "client": "other", "keys": [key]}
        player.context.request.post(f"{server.base}/api/tables/{table}/choice?seat=0", data=body)
        player.wait_for_news(now)
    player.press(f"[data-key='{wanted}']")
    if player.state()["decision"] == now["decision"]:
        player.confirm()
    player.page.wait_for_selector(".d-lab .lit[data-key^='develop:']")
    above, below = player.page.evaluate(LAB)
    assert above >= 0 and below >= 0, "its prices and levels can be read"
    player.close()


COVERED = """() => {
  const boxes = selector => Array.from(document.querySelectorAll(selector), each =>
    each.getBoundingClientRect()).filter(box => box.width > 0);
  const meets = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const words = boxes(".review.low .steps :is(b, span, p)");
  const buttons = boxes(".review.low :is(footer, header) button");
  return [words.length, buttons.length,
    words.filter(word => buttons.some(button => meets(word, button))).length];
}"""


def test_the_buttons_of_the_review_do_not_cover_its_words_on_a_phone(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, seed=5, width=390, height=844)
    player.create("on-mars", "person", "bot", "bot", chapter="blackout")
    for _ in range(60):
        player.wait_for_turn()
        if player.visible(".review.low"):
            break
        player.answer()
    words, buttons, covered = player.page.evaluate(COVERED)
    assert words > 0 and buttons >= 3 and covered == 0
    player.close()


def test_a_phone_opens_the_benefits_of_life_support_behind_a_new_building(
    browser: Browser, tmp_path: Path
) -> None:
    table = offered("on-mars", ("person", "bot"), "benefit:", seed=3)
    with seated(browser, tmp_path, table, width=390, height=844) as player:
        player.wait_for_turn()
        assert player.page.get_attribute(".table", "data-tab") == "cards"
        assert player.visible(".omr .lit[data-key^='benefit:']")
        player.close()


def test_a_phone_shows_the_infection_card_where_somebody_falls_ill(
    browser: Browser, tmp_path: Path
) -> None:
    table = offered("on-mars", ("person", "bot"), "colonist:", seed=3, chapter="outbreak")
    with seated(browser, tmp_path, table, width=390, height=844) as player:
        player.wait_for_turn()
        card = player.page.locator(".infectioncard").bounding_box()
        top = player.page.locator(".top").bounding_box()
        assert card is not None and top is not None
        assert card["y"] >= top["y"] + top["height"]
        assert player.visible("#goals .lit[data-key^='colonist:']")
        player.close()


def test_twelve_cards_to_choose_among_are_all_seen_at_once(
    browser: Browser, tmp_path: Path
) -> None:
    options = {"chapter": "monolith", "random_goals": 0}
    table = offered("on-mars", ("person",), "objective:contract", seed=1, **options)
    with seated(browser, tmp_path, table) as player:
        player.context.add_cookies([{"name": "pf-lang", "value": "cs", "url": player.server.base}])
        player.page.reload()
        player.wait_for_turn()
        assert player.page.locator("#choice .choosecard").count() == 12
        hidden = player.page.evaluate(
            "() => { const box = document.getElementById('choice');"
            " return box.scrollHeight - box.clientHeight; }"
        )
        assert hidden <= 0
        player.close()
