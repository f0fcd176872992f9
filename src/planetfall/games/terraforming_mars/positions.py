"""Positions of Terraforming Mars, built in words.

    at = MarsBuilder(seats=3)
    at.give(0, mc=40).hand(0, "asteroid").put("ocean at 4-8", "city of 1 at 3-4")
    game = at.turn(0)
    choose(game, 0, "play:asteroid", "nobody")

Seats have the beginner corporation unless `corporation` says otherwise: no tag, no effect. Stocks
and productions start at 0, seat 0 has the first-player marker, generation 2. Every hand holds one
card that can hardly be played (`FILLERS`), because a seat with nothing to do
passes without being asked.
"""

from __future__ import annotations

from typing import Any, Final, Self

from planetfall.core.builder import Builder, number_of, own_copy, placed, rules_for
from planetfall.core.errors import BadRequest
from planetfall.core.lists import changed, with_last, without
from planetfall.core.native import mypyc_attr
from planetfall.games.terraforming_mars.components.board import (
    HEX_NAMES,
    MOONS,
    OCEAN_AREAS,
    hex_number,
)
from planetfall.games.terraforming_mars.components.card import CARDS, card_id, card_names
from planetfall.games.terraforming_mars.components.terms import (
    GREENERY,
    RESOURCE_NAMES,
    STANDARD,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.components.tracks import step_of
from planetfall.games.terraforming_mars.effects.mars import lay_tile
from planetfall.games.terraforming_mars.rules import MarsRules
from planetfall.games.terraforming_mars.state import Mars, Player
from planetfall.games.terraforming_mars.vocabulary import AWARD_NAMES, MILESTONE_NAMES

FILLERS: Final = ["advanced_ecosystems", "birds", "fusion_power", "farming", "tundra_farming"]
"""The card every seat has in hand from the start: something to sell, so nobody passes unasked."""
KEPT_FREE: Final = "5-3"
"""Noctis City's area stays free when land is filled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MarsBuilder(Builder[Mars]):
    """A position of Terraforming Mars in the making."""

    def __init__(
        self, seats: int = 2, seed: int = 7, *, game: Mars | None = None, **options: Any
    ) -> None:
        if game is not None:
            super().__init__(own_copy(game))
            return
        super().__init__(rules_for(MarsRules, options).blank(seats))
        self._prepare(seed)

    def _prepare(self, seed: int) -> None:
        game = self.game
        game.reseed(seed)
        # The deck of a blank game is shared by all of them.
        game.deck = list(game.deck)
        game.generation = 2
        for player in game.players:
            player.production = [0] * STANDARD
            player.tableau = [card_id("beginner")]
        for seat in range(game.seats):
            self.hand(seat, FILLERS[seat])

    def player(self, seat: int) -> Player:
        """A seat's area."""
        return self.game.players[seat]

    # Player boards.

    def give(self, seat: int, **amounts: int) -> Self:
        """Set stocks: `give(0, mc=10, steel=2)`."""
        for name, amount in amounts.items():
            self.player(seat).stock = changed(self.player(seat).stock, _resource(name), amount)
        return self

    def produce(self, seat: int, **amounts: int) -> Self:
        """Set productions: `produce(0, energy=1)`."""
        for name, amount in amounts.items():
            self.player(seat).production = changed(
                self.player(seat).production, _resource(name), amount
            )
        return self

    def rating(self, seat: int, rating: int) -> Self:
        """Set the terraform rating."""
        self.player(seat).rating = rating
        return self

    def passed(self, *seats: int) -> Self:
        """These seats have passed."""
        for seat in seats:
            self.player(seat).passed = 1
        return self

    # Cards.

    def corporation(self, seat: int, name: str) -> Self:
        """Give a seat its corporation, without what it starts with."""
        number = _card(name)
        self.player(seat).tableau = changed(self.player(seat).tableau, 0, number)
        if number in self.game.corporation_pool:
            self.game.corporation_pool = without(self.game.corporation_pool, number)
        return self

    def owes(self, seat: int) -> Self:
        """The corporation's fixed first action is due."""
        self.player(seat).owes = 1
        return self

    def _take(self, name: str) -> int:
        number, game = _card(name), self.game
        holders = [player for player in game.players if number in player.hand]
        if number in game.deck:
            game.deck = without(game.deck, number)
        elif number in game.discard:
            game.discard = without(game.discard, number)
        elif holders:
            holders[0].hand = without(holders[0].hand, number)
        else:
            raise BadRequest(f"`{name}` lies neither in the deck nor in a hand.")
        return number

    def hand(self, seat: int, *names: str) -> Self:
        """Put cards into a hand."""
        player = self.player(seat)
        cards = [self._take(name) for name in names]
        player.hand = sorted(player.hand + cards)
        return self

    def fill_hand(self, seat: int, cards: int) -> Self:
        """Put so many cards of the deck, whichever, into a hand."""
        return self.hand(seat, *[CARDS[number].name for number in self.game.deck[-cards:]])

    def empty_hand(self, *seats: int) -> Self:
        """Discard the hands of these seats."""
        for seat in seats:
            self.game.discard = sorted(self.game.discard + self.player(seat).hand)
            self.player(seat).hand = []
        return self

    def play(self, seat: int, *names: str) -> Self:
        """Lay cards into play, without their effects; events onto the pile."""
        for name in names:
            number = self._take(name)
            player = self.player(seat)
            pile = player.events if CARDS[number].is_event() else player.tableau
            pile.append(number)
        return self

    def hold(self, name: str, amount: int) -> Self:
        """Put resources on a card."""
        slot = CARDS[_card(name)].slot
        if slot < 0:
            raise BadRequest(f"`{name}` holds no resources.")
        self.game.held = changed(self.game.held, slot, amount)
        return self

    def used(self, seat: int, name: str) -> Self:
        """Mark the action of a card as used."""
        self.player(seat).used = with_last(self.player(seat).used, _card(name))
        return self

    def deck(self, *names: str) -> Self:
        """Leave only these cards in the deck; the others are discarded."""
        keep = [_card(name) for name in names]
        self.game.discard = sorted([c for c in self.game.deck if c not in keep] + self.game.discard)
        self.game.deck = sorted(keep)
        return self

    # The map.

    def put(self, *sentences: str) -> Self:
        """Lay tiles in words: `ocean at 4-5`, `city of 1 at 3-4`, `city of 0 at phobos`."""
        for sentence in sentences:
            tile, seat, place = placed(sentence)
            self.tile(tile, place, seat)
        return self

    def tile(self, tile: str, place: str, seat: int = -1) -> Self:
        """Lay a tile; without a seat it is neutral. Moons are `phobos` and `ganymede`."""
        if place in MOONS:
            self.game.moons = changed(self.game.moons, MOONS.index(place), seat)
        else:
            kind = number_of(tile, TILE_NAMES, "tile")
            lay_tile(self.game, kind, number_of(place, HEX_NAMES, "area"), seat)
        return self

    def city(self, seat: int, *places: str) -> Self:
        """Lay cities of a seat."""
        return self.put(*[f"city of {seat} at {place}" for place in places])

    def greenery(self, seat: int, *places: str) -> Self:
        """Lay greeneries of a seat."""
        return self.put(*[f"greenery of {seat} at {place}" for place in places])

    def oceans(self, *places: str) -> Self:
        """Lay oceans."""
        return self.put(*[f"ocean at {place}" for place in places])

    def some_oceans(self, number: int) -> Self:
        """Lay so many oceans on the first ocean areas."""
        return self.oceans(*OCEAN_NAMES[:number])

    def claim(self, seat: int, place: str) -> Self:
        """Reserve an area with a marker."""
        self.player(seat).claims |= 1 << hex_number(place)
        return self

    def full_land(self, *but: str) -> Self:
        """Neutral greeneries on all free land but these areas."""
        kept = [*but, *OCEAN_NAMES, KEPT_FREE]
        for index, name in enumerate(HEX_NAMES):
            free = not self.game.taken_hexes() >> index & 1
            if free and name not in kept:
                lay_tile(self.game, GREENERY, index, -1)
        return self

    # The table.

    def track(self, *, temperature: int | None = None, oxygen: int | None = None) -> Self:
        """Set global parameters, temperature in degrees."""
        if temperature is not None:
            self.game.temperature = step_of(temperature)
        if oxygen is not None:
            self.game.oxygen = oxygen
        return self

    def terraformed(self) -> Self:
        """All three parameters at their goals."""
        self.some_oceans(9 - self.game.oceans_placed())
        return self.track(temperature=8, oxygen=14)

    def generation(self, number: int) -> Self:
        """Set the generation."""
        self.game.generation = number
        return self

    def first(self, seat: int) -> Self:
        """Give the first-player marker to a seat."""
        self.game.first = seat
        return self

    def milestone(self, seat: int, milestone: str) -> Self:
        """A claimed milestone."""
        self.game.milestones = changed(
            self.game.milestones, number_of(milestone, MILESTONE_NAMES, "milestone"), seat
        )
        return self

    def award(self, seat: int, award: str) -> Self:
        """A funded award."""
        self.game.awards = changed(self.game.awards, number_of(award, AWARD_NAMES, "award"), seat)
        return self

    # Beginning.

    def turn(self, seat: int = 0, done: int = 0) -> Mars:
        """The game at a turn of `seat` with so many actions done, in the action phase."""
        return self.begin(*self._from_turn(seat, done))

    def _from_turn(self, seat: int, done: int = 0) -> list[str]:
        self.game.active = seat
        following = (seat + 1) % self.game.seats
        return [f"turn@{seat}/0/{done}", f"actions@0/0/{following}", "production", "end_check"]

    def play_now(self, seat: int, name: str) -> Mars:
        """A card is played in a seat's turn, past its requirement and without a price."""
        self.player(seat).playing = self._take(name)
        return self.begin(f"enter_play@{seat}/{name}", *self._from_turn(seat, 1))

    def production(self) -> Mars:
        """The game before the production phase, run until somebody is asked."""
        return self.begin("production", "end_check")

    def end(self) -> Mars:
        """The game right before the check for its end."""
        return self.begin("end_check")

    def next_generation(self) -> Mars:
        """The game at the start of the next generation."""
        return self.begin("generation")


OCEAN_NAMES: Final = [name for k, name in enumerate(HEX_NAMES) if OCEAN_AREAS >> k & 1]


def _resource(name: str) -> int:
    return number_of(name, RESOURCE_NAMES[:STANDARD], "resource")


def _card(name: str) -> int:
    return number_of(name, card_names(), "card")
