"""The commander's turn: unlock, act or restore (OMA-6.02)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.expansions.alien.reasons import (
    ALREADY_ACTED,
    SCIENTIST_AWAY,
    TOKEN_FIRST,
    TOKEN_USED,
)
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.commander.cards import (
    card_obstacle,
    send_scientist,
)
from planetfall.games.on_mars.expansions.alien_invasion.commander.panel import (
    lift,
    lift_obstacle,
    restore,
    restore_obstacle,
    token_obstacle,
    unlock,
    unlock_obstacle,
    use_token,
    waste_token,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_CARDS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    REUSABLE,
    SINGLE,
    Commander,
    commander_of,
    commander_seat,
)
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.state import Colony

# What was done in this turn, as flags of the frame's `a`.
REUSABLE_USED: Final = 1
SINGLE_USED: Final = 2
TOKENS_USED: Final = REUSABLE_USED | SINGLE_USED
SCIENTIST_USED: Final = 4
USED_BY_KIND: Final = [0, REUSABLE_USED, SINGLE_USED]
"""By kind of token."""


class StartCommander(Effect):
    """The commander's turn begins behind that of a human; crystals gained before can be spent."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        seat = commander_seat(game)
        commander = commander_of(game)
        game.turn = seat
        commander.crystals += commander.waiting
        commander.waiting = 0
        game.note(log.COMMANDER_TURN, seat)
        game.push(Frame(COMMANDER_TURN, seat))
        return None


START_COMMANDER: Final = StartCommander()


def tokens_for(game: Colony, used: int) -> list[int]:
    """Options for every token that can be used now; one of each kind a turn (OMA-6.05)."""
    options: list[int] = []
    for kind in (REUSABLE, SINGLE):
        if used & USED_BY_KIND[kind]:
            continue
        base = KEYS.reusable if kind == REUSABLE else KEYS.single
        for space in range(len(SPACES)):
            if token_obstacle(game, kind, space) == POSSIBLE:
                options.append(base + space)
    return options


def scientist_obstacle(game: Colony, used: int, card: int) -> int:
    """`POSSIBLE`, or why the alien scientist cannot go to a Blueprint now (OMA-6.11, OMA-6.22)."""
    commander = commander_of(game)
    if commander.scientist >= 0:
        return pack(SCIENTIST_AWAY, commander.scientist)
    reason = card_obstacle(game, card)
    if reason == POSSIBLE and not used & TOKENS_USED:
        # A token must still be used behind it; activating this card is then out of the question.
        commander.scientist = card
        if not tokens_for(game, used):
            reason = pack(TOKEN_FIRST)
        commander.scientist = -1
    return reason


def lifts_for(game: Colony) -> list[int]:
    """Options for every sabotage token that can be taken off (a designer update)."""
    return [
        KEYS.lift + space for space in range(len(SPACES)) if lift_obstacle(game, space) == POSSIBLE
    ]


def is_broke(commander: Commander) -> bool:
    """Whether only single-use tokens are at hand and none can be paid for (OMA-6.09)."""
    return commander.reusable == 0 and commander.single > 0 and commander.crystals == 0


def kind_of(option: int) -> int:
    """The kind of token that an option puts on a space."""
    return SINGLE if KEYS.single <= option < KEYS.single + len(SPACES) else REUSABLE


def space_of(option: int) -> int:
    """The space that an option puts a token on."""
    return option - (KEYS.single if kind_of(option) == SINGLE else KEYS.reusable)


