"""Learning and developing technology."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, without
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE, NO
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.lab import (
    COLUMN,
    EDGE_FROM,
    EDGE_TO,
    EDGES_FROM,
    FIRST_COLUMN,
    PRICE_ANY,
    PRICE_CRYSTAL,
    PRICE_OXYGEN,
)
from planetfall.games.on_mars.components.names import (
    BATTERY,
    GRID,
    OXYGEN,
)
from planetfall.games.on_mars.components.tables import GRID_ANY, GRID_BATTERY
from planetfall.games.on_mars.effects.gains import boost
from planetfall.games.on_mars.extension import (
    EVENT_DEVELOP,
    EVENT_TECH,
    EVENT_TWICE,
)
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.packing import BEGUN, lender, steps_left, tech_lent
from planetfall.games.on_mars.payment import (
    ANY,
    can_pay,
    cost_of,
    pay,
    pay_crystals,
    purse,
    shortage,
    too_few_crystals,
)
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.reasons import CANNOT_DEVELOP, EMPTY_DISPLAY, LAB_FULL, TECH_OWNED
from planetfall.games.on_mars.registry import LAB_EFFECTS, NOTHING
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import gain
from planetfall.games.on_mars.vocabulary import BOOST, DEVELOP, GRID_SPACE, LAB_SPACE

GRID_PRICE = [GRID_BATTERY[k] * cost_of(BATTERY) + GRID_ANY[k] * ANY for k in range(len(GRID))]
COLUMN_PRICE = [PRICE_OXYGEN[k] * cost_of(OXYGEN) + PRICE_ANY[k] * ANY for k in range(7)]


def enter_space(game: Colony, frame: Frame, tech: int, space: int) -> None:
    """Put a tile on a Lab space; the benefit of the space is offered at once."""
    player = game.players[frame.seat]
    player.lab = changed(player.lab, tech, space + 1)
    effect = LAB_EFFECTS[space]
    if effect is not NOTHING:
        game.push(Frame(effect, frame.seat))


# Learning.


@dataclass(frozen=True)
class TakeTech(Effect):
    """Take a tile from the Tech Grid into the leftmost Lab column, paying the price of its row.

    With `boost`, one colonist lets the player take a second tile (OM-10.08). `a`: 1 when one tile
    is taken, 2 when the boost is sent, 3 when that tile is taken too.
    """

    boost: bool = False

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if frame.a == 3 or (frame.a == 1 and not self.boost):
            return None
        found = self._takeable(game, frame.seat)
        if frame.a == 0:
            return found
        if not found:
            return None
        options = found
        if frame.a == 1:
            if game.players[frame.seat].hands() == 0:
                return None
            options = [BOOST]
        options.append(DONE)
        offer_interruptions(game, frame, options)
        return options

    def _takeable(self, game: Colony, seat: int) -> list[int]:
        player = game.players[seat]
        if not free_spaces(player):
            return []
        return [
            GRID_SPACE + k
            for k in range(len(GRID))
            if game.grid[k]
            and player.lab[game.grid[k] - 1] == 0
            and can_pay(player.storage, GRID_PRICE[k])
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option == BOOST:
            game.push(frame.step(2))
            boost(game, frame.seat)
        elif GRID_SPACE <= option < GRID_SPACE + len(GRID):
            place = option - GRID_SPACE
            game.push(frame.step(1 if frame.a == 0 else 3))
            game.push(Frame(PLACE_TECH, frame.seat, 0, game.grid[place] - 1, place))
            pay(game, frame.seat, GRID_PRICE[place])
        else:
            takes_interruption(game, frame, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or self._takeable(game, frame.seat):
            return POSSIBLE
        player = game.players[frame.seat]
        if not free_spaces(player):
            return pack(LAB_FULL)
        reason = pack(EMPTY_DISPLAY)
        for k in range(len(GRID)):
            if game.grid[k]:
                tech = game.grid[k] - 1
                if player.lab[tech]:
                    reason = pack(TECH_OWNED, tech)
                else:
                    return shortage(player.storage, GRID_PRICE[k])
        return reason

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        place = option - GRID_SPACE
        if not 0 <= place < len(GRID):
            return super().refusal(game, frame, option)
        player = game.players[frame.seat]
        if not game.grid[place]:
            return pack(EMPTY_DISPLAY)
        if not free_spaces(player):
            return pack(LAB_FULL)
        if player.lab[game.grid[place] - 1]:
            return pack(TECH_OWNED, game.grid[place] - 1)
        return shortage(player.storage, GRID_PRICE[place]) or super().refusal(game, frame, option)


def free_spaces(player: Player) -> list[int]:
    """The empty spaces of the leftmost Lab column."""
    return [space for space in range(FIRST_COLUMN) if player.tech_on(space) < 0]


class PlaceTech(Effect):
    """Put the new tile `a` on an empty space of the leftmost column; `b`: its grid space, or -1."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return [LAB_SPACE + space for space in free_spaces(game.players[frame.seat])]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        tech = frame.a
        grid_space = frame.b
        space = option - LAB_SPACE
        if grid_space >= 0:
            game.grid = changed(game.grid, grid_space, 0)
        game.note(log.TECH_TAKEN, frame.seat, tech, 1, space)
        enter_space(game, frame, tech, space)
        happened(game, EVENT_TECH, frame.seat, tech)


