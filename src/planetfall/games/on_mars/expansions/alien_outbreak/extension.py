"""Plugs the chapter Outbreak into the base game."""

from __future__ import annotations

from typing import Final

from planetfall.core.area import Area
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.options import OptionSpec
from planetfall.core.reasons import POSSIBLE, UNSURE, pack
from planetfall.games.on_mars import additions
from planetfall.games.on_mars.components.map import AROUND
from planetfall.games.on_mars.components.names import (
    DISCOVERIES,
    GOALS,
    MINERAL,
    scientist_card,
)
from planetfall.games.on_mars.components.scientists import NO_BUILDING
from planetfall.games.on_mars.components.tables import TILES_OF
from planetfall.games.on_mars.effects.technology import PLACE_TECH, free_spaces
from planetfall.games.on_mars.expansions.alien.components.lss import lss_tiles
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.games.on_mars.expansions.alien.reasons import NOT_BY_SHELTER
from planetfall.games.on_mars.expansions.alien.team import TeamExtension
from planetfall.games.on_mars.expansions.alien.time_track import LOST, TimeTrack, counting_down
from planetfall.games.on_mars.expansions.alien_outbreak import invariants, streams, vocabulary
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    infected,
    refresh,
    set_miner,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components import cards, tables
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import ILL, IMMUNE
from planetfall.games.on_mars.expansions.alien_outbreak.effects import infection, medicine, quarters
from planetfall.games.on_mars.expansions.alien_outbreak.goals import check_win, limit
from planetfall.games.on_mars.expansions.alien_outbreak.state import (
    Outbreak,
    blank_outbreak,
    outbreak,
)
from planetfall.games.on_mars.extension import (
    AFTER_TURN,
    BEFORE_SHUTTLE,
    BEFORE_TURN_ORDER,
    BUILT,
    COLONISTS_ENTER,
    COLONISTS_LEAVE,
    EVENT_BLUEPRINT,
    EVENT_DEVELOP,
    EVENT_TECH,
    EVENT_UPGRADE,
    SLOTS_CLEARED,
    STORED,
    TURN_BEGINS,
    ColonySetting,
)
from planetfall.games.on_mars.packing import blueprint_of
from planetfall.games.on_mars.payment import cost_of
from planetfall.games.on_mars.state import BUILDING_OF, Colony, shelter_of

NAME: Final = "outbreak"
OPTION: Final = "infected"


