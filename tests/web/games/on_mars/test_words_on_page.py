"""What the page of On Mars says of itself: hints, aims, prices, lessons, labels of numbers."""

from __future__ import annotations

import html
import re

import pytest

from planetfall.games import build
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS
from planetfall.games.on_mars.components.names import GRID, SHELTER
from planetfall.games.on_mars.components.private_goals import PRIVATE_GOALS
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.words import book
from planetfall.table.room import Room
from planetfall.web.games import page_of
from planetfall.web.games.on_mars.coach import LESSONS
from planetfall.web.pages import coach, pieces
from planetfall.web.pages.options import option_fields
from planetfall.web.pages.scene import Scene
from planetfall.web.words import words
from tests.web.visible import questions, room_of

CHAPTERS = {"invasion": 3, "outbreak": 2, "blackout": 2, "monolith": 1}


def parts(scene: Scene) -> dict[str, str]:
    return {name: str(part) for name, part in page_of("on-mars").parts(scene)}


def hint(scene: Scene) -> str:
    found = re.search(r'id="why">([^<]*)<', parts(scene)["ask"])
    return found[1] if found else ""


def chapter(name: str, lang: str = "en") -> Scene:
    """The first question of a chapter."""
    room = room_of("on-mars", CHAPTERS[name], {"chapter": name})
    return Scene(room.page_context(room.movers()[0], lang))


def colony_of(room: Room) -> Colony:
    assert room.play is not None
    game = room.play.game
    assert isinstance(game, Colony)
    return game


def test_the_shuttle_and_a_journey_say_what_they_bring() -> None:
    found = {}
    for room, seat, scene in questions("on-mars", 2, {}, "en", most=250):
        asking = scene.asking()
        if asking == "PlaceShuttle":
            found[asking] = hint(scene)
            assert 'data-listed="side"' in parts(scene)["ask"]
        elif asking == "MayTravel":
            found[f"from {colony_of(room).players[seat].side()}"] = hint(scene)
        else:
            assert "data-listed" not in parts(scene)["ask"]
        if len(found) == 3:
            break
    assert found == {
        "PlaceShuttle": "After round 1 it flies from there: who is there travels free.",
        "from 0": "You place a Discovery, get colonists back, take a Turn Order benefit.",
        "from 1": "You produce, get colonists back, take a Turn Order benefit.",
    }


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_questions_of_the_first_turns_say_what_to_know(lang: str) -> None:
    wanted = {"ChooseSpace", "TakeTech", "PlaceTech", "Develop", "ChooseHex", "WelcomeShip"}
    for _, _, scene in questions("on-mars", 2, {}, lang, most=400):
        if (asking := scene.asking()) in wanted:
            wanted.remove(asking)
            assert hint(scene) == scene.words[f"om.hint.{asking}"]
        if not wanted:
            return
    raise AssertionError(f"nobody is asked {wanted}")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_blueprint_has_all_its_words_on_the_own_board(lang: str) -> None:
    said = book(lang)
    for number, building in enumerate(UPGRADES):
        # Hospitals are a building of their own.
        chapter = "outbreak" if building > SHELTER else "invasion"
        room = room_of("on-mars", 3, {"chapter": chapter})
        colony_of(room).players[0].blueprints = [number]
        dock = parts(Scene(room.page_context(0, lang)))["dock"]
        name = said.called("blueprint", number)
        words = said.effect(BLUEPRINT_CARDS[number].executive)
        narrow = dock.index("d-narrow")
        for drawn in (dock[dock.index("d-strip") : narrow], dock[narrow:]):
            told = " ".join(re.findall(r">([^<>]+)<", drawn)).lower()
            assert html.escape(words.lower(), quote=False) in told, name


@pytest.mark.parametrize(("lang", "reward"), [("en", "Reward: "), ("cs", "Odměna: ")])
def test_a_private_goal_says_what_it_wants_and_what_it_gives(lang: str, reward: str) -> None:
    said = book(lang)
    for number, goal in enumerate(PRIVATE_GOALS):
        room = room_of("on-mars", 2, {})
        colony_of(room).players[0].goals = [number]
        scene = Scene(room.page_context(0, lang))
        dock = parts(scene)["dock"]
        strip = dock[dock.index("d-strip") : dock.index("d-narrow")]
        told = " ".join(re.findall(r">([^<>]+)<", strip)).lower()
        needs = said.all_of([said.effect(need) for need in goal.needs()])
        assert needs.lower() in told and reward.lower() in told


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_commander_without_tokens_is_asked_what_is_left(lang: str) -> None:
    for room, _, scene in questions("on-mars", 3, {"chapter": "invasion"}, lang, most=900):
        keys = scene.table_view.keys
        if scene.asking() == "CommanderTurn" and "restore" in keys:
            commander = commander_of(colony_of(room))
            if not commander.reusable and not commander.single:
                assert not [key for key in keys if key.startswith(("reusable", "single"))]
                assert scene.words["ask.CommanderTurn.none"] in parts(scene)["ask"]
                return
    raise AssertionError("there are always tokens")


def test_the_running_total_says_what_it_is() -> None:
    room = room_of("on-mars", 2, {})
    left = parts(Scene(room.page_context(0)))["left"]
    assert "Points if the game ended now" in left


