"""Positions for rule tests, built word by word.

    at = Position(seats=3)
    at.give(0, mc=40).hand(0, "asteroid").produce(1, plant=2).track(temperature=-30)
    game = at.turn(0)
    choose(game, 0, "play:asteroid", "nobody")

Seats have the beginner corporation unless `corporation` says otherwise: no tag, no effect. Stocks
and productions start at 0, seat 0 has the first-player marker, generation 2. Every hand holds one
card that can hardly be played (`FILLERS`), because a seat with nothing to do passes in silence.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Frame
from planetfall.core.errors import IllegalChoice
from planetfall.core.reasons import unpack
from planetfall.core.vocabulary import CHANCE
from planetfall.games.terraforming_mars.components.board import HEX_NAMES, MOONS, hex_number
from planetfall.games.terraforming_mars.components.card import CARDS, card_id
from planetfall.games.terraforming_mars.components.terms import (
    GREENERY,
    OCEAN,
    RESOURCE_NAMES,
    STANDARD,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.components.tracks import step_of
from planetfall.games.terraforming_mars.effects.mars import lay_tile
from planetfall.games.terraforming_mars.reasons import REASON_NAMES
from planetfall.games.terraforming_mars.rules import MarsRules
from planetfall.games.terraforming_mars.state import Mars, Player

_RULES: dict[str, MarsRules] = {}

OCEAN_AREAS = ["1-2", "1-4", "1-5", "2-6", "4-8", "5-4", "5-5", "5-6", "6-6", "6-7", "6-8", "9-5"]
FILLERS = ["advanced_ecosystems", "birds", "fusion_power", "farming", "tundra_farming"]
"""The card every seat has in hand from the start: something to sell, so nobody passes unasked."""


def rules(**options: Any) -> MarsRules:
    """The rules for these options, built once."""
    word = repr(sorted(options.items()))
    if word not in _RULES:
        _RULES[word] = MarsRules(options)
    return _RULES[word]


class Position:
    """A position in the making; every method but the last returns the builder itself."""

    def __init__(self, seats: int = 2, seed: int = 7, **options: Any) -> None:
        game = rules(**options).blank(seats)
        game.reseed(seed)
        game.generation = 2
        self.game: Mars = game
        for player in game.players:
            player.production = [0] * STANDARD
            player.tableau = [card_id("beginner")]
        for seat in range(seats):
            self.hand(seat, FILLERS[seat])

    def _player(self, seat: int) -> Player:
        return self.game.players[seat]

    def give(self, seat: int, **amounts: int) -> Position:
        """Set stocks: `give(0, mc=10, steel=2)`."""
        for name, amount in amounts.items():
            self._player(seat).stock[RESOURCE_NAMES.index(name)] = amount
        return self

    def produce(self, seat: int, **amounts: int) -> Position:
        """Set productions: `produce(0, energy=1)`."""
        for name, amount in amounts.items():
            self._player(seat).production[RESOURCE_NAMES.index(name)] = amount
        return self

    def rating(self, seat: int, rating: int) -> Position:
        """Set the terraform rating."""
        self._player(seat).rating = rating
        return self

    def corporation(self, seat: int, name: str) -> Position:
        """Give a seat its corporation, without what it starts with."""
        number = card_id(name)
        self._player(seat).tableau[0] = number
        if number in self.game.corporation_pool:
            self.game.corporation_pool.remove(number)
        return self

    def owes(self, seat: int) -> Position:
        """The corporation's fixed first action is due."""
        self._player(seat).owes = 1
        return self

    def _take(self, name: str) -> int:
        number = card_id(name)
        for pile in (self.game.deck, self.game.discard):
            if number in pile:
                pile.remove(number)
                return number
        for player in self.game.players:
            if number in player.hand:
                player.hand.remove(number)
                return number
        raise ValueError(f"`{name}` is not in the deck")

    def hand(self, seat: int, *names: str) -> Position:
        """Put cards of the deck into a hand."""
        player = self._player(seat)
        player.hand = sorted(player.hand + [self._take(name) for name in names])
        return self

    def fill_hand(self, seat: int, cards: int) -> Position:
        """Put so many cards of the deck, whichever, into a hand."""
        return self.hand(seat, *[CARDS[number].name for number in self.game.deck[-cards:]])

    def play(self, seat: int, *names: str) -> Position:
        """Lay cards of the deck into play, without their effects; events onto the pile."""
        for name in names:
            number = self._take(name)
            player = self._player(seat)
            pile = player.events if CARDS[number].is_event() else player.tableau
            pile.append(number)
        return self

    def hold(self, name: str, amount: int) -> Position:
        """Put resources on a card."""
        self.game.held[CARDS[card_id(name)].slot] = amount
        return self

    def used(self, seat: int, name: str) -> Position:
        """Mark the action of a card as used."""
        self._player(seat).used.append(card_id(name))
        return self

    def tile(self, tile: str, place: str, seat: int = -1) -> Position:
        """Lay a tile; without a seat it is neutral. Moons are `phobos` and `ganymede`."""
        if place in MOONS:
            self.game.moons[MOONS.index(place)] = seat
        else:
            lay_tile(self.game, TILE_NAMES.index(tile), hex_number(place), seat)
        return self

    def city(self, seat: int, *places: str) -> Position:
        """Lay cities of a seat."""
        for place in places:
            self.tile("city", place, seat)
        return self

    def greenery(self, seat: int, *places: str) -> Position:
        """Lay greeneries of a seat."""
        for place in places:
            self.tile("greenery", place, seat)
        return self

    def oceans(self, *places: str) -> Position:
        """Lay oceans."""
        for place in places:
            lay_tile(self.game, OCEAN, hex_number(place), -1)
        return self

    def some_oceans(self, number: int) -> Position:
        """Lay so many oceans on the first ocean areas."""
        return self.oceans(*OCEAN_AREAS[:number])

    def claim(self, seat: int, place: str) -> Position:
        """Reserve an area with a marker."""
        self._player(seat).claims |= 1 << hex_number(place)
        return self

    def full_land(self, *but: str) -> Position:
        """Neutral greeneries on all free land but these areas."""
        for index, name in enumerate(HEX_NAMES):
            free = not self.game.taken_hexes() >> index & 1
            if free and name not in but and name not in OCEAN_AREAS and name != "5-3":
                lay_tile(self.game, GREENERY, index, -1)
        return self

    def track(self, *, temperature: int | None = None, oxygen: int | None = None) -> Position:
        """Set global parameters, temperature in degrees."""
        if temperature is not None:
            self.game.temperature = step_of(temperature)
        if oxygen is not None:
            self.game.oxygen = oxygen
        return self

    def terraformed(self) -> Position:
        """All three parameters at their goals."""
        self.some_oceans(9 - self.game.oceans_placed())
        return self.track(temperature=8, oxygen=14)

    def generation(self, number: int) -> Position:
        """Set the generation."""
        self.game.generation = number
        return self

    def first(self, seat: int) -> Position:
        """Give the first-player marker to a seat."""
        self.game.first = seat
        return self

    def passed(self, *seats: int) -> Position:
        """These seats have passed."""
        for seat in seats:
            self._player(seat).passed = 1
        return self

    def milestone(self, seat: int, milestone: int) -> Position:
        """A claimed milestone, by its number on the board."""
        self.game.milestones[milestone] = seat
        return self

    def award(self, seat: int, award: int) -> Position:
        """A funded award, by its number on the board."""
        self.game.awards[award] = seat
        return self

    def deck(self, *names: str) -> Position:
        """Leave only these cards in the deck; the others are discarded."""
        keep = [card_id(name) for name in names]
        self.game.discard = sorted([c for c in self.game.deck if c not in keep] + self.game.discard)
        self.game.deck = sorted(keep)
        return self

    def no_discard(self) -> Position:
        """Take the discard pile out of the game: card conservation does not hold then."""
        self.game.discard = []
        return self

    def empty_hand(self, *seats: int) -> Position:
        """Discard the hands of these seats."""
        for seat in seats:
            self.game.discard = sorted(self.game.discard + self._player(seat).hand)
            self._player(seat).hand = []
        return self

    def stopping(self) -> Position:
        """Let the game stop at chance, so that draws can be stated."""
        self.game.stop_at_chance = True
        return self

    def turn(self, seat: int = 0, done: int = 0) -> Mars:
        """The game at a turn of `seat` with so many actions done, in the action phase."""
        effects = self.game.rules.effects
        following = (seat + 1) % self.game.seats
        self.game.active = seat
        return self._run(
            Frame(effects["end_check"], 0),
            Frame(effects["production"], 0),
            Frame(effects["actions"], 0, 0, following),
            Frame(effects["turn"], seat, 0, done),
        )

    def production(self) -> Mars:
        """The game before the production phase, run until somebody is asked."""
        effects = self.game.rules.effects
        return self._run(Frame(effects["end_check"], 0), Frame(effects["production"], 0))

    def end(self) -> Mars:
        """The game right before the check for its end."""
        return self._run(Frame(self.game.rules.effects["end_check"], 0))

    def next_generation(self) -> Mars:
        """The game at the start of the next generation."""
        return self._run(Frame(self.game.rules.effects["generation"], 0))

    def _run(self, *frames: Frame) -> Mars:
        game = self.game
        game.loaded()
        game.stacks[game.seats] = list(frames)
        game.settle()
        return game


