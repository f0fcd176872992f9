"""What is kept of earlier drawings never shows: a page is the same as one drawn afresh."""

from __future__ import annotations

import random

import pytest

from planetfall.games import GAMES, build
from planetfall.lab.server.fixtures import propose
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.web.games import page_of
from planetfall.web.pages.scene import Scene

PLAYS: list[tuple[str, dict[str, object], str]] = [
    (game, {}, lang) for game in GAMES for lang in ("en", "cs")
]
PLAYS.append(("terraforming-mars", {"colonies": True, "draft": True}, "en"))


def parts_of(room: Room, seat: int, lang: str, kept: dict[object, object]) -> dict[str, str]:
    scene = scene_of(room, seat, lang, kept)
    return {name: str(html) for name, html in page_of(room.rules.id).parts(scene)}


def scene_of(room: Room, seat: int, lang: str, kept: dict[object, object]) -> Scene:
    context = room.page_context(seat, lang)
    context.drawings = kept
    return Scene(context)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "lang"), PLAYS)
def test_kept_drawings_equal_fresh_ones_through_a_game(
    game: str, options: dict[str, object], lang: str
) -> None:
    wishes = [SeatWish(kind="person", name=f"P{number}") for number in range(3)]
    lobby = Lobby([game], build, ["random"])
    wish = NewTable(game=game, seats=wishes, options=options)
    room = Room(lobby.create(wish, "v").record, build)
    rng = random.Random(lang + game)
    kept: dict[object, object] = {}
    number = 0
    while room.movers():
        number += 1
        if rng.random() < 0.1 and (seat := rng.choice(room.movers())) >= 0:
            back(room, seat)
        room.accept(propose(room, rng, number))
        seat = rng.randrange(-1, 3)
        drawn = parts_of(room, seat, lang, kept)
        # A fresh drawing takes long: a part that is stale once stays so until it changes again.
        if rng.random() < 0.15:
            fresh = parts_of(room, seat, lang, {})
            assert [name for name in fresh if drawn[name] != fresh[name]] == []
            assert list(drawn) == list(fresh)


def test_all_who_look_at_on_mars_share_the_drawing_of_the_seats() -> None:
    wishes = [SeatWish(kind="person", name=f"P{number}") for number in range(4)]
    lobby = Lobby(["on-mars"], build, ["random"])
    room = Room(lobby.create(NewTable(game="on-mars", seats=wishes), "v").record, build)
    rng = random.Random(7)
    kept: dict[object, object] = {}
    for number in range(30):
        room.accept(propose(room, rng, number))
        scenes = [scene_of(room, seat, "en", kept) for seat in range(-1, 4)]
        drawn = [dict(page_of("on-mars").parts(scene))["left"] for scene in scenes]
        assert len({id(seats) for seats in drawn}) == 1
        for seat in room.movers():
            # The page shows one of the two.
            assert f'class="you-{seat}"' in str(drawn[0])
            assert f'class="not-{seat}"' in str(drawn[0])


def back(room: Room, seat: int) -> None:
    """Take a choice back, where that is free."""
    play = room.play
    assert play is not None
    if play.can_undo(seat):
        fork = play.fork()
        fork.undo(seat)
        room.play = fork
