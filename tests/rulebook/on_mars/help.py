"""Positions for rule tests, built word by word.

    at = Position(seats=3)
    at.storage(0, plant=1).bots(0, "7-7").tech(0, "oxygen_condenser", "c1t")
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:7-8")

The board is that of a game just set up, with the starting Generator above, Water Extractor right,
Greenhouse below and Oxygen Condenser left of the Mine. There are no missions, no Private Goals and
no crystals on the map unless a test puts them there; the top tile of every building stack has no
arrows. Markers are in the Colony (spaces 5 to 8 by seat), all but the acting one laid down.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Frame
from planetfall.core.errors import IllegalChoice
from planetfall.core.reasons import GAME_REASONS, unpack
from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.map import DISTANCE, HEX_NAMES, STARTING_HEXES
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_CONTRACT,
    GOALS,
    ITEMS,
    LAB,
    LSS_REWARDS,
    MISSIONS,
    RESEARCH,
    SCIENTISTS,
    SLOT_ACTIONS,
    TECHS,
)
from planetfall.games.on_mars.expansions.first_colonists.components.cards import FIRST_CARDS
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.phases import END_COLONIZATION, NEXT_TURN, ROUND, SHUTTLE_PHASE
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.reasons import REASON_NAMES
from planetfall.games.on_mars.rules import OnMarsRules
from planetfall.games.on_mars.setup import board, settle_player
from planetfall.games.on_mars.state import (
    FOUND_CRYSTAL,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    Colony,
    code_of,
    marker_of,
)
from planetfall.games.on_mars.turn import START_TURN

_RULES: dict[str, OnMarsRules] = {}

NO_ARROWS = [5, 11, 17, 23, 29]
"""The tile without arrows of each building stack."""


def rules(**options: Any) -> OnMarsRules:
    """The rules for these options, built once."""
    word = repr(sorted(options.items()))
    if word not in _RULES:
        _RULES[word] = OnMarsRules(options)
    return _RULES[word]


def place(name: str) -> int:
    """The number of a hex by its name."""
    return HEX_NAMES.index(name)


def distance(one: str, other: str) -> int:
    """How far two hexes are apart."""
    return DISTANCE[place(one)][place(other)]


class Position:
    """A position in the making; every method but the last returns the builder itself."""

    def __init__(self, seats: int = 3, seed: int = 7, **options: Any) -> None:
        made = rules(**options)
        game = made.blank(seats)
        game.reseed(seed)
        self.game: Colony = game
        board(game)
        for seat in range(len(game.players)):
            settle_player(game, seat)
            game.players[seat].space = 4 + seat
        for building, hex_number in enumerate(STARTING_HEXES):
            game.land[hex_number] = code_of(1 + building, 0)
        for building in range(5):
            self.top(BUILDINGS[building], NO_ARROWS[building] % 6)
        if game.is_pair():
            game.tech_bag = []
        game.grid = [1 + tech for tech in (0, 1, 2, 3, 4, 6, 7, 8)]
        game.rewards = [LSS_REWARDS.index(name) for name in ("ships", "bots", "mines", "shelters")]
        for k in range(6):
            game.display[k if k < 3 else k + 3] = k + 1
            game.deck_1.remove(k)
        game.explore = [1, 2]
        game.discovery_bag = game.discovery_bag[2:]
        game.round = 2
        game.shuttle_side = 0
        game.shuttle = 2

    def player(self, seat: int) -> Player:
        """A player's area."""
        return self.game.players[seat]

    # The player board.

    def storage(self, seat: int, **amounts: int) -> Position:
        """Exactly these resources in Storage, none of the others."""
        self.player(seat).storage = [amounts.get(name, 0) for name in ITEMS[:5]]
        return self

    def crystals(self, seat: int, amount: int, waiting: int = 0) -> Position:
        """Crystals in the Depot, and below it."""
        self.player(seat).crystals = amount
        self.player(seat).waiting = waiting
        return self

    def quarters(self, seat: int, amount: int, working: int = 0) -> Position:
        """Colonists in Living Quarters and in the Working Area."""
        player = self.player(seat)
        player.supply += player.quarters + player.working - amount - working
        player.quarters = amount
        player.working = working
        return self

    def on(self, seat: int, action: str, amount: int = 1) -> Position:
        """Colonists of a player on an action, taken from the supply."""
        player = self.player(seat)
        player.slots[SLOT_ACTIONS.index(action)] += amount
        player.supply -= amount
        return self

    def ships(self, seat: int, welcomed: int, discarded: int = 0) -> Position:
        """Ships that left the Depot, from the bottom one up, some of them discarded since."""
        player = self.player(seat)
        player.ships = (1 << 5 - welcomed) - 1
        player.hangar = welcomed - discarded
        return self

    def space(self, seat: int, number: int) -> Position:
        """The marker on a Turn Order space 1 to 8."""
        self.player(seat).space = number - 1
        return self

    def points(self, seat: int, amount: int) -> Position:
        """Points on the track."""
        self.player(seat).vp = amount
        return self

    # Lab and cards.

    def tech(self, seat: int, tech: str, space: str) -> Position:
        """A technology on a Lab space; it leaves the grid or the stacks."""
        number = TECHS.index(tech)
        if 1 + number in self.game.grid and not self.player(seat).lab[number]:
            self.game.grid[self.game.grid.index(1 + number)] = 0
        self.player(seat).lab[number] = 1 + LAB.index(space)
        return self

    def grid(self, **spaces: str) -> Position:
        """The Tech Grid holds these tiles and no others."""
        from planetfall.games.on_mars.components.names import GRID

        self.game.grid = [0] * 8
        for space, tech in spaces.items():
            self.game.grid[GRID.index(space)] = 1 + TECHS.index(tech)
        return self

    def display(self, *names: str) -> Position:
        """These Blueprints lie out, and no others."""
        self.game.display = [0] * 13
        for k, name in enumerate(names):
            self.game.display[k] = 1 + BLUEPRINTS.index(name)
        return self

    def blueprints(self, seat: int, *names: str) -> Position:
        """Blueprints of a player, unbuilt."""
        for name in names:
            number = BLUEPRINTS.index(name)
            self.player(seat).blueprints.append(number)
            if 1 + number in self.game.display:
                self.game.display[self.game.display.index(1 + number)] = 0
        return self

    def scientist(self, seat: int, name: str) -> Position:
        """A Scientist hired earlier."""
        number = SCIENTISTS.index(name)
        self.player(seat).scientists |= 1 << number
        if 1 + number in self.game.offer:
            self.game.offer[self.game.offer.index(1 + number)] = 0
        return self

    def contract(self, seat: int, name: str) -> Position:
        """A Contract taken earlier."""
        number = CONTRACTS.index(name)
        self.player(seat).contracts.append(number)
        self.game.contract_deck.remove(number)
        return self

    def offer(self, *names: str) -> Position:
        """The Scientist display shows these cards (`-` for a gap)."""
        every = [*SCIENTISTS, *CONTRACTS]
        cards = [0 if name == "-" else 1 + every.index(name) for name in names]
        self.game.offer = cards + [0] * (6 - len(cards))
        for card in cards:
            if card > FIRST_CONTRACT:
                self.game.contract_deck.remove(card - 1 - FIRST_CONTRACT)
        return self

    def goals(self, seat: int, *names: str) -> Position:
        """Private Goals in hand."""
        self.player(seat).goals = sorted(GOALS.index(name) for name in names)
        return self

    def settlers(self, seat: int, *names: str) -> Position:
        """First Colonist cards in hand."""
        self.player(seat).cards = sorted(FIRST_CARDS.index(name) for name in names)
        return self

    def mission(self, slot: int, name: str, steps: int = 0) -> Position:
        """A mission on place 0, 1 or 2, with so many steps left (or as at the start)."""
        number = MISSIONS.index(name)
        self.game.missions[slot] = 1 + number
        needed = MISSION_CARDS[number].needed[len(self.game.players) - 2]
        self.game.steps[slot] = steps or needed
        return self

    # The map.

    def bots(self, seat: int, *hexes: str) -> Position:
        """A player's bots stand on these hexes."""
        player = self.player(seat)
        player.bots_left += len(player.bots) - len(hexes)
        player.bots = [place(name) for name in hexes]
        return self

    def rover(self, seat: int, name: str) -> Position:
        """A player's rover stands on a hex."""
        self.player(seat).rover = place(name)
        return self

    def building(self, kind: str, *hexes: str, seat: int = 0) -> Position:
        """Buildings on the map, with their LSS marker; Shelters are those of `seat`."""
        number = BUILDINGS.index(kind)
        for name in hexes:
            self.game.land[place(name)] = code_of(number, seat)
            if number == 5:
                self.player(seat).shelters += 1
            elif number:
                self.game.lss[number - 1] = min(self.game.lss[number - 1] + 1, 5)
        return self

    def bare(self, *hexes: str) -> Position:
        """Take buildings off the map."""
        for name in hexes:
            self.game.land[place(name)] = 0
        return self

    def advanced(self, seat: int, blueprint: str, name: str) -> Position:
        """A Blueprint of the player built on the building of a hex."""
        number = BLUEPRINTS.index(blueprint)
        if number not in self.player(seat).blueprints:
            self.blueprints(seat, blueprint)
        self.player(seat).built |= 1 << number
        self.game.tops[place(name)] = marker_of(number, seat)
        return self

    def miner(self, seat: int, name: str) -> Position:
        """A colonist of the supply on a Mine."""
        self.game.tops[place(name)] = 1 + seat
        self.player(seat).supply -= 1
        return self

    def crystal(self, *hexes: str) -> Position:
        """Crystals on the map."""
        for name in hexes:
            self.game.finds[place(name)] = FOUND_CRYSTAL
        return self

    def tile(self, name: str, at: str) -> Position:
        """A Discovery tile (or Research tile `a` to `d`) on a hex."""
        if name in RESEARCH:
            self.game.finds[place(at)] = FOUND_RESEARCH + RESEARCH.index(name)
        else:
            number = DISCOVERIES.index(name)
            self.game.finds[place(at)] = FOUND_DISCOVERY + number
            if number in self.game.discovery_bag:
                self.game.discovery_bag.remove(number)
            else:
                self.game.explore[self.game.explore.index(1 + number)] = 0
        return self

    def top(self, building: str, number: int) -> Position:
        """Which of its six tiles lies on top of a building stack."""
        kind = BUILDINGS.index(building)
        old = self.game.building_tops[kind]
        if old >= 0:
            self.game.building_bag.append(old)
            self.game.building_bag.sort()
        self.game.building_tops[kind] = 6 * kind + number
        self.game.building_bag.remove(6 * kind + number)
        return self

    def no_tiles(self, building: str) -> Position:
        """The stack of a building is used up."""
        kind = BUILDINGS.index(building)
        for tile in [*range(6 * kind, 6 * kind + 6)]:
            self.game.spent |= 1 << tile
            if tile in self.game.building_bag:
                self.game.building_bag.remove(tile)
        self.game.building_tops[kind] = -1
        return self

    # The table.

    def level(self, number: int, lss: list[int] | None = None) -> Position:
        """The Colony level, and the rows of the LSS markers."""
        self.game.level = number
        if lss is not None:
            self.game.lss = list(lss)
        return self

    def rewards(self, *names: str) -> Position:
        """The LSS Reward tiles above Generator, Water Extractor, Greenhouse and Condenser."""
        self.game.rewards = [LSS_REWARDS.index(name) for name in names]
        return self

    def warehouse(self, **amounts: int) -> Position:
        """Exactly this in the Warehouse."""
        kinds = ["crystal", "battery", "water", "plant", "oxygen"]
        self.game.warehouse = [amounts.get(name, 0) for name in kinds]
        return self

    def solo_card(self, *names: str) -> Position:
        """The solo deck holds only these cards; the others lie on the discards."""
        game = self.game
        assert isinstance(game, SoloColony)
        game.solo_bag = sorted(SOLO_CARDS.index(name) for name in names)
        every = range(len(SOLO_CARDS))
        game.solo_discard = [card for card in every if card not in game.solo_bag]
        return self

    # The last word.

    def turn(self, seat: int, *later: int) -> Colony:
        """The turn of a seat begins; of the others only `later` act after it."""
        game = self.game
        for other, player in enumerate(game.players):
            player.acted = 0 if other in later or other == seat else 1
        game.push(Frame(NEXT_TURN, 0))
        game.push(Frame(START_TURN, seat))
        game.settle()
        return game

    def shuttle(self, side: str, number: int) -> Colony:
        """The Shuttle phase begins with the Shuttle on a travel space; the next round follows."""
        game = self.game
        game.shuttle_side = ["orbit", "colony"].index(side)
        game.shuttle = number
        for player in game.players:
            player.acted = 1
        game.push(Frame(ROUND, 0))
        game.push(Frame(SHUTTLE_PHASE, 0))
        game.settle()
        return game

    def end_of_colonization(self) -> Colony:
        """All turns of the round are taken."""
        game = self.game
        for player in game.players:
            player.acted = 1
        game.push(Frame(END_COLONIZATION, 0))
        game.settle()
        return game

    def doing(self, path: str, seat: int = 0, a: int = 0, *, own_turn: bool = True) -> Colony:
        """One effect alone, in the seat's own turn or outside of turns."""
        game = self.game
        game.turn = seat if own_turn else -1
        game.push(Frame(game.rules.effects[path], seat, 0, a))
        game.settle()
        return game


