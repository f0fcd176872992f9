"""The page of Terraforming Mars: what a game is played with is on it, and nothing else."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import msgspec
import pytest

from planetfall.core.play import Play
from planetfall.core.play import told as played
from planetfall.games import build
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS
from planetfall.games.terraforming_mars.draw.board import TABLE, draw_moon, near_moons
from planetfall.games.terraforming_mars.draw.table import say
from planetfall.games.terraforming_mars.playing import price as card_price
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg import PAGE
from planetfall.svg.card import HAND, MIDDLE, PHONE, WIDE
from planetfall.table.lobby import Lobby
from planetfall.table.messages import BotReason, NewTable, SeatWish, TakeBack
from planetfall.table.pages import PageContext
from planetfall.table.room import Proposal, Room
from planetfall.web.games import page_of
from planetfall.web.games.terraforming_mars.ask import only_tab
from planetfall.web.games.terraforming_mars.card import face
from planetfall.web.games.terraforming_mars.cards import FEW, MANY, SOME
from planetfall.web.html import icon
from planetfall.web.pages.fairness import bot_reasons
from planetfall.web.pages.scene import Scene
from tests.table.tables import choose


def new_room(options: dict[str, object], seed: str = "1") -> Room:
    wishes = [SeatWish(kind="person", name=name) for name in ("Ann", "Bo", "Cy")]
    lobby = Lobby(["terraforming-mars"], build, ["random"])
    wish = NewTable(game="terraforming-mars", seats=wishes, options=options)
    record = lobby.create(wish, "v").record
    record.seed = seed  # which cards are dealt decides what a change shows
    return Room(record, build)


def context_of(room: Room, seat: int = 0) -> tuple[PageContext, Mars]:
    """What a viewer's page is drawn from, and the position in it to change."""
    context = room.page_context(seat)
    assert context.view is not None
    position = context.view.position()
    assert isinstance(position, Mars)
    return context, position


def drawn_parts(context: PageContext) -> dict[str, str]:
    page = page_of(context.rules.id)
    return {name: str(html) for name, html in page.parts(Scene(context))}


def parts(options: dict[str, object], lang: str = "en") -> dict[str, str]:
    room = new_room(options)
    return drawn_parts(room.page_context(0, lang))


def test_projects_of_an_expansion_stand_only_in_its_games() -> None:
    key = 'data-key="standard:build_colony"'
    assert key not in parts({})["projects"]
    assert key in parts({"colonies": True})["projects"]


def test_only_passing_wants_a_second_thought() -> None:
    room = new_room({})
    seen = set()
    for number in range(60):
        seat = room.movers()[0]
        scene = Scene(room.page_context(seat))
        bar = str(dict(page_of(room.rules.id).parts(scene))["ask"])
        keys = room.view(seat).keys()
        assert (' data-danger="pass"' in bar) == ("pass" in keys)
        assert bar.count("data-danger") == ("pass" in keys)
        seen.add("pass" in keys)
        choose(room, seat, [keys[0]], str(number))
    assert seen == {False, True}


def test_all_projects_of_the_base_game_have_their_price() -> None:
    drawn = parts({})["projects"]
    prices = {"power_plant": 11, "asteroid": 14, "aquifer": 18, "greenery": 23, "city": 25}
    assert drawn.count('data-key="standard:') == len(prices)
    for name, price in prices.items():
        after = drawn.partition(f'data-key="standard:{name}"')[2].partition("</button>")[0]
        assert after.endswith(f">{price}</span>")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_map_has_both_moons_for_narrow_screens(lang: str) -> None:
    drawn = parts({}, lang)["mars"]
    near = drawn.partition('<g class="near" display="none">')[2]
    assert say(lang, "phobos") in near
    assert say(lang, "ganymede") in near


def test_a_city_on_a_moon_is_shown_close_to_the_planet() -> None:
    game = Play.new(build("terraforming-mars", {}), 3, 1).game
    assert isinstance(game, Mars)
    game.moons[1] = 2
    drawn = near_moons(PAGE, TABLE, game, "en")
    assert "i-p3" in drawn
    assert "i-p3" not in draw_moon(PAGE, "Phobos", -1, -1, 0, 0)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("rating", 31, ["awards", "chipsrow", "seats/seat-0", "stock"]),
        ("stock", [47, 0, 0, 0, 0, 0], ["seats/seat-0", "stock"]),
        ("production", [9, 1, 1, 1, 1, 1], ["awards", "seats/seat-0", "stock"]),
        ("events", [*range(3, 8)], ["hand/cards-3", "hand/handbar", "seats/seat-0"]),
    ],
)
def test_a_changed_number_is_all_that_is_told(field: str, value: Any, told: list[str]) -> None:
    room = new_room({})
    before, after = room.page_context(0), context_of(room)
    setattr(after[1].players[0], field, value)
    after[0].drawings = before.drawings
    old, new = drawn_parts(before), drawn_parts(after[0])
    assert sorted(name for name in old if old[name] != new[name]) == told


