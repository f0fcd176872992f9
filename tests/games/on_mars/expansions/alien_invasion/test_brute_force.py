"""Soldiers, sentry bots and the exosuit against every way there is, in positions thrown together.

The second account knows the map and what lies where, and follows the words of the ledger step by
step; the engine is asked everything it offers. Both must reach the same ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

import pytest

from planetfall.games.on_mars.components.map import AROUND, DISTANCE, HEX_NAMES, HEXES
from planetfall.games.on_mars.expansions.alien_invasion.components.names import ALIEN_BUILDINGS
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.state import Colony, land_id
from tests.rulebook.on_mars.help import asked
from tests.rulebook.on_mars_alien_invasion.defence_help import Team
from tests.rulebook.on_mars_alien_invasion.invaders import Invaders

End = TypeVar("End")
Sentries = tuple[tuple[int, ...], frozenset[int], frozenset[int]]
"""Where the sentry bots, the active and the stunned soldiers are."""
Suit = tuple[int, frozenset[int], frozenset[int]]
March = tuple[tuple[int, ...], tuple[int, ...], frozenset[int]]
"""Where the active and the stunned soldiers are, and which hexes hold a tile or crystal."""

SEEDS = range(12)


class Mars:
    """What lies where."""

    def __init__(self, game: Colony) -> None:
        front, commander = front_of(game), commander_of(game)
        self.buildings = {k for k in range(HEXES) if game.land[k]}
        self.aliens = {k for k in self.buildings if land_id(game.land[k]) in ALIEN_BUILDINGS}
        self.shelters = {k for k in self.buildings if land_id(game.land[k]) == "shelter"}
        self.finds = frozenset(k for k in range(HEXES) if game.finds[k])
        self.shields = set(front.shielded)
        advanced = {k for k in range(HEXES) if game.tops[k] >= FIRST_MARKER}
        self.closed = self.shields | advanced | {k for k in commander.markers if k >= 0}
        self.sentries = tuple(sorted(front.sentries))
        self.suit = front.exosuit
        self.standing, self.stunned = tuple(sorted(commander.standing)), tuple(commander.stunned)
        self.pieces = {k for k in range(HEXES) if game.tops[k]} | (self.closed - self.shields)
        for player in game.players:
            self.pieces |= {k for k in [*player.bots, player.rover] if k >= 0}
        self.team = {*self.sentries, self.suit} - {-1}

    def has_room(self, place: int, pieces: set[int]) -> bool:
        """Whether a piece may be put there: an empty hex or a building without another piece."""
        return place not in pieces and (place in self.buildings or place not in self.finds)

    def refuges(self, place: int, pieces: set[int]) -> list[int]:
        """Where a displaced soldier may go (OMA-5.18, OMA-5.27)."""
        free = [k for k in range(HEXES) if self.has_room(k, pieces | self.closed)]
        return [k for k in free if DISTANCE[place][k] == min(DISTANCE[place][j] for j in free)]

    def entries(self, pieces: set[int]) -> list[int]:
        """Where a sentry bot or the exosuit comes into play (OMA-5.08, OMA-5.24, OMA-5.33)."""
        open_shelters = [k for k in self.shelters if k not in pieces]
        if open_shelters:
            return open_shelters
        far = {
            k: min(DISTANCE[k][shelter] for shelter in self.shelters)
            for k in range(HEXES)
            if self.has_room(k, pieces)
        }
        return [k for k, steps in far.items() if steps == min(far.values())]


def scattered(seed: int) -> tuple[Team, Random]:
    """A position thrown together: much of it lies close to one hex."""
    rng = Random(seed)
    at = Team(4)
    centre = rng.randrange(HEXES)
    near = sorted(range(HEXES), key=lambda k: DISTANCE[centre][k] + 2 * rng.random())
    free = [HEX_NAMES[k] for k in near if not at.game.land[k]]
    things = ["mine"] * rng.randrange(3) + ["alien_mine"] * rng.randrange(3)
    things += ["bot of 1"] * rng.randrange(2) + ["crystal"] * rng.randrange(4)
    things += ["rover of 2"] * rng.randrange(2) + ["a"] * rng.randrange(2)
    rng.shuffle(things)
    for thing in things:
        place = free.pop(0)
        at.put(f"{thing} at {place}")
        if thing == "mine" and rng.random() < 0.7:
            at.put(rng.choice(["shield", "miner of 1", "construction_yard of 1"]) + f" at {place}")
    soldiers = ["soldier"] * rng.randrange(1, 4) + ["stunned_soldier"] * rng.randrange(2)
    rng.shuffle(soldiers)
    for soldier, place in zip(soldiers, free, strict=False):
        at.put(f"{soldier} at {place}")
    return at, rng


def ends(game: Colony, effect: str, read: Callable[[Colony], End]) -> set[End]:
    """Every position in which the engine lets an action end."""
    found: set[End] = set()
    seen: set[str] = set()
    todo = [game]
    while todo:
        at = todo.pop()
        if not asked(at).startswith((effect, "invasion.", "choose_hex")):
            found.add(read(at))
            continue
        seat = at.to_move()[0]
        for option in at.legal(seat):
            after = at.clone()
            after.apply(seat, option)
            if after.to_text() not in seen:
                seen.add(after.to_text())
                todo.append(after)
    return found


def within(
    start: End,
    points: int,
    steps: Callable[[End, int], Iterable[End]],
    is_end: Callable[[End], bool],
) -> set[End]:
    """Every end that so many points reach; a step is told how many are left after it."""
    found: set[End] = set()
    layer = {start}
    for left in reversed(range(points)):
        layer = {after for before in layer for after in steps(before, left)}
        found |= {after for after in layer if is_end(after)}
    return found


def marches(mars: Mars, points: int) -> set[March]:
    """Every end of moving soldiers."""
    others = mars.pieces | mars.team

    def steps(before: March, left: int) -> Iterable[March]:
        standing, stunned, finds = before
        for k, place in enumerate(stunned):
            yield tuple(sorted([*standing, place])), stunned[:k] + stunned[k + 1 :], finds
        for k, place in enumerate(standing):
            for to in set(AROUND[place]) - mars.closed:
                yield tuple(sorted([*standing[:k], to, *standing[k + 1 :]])), stunned, finds - {to}

    def is_end(after: March) -> bool:
        places = [*after[0], *after[1]]
        return len(set(places)) == len(places) and not others & set(places)

    return within((mars.standing, mars.stunned, mars.finds), points, steps, is_end)


@pytest.mark.parametrize("seed", SEEDS)
def test_soldiers_reach_what_their_points_allow(seed: int) -> None:
    at, rng = scattered(seed)
    level = rng.randrange(2)
    invaders = Invaders(4)
    invaders.game = at.game
    if level:
        invaders.learned(mobilization="a1")
    expected = marches(Mars(at.game), 1 + level)
    if not expected:
        return

    def read(game: Colony) -> March:
        mars = Mars(game)
        return mars.standing, mars.stunned, mars.finds

    assert ends(invaders.ask_all().act("move"), "invasion", read) == expected


def patrols(mars: Mars, activations: int) -> set[Sentries]:
    """Every end of activating sentry bots."""
    others = mars.pieces | ({mars.suit} - {-1})

    def steps(before: Sentries, left: int) -> Iterable[Sentries]:
        sentries, standing, stunned = before
        for place in mars.entries(others | standing | stunned | set(sentries)):
            yield tuple(sorted([*sentries, place])), standing, stunned
        for k, place in enumerate(sentries):
            down = standing & set(AROUND[place])
            if down:
                yield sentries, standing - down, stunned | down
            for to in AROUND[place]:
                moved = tuple(sorted([*sentries[:k], to, *sentries[k + 1 :]]))
                taken = others | standing | stunned | set(moved)
                if to in standing:
                    for refuge in mars.refuges(to, taken):
                        yield moved, standing - {to} | {refuge}, stunned
                elif to in stunned:
                    for refuge in mars.refuges(to, taken):
                        yield moved, standing, stunned - {to} | {refuge}
                else:
                    yield moved, standing, stunned

    def is_end(after: Sentries) -> bool:
        sentries, standing, stunned = after
        alone = len(set(sentries)) == len(sentries)
        return alone and not set(sentries) & (others | standing | stunned)

    start = mars.sentries, frozenset(mars.standing), frozenset(mars.stunned)
    return within(start, activations, steps, is_end)


@pytest.mark.parametrize("seed", SEEDS)
def test_sentry_bots_bring_about_what_their_activations_allow(seed: int) -> None:
    at, rng = scattered(seed)
    mars = Mars(at.game)
    taken = mars.pieces | set(mars.standing) | set(mars.stunned)
    home = rng.choice([*mars.standing, 45])
    spots = sorted(range(HEXES), key=lambda k: DISTANCE[home][k])
    free = [k for k in spots if mars.has_room(k, taken)]
    if rng.random() < 0.8:
        at.put(f"sentry at {HEX_NAMES[free[rng.randrange(3)]]}")
    expected = patrols(Mars(at.game), 2)

    def read(game: Colony) -> Sentries:
        mars = Mars(game)
        return mars.sentries, frozenset(mars.standing), frozenset(mars.stunned)

    game = at.ask_all().using("sentry_bots")
    assert ends(game, "blueprint.sentry_bots", read) == expected


def sorties(mars: Mars, activations: int) -> set[Suit]:
    """Every end of activating the exosuit."""
    others = mars.pieces | set(mars.sentries)

    def steps(before: Suit, left: int) -> Iterable[Suit]:
        suit, standing, stunned = before
        if suit < 0:
            for place in mars.entries(others | standing | stunned):
                yield place, standing, stunned
        elif suit in standing:
            yield suit, standing - {suit}, stunned
        else:
            for to in AROUND[suit]:
                if to not in standing or left:
                    yield to, standing, stunned - {to}

    def is_end(after: Suit) -> bool:
        return after[0] not in others | after[1]

    start = mars.suit, frozenset(mars.standing), frozenset(mars.stunned)
    return within(start, activations, steps, is_end)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_exosuit_brings_about_what_its_activations_allow(seed: int) -> None:
    at, rng = scattered(seed)
    mars = Mars(at.game)
    taken = mars.pieces | set(mars.standing) | set(mars.stunned)
    home = rng.choice([*mars.standing, 45])
    spots = sorted(range(HEXES), key=lambda k: DISTANCE[home][k])
    free = [k for k in spots if mars.has_room(k, taken)]
    if rng.random() < 0.8:
        at.put(f"exosuit at {HEX_NAMES[free[rng.randrange(3)]]}")
    level = rng.randrange(2)
    if level:
        at.tech(0, "suit_move", "c1t")
    expected = sorties(Mars(at.game), 2 + level)
    off_map = commander_of(at.game).off_map() + len(mars.standing) + len(mars.stunned)

    def read(game: Colony) -> Suit:
        mars = Mars(game)
        assert commander_of(game).off_map() == off_map - len(mars.standing) - len(mars.stunned)
        return mars.suit, frozenset(mars.standing), frozenset(mars.stunned)

    game = at.ask_all().using("defense_exosuit")
    assert ends(game, "blueprint.defense_exosuit", read) == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_the_aliens_build_where_nothing_is_and_join_by_their_tech(seed: int) -> None:
    at, rng = scattered(seed)
    building = rng.choice(ALIEN_BUILDINGS)
    invaders = Invaders(4)
    invaders.game = at.game
    level = rng.randrange(3)
    if level:
        invaders.learned(**{building: ["a1", "a2b"][level - 1]})
    mars = Mars(at.game)
    same = {k for k in mars.aliens if land_id(at.game.land[k]) == building}
    there = mars.buildings | mars.finds | mars.pieces | mars.team
    there |= set(mars.standing) | set(mars.stunned)
    sizes: dict[str, int] = {}
    for place in set(range(HEXES)) - there:
        joined, todo = {place}, [place]
        while todo:
            found = (set(AROUND[todo.pop()]) & same) - joined
            joined |= found
            todo += found
        if len(joined) - 1 <= level:
            sizes[HEX_NAMES[place]] = len(joined)
    game = invaders.ask_all().act("build")
    game.choose(3, f"alien_build:{building}")
    seat = game.to_move()[0]
    keys = [game.rules.key(option) for option in game.legal(seat)]
    assert sorted(keys) == sorted(f"hex:{name}" for name in sizes)
    for name in [max(sizes, key=lambda name: sizes[name]), rng.choice(sorted(sizes))]:
        after = game.clone()
        after.choose(seat, f"hex:{name}")
        old, new = commander_of(game), commander_of(after)
        gained = (new.ready - old.ready, new.waiting - old.waiting)
        is_shelter = building == "alien_shelter"
        assert gained == ((sizes[name], 0) if is_shelter else (0, sizes[name]))