def choose(game: Colony, seat: int, *keys: str) -> Colony:
    """Make choices one after another; each must be offered."""
    for key in keys:
        game.choose(seat, key)
    return game


def offered(game: Colony, seat: int = 0) -> list[str]:
    """The options of a seat as words."""
    return [game.rules.key(option) for option in game.legal(seat)]


def hexes(game: Colony, seat: int = 0) -> set[str]:
    """The hexes offered to a seat."""
    return {key[4:] for key in offered(game, seat) if key.startswith("hex:")}


def asked(game: Colony) -> str:
    """The effect that asks now, and whom, as `turn@0`; empty when nobody is asked."""
    movers = game.to_move()
    if not movers or movers[0] == CHANCE:
        return ""
    return f"{game.question(movers[0]).effect.path}@{movers[0]}"


def refuses(game: Colony, seat: int, key: str) -> str:
    """Try a choice that must not be offered; the name of the reason why not."""
    option = game.rules.option(key)
    before = game.digest()
    try:
        game.apply(seat, option)
    except IllegalChoice:
        assert game.digest() == before
        kind = unpack(game.why_not(seat, option))[0]
        return REASON_NAMES[kind - GAME_REASONS] if kind >= GAME_REASONS else ""
    raise AssertionError(f"`{key}` was accepted")


def stock(game: Colony, seat: int = 0) -> dict[str, int]:
    """The resources in Storage that there are."""
    storage = game.players[seat].storage
    return {ITEMS[k]: storage[k] for k in range(5) if storage[k]}
