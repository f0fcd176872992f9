"""Effects on the planet: raising parameters, placing tiles, claiming areas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.combinators import push_any_order
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import NOT_OFFERED, POSSIBLE, pack
from planetfall.core.vocabulary import CHOOSE
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import gain, heard, produce, rate
from planetfall.games.terraforming_mars.components.board import (
    BESIDE,
    BONUS_CARDS,
    BONUS_PLANTS,
    BONUS_STEEL,
    BONUS_TITANIUM,
    GANYMEDE,
    HEXES,
    LAND,
    METAL_AREAS,
    NOCTIS,
    OCEAN_AREAS,
    PHOBOS,
    VOLCANIC,
    around,
    bits,
    count,
)
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    CAPITAL,
    CITY,
    GREENERY,
    HEAT,
    MC,
    OCEAN,
    OXYGEN,
    PLANTS,
    SPECIAL,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from planetfall.games.terraforming_mars.components.tracks import (
    ALL_OCEANS,
    FULL_OXYGEN,
    HEAT_STEPS,
    OCEAN_STEP,
    WARMEST,
    WARMING_OXYGEN,
)
from planetfall.games.terraforming_mars.decks import push_draws
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.effects.triggers import TILE_PLACED
from planetfall.games.terraforming_mars.log import CLAIMED_AREA, PLACED, RAISED
from planetfall.games.terraforming_mars.order import (
    BOARD,
    DECK,
    HAND,
    OCEANS_BIT,
    OXYGEN_BIT,
    RATING,
    TEMPERATURE_BIT,
    bit,
    production_bit,
    stock_bit,
)
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.tableau import WHEN_BITS
from planetfall.games.terraforming_mars.vocabulary import HEX

# Where a tile may go.
USUAL: Final = 0
"""By the general rules of the tile."""
OCEAN_AREA: Final = 1
ANY_LAND: Final = 2
ISOLATED: Final = 3
VOLCANIC_AREA: Final = 4
NOCTIS_AREA: Final = 5
ON_PHOBOS: Final = 6
ON_GANYMEDE: Final = 7
METAL: Final = 8
METAL_NEXT_TO_OWN: Final = 9
NEXT_TO_CITY: Final = 10
NEXT_TO_TWO_CITIES: Final = 11
NEXT_TO_GREENERY: Final = 12
WHERE_NAMES: Final = [
    "usual",
    "ocean_area",
    "any_land",
    "isolated",
    "volcanic",
    "noctis",
    "phobos",
    "ganymede",
    "metal",
    "metal_next_to_own",
    "next_to_city",
    "next_to_two_cities",
    "next_to_greenery",
]
OFF_PLANET: Final = HEXES
"""Areas of the moons in events: 61 Phobos, 62 Ganymede."""


def open_land(game: Mars, seat: int) -> int:
    """Empty unreserved areas that nobody else has claimed."""
    free = LAND & ~game.taken_hexes()
    for other in range(game.seats):
        if other != seat:
            free &= ~game.players[other].claims
    return free


def spots(game: Mars, seat: int, tile: int, where: int) -> int:
    """Mask of the areas where `seat` may place a tile now."""
    if where == OCEAN_AREA or (where == USUAL and tile == OCEAN):
        return OCEAN_AREAS & ~game.taken_hexes()
    if where == NOCTIS_AREA:
        return NOCTIS & ~game.taken_hexes()
    free = open_land(game, seat)
    if where == USUAL:
        if tile == GREENERY:
            # TM-15.12, TM-15.23: beside an own tile where there is such an area.
            near = free & around(game.players[seat].tiles)
            return near or free
        if tile in (CITY, CAPITAL):
            return free & ~around(game.city_hexes)
        return free
    if where == ANY_LAND:
        return free
    if where == ISOLATED:
        return free & ~around(game.taken_hexes())
    if where == VOLCANIC_AREA:
        return free & VOLCANIC
    if where == METAL:
        return free & METAL_AREAS
    if where == METAL_NEXT_TO_OWN:
        return free & METAL_AREAS & around(game.players[seat].tiles)
    if where == NEXT_TO_CITY:
        return free & around(game.city_hexes)
    if where == NEXT_TO_GREENERY:
        return free & around(game.greenery_hexes)
    found = 0
    for place in bits(free & around(game.city_hexes)):
        if count(BESIDE[place] & game.city_hexes) >= 2:
            found |= 1 << place
    return found


def lay_tile(game: Mars, tile: int, place: int, owner: int) -> None:
    """Mark a tile on the map; owner -1 for oceans and neutral tiles."""
    mark = 1 << place
    if tile == OCEAN:
        game.ocean_hexes |= mark
    elif tile == GREENERY:
        game.greenery_hexes |= mark
    elif tile in (CITY, CAPITAL):
        game.city_hexes |= mark
    else:
        game.special_hexes |= mark
    if tile >= SPECIAL:
        game.specials = changed(game.specials, tile - SPECIAL, place)
    if owner >= 0:
        game.players[owner].tiles |= mark
    for player in game.players:
        player.claims &= ~mark


def put_tile(game: Mars, seat: int, tile: int, place: int, source: int, then: Frame | None) -> None:
    """Place a tile on Mars: bonuses, rating, oxygen and all that it sets off."""
    lay_tile(game, tile, place, -1 if tile == OCEAN else seat)
    if game.events is not None:
        game.note(PLACED, seat, tile, place, source)
    if BONUS_STEEL[place]:
        gain(game, seat, STEEL, BONUS_STEEL[place], source)
    if BONUS_TITANIUM[place]:
        gain(game, seat, TITANIUM, BONUS_TITANIUM[place], source)
    if BONUS_PLANTS[place]:
        gain(game, seat, PLANTS, BONUS_PLANTS[place], source)
    oceans = count(BESIDE[place] & game.ocean_hexes)
    if oceans:
        gain(game, seat, MC, 2 * oceans, source)
    if tile == OCEAN:
        if game.events is not None:
            game.note(RAISED, seat, 2, 1, source)
        rate(game, seat, 1, source)
    frames: list[Frame] = []
    if BONUS_CARDS[place]:
        frames.append(Frame(DRAW_BONUS, seat, source, BONUS_CARDS[place]))
    if tile == GREENERY and not game.finished:
        frames.append(Frame(GREENERY_OXYGEN, seat, source))
    if then is not None:
        frames.append(then)
    frames += heard(game, TILE_PLACED, seat, tile, place)
    push_any_order(game, frames, seat)


def put_on_moon(game: Mars, seat: int, moon: int, source: int) -> None:
    """Place a city off the planet: no bonus, no neighbours."""
    game.moons = changed(game.moons, moon, seat)
    if game.events is not None:
        game.note(PLACED, seat, CITY, OFF_PLANET + moon, source)
    push_any_order(game, heard(game, TILE_PLACED, seat, CITY, OFF_PLANET + moon), seat)


def listeners_write(game: Mars, tile: int) -> int:
    """What effects that a placed tile sets off may change."""
    mask = 0
    for seat in range(game.seats):
        for packed in game.kit(seat).listeners[TILE_PLACED]:
            card = packed >> WHEN_BITS
            do = CARDS[card].when[packed & ((1 << WHEN_BITS) - 1)].do
            mask |= do.writes(game, Frame(do, seat, card))
    return mask


@dataclass(frozen=True)
class Raise(MarsEffect):
    """Raise temperature or oxygen with rating and bonus steps; what is left of it (TM-14.17)."""

    track: int
    steps: int = 1

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        for _ in range(self.steps):
            if self.track == TEMPERATURE:
                self._warm(game, frame)
            else:
                self._breathe(game, frame)
        return None

    def _warm(self, game: Mars, frame: Frame) -> None:
        if game.temperature >= WARMEST:
            return
        game.temperature += 1
        self._made(game, frame)
        if game.temperature in HEAT_STEPS:
            produce(game, frame.seat, HEAT, 1)
        elif game.temperature == OCEAN_STEP:
            game.push(Frame(BONUS_OCEAN, frame.seat))

    def _breathe(self, game: Mars, frame: Frame) -> None:
        if game.oxygen >= FULL_OXYGEN:
            return
        game.oxygen += 1
        self._made(game, frame)
        if game.oxygen == WARMING_OXYGEN:
            game.push(Frame(BONUS_WARMTH, frame.seat))

    def _made(self, game: Mars, frame: Frame) -> None:
        if game.events is not None:
            game.note(RAISED, frame.seat, self.track, 1, frame.source)
        rate(game, frame.seat, 1, frame.source)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def reads(self, game: Mars, frame: Frame) -> int:
        """All raises of one player commute: what is lost at the maximum is lost anyway."""
        return 0

    def writes(self, game: Mars, frame: Frame) -> int:
        mask = bit(game, frame.seat, RATING) | TEMPERATURE_BIT | OXYGEN_BIT
        mask |= production_bit(game, frame.seat, HEAT)
        warm = game.temperature + self.steps + 1 >= OCEAN_STEP > game.temperature
        if warm and game.oceans_placed() < ALL_OCEANS:
            mask |= placing_writes(game, frame.seat, OCEAN)
        return mask


def placing_writes(game: Mars, seat: int, tile: int) -> int:
    """What placing a tile may change."""
    mask = BOARD | OCEANS_BIT | DECK | bit(game, seat, HAND) | bit(game, seat, RATING)
    for resource in (MC, STEEL, TITANIUM, PLANTS):
        mask |= stock_bit(game, seat, resource)
    if tile == GREENERY:
        mask |= OXYGEN_BIT | production_bit(game, seat, HEAT)
    return mask | listeners_write(game, tile)


@dataclass(frozen=True)
class Place(MarsEffect):
    """Place tiles one after another, each with all that it brings (TM-15.24): `hex:r-c`.

    Oceans are placed while there are any left. `then` follows with the area in `frame.a`.
    """

    tile: int
    where: int = USUAL
    count: int = 1
    then: Effect | None = None

    def parts(self) -> tuple[Effect, ...]:
        return () if self.then is None else (self.then,)

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.where in (ON_PHOBOS, ON_GANYMEDE):
            moon = PHOBOS if self.where == ON_PHOBOS else GANYMEDE
            if game.moons[moon] >= 0:
                return []
            put_on_moon(game, frame.seat, moon, frame.source)
            return None
        if self.is_void(game, frame):
            return None
        mask = spots(game, frame.seat, self.tile, self.where)
        return [HEX + place for place in bits(mask)]

    def is_void(self, game: Mars, frame: Frame) -> bool:
        return self.tile == OCEAN and game.oceans_placed() >= ALL_OCEANS

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        # `b` counts the tiles placed already; the next one waits below what this one brings.
        if frame.b + 1 < self.count:
            game.push(frame.step(frame.a, frame.b + 1))
        place = option - HEX
        then: Frame | None = None
        if self.then is not None:
            then = Frame(self.then, frame.seat, frame.source, place)
        put_tile(game, frame.seat, self.tile, place, frame.source, then)

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.NO_SPACE, self.tile)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        if HEX <= option < HEX + HEXES:
            return pack(reasons.WRONG_SPACE, self.tile, self.where)
        return pack(NOT_OFFERED)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        if self.where in (ON_PHOBOS, ON_GANYMEDE):
            moon = PHOBOS if self.where == ON_PHOBOS else GANYMEDE
            return POSSIBLE if game.moons[moon] < 0 else self.why(game, frame)
        if self.is_void(game, frame) or spots(game, frame.seat, self.tile, self.where):
            return POSSIBLE
        return self.why(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        return BOARD

    def writes(self, game: Mars, frame: Frame) -> int:
        mask = placing_writes(game, frame.seat, self.tile)
        if self.then is not None:
            mask |= self.then.writes(game, frame)
        return mask


@dataclass(frozen=True)
class ProduceMetal(MarsEffect):
    """Production +1 of the metal shown on the area in `frame.a`; a choice if it shows both."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        options: list[int] = []
        if BONUS_STEEL[frame.a]:
            options.append(CHOOSE)
        if BONUS_TITANIUM[frame.a]:
            options.append(CHOOSE + 1)
        return options

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        metal = STEEL if option == CHOOSE else TITANIUM
        produce(game, frame.seat, metal, 1, frame.source)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def box(self) -> bool:
        return True

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0

    def writes(self, game: Mars, frame: Frame) -> int:
        steel = production_bit(game, frame.seat, STEEL)
        return steel | production_bit(game, frame.seat, TITANIUM)


