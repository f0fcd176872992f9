"""Positions of Planet Unknown as lines of text: station, planets, tracks and cards."""

from __future__ import annotations

from typing import Any

from planetfall.games.planet_unknown.bands import members
from planetfall.games.planet_unknown.board import (
    BUILDINGS,
    LIFEPODS,
    METEORITES,
    ROVERS,
    PlanetBoard,
    new_board,
)
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS, CIV_NAMES
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS, EVENT_NAMES
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.components.shapes import INNER, OUTER, SHAPE_IDS
from planetfall.games.planet_unknown.components.shapes import NAMES as SHAPE_NAMES
from planetfall.games.planet_unknown.components.station import SEATS, section_of, shape_in
from planetfall.games.planet_unknown.components.tiles import (
    FIRST,
    HAS_METEOR,
    SECOND,
    SHAPE_OF,
    TERRAIN_IDS,
)
from planetfall.games.planet_unknown.state import PHASE_IDS
from planetfall.text.book import Book

Data = dict[str, Any]

WORDS: dict[str, tuple[str, str]] = {
    "turn": ("Turn {0}, {1}. Commander: {2}.", "Tah {0}, {1}. Velitel: {2}."),
    "event": ("Event: {0}.", "Událost: {0}."),
    "station": ("Station before {0}: {1}.", "Stanice, {0}: {1}."),
    "outer": ("large tile {0}", "velký dílek {0}"),
    "inner": ("small tile {0}", "malý dílek {0}"),
    "empty": ("none", "žádný"),
    "meteor": ("with a meteor", "s meteorem"),
    "boards": ("{0}: {1} on {2}.", "{0}: {1} na planetě {2}."),
    "tracks": ("Tracks: {0}.", "Stupnice: {0}."),
    "tokens": (
        "Lifepods {0}, meteorites {1}, patches stored {2}, rovers to place {3}, "
        "movement left {4}, free squares {5}.",
        "Biokapsle {0}, meteority {1}, uložené výsadby {2}, rovery k umístění {3}, "
        "zbývá pohyb {4}, volná pole {5}.",
    ),
    "civ": ("Civ cards: {0}.", "Karty civilizace: {0}."),
    "hidden": ("hidden: {0}", "skryté: {0}"),
    "personal": ("Personal objectives: {0}.", "Osobní mise: {0}."),
    "between": ("Objectives: {0}.", "Mise: {0}."),
    "legend": (
        "Squares: first {0}, - free land, ~ free ice; "
        "then + building, r rover, o meteorite, p lifepod.",
        "Pole: nejprve {0}, - volná země, ~ volný led; "
        "pak + budova, r rover, o meteorit, p biokapsle.",
    ),
}
"""Phrases: English, Czech."""

PHASES = {
    "en": ("setup", "rotation", "event", "placement", "civ picks", "end of the game", "over"),
    "cs": ("příprava", "otáčení", "událost", "umisťování", "výběr karet", "závěr hry", "konec"),
}
assert len(PHASES["en"]) == len(PHASES["cs"]) == len(PHASE_IDS)
LETTERS = "CWBRTE"
assert len(LETTERS) == len(TERRAIN_IDS)


def describe(data: Data, book: Book, names: list[str], seat: int = -1) -> list[str]:
    """The table, then the things of one seat in full (of all for a spectator), others in short."""
    return Teller(data, book, names).tell(seat)