@pytest.mark.parametrize("options", [{}, {"colonies": True, "draft": True}])
def test_what_is_remembered_is_what_would_be_drawn(options: dict[str, object]) -> None:
    room = new_room(options)
    drawings: dict[Any, Any] = {}
    for number in range(120):
        for seat in (-1, 0, 1):
            context = room.page_context(seat)
            context.drawings = drawings
            remembered = drawn_parts(context)
            if number % 8 == 0:
                assert remembered == drawn_parts(room.page_context(seat))
        seat = room.movers()[0]
        keys = room.view(seat).keys()
        choose(room, seat, [keys[number % len(keys)]], str(number))


def on_turn(options: dict[str, object], kind: str) -> tuple[Room, int, list[str]]:
    """A room in which a seat may choose options of a kind in an open turn, and those options."""
    room = new_room(options)
    for number in range(400):
        seat = room.movers()[0]
        keys = room.view(seat).keys()
        found = [key for key in keys if key.startswith(f"{kind}:")]
        if found and "pass" in keys:
            return room, seat, found
        choose(room, seat, [keys[number % len(keys)]], str(number))
    raise AssertionError(f"nobody could {kind} anything")


def test_a_card_to_play_is_shown_with_its_price() -> None:
    room, seat, keys = on_turn({}, "play")
    context, game = context_of(room, seat)
    card = next(card for card in CARDS if f"play:{card.name}" == keys[0])
    due = card_price(game, seat, card)
    shown = str(page_of(room.rules.id).panel(Scene(context), "chosen", keys[0]))
    assert f'<div data-slot="head">Pay {due} M€</div>' in shown
    assert f"<output>{due}</output><small>of {game.players[seat].stock[0]}</small>" in shown
    assert 'width="236"' in shown.partition('data-slot="face"')[2]


def test_only_what_can_be_chosen_is_shown_as_about_to_be_used() -> None:
    room, seat, keys = on_turn({}, "play")
    scene = Scene(room.page_context(seat))
    open_keys = scene.table_view.keys
    name = next(card.name for card in CARDS[1:] if f"play:{card.name}" not in open_keys)
    # For another name than those of its own panels a page has nothing.
    assert str(page_of(room.rules.id).panel(scene, "chosen", f"play:{name}")) == ""
    assert str(page_of(room.rules.id).panel(scene, "chosen", keys[0])) != ""


def test_an_open_turn_counts_what_can_be_done() -> None:
    room, seat, keys = on_turn({}, "play")
    scene = Scene(room.page_context(seat))
    bar = str(dict(page_of(room.rules.id).parts(scene))["ask"])
    projects = sum(key.startswith("standard:") for key in scene.table_view.keys)
    cards = "1 card" if len(keys) == 1 else f"{len(keys)} cards"
    assert f'<ul class="open"><li class="delta">{cards}</li>' in bar
    assert f'<li class="delta">{projects} project' in bar
    assert 'id="cardsheet"' in bar


def test_a_tile_is_shown_on_the_board_before_it_is_placed() -> None:
    room, seat, _ = on_turn({}, "standard")
    scene = Scene(room.page_context(seat))
    after = room.view(seat)
    page = page_of(room.rules.id)
    assert "data-onto" not in str(page.chips(scene, after))
    position = after.position()
    assert isinstance(position, Mars)
    position.ocean_hexes |= 1 << 3
    chips, _, drawn = str(page.chips(scene, after)).partition('data-onto="#mars .mars-svg"')
    assert str(icon("card", 14, "card")) + "+1</span>" in chips
    assert drawn.count('class="preview"') == 1
    assert 'class="around"' in drawn


