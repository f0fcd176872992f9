"""Lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    EXECUTIVES,
    GENERATOR,
    GRID,
    LAB,
    LSS_REWARDS,
    PLACES,
)
from planetfall.games.on_mars.components.tables import TILE_BACK_NAMES, TILE_BACKS
from planetfall.games.on_mars.words.colony_book import ColonyBook, side_id
from planetfall.text.book import Event

WHAT: Final = 2
AMOUNT: Final = 3
SOURCE: Final = 4
"""Places of an event's numbers; `planetfall.games.on_mars.log` says what they mean."""

Value = tuple[int, Callable[[int], Any]]
"""A number of an event and how it is read."""


class Lines:
    """Puts the lines of events into a book."""

    def __init__(self, book: ColonyBook) -> None:
        self.book = book

    def add(
        self,
        event: int,
        key: str,
        variant: Callable[[Event], str] | None = None,
        /,
        **values: Value,
    ) -> None:
        """Tell an event by the phrase `log.KEY`, or by a variant of it, with some values.

        Every phrase can name `who` did it.
        """
        book = self.book

        def line(e: Event, seats: list[str]) -> str:
            name = "log." + key
            other = variant(e) if variant is not None else ""
            read = {each: value(e[place]) for each, (place, value) in values.items()}
            return book.say(f"{name}.{other}" if other else name, who=who(book, e, seats), **read)

        book.events[event] = line


def who(book: ColonyBook, event: Event, seats: list[str]) -> str:
    """Who did it: a player, a seat behind them, or nobody."""
    return book.seat(event[1], seats) if event[1] >= 0 else book.say("log.nobody")


def hexed(place: int) -> Value:
    """The name of a hex."""
    return place, HEX_NAMES.__getitem__


def number(place: int, first: int = 0) -> Value:
    """A number, counted from `first` on."""
    return place, lambda value: value + first


def hidden(event: Event) -> str:
    """The variant for those who may not know what it is."""
    return "hidden" if event[WHAT] < 0 else ""


def fill(book: ColonyBook) -> None:
    """Log lines of events."""
    _add_course(book)
    _add_things(book)
    _add_cards(book)
    _add_map(book)
    _add_colony(book)


