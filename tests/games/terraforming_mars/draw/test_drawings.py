"""The pictures of Terraforming Mars: well formed, complete, drawn from a view's data alone."""

import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

from planetfall.games import rules
from planetfall.games.terraforming_mars.components.board import HEX_NAMES, hex_number
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS, Card
from planetfall.games.terraforming_mars.components.terms import (
    CAPITAL,
    CITY,
    GREENERY,
    MOHOLE_AREA,
    OCEAN,
    SPECIAL,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.draw import pictures as svg
from planetfall.games.terraforming_mars.draw.cards import card_words, draw_card
from planetfall.games.terraforming_mars.draw.icon_rows import Icon, icon_rows
from planetfall.games.terraforming_mars.draw.signs import sign_box
from planetfall.games.terraforming_mars.draw.table import own_book
from planetfall.games.terraforming_mars.draw.tracks import warmth_words
from planetfall.games.terraforming_mars.draw.view import (
    Laid,
    claimed_areas,
    laid_tiles,
    needs_met,
    new_tiles,
    seen_position,
)
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    STANDARD_NAMES,
)
from planetfall.svg.theme import theme as named_theme

Data = dict[str, Any]
EVERY_CARD = CARDS[1:]


def view(seats: int = 3, viewer: int = 0, legal: tuple[str, ...] = ()) -> Data:
    """A view's data of a made-up position in the middle of a game."""
    game = rules("terraforming-mars").blank(seats)
    game.generation, game.temperature, game.oxygen = 5, 9, 6  # type: ignore[attr-defined]
    data: Data = {
        "seats": seats,
        "viewer": viewer,
        "options": {"corporate_era": True, "draft": False, "beginner": []},
        "legal": list(legal),
        "to_move": [0],
        "table": game.shown_data(owner=False),
        "areas": [area.shown_data(owner=k == viewer) for k, area in enumerate(game.areas())],
        "deck_count": 120,
        "discard_count": 7,
    }
    data["areas"][0]["tableau"] = [BY_NAME["mining_guild"].id, BY_NAME["regolith_eaters"].id]
    return data


def put(data: Data, tile: int, name: str, owner: int = -1) -> None:
    """Lay a tile in a view's data."""
    place = hex_number(name)
    kinds = {OCEAN: "ocean", GREENERY: "greenery", CITY: "city", CAPITAL: "city"}
    data["table"][kinds.get(tile, "special") + "_hexes"] |= 1 << place
    if tile >= SPECIAL:
        data["table"]["specials"][tile - SPECIAL] = place
    if owner >= 0:
        data["areas"][owner]["tiles"] |= 1 << place


def keys(drawn: str) -> list[str]:
    root = ElementTree.fromstring(drawn)
    return [key for node in root.iter() if (key := node.get("data-key"))]


def said(drawn: str) -> str:
    return " ".join(ElementTree.fromstring(drawn).itertext())


def check(drawn: str) -> None:
    """Well formed, no inline style, ids only once, everything referred to is there."""
    root = ElementTree.fromstring(drawn)
    assert "style=" not in drawn
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    for node in root.iter():
        href = node.get("href")
        assert href is None or href[1:] in ids


# Cards.


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("theme", ["dark", "paper"])
def test_every_card_draws_in_both_sizes(theme: str, lang: str) -> None:
    for card in EVERY_CARD:
        for large in (True, False):
            check(svg.card(card, large=large, theme=theme, lang=lang))


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("card", EVERY_CARD, ids=lambda card: card.name)
def test_a_large_card_says_all_its_words(card: Card, lang: str) -> None:
    book = own_book(lang)
    drawn = svg.card(card, lang=lang)
    # The description says it too, for readers without eyes; here only what is drawn counts.
    root = ElementTree.fromstring(drawn)
    lines = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
    shown = " ".join(lines)
    assert "…" not in shown
    assert card_words(book, card) in shown


def test_a_card_shows_its_price_tags_and_number() -> None:
    drawn = svg.card("kelp_farming")
    texts = {node.text for node in ElementTree.fromstring(drawn).iter()}
    assert {"17", "055", "Kelp Farming", "Automated"} <= texts
    assert "i-tag-plant" in drawn


def test_a_cheaper_card_strikes_its_printed_price_through() -> None:
    texts = [node.text for node in ElementTree.fromstring(svg.card("capital", price=22)).iter()]
    assert "22" in texts
    assert "26" in texts
    same = [node.text for node in ElementTree.fromstring(svg.card("capital", price=26)).iter()]
    assert same.count("26") == 1


