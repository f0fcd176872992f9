"""The log of a chapter is a second account too: what it tells is what has happened."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from planetfall.games.on_mars import log
from planetfall.games.on_mars.expansions.alien_blackout import log as blackout
from planetfall.games.on_mars.expansions.alien_blackout import state as outages
from planetfall.games.on_mars.expansions.alien_invasion import log as invasion
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.expansions.alien_monolith import log as monolith
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import CUBES_TO_STRIKE
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.expansions.alien_outbreak import log as outbreak
from planetfall.games.on_mars.expansions.alien_outbreak.state import Outbreak
from planetfall.games.on_mars.state import Colony
from tests.games.accounts import Event, amounts, told_steps, whats
from tests.games.on_mars.test_log_account import cards, figures, table, things, without_room

MOST = 500
"""Steps of a game that are looked at."""


def last(events: list[Event], kind: int, before: int) -> int:
    """The newest amount that was told of a kind."""
    told = [event[3] for event in events if event[0] == kind]
    return told[-1] if told else before


def in_blackout(before: Colony, after: Colony, events: list[Event]) -> None:
    """Outage tokens with those who lie on them, the time, damage cards."""
    was, now = outages.area_of(before), outages.area_of(after)
    tokens, shown = list(was.outages), list(was.shown)
    lying: Counter[int] = Counter()
    for kind, _, what, _, source, _ in events:
        if kind == blackout.BUILDING_DAMAGED:
            tokens[what] = outages.DAMAGED
        elif kind == blackout.BUILDING_DISABLED:
            tokens[what] = outages.DISABLED + source
            lying[source] += 1
        elif kind in (blackout.BUILDING_REPAIRED, blackout.UPGRADE_REPAIRS):
            tokens[what] = outages.NO_TOKEN
        elif kind == blackout.BUILDING_REVIVED:
            tokens[what] = outages.NO_TOKEN
            lying[source] -= 1
        elif kind == blackout.DAMAGE_SHUFFLED:
            shown = []
        elif kind == blackout.DAMAGE_CARD:
            shown.append(what)
    assert tokens == now.outages
    assert sorted(shown) == sorted(now.shown)
    assert now.time == last(events, blackout.TIME_COUNTS_DOWN, was.time)
    for seat in range(before.seats):
        found = without_room(after, seat) - without_room(before, seat)
        one = before.players[seat].clone()
        one.quarters -= lying[seat]
        things(one, after.players[seat], events, seat, found)


def in_outbreak(before: Colony, after: Colony, events: list[Event]) -> None:
    """Who is ill or immune in all, missions, the time."""
    was, now = before.extras[0], after.extras[0]
    assert isinstance(was, Outbreak) and isinstance(now, Outbreak)
    assert now.time == last(events, outbreak.TIME_PASSES, was.time)
    met = was.met
    for mission in whats(events, outbreak.MISSION_MET):
        met |= 1 << mission
    assert met == now.met


def in_invasion(before: Colony, after: Colony, events: list[Event]) -> None:
    """Soldiers, sentries, the exosuit, points, the Lab and the Blueprints of the aliens."""
    was, now = commander_of(before), commander_of(after)
    front, later = front_of(before), front_of(after)
    seat = before.seats - 1
    standing, stunned = list(was.standing), list(was.stunned)
    sentries, suit, lab = list(front.sentries), front.exosuit, list(was.lab)
    for kind, _, what, amount, source, _ in events:
        if kind == invasion.DEPLOYED:
            standing.append(what)
        elif kind in (invasion.MARCHED, invasion.SOLDIER_DISPLACED):
            side = standing if source in standing else stunned
            side[side.index(source)] = what
        elif kind == invasion.STUNNED:
            standing.remove(what)
            stunned.append(what)
        elif kind == invasion.STOOD_UP:
            stunned.remove(what)
            standing.append(what)
        elif kind == invasion.SOLDIER_RETURNED:
            (standing if what in standing else stunned).remove(what)
        elif kind == invasion.SENTRY_PLACED:
            sentries.append(what)
        elif kind in (invasion.SENTRY_MOVED, invasion.SENTRY_DISPLACED):
            sentries[sentries.index(source)] = what
        elif kind in (invasion.SUIT_PLACED, invasion.SUIT_MOVED, invasion.SUIT_DISPLACED):
            suit = what
        elif kind == invasion.ALIEN_DEVELOPED:
            assert now.level(what) >= amount > was.level(what)
            lab[what] = now.lab[what]
        elif kind == invasion.ALIEN_LEARNED:
            lab[what] = now.lab[what]
            assert not was.lab[what]
    assert sorted(standing) == sorted(now.standing)
    assert sorted(stunned) == sorted(now.stunned)
    assert sorted(sentries) == sorted(later.sentries)
    assert (suit, lab) == (later.exosuit, now.lab)
    more = sum(e[3] for e in events if e[0] in (invasion.HUMANS_SCORED, log.SCORED))
    less = sum(e[3] for e in events if e[0] == invasion.HUMANS_LOST)
    assert later.points - front.points == more - less
    gained = amounts(events, invasion.ALIEN_CRYSTALS, seat)
    assert now.crystals + now.waiting <= was.crystals + was.waiting + gained


def in_monolith(before: Colony, after: Colony, events: list[Event]) -> None:
    """The time and the cubes on sabotage cards."""
    was, now = before, after
    assert isinstance(was, MonolithColony) and isinstance(now, MonolithColony)
    assert now.time == last(events, monolith.TIME_MOVES, was.time)
    row = dict(zip(was.sabotage_row, was.sabotage_cubes, strict=False))
    later = dict(zip(now.sabotage_row, now.sabotage_cubes, strict=False))
    rover = was.players[0].rover
    for kind, _, what, amount, _, _ in events:
        if kind == monolith.SABOTAGE_LAID:
            row[what] = 0
        elif kind == monolith.SABOTAGE_CUBE:
            row[what] = amount
        elif kind == monolith.ROVER_STEP or kind == log.ROVER_MOVED:
            rover = what
        elif kind == log.DISPLACED:
            rover = now.players[0].rover
    # A card leaves the row when all that it does is done.
    assert {card: row[card] for card in later} == later
    assert all(row[card] == CUBES_TO_STRIKE for card in row if card not in later)
    assert rover == now.players[0].rover


CHAPTERS = {
    "blackout": (in_blackout, 3),
    "outbreak": (in_outbreak, 3),
    "invasion": (in_invasion, 3),
    "monolith": (in_monolith, 1),
}
HACKED = {monolith.TECH_HACKED, monolith.TECH_RETURNED, log.STAYS}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_log_of_a_chapter_accounts_for_every_change(chapter: str, seed: int) -> None:
    account, seats = CHAPTERS[chapter]
    options: dict[str, Any] = {"chapter": chapter}
    steps = 0
    for before, after, events in told_steps("on-mars", seats, seed, options):
        assert isinstance(before, Colony) and isinstance(after, Colony)
        account(before, after, events)
        kinds = {event[0] for event in events}
        for was, now in zip(before.players, after.players, strict=True):
            seat = before.players.index(was)
            if not kinds & HACKED:
                cards(was, now, events, seat)
            if before.round and chapter != "monolith":
                figures(was, now, events, seat)
        if invasion.CRYSTAL_STOLEN not in kinds:
            table(before, after, events)
        steps += 1
        if steps == MOST:
            break
    assert steps > 50
