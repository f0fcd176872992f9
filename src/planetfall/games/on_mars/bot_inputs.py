"""What the learned correction sees of On Mars."""

from __future__ import annotations

from typing import Final

from planetfall.bots.inputs import Inputs, kept, lead_and_rest, seat_names
from planetfall.games.on_mars.bot import all_back, errands, means, plans
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.names import (
    BOX_TECHS,
    BUILDINGS,
    COLONY,
    ITEMS,
    ORBIT,
    ORBIT_SLOTS,
    RESOURCES,
    TECHS,
)
from planetfall.games.on_mars.contracts import is_fulfilled
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.scoring import sheet
from planetfall.games.on_mars.state import Colony

TABLE: Final = [
    "round",
    "level",
    *[f"life support {name}" for name in BUILDINGS[1:5]],
    "contributions missing",
    "missions remaining",
    "ending",
    "shuttle's way",
    "shuttle in orbit",
]
OWN: Final = ["means", "plans", "errands", "private goals", "discoveries", "cards"]
SHEET: Final = ["track", "progress", "ships", "colonists", "tech", "blueprints", "scientists"]
LINES: Final = [
    *[f"{name} points" for name in SHEET],
    "contract points",
    "total",
    *ITEMS[:RESOURCES],
    *[f"{name} made" for name in ITEMS[:RESOURCES]],
    *[f"level of {name}" for name in TECHS[:BOX_TECHS]],
    "in the colony",
    "turn order",
    "has acted",
    "crystals",
    "crystals waiting",
    "in quarters",
    "in orbit",
    "on the surface",
    "at work",
    "colonists in all",
    "supply",
    "shelters",
    "robots",
    "robots left",
    "ships gone",
    "hangar",
    "kinds built",
    "advanced buildings",
    "blueprints waiting",
    "contracts done",
    "contracts open",
    "scientists",
    "research",
    "goal done",
]


class ColonyInputs(Inputs):
    """The table, one's own seat, the leading rival and the mean of the others."""

    def names(self) -> list[str]:
        return TABLE + OWN + seat_names(LINES)

    def fits(self, game: Colony, seat: int) -> bool:
        # Expansions may have positions of their own and other aims.
        return game.seats > 1 and not game.added and type(game) is Colony

    def scale(self) -> int:
        return 15

    def of(self, game: Colony, seat: int) -> list[int]:
        missing = 0
        for steps in game.steps:
            missing += steps
        numbers = [
            game.round,
            game.level,
            *game.lss,
            missing,
            game.remaining,
            game.ending,
            game.shuttle,
            int(game.shuttle_side == ORBIT),
        ]
        player = game.players[seat]
        numbers += [
            kept(means(player) // 10),
            kept(plans(game, seat) // 10),
            errands(game, player),
            len(player.goals),
            len(player.discoveries),
            len(player.cards),
        ]
        rows = [self._row(game, each) for each in range(game.seats)]
        totals = [row[len(SHEET) + 1] for row in rows]
        return numbers + rows[seat] + lead_and_rest(rows, seat, totals)

    def _row(self, game: Colony, seat: int) -> list[int]:
        """What is open of a seat."""
        player = game.players[seat]
        points = sheet(game, seat)
        row = [amount for _, amount in points.lines]
        row.append(points.total)
        row += player.storage[:RESOURCES]
        made = output(game, seat)
        row += made[:RESOURCES]
        for place in player.lab[:BOX_TECHS]:
            row.append(LEVEL[place])
        orbit = 0
        surface = 0
        for slot in range(len(player.slots)):
            if slot < ORBIT_SLOTS:
                orbit += player.slots[slot]
            else:
                surface += player.slots[slot]
        done = 0
        for contract in player.contracts:
            done += is_fulfilled(game, seat, contract)
        waiting = 0
        for blueprint in player.blueprints:
            waiting += not player.built >> blueprint & 1
        row += [
            int(player.side() == COLONY),
            player.space,
            player.acted,
            player.crystals,
            player.waiting,
            player.quarters,
            orbit,
            surface,
            player.working,
            all_back(player),
            player.supply,
            player.shelters,
            len(player.bots),
            player.bots_left,
            player.ships_removed(),
            player.hangar,
            bits(player.cubes),
            player.advanced_buildings(),
            waiting,
            done,
            len(player.contracts) - done,
            bits(player.scientists),
            bits(player.research),
            int(player.goal > 0),
        ]
        return row


def inputs() -> Inputs:
    """The encoder of this game."""
    return ColonyInputs()
