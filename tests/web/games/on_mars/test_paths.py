"""Ways of several steps, and cards to choose among, on the page of On Mars."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import rover_hex
from planetfall.web.games import page_of
from planetfall.web.games.on_mars.choice import choice
from planetfall.web.games.on_mars.paths import ways
from tests.web.visible import questions


def test_every_way_can_be_gone_and_ends_where_it_says() -> None:
    looked, longest = 0, 0
    for room, seat, scene in questions("on-mars", 2, {}, "en", most=500):
        assert room.play is not None
        for figure, way in ways(scene).items():
            for hex, keys in way["to"].items():
                game = room.play.game.clone()
                assert isinstance(game, Colony)
                for key in keys:
                    game.apply(seat, game.rules.option(key))
                place = rover_hex(game, seat)
                if figure != "rover":
                    place = game.players[seat].bots[int(figure[4:]) - 1]
                assert HEX_NAMES[place] == hex
                looked, longest = looked + 1, max(longest, len(keys))
    assert looked > 50 and longest > 1


@pytest.mark.parametrize(("options", "scored"), [({}, True), ({"chapter": "blackout"}, False)])
def test_cards_to_choose_among_say_what_they_do(options: dict[str, str], scored: bool) -> None:
    found = 0
    for _, _, scene in questions("on-mars", 2, options, "en", most=400):
        markup = choice(scene)
        keys = [key for key in scene.table_view.keys if key.startswith("blueprint:")]
        if len(keys) > 1 and "choosecard" in markup:
            found += 1
            for key in keys:
                assert f'data-key="{key}"' in markup
            assert markup.count("<p>") == len(keys)
            for part in ("lvl", "cu", "cc"):
                assert markup.count(f'class="{part}"') == len(keys)
            for part in ("vp", "vm"):
                assert markup.count(f'class="{part}"') == len(keys) * scored
    assert found > 0


def test_a_completed_mission_keeps_its_name() -> None:
    for _, _, scene in questions("on-mars", 2, {}, "en", most=1500):
        colony = scene.position
        assert isinstance(colony, Colony)
        if colony.round and not all(colony.missions):
            markup = str(dict(page_of("on-mars").parts(scene))["actions"])
            assert markup.count('data-piece="mission:') == 3
            return
    raise AssertionError("no mission was completed")
