"""What is different between two positions of a game, in words."""

from __future__ import annotations

from planetfall.core.area import Area
from planetfall.core.game import Game
from planetfall.core.textform import frame_word, kind_of


def changes(before: Game, after: Game) -> list[str]:
    """One line for each field that differs, and for what is to be done next.

    `seat 0: hand -asteroid`, `seat 0: stock mc 20 -> 6`, `table: city_hexes +4-5`.
    """
    found = _changed(before, after, "table: ")
    for seat, (old, new) in enumerate(zip(before.areas(), after.areas(), strict=True)):
        found += _changed(old, new, f"seat {seat}: ")
    was, now = _work(before), _work(after)
    if was != now:
        found.append(f"next: {was} -> {now}")
    return found


def _changed(before: Area, after: Area, prefix: str) -> list[str]:
    found: list[str] = []
    declared = after.declared()
    for name in declared.names:
        old, new = getattr(before, name), getattr(after, name)
        if isinstance(new, Area):
            found += _changed(old, new, f"{prefix}{name}.")
        elif isinstance(new, list) and new and isinstance(new[0], Area):
            for was, now in zip(old, new, strict=True):
                found += _changed(was, now, f"{prefix}{name}.{kind_of(now)}.")
        elif old != new:
            found.append(f"{prefix}{name} {declared.words[name].changed(old, new)}")
    return found


def _work(game: Game) -> str:
    """What is done next: the top of every stack that has work."""
    tops = [frame_word(game.rules, stack[-1]) for stack in game.stacks if stack]
    return " ".join(tops) or "nothing"
