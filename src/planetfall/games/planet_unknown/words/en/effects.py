"""What effects, objectives and breakthroughs do, in English."""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "lifepod": ("lifepod", "lifepods"),
    "meteorite": ("meteorite", "meteorites"),
    "movement": ("movement point", "movement points"),
    "patch": ("biomass patch", "biomass patches"),
    "point": ("point", "points"),
    "rover": ("rover", "rovers"),
    "section": ("section", "sections"),
    "spaces": ("", " spaces"),
}

PHRASES: Final = {
    "tile": "{first} and {second} tile",
    "tracks.any": "any one tracker",
    "tracks.not_civ": "one tracker other than civilization",
    # Effects.
    "AdvanceOne": "advance {tracks} by {steps}{steps:~spaces}",
    "AdvanceOne.bare": "advance {tracks} by {steps}{steps:~spaces} without benefits",
    "AdvanceDifferent": "advance {trackers} different trackers by {steps}{steps:~spaces} each",
    "AdvanceDifferent.one": "advance one tracker by {steps}{steps:~spaces}",
    "AdvanceAllTo": "advance every lower tracker to space {height}, without synergies",
    "RegressOne": "regress {tracks} by {steps}{steps:~spaces}, without benefits",
    "GainPatches": "gain {count:patch}",
    "GainMovement": "gain {points:movement}",
    "GainSynergy": "gain a synergy",
    "CollectLifepods": "collect {count:lifepod} from your planet",
    "CollectMeteorites": "collect {count:meteorite} from your planet",
    "DestroyMeteorites": "destroy {count:meteorite} on your planet",
    "DestroyLifepods": "destroy {count:lifepod} on your planet",
    "ClearLine": "destroy all meteorites of one row or column",
    "TeleportRover": "move one rover to any square",
    "MeteorStrike": "put a meteorite on a meteor symbol that has none",
    "DestroyRover": "if two or more rovers stand on your planet, destroy one of them",
    "ExtraRover": "a rover from the box goes on the tile you place this turn",
    "LoseLifepod": "destroy one collected lifepod",
    "LoseMeteorite": "destroy one collected meteorite",
    "ExtraTile": "take another tile of your section and place it",
    "ExtraTile.bare": "take another tile of your section and place it; its buildings "
    "advance nothing",
    "NoRoversOn": "this turn rovers may not enter {terrain} terrain",
    "KeepOffEdge": "this turn tiles may not cover edge squares",
    "KeepOffIce": "this turn tiles may not cover ice",
    "NoMatchingTerrain": "this turn no square of a tile may touch the same terrain",
    "OneBuildingOnly": "this turn only one building of your tile advances",
    "NoMilestones": "this turn civ, patch, rover and breakthrough milestones give nothing",
    "NoSynergies": "this turn no synergies are gained",
    "AddCivCards": "one unused card joins every civ deck",
    "RemoveCivCards": "one card leaves every civ deck",
    "DrawObjective": "draw one more personal objective",
    "DestroyObjective": "discard one personal objective",
    "FreeRotation": "turn the station to any section",
    "EmptyStack": "remove all tiles of one stack of your section",
    "SynergyOrPeek": "gain a synergy or look at the next event",
    # End-game cards.
    "last": "at the end of the game make {advances} advances by 1",
    "last.one": "at the end of the game advance 1 tracker by 1",
    "Points": "{amount:point}",
    "PointsPerPatch": "{amount:point} for each biomass patch on your planet",
    "LifepodValue": "each lifepod in the scoring area is worth {amount:point}",
    "MeteoriteSet": "three meteorites are worth 1 point more for each card of this set",
    "CommerceSet": "{points} points for 1, 2, 3 or 4 cards of this set",
    # Objectives.
    "most": "most",
    "fewest": "fewest",
    "largest": "largest",
    "smallest": "smallest",
    "neighbour.buildings_on_edge": "{many} {terrain} buildings on edge squares",
    "neighbour.largest_area": "{size} {terrain} area",
    "neighbour.number_of_areas": "{many} {terrain} areas",
    "neighbour.buildings": "{many} {terrain} buildings",
    "neighbour.tracks_at_top": "{many} tracks completed to the top",
    "neighbour.collected_meteorites": "{many} collected meteorites",
    "neighbour.collected_lifepods": "{many} collected lifepods",
    "personal.rectangle": "a {a} × {b} block of {terrain} terrain",
    "personal.area_with_buildings": "one {terrain} area with at least {a} {terrain} buildings",
    "personal.track_at_top": "the {terrain} track completed to the top",
    "personal.buildings_at_most": "at most {a} {terrain} buildings",
    "personal.meteorites_at_least": "at least {a} collected meteorites",
    "personal.more_lifepods": "more collected lifepods than collected meteorites",
    "personal.all_ice_covered": "all ice squares covered",
    "personal.all_land_covered": "all land squares covered",
    # Breakthroughs.
    "tech.ignore_adjacency": "Tiles may be placed without touching other pieces.",
    "tech.store_patches": "Biomass patches may be put aside and placed at the end of the game.",
    "tech.more_movement": "+{amount} to every movement number of the rover track.",
    "tech.double_water": "A water advance from placing a tile is 2 spaces, with both benefits.",
    "tech.no_meteorites": "Meteorites are no longer placed on your tiles.",
    "tech.movement_for_civ_tiles": "Choosing a tile with civilization gives the movement number "
    "your rover tracker stands on.",
    "tech.wider_civ_choice": "When you pick a civ card, {amount} card of the next rank joins them.",
    "tech.teleport_between_civ_buildings": "A rover may teleport between civilization buildings "
    "for {amount} movement point.",
    "tech.synergy_for_civ_milestones": "Every civ milestone also gives a synergy.",
    "tech.two_last_civ_cards": "End of the game: keep {amount} of all civ cards left.",
    "tech.reset_biomass": "From its top space the biomass tracker may return to 0 at any time.",
    "tech.patches_on_tiles": "Patches may also be placed on tiles, but not on meteorites.",
    "tech.extra_patch": "Once per turn gain {amount} patch more when you gain one.",
    "tech.patches_on_meteorites": "Patches may be placed on meteorites and destroy them.",
    "tech.diagonal_rovers": "Rovers may also move diagonally.",
    "tech.reposition_lifepods_once": "Once per game reposition up to {amount} collected lifepods.",
    "tech.reposition_for_energy_tiles": "Placing a tile with energy lets you reposition {amount} "
    "collected lifepod.",
    "tech.free_energy_steps": "Steps onto energy terrain cost no movement.",
    "tech.reposition_each_turn": "Once per turn reposition {amount} collected lifepod.",
    "tech.rover_tiles_ignore_adjacency": "Tiles with rover terrain may be placed without touching "
    "other pieces.",
    "tech.movement_for_loaded_rovers": "Start of the turn: {amount} movement point for each "
    "loaded rover.",
    "tech.patch_for_meteorites": "Each collected meteorite gives a biomass patch.",
    "tech.destroy_on_water": "A loaded rover may destroy its meteorite on water terrain.",
    "tech.advance_rover": "Once per turn rover may advance by {amount}.",
    "tech.synergy_for_patch": "Once per turn take a synergy instead of a biomass patch.",
    "tech.teleport_to_same_terrain": "Once per turn a rover may teleport to the same terrain on "
    "another tile for {amount} movement point.",
    "tech.double_synergy": "Once per turn a synergy may move its tracker {amount} spaces.",
    "tech.tech_as_energy": "When you place a tile, its technology building may act as energy.",
    "tech.claim_row": "Once per game gain all benefits of the row of one tracker.",
    "tech.common_objective": "Once per game draw {amount} objectives and choose 1; all compete "
    "for it.",
    "tech.jump_trackers": "Trackers jump over trackers in their way.",
    "tech.movement_for_rovers_on_water": "Start of the turn: {amount} movement point for each "
    "rover on water terrain.",
    "tech.water_for_tiles_off_ice": "A tile placed entirely off the ice advances water by "
    "{amount}.",
    "tech.patch_for_water_tiles": "Placing a tile with water gives a biomass patch.",
    "tech.synergy_for_water_tiles": "Placing a tile with water gives a synergy.",
    "tech.outer_tracks_meet": "The two outermost tracks count as neighbours.",
    "tech.more_movement_together": "With several trackers on the rover track each rover progress "
    "gives {amount} movement point more.",
    "tech.sideways": "Instead of advancing, a tracker may move sideways to a neighbouring track "
    "and gain the benefit there.",
    "tech.regress_each_turn": "Once per turn one tracker regresses by {amount}.",
    "tech.score_like_the_best": "End of the game: each tracker scores like the best one on its "
    "track.",
    "tech.movement_for_rovers_on_focus": "Start of the turn: {amount} movement points for each "
    "rover on the focus terrain.",
    "tech.advance_focus_to_milestone": "Once per game advance the focus track to its next "
    "milestone.",
    "tech.improve_focus": "The focus track gives more: civ rank +1, synergies twice, two patches, "
    "or +1 movement.",
    "tech.meteorite_for_focus_tiles": "Placing a tile with the focus terrain collects {amount} "
    "meteorite from anywhere on your planet.",
    "tech.advance_focus": "Once per turn the focus track may advance by {amount}.",
}
