"""The page of Planet Unknown: what stands in words beside its drawings."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from msgspec.structs import replace

from planetfall.core.effect import Frame
from planetfall.core.reasons import unpack
from planetfall.games import build
from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.bands import COLUMNS
from planetfall.games.planet_unknown.board import LAST, OCCUPIED, new_board
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import EVENTS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES, TRACK_AT_TOP
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS
from planetfall.games.planet_unknown.components.tiles import (
    BUILDING,
    HAS_METEOR,
    METEOR,
    SHAPE_OF,
    TECH,
    TERRAIN_IDS,
    WATER,
)
from planetfall.games.planet_unknown.components.tracks import TOP
from planetfall.games.planet_unknown.draw.tiles import piece_squares
from planetfall.games.planet_unknown.draw.tracks import TABLE
from planetfall.games.planet_unknown.gains import CLAIM_ROW
from planetfall.games.planet_unknown.items import advance
from planetfall.games.planet_unknown.scoring import LINES
from planetfall.games.planet_unknown.state import Unknown
from planetfall.lab.server.fixtures import propose
from planetfall.svg import page_symbols
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.web.games.planet_unknown.cards import civ, event, goals
from planetfall.web.games.planet_unknown.corporation import corporation, corporation_panel
from planetfall.web.games.planet_unknown.page import PAGE
from planetfall.web.games.planet_unknown.position import position
from planetfall.web.games.planet_unknown.question import question_bar
from planetfall.web.games.planet_unknown.seats import neighbours
from planetfall.web.games.planet_unknown.tiles import (
    TurnedTile,
    faced_tiles,
    shapes,
    small_picture,
    turned_tiles,
)
from planetfall.web.html import esc
from planetfall.web.pages.panels import help_panel, text_board
from planetfall.web.pages.pieces import find
from planetfall.web.pages.scene import Scene
from planetfall.web.parts import composed
from tests.table.tables import choose

IDS = [side.id for side in CORPORATIONS]
TWO_WATER = advance(WATER, 2, placed=True)


def room_of(side: str = "jump_drive") -> Room:
    """A table of two players."""
    wishes = [SeatWish(kind="person", name=f"P{number}") for number in range(2)]
    options = {"corporations": [side]}
    wish = NewTable(game="planet-unknown", seats=wishes, options=options)
    made = Lobby(["planet-unknown"], build, ["random"]).create(wish, "v")
    return Room(made.record, build)


def game_at(room: Room) -> Unknown:
    """The game of a table."""
    assert room.play is not None and isinstance(room.play.game, Unknown)
    return room.play.game


def scene_of(side: str = "jump_drive", lang: str = "en", **own: Any) -> Scene:
    """The page of the first of two players, with some of their fields set."""
    room = room_of(side)
    for name, value in own.items():
        setattr(game_at(room).players[0], name, value)
    return Scene(room.page_context(0, lang))


def scene_asked(keys: list[str], path: str = "work", **own: Any) -> Scene:
    """The page of the first of two players, asked by an effect, with some answers."""
    room = room_of()
    game = game_at(room)
    for name, value in own.items():
        setattr(game.players[0], name, value)
    game.at_once = False
    game.stacks[2] = [Frame(room.rules.effects[path], 0)]
    game.asks = [[room.rules.vocabulary.option(key) for key in keys], None, None]
    return Scene(room.page_context(0))


def test_the_points_so_far_say_what_they_come_from() -> None:
    scene = scene_of(meteorites=3)
    piece = find(scene, PAGE.pieces(), "total:0")
    assert piece is not None and piece.name == "Points so far"
    points = {line.partition(": ")[0]: int(line.partition(": ")[2]) for line in piece.now}
    assert points["Neighbour objectives"] > 0 and 0 not in points.values()
    assert sum(points.values()) == scene.totals()[0]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("side", IDS)
def test_every_breakthrough_is_told_in_words(side: str, lang: str) -> None:
    board = str(corporation(scene_of(side, lang), 0))
    told = re.findall(r'<div class="tech"[^>]*>.*?</span><span>(.*?)</span></div>', board)
    assert len(told) == len(CORPORATIONS[IDS.index(side)].techs)
    assert all(len(words) > 8 and "_" not in words for words in told)


def test_breakthroughs_show_whether_they_work_and_are_used() -> None:
    board = str(corporation(scene_of(unlocked=0b110000, used_game=1 << CLAIM_ROW), 0))
    assert re.findall(r'class="(tech\b[^"]*)"', board) == ["tech"] * 4 + ["tech used", "tech on"]


def test_what_can_be_chosen_on_the_board_carries_its_key() -> None:
    scene = scene_asked(["use:claim-row", "unlock:b"], unlocked=0b110000)
    assert re.findall(r'class="tech[^"]*" data-key="([^"]*)"', str(corporation(scene, 0))) == [
        "unlock:b",
        "use:claim-row",
    ]
    assert "data-key" not in corporation_panel(scene, 0)


def test_the_event_of_the_turn_is_told_with_its_colour() -> None:
    room = room_of()
    assert "hidden" in event(Scene(room.page_context(0)))
    red = next(number for number, each in enumerate(EVENTS) if each.colour == 2)
    game_at(room).event = red
    assert "ev-red" in event(Scene(room.page_context(0)))


def test_a_question_names_the_card_that_asks() -> None:
    room = room_of()
    game = game_at(room)
    effect, key = room.rules.effects["synergy"], room.rules.vocabulary.option("track:water")
    for source, card, name in (
        (log.EVENT_SOURCE, EVENTS[3].id, "event"),
        (log.CIV_SOURCE, CIV_CARDS[3].id, "civ"),
    ):
        game.at_once = False
        game.stacks[2] = [Frame(effect, 0, source + 3)]
        game.asks = [[key], None, None]
        scene = Scene(room.page_context(0))
        assert f"{esc(scene.name(name, card))} · " in question_bar(scene, [])


def test_alone_one_sees_all_objectives_one_chooses_from() -> None:
    wish = NewTable(game="planet-unknown", seats=[SeatWish(kind="person", name="P")], options={})
    room = Room(Lobby(["planet-unknown"], build, ["random"]).create(wish, "v").record, build)
    for kept in range(3):
        scene = Scene(room.page_context(0))
        keys, offer = room.table_view(0).keys, game_at(room).players[0].offer
        markup = goals(scene, 0)
        assert re.findall(r'data-key="([^"]+)"', markup) == keys
        assert markup.count('class="cc offer') == len(offer) - kept > len(keys) - 1
        assert scene.words.fill("pu.why.objectives", n=3 - kept) in question_bar(scene, [])
        choose(room, 0, keys[:1], f"c{kept}")
    scene = Scene(room.page_context(0))
    assert "cc offer" not in goals(scene, 0)
    player = game_at(room).players[0]
    assert player.personal and "reached now" not in goals(scene, 0)
    player.personal = [k for k, each in enumerate(OBJECTIVES) if each.personal.kind == TRACK_AT_TOP]
    player.trackers = [TOP + 16 * track for track in range(5)]
    scene = Scene(room.page_context(0))
    assert goals(scene, 0).count("reached now") == len(player.personal) > 0


def test_alone_one_sees_the_target() -> None:
    for events, target in ((["off"], 59), (["20", "0", "0"], 72)):
        seats = [SeatWish(kind="person", name="P")]
        wish = NewTable(game="planet-unknown", seats=seats, options={"events": events})
        room = Room(Lobby(["planet-unknown"], build, ["random"]).create(wish, "v").record, build)
        scene = Scene(room.page_context(0))
        assert f"Target: {target} points" in goals(scene, 0)
        sheet = PAGE.panel(scene, "scores", "")
        assert f"Target: {target} points" in sheet
        assert "Personal objectives" in sheet and "Neighbour objectives" not in sheet
        assert f"Target: {target} points" in text_board(scene)
    assert not PAGE.panel(scene_of(), "scores", "")


def test_the_newest_tile_of_a_neighbour_is_marked() -> None:
    room, rng = room_of(), random.Random(3)
    assert "last-move" not in str(neighbours(Scene(room.page_context(0)), 0))
    while not game_at(room).players[1].board.cells(LAST):
        room.accept(propose(room, rng, rng.randrange(10**9)))
    while game_at(room).at_once:
        room.accept(propose(room, rng, rng.randrange(10**9)))
    assert "last-move" in str(neighbours(Scene(room.page_context(0)), 0))


def test_civ_decks_show_what_is_left() -> None:
    room, wanted = room_of(), (3, 1, 0, 4)
    deck = []
    for rank, count in enumerate(wanted, 1):
        deck += [k for k, card in enumerate(CIV_CARDS) if card.rank == rank][:count]
    game_at(room).civ = sorted(deck)
    left = re.findall(r', (\d) cards? left"', civ(Scene(room.page_context(0)), 0))
    assert left == ["3", "1", "0", "4"]


def test_a_preview_lights_the_spaces_that_trackers_would_enter() -> None:
    room = room_of("republic")
    own = game_at(room).players[0]
    own.trackers, own.pool = [3, 17, 32, 48, 64], []
    scene = Scene(room.page_context(0))
    assert position(scene).players[0].trackers[0] == 3
    own.trackers, own.pool = [5, 17, 32, 48, 64], [TWO_WATER]
    lit = re.findall(
        r'<rect x="([\d.]+)" y="(\d+)"[^>]*class="lit-ring"', PAGE.chips(scene, room.view(0))
    )
    step, width = TABLE.step, TABLE.width + TABLE.gap
    civ = [("1.5", f"{(TOP - space) * step + 2:g}") for space in (4, 5)]
    water = [(f"{width + 1.5:g}", f"{(TOP - space) * step + 2:g}") for space in (2, 3)]
    assert lit == civ + water


def test_a_preview_moves_no_tracker_of_the_game() -> None:
    room = room_of("republic")
    own = game_at(room).players[0]
    own.trackers, own.pool = [3, 17, 32, 48, 64], []
    scene = Scene(room.page_context(0))
    assert position(scene).players[0].trackers[0] == 3
    own.trackers, own.pool = [5, 17, 32, 48, 64], [TWO_WATER]
    after = room.view(0)
    shown = PAGE.chips(scene, after)
    assert position(scene).players[0].trackers == [3, 17, 32, 48, 64]
    assert own.trackers == [5, 17, 32, 48, 64]
    assert PAGE.chips(scene, after) == shown


def test_a_preview_tells_what_a_tile_buries_and_the_meteorite_that_falls() -> None:
    room = room_of()
    own = game_at(room).players[0]
    scene = Scene(room.page_context(0))
    before = position(scene).players[0].board
    own.board = before.clone()
    _, buried = own.board.place_tile(HAS_METEOR.index(True), 0, before.lifepods[0])
    shown = PAGE.chips(scene, room.view(0))
    assert buried and f"{buried} lost" in shown and "1 falls" in shown
    own.board = before
    assert "lost" not in PAGE.chips(scene, room.view(0))


def test_a_preview_shows_movement_by_its_own_sign() -> None:
    room = room_of()
    scene = Scene(room.page_context(0))
    assert position(scene).players[0].moves == 0
    game_at(room).players[0].moves = 2
    shown = PAGE.chips(scene, room.view(0))
    assert "»" in shown and "pu-rover" not in shown


def test_a_breakthrough_tells_whether_it_is_locked_and_what_unlocks_it() -> None:
    def told(side: str, level: str, **own: Any) -> str:
        piece = find(scene_of(side, **own), PAGE.pieces(), f"tech:{level}")
        assert piece is not None
        return piece.now[-1]

    locked = "Locked until a tracker reaches space {} of the technology track."
    assert told("republic", "1", trackers=[0, 16, 32, 48, 64]) == locked.format(3)
    assert told("republic", "1", trackers=[0, 16, 32, 48, 67]) == "In force now."
    assert told("republic", "2", trackers=[0, 16, 32, 48, 67]) == locked.format(5)
    assert told("flux", "1", trackers=[0, 16, 32, 48, 79]) == "Reached, but not in force now."
    assert told("jump_drive", "A") == "Locked until you put a collected lifepod on it."
    assert told("jump_drive", "A", unlocked=1) == "In force now."


def test_a_track_tells_what_it_is_for_and_what_the_next_step_brings() -> None:
    scene = scene_of("republic", trackers=[1, 16, 32, 48, 64])
    for key in ("track:civ", "do:advance-civ"):
        piece = find(scene, PAGE.pieces(), key)
        assert piece is not None
        assert piece.now == (
            "The civilization track brings civ cards.",
            "One step up: A civ card of rank 1.",
        )


def test_an_objective_that_nobody_leads_has_a_grey_bar() -> None:
    scene = scene_of("republic")
    shown = goals(scene, 0)
    assert 'height="6" fill="var(--text-3)"' in shown and "points now" in shown
    assert 'height="6" fill="var(--p1)"' not in shown


def test_a_preview_without_advances_lights_nothing() -> None:
    room = room_of()
    game_at(room).players[0].pool = [TWO_WATER]
    assert "lit-ring" not in PAGE.chips(Scene(room.page_context(0)), room.view(0))


def test_what_tiles_refer_to_stands_in_the_page() -> None:
    room, rng = room_of(), random.Random(1)
    while not room.table_view(0).ahead:
        room.accept(propose(room, rng, rng.randrange(10**9)))
    parts = PAGE.parts(Scene(room.page_context(0)))
    page = PAGE.layout(composed(parts)) + page_symbols()
    used = re.findall(r'(?:href="#|url\(#)([^")]+)', page)
    assert len([name for name in used if re.fullmatch(r"t\d+-[01]", name)]) > 12
    ghosts = {f"{kind}-{name}" for kind in ("t", "tg") for name in TERRAIN_IDS}
    assert {*used, *ghosts, "tg-meteor"} <= set(re.findall(r' id="([^"]+)"', page))


def test_the_page_is_told_every_tile_in_every_turn() -> None:
    told = dict(re.findall(r'data-(\w+)="([^"]*)"', shapes()))
    drawings = [shape.split("|") for shape in told["shapes"].split(";")]
    for tile, look in enumerate(told["tiles"].split(";")):
        shape, first, second, *meteor = look.split()
        for turn, drawing in enumerate(drawings[int(shape)]):
            squares = {}
            for square in drawing.split():
                row, column, kind = square.split(",")
                code = TERRAIN_IDS.index((first, second)[int(kind[0])])
                code |= BUILDING * ("b" in kind) | METEOR * ("m" in kind and bool(meteor))
                squares[int(row) + 5, int(column) + 5] = code
            assert squares == piece_squares(tile, turn, 5 * COLUMNS + 5)


def test_the_page_is_told_where_a_tile_fits() -> None:
    room, rng = room_of(), random.Random(1)
    while not room.table_view(0).ahead:
        room.accept(propose(room, rng, rng.randrange(10**9)))
    table_view = room.table_view(0)
    parts = dict(PAGE.parts(Scene(room.page_context(0))))
    found = re.search(r'data-ahead="([^"]*)"', str(parts["keys"]))
    assert found is not None
    told = []
    for way in found[1].split(";"):
        _, tile, turn, keys, cells, asked = way.split("|")
        letters = [ord(letter) - 96 for letter in cells]
        pairs = zip(letters[::2], letters[1::2], strict=True)
        legal = [f"cell:{row}-{column}" for row, column in pairs]
        told.append((8 * int(tile) + int(turn), keys.split(), legal, asked))
    assert told == [
        (lead["frame"][3], lead["keys"], lead["legal"], "1") for lead in table_view.ahead
    ]


@pytest.mark.parametrize("seed", range(3))
def test_parts_from_the_cache_are_those_drawn_anew(seed: int) -> None:
    wishes = [SeatWish(kind="person", name=name) for name in ("Ada", "Bo", "Cy")]
    options = {"planets": ["random"], "corporations": ["random"], "events": ["on"]}
    wish = NewTable(game="planet-unknown", seats=wishes, options=options)
    table = Lobby(["planet-unknown"], build, ["random"]).create(wish, "host").record
    room, rng = Room(replace(table, seed=str(seed)), build), random.Random(seed)
    drawings: dict[Any, Any] = {}
    for number in range(120):
        for seat in range(-1, 3) if number % 5 == 0 else room.movers():
            context = room.page_context(seat)
            context.drawings = drawings
            assert PAGE.parts(Scene(context)) == PAGE.parts(Scene(room.page_context(seat)))
        room.accept(propose(room, rng, rng.randrange(10**9)))


@pytest.mark.parametrize(
    ("keys", "path", "why", "verb"),
    [
        (
            ["track:civ", "track:tech"],
            "synergy",
            "A synergy is one free step; choose a lit track.",
            "Advance",
        ),
        (["track:civ"], "event.rover_or_civ_down", "Choose a lit track.", "Move back"),
        (["track:civ"], "event.setback_of_two", "Choose a lit track.", "Move back"),
        (["track:civ"], "move_focus", "Choose a lit track.", "Confirm"),
        (["cell:3-4", "done"], "drive", "Choose a lit square, one step at a time.", "Go there"),
        (["cell:3-4"], "place_patch", "Choose a lit square.", "Place the patch"),
        (["gain:patch", "gain:synergy"], "choose_benefit", "2 choices", "Confirm"),
    ],
)
def test_the_bar_says_where_to_choose_and_what_the_button_does(
    keys: list[str], path: str, why: str, verb: str
) -> None:
    shown = question_bar(scene_asked(keys, path), [])
    assert f'id="why">{why}</p>' in shown and f'data-verb="{verb}"' in shown


def test_rovers_to_drive_need_no_confirming_but_those_to_lose_do() -> None:
    keys = ["rover:2-8", "rover:11-5"]
    assert 'data-direct="rover"' in question_bar(scene_asked(keys, "drive"), [])
    assert "data-direct" not in question_bar(scene_asked(keys, "event.rover_lost"), [])


def test_a_phone_shows_the_planet_for_what_is_answered_there() -> None:
    """Even if another answer, such as to be done, can be seen on any tab."""
    opens = 'data-opens="planet"'
    assert opens in question_bar(scene_asked(["cell:3-4", "done"], "drive"), [])
    tile = [TurnedTile("outer", 0, 0, ["take:outer"], "")]
    assert opens in question_bar(scene_asked(["take:outer", "do:move"]), tile)
    assert opens not in question_bar(scene_asked(["do:move", "do:patch"]), [])


def test_the_special_rule_of_the_planet_is_told() -> None:
    scene = scene_of()
    assert dict(PAGE.parts(scene))["rule"] == '<section id="rule" hidden></section>'
    for number, planet in enumerate(PLANETS):
        if planet.rule != "standard":
            scene = scene_of(board=new_board(number))
            told = str(dict(PAGE.parts(scene))["rule"])
            assert str(esc(planet.names[0])) in told and scene.find("rule", planet.id) in told


def test_turning_the_station_shows_what_everybody_gets() -> None:
    room = room_of()
    scene = Scene(room.page_context(0))
    scene.table_view.keys = ["rotate:0", "rotate:1"]
    game = position(scene)
    turned = (game.rotation + 1) % 6
    tiles = faced_tiles(game, 0, turned)
    assert tiles != faced_tiles(game, 0, game.rotation)
    game_at(room).rotation = turned
    chips = PAGE.chips(scene, room.view(0))
    assert all(small_picture(tile) in chips for tile in tiles)
    assert 'data-onto="#station .st-svg"' in chips and chips.count("<circle") >= 2


def test_civ_cards_to_choose_stand_before_those_one_has() -> None:
    keys = [f"civ:{CIV_CARDS[card].id}" for card in (1, 2)]
    kinds = re.findall(r'class="cc (\w+)"', civ(scene_asked(keys, civ_open=[0], offer=[1, 2]), 0))
    assert kinds == ["offer", "offer", "civ"]


def test_the_text_board_can_be_opened_from_the_help_on_any_screen() -> None:
    assert 'data-act="text"' in help_panel(scene_of())


def test_the_log_names_the_track_only_where_a_tracker_leaves_its_own() -> None:
    book = scene_of("makeshift").book
    assert book is not None
    seats = ["Coral"]
    assert book.event((log.TRACKER_ADVANCED, 0, WATER, WATER << 4 | 3, 0, 0), seats) == (
        "Coral: water advances to 3"
    )
    assert book.event((log.TRACKER_ADVANCED, 0, TECH, WATER << 4 | 3, 0, 0), seats) == (
        "Coral: technology advances to water 3"
    )
    assert book.event((log.SCORED, 0, LINES.index("lifepods"), 4, 0, 0), seats) == (
        "Coral scores 4 points: lifepods"
    )


def test_a_square_where_no_tile_fits_says_which_rule_keeps_it_off() -> None:
    wishes = [SeatWish(kind="person", name=name) for name in ("Ada", "Bo")]
    options = {"planets": ["pajitnov", "gaia"], "events": ["on"]}
    wish = NewTable(game="planet-unknown", seats=wishes, options=options)
    table = Lobby(["planet-unknown"], build, ["random"]).create(wish, "host").record
    room = Room(replace(table, seed="4"), build)
    rng, told, alone = random.Random(4), set(), 0
    for _ in range(400):
        if room.is_over():
            break
        for seat in room.movers():
            for tile in turned_tiles(Scene(room.page_context(seat))):
                told |= refused_squares(room, seat, tile, rng)
                alone += not tile.asks_cell
        room.accept(propose(room, rng, rng.randrange(10**9)))
    assert {reasons.OFF_PLANET, reasons.OVERLAPS, reasons.MUST_TOUCH} <= told
    assert {reasons.MUST_START_ON_EDGE, reasons.PLANET_FORBIDS, reasons.EVENT_FORBIDS} <= told
    assert alone > 0


def refused_squares(room: Room, seat: int, tile: TurnedTile, rng: random.Random) -> set[int]:
    """Ask why a tile cannot cover squares that it cannot; the kinds of reasons."""
    board = game_at(room).players[seat].board
    printed = PLANETS[board.planet].cells
    squares = ORIENTATIONS[SHAPE_OF[tile.tile]][tile.turn].squares
    shape = [(each.row - squares[0].row, each.column - squares[0].column) for each in squares]
    letters = [ord(letter) - 97 for letter in tile.cells]
    fitting = list(zip(letters[::2], letters[1::2], strict=True))
    reached = {(row + r, column + c) for row, column in fitting for r, c in shape}
    taken = {cell for cell in printed if board.has(OCCUPIED, cell)}
    found = set()
    for cell in rng.sample(sorted(printed), 16):
        row, column = divmod(cell, COLUMNS)
        if (row, column) in reached:
            continue
        kind = unpack(room.why_not(seat, f"cell:{row + 1}-{column + 1}", tile.keys))[0]
        ways = [{(row - r + y, column - c + x) for y, x in shape} for r, c in shape]
        numbers = [{COLUMNS * r + c if c in range(COLUMNS) else -1 for r, c in w} for w in ways]
        inside = [each for each in numbers if each <= set(printed)]
        clear = [each for each in inside if not each & taken]
        if cell in taken or (inside and not clear):
            assert kind == reasons.OVERLAPS
        elif not inside:
            assert kind == reasons.OFF_PLANET
        else:
            assert kind > reasons.OVERLAPS
        found.add(kind)
    return found
