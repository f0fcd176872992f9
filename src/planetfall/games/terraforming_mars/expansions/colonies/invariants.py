"""Broken invariants of the sub-state, and samples at its limits."""

from __future__ import annotations

from typing import Any

from planetfall.core.lists import changed
from planetfall.games.terraforming_mars.components.terms import NOTHING
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.phases import is_held
from planetfall.games.terraforming_mars.expansions.colonies.state import (
    LAST_FIELD,
    SITES,
    START_FIELD,
    TILES,
    Colonies,
    colonies_of,
)
from planetfall.games.terraforming_mars.state import Mars


def broken(game: Mars) -> list[str]:
    """What is wrong with colonies, markers, stations and ships, in sentences."""
    area = colonies_of(game)
    found: list[str] = []
    if area.tiles != sorted(set(area.tiles)):
        found.append("a colony is in play twice")
    for colony in range(TILES):
        found += _tile(game, area, colony)
    for seat in range(game.seats):
        if area.ships_home(seat) < 0:
            found.append(f"seat {seat} has more ships away than it owns")
    return found


def _tile(game: Mars, area: Colonies, colony: int) -> list[str]:
    name = COLONY_TILES[colony].name
    marker = area.markers[colony]
    built = area.built(colony)
    sites = area.stations[SITES * colony : SITES * colony + SITES]
    found: list[str] = []
    if any([owner >= 0 for owner in sites[built:]]):
        found.append(f"stations in {name} do not fill its fields from the left")
    if max(sites) >= game.seats or area.ships[colony] >= game.seats:
        found.append(f"somebody in {name} is not at the table")
    if marker < 0 and (built or area.ships[colony] >= 0):
        found.append(f"{name} is used though it is not active")
    if colony not in area.tiles:
        return [*found, f"{name} has a marker but is not in play"] if marker >= 0 else found
    if marker >= 0 and not built <= marker <= LAST_FIELD:
        found.append(f"the marker of {name} stands on field {marker}")
    wakes = COLONY_TILES[colony].wakes
    if marker < 0 and (wakes == NOTHING or is_held(game, wakes)):
        found.append(f"{name} sleeps though it should be active")
    return found


def shake(game: Mars, rng: Any) -> None:
    """Roll markers, stations and ships of a copied position at their limits."""
    area = colonies_of(game)
    for seat in range(game.seats):
        area.fleets = changed(area.fleets, seat, rng.choice([1, 1, 2, 3]))
    crowded = rng.randrange(3)
    for colony in area.tiles:
        if area.markers[colony] < 0:
            continue
        built = rng.choice([0, 1, SITES]) if crowded else SITES
        for site in range(SITES):
            owner = rng.randrange(game.seats) if site < built else -1
            area.stations = changed(area.stations, SITES * colony + site, owner)
        area.markers = changed(
            area.markers, colony, rng.choice([built, max(built, START_FIELD), LAST_FIELD])
        )
        area.ships = changed(area.ships, colony, -1)
        guest = rng.randrange(game.seats)
        if rng.randrange(2) and area.ships_home(guest):
            area.ships = changed(area.ships, colony, guest)