def test_a_corporation_has_no_price() -> None:
    look = named_theme("dark")
    drawn = draw_card(look, own_book("en"), BY_NAME["teractor"])
    texts = [node.text for node in ElementTree.fromstring(drawn).iter()]
    # Its money to start with is a sign among others.
    assert texts.count("60") == 1
    assert "0" not in texts


def test_requirements_say_whether_they_are_met() -> None:
    assert "i-ui-lock" in svg.card("birds", met=[False])
    assert "i-ui-lock" not in svg.card("birds", met=[True])
    assert "i-ui-confirm" in svg.card("birds", met=[True])


@pytest.mark.parametrize("state", ["plain", "can", "chosen", "cannot", "used"])
def test_a_card_has_a_class_for_its_state(state: str) -> None:
    drawn = svg.card("comet", large=False, state=state, key="play:comet")
    assert f"card-{state}" in drawn
    assert keys(drawn) == ["play:comet"]


def test_resources_on_a_card_are_counted() -> None:
    texts = [
        node.text for node in ElementTree.fromstring(svg.card("regolith_eaters", held=13)).iter()
    ]
    assert texts.count("13") == 2  # its price and what lies on it


def test_every_sign_of_every_card_has_a_drawing() -> None:
    look = named_theme("dark")
    signs = {icon for card in EVERY_CARD for row in icon_rows(card) for icon in row.icons}
    for icon in signs:
        box = sign_box(look, icon, 16, "en")
        assert box.width > 0
        assert box.height > 0


def test_any_player_is_a_red_frame() -> None:
    look = named_theme("dark")
    mine = sign_box(look, Icon("resource", "plant", "−3"), 16, "en").body
    theirs = sign_box(look, Icon("resource", "plant", "−3", any=True), 16, "en").body
    assert look["danger"] in theirs
    assert look["danger"] not in mine
    assert look["danger"] in sign_box(look, Icon("tile", "city", any=True), 16, "en").body


def test_words_in_a_card_are_escaped() -> None:
    book = own_book("en")
    book.names["card"]["asteroid"], kept = "<b>&</b>", book.names["card"]["asteroid"]
    try:
        assert "<b>&</b>" in said(svg.card("asteroid", book=book))
    finally:
        book.names["card"]["asteroid"] = kept


def test_the_sheet_holds_every_card_of_the_rules() -> None:
    small = rules("terraforming-mars", corporate_era=False)
    assert len(svg.cards_of(small)) < len(svg.cards_of(rules("terraforming-mars")))
    drawn = svg.sheet(small, "cs", "paper")
    check(drawn)
    assert drawn.count("card card-plain") == len(svg.cards_of(small))


# The board.


@pytest.mark.parametrize("gauges", [True, False])
def test_every_area_carries_its_key_once(gauges: bool) -> None:
    drawn = svg.mars_board(view(), gauges=gauges)
    check(drawn)
    assert keys(drawn) == [f"hex:{name}" for name in HEX_NAMES]


def test_only_the_asked_keys_are_lit() -> None:
    data = view(legal=("hex:1-1", "hex:9-5"))
    assert svg.mars_board(data).count("lit-ring") == 0
    assert svg.mars_board(data, options=None).count("lit-ring") == 2
    assert svg.mars_board(data, options=["hex:5-5"]).count("lit-ring") == 1


def test_an_area_starts_with_a_plain_outline_for_the_page_to_light() -> None:
    root = ElementTree.fromstring(svg.mars_board(view()))
    areas = [node for node in root.iter() if node.get("data-key")]
    for area in areas:
        outline = next(node for node in area.iter() if node.get("d"))
        assert outline.get("stroke-dasharray") is None
        assert outline.get("pointer-events") == "all"


def test_tiles_are_read_with_their_owners() -> None:
    data = view()
    put(data, OCEAN, "1-2")
    put(data, GREENERY, "3-3", 1)
    put(data, CAPITAL, "4-4", 2)
    put(data, MOHOLE_AREA, "5-4", 0)
    put(data, CITY, "7-7")
    assert laid_tiles(data) == {
        hex_number("1-2"): Laid(OCEAN),
        hex_number("3-3"): Laid(GREENERY, 1),
        hex_number("4-4"): Laid(CAPITAL, 2),
        hex_number("5-4"): Laid(MOHOLE_AREA, 0),
        hex_number("7-7"): Laid(CITY),
    }
    check(svg.mars_board(data))


def test_owners_are_told_by_colour_and_shape() -> None:
    look = named_theme("dark")
    data = view()
    plain = svg.mars_board(data)
    put(data, GREENERY, "3-3", 1)
    drawn = svg.mars_board(data)
    assert look.player(1) in drawn
    assert look.player(1) not in plain
    assert "i-p2" in drawn


