"""Jump Drive: lifepods unlock breakthroughs A to F (section 29)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import with_last
from planetfall.core.vocabulary import NO, YES
from planetfall.games.planet_unknown import items, log
from planetfall.games.planet_unknown.bands import members
from planetfall.games.planet_unknown.components.corporation import Corporation, Tech, is_unused
from planetfall.games.planet_unknown.components.planet import BASE, PLANETS
from planetfall.games.planet_unknown.components.tiles import TECH, TRACKS
from planetfall.games.planet_unknown.effects.advance import push_advance
from planetfall.games.planet_unknown.effects.events import DEAL_OBJECTIVE, OFFERED
from planetfall.games.planet_unknown.effects.lifepods import BREAKTHROUGH, STOW
from planetfall.games.planet_unknown.gains import CLAIM_ROW as ABILITY_ROW
from planetfall.games.planet_unknown.gains import (
    COMMON_OBJECTIVE,
    DOUBLE_SYNERGY,
    SYNERGY_FOR_PATCH,
    TELEPORT,
    gain_space,
    gain_synergy,
)
from planetfall.games.planet_unknown.geometry import same_terrain_elsewhere
from planetfall.games.planet_unknown.order import ALL_TRACKERS, DOWN, TECHS, WRITES
from planetfall.games.planet_unknown.packed import height_of, space_on
from planetfall.games.planet_unknown.state import OBJECTIVE_WANTED, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import OBJECTIVE, TRACK, UNLOCK

TECH_A: Final = 1
TECH_B: Final = 2
TECH_C: Final = 3
TECH_D: Final = 4
TECH_E: Final = 5
TECH_F: Final = 6
LETTERS: Final = 6
OBJECTIVES_DRAWN: Final = 3


class JumpDrive(Corporation):
    """Breakthroughs are unlocked by lifepods, not by the technology track (PU-29.03)."""

    def effects(self) -> dict[str, Effect]:
        return {"double": DOUBLE, "claim_row": CLAIM_ROW, "choose_common": CHOOSE_COMMON}

    def active(self, player: Player) -> int:
        return player.unlocked

    def lifepod_collected(self, game: Unknown, seat: int) -> None:
        game.push(Frame(STOW, seat))

    def lifepod_places(self, player: Player) -> list[int]:
        return [UNLOCK + k for k in range(LETTERS) if not player.unlocked >> k & 1]

    def store_lifepod(self, game: Unknown, frame: Frame, option: int) -> None:
        # PU-29.05: the breakthrough works at once.
        letter = option - UNLOCK
        game.players[frame.seat].unlocked |= 1 << letter
        game.note(log.LIFEPOD_STORED, frame.seat, BREAKTHROUGH + letter)
        game.note(log.TECH_GAINED, frame.seat, letter + 1)

    def instead_of_patch(self, player: Player) -> list[int]:
        if self.works(player, TECH_A) and is_unused(player, SYNERGY_FOR_PATCH):
            return [SYNERGY_FOR_PATCH]
        return []

    def use_patch(self, game: Unknown, frame: Frame, ability: int) -> None:
        game.players[frame.seat].used_turn |= 1 << ability
        gain_synergy(game, frame.seat)

    def targets(self, game: Unknown, player: Player, cell: int, banned: int) -> list[int]:
        steps = super().targets(game, player, cell, banned)
        if player.moves > 0 and self.works(player, TECH_B) and is_unused(player, TELEPORT):
            m0, m1, m2 = same_terrain_elsewhere(player.board, cell, banned)
            return sorted({*steps, *members(m0, m1, m2)})
        return steps

    def pay_step(self, game: Unknown, player: Player, start: int, end: int) -> None:
        if end not in PLANETS[player.board.planet].steps[start]:
            player.used_turn |= 1 << TELEPORT
        player.moves -= 1

    def doubles_synergy(self, player: Player) -> bool:
        return self.works(player, TECH_C) and is_unused(player, DOUBLE_SYNERGY)

    def building(self, player: Player, terrain: int, index: int) -> int:
        if terrain == TECH and self.works(player, TECH_D):
            return items.energy(index, TECH)
        return super().building(player, terrain, index)

    def uses(self, game: Unknown, player: Player) -> list[int]:
        abilities: list[int] = []
        if self.works(player, TECH_E) and is_unused(player, ABILITY_ROW):
            abilities.append(ABILITY_ROW)
        if self.works(player, TECH_F) and is_unused(player, COMMON_OBJECTIVE) and game.seats > 1:
            abilities.append(COMMON_OBJECTIVE)
        return abilities

    def use(self, game: Unknown, frame: Frame, ability: int) -> None:
        player = game.players[frame.seat]
        player.used_game |= 1 << ability
        if ability == ABILITY_ROW:
            game.push(Frame(CLAIM_ROW, frame.seat))
        else:
            player.wants |= OBJECTIVE_WANTED

    def carry_out(self, game: Unknown, seat: int) -> None:
        # F, wherever it was used: three objectives to choose from (PU-29.14).
        player = game.players[seat]
        if player.wants & OBJECTIVE_WANTED:
            player.wants &= ~OBJECTIVE_WANTED
            game.push(Frame(CHOOSE_COMMON, seat))
            for _ in range(OBJECTIVES_DRAWN):
                game.push(Frame(DEAL_OBJECTIVE, seat, 0, OFFERED))

    def reaches_tech(self, player: Player, tracker: int) -> bool:
        return False

    def movement_touch(self) -> int:
        return TECHS | TECHS << WRITES

    def use_touch(self, player: Player, ability: int) -> int:
        return ALL_TRACKERS | DOWN if ability == ABILITY_ROW else 0


class Double(Effect):
    """C: once per turn a synergy may move its tracker `a` by 2 (PU-29.09)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [YES, NO]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        if option == YES:
            game.players[frame.seat].used_turn |= 1 << DOUBLE_SYNERGY
        tracker = frame.a
        push_advance(game, frame, tracker, 2 if option == YES else 1)


