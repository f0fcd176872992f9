"""What components say, as sentences: the phrase of the record's class."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components import missions, tables
from planetfall.games.on_mars.components.blueprints import Blueprint
from planetfall.games.on_mars.components.boards import Executive, MainAction
from planetfall.games.on_mars.components.lab import COLUMN_POINTS
from planetfall.games.on_mars.components.lss import RewardTile
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    CRYSTAL,
    MINE,
    PRODUCT_OF,
    SHELTER,
)
from planetfall.games.on_mars.components.private_goals import COMMON_REWARD, PrivateGoal
from planetfall.games.on_mars.components.scientists import Scientist
from planetfall.games.on_mars.components.tiles import DiscoveryTile, ResearchTile
from planetfall.games.on_mars.extension import (
    EVENT_BLUEPRINT,
    EVENT_BOT,
    EVENT_CONTRACT,
    EVENT_CUBE,
    EVENT_DISCOVERY,
    EVENT_RESEARCH,
    EVENT_SCIENTIST,
    EVENT_TECH,
    EVENT_UPGRADE,
)
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.words import records
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.book import Words
from planetfall.text.grammar import sentence

CONTRIBUTIONS: Final = {
    EVENT_BLUEPRINT: "blueprint",
    EVENT_TECH: "tech",
    EVENT_SCIENTIST: "scientist",
    EVENT_CUBE: "cube",
    EVENT_BOT: "bot",
    EVENT_DISCOVERY: "discovery",
    EVENT_RESEARCH: "research",
    EVENT_UPGRADE: "upgrade",
    EVENT_CONTRACT: "contract",
}
"""What helps a mission on."""


def _blueprint(book: ColonyBook, card: Blueprint) -> str:
    building = book.called("one", card.upgrades())
    if card.level() > 1:
        building = book.say("Blueprint.large", building=building, n=tables.LARGE_COMPLEX)
    return book.say(
        "Blueprint",
        level=card.level(),
        building=building,
        gain=book.units(PRODUCT_OF[card.upgrades()], 1),
        action=book.effect(card.executive),
        points=tables.BLUEPRINT_POINTS[card.level()],
    )


def _scientist(book: ColonyBook, card: Scientist) -> str:
    price = book.cost(card.price)
    if card.colonists:
        price = book.say("Scientist.colonists", n=card.colonists)
    return book.say(
        "Scientist",
        price=price,
        works=book.called("type", card.works_in),
        points=tables.SCIENTIST_POINTS,
        scores=book.called("type", card.scores),
    )


def contract_clause(book: ColonyBook, card: records.Contract) -> str:
    """What fulfils a Contract."""
    if card.is_delivery():
        things = book.all_of([book.units(item, amount) for item, amount in card.wanted()])
        return book.say("Contract.delivery", things=things)
    advanced = book.phrases.noun(f"advanced.{BUILDINGS[card.number]}", 1)
    return book.say("Contract.upgrade", advanced=advanced, n=tables.UPGRADE_CONTRACT_SIZE)


def _contract(book: ColonyBook, card: records.Contract) -> str:
    return book.say(
        "Contract",
        clause=sentence(contract_clause(book, card)),
        price=book.units(CRYSTAL, tables.CONTRACT_PRICE),
        done=tables.CONTRACT_DONE[card.number],
        failed=tables.CONTRACT_FAILED[card.number],
    )


def _discovery(book: ColonyBook, tile: DiscoveryTile) -> str:
    return sentence(book.effect(tile.benefit))


def _research(book: ColonyBook, tile: ResearchTile) -> str:
    return book.say("ResearchTile", benefit=sentence(book.effect(tile.benefit)))


def _reward(book: ColonyBook, tile: RewardTile) -> str:
    if tile.benefit is not NOTHING:
        return sentence(book.effect(tile.benefit))
    return book.say("RewardTile", points=tile.points, count=book.effect(tile.count))


def _goal(book: ColonyBook, card: PrivateGoal) -> str:
    return book.say(
        "PrivateGoal",
        needs=book.all_of([book.effect(need) for need in card.needs()]),
        reward=book.effect(card.reward),
        common=book.effect(COMMON_REWARD),
    )


def _mission(book: ColonyBook, card: missions.Mission) -> str:
    two, three, four = card.needed
    return book.say(
        "Mission",
        length=book.say(f"Mission.{'long' if card.length == missions.LONG else 'short'}"),
        action=book.called("main", card.action),
        contribution=book.say(f"contribution.{CONTRIBUTIONS[card.event]}"),
        n=card.crystals,
        two=two,
        three=three,
        four=four,
    )


def _building(book: ColonyBook, kind: records.Building) -> str:
    mine = kind.number == MINE
    price = book.say("Building.miner") if mine else book.units(kind.price(), 1)
    text = book.say("Building", price=price, product=book.units(PRODUCT_OF[kind.number], 1))
    return text + book.say("Building.shelter") if kind.number == SHELTER else text


def _tech(book: ColonyBook, kind: records.Tech) -> str:
    if kind.number > SHELTER:
        return book.say(f"Tech.{kind.id()}")
    building, many = book.called("one", kind.number), book.called("many", kind.number)
    return book.say("Tech", building=building, many=many)


def _executive(book: ColonyBook, action: Executive) -> str:
    use = action.effect is NOTHING
    effect = book.say("Executive.use") if use else book.effect(action.effect)
    return book.say("Executive", n=action.crystals, effect=effect)


def _main(book: ColonyBook, action: MainAction) -> str:
    key = "MainAction.slot" if action.slot >= 0 else "MainAction"
    side = book.called("side", action.side)
    return book.say(key, side=side, effect=book.effect(action.effect))


def _lab_space(book: ColonyBook, space: records.LabSpace) -> str:
    level = space.column()
    benefit = book.effect(space.benefit())
    return book.say("LabSpace", level=level, points=COLUMN_POINTS[level], benefit=benefit)


def _turn_space(book: ColonyBook, space: records.TurnSpace) -> str:
    side = book.called("side", space.side())
    return book.say("TurnSpace", side=side, benefit=book.effect(space.benefit()))


CARDS: Final[Words] = {
    Blueprint: _blueprint,
    Scientist: _scientist,
    records.Contract: _contract,
    DiscoveryTile: _discovery,
    ResearchTile: _research,
    RewardTile: _reward,
    missions.Mission: _mission,
    PrivateGoal: _goal,
    Executive: _executive,
    MainAction: _main,
    records.Building: _building,
    records.Tech: _tech,
    records.LabSpace: _lab_space,
    records.TurnSpace: _turn_space,
}