class OutbreakExtension(TeamExtension):
    """The chapter."""

    def __init__(self) -> None:
        self.name = NAME
        self.rank = 9

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                OPTION,
                "choice",
                tables.LIMITS[0],
                "So many infected colonists lose the game.",
                choices=tables.LIMITS,
                needs=f"chapter={NAME}",
            )
        ]

    def add_components(self) -> None:
        NUMBERS.medicine = additions.add_item("medicine")
        NUMBERS.tech = additions.add_tech("medicine")
        NUMBERS.hospital = additions.add_building(
            "hospital",
            tech=NUMBERS.tech,
            product=NUMBERS.medicine,
            price=MINERAL,
            arrows=tables.HOSPITAL_ARROWS,
        )
        NUMBERS.hospital_code = BUILDING_OF.index(NUMBERS.hospital)
        price = cost_of(NUMBERS.medicine, tables.MICROBIOLOGIST_PRICE)
        card = cards.TeamScientist("microbiologist", NUMBERS.hospital, NO_BUILDING, price)
        NUMBERS.microbiologist = additions.add_scientist(card)
        for level, blueprints in ((1, cards.LEVEL_1), (3, cards.LEVEL_3)):
            for blueprint in blueprints:
                number = additions.add_blueprint(blueprint, level=level, upgrades=NUMBERS.hospital)
                NUMBERS.blueprints.append(number)
        NUMBERS.clinic = NUMBERS.blueprints[0]
        NUMBERS.tiles = [additions.add_discovery(tile) for tile in cards.NEW_TILES]

    def add_words(self) -> None:
        additions.add_item_words(["medicine"])
        additions.add_tech_words(["medicine"])
        additions.add_building_words(NUMBERS.hospital)
        additions.add_scientist_words(["microbiologist"])
        additions.add_blueprint_words(cards.BLUEPRINT_IDS)
        additions.add_discovery_words(cards.TILE_IDS)
        vocabulary.add_words()

    def roots(self) -> dict[str, Effect]:
        return {
            "outbreak.missions": infection.DRAW_MISSIONS,
            "outbreak.mission": infection.DRAW_MISSION,
            "outbreak.card": infection.TURN_CARD,
            "outbreak.infect": infection.INFECT,
            "outbreak.spread": infection.SPREAD,
            "outbreak.time": infection.TIME_PASSES,
            "outbreak.quarantine": quarters.QUARANTINE,
            "outbreak.leave": quarters.LEAVE_ROOM,
            "outbreak.come": quarters.COME,
            "outbreak.dismiss": quarters.DISMISS,
            "outbreak.house": quarters.HOUSE,
            "outbreak.medicine": medicine.TAKE_MEDICINE,
        }

    # What is in play.

    def configure(self, setting: ColonySetting) -> None:
        setting.has_points = False
        setting.has_cubes = False
        setting.has_marker = False
        setting.marker_ends = False
        setting.chooses_sites = True
        setting.interruptions.append(medicine.GIVE_MEDICINE)
        setting.reserved = [NUMBERS.tech]
        setting.missions = []
        setting.lengths = []
        setting.contracts = []
        setting.offer = [scientist_card(NUMBERS.microbiologist)]
        setting.scientists = NUMBERS.microbiologist + 1
        setting.rewards = lss_tiles()
        setting.goals = [k for k in setting.goals if GOALS[k] not in tables.LEFT_OUT_GOALS]
        base = [DISCOVERIES.index(id) for id in cards.LIKE_BASE]
        setting.discoveries = sorted(base + NUMBERS.tiles)
        setting.storage = NUMBERS.medicine + 1
        setting.lab = max(setting.lab, NUMBERS.tech + 1)
        self._buildings(setting)
        self._displays(setting)

    def _buildings(self, setting: ColonySetting) -> None:
        building = NUMBERS.hospital
        setting.buildings = [*setting.buildings, building]
        setting.tiles = [*setting.tiles, *TILES_OF[building]]
        setting.stacks = building + 1
        gap = building - len(setting.stack_streams)
        setting.stack_streams = [*setting.stack_streams, *[-1] * gap, streams.HOSPITALS]

    def _displays(self, setting: ColonySetting) -> None:
        setting.warehouse = [tables.WAREHOUSE_MEDICINE, *setting.warehouse[1:]]
        setting.columns = [NUMBERS.medicine, *setting.columns[1:]]
        first, last = setting.blueprints
        count = len(cards.LEVEL_1)
        setting.blueprints = [
            sorted(first + NUMBERS.blueprints[:count]),
            sorted(last + NUMBERS.blueprints[count:]),
        ]
        setting.on_top = NUMBERS.blueprints
        setting.row = tables.DISPLAY_ROW
        setting.start_places = tables.START_PLACES
        setting.level_2_cards = tables.LEVEL_2_CARDS
        setting.display = tables.DISPLAY_PLACES

    def streams(self) -> int:
        return streams.COUNT

    def area(self, seats: int) -> Area:
        return blank_outbreak(seats, tables.TIME_START[seats])

    def steps(self, moment: int) -> list[Effect]:
        if moment == BEFORE_TURN_ORDER:
            return [infection.DRAW_MISSIONS]
        if moment == TURN_BEGINS:
            return [infection.TURN_CARD, quarters.QUARANTINE]
        if moment == AFTER_TURN:
            return [infection.SPREAD]
        return [infection.TIME_PASSES] if moment == BEFORE_SHUTTLE else []

    def events(self) -> tuple[int, ...]:
        return (
            EVENT_BLUEPRINT,
            EVENT_TECH,
            EVENT_UPGRADE,
            EVENT_DEVELOP,
            BUILT,
            COLONISTS_LEAVE,
            COLONISTS_ENTER,
            SLOTS_CLEARED,
            STORED,
        )

    def happened(self, game: Colony, event: int, seat: int, what: int) -> None:
        if event == COLONISTS_LEAVE:
            quarters.depart(game, seat, what)
        elif event == COLONISTS_ENTER:
            quarters.arrive(game, seat, what)
        elif event == SLOTS_CLEARED:
            quarters.cleared(game, seat, what)
        else:
            if event == EVENT_UPGRADE and blueprint_of(game.tops[what]) == NUMBERS.clinic:
                game.push(Frame(PLACE_TECH, seat, 0, NUMBERS.tech, -1))
            check_win(game)

    def first_site(self, game: Colony, seat: int, building: int, place: int) -> int:
        """OMA-10.10: the first Hospital of the game is next to a Shelter of its builder."""
        if building != NUMBERS.hospital:
            return UNSURE
        code = shelter_of(seat)
        for near in AROUND[place]:
            if game.land[near] == code:
                return POSSIBLE
        return pack(NOT_BY_SHELTER)

    def may_upgrade(self, game: Colony, seat: int, blueprint: int) -> bool:
        """OMA-11.06: the Clinic needs an empty space of the leftmost Lab column."""
        return blueprint != NUMBERS.clinic or bool(free_spaces(game.players[seat]))

    def put(self, game: Colony, thing: str, seat: int, place: int) -> bool:
        """A colonist of the supply on a Mine: `infected_miner` or `vaccinated_miner`."""
        states = {"infected_miner": ILL, "vaccinated_miner": IMMUNE}
        if thing not in states:
            return False
        game.tops = changed(game.tops, place, 1 + seat)
        game.players[seat].supply -= 1
        set_miner(game, place, states[thing])
        if states[thing] == IMMUNE:
            outbreak(game).vaccines += 1
        return True

    def loaded(self, game: Colony) -> None:
        invariants.house_all(game)
        refresh(game)

    def invariants(self, game: Colony) -> list[str]:
        return invariants.broken(game)

    # What words and pages show.

    def time_track(self, game: Colony) -> TimeTrack:
        return counting_down(tables.TIME_START[game.seats], outbreak(game).time, LOST)

    def gauges(self, game: Colony) -> list[Gauge]:
        area: Outbreak = outbreak(game)
        start = tables.TIME_START[game.seats]
        return [
            Gauge("infected", "infection", infected(game), limit(game), bad=True),
            Gauge("rounds_left", "hourglass", area.time, start, bad=True, counts_down=True),
        ]


EXTENSION: Final = OutbreakExtension()
