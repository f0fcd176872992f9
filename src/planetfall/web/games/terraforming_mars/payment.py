"""Paying on the page of Terraforming Mars: all ways to pay at once, the sensible one beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from planetfall.core.effect import Frame
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    HEAT,
    MC,
    RESOURCE_NAMES,
    STEEL,
    TITANIUM,
)
from planetfall.games.terraforming_mars.draw.view import seen_position
from planetfall.games.terraforming_mars.payment import (
    KEEP_HEAT,
    PAY,
    STEEL_TOO,
    TITANIUM_TOO,
)
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import HEAT_PAID, STEEL_PAID, TITANIUM_PAID
from planetfall.web.html import Html, data_json, esc, icon, join
from planetfall.web.pages.scene import Scene

MEANS: Final = (TITANIUM, STEEL, HEAT)
"""What may be paid with besides money, in the order of the questions."""
MOST_WAYS: Final = 400
"""With more ways than these the page asks for one means after the other."""


@dataclass(frozen=True)
class Way:
    """One way to pay: units of every means, the money that is left to pay, the answers."""

    units: tuple[int, ...]
    money: int
    keys: tuple[str, ...]


def due_frame(data: dict[str, Any], seat: int) -> Frame | None:
    """The payment a seat is asked for in a position it sees; `None` where it is not."""
    stack = data["own_stack"] if data["at_once"] else data["stack"]
    if not stack or stack[-1][0] != "pay" or stack[-1][1] != seat:
        return None
    _, _, source, due, metals = stack[-1]
    return Frame(PAY, seat, source, due, metals)


def ways(game: Mars, frame: Frame) -> list[Way]:
    """All ways to pay, as the questions would offer them, the sensible one first."""
    found: list[Way] = []
    _go_on(game, frame, (0, 0, 0), (), found)
    return found


def _go_on(
    game: Mars, frame: Frame, units: tuple[int, ...], keys: tuple[str, ...], found: list[Way]
) -> None:
    means = _asked(game, frame)
    if means < 0 or len(found) > MOST_WAYS:
        found.append(Way(units, max(0, frame.a), keys))
        return
    resource, base, value, later = _step(game, frame, means)
    options = PAY.resolve(game, frame) or []
    for option in options:
        count = option - base
        paid = (*units[:means], count, *units[means + 1 :])
        rest = Frame(PAY, frame.seat, frame.source, frame.a - count * value, later)
        # A single option is taken without a question.
        told = (*keys, f"{RESOURCE_NAMES[resource]}:{count}") if len(options) > 1 else keys
        if resource == HEAT:
            found.append(Way(paid, max(0, rest.a), told))
        else:
            _go_on(game, rest, paid, told, found)


def _asked(game: Mars, frame: Frame) -> int:
    """The place of the next means in `MEANS`, -1 where only money is left."""
    if frame.a <= 0:
        return -1
    stock = game.players[frame.seat].stock
    metals, kept = frame.b % KEEP_HEAT, frame.b // KEEP_HEAT
    if metals & TITANIUM_TOO and stock[TITANIUM]:
        return 0
    if metals & STEEL_TOO and stock[STEEL]:
        return 1
    return 2 if game.kit(frame.seat).heat_is_money and stock[HEAT] > kept else -1


def _step(game: Mars, frame: Frame, means: int) -> tuple[int, int, int, int]:
    """Resource, its block of answers, what a unit is worth, and what may be paid with later."""
    kit = game.kit(frame.seat)
    later = frame.b - frame.b % KEEP_HEAT
    if means == 0:
        return TITANIUM, TITANIUM_PAID, kit.titanium_value, later + (frame.b & STEEL_TOO)
    if means == 1:
        return STEEL, STEEL_PAID, kit.steel_value, later
    return HEAT, HEAT_PAID, 1, later


# On the page.


def pay_bar(scene: Scene, data: dict[str, Any], *, classes: str, identity: str = "") -> Html | None:
    """Steppers for all means of the payment that is due; `None` where none is, or too many ways.

    The page knows no rules: it gets every way and picks among them.
    """
    frame = due_frame(data, scene.me)
    if frame is None:
        return None
    game = seen_position(data)
    found = ways(game, frame)
    if not 1 < len(found) <= MOST_WAYS:
        return None
    told = [{"units": [*way.units, way.money], "keys": way.keys} for way in found]
    shown = [place for place in range(len(MEANS)) if any(way.units[place] for way in found)]
    values = (game.kit(frame.seat).titanium_value, game.kit(frame.seat).steel_value, 1)
    rows = join(_means(scene, game, frame, place, values[place]) for place in shown)
    stock = game.players[frame.seat].stock[MC]
    place = len(MEANS)
    return Html(
        f'<div{identity} class="pay {classes}" role="group"'
        f' aria-label="{esc(title(scene, frame))}"'
        f'{data_json("ways", told)}{data_json("worth", [*values, 1])} data-due="{frame.a}"'
        f' data-over="{esc(scene.words["tm.overpaid"])}"'
        f' data-exact="{esc(scene.words["tm.exact"])}"'
        f' data-worth-word="{esc(scene.words["tm.worth"])}">'
        f'{rows}<span class="means rest">{icon("megacredit", 17, "mc")}'
        f'<output data-units="{place}"></output>'
        f"<small>{esc(scene.words.fill('tm.pay_of', n=stock))}</small></span>"
        '<span class="over"></span></div>'
    )


def _means(scene: Scene, game: Mars, frame: Frame, place: int, value: int) -> Html:
    resource = MEANS[place]
    name = RESOURCE_NAMES[resource]
    word = scene.name("resource", name)
    worth = scene.words.fill("tm.pay_worth", n=value)
    held = game.players[frame.seat].stock[resource]
    buttons = [
        Html(
            f'<button type="button" class="btn square" data-pay="{place}" data-by="{by}"'
            f' aria-label="{sign} {esc(word)}">{sign}</button>'
        )
        for by, sign in ((-1, "−"), (1, "+"))
    ]
    return Html(
        f'<span class="means" title="{esc(word)}, {esc(worth)}">{icon(name, 17, name)}{buttons[0]}'
        f'<output data-units="{place}"></output>{buttons[1]}'
        f"<small>{esc(scene.words.fill('tm.pay_of', n=held))}</small>"
        f'<small class="worth" data-worth-of="{place}"></small></span>'
    )


def title(scene: Scene, frame: Frame) -> str:
    """What is paid for."""
    if 0 < frame.source < len(CARDS):
        name = scene.name("card", CARDS[frame.source].name)
        return scene.words.fill("tm.pay_for", n=frame.a, name=name)
    return scene.words.fill("tm.pay", n=frame.a)
