"""Common points: what the humans gain and lose in play, in place of all final scoring (OMA-4)."""

from __future__ import annotations

from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.lab import COLUMN
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    BLUEPRINT_POINTS,
    CONTRACT_DONE,
    CONTRACT_FAILED,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    FIRST_DEFENCE,
    SENTRY_TECH,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    DEFENCE_POINTS,
    DEVELOPMENT_POINTS,
    LAST_COLUMN_POINTS,
    LEARNING_POINTS,
    SCIENTIST_POINTS,
    SHELTER_POINTS,
    SHIP_POINTS,
    UPGRADE_FACTOR,
)
from planetfall.games.on_mars.expansions.alien_invasion.points import (
    BY_BLUEPRINT,
    BY_CONTRACT,
    BY_CONTRACT_DONE,
    BY_DEFENCE,
    BY_DEVELOPMENT,
    BY_HIRING,
    BY_LAST_COLUMN,
    BY_SCIENTIST,
    BY_SHELTER,
    BY_SHIP,
    BY_TECH,
    BY_UPGRADE,
)
from planetfall.games.on_mars.expansions.alien_invasion.victory import team_score
from planetfall.games.on_mars.packing import blueprint_of
from planetfall.games.on_mars.scoring import advanced_of
from planetfall.games.on_mars.state import Colony, building_of

LAST_COLUMN = max(COLUMN)


def is_defence(blueprint: int) -> bool:
    """Whether a Blueprint is one of the four defence cards."""
    return blueprint >= FIRST_DEFENCE


def obtained(game: Colony, seat: int, blueprint: int) -> None:
    """A Blueprint costs its value; a defence card is free (OMA-4.05, OMA-4.06)."""
    if not is_defence(blueprint):
        team_score(game, seat, -BLUEPRINT_POINTS[LEVELS[blueprint]], BY_BLUEPRINT)


def learned(game: Colony, seat: int, tech: int) -> None:
    """A technology was learned; the tile of a defence card counts for nothing (OMA-4.29)."""
    if tech < SENTRY_TECH:
        team_score(game, seat, LEARNING_POINTS, BY_TECH)


def developed(game: Colony, seat: int, space: int) -> None:
    """A tile moved to a Lab space (OMA-4.08)."""
    team_score(game, seat, DEVELOPMENT_POINTS, BY_DEVELOPMENT)
    if COLUMN[space] == LAST_COLUMN:
        team_score(game, seat, LAST_COLUMN_POINTS, BY_LAST_COLUMN)


def shelter_built(game: Colony, seat: int) -> None:
    """A Shelter was built (OMA-4.11)."""
    team_score(game, seat, SHELTER_POINTS, BY_SHELTER)


def upgraded(game: Colony, seat: int, place: int) -> None:
    """A building was upgraded; more if anybody has its Scientist (OMA-4.17 to OMA-4.19)."""
    blueprint = blueprint_of(game.tops[place])
    if is_defence(blueprint):
        team_score(game, seat, DEFENCE_POINTS, BY_DEFENCE)
    else:
        value = UPGRADE_FACTOR * BLUEPRINT_POINTS[LEVELS[blueprint]]
        team_score(game, seat, value, BY_UPGRADE)
    building = building_of(game.land[place])
    for player in game.players:
        for scientist, card in enumerate(SCIENTIST_CARDS):
            if card.scores == building and player.has_scientist(scientist):
                team_score(game, seat, SCIENTIST_POINTS, BY_SCIENTIST)


def hired(game: Colony, seat: int, scientist: int) -> None:
    """A Scientist scores the Advanced Buildings there are (OMA-4.22)."""
    matching = advanced_of(game, SCIENTIST_CARDS[scientist].scores)
    team_score(game, seat, SCIENTIST_POINTS * matching, BY_HIRING)


def contract_taken(game: Colony, seat: int, contract: int) -> None:
    """A Contract counts as failed until it is completed (OMA-4.23)."""
    team_score(game, seat, -CONTRACT_FAILED[contract], BY_CONTRACT)


def contract_done(game: Colony, seat: int, contract: int) -> None:
    """What a Contract cost comes back, and what it is worth (OMA-4.24)."""
    team_score(game, seat, CONTRACT_FAILED[contract], BY_CONTRACT)
    team_score(game, seat, CONTRACT_DONE[contract], BY_CONTRACT_DONE)


def ship_welcomed(game: Colony, seat: int) -> None:
    """A ship came into the Hangar (OMA-4.20)."""
    team_score(game, seat, SHIP_POINTS, BY_SHIP)


def ship_spent(game: Colony, seat: int) -> None:
    """A ship of the Hangar was discarded (OMA-4.21)."""
    team_score(game, seat, -SHIP_POINTS, BY_SHIP)
