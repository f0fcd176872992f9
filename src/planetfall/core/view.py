"""Views: what a seat or a spectator may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from planetfall.core.errors import StaleView
from planetfall.core.vocabulary import CHANCE

if TYPE_CHECKING:
    from planetfall.core.game import Game
    from planetfall.core.rules import Rules


_SOURCES: Final[dict[int, tuple[Game, int]]] = {}
"""The games that open views look at, with their moves when they were taken, by mark of the view.

A view does not hold its game: whoever follows all it has finds only what its seat may know, and
that does not include how many choices others have made in a simultaneous phase.
"""
_NO_MARK: Final = 0
_marks: Final = [0]


class View:
    """A look at a game from one seat (-1: a spectator).

    Seat, decision number and legal options are taken at once; `data()` and `position()` are built
    at the first look and then frozen. A view first looked into after its game has moved raises
    `StaleView`. Views can be pickled and copied.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._mark = _NO_MARK
        self.seat = seat
        self.rules: Rules = game.rules
        asked = game.asks[seat] if 0 <= seat < game.seats else None
        self.legal: list[int] = [] if asked is None else asked[:]
        """The options open to this seat, as numbers; a list of your own."""
        self.number: int = game.numbers[seat] if seat >= 0 else 0
        self._data: dict[str, Any] | None = None
        self._position: Game | None = None
        _marks[0] += 1
        self._mark = _marks[0]
        _SOURCES[self._mark] = (game, game.moves)

    def __del__(self) -> None:
        _SOURCES.pop(self._mark, None)

    def keys(self) -> list[str]:
        """The options open to this seat, as words."""
        return [self.rules.key(option) for option in self.legal]

    def data(self) -> dict[str, Any]:
        """Everything this seat may know, as plain data; do not change it."""
        if self._data is None:
            self._data = view_data(_game_of(self), self.seat)
        return self._data

    def position(self) -> Game:
        """Everything this seat may know, as a position of the game's own class; do not change it.

        What is hidden is `UNKNOWN`: others' cards in hand are a list of the right length, a hidden
        number is -1, and what nobody knows anything of is as in a blank position. Inside a
        simultaneous phase the others stand as when it began. Rule functions that only read what is
        open work on it; playing on it does not. See `position_for`.
        """
        if self._position is None:
            self._position = position_for(_game_of(self), self.seat)
        return self._position

    def determinize(self, rng: Any) -> Game:
        """A whole game consistent with this view, with fresh luck, from the view's data alone."""
        return self.rules.from_view(self.data(), rng)

    def detach(self) -> None:
        """Take at once all that the seat may know, and let go of the game.

        Nothing leads from a detached view to the game any more, not even through this module: that
        is what bots from outside get.
        """
        self.data()
        self.position()
        _SOURCES.pop(self._mark, None)
        self._mark = _NO_MARK

    def __reduce__(self) -> tuple[Any, ...]:
        return (restore_view, (self.position(), self.seat, self.data()))

    def __repr__(self) -> str:
        return f"<View of seat {self.seat} on {self.rules.id}: {len(self.legal)} options>"


def _game_of(view: View) -> Game:
    """The game a view looks at. No method of the view gives it away."""
    game, moves = _SOURCES[view._mark]
    if game.moves != moves:
        raise StaleView("The game has moved since this view was taken; take a new one.")
    return game


def restore_view(position: Game, seat: int, data: dict[str, Any]) -> View:
    """Rebuild a pickled view."""
    view = View(position, seat)
    view._position = position
    view._data = data
    view.detach()
    return view


class Shown:
    """What everybody sees of one position, built once for all who look at it."""

    def __init__(self, game: Game) -> None:
        seen = game.before if game.at_once else game.areas()
        self.areas: list[dict[str, Any]] = [area.shown_data(owner=False) for area in seen]
        self.own_before: list[dict[str, Any]] = []
        """At once: what owners see of their areas as these stood when it began."""
        if game.at_once:
            self.own_before = [area.shown_data(owner=True) for area in seen]
        self.table: dict[str, Any] = game.shown_data(owner=False)


