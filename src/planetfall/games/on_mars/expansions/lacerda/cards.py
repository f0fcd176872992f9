"""What Lacerda does with cards and technology, and what he prefers.

Where the rules give an order it decides; what they leave open is drawn (OM-33.52): with two or
three options by the numbers on solo cards drawn for it, with more all are alike.
"""

from __future__ import annotations

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, grown
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.lab import COLUMN, EDGE_TO, FIRST_COLUMN, LEVEL
from planetfall.games.on_mars.components.names import (
    CRYSTAL,
    FIRST_CONTRACT,
    SCIENTISTS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    CONTRACT_DONE,
    DISPLAY_ROW,
    GRID_CHEAPEST,
    WAREHOUSE,
)
from planetfall.games.on_mars.contracts import note_full
from planetfall.games.on_mars.effects.blueprints import take_blueprint
from planetfall.games.on_mars.effects.cards import fill_gap, keep_card
from planetfall.games.on_mars.effects.technology import free_spaces, moves_of
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.expansions.lacerda import streams
from planetfall.games.on_mars.expansions.lacerda.components.deck import PICK_WEIGHTS
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.extension import EVENT_DEVELOP, EVENT_TECH
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.registry import LAB_EFFECTS, NOTHING
from planetfall.games.on_mars.stock import gain_crystals
from planetfall.games.on_mars.vocabulary import CARD

MOST_SCIENTISTS = 2


def weighted(options: list[int]) -> list[int]:
    """Equal options as outcomes of a draw of numbered solo cards."""
    if not 2 <= len(options) <= len(PICK_WEIGHTS):
        return options
    found: list[int] = []
    for k in range(len(options)):
        found += [options[k]] * PICK_WEIGHTS[k]
    return found


def note_pick(game: SoloColony, options: list[int], option: int) -> None:
    """Tell the log that equal options were drawn from."""
    distinct = sorted(set(options))
    if len(distinct) > 1:
        place = distinct.index(option) + 1
        game.note(lacerda_log.LACERDA_PICKS, game.seats, len(distinct), place)


def scoring_types(game: SoloColony) -> list[int]:
    """Buildings whose upgrades score for his Scientists."""
    return [
        SCIENTIST_CARDS[k].scores for k in range(len(SCIENTISTS)) if game.lacerda.has_scientist(k)
    ]


# Blueprints.


def best_blueprint(game: SoloColony) -> int:
    """The Blueprint he would take, -1 for none (OM-33.39)."""
    if game.lacerda.markers_left() == 0:
        return -1
    rows: list[list[int]] = [[], []]
    for place in range(len(game.display)):
        if game.display[place]:
            rows[0 if place < DISPLAY_ROW else 1].append(game.display[place] - 1)
    # The row with most cards first, the bottom row if tied.
    ordered = [rows[1], rows[0]] if len(rows[1]) >= len(rows[0]) else rows
    wanted = scoring_types(game)
    for row in ordered:
        for card in row:
            if UPGRADES[card] in wanted:
                return card
    for row in ordered:
        if row:
            return row[0]
    return -1


def obtain_blueprint(game: SoloColony) -> None:
    """Take the Blueprint he prefers."""
    take_blueprint(game, game.seats, best_blueprint(game))


# Technology.


def best_tech(game: SoloColony) -> int:
    """The grid space of the tile he would take, -1 for none: the cheapest, then leftmost."""
    if not free_spaces(game.lacerda):
        return -1
    for place in GRID_CHEAPEST:
        if game.grid[place] and game.lacerda.lab[game.grid[place] - 1] == 0:
            return place
    return -1


def learn(game: SoloColony) -> None:
    """Take a tile onto the uppermost free space of the first Lab column."""
    place = best_tech(game)
    tech = game.grid[place] - 1
    game.grid = changed(game.grid, place, 0)
    space = free_spaces(game.lacerda)[0]
    assert space < FIRST_COLUMN
    game.note(log.TECH_TAKEN, game.seats, tech, 1, space)
    enter(game, tech, space)
    happened(game, EVENT_TECH, game.seats)


def enter(game: SoloColony, tech: int, space: int) -> None:
    """Put a tile on a Lab space and take its benefit as he does."""
    game.lacerda.lab = changed(game.lacerda.lab, tech, space + 1)
    if LAB_EFFECTS[space] is not NOTHING:
        game.push(Frame(game.rules.effects["lacerda.lab"], game.seats, 0, space))


def can_develop(game: SoloColony) -> bool:
    """Whether any of his tiles can move."""
    return choose_tile(game, True) >= 0


