"""Positions for rule tests, written as the text form of a game.

A test says what lies where and which tiles the seat faces; everything else is as in a fresh game.
`placement` stands before the simultaneous part of a turn, `civ_picks` before the civ cards,
`event` before a named event, `ending` after the last turn. Choices are made by their words.

    game = placement("o4_civ_energy", "i2_rover_tech", seat(trackers={"civ": 2}))
    put(game, "outer", 0, "1-6")
    assert height(game, 0, "civ") == 4
"""

from __future__ import annotations

from typing import Any

from planetfall.core.vocabulary import CHANCE
from planetfall.games.planet_unknown.bands import cell_of, key_of
from planetfall.games.planet_unknown.components.planets import PLANET_OF, PLANETS
from planetfall.games.planet_unknown.components.shapes import SHAPE_IDS
from planetfall.games.planet_unknown.positions import TRACKS, UnknownBuilder
from planetfall.games.planet_unknown.rules import build
from planetfall.games.planet_unknown.scoring import LINES
from planetfall.games.planet_unknown.state import Unknown


class Seat:
    """One seat's part of a position: its boards, its text, its civ cards."""

    def __init__(self, planet: str, corporation: str, fields: dict[str, Any]) -> None:
        self.planet = planet
        self.corporation = corporation
        self.open: list[str] = fields.pop("civ_open", [])
        self.secret: list[str] = fields.pop("civ_cards", [])
        self.words = [f"{name}={_word(value)}" for name, value in fields.items()]


def _word(value: Any) -> str:
    return ",".join([str(part) for part in value]) or "-" if isinstance(value, list) else str(value)


def seat(
    *,
    tiles: list[tuple[str, int, str]] | None = None,
    trackers: dict[str, int] | None = None,
    planet: str = "ksb_4156",
    corporation: str = "universal_coalition",
    **fields: Any,
) -> Seat:
    """A seat with tiles `(id, turn, anchor)` and trackers by height; other fields by name.

    Cells are keys such as `3-7`; fields of the planet are `rovers_at`, `meteorites_at`,
    `lifepods_at`, `patches_at`, `loaded_at`, `doubled_at`. A tracker on a foreign track is
    written as `spaces={"water": "biomass-2"}`.
    """
    found: dict[str, Any] = {}
    if tiles:
        found["board.tiles"] = [tile for tile, _, _ in tiles]
        found["board.turns"] = [turn for _, turn, _ in tiles]
        found["board.anchors"] = [anchor for _, _, anchor in tiles]
    for name in ("patches", "meteorites", "doubled", "lifepods", "rovers", "loaded"):
        if name + "_at" in fields:
            found[f"board.{name}"] = list(fields.pop(name + "_at"))
    stands = {track: f"{track}-{height}" for track, height in (trackers or {}).items()}
    stands.update(fields.pop("spaces", {}))
    if stands:
        found["trackers"] = [f"{track}:{space}" for track, space in stands.items()]
    return Seat(planet, corporation, {**found, **fields})


def _position(seats: list[Seat], table: dict[str, Any]) -> UnknownBuilder:
    """A position from its parts; seat 0 faces `outer` and `inner`."""
    at = UnknownBuilder(
        len(seats),
        planets=[part.planet for part in seats],
        corporations=[part.corporation for part in seats],
        **table.pop("options", {}),
    )
    for number, part in enumerate(seats):
        at.write(f"seat {number}: {' '.join(part.words)}")
        at.civ_cards(number, *part.open, shown=True).civ_cards(number, *part.secret)
    at.used_up(*[SHAPE_IDS[stack] for stack in table.pop("bare", [])])
    at.used_up(*[SHAPE_IDS[stack] for stack in table.pop("empty", [])], top=True)
    if "civ" in table:
        at.civ_decks(*table.pop("civ"))
    faced = (table.pop("outer", None), table.pop("inner", None))
    at.write("table: " + " ".join([f"{name}={_word(value)}" for name, value in table.items()]))
    return at.faces(*faced) if any(faced) else at


