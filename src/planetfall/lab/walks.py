"""Honest undo: walks forward and back see nothing they could not see before."""

from __future__ import annotations

from random import Random
from typing import Any

from planetfall.bots import match
from planetfall.core.game import Game
from planetfall.core.play import Play
from planetfall.core.rules import Rules
from planetfall.core.view import pieces_in_sight

CHANCE_TO_WALK = 0.1
LONGEST = 6


def walks_are_honest(rules: Rules, seats: int, seed: int) -> tuple[int, list[str]]:
    """Walk at some positions of one random game; how many walks, and what was found wrong."""
    play = Play.new(rules, seats, seed, "walk")
    rng = Random(f"walk {seed}")
    walks = 0
    for _ in range(match.MOST_DECISIONS):
        if play.game.is_over():
            break
        if rng.random() < CHANCE_TO_WALK:
            walks += 1
            if fault := _walk(play, rng):
                return walks, [f"seed {seed}, round {play.game.round_number()}: {fault}"]
            continue
        seat = rng.choice(play.game.to_move())
        play.push(seat, rng.choice(play.game.legal(seat)))
    return walks, []


def _walk(play: Play, rng: Random) -> str:
    """Some choices of one seat, then back as far as undo goes; empty, or what was wrong."""
    seat = rng.choice(play.game.to_move())
    trail: list[tuple[list[Any], list[Any], Any]] = []
    for _ in range(rng.randint(1, LONGEST)):
        if seat not in play.game.to_move():
            break
        guess = play.game.view(seat).determinize(Random(rng.getrandbits(40)))
        option = rng.choice(play.game.legal(seat))
        trail.append((_views(play.game), _sights(play.game), guess))
        play.push(seat, option)
        if not play.can_undo(seat):
            trail = []
            continue
        # Played with other hidden things the same choice must look the same to its chooser.
        guess.apply(seat, option)
        if guess.view(seat).data() != play.game.view(seat).data():
            return f"seat {seat} learned something by `{play.rules.key(option)}` and could undo it"
    while trail and play.can_undo(seat):
        views, sights, _ = trail.pop()
        after = _sights(play.game)
        play.undo(seat)
        if _views(play.game) != views:
            return f"a view after the undo of seat {seat} is not the earlier one"
        for viewer, (now, then) in enumerate(zip(after, sights, strict=True), -1):
            # What the seat showed of its own it knew before.
            if news := now - then - sights[seat + 1]:
                return f"viewer {viewer} saw {sorted(news)[:3]} and seat {seat} went back"
    return ""


def _views(game: Game) -> list[Any]:
    return [game.view(seat if seat >= 0 else None).data() for seat in range(-1, game.seats)]


def _sights(game: Game) -> list[Any]:
    return [pieces_in_sight(game, seat) for seat in range(-1, game.seats)]