class Teller:
    """Puts one view into words."""

    def __init__(self, data: Data, book: Book, names: list[str]) -> None:
        self.data = data
        self.book = book
        self.names = names
        self.czech = book.lang == "cs"

    def say(self, key: str, *values: object) -> str:
        """A phrase."""
        return WORDS[key][self.czech].format(*values)

    def tell(self, seat: int) -> list[str]:
        """All lines."""
        lines = self.table()
        full = range(len(self.names)) if seat < 0 else [seat]
        for other in range(len(self.names)):
            if other not in full:
                lines += self.player(other)[:2]
        for mine in full:
            lines += [self.station(mine), *self.player(mine), *self.planet(mine)]
        letters = ", ".join(f"{letter} {self.terrain(k)}" for k, letter in enumerate(LETTERS))
        return [*lines, self.say("legend", letters)]

    def terrain(self, number: int) -> str:
        """The name of a terrain."""
        return self.book.name("terrain", TERRAIN_IDS[number])

    def table(self) -> list[str]:
        """Turn, event and objectives."""
        table = self.data["table"]
        phase = PHASES[self.book.lang][table["phase"]]
        lines = [self.say("turn", table["turn"], phase, self.names[table["commander"]])]
        if table["event"] >= 0:
            lines.append(self.say("event", self.pick(EVENT_NAMES[EVENT_IDS[table["event"]]])))
        shared = table["between"] + table["common"]
        if shared:
            lines.append(self.say("between", "; ".join(self.objective(card) for card in shared)))
        return lines

    def station(self, seat: int) -> str:
        """The two tiles a seat faces."""
        table = self.data["table"]
        section = section_of(SEATS[self.data["seats"]][seat], table["rotation"])
        parts = []
        for ring, key in ((OUTER, "outer"), (INNER, "inner")):
            tile = table["tops"][shape_in(section, ring, table["shift"])] if table["tops"] else -1
            parts.append(self.say(key, self.tile(tile)))
        return self.say("station", self.names[seat], "; ".join(parts))

    def tile(self, tile: int) -> str:
        """A tile in words."""
        if tile < 0:
            return self.say("empty")
        shape = self.pick(SHAPE_NAMES[SHAPE_IDS[SHAPE_OF[tile]]])
        words = f"{shape}, {self.terrain(FIRST[tile])} + {self.terrain(SECOND[tile])}"
        return f"{words}, {self.say('meteor')}" if HAS_METEOR[tile] else words

    def player(self, seat: int) -> list[str]:
        """Boards, tracks, tokens and cards of one seat."""
        area = self.data["areas"][seat]
        board = planet_board(area)
        corporation = self.pick(CORPORATIONS[area["corporation"]].names)
        planet = self.pick(PLANETS[board.planet].names)
        lines = [self.say("boards", self.names[seat], corporation, planet)]
        tracks = ", ".join(
            f"{self.terrain(k)} {self.height(space, k)}" for k, space in enumerate(area["trackers"])
        )
        tokens = self.say(
            "tokens",
            area["lifepods"],
            area["meteorites"],
            area["patches"],
            area["rovers"],
            area["moves"],
            board.uncovered(),
        )
        lines.append(f"{self.say('tracks', tracks)} {tokens}")
        return [*lines, *self.cards(area)]

    def height(self, space: int, tracker: int) -> str:
        """Where a tracker stands; its track too, if that is not its own."""
        track = space >> 4
        return str(space & 15) if track == tracker else f"{space & 15} ({LETTERS[track]})"

    def cards(self, area: Data) -> list[str]:
        """Civ cards and personal objectives, as far as they may be seen."""
        lines = []
        known = [*area["civ_open"], *area.get("civ_cards", [])]
        shown = [self.pick(CIV_NAMES[CIV_IDS[card]]) for card in known]
        if area.get("civ_cards_count"):
            shown.append(self.say("hidden", area["civ_cards_count"]))
        if shown:
            lines.append(self.say("civ", ", ".join(shown)))
        if area.get("personal"):
            cards = "; ".join(self.objective(card, own=True) for card in area["personal"])
            lines.append(self.say("personal", cards))
        return lines

    def objective(self, card: int, *, own: bool = False) -> str:
        """One side of an objective card."""
        objective = OBJECTIVES[card]
        name = self.book.name("personal" if own else "neighbour", objective.id)
        side = objective.personal if own else objective.neighbour
        return f"{name} ({self.book.effect(side)})"

    def planet(self, seat: int) -> list[str]:
        """The planet as a grid of squares, two letters each, rows and columns from 1."""
        board = planet_board(self.data["areas"][seat])
        printed = set(PLANETS[board.planet].cells)
        lines = ["    " + " ".join(f"{column + 1:<2}" for column in range(12)).rstrip()]
        for row in range(12):
            cells = range(12 * row, 12 * row + 12)
            squares = [square(board, cell) if cell in printed else "  " for cell in cells]
            lines.append(f"{row + 1:>2}  " + " ".join(squares).rstrip())
        return lines

    def pick(self, names: tuple[str, str]) -> str:
        """A name in the language spoken."""
        return names[self.czech]


def planet_board(area: Data) -> PlanetBoard:
    """A seat's planet, built again from its data."""
    board = new_board(area["board"]["planet"])
    board.load_fields(area["board"])
    return board


def square(board: PlanetBoard, cell: int) -> str:
    """One square in two letters: what shows, and what stands on it."""
    terrain = board.terrain_at(cell)
    if terrain >= 0:
        ground = LETTERS[terrain]
    else:
        ground = "~" if cell in ICE[board.planet] else "-"
    if board.has(ROVERS, cell):
        return ground + "r"
    if board.has(METEORITES, cell):
        return ground + "o"
    if board.has(LIFEPODS, cell):
        return ground + "p"
    return ground + ("+" if board.has(BUILDINGS, cell) else " ")


ICE = [set(members(*planet.ice)) for planet in PLANETS]
"""By planet: its squares of ice."""
