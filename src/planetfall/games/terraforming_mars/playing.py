"""Playing a card from hand and using the action of a card in play."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import take
from planetfall.core.combinators import push_any_order
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import with_last
from planetfall.core.reasons import POSSIBLE, UNSURE, pack
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import heard
from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.effects.triggers import CARD_PLAYED, TAG_PLAYED
from planetfall.games.terraforming_mars.extension import CARD_ENTERED
from planetfall.games.terraforming_mars.log import ACTED, FIRST_ACTION, PLAYED
from planetfall.games.terraforming_mars.payment import push_payment, too_expensive
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.tableau import WHEN_BITS


def price(game: Mars, seat: int, card: Card) -> int:
    """What playing a card costs now."""
    return game.kit(seat).price(card, game.players[seat].next_discount)


def met(game: Mars, seat: int, card: Card) -> list[bool]:
    """Whether each of a card's requirements is met by a seat."""
    slack = game.kit(seat).slack + game.players[seat].next_slack
    return [need.obstacle(game, seat, slack) == POSSIBLE for need in card.needs]


def unmet(game: Mars, seat: int, card: Card) -> int:
    """`POSSIBLE` if all requirements hold, else the first reason."""
    if not card.needs:
        return POSSIBLE
    slack = game.kit(seat).slack + game.players[seat].next_slack
    for need in card.needs:
        reason = need.obstacle(game, seat, slack)
        if reason != POSSIBLE:
            return reason
    return POSSIBLE


def unpayable(game: Mars, seat: int, card: Card) -> int:
    """`POSSIBLE` if requirement and price are met, else the reason."""
    reason = unmet(game, seat, card)
    if reason != POSSIBLE:
        return reason
    due = price(game, seat, card)
    if due <= game.players[seat].stock[0]:
        return POSSIBLE
    return too_expensive(game, seat, due, card.metals, card.spends_heat)


def _help(game: Mars, seat: int, card: Card, but: Effect) -> int:
    """What the other effects of a card and all it sets off may change."""
    mask = 0
    for effect in card.play:
        if effect is not but:
            mask |= effect.writes(game, Frame(effect, seat, card.id))
    for when in card.when:
        mask |= when.do.writes(game, Frame(when.do, seat, card.id, card.id))
    kit = game.kit(seat)
    for event in (TAG_PLAYED, CARD_PLAYED):
        for packed in kit.listeners[event]:
            other = packed >> WHEN_BITS
            do = CARDS[other].when[packed & ((1 << WHEN_BITS) - 1)].do
            mask |= do.writes(game, Frame(do, seat, other, card.id))
    return mask


def undoable(game: Mars, seat: int, card: Card) -> int:
    """Quick answer whether the immediate effects can be done in full (TM-8.03)."""
    unsure = False
    for effect in card.play:
        frame = Frame(effect, seat, card.id)
        reason = effect.obstacle(game, frame)
        if reason == POSSIBLE:
            continue
        # TM-8.34: another effect of the card may make it possible; then a dry run decides.
        if reason > 0 and not effect.reads(game, frame) & _help(game, seat, card, effect):
            return reason
        unsure = True
    return UNSURE if unsure else POSSIBLE


class PlayCard(Effect):
    """Play card `source` from hand: requirement, payment, effects (TM-8.01)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        card = CARDS[frame.source]
        player = game.players[frame.seat]
        if card.id not in player.hand or unpayable(game, frame.seat, card) != POSSIBLE:
            return []
        due = price(game, frame.seat, card)
        player.hand = take(player.hand, card.id)
        player.playing = card.id
        player.next_discount = 0
        player.next_slack = 0
        game.push(Frame(ENTER, frame.seat, card.id, due))
        push_payment(game, frame.seat, card.id, due, card.metals, card.spends_heat)
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        card = CARDS[frame.source]
        if card.id not in game.players[frame.seat].hand:
            return pack(reasons.NOT_IN_HAND, card.id)
        return unpayable(game, frame.seat, card)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        reason = self.why(game, frame)
        return reason if reason != POSSIBLE else undoable(game, frame.seat, CARDS[frame.source])


class EnterPlay(Effect):
    """The paid card counts as played; its effects and what it sets off in any order (TM-8.19)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        card = CARDS[frame.source]
        seat = frame.seat
        if game.events is not None:
            game.note(PLAYED, seat, card.id, frame.a, card.id)
        player = game.players[seat]
        player.playing = 0
        if card.is_event():
            player.events = with_last(player.events, card.id)
        else:
            player.tableau = with_last(player.tableau, card.id)
            player.kit = None
            game.setting.tell(game, CARD_ENTERED, seat, card.id)
        frames = [Frame(effect, seat, card.id) for effect in card.play]
        if card.tags:
            frames += heard(game, TAG_PLAYED, seat, card.id)
        frames += heard(game, CARD_PLAYED, seat, card.id)
        push_any_order(game, frames, seat)
        return None


class UseAction(Effect):
    """Use the action of card `source` in play, once a generation (TM-12.02)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self._barred(game, frame) != POSSIBLE:
            return []
        action = CARDS[frame.source].action
        assert action is not None
        game.players[frame.seat].used = with_last(game.players[frame.seat].used, frame.source)
        if game.events is not None:
            game.note(ACTED, frame.seat, frame.source, 1, frame.source)
        game.push(Frame(action, frame.seat, frame.source))
        return None

    def _barred(self, game: Mars, frame: Frame) -> int:
        player = game.players[frame.seat]
        if frame.source in player.used:
            return pack(reasons.USED_ALREADY, frame.source)
        if frame.source not in player.tableau:
            return pack(reasons.NOT_IN_PLAY, frame.source)
        return POSSIBLE if CARDS[frame.source].action else pack(reasons.NO_ACTION, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return self._barred(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        reason = self._barred(game, frame)
        if reason != POSSIBLE:
            return reason
        action = CARDS[frame.source].action
        assert action is not None
        return action.obstacle(game, Frame(action, frame.seat, frame.source))


class TakeFirstAction(Effect):
    """The fixed first action of corporation `source` (TM-2.18)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        first = CARDS[frame.source].first
        assert first is not None
        game.players[frame.seat].owes = 0
        if game.events is not None:
            game.note(FIRST_ACTION, frame.seat, frame.source, 1, frame.source)
        game.push(Frame(first, frame.seat, frame.source))
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        first = CARDS[frame.source].first
        assert first is not None
        return first.obstacle(game, Frame(first, frame.seat, frame.source))


PLAY_CARD: Final = PlayCard()
ENTER: Final = EnterPlay()
USE_ACTION: Final = UseAction()
TAKE_FIRST: Final = TakeFirstAction()


def playing_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    return {
        "play_card": PLAY_CARD,
        "enter_play": ENTER,
        "use_action": USE_ACTION,
        "first_action": TAKE_FIRST,
    }
