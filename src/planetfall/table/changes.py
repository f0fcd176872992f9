"""What differs between two texts, as steps a browser can follow.

A step is a number of characters to keep, a negative number of characters to leave out, or a text
to put in. Markup changes in few places: common runs are found by comparing slices, the next common
place by looking for a piece of the old text in the new one. So the work is done by the string
search of the interpreter, and the steps need not be the fewest. Texts that know their own pieces
are compared piece by piece, and only where a piece differs the pieces it consists of itself.
"""

from __future__ import annotations

from typing import Final

from planetfall.svg.canvas import Pieced, Pieces

PIECE: Final = 40
"""Characters of the old text that are looked for in the new one."""

LEAPS: Final = (0, 24, 72, 200, 600, 1800, 5400)
"""How far behind a difference such pieces are taken."""

REACH: Final = 4000
"""How much farther such a piece may lie in the new text."""

SMALL: Final = 2500
"""Below this length a text is sent whole: packing it again costs less than comparing."""

MOST: Final = 24
"""Differences after which the rest is sent whole."""

SIGNIFICANT: Final = 24
"""A shorter piece stands in too many places to tell where both texts run together again."""

PIECED: Final = Pieced
"""A class of a module that is not compiled: by this name it need not be looked up every time."""

Step = int | str
Text = str | Pieces


def is_same(old: Text, new: Text) -> bool:
    """Whether two texts are alike; those of the same pieces are."""
    if isinstance(old, str) or isinstance(new, str):
        return old == new
    return old.pieces == new.pieces


def changes(old: Text, new: Text) -> list[Step] | None:
    """The steps from `old` to `new`; `None` when they would save little."""
    if isinstance(old, Pieces) and isinstance(new, Pieces):
        return _by_pieces(old, new)
    if isinstance(old, (Pieced, Pieces)) and isinstance(new, (Pieced, Pieces)):
        steps: list[Step] = []
        _put_pieces(steps, old.pieces, new.pieces)
        return steps
    return _by_text(str(old), str(new))


def _by_text(old: str, new: str) -> list[Step] | None:
    """The steps from one text to another."""
    if len(new) < SMALL:
        return None
    steps: list[Step] = []
    spared = 0
    at = to = 0
    for _ in range(MOST):
        same = _run(old, at, new, to)
        if same:
            steps.append(same)
            spared += same
            at, to = at + same, to + same
        if at == len(old) or to == len(new):
            break
        skip, put = _next(old, at, new, to)
        if skip:
            steps.append(-skip)
        if put:
            steps.append(new[to : to + put])
        at, to = at + skip, to + put
    if at < len(old):
        steps.append(at - len(old))
    if to < len(new):
        steps.append(new[to:])
    return steps if spared * 4 > len(new) else None


def _by_pieces(old: Pieces, new: Pieces) -> list[Step]:
    """The steps from some pieces to others, in whole pieces."""
    steps: list[Step] = []
    if old.fixed and new.fixed and len(old.pieces) == len(new.pieces):
        _put_in_places(steps, old.pieces, new.pieces)
    else:
        _put_pieces(steps, old.pieces, new.pieces)
    return steps


def _put_in_places(steps: list[Step], old: tuple[str, ...], new: tuple[str, ...]) -> None:
    """Add the steps from pieces to those that stand in their places."""
    same = 0
    for place in range(len(new)):
        was, now = old[place], new[place]
        if was == now:
            same += len(was)
        else:
            _keep(steps, same)
            same = 0
            _replace(steps, was, now)
    _keep(steps, same)


def _put_pieces(steps: list[Step], old: tuple[str, ...], new: tuple[str, ...]) -> None:
    """Add the steps from some pieces to others.

    Mostly a few pieces differ between many that do not: what is alike at both ends is passed over.
    """
    most = min(len(old), len(new))
    start, before = 0, 0
    while start < most and old[start] == new[start]:
        before += len(old[start])
        start += 1
    _keep(steps, before)
    old_end, new_end, behind = len(old), len(new), 0
    while min(old_end, new_end) > start and old[old_end - 1] == new[new_end - 1]:
        old_end -= 1
        new_end -= 1
        behind += len(old[old_end])
    _put_between(steps, old[start:old_end], new[start:new_end])
    _keep(steps, behind)


def _keep(steps: list[Step], length: int) -> None:
    """Add a step that keeps so many characters to those that keep what stands before."""
    if not length:
        return
    last = steps[-1] if steps else ""
    if isinstance(last, int) and last > 0:
        steps[-1] = last + length
    else:
        steps.append(length)


