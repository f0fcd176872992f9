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
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS
from planetfall.games.planet_unknown.components.planets import PLANET_OF, PLANETS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TILE_OF
from planetfall.games.planet_unknown.rules import build
from planetfall.games.planet_unknown.scoring import LINES
from planetfall.games.planet_unknown.state import Unknown

TRACKS = TERRAIN_IDS[:5]


class Seat:
    """One seat's part of a position: its boards, its text, the tiles that lie on its planet."""

    def __init__(self, planet: str, corporation: str, words: list[str], tiles: list[str]) -> None:
        self.planet = planet
        self.corporation = corporation
        self.words = words
        self.tiles = tiles


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
    words: list[str] = []
    laid = tiles or []
    if laid:
        words.append("board.tiles=" + ",".join([tile for tile, _, _ in laid]))
        words.append("board.turns=" + ",".join([str(turn) for _, turn, _ in laid]))
        words.append("board.anchors=" + ",".join([anchor for _, _, anchor in laid]))
    for name in ("patches", "meteorites", "doubled", "lifepods", "rovers", "loaded"):
        cells = fields.pop(name + "_at", None)
        if cells is not None:
            words.append(f"board.{name}=" + ",".join(cells))
    spaces: dict[str, str] = fields.pop("spaces", {})
    if trackers or spaces:
        stands = {track: f"{track}-{(trackers or {}).get(track, 0)}" for track in TRACKS}
        stands.update(spaces)
        words.append("trackers=" + ",".join([stands[track] for track in TRACKS]))
    for name, value in fields.items():
        text = ",".join([str(part) for part in value]) if isinstance(value, list) else value
        words.append(f"{name}={text}")
    return Seat(planet, corporation, words, [tile for tile, _, _ in laid])