def _add_course(book: ColonyBook) -> None:
    add, n = Lines(book).add, number(AMOUNT)
    to, at = (WHAT, book.to_side), (WHAT, book.at_side)
    add(log.ROUND, "round", n=n)
    add(log.TURN, "turn", n=number(WHAT, 1))
    add(log.PASSED, "passed")
    add(log.MAIN_ACTION, "main_action", action=(WHAT, book.main))
    add(log.EXECUTIVE_ACTION, "executive_action", action=_name(book, WHAT, "executive", EXECUTIVES))
    add(
        log.USED_BUILDING,
        "used_building",
        lambda e: "" if e[AMOUNT] else "free",
        blueprint=(WHAT, book.blueprint),
        n=n,
    )
    add(
        log.SCIENTIST_WORKS,
        "scientist_works",
        blueprint=(WHAT, book.blueprint),
        scientist=(SOURCE, book.scientist),
    )
    add(log.LAST_ROUND, "last_round")
    add(log.GAME_OVER, "game_over")
    add(
        log.SPACE_CHOSEN,
        "space_chosen",
        n=number(WHAT, 1),
        at=(WHAT, lambda space: book.at_side(space // 4)),
    )
    add(log.SHUTTLE_PLACED, "shuttle_placed", to=to, at=at)
    add(
        log.SHUTTLE_MOVES,
        "shuttle_moves",
        at=at,
        of=(WHAT, lambda side: book.name("of_side", side_id(side))),
        n=n,
    )
    add(log.SHUTTLE_TRAVELS, "shuttle_travels", to=to, n=n)
    add(log.TRAVELS, "travels", lambda e: "ship" if e[AMOUNT] else "", to=to)
    add(log.STAYS, "stays")
    add(log.DEALT_GOAL, "dealt_goal", hidden, goal=(WHAT, book.goal))
    add(log.COLONIST_PLACED, "colonist_placed", action=(WHAT, book.slot))
    add(log.SLOTS_CLEARED, "slots_cleared", action=(WHAT, book.slot), n=n)
    add(log.COLONISTS_PAID, "colonists_paid", n=n)
    add(log.BOOSTED, "boosted", n=n)
    add(
        log.COLONISTS_RETRIEVED,
        "colonists_retrieved",
        place=_name(book, WHAT, "place", PLACES),
        n=n,
    )
    add(log.COLONISTS_GAINED, "colonists_gained", n=n)
    add(log.COLONISTS_LEFT, "colonists_left", n=n)
    add(log.MINER_PLACED, "miner_placed", hex=hexed(WHAT))
    add(log.MINER_RETURNS, "miner_returns", hex=hexed(WHAT))


def _name(book: ColonyBook, place: int, kind: str, ids: list[str], first: int = 0) -> Value:
    """The name of a component by its number among `ids`, counted from `first` on."""
    return place, lambda number: book.name(kind, ids[first + number])


def _add_things(book: ColonyBook) -> None:
    add, n = Lines(book).add, number(AMOUNT)
    thing = (WHAT, lambda item: book.units(item, 1))
    for event, key in (
        (log.GAINED, "log.gained"),
        (log.LOST, "log.lost"),
        (log.PAID, "log.paid"),
        (log.PRODUCED, "log.produced"),
    ):
        book.events[event] = _amount(book, key)
    add(log.FROM_WAREHOUSE, "from_warehouse", thing=thing)
    add(log.CRYSTALS_ARRIVE, "crystals_arrive", lambda e: "" if e[AMOUNT] else "none", n=n)
    add(log.GOAL_DISCARDED, "goal_discarded", hidden, goal=(WHAT, book.goal))
    add(log.DELIVERED, "delivered", thing=thing, contract=(SOURCE, book.contract))
    add(log.SCORED, "scored", n=n, by=(SOURCE, lambda why: _by(book, why)))


def _amount(book: ColonyBook, key: str) -> Callable[[Event, list[str]], str]:
    return lambda e, seats: book.say(
        key, who=who(book, e, seats), things=book.units(e[WHAT], e[AMOUNT])
    )


def _by(book: ColonyBook, why: int) -> str:
    key = f"log.scored.by.{why}"
    return book.say(key) if book.phrases.has(key) else ""


def _add_cards(book: ColonyBook) -> None:
    add, n = Lines(book).add, number(AMOUNT)
    tech, contract = (WHAT, book.tech), (WHAT, book.contract)
    mission = (WHAT, book.mission)
    add(log.BLUEPRINT_TAKEN, "blueprint_taken", blueprint=(WHAT, book.blueprint))
    add(log.TECH_TAKEN, "tech_taken", tech=tech)
    add(
        log.TECH_DEVELOPED,
        "tech_developed",
        tech=tech,
        n=n,
        place=(SOURCE, lambda space: book.name("lab", LAB[space]).lower()),
    )
    book.events[log.TECH_BORROWED] = lambda e, seats: book.say(
        "log.tech_borrowed",
        who=who(book, e, seats),
        tech=book.tech(e[WHAT]),
        owner=book.seat(e[SOURCE], seats),
    )
    add(log.TECH_OXYGEN, "tech_oxygen", tech=tech)
    add(log.SCIENTIST_HIRED, "scientist_hired", scientist=(WHAT, book.scientist))
    add(log.CONTRACT_TAKEN, "contract_taken", contract=contract)
    add(log.DISPLAY_FILLED, "display_filled", contract=contract, n=number(AMOUNT, 1))
    add(log.CONTRACT_DONE, "contract_done", contract=contract)
    add(log.GOAL_DONE, "goal_done", goal=(WHAT, book.goal))
    add(log.MISSION_STEP, "mission_step", mission=mission, n=n)
    add(log.MISSION_DONE, "mission_done", mission=mission, n=n)
    add(log.MISSIONS_MARKER, "missions_marker", n=n)


def _add_map(book: ColonyBook) -> None:
    add, n, place = Lines(book).add, number(AMOUNT), hexed(WHAT)
    tile = (WHAT, book.discovery)
    building, of = _name(book, WHAT, "building", BUILDINGS), (WHAT, book.tech)
    add(
        log.BUILT,
        "built",
        lambda e: "complex" if e[AMOUNT] > 1 else "",
        building=(SOURCE, book.building),
        hex=place,
        n=n,
    )
    add(log.UPGRADED, "upgraded", blueprint=(SOURCE, book.blueprint), hex=place)
    add(log.BOT_MOVED, "bot_moved", n=number(SOURCE, 1), hex=place)
    add(log.ROVER_MOVED, "rover_moved", hex=place)
    add(log.BOT_PLACED, "bot_placed", hex=place)
    add(
        log.DISPLACED,
        "displaced",
        lambda e: "" if e[SOURCE] else "rover",
        n=number(SOURCE),
        hex=place,
    )
    add(log.CRYSTAL_COLLECTED, "crystal_collected", hex=place)
    add(log.CRYSTAL_LAID, "crystal_laid", hex=place)
    add(log.CRYSTAL_DESTROYED, "crystal_destroyed", _bot, hex=place)
    add(log.TILE_PLACED, "tile_placed", tile=tile, hex=hexed(SOURCE))
    add(log.TILE_TAKEN, "tile_taken", tile=tile)
    add(log.RESEARCH_TAKEN, "research_taken", tile=(WHAT, book.research))
    add(log.TILE_DESTROYED, "tile_destroyed", _bot, tile=(WHAT, book.tile), hex=hexed(SOURCE))
    add(log.CUBE_PLACED, "cube_placed", building=building, of=of)
    add(log.LSS_RISES, "lss_rises", building=building, of=of, n=n)
    add(log.SHIP_WELCOMED, "ship_welcomed", n=number(WHAT, 1))
    add(log.TILE_ON_RADAR, "tile_on_radar", tile=tile)


def _bot(event: Event) -> str:
    return "bot" if event[1] >= 0 else ""


def _add_colony(book: ColonyBook) -> None:
    add, n, place = Lines(book).add, number(AMOUNT), number(AMOUNT, 1)
    add(log.LEVEL_UP, "level_up", n=n)
    add(log.WAREHOUSE_FILLED, "warehouse_filled")
    add(log.BLUEPRINT_DEALT, "blueprint_dealt", blueprint=(WHAT, book.blueprint), n=place)
    add(
        log.TECH_DEALT,
        "tech_dealt",
        tech=(WHAT, book.tech),
        place=_name(book, AMOUNT, "grid", GRID),
    )
    add(log.TILE_REVEALED, "tile_revealed", tile=(WHAT, book.discovery))
    add(
        log.BUILDING_REVEALED,
        "building_revealed",
        building=(WHAT, lambda tile: book.name("building", _kind(tile))),
        n=(WHAT, lambda tile: len(TILE_BACKS[tile])),
    )
    add(
        log.REWARD_LAID,
        "reward_laid",
        building=_name(book, AMOUNT, "building", BUILDINGS, GENERATOR),
        of=_name(book, AMOUNT, "of", BUILDINGS, GENERATOR),
        reward=_name(book, WHAT, "reward", LSS_REWARDS),
    )
    add(
        log.MISSION_LAID,
        "mission_laid",
        place=(AMOUNT, "ABC".__getitem__),
        mission=(WHAT, book.mission),
    )
    add(
        log.BUILDING_STARTS,
        "building_starts",
        building=_name(book, SOURCE, "building", BUILDINGS),
        hex=hexed(WHAT),
    )
    add(log.FIRST_PLAYER, "first_player")


def _kind(tile: int) -> str:
    return TILE_BACK_NAMES[tile].rpartition("_")[0]
