"""The pictures of Terraforming Mars: well formed, complete, drawn from a view alone."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from typing import Any

import pytest

from planetfall.core.fields import UNKNOWN
from planetfall.core.view import View
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
from planetfall.games.terraforming_mars.draw.cards import card_words, draw_card, lasting_words
from planetfall.games.terraforming_mars.draw.icon_rows import Icon, icon_rows
from planetfall.games.terraforming_mars.draw.milestones import draw_milestones, draw_projects
from planetfall.games.terraforming_mars.draw.players import draw_player, draw_stock
from planetfall.games.terraforming_mars.draw.signs import sign_box
from planetfall.games.terraforming_mars.draw.table import Table, own_book
from planetfall.games.terraforming_mars.draw.tiles import (
    Laid,
    claimed_areas,
    laid_tiles,
    new_tiles,
)
from planetfall.games.terraforming_mars.draw.tracks import warmth_words
from planetfall.games.terraforming_mars.playing import met
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    STANDARD_NAMES,
)
from planetfall.svg.canvas import Markup
from planetfall.svg.card import HAND
from planetfall.svg.picture import picture
from planetfall.svg.theme import theme as named_theme

EVERY_CARD = CARDS[1:]


def view(seats: int = 3, viewer: int | None = 0, legal: tuple[str, ...] = ()) -> View:
    """A view of a made-up position in the middle of a game; seat 0 is on turn."""
    game = rules("terraforming-mars").blank(seats)
    assert isinstance(game, Mars)
    game.generation, game.temperature, game.oxygen = 5, 9, 6
    game.asks[0] = [game.rules.option(key) for key in legal]
    game.players[0].tableau = [BY_NAME["mining_guild"].id, BY_NAME["regolith_eaters"].id]
    return game.view(viewer)


def put(view: View, tile: int, name: str, owner: int = -1) -> None:
    """Lay a tile in the position that a view shows."""
    game, place = svg.seen(view), hex_number(name)
    if tile == OCEAN:
        game.ocean_hexes |= 1 << place
    elif tile == GREENERY:
        game.greenery_hexes |= 1 << place
    elif tile in (CITY, CAPITAL):
        game.city_hexes |= 1 << place
    else:
        game.special_hexes |= 1 << place
    if tile >= SPECIAL:
        game.specials[tile - SPECIAL] = place
    if owner >= 0:
        game.players[owner].tiles |= 1 << place


def lead(view: View, corporation: str) -> None:
    """Give seat 0 another corporation and no other card."""
    player = svg.seen(view).players[0]
    player.tableau, player.kit = [BY_NAME[corporation].id], None


def mars_board(view: View, *, coordinates: bool = False, **look: Any) -> str:
    """The map, with nothing lit unless told otherwise."""
    table = svg.table_of(view, **{"options": (), **look})
    return svg.mars_board(table, coordinates=coordinates)


PARTS: dict[str, Callable[[Table], Markup]] = {
    "seat 0": lambda table: draw_player(table, 0),
    "seat 1": lambda table: draw_player(table, 1),
    "seat 2": lambda table: draw_player(table, 2),
    "stock": draw_stock,
    "milestones": lambda table: draw_milestones(table)[0],
    "projects": lambda table: draw_projects(table)[0],
}


def part(name: str, view: View, **look: Any) -> str:
    """A part of the table as a picture of its own."""
    table = svg.table_of(view, **look)
    return picture(table.theme, PARTS[name](table), 262, 262, title=name)


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


SIGNS_ALONE = {
    "nitrogen_rich_asteroid",
    "electro_catapult",
    "tharsis_republic",
    "atmo_collectors",
    "red_spot_observatory",
}
"""Cards of a hand whose signs leave no room for a line of words."""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_card_of_a_hand_says_all_or_ends_with_a_sign(lang: str) -> None:
    look, book, whole = named_theme("dark"), own_book(lang), 0
    cards = [card for card in EVERY_CARD if card_words(book, card) and card.name not in SIGNS_ALONE]
    for card in cards:
        drawn = draw_card(look, book, card, size=HAND)
        lines = [node.text or "" for node in ElementTree.fromstring(drawn).iter()]
        shown = " ".join(lines)
        brief = lasting_words(book, card)
        said = card_words(book, card) in shown or bool(brief and brief in shown)
        assert said != any(line.endswith("…") for line in lines), card.name
        whole += said
    assert whole > 0.6 * len(cards)


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
        assert "<b>&</b>" in said(svg.card("asteroid"))
    finally:
        book.names["card"]["asteroid"] = kept


# The board.


def test_every_area_carries_its_key_once() -> None:
    drawn = mars_board(view())
    check(drawn)
    assert keys(drawn) == [f"hex:{name}" for name in HEX_NAMES]


def test_only_the_asked_keys_are_lit() -> None:
    shown = view(legal=("hex:1-1", "hex:9-5"))
    assert mars_board(shown).count("lit-ring") == 0
    assert mars_board(shown, options=None).count("lit-ring") == 2
    assert mars_board(shown, options=["hex:5-5"]).count("lit-ring") == 1


def test_an_area_starts_with_a_plain_outline_for_the_page_to_light() -> None:
    root = ElementTree.fromstring(mars_board(view()))
    areas = [node for node in root.iter() if node.get("data-key")]
    for area in areas:
        outline = next(node for node in area.iter() if node.get("d"))
        assert outline.get("stroke-dasharray") is None
        assert outline.get("pointer-events") == "all"


def test_tiles_are_read_with_their_owners() -> None:
    shown = view()
    put(shown, OCEAN, "1-2")
    put(shown, GREENERY, "3-3", 1)
    put(shown, CAPITAL, "4-4", 2)
    put(shown, MOHOLE_AREA, "5-4", 0)
    put(shown, CITY, "7-7")
    assert laid_tiles(svg.seen(shown)) == {
        hex_number("1-2"): Laid(OCEAN),
        hex_number("3-3"): Laid(GREENERY, 1),
        hex_number("4-4"): Laid(CAPITAL, 2),
        hex_number("5-4"): Laid(MOHOLE_AREA, 0),
        hex_number("7-7"): Laid(CITY),
    }
    check(mars_board(shown))


def test_owners_are_told_by_colour_and_shape() -> None:
    look = named_theme("dark")
    shown = view()
    plain = mars_board(shown)
    put(shown, GREENERY, "3-3", 1)
    drawn = mars_board(shown)
    assert look.player(1) in drawn
    assert look.player(1) not in plain
    assert "i-p2" in drawn


def test_a_claimed_area_shows_whose_it_is() -> None:
    shown = view()
    svg.seen(shown).players[2].claims = 1 << hex_number("6-2")
    assert claimed_areas(svg.seen(shown)) == {hex_number("6-2"): 2}
    assert "i-p3" in mars_board(shown)


def test_a_choice_is_shown_before_it_is_made() -> None:
    before, after = view(), view()
    put(after, GREENERY, "3-3", 0)
    svg.seen(after).oxygen += 2
    assert list(new_tiles(svg.seen(before), svg.seen(after))) == [hex_number("3-3")]
    drawn = mars_board(before, after=after)
    check(drawn)
    # The tile and two steps of oxygen.
    assert drawn.count('class="preview"') == 3
    assert mars_board(before, after=before).count('class="preview"') == 0


def test_the_last_move_has_brackets_and_marks_have_signs() -> None:
    shown = view()
    drawn = mars_board(shown, last=["hex:2-2"], marks={"hex:3-3": "might", "hex:4-4": "lost"})
    assert drawn.count("last-move") == 1
    assert drawn.count("lit-ring") == 1
    assert "i-ui-cancel" in drawn


def test_the_gauges_say_where_the_parameters_stand() -> None:
    words = said(mars_board(view()))
    assert "−12 °C" in words
    assert "6 %" in words
    assert "0 of 9" in words
    assert "Teplota" in said(mars_board(view(), lang="cs"))
    assert warmth_words(8) == "+8 °C"
    assert warmth_words(0) == "0 °C"


def test_names_of_areas_can_be_left_out_and_coordinates_put_in() -> None:
    texts = ElementTree.fromstring(mars_board(view(), coordinates=True)).iter()
    shown = [node.text for node in texts if node.tag.endswith("}text")]
    assert {"Tholus", "Ascraeus", "Pavonis", "Arsia", "Noctis", "4-7"} <= set(shown)
    bare = ElementTree.fromstring(mars_board(view(), labels=False)).iter()
    assert "Arsia" not in [node.text for node in bare if node.tag.endswith("}text")]


def test_a_city_off_the_planet_shows_its_owner() -> None:
    shown = view()
    free = mars_board(shown)
    svg.seen(shown).moons = [1, -1]
    assert "i-p2" not in free
    assert "i-p2" in mars_board(shown)


# Panels.


def test_a_panel_compares_stock_production_and_tags() -> None:
    shown = view()
    player = svg.seen(shown).players[1]
    player.stock, player.production = [31, 1, 0, 3, 2, 4], [-2, 1, 0, 1, 2, 1]
    player.hand = [UNKNOWN] * 7
    drawn = part("seat 1", shown, names=["Ann", "Bo & <Co>"])
    check(drawn)
    words = said(drawn)
    assert "Bo & <Co>" in words
    assert {"31", "−2", "7"} <= set(words.split())
    assert keys(drawn) == ["seat:1"]


def test_a_panel_says_who_is_on_turn_and_who_has_passed() -> None:
    shown = view()
    svg.seen(shown).players[2].passed = 1
    assert "your turn" in said(part("seat 0", shown))
    assert "passed" in said(part("seat 2", shown))
    assert "on turn" in said(part("seat 0", view(viewer=1)))


def test_milestones_awards_and_projects_carry_their_keys() -> None:
    shown = view(legal=("milestone:mayor", "award:miner", "standard:city"))
    drawn = part("milestones", shown)
    check(drawn)
    assert set(keys(drawn)) == {f"milestone:{name}" for name in MILESTONE_NAMES} | {
        f"award:{name}" for name in AWARD_NAMES
    }
    assert drawn.count("lit-ring") == 2
    projects = part("projects", shown)
    check(projects)
    assert set(keys(projects)) == {f"standard:{name}" for name in STANDARD_NAMES}
    assert projects.count("lit-ring") == 1


def test_a_standard_project_shows_the_seats_own_price() -> None:
    shown = view()
    assert "11" in said(part("projects", shown)).split()
    lead(shown, "thorgate")
    assert "8" in said(part("projects", shown)).split()


def test_the_next_award_shows_its_price() -> None:
    shown = view()
    assert "8" in said(part("milestones", shown)).split()
    svg.seen(shown).awards = [0, 1, -1, -1, -1]
    assert "20" in said(part("milestones", shown)).split()


def test_conversions_say_what_is_short() -> None:
    shown = view()
    svg.seen(shown).players[0].stock[3] = 5
    drawn = part("stock", shown)
    assert set(keys(drawn)) == {"convert:plants", "convert:heat"}
    assert "3 short" in said(drawn)
    lead(shown, "ecoline")
    assert "2 short" in said(part("stock", shown))


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
    shown = view(legal=("play:comet", "act:regolith_eaters"))
    svg.seen(shown).players[0].hand = [BY_NAME["comet"].id, BY_NAME["birds"].id]
    drawn = svg.board(shown)
    assert drawn.count('card-can"') == 2
    assert drawn.count('card-cannot"') == 1
    assert {"play:comet", "play:birds", "act:regolith_eaters"} <= set(keys(drawn))


def test_a_card_to_be_picked_carries_that_option() -> None:
    shown = view(legal=("card:comet", "done"))
    svg.seen(shown).players[0].hand = [BY_NAME["comet"].id]
    drawn = keys(svg.board(shown))
    assert "card:comet" in drawn
    assert "play:comet" not in drawn


def test_a_spectator_sees_no_hand() -> None:
    shown = view(viewer=None)
    assert not [key for key in keys(svg.board(shown)) if key.startswith("play:")]


def test_many_cards_stay_inside_the_table() -> None:
    shown = view()
    svg.seen(shown).players[0].hand = list(range(1, 31))
    drawn = svg.board(shown)
    check(drawn)
    assert drawn.count("card card-") == 30


def test_needs_are_asked_of_the_engine() -> None:
    shown = view()
    game = svg.seen(shown)
    assert met(game, 0, BY_NAME["birds"]) == [False]
    assert met(game, 0, BY_NAME["electro_catapult"]) == [True]
    assert met(game, 0, BY_NAME["comet"]) == []


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


@pytest.mark.parametrize("name", PARTS)
def test_parts_for_a_page_use_its_colours_and_symbols(name: str) -> None:
    drawn = part(name, view(), theme="page")
    ElementTree.fromstring(drawn)
    assert "<defs>" not in drawn
    assert "var(--" in drawn


def test_what_a_card_takes_when_played_has_a_minus() -> None:
    (row,) = [row for row in icon_rows(BY_NAME["moss"]) if row.kind == "immediate"]
    assert Icon("resource", "plant", "−1") in row.icons