def choose(game: Mars, seat: int, *keys: str) -> Mars:
    """Choose one word after another for a seat; the game itself."""
    for key in keys:
        game.choose(seat, key)
    return game


def keys(game: Mars, seat: int) -> list[str]:
    """What a seat may choose, as words; empty if nothing is asked of it."""
    return [game.rules.key(option) for option in game.legal(seat)]


def can(game: Mars, seat: int, key: str) -> bool:
    """Whether a seat may choose a word now."""
    return key in keys(game, seat)


def why(game: Mars, seat: int, key: str) -> tuple[str, int, int, int]:
    """(reason, what, needed, had) why a seat cannot choose a word."""
    kind, what, needed, had = unpack(game.why_not(seat, game.rules.option(key)))
    return REASON_NAMES.get(kind, str(kind)), what, needed, had


def is_illegal(game: Mars, seat: int, key: str) -> bool:
    """Whether choosing a word raises and changes nothing."""
    before = game.digest()
    try:
        game.choose(seat, key)
    except IllegalChoice:
        return game.digest() == before
    return False


def stock(game: Mars, seat: int, resource: str) -> int:
    """A stock by the resource's word."""
    return game.players[seat].stock[RESOURCE_NAMES.index(resource)]


def production(game: Mars, seat: int, resource: str) -> int:
    """A production by the resource's word."""
    return game.players[seat].production[RESOURCE_NAMES.index(resource)]