def view_data(game: Game, seat: int, shown: Shown | None = None) -> dict[str, Any]:
    """What `seat` may know of a game, built from what is shown.

    Inside a simultaneous phase the others are seen as they stood when it began, and nothing tells
    how far they are. `shown` is what everybody sees of this very position, if it is known already.
    """
    areas: list[dict[str, Any]] = []
    for index, area in enumerate(game.areas()):
        if index == seat:
            areas.append(area.shown_data(owner=True))
        elif shown is not None:
            areas.append(shown.areas[index])
        else:
            seen = game.before[index] if game.at_once else area
            areas.append(seen.shown_data(owner=False))
    own_stack: list[Any] = []
    own_before: dict[str, Any] = {}
    if game.at_once and seat >= 0:
        own_stack = [frame.to_data() for frame in game.stacks[seat]]
        if shown is not None:
            own_before = shown.own_before[seat]
        else:
            own_before = game.before[seat].shown_data(owner=True)
    data: dict[str, Any] = {
        "game": game.rules.id,
        "version": game.rules.version,
        "options": game.rules.options_data(),
        "seats": game.seats,
        "viewer": seat,
        "round": game.round_number(),
        "number": game.numbers[seat] if seat >= 0 else 0,
        "at_once": game.at_once,
        "stack": [frame.to_data() for frame in game.stacks[game.seats]],
        "own_stack": own_stack,
        "own_before": own_before,
        "to_move": _movers(game, seat),
        "legal": [game.rules.key(option) for option in game.legal(seat)] if seat >= 0 else [],
        "table": game.shown_data(owner=False) if shown is None else shown.table,
        "areas": areas,
    }
    if game.decided:
        data["decided"] = game.decided
    data.update(game.view_extra(seat))
    return data


def position_for(game: Game, seat: int) -> Game:
    """What `seat` may know of a game as a position of the same class, independent of the game.

    It is a blank position with what may be seen of the table filled in, and with copies of the
    seats' areas in which all that is not open is overwritten. Its table's stack, the seat's own
    question with its options and who is to move are those of the game; the options of others, the
    luck and the seed are not.
    """
    position = game.rules.outline(game.seats).clone()
    position.see(game, owner=False)
    blank = game.rules.outline(game.seats).areas()
    areas = game.areas()
    for index in range(len(areas)):
        real = game.before[index] if game.at_once and index != seat else areas[index]
        areas[index] = real.seen(blank[index], owner=index == seat)
        position.take_area(index, areas[index])
    position.stacks[game.seats] = game.stacks[game.seats][:]
    for mover in _movers(game, seat):
        position.asks[mover] = game.legal(mover) if mover == seat else []
    position.decided = game.decided
    if seat >= 0:
        position.numbers[seat] = game.numbers[seat]
    if game.at_once:
        position.at_once = True
        position.before = areas
        if seat >= 0:
            position.stacks[seat] = game.stacks[seat][:]
            areas[seat] = game.before[seat].seen(blank[seat], owner=True)
    game.reveal(position, seat)
    return position


def _movers(game: Game, seat: int) -> list[int]:
    """Who owes a choice, as far as that may be known: at once, only oneself."""
    movers = [mover for mover in game.to_move() if mover != CHANCE]
    if game.at_once:
        return [mover for mover in movers if mover == seat]
    return movers


def pieces_in_sight(game: Game, seat: int) -> set[tuple[str, int]]:
    """(kind, piece) of every piece that `seat` sees now."""
    seen = game.pieces_seen(owner=False)
    for index, area in enumerate(game.areas()):
        looked_at = game.before[index] if game.at_once and index != seat else area
        seen |= looked_at.pieces_seen(owner=index == seat)
    return seen


def sees_more(before: Game, after: Game, seat: int) -> bool:
    """Whether `seat` (or -1, a spectator) sees a piece after a choice that it did not before."""
    return bool(pieces_in_sight(after, seat) - pieces_in_sight(before, seat))


def came_to_light(before: Game, after: Game, seat: int) -> bool:
    """Whether a choice of `seat` has shown anybody a piece that the seat itself did not see.

    That is a piece of a deck or of somebody else. What the seat shows of its own, a card it plays
    for one, is no news to it. What is open lies in everybody's sight and is collected once, and
    only if a piece has moved.
    """
    if _lie_alike(before, after):
        return False
    own = pieces_in_sight(before, seat)
    if _open_pieces(after) - _open_pieces(before) - own:
        return True
    for old, new in zip(before.areas(), after.areas(), strict=True):
        if new.pieces_seen(owner=True) - old.pieces_seen(owner=True) - own:
            return True
    return False


def _lie_alike(before: Game, after: Game) -> bool:
    """Whether all pieces that somebody sees lie where they lay."""
    if before.pieces_lie(owner=False) != after.pieces_lie(owner=False):
        return False
    for old, new in zip(before.areas(), after.areas(), strict=True):
        if old.pieces_lie(owner=True) != new.pieces_lie(owner=True):
            return False
    if before.before is after.before:
        return True
    was, now = _open_areas(before), _open_areas(after)
    for old, new in zip(was, now, strict=True):
        if old.pieces_lie(owner=False) != new.pieces_lie(owner=False):
            return False
    return True


def _open_areas(game: Game) -> list[Any]:
    """The areas as everybody sees them: at once, as they stood when it began."""
    return list(game.before if game.at_once else game.areas())


def _open_pieces(game: Game) -> set[tuple[str, int]]:
    """The pieces everybody sees."""
    found = game.pieces_seen(owner=False)
    return found.union(*[area.pieces_seen(owner=False) for area in _open_areas(game)])
