"""The public door to positions: any game, blank or real, in words and as text."""

from __future__ import annotations

import pytest

from planetfall import games, positions
from planetfall.core.errors import BadRecord, BadRequest
from tests.cli.toygame.game import TITLE


@pytest.mark.parametrize("game", list(games.GAMES))
def test_every_game_has_a_builder_and_a_copy_leaves_the_position_alone(game: str) -> None:
    real = games.build(game, {}).new(2, 5)
    before = real.digest()
    at = positions.change(real)
    assert at.ask().digest() == before
    for row in (at.game.numbers, at.game.draws):
        row[0] += 1
    assert real.digest() == before
    assert positions.changes(real, at.game) == []


def test_an_expansion_brings_its_own_builder() -> None:
    at = positions.start("terraforming-mars", colonies=True)
    assert positions.offered(at.marker("luna", 3).give(0, mc=9).turn(0), 0)[-1] == "pass"


def test_a_game_without_words_of_its_own_has_a_plain_builder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(games.GAMES, "toy", TITLE)
    real = positions.start("toy", seats=2).game
    assert type(positions.change(real)) is positions.Builder


def test_a_text_names_its_game_and_options() -> None:
    game = games.build("terraforming-mars", {"colonies": True, "draft": True}).new(3, 8)
    again = positions.read("# a comment\n\n" + game.to_text())
    assert again.digest() == game.digest()
    assert again.rules.options["draft"] is True


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadRequest, match="no game `chess`"):
        positions.start("chess")
    with pytest.raises(BadRequest, match="no game `chess`"):
        positions.read("chess seats=2")
    with pytest.raises(BadRecord, match="begins with the name of its game"):
        positions.read("\n")
    at = positions.start("terraforming-mars")
    with pytest.raises(BadRequest, match="no area `9-9`; there is `1-1`"):
        at.put("ocean at 9-9")
    with pytest.raises(BadRequest, match="`an ocean` is not `thing at place`"):
        at.put("an ocean")
    with pytest.raises(BadRequest, match="no card `birdz`; there is `birds`"):
        at.hand(0, "birdz")
    with pytest.raises(BadRequest, match="`asteroid` holds no resources"):
        at.hold("asteroid", 2)
    planet = positions.start("planet-unknown")
    with pytest.raises(BadRequest, match="`i2_civ_energy` cannot lie as drawn"):
        planet.drawn(0, "AAA", A="i2_civ_energy")
