"""What a card needs to be played; only global parameters bend (TM-8.09 to TM-8.12)."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.components.board import count
from planetfall.games.terraforming_mars.components.card import CARDS, Requirement
from planetfall.games.terraforming_mars.components.terms import CITY, GREENERY, OXYGEN, TEMPERATURE
from planetfall.games.terraforming_mars.state import Mars


def track_value(game: Mars, track: int) -> int:
    """A global parameter as printed: degrees, per cent, tiles."""
    if track == TEMPERATURE:
        return game.temperature * 2 - 30
    if track == OXYGEN:
        return game.oxygen
    return game.oceans_placed()


@dataclass(frozen=True)
class AtLeast(Requirement):
    """A global parameter has at least this value."""

    track: int
    value: int

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = track_value(game, self.track)
        bend = slack * 2 if self.track == TEMPERATURE else slack
        if had + bend >= self.value:
            return POSSIBLE
        return pack(reasons.TRACK_TOO_LOW, self.track, self.value, had)


@dataclass(frozen=True)
class AtMost(Requirement):
    """A global parameter has at most this value."""

    track: int
    value: int

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = track_value(game, self.track)
        bend = slack * 2 if self.track == TEMPERATURE else slack
        if had - bend <= self.value:
            return POSSIBLE
        return pack(reasons.TRACK_TOO_HIGH, self.track, self.value, had)


@dataclass(frozen=True)
class HasTags(Requirement):
    """So many own tags in play, without the card itself (TM-8.28)."""

    tag: int
    least: int

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = game.kit(seat).tags[self.tag]
        if had >= self.least:
            return POSSIBLE
        return pack(reasons.TOO_FEW_TAGS, self.tag, self.least, had)


@dataclass(frozen=True)
class HasProduction(Requirement):
    """Own production of at least this."""

    resource: int
    least: int = 1

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = game.players[seat].production[self.resource]
        if had >= self.least:
            return POSSIBLE
        return pack(reasons.PRODUCTION_TOO_LOW, self.resource, self.least, had)


def own_tiles(game: Mars, seat: int, tile: int) -> int:
    """Own greeneries, or own cities with the moons and the Capital (TM-10.14)."""
    player = game.players[seat]
    if tile == GREENERY:
        return count(player.tiles & game.greenery_hexes)
    found = count(player.tiles & game.city_hexes)
    for owner in game.moons:
        if owner == seat:
            found += 1
    return found


@dataclass(frozen=True)
class OwnsTiles(Requirement):
    """So many own greeneries or cities."""

    tile: int
    least: int = 1

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = own_tiles(game, seat, self.tile)
        if had >= self.least:
            return POSSIBLE
        return pack(reasons.TOO_FEW_TILES, self.tile, self.least, had)


def cities_in_play(game: Mars) -> int:
    """City tiles of anybody, neutral ones and those on the moons included."""
    found = count(game.city_hexes)
    for owner in game.moons:
        if owner >= 0:
            found += 1
    return found


@dataclass(frozen=True)
class CitiesInPlay(Requirement):
    """So many cities of anybody."""

    least: int

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = cities_in_play(game)
        if had >= self.least:
            return POSSIBLE
        return pack(reasons.TOO_FEW_CITIES, CITY, self.least, had)


def held_in_all(game: Mars, seat: int, resource: int) -> int:
    """Resources of a kind on all own cards."""
    found = 0
    for card in game.kit(seat).holders:
        if CARDS[card].holds == resource:
            found += game.held[CARDS[card].slot]
    return found


@dataclass(frozen=True)
class HasHeld(Requirement):
    """So many resources of a kind on own cards together."""

    resource: int
    least: int

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = held_in_all(game, seat, self.resource)
        if had >= self.least:
            return POSSIBLE
        return pack(reasons.TOO_FEW_HELD, self.resource, self.least, had)


@dataclass(frozen=True)
class RatingRose(Requirement):
    """The own terraform rating rose in this generation."""

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        return POSSIBLE if game.players[seat].raised else pack(reasons.RATING_NOT_RAISED)
