"""English: lines of the log."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.reasons import unpack
from planetfall.games.on_mars import log, reasons
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    CRYSTAL,
    EXECUTIVES,
    GENERATOR,
    GRID,
    LAB,
    LSS_REWARDS,
    ORBIT,
    PLACES,
)
from planetfall.games.on_mars.components.tables import TILE_BACK_NAMES, TILE_BACKS
from planetfall.games.on_mars.expansions.first_colonists import log as first_log
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.words.colony_book import ColonyBook, hex_name, is_lacerda
from planetfall.text.book import Event
from planetfall.text.grammar import english

SCORED: Final = {
    log.BY_FIRST_BUILDING: "the first building of its kind",
    log.BY_REWARD: "LSS reward",
    log.BY_PROGRESS: "Progress area",
    log.BY_CARD: "Advanced Building",
}
IDLE: Final = {
    lacerda_log.NO_TILE_TO_REACH: "Lacerda's rover stays: there is no tile it could collect",
    lacerda_log.NO_BUILDING_HEX: "Lacerda does not build: no hex is right for it",
    lacerda_log.NO_DISCOVERY_HEX: (
        "Lacerda places no Discovery tile: none is left or no hex is right"
    ),
    lacerda_log.BENEFIT_USELESS: "Lacerda passes over a benefit that is of no use to him",
}


def who(event: Event, seats: list[str]) -> str:
    """Who did it: a player, Lacerda behind them, or nobody."""
    if is_lacerda(event, seats):
        return "Lacerda"
    return seats[event[1]] if event[1] >= 0 else "The table"


def side(number: int) -> str:
    """A side of the board."""
    return "Orbit" if number == ORBIT else "the Colony"


def fill(book: ColonyBook) -> None:
    """Log lines of events."""
    _add_course(book)
    _add_colonists(book)
    _add_things(book)
    _add_cards(book)
    _add_map(book)
    _add_colony(book)
    _add_lacerda(book)


def line(verb: str) -> Any:
    """A line without numbers."""
    return lambda e, seats: f"{who(e, seats)} {verb}"


def at(verb: str) -> Any:
    """A line with a hex."""
    return lambda e, seats: f"{who(e, seats)} {verb} {hex_name(e[2])}"


def _add_course(book: ColonyBook) -> None:
    tells = book.events
    tells[log.ROUND] = lambda e, seats: f"Round {e[3]}"
    tells[log.TURN] = lambda e, seats: f"Turn of {who(e, seats)} (space {e[2] + 1})"
    tells[log.PASSED] = line("passes: no Main action is possible")
    tells[log.MAIN_ACTION] = lambda e, seats: f"{who(e, seats)}: {book.main(e[2])}"
    tells[log.EXECUTIVE_ACTION] = lambda e, seats: (
        f"{who(e, seats)}, Executive action: {book.name('executive', EXECUTIVES[e[2]])}"
    )
    tells[log.USED_BUILDING] = lambda e, seats: (
        f"{who(e, seats)} uses the {book.blueprint(e[2])}"
        + (f" for {book.units(CRYSTAL, e[3])}" if e[3] else " for free")
    )
    tells[log.SCIENTIST_WORKS] = lambda e, seats: (
        f"{who(e, seats)} lets the {book.scientist(e[4])} work in the {book.blueprint(e[2])}"
    )
    tells[log.LAST_ROUND] = lambda e, seats: "The end of the game is triggered"
    tells[log.GAME_OVER] = lambda e, seats: "The game is over"
    tells[log.SPACE_CHOSEN] = lambda e, seats: (
        f"{who(e, seats)} takes Turn Order space {e[2] + 1} in {side(e[2] // 4)}"
    )
    tells[log.SHUTTLE_PLACED] = lambda e, seats: (
        f"The Shuttle begins in {side(e[2])}, where {who(e, seats)} is"
        if is_lacerda(e, seats)
        else f"{who(e, seats)} puts the Shuttle in {side(e[2])}"
    )
    tells[log.SHUTTLE_MOVES] = lambda e, seats: (
        f"The Shuttle moves to travel space {e[3]} of {side(e[2])}"
    )
    tells[log.SHUTTLE_TRAVELS] = lambda e, seats: (
        f"The Shuttle travels to {side(e[2])}, travel space {e[3]}"
    )
    tells[log.TRAVELS] = lambda e, seats: (
        f"{who(e, seats)} travels to {side(e[2])} with "
        + ("a ship of the Hangar" if e[3] else "the Shuttle")
    )
    tells[log.STAYS] = line("stays")
    tells[log.DEALT_GOAL] = lambda e, seats: (
        f"{who(e, seats)} is dealt a Private Goal"
        if e[2] < 0
        else f"{who(e, seats)} is dealt the Private Goal “{book.goal(e[2])}”"
    )


def _add_colonists(book: ColonyBook) -> None:
    tells = book.events
    tells[log.COLONIST_PLACED] = lambda e, seats: (
        f"{who(e, seats)} places a colonist on “{book.slot(e[2])}”"
    )
    tells[log.SLOTS_CLEARED] = lambda e, seats: (
        f"“{book.slot(e[2])}” is full: {book.count('colonist', e[3])} of {who(e, seats)} "
        f"{'goes' if e[3] == 1 else 'go'} to the Working Area"
    )
    tells[log.COLONISTS_PAID] = lambda e, seats: (
        f"{who(e, seats)} pays with {book.count('colonist', e[3])} sent to the Working Area"
    )
    tells[log.BOOSTED] = lambda e, seats: (
        f"{who(e, seats)} sends {book.count('colonist', e[3])} to the Working Area for more"
    )
    tells[log.COLONISTS_RETRIEVED] = lambda e, seats: (
        f"{who(e, seats)} retrieves {book.count('colonist', e[3])} from "
        f"“{book.name('place', PLACES[e[2]])}”"
    )
    tells[log.COLONISTS_GAINED] = lambda e, seats: (
        f"{who(e, seats)} gains {book.count('colonist', e[3])}"
    )
    tells[log.COLONISTS_LEFT] = lambda e, seats: (
        f"{book.count('colonist', e[3])} of {who(e, seats)} "
        f"{'finds' if e[3] == 1 else 'find'} no room in Living Quarters"
    )
    tells[log.MINER_PLACED] = at("puts a miner on the Mine on")
    tells[log.MINER_RETURNS] = lambda e, seats: (
        f"The miner of {who(e, seats)} on {hex_name(e[2])} makes room"
    )


def _add_things(book: ColonyBook) -> None:
    tells = book.events
    tells[log.GAINED] = lambda e, seats: f"{who(e, seats)} gains {book.units(e[2], e[3])}"
    tells[log.LOST] = lambda e, seats: f"{who(e, seats)} has no room for {book.units(e[2], e[3])}"
    tells[log.PAID] = lambda e, seats: f"{who(e, seats)} pays {book.units(e[2], e[3])}"
    tells[log.FROM_WAREHOUSE] = lambda e, seats: (
        f"{who(e, seats)} takes {book.units(e[2], 1)} from the Warehouse"
    )
    tells[log.CRYSTALS_ARRIVE] = lambda e, seats: (
        f"{who(e, seats)} moves {book.units(CRYSTAL, e[3])} into the Depot"
        if e[3]
        else f"{who(e, seats)} has no room in the Depot for new crystals"
    )
    tells[log.GOAL_DISCARDED] = lambda e, seats: (
        f"{who(e, seats)} discards a Private Goal in place of a crystal"
        if e[2] < 0
        else f"{who(e, seats)} discards “{book.goal(e[2])}” in place of a crystal"
    )
    tells[log.DELIVERED] = lambda e, seats: (
        f"{who(e, seats)} delivers {book.units(e[2], 1)} to the Contract “{book.contract(e[4])}”"
    )
    tells[log.SCORED] = lambda e, seats: (
        f"{who(e, seats)} scores {e[3]} OP" + (f": {SCORED[e[4]]}" if e[4] in SCORED else "")
    )
    tells[log.PRODUCED] = lambda e, seats: f"{who(e, seats)} produces {book.units(e[2], e[3])}"


def _add_cards(book: ColonyBook) -> None:
    tells = book.events
    tells[log.BLUEPRINT_TAKEN] = lambda e, seats: (
        f"{who(e, seats)} takes the Blueprint {book.blueprint(e[2])}"
    )
    tells[log.TECH_TAKEN] = lambda e, seats: f"{who(e, seats)} learns {book.tech(e[2])} Tech"
    tells[log.TECH_DEVELOPED] = lambda e, seats: (
        f"{who(e, seats)} develops {book.tech(e[2])} Tech to level {e[3]}, "
        f"{book.name('lab', LAB[e[4]]).lower()}"
    )
    tells[log.TECH_BORROWED] = lambda e, seats: (
        f"{who(e, seats)} uses the {book.tech(e[2])} Tech of {_owner(e[4], seats)}"
    )
    tells[log.TECH_OXYGEN] = lambda e, seats: (
        f"{who(e, seats)} keeps the oxygen for the use of {book.tech(e[2])} Tech"
    )
    tells[log.SCIENTIST_HIRED] = lambda e, seats: (
        f"{who(e, seats)} hires the {book.scientist(e[2])}"
    )
    tells[log.CONTRACT_TAKEN] = lambda e, seats: (
        f"{who(e, seats)} takes the Contract “{book.contract(e[2])}”"
    )
    tells[log.DISPLAY_FILLED] = lambda e, seats: (
        f"The Contract “{book.contract(e[2])}” comes to place {e[3] + 1} of the Scientist display"
    )
    tells[log.CONTRACT_DONE] = lambda e, seats: (
        f"{who(e, seats)} completes the Contract “{book.contract(e[2])}”"
    )
    tells[log.GOAL_DONE] = lambda e, seats: (
        f"{who(e, seats)} completes the Private Goal “{book.goal(e[2])}”"
    )
    tells[log.MISSION_STEP] = lambda e, seats: (
        f"{who(e, seats)} contributes to the mission “{book.mission(e[2])}”: {e[3]} to go"
    )
    tells[log.MISSION_DONE] = lambda e, seats: (
        f"The mission “{book.mission(e[2])}” is completed: {_remaining(book, e[3])}"
    )
    tells[log.MISSIONS_MARKER] = lambda e, seats: (
        f"The Remaining Missions marker moves: {_remaining(book, e[3])}"
    )
    tells[first_log.TASK_DRAWN] = lambda e, seats: (
        f"{who(e, seats)} draws a First Colonist card"
        if e[2] < 0
        else f"{who(e, seats)} draws “{book.first_card(e[2])}”"
    )
    tells[first_log.TASK_DONE] = lambda e, seats: (
        f"{who(e, seats)} reveals “{book.first_card(e[2])}” for its reward"
    )
    tells[first_log.SETTLERS_REVEALED] = lambda e, seats: (
        f"{who(e, seats)} lays down “{book.first_card(e[2])}” for new tasks"
    )


def _owner(seat: int, seats: list[str]) -> str:
    return seats[seat] if seat < len(seats) else "Lacerda"


def _remaining(book: ColonyBook, left: int) -> str:
    return f"{book.count('mission', left)} remaining" if left else "none remaining"


def _add_map(book: ColonyBook) -> None:
    tells = book.events
    tells[log.BUILT] = lambda e, seats: (
        f"{who(e, seats)} constructs {book.building(e[4])} on {hex_name(e[2])}"
        + (f" in a complex of {e[3]}" if e[3] > 1 else "")
    )
    tells[log.UPGRADED] = lambda e, seats: (
        f"{who(e, seats)} builds the {book.blueprint(e[4])} on {hex_name(e[2])}"
    )
    tells[log.BOT_MOVED] = lambda e, seats: (
        f"{who(e, seats)} moves bot {e[4] + 1} to {hex_name(e[2])}"
    )
    tells[log.ROVER_MOVED] = at("moves the rover to")
    tells[log.BOT_PLACED] = at("puts a new bot on")
    tells[log.DISPLACED] = lambda e, seats: (
        f"{who(e, seats)} makes room: {f'bot {e[4]}' if e[4] else 'the rover'} goes to "
        f"{hex_name(e[2])}"
    )
    tells[log.CRYSTAL_COLLECTED] = at("collects the crystal on")
    tells[log.CRYSTAL_LAID] = lambda e, seats: f"A crystal is laid on {hex_name(e[2])}"
    tells[log.CRYSTAL_DESTROYED] = lambda e, seats: (
        f"The crystal on {hex_name(e[2])} is removed" + _by(e, seats)
    )
    tells[log.TILE_PLACED] = lambda e, seats: (
        f"{who(e, seats)} places “{book.discovery(e[2])}” on {hex_name(e[4])}"
    )
    tells[log.TILE_TAKEN] = lambda e, seats: (
        f"{who(e, seats)} takes the Discovery tile “{book.discovery(e[2])}”"
    )
    tells[log.RESEARCH_TAKEN] = lambda e, seats: f"{who(e, seats)} takes {book.research(e[2])}"
    tells[log.TILE_DESTROYED] = lambda e, seats: (
        f"“{book.found(e[2])}” on {hex_name(e[4])} is removed" + _by(e, seats)
    )
    tells[log.CUBE_PLACED] = lambda e, seats: (
        f"{who(e, seats)} puts the cube of the {book.name('building', BUILDINGS[e[2]])} into the "
        "Progress area"
    )
    tells[log.LSS_RISES] = lambda e, seats: (
        f"The LSS marker of the {book.name('building', BUILDINGS[e[2]])} rises to row {e[3]}"
    )
    tells[log.SHIP_WELCOMED] = lambda e, seats: (
        f"{who(e, seats)} welcomes the ship of Depot space {e[2] + 1}"
    )
    tells[log.TILE_ON_RADAR] = lambda e, seats: (
        f"{who(e, seats)} puts “{book.discovery(e[2])}” on the Radar"
    )


def _by(event: Event, seats: list[str]) -> str:
    return f" by a bot of {who(event, seats)}" if event[1] >= 0 else ""


def _add_colony(book: ColonyBook) -> None:
    tells = book.events
    tells[log.LEVEL_UP] = lambda e, seats: f"The Colony reaches level {e[3]}"
    tells[log.WAREHOUSE_FILLED] = lambda e, seats: "The Warehouse is filled"
    tells[log.BLUEPRINT_DEALT] = lambda e, seats: (
        f"The Blueprint {book.blueprint(e[2])} comes to place {e[3] + 1} of the display"
    )
    tells[log.TECH_DEALT] = lambda e, seats: (
        f"{book.tech(e[2])} Tech comes to the Tech Grid, {book.name('grid', GRID[e[3]])}"
    )
    tells[log.TILE_REVEALED] = lambda e, seats: (
        f"“{book.discovery(e[2])}” comes to the Exploration space"
    )
    tells[log.BUILDING_REVEALED] = lambda e, seats: (
        f"Next {book.name('building', _kind(e[2]))}: "
        f"{english(len(TILE_BACKS[e[2]]), 'arrow')} on its back"
    )
    tells[log.REWARD_LAID] = lambda e, seats: (
        f"LSS reward of the {book.name('building', BUILDINGS[GENERATOR + e[3]])}: "
        f"{book.name('reward', LSS_REWARDS[e[2]])}"
    )
    tells[log.MISSION_LAID] = lambda e, seats: f"Mission {'ABC'[e[3]]}: {book.mission(e[2])}"
    tells[log.BUILDING_STARTS] = lambda e, seats: (
        f"{book.name('building', BUILDINGS[e[4]])} starts on {hex_name(e[2])}"
    )
    tells[log.FIRST_PLAYER] = line("is first to take a Turn Order space")


def _kind(tile: int) -> str:
    return TILE_BACK_NAMES[tile].rpartition("_")[0]


def _add_lacerda(book: ColonyBook) -> None:
    tells = book.events
    tells[lacerda_log.LACERDA_CARD] = lambda e, seats: (
        f"Lacerda turns up {book.solo_card(e[2])}: his action {e[3]}"
    )
    tells[lacerda_log.LACERDA_CANNOT] = lambda e, seats: (
        f"Lacerda cannot take “{book.main(e[2])}” ({_why(book, e[4])}) and moves his rover instead"
    )
    tells[lacerda_log.LACERDA_STAYS] = lambda e, seats: (
        f"Lacerda does not ride the Shuttle: his card {book.solo_card(e[2])} keeps him"
    )
    tells[lacerda_log.LACERDA_RESHUFFLES] = lambda e, seats: (
        "Lacerda's deck is shuffled anew; his cards now move missions too"
    )
    tells[lacerda_log.LACERDA_ICON] = lambda e, seats: (
        f"Lacerda's bot now points at the {book.name('building', BUILDINGS[e[2]])}"
    )
    tells[lacerda_log.LACERDA_PICKS] = lambda e, seats: (
        f"{e[2]} options are equal for Lacerda: number {e[3]} is drawn"
    )
    tells[lacerda_log.LACERDA_HEADS] = lambda e, seats: (
        f"Lacerda's rover makes for the tile on {hex_name(e[2])}, "
        f"{english(e[3], 'hex', 'hexes')} away"
    )
    tells[lacerda_log.LACERDA_BOT] = lambda e, seats: (
        f"Lacerda puts a bot on his board: {book.count('bot', e[3])} there"
    )
    tells[lacerda_log.LACERDA_IDLE] = lambda e, seats: IDLE[e[2]]


def _why(book: ColonyBook, packed: int) -> str:
    kind, _, needed, had = unpack(packed)
    if kind == reasons.NO_CRYSTALS:
        return f"he needs {book.units(CRYSTAL, needed)} and has {had}"
    if kind == reasons.SLOT_TAKEN:
        return "his colonist is there already"
    return "it is of no use to him"
