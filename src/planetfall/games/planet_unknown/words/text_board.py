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
from planetfall.games.planet_unknown.components.corporations import CORPORATION_IDS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.planets import PLANET_IDS, PLANETS
from planetfall.games.planet_unknown.components.shapes import INNER, OUTER, SHAPE_IDS
from planetfall.games.planet_unknown.components.station import SEATS, section_of, shape_in
from planetfall.games.planet_unknown.components.tiles import (
    FIRST,
    HAS_METEOR,
    SECOND,
    SHAPE_OF,
    TERRAIN_IDS,
)
from planetfall.games.planet_unknown.rules import read_setting
from planetfall.games.planet_unknown.scoring import solo_target
from planetfall.games.planet_unknown.state import PHASE_IDS
from planetfall.games.planet_unknown.words import names
from planetfall.text.book import Book

Data = dict[str, Any]

LETTERS = "CWBRTE"
assert len(LETTERS) == len(TERRAIN_IDS)


def describe(data: Data, book: Book, names: list[str], seat: int = -1) -> list[str]:
    """The table, then the things of one seat in full (of all for a spectator), others in short."""
    return BoardText(data, book, names).lines(seat)


class BoardText:
    """One view as lines of text."""

    def __init__(self, data: Data, book: Book, names: list[str]) -> None:
        self.data = data
        self.book = book
        self.names = names

    def say(self, key: str, **values: object) -> str:
        """A phrase of the text board."""
        return self.book.say(f"board.{key}", **values)

    def lines(self, seat: int) -> list[str]:
        """All lines."""
        lines = self.table()
        full = range(len(self.names)) if seat < 0 else [seat]
        for other in range(len(self.names)):
            if other not in full:
                lines += self.player(other)[:2]
        for mine in full:
            lines += [self.station(mine), *self.player(mine), *self.planet(mine)]
        letters = ", ".join(f"{letter} {self.terrain(k)}" for k, letter in enumerate(LETTERS))
        return [*lines, self.say("legend", letters=letters)]

    def terrain(self, number: int) -> str:
        """The name of a terrain."""
        return names.terrain(self.book, number)

    def table(self) -> list[str]:
        """Turn, event and objectives."""
        table = self.data["table"]
        phase = self.book.name("phase", PHASE_IDS[table["phase"]])
        commander = self.names[table["commander"]]
        lines = [self.say("turn", turn=table["turn"], phase=phase, commander=commander)]
        if table["event"] >= 0:
            lines.append(self.say("event", event=names.event(self.book, table["event"])))
        shared = table["between"] + table["common"]
        if shared:
            cards = "; ".join(self.objective(card) for card in shared)
            lines.append(self.say("between", cards=cards))
        if self.data["seats"] == 1:
            setting = read_setting(dict(self.data["options"]))
            lines.append(self.say("target", n=solo_target(setting.mix(1))))
        return lines

    def station(self, seat: int) -> str:
        """The two tiles a seat faces."""
        table = self.data["table"]
        section = section_of(SEATS[self.data["seats"]][seat], table["rotation"])
        parts = []
        for ring, key in ((OUTER, "outer"), (INNER, "inner")):
            tile = table["tops"][shape_in(section, ring, table["shift"])] if table["tops"] else -1
            parts.append(self.say(key, tile=self.tile(tile)))
        return self.say("station", who=self.names[seat], tiles="; ".join(parts))

    def tile(self, tile: int) -> str:
        """A tile in words."""
        if tile < 0:
            return self.say("empty")
        shape = self.book.name("shape", SHAPE_IDS[SHAPE_OF[tile]])
        words = f"{shape}, {self.terrain(FIRST[tile])} + {self.terrain(SECOND[tile])}"
        return self.say("meteor", tile=words) if HAS_METEOR[tile] else words

    def player(self, seat: int) -> list[str]:
        """Boards, tracks, tokens and cards of one seat."""
        area = self.data["areas"][seat]
        board = planet_board(area)
        corporation = self.book.name("corporation", CORPORATION_IDS[area["corporation"]])
        planet = self.book.name("planet", PLANET_IDS[board.planet])
        who = self.names[seat]
        lines = [self.say("boards", who=who, corporation=corporation, planet=planet)]
        tracks = ", ".join(
            f"{self.terrain(k)} {self.height(space, k)}" for k, space in enumerate(area["trackers"])
        )
        tokens = self.say(
            "tokens",
            lifepods=area["lifepods"],
            meteorites=area["meteorites"],
            patches=area["patches"],
            rovers=area["rovers"],
            moves=area["moves"],
            free=board.uncovered(),
        )
        lines.append(f"{self.say('tracks', tracks=tracks)} {tokens}")
        return [*lines, *self.cards(area)]

    def height(self, space: int, tracker: int) -> str:
        """Where a tracker stands; its track too, if that is not its own."""
        track = space >> 4
        return str(space & 15) if track == tracker else f"{space & 15} ({LETTERS[track]})"

    def cards(self, area: Data) -> list[str]:
        """Civ cards and personal objectives, as far as they may be seen."""
        lines = []
        known = [*area["civ_open"], *area.get("civ_cards", [])]
        shown = [names.civ(self.book, card) for card in known]
        if area.get("civ_cards_count"):
            shown.append(self.say("hidden", count=area["civ_cards_count"]))
        if shown:
            lines.append(self.say("civ", cards=", ".join(shown)))
        if area.get("personal"):
            cards = "; ".join(self.objective(card, own=True) for card in area["personal"])
            lines.append(self.say("personal", cards=cards))
        return lines

    def objective(self, card: int, *, own: bool = False) -> str:
        """One side of an objective card."""
        objective = OBJECTIVES[card]
        name = names.objective(self.book, card, personal=own)
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
