"""Rules at their limits: exactly enough, and what happens in between."""

from planetfall.core.reasons import NOT_OFFERED
from planetfall.core.vocabulary import CHANCE
from planetfall.games.terraforming_mars.components.card import CARDS, card_id
from planetfall.positions import changes
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import Position, can, choose, keys, why


@rule("TM-5.11")
def test_what_is_discarded_before_the_next_draw_is_shuffled_into_the_new_deck() -> None:
    at = Position(2).hand(0, "mine", "asteroid").give(0, mc=30).write("table: deck=-")
    at.game.discard = sorted([card_id("comet")])
    game = at.turn(0)
    assert game.deck == []
    # Nothing is drawn when a patent is sold: the deck stays empty, its discard pile grows.
    choose(game, 0, "standard:sell_patents", "card:mine", "done")
    assert (game.deck, game.discard) == ([], sorted([card_id("comet"), card_id("mine")]))
    drawing = Position(game=game).stop_at_chance().begin("draw_bonus@0/0/1")
    assert sorted(keys(drawing, CHANCE)) == ["card:comet", "card:mine"]
    drawing.choose(CHANCE, "card:mine")
    assert (drawing.deck, drawing.discard) == ([card_id("comet")], [])


def test_helion_pays_moss_entirely_with_heat() -> None:
    oceans = ("ocean at 4-8", "ocean at 5-7", "ocean at 5-6")
    for heat, possible in ((3, False), (4, True)):
        at = Position(2).corporation(0, "helion").give(0, heat=heat, plant=1).hand(0, "moss")
        game = at.put(*oceans).turn(0)
        assert can(game, 0, "play:moss") == possible
    before = game.clone()
    choose(game, 0, "play:moss")
    assert changes(before, game) == [
        "seat 0: stock plant 1 -> 0, heat 4 -> 0",
        "seat 0: production plant 0 -> 1",
        "seat 0: hand -moss",
        "seat 0: tableau +moss",
        "next: turn@0 -> turn@0/0/1",
    ]


def test_helion_keeps_the_heat_that_a_card_takes() -> None:
    card = next(card for card in CARDS if card.spends_heat)
    for more in (-1, 0):
        at = Position(2).corporation(0, "helion").hand(0, card.name)
        game = at.give(0, heat=card.spends_heat + card.cost + more).turn(0)
        assert can(game, 0, f"play:{card.name}") == (more == 0)


def test_a_card_of_the_offer_is_refused_for_the_price_of_all_picked_so_far() -> None:
    at = Position(2).give(0, mc=7).give(1, mc=12).ask_all()
    game = at.next_generation()
    names = [CARDS[card].name for card in game.players[0].offer]
    choose(game, 0, f"card:{names[0]}")
    # A second one for 6 of 7 M€ is possible, a third one would make 9.
    assert can(game, 0, f"card:{names[1]}")
    choose(game, 0, f"card:{names[1]}")
    assert why(game, 0, f"card:{names[2]}") == ("too_expensive", 0, 9, 7)
    assert why(game, 0, f"card:{names[0]}") == ("too_expensive", 0, 9, 7)
    for money in (3, 30):
        # Also with just the price of one card.
        rich = Position(2).give(0, mc=money).ask_all().next_generation()
        other = next(card for card in rich.deck if card not in rich.players[0].offer)
        assert why(rich, 0, f"card:{CARDS[other].name}")[0] == str(NOT_OFFERED)
