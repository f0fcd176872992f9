"""English: why something is not possible."""

from __future__ import annotations

from planetfall.games.on_mars import reasons
from planetfall.games.on_mars.components.names import BUILDINGS, ITEMS, MINERAL, ORBIT, RESOURCES
from planetfall.games.on_mars.words.colony_book import ColonyBook


def fill(book: ColonyBook) -> None:
    """Sentences of reasons."""
    _add_stock(book)
    _add_actions(book)
    _add_map(book)


def _add_stock(book: ColonyBook) -> None:
    tells = book.reasons
    tells[reasons.NOT_ENOUGH] = lambda what, needed, had: _short(book, what, needed, had)
    tells[reasons.NO_COLONIST] = lambda what, needed, had: (
        f"Not enough colonists in Living Quarters: {needed} needed, {had} there."
    )
    tells[reasons.NO_CRYSTALS] = lambda what, needed, had: (
        f"Not enough crystals in the Depot: {needed} needed, {had} there, Private Goals in hand "
        "included."
    )
    tells[reasons.NO_ROOM] = lambda what, needed, had: (
        f"There is no room for {book.bulk[ITEMS[what]]}."
    )
    tells[reasons.WAREHOUSE_EMPTY] = lambda what, needed, had: (
        "Nothing of that kind is left in the Warehouse."
    )
    tells[reasons.SUPPLY_EMPTY] = lambda what, needed, had: (
        "No colonist is left in your supply, or Living Quarters are full."
    )
    tells[reasons.NO_COLONIST_AWAY] = lambda what, needed, had: (
        "None of your colonists is where this would retrieve one from."
    )
    tells[reasons.NOTHING_PRODUCES] = lambda what, needed, had: (
        "You have no Advanced Building and no miner that could produce."
    )
    tells[reasons.NO_MARKER] = lambda what, needed, had: (
        "All your Advanced Building markers are used."
    )
    tells[reasons.EMPTY_DISPLAY] = lambda what, needed, had: "Nothing lies out to be taken."
    tells[reasons.LAB_FULL] = lambda what, needed, had: (
        "Both spaces of the first column of your Lab are occupied."
    )
    tells[reasons.TECH_OWNED] = lambda what, needed, had: (
        f"You own the {book.tech(what)} Tech already."
    )
    tells[reasons.CANNOT_DEVELOP] = lambda what, needed, had: "No tile of your Lab can move."


def _short(book: ColonyBook, what: int, needed: int, had: int) -> str:
    if what == RESOURCES:
        return f"Not enough resources: {needed} of your choice needed, {had} left for it."
    note = "" if what == MINERAL else " with minerals standing in"
    return f"Not enough {book.bulk[ITEMS[what]]}: {needed} needed, {had} there{note}."


def _add_actions(book: ColonyBook) -> None:
    tells = book.reasons
    tells[reasons.OTHER_SIDE] = lambda what, needed, had: (
        f"This action belongs to {_side(what)}, where you are not."
    )
    tells[reasons.MAIN_DONE] = lambda what, needed, had: (
        "You have taken your Main action of this turn."
    )
    tells[reasons.EXECUTIVE_DONE] = lambda what, needed, had: (
        "You have taken your Executive action of this turn."
    )
    tells[reasons.SHIP_IN_THE_WAY] = lambda what, needed, had: (
        "A ship in your Depot still covers this action."
    )
    tells[reasons.SLOT_TAKEN] = lambda what, needed, had: (
        "A colonist of the same player is on this action already."
    )
    tells[reasons.NO_SHIP] = lambda what, needed, had: "All your ships have left the Depot."
    tells[reasons.SHIP_LIMIT] = lambda what, needed, had: (
        f"For ship number {needed} the Colony must be on level {needed}; it is on level {had}."
    )
    tells[reasons.ALREADY_THERE] = lambda what, needed, had: f"You are in {_side(what)} already."
    tells[reasons.NO_ADVANCED_BUILDING] = lambda what, needed, had: (
        "The Advanced Building of this Blueprint is not yours or is not built."
    )
    tells[reasons.NO_SCIENTIST] = lambda what, needed, had: (
        f"You do not have the {book.scientist(what)}."
    )
    tells[reasons.GOAL_DONE] = lambda what, needed, had: (
        "You have completed a Private Goal; a player completes only one."
    )
    tells[reasons.GOAL_NOT_MET] = lambda what, needed, had: (
        "The requirement of this Private Goal is not met, or you do not have it."
    )
    tells[reasons.SPACE_TAKEN] = lambda what, needed, had: (
        "A marker stands on that Turn Order space."
    )


def _side(side: int) -> str:
    return "Orbit" if side == ORBIT else "the Colony"


def _add_map(book: ColonyBook) -> None:
    tells = book.reasons
    tells[reasons.NO_TILES] = lambda what, needed, had: (
        f"No {book.name('building', BUILDINGS[what])} is left to be built."
    )
    tells[reasons.NO_PLACE] = lambda what, needed, had: (
        f"No hex in the zones of your bots is right for {book.building(what)}."
    )
    tells[reasons.LOW_TECH] = lambda what, needed, had: (
        f"Joining needs {book.tech(what)} Tech of level {needed}; "
        + (f"only level {had} can be reached." if had else "nobody's Tech can be used.")
    )
    tells[reasons.NO_BLUEPRINT] = lambda what, needed, had: (
        "None of your unbuilt Blueprints fits a building within reach."
    )
    tells[reasons.NO_MOVEMENT] = lambda what, needed, had: "There are no movement points for it."
    tells[reasons.OCCUPIED] = lambda what, needed, had: (
        "Two pieces may not stay on one hex, and passing through takes points to move on."
    )
    tells[reasons.OFF_MAP] = lambda what, needed, had: "The map ends there."
    tells[reasons.NO_BOT] = lambda what, needed, had: "You have no such bot on the map."
    tells[reasons.OTHER_FIRST] = lambda what, needed, had: (
        "Another of your pieces may not stay where it is; it has to move first."
    )
    tells[reasons.TILE_USELESS] = lambda what, needed, had: (
        "The rover cannot stop on a tile whose benefit it cannot use."
    )
    tells[reasons.TOO_FAR] = lambda what, needed, had: "That hex is outside the zones of your bots."
    tells[reasons.HAS_BUILDING] = lambda what, needed, had: "A building stands on that hex."
    tells[reasons.NOT_NEAR] = lambda what, needed, had: (
        f"{_capital(book.building(what))} must stand next to another one or exactly two hexes "
        "away from one."
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
