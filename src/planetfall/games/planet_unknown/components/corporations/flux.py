"""Flux: a token marks the focus track; only the newest breakthrough works (section 32)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.games.planet_unknown import items, log
from planetfall.games.planet_unknown.board import METEORITES
from planetfall.games.planet_unknown.components.civ_data import RANKS
from planetfall.games.planet_unknown.components.corporation import Corporation, Tech, is_unused
from planetfall.games.planet_unknown.components.planet import KICKSTARTER
from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    CIV,
    ROVER,
    TERRAIN_SET,
    TERRAINS,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.components.tracks import KIND, MILESTONES, TWO_ROVERS_LINE
from planetfall.games.planet_unknown.effects.advance import push_advance
from planetfall.games.planet_unknown.gains import (
    ADVANCE_FOCUS,
    START_MOVEMENT,
    TO_MILESTONE,
    add,
    gain_meteorites,
    gain_movement,
)
from planetfall.games.planet_unknown.geometry import rovers_on
from planetfall.games.planet_unknown.order import (
    ALL_TRACKERS,
    DOWN,
    ROVER_PLACES,
    TECHS,
    TOKENS,
    WRITES,
    of_advance,
)
from planetfall.games.planet_unknown.order import FOCUS as FOCUS_TOUCH
from planetfall.games.planet_unknown.packed import height_of, rovers_at_start, with_rovers
from planetfall.games.planet_unknown.state import EVENT, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import CELL, TRACK


class Flux(Corporation):
    """Everything turns on the focus track (PU-32.01)."""

    def effects(self) -> dict[str, Effect]:
        return {"move_focus": MOVE_FOCUS, "collect_meteorite": COLLECT_METEORITE}

    def active(self, player: Player) -> int:
        # PU-32.03: only the newest one.
        techs = super().active(player)
        return 1 << (techs.bit_length() - 1) if techs else 0

    def prepare(self, game: Unknown, seat: int) -> None:
        game.push(Frame(MOVE_FOCUS, seat, 0, FIRST_CHOICE))

    def tech_reached(self, game: Unknown, seat: int, level: int) -> None:
        player = game.players[seat]
        add(player, items.MOVE_FOCUS)
        if level >= 3:
            # PU-32.06: the right of Lvl 2 is lost.
            player.used_game |= 1 << TO_MILESTONE

    def turn_started(self, game: Unknown, seat: int) -> None:
        player = game.players[seat]
        player.used_turn &= ~(1 << START_MOVEMENT)
        for terrain in range(TERRAINS):
            player.start = with_rovers(player.start, terrain, rovers_on(player.board, terrain))
        self.move_for_focus(game, seat)

    def move_for_focus(self, game: Unknown, seat: int) -> None:
        """Lvl 1: 2 points for each rover that started the turn on the focus terrain."""
        player = game.players[seat]
        if self.works(player, 1) and is_unused(player, START_MOVEMENT):
            player.used_turn |= 1 << START_MOVEMENT
            rovers = rovers_at_start(player.start, player.focus)
            gain_movement(game, seat, 2 * rovers, self.source(1))

    def _improves(self, player: Player, track: int) -> bool:
        """Lvl 3: symbols of the focus track are better."""
        return player.focus == track and self.works(player, 3)

    def synergies(self, player: Player, track: int) -> int:
        # PU-32.08: on the water track.
        return 2 if track == WATER and self._improves(player, track) else 1

    def patches(self, player: Player, track: int) -> int:
        # PU-32.09: on the biomass track.
        return 2 if track == BIOMASS and self._improves(player, track) else 1

    def more_movement(self, player: Player) -> int:
        # PU-32.10.
        return 1 if self._improves(player, ROVER) else 0

    def civ_rank(self, player: Player, track: int, rank: int) -> int:
        return min(rank + 1, RANKS) if track == CIV and self._improves(player, track) else rank

    def tile_placed(self, game: Unknown, seat: int, tile: int, index: int) -> None:
        player = game.players[seat]
        if TERRAIN_SET[tile] >> player.focus & 1 and self.works(player, 4):
            if player.board.number(METEORITES):
                add(player, items.METEORITE)

    def uses(self, game: Unknown, player: Player) -> list[int]:
        if self.works(player, 2) and is_unused(player, TO_MILESTONE):
            if self._steps_to_milestone(player):
                return [TO_MILESTONE]
        elif self.works(player, 5) and is_unused(player, ADVANCE_FOCUS):
            if self.can_advance(player, player.focus):
                return [ADVANCE_FOCUS]
        return []

    def use(self, game: Unknown, frame: Frame, ability: int) -> None:
        player = game.players[frame.seat]
        if ability == TO_MILESTONE:
            player.used_game |= 1 << ability
            push_advance(game, frame, player.focus, self._steps_to_milestone(player))
        else:
            player.used_turn |= 1 << ability
            push_advance(game, frame, player.focus, 1)

    def _steps_to_milestone(self, player: Player) -> int:
        """Steps to the nearest higher milestone of the focus track, 0 without one (PU-32.16)."""
        track = self.tracks[player.focus]
        height = height_of(player.trackers[player.focus])
        for space in range(height + 1, track.top + 1):
            for code in track.benefits[space]:
                if code & KIND in MILESTONES:
                    return space - height
        return 0

    def item_effect(self, kind: int) -> Effect:
        return MOVE_FOCUS if kind == items.MOVE_FOCUS else COLLECT_METEORITE

    def is_possible(self, player: Player, kind: int) -> bool:
        return kind == items.MOVE_FOCUS or player.board.number(METEORITES) > 0

    def advance_reads(self, player: Player, tracker: int, item: int) -> int:
        return TECHS | FOCUS_TOUCH

    def use_touch(self, player: Player, ability: int) -> int:
        if ability == TO_MILESTONE:
            return ALL_TRACKERS | TECHS | FOCUS_TOUCH | DOWN | (ALL_TRACKERS | TECHS) << WRITES
        return FOCUS_TOUCH | of_advance(player, player.focus, 0)

    def item_touch(self, kind: int) -> int:
        if kind == items.MOVE_FOCUS:
            return TECHS | FOCUS_TOUCH << WRITES
        return TOKENS | ROVER_PLACES | TOKENS << WRITES


class MoveFocus(Effect):
    """The token may go to another track when a breakthrough is gained (PU-32.02).

    With `a` 1 it is the first choice of the game (PU-32.14).
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [TRACK + track for track in range(TRACKS)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        first_choice = frame.a == FIRST_CHOICE
        if first_choice or player.focus != option - TRACK:
            player.focus = option - TRACK
            game.note(log.FOCUS_MOVED, frame.seat, player.focus)
        if not first_choice and game.phase != EVENT:
            # PU-32.21: gained in the middle of a turn, Lvl 1 looks back to its start.
            FLUX.move_for_focus(game, frame.seat)


class CollectMeteorite(Effect):
    """Lvl 4: collect one meteorite from any square of the own planet (PU-11.26, PU-32.12)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        options = [CELL + cell for cell in game.players[frame.seat].board.cells(METEORITES)]
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].board.take_meteorite(option - CELL)
        gain_meteorites(game, frame.seat, option - CELL, 1, frame.source)


FIRST_CHOICE: Final = 1
MOVE_FOCUS: Final = MoveFocus()
COLLECT_METEORITE: Final = CollectMeteorite()


FLUX: Final = Flux(
    "flux", ("Flux Industries", "Flux Industries"), KICKSTARTER, 3, "focus",
    rovers=2, overflow=3,
    rover=TWO_ROVERS_LINE,
    techs=[
        Tech("movement_for_rovers_on_focus", "1", "turn_start", "once_per_turn", amount=2),
        Tech("advance_focus_to_milestone", "2", "any_time", "once_per_game"),
        Tech("improve_focus", "3", "passive"),
        Tech("meteorite_for_focus_tiles", "4", "on_placement", amount=1),
        Tech("advance_focus", "5", "any_time", "once_per_turn", amount=1),
    ],
)  # fmt: skip
