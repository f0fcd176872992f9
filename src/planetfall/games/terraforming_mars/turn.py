"""The action phase: turns of one or two actions, and passing (TM-6)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import NOT_OFFERED, POSSIBLE, UNSURE, pack
from planetfall.core.vocabulary import DONE, PASS
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.log import PASSED, SKIPPED, STOPPED
from planetfall.games.terraforming_mars.payment import means, money
from planetfall.games.terraforming_mars.playing import PLAY_CARD, TAKE_FIRST, USE_ACTION
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import ACT, PLAY, STRIDE


class Turn(Effect):
    """A turn of `seat` with `a` actions done: one more action, or stop, or pass."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        seat = frame.seat
        player = game.players[seat]
        if player.owes:
            corporation = game.corporation(seat)
            if game.is_possible(Frame(TAKE_FIRST, seat, corporation)):
                return [ACT + STRIDE * corporation, PASS]
            # TM-2.31: what is impossible is skipped.
            player.owes = 0
            if game.events is not None:
                game.note(SKIPPED, seat, corporation)
            game.push(frame)
            return None
        options = self._cards(game, seat)
        kit = game.kit(seat)
        for card in kit.actions:
            if card not in player.used:
                if game.obstacle(Frame(USE_ACTION, seat, card)) == POSSIBLE:
                    options.append(ACT + STRIDE * card)
        purse = 99 if kit.has_project_discounts else money(game, seat)
        for entry in game.setting.menu:
            if entry.money <= purse:
                work = entry.frames[seat]
                quick = entry.effect.obstacle(game, work)
                if quick == POSSIBLE or (quick == UNSURE and game.dry_run(work) == POSSIBLE):
                    options.append(entry.option)
        options.append(DONE if frame.a else PASS)
        return options

    def _cards(self, game: Mars, seat: int) -> list[int]:
        """Cards that can be played; the price is looked at first because it sorts out most."""
        player = game.players[seat]
        kit = game.kit(seat)
        options: list[int] = []
        purse = money(game, seat)
        for number in player.hand:
            card = CARDS[number]
            due = kit.price(card, player.next_discount)
            if due > purse and (not card.metals or due > means(game, seat, card.metals)):
                continue
            if game.obstacle(Frame(PLAY_CARD, seat, number)) == POSSIBLE:
                options.append(PLAY + STRIDE * number)
        return options

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        seat = frame.seat
        if option == PASS:
            game.players[seat].passed = 1
            if game.events is not None:
                game.note(PASSED, seat)
            return
        if option == DONE:
            if game.events is not None:
                game.note(STOPPED, seat)
            return
        if frame.a == 0:
            game.push(frame.step(1))
        game.push(self.action(game, seat, option))

    def ends_turn(self) -> bool:
        return True

    def action(self, game: Mars, seat: int, option: int) -> Frame:
        """The work that an option of the menu names."""
        for entry in game.setting.menu:
            if entry.option == option:
                return Frame(entry.effect, seat)
        card = (option - PLAY) // STRIDE
        if (option - PLAY) % STRIDE == 0:
            return Frame(PLAY_CARD, seat, card)
        if game.players[seat].owes and card == game.corporation(seat):
            return Frame(TAKE_FIRST, seat, card)
        return Frame(USE_ACTION, seat, card)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        if game.players[frame.seat].owes and option not in (PASS, DONE):
            return pack(reasons.FIRST_ACTION_OWED, game.corporation(frame.seat))
        named = False
        for entry in game.setting.menu:
            if entry.option == option:
                named = True
        if PLAY <= option < PLAY + STRIDE * len(CARDS) and (option - PLAY) % STRIDE != 1:
            named = True
        if not named:
            return pack(NOT_OFFERED)
        reason = game.obstacle(self.action(game, frame.seat, option))
        return reason if reason != POSSIBLE else pack(NOT_OFFERED)


class ActionPhase(Effect):
    """Turns clockwise until all have passed; `a` is the seat to ask next."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        for seat in game.turn_order(frame.a):
            if not game.players[seat].passed:
                game.active = seat
                game.push(frame.step((seat + 1) % game.seats))
                game.push_end_of_turn(seat)
                game.push(Frame(TURN, seat))
                return None
        return None


TURN: Final = Turn()
ACTIONS: Final = ActionPhase()


def turn_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    return {"turn": TURN, "actions": ACTIONS}
