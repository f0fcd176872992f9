"""Plugs Monolith into the base game."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec
from planetfall.core.scores import Outcome, Sheet
from planetfall.games.on_mars.components.map import SHELTER_STARTS
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.tables import WAREHOUSE, WAREHOUSE_STOCK
from planetfall.games.on_mars.expansions.alien.chapters import ChapterExtension
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.games.on_mars.expansions.alien.time_track import TimeTrack, counting_up
from planetfall.games.on_mars.expansions.alien_monolith import (
    invariants,
    log,
    objectives,
    phases,
    row,
    scoring,
    setup,
    streams,
    vocabulary,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import DECKS
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import SABOTAGE_CARDS
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    OBJECTIVES_TO_WIN,
    ROUNDS,
    STRIKES,
)
from planetfall.games.on_mars.expansions.alien_monolith.effects.map import BRING_ROVER
from planetfall.games.on_mars.expansions.alien_monolith.effects.people import settle_debt
from planetfall.games.on_mars.expansions.alien_monolith.state import (
    ROVER_READY,
    MonolithColony,
    unseen,
)
from planetfall.games.on_mars.extension import (
    AFTER_COLONIZATION,
    BEFORE_TURN_ORDER,
    CRYSTALS_GAINED,
    MISSION_COMPLETED,
    SLOT_USED,
    ColonySetting,
)

PAIR: Final = 2
"""Set up as for so many players (OMA-16.03, OMA-16.10)."""


class MonolithExtension(ChapterExtension):
    """The chapter."""

    def __init__(self) -> None:
        self.name = "monolith"
        self.rank = 8

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                "random_goals",
                "int",
                2,
                "How many of the five objectives are drawn at random; more is harder.",
                least=0,
                most=len(DECKS),
                needs="chapter=monolith",
            )
        ]

    def add_words(self) -> None:
        vocabulary.add_words()

    def roots(self) -> dict[str, Effect]:
        named: dict[str, Effect] = {
            "monolith.row": setup.FIRST_ROW,
            "monolith.decks": setup.CHOOSE_DECKS,
            "monolith.draw": setup.DRAW_OBJECTIVE,
            "monolith.choose": setup.CHOOSE_OBJECTIVE,
            "monolith.shelter": setup.CHOOSE_SHELTER,
            "monolith.rover": BRING_ROVER,
            "monolith.phase": phases.SABOTAGE_PHASE,
            "monolith.lay": row.LAY_SABOTAGE,
            "monolith.strike": row.STRIKE,
            "monolith.discard": row.DISCARD_SABOTAGE,
        }
        for card in SABOTAGE_CARDS:
            named[f"sabotage.{card.id}"] = card.effect
        return named

    def streams(self) -> int:
        return streams.COUNT

    def configure(self, setting: ColonySetting) -> None:
        setting.pair = True
        setting.warehouse = [WAREHOUSE_STOCK[PAIR]] * len(WAREHOUSE)
        setting.shelters = SHELTER_STARTS[PAIR]
        setting.chooses_shelter = True
        setting.needs = [card.needed[0] // 2 for card in MISSION_CARDS]
        setting.marker_ends = False
        setting.disables = True
        setting.rebuilds = True
        setting.idle_shelters = False
        setting.prices = True
        setting.withholds = True
        setting.interruptions = [*setting.interruptions, phases.CLAIM_VICTORY]

    def steps(self, moment: int) -> list[Effect]:
        if moment == BEFORE_TURN_ORDER:
            return [setup.FIRST_ROW, setup.CHOOSE_DECKS, setup.CHOOSE_SHELTER]
        if moment == AFTER_COLONIZATION:
            return [BRING_ROVER, phases.SABOTAGE_PHASE]
        return []

    def events(self) -> tuple[int, ...]:
        return (CRYSTALS_GAINED, SLOT_USED, MISSION_COMPLETED)

    def happened(self, game: MonolithColony, event: int, seat: int, what: int) -> None:
        if event == CRYSTALS_GAINED:
            settle_debt(game, seat, what)
        elif event == SLOT_USED:
            game.reduced = 0
        else:
            game.missions_done += 1

    def extra_cost(self, game: MonolithColony, seat: int, slot: int) -> int:
        return game.reduced

    def upgrade_price(self, game: MonolithColony, seat: int, blueprint: int) -> int:
        return objectives.upgrade_price(game, blueprint)

    def withholds_reward(self, game: MonolithColony, seat: int) -> bool:
        if not game.no_reward:
            return False
        game.no_reward = 0
        game.note(log.REWARD_WITHHELD, seat)
        return True

    def position(self) -> MonolithColony:
        return MonolithColony()

    def prepare(self, game: MonolithColony) -> None:
        game.objectives = [0] * len(DECKS)
        game.sabotage_row = []
        game.sabotage_cubes = []
        game.struck = []
        game.sabotage_deck = list(range(len(SABOTAGE)))

    def loaded(self, game: MonolithColony) -> None:
        game.players[0].stuck = int(game.rover_state != ROVER_READY)
        left = unseen(game)
        game.sabotage_deck = [card for card in game.sabotage_deck if card in left]

    def deal(self, game: MonolithColony, data: dict[str, Any], rng: Any) -> None:
        game.sabotage_deck = unseen(game)

    def time_track(self, game: MonolithColony) -> TimeTrack:
        return counting_up(ROUNDS, game.time, tuple(STRIKES))

    def gauges(self, game: MonolithColony) -> list[Gauge]:
        return [
            Gauge("objectives", "goal", objectives.met(game), OBJECTIVES_TO_WIN),
            Gauge("rounds", "hourglass", game.time, ROUNDS, bad=True),
        ]

    def scores(self, game: MonolithColony, sheets: list[Sheet]) -> list[Sheet]:
        return [scoring.full_sheet(game, sheets[0]), *sheets[1:]]

    def outcome(self, game: MonolithColony) -> Outcome:
        return scoring.outcome(game)

    def invariants(self, game: MonolithColony) -> list[str]:
        return invariants.broken(game)

    def shake(self, game: MonolithColony, rng: Any) -> None:
        invariants.shake(game, rng)

    def probes(self, game: MonolithColony, rng: Any) -> list[tuple[Game, Frame]]:
        return invariants.probe(game, rng)


EXTENSION: Final = MonolithExtension()
