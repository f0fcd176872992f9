"""Wormhole: a biomass building must extend an area (section 26)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.components.corporation import (
    FIRST_SPACES,
    NO_ITEM,
    Corporation,
    Tech,
    is_unused,
)
from planetfall.games.planet_unknown.components.events_data import NO_MILESTONES, NO_SYNERGY
from planetfall.games.planet_unknown.components.planet import BASE
from planetfall.games.planet_unknown.components.tiles import BIOMASS
from planetfall.games.planet_unknown.components.tracks import (
    ADVANCE,
    AMOUNT,
    KIND,
    PATCH,
    SYNERGY,
    TWO_ROVERS_LINE,
)
from planetfall.games.planet_unknown.effects.advance import push_advance
from planetfall.games.planet_unknown.gains import (
    EXTRA_PATCH,
    RESET_BIOMASS,
    event_kind,
    gain_patch,
    gain_synergy,
)
from planetfall.games.planet_unknown.geometry import extends_area
from planetfall.games.planet_unknown.order import DOWN, LAND, TECHS, TRACKER, WRITES
from planetfall.games.planet_unknown.packed import cell_of, height_of, tile_of, track_of, turn_of
from planetfall.games.planet_unknown.placement import ON_METEORITES, ON_TILES
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.vocabulary import GAIN

ENERGY_MAY_CHOOSE_BIOMASS: Final = (True, False)
"""By edition: energy buildings may advance biomass (PU-26.13)."""


class Wormhole(Corporation):
    """A short biomass track of choices (PU-26.02), and many patches."""

    def effects(self) -> dict[str, Effect]:
        return {"choose_benefit": CHOOSE_BENEFIT}

    def building(self, player: Player, terrain: int, index: int) -> int:
        if terrain == BIOMASS:
            # PU-26.01, PU-26.11.
            placed = player.board.placed[index]
            tile, turn, cell = tile_of(placed), turn_of(placed), cell_of(placed)
            if not extends_area(player.board, tile, turn, cell, BIOMASS):
                return NO_ITEM
        return super().building(player, terrain, index)

    def energy_tracks(self, game: Unknown, tracks: int) -> int:
        if ENERGY_MAY_CHOOSE_BIOMASS[game.setting.edition]:
            return tracks
        return tracks & ~(1 << BIOMASS)

    def patch_rules(self, game: Unknown, player: Player, rules: int) -> int:
        if self.works(player, 2):
            rules |= ON_TILES
            if self.works(player, 5):
                rules |= ON_METEORITES
        return rules

    def can_store_patches(self, player: Player) -> bool:
        return self.works(player, 4)

    def instead_of_patch(self, player: Player) -> list[int]:
        if self.works(player, 3) and is_unused(player, EXTRA_PATCH):
            return [EXTRA_PATCH]
        return []

    def use_patch(self, game: Unknown, frame: Frame, ability: int) -> None:
        game.players[frame.seat].used_turn |= 1 << ability
        gain_patch(game, frame.seat)
        game.push(frame)

    def uses(self, game: Unknown, player: Player) -> list[int]:
        on_top = player.trackers[BIOMASS] == self.top_spaces[BIOMASS]
        return [RESET_BIOMASS] if on_top and self.works(player, 1) else []

    def use(self, game: Unknown, frame: Frame, ability: int) -> None:
        # PU-26.15: no benefit; the track pays again from the start.
        game.players[frame.seat].trackers = changed(
            game.players[frame.seat].trackers, BIOMASS, FIRST_SPACES[BIOMASS]
        )
        game.note(log.TRACKER_REGRESSED, frame.seat, BIOMASS, FIRST_SPACES[BIOMASS])

    def item_effect(self, kind: int) -> Effect:
        return CHOOSE_BENEFIT

    def item_touch(self, kind: int) -> int:
        return TECHS | LAND | DOWN

    def landing_touch(self) -> int:
        return LAND

    def use_touch(self, player: Player, ability: int) -> int:
        tracker = TRACKER << BIOMASS
        return tracker | (tracker | DOWN) << WRITES


class ChooseBenefit(Effect):
    """One of the two benefits of the space `a` (PU-26.02)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        options: list[int] = []
        event = event_kind(game)
        space = frame.a
        for code in WORMHOLE.tracks[track_of(space)].benefits[height_of(space)]:
            if code == SYNERGY:
                if event != NO_SYNERGY:
                    options.append(GAIN_SYNERGY)
            elif code == PATCH:
                if event != NO_MILESTONES:
                    options.append(GAIN_PATCH)
            elif code & KIND == ADVANCE:
                options.append(GAIN_ADVANCE + (code & AMOUNT))
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        if option == GAIN_SYNERGY:
            gain_synergy(game, frame.seat)
        elif option == GAIN_PATCH:
            gain_patch(game, frame.seat)
        else:
            push_advance(game, frame, option - GAIN_ADVANCE, 1)


CHOOSE_BENEFIT: Final = ChooseBenefit()
GAIN_SYNERGY: Final = GAIN
GAIN_PATCH: Final = GAIN + 1
GAIN_ADVANCE: Final = GAIN + 2
"""Plus the track."""


WORMHOLE: Final = Wormhole(
    "wormhole", ("Wormhole Corp", "Wormhole Corp"), BASE, 2, "biomass_extension",
    rovers=2, overflow=3,
    biomass="- s/patch +civ/patch+m1 +water/patch+m2 +tech/patch+m3 +rover/patch+m5",
    heights=[0, 2, 5, 8, 11, 14],
    rover=TWO_ROVERS_LINE,
    techs=[
        Tech("reset_biomass", "1", "any_time"),
        Tech("patches_on_tiles", "2", "passive"),
        Tech("extra_patch", "3", "passive", "once_per_turn", amount=1),
        Tech("store_patches", "4", "passive"),
        Tech("patches_on_meteorites", "5", "passive"),
    ],
)  # fmt: skip