def test_the_button_knows_what_a_card_costs() -> None:
    room = new_room({})
    found = set()
    for number in range(200):
        seat = room.movers()[0]
        scene = Scene(room.page_context(seat))
        parts = dict(page_of(room.rules.id).parts(scene))
        if scene.asking() in ("BuyStartingCards", "BuyResearch"):
            found.add(scene.asking())
            assert 'data-many="Buy {n} for {m} M€" data-each="3"' in str(parts["ask"])
            assert "<span>On offer <b" in str(parts["hand/handbar"])
        keys = room.view(seat).keys()
        choose(room, seat, ["pass" if "pass" in keys else keys[-1]], str(number))
    assert found == {"BuyStartingCards", "BuyResearch"}


def test_a_card_that_an_action_looks_at_is_bought_like_others() -> None:
    room = new_room({}, seed="5")
    for number in range(100):
        seat = room.movers()[0]
        scene = Scene(room.page_context(seat))
        keys = room.view(seat).keys()
        if scene.asking() == "BuyOffered" and keys != ["done"]:
            bar = str(dict(page_of(room.rules.id).parts(scene))["ask"])
            assert 'data-set="1" data-many="Buy {n} for {m} M€" data-each="3"' in bar
            choose(room, seat, [keys[0], "done"], str(number))
            assert room.table_view(seat).decision != scene.table_view.decision
            return
        acts = [key for key in keys if key.startswith("act:")]
        wanted = acts or [key for key in keys if key.startswith(("play:", "card:"))] or keys
        choose(room, seat, [wanted[number % len(wanted)]], str(number))
    raise AssertionError("no action looked at a card")


def test_a_turn_names_what_it_offers_and_no_more() -> None:
    """A corporation's own first action comes before anything else; cards are not always there."""
    found = set()
    room = new_room({}, seed="3")
    for number in range(300):
        seat = room.movers()[0]
        keys = room.view(seat).keys()
        if "pass" in keys:
            bar = str(dict(page_of(room.rules.id).parts(Scene(room.page_context(seat))))["ask"])
            plays = any(key.startswith("play:") for key in keys)
            owed = context_of(room, seat)[1].players[seat].owes == 1
            assert (">Play a card, use anything lit, or pass<" in bar) == plays
            assert (">Use anything lit, or pass<" in bar) == (not plays and not owed)
            assert (" begins with its own action: take it, or pass<" in bar) == owed
            sells = "standard:sell_patents" in keys
            assert ('"standard:sell_patents":"Sell patents"' in bar) == sells
            found.add((plays, owed))
        choose(room, seat, [keys[number % len(keys)]], str(number))
    assert found == {(True, False), (False, False), (False, True)}


def test_passing_is_undone_until_the_turn_ends() -> None:
    room = new_room({})
    while "pass" not in (keys := room.view(seat := room.movers()[0]).keys()):
        assert "<span>Actions</span>" not in drawn_parts(room.page_context(seat))["top"]
        choose(room, seat, [keys[-1]])
    drawn = drawn_parts(room.page_context(seat))
    assert 'data-direct="pass"' in drawn["ask"]
    assert "<span>Actions</span>" in drawn["top"]
    choose(room, seat, ["pass"], "p")
    assert room.table_view(seat).can_undo
    bar = drawn_parts(room.page_context(seat))["ask"]
    assert ">You pass for this generation. Until you end the turn, you can take it back.<" in bar


def test_where_turns_end_by_themselves_passing_is_confirmed() -> None:
    wishes = [SeatWish(kind="person", name=name) for name in ("Ann", "Bo")]
    wish = NewTable(game="terraforming-mars", seats=wishes, end_of_turn=False)
    record = Lobby(["terraforming-mars"], build, ["random"]).create(wish, "v").record
    record.seed = "1"
    room = Room(record, build)
    while "pass" not in (keys := room.view(room.movers()[0]).keys()):
        choose(room, room.movers()[0], [keys[-1]])
    assert "data-direct" not in drawn_parts(room.page_context(room.movers()[0]))["ask"]


@pytest.mark.parametrize(
    ("keys", "tab"),
    [
        (["act:inventrix", "pass"], "hand"),
        (["play:asteroid", "act:inventrix", "standard:sell_patents", "done"], "hand"),
        (["standard:aquifer", "award:miner", "pass"], "projects"),
        (["standard:aquifer", "standard:sell_patents"], None),
        (["convert:heat", "pass"], None),
        (["pass"], None),
    ],
)
def test_a_phone_is_led_to_the_only_tab_with_answers(keys: list[str], tab: str | None) -> None:
    assert only_tab(keys) == tab


