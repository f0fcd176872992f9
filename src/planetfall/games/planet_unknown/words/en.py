"""Planet Unknown in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.components import objectives as goals
from planetfall.games.planet_unknown.components.cards import worth
from planetfall.games.planet_unknown.components.civ_data import COMMERCE_SET_POINTS
from planetfall.games.planet_unknown.components.corporation import Tech
from planetfall.games.planet_unknown.components.corporations import (
    CORPORATIONS,
    cosmos,
    flux,
    horizon,
    jump_drive,
    republic,
    wormhole,
)
from planetfall.games.planet_unknown.components.objectives import Neighbour, Personal
from planetfall.games.planet_unknown.components.planets import PLANETS, RULE_IDS
from planetfall.games.planet_unknown.effects import (
    advance,
    civ,
    events,
    lifepods,
    patches,
    rovers,
    station,
    tiles,
    tokens,
    work,
)
from planetfall.games.planet_unknown.scoring import LINES
from planetfall.games.planet_unknown.setup import KeepObjectives
from planetfall.games.planet_unknown.vocabulary import USE_KEYS
from planetfall.games.planet_unknown.words import names
from planetfall.text.book import Asked, Book, Event
from planetfall.text.grammar import english, join

TERRAINS: Final = {
    "civ": "civilization",
    "water": "water",
    "biomass": "biomass",
    "rover": "rover",
    "tech": "technology",
    "energy": "energy",
}

SPECIALS: Final = {
    "universal_coalition": "No special rule.",
    "republic": "Reaching a civ milestone regresses one other tracker by 1.",
    "wormhole": "A biomass building advances biomass only if its tile extended a biomass area; "
    "each biomass space gives one of its two benefits.",
    "cosmos": "A collected lifepod goes to the scoring area or on a space of any track; trackers "
    "jump over it and what it covers is void.",
    "horizon": "A rover loads one meteorite and collects it by delivering it to a rover building.",
    "jump_drive": "A collected lifepod goes to the scoring area or unlocks a breakthrough A to F; "
    "the technology track unlocks none.",
    "oasis": "Water advances along its winding path, one space for each water square on ice; "
    "trackers block each other.",
    "makeshift": "A tracker advances straight or diagonally up and scores on the track where it "
    "stands; trackers block each other.",
    "flux": "A token marks the focus track and may move with each breakthrough; only the newest "
    "breakthrough works.",
}

TECHS: Final = {
    "ignore_adjacency": "Tiles may be placed without touching other pieces.",
    "store_patches": "Biomass patches may be put aside and placed at the end of the game.",
    "more_movement": "+{amount} to every movement number of the rover track.",
    "double_water": "A water advance from placing a tile is 2 spaces, with both benefits.",
    "no_meteorites": "Meteorites are no longer placed on your tiles.",
    "movement_for_civ_tiles": "Choosing a tile with civilization gives the movement number your "
    "rover tracker stands on.",
    "wider_civ_choice": "When you pick a civ card, {amount} card of the next rank joins them.",
    "teleport_between_civ_buildings": "A rover may teleport between civilization buildings for "
    "{amount} movement point.",
    "synergy_for_civ_milestones": "Every civ milestone also gives a synergy.",
    "two_last_civ_cards": "End of the game: keep {amount} of all civ cards left.",
    "reset_biomass": "From its top space the biomass tracker may return to 0 at any time.",
    "patches_on_tiles": "Patches may also be placed on tiles, but not on meteorites.",
    "extra_patch": "Once per turn gain {amount} patch more when you gain one.",
    "patches_on_meteorites": "Patches may be placed on meteorites and destroy them.",
    "diagonal_rovers": "Rovers may also move diagonally.",
    "reposition_lifepods_once": "Once per game reposition up to {amount} collected lifepods.",
    "reposition_for_energy_tiles": "Placing a tile with energy lets you reposition {amount} "
    "collected lifepod.",
    "free_energy_steps": "Steps onto energy terrain cost no movement.",
    "reposition_each_turn": "Once per turn reposition {amount} collected lifepod.",
    "rover_tiles_ignore_adjacency": "Tiles with rover terrain may be placed without touching other "
    "pieces.",
    "movement_for_loaded_rovers": "Start of the turn: {amount} movement point for each loaded "
    "rover.",
    "patch_for_meteorites": "Each collected meteorite gives a biomass patch.",
    "destroy_on_water": "A loaded rover may destroy its meteorite on water terrain.",
    "advance_rover": "Once per turn rover may advance by {amount}.",
    "synergy_for_patch": "Once per turn take a synergy instead of a biomass patch.",
    "teleport_to_same_terrain": "Once per turn a rover may teleport to the same terrain on another "
    "tile for {amount} movement point.",
    "double_synergy": "Once per turn a synergy may move its tracker {amount} spaces.",
    "tech_as_energy": "When you place a tile, its technology building may act as energy.",
    "claim_row": "Once per game gain all benefits of the row of one tracker.",
    "common_objective": "Once per game draw {amount} objectives and choose 1; all compete for it.",
    "jump_trackers": "Trackers jump over trackers in their way.",
    "movement_for_rovers_on_water": "Start of the turn: {amount} movement point for each rover on "
    "water terrain.",
    "water_for_tiles_off_ice": "A tile placed entirely off the ice advances water by {amount}.",
    "patch_for_water_tiles": "Placing a tile with water gives a biomass patch.",
    "synergy_for_water_tiles": "Placing a tile with water gives a synergy.",
    "outer_tracks_meet": "The two outermost tracks count as neighbours.",
    "more_movement_together": "With several trackers on the rover track each rover progress gives "
    "{amount} movement point more.",
    "sideways": "Instead of advancing, a tracker may move sideways to a neighbouring track and "
    "gain the benefit there.",
    "regress_each_turn": "Once per turn one tracker regresses by {amount}.",
    "score_like_the_best": "End of the game: each tracker scores like the best one on its track.",
    "movement_for_rovers_on_focus": "Start of the turn: {amount} movement points for each rover on "
    "the focus terrain.",
    "advance_focus_to_milestone": "Once per game advance the focus track to its next milestone.",
    "improve_focus": "The focus track gives more: civ rank +1, synergies twice, two patches, or +1 "
    "movement.",
    "meteorite_for_focus_tiles": "Placing a tile with the focus terrain collects {amount} "
    "meteorite from anywhere on your planet.",
    "advance_focus": "Once per turn the focus track may advance by {amount}.",
}

PLANET_RULES: Final = {
    "standard": "No special rule.",
    "ice_or_land": "A tile lies on ice only or on land only.",
    "quadrant_ban": "In each quadrant one kind of building is forbidden.",
    "ring_anchor": "A tile never lies wholly on the ring, a patch never on it.",
    "chasm": "No tile crosses the chasm; rovers cross it only diagonally at its two gaps.",
    "centre_start": "The first piece covers one of the four central squares.",
    "slide_in": "Every piece must be slid into its place from one of the four sides.",
    "cities": "Each uncovered city is worth 2 points at the end.",
    "currents": "Uncovered electric currents count as energy terrain at the end.",
    "toxic": "Rovers may not enter uncovered toxic squares.",
    "corner_ice": "Squares are missing in the middle; lines count the printed squares only.",
    "planetoids": "Each filled planetoid is worth 2 points.",
    "holes": "Nothing is placed on the holes; lines count the printed squares only.",
}

USES: Final = {
    "reset-biomass": "Return biomass to 0",
    "reposition-three": "Reposition up to 3 lifepods",
    "reposition": "Reposition a lifepod",
    "advance-rover": "Advance rover",
    "claim-row": "Gain the benefits of a row",
    "common-objective": "Draw an objective for all",
    "regress": "Regress a tracker",
    "advance-to-milestone": "Advance to the next milestone",
    "advance-focus": "Advance the focus track",
    "extra-patch": "Gain one patch more",
    "synergy-for-patch": "Take a synergy instead",
}

WORK: Final = {
    "advance-civ": "Advance civilization",
    "advance-water": "Advance water",
    "advance-biomass": "Advance biomass",
    "advance-rover": "Advance rover",
    "advance-tech": "Advance technology",
    "energy": "Use the energy building",
    "synergy": "Use a synergy",
    "patch": "Place a biomass patch",
    "rover": "Place a rover",
    "regress": "Regress a tracker",
    "benefit": "Choose a benefit",
    "focus": "Move the flux token",
    "reposition": "Reposition a lifepod",
    "meteorite": "Collect a meteorite",
    "advance-any": "Advance any tracker",
    "move": "Move rovers",
}

TERMS: Final = {
    "title": "Planet Unknown",
    "about": "Everybody fills a planet at once with tiles from one turning station.",
    "score:planet": "Rows and columns",
    "score:civ": "Civilization track",
    "score:water": "Water track",
    "score:biomass": "Biomass track",
    "score:rover": "Rover track",
    "score:tech": "Technology track",
    "score:lifepods": "Lifepods",
    "score:meteorites": "Meteorites",
    "score:civ_cards": "Civ cards",
    "score:personal": "Personal objectives",
    "score:neighbours": "Neighbour objectives",
    "outcome:points": "more points",
    "outcome:uncovered": "fewer uncovered squares",
    "outcome:meteorites": "fewer meteorites left",
    "outcome:shared": "a shared victory",
    "outcome:grade_0": "critical failure",
    "outcome:grade_1": "mission failed",
    "outcome:grade_2": "target narrowly missed",
    "outcome:grade_3": "mission accomplished",
    "outcome:grade_4": "mission accomplished with distinction",
    "outcome:grade_5": "outstanding mission",
    "outcome:grade_6": "legendary mission",
    "option:planets": "Planets",
    "help:planets": "The planet side of each seat; without a choice everybody has KSB-4156.",
    "option:corporations": "Corporations",
    "help:corporations": "The corporation side of each seat; without a choice everybody leads the "
    "Universal Coalition.",
    "option:events": "Events",
    "help:events": "Each turn an event is revealed; green is mild, red is harsh.",
    "option:personal_objectives": "Personal objectives",
    "help:personal_objectives": "Everybody also has a secret objective.",
    "option:fixed_rotation": "Fixed rotation",
    "help:fixed_rotation": "Two players: the station turns by one section after each turn.",
    "option:edition": "Edition",
    "help:edition": "Whose wording decides where the Czech and the English rulebook differ.",
    "option:ring": "Ring position",
    "help:ring": "How the inner ring of the station stands against the outer one.",
    "last:1": "at the end of the game advance 1 tracker by 1",
    "last:many": "at the end of the game make {} advances by 1",
    "phase:setup": "Setup",
    "phase:rotation": "Rotation",
    "phase:event": "Event",
    "phase:turn": "Place a tile",
    "phase:civ": "Civ cards",
    "phase:end": "End of the game",
    "kind:tile": "tile",
    "kind:planet": "planet",
    "kind:corporation": "corporation",
    "kind:civ": "civ card",
    "kind:objective": "objective",
    "kind:event": "event",
}


def fill(book: Book) -> None:
    """Fill an English book."""
    names.add_names(book, names.EN, TERRAINS, "{} and {} tile", TERRAINS)
    book.terms.update(TERMS)
    _add_effects(book)
    _add_cards(book)
    _add_questions(book)
    _add_labels(book)
    _add_reasons(book)
    _add_events(book)


def _tracks(book: Book, numbers: tuple[int, ...]) -> str:
    if len(numbers) == 5:
        return "any one tracker"
    if numbers == (1, 2, 3, 4):
        return "one tracker other than civilization"
    return join([names.terrain(book, number) for number in numbers], "or")


def _spaces(number: int) -> str:
    return f"by {number}" if number == 1 else f"by {number} spaces"


def _add_effects(book: Book) -> None:
    said = book.effects
    said[advance.AdvanceOne] = lambda e: (
        f"advance {_tracks(book, e.tracks)} {_spaces(e.steps)}"
        + ("" if e.benefits else " without benefits")
    )
    said[advance.AdvanceDifferent] = lambda e: (
        f"advance one tracker {_spaces(e.steps)}"
        if e.trackers == 1
        else f"advance {e.trackers} different trackers {_spaces(e.steps)} each"
    )
    said[advance.AdvanceAllTo] = lambda e: (
        f"advance every lower tracker to space {e.height}, without synergies"
    )
    said[advance.RegressOne] = lambda e: (
        f"regress {_tracks(book, e.tracks)} {_spaces(e.amount)}, without benefits"
    )
    said[tokens.GainPatches] = lambda e: (
        "gain " + english(e.count, "biomass patch", "biomass patches")
    )
    said[tokens.GainMovement] = lambda e: "gain " + english(e.points, "movement point")
    said[tokens.GainSynergy] = lambda e: "gain a synergy"
    said[tokens.CollectLifepods] = lambda e: (
        f"collect {english(e.count, 'lifepod')} from your planet"
    )
    said[tokens.CollectMeteorites] = lambda e: (
        f"collect {english(e.count, 'meteorite')} from your planet"
    )
    said[tokens.DestroyMeteorites] = lambda e: (
        f"destroy {english(e.count, 'meteorite')} on your planet"
    )
    said[tokens.DestroyLifepods] = lambda e: f"destroy {english(e.count, 'lifepod')} on your planet"
    said[tokens.ClearLine] = lambda e: "destroy all meteorites of one row or column"
    said[tokens.TeleportRover] = lambda e: "move one rover to any square"
    said[tokens.MeteorStrike] = lambda e: "put a meteorite on a meteor symbol that has none"
    said[tokens.DestroyRover] = lambda e: (
        "if two or more rovers stand on your planet, destroy one of them"
    )
    said[tokens.ExtraRover] = lambda e: "a rover from the box goes on the tile you place this turn"
    said[tokens.LoseLifepod] = lambda e: "destroy one collected lifepod"
    said[tokens.LoseMeteorite] = lambda e: "destroy one collected meteorite"
    said[tiles.ExtraTile] = lambda e: (
        "take another tile of your section and place it"
        + ("" if e.advance else "; its buildings advance nothing")
    )
    said[events.NoRoversOn] = lambda e: (
        f"this turn rovers may not enter {book.name('terrain', e.name())} terrain"
    )
    said[events.KeepOffEdge] = lambda e: "this turn tiles may not cover edge squares"
    said[events.KeepOffIce] = lambda e: "this turn tiles may not cover ice"
    said[events.NoMatchingTerrain] = lambda e: (
        "this turn no square of a tile may touch the same terrain"
    )
    said[events.OneBuildingOnly] = lambda e: "this turn only one building of your tile advances"
    said[events.NoMilestones] = lambda e: (
        "this turn civ, patch, rover and breakthrough milestones give nothing"
    )
    said[events.NoSynergies] = lambda e: "this turn no synergies are gained"
    said[events.AddCivCards] = lambda e: "one unused card joins every civ deck"
    said[events.RemoveCivCards] = lambda e: "one card leaves every civ deck"
    said[events.DrawObjective] = lambda e: "draw one more personal objective"
    said[events.DestroyObjective] = lambda e: "discard one personal objective"
    said[events.FreeRotation] = lambda e: "turn the station to any section"
    said[events.EmptyStack] = lambda e: "remove all tiles of one stack of your section"
    said[events.SynergyOrPeek] = lambda e: "gain a synergy or look at the next event"
    said[worth.Points] = lambda e: english(e.amount, "point")
    said[worth.PointsPerPatch] = lambda e: (
        f"{english(e.amount, 'point')} for each biomass patch on your planet"
    )
    said[worth.LifepodValue] = lambda e: (
        f"each lifepod in the scoring area is worth {english(e.amount, 'point')}"
    )
    said[worth.MeteoriteSet] = lambda e: (
        "three meteorites are worth 1 point more for each card of this set"
    )
    said[worth.CommerceSet] = lambda e: f"{_set_points()} points for 1, 2, 3 or 4 cards of this set"


def _set_points() -> str:
    return join([str(points) for points in COMMERCE_SET_POINTS[1:]], "or")


def _add_cards(book: Book) -> None:
    book.effects[Neighbour] = lambda side: _neighbour(book, side)
    book.effects[Personal] = lambda side: _personal(book, side)
    book.effects[Tech] = lambda tech: TECHS[tech.id].format(amount=tech.amount)
    for corporation in CORPORATIONS:
        book.terms[f"special:{corporation.id}"] = SPECIALS[corporation.id]
    for planet in PLANETS:
        book.terms[f"rule:{planet.id}"] = PLANET_RULES[RULE_IDS[planet.rule]]


def _neighbour(book: Book, side: Any) -> str:
    much = "fewest" if side.fewest else "most"
    ground = names.terrain(book, side.terrain) if side.terrain >= 0 else ""
    if side.kind == goals.BUILDINGS_ON_EDGE:
        return f"{much} {ground} buildings on edge squares"
    if side.kind == goals.LARGEST_AREA:
        return f"{'smallest' if side.fewest else 'largest'} {ground} area"
    if side.kind == goals.NUMBER_OF_AREAS:
        return f"{much} {ground} areas"
    if side.kind == goals.BUILDINGS:
        return f"{much} {ground} buildings"
    if side.kind == goals.TRACKS_AT_TOP:
        return f"{much} tracks completed to the top"
    if side.kind == goals.COLLECTED_METEORITES:
        return f"{much} collected meteorites"
    return f"{much} collected lifepods"


def _personal(book: Book, side: Any) -> str:
    ground = names.terrain(book, side.terrain) if side.terrain >= 0 else ""
    if side.kind == goals.RECTANGLE:
        return f"a {side.a} × {side.b} block of {ground} terrain"
    if side.kind == goals.AREA_WITH_BUILDINGS:
        return f"one {ground} area with at least {side.a} {ground} buildings"
    if side.kind == goals.TRACK_AT_TOP:
        return f"the {ground} track completed to the top"
    if side.kind == goals.BUILDINGS_AT_MOST:
        return f"at most {side.a} {ground} buildings"
    if side.kind == goals.METEORITES_AT_LEAST:
        return f"at least {side.a} collected meteorites"
    if side.kind == goals.MORE_LIFEPODS:
        return "more collected lifepods than collected meteorites"
    if side.kind == goals.ALL_ICE_COVERED:
        return "all ice squares covered"
    return "all land squares covered"


def _add_questions(book: Book) -> None:
    asks = book.questions
    asks[work.Work] = _what_next
    asks[advance.Advance] = lambda q: f"Where does the {names.terrain(book, q.a)} tracker go?"
    asks[advance.AdvanceOne] = lambda q: "Which tracker advances?"
    asks[advance.AdvanceDifferent] = lambda q: "Which tracker advances next?"
    asks[advance.AdvanceAllTo] = lambda q: "Which tracker moves first?"
    asks[advance.Synergy] = lambda q: "Which tracker does the synergy advance?"
    asks[jump_drive.Double] = lambda q: f"Move {names.terrain(book, q.a)} by 2 spaces?"
    asks[advance.Energy] = lambda q: "Which tracker does the energy building advance?"
    asks[advance.RegressOne] = lambda q: "Which tracker regresses?"
    asks[civ.CivSlot] = lambda q: "Which rank of civ cards comes first?"
    asks[civ.Pick] = lambda q: f"Which civ card of rank {q.a} do you keep?"
    asks[republic.LastCards] = lambda q: "Which of the remaining civ cards do you keep?"
    asks[events.DestroyObjective] = lambda q: "Which personal objective do you discard?"
    asks[jump_drive.ChooseCommon] = lambda q: "For which objective will all compete?"
    asks[events.FreeRotation] = lambda q: "How far does the station turn?"
    asks[events.EmptyStack] = lambda q: "Which stack of your section is removed?"
    asks[events.SynergyOrPeek] = lambda q: "A synergy, or a look at the next event?"
    asks[lifepods.StowLifepod] = lambda q: "Where does the lifepod go?"
    asks[cosmos.CoverSpace] = lambda q: (
        f"Which space of the {names.terrain(book, q.a)} track does the lifepod cover?"
    )
    asks[cosmos.Reposition] = lambda q: "Which lifepod do you reposition?"
    asks[patches.PlacePatch] = lambda q: "Where does the biomass patch go?"
    asks[rovers.PlaceRover] = lambda q: "Where does the rover land?"
    asks[rovers.Drive] = lambda q: (
        f"Move a rover: {english(q.own()['moves'], 'movement point')} left"
    )
    asks[rovers.Step] = lambda q: "Where does this rover go?"
    asks[horizon.Destroy] = lambda q: "Destroy the meteorite on board?"
    asks[station.Rotate] = lambda q: "How far do you turn the station?"
    asks[tiles.ExtraTile] = lambda q: "Which extra tile do you take?"
    asks[tiles.ChooseTurn] = lambda q: "How do you turn the tile?"
    asks[tiles.ChooseCell] = lambda q: "Where does the tile go?"
    asks[tiles.OneOfBoth] = lambda q: "Which building advances?"
    asks[tokens.CollectLifepods] = lambda q: "Which lifepod do you collect?"
    asks[tokens.CollectMeteorites] = lambda q: "Which meteorite do you collect?"
    asks[tokens.DestroyMeteorites] = lambda q: "Which meteorite is destroyed?"
    asks[tokens.DestroyLifepods] = lambda q: "Which lifepod is destroyed?"
    asks[tokens.ClearLine] = lambda q: "Which row or column is cleared of meteorites?"
    asks[tokens.TeleportRover] = lambda q: (
        "Where does the rover go?" if q.a else "Which rover moves?"
    )
    asks[tokens.MeteorStrike] = lambda q: "Where does the meteorite fall?"
    asks[tokens.DestroyRover] = lambda q: "Which rover is destroyed?"
    asks[tokens.LoseLifepod] = lambda q: "Which collected lifepod is destroyed?"
    asks[jump_drive.ClaimRow] = lambda q: "The row of which tracker do you claim?"
    asks[wormhole.ChooseBenefit] = lambda q: "Which benefit do you take?"
    asks[flux.MoveFocus] = lambda q: "Which track is in focus?"
    asks[flux.CollectMeteorite] = lambda q: "Which meteorite do you collect?"
    asks[KeepObjectives] = lambda q: "Which personal objective do you keep?"


def _what_next(asked: Asked) -> str:
    if any(key.startswith("take:") for key in asked.data["legal"]):
        return "Which tile do you take?"
    return "What do you do next?"


def _add_labels(book: Book) -> None:
    says = book.labels
    says["take"] = lambda rest, q: "Large tile" if rest == "outer" else "Small tile"
    says["turn"] = lambda rest, q: _turn(int(rest))
    says["cell"] = lambda rest, q: f"Square {rest}"
    says["rover"] = lambda rest, q: f"Rover on {rest}"
    says["rotate"] = lambda rest, q: (
        "Leave it" if rest == "0" else f"{english(int(rest), 'section')} clockwise"
    )
    says["track"] = lambda rest, q: _capital(book.name("track", rest))
    says["space"] = lambda rest, q: _space(book, rest)
    says["do"] = lambda rest, q: WORK[rest]
    says["use"] = lambda rest, q: USES[rest]
    says["store"] = lambda rest, q: "Put it aside"
    says["score"] = lambda rest, q: "Scoring area"
    says["unlock"] = lambda rest, q: f"Breakthrough {rest.upper()}"
    says["gain"] = lambda rest, q: _gain(book, rest)
    says["building"] = lambda rest, q: _capital(book.name("terrain", rest))
    says["rank"] = lambda rest, q: f"Rank {rest}"
    says["row"] = lambda rest, q: f"Row {rest}"
    says["column"] = lambda rest, q: f"Column {rest}"
    says["peek"] = lambda rest, q: "Look at the next event"
    says["civ"] = lambda rest, q: book.name("civ", rest)
    says["objective"] = lambda rest, q: _objective(book, rest, q)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _turn(turn: int) -> str:
    quarter = ("as it lies", "a quarter turn", "a half turn", "three quarter turns")[turn % 4]
    return _capital(f"flipped, {quarter}" if turn >= 4 else quarter)


def _space(book: Book, rest: str) -> str:
    track, _, height = rest.partition("-")
    return f"{_capital(book.name('track', track))} {height}"


def _gain(book: Book, rest: str) -> str:
    if rest == "synergy":
        return "A synergy"
    if rest == "patch":
        return "A biomass patch"
    return f"Advance {book.name('track', rest)}"


def _objective(book: Book, rest: str, asked: Asked) -> str:
    side = "neighbour" if isinstance(asked.effect, jump_drive.ChooseCommon) else "personal"
    return book.name(side, rest)


def _add_reasons(book: Book) -> None:
    tells = book.reasons
    tells[reasons.STACK_EMPTY] = lambda what, needed, had: "That stack is empty."
    tells[reasons.TILE_FITS_NOWHERE] = lambda what, needed, had: (
        "This tile fits nowhere, so the other one must be taken."
    )
    tells[reasons.TURN_FITS_NOWHERE] = lambda what, needed, had: (
        "Turned like this the tile fits nowhere."
    )
    tells[reasons.OFF_PLANET] = lambda what, needed, had: (
        "A square would lie off the printed squares."
    )
    tells[reasons.OVERLAPS] = lambda what, needed, had: "The piece would lie on another one."
    tells[reasons.MUST_TOUCH] = lambda what, needed, had: (
        "The piece must touch another one by a side."
    )
    tells[reasons.MUST_START_ON_EDGE] = lambda what, needed, had: (
        "The first piece must lie on the edge (on Charybdis: in the centre)."
    )
    tells[reasons.PLANET_FORBIDS] = lambda what, needed, had: (
        f"{book.name('planet', PLANETS[what].id)} forbids it: "
        f"{PLANET_RULES[RULE_IDS[PLANETS[what].rule]]}"
    )
    tells[reasons.EVENT_FORBIDS] = lambda what, needed, had: (
        f"The event “{names.event(book, what)}” forbids it this turn."
    )
    tells[reasons.TRACK_ON_TOP] = lambda what, needed, had: (
        f"The {names.terrain(book, what)} tracker cannot advance."
    )
    tells[reasons.TRACK_AT_BOTTOM] = lambda what, needed, had: (
        f"The {names.terrain(book, what)} tracker cannot regress."
    )
    tells[reasons.NOT_BESIDE_ENERGY] = lambda what, needed, had: (
        f"No {names.terrain(book, what)} terrain touches this energy area."
    )
    tells[reasons.NO_ROVER] = lambda what, needed, had: "No rover is left on your board."
    tells[reasons.NO_MOVEMENT] = lambda what, needed, had: "You have no movement points left."
    tells[reasons.OUT_OF_REACH] = lambda what, needed, had: "One step does not lead there."
    tells[reasons.ROVER_IN_THE_WAY] = lambda what, needed, had: "Another rover stands there."
    tells[reasons.TOXIC] = lambda what, needed, had: "Rovers may not enter toxic squares."
    tells[reasons.ALREADY_USED] = lambda what, needed, had: (
        f"“{USES[USE_KEYS[what]]}” was used already."
    )
    tells[reasons.NOT_UNLOCKED] = lambda what, needed, had: (
        f"“{USES[USE_KEYS[what]]}” is not available now."
    )
    tells[reasons.NOT_IN_DECK] = lambda what, needed, had: (
        "That card is not among those you look at."
    )
    tells[reasons.FIRST_THE_REST] = lambda what, needed, had: (
        "What is still pending must be carried out first."
    )
    tells[reasons.NOTHING_PENDING] = lambda what, needed, had: "Nothing of that kind is pending."
    tells[reasons.WOULD_END_THE_GAME] = lambda what, needed, had: (
        "That would end the game, which an event may not do."
    )
    tells[reasons.METEORITE_THERE] = lambda what, needed, had: "A meteorite lies there."


ENDINGS: Final = (
    "somebody can place no tile",
    "both stacks of a section are empty",
    "the event deck is used up",
)


def _who(event: Event, seats: list[str]) -> str:
    return seats[event[1]] if 0 <= event[1] < len(seats) else "The table"


def _line(verb: str) -> Callable[[Event, list[str]], str]:
    return lambda e, seats: f"{_who(e, seats)} {verb}"


def _at(verb: str) -> Callable[[Event, list[str]], str]:
    return lambda e, seats: f"{_who(e, seats)} {verb} {names.place(e[2])}"


def _add_events(book: Book) -> None:
    _add_events_of_pieces(book)
    _add_events_of_progress(book)


def _add_events_of_pieces(book: Book) -> None:
    tells = book.events
    tells[log.TURN_STARTED] = lambda e, seats: f"Turn {e[2]}"
    tells[log.ROTATED] = lambda e, seats: (
        f"{_who(e, seats)} leaves the station as it is"
        if not e[3]
        else f"{_who(e, seats)} turns the station by {english(e[3], 'section')}"
    )
    tells[log.EVENT_REVEALED] = lambda e, seats: f"Event: {names.event(book, e[2])}"
    tells[log.TILE_TAKEN] = lambda e, seats: (
        f"{_who(e, seats)} takes the {'large' if e[3] == 0 else 'small'} {names.tile(book, e[2])}"
    )
    tells[log.TILE_PLACED] = lambda e, seats: (
        f"{_who(e, seats)} places the {names.tile(book, e[2])} at {names.place(e[3])}"
    )
    tells[log.TILE_UNPLACED] = lambda e, seats: (
        f"{_who(e, seats)} cannot place the {names.tile(book, e[2])}; both its trackers advance"
    )
    tells[log.TILE_REVEALED] = lambda e, seats: f"Next tile: {names.tile(book, e[2])}"
    tells[log.METEORITE_FELL] = _at("gets a meteorite on")
    tells[log.METEORITE_COLLECTED] = lambda e, seats: (
        f"{_who(e, seats)} collects {english(e[3], 'meteorite')}"
    )
    tells[log.METEORITE_DESTROYED] = lambda e, seats: (
        f"{_who(e, seats)} destroys {english(max(e[3], 1), 'meteorite')}"
    )
    tells[log.METEORITE_LOADED] = _at("loads the meteorite on")
    tells[log.LIFEPOD_COLLECTED] = _at("collects the lifepod on")
    tells[log.LIFEPOD_DESTROYED] = lambda e, seats: (
        f"{_who(e, seats)} loses {english(max(e[3], 1), 'lifepod')}"
    )
    tells[log.LIFEPOD_STORED] = lambda e, seats: (
        f"{_who(e, seats)} puts a lifepod {_stored(book, e[2])}"
    )
    tells[log.ROVER_PLACED] = _at("lands a rover on")
    tells[log.ROVER_MOVED] = lambda e, seats: (
        f"{_who(e, seats)} moves a rover {names.place(e[3])} → {names.place(e[2])}"
    )
    tells[log.ROVER_DESTROYED] = lambda e, seats: (
        f"{_who(e, seats)} loses {english(max(e[3], 1), 'rover')}"
    )
    tells[log.PATCH_PLACED] = _at("places a biomass patch on")
    tells[log.PATCH_STORED] = _line("puts a biomass patch aside")
    tells[log.PATCH_LOST] = _line("has no room for a biomass patch")


def _add_events_of_progress(book: Book) -> None:
    tells = book.events
    tells[log.TRACKER_ADVANCED] = lambda e, seats: (
        f"{_who(e, seats)}: {names.terrain(book, e[2])} advances to "
        f"{names.reached(book, e[2], e[3])}"
    )
    tells[log.TRACKER_REGRESSED] = lambda e, seats: (
        f"{_who(e, seats)}: {names.terrain(book, e[2])} falls to {names.reached(book, e[2], e[3])}"
    )
    tells[log.MOVEMENT_GAINED] = lambda e, seats: (
        f"{_who(e, seats)} gains {english(e[3], 'movement point')}"
    )
    tells[log.SYNERGY_GAINED] = _line("gains a synergy")
    tells[log.PATCH_GAINED] = _line("gains a biomass patch")
    tells[log.ROVER_GAINED] = _line("gains a rover")
    tells[log.CIV_GAINED] = lambda e, seats: (
        f"{_who(e, seats)} reaches a civ milestone of rank {e[2]}"
    )
    tells[log.TECH_GAINED] = lambda e, seats: f"{_who(e, seats)} gains breakthrough {e[2]}"
    tells[log.CIV_TAKEN] = lambda e, seats: (
        f"{_who(e, seats)} keeps a civ card of rank {e[3]} in secret"
        if e[2] < 0
        else f"{_who(e, seats)} takes {names.civ(book, e[2])}"
    )
    tells[log.CIV_DECK_EMPTY] = lambda e, seats: (
        f"{_who(e, seats)} finds no civ card of rank {e[2]} left"
    )
    tells[log.CIV_REVEALED] = lambda e, seats: f"{_who(e, seats)} shows {names.civ(book, e[2])}"
    tells[log.OBJECTIVE_KEPT] = lambda e, seats: (
        f"{_who(e, seats)} keeps a personal objective"
        if e[2] < 0
        else f"{_who(e, seats)} keeps “{names.objective(book, e[2], personal=True)}”"
    )
    tells[log.OBJECTIVE_SHOWN] = lambda e, seats: (
        f"Objective: {names.objective(book, e[2], personal=False)}"
    )
    tells[log.OBJECTIVE_LOST] = _line("discards a personal objective")
    tells[log.FOCUS_MOVED] = lambda e, seats: (
        f"{_who(e, seats)} focuses on {names.terrain(book, e[2])}"
    )
    tells[log.ABILITY_USED] = lambda e, seats: (
        f"{_who(e, seats)} uses an ability: {USES[USE_KEYS[e[2]]].lower()}"
    )
    tells[log.MOVEMENT_DROPPED] = lambda e, seats: (
        f"{_who(e, seats)} leaves {english(e[3], 'movement point')} unused"
    )
    tells[log.COMMANDER] = _line("is commander")
    tells[log.LAST_TURN] = lambda e, seats: f"Last turn: {ENDINGS[(e[2] & -e[2]).bit_length() - 1]}"
    tells[log.EVENT_IGNORED] = _line("ignores the event, which would end the game")
    tells[log.EVENT_PEEKED] = lambda e, seats: (
        "Somebody looks at the next event"
        if e[2] < 0
        else f"The next event is {names.event(book, e[2])}"
    )
    tells[log.CIV_DECKS_CHANGED] = lambda e, seats: (
        f"A card {'joins' if e[3] > 0 else 'leaves'} the civ deck of rank {e[2]}"
    )
    tells[log.SCORED] = lambda e, seats: (
        f"{_who(e, seats)} scores {english(e[3], 'point')}: {_score_line(book, e[2])}"
    )
    tells[log.STACK_EMPTIED] = _line("removes a whole stack of tiles")
    tells[log.RULE_DROPPED] = lambda e, seats: (
        f"{_who(e, seats)} may ignore the {'event' if e[2] == 1 else 'planet rule'}: nothing fits"
    )


def _score_line(book: Book, line: int) -> str:
    """For what a line of the score sheet gives points, inside a sentence."""
    word = book.term(f"score:{LINES[line]}")
    return word[:1].lower() + word[1:]


def _stored(book: Book, what: int) -> str:
    if what < 0:
        return "into the scoring area"
    if what >= 100:
        return f"on breakthrough {'ABCDEF'[what - 100]}"
    return f"on {names.space(book, what)}"