def _leave(steps: list[Step], pieces: tuple[str, ...]) -> None:
    """Add a step that leaves some pieces out."""
    length = 0
    for piece in pieces:
        length += len(piece)
    if length:
        steps.append(-length)


def _put_between(steps: list[Step], old: tuple[str, ...], new: tuple[str, ...]) -> None:
    """Add the steps from some pieces to others that differ at both ends."""
    if not old or not new:
        if new:
            steps.append("".join(new))
        _leave(steps, old)
        return
    if len(old) == 1 and len(new) == 1:
        _replace(steps, old[0], new[0])
        return
    last: dict[str, int] | None = None
    at = to = 0
    while at < len(old) and to < len(new):
        first, same = at, 0
        while at < len(old) and to < len(new) and old[at] == new[to]:
            same += len(old[at])
            at += 1
            to += 1
        if at > first:
            _keep(steps, same)
        elif _is_one_for_another(old, at, new, to):
            _replace(steps, old[at], new[to])
            at += 1
            to += 1
        else:
            if last is None:
                last = {each: k for k, each in enumerate(old) if len(each) >= SIGNIFICANT}
            other = to
            while to < len(new) and last.get(new[to], -1) < at:
                to += 1
            if to > other:
                steps.append("".join(new[other:to]))
            if to < len(new):
                found = old.index(new[to], at)
                _leave(steps, old[at:found])
                at = found
    if to < len(new):
        steps.append("".join(new[to:]))
    _leave(steps, old[at:])


def _replace(steps: list[Step], old: str, new: str) -> None:
    """Add the steps from one piece to the one that stands in its place."""
    if isinstance(old, PIECED) and isinstance(new, PIECED):
        _put_pieces(steps, old.pieces, new.pieces)
        return
    if old:
        steps.append(-len(old))
    if new:
        steps.append("".join((new,)))  # plain text, whatever the piece is


def _is_one_for_another(old: tuple[str, ...], at: int, new: tuple[str, ...], to: int) -> bool:
    """Whether a piece stands in the place of another: mostly a number changes and nothing moves.

    That is so where both sides go on alike. What consists of pieces itself is worth a closer look:
    there it is enough that neither has moved.
    """
    if isinstance(old[at], PIECED) and isinstance(new[to], PIECED):
        if old[at] not in new[to + 1 :] and new[to] not in old[at + 1 :]:
            return True
    if at + 1 == len(old) or to + 1 == len(new):
        return at + 1 == len(old) and to + 1 == len(new)
    follows = new[to + 1]
    return len(follows) >= SIGNIFICANT and follows == old[at + 1]


def _run(old: str, at: int, new: str, to: int) -> int:
    """How many characters are the same from two places on."""
    most = min(len(old) - at, len(new) - to)
    if old[at : at + most] == new[to : to + most]:
        return most
    low, high = 0, 64
    while high < most and old[at + low : at + high] == new[to + low : to + high]:
        low, high = high, 4 * high
    high = min(high, most)
    while high - low > 1:
        middle = (low + high) // 2
        if old[at + low : at + middle] == new[to + low : to + middle]:
            low = middle
        else:
            high = middle
    return low if old[at + low : at + high] != new[to + low : to + high] else high


def _next(old: str, at: int, new: str, to: int) -> tuple[int, int]:
    """How much to leave out and to put in until both texts run together again."""
    for leap in LEAPS:
        start = at + leap
        piece = old[start : start + PIECE]
        if len(piece) < PIECE:
            break
        found = new.find(piece, to, to + leap + REACH)
        if found >= 0:
            back = _tail(old, start, new, found, min(leap, found - to))
            return leap - back, found - back - to
    end = _tail(old, len(old), new, len(new), min(len(old) - at, len(new) - to))
    return len(old) - end - at, len(new) - end - to


def _tail(old: str, at: int, new: str, to: int, most: int) -> int:
    """How many characters, at most so many, are the same before two places."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if old[at - middle : at - low] == new[to - middle : to - low]:
            low = middle
        else:
            high = middle - 1
    return low


def applied(old: str, steps: list[Step]) -> str:
    """The text that steps make of another one: what the browser does."""
    parts: list[str] = []
    at = 0
    for step in steps:
        if isinstance(step, str):
            parts.append(step)
        elif step > 0:
            parts.append(old[at : at + step])
            at += step
        else:
            at -= step
    return "".join(parts)
