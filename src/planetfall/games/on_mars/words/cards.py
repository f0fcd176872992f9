"""What components say, derived from their records; a phrase has the name of the record's class."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components import lss, missions, tables
from planetfall.games.on_mars.components.blueprints import Blueprint
from planetfall.games.on_mars.components.boards import Executive, MainAction
from planetfall.games.on_mars.components.lab import COLUMN_POINTS
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    CRYSTAL,
    EVENT_BLUEPRINT,
    EVENT_BOT,
    EVENT_CONTRACT,
    EVENT_CUBE,
    EVENT_DISCOVERY,
    EVENT_RESEARCH,
    EVENT_SCIENTIST,
    EVENT_TECH,
    EVENT_UPGRADE,
    MINE,
    SHELTER,
    SIDES,
)
from planetfall.games.on_mars.components.private_goals import COMMON_REWARD, PrivateGoal
from planetfall.games.on_mars.components.scientists import Scientist
from planetfall.games.on_mars.components.tiles import DiscoveryTile, ResearchTile
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.words import records
from planetfall.games.on_mars.words.colony_book import ColonyBook
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


def fill(book: ColonyBook) -> None:
    """Texts of records, as sentences."""
    say, said, does = book.say, book.effects, book.effect
    said[Blueprint] = lambda card: _blueprint(book, card)
    said[Scientist] = lambda card: _scientist(book, card)
    said[records.Contract] = lambda card: _contract(book, card)
    said[DiscoveryTile] = lambda tile: sentence(does(tile.benefit))
    said[ResearchTile] = lambda tile: say("card.ResearchTile", benefit=sentence(does(tile.benefit)))
    said[missions.Mission] = lambda card: _mission(book, card)
    said[PrivateGoal] = lambda card: say(
        "card.PrivateGoal",
        needs=book.and_([does(need) for need in card.needs()]),
        reward=does(card.reward),
        common=does(COMMON_REWARD),
    )
    said[lss.RewardTile] = lambda tile: say(
        "card.RewardTile", points=tile.points, count=does(tile.count)
    )
    said[Executive] = lambda action: say(
        "card.Executive",
        n=action.crystals,
        effect=say("card.Executive.use") if action.effect is NOTHING else does(action.effect),
    )
    said[MainAction] = lambda action: say(
        "card.MainAction.slot" if action.slot >= 0 else "card.MainAction",
        side=book.name("side", SIDES[action.side]),
        effect=does(action.effect),
    )
    said[records.Building] = lambda kind: _building(book, kind)
    said[records.Tech] = lambda kind: _tech(book, kind)
    said[records.LabSpace] = lambda space: say(
        "card.LabSpace",
        level=space.column(),
        points=COLUMN_POINTS[space.column()],
        benefit=does(space.benefit()),
    )
    said[records.TurnSpace] = lambda space: say(
        "card.TurnSpace",
        side=book.name("side", SIDES[space.side()]),
        benefit=does(space.benefit()),
    )


def _blueprint(book: ColonyBook, card: Blueprint) -> str:
    building = book.building(card.upgrades())
    if card.level() > 1:
        building = book.say("card.Blueprint.large", building=building, n=tables.LARGE_COMPLEX)
    return book.say(
        "card.Blueprint",
        level=card.level(),
        building=building,
        gain=book.units(card.upgrades(), 1),
        action=book.effect(card.executive),
        points=tables.BLUEPRINT_POINTS[card.level()],
    )


def _scientist(book: ColonyBook, card: Scientist) -> str:
    price = book.cost(card.price)
    if card.colonists:
        price = book.say("card.Scientist.colonists", n=card.colonists)
    return book.say(
        "card.Scientist",
        price=price,
        works=book.type(card.works_in),
        points=tables.SCIENTIST_POINTS,
        scores=book.type(card.scores),
    )


def _contract(book: ColonyBook, card: records.Contract) -> str:
    if card.is_delivery():
        things = book.and_([book.units(item, amount) for item, amount in card.wanted()])
        clause = book.say("card.Contract.delivery", things=things)
    else:
        advanced = book.phrases.noun(f"advanced.{BUILDINGS[card.number]}", 1)
        size = tables.UPGRADE_CONTRACT_SIZE
        clause = book.say("card.Contract.upgrade", advanced=advanced, n=size)
    return book.say(
        "card.Contract",
        clause=clause,
        price=book.units(CRYSTAL, tables.CONTRACT_PRICE),
        done=tables.CONTRACT_DONE[card.number],
        failed=tables.CONTRACT_FAILED[card.number],
    )


def _mission(book: ColonyBook, card: missions.Mission) -> str:
    two, three, four = card.needed
    return book.say(
        "card.Mission",
        length=book.say(f"card.Mission.{'long' if card.length == missions.LONG else 'short'}"),
        action=book.main(card.action),
        contribution=book.say(f"contribution.{CONTRIBUTIONS[card.event]}"),
        n=card.crystals,
        two=two,
        three=three,
        four=four,
    )


def _building(book: ColonyBook, kind: records.Building) -> str:
    mine = kind.number == MINE
    price = book.say("card.Building.miner") if mine else book.units(kind.price(), 1)
    text = book.say("card.Building", price=price, product=book.units(kind.number, 1))
    return text + book.say("card.Building.shelter") if kind.number == SHELTER else text


def _tech(book: ColonyBook, kind: records.Tech) -> str:
    if kind.number >= len(BUILDINGS):
        return book.say(f"card.Tech.{kind.id()}")
    building, many = book.building(kind.number), book.buildings(kind.number)
    return book.say("card.Tech", building=building, many=many)
