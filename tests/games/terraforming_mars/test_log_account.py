"""The log is a second account of the game: what it tells and what happened cannot differ."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from planetfall import games
from planetfall.games.terraforming_mars import log
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import HEAT, MC, OCEAN, PLANTS
from planetfall.games.terraforming_mars.effects.mars import OFF_PLANET
from planetfall.games.terraforming_mars.expansions.colonies.components import terms
from planetfall.games.terraforming_mars.expansions.colonies.state import SITES, colonies_of
from planetfall.games.terraforming_mars.expansions.colonies.trading import SEND_SHIP
from planetfall.games.terraforming_mars.state import Mars, Player
from planetfall.games.terraforming_mars.turn import Turn
from tests.games.accounts import Event, amounts, told_steps, whats

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (1, 11, {"corporate_era": True}),
    (2, 12, {"corporate_era": True, "draft": True}),
    (3, 13, {"corporate_era": False}),
    (4, 14, {"corporate_era": True, "colonies": True}),
    (5, 15, {"colonies": True}),
    (1, 16, {"corporate_era": True, "colonies": True}),
]


COUNTED = {
    log.GAINED,
    log.PRODUCED,
    log.RATED,
    log.RAISED,
    log.HELD,
    log.DISCARDED,
    log.INCOME,
}
"""Kinds of events that tell how much there was of something."""


def members(mask: int) -> set[int]:
    """The bits of a mask."""
    return {place for place in range(mask.bit_length()) if mask >> place & 1}


def land(game: Mars) -> set[int]:
    """The areas of Mars with a tile."""
    return members(game.ocean_hexes | game.greenery_hexes | game.city_hexes | game.special_hexes)


def things(before: Mars, after: Mars, events: list[Event]) -> None:
    """Stocks, productions, ratings, resources on cards."""
    for seat in range(after.seats):
        was, now = before.players[seat], after.players[seat]
        for resource in range(len(now.stock)):
            gained = amounts(events, log.GAINED, seat, resource)
            if resource == MC:
                gained += amounts(events, log.INCOME, seat)
            assert now.stock[resource] - was.stock[resource] == gained
            produced = amounts(events, log.PRODUCED, seat, resource)
            assert now.production[resource] - was.production[resource] == produced
        assert now.rating - was.rating == amounts(events, log.RATED, seat)
    for card in CARDS[1:]:
        if 0 <= card.slot < len(after.held):
            held = sum(e[3] for e in events if e[0] == log.HELD and e[2] == card.id)
            assert after.held[card.slot] - before.held[card.slot] == held


def map_and_tracks(before: Mars, after: Mars, events: list[Event]) -> None:
    """Tiles with their owners, reserved areas, global parameters."""
    raised = [sum(e[3] for e in events if e[0] == log.RAISED and e[2] == k) for k in range(3)]
    assert after.temperature - before.temperature == raised[0]
    assert after.oxygen - before.oxygen == raised[1]
    assert len(members(after.ocean_hexes)) - len(members(before.ocean_hexes)) == raised[2]
    placed = [e for e in events if e[0] in (log.PLACED, log.SET_UP)]
    assert land(after) - land(before) == {e[3] for e in placed if e[3] < OFF_PLANET}
    assert members(after.ocean_hexes & ~before.ocean_hexes) == {
        e[3] for e in placed if e[2] == OCEAN
    }
    for moon in range(len(after.moons)):
        owners = [e[1] for e in placed if e[3] == OFF_PLANET + moon]
        assert (after.moons[moon] != before.moons[moon]) == bool(owners)
        assert not owners or after.moons[moon] == owners[0]
    for seat in range(after.seats):
        was, now = before.players[seat], after.players[seat]
        own = {e[3] for e in placed if e[0] == log.PLACED and e[1] == seat and e[2] != OCEAN}
        assert members(now.tiles & ~was.tiles) == {place for place in own if place < OFF_PLANET}
        claimed = {e[3] for e in events if e[0] == log.CLAIMED_AREA and e[1] == seat}
        assert members(now.claims & ~was.claims) == claimed


def own_cards(player: Player) -> list[int]:
    """The cards in hand, also those picked out of it and the one being played."""
    return player.hand + player.picked + ([player.playing] if player.playing else [])


def cards_and_course(before: Mars, after: Mars, events: list[Event]) -> None:
    """Cards played and drawn, goals, generations, and who is done."""
    generations = [e[3] for e in events if e[0] == log.GENERATION]
    assert generations == list(range(before.generation + 1, after.generation + 1))
    for kind, was_list, now_list in (
        (log.CLAIMED, before.milestones, after.milestones),
        (log.FUNDED, before.awards, after.awards),
    ):
        given = {(k, now_list[k]) for k in range(len(now_list)) if now_list[k] != was_list[k]}
        assert given == {(e[2], e[1]) for e in events if e[0] == kind}
    for seat in range(after.seats):
        was, now = before.players[seat], after.players[seat]
        known = was.tableau + was.events
        played = sorted([card for card in now.tableau + now.events if card not in known])
        told = whats(events, log.PLAYED, seat) + whats(events, log.FOUNDED, seat)
        assert played == sorted(told)
        if not (was.offer or now.offer or amounts(events, log.BOUGHT, seat)) and not generations:
            drew = len(whats(events, log.DREW, seat)) - amounts(events, log.DISCARDED, seat)
            more = len(own_cards(now)) - len(own_cards(was))
            assert more == drew - len(whats(events, log.PLAYED, seat))
            new = set(own_cards(now)) - set(own_cards(was))
            assert new <= set(whats(events, log.DREW, seat))
        if not generations and not after.is_over() and not amounts(events, log.INCOME, seat):
            assert now.passed - was.passed == len(whats(events, log.PASSED, seat))


def leaving(game: Mars) -> set[tuple[int, int]]:
    """Colonies to which a ship goes when the fee is paid, and whose."""
    frames = [frame for stack in game.stacks for frame in stack]
    return {(frame.a, frame.seat) for frame in frames if frame.effect is SEND_SHIP}


def colonies(before: Mars, after: Mars, events: list[Event]) -> None:
    """Stations, ships and markers."""
    was, now = colonies_of(before), colonies_of(after)
    built = [(e[1], e[2], e[3]) for e in events if e[0] == terms.STATION]
    new = [
        (now.stations[k], k // SITES, k % SITES)
        for k in range(len(now.stations))
        if now.stations[k] != was.stations[k]
    ]
    assert sorted(new) == sorted(built)
    kinds = {e[0] for e in events}
    if terms.RETURNED in kinds:
        assert now.ships == [-1] * len(now.ships)
    else:
        arrived = {(k, s) for k, s in enumerate(now.ships) if s != was.ships[k]}
        told = {(e[2], e[1]) for e in events if e[0] == terms.TRADED}
        # A trade is told before its fee is paid; the ship leaves after that.
        assert arrived == (told | leaving(before)) - leaving(after)
    if kinds.isdisjoint((terms.STATION, terms.RETURNED, terms.WOKEN, terms.LAID_OUT)):
        for colony in range(len(now.markers)):
            moved = sum(e[3] for e in events if e[0] == terms.MARKED and e[2] == colony)
            assert now.markers[colony] - was.markers[colony] == moved


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_log_accounts_for_every_change(seats: int, seed: int, options: dict[str, Any]) -> None:
    steps = 0
    for before, after, events in told_steps("terraforming-mars", seats, seed, options):
        assert isinstance(before, Mars) and isinstance(after, Mars)
        assert all(event[3] for event in events if event[0] in COUNTED)  # nothing is not told of
        things(before, after, events)
        map_and_tracks(before, after, events)
        cards_and_course(before, after, events)
        if options.get("colonies"):
            colonies(before, after, events)
        steps += 1
    assert steps > 50


ANSWERS = {
    "done": (log.STOPPED, 0, 0),
    "pass": (log.PASSED, 0, 0),
    "convert:plants": (log.CONVERTED, PLANTS, 1),
    "convert:heat": (log.CONVERTED, HEAT, 1),
}
"""Answers of a turn, and what is told of them: kind, what and amount."""


def test_the_answers_of_a_turn_are_told_once() -> None:
    seen = Counter[str]()
    for seed in range(3):
        rules = games.build("terraforming-mars", {"corporate_era": False})
        game = rules.new(2, seed, watched=True)
        rng = Random(seed)
        while movers := game.to_move():
            seat = rng.choice(movers)
            keys = game.view(seat).keys()
            known = [key for key in keys if key in ANSWERS and not key.startswith(("done", "pass"))]
            key = rng.choice(known or keys)
            is_turn = isinstance(game.question(seat).effect, Turn)
            read = len(game.events or [])
            game.choose(seat, key)
            if is_turn and key in ANSWERS:
                told = [tuple(e[:4]) for e in (game.events or [])[read:]]
                kind, what, amount = ANSWERS[key]
                assert told.count((kind, seat, what, amount)) == 1, key
                seen[key] += 1
    assert set(seen) == set(ANSWERS)