class ClaimRow(Effect):
    """E: all benefits of one tracker's row, medals apart (PU-29.12, PU-29.21)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [TRACK + tracker for tracker in range(TRACKS)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        height = height_of(game.players[frame.seat].trackers[option - TRACK])
        for track in range(TRACKS):
            gain_space(game, frame.seat, space_on(track, height), 0)


class ChooseCommon(Effect):
    """F: choose the objective all compete for; the others leave the game (PU-29.22)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        offer = game.players[frame.seat].offer
        return [OBJECTIVE + card for card in offer] if offer else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        card = option - OBJECTIVE
        others = [other for other in player.offer if other != card]
        player.returned = player.returned + others
        player.offer = []
        game.common = with_last(game.common, card)
        game.note(log.OBJECTIVE_SHOWN, frame.seat, card)


DOUBLE: Final = Double()
CLAIM_ROW: Final = ClaimRow()
CHOOSE_COMMON: Final = ChooseCommon()


JUMP_DRIVE: Final = JumpDrive(
    "jump_drive", ("Jump Drive", "Jump Drive"), BASE, 3, "lifepods_on_techs",
    rovers=1, overflow=3,
    # Medals fall with height; the lifepods unlock the breakthroughs (PU-29.04, PU-29.06).
    tech="- m5 s - - - m3 - m2 - - m1 s - - -",
    techs=[
        Tech("synergy_for_patch", "A", "passive", "once_per_turn"),
        Tech("teleport_to_same_terrain", "B", "passive", "once_per_turn", amount=1),
        Tech("double_synergy", "C", "passive", "once_per_turn", amount=2),
        Tech("tech_as_energy", "D", "passive"),
        Tech("claim_row", "E", "any_time", "once_per_game"),
        Tech("common_objective", "F", "any_time", "once_per_game", amount=3),
    ],
)  # fmt: skip