def test_the_place_of_passing_stays_while_it_is_not_offered() -> None:
    room = new_room({})
    before = drawn_parts(room.page_context(0))["hand/handbar"]
    assert '<button type="button" class="btn small pass" disabled>' in before


def test_a_card_of_a_set_says_what_a_press_on_it_does() -> None:
    room = new_room({})
    page = page_of(room.rules.id)
    corporation, *_ = room.view(0).keys()
    one = str(page.panel(Scene(room.page_context(0)), "card", corporation))
    assert "<span>Select</span>" in one
    choose(room, 0, [corporation])
    card, *_ = room.view(0).keys()
    several = str(page.panel(Scene(room.page_context(0)), "card", card))
    assert '<span class="untick">Deselect</span><span class="tick">Select</span>' in several


def test_an_empty_hand_says_where_cards_come_from() -> None:
    context, game = context_of(new_room({}))
    for name in ("hand", "offer", "corporations", "drafted"):
        setattr(game.players[0], name, [])
    drawn = drawn_parts(context)
    assert "Your hand is empty. Research brings new cards." in drawn["hand/cards-0"]
    assert "No card is in play yet." in drawn["hand/cards-1"]


def test_the_log_tells_cards_in_one_line_and_names_ones_own() -> None:
    room = new_room({})
    scene = Scene(room.page_context(1))
    log = str(dict(page_of(room.rules.id).parts(scene))["log"])
    # Everybody is dealt ten cards; only one's own have names.
    assert "<b>Ann</b> draws 10 cards</span>" in log
    card = CARDS[scene.area(1)["offer"][-1]]
    named = log[log.index("<b>Bo</b> draws ") :]
    assert f">{scene.name('card', card.name)}</" in named[: named.index("</span>")]


def test_a_player_cannot_write_markup_into_the_log() -> None:
    room = new_room({})
    context = room.page_context(0)
    names = [msgspec.structs.replace(seat, name="<i>x</i>") for seat in context.table_view.seats]
    context.table_view = msgspec.structs.replace(context.table_view, seats=names)
    log = drawn_parts(context)["log"]
    assert "<i>" not in log
    assert "<b>&lt;i&gt;x&lt;/i&gt;</b> draws" in log


def test_who_plays_alone_is_told_the_goal_instead_of_milestones() -> None:
    wishes = [SeatWish(kind="person", name="Ann")]
    lobby = Lobby(["terraforming-mars"], build, ["random"])
    room = Room(lobby.create(NewTable(game="terraforming-mars", seats=wishes), "v").record, build)
    context, game = context_of(room)
    game.generation = 5
    drawn = drawn_parts(context)
    assert "Generation <b>5 of 14</b>" in drawn["top"]
    assert "by the end of generation 14" in drawn["awards"]
    assert "milestone:" not in drawn["awards"]
    # Three oceans more are seen at once.
    game.ocean_hexes = 0b111
    assert "3 of 9" in drawn_parts(context)["awards"]


def test_the_lit_colonies_are_those_a_trade_leads_to() -> None:
    room, found = new_room({"colonies": True}), set()
    for number in range(250):
        seat = room.movers()[0]
        keys = room.view(seat).keys()
        if "trade" in keys and "pass" in keys:
            scene = Scene(room.page_context(seat))
            bar = str(dict(page_of(room.rules.id).parts(scene))["ask"])
            text = re.search(r"data-via=(['\"])(.*?)\1", bar)
            assert text is not None
            lit = json.loads(html.unescape(text[2]))
            choose(room, seat, ["trade"], f"trade {number}")
            after = room.view(seat).keys()
            if room.movers()[0] == seat and all(key.startswith("colony:") for key in after):
                assert sorted(lit) == sorted(after)
                assert {first for first, _ in lit.values()} == {"trade"}
                found.add(len(lit))
            keys = after
        choose(room, seat, [keys[number % len(keys)]], str(number))
    assert len(found) > 1


def test_whoever_begins_the_generation_has_a_sign() -> None:
    room = new_room({})
    context, game = context_of(room)
    for first in (2, 1):
        game.first = first
        drawn = drawn_parts(context)
        signed = [seat for seat in range(3) if 'class="first"' in drawn[f"seats/seat-{seat}"]]
        assert signed == [first]


