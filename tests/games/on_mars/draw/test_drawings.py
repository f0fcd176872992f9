"""The pictures of On Mars: well formed, complete, drawn from what a viewer may know."""

import random
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from math import hypot

import pytest

from planetfall.core.game import Game
from planetfall.core.view import View
from planetfall.games import rules
from planetfall.games.on_mars.components.boards import LAB_BENEFITS, MAIN_ACTION_LIST
from planetfall.games.on_mars.components.map import HEX_NAMES, SHELTER_STARTS, STARTING_MINE
from planetfall.games.on_mars.components.names import BLUEPRINTS, BOX_BLUEPRINTS, CONTRACTS
from planetfall.games.on_mars.draw import pictures as svg
from planetfall.games.on_mars.draw.cards import draw_held, held_cards
from planetfall.games.on_mars.draw.displays import draw_offer
from planetfall.games.on_mars.draw.faces import IDS
from planetfall.games.on_mars.draw.layout import (
    displays_height,
    draw_actions,
    draw_displays,
    draw_table,
)
from planetfall.games.on_mars.draw.map import draw_map, hex_title
from planetfall.games.on_mars.draw.players import draw_seat, seat_on
from planetfall.games.on_mars.draw.signs import effect_boxes
from planetfall.games.on_mars.draw.steps import MapView, draw_steps, steps
from planetfall.games.on_mars.draw.tiles import discovery_signs, top_of
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.state import FOUND_DISCOVERY, FOUND_RESEARCH, Colony
from planetfall.games.on_mars.words.text import RECORDS
from planetfall.svg.canvas import Markup, join
from planetfall.svg.hexgrid import HexGrid
from planetfall.svg.theme import theme as named_theme


def keys(drawn: str) -> list[str]:
    root = ElementTree.fromstring(drawn)
    return [key for node in root.iter() if (key := node.get("data-key"))]


def said(drawn: str) -> list[str]:
    """What is written, titles and descriptions left out."""
    root = ElementTree.fromstring(drawn)
    return [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]