@pytest.mark.parametrize("name", ["invasion", "outbreak", "blackout"])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_chapter_begins_with_its_aim(name: str, lang: str) -> None:
    scene = chapter(name, lang)
    aim = hint(scene)
    assert aim.startswith(scene.words[f"aim.{name}"].partition("{")[0])
    assert "{" not in aim
    assert f'<p class="aim">{aim}</p>' in parts(scene)["goals"]


def test_monolith_says_its_aim_beside_the_first_decks() -> None:
    scene = chapter("monolith")
    assert "chance decides" in hint(scene)
    assert (
        "You win with 4 of the 5 objectives; you lose when time reaches 15."
        in (parts(scene)["goals"])
    )


@pytest.mark.parametrize("name", CHAPTERS)
def test_the_numbers_of_a_chapter_say_what_they_decide(name: str) -> None:
    scene = chapter(name)
    kinds = page_of("on-mars").pieces()
    shown = parts(scene)
    gauges = re.findall(r'data-piece="gauge:([a-z_]+)"', shown["top"])
    assert len(gauges) == 2
    for gauge in gauges:
        end = scene.words[f"gauge.{gauge}.end"].partition("{")[0]
        assert end in shown["map"] and f'data-piece="gauge:{gauge}"' in shown["map"]
        piece = pieces.find(scene, kinds, f"gauge:{gauge}")
        assert piece is not None and len(piece.now) == 3


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("invasion", ["<b>0</b>/100", "<b>20</b>"]),
        ("outbreak", ["<b>0</b>/14", "<b>12</b>"]),
        ("blackout", ["<b>0</b>/5", "<b>6</b>"]),
    ],
)
def test_a_number_that_falls_to_0_stands_without_its_limit(name: str, figures: list[str]) -> None:
    top = parts(chapter(name))["top"]
    assert re.findall(r"<span>(<b>[−\d]+</b>[/\d]*)</span></span>", top)[-2:] == figures


@pytest.mark.parametrize("name", ["outbreak", "blackout", "monolith"])
def test_the_time_track_says_what_moves_it(name: str) -> None:
    scene = chapter(name)
    piece = pieces.find(scene, page_of("on-mars").pieces(), "time")
    assert piece is not None and piece.now == (scene.words[f"time.{name}"],)


@pytest.mark.parametrize("name", CHAPTERS)
def test_points_stand_only_where_a_seat_scores_them(name: str) -> None:
    shown = parts(chapter(name))
    assert ("points by column" in shown["dock"]) == (name == "monolith")
    # Those of a card count for the team in the Invasion.
    assert ("vp-ink" in shown["displays"]) == (name in ("invasion", "monolith"))


def test_crystals_are_counted_alike_everywhere() -> None:
    room = room_of("on-mars", 2, {})
    own = colony_of(room).players[0]
    own.crystals, own.waiting = 2, 1
    shown = parts(Scene(room.page_context(0)))
    assert re.findall(r'data-n="om-crystal">(\d+)<', shown["stock"]) == ["2"]
    # What waits below the Depot is marked, not counted.
    assert ">2+<" in shown["left"]
    assert ">+1 later<" in shown["dock"]


@pytest.mark.parametrize(
    ("row", "price"),
    [
        ("top", "Price: 1 battery and 1 resource of your choice."),
        ("middle", "Price: 1 battery."),
        ("bottom", "Price: free."),
    ],
)
def test_a_tech_on_the_grid_says_its_price(row: str, price: str) -> None:
    room = room_of("on-mars", 2, {})
    grid = colony_of(room).grid
    space = next(name for name in GRID if name.startswith(row) and grid[GRID.index(name)])
    scene = Scene(room.page_context(0))
    tip = pieces.tip(scene, page_of("on-mars").pieces(), f"grid:{space}")
    assert price in str(tip)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_lesson_has_a_title_and_a_text(lang: str) -> None:
    scene = Scene(room_of("on-mars", 2, {}).page_context(0, lang))
    panel = str(coach.panel(scene, LESSONS))
    assert len(re.findall(r"<h2>[^<]+</h2><p>[^<]+</p>", panel)) == len(LESSONS) == 13


def test_a_lesson_comes_when_the_colonists_are_used_up() -> None:
    room = room_of("on-mars", 2, {})
    scene = Scene(room.page_context(0))
    assert "no-colonists" not in parts(scene)["dock"]
    colony_of(room).players[0].quarters = 0
    assert "no-colonists" in parts(Scene(room.page_context(0)))["dock"]


def test_many_cards_keep_their_words() -> None:
    room = room_of("on-mars", 2, {})
    colony_of(room).players[0].blueprints = list(range(6))
    scene = Scene(room.page_context(0))
    dock = parts(scene)["dock"]
    strip = dock[dock.index("d-strip") : dock.index("d-narrow")]
    assert len(re.findall(r'data-key="(?:blueprint|goal):', strip)) == 9
    assert strip.count("Reward:") == 3


def test_the_lobby_says_which_seat_commands_the_aliens() -> None:
    form = str(option_fields(build("on-mars", {}), words("en")))
    invasion = form[form.index('value="invasion"') :].partition("</option>")[0]
    assert 'data-last-seat="commands the aliens"' in invasion
    assert "data-seat-note=" in invasion and "data-help=" in invasion
    assert form.count("data-last-seat") == 1


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_who_falls_ill_is_asked_with_where_to_press(lang: str) -> None:
    for _, _, scene in questions("on-mars", 2, {"chapter": "outbreak"}, lang, most=250):
        if scene.asking() == "Infect":
            assert scene.words["om.infected"] in hint(scene)
            return
    raise AssertionError("nobody falls ill")