PLACE_TECH = PlaceTech()


# Developing.


def moves_of(game: Colony, seat: int, tech: int, free: bool) -> list[int]:
    """The moves (numbers of `EDGES`) by which a technology could be developed now."""
    player = game.players[seat]
    if player.lab[tech] == 0:
        return []
    if game.setting.locks and game.setting.is_locked(game, seat, tech):
        return []
    found: list[int] = []
    for edge in EDGES_FROM[player.lab[tech] - 1]:
        if EDGE_TO[edge] + 1 in player.lab:
            continue
        if not free:
            column = COLUMN[EDGE_TO[edge]]
            if not can_pay(player.storage, COLUMN_PRICE[column]):
                continue
            if PRICE_CRYSTAL[column] > purse(game, seat):
                continue
        found.append(edge)
    return found


def all_moves(game: Colony, seat: int, free: bool) -> list[int]:
    """Options for every development that is possible now."""
    found: list[int] = []
    reserved = game.setting.reserved
    for tech in range(len(game.players[seat].lab)):
        if reserved and tech in reserved:
            continue
        for edge in moves_of(game, seat, tech, free):
            found.append(DEVELOP[edge])
    return found


def develop(game: Colony, frame: Frame, edge: int, *, free: bool) -> int:
    """Put the payment on top of the move itself; the technology that moves."""
    tech = game.players[frame.seat].tech_on(EDGE_FROM[edge])
    game.push(Frame(ADVANCE, frame.seat, 0, tech, EDGE_TO[edge]))
    if not free:
        column = COLUMN[EDGE_TO[edge]]
        pay_crystals(game, frame.seat, PRICE_CRYSTAL[column])
        pay(game, frame.seat, COLUMN_PRICE[column])
    return tech


class Advance(Effect):
    """Move the tile `a` to the Lab space `b`."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        tech = frame.a
        space = frame.b
        game.note(log.TECH_DEVELOPED, frame.seat, tech, COLUMN[space], space)
        enter_space(game, frame, tech, space)
        happened(game, EVENT_DEVELOP, frame.seat, space)
        return None


ADVANCE = Advance()


@dataclass(frozen=True)
class Develop(Effect):
    """Develop own tiles up to `amount` times, the same one or different ones.

    `free` leaves out the price of the columns, not that of the benefits. With `boost`, one more
    per colonist. `a`: how many are still to come (`steps_left`); `b`: mask of the tiles
    developed so far.
    """

    amount: int = 1
    free: bool = False
    boost: bool = False

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if frame.a == BEGUN and not self.boost:
            return None
        found = all_moves(game, frame.seat, self.free)
        if frame.a == 0:
            return found
        if not found:
            return None
        options = found
        if frame.a == BEGUN:
            if game.players[frame.seat].hands() == 0:
                return None
            options = [BOOST]
        options.append(DONE)
        offer_interruptions(game, frame, options)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        left = steps_left(frame.a, self.amount)
        if option == BOOST:
            game.push(frame.step(BEGUN + 1, frame.b))
            boost(game, frame.seat)
        elif option in DEVELOP:
            edge = DEVELOP.index(option)
            tech = game.players[frame.seat].tech_on(EDGE_FROM[edge])
            again = frame.b >> tech & 1
            game.push(frame.step(BEGUN + left - 1, frame.b | 1 << tech))
            if again:
                happened(game, EVENT_TWICE, frame.seat)
            develop(game, frame, edge, free=self.free)
        else:
            takes_interruption(game, frame, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or all_moves(game, frame.seat, self.free):
            return POSSIBLE
        seat = frame.seat
        player = game.players[seat]
        for option in all_moves(game, seat, True):
            column = COLUMN[EDGE_TO[DEVELOP.index(option)]]
            reason = shortage(player.storage, COLUMN_PRICE[column])
            return reason or too_few_crystals(game, seat, PRICE_CRYSTAL[column])
        return pack(CANNOT_DEVELOP)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


# Rewards of those whose tiles others used.


class SettleTech(Effect):
    """Settle all uses of others' tiles, their owners in Turn Order (OM-12.09)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if not game.borrowed:
            return None
        chosen = 0
        for k in range(1, len(game.borrowed)):
            owner = lender(game.borrowed[k])
            if game.players[owner].space < game.players[lender(game.borrowed[chosen])].space:
                chosen = k
        use = game.borrowed[chosen]
        game.borrowed = without(game.borrowed, use)
        game.push(frame)
        game.push(Frame(OWNER_CHOICE, lender(use), 0, tech_lent(use)))
        return None


SETTLE_TECH = SettleTech()


class OwnerChoice(Effect):
    """Whose tile `a` was used develops it for free or keeps the oxygen (OM-12.04, OM-12.05)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        tech = frame.a
        options = [DEVELOP[edge] for edge in moves_of(game, frame.seat, tech, True)]
        rival = game.rival(frame.seat)
        if rival is not None:
            if options:
                game.push(Frame(rival.develop, frame.seat, 0, tech))
            return None
        options.append(NO)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        tech = frame.a
        if option == NO:
            game.note(log.TECH_OXYGEN, frame.seat, tech)
            gain(game, frame.seat, OXYGEN, 1)
        else:
            develop(game, frame, DEVELOP.index(option), free=True)


OWNER_CHOICE = OwnerChoice()
