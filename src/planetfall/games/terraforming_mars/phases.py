"""Generations: player order, research with or without draft, actions, production, the end."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.combinators import AtOnce
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import grown
from planetfall.core.vocabulary import DONE
from planetfall.games.terraforming_mars.changes import gain
from planetfall.games.terraforming_mars.components.terms import ENERGY, HEAT, MC, STANDARD
from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST
from planetfall.games.terraforming_mars.decks import DRAW_TO_OFFER, forget_draft
from planetfall.games.terraforming_mars.effects.drawing import (
    purchase_options,
    purchase_refusal,
    settle_offer,
)
from planetfall.games.terraforming_mars.extension import AFTER_PRODUCTION
from planetfall.games.terraforming_mars.log import BOUGHT, GENERATION, INCOME
from planetfall.games.terraforming_mars.payment import push_payment
from planetfall.games.terraforming_mars.standard_projects import TO_GREENERY
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.turn import ACTIONS
from planetfall.games.terraforming_mars.vocabulary import CARD, CONVERT_PLANTS, STRIDE, card_of

RESEARCH_CARDS: Final = 4
SOLO_GENERATIONS: Final = 14


def is_terraformed(game: Mars) -> bool:
    """Whether all three parameters are at their goals (TM-18.01)."""
    return (
        game.temperature == WARMEST
        and game.oxygen == FULL_OXYGEN
        and game.oceans_placed() == ALL_OCEANS
    )


class Generation(Effect):
    """The work of a generation; `a` = 1 for the first, which has no research (TM-3.03)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        effects = game.rules.effects
        game.push(Frame(END_CHECK, 0))
        game.push(Frame(PRODUCTION, 0))
        game.push(Frame(effects["start_actions"], 0))
        if frame.a == 1:
            return None
        game.generation += 1
        forget_draft(game)
        game.first = (game.first + 1) % game.seats
        game.active = game.first
        if game.events is not None:
            game.note(GENERATION, -1, 0, game.generation)
        game.push(Frame(END_RESEARCH, 0))
        game.push(Frame(effects["research"], 0))
        # TM-5.09: where cards run out, all get the same smaller number.
        cards = min(RESEARCH_CARDS, (len(game.deck) + len(game.discard)) // game.seats)
        if game.setting.draft and game.seats > 1 and cards:
            game.push(Frame(END_DRAFT, 0))
            for _ in range(cards - 1):
                game.push(Frame(PASS_ON, 0))
                game.push(Frame(effects["draft"], 0))
        order = game.turn_order(game.first)
        for _ in range(cards):
            for seat in reversed(order):
                game.push(Frame(DRAW_TO_OFFER, seat))
        return None


class StartActions(Effect):
    """The action phase from the first player."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        game.push(Frame(ACTIONS, game.first, 0, game.first))
        return None


class DraftPick(Effect):
    """Set one card of those in hand aside: `card:x` (TM-22.01)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return [CARD + STRIDE * card for card in game.players[frame.seat].offer]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.offer = take(player.offer, card_of(option))
        player.drafted = put(player.drafted, card_of(option))


class PassOn(Effect):
    """The rest goes to a neighbour, and the seat remembers it."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        step = game.draft_step()
        offers = [player.offer for player in game.players]
        for seat in range(game.seats):
            player = game.players[seat]
            player.passed_on = [*player.passed_on, offers[seat].copy()]
            game.players[(seat + step) % game.seats].offer = offers[seat]
        return None


class EndDraft(Effect):
    """The last card passed is taken, and all set aside are looked at for buying (TM-22.07)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        for player in game.players:
            for card in player.drafted:
                player.offer = put(player.offer, card)
            player.drafted = []
        return None


class BuyResearch(Effect):
    """Buy any of the cards drawn for 3 M€ each: ascending `card:x`, `done` (TM-5.02)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return purchase_options(game, frame)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if option != DONE:
            player.offer = take(player.offer, card_of(option))
            player.picked = put(player.picked, card_of(option))
            game.push(frame)
            return
        if game.events is not None:
            game.note(BOUGHT, frame.seat, 0, len(player.picked))
        price = game.kit(frame.seat).card_price
        push_payment(game, frame.seat, 0, len(player.picked) * price)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        return purchase_refusal(game, frame, option)


class EndResearch(Effect):
    """Bought cards come into hand, the others are discarded (TM-5.03)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        for player in game.players:
            settle_offer(game, player)
        return None


class Production(Effect):
    """Energy becomes heat, then everybody produces, then markers come off (TM-7)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        for seat in range(game.seats):
            player = game.players[seat]
            energy = player.stock[ENERGY]
            if energy:
                gain(game, seat, ENERGY, -energy)
                gain(game, seat, HEAT, energy)
            # TM-7.08: an income below nothing takes nothing.
            income = max(0, player.rating + player.production[MC])
            if game.events is not None:
                game.note(INCOME, seat, MC, income)
            player.stock = grown(player.stock, MC, income)
            for resource in range(1, STANDARD):
                if player.production[resource]:
                    gain(game, seat, resource, player.production[resource])
            player.used = []
            player.passed = 0
            player.raised = 0
            player.next_discount = 0
            player.next_slack = 0
        return None


class EndCheck(Effect):
    """The end of the game, or the next generation (TM-18.01, TM-21.13)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if game.is_solo():
            over = game.generation >= SOLO_GENERATIONS
        else:
            over = is_terraformed(game)
        if over:
            game.finished = 1
            forget_draft(game)
            for seat in reversed(game.turn_order(game.first)):
                game.push(Frame(LAST_GREENERIES, seat))
            return None
        game.push(Frame(GENERATION_FRAME, 0))
        game.setting.push_steps(game, AFTER_PRODUCTION, game.first)
        return None


class LastGreeneries(Effect):
    """After the last production: plants to greeneries as often as wanted (TM-18.03)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if game.active != frame.seat:
            game.active = frame.seat
            game.push(frame)
            return None
        if game.is_possible(Frame(TO_GREENERY, frame.seat)):
            return [CONVERT_PLANTS, DONE]
        return None

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        if option == CONVERT_PLANTS:
            game.push(frame)
            game.push(Frame(TO_GREENERY, frame.seat))


PASS_ON: Final = PassOn()
END_DRAFT: Final = EndDraft()
END_RESEARCH: Final = EndResearch()
PRODUCTION: Final = Production()
END_CHECK: Final = EndCheck()
LAST_GREENERIES: Final = LastGreeneries()
GENERATION_FRAME: Final = Generation()
START_ACTIONS: Final = StartActions()
RESEARCH: Final = AtOnce(BuyResearch())
DRAFT: Final = AtOnce(DraftPick())


def phase_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    return {
        "generation": GENERATION_FRAME,
        "start_actions": START_ACTIONS,
        "draft": DRAFT,
        "pass_on": PASS_ON,
        "end_draft": END_DRAFT,
        "research": RESEARCH,
        "end_research": END_RESEARCH,
        "production": PRODUCTION,
        "end_check": END_CHECK,
        "last_greeneries": LAST_GREENERIES,
    }
