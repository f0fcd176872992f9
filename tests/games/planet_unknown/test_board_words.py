"""What changed on a planet is told from its compact form as it is from lists of squares."""

from __future__ import annotations

from collections import Counter
from random import Random

from planetfall import games
from planetfall.core.wording import ByPlace, Named
from planetfall.games.planet_unknown.board import FIELDS, TERRAIN_SETS, PlanetBoard
from planetfall.games.planet_unknown.state import Unknown

OPTIONS = {"planets": ["random"], "corporations": ["random"], "events": ["on"]}


def boards(seed: int) -> list[PlanetBoard]:
    """Boards of a random game, one after each choice."""
    game = games.build("planet-unknown", OPTIONS).new(2, seed)
    assert isinstance(game, Unknown)
    rng = Random(seed)
    found = []
    while movers := game.to_move():
        found += [player.board.clone() for player in game.players]
        seat = rng.choice(movers)
        game.apply(seat, rng.choice(game.legal(seat)))
    return found


def test_words_take_apart_what_a_board_keeps() -> None:
    found = boards(1)
    rng = Random(1)
    for board in found:
        other = rng.choice(found)
        for field, value, older in zip(FIELDS.fields, board.values(), other.values(), strict=False):
            now, was = getattr(board, field.name), getattr(other, field.name)
            if isinstance(now, list):
                assert field.words.numbers_in(value) == now
                assert field.words.count_in(value) == len(now)
                assert field.words.more_in(value, older) == len(now) - len(was)
                if isinstance(field.words, Named):
                    gone, come = field.words.exchanged(older, value)
                    assert Counter(now) == Counter(was) - Counter(gone) + Counter(come)


def test_differences_of_terrains_lead_from_one_board_to_the_other() -> None:
    found = boards(2)
    rng = Random(2)
    plain = ByPlace(Named([]), Named([]))
    for board in found:
        other = rng.choice(found)
        was, now = other.terrains(), board.terrains()
        told = TERRAIN_SETS.differences(other.masks, board.masks)
        for cell, gone, come in told:
            assert gone in (0, was[cell]) and come in (0, now[cell])
        places = {cell for cell, _, _ in told}
        assert places == {place for place, _, _ in plain.differences(was, now)}
        assert len(told) == sum((was[cell] > 0) + (now[cell] > 0) for cell in places)
