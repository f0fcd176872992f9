"""What the learned correction sees of Terraforming Mars."""

from __future__ import annotations

from typing import Final

from planetfall.bots.inputs import Inputs, kept, lead_and_rest, seat_names
from planetfall.games.terraforming_mars.bot import (
    cards_in_play,
    generations_left,
    hand_worth,
)
from planetfall.games.terraforming_mars.bot_cards import appraisers
from planetfall.games.terraforming_mars.components.board import count
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import TAG_NAMES
from planetfall.games.terraforming_mars.scoring import sheet
from planetfall.games.terraforming_mars.state import Mars

RESOURCES: Final = ("money", "steel", "titanium", "plants", "energy", "heat")
TABLE: Final = [
    "generation",
    "generations left",
    "temperature",
    "oxygen",
    "oceans",
    "milestones",
    "awards",
    "last conversion",
]
OWN: Final = [
    "hand's worth",
    "points in hand",
    "cheap cards",
    "actions used",
    "is first",
    "owes its first action",
    "next discount",
]
LINES: Final = [
    "rating",
    "milestone points",
    "award points",
    "greenery points",
    "city points",
    "points of resources",
    "card points",
    "total",
    "passed",
    *RESOURCES,
    *[f"{name} production" for name in RESOURCES],
    *[f"{name} to come" for name in RESOURCES],
    *[f"{name} tags" for name in TAG_NAMES],
    "steel value",
    "titanium value",
    "discount",
    "tag discounts",
    "greenery price",
    "hand",
    "events",
    "actions",
    "cards in play",
    "standing worth",
    "cities",
    "greeneries",
    "claims",
    "expansion",
]


class MarsInputs(Inputs):
    """The table, one's own seat, the leading rival and the mean of the others."""

    def names(self) -> list[str]:
        return TABLE + OWN + seat_names(LINES)

    def fits(self, game: Mars, seat: int) -> bool:
        return not game.is_solo()

    def of(self, game: Mars, seat: int) -> list[int]:
        left = generations_left(game)
        claimed = 0
        for owner in game.milestones:
            claimed += owner >= 0
        funded = 0
        for owner in game.awards:
            funded += owner >= 0
        numbers = [
            game.generation,
            left,
            game.temperature,
            game.oxygen,
            game.oceans_placed(),
            claimed,
            funded,
            game.finished,
        ]
        player = game.players[seat]
        points = 0
        cheap = 0
        for card in player.hand:
            points += CARDS[card].vp
            cheap += CARDS[card].cost <= 10
        numbers += [
            kept(hand_worth(game, seat, left) // 10),
            points,
            cheap,
            len(player.used),
            int(game.first == seat),
            player.owes,
            player.next_discount,
        ]
        rows = [self._row(game, each, left) for each in range(game.seats)]
        totals = [row[7] for row in rows]
        return numbers + rows[seat] + lead_and_rest(rows, seat, totals)

    def _row(self, game: Mars, seat: int, left: int) -> list[int]:
        """What is open of a seat."""
        player = game.players[seat]
        kit = game.kit(seat)
        points = sheet(game, seat)
        row = [amount for _, amount in points.lines]
        row.append(points.total)
        row.append(player.passed)
        for amount in player.stock:
            row.append(kept(amount))
        row += player.production
        for amount in player.production:
            row.append(kept(amount * (left - 1)))
        row += kit.tags
        tag_discounts = 0
        for off in kit.tag_discounts:
            tag_discounts += off
        worth = cards_in_play(game, seat, left)
        expansion = 0
        for appraiser in appraisers():
            expansion += appraiser.of_position(game, seat, left)
        row += [
            kit.steel_value,
            kit.titanium_value,
            kit.discount,
            tag_discounts,
            kit.greenery_price,
            len(player.hand),
            len(player.events),
            len(kit.actions),
            len(player.tableau),
            kept(worth // 10),
            count(player.tiles & game.city_hexes),
            count(player.tiles & game.greenery_hexes),
            count(player.claims),
            kept(expansion // 10),
        ]
        return row


def inputs() -> Inputs:
    """The encoder of this game."""
    return MarsInputs()