def choose_tile(game: SoloColony, most: bool) -> int:
    """The most (or least) developed tile that can move, the lower one if tied; -1 for none."""
    chosen = -1
    for tech in range(len(game.lacerda.lab)):
        if not moves_of(game, game.seats, tech, True):
            continue
        if chosen < 0:
            chosen = tech
            continue
        here = game.lacerda.lab[tech]
        there = game.lacerda.lab[chosen]
        if LEVEL[here] == LEVEL[there]:
            better = here > there
        else:
            better = (LEVEL[here] > LEVEL[there]) == most
        if better:
            chosen = tech
    return chosen


class LacerdaDevelops(Effect):
    """He develops the most developed tile (`a` 0) or the least developed one (`a` 1), for free."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        tech = choose_tile(game, frame.a == 0)
        if tech >= 0:
            game.push(Frame(DEVELOP_TILE, game.seats, 0, tech))
        return None


LACERDA_DEVELOPS = LacerdaDevelops()


class DevelopTile(Effect):
    """He develops the tile `a` once: to a space whose benefit he can use, else the upper one."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        tech = frame.a
        edges = moves_of(game, game.seats, tech, True)
        if not edges:
            return None
        space = EDGE_TO[edges[0]]
        for edge in edges:
            useful = game.rules.effects["lacerda.lab"]
            if useful.obstacle(game, Frame(useful, game.seats, 0, EDGE_TO[edge])) == 0:
                space = EDGE_TO[edge]
                break
        game.note(log.TECH_DEVELOPED, game.seats, tech, COLUMN[space], space)
        enter(game, tech, space)
        happened(game, EVENT_DEVELOP, game.seats)
        return None


DEVELOP_TILE = DevelopTile()


def research(game: SoloColony) -> None:
    """R&D: once the most developed tile, then once the least developed one (OM-33.41)."""
    game.push(Frame(LACERDA_DEVELOPS, game.seats, 0, 1))
    game.push(Frame(LACERDA_DEVELOPS, game.seats, 0, 0))


# The Warehouse.


def take_most(game: SoloColony) -> None:
    """Take what there is most of, the leftmost if tied; resources go to the supply (OM-33.28)."""
    most = max(game.warehouse)
    if most == 0:
        return
    place = game.warehouse.index(most)
    game.warehouse = grown(game.warehouse, place, -1)
    game.note(log.FROM_WAREHOUSE, game.seats, WAREHOUSE[place])
    if WAREHOUSE[place] == CRYSTAL:
        gain_crystals(game, game.seats, 1)


# Scientists and Contracts.


def wanted_cards(game: SoloColony) -> list[int]:
    """The cards of the display that are best for him, several if equal (OM-33.49, OM-33.50)."""
    scientists = bits(game.lacerda.scientists) < MOST_SCIENTISTS
    best = -1
    found: list[int] = []
    for entry in game.offer:
        card = entry - 1
        if card < 0 or (card < FIRST_CONTRACT) != scientists:
            continue
        worth = _potential(game, card) if scientists else CONTRACT_DONE[card - FIRST_CONTRACT]
        if worth > best:
            best = worth
            found = []
        if worth == best:
            found.append(CARD[card])
    return found


def _potential(game: SoloColony, scientist: int) -> int:
    """Blueprints of both players, built or not, of the type a Scientist scores."""
    count = 0
    for player in game.players:
        for blueprint in player.blueprints:
            if UPGRADES[blueprint] == SCIENTIST_CARDS[scientist].scores:
                count += 1
    return count


class LacerdaHires(Chance):
    """He takes the card that is best for him; his Contracts count as fulfilled."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        return weighted(wanted_cards(game))

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        note_pick(game, wanted_cards(game), option)
        card = CARD.index(option)
        keep_card(game, game.seats, card)
        if card >= FIRST_CONTRACT:
            note_full(game, game.seats, card - FIRST_CONTRACT)


LACERDA_HIRES = LacerdaHires()


class LacerdaFills(Chance):
    """After he took a card, a random Contract fills the display (OM-33.51)."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.CONTRACTS

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        if not game.gaps:
            return []
        return [CARD[FIRST_CONTRACT + contract] for contract in game.contract_deck]

    def nothing(self, game: SoloColony, frame: Frame) -> None:
        game.gaps = []

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        fill_gap(game, game.seats, CARD.index(option) - FIRST_CONTRACT)
        game.push(frame)


LACERDA_FILLS = LacerdaFills()
