"""Invariants of a position: pieces are conserved, limits are kept, readings agree."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.lab import SPACES
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import (
    FIRST_CONTRACT,
    SCIENTISTS,
    scientist_card,
)
from planetfall.games.on_mars.components.tables import (
    BOTS,
    COLONISTS,
    DELIVERY_AMOUNT,
    DELIVERY_CONTRACT,
    MARKERS,
    QUARTERS_PER_SHELTER,
    SHIPS,
)
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.packing import FIRST_MARKER, blueprint_of, owner_of
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.state import (
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    Colony,
    building_of,
    shelter_of,
)

UNFINISHED: Final = ("finish_building", "aftermath")
"""Work after which the LSS marker of a new building has risen."""


def broken(game: Colony) -> list[str]:
    """Broken invariants in words."""
    found: list[str] = []
    for seat in range(len(game.players)):
        found += _pieces(game, seat)
        found += _limits(game, seat)
        found += _markers(game, seat)
    found += _hexes(game)
    found += _buildings(game)
    if game.round:
        found += _cards(game)
        found += _displays(game)
    return found + game.setting.invariants(game)


def _pieces(game: Colony, seat: int) -> list[str]:
    """A player has all colonists and bots, and nothing less than nothing."""
    player = game.players[seat]
    who = f"player {seat}"
    found: list[str] = []
    miners = game.tops.count(1 + seat)
    colonists = player.quarters + player.working + player.supply + sum(player.slots) + miners
    colonists += game.setting.colonists_out(game, seat)
    if not game.is_automatic(seat):
        if colonists != COLONISTS:
            found.append(f"{who} has {colonists} colonists")
        if len(player.bots) + player.bots_left != BOTS:
            found.append(f"{who} has {len(player.bots)} + {player.bots_left} bots")
    numbers = [player.crystals, player.waiting, player.hangar, player.quarters, player.working]
    numbers += [player.supply, player.fresh, *player.storage, *player.slots]
    if min(numbers) < 0:
        found.append(f"{who} has less than nothing: {numbers}")
    return found


def _limits(game: Colony, seat: int) -> list[str]:
    """A player has no more than there is room for."""
    player = game.players[seat]
    who = f"player {seat}"
    found: list[str] = []
    if player.crystals > player.depot_limit():
        found.append(f"{who} has {player.crystals} crystals in the Depot")
    # What a Shelter held stays when the Shelter goes out of order.
    idle = 0
    if not game.setting.idle_shelters:
        idle = game.land.count(-shelter_of(seat))
    if player.quarters > player.quarters_limit() + QUARTERS_PER_SHELTER * idle:
        found.append(f"{who} has {player.quarters} colonists in Living Quarters")
    if max(player.storage) > player.storage_limit() + idle:
        found.append(f"{who} stores {player.storage}")
    if player.hangar > SHIPS - bits(player.ships) or player.ships_removed() > game.level:
        found.append(f"{who} has welcomed too many ships")
    places = [place for place in player.lab if place]
    if len(set(places)) != len(places) or max(player.lab) > SPACES:
        found.append(f"{who} has two tiles on one Lab space: {player.lab}")
    return found


def _markers(game: Colony, seat: int) -> list[str]:
    """A player's Shelters and Blueprints are those on the map."""
    player = game.players[seat]
    who = f"player {seat}"
    found: list[str] = []
    count = game.land.count(shelter_of(seat))
    if game.setting.idle_shelters:
        count += game.land.count(-shelter_of(seat))
    if player.shelters != count:
        found.append(f"{who} has {player.shelters} Shelters and others on the map")
    if len(player.blueprints) > MARKERS or len(set(player.blueprints)) < len(player.blueprints):
        found.append(f"{who} has Blueprints {player.blueprints}")
    marked = [blueprint_of(t) for t in game.tops if t >= FIRST_MARKER and owner_of(t) == seat]
    if sorted(marked) != [b for b in sorted(player.blueprints) if player.built >> b & 1]:
        found.append(f"{who} has markers on the map of {marked}, not of {player.built:b}")
    return found


