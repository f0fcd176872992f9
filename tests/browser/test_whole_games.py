"""Whole games in a real browser, through the page alone.

Of Invasion, whose games are long, the last choices are played, and three pages of Terraforming Mars
stay open for its first choices only; with `PLANETFALL_LONG` all is played.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.late import late, seated
from tests.browser.player import PATIENCE, TICKED, Player
from tests.table.serving import Server
from tests.web.visible import LONG

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = ["planet-unknown", "terraforming-mars"]


def finished(player: Player, sheet: str = ".sheet") -> None:
    """What holds at the end of every game; where all win or lose, their fate is the `sheet`."""
    assert player.is_over()
    # The score sheet opens by itself; where it was closed, the question bar has it.
    player.page.wait_for_selector(f"#dialog[open] {sheet}")
    player.page.keyboard.press("Escape")
    player.page.click("#ask [data-act=scores]")
    player.page.wait_for_selector(f"#dialog {sheet}")
    assert player.complaints == []
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_solo_game_with_undo_reload_and_another_language(
    browser: Browser, server: Server, game: str
) -> None:
    # The shorter of the two is played as the page is by default, with all that moves in it.
    player = Player(browser, server, seed=2, motion=game == "planet-unknown")
    player.create(game, "person")
    undone = 0
    for step in range(2000):
        if player.wait_for_turn()["state"] == "over":
            break
        player.move()
        if step % 7 == 3 and undone < 5:
            undone += player.undo()
        if step == 12:
            before = player.wait_for_turn()
            player.page.reload()
            assert player.wait_for_turn()["decision"] == before["decision"]
        if step == 20:
            question = player.page.inner_text("#ask .q")
            player.page.click("[data-act=lang]")
            player.page.wait_for_function("() => document.documentElement.lang === 'cs'")
            player.page.wait_for_function(
                "old => document.querySelector('#ask .q').innerText !== old", arg=question
            )
    assert undone > 0
    finished(player)


def test_on_mars_against_lacerda(browser: Browser, server: Server) -> None:
    """Lacerda plays by the rules of the solo game: no other whole game of On Mars is so short."""
    player = Player(browser, server, seed=3)
    player.create("on-mars", "person", length="short")
    player.play()
    finished(player)


def test_monolith(browser: Browser, server: Server) -> None:
    """Fifteen rounds of the solo chapter, with every question its sabotage asks."""
    player = Player(browser, server, seed=6)
    player.create("on-mars", "person", chapter="monolith")
    assert player.page.locator(".timetrack li").count() == 16
    player.play()
    assert player.page.locator("#goals .objectives .goal").count() == 5
    assert player.page.locator(".timetrack li.now.lost").count() == 1
    finished(player)


def test_a_person_commands_the_aliens(browser: Browser, tmp_path: Path) -> None:
    """The end of Invasion in the last seat, which is no player of the base game."""
    table = late("on-mars", ("bot", "bot", "person"), 0 if LONG else 60, seed=4, chapter="invasion")
    with seated(browser, tmp_path, table) as player:
        player.wait_for_turn()
        assert player.page.locator(".om-panel-wide [data-key='reusable:build']").count() >= 1
        player.play(6000 if LONG else 2000)
        assert player.moves
        assert player.page.locator(".top .gauge").count() == 2
        finished(player, ".goalcards")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_at_two_screens(browser: Browser, server: Server, game: str) -> None:
    host, friend = Player(browser, server, seed=4), Player(browser, server, seed=5)
    watcher = Player(browser, server)
    told = host.create(game, "person", "link", "bot")
    assert host.page.is_visible("#waiting")
    friend.open(told["links"]["1"])
    friend.page.fill("[name=name]", "Azure 🚀 <b>")
    friend.page.click("#sit button")
    friend.page.wait_for_url("**/t/*")
    watcher.open(told["watch"])
    host.page.wait_for_selector("#waiting", state="hidden")
    ends = LONG or game == "planet-unknown"
    for _ in range(2500 if ends else 60):
        asked = [player for player in (host, friend) if player.state()["keys"]]
        if not asked:
            if host.state()["state"] == "over":
                break
            host.page.wait_for_timeout(30)
            continue
        for player in asked:
            player.move()
        _nothing_leaks(host, friend, watcher)
    for player in (host, friend):
        if ends:
            finished(player)
        else:
            assert player.complaints == []
            player.close()
    assert watcher.state()["keys"] == []
    assert watcher.complaints == []
    watcher.close()


def _nothing_leaks(host: Player, friend: Player, watcher: Player) -> None:
    """A hand is in its owner's page and in no other."""
    if host.moves % 10:
        return
    for player, others in ((host, (friend, watcher)), (friend, (host, watcher))):
        hand = player.page.evaluate(
            "Array.from(document.querySelectorAll('#cards-0 .cardbox[id]'), each => each.id)"
        )
        for other in others:
            content = other.page.content()
            assert [card for card in hand if f'id="{card}"' in content] == []


def enter(player: Player, before: dict[str, Any]) -> None:
    """Choose what is in focus; what the page only shows at first is confirmed by another key."""
    player.page.keyboard.press("Enter")
    now = player.state()
    if now["decision"] == before["decision"] and not now["sending"]:
        player.page.keyboard.press("Enter")


