"""Scoring and the winner."""

from __future__ import annotations

from planetfall.core.scores import Outcome, Sheet, best, ranking
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.lab import COLUMN_POINTS, LEVEL
from planetfall.games.on_mars.components.names import ORBIT, ORBIT_SLOTS, SLOT_ACTIONS
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    BLUEPRINT_POINTS,
    CONTRACT_DONE,
    CONTRACT_FAILED,
    PROGRESS_POINTS,
    QUARTERS_POINTS,
    SCIENTIST_POINTS,
    SHIP_POINTS,
)
from planetfall.games.on_mars.contracts import is_fulfilled
from planetfall.games.on_mars.extension import POINTS_SCORED
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.state import Colony


def score(game: Colony, seat: int, points: int, source: int) -> None:
    """Score points, telling the log why; the one way onto the track."""
    if points and game.setting.has_points:
        if game.setting.own_points:
            game.players[seat].vp += points
        game.note(log.SCORED, seat, 0, points, source)
        game.setting.tell(game, POINTS_SCORED, seat, points)


def colonists_at_the_end(game: Colony, seat: int) -> int:
    """Colonists in Living Quarters once those of the own side and Working Area are back."""
    player = game.players[seat]
    limit = player.quarters_limit()
    if game.is_automatic(seat):
        return limit  # OM-33.17
    back = player.quarters + player.working
    first = 0 if player.side() == ORBIT else ORBIT_SLOTS
    last = ORBIT_SLOTS if player.side() == ORBIT else len(SLOT_ACTIONS)
    for place in range(first, last):
        back += player.slots[place]
    return max(min(back, limit), player.quarters)


def advanced_of(game: Colony, building: int) -> int:
    """Advanced Buildings of a type on Mars, whoever owns them."""
    count = 0
    for player in game.players:
        for blueprint in player.blueprints:
            if player.built >> blueprint & 1 and UPGRADES[blueprint] == building:
                count += 1
    return count


def sheet(game: Colony, seat: int) -> Sheet:
    """The score sheet of a player if the game ended as things stand."""
    player = game.players[seat]
    tech = sum([COLUMN_POINTS[LEVEL[place]] for place in player.lab])
    blueprints = 0
    for blueprint in player.blueprints:
        points = BLUEPRINT_POINTS[LEVELS[blueprint]]
        blueprints += points if player.built >> blueprint & 1 else -points
    scientists = 0
    for number, card in enumerate(SCIENTIST_CARDS):
        if player.has_scientist(number):
            scientists += SCIENTIST_POINTS * advanced_of(game, card.scores)
    contracts = 0
    for contract in player.contracts:
        if is_fulfilled(game, seat, contract):
            contracts += CONTRACT_DONE[contract]
        else:
            contracts -= CONTRACT_FAILED[contract]
    return Sheet(
        [
            ("track", player.vp),
            ("progress", PROGRESS_POINTS[bits(player.cubes)]),
            ("ships", SHIP_POINTS * player.hangar),
            ("colonists", QUARTERS_POINTS[colonists_at_the_end(game, seat)]),
            ("tech", tech),
            ("blueprints", blueprints),
            ("scientists", scientists),
            ("contracts", contracts),
        ]
    )


def outcome(game: Colony) -> Outcome:
    """Who won: most points, then crystals, Advanced Buildings, progress cubes, else shared."""
    decided = game.setting.outcome(game)
    if decided is not None:
        return decided
    totals = [sheet(game, seat).total for seat in range(game.setting.asked)]
    keys: list[tuple[int, ...]] = [
        (
            totals[seat],
            game.players[seat].crystals,
            game.players[seat].advanced_buildings(),
            bits(game.players[seat].cubes),
        )
        for seat in range(game.setting.asked)
    ]
    winners = best(keys)
    return Outcome(winners, totals, _reason(keys, winners), places=ranking(keys))


def _reason(keys: list[tuple[int, ...]], winners: list[int]) -> str:
    """Which comparison decided."""
    if len(winners) > 1:
        return "shared"
    names = ("points", "crystals", "advanced_buildings", "progress")
    top = keys[winners[0]]
    for k in range(len(names)):
        rivals = [key for seat, key in enumerate(keys) if seat not in winners]
        if all(key[: k + 1] != top[: k + 1] for key in rivals):
            return names[k]
    return names[0]
