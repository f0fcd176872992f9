"""Where open choices lead: tried on copies of a game, for pages that show several at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