def test_a_claimed_area_shows_whose_it_is() -> None:
    data = view()
    data["areas"][2]["claims"] = 1 << hex_number("6-2")
    assert claimed_areas(data) == {hex_number("6-2"): 2}
    assert "i-p3" in svg.mars_board(data)


def test_a_choice_is_shown_before_it_is_made() -> None:
    before, after = view(), view()
    put(after, GREENERY, "3-3", 0)
    after["table"]["oxygen"] += 2
    assert list(new_tiles(before, after)) == [hex_number("3-3")]
    drawn = svg.mars_board(before, after=after)
    check(drawn)
    # The tile and two steps of oxygen.
    assert drawn.count('class="preview"') == 3
    assert svg.mars_board(before, after=before).count('class="preview"') == 0


def test_the_last_move_has_brackets_and_marks_have_signs() -> None:
    data = view()
    drawn = svg.mars_board(data, last=["hex:2-2"], marks={"hex:3-3": "might", "hex:4-4": "lost"})
    assert drawn.count("last-move") == 1
    assert drawn.count("lit-ring") == 1
    assert "i-ui-cancel" in drawn


def test_the_gauges_say_where_the_parameters_stand() -> None:
    words = said(svg.mars_board(view()))
    assert "−12 °C" in words
    assert "6 %" in words
    assert "0 of 9" in words
    assert "Teplota" in said(svg.mars_board(view(), lang="cs"))
    assert warmth_words(8) == "+8 °C"
    assert warmth_words(0) == "0 °C"


def test_names_of_areas_can_be_left_out_and_coordinates_put_in() -> None:
    texts = ElementTree.fromstring(svg.mars_board(view(), coordinates=True)).iter()
    shown = [node.text for node in texts if node.tag.endswith("}text")]
    assert {"Tholus", "Ascraeus", "Pavonis", "Arsia", "Noctis", "4-7"} <= set(shown)
    bare = ElementTree.fromstring(svg.mars_board(view(), labels=False)).iter()
    assert "Arsia" not in [node.text for node in bare if node.tag.endswith("}text")]


def test_a_city_off_the_planet_shows_its_owner() -> None:
    data = view()
    free = svg.mars_board(data)
    data["table"]["moons"] = [1, -1]
    assert "i-p2" not in free
    assert "i-p2" in svg.mars_board(data)


# Panels.


def test_a_panel_compares_stock_production_and_tags() -> None:
    data = view()
    data["areas"][1].update(stock=[31, 1, 0, 3, 2, 4], production=[-2, 1, 0, 1, 2, 1], hand_count=7)
    drawn = svg.player_panel(data, 1, name="Bo & <Co>")
    check(drawn)
    words = said(drawn)
    assert "Bo & <Co>" in words
    assert {"31", "−2", "7"} <= set(words.split())
    assert keys(drawn) == ["seat:1"]


def test_a_panel_says_who_is_on_turn_and_who_has_passed() -> None:
    data = view()
    data["areas"][2]["passed"] = 1
    assert "your turn" in said(svg.player_panel(data, 0))
    assert "passed" in said(svg.player_panel(data, 2))
    data["viewer"] = 1
    assert "on turn" in said(svg.player_panel(data, 0))


def test_milestones_awards_and_projects_carry_their_keys() -> None:
    data = view(legal=("milestone:mayor", "award:miner", "standard:city"))
    drawn = svg.milestones(data, options=None)
    check(drawn)
    assert set(keys(drawn)) == {f"milestone:{name}" for name in MILESTONE_NAMES} | {
        f"award:{name}" for name in AWARD_NAMES
    }
    assert drawn.count("lit-ring") == 2
    projects = svg.standard_projects(data, options=None)
    check(projects)
    assert set(keys(projects)) == {f"standard:{name}" for name in STANDARD_NAMES}
    assert projects.count("lit-ring") == 1


def test_a_standard_project_shows_the_seats_own_price() -> None:
    data = view()
    assert "11" in said(svg.standard_projects(data)).split()
    data["areas"][0]["tableau"] = [BY_NAME["thorgate"].id]
    assert "8" in said(svg.standard_projects(data)).split()


def test_the_next_award_shows_its_price() -> None:
    data = view()
    assert "8" in said(svg.milestones(data)).split()
    data["table"]["awards"] = [0, 1, -1, -1, -1]
    assert "20" in said(svg.milestones(data)).split()


