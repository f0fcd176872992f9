"""Rows of the card table: a position, choices, and everything that changed.

    asteroid | mc=14 other.plant=3 hand=asteroid | play:asteroid seat:1 amount:3 | mc-14 ...

Seat 0 chooses; `other.` is seat 1, `third.` seat 2 where the row says `seats=3`. In the position a
bare resource is a stock, `production.x` a production; `play=` cards in play, `used=` those whose
action is used, `hold.card=` resources on it, `city=`, `greenery=`, `ocean=` and `tile.x=` tiles,
`claim=` reserved areas, `full=` all other free land, `temperature=`, `oxygen=`, `oceans=` tracks,
`deck=` all that is left to draw. The change names every number that is different afterwards; `hand`
is the number of cards in hand.
"""

from __future__ import annotations

from planetfall.games.terraforming_mars.components.board import HEX_NAMES, MOONS
from planetfall.games.terraforming_mars.components.card import CARDS, HOLDERS
from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES, STANDARD
from planetfall.games.terraforming_mars.state import Mars
from tests.rulebook.terraforming_mars.help import Position, owner_at, tile_at

Numbers = dict[str, int | str]
WHOSE = ["", "other.", "third."]
"""What stands before a name that belongs to a seat."""


def build(words: str) -> Position:
    """The position that a row describes."""
    pairs = [word.partition("=") for word in words.split()]
    seats = [int(value) for name, _, value in pairs if name == "seats"]
    at = Position(1 if "solo=1" in words.split() else (seats or [2])[0])
    for name, _, value in pairs:
        seat = 0
        for other, whose in enumerate(WHOSE):
            if whose and name.startswith(whose):
                seat, name = other, name.removeprefix(whose)
        _set(at, seat, name, value)
    return at


def _set(at: Position, seat: int, name: str, value: str) -> None:
    if name in RESOURCE_NAMES[:STANDARD]:
        at.give(seat, **{name: int(value)})
    elif name.startswith("production."):
        at.produce(seat, **{name.removeprefix("production."): int(value)})
    elif name == "rating":
        at.rating(seat, int(value))
    elif name == "hand":
        at.hand(seat, *value.split(","))
    elif name == "play":
        at.play(seat, *value.split(","))
    elif name.startswith("hold."):
        at.hold(name.removeprefix("hold."), int(value))
    elif name == "corporation":
        at.corporation(seat, value)
    elif name == "owes":
        at.owes(seat)
    elif name in ("city", "greenery", "ocean"):
        for place in value.split(","):
            at.tile(name, place, -1 if name == "ocean" else seat)
    elif name.startswith("tile."):
        at.tile(name.removeprefix("tile."), value, seat)
    elif name == "claim":
        for place in value.split(","):
            at.claim(seat, place)
    elif name == "full":
        at.full_land(*value.split(","))
    elif name == "used":
        for card in value.split(","):
            at.used(seat, card)
    elif name == "deck":
        at.deck(*value.split(","))
    elif name == "oceans":
        at.some_oceans(int(value))
    elif name == "temperature":
        at.track(temperature=int(value))
    elif name == "oxygen":
        at.track(oxygen=int(value))
    elif name not in ("solo", "seats"):
        raise ValueError(f"a row cannot set `{name}`")


def numbers(game: Mars) -> Numbers:
    """Everything a row compares."""
    found: Numbers = {
        "temperature": game.temperature * 2 - 30,
        "oxygen": game.oxygen,
        "oceans": game.oceans_placed(),
    }
    for seat, player in enumerate(game.players):
        whose = WHOSE[seat]
        for resource, name in enumerate(RESOURCE_NAMES[:STANDARD]):
            found[whose + name] = player.stock[resource]
            found[f"{whose}production.{name}"] = player.production[resource]
        found[whose + "rating"] = player.rating
        found[whose + "hand"] = len(player.hand)
        found[whose + "events"] = len(player.events)
        found[whose + "discount"] = player.next_discount
        found[whose + "slack"] = player.next_slack
        found[whose + "claims"] = player.claims.bit_count()
    for slot, amount in enumerate(game.held):
        found["hold." + CARDS[HOLDERS[slot]].name] = amount
    for place in HEX_NAMES:
        kind = tile_at(game, place)
        found["at." + place] = (
            kind if kind in ("none", "ocean") else f"{kind}/{owner_at(game, place)}"
        )
    for moon, owner in zip(MOONS, game.moons, strict=True):
        found["at." + moon] = f"city/{owner}" if owner >= 0 else "none"
    return found


def change(before: Numbers, after: Numbers) -> str:
    """What is different, in words."""
    words: list[str] = []
    for name, value in after.items():
        was = before[name]
        if value == was:
            continue
        if isinstance(value, int) and isinstance(was, int):
            words.append(f"{name}{value - was:+d}")
        else:
            words.append(f"{name}={value}")
    return " ".join(words)
