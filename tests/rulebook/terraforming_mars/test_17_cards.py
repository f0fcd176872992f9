"""Sections 17 and 23: cards, effects, icons, and what is hidden."""

from __future__ import annotations

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    BASE,
    CORPORATE_ERA,
    KIND_NAMES,
    SCIENCE,
    TAG_NAMES,
)
from planetfall.games.terraforming_mars.log import REVEALED
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    buy_nothing,
    can,
    choose,
    hand,
    held,
    in_play,
    keys,
    production,
    rating,
    started,
    stated,
    stock,
    tile_at,
    why,
)

OWN = [card for card in CARDS[1:] if card.deck in (BASE, CORPORATE_ERA)]


@rule("TM-17.01")
def test_everybody_plays_one_corporation() -> None:
    game = buy_nothing(started(3))
    for seat in range(3):
        kinds = [card.is_corporation() for card in CARDS if card.name in in_play(game, seat)]
        assert kinds == [True]


@rule("TM-17.02")
def test_cards_are_corporations_or_blue_green_and_red_projects() -> None:
    kinds = [KIND_NAMES[card.kind] for card in OWN]
    assert {kind: kinds.count(kind) for kind in KIND_NAMES} == {
        "automated": 112,
        "active": 59,
        "event": 37,
        "corporation": 13,
    }


@rule("TM-17.03", "TM-17.04")
def test_a_card_has_up_to_three_tags_and_counts_a_double_one_twice() -> None:
    assert {len(card.tags) for card in OWN} == {0, 1, 2, 3}
    assert Position().play(0, "research").turn(0).kit(0).tags[SCIENCE] == 2


@rule("TM-17.06")
def test_there_are_ten_tags_and_events() -> None:
    assert sorted(TAG_NAMES) == [
        "animal",
        "building",
        "city",
        "earth",
        "jovian",
        "microbe",
        "plant",
        "power",
        "science",
        "space",
    ]
    at = Position().play(0, "media_group").give(0, mc=5).hand(0, "mineral_deposit")
    game = choose(at.turn(0), 0, "play:mineral_deposit")
    assert stock(game, 0, "mc") == 3


@rule("TM-17.07")
def test_only_tags_in_card_headers_are_counted() -> None:
    # Cities, greeneries and plants lie about; only the tag of Heather counts for Insects.
    at = Position().give(0, mc=9, plant=9).hand(0, "insects").play(0, "heather").greenery(0, "3-3")
    game = choose(at.track(oxygen=6).turn(0), 0, "play:insects")
    assert production(game, 0, "plant") == 1


@rule("TM-17.08")
def test_immediate_effect_action_and_lasting_effect_are_apart() -> None:
    at = Position().give(0, mc=40).hand(0, "industrial_center", "shuttles", "mine").city(1, "7-3")
    game = choose(at.turn(0), 0, "play:industrial_center", "hex:7-2")
    # Placed once; the action is still there and was not used by playing.
    assert production(game, 0, "steel") == 0
    assert can(game, 0, "act:industrial_center")
    choose(game, 0, "act:industrial_center")
    assert production(game, 0, "steel") == 1
    assert tile_at(game, "7-2") == "special"


@rule("TM-17.10", "TM-17.11", "TM-17.12")
def test_production_changes_by_every_symbol_and_must() -> None:
    at = Position().give(0, mc=25).hand(0, "strip_mine").produce(0, energy=3)
    game = choose(at.turn(0), 0, "play:strip_mine")
    assert production(game, 0, "energy") == 1
    assert production(game, 0, "steel") == 2
    assert production(game, 1, "energy") == 0
    game = Position().give(0, mc=25).hand(0, "strip_mine").produce(0, energy=1).turn(0)
    assert why(game, 0, "play:strip_mine")[0] == "production_too_low"


@rule("TM-17.13", "TM-17.14")
def test_a_red_bordered_resource_is_of_one_player_up_to_the_amount() -> None:
    at = Position(3).give(0, mc=14, plant=1).give(1, plant=9).give(2, plant=2).hand(0, "asteroid")
    game = choose(at.turn(0), 0, "play:asteroid")
    assert keys(game, 0) == ["seat:1", "seat:2", "seat:0", "nobody"]
    choose(game, 0, "seat:1")
    assert keys(game, 0) == ["amount:3", "amount:2", "amount:1"]
    choose(game, 0, "amount:2")
    assert [stock(game, seat, "plant") for seat in range(3)] == [1, 7, 2]


@rule("TM-17.15")
def test_a_red_bordered_production_must_fall_if_need_be_the_own() -> None:
    at = Position(3).give(0, mc=9).hand(0, "fish").track(temperature=2).produce(0, plant=1)
    game = choose(at.turn(0), 0, "play:fish")
    assert production(game, 0, "plant") == 0
    game = Position(3).give(0, mc=9).hand(0, "fish").track(temperature=2).turn(0)
    assert why(game, 0, "play:fish")[0] == "no_victim"


@rule("TM-17.16", "TM-17.19")
def test_a_red_bordered_tile_is_anybodys() -> None:
    at = Position(2).give(0, mc=6).hand(0, "greenhouses").city(1, "3-3", "ganymede").city(0, "7-3")
    game = choose(at.turn(0), 0, "play:greenhouses")
    assert stock(game, 0, "plant") == 3


@rule("TM-17.17", "TM-17.18", "TM-17.19")
def test_red_bordered_tags_are_of_all_others_as_the_card_says() -> None:
    at = Position(3).give(0, mc=12).hand(0, "toll_station").play(0, "soletta")
    game = choose(at.play(1, "giant_space_mirror").play(2, "io_mining_industries").turn(0), 0, TOLL)
    assert production(game, 0, "mc") == 2


