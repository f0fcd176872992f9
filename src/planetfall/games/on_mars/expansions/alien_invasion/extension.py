"""Plugs chapter 1, Invasion, into the base game."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.effect import Effect, Frame
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec
from planetfall.core.scores import Outcome, Sheet
from planetfall.games.on_mars.additions import add_blueprint, add_land, add_tech
from planetfall.games.on_mars.expansions.alien.chapters import ChapterExtension
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.games.on_mars.expansions.alien_invasion import (
    invariants,
    positions,
    setup,
    soldiers,
    streams,
    victory,
    vocabulary,
)
from planetfall.games.on_mars.expansions.alien_invasion.commander import (
    buildings,
    cards,
    panel,
    powers,
    technology,
    turn,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.defence import (
    DEFENCE_CARD_LIST,
    DEFENCE_LEVEL,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_CARDS,
    DEFENCE_TECHS,
    FIRST_DEFENCE,
    LAB_TECHS,
    SENTRY_TECH,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    POINTS_TO_WIN,
    SOLDIERS,
)
from planetfall.games.on_mars.expansions.alien_invasion.defence import cards as defence_cards
from planetfall.games.on_mars.expansions.alien_invasion.defence import events, pieces
from planetfall.games.on_mars.expansions.alien_invasion.probes import probe
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    commander_of,
    fresh_commander,
    fresh_front,
    front_of,
)
from planetfall.games.on_mars.extension import (
    AFTER_COLONIZATION,
    AFTER_TURN,
    BEFORE_TURN_ORDER,
    BOARD_LAID,
    ColonySetting,
)
from planetfall.games.on_mars.packing import use_of
from planetfall.games.on_mars.state import Colony


class InvasionExtension(ChapterExtension):
    """The commander against the humans."""

    def __init__(self) -> None:
        self.name = "invasion"
        self.rank = 7

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                setup.UPDATES,
                "bool",
                False,
                "The designer's later changes to Invasion.",
                needs="chapter=invasion",
            )
        ]

    def add_components(self) -> None:
        for k, card in enumerate(defence_cards.BLUEPRINTS):
            upgrades = DEFENCE_CARD_LIST[k].upgrades
            number = add_blueprint(card, level=DEFENCE_LEVEL, upgrades=upgrades)
            assert number == FIRST_DEFENCE + k
        for k, tech in enumerate(DEFENCE_TECHS):
            assert add_tech(tech) == SENTRY_TECH + k
        for k, building in enumerate(ALIEN_BUILDINGS):
            assert add_land(building) == buildings.CODES[k]

    def add_words(self) -> None:
        vocabulary.add_words()

    def roots(self) -> dict[str, Effect]:
        found: dict[str, Effect] = {
            "invasion.deal": setup.DEAL_DEFENCE,
            "invasion.draw": setup.DRAW_DEFENCE,
            "invasion.displace": soldiers.DISPLACE_SOLDIER,
            "invasion.standstill": victory.END_STANDSTILL,
            "invasion.start": turn.START_COMMANDER,
            "invasion.turn": turn.COMMANDER_TURN,
            "invasion.waste": turn.WASTE_TOKEN,
            "invasion.hex": buildings.CHOOSE_ALIEN_HEX,
            "invasion.building": cards.CHOOSE_ALIEN_BUILDING,
            "invasion.loans": technology.PROFIT_FROM_LOANS,
            "invasion.leftover": defence_cards.TAKE_LEFTOVER,
            "invasion.displace_piece": pieces.DISPLACE_PIECE,
        }
        for k, action in enumerate(panel.ACTIONS):
            found[f"invasion.panel.{SPACES[k]}"] = action
        for k, power in enumerate(powers.POWERS):
            found[f"invasion.card.{ALIEN_CARDS[k]}"] = power
        return found

    def players(self, players: int) -> int:
        return players - 1

    def streams(self) -> int:
        return streams.COUNT

    def configure(self, setting: ColonySetting) -> None:
        setting.own_points = False  # OMA-2.03
        setting.marker_ends = False  # OMA-3.01
        setting.locks = True
        setting.chooses_sites = True
        setting.changes_actions = True
        setting.lab = LAB_TECHS

    def steps(self, moment: int) -> list[Effect]:
        if moment == BEFORE_TURN_ORDER:
            return [setup.DEAL_DEFENCE]
        if moment == AFTER_TURN:
            return [technology.PROFIT_FROM_LOANS, turn.START_COMMANDER]
        if moment == AFTER_COLONIZATION:
            return [victory.END_STANDSTILL]
        return []

    def events(self) -> tuple[int, ...]:
        return (BOARD_LAID, *events.EVENTS)

    def area(self, seats: int) -> Area | None:
        return fresh_front()

    def seat_areas(self, seats: int) -> list[Area]:
        return [fresh_commander()]

    def happened(self, game: Colony, event: int, seat: int, what: int) -> None:
        if event == BOARD_LAID:
            setup.lay_out(game)
        else:
            events.happened(game, event, seat, what)

    def may_upgrade(self, game: Colony, seat: int, blueprint: int) -> bool:
        return defence_cards.may_build(game, seat, blueprint)  # OMA-4.15

    def main_effect(self, game: Colony, action: int) -> Effect | None:
        return defence_cards.main_effect(game, action)  # OMA-4.04

    def put(self, game: Colony, thing: str, seat: int, place: int) -> bool:
        return positions.put(game, thing, place)

    def loaded(self, game: Colony) -> None:
        soldiers.refresh(game)

    def is_locked(self, game: Colony, seat: int, tech: int) -> bool:
        return use_of(seat, tech) in front_of(game).corrupted  # OMA-7.16

    def sides(self, seats: int) -> list[list[int]]:
        return victory.sides_of(seats)

    def scores(self, game: Colony, sheets: list[Sheet]) -> list[Sheet]:
        return victory.sheets_of(game)

    def outcome(self, game: Colony) -> Outcome | None:
        return victory.outcome_of(game)

    def gauges(self, game: Colony) -> list[Gauge]:
        points = Gauge("points", "vp", front_of(game).points, POINTS_TO_WIN)
        left = commander_of(game).off_map()
        return [
            points,
            Gauge("soldiers", "alien-soldier", left, SOLDIERS, bad=True, counts_down=True),
        ]

    def invariants(self, game: Colony) -> list[str]:
        return invariants.broken(game)

    def shake(self, game: Colony, rng: Any) -> None:
        invariants.shake(game, rng)

    def probes(self, game: Colony, rng: Any) -> list[tuple[Game, Frame]]:
        return probe(game, rng)


EXTENSION: Final = InvasionExtension()
