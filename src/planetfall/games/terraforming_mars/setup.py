"""Before the first generation: first player, corporations, starting cards (TM-2)."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.combinators import AtOnce, Do, push_any_order
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.reasons import NOT_OFFERED, pack
from planetfall.core.vocabulary import DONE, SEAT
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import heard
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS
from planetfall.games.terraforming_mars.decks import (
    CORPORATION_STREAM,
    DRAW_TO_OFFER,
    SETUP_STREAM,
)
from planetfall.games.terraforming_mars.effects.basic import Gain
from planetfall.games.terraforming_mars.effects.drawing import card_options, settle_offer
from planetfall.games.terraforming_mars.effects.triggers import TAG_PLAYED
from planetfall.games.terraforming_mars.extension import AFTER_REVEAL, BEFORE_DEAL, CARD_ENTERED
from planetfall.games.terraforming_mars.log import BOUGHT, FOUNDED, GENERATION
from planetfall.games.terraforming_mars.payment import push_payment
from planetfall.games.terraforming_mars.solo import NEUTRAL_TILES
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.tableau import Tableau
from planetfall.games.terraforming_mars.vocabulary import CARD, STRIDE, card_of

STARTING_CARDS: Final = 10
BEGINNER: Final = "beginner"


def start_money(corporation: int) -> int:
    """The M€ a corporation starts with."""
    found = 0
    for effect in CARDS[corporation].play:
        if isinstance(effect, Gain):
            found += effect.mc
    return found


def start_price(corporation: int) -> int:
    """What a starting card costs with a corporation; nothing for beginners (TM-2.10)."""
    return 0 if CARDS[corporation].name == BEGINNER else Tableau([corporation]).card_price


class ChooseFirst(Chance):
    """The first player is chosen at random (TM-2.06)."""

    def stream(self, game: Mars, frame: Frame) -> int:
        return SETUP_STREAM

    def outcomes(self, game: Mars, frame: Frame) -> list[int]:
        return [SEAT + seat for seat in range(game.seats)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        game.first = option - SEAT
        game.active = game.first


class DealCorporation(Chance):
    """One corporation of the `a`-th group to a seat that is no beginner (TM-2.11)."""

    def stream(self, game: Mars, frame: Frame) -> int:
        return CORPORATION_STREAM

    def outcomes(self, game: Mars, frame: Frame) -> list[int]:
        if frame.seat in game.setting.beginners:
            return []
        decks = game.setting.corporation_deals[frame.a]
        return [CARD + STRIDE * c for c in game.corporation_pool if CARDS[c].deck in decks]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        game.corporation_pool = take(game.corporation_pool, card_of(option))
        game.players[frame.seat].corporations = put(
            game.players[frame.seat].corporations, card_of(option)
        )


class ChooseCorporation(Effect):
    """One of the corporations dealt: `card:x`; beginners have theirs (TM-2.13, TM-2.27)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if frame.seat in game.setting.beginners:
            player.chosen = BY_NAME[BEGINNER].id
            return None
        return [CARD + STRIDE * card for card in player.corporations]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        game.players[frame.seat].chosen = card_of(option)


class BuyStartingCards(Effect):
    """Any of the starting cards that the corporation's money can pay (TM-2.14, TM-2.26)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        price = start_price(player.chosen)
        if not price:
            player.picked = player.offer
            player.offer = []
            return None
        most = start_money(player.chosen) // price
        return card_options(CARD, player.offer, player.picked, 0, most)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        player = game.players[frame.seat]
        player.offer = take(player.offer, card_of(option))
        player.picked = put(player.picked, card_of(option))
        game.push(frame)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        player = game.players[frame.seat]
        due = start_price(player.chosen) * (len(player.picked) + 1)
        had = start_money(player.chosen)
        return pack(NOT_OFFERED) if had >= due else pack(reasons.TOO_EXPENSIVE, 0, due, had)


class Found(Effect):
    """A corporation comes into play: what it starts with, then the cards are paid (TM-2.25)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        seat = frame.seat
        game.active = seat
        player = game.players[seat]
        corporation = player.chosen
        card = CARDS[corporation]
        for other in player.corporations:
            if other != corporation:
                game.corporation_pool = put(game.corporation_pool, other)
        player.corporations = []
        player.chosen = 0
        player.tableau = [corporation]
        player.kit = None
        player.owes = 1 if card.first is not None else 0
        bought = len(player.picked)
        settle_offer(game, player)
        if game.events is not None:
            game.note(FOUNDED, seat, corporation, 0, corporation)
            game.note(BOUGHT, seat, 0, bought)
        game.setting.tell(game, CARD_ENTERED, seat, corporation)
        push_payment(game, seat, corporation, bought * start_price(corporation))
        frames = [Frame(effect, seat, corporation) for effect in card.play]
        frames += heard(game, TAG_PLAYED, seat, corporation)
        push_any_order(game, frames, seat)
        return None


class FoundAll(Effect):
    """All corporations in player order from the first player (TM-2.16)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        for seat in reversed(game.turn_order(game.first)):
            game.push(Frame(FOUND, seat))
        return None


class SetUp(Effect):
    """All of setup."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        effects = game.rules.effects
        if game.events is not None:
            game.note(GENERATION, -1, 0, 1)
        game.setting.push_steps(game, AFTER_REVEAL)
        game.push(Frame(FOUND_ALL, 0))
        game.push(Frame(effects["choose_start"], 0))
        game.push(Frame(DEAL, 0))
        game.setting.push_steps(game, BEFORE_DEAL)
        if game.is_solo():
            game.push(Frame(NEUTRAL_TILES, 0))
        game.push(Frame(CHOOSE_FIRST, 0))
        return None


class Deal(Effect):
    """Corporations and ten cards for everybody, from the first player (TM-2.11, TM-2.12)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        order = game.turn_order(game.first)
        for seat in reversed(order):
            for _ in range(STARTING_CARDS):
                game.push(Frame(DRAW_TO_OFFER, seat))
        for seat in reversed(order):
            for group in range(len(game.setting.corporation_deals) - 1, -1, -1):
                game.push(Frame(DEAL_CORPORATION, seat, 0, group))
        return None


CHOOSE_FIRST: Final = ChooseFirst()
DEAL_CORPORATION: Final = DealCorporation()
FOUND: Final = Found()
FOUND_ALL: Final = FoundAll()
DEAL: Final = Deal()
SET_UP: Final = SetUp()
CHOOSE_CORPORATION: Final = ChooseCorporation()
BUY_STARTING_CARDS: Final = BuyStartingCards()


def setup_roots(seat_setup: list[Effect]) -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    return {
        "set_up": SET_UP,
        "choose_first": CHOOSE_FIRST,
        "deal": DEAL,
        "deal_corporation": DEAL_CORPORATION,
        "choose_start": AtOnce(Do(CHOOSE_CORPORATION, BUY_STARTING_CARDS, *seat_setup)),
        "found_all": FOUND_ALL,
        "found": FOUND,
    }