def key_a_tile(player: Player, now: dict[str, Any]) -> None:
    """Answer a question of Planet Unknown by keys."""
    page = player.page
    if now["ghost"]:
        for key in player.rng.choices(["e", "f", "x", "ArrowLeft", "ArrowUp"], k=3):
            page.keyboard.press(key)
        enter(player, now)
    elif page.query_selector("#answers li:not(.placed) kbd") is not None:
        numbers = page.eval_on_selector_all(
            "#answers li:not(.placed) kbd", "all => all.map(each => each.textContent)"
        )
        # A digit chooses, Enter confirms.
        page.keyboard.press(player.rng.choice([each for each in numbers if each]))
        page.keyboard.press("Enter")
    else:
        for key in player.rng.choices(["ArrowDown", "ArrowRight"], k=2):
            page.keyboard.press(key)
        enter(player, now)


def key_a_card(player: Player, now: dict[str, Any]) -> None:
    """Answer a question of Terraforming Mars by keys."""
    page = player.page
    if now["kind"] == "set":
        for key in player.rng.choices(["ArrowDown", "ArrowRight", " "], k=4):
            page.keyboard.press(key)
        page.evaluate(TICKED, PATIENCE)
        if page.is_hidden("#confirm"):
            page.keyboard.press(page.inner_text("[data-answer=done] kbd"))
        page.keyboard.press("Enter")
    elif now["kind"] == "one":
        arrows = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]
        for key in player.rng.choices(arrows, k=player.rng.randint(1, 5)):
            page.keyboard.press(key)
        enter(player, now)
    else:
        page.keyboard.press("Enter")


BY_KEYS: dict[str, Callable[[Player, dict[str, Any]], None]] = {
    "planet-unknown": key_a_tile,
    **({"terraforming-mars": key_a_card} if LONG else {}),
}
"""By the keyboard alone; a game of cards, which takes minutes, with `PLANETFALL_LONG`."""


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_game_by_keyboard_alone(browser: Browser, server: Server, game: str) -> None:
    player = Player(browser, server, seed=6)
    player.create(game, "person")
    for _ in range(2000):
        now = player.wait_for_turn()
        if now["state"] == "over":
            break
        BY_KEYS[game](player, now)
        player.wait_for_news(now)
    finished(player)


PHONE_GAMES: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    **{game: (game, ["person", "bot"], {}) for game in GAMES},
    **(
        {
            "on-mars": ("on-mars", ["person"], {"length": "short"}),
            "monolith": ("on-mars", ["person"], {"chapter": "monolith"}),
        }
        if LONG
        else {}
    ),
}
"""By touch alone; On Mars, whose games are long, with `PLANETFALL_LONG`."""


@pytest.mark.parametrize("title", PHONE_GAMES)
def test_a_game_on_a_phone_never_scrolls_sideways(
    browser: Browser, server: Server, title: str
) -> None:
    game, seats, options = PHONE_GAMES[title]
    player = Player(browser, server, seed=7, width=390, height=844)
    player.create(game, *seats, **options)
    for step in range(2000):
        if player.wait_for_turn()["state"] == "over":
            break
        if step % 10 == 0:
            tabs = player.page.query_selector_all(".ptabs button")
            player.press(tabs[step // 10 % len(tabs)])
            wide = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0
            player.press(tabs[0])
        _phone_move(player)
    assert player.is_over()
    assert player.complaints == []
    player.close()


def _phone_move(player: Player) -> None:
    """What is lit may lie behind a tab."""
    page = player.page
    if not player.visible(".lit[data-key], #answers li:not(.placed) button, .square.fits"):
        for tab in page.query_selector_all(".ptabs button"):
            player.press(tab)
            if player.visible(".lit[data-key]"):
                break
    player.move()


def test_a_game_of_blackout_is_won_or_lost_together(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=4)
    player.create("on-mars", "person", "bot", chapter="blackout")
    player.play()
    assert player.is_over()
    assert player.page.inner_text("#ask .q") in ("You win together", "You lose together")
    assert player.page.inner_text("#ask #why")
    finished(player, ".timetrack")


def test_a_game_of_outbreak_is_won_or_lost_together(browser: Browser, server: Server) -> None:
    player = Player(browser, server, seed=2)
    player.create("on-mars", "person", "bot", chapter="outbreak")
    player.play()
    assert player.is_over()
    assert player.page.inner_text("#ask .q") in ("You win together", "You lose together")
    assert player.page.locator(".goalends li").count() == 2
    assert player.page.locator(".ward").count() == 2
    assert player.complaints == []
    player.close()


def test_invasion_as_a_human(browser: Browser, tmp_path: Path) -> None:
    """The end of Invasion as a human with a team-mate, until one side has won."""
    table = late("on-mars", ("person", "bot", "bot"), 0 if LONG else 8, seed=5, chapter="invasion")
    with seated(browser, tmp_path, table) as player:
        player.wait_for_turn()
        assert player.page.locator("#goals .spaces [data-key]").count() == 10
        player.play(6000 if LONG else 600)
        assert player.moves
        finished(player, ".goalcards")
