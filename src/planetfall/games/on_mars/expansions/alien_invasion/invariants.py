"""Invariants of the chapter: tokens, soldiers, shields and tiles are all somewhere, once."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.expansions.alien_invasion import soldiers
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import (
    ALIEN_MINE_CODE,
    ALIEN_SHELTER_CODE,
    CODES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.cards import UPGRADES
from planetfall.games.on_mars.expansions.alien_invasion.components.names import ALIEN_CARDS
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    MINES,
    REUSABLE_TOKENS,
    SABOTAGE_TOKENS,
    SENTRIES,
    SHELTERS,
    SHIELDS,
    SINGLE_TOKENS,
    SOLDIERS,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    BUILT,
    LOCKED,
    REUSABLE,
    SABOTAGED,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.packing import lender, tech_lent
from planetfall.games.on_mars.state import Colony


def broken(game: Colony) -> list[str]:
    """Broken invariants in words."""
    return _panel(game) + _soldiers(game) + _buildings(game) + _tokens(game) + _derived(game)


def _panel(game: Colony) -> list[str]:
    """Action tokens are conserved, and nothing is less than nothing."""
    commander = commander_of(game)
    found: list[str] = []
    covers = commander.covers
    reusable = commander.reusable + covers.count(REUSABLE) + covers.count(LOCKED)
    if reusable != REUSABLE_TOKENS:
        found.append(f"there are {reusable} reusable tokens")
    if commander.singles_used() > SINGLE_TOKENS:
        found.append(f"there are {commander.singles_used()} single-use tokens")
    numbers = [commander.crystals, commander.waiting, commander.reusable, commander.single]
    if min(numbers) < 0:
        found.append(f"the commander has less than nothing: {numbers}")
    sabotage = front_of(game).sabotage + covers.count(SABOTAGED) + commander.lifted
    if sabotage != SABOTAGE_TOKENS:
        found.append(f"there are {sabotage} sabotage tokens")
    return found


def _soldiers(game: Colony) -> list[str]:
    """Twenty soldiers, of whom no two stay on one hex."""
    commander = commander_of(game)
    found: list[str] = []
    placed = commander.standing + commander.stunned
    total = commander.ready + commander.aside + len(placed)
    if total != SOLDIERS or commander.ready < 0 or commander.aside < 0:
        found.append(f"there are {total} soldiers")
    if game.turn < 0 and len(set(placed)) < len(placed):
        found.append(f"two soldiers on one hex: {sorted(placed)}")
    return found


def _buildings(game: Colony) -> list[str]:
    """Alien tiles are on the map or left; markers lie on alien buildings of their type."""
    commander = commander_of(game)
    found: list[str] = []
    if game.land.count(ALIEN_SHELTER_CODE) + commander.shelters_left != SHELTERS:
        found.append(f"{commander.shelters_left} alien Shelters are left")
    if game.land.count(ALIEN_MINE_CODE) + commander.mines_left != MINES:
        found.append(f"{commander.mines_left} alien Mines are left")
    for card in range(len(ALIEN_CARDS)):
        place = commander.markers[card]
        if (place >= 0) != (commander.cards[card] >= BUILT):
            found.append(f"the marker of {ALIEN_CARDS[card]} is in the wrong place")
        elif place >= 0 and game.land[place] != CODES[UPGRADES[card]]:
            found.append(f"{ALIEN_CARDS[card]} is on the wrong building")
    spaces = [space for space in commander.lab if space]
    if len(set(spaces)) < len(spaces):
        found.append(f"two tiles on one space of the alien Lab: {commander.lab}")
    return found


def _tokens(game: Colony) -> list[str]:
    """Shields, corruption tokens and sentry bots are where they may be."""
    front = front_of(game)
    found: list[str] = []
    shields = front.shields + len(front.shielded) + len(front.shielded_techs)
    if shields != SHIELDS or front.shields < 0:
        found.append(f"there are {shields} shields")
    if front.corruption_left() < 0:
        found.append("there are too many corruption tokens")
    if len(front.sentries) > SENTRIES:
        found.append("there are too many sentry bots")
    for tiles in (front.corrupted, front.shielded_techs):
        for tile in tiles:
            if not game.players[lender(tile)].lab[tech_lent(tile)]:
                found.append(f"a token lies on tile {tile}, which is in no Lab")
        if len(set(tiles)) < len(tiles):
            found.append(f"two tokens lie on one tile: {tiles}")
    for place in front.shielded:
        if game.land[place] == 0 or game.land[place] in CODES:
            found.append(f"a shield lies on no human building: {place}")
    return found


def _derived(game: Colony) -> list[str]:
    """What the base game reads is what follows from the chapter's own fields."""
    other = game.clone()
    soldiers.refresh(other)
    if sorted(other.others) != sorted(game.others) or other.barred != game.barred:
        return ["pieces of no player or barred hexes are out of date"]
    return []


def shake(game: Colony, rng: Any) -> None:
    """Roll the commander's means and what lies on the panel."""
    commander = commander_of(game)
    commander.crystals = rng.randrange(4)
    commander.waiting = 0
    moved = rng.randrange(commander.aside + 1)
    commander.aside -= moved
    commander.ready += moved
    if rng.randrange(2) and commander.standing:
        place = rng.choice(commander.standing)
        soldiers.stun(game, place, 0)
