"""English: what components say, derived from their records."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components import lss, missions, tables
from planetfall.games.on_mars.components.blueprints import Blueprint
from planetfall.games.on_mars.components.boards import Executive, MainAction
from planetfall.games.on_mars.components.lab import COLUMN_POINTS
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    MAIN_ACTIONS,
    MINE,
    ORBIT,
    ROVER_TECH,
    SHELTER,
    SHIP_TECH,
    UPGRADE_TECH,
)
from planetfall.games.on_mars.components.private_goals import COMMON_REWARD, PrivateGoal
from planetfall.games.on_mars.components.scientists import Scientist
from planetfall.games.on_mars.components.tiles import DiscoveryTile, ResearchTile
from planetfall.games.on_mars.expansions.first_colonists.components import cards as first_colonists
from planetfall.games.on_mars.expansions.lacerda.components.deck import SoloCard
from planetfall.games.on_mars.expansions.lacerda.goals import Lead, SoloGoal
from planetfall.games.on_mars.extension import (
    EVENT_BLUEPRINT,
    EVENT_BOT,
    EVENT_CONTRACT,
    EVENT_CUBE,
    EVENT_DEVELOP,
    EVENT_DISCOVERY,
    EVENT_PLACE,
    EVENT_RESEARCH,
    EVENT_SCIENTIST,
    EVENT_SHELTER,
    EVENT_TECH,
    EVENT_TRAVEL,
    EVENT_TWICE,
    EVENT_UPGRADE,
)
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.words import records
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.grammar import MINUS, join, sentence

CONTRIBUTIONS: Final = {
    EVENT_BLUEPRINT: "every Blueprint taken",
    EVENT_TECH: "every Tech tile taken",
    EVENT_SCIENTIST: "every Scientist hired",
    EVENT_CUBE: "every progress cube placed",
    EVENT_BOT: "every bot placed on the map",
    EVENT_DISCOVERY: "every Discovery tile collected",
    EVENT_RESEARCH: "every Research tile collected",
    EVENT_UPGRADE: "every building upgraded",
    EVENT_CONTRACT: "every Contract completed",
}
TASKS: Final = {
    EVENT_BLUEPRINT: "take a Blueprint",
    EVENT_TECH: "take a Tech tile",
    EVENT_DEVELOP: "develop a Tech tile",
    EVENT_SHELTER: "construct a Shelter",
    EVENT_SCIENTIST: "hire a Scientist",
    EVENT_TRAVEL: "travel to the other side",
    EVENT_PLACE: "place a Discovery tile",
    EVENT_TWICE: "develop the same Tech tile twice in one action",
}
LENGTHS: Final = ("short", "long")
PLACES: Final = ("A", "B", "C")


def fill(book: ColonyBook) -> None:
    """Texts of records, as sentences."""
    said = book.effects
    said[Blueprint] = lambda card: _blueprint(book, card)
    said[Scientist] = lambda card: _scientist(book, card)
    said[records.Contract] = lambda card: _contract(book, card)
    said[DiscoveryTile] = lambda tile: sentence(book.effect(tile.benefit))
    said[ResearchTile] = lambda tile: (
        sentence(book.effect(tile.benefit)) + (" Each player takes only one tile of a type.")
    )
    said[missions.Mission] = lambda card: _mission(book, card)
    said[PrivateGoal] = lambda card: _goal(book, card)
    said[lss.RewardTile] = lambda tile: f"{tile.points} OP for {book.effect(tile.count)}."
    said[first_colonists.Settlers] = lambda card: _settlers(book, card)
    said[first_colonists.TaskCard] = lambda card: (
        f"Task: {TASKS[card.event]}. Reward: {book.units(card.item, card.amount)}."
    )
    said[SoloCard] = _solo_card
    said[SoloGoal] = lambda goal: _solo_goal(book, goal)
    said[Lead] = lambda lead: f"you have at least {lead.least} OP more than Lacerda"
    said[Executive] = lambda action: (
        f"{book.units(5, action.crystals)}: "
        + (
            "use one of your Advanced Buildings."
            if action.effect is NOTHING
            else book.effect(action.effect) + "."
        )
    )
    said[MainAction] = lambda action: _main(book, action)
    said[records.Building] = lambda kind: _building(book, kind)
    said[records.Tech] = lambda kind: _tech(book, kind)
    said[records.LabSpace] = lambda space: _lab(book, space)
    said[records.TurnSpace] = lambda space: (
        f"{'Orbit' if space.side() == ORBIT else 'Colony'}: {book.effect(space.benefit())}."
    )


def _blueprint(book: ColonyBook, card: Blueprint) -> str:
    points = tables.BLUEPRINT_POINTS[card.level()]
    where = book.building(card.upgrades())
    if card.level() > 1:
        where += f" in a complex of at least {tables.LARGE_COMPLEX} buildings"
    return " ".join(
        [
            f"Level {card.level()}, upgrades {where}.",
            f"When taken: gain {book.units(card.upgrades(), 1)}.",
            f"Action: {book.effect(card.executive)}.",
            f"Worth {points} OP once built, {MINUS}{points} OP if not.",
        ]
    )


def _scientist(book: ColonyBook, card: Scientist) -> str:
    price = book.cost(card.price)
    if card.colonists:
        price = f"{book.count('colonist', card.colonists)} sent to the Working Area"
    return (
        f"Costs {price}. Works in any Advanced {book.of[BUILDINGS[card.works_in]]}. "
        f"{tables.SCIENTIST_POINTS} OP at the end for each Advanced "
        f"{book.of[BUILDINGS[card.scores]]} of any player."
    )


def _contract(book: ColonyBook, card: records.Contract) -> str:
    if card.is_delivery():
        things = book.and_([book.units(item, amount) for item, amount in card.wanted()])
        clause = f"Deliver {things}."
    else:
        clause = (
            f"Your Advanced {book.of[BUILDINGS[card.number]]} stands in a complex of at least "
            f"{tables.UPGRADE_CONTRACT_SIZE} buildings."
        )
    done = tables.CONTRACT_DONE[card.number]
    failed = tables.CONTRACT_FAILED[card.number]
    price = book.units(5, tables.CONTRACT_PRICE)
    return f"{clause} Costs {price}. {done} OP if fulfilled at the end, {MINUS}{failed} OP if not."


def _mission(book: ColonyBook, card: missions.Mission) -> str:
    needed = join([str(number) for number in card.needed], "or")
    return (
        f"{LENGTHS[card.length].capitalize()} mission beside "
        f"{book.name('main', MAIN_ACTIONS[card.action])}: {CONTRIBUTIONS[card.event]} moves its "
        f"cube and gives {book.units(5, card.crystals)}. "
        f"With 2, 3 or 4 players it takes {needed} of them."
    )


def _goal(book: ColonyBook, card: PrivateGoal) -> str:
    needs = book.and_([book.effect(need) for need in card.needs()])
    return f"Once {needs}: {book.effect(card.reward)}. Or instead: {book.effect(COMMON_REWARD)}."


def _settlers(book: ColonyBook, card: first_colonists.Settlers) -> str:
    shown = [book.one[name] for k, name in enumerate(BUILDINGS) if card.buildings >> k & 1]
    return (
        f"When you construct {join(shown, 'or')}, lay this card down and draw "
        f"{first_colonists.DRAWN_TASKS} tasks."
    )


def _solo_card(card: SoloCard) -> str:
    rides = "He rides the Shuttle." if card.travels else "He does not ride the Shuttle."
    return (
        f"Lacerda takes his action {card.action}. {rides} "
        f"After the first reshuffle mission {PLACES[card.mission]} moves on."
    )


def _solo_goal(book: ColonyBook, goal: SoloGoal) -> str:
    return sentence("; ".join([book.effect(need) for need in (*goal.needs, Lead(goal.lead))]))


def _main(book: ColonyBook, action: MainAction) -> str:
    side = "Orbit" if action.side == ORBIT else "Colony"
    price = " Needs a colonist." if action.slot >= 0 else ""
    return f"{side}: {book.effect(action.effect)}.{price}"


def _building(book: ColonyBook, kind: records.Building) -> str:
    price = "a colonist, who becomes its miner"
    if kind.number != MINE:
        price = book.units(kind.price(), 1)
    product = book.units(kind.number, 1)
    whose = " Your own colour only; each raises your Storage and Living Quarters."
    return (
        f"Costs {price}. Gives {product} for each building of its complex. "
        f"Upgraded, it produces {product}." + (whose if kind.number == SHELTER else "")
    )


def _tech(book: ColonyBook, kind: records.Tech) -> str:
    if kind.number == ROVER_TECH:
        return "Adds its level to the movement points of the rover."
    if kind.number == UPGRADE_TECH:
        return "Allows as many further upgrades as its level."
    if kind.number == SHIP_TECH:
        return "Allows as many further ships as its level."
    return (
        f"Lets {book.building(kind.number)} be joined to as many {book.many[kind.id()]} as its "
        "level."
    )


def _lab(book: ColonyBook, space: records.LabSpace) -> str:
    points = COLUMN_POINTS[space.column()]
    return f"Level {space.column()}, {points} OP: {book.effect(space.benefit())}."