TOLL = "play:toll_station"


@rule("TM-17.21", "TM-17.22")
def test_track_symbols_are_single_steps() -> None:
    game = choose(
        Position().give(0, mc=12).hand(0, "mining_expedition").turn(0), 0, "play:mining_expedition"
    )
    assert (game.oxygen, game.temperature) == (1, 0)
    game = choose(Position().give(0, mc=14).hand(0, "asteroid").turn(0), 0, "play:asteroid")
    assert (game.oxygen, game.temperature) == (0, 1)


@rule("TM-17.25")
def test_a_card_symbol_draws_for_nothing() -> None:
    at = Position().give(0, mc=9).hand(0, "lagrange_observatory")
    game = choose(at.turn(0), 0, "play:lagrange_observatory")
    assert len(hand(game, 0)) == 2
    assert stock(game, 0, "mc") == 0


@rule("TM-17.28")
def test_an_asterisk_is_an_exception_of_its_card() -> None:
    # Artificial Lake puts its ocean on land.
    at = Position().give(0, mc=15).hand(0, "artificial_lake").track(temperature=-6)
    game = choose(at.turn(0), 0, "play:artificial_lake")
    assert "hex:1-2" not in keys(game, 0)
    choose(game, 0, "hex:3-3")
    assert tile_at(game, "3-3") == "ocean"
    assert rating(game, 0) == 21


@rule("TM-17.29")
def test_card_numbers_have_no_effect() -> None:
    before = CARDS[1].number
    game = Position().give(0, mc=8).hand(0, "colonizer_training_camp").turn(0)
    CARDS[1].number = 999
    try:
        choose(game, 0, "play:colonizer_training_camp")
    finally:
        CARDS[1].number = before
    assert "colonizer_training_camp" in in_play(game, 0)


@rule("TM-17.30")
def test_the_event_symbol_is_no_tag() -> None:
    at = Position().play(0, "decomposers").give(0, mc=5).hand(0, "mineral_deposit")
    game = choose(at.turn(0), 0, "play:mineral_deposit")
    assert held(game, "decomposers") == 0
    assert sum(game.kit(0).tags) == 1
    assert CARDS[62].tags == []


@rule("TM-17.31")
def test_removal_from_cards_picks_one_card() -> None:
    at = Position(3).give(0, mc=1).hand(0, "virus").play(1, "fish", "small_animals").play(2, "pets")
    game = at.hold("fish", 1).hold("small_animals", 3).hold("pets", 4).turn(0)
    choose(game, 0, "play:virus", "choose:0")
    assert keys(game, 0) == ["card:fish", "card:small_animals", "nobody"]
    other = choose(game.clone(), 0, "card:fish")
    assert (held(other, "fish"), held(other, "small_animals")) == (0, 3)
    choose(game, 0, "card:small_animals", "amount:2")
    assert (held(game, "fish"), held(game, "small_animals")) == (1, 1)


@rule("TM-17.33")
def test_a_triggered_effect_happens_unless_it_may() -> None:
    at = Position().give(0, mc=18).play(1, "arctic_algae")
    game = choose(at.turn(0), 0, "standard:aquifer", "hex:1-5")
    assert stock(game, 1, "plant") == 2
    at = Position().give(0, mc=3).play(0, "mars_university").hand(0, "search_for_life")
    game = choose(at.turn(0), 0, "play:search_for_life")
    assert keys(game, 0) == ["yes", "no"]


@rule("TM-23.01", "TM-23.03")
def test_dealt_and_discarded_cards_are_hidden() -> None:
    game = started(2)
    other = game.view(1).data()
    assert "corporations" not in other["areas"][0]
    assert other["areas"][0]["corporations_count"] == 2
    assert "chosen" not in other["areas"][0]
    buy_nothing(game)
    data = game.view(1).data()
    for name in ("deck", "discard", "corporation_pool"):
        assert name not in data["table"]
    assert "hand" not in data["areas"][0]


@rule("TM-23.02", "TM-23.04")
def test_boards_cards_in_play_and_counts_are_public() -> None:
    at = Position().play(0, "asteroid", "tardigrades").hold("tardigrades", 2)
    game = at.used(0, "tardigrades").give(0, mc=7).produce(0, heat=2).turn(0)
    seen = game.view(1).data()
    area = seen["areas"][0]
    assert area["hand_count"] == 1
    assert (area["stock"][0], area["production"][5], area["rating"]) == (7, 2, 20)
    assert [CARDS[number].name for number in area["tableau"]] == ["beginner", "tardigrades"]
    assert [CARDS[number].name for number in area["events"]] == ["asteroid"]
    assert [CARDS[number].name for number in area["used"]] == ["tardigrades"]
    assert sum(seen["table"]["held"]) == 2


@rule("TM-23.05")
def test_revealed_cards_are_shown_to_all_and_drawn_ones_to_the_drawer() -> None:
    at = Position().play(0, "search_for_life").give(0, mc=1).stop_at_chance()
    game = choose(at.turn(0), 0, "act:search_for_life")
    game.events = []
    stated(game, "comet")
    shown = [event for event in game.events if event[0] == REVEALED]
    assert [(event[2], event[5] & 3) for event in shown] == [(10, 3)]
    at = Position().give(0, mc=9).hand(0, "lagrange_observatory").stop_at_chance()
    game = choose(at.turn(0), 0, "play:lagrange_observatory")
    game.events = []
    stated(game, "comet")
    drawn = [event for event in game.events if event[2] == 10]
    assert [event[5] for event in drawn] == [1]
