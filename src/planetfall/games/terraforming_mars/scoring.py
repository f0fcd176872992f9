"""Final scoring and who wins (TM-19)."""

from __future__ import annotations

from planetfall.core.scores import Outcome, Sheet, best, ranking
from planetfall.games.terraforming_mars.components.board import BESIDE, bits, count
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import MC
from planetfall.games.terraforming_mars.effects.points import IfHeld, PerHeld
from planetfall.games.terraforming_mars.milestones_awards import award_value
from planetfall.games.terraforming_mars.phases import is_terraformed
from planetfall.games.terraforming_mars.state import Mars


def award_points(game: Mars, seat: int) -> int:
    """5 for the first, 2 for the second in every funded award, with ties (TM-11.05 to 11.09)."""
    points = 0
    for award, owner in enumerate(game.awards):
        if owner < 0:
            continue
        values = [award_value(game, other, award) for other in range(game.seats)]
        top = max(values)
        leaders = [value for value in values if value == top]
        if values[seat] == top:
            points += 5
        elif len(leaders) == 1 and game.seats > 2:
            second = max([value for value in values if value < top])
            if values[seat] == second:
                points += 2
    return points


def greenery_points(game: Mars, seat: int) -> int:
    """A point for every own greenery."""
    return count(game.players[seat].tiles & game.greenery_hexes)


def city_points(game: Mars, seat: int) -> int:
    """For every own city a point for each greenery beside it, whoever owns that."""
    points = 0
    for place in bits(game.players[seat].tiles & game.city_hexes):
        points += count(BESIDE[place] & game.greenery_hexes)
    return points


def card_points(game: Mars, seat: int) -> tuple[int, int]:
    """Points by resources on cards, and of all other cards, played events included."""
    by_held = 0
    other = 0
    player = game.players[seat]
    for number in [*player.tableau, *player.events]:
        card = CARDS[number]
        if card.worth is None:
            other += card.vp
        elif isinstance(card.worth, (PerHeld, IfHeld)):
            by_held += card.worth.points(game, seat, number)
        else:
            other += card.worth.points(game, seat, number)
    return by_held, other


def sheet(game: Mars, seat: int) -> Sheet:
    """The score of one seat as things stand."""
    held, other = card_points(game, seat)
    milestones = sum([5 for owner in game.milestones if owner == seat])
    return Sheet(
        [
            ("rating", game.players[seat].rating),
            ("milestones", milestones),
            ("awards", award_points(game, seat)),
            ("greeneries", greenery_points(game, seat)),
            ("cities", city_points(game, seat)),
            ("card_resources", held),
            ("cards", other),
        ]
    )


def sheets(game: Mars) -> list[Sheet]:
    """The score of every seat."""
    return [sheet(game, seat) for seat in range(game.seats)]


def outcome(game: Mars) -> Outcome:
    """Most points, then most M€, then shared; solo is won by finishing the planet."""
    totals = [found.total for found in sheets(game)]
    if game.is_solo():
        won = is_terraformed(game)
        return Outcome([0] if won else [], totals, "terraformed" if won else "not_terraformed")
    keys: list[tuple[int, ...]] = [(t, game.players[s].stock[MC]) for s, t in enumerate(totals)]
    winners = best(keys)
    tied = totals.count(max(totals)) > 1
    if not tied:
        reason = "points"
    elif len(winners) == 1:
        reason = "money"
    else:
        reason = "shared"
    return Outcome(winners, totals, reason, places=ranking(keys))
