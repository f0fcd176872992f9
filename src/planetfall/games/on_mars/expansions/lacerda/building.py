"""Lacerda builds: constructing what is next for him, upgrading with his Blueprints."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.reasons import POSSIBLE
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import (
    MINE,
    SHELTER,
    UPGRADE_TECH,
)
from planetfall.games.on_mars.effects.construction import (
    erect,
    hex_obstacle,
    tiles_left,
)
from planetfall.games.on_mars.effects.upgrades import EVERY_HEX, MARK, upgradable
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.expansions.lacerda import streams
from planetfall.games.on_mars.expansions.lacerda.cards import note_pick, scoring_types, weighted
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.state import (
    code_of,
)
from planetfall.games.on_mars.tech import best_level, use_tech
from planetfall.games.on_mars.terrain import connected
from planetfall.games.on_mars.vocabulary import BLUEPRINT, HEX

ICONS: Final = 5
"""Icons of the Progress area that his bot goes round: Mine to Oxygen Condenser."""


# Constructing.


def next_building(game: SoloColony) -> int:
    """The building he constructs: from his bot's icon on the first that is needed, or the Mine."""
    for k in range(ICONS):
        building = (game.icon + k) % ICONS
        if building == MINE or game.lss[building - 1] < game.level + 1:
            return building
    return MINE


def move_icon(game: SoloColony, building: int) -> None:
    """His bot moves to an icon."""
    game.icon = building % ICONS
    game.note(lacerda_log.LACERDA_ICON, game.seats, game.icon)


def building_hexes(game: SoloColony, building: int) -> list[int]:
    """Options for the hexes of the largest complex he can make, or lone ones (OM-33.45)."""
    seat = game.seats
    if not tiles_left(game, seat, building):
        return []
    code = code_of(building, seat)
    reach = best_level(game, building)
    largest = -1
    found: list[int] = []
    for place in range(HEXES):
        if hex_obstacle(game, seat, building, place, reach) != POSSIBLE:
            continue
        joined = connected(game, place, code)
        if joined > largest:
            largest = joined
            found = []
        if joined == largest:
            found.append(HEX + place)
    return found


class LacerdaBuilds(Chance):
    """He constructs building `a`, with Tech where that joins others; nothing if he cannot."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        building = frame.a
        return weighted(building_hexes(game, building))

    def nothing(self, game: SoloColony, frame: Frame) -> None:
        game.note(lacerda_log.LACERDA_IDLE, game.seats, lacerda_log.NO_BUILDING_HEX)

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        building = frame.a
        note_pick(game, building_hexes(game, building), option)
        place = option - HEX
        seat = game.seats
        joined = connected(game, place, code_of(building, seat))
        if joined:
            owner = seat if game.lacerda.level(building) >= joined else 0
            use_tech(game, seat, owner, building)
        if building != SHELTER:
            move_icon(game, building + 1)
        erect(game, seat, building, place)


LACERDA_BUILDS = LacerdaBuilds()


class BuildNext(Effect):
    """He constructs the building that is next for him when this comes up."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        game.push(Frame(LACERDA_BUILDS, game.seats, 0, next_building(game)))
        return None


BUILD_NEXT = BuildNext()


# Upgrading.


def upgrade_choices(game: SoloColony) -> list[int]:
    """Options for the Blueprints he would build now; those that score for him first."""
    player = game.lacerda
    found = [
        blueprint
        for blueprint in player.blueprints
        if not player.built >> blueprint & 1 and upgradable(game, game.seats, blueprint, EVERY_HEX)
    ]
    wanted = scoring_types(game)
    scoring = [blueprint for blueprint in found if UPGRADES[blueprint] in wanted]
    return [BLUEPRINT[blueprint] for blueprint in scoring or found]


class LacerdaUpgrades(Effect):
    """He upgrades `a` buildings anywhere; with `b` 1 Upgrade Tech in play lets him go on."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        if not upgrade_choices(game):
            return None
        left = frame.a
        tech = frame.b
        if left == 0:
            level = best_level(game, UPGRADE_TECH)
            if not tech or level == 0:
                return None
            owner = game.seats if game.lacerda.level(UPGRADE_TECH) == level else 0
            use_tech(game, game.seats, owner, UPGRADE_TECH)
            left = level
            tech = 0
        game.push(frame.step(left - 1, tech))
        game.push(Frame(PICK_BLUEPRINT, game.seats))
        return None


LACERDA_UPGRADES = LacerdaUpgrades()


class PickBlueprint(Chance):
    """One of the Blueprints he would build."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        return weighted(upgrade_choices(game))

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        note_pick(game, upgrade_choices(game), option)
        game.push(Frame(PICK_BUILDING, game.seats, 0, BLUEPRINT.index(option)))


PICK_BLUEPRINT = PickBlueprint()


class PickBuilding(Chance):
    """A building for his Blueprint `a`."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        blueprint = frame.a
        return weighted(self._hexes(game, blueprint))

    def _hexes(self, game: SoloColony, blueprint: int) -> list[int]:
        return [HEX + h for h in upgradable(game, game.seats, blueprint, EVERY_HEX)]

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        blueprint = frame.a
        note_pick(game, self._hexes(game, blueprint), option)
        game.push(Frame(MARK, game.seats, 0, blueprint, option - HEX))


PICK_BUILDING = PickBuilding()
