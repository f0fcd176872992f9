"""Plugs Colonies into the base game."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.effect import Effect
from planetfall.core.lists import grown
from planetfall.core.options import OptionSpec
from planetfall.games.terraforming_mars.components.card import Card
from planetfall.games.terraforming_mars.components.terms import MC
from planetfall.games.terraforming_mars.expansions.colonies import vocabulary
from planetfall.games.terraforming_mars.expansions.colonies.components.cards.corporations import (
    CORPORATIONS,
)
from planetfall.games.terraforming_mars.expansions.colonies.components.cards.first_half import (
    PROJECTS as FIRST_PROJECTS,
)
from planetfall.games.terraforming_mars.expansions.colonies.components.cards.second_half import (
    PROJECTS as LAST_PROJECTS,
)
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import COLONIES
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import tile_roots
from planetfall.games.terraforming_mars.expansions.colonies.invariants import broken, shake
from planetfall.games.terraforming_mars.expansions.colonies.phases import (
    DROP_COLONY,
    LAY_OUT,
    SOLAR_PHASE,
    SOLO_INCOME,
    course_roots,
    wake,
)
from planetfall.games.terraforming_mars.expansions.colonies.state import fresh_colonies
from planetfall.games.terraforming_mars.expansions.colonies.stations import (
    BUILD_COLONY,
    STATION_PRICE,
    BuildStation,
)
from planetfall.games.terraforming_mars.expansions.colonies.trading import TRADE, trade_roots
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import KEYS
from planetfall.games.terraforming_mars.extension import (
    AFTER_PRODUCTION,
    BEFORE_DEAL,
    CARD_ENTERED,
    SEAT_SETUP,
    MarsExtension,
    MenuAction,
)
from planetfall.games.terraforming_mars.standard_projects import add_standard_project

EACH_BOX: Final = "corporation_of_each_box"
"""The option of the variant (TMC-2.07)."""


class ColoniesExtension(MarsExtension):
    """The expansion."""

    def __init__(self) -> None:
        self.name = COLONIES
        self.added: list[MenuAction] = []
        """The one standard project, once its word is known (TMC-1.02)."""

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                COLONIES,
                "bool",
                False,
                "Adds the Colonies expansion: colony tiles, trade, 49 projects, 5 corporations.",
            ),
            OptionSpec(
                EACH_BOX,
                "bool",
                False,
                "With Colonies: deals everybody one corporation of the base game and one of the "
                "expansion instead of any two.",
                needs=COLONIES,
            ),
        ]

    def cards(self) -> list[Card]:
        return [*FIRST_PROJECTS, *LAST_PROJECTS, *CORPORATIONS]

    def add_words(self) -> None:
        vocabulary.add_words()
        self.added.append(add_standard_project(BUILD_COLONY, STATION_PRICE, BuildStation()))

    def projects(self) -> list[MenuAction]:
        return self.added

    def roots(self) -> dict[str, Effect]:
        roots = {f"standard.{BUILD_COLONY}": self.added[0].effect}
        roots.update(tile_roots())
        roots.update(trade_roots())
        roots.update(course_roots())
        return roots

    def configure(self, setting: Any) -> None:
        super().configure(setting)
        without = list(setting.decks)
        setting.decks = [*setting.decks, COLONIES]
        # TMC-2.06, TMC-2.07: any two corporations, or one of each box.
        each_box = bool(setting.options[EACH_BOX])
        groups = [without, [COLONIES]] if each_box else [setting.decks, setting.decks]
        setting.corporation_deals = groups
        setting.menu.append(MenuAction(KEYS.trade, TRADE))

    def area(self, seats: int) -> Area | None:
        return fresh_colonies(seats)

    def prepare(self, game: Any) -> None:
        if game.is_solo():
            game.players[0].production = grown(game.players[0].production, MC, SOLO_INCOME)

    def steps(self, moment: int) -> list[Effect]:
        if moment == BEFORE_DEAL:
            return [LAY_OUT]
        if moment == SEAT_SETUP:
            return [DROP_COLONY]
        return [SOLAR_PHASE] if moment == AFTER_PRODUCTION else []

    def events(self) -> tuple[int, ...]:
        return (CARD_ENTERED,)

    def happened(self, game: Any, event: int, seat: int, what: int) -> None:
        wake(game, what)

    def invariants(self, game: Any) -> list[str]:
        return broken(game)

    def shake(self, game: Any, rng: Any) -> None:
        shake(game, rng)


EXTENSION: Final = ColoniesExtension()