@dataclass(frozen=True)
class ClaimArea(MarsEffect):
    """Reserve an empty unreserved area for oneself: `hex:r-c` (TM-15.27)."""

    def _areas(self, game: Mars, frame: Frame) -> int:
        return open_land(game, frame.seat) & ~game.players[frame.seat].claims

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return [HEX + place for place in bits(self._areas(game, frame))]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        game.players[frame.seat].claims |= 1 << (option - HEX)
        if game.events is not None:
            game.note(CLAIMED_AREA, frame.seat, 0, option - HEX, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.CANNOT_CLAIM)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        is_area = HEX <= option < HEX + HEXES
        return pack(reasons.CANNOT_CLAIM if is_area else NOT_OFFERED)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE if self._areas(game, frame) else self.why(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        return BOARD

    def writes(self, game: Mars, frame: Frame) -> int:
        return BOARD


class DrawBonus(MarsEffect):
    """The cards printed on an area: `a` of them."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        push_draws(game, frame.seat, frame.source, frame.a)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0

    def writes(self, game: Mars, frame: Frame) -> int:
        return DECK | bit(game, frame.seat, HAND)


DRAW_BONUS: Final = DrawBonus()
GREENERY_OXYGEN: Final = Raise(OXYGEN)
BONUS_OCEAN: Final = Place(OCEAN)
BONUS_WARMTH: Final = Raise(TEMPERATURE)


def board_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    return {
        "draw_bonus": DRAW_BONUS,
        "greenery_oxygen": GREENERY_OXYGEN,
        "bonus_ocean": BONUS_OCEAN,
        "bonus_warmth": BONUS_WARMTH,
    }
