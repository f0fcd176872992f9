"""Where open choices lead: tried on copies of a game, for pages that show several at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from planetfall.core.effect import Chance, Effect
from planetfall.core.reasons import NOT_OFFERED, POSSIBLE, pack

if TYPE_CHECKING:
    from planetfall.core.game import Game

Lead = dict[str, Any]
"""The `keys` that lead there, the `frame` that asks next and its `legal` keys; where something
else than what was looked for is asked, also the seat's own `area` as it is then."""


def has_leads(game: Game, seat: int, kinds: tuple[str, ...]) -> bool:
    """Whether a seat may choose anything of these kinds."""
    followed = game.rules.vocabulary.starting(kinds)
    return any([option in followed for option in game.legal(seat)])


def leads(game: Game, seat: int, kinds: tuple[str, ...], asks: str) -> list[Lead]:
    """Follow the choices of some kinds up to the first question of another kind.

    `kinds` are how their keys begin, `asks` is the question that is looked for. The game itself is
    used up.
    """
    found: list[Lead] = []
    _follow(game, seat, [], game.rules.vocabulary.starting(kinds), asks, found)
    return found


def _follow(
    game: Game, seat: int, keys: list[str], followed: set[int], asks: str, found: list[Lead]
) -> None:
    words = game.rules.vocabulary.keys
    options = game.legal(seat)
    inner = [option for option in options if option in followed]
    for option in inner:
        trial = game
        if option != inner[-1]:
            trial = game.sketch(seat) if game.at_once else game.clone()
        trial.stop_at_chance = True
        trial.apply(seat, option)
        _follow(trial, seat, [*keys, words[option]], followed, asks, found)
    if keys and not inner:
        frame: list[Any] = game.question(seat).to_data() if options else []
        lead: Lead = {"keys": keys, "frame": frame, "legal": [words[option] for option in options]}
        if not frame or frame[0] != asks:
            lead["area"] = game.areas()[seat].shown_data(owner=True)
        found.append(lead)


def answers(game: Game, seat: int, most: int) -> list[tuple[list[str], Game]]:
    """All ways to answer the open question of a seat and those that its effect asks next.

    Each has the keys to choose and the position right behind them, before anything else happens;
    the first is what the first options lead to. A question with one option takes no key, as in
    play. It stops soon after more than `most` are found. A seat's view of a game will do, as long
    as the effect reads nothing hidden; it stays as it is.
    """
    found: list[tuple[list[str], Game]] = []
    depth = len(game.pending(seat))
    _answer(game.clone(), seat, depth, game.question(seat).effect, [], most, found)
    return found


def _answer(
    game: Game,
    seat: int,
    depth: int,
    effect: Effect,
    keys: list[str],
    most: int,
    found: list[tuple[list[str], Game]],
) -> None:
    stack = game.pending(seat)
    if len(stack) < depth or stack[-1].effect is not effect or len(found) > most:
        found.append((keys, game))
        return
    frame = stack.pop()
    options = effect.resolve(game, frame)
    if options is None:
        _answer(game, seat, depth, effect, keys, most, found)
        return
    for option in options:
        trial = game.clone()
        effect.answer(trial, frame, option)
        is_asked = len(options) > 1 or game.ask_all
        chosen = [*keys, game.rules.key(option)] if is_asked else keys
        _answer(trial, seat, depth, effect, chosen, most, found)


def refusal_after(game: Game, seat: int, keys: list[str], key: str) -> int:
    """`POSSIBLE`, or the packed reason why a seat could not choose `key` after some choices.

    What has one answer is never asked in play; here a question about things of the kind of `key` is
    looked for all the same. The game itself is used up.
    """
    option = game.rules.option(key)
    same = game.rules.vocabulary.starting((key.partition(":")[0] + ":",))
    left = [game.rules.option(each) for each in keys]
    options = game.legal(seat)
    if not options:
        return game.why_not(seat, option)
    frame = game.question(seat)
    stack = game.pending(seat)
    at_once = game.at_once
    while left or (len(options) == 1 and options[0] not in same):
        if left and left[0] in options:
            chosen = left.pop(0)
        elif len(options) == 1:
            chosen = options[0]
        else:
            return pack(NOT_OFFERED)
        game.asks[seat] = None
        frame.effect.answer(game, stack.pop(), chosen)
        asked: list[int] | None = None
        while asked is None:
            if not stack or stack[-1].seat != seat or isinstance(stack[-1].effect, Chance):
                return pack(NOT_OFFERED)
            if game.at_once != at_once:
                # A simultaneous phase has begun: its work lies on other stacks.
                return pack(NOT_OFFERED)
            frame = stack.pop()
            asked = frame.effect.resolve(game, frame)
        stack.append(frame)
        options = asked
    return POSSIBLE if option in options else frame.effect.refusal(game, frame, option)
