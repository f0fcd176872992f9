"""What the five corporations start with and how they differ from others in play."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.components.card import CARDS
from tests.rulebook.terraforming_mars.help import (
    can,
    choose,
    hand,
    held,
    keys,
    production,
    rating,
    started,
    stock,
)
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    founded,
    marker,
    next_generation,
    stations,
    tiles,
)

STARTS = {
    "aridor": ([40, 0, 0, 0, 0, 0], 0),
    "arklight": ([45, 0, 0, 0, 0, 0], 2),
    "polyphemos": ([50, 0, 5, 0, 0, 0], 5),
    "poseidon": ([45, 0, 0, 0, 0, 0], 0),
    "stormcraft": ([48, 0, 0, 0, 0, 0], 0),
}


@pytest.mark.parametrize("name", STARTS)
def test_a_corporation_starts_with_what_it_says(name: str) -> None:
    game = founded(name, "ecoline")
    money, income = STARTS[name]
    assert game.players[0].stock == money
    assert production(game, 0, "mc") == income


def test_arklight_hears_its_own_tag() -> None:
    game = founded("arklight", "ecoline")
    assert held(game, "arklight") == 1
    assert dict(game.scores()[0].lines)["card_resources"] == 0


def test_poseidon_builds_first_and_earns_by_it() -> None:
    game = founded("poseidon", "ecoline")
    assert keys(game, 0) == ["act:poseidon", "pass"]
    choose(game, 0, "act:poseidon", "colony:luna")
    assert stations(game, "luna") == [0]
    assert production(game, 0, "mc") == 2 + 1


def test_aridor_brings_a_colony_and_earns_by_new_kinds_of_tags() -> None:
    game = founded("aridor", "ecoline")
    choose(game, 0, "act:aridor", "colony:triton")
    assert "triton" in tiles(game) and marker(game, "triton") == 2
    at = Colonial(2).corporation(0, "aridor").give(0, mc=60)
    at.hand(0, "luna_governor", "ecology_research", "comet").play(0, "earth_office", "sponsors")
    later = at.play(0, "cartel", "miranda_resort").passed(1).turn(0)
    # Jovian, space and Earth lie there already: two Earth tags are nothing new.
    choose(later, 0, "play:luna_governor")
    assert production(later, 0, "mc") == 2
    choose(later, 0, "play:ecology_research")
    assert production(later, 0, "mc") == 2 + 4
    choose(later, 0, "play:comet", "hex:1-5")
    assert production(later, 0, "mc") == 6


def test_polyphemos_pays_five_for_cards_at_the_start_and_in_research() -> None:
    game = started(2, colonies=True)
    polyphemos = next(card for card in CARDS if card.name == "polyphemos")
    other = next(card for card in CARDS if card.name == "ecoline")
    game.players[0].corporations = sorted([polyphemos.id, other.id])
    game.asks = [None] * 3
    game.settle()
    choose(game, 0, "card:polyphemos")
    for _ in range(3):
        choose(game, 0, keys(game, 0)[0])
    choose(game, 0, "done")
    choose(game, 1, keys(game, 1)[0], "done")
    assert stock(game, 0, "mc") == 50 - 15
    assert len(hand(game, 0)) == 3
    research = Colonial(2).corporation(0, "polyphemos").give(0, mc=0).rating(0, 12).passed(1)
    later = choose(research.turn(0), 0, "pass")
    assert stock(later, 0, "mc") == 12
    choose(later, 0, keys(later, 0)[0])
    choose(later, 0, keys(later, 0)[0])
    # A third card cannot be paid, so nothing is left to ask.
    assert later.to_move() == (1,)
    assert stock(later, 0, "mc") == 2


def test_stormcraft_spends_floaters_as_two_heat_each() -> None:
    at = Colonial(2, "titan", "io").corporation(0, "stormcraft").hold("stormcraft", 4)
    game = at.give(0, heat=3).turn(0)
    choose(game, 0, "convert:heat")
    # 8 heat: three floaters and two heat at least, four floaters at most.
    assert keys(game, 0) == ["amount:3", "amount:4"]
    choose(game, 0, "amount:3")
    assert (held(game, "stormcraft"), stock(game, 0, "heat")) == (1, 1)
    assert rating(game, 0) == 21
    poor = Colonial(2).corporation(0, "stormcraft").hold("stormcraft", 2).give(0, heat=3).turn(0)
    assert not can(poor, 0, "convert:heat")
    revealed = founded("stormcraft", "ecoline", colonies=("titan", "io", "luna", "ceres", "pluto"))
    assert marker(revealed, "titan") == 2
    assert marker(next_generation(revealed), "titan") == 3