def _hexes(game: Colony) -> list[str]:
    """Pieces stand where they may."""
    found: list[str] = []
    for place in range(HEXES):
        land = game.land[place]
        top = game.tops[place]
        if top and not land:
            found.append(f"a piece without a building on hex {place}")
        if game.finds[place] and land:
            found.append(f"a tile or crystal on the building on hex {place}")
        if 0 < top < FIRST_MARKER and building_of(land) != 0:
            found.append(f"a miner outside a Mine on hex {place}")
        if top >= FIRST_MARKER and UPGRADES[blueprint_of(top)] != building_of(land):
            found.append(f"a marker on the wrong building on hex {place}")
    moving = [1 for frame in game.stacks[-1] if isinstance(frame.effect, Move)]
    if game.turn < 0 and game.round and not moving:
        found += _crowds(game)
    return found


def _buildings(game: Colony) -> list[str]:
    """Every building tile is somewhere, and the LSS counts the buildings."""
    found: list[str] = []
    every = game.setting.tiles
    tiles = [tile for tile in every if game.spent >> tile & 1]
    tiles += game.building_bag + [tile for tile in game.building_tops if tile >= 0]
    if game.round and sorted(tiles) != every:
        found.append(f"building tiles are {sorted(tiles)}")
    building = len([1 for frame in game.stacks[-1] if frame.effect.path in UNFINISHED])
    for column in range(4):
        count = [building_of(code) for code in game.land].count(1 + column)
        if game.round and not 0 <= min(count, 5) - game.lss[column] <= building:
            found.append(f"LSS marker {column} is on {game.lss[column]} with {count} buildings")
    return found


def _crowds(game: Colony) -> list[str]:
    """Outside of turns no hex holds more than one piece (OM-5.14)."""
    pieces = [place for place in range(HEXES) if game.tops[place]]
    for player in game.players:
        pieces += player.bots
        if player.rover >= 0:
            pieces.append(player.rover)
    twice = {place for place in pieces if pieces.count(place) > 1}
    return [f"two pieces on hexes {sorted(twice)}"] if twice else []


def _cards(game: Colony) -> list[str]:
    """Cards, Discovery tiles and Tech tiles are all somewhere, once."""
    found: list[str] = []
    setting = game.setting
    cards, discoveries, techs = _display_cards(game), _discoveries(game), _techs(game)
    every = setting.offer + [FIRST_CONTRACT + card for card in setting.contracts]
    if cards != sorted(every):
        found.append(f"cards of the Scientist display are {cards}")
    if discoveries != setting.discoveries:
        found.append(f"Discovery tiles are {discoveries}")
    if techs != sorted(setting.techs * (1 if setting.pair else 2)):
        found.append(f"Tech tiles are {techs}")
    return found


def _display_cards(game: Colony) -> list[int]:
    """Where the cards of the Scientist display are, their numbers in order."""
    cards = [card - 1 for card in game.offer if card]
    cards += [FIRST_CONTRACT + contract for contract in game.contract_deck]
    for player in game.players:
        cards += [scientist_card(k) for k in range(len(SCIENTISTS)) if player.has_scientist(k)]
        cards += [FIRST_CONTRACT + contract for contract in player.contracts]
    return sorted(cards)


def _discoveries(game: Colony) -> list[int]:
    """All Discovery tiles there are, their numbers in order."""
    tiles = list(game.discovery_bag) + [tile - 1 for tile in game.explore if tile]
    tiles += list(game.gone) + ([game.radar - 1] if game.radar else [])
    tiles += [f - FOUND_DISCOVERY for f in game.finds if FOUND_DISCOVERY <= f < FOUND_RESEARCH]
    for player in game.players:
        tiles += player.discoveries
    return sorted(tiles)


def _techs(game: Colony) -> list[int]:
    """All Tech tiles there are, their numbers in order."""
    techs = list(game.tech_bag) + [tech - 1 for tech in game.grid if tech]
    for player in game.players:
        techs += [tech for tech in game.setting.techs if player.lab[tech]]
    return sorted(techs)


def _displays(game: Colony) -> list[str]:
    """Contracts hold what they may, and no Blueprint lies out too early."""
    found: list[str] = []
    for entry in range(len(game.cargo)):
        if not 0 <= game.cargo[entry] <= DELIVERY_AMOUNT[entry]:
            found.append(f"contract {DELIVERY_CONTRACT[entry]} holds {game.cargo[entry]}")
    if game.level == 1 and any(card and LEVELS[card - 1] == 3 for card in game.display):
        found.append("a Blueprint of level 3 lies out at Colony level 1")
    return found
