"""Final scoring: lines A to F of the score pad, tie-breaks, solo target (PU-16, PU-17, PU-23)."""

from __future__ import annotations

from typing import Final

from planetfall.core.fields import UNKNOWN
from planetfall.core.scores import Outcome, Sheet, best, ranking
from planetfall.games.planet_unknown.components.cards.civ import CARDS
from planetfall.games.planet_unknown.components.civ_data import (
    COMMERCE_SET_POINTS,
    METEORITE_SET_POINTS,
)
from planetfall.games.planet_unknown.components.corporation import (
    CORPORATIONS,
    METEORITES_PER_POINT,
)
from planetfall.games.planet_unknown.components.events_data import (
    SOLO_BANDS,
    SOLO_BASE,
    SOLO_GRADES,
    SOLO_TARGET,
)
from planetfall.games.planet_unknown.components.objectives import (
    OBJECTIVES,
    PERSONAL_POINTS,
    TIE_POINTS,
    WIN_POINTS,
    Collection,
    is_met,
    neighbour_points,
    neighbour_value,
)
from planetfall.games.planet_unknown.geometry import planet_points
from planetfall.games.planet_unknown.state import Player, Unknown

LINES: Final = (
    "planet",
    "civ",
    "water",
    "biomass",
    "rover",
    "tech",
    "lifepods",
    "meteorites",
    "civ_cards",
    "personal",
    "neighbours",
)
"""Lines of the score sheet: A, B by track, C twice, D, E, F."""


def collection(player: Player) -> Collection:
    """What the corporation board brings to objectives (PU-16.23)."""
    tops = CORPORATIONS[player.corporation].tops_reached(player)
    return Collection(tops, player.meteorites, player.collected_lifepods())


def held_cards(player: Player) -> list[int]:
    """All end-game civ cards of a player, shown or not."""
    known = [card for card in player.civ_open + player.civ_cards if card != UNKNOWN]
    return [card for card in known if CARDS[card].worth is not None]


def card_points(player: Player) -> int:
    """D: points of end-game civ cards."""
    points = 0
    commerce = 0
    for card in held_cards(player):
        worth = CARDS[card].worth
        assert worth is not None
        points += worth.points(player)
        commerce += worth.commerce_set()
    return points + COMMERCE_SET_POINTS[commerce]


def lifepod_points(player: Player) -> int:
    """C: lifepods in the scoring area, at the rate the cards give (PU-16.08, PU-16.24)."""
    value = 1
    for card in held_cards(player):
        worth = CARDS[card].worth
        assert worth is not None
        value = max(value, worth.lifepod_value())
    return value * player.lifepods


def meteorite_points(player: Player) -> int:
    """C: every full three collected meteorites."""
    cards = 0
    for card in held_cards(player):
        worth = CARDS[card].worth
        assert worth is not None
        cards += worth.meteorite_set()
    return METEORITE_SET_POINTS[cards] * (player.meteorites // METEORITES_PER_POINT)


def personal_points(player: Player) -> int:
    """E: personal objectives fulfilled."""
    points = 0
    for card in player.personal:
        if card != UNKNOWN and is_met(OBJECTIVES[card].personal, player.board, collection(player)):
            points += PERSONAL_POINTS
    return points


def objective_points(game: Unknown, seat: int) -> int:
    """F: neighbour objectives, and those for which all compete (PU-16.12, PU-29.22)."""
    points = 0
    for card, other in rivals(game, seat):
        points += against(game, card, seat, other)[2]
    for card in game.common:
        points += _against_all(game, card, seat)
    return points


def rivals(game: Unknown, seat: int) -> list[tuple[int, int]]:
    """The neighbour objectives of a seat: the card, and the seat it is compared with."""
    seats = game.seats
    found: list[tuple[int, int]] = []
    for k in range(len(game.between)):
        if seats == 2:
            found.append((game.between[k], 1 - seat))
        elif k == seat:
            found.append((game.between[k], (seat + 1) % seats))
        elif (k + 1) % seats == seat:
            found.append((game.between[k], k))
    return found


def against(game: Unknown, card: int, seat: int, other: int) -> tuple[int, int, int]:
    """A neighbour objective as it stands: the own number, the other's, the points it brings."""
    mine, theirs = _value(game, card, seat), _value(game, card, other)
    return mine, theirs, neighbour_points(OBJECTIVES[card].neighbour, mine, theirs)


def _value(game: Unknown, card: int, seat: int) -> int:
    player = game.players[seat]
    return neighbour_value(OBJECTIVES[card].neighbour, player.board, collection(player))


def _against_all(game: Unknown, card: int, seat: int) -> int:
    values = [_value(game, card, k) for k in range(game.seats)]
    target = min(values) if OBJECTIVES[card].neighbour.fewest else max(values)
    if values[seat] != target:
        return 0
    return WIN_POINTS if values.count(target) == 1 else TIE_POINTS


def sheet(game: Unknown, seat: int) -> Sheet:
    """One player's score sheet as things stand."""
    player = game.players[seat]
    side = CORPORATIONS[player.corporation]
    points = [planet_points(player.board), *side.track_points(player)]
    points += [lifepod_points(player), meteorite_points(player), card_points(player)]
    points += [personal_points(player), objective_points(game, seat) if game.seats > 1 else 0]
    return Sheet([(LINES[k], points[k]) for k in range(len(LINES))])


def scores(game: Unknown) -> list[Sheet]:
    """All score sheets."""
    return [sheet(game, seat) for seat in range(game.seats)]


def solo_target(mix: list[int]) -> int:
    """The score to reach, by the number of cards of each colour (PU-23.08)."""
    target = SOLO_BASE
    for colour in range(len(mix)):
        band = 0
        for k in range(len(SOLO_BANDS)):
            if mix[colour] >= SOLO_BANDS[k]:
                band = k
        target += SOLO_TARGET[colour][band]
    return target


def solo_grade(difference: int, edition: int) -> int:
    """The grade of a solo game by score minus target, 0 for the lowest (PU-23.16)."""
    grade = 0
    for least in SOLO_GRADES[edition]:
        if difference >= least:
            grade += 1
    return grade


def outcome(game: Unknown) -> Outcome:
    """Who won and which comparison decided (section 17; solo PU-23.07)."""
    totals = [part.total for part in scores(game)]
    if game.seats == 1:
        target = solo_target(game.setting.mix(1))
        grade = solo_grade(totals[0] - target, game.setting.edition)
        return Outcome([0] if totals[0] >= target else [], totals, f"grade_{grade}")
    keys: list[tuple[int, ...]] = []
    for seat in range(game.seats):
        board = game.players[seat].board
        keys.append((totals[seat], -board.uncovered(), -board.meteorites_left()))
    return Outcome(best(keys), totals, _decided_by(keys), places=ranking(keys))


def _decided_by(keys: list[tuple[int, ...]]) -> str:
    """The first comparison that leaves one winner."""
    for depth, reason in ((1, "points"), (2, "uncovered"), (3, "meteorites")):
        if len(best([key[:depth] for key in keys])) == 1:
            return reason
    return "shared"
