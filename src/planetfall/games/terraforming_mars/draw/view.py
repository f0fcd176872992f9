"""From a view's data to what the drawings need: tiles, tracks, numbers of the seats.

The data are those of `View.data()`: plain lists and numbers, redacted for the viewer. Numbers that
follow from rules (prices, requirements, milestones) are asked of the engine's own functions on a
position that holds only what the view shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from planetfall.core.reasons import POSSIBLE
from planetfall.games.terraforming_mars.components.board import bits
from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.components.terms import CITY, GREENERY, OCEAN, SPECIAL
from planetfall.games.terraforming_mars.extension import EXPANSIONS
from planetfall.games.terraforming_mars.state import Mars, Player, fresh_player
from planetfall.games.terraforming_mars.tableau import Tableau
from planetfall.svg.memo import memo

Data = Mapping[str, Any]
"""The data of a view or of a player's area."""

NEUTRAL = -1
"""The owner of oceans and of the tiles of nobody."""


@dataclass(frozen=True)
class Laid:
    """A tile on the map: its kind and the seat it belongs to."""

    tile: int
    owner: int = NEUTRAL


def laid_tiles(data: Data) -> dict[int, Laid]:
    """The tiles on Mars by their area."""
    table = data["table"]
    tiles = {place: tile for tile, name in _TILES for place in bits(table[name])}
    tiles |= {place: SPECIAL + k for k, place in enumerate(table["specials"]) if place >= 0}
    owners = _owners(data, "tiles")
    return {place: Laid(tile, owners.get(place, NEUTRAL)) for place, tile in tiles.items()}


_TILES: Final = ((OCEAN, "ocean_hexes"), (GREENERY, "greenery_hexes"), (CITY, "city_hexes"))


def _owners(data: Data, name: str) -> dict[int, int]:
    """Areas to seats, from the mask of this name that every seat has."""
    return {place: seat for seat, area in enumerate(data["areas"]) for place in bits(area[name])}


def claimed_areas(data: Data) -> dict[int, int]:
    """Areas reserved by a seat's marker."""
    return _owners(data, "claims")


def new_tiles(data: Data, after: Data) -> dict[int, Laid]:
    """Tiles that are on the map afterwards and were not before."""
    before = laid_tiles(data)
    return {place: laid for place, laid in laid_tiles(after).items() if place not in before}


def oceans(data: Data) -> int:
    """Ocean tiles on the map."""
    count: int = data["table"]["ocean_hexes"].bit_count()
    return count


def hand_size(area: Data) -> int:
    """How many cards a seat holds, seen or not."""
    return len(area["hand"]) if "hand" in area else int(area["hand_count"])


def corporation_of(area: Data) -> Card | None:
    """The corporation of a seat, `None` before it is revealed."""
    tableau = area["tableau"]
    card = CARDS[tableau[0]] if tableau else CARDS[0]
    return card if card.is_corporation() else None


@memo(2048)
def kit_of(cards: tuple[int, ...]) -> Tableau:
    """What cards in play add up to: tags, prices, discounts."""
    return Tableau(list(cards))


def _seen_player(area: Data) -> Player:
    player = fresh_player(0, 0)
    player.load_fields(dict(area))
    if "hand" not in area:
        player.hand = [0] * hand_size(area)
    return player


def seen_position(data: Data) -> Mars:
    """A position with what the view shows and nothing else, to ask the engine for numbers."""
    game = Mars()
    game.seats = data["seats"]
    for extension in EXPANSIONS.load():
        if extension.is_on(dict(data["options"])):
            area = extension.area(game.seats)
            game.extras = game.extras if area is None else [*game.extras, area]
    game.load_fields(dict(data["table"]))
    game.players = [_seen_player(area) for area in data["areas"]]
    return game


def counted_position(data: Data) -> Mars:
    """A position to count on, never to play on: it shares the lists of the view.

    It has what milestones, awards, prices and requirements count, and is quickly made.
    """
    game, table = Mars(), data["table"]
    game.seats = data["seats"]
    game.temperature, game.oxygen = table["temperature"], table["oxygen"]
    game.moons, game.held = table["moons"], table["held"]
    game.ocean_hexes = table["ocean_hexes"]
    game.city_hexes, game.greenery_hexes = table["city_hexes"], table["greenery_hexes"]
    game.players = [_counted_player(area) for area in data["areas"]]
    return game


def _counted_player(area: Data) -> Player:
    player = Player()
    player.rating, player.raised = area["rating"], area["raised"]
    player.tiles, player.next_slack = area["tiles"], area["next_slack"]
    player.stock, player.production = area["stock"], area["production"]
    player.hand = [0] * hand_size(area)
    player.tableau = area["tableau"]
    player.kit = kit_of(tuple(area["tableau"]))
    return player


def card_price(game: Mars, seat: int, card: Card) -> int:
    """What a card costs a seat now."""
    return game.kit(seat).price(card, game.players[seat].next_discount)


def needs_met(game: Mars, seat: int, card: Card) -> list[bool]:
    """Whether each of a card's requirements is met by a seat, what bends them counted in."""
    slack = game.kit(seat).slack + game.players[seat].next_slack
    return [need.obstacle(game, seat, slack) == POSSIBLE for need in card.needs]


def held_on(game: Mars, card: Card) -> int | None:
    """Resources that lie on a card, `None` where it holds none."""
    return None if card.slot < 0 else game.held[card.slot]