def alone(drawing: Markup) -> str:
    """A part of the table as a picture of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>'


def check(drawn: str) -> None:
    """Well formed, titled, no inline style, ids only once, everything referred to is there."""
    root = ElementTree.fromstring(drawn)
    assert "style=" not in drawn
    assert root[0].tag.endswith("title")
    assert root[0].text
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    for node in root.iter():
        href = node.get("href")
        assert href is None or href[1:] in ids


@lru_cache(maxsize=8)
def games(seats: int, seed: int) -> list[tuple[Game, int]]:
    """Positions with who moves, here and there in a game of chance moves."""
    rule = rules("on-mars", first_colonists=seats == 3, beacon=seats == 3)
    game = rule.new(seats, seed=seed)
    rng = random.Random(seed)
    found: list[tuple[Game, int]] = []
    known: set[str] = set()
    for move in range(900):
        if game.is_over():
            break
        seat = game.to_move()[0]
        options = game.legal(seat)
        kinds = {rule.key(option).partition(":")[0] for option in options}
        if move % 300 == 299 or kinds - known:
            found.append((game.clone(), seat))
            known |= kinds
        game.apply(seat, rng.choice(options))
    return found


def views(seats: int) -> list[View]:
    """What those who move see, here and there in a game."""
    return [game.view(seat) for game, seat in games(seats, seats)]


def late(seats: int = 4) -> View:
    """A view from the middle of a game, whose position a test may change."""
    return views(seats)[-1]


def seen(view: View) -> Colony:
    """The position that a view shows."""
    position = view.position()
    assert isinstance(position, Colony)
    return position


# The whole table.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_legal_option_has_its_place_or_is_a_button(seats: int) -> None:
    for view in views(seats):
        found = Counter(keys(svg.board(view)))
        for key in view.keys():
            assert found[key] == 1 or key.partition(":")[0] in svg.BUTTONS, key


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("theme", ["dark", "paper"])
@pytest.mark.parametrize("seats", [1, 4])
def test_the_table_draws_in_both_themes_and_languages(seats: int, theme: str, lang: str) -> None:
    check(svg.board(late(seats), theme=theme, lang=lang))


def test_a_place_stands_only_once_on_the_table() -> None:
    for view in views(4):
        assert max(Counter(keys(svg.board(view))).values()) == 1


def test_all_hexes_and_main_actions_are_places() -> None:
    found = set(keys(svg.board(late(), options=())))
    assert {f"hex:{name}" for name in HEX_NAMES} <= found
    assert {f"main:{action.id}" for action in MAIN_ACTION_LIST} <= found
    assert {f"space:{number}" for number in range(1, 9)} <= found


def test_what_can_be_chosen_is_lit_and_nothing_else() -> None:
    view = late()
    assert "lit-ring" not in svg.board(view, options=())
    assert svg.board(view, options=["main:resupply"]).count("lit-ring") == 1
    assert svg.board(view, options=["hex:1-1", "seat:2"]).count("lit-ring") == 2


def test_a_page_that_lights_places_itself_gets_no_rings_but_all_places() -> None:
    for view in views(4):
        table = replace(svg.make_table(view, theme="page"), on_page=True)
        drawn = draw_table(table)
        assert "lit-ring" not in drawn
        found = set(keys(f"<svg>{drawn}</svg>"))
        places = [key for key in view.keys() if key.partition(":")[0] not in svg.BUTTONS]
        assert set(places) <= found


def test_pictures_of_a_page_take_colours_from_it() -> None:
    drawn = svg.board(late(), theme="page")
    assert "var(--mars-disc)" in drawn
    assert "<defs>" not in drawn


def test_the_last_round_is_announced() -> None:
    view = late()
    seen(view).ending = 2
    assert "last round" in said(svg.board(view))


def test_a_scientist_at_work_stands_on_the_building() -> None:
    view = views(4)[0]
    colony = seen(view)
    colony.tops = [0] * 91
    colony.tops[45] = FIRST_MARKER + 8 * 1 + 2
    for player in colony.players:
        player.scientists = 0
    colony.players[3].scientists = 1
    colony.works = [0] * 6
    idle = draw_map(svg.make_table(view))
    colony.works = [2, 0, 0, 0, 0, 0]
    busy = draw_map(svg.make_table(view))
    assert "i-scientist" not in idle
    assert "i-scientist" in busy


def test_a_rover_that_has_not_moved_yet_stands_on_the_starting_mine() -> None:
    view = late()
    colony = seen(view)
    for player in colony.players:
        player.rover = -1
    waiting = draw_map(svg.make_table(view))
    assert waiting.count('i-rover"') == len(colony.players)
    for player in colony.players:
        player.stuck = 1
    assert 'i-rover"' not in draw_map(svg.make_table(view))


def test_the_last_move_has_brackets() -> None:
    view = late()
    assert "last-move" not in svg.board(view)
    assert svg.board(view, last=["hex:4-4", "space:2"]).count("last-move") == 2


def test_marks_show_where_a_choice_leads_and_what_is_lost() -> None:
    drawn = svg.board(late(), options=(), marks={"hex:4-4": "might", "pay:water": "lost"})
    assert drawn.count("lit-ring") == 1
    assert drawn.count('class="lost"') == 1


def test_names_and_points_of_the_seats_stand_in_the_description() -> None:
    view = late()
    drawn = svg.board(view, names=["Ada", "Ben <&>", "Cy", "Di"])
    desc = ElementTree.fromstring(drawn)[1].text or ""
    assert f"Ben <&> {seen(view).players[1].vp}" in desc


def test_private_goals_are_drawn_for_their_owner_only() -> None:
    rule = rules("on-mars")
    game = rule.new(4, seed=4)
    while not game.to_move():
        game.settle()
    mine, others = game.view(0), game.view(1)
    own = [key for key in keys(svg.board(mine, seat=0)) if key.startswith("goal:")]
    assert len(own) == len(seen(mine).players[0].goals) > 0
    assert not [key for key in keys(svg.board(others, seat=0)) if key.startswith("goal:")]


def test_a_spectator_sees_the_board_of_who_moves() -> None:
    game = rules("on-mars").new(3, seed=7)
    view = game.view(None)
    assert svg.make_table(view).seat == game.to_move()[0]
    check(svg.board(view))


def test_colors_can_be_replaced() -> None:
    assert "#123456" in svg.board(late(), colors={"p1": "#123456"})


def test_the_solo_game_shows_lacerda_as_a_seat() -> None:
    drawn = svg.board(late(1), names=["Ada"])
    assert "Lacerda" in said(drawn)
    assert "seat:1" in keys(drawn)


# The map.


def test_codes_of_what_stands_on_a_building_are_read() -> None:
    assert top_of(0) is None
    colonist, marker = top_of(3), top_of(FIRST_MARKER + 8 * 12 + 1)
    assert colonist is not None
    assert (colonist.seat, colonist.blueprint) == (2, -1)
    assert marker is not None
    assert (marker.seat, marker.blueprint) == (1, 12)


def test_a_hex_says_what_lies_on_it() -> None:
    view = views(4)[0]
    colony = seen(view)
    place = SHELTER_STARTS[4][0]
    colony.land, colony.tops, colony.finds = [0] * 91, [0] * 91, [0] * 91
    colony.land[place] = 7
    colony.tops[place] = FIRST_MARKER + 8 * 11 + 2
    colony.finds[0] = FOUND_DISCOVERY + 6
    colony.finds[1] = FOUND_RESEARCH + 1
    table = svg.make_table(view, names=["Ada", "Ben", "Cy", "Di"])
    assert hex_title(table, place) == f"{HEX_NAMES[place]}: Shelter, Ben, Gym, Cy"
    assert hex_title(table, 0) == "1-1: Three Crystals"
    assert hex_title(table, 1) == "1-2: Research tile B"
    assert hex_title(table, 2) == "1-3"


def test_steps_start_where_the_own_pieces_stand() -> None:
    view = late()
    table = svg.make_table(view, seat=1, options=["bot:1-n", "rover:se", "done"])
    found = {step.key: step for step in steps(table)}
    assert set(found) == {"bot:1-n", "rover:se"}
    assert found["bot:1-n"].start == seen(view).players[1].bots[0]
    assert found["bot:1-n"].turn == 0
    assert found["rover:se"].turn == 2


def test_pieces_on_one_hex_step_by_arrows_side_by_side() -> None:
    view = late()
    seen(view).players[1].bots = [STARTING_MINE] * 3
    options = [f"bot:{number}-n" for number in (1, 2, 3)]
    drawn = draw_steps(
        MapView(svg.make_table(view, seat=1, options=options), HexGrid(20, flat=True))
    )
    found = re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"', drawn)
    discs = [(float(x), float(y), float(radius)) for x, y, radius in found]
    assert len(discs) == 3
    for (x, y, radius), (other_x, other_y, _) in combinations(discs, 2):
        assert hypot(x - other_x, y - other_y) > radius


def test_a_seat_stands_on_its_turn_order_space() -> None:
    table = svg.make_table(late())
    for seat, player in enumerate(table.players):
        if player.space >= 0:
            assert seat_on(table, player.space) == seat


# The own board.


def test_a_ship_hides_the_executive_action_of_its_space() -> None:
    view = late()
    for player in seen(view).players:
        player.ships = 0b00101
    found = keys(svg.board(view, options=()))
    assert {"ship:1", "ship:3", "executive:move_rover"} <= set(found)
    assert "executive:develop_free" not in found
    assert "ship:2" not in found


def test_a_blueprint_that_is_built_is_used_and_one_that_is_not_is_chosen() -> None:
    view = late()
    mine = seen(view).players[0]
    mine.blueprints, mine.built = [0, 1], 0b10
    cards = held_cards(svg.make_table(view, seat=0, options=()))
    found = [card.key for card in cards if "construction" in card.key or "metal" in card.key]
    assert found == ["blueprint:construction_yard", "use:metal_deposit"]


def test_what_lies_on_a_contract_is_counted() -> None:
    view = late()
    colony = seen(view)
    colony.cargo = [0] * 11
    colony.cargo[4] = 2
    colony.players[0].contracts = [8]
    drawn = svg.board(view, seat=0, options=())
    assert "deliver:water_and_minerals-water" in keys(drawn)
    assert {"2/3", "0/2"} <= set(said(drawn))


def test_contracts_to_choose_from_stand_in_the_place_of_the_display() -> None:
    view = late()
    seen(view).offer = [1, 2, 3, 4, 5, 6]
    contracts = ("card:minerals", "card:water_and_minerals", "card:advanced_mine")

    def offered(*options: str) -> set[str]:
        return set(keys(alone(draw_offer(svg.make_table(view, seat=0, options=options)))))

    assert offered(*contracts) == set(contracts)
    assert len(offered()) == 6
    assert len(offered("card:geologist", *contracts)) == 9


def test_the_displays_are_as_tall_as_what_lies_on_them() -> None:
    view = late()
    seen(view).offer = [1, 2, 3, 4, 5, 6]

    def tall(blueprints: int, *options: str) -> float:
        seen(view).display = [*range(1, blueprints + 1), *[0] * (13 - blueprints)]
        return displays_height(svg.make_table(view, seat=0, options=options))

    heights = [tall(count) for count in (0, 3, 6, 9, 12)]
    assert heights == sorted(set(heights))
    assert heights[0] < 310
    assert tall(13) <= 454, "the page has room for a log below"
    contracts = [f"card:{name}" for name in CONTRACTS]
    assert tall(6) < tall(6, *contracts) <= 480


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_no_name_of_a_blueprint_or_mission_is_cut(lang: str) -> None:
    view = late()
    colony = seen(view)
    colony.steps = [1, 1, 1]
    for first in (1, 14, 27):
        display = [code if code <= len(BLUEPRINTS) else 0 for code in range(first, first + 13)]
        for mission in range(1, 10, 3):
            colony.display, colony.missions = display, [mission, mission + 1, mission + 2]
            table = svg.make_table(view, seat=0, options=(), lang=lang)
            drawn = alone(join((draw_displays(table), draw_actions(table))))
            assert "…" not in "".join(said(drawn))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_no_title_or_kind_of_a_card_in_the_dock_is_cut(lang: str) -> None:
    view = late()
    mine = seen(view).players[0]
    for first in range(0, BOX_BLUEPRINTS, 6):
        held = [number for number in range(first, first + 6) if number < BOX_BLUEPRINTS]
        mine.blueprints, mine.built = held, 1 << first
        drawn = alone(draw_held(svg.make_table(view, seat=0, options=(), lang=lang)))
        assert "…" not in "".join(said(drawn))


def test_the_signs_of_a_seat_say_what_they_count() -> None:
    table = svg.make_table(late(), seat=0, options=(), lang="cs")
    root = ElementTree.fromstring(alone(draw_seat(table, 1)))
    titles = [node.text for node in root.iter("{http://www.w3.org/2000/svg}title")]
    assert {"Voda", "Boti na Marsu", "Kostky pokroku"} <= set(titles)


# Components.


def test_every_listed_component_can_be_drawn() -> None:
    for kind, records in RECORDS.items():
        assert len(IDS[kind]) == len(records)


@pytest.mark.parametrize("theme", ["dark", "paper"])
@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("kind", list(IDS))
def test_every_component_draws(kind: str, lang: str, theme: str) -> None:
    for id in IDS[kind]:
        check(svg.component(kind, id, lang=lang, theme=theme))


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("kind", list(IDS))
def test_a_card_says_all_its_words(kind: str, lang: str) -> None:
    for id in IDS[kind]:
        drawn = svg.component(kind, id, lang=lang)
        desc = ElementTree.fromstring(drawn).find("{http://www.w3.org/2000/svg}desc")
        words = "" if desc is None else desc.text or ""
        assert words in " ".join(said(drawn)), id


def test_what_does_not_exist_has_no_picture() -> None:
    assert svg.component("blueprint", "castle") == svg.NOTHING
    assert svg.component("castle", "gym") == svg.NOTHING


def test_the_empty_map_names_its_hexes() -> None:
    drawn = svg.component("map", "")
    check(drawn)
    assert set(HEX_NAMES) <= set(said(drawn))


def test_every_effect_of_a_board_or_tile_has_signs() -> None:
    look = named_theme("dark")
    shown = [record.benefit for record in RECORDS["discovery"]]
    shown += [record.executive for record in RECORDS["blueprint"]]
    shown += [record.reward for record in RECORDS["goal"]]
    shown += [benefit for benefit in LAB_BENEFITS if benefit is not NOTHING]
    for effect in shown:
        assert effect_boxes(look, effect), effect


def test_every_discovery_tile_has_its_sign_on_the_map() -> None:
    assert list(discovery_signs()) == IDS["discovery"]