def test_a_reason_of_a_bot_says_what_it_did_as_far_as_others_may_know() -> None:
    room = new_room({})
    for _ in range(40):
        seat = room.movers()[0]
        room.give_reason(BotReason(room.sequence, seat, "goal", 200))
        choose(room, seat, [room.page_context(seat).table_view.keys[0]])
    for lang, because in (
        ("en", "because it comes nearer to a goal."),
        ("cs", "protože cíl tak bude blíž."),
    ):
        told = html.unescape(str(bot_reasons(Scene(room.page_context(0, lang)))))
        lines = re.findall(r"<span>(.*?)</span>", told)
        assert lines
        assert all(because in line for line in lines)
        assert any("M€" in line for line in lines)
    for each in room.page_context(0).table_view.reasons:
        assert all(event == played(event, -1) for event in each.events)
        assert all(event[1] == each.seat for event in each.events)


def test_a_card_and_its_payment_have_one_reason() -> None:
    room = new_room({})
    told = False
    for _ in range(400):
        seat = room.movers()[0]
        keys = room.page_context(seat).table_view.keys
        wanted = [key for key in keys if key.startswith("play:")] or keys
        room.give_reason(BotReason(room.sequence, seat, wanted[0].partition(":")[0], 200))
        choose(room, seat, [wanted[0]])
        if wanted[0].startswith(("titanium:", "steel:")):
            assert [each.part for each in room.reasons[-1:]] == ["play"]
            assert room.reasons[-1].events
            told = True
            break
    assert told


def test_a_card_that_was_taken_back_lends_its_reason_to_no_other_choice() -> None:
    room = new_room({})
    for _ in range(400):
        seat = room.movers()[0]
        keys = room.page_context(seat).table_view.keys
        wanted = [key for key in keys if key.startswith("play:")] or keys
        room.give_reason(BotReason(room.sequence, seat, wanted[0].partition(":")[0], 200))
        choose(room, seat, [wanted[0]])
        paid = room.page_context(seat).table_view.keys[0] if room.movers() == (seat,) else ""
        if paid.startswith(("titanium:", "steel:")):
            break
    undone = room.undo(seat, TakeBack(room.decision(seat), "undo"))
    assert isinstance(undone, Proposal)
    room.accept(undone)
    other = next(key for key in keys if not key.startswith("play:"))
    room.give_reason(BotReason(room.sequence, seat, "other", 200))
    choose(room, seat, [other])
    assert room.reasons[-1].part == "other"


def widths(count: int, actions: int = 0) -> set[str]:
    """How wide the cards of a hand are beside some played ones with actions."""
    context, game = context_of(new_room({}))
    player = game.players[0]
    player.tableau = [card.id for card in CARDS if card.action is not None][:actions]
    player.corporations, player.offer = [], []
    player.hand = [card.id for card in CARDS if not card.is_corporation()][:count]
    return set(re.findall(r'viewBox="0 0 (\d+) 183"', drawn_parts(context)["hand/cards-0"]))


def test_few_cards_are_wide_and_many_are_not() -> None:
    assert widths(FEW) == {f"{WIDE.width:g}"}
    assert widths(FEW + 1) == widths(SOME) == {f"{MIDDLE.width:g}"}
    # Both are there: the page shows the one that has room.
    both = {f"{HAND.width:g}", f"{MIDDLE.width:g}"}
    assert widths(SOME + 1) == widths(MANY) == both
    assert widths(MANY + 1) == {f"{HAND.width:g}"}
    assert widths(3, 3) == {f"{WIDE.width:g}"}
    assert widths(4, 2) == {f"{HAND.width:g}"}


def test_a_face_for_a_phone_is_of_its_size_and_says_all_words() -> None:
    scene = Scene(new_room({}).page_context(0))
    for name in list(BY_NAME)[:12]:
        small = str(face(scene, f"phone:{name}"))
        assert f'viewBox="0 0 {PHONE.width:g} {PHONE.height:g}"' in small
        assert "…" not in small


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_seat_to_choose_has_its_name_and_what_it_has(lang: str) -> None:
    room = new_room({}, "5")
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for number in range(600):
        seat = room.movers()[0]
        keys = room.view(seat).keys()
        scene = Scene(room.page_context(seat, lang))
        for key in keys:
            if key.startswith("seat:"):
                told[key == f"seat:{seat}"].add(scene.label(key).partition(" ")[0])
        if all(told.values()):
            break
        choose(
            room,
            seat,
            [next((key for key in keys if key.startswith("play:")), keys[0])],
            str(number),
        )
    assert told[True] == {"Yourself" if lang == "en" else "Vy"}
    assert told[False] <= {"Ann", "Bo", "Cy"}