def rating(game: Mars, seat: int) -> int:
    """A terraform rating."""
    return game.players[seat].rating


def held(game: Mars, name: str) -> int:
    """Resources on a card."""
    return game.held[CARDS[card_id(name)].slot]


def hand(game: Mars, seat: int) -> list[str]:
    """Names of the cards in hand."""
    return [CARDS[number].name for number in game.players[seat].hand]


def in_play(game: Mars, seat: int) -> list[str]:
    """Names of the cards in play, corporation first."""
    return [CARDS[number].name for number in game.players[seat].tableau]


def tile_at(game: Mars, place: str) -> str:
    """The kind of the tile on an area: ocean, greenery, city, special or none."""
    mark = 1 << hex_number(place)
    kinds = {
        "ocean": game.ocean_hexes,
        "greenery": game.greenery_hexes,
        "city": game.city_hexes,
        "special": game.special_hexes,
    }
    return next((name for name, mask in kinds.items() if mask & mark), "none")


def owner_at(game: Mars, place: str) -> int:
    """The seat whose marker lies on the tile of an area, -1 for none."""
    mark = 1 << hex_number(place)
    return next((s for s, player in enumerate(game.players) if player.tiles & mark), -1)


def started(seats: int, seed: int = 1, **options: Any) -> Mars:
    """A fresh game at the choice of corporations."""
    game = rules(**options).new(seats, seed)
    assert isinstance(game, Mars)
    return game


def stop(game: Mars, seat: int) -> Mars:
    """End the turn of a seat or let it pass, unless that happened in silence."""
    for key in ("done", "pass"):
        if can(game, seat, key):
            return choose(game, seat, key)
    return game


def founding(*corporations: str, cards: int = 0, era: bool = False, first: int = 0) -> Mars:
    """A game before the last `done` of setup: seats chose these corporations.

    Seat 0 buys its first cards, the others none; `done` of the last seat reveals all.
    """
    seats = len(corporations)
    game = started(seats, corporate_era=era)
    others = [c.id for c in CARDS if c.is_corporation() and c.name not in corporations]
    for seat, name in enumerate(corporations):
        game.players[seat].corporations = sorted([card_id(name), others[seat + 1]])
    game.first = first
    game.asks = [None] * (seats + 1)
    game.settle()
    for seat, name in enumerate(corporations):
        choose(game, seat, f"card:{name}")
        for card in game.players[seat].offer[: cards if seat == 0 else 0]:
            choose(game, seat, f"card:{CARDS[card].name}")
        if seat < seats - 1 and can(game, seat, "done"):
            choose(game, seat, "done")
    return game


def revealed(*corporations: str, cards: int = 0, era: bool = False, first: int = 0) -> Mars:
    """A game at its first turn, with these corporations in play."""
    game = founding(*corporations, cards=cards, era=era, first=first)
    return choose(game, game.seats - 1, "done")


def buy_nothing(game: Mars) -> Mars:
    """Answer setup or research: the first corporation, no cards, for all seats."""
    while game.at_once:
        seat = game.to_move()[0]
        choose(game, seat, "done" if can(game, seat, "done") else keys(game, seat)[0])
    return game


def stated(game: Mars, *names: str) -> Mars:
    """State the next draws of a game that stops at chance."""
    for name in names:
        assert game.to_move() == (CHANCE,)
        game.apply(CHANCE, game.rules.option(f"card:{name}"))
    return game
