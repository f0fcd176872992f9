"""Positions for questions and reasons that random games do not come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from planetfall import positions
from planetfall.core.game import Game
from tests.rulebook.on_mars.help import Position, choose
from tests.rulebook.on_mars_alien_invasion import monolith
from tests.rulebook.on_mars_alien_invasion.blackout import Outages
from tests.rulebook.on_mars_alien_invasion.outbreak import Ward
from tests.rulebook.on_mars_alien_invasion.test_10_outbreak_play import two_rooms
from tests.rulebook.on_mars_alien_invasion.test_11_outbreak_buildings import owning
from tests.rulebook.planet_unknown.help import (
    all_but,
    civ_picks,
    ending,
    event,
    keys,
    placement,
    seat,
)


def mars(**options: Any) -> Any:
    """Terraforming Mars with a rich seat 0."""
    return positions.start("terraforming-mars", seats=2, **options).give(0, mc=100)


def unknown() -> Any:
    """Planet Unknown that asks also where there is no choice."""
    return positions.start("planet-unknown", seats=2).ask_all()


def colony() -> Position:
    """On Mars with some crystals."""
    return Position(seats=2).crystals(0, 4)


def questions(title: str) -> Iterator[Game]:
    """Positions for what asks only in a place of its own."""
    if title == "planet-unknown":
        yield ending(seat(corporation="republic", trackers={"tech": 15, "civ": 3}))
        yield civ_picks(seat(due=[1, 2]), seat(), civ=["temp_agency", "wage_increase"])
        pods: dict[str, Any] = {"lifepods": 2, "pods": ["water-3"], "lifepods_at": ["3-8", "5-2"]}
        yield event("collected_lifepod_lost", seat(corporation="jump_drive", **pods), seat())
    elif title == "terraforming-mars":
        at = mars().play(0, "decomposers", "tardigrades", "ants")
        yield at.hold("tardigrades", 2).play_now(0, "imported_nitrogen")
        at = mars().play(0, "ants").play(1, "tardigrades", "decomposers")
        yield at.hold("tardigrades", 2).hold("decomposers", 1).ask_all().turn(0)
        yield choose(mars().play(0, "inventors_guild").turn(0), 0, "act:inventors_guild")
        at = mars(colonies=True).play(0, "atmo_collectors", "titan_shuttles").give(1, mc=9)
        yield at.hold("atmo_collectors", 2).hold("titan_shuttles", 1).play_now(0, "air_raid")
        game = mars(colonies=True).play(0, "trade_envoys").turn(0)
        yield choose(game, 0, "trade", "colony:luna")
    else:
        at = two_rooms().people(0, "room_1", well=2, ill=1).people(0, "room_2", well=1)
        yield at.card(0, "calm_1")
        at = two_rooms().people(0, "room_1", well=2, ill=1).people(0, "working_area", ill=1)
        yield at.doing("lss.retrieve", 0)
        at = two_rooms().people(0, "room_1", well=1, ill=1).people(0, "room_2", well=2)
        at.storage(0, battery=1).put("bot of 0 at 9-6")
        yield choose(at.calm(0), 0, "main:construct_building")
        at = Ward(3).people(0, "room_1", well=3).people(0, "working_area", well=1, ill=1)
        yield at.space(0, 1).doing("return_colonists", 0, 1)
        at = owning("disease_control_clinic").tech(0, "medicine", "c4m").crystals(0, 2).storage(0)
        yield choose(at.calm(0), 0, "use:disease_control_clinic")
        yield monolith.strike(monolith.start().tech(0, "rover", "c4m").storage(0), "hacked_tech")
        yield monolith.strike(monolith.start().bots(0, "4-4", "5-6"), "bot_destroyed")
        yield Outages(3).put("mine at 1-1").strike("mine")


def refusals(title: str) -> Iterator[tuple[str, Game, str]]:
    """Reasons, each with a position and a word that is refused to seat 0 for it."""
    if title == "planet-unknown":
        at = unknown().faces(None, "i2_rover_tech")
        yield "stack_empty", at.placement(), "take:outer"
        at = unknown().faces("i4_civ_energy", "i2_rover_tech")
        left = all_but("6-6", "6-7", "7-6", "7-7", "8-6")
        at.write(f"seat 0: board.patches={','.join(left)}")
        yield "tile_fits_nowhere", at.placement(), "take:outer"
        yield "toxic", driving(), "cell:3-5"
        game: Game = civ_picks(seat(due=[1], trackers={"civ": 15}), seat(), civ=["temp_agency"])
        yield "track_on_top", game, "track:civ"
    elif title == "terraforming-mars":
        at = mars().rating(0, 35).milestone(1, "mayor").milestone(1, "gardener")
        yield "all_claimed", at.milestone(1, "builder").turn(0), "milestone:terraformer"
        yield "cannot_claim", mars().put("ocean at 4-8").play_now(0, "land_claim"), "hex:4-8"
        at = mars().play(0, "viral_enhancers").hand(0, "moss").some_oceans(3).give(0, mc=9, plant=5)
        yield "cannot_store", choose(at.ask_all().turn(0), 0, "play:moss"), "choose:1"
        at = mars().corporation(0, "tharsis_republic").write("seat 0: owes=1")
        yield "first_action_owed", at.turn(0), "standard:power_plant"
        for name, card in (
            ("no_box", "robotic_workforce"),
            ("no_victim", "cloud_seeding"),
            ("too_few_cities", "rad_suits"),
        ):
            yield name, mars().hand(0, card).some_oceans(3).turn(0), f"play:{card}"
        at = mars().play(0, "regolith_eaters").hold("regolith_eaters", 1).ask_all()
        game = choose(at.turn(0), 0, "act:regolith_eaters")
        yield "too_little_held", game, "choose:0"
    else:
        for name, blueprint, space in (
            ("already_there", "aerial_elevator", 2),
            ("no_colonist_away", "aqueduct", 5),
        ):
            at = colony().building("mine", "1-1").advanced(0, blueprint, "1-1").space(0, space)
            yield name, at.turn(0), f"use:{blueprint}"
        at = colony().goals(0, "three_shelters").write("seat 0: goal=three_ships")
        yield "goal_done", at.turn(0), "goal:three_shelters"
        yield "no_ship", colony().ships(0, 5).level(5).turn(0), "main:welcome_ship"
        at = colony().scientist(0, "rd_engineer").building("mine", "1-1")
        game = at.advanced(1, "automated_production", "1-1").turn(0)
        yield "nothing_produces", game, "work:automated_production"


def driving() -> Game:
    """A rover about to move on a planet with toxic squares."""
    part = seat(
        planet="kaax",
        tiles=[("i2_civ_energy", 0, "1-6")],
        rovers_at=["2-6"],
        trackers={"rover": 3},
    )
    game = placement("i4_civ_energy", "i2_rover_tech", part)
    for word in ("take:inner", "turn:0", "cell:3-6"):
        if word in keys(game):
            game.choose(0, word)
    return game
