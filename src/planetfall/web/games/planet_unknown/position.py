"""What the page of Planet Unknown is drawn from: the position as the viewer may know it."""

from __future__ import annotations

from planetfall.games.planet_unknown.state import Unknown
from planetfall.web.pages.scene import Scene


def position(scene: Scene) -> Unknown:
    """The game as the viewer may know it."""
    game = scene.position
    assert isinstance(game, Unknown)
    return game


def question_path(scene: Scene) -> str:
    """The effect that asks the viewer, by its path; empty when nobody does."""
    return position(scene).question(scene.me).effect.path if scene.asked else ""


def options_of(scene: Scene, seat: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The viewer's options that begin like `kinds`; on the boards of others there are none."""
    if seat != scene.me:
        return ()
    return tuple([key for key in scene.table_view.keys if key.startswith(kinds)])
