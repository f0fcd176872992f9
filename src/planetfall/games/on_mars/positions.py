"""Positions of On Mars, built in words.

    at = ColonyBuilder(seats=3)
    at.storage(0, plant=1).put("bot of 0 at 7-7").tech(0, "oxygen_condenser", "c1t")
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:7-8")

The board is that of a game just set up, with the starting Generator above, Water Extractor right,
Greenhouse below and Oxygen Condenser left of the Mine. There are no missions, no Private Goals and
no crystals on the map unless they are put there; the top tile of every building stack has no
arrows. Markers are in the Colony (spaces 5 to 8 by seat), all but the acting one laid down.
"""

from __future__ import annotations

from typing import Any, Self

from planetfall.core.builder import Builder, number_of, own_copy, placed, rules_for
from planetfall.core.native import mypyc_attr
from planetfall.games.on_mars.components.map import HEX_NAMES, STARTING_HEXES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_CONTRACT,
    GOALS,
    GRID,
    ITEMS,
    LAB,
    LSS_REWARDS,
    MISSIONS,
    RESEARCH,
    SCIENTISTS,
    SHELTER,
    SIDES,
    SLOT_ACTIONS,
    TECHS,
    scientist_card,
    scientist_of,
)
from planetfall.games.on_mars.components.tables import TILES_OF
from planetfall.games.on_mars.packing import marker_of
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.rules import OnMarsRules
from planetfall.games.on_mars.setup import board, settle_player
from planetfall.games.on_mars.state import (
    FOUND_CRYSTAL,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    OFFER_NAMES,
    Colony,
    code_of,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ColonyBuilder(Builder[Colony]):
    """A position of On Mars in the making."""

    def __init__(
        self, seats: int = 3, seed: int = 7, *, game: Colony | None = None, **options: Any
    ) -> None:
        if game is not None:
            super().__init__(own_copy(game))
            return
        super().__init__(rules_for(OnMarsRules, options).blank(seats))
        self._prepare(seed)

    def _prepare(self, seed: int) -> None:
        game = self.game
        game.reseed(seed)
        board(game)
        for seat in range(len(game.players)):
            settle_player(game, seat, game.setting.shelters[seat])
            game.players[seat].space = 4 + seat
        for building, hex_number in enumerate(STARTING_HEXES):
            game.land[hex_number] = code_of(1 + building, 0)
        for building in game.setting.buildings:
            if building != SHELTER:
                self.top(BUILDINGS[building], len(TILES_OF[building]) - 1)
        if game.is_pair():
            game.tech_bag = []
        game.grid = [1 + tech for tech in (0, 1, 2, 3, 4, 6, 7, 8)]
        usual = [LSS_REWARDS.index(name) for name in ("ships", "bots", "mines", "shelters")]
        pool = game.setting.rewards
        game.rewards = usual if usual[0] in pool else pool[: len(usual)]
        for k, place in enumerate(game.setting.start_places):
            game.display[place] = k + 1
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

    def storage(self, seat: int, **amounts: int) -> Self:
        """Exactly these resources in Storage, none of the others."""
        player = self.player(seat)
        player.storage = [amounts.get(name, 0) for name in ITEMS[: len(player.storage)]]
        return self

    def crystals(self, seat: int, amount: int, waiting: int = 0) -> Self:
        """Crystals in the Depot, and below it."""
        self.player(seat).crystals = amount
        self.player(seat).waiting = waiting
        return self

    def quarters(self, seat: int, amount: int, working: int = 0) -> Self:
        """Colonists in Living Quarters and in the Working Area."""
        player = self.player(seat)
        player.supply += player.quarters + player.working - amount - working
        player.quarters = amount
        player.working = working
        return self

    def on(self, seat: int, action: str, amount: int = 1) -> Self:
        """Colonists of a player on an action, taken from the supply."""
        player = self.player(seat)
        player.slots[number_of(action, SLOT_ACTIONS, "action")] += amount
        player.supply -= amount
        return self

    def ships(self, seat: int, welcomed: int, discarded: int = 0) -> Self:
        """Ships that left the Depot, from the bottom one up, some of them discarded since."""
        player = self.player(seat)
        player.ships = (1 << 5 - welcomed) - 1
        player.hangar = welcomed - discarded
        return self

    def space(self, seat: int, number: int) -> Self:
        """The marker on a Turn Order space 1 to 8."""
        self.player(seat).space = number - 1
        return self

    def points(self, seat: int, amount: int) -> Self:
        """Points on the track."""
        self.player(seat).vp = amount
        return self

    # Lab and cards.

    def tech(self, seat: int, tech: str, space: str) -> Self:
        """A technology on a Lab space; it leaves the grid or the stacks."""
        number = number_of(tech, TECHS, "technology")
        if 1 + number in self.game.grid and not self.player(seat).lab[number]:
            self.game.grid[self.game.grid.index(1 + number)] = 0
        self.player(seat).lab[number] = 1 + number_of(space, LAB, "Lab space")
        return self

    def grid(self, **spaces: str) -> Self:
        """The Tech Grid holds these tiles and no others."""
        self.game.grid = [0] * 8
        for space, tech in spaces.items():
            number = number_of(tech, TECHS, "technology")
            self.game.grid[number_of(space, GRID, "grid space")] = 1 + number
        return self

    def display(self, *names: str) -> Self:
        """These Blueprints lie out, and no others."""
        self.game.display = [0] * self.game.setting.display
        for k, name in enumerate(names):
            self.game.display[k] = 1 + _blueprint(name)
        return self

    def blueprints(self, seat: int, *names: str) -> Self:
        """Blueprints of a player, unbuilt."""
        for name in names:
            number = _blueprint(name)
            self.player(seat).blueprints.append(number)
            if 1 + number in self.game.display:
                self.game.display[self.game.display.index(1 + number)] = 0
        return self

    def scientist(self, seat: int, name: str) -> Self:
        """A Scientist hired earlier."""
        number = number_of(name, SCIENTISTS, "Scientist")
        self.player(seat).scientists |= 1 << number
        card = scientist_card(number)
        if 1 + card in self.game.offer:
            self.game.offer[self.game.offer.index(1 + card)] = 0
        return self

    def contract(self, seat: int, name: str) -> Self:
        """A Contract taken earlier."""
        number = number_of(name, CONTRACTS, "Contract")
        self.player(seat).contracts.append(number)
        self.game.contract_deck.remove(number)
        return self

    def offer(self, *names: str) -> Self:
        """The Scientist display shows these cards (`-` for a gap)."""
        every = OFFER_NAMES[1:]
        cards = [0 if name == "-" else 1 + number_of(name, every, "card") for name in names]
        self.game.offer = cards + [0] * (6 - len(cards))
        for card in cards:
            if card and scientist_of(card - 1) < 0:
                self.game.contract_deck.remove(card - 1 - FIRST_CONTRACT)
        return self

    def goals(self, seat: int, *names: str) -> Self:
        """Private Goals in hand."""
        self.player(seat).goals = sorted([number_of(name, GOALS, "Private Goal") for name in names])
        return self

    def mission(self, slot: int, name: str, steps: int = 0) -> Self:
        """A mission on place 0, 1 or 2, with so many steps left (or as at the start)."""
        number = number_of(name, MISSIONS, "mission")
        self.game.missions[slot] = 1 + number
        needed = self.game.setting.needs[number]
        self.game.steps[slot] = steps or needed
        return self

    # The map.

    def put(self, *sentences: str) -> Self:
        """Pieces on hexes in words: `mine at 5-5`, `shelter of 1 at 4-4`, `bot of 0 at 7-7`.

        Buildings, `bot`, `rover`, `miner`, `crystal`, Discovery and Research tiles, and built
        Blueprints, and what expansions add. Bots stand beside those that are there.
        """
        for sentence in sentences:
            thing, seat, hexagon = placed(sentence)
            owner = max(seat, 0)
            if self.game.setting.put(self.game, thing, owner, _hex(hexagon)):
                continue
            if thing == "bot":
                standing = [HEX_NAMES[bot] for bot in self.player(owner).bots]
                self.bots(owner, *standing, hexagon)
            elif thing == "rover":
                self.rover(owner, hexagon)
            elif thing == "miner":
                self.miner(owner, hexagon)
            elif thing == "crystal":
                self.crystal(hexagon)
            elif thing in BLUEPRINTS:
                self.advanced(owner, thing, hexagon)
            elif thing in DISCOVERIES or thing in RESEARCH:
                self.tile(thing, hexagon)
            else:
                self.building(thing, hexagon, seat=owner)
        return self

    def bots(self, seat: int, *hexes: str) -> Self:
        """A player's bots stand on these hexes."""
        player = self.player(seat)
        player.bots_left += len(player.bots) - len(hexes)
        player.bots = [_hex(name) for name in hexes]
        return self

    def rover(self, seat: int, name: str) -> Self:
        """A player's rover stands on a hex."""
        self.player(seat).rover = _hex(name)
        return self

    def building(self, kind: str, *hexes: str, seat: int = 0) -> Self:
        """Buildings on the map, with their LSS marker; Shelters are those of `seat`."""
        number = number_of(kind, BUILDINGS, "building")
        for name in hexes:
            self.game.land[_hex(name)] = code_of(number, seat)
            if number == SHELTER:
                self.player(seat).shelters += 1
            elif 0 < number < SHELTER:
                self.game.lss[number - 1] = min(self.game.lss[number - 1] + 1, 5)
        return self

    def bare(self, *hexes: str) -> Self:
        """Take buildings off the map."""
        for name in hexes:
            self.game.land[_hex(name)] = 0
        return self

    def advanced(self, seat: int, blueprint: str, name: str) -> Self:
        """A Blueprint of the player built on the building of a hex."""
        number = number_of(blueprint, BLUEPRINTS, "Blueprint")
        if number not in self.player(seat).blueprints:
            self.blueprints(seat, blueprint)
        self.player(seat).built |= 1 << number
        self.game.tops[_hex(name)] = marker_of(number, seat)
        return self

    def miner(self, seat: int, name: str) -> Self:
        """A colonist of the supply on a Mine."""
        self.game.tops[_hex(name)] = 1 + seat
        self.player(seat).supply -= 1
        return self

    def crystal(self, *hexes: str) -> Self:
        """Crystals on the map."""
        for name in hexes:
            self.game.finds[_hex(name)] = FOUND_CRYSTAL
        return self

    def tile(self, name: str, at: str) -> Self:
        """A Discovery tile (or Research tile `a` to `d`) on a hex."""
        if name in RESEARCH:
            self.game.finds[_hex(at)] = FOUND_RESEARCH + RESEARCH.index(name)
        else:
            number = number_of(name, DISCOVERIES, "Discovery tile")
            self.game.finds[_hex(at)] = FOUND_DISCOVERY + number
            if number in self.game.discovery_bag:
                self.game.discovery_bag.remove(number)
            else:
                self.game.explore[self.game.explore.index(1 + number)] = 0
        return self

    def top(self, building: str, number: int) -> Self:
        """Which of its tiles lies on top of a building stack."""
        kind = number_of(building, BUILDINGS, "building")
        old = self.game.building_tops[kind]
        if old >= 0:
            self.game.building_bag.append(old)
            self.game.building_bag.sort()
        self.game.building_tops[kind] = TILES_OF[kind][number]
        self.game.building_bag.remove(TILES_OF[kind][number])
        return self

    def no_tiles(self, building: str) -> Self:
        """The stack of a building is used up."""
        kind = number_of(building, BUILDINGS, "building")
        for tile in TILES_OF[kind]:
            self.game.spent |= 1 << tile
            if tile in self.game.building_bag:
                self.game.building_bag.remove(tile)
        self.game.building_tops[kind] = -1
        return self

    # The table.

    def level(self, number: int, lss: list[int] | None = None) -> Self:
        """The Colony level, and the rows of the LSS markers."""
        self.game.level = number
        if lss is not None:
            self.game.lss = list(lss)
        return self

    def rewards(self, *names: str) -> Self:
        """The LSS Reward tiles above Generator, Water Extractor, Greenhouse and Condenser."""
        self.game.rewards = [number_of(name, LSS_REWARDS, "LSS Reward") for name in names]
        return self

    def warehouse(self, **amounts: int) -> Self:
        """Exactly this in the Warehouse."""
        columns = self.game.setting.columns
        self.game.warehouse = [amounts.get(ITEMS[item], 0) for item in columns]
        return self

    # Beginning.

    def turn(self, seat: int, *later: int) -> Colony:
        """The turn of a seat begins; of the others only `later` act after it."""
        for other, player in enumerate(self.game.players):
            player.acted = 0 if other in later or other == seat else 1
        return self.begin(f"start_turn@{seat}", "next_turn")

    def shuttle(self, side: str, number: int) -> Colony:
        """The Shuttle phase begins with the Shuttle on a travel space; the next round follows."""
        self.game.shuttle_side = number_of(side, SIDES, "side")
        self.game.shuttle = number
        self._all_acted()
        return self.begin("shuttle", "round")

    def end_of_colonization(self) -> Colony:
        """All turns of the round are taken."""
        self._all_acted()
        return self.begin("end_colonization")

    def _all_acted(self) -> None:
        for player in self.game.players:
            player.acted = 1

    def doing(self, path: str, seat: int = 0, a: int = 0, *, own_turn: bool = True) -> Colony:
        """One effect alone, in the seat's own turn or outside of turns."""
        self.game.turn = seat if own_turn else -1
        return self.begin(f"{path}@{seat}/0/{a}")


def _hex(name: str) -> int:
    return number_of(name, HEX_NAMES, "hex")


def _blueprint(name: str) -> int:
    return number_of(name, BLUEPRINTS, "Blueprint")