def placement(
    outer: str | None, inner: str | None, *seats: Seat, turn: int = 2, **more: Any
) -> Unknown:
    """The simultaneous part of a turn: seat 0 faces these tiles, then the turn goes on.

    `more` are fields of the table (`event="patch"` for a restriction of this turn) and, under
    `options`, options of the rules. A seat that is not given is as after setup; `bare` lists
    stacks without any tile, `empty` stacks without tiles under the top one.
    """
    event_now = more.pop("event", "")
    if event_now:
        more["options"] = {"events": ["on"], **more.get("options", {})}
    at = _position(_filled(list(seats)), {"turn": turn, **more})
    at.faces(outer, inner)
    return (at.restricted(event_now) if event_now else at).placement()


def civ_picks(*seats: Seat, **more: Any) -> Unknown:
    """Before the civ picks of a turn; seats with `due=[rank]` pick from `civ=[card ids]`."""
    return _position(_filled(list(seats)), more).civ_picks()


def event(card: str, *seats: Seat, **more: Any) -> Unknown:
    """Before the event `card` is revealed; seat 0 faces `outer` and `inner` if given.

    `left` events lie in the deck behind it; with `solo` one seat plays alone.
    """
    more["options"] = {"events": ["on"], **more.get("options", {})}
    given = list(seats) if more.pop("solo", False) else _filled(list(seats))
    left = more.pop("left", 19)
    return _position(given, more).event(card, left=left)


def ending(*seats: Seat, **more: Any) -> Unknown:
    """After the last turn: end-of-game work, then the score."""
    return _position(_filled(list(seats)), more).ending()


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> Unknown:
    """A game right after setup, at its first question."""
    game = build(options).new(seats, seed)
    assert isinstance(game, Unknown)
    return game


def _filled(seats: list[Seat]) -> list[Seat]:
    """At least two seats: the events and objectives of the solo game stay out of the way."""
    while len(seats) < 2:
        seats.append(seat())
    return seats


# -- playing ---------------------------------------------------------------------------------


def keys(game: Unknown, seat_number: int = 0) -> list[str]:
    """The words a seat may choose from now."""
    return [game.rules.key(option) for option in game.legal(seat_number)]


def choose(game: Unknown, *words: str, seat_number: int = 0) -> Unknown:
    """Make choices one after another; each must be offered."""
    for word in words:
        game.choose(seat_number, word)
    return game


def put(game: Unknown, ring: str, turn: int, anchor: str, seat_number: int = 0) -> Unknown:
    """Take the tile of a ring and place it; steps with one option need no word."""
    for word in (f"take:{ring}", f"turn:{turn}", f"cell:{anchor}"):
        if word in keys(game, seat_number):
            game.choose(seat_number, word)
    return game


def let_others_play(game: Unknown, seat_number: int = 0) -> Unknown:
    """The other seats take their first options until it is this seat's turn or the game ends."""
    while True:
        movers = game.to_move()
        if not movers or seat_number in movers or movers == (CHANCE,):
            return game
        mover = movers[0]
        game.apply(mover, game.legal(mover)[0])


def play_out(game: Unknown, seat_number: int = 0) -> Unknown:
    """Everybody takes first options until this turn is over (or the game)."""
    turn = game.turn
    while game.to_move() and game.turn == turn:
        mover = game.to_move()[0]
        options = game.legal(mover)
        done = game.rules.option("done")
        game.apply(mover, done if done in options else options[0])
    return game


# -- looking ---------------------------------------------------------------------------------


def height(game: Unknown, seat_number: int, track: str) -> int:
    """How high a tracker stands."""
    return game.players[seat_number].trackers[TRACKS.index(track)] & 15


def space(game: Unknown, seat_number: int, track: str) -> str:
    """The space a tracker stands on, as `biomass-2`."""
    place = game.players[seat_number].trackers[TRACKS.index(track)]
    return f"{TRACKS[place >> 4]}-{place & 15}"


def points(game: Unknown, seat_number: int, line: str) -> int:
    """One line of the score sheet: planet, a track, lifepods, meteorites, civ_cards, …"""
    return dict(game.scores()[seat_number].lines)[line]


def all_but(*left: str, planet: str = "ksb_4156") -> list[str]:
    """Every square of a planet but some, to be covered: `patches_at=all_but("1-6", "1-7")`."""
    return [key_of(k) for k in PLANETS[PLANET_OF[planet]].cells if key_of(k) not in left]


def cell(key: str) -> int:
    """The number of a square."""
    return cell_of(key)


SCORE_LINES = LINES


__all__ = ["TRACKS"]
