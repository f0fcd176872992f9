"""What happens in the humans' turns and changes something of this chapter."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.alien_invasion.commander.supply import gain_single
from planetfall.games.on_mars.expansions.alien_invasion.defence import cards, points
from planetfall.games.on_mars.expansions.alien_invasion.defence.pieces import displace_team
from planetfall.games.on_mars.expansions.alien_invasion.defence.shields import take_shield_off
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import displace_soldier
from planetfall.games.on_mars.expansions.alien_invasion.state import front_of
from planetfall.games.on_mars.expansions.alien_invasion.victory import add_points
from planetfall.games.on_mars.extension import (
    CONTRACT_TAKEN,
    EVENT_BLUEPRINT,
    EVENT_CONTRACT,
    EVENT_DEVELOP,
    EVENT_SCIENTIST,
    EVENT_SHELTER,
    EVENT_TECH,
    EVENT_UPGRADE,
    EXECUTIVE_TAKEN,
    HEX_CLEARED,
    POINTS_SCORED,
    SHIP_SPENT,
    SHIP_WELCOMED,
    TECH_LENT,
)
from planetfall.games.on_mars.state import Colony

EVENTS: Final = (
    CONTRACT_TAKEN,
    EVENT_BLUEPRINT,
    EVENT_CONTRACT,
    EVENT_DEVELOP,
    EVENT_SCIENTIST,
    EVENT_SHELTER,
    EVENT_TECH,
    EVENT_UPGRADE,
    EXECUTIVE_TAKEN,
    HEX_CLEARED,
    POINTS_SCORED,
    SHIP_SPENT,
    SHIP_WELCOMED,
    TECH_LENT,
)


def happened(game: Colony, event: int, seat: int, what: int) -> None:
    """Carry out what follows from an event of `EVENTS`."""
    if event == POINTS_SCORED:
        add_points(game, what)  # OMA-4.26, OMA-4.37
    elif event == EXECUTIVE_TAKEN:
        gain_single(game)
    elif event == TECH_LENT:
        front_of(game).lent += 1
    elif event == HEX_CLEARED:
        displace_soldier(game, what)
        displace_team(game, what)  # OMA-4.10, OMA-4.16
    elif event == EVENT_UPGRADE:
        take_shield_off(game, what)  # OMA-4.14
        cards.bring_tech(game, seat, what)  # OMA-4.15
        points.upgraded(game, seat, what)
    else:
        _score(game, event, seat, what)


def _score(game: Colony, event: int, seat: int, what: int) -> None:
    """Points of what a human did."""
    if event == EVENT_DEVELOP:
        points.developed(game, seat, what)
    elif event == EVENT_TECH:
        points.learned(game, seat, what)
    elif event == EVENT_BLUEPRINT:
        points.obtained(game, seat, what)
    elif event == EVENT_SHELTER:
        points.shelter_built(game, seat)
    elif event == EVENT_SCIENTIST:
        points.hired(game, seat, what)
    elif event == CONTRACT_TAKEN:
        points.contract_taken(game, seat, what)
    elif event == EVENT_CONTRACT:
        points.contract_done(game, seat, what)
    elif event == SHIP_WELCOMED:
        points.ship_welcomed(game, seat)
    elif event == SHIP_SPENT:
        points.ship_spent(game, seat)
