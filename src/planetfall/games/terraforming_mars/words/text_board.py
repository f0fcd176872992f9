"""Positions of Terraforming Mars as lines of text: tracks, map, player boards and cards."""

from __future__ import annotations

from typing import Any

from planetfall.games.terraforming_mars.components.board import AREAS, HEXES, MOONS, PLACES
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES, STANDARD
from planetfall.games.terraforming_mars.extension import EXPANSIONS
from planetfall.games.terraforming_mars.vocabulary import AWARD_NAMES, MILESTONE_NAMES
from planetfall.text.book import Book
from planetfall.text.grammar import signed

Data = dict[str, Any]


def describe(data: Data, book: Book, names: list[str], seat: int = -1) -> list[str]:
    """The table and the map, then every seat; the cards of one seat in full."""
    return Teller(data, book, names).tell(seat)


class Teller:
    """Puts one view into words."""

    def __init__(self, data: Data, book: Book, names: list[str]) -> None:
        self.data = data
        self.table = data["table"]
        self.book = book
        self.names = names

    def say(self, key: str, **values: Any) -> str:
        """A phrase."""
        return self.book.say("board." + key, **values)

    def tell(self, seat: int) -> list[str]:
        """All lines."""
        lines = [*self.tracks(), *self.map(), self.say("legend")]
        for module in EXPANSIONS.modules("words.text_board", dict(self.data["options"])):
            lines += module.lines(self.data, self.book, self.names)
        order = [other for other in range(len(self.names)) if other != seat]
        for other in [*order, seat] if seat >= 0 else order:
            lines += self.player(other)
        return lines

    def tracks(self) -> list[str]:
        """Generation, global parameters, milestones and awards."""
        table = self.table
        lines = [
            self.say(
                "generation", generation=table["generation"], first=self.names[table["first"]]
            ),
            self.say(
                "tracks",
                temperature=2 * table["temperature"] - 30,
                oxygen=table["oxygen"],
                oceans=table["ocean_hexes"].bit_count(),
            ),
        ]
        for key, kind, known in (
            ("milestones", "milestone", MILESTONE_NAMES),
            ("awards", "award", AWARD_NAMES),
        ):
            taken = [
                f"{self.book.name(kind, known[k])} ({self.names[owner]})"
                for k, owner in enumerate(table[key])
                if owner >= 0
            ]
            if taken:
                lines.append(self.say(key, what=", ".join(taken)))
        return lines

    def map(self) -> list[str]:
        """Mars row by row; places are counted from the left, as in `hex:4-7`."""
        rows: dict[int, list[str]] = {}
        for place in range(HEXES):
            rows.setdefault(PLACES[place][0], []).append(self.hex(place))
        lines = []
        for row, cells in rows.items():
            indent = "  " * (9 - len(cells))
            lines.append(f"{row + 1}  {indent}" + " ".join(f"{cell:<3}" for cell in cells).rstrip())
        for moon, owner in enumerate(self.table["moons"]):
            if owner >= 0:
                name = self.book.name("moon", MOONS[moon])
                lines.append(self.say("moon", moon=name, who=self.names[owner]))
        return lines

    def hex(self, place: int) -> str:
        """One area: its tile with the owner's number, else what is printed."""
        bit = 1 << place
        table = self.table
        for letter, key in (("G", "greenery_hexes"), ("C", "city_hexes"), ("S", "special_hexes")):
            if table[key] & bit:
                return letter + self.owner(bit)
        return "O" if table["ocean_hexes"] & bit else AREAS[place]

    def owner(self, bit: int) -> str:
        """The number of the player whose tile lies there."""
        for seat, area in enumerate(self.data["areas"]):
            if area["tiles"] & bit:
                return str(seat + 1)
        return ""

    def player(self, seat: int) -> list[str]:
        """One seat: rating, resources, cards."""
        area = self.data["areas"][seat]
        tableau = [CARDS[card] for card in area["tableau"]]
        corporation = next((card for card in tableau if card.is_corporation()), None)
        leads = self.say("nobody") if corporation is None else self.card(corporation.id)
        first = self.say("player", who=self.names[seat], corporation=leads, rating=area["rating"])
        if area["passed"]:
            first += " " + self.say("passed")
        amounts = zip(RESOURCE_NAMES[:STANDARD], area["stock"], area["production"], strict=True)
        stock = ", ".join(
            f"{self.book.name('resource', name)} {has} ({signed(makes)})"
            for name, has, makes in amounts
        )
        return [first, self.say("stock", what=stock), *self.cards(area)]

    def cards(self, area: Data) -> list[str]:
        """Cards in play and, as far as they may be seen, in hand."""
        lines = []
        played = [card for card in area["tableau"] if not CARDS[card].is_corporation()]
        if played:
            lines.append(self.say("play", what=", ".join(self.held(card) for card in played)))
        if area.get("events"):
            lines.append(self.say("events", what=", ".join(self.card(c) for c in area["events"])))
        if "hand" not in area:
            return [*lines, self.say("count", number=area["hand_count"])]
        if area["hand"]:
            priced = [f"{self.card(card)} {CARDS[card].cost} M€" for card in area["hand"]]
            lines.append(self.say("hand", what=", ".join(priced)))
        if area["offer"]:
            lines.append(
                self.say("offer", what=", ".join(self.card(card) for card in area["offer"]))
            )
        return lines

    def held(self, card: int) -> str:
        """A card in play with the resources on it."""
        slot = CARDS[card].slot
        amount = self.table["held"][slot] if slot >= 0 else 0
        return f"{self.card(card)} [{amount}]" if amount else self.card(card)

    def card(self, card: int) -> str:
        """The name of a card."""
        return self.book.name("card", CARDS[card].name)