def _position(
    seats: list[Seat],
    table: dict[str, Any],
    stack: str,
    options: dict[str, Any],
    outer: str | None = None,
    inner: str | None = None,
) -> Unknown:
    """A game from its parts; seat 0 faces `outer` and `inner`."""
    tops = [-1] * 12
    if outer is not None:
        tops[TILE_OF[outer] // 12] = TILE_OF[outer]
        table.setdefault("rotation", TILE_OF[outer] // 12)
    if inner is not None:
        tops[TILE_OF[inner] // 12] = TILE_OF[inner]
        table.setdefault("shift", (TILE_OF[inner] // 12 - 6 - table.get("rotation", 0)) % 6)
    used = [TILE_OF[tile] for part in seats for tile in part.tiles]
    bare: list[int] = table.pop("bare", [])
    for stack_number in range(12):
        if tops[stack_number] < 0 and stack_number not in bare:
            free = [12 * stack_number + k for k in range(12)]
            tops[stack_number] = next((tile for tile in free if tile not in used), -1)
    empty: list[int] = [*table.pop("empty", []), *bare]
    bags = []
    gone: list[int] = []
    for stack_number in range(12):
        mask = 0
        for k in range(12):
            tile = 12 * stack_number + k
            if tile not in used and tile != tops[stack_number]:
                if stack_number in empty:
                    gone.append(tile)
                else:
                    mask |= 1 << k
        bags.append(mask)
    words = [f"tops={_join(tops)}", f"bags={_join(bags)}"]
    if gone:
        words.append(f"discarded={_join(sorted(gone))}")
    decks: list[str] | None = table.pop("civ", None)
    held = [word for part in seats for word in _listed(part, ("civ_open", "civ_cards"))]
    if decks is None:
        decks = [card for card in CIV_IDS if card not in held]
    words.append("civ=" + _join(sorted(decks, key=CIV_IDS.index)))
    words.append("civ_box=" + _join([c for c in CIV_IDS if c not in decks and c not in held]))
    dealt = [*table.get("between", []), *table.get("common", [])]
    dealt += [word for part in seats for word in _listed(part, ("personal", "returned"))]
    words.append("pile=" + _join([card for card in OBJECTIVE_IDS if card not in dealt]))
    for name, value in table.items():
        words.append(f"{name}={_join(value) if isinstance(value, list) else value}")
    lines = [f"planet-unknown seats={len(seats)} seed=5", "table: " + " ".join(words)]
    for number, part in enumerate(seats):
        taken = len(_listed(part, ("civ_open", "civ_cards")))
        marks = [f"civ_taken={_join([64] * taken)}"] if taken else []
        if part.words or marks:
            lines.append(f"seat {number}: " + " ".join(part.words + marks))
    lines.append(f"stack: {stack}")
    options = {
        "planets": [part.planet for part in seats],
        "corporations": [part.corporation for part in seats],
        **options,
    }
    game = build(options).from_text("\n".join(lines))
    assert isinstance(game, Unknown)
    return game


def _listed(part: Seat, names: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for word in part.words:
        name, _, value = word.partition("=")
        if name in names:
            found += value.split(",")
    return found


def _join(values: list[Any]) -> str:
    return ",".join([str(value) for value in values])


def placement(
    outer: str | None, inner: str | None, *seats: Seat, turn: int = 2, **more: Any
) -> Unknown:
    """The simultaneous part of a turn: seat 0 faces these tiles, then the turn goes on.

    `more` are fields of the table (`event="patch"` for a restriction of this turn) and, under
    `options`, options of the rules. A seat that is not given is as after setup; `bare` lists
    stacks without any tile, `empty` stacks without tiles under the top one.
    """
    options = more.pop("options", {})
    given = _filled(list(seats))
    if outer is None:
        more.setdefault("bare", []).append(more.get("rotation", 0))
    if inner is None:
        section = TILE_OF[outer] // 12 if outer is not None else more.get("rotation", 0)
        more.setdefault("bare", []).append(6 + (section + more.get("shift", 0)) % 6)
    if "event" in more:
        options = {"events": ["on"], **options}
        more["events_deck"] = _rest_of_deck(more["event"])
    table = {"turn": turn, "phase": "placement", **more}
    stack = "round@0 close@0 civ_picks@0 carry_out@0 placement@0"
    return _position(given, table, stack, options, outer, inner)


def civ_picks(*seats: Seat, **more: Any) -> Unknown:
    """Before the civ picks of a turn; seats with `due=[rank]` pick from `civ=[card ids]`."""
    options = more.pop("options", {})
    outer = more.pop("outer", None)
    inner = more.pop("inner", None)
    table = {"turn": 2, "phase": "civ_picks", **more}
    commander = more.get("commander", 0)
    stack = f"round@{commander} close@{commander} civ_picks@{commander}"
    return _position(_filled(list(seats)), table, stack, options, outer, inner)


def event(card: str, *seats: Seat, **more: Any) -> Unknown:
    """Before the event `card` is revealed; seat 0 faces `outer` and `inner` if given.

    `left` events lie in the deck behind it; with `solo` one seat plays alone.
    """
    options = {"events": ["on"], **more.pop("options", {})}
    outer = more.pop("outer", None)
    inner = more.pop("inner", None)
    given = list(seats) if more.pop("solo", False) else _filled(list(seats))
    table = {"turn": 2, "phase": "rotation", "next_event": card, **more}
    rest = _rest_of_deck(card)
    left = table.pop("left", len(rest))
    table["events_deck"] = rest[:left]
    table["events_done"] = rest[left:]
    stack = "round@0 close@0 civ_picks@0 carry_out@0 placement@0 reveal_event@0"
    return _position(given, table, stack, options, outer, inner)


def ending(*seats: Seat, **more: Any) -> Unknown:
    """After the last turn: end-of-game work, then the score."""
    options = more.pop("options", {})
    table = {"turn": 20, "phase": "game_end", "ending": 1, **more}
    return _position(_filled(list(seats)), table, "end_game@0", options)


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


def _rest_of_deck(card: str) -> list[str]:
    """Nineteen other events, so that the deck is whole."""
    return [name for name in EVENT_IDS if name != card][:19]


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
