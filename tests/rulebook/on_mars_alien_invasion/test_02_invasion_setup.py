"""Chapter 1: components and setup."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import BLUEPRINTS, ITEMS, TECHS
from planetfall.games.on_mars.components.tables import MARKERS
from planetfall.games.on_mars.expansions.alien_invasion.components.defence import (
    DEFENCE_CARD_LIST,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    DEFENCE_CARDS,
    DEFENCE_TECHS,
    FIRST_DEFENCE,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import SOLDIERS
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.scoring import score
from planetfall.games.on_mars.state import Colony, land_id
from planetfall.testing import rule
from tests.rulebook.on_mars.help import choose, rules, stock
from tests.rulebook.on_mars_alien_invasion.invaders import (
    HOME,
    Invaders,
    alien_level,
    card_state,
    cover,
    new,
)

LOCKED = ("steal", "deploy_adjacent", "deploy_inside", "move")


def defence_of(game: Colony, seat: int) -> list[str]:
    """The defence cards before a human."""
    cards = [BLUEPRINTS[card] for card in game.players[seat].blueprints]
    return [card for card in cards if card in DEFENCE_CARDS]


@rule("OMA-2.01")
def test_the_commander_is_the_last_of_three_to_five_seats() -> None:
    assert rules(chapter="invasion").seat_counts() == [3, 4, 5]
    for seats in (3, 4, 5):
        game = new(seats)
        assert len(game.players) == seats - 1
        assert game.areas()[seats - 1] is commander_of(game)
        assert game.sides() == [list(range(seats - 1)), [seats - 1]]


@rule("OMA-2.02")
@pytest.mark.parametrize(("seats", "stock", "techs"), [(3, 2, 0), (4, 3, 8), (5, 3, 8)])
def test_the_base_game_is_set_up_for_the_number_of_humans(
    seats: int, stock: int, techs: int
) -> None:
    game = new(seats)
    assert game.warehouse == [stock] * 5
    assert len(game.tech_bag) == techs
    shelters = [land_id(code) for code in game.land].count("shelter")
    assert shelters == seats - 1
    base = rules().new(seats - 1, 4)
    assert isinstance(base, Colony)
    assert game.setting.needs == base.setting.needs


@rule("OMA-2.03", "OMA-2.04")
def test_points_go_onto_one_common_marker_that_starts_on_0() -> None:
    game = new(4)
    assert front_of(game).points == 0
    score(game, 0, 3, 0)
    score(game, 2, 4, 0)
    assert front_of(game).points == 7
    assert [player.vp for player in game.players] == [0, 0, 0]


@rule("OMA-2.05", "OMA-2.06")
def test_the_soldier_marker_shows_those_not_on_the_board() -> None:
    assert commander_of(new()).off_map() == 20
    at = Invaders().soldiers("1-1", "1-2").lying("1-3")
    assert at.commander.off_map() == SOLDIERS - 3


@rule("OMA-2.07")
@pytest.mark.parametrize(("seats", "each", "left"), [(3, 2, 0), (4, 1, 1), (5, 1, 0)])
def test_defence_cards_are_dealt_evenly(seats: int, each: int, left: int) -> None:
    deals = set()
    for seed in range(8):
        game = new(seats, seed)
        hands = [defence_of(game, seat) for seat in range(seats - 1)]
        assert [len(hand) for hand in hands] == [each] * (seats - 1)
        over = front_of(game).leftover
        assert bool(over) == bool(left)
        dealt = sorted(card for hand in hands for card in hand)
        assert sorted([*dealt, *([BLUEPRINTS[over - 1]] if over else [])]) == sorted(DEFENCE_CARDS)
        deals.add(tuple(map(tuple, hands)))
    assert len(deals) > 1


@rule("OMA-2.08", "OMA-2.21")
def test_a_dealt_card_gives_its_item_and_gets_a_marker_and_the_one_left_over_does_not() -> None:
    gives = dict(zip(DEFENCE_CARDS, ("battery", "plant", "mineral", "crystal"), strict=True))
    for seed in range(6):
        game = new(4, seed)
        start = stock(Invaders(4).game)
        crystals = 0
        for seat, player in enumerate(game.players):
            (card,) = defence_of(game, seat)
            assert player.markers_left() == MARKERS - 1
            crystals += gives[card] == "crystal"
            for item in ITEMS[:5]:
                more = stock(game, seat).get(item, 0) - start.get(item, 0)
                assert more == (1 if gives[card] == item else 0), (card, item)
        assert sum(player.waiting for player in game.players) == crystals


@rule("OMA-2.09", "OMA-2.10", "OMA-2.11", "OMA-2.12", "OMA-2.22")
def test_pieces_and_tech_tiles_lie_with_their_cards() -> None:
    pieces = {card.id: (card.piece, card.pieces) for card in DEFENCE_CARD_LIST}
    assert pieces == {
        "shield": ("shield", 10),
        "sabotage": ("sabotage", 2),
        "sentry_bots": ("sentry_bot", 4),
        "defense_exosuit": ("exosuit", 1),
    }
    techs = {card.id: TECHS[card.tech] if card.tech >= 0 else "" for card in DEFENCE_CARD_LIST}
    assert techs == {
        "shield": "shield",
        "sabotage": "",
        "sentry_bots": "sentry_move",
        "defense_exosuit": "suit_move",
    }
    game = new(5)
    front = front_of(game)
    assert (front.shields, front.sabotage, front.sentries, front.exosuit) == (10, 2, [], -1)
    for player in game.players:
        assert [player.lab[TECHS.index(tech)] for tech in DEFENCE_TECHS] == [0, 0, 0]


@rule("OMA-2.13", "OMA-2.14")
def test_tokens_cover_four_spaces_and_a_fifth_is_in_the_supply() -> None:
    game = new()
    for space in LOCKED:
        assert cover(game, space) == "locked"
    assert commander_of(game).uncovered() == [0, 1, 2, 3, 4, 5]
    assert commander_of(game).reusable == 1


@rule("OMA-2.15", "OMA-2.16", "OMA-2.18")
def test_scientist_soldiers_and_crystals_start_on_the_panel() -> None:
    commander = commander_of(new())
    assert commander.scientist == -1
    assert (commander.ready, commander.aside) == (4, 16)
    assert commander.crystals == 3


@rule("OMA-2.17")
def test_alien_blueprints_lie_in_the_display_with_ten_corruption_tokens() -> None:
    game = new()
    for card in ("alien_infection", "vigilant", "abduction", "rd_corruption"):
        assert card_state(game, card) == "display"
    assert commander_of(game).markers == [-1] * 4
    assert front_of(game).corruption_left() == 10


@rule("OMA-2.19")
def test_one_alien_shelter_stands_in_the_middle_of_the_rightmost_hexes() -> None:
    game = new()
    rightmost = [name for name in HEX_NAMES if name.startswith("13-")]
    assert rightmost[len(rightmost) // 2] == HOME
    aliens = [HEX_NAMES[k] for k, code in enumerate(game.land) if land_id(code) == "alien_shelter"]
    assert aliens == [HOME]
    assert commander_of(game).shelters_left == 4


@rule("OMA-2.20")
def test_techs_single_use_tokens_and_mines_lie_aside() -> None:
    commander = commander_of(new())
    assert commander.lab == [0] * 5
    assert commander.singles_used() == 0
    assert commander.mines_left == 5


@rule("OMA-2.23")
def test_missions_lie_out_and_contributions_pay_crystals() -> None:
    assert all(new().missions)
    at = Invaders().mission(0, "blueprints").display("oxygen_tank")
    game = at.space(0, 1).quarters(0, 3).turn(0)
    choose(game, 0, "main:obtain_blueprint")
    assert game.steps[0] == game.setting.needs[0] - 1
    assert game.players[0].waiting == MISSION_CARDS[0].crystals > 0


@rule("OMA-2.24")
def test_with_the_designer_updates_the_shelter_tech_is_in_the_lab() -> None:
    assert alien_level(new(designer_updates=True), "alien_shelter") == 1
    assert alien_level(new(), "alien_shelter") == 0


def test_defence_blueprints_are_numbered_behind_all_others() -> None:
    assert BLUEPRINTS[FIRST_DEFENCE : FIRST_DEFENCE + 4] == DEFENCE_CARDS
