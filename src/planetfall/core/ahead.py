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
    vocabulary = game.rules.vocabulary.keys
    return any([vocabulary[option].startswith(kinds) for option in game.legal(seat)])


def leads(game: Game, seat: int, kinds: tuple[str, ...], asks: str) -> list[Lead]:
    """Follow the choices of some kinds up to the first question of another kind.

    `kinds` are how their keys begin, `asks` is the question that is looked for. The game itself is
    used up.
    """
    found: list[Lead] = []
    _follow(game, seat, [], kinds, asks, found)
    return found


def _follow(
    game: Game, seat: int, keys: list[str], kinds: tuple[str, ...], asks: str, found: list[Lead]
) -> None:
    vocabulary = game.rules.vocabulary.keys
    options = game.legal(seat)
    legal = [vocabulary[option] for option in options]
    inner = [place for place, key in enumerate(legal) if key.startswith(kinds)]
    for place in inner:
        trial = game
        if place != inner[-1]:
            trial = game.sketch(seat) if game.at_once else game.clone()
        trial.stop_at_chance = True
        trial.apply(seat, options[place])
        _follow(trial, seat, [*keys, legal[place]], kinds, asks, found)
    if keys and not inner:
        frame: list[Any] = game.question(seat).to_data() if legal else []
        lead: Lead = {"keys": keys, "frame": frame, "legal": legal}
        if not frame or frame[0] != asks:
            lead["area"] = game.areas()[seat].shown_data(owner=True)
        found.append(lead)