class CommanderTurn(Effect):
    """The menu of the commander's turn; `a` says what was used in it."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        used = frame.a
        if used:
            return self._more(game, used)
        options = tokens_for(game, used)
        for space in range(len(SPACES)):
            if unlock_obstacle(game, space) == POSSIBLE:
                options.append(KEYS.unlock + space)
        can_restore = restore_obstacle(game) == POSSIBLE
        if not options and (is_broke(commander_of(game)) or not can_restore):
            game.push(Frame(WASTE_TOKEN, frame.seat))
            return None
        if can_restore:
            options.append(KEYS.restore)
        return options + lifts_for(game) + self._scientists(game, used)

    def _more(self, game: Colony, used: int) -> list[int] | None:
        """After the first token or the scientist: the others, or the end of the turn."""
        options = tokens_for(game, used)
        if not used & TOKENS_USED:
            return options  # OMA-6.22: the crystals for a token must not go elsewhere.
        options += self._scientists(game, used) + lifts_for(game)
        if not options:
            return None
        options.append(DONE)
        return options

    def _scientists(self, game: Colony, used: int) -> list[int]:
        if used & SCIENTIST_USED:
            return []
        return [
            KEYS.scientist + card
            for card in range(len(ALIEN_CARDS))
            if scientist_obstacle(game, used, card) == POSSIBLE
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        seat = frame.seat
        if option == DONE:
            return
        if option == KEYS.restore:
            restore(game, seat)
        elif KEYS.unlock <= option < KEYS.unlock + len(SPACES):
            unlock(game, seat, option - KEYS.unlock)
        elif KEYS.lift <= option < KEYS.lift + len(SPACES):
            game.push(frame)
            lift(game, seat, option - KEYS.lift)
        elif KEYS.scientist <= option < KEYS.scientist + len(ALIEN_CARDS):
            game.push(frame.step(frame.a | SCIENTIST_USED))
            send_scientist(game, seat, option - KEYS.scientist)
        else:
            kind = kind_of(option)
            game.push(frame.step(frame.a | USED_BY_KIND[kind]))
            use_token(game, seat, kind, space_of(option))

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        used = frame.a
        if KEYS.scientist <= option < KEYS.scientist + len(ALIEN_CARDS):
            return scientist_obstacle(game, used, option - KEYS.scientist)
        if option == KEYS.restore:
            return pack(ALREADY_ACTED) if used else restore_obstacle(game)
        if KEYS.unlock <= option < KEYS.unlock + len(SPACES):
            return pack(ALREADY_ACTED) if used else unlock_obstacle(game, option - KEYS.unlock)
        if KEYS.lift <= option < KEYS.lift + len(SPACES):
            return lift_obstacle(game, option - KEYS.lift)
        for kind in (REUSABLE, SINGLE):
            base = KEYS.reusable if kind == REUSABLE else KEYS.single
            if base <= option < base + len(SPACES):
                if used & USED_BY_KIND[kind]:
                    return pack(TOKEN_USED, kind)
                return token_obstacle(game, kind, option - base)
        return super().refusal(game, frame, option)


COMMANDER_TURN: Final = CommanderTurn()


class WasteToken(Effect):
    """Put a token on any uncovered space without its action: nothing else is possible.

    Without crystals for a single-use token the panel may be restored instead where that is allowed
    (OMA-6.09, OMA-6.20); otherwise no action at all can be carried out (OMA-6.26).
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        commander = commander_of(game)
        options: list[int] = []
        spaces = commander.uncovered()
        if commander.reusable:
            options += [KEYS.reusable + space for space in spaces]
        if commander.single:
            options += [KEYS.single + space for space in spaces]
        if restore_obstacle(game) == POSSIBLE:
            options.append(KEYS.restore)
        return options + lifts_for(game)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option == KEYS.restore:
            restore(game, frame.seat)
        elif KEYS.lift <= option < KEYS.lift + len(SPACES):
            game.push(Frame(COMMANDER_TURN, frame.seat))
            lift(game, frame.seat, option - KEYS.lift)
        else:
            waste_token(game, frame.seat, kind_of(option), space_of(option))

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        return COMMANDER_TURN.refusal(game, Frame(COMMANDER_TURN, frame.seat), option)


WASTE_TOKEN: Final = WasteToken()
