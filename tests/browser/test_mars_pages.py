"""The pages of Terraforming Mars and On Mars: questions lead to answers, cards say why not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.late import opened, seated
from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

CLIENT = Path(__file__).parents[2] / "src" / "planetfall" / "web" / "client"
GAMES = ["terraforming-mars", "on-mars"]
ANSWERS = ".lit[data-key], #answers li:not(.placed) button, #answers.stepper, #answers.pay"
SHOWN = f"""() => Array.from(document.querySelectorAll({json.dumps(ANSWERS)})).some(
  each => each.getClientRects().length > 0)"""
PHOBOLOG = "[data-key='card:phobolog']"
CHOSEN = "#cards-0 .chosen[data-key]"
SEVEN = f"() => document.querySelectorAll('{CHOSEN}').length === 7"
WIDE = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_an_answer_to_every_question(
    browser: Browser, server: Server, game: str
) -> None:
    player = Player(browser, server, seed=5, width=390, height=844)
    player.create(game, "person", "bot")
    for _ in range(25):
        player.wait_for_turn()
        player.page.wait_for_function(SHOWN)
        assert player.page.evaluate(WIDE) <= 0
        player.move()
    assert player.complaints == []
    player.close()


@pytest.mark.parametrize(("width", "near"), [(390, True), (1366, False)])
def test_the_moons_are_in_sight_on_every_screen(
    browser: Browser, server: Server, width: int, near: bool
) -> None:
    player = Player(browser, server, seed=5, width=width, height=844)
    player.create("terraforming-mars", "person", "bot")
    player.wait_for_turn()
    if near:
        player.page.click("[data-act=tab][data-to=board]")
    assert player.page.is_visible(".mars-svg .near") is near
    assert player.page.is_visible(".mars-svg .around") is not near
    for label in player.visible(".mars-svg .near text"):
        shape = label.bounding_box()
        assert shape is not None and shape["x"] >= 0 and shape["x"] + shape["width"] <= width
    player.close()


def test_colonies_on_a_low_phone_hide_nothing_of_each_other(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, seed=5, width=360, height=740)
    player.create("terraforming-mars", "person", "bot", "bot", "bot", colonies=True)
    player.wait_for_turn()
    page = player.page
    page.click("[data-act=tab][data-to=colonies]")
    shapes = [each.bounding_box() for each in player.visible("#extras .cols > *")]
    boxes = [shape for shape in shapes if shape is not None]
    assert len(boxes) > 6
    for above in boxes:
        column = [below for below in boxes if below["x"] == above["x"] and below["y"] > above["y"]]
        assert all(above["y"] + above["height"] <= below["y"] for below in column)
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_taken_back_with_the_pointer(
    browser: Browser, server: Server, game: str
) -> None:
    player = Player(browser, server, seed=5)
    player.create(game, "person", "bot")
    for _ in range(20):
        now = player.wait_for_turn()
        if now["undo"] == "1":
            break
        player.move()
    player.page.click("#undo", timeout=5000)
    player.wait_for_news(now)
    player.close()


def test_a_phone_leads_to_the_cards_that_can_be_bought(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=5, width=390, height=844)
    player.create("terraforming-mars", "person", "bot")
    player.wait_for_turn()
    player.page.click("[data-act=tab][data-to=board]")
    player.answer()
    player.wait_for_turn()
    assert player.page.query_selector("#ask[data-set]")
    player.page.wait_for_selector("#cards-0 .lit[data-key]")
    assert player.page.get_attribute(".table", "data-tab") == "hand"
    player.close()


def test_a_tap_shows_a_card_in_full_and_why_it_cannot_be_played(
    browser: Browser, server: Server
) -> None:
    player = Player(browser, server, seed=5, width=390, height=844)
    player.create("terraforming-mars", "person", "bot")
    page = player.page
    # All starting cards that can be paid are bought: some cannot be played in the first turn.
    while player.wait_for_turn() and not page.query_selector("#ask[data-set]"):
        player.move()
    before = player.state()
    for card in player.visible("#cards-0 .lit[data-key]"):
        player.tick(card)
    page.click("#confirm")
    player.wait_for_news(before)
    player.wait_for_turn()
    page.click("[data-act=tab][data-to=hand]")
    page.wait_for_selector("#cards-0 .cardbtn[data-key^='play:']:not(.lit)")
    player.press("#cards-0 .cardbtn[data-key^='play:']:not(.lit)")
    page.wait_for_selector("#dialog .whynot:not(:empty)")
    assert page.is_visible("#dialog .card-svg")
    page.keyboard.press("Escape")
    player.close()


def test_one_card_too_many_is_let_go_and_the_others_stay(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=5)
    # Of the corporations of Terraforming Mars only PhoboLog cannot pay for ten cards.
    for _ in range(100):
        player.create("terraforming-mars", "person", "bot")
        if player.wait_for_turn() and (button := player.page.query_selector(PHOBOLOG)):
            break
    else:
        pytest.fail("PhoboLog was never dealt")
    before = player.state()
    player.press(button)
    player.confirm()
    player.wait_for_news(before)
    cards = player.visible("#cards-0 .lit[data-key]")
    for card in cards:
        player.tick(card)
    chosen = player.page.query_selector_all(CHOSEN)
    assert (len(cards), len(chosen)) == (10, 7)
    assert player.page.inner_text("#notice").startswith("One too many")
    # Whoever confirms before the page has heard keeps what can be paid too.
    before = player.state()
    held: list[Route] = []
    hasty = True
    player.page.route(
        "**/chips?*", lambda route: held.append(route) if hasty else route.continue_()
    )
    for card in player.visible("#cards-0 .lit[data-key]:not(.chosen)"):
        player.press(card)
    assert len(player.page.query_selector_all(CHOSEN)) == 10
    hasty = False
    player.confirm()
    player.page.wait_for_function(SEVEN)
    assert player.state()["decision"] == before["decision"]
    player.page.click("#confirm")
    player.wait_for_news(before)
    player.close()


def test_on_mars_has_everything_needed_on_one_screen(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=3)
    player.create("on-mars", "person", "bot", "bot", "bot")
    player.wait_for_turn()
    told = player.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert told == [1366, 768]
    for name in ["#left", "#map", "#log", "#ask", "#actions", "#displays", "#dock"]:
        box = player.page.query_selector(name)
        shape = box.bounding_box() if box is not None else None
        assert shape is not None and shape["height"] > 0
        assert shape["y"] + shape["height"] <= 768 and shape["x"] + shape["width"] <= 1366
    player.close()


def test_a_card_is_shown_in_large_before_it_is_played(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=5)
    player.create("terraforming-mars", "person", "bot")
    page, card = player.page, "#cards-0 .lit[data-key^='play:']"
    while player.wait_for_turn() and not page.query_selector(card):
        player.move()
    before = player.state()
    key = page.get_attribute(card, "data-key")
    page.focus(card)
    page.keyboard.press("Enter")
    page.wait_for_selector("#cardsheet .face .card-svg")
    assert page.evaluate("document.activeElement.id") == "confirm"
    # Letting go brings the focus back to the card.
    page.keyboard.press("Escape")
    assert page.is_hidden("#cardsheet")
    assert page.evaluate("document.activeElement.dataset.key") == key
    page.keyboard.press("Enter")
    page.wait_for_selector("#cardsheet .face .card-svg")
    page.keyboard.press("Enter")
    player.wait_for_news(before)
    assert page.is_hidden("#cardsheet")
    assert player.complaints == []
    player.close()


INVENTORS = [
    (0, "card:ecoline"),
    (0, "card:inventors_guild"),
    (0, "done"),
    (1, "card:helion"),
    (1, "done"),
    (0, "play:inventors_guild"),
]
"""The first choices of a game in which a card looks at the deck."""
SELL = ".handbar [data-key='standard:sell_patents']"


def test_a_card_that_is_looked_at_is_shown_whatever_list_was_open(
    browser: Browser, tmp_path: Path
) -> None:
    table = opened("terraforming-mars", ("person", "bot"), 34, INVENTORS)
    with seated(browser, tmp_path, table) as player:
        page, before = player.page, player.wait_for_turn()
        player.press("label:has(#htab-2)")
        player.press("#cards-2 .lit[data-key='act:inventors_guild']")
        player.confirm()
        now = player.wait_for_news(before)
        (card, _) = now["keys"]
        assert page.is_checked("#htab-0")
        assert page.inner_text("label:has(#htab-0)").startswith("On offer")
        assert page.is_visible(f"#cards-0 .lit[data-key='{card}']")
        # The list that was open comes back with the next question.
        player.press("[data-answer=done]")
        player.wait_for_news(now)
        assert page.is_checked("#htab-2")
        assert player.complaints == []


HELION = [
    (0, "card:ecoline"),
    (0, "done"),
    (1, "card:helion"),
    (1, "done"),
    (0, "pass"),
    (1, "pass"),
    (1, "done"),
]
"""A generation after which somebody has heat that pays like money."""


def test_several_cards_are_ticked_where_heat_may_pay_for_them(
    browser: Browser, tmp_path: Path
) -> None:
    """The heat that was picked for the first card made the page drop the second one."""
    table = opened("terraforming-mars", ("bot", "person"), 34, HELION)
    with seated(browser, tmp_path, table) as player:
        page, now = player.page, player.wait_for_turn()
        assert now["kind"] == "set"
        for count in (1, 2, 3):
            player.tick(player.visible("#cards-0 .lit[data-key]:not(.chosen)")[0])
            page.wait_for_selector("#ask .pay")
            assert len(page.query_selector_all(CHOSEN)) == count
            assert page.inner_text("#confirm span") == f"Buy {count} for {3 * count} M€"
        player.confirm()
        player.wait_for_news(now)
        assert player.complaints == []


def test_a_pass_takes_two_presses_and_leaves_the_other_buttons_in_place(
    browser: Browser, tmp_path: Path
) -> None:
    table = opened("terraforming-mars", ("person", "bot"), 34, INVENTORS[:-1])
    with seated(browser, tmp_path, table) as player:
        page, first = player.page, player.wait_for_turn()
        place = page.locator(SELL).bounding_box()
        player.press("#cards-0 .lit[data-key='play:inventors_guild']")
        player.confirm()
        second = player.wait_for_news(first)
        assert "pass" not in second["keys"]
        assert page.locator(SELL).bounding_box() == place
        page.keyboard.press("u")
        again = player.wait_for_news(second)
        player.press(".handbar [data-key=pass]")
        asked = player.wait_for_news(again)
        assert (asked["keys"], asked["undo"]) == (["done"], "1")
        player.press("[data-answer=done]")
        player.wait_for_news(asked)
        page.wait_for_selector("#seat-0.passed")
