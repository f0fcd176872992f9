"""Paying on the page of Terraforming Mars: all payments at once, the sensible one chosen first.

The rules say which payments there are: the page follows their questions ahead.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.ahead import answers
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    HEAT,
    MC,
    RESOURCE_NAMES,
    STEEL,
    TITANIUM,
)
from planetfall.games.terraforming_mars.payment import PAY, unit_value
from planetfall.games.terraforming_mars.state import Mars
from planetfall.web.games.terraforming_mars.position import resource_name
from planetfall.web.html import Html, data_json, esc, icon, join
from planetfall.web.pages.scene import Scene

MEANS: Final = (TITANIUM, STEEL, HEAT, MC)
"""What may be paid with, in the order of the page; money pays the rest."""
MOST_PAYMENTS: Final = 400
"""With more payments than these the page asks for one resource after the other."""

Payment = tuple[list[str], list[int]]
"""The keys to choose, and the units of each of `MEANS`."""


def is_paying(game: Mars, seat: int) -> bool:
    """Whether a seat is asked how it pays."""
    return seat in game.to_move() and game.question(seat).effect is PAY


def payments(game: Mars, seat: int) -> list[Payment]:
    """All payments open to a seat that is paying, the sensible one first."""
    stock = game.players[seat].stock
    found = []
    for keys, after in answers(game, seat, MOST_PAYMENTS):
        assert isinstance(after, Mars)
        left = after.players[seat].stock
        found.append((keys, [stock[resource] - left[resource] for resource in MEANS]))
    return found


def pay_bar(scene: Scene, game: Mars, *, classes: str, id: str = "") -> Html | None:
    """Steppers for all resources of the payment that is due; `None` for none, or too many."""
    if not is_paying(game, scene.me):
        return None
    found = payments(game, scene.me)
    if not 1 < len(found) <= MOST_PAYMENTS:
        return None
    values = [unit_value(game, scene.me, resource) for resource in MEANS]
    due = game.question(scene.me).a
    listed = []
    for keys, units in found:
        worth = [count * value for count, value in zip(units, values, strict=True)]
        listed.append({"keys": keys, "units": units, "worth": worth, "over": sum(worth) - due})
    stock = game.players[scene.me].stock
    steppers = join(
        _stepper(scene, place, values[place], stock[resource])
        for place, resource in enumerate(MEANS)
        if resource != MC and any(units[place] for _, units in found)
    )
    words = scene.words
    identity = Html(f' id="{esc(id)}"') if id else Html("")
    return Html(
        f'<div{identity} class="pay {esc(classes)}" role="group"'
        f' aria-label="{esc(title(scene, game))}"{data_json("payments", listed)}'
        f' data-over="{esc(words["tm.overpaid"])}" data-exact="{esc(words["tm.exact"])}"'
        f' data-worth-word="{esc(words["tm.worth"])}">'
        f'{steppers}<span class="means rest">{icon("megacredit", 17, "mc")}'
        f'<output data-units="{len(MEANS) - 1}"></output>'
        f"<small>{esc(words.fill('tm.pay_of', n=stock[MC]))}</small></span>"
        '<span class="over"></span></div>'
    )


def _stepper(scene: Scene, place: int, value: int, units: int) -> Html:
    """More or less of one resource: what a unit is worth, and how many there are."""
    name, word = RESOURCE_NAMES[MEANS[place]], esc(resource_name(scene, MEANS[place]))
    less, more = _step(place, -1, "−", word), _step(place, 1, "+", word)
    return Html(
        f'<span class="means" title="{word}, {esc(scene.words.fill("tm.pay_worth", n=value))}">'
        f'{icon(name, 17, name)}{less}<output data-units="{place}"></output>{more}'
        f"<small>{esc(scene.words.fill('tm.pay_of', n=units))}</small>"
        f'<small class="worth" data-worth-of="{place}"></small></span>'
    )


def _step(place: int, by: int, sign: str, word: Html) -> Html:
    return Html(
        f'<button type="button" class="btn square" data-pay="{place}" data-by="{by}"'
        f' aria-label="{esc(sign)} {word}">{esc(sign)}</button>'
    )


def title(scene: Scene, game: Mars) -> str:
    """What is paid for."""
    question = game.question(scene.me)
    if 0 < question.source < len(CARDS):
        name = scene.name("card", CARDS[question.source].name)
        return scene.words.fill("tm.pay_for", n=question.a, name=name)
    return scene.words.fill("tm.pay", n=question.a)
