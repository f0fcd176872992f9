"""Positions of On Mars as lines of text: the Colony, the map, displays and player boards."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import HEX_NAMES, HEXES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_CONTRACT,
    GENERATOR,
    GOALS,
    ITEMS,
    MISSIONS,
    RESEARCH,
    RESOURCES,
    SCIENTISTS,
    SHELTER,
    SIDES,
    SLOT_ACTIONS,
    TECHS,
    scientist_of,
)
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.state import (
    FIRST_SHELTER,
    FOUND_CRYSTAL,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    building_of,
    land_id,
)
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.expansions import columns, expansion_words, more_areas
from planetfall.text.grammar import sentence

Data = dict[str, Any]


def describe(data: Data, book: ColonyBook, names: list[str], seat: int = -1) -> list[str]:
    """The Colony and the displays, then every player, the asked one last."""
    return Teller(data, book, names).tell(seat)


def standings(data: Data, book: ColonyBook, names: list[str]) -> list[str]:
    """How the game stands in the words of its expansions, as with the goals of a solo game."""
    return Teller(data, book, names).expansions()


class Teller:
    """Puts one view into words; its own words are the names of places in the game's book."""

    def __init__(self, data: Data, book: ColonyBook, names: list[str]) -> None:
        self.data = data
        self.table: Data = data["table"]
        self.book = book
        self.areas: list[Data] = [*data["areas"], *more_areas(data)]
        self.names = [book.seat(seat, names) for seat in range(len(self.areas))]

    def tell(self, seat: int) -> list[str]:
        """All lines."""
        lines = [*self.colony(), *self.expansions(), *self.displays(), self.map()]
        order = [other for other in range(len(self.areas)) if other != seat]
        for other in [*order, seat] if seat >= 0 else order:
            lines += self.player(self.names[other], self.areas[other])
        return lines

    def line(self, place: str, words: list[str]) -> list[str]:
        """A place and what is there; nothing for an empty one."""
        return [sentence(f"{self.book.term(place)}: {', '.join(words)}")] if words else []

    def colony(self) -> list[str]:
        """Round, level, life support and missions."""
        table, term = self.table, self.book.term
        shuttle = f"{term('area:shuttle')} {table['shuttle']}"
        if table["shuttle_side"] >= 0:
            shuttle += f", {term('area:' + SIDES[table['shuttle_side']])}"
        lines = [
            f"{term('round')} {table['round']}. {term('area:colony_level')} {table['level']}. "
            f"{term('area:remaining_missions')}: {table['remaining']}. {shuttle}."
        ]
        rows = [
            f"{self.book.name('building', BUILDINGS[GENERATOR + column])} {row}"
            for column, row in enumerate(table["lss"])
        ]
        missions = [
            f"{self.book.name('mission', MISSIONS[mission - 1])} ({steps})"
            for mission, steps in zip(table["missions"], table["steps"], strict=True)
            if mission
        ]
        return [*lines, *self.line("area:lss", rows), *self.line("area:missions", missions)]

    def expansions(self) -> list[str]:
        """What the expansions have to say of the position."""
        found: list[str] = []
        for words in expansion_words():
            if hasattr(words, "lines"):
                found += words.lines(self)
        return found

    def displays(self) -> list[str]:
        """Everything that can be taken."""
        table, name = self.table, self.book.name
        stock = zip(columns(self.data), table["warehouse"], strict=True)
        offered = [
            name("scientist", SCIENTISTS[scientist_of(card - 1)])
            if scientist_of(card - 1) >= 0
            else name("contract", CONTRACTS[card - 1 - FIRST_CONTRACT])
            for card in table["offer"]
            if card
        ]
        return [
            *self.line("area:warehouse", [f"{name('item', ITEMS[k])} {n}" for k, n in stock]),
            *self.line("area:tech_grid", [name("tech", TECHS[t - 1]) for t in table["grid"] if t]),
            *self.line(
                "area:blueprints",
                [name("blueprint", BLUEPRINTS[b - 1]) for b in table["display"] if b],
            ),
            *self.line("area:scientists", offered),
            *self.line(
                "area:exploration",
                [name("discovery", DISCOVERIES[t - 1]) for t in table["explore"] if t],
            ),
        ]

    def map(self) -> str:
        """Every hex with something on it."""
        words = [f"{HEX_NAMES[place]} {self.hex(place)}" for place in range(HEXES)]
        return self.line("area:map", [word for word in words if not word.endswith(" ")])[0]

    def hex(self, place: int) -> str:
        """What lies on one hex."""
        land, top, find = (self.table[key][place] for key in ("land", "tops", "finds"))
        words = []
        if land:
            words.append(self.book.name("building", land_id(land)))
            if building_of(land) == SHELTER:
                words.append(f"({self.names[abs(land) - FIRST_SHELTER]})")
        if top >= FIRST_MARKER:
            blueprint = self.book.name("blueprint", BLUEPRINTS[(top - FIRST_MARKER) // 8])
            words.append(f"+ {blueprint} ({self.names[top & 7]})")
        elif top:
            words.append(f"+ {self.book.term('miner')} ({self.names[top - 1]})")
        if find >= FOUND_RESEARCH:
            words.append(self.book.name("research", RESEARCH[find - FOUND_RESEARCH]))
        elif find >= FOUND_DISCOVERY:
            words.append(self.book.name("discovery", DISCOVERIES[find - FOUND_DISCOVERY]))
        elif find == FOUND_CRYSTAL:
            words.append(self.book.name("item", "crystal"))
        return " ".join(words)

    def player(self, name: str, area: Data) -> list[str]:
        """One player: place, stocks, people, figures, cards."""
        if "quarters" not in area:
            return self.other_seat(name, area)
        term = self.book.term
        first = f"{name}: {term('op')} {area['vp']}"
        if area["space"] >= 0:
            first += f", {term('area:' + SIDES[area['space'] // 4])} {area['space'] + 1}"
        people = [f"{term('area:quarters')} {area['quarters']}"]
        people.append(f"{term('area:working_area')} {area['working']}")
        people += [
            f"{self.book.name('place', SLOT_ACTIONS[slot])} {count}"
            for slot, count in enumerate(area["slots"])
            if count
        ]
        stock = [
            f"{self.book.name('item', ITEMS[k])} {count}"
            for k, count in enumerate(area["storage"][:RESOURCES])
        ]
        stock.append(f"{self.book.name('item', 'crystal')} {area['crystals']}+{area['waiting']}")
        figures = [f"{term('bot')} {HEX_NAMES[place]}" for place in area["bots"]]
        if area["rover"] >= 0:
            figures.append(f"{term('rover')} {HEX_NAMES[area['rover']]}")
        figures.append(f"{term('area:hangar')} {area['hangar']}")
        return [
            first + ".",
            *self.line("area:storage", stock),
            f"{', '.join(people)}; {', '.join(figures)}.",
            *self.cards(area),
        ]

    def other_seat(self, name: str, area: Data) -> list[str]:
        """A seat that is no player of the base game, in the words of its expansion."""
        found: list[str] = []
        for words in expansion_words():
            if hasattr(words, "seat_lines"):
                found += words.seat_lines(self, name, area)
        return found

    def cards(self, area: Data) -> list[str]:
        """Technology, blueprints, people hired, contracts, and what only the owner sees."""
        name = self.book.name
        techs = [
            f"{name('tech', TECHS[tech])} {LEVEL[place]}"
            for tech, place in enumerate(area["lab"])
            if place
        ]
        plans = [
            name("blueprint", BLUEPRINTS[b]) + (" ✓" if area["built"] >> b & 1 else "")
            for b in area["blueprints"]
        ]
        hired = [
            name("scientist", id) for k, id in enumerate(SCIENTISTS) if area["scientists"] >> k & 1
        ]
        hired += [name("contract", CONTRACTS[contract]) for contract in area["contracts"]]
        goals = [name("goal", GOALS[goal]) for goal in area.get("goals", [])]
        tiles = [name("discovery", DISCOVERIES[tile]) for tile in area.get("discoveries", [])]
        return [
            *self.line("area:lab", techs),
            *self.line("score:blueprints", plans),
            *self.line("area:scientists", hired),
            *self.line("area:goals", goals),
            *self.line("kind:discovery", tiles),
        ]
