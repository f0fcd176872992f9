"""What the page shows of a choice before it is made: figures and buildings on the map."""

from __future__ import annotations

import json
import re

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.web.games import page_of
from planetfall.web.games.on_mars.paths import ways
from tests.web.visible import questions


def test_a_chosen_way_shows_where_the_figure_will_stand() -> None:
    longest = 0
    for room, seat, scene in questions("on-mars", 2, {}, "en", most=300):
        for way in ways(scene).values():
            hex, keys = max(way["to"].items(), key=lambda item: len(item[1]))
            seen = room.preview(seat, keys)
            markup = str(page_of("on-mars").chips(scene, seen))
            assert f"<b>{hex}</b>" in markup and f">{way['at']}</span>" in markup
            assert 'data-onto=".om-map-part > svg"' in markup
            longest = max(longest, len(keys))
    assert longest > 1


def test_a_chosen_hex_shows_what_will_stand_there() -> None:
    looked = 0
    for room, seat, scene in questions("on-mars", 2, {}, "en", most=500):
        if scene.asking() != "ChooseHex":
            continue
        for key in scene.table_view.keys:
            hex = key.partition(":")[2]
            if hex in HEX_NAMES:
                scene.context.chosen = [key]
                markup = str(page_of("on-mars").chips(scene, room.preview(seat, [key])))
                assert markup.count('class="preview"') == 1
                assert markup.count('class="picked"') == 1 and " here: " in markup
                looked += 1
    assert looked > 10


def test_a_payment_that_a_mineral_may_make_says_so() -> None:
    said = set()
    for _, _, scene in questions("on-mars", 2, {}, "en", most=500):
        if scene.asking() == "PayCost":
            bar = str(dict(page_of("on-mars").parts(scene))["ask"])
            told = "A mineral may be paid in place of any other resource." in bar
            assert told == ("pay:mineral" in scene.table_view.keys)
            said.add(told)
    assert True in said


def test_a_chosen_hex_shows_the_discovery_tile_that_will_lie_there() -> None:
    looked = 0
    for room, seat, scene in questions("on-mars", 2, {}, "en", most=900):
        if scene.asking() != "ChooseTileHex":
            continue
        for key in scene.table_view.keys:
            scene.context.chosen = [key]
            markup = str(page_of("on-mars").chips(scene, room.preview(seat, [key])))
            assert markup.count('class="preview"') == 1
            assert f'<span class="picked">{key.partition(":")[2]}: ' in markup
            looked += 1
    assert looked > 5


def test_the_confirm_button_says_what_a_choice_does() -> None:
    """Every kind of answer that has a place has a word, other than a plain yes or no."""
    seen = set()
    for lang, moved in (("en", "Move"), ("cs", "Pohnout")):
        for _, _, scene in questions("on-mars", 2, {}, lang, most=500):
            bar = str(dict(page_of("on-mars").parts(scene))["ask"])
            found = re.search("data-verbs='([^']*)'", bar)
            verbs = json.loads(found[1]) if found else {}
            kinds = {key.partition(":")[0] for key in scene.table_view.keys if ":" in key}
            assert kinds <= {*verbs}, scene.asking()
            seen |= {(scene.asking(), kind) for kind in kinds}
            assert verbs.get("bot", moved) == moved
    assert {("ChooseHex", "hex"), ("Turn", "main"), ("PayCost", "pay"), ("Move", "bot")} <= seen