def test_conversions_say_what_is_short() -> None:
    data = view()
    data["areas"][0]["stock"][3] = 5
    drawn = svg.own_stock(data)
    assert set(keys(drawn)) == {"convert:plants", "convert:heat"}
    assert "3 short" in said(drawn)
    data["areas"][0]["tableau"] = [BY_NAME["ecoline"].id]
    assert "2 short" in said(svg.own_stock(data))


def test_small_parts_draw_for_narrow_screens() -> None:
    for drawn in (svg.parameters(view(), width=360), svg.stock_line(view(), width=360)):
        check(drawn)
        assert 'width="360"' in drawn


# The whole table.


@pytest.mark.parametrize("theme", ["dark", "paper"])
@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_table_draws_for_every_number_of_seats(seats: int, lang: str, theme: str) -> None:
    drawn = svg.board(view(seats), lang=lang, theme=theme)
    check(drawn)
    assert f"{'Generation' if lang == 'en' else 'Generace'} 5".lower() in said(drawn).lower()


def test_the_table_draws_a_running_game_for_every_seat_and_for_spectators() -> None:
    game = rules("terraforming-mars").new(seats=3, seed=5)
    for _ in range(120):
        seat = game.to_move()[0]
        game.apply(seat, game.legal(seat)[-1])
    for viewer in (0, 1, 2, None):
        check(svg.board(game.view(viewer)))


def test_a_solo_game_has_no_milestones() -> None:
    assert not [key for key in keys(svg.board(view(1))) if key.startswith("milestone:")]


def test_cards_below_the_board_say_what_can_be_done_with_them() -> None:
    data = view(legal=("play:comet", "act:regolith_eaters"))
    data["areas"][0]["hand"] = [BY_NAME["comet"].id, BY_NAME["birds"].id]
    drawn = svg.board(data)
    assert drawn.count('card-can"') == 2
    assert drawn.count('card-cannot"') == 1
    assert {"play:comet", "play:birds", "act:regolith_eaters"} <= set(keys(drawn))


def test_a_card_to_be_picked_carries_that_option() -> None:
    data = view(legal=("card:comet", "done"))
    data["areas"][0]["hand"] = [BY_NAME["comet"].id]
    drawn = keys(svg.board(data))
    assert "card:comet" in drawn
    assert "play:comet" not in drawn


def test_a_spectator_sees_no_hand() -> None:
    data = view(viewer=-1)
    assert all("hand" not in area for area in data["areas"])
    assert not [key for key in keys(svg.board(data)) if key.startswith("play:")]


def test_many_cards_stay_inside_the_table() -> None:
    data = view()
    data["areas"][0]["hand"] = list(range(1, 31))
    drawn = svg.board(data)
    check(drawn)
    assert drawn.count("card card-") == 30


def test_needs_are_asked_of_the_engine() -> None:
    data = view()
    game = seen_position(data)
    assert needs_met(game, 0, BY_NAME["birds"]) == [False]
    assert needs_met(game, 0, BY_NAME["electro_catapult"]) == [True]
    assert needs_met(game, 0, BY_NAME["comet"]) == []


def test_cards_have_the_sizes_of_hand_and_table() -> None:
    assert 'viewBox="0 0 131 183"' in svg.card("comet", large=False)
    assert 'viewBox="0 0 236 318"' in svg.card("comet")


# Components.


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_components_draw_by_kind_and_id(lang: str) -> None:
    wanted = [("project", "asteroid"), ("corporation", "helion"), ("board", "tharsis")]
    wanted += [("tile", name) for name in TILE_NAMES]
    wanted += [("milestone", name) for name in MILESTONE_NAMES]
    wanted += [("award", name) for name in AWARD_NAMES]
    wanted += [("standard", name) for name in STANDARD_NAMES]
    for kind, name in wanted:
        check(svg.component(kind, name, lang=lang))


def test_what_has_no_picture_is_empty() -> None:
    assert svg.component("nonsense", "asteroid") == ""
    assert svg.component("tile", "nonsense") == ""


@pytest.mark.parametrize("part", ["mars_board", "milestones", "standard_projects", "own_stock"])
def test_parts_for_a_page_use_its_colours_and_symbols(part: str) -> None:
    drawn = getattr(svg, part)(view(), theme="page")
    ElementTree.fromstring(drawn)
    assert "<defs>" not in drawn
    assert "var(--" in drawn


def test_what_a_card_takes_when_played_has_a_minus() -> None:
    (row,) = [row for row in icon_rows(BY_NAME["moss"]) if row.kind == "immediate"]
    assert Icon("resource", "plant", "−1") in row.icons
