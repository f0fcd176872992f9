"""Plugs fan-made cards into the base game: the option `cards`.

The value of the option holds the cards themselves and their hash, so that a record replays where
the file is not. Only the command line, and the host of a server at its start, read a file; a value
that comes over the network is never taken for a path.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.errors import BadRequest
from planetfall.core.options import FileOption, OptionSpec
from planetfall.games.terraforming_mars.components.card import Card, register_late
from planetfall.games.terraforming_mars.components.terms import HEAT
from planetfall.games.terraforming_mars.effects.basic import Pay
from planetfall.games.terraforming_mars.expansions.fan_cards import reading
from planetfall.games.terraforming_mars.expansions.fan_cards.words import tell_names
from planetfall.games.terraforming_mars.extension import MarsExtension

OPTION: Final = "cards"


class Known:
    """The file whose cards this process knows; numbers of cards follow from it, so it is one."""

    def __init__(self) -> None:
        self.digest = ""

    def add(self, value: dict[str, Any]) -> None:
        """Make the cards known, unless they are."""
        cards = reading.check(value)
        if value["sha256"] == self.digest:
            return
        if self.digest:
            raise BadRequest(
                "One process plays with one file of fan-made cards, and another one is in use; "
                "start a second process for these cards."
            )
        made = reading.make(cards)
        for card in made:
            card.spends_heat = _heat(card)
        register_late(made)
        tell_names(cards)
        self.digest = value["sha256"]


def _heat(card: Card) -> int:
    spent = [each for each in card.play if isinstance(each, Pay) and each.resource == HEAT]
    return sum(each.amount for each in spent)


KNOWN: Final = Known()


class CardsOption(FileOption):
    """Cards from a file; parsing makes them known."""

    def read(self, word: str) -> Any:
        return reading.read(word) if word else ""

    def parse(self, value: Any) -> Any:
        if value == "":
            return value
        if isinstance(value, str) and value.startswith("{"):
            value = reading.from_text(value)  # as the text of a position has it
        KNOWN.add(value)
        return value


class FanCardsExtension(MarsExtension):
    """The expansion."""

    box = 1000

    def __init__(self) -> None:
        self.name = OPTION

    def specs(self) -> list[OptionSpec]:
        return [CardsOption(OPTION, "file", "", "A file of fan-made cards (JSON or TOML).")]

    def configure(self, setting: Any) -> None:
        super().configure(setting)
        setting.decks = [*setting.decks, reading.DECK]


EXTENSION: Final = FanCardsExtension()
