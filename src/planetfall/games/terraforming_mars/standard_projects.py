"""Standard projects and the two conversions (TM-9, TM-13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import gain, heard
from planetfall.games.terraforming_mars.components.terms import (
    CITY,
    GREENERY,
    HEAT,
    MC,
    OCEAN,
    PLANTS,
    TEMPERATURE,
)
from planetfall.games.terraforming_mars.effects.basic import Produce
from planetfall.games.terraforming_mars.effects.combine import Do, MarsEffect
from planetfall.games.terraforming_mars.effects.drawing import card_options
from planetfall.games.terraforming_mars.effects.mars import USUAL, Place, Raise, spots
from planetfall.games.terraforming_mars.effects.triggers import PROJECT_USED
from planetfall.games.terraforming_mars.extension import MenuAction
from planetfall.games.terraforming_mars.log import CONVERTED, DISCARDED, PROJECT
from planetfall.games.terraforming_mars.payment import (
    PAY_HEAT,
    push_payment,
    too_cold,
    too_expensive,
)
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import (
    CARD,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    PROJECT_NAMES,
    STANDARD_PROJECT,
    WORDS,
    card_of,
)

SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
ASTEROID: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5


@dataclass(frozen=True)
class StandardProject(MarsEffect):
    """Pay the price in M€, then do it; refunds come last (TM-16.08)."""

    project: int
    cost: int
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def price(self, game: Mars, seat: int) -> int:
        """The price after discounts."""
        kit = game.kit(seat)
        if not kit.has_project_discounts:
            return self.cost
        off = kit.project_discount(self.project)
        return self.cost - off if off < self.cost else 0

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        due = self.price(game, frame.seat)
        if too_expensive(game, frame.seat, due) != POSSIBLE:
            return []
        if game.events is not None:
            game.note(PROJECT, frame.seat, self.project, due)
        for part in reversed(heard(game, PROJECT_USED, frame.seat, self.project, self.cost)):
            game.push(part)
        game.push(Frame(self.effect, frame.seat))
        push_payment(game, frame.seat, 0, due)
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return too_expensive(game, frame.seat, self.price(game, frame.seat))

    def obstacle(self, game: Mars, frame: Frame) -> int:
        reason = self.why(game, frame)
        if reason != POSSIBLE:
            return reason
        return self.effect.obstacle(game, Frame(self.effect, frame.seat))


class SellPatents(MarsEffect):
    """Discard any number of cards, at least 1, for 1 M€ each: ascending `card:x`, `done`."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        count = len(player.hand) + len(player.picked)
        return card_options(CARD, player.hand, player.picked, 1, count)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if option != DONE:
            player.hand = take(player.hand, card_of(option))
            player.picked = put(player.picked, card_of(option))
            game.push(frame)
            return
        sold = player.picked
        player.picked = []
        if game.events is not None:
            game.note(PROJECT, frame.seat, SELL_PATENTS, 0)
            game.note(DISCARDED, frame.seat, 0, len(sold))
        for card in sold:
            game.discard = put(game.discard, card)
        gain(game, frame.seat, MC, len(sold))

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.NO_CARDS, 0, 1, 0)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE if game.players[frame.seat].hand else self.why(game, frame)


HEAT_PRICE: Final = 8
"""Heat that a step of temperature takes (TM-13.03)."""


class ConvertPlants(MarsEffect):
    """Plants become a greenery tile (TM-13.01); they are paid before its bonus (TM-13.09)."""

    def __init__(self) -> None:
        self.tile = Place(GREENERY)

    def parts(self) -> tuple[Effect, ...]:
        return (self.tile,)

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        if game.events is not None:
            game.note(CONVERTED, frame.seat, PLANTS, 1)
        gain(game, frame.seat, PLANTS, -game.kit(frame.seat).greenery_price)
        game.push(Frame(self.tile, frame.seat))
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        had = game.players[frame.seat].stock[PLANTS]
        due = game.kit(frame.seat).greenery_price
        if had < due:
            return pack(reasons.TOO_LITTLE, PLANTS, due, had)
        if not spots(game, frame.seat, GREENERY, USUAL):
            return pack(reasons.NO_SPACE, GREENERY)
        return POSSIBLE


class ConvertHeat(MarsEffect):
    """Heat becomes a step of temperature."""

    def __init__(self) -> None:
        self.warmth = Raise(TEMPERATURE)

    def parts(self) -> tuple[Effect, ...]:
        return (self.warmth,)

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        if game.events is not None:
            game.note(CONVERTED, frame.seat, HEAT, 1)
        game.push(Frame(self.warmth, frame.seat))
        game.push(Frame(PAY_HEAT, frame.seat, 0, HEAT_PRICE))
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return too_cold(game, frame.seat, HEAT_PRICE)


SELL: Final = SellPatents()
PROJECTS: Final = [
    StandardProject(POWER_PLANT, 11, Produce(energy=1)),
    StandardProject(ASTEROID, 14, Raise(TEMPERATURE)),
    StandardProject(AQUIFER, 18, Place(OCEAN)),
    StandardProject(GREENERY_PROJECT, 23, Place(GREENERY)),
    StandardProject(CITY_PROJECT, 25, Do(Place(CITY), Produce(mc=1))),
]
TO_GREENERY: Final = ConvertPlants()
TO_WARMTH: Final = ConvertHeat()


def add_standard_project(name: str, cost: int, effect: Effect) -> MenuAction:
    """Make a standard project of an expansion known; its entry for menus.

    The expansion returns it from `Extension.projects` and has its effect among its roots.
    """
    project = StandardProject(len(PROJECT_NAMES), cost, effect)
    PROJECT_NAMES.append(name)
    return MenuAction(WORDS.word(f"standard:{name}"), project, cost)


def project_menu() -> list[MenuAction]:
    """Standard projects and conversions as a turn offers them."""
    menu = [MenuAction(CONVERT_PLANTS, TO_GREENERY), MenuAction(CONVERT_HEAT, TO_WARMTH)]
    for project in PROJECTS:
        menu.append(MenuAction(STANDARD_PROJECT + project.project, project, project.cost))
    menu.append(MenuAction(STANDARD_PROJECT + SELL_PATENTS, SELL))
    return menu


def project_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    names = ["power_plant", "asteroid", "aquifer", "greenery", "city"]
    roots: dict[str, Effect] = {
        "standard.sell_patents": SELL,
        "convert.plants": TO_GREENERY,
        "convert.heat": TO_WARMTH,
    }
    for name, project in zip(names, PROJECTS, strict=True):
        roots[f"standard.{name}"] = project
    return roots
