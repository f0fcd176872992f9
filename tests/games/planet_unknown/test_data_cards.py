"""Every card of Planet Unknown equals the carried-over facts in `data/`."""

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall.games.planet_unknown.components import (
    civ_data,
    events_data,
    objectives,
    tiles,
)
from planetfall.games.planet_unknown.components import planet as planet_base
from planetfall.games.planet_unknown.components.civ_data import CivRecord
from planetfall.games.planet_unknown.components.events_data import EventRecord
from planetfall.testing import rule

DATA = Path(__file__).parent / "data"


def facts(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


CIV = facts("civ_cards")
OBJECTIVES = facts("objectives")
EVENTS = facts("events")


# -- civ cards -------------------------------------------------------------------------------


def civ_effect(card: CivRecord) -> dict[str, Any]:
    """Return what a card does in the words of the facts."""
    count, amount = card.count, card.amount
    match civ_data.KIND_IDS[card.kind]:
        case "advance_different":
            return {"kind": "advance_different", "trackers": count, "amount": amount}
        case "gain_patches":
            return {"kind": "gain_patches", "count": count}
        case "movement":
            return {"kind": "rover_move", "amount": amount}
        case "extra_tile":
            return {"kind": "extra_tile", "from": "own_section", "advance": amount == 1}
        case "points":
            return {"kind": "points", "amount": amount}
        case "collect_lifepods":
            return {"kind": "collect", "what": "lifepod", "count": count, "from": "planet"}
        case "teleport_rover":
            return {"kind": "teleport_rover", "to": "any_square"}
        case "clear_line":
            return {"kind": "destroy_meteorites", "where": "one_row_or_column", "count": "all"}
        case "advance_all_to":
            return {
                "kind": "advance_all_to",
                "pos": amount,
                "measured_by": "board_height",
                "pos_overrides": {"wormhole": {"biomass": 2}},
                "no_synergy": True,
            }
        case "points_per_patch":
            return {"kind": "points_per", "what": "patch_on_planet", "amount": amount}
        case "points_and_advance":
            return {
                "kind": "points_and_advance",
                "points": amount,
                "trackers": count,
                "amount": 1,
            }
        case "destroy_meteorites":
            return {"kind": "destroy_meteorites", "where": "anywhere", "count": count}
        case "lifepod_value":
            return {"kind": "lifepod_value", "points_each": amount}
        case "meteorite_set":
            return {
                "kind": "set",
                "set": "meteorite_repo",
                "points_per_3_meteorites_by_cards": list(civ_data.METEORITE_SET_POINTS),
            }
        case _:
            return {
                "kind": "set",
                "set": "commerce_agreement",
                "points_by_cards": list(civ_data.COMMERCE_SET_POINTS),
            }


@pytest.mark.parametrize("number", range(36), ids=list(civ_data.CIV_IDS))
def test_a_civ_card_equals_the_facts(number: int) -> None:
    fact = CIV["cards"][number]
    card = civ_data.CIV_CARDS[number]
    assert card.number == fact["number"] == number + 1
    assert card.rank == fact["rank"]
    assert civ_data.TIMING_IDS[card.timing] == fact["timing"]
    assert civ_effect(card) == fact["effect"]
    name, czech = civ_data.CIV_NAMES[card.id]
    assert name == fact["published_name"]
    assert czech.strip()


def test_there_are_nine_civ_cards_of_each_rank() -> None:
    ranks = [card.rank for card in civ_data.CIV_CARDS]
    assert [ranks.count(r) for r in (1, 2, 3, 4)] == [9, 9, 9, 9]
    assert len(set(civ_data.CIV_IDS)) == len(CIV["cards"]) == 36
    assert list(civ_data.CIV_NAMES) == list(civ_data.CIV_IDS)


# -- events ----------------------------------------------------------------------------------


def event_effect(card: EventRecord) -> dict[str, Any]:
    """Return what a card does in the words of the facts."""
    amount = card.amount
    names = [tiles.TERRAIN_IDS[t] for t in card.tracks]
    token = ("", "lifepod", "meteorite")[card.token]
    place = ("planet", "corporation")[card.place]
    match events_data.KIND_IDS[card.kind]:
        case "extra_rover":
            return {"kind": "extra_rover", "from": "box", "place": "tile_placed_this_turn"}
        case "add_civ_cards":
            return {
                "kind": "add_civ_cards",
                "per_rank": amount,
                "from": "box",
                "random": True,
                "scope": "table",
            }
        case "draw_objective":
            return {"kind": "draw_personal_objective", "count": amount}
        case "advance_choice":
            return {
                "kind": "advance_choice",
                "tracks": names,
                "amount": amount,
                "benefits": card.benefits,
            }
        case "rotate_station":
            return {"kind": "rotate_station", "choice": "any"}
        case "gain_patches":
            return {"kind": "gain_patches", "count": amount}
        case "collect":
            return {"kind": "collect", "what": token, "count": amount, "from": place}
        case "regress_choice":
            return {"kind": "regress_choice", "tracks": names, "amount": amount}
        case "add_meteorite":
            assert amount == 1
            return {"kind": "add_meteorite", "where": "empty_meteor_symbol"}
        case "rover_ban":
            terrain = tiles.TERRAIN_IDS[card.terrain]
            return {"kind": "rover_forbidden_terrain", "terrain": terrain}
        case "destroy_objective":
            return {"kind": "destroy_personal_objective", "count": amount}
        case "destroy_rover":
            return {
                "kind": "destroy_rover",
                "count": amount,
                "condition": "more_than_one_rover_on_planet",
            }
        case "remove_civ_cards":
            return {
                "kind": "remove_civ_cards",
                "per_rank": amount,
                "random": True,
                "scope": "table",
            }
        case "destroy":
            return {"kind": "destroy", "what": token, "count": amount, "from": place}
        case "empty_stack":
            choice = "one_of_the_two_stacks_of_current_section"
            return {"kind": "empty_stack", "choice": choice}
        case "synergy_or_peek":
            options = [{"kind": "synergy"}, {"kind": "peek_next_event"}]
            return {"kind": "choice", "options": options}
        case "no_milestones":
            icons = ["civ_card", "biomass_patch", "place_rover", "tech"]
            return {"kind": "no_milestones", "icons": icons}
        case "keep_off_edge":
            return {"kind": "no_tile_on_perimeter"}
        case "one_building":
            return {"kind": "one_building_only"}
        case "no_matching":
            return {"kind": "no_matching_adjacent_terrain"}
        case "keep_off_ice":
            return {"kind": "no_tile_on_ice"}
        case other:
            return {"kind": other}


@pytest.mark.parametrize("number", range(60), ids=list(events_data.EVENT_IDS))
def test_an_event_equals_the_facts(number: int) -> None:
    fact = EVENTS["cards"][number]
    card = events_data.EVENTS[number]
    assert card.number == fact["number"] == number + 1
    assert events_data.COLOUR_IDS[card.colour] == fact["colour"]
    assert card.solo_only == fact["solo_only"]
    assert event_effect(card) == fact["effect"]
    english, czech = events_data.EVENT_NAMES[card.id]
    assert english.strip() and czech.strip()


def test_there_are_twenty_events_of_each_colour_and_six_for_solo() -> None:
    colours = [card.colour for card in events_data.EVENTS]
    assert [colours.count(c) for c in range(3)] == [20, 20, 20]
    solo = [card.colour for card in events_data.EVENTS if card.solo_only]
    assert [solo.count(c) for c in range(3)] == [4, 0, 2]
    assert EVENTS["deck_size"] == events_data.DECK_SIZE
    assert len(set(events_data.EVENT_IDS)) == 60
    assert list(events_data.EVENT_NAMES) == list(events_data.EVENT_IDS)


@rule("PU-23.09", "PU-23.10", "PU-23.11")
def test_the_solo_target_table_equals_the_facts() -> None:
    fact = EVENTS["solo_target"]
    assert events_data.SOLO_BASE == fact["base"]
    assert [f"{low}" for low in events_data.SOLO_BANDS] == [
        band.removesuffix("+").split("-")[0] for band in fact["bands"]
    ]
    for colour, name in enumerate(events_data.COLOUR_IDS):
        assert list(events_data.SOLO_TARGET[colour]) == fact[name]
    for edition, name in enumerate(planet_base.EDITION_IDS):
        lows = [low for low, _ in fact["grades_by_difference"][name]]
        assert [None, *events_data.SOLO_GRADES[edition]] == lows


# -- objectives ------------------------------------------------------------------------------


def neighbour_fact(side: objectives.Neighbour) -> dict[str, Any]:
    words = {"buildings_on_edge": "buildings_on_perimeter"}
    name = objectives.NEIGHBOUR_IDS[side.kind]
    found: dict[str, Any] = {
        "published_name": objectives.SIDE_NAMES[side.id][0],
        "metric": words.get(name, name),
        "compare": "fewest" if side.fewest else "most",
        "win": objectives.WIN_POINTS,
        "tie": objectives.TIE_POINTS,
        "lose": objectives.LOSE_POINTS,
    }
    if side.terrain >= 0:
        found["terrain"] = tiles.TERRAIN_IDS[side.terrain]
    return found


def personal_fact(side: objectives.Personal) -> dict[str, Any]:
    words = {
        "meteorites_at_least": "collected_meteorites_at_least",
        "more_lifepods": "more_lifepods_than_meteorites",
    }
    name = objectives.PERSONAL_IDS[side.kind]
    found: dict[str, Any] = {
        "published_name": objectives.SIDE_NAMES[side.id][0],
        "condition": words.get(name, name),
        "points": objectives.PERSONAL_POINTS,
    }
    if side.terrain >= 0:
        word = "track" if name == "track_at_top" else "terrain"
        found[word] = tiles.TERRAIN_IDS[side.terrain]
    match name:
        case "rectangle":
            found |= {"width": side.a, "height": side.b}
            if side.a != side.b:
                found["either_way"] = True
        case "area_with_buildings":
            found["buildings"] = side.a
        case "buildings_at_most" | "meteorites_at_least":
            found["count"] = side.a
    return found


@pytest.mark.parametrize("number", range(28), ids=list(objectives.OBJECTIVE_IDS))
def test_an_objective_equals_the_facts(number: int) -> None:
    fact = OBJECTIVES["cards"][number]
    card = objectives.OBJECTIVES[number]
    assert card.number == fact["number"] == number + 1
    assert neighbour_fact(card.neighbour) == fact["neighbour"]
    assert personal_fact(card.personal) == fact["personal"]
    for side in (card.neighbour.id, card.personal.id):
        assert objectives.SIDE_NAMES[side][1].strip()


def test_the_objectives_are_all_there() -> None:
    assert len(set(objectives.OBJECTIVE_IDS)) == len(OBJECTIVES["cards"]) == 28
    assert len(objectives.SIDE_NAMES) == 56
