"""The page of Terraforming Mars: Mars, all seats, milestones and awards, projects, stock, hand."""

from __future__ import annotations

from typing import Final

from planetfall.core.view import View
from planetfall.games.terraforming_mars.components.board import BONUS_CARDS
from planetfall.games.terraforming_mars.components.terms import HEAT, PLANTS
from planetfall.games.terraforming_mars.draw.pictures import seen
from planetfall.games.terraforming_mars.draw.tiles import new_tiles
from planetfall.games.terraforming_mars.draw.tracks import levels, warmth_words
from planetfall.games.terraforming_mars.phases import SOLO_GENERATIONS
from planetfall.games.terraforming_mars.standard_projects import HEAT_PRICE
from planetfall.games.terraforming_mars.state import Mars
from planetfall.table.parts import Part
from planetfall.web.games.plain import chip
from planetfall.web.games.terraforming_mars import card, cards
from planetfall.web.games.terraforming_mars.ask import ask
from planetfall.web.games.terraforming_mars.board import board, colonies, gauges, preview
from planetfall.web.games.terraforming_mars.coach import LESSONS
from planetfall.web.games.terraforming_mars.goals import milestones, projects
from planetfall.web.games.terraforming_mars.payment import pay_bar
from planetfall.web.games.terraforming_mars.pieces import kinds
from planetfall.web.games.terraforming_mars.position import (
    STOCK,
    figure,
    mars,
    resource_name,
    shown_seat,
    signed_number,
)
from planetfall.web.games.terraforming_mars.seats import chips_row, seat_parts
from planetfall.web.html import NOTHING, Html, esc, icon, join
from planetfall.web.pages import frame
from planetfall.web.pages.coach import Lesson
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

PLACES: Final = "strip seats mars extras awards projects log chipsrow stock hand".split()
"""Parts that are empty until the game starts."""
TABS: Final = (
    ("board", "ui-map", "board"),
    ("hand", "ui-hand", "tm.hand"),
    ("projects", "ui-play", "tm.projects_tab"),
    ("players", "ui-person", "players"),
    ("log", "ui-log", "log"),
)
COLONIES_TAB: Final = ("colonies", "colony", "tm.colonies")
MOST_CHIPS: Final = 7


class TerraformingMarsPage:
    """Draws Terraforming Mars."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        if not scene.playing:
            return frame.not_started(scene, PLACES, TABS)
        question = scene.question_inputs()
        return [
            ("top", frame.top(scene, _crumbs(scene))),
            ("waiting", frame.waiting(scene)),
            ("strip", gauges(scene)),
            *seat_parts(scene),
            ("mars", board(scene)),
            ("extras", colonies(scene)),
            ("ask", scene.drawn(("ask", scene.me), question, lambda: ask(scene))),
            ("awards", milestones(scene)),
            ("projects", projects(scene)),
            ("log", frame.log(scene)),
            ("chipsrow", chips_row(scene)),
            ("stock", _stock(scene)),
            *cards.hand(scene),
            ("tabs", frame.tabs(scene, _tabs(scene))),
            ("keys", scene.drawn(("keys", scene.me), question, lambda: frame.keys(scene))),
        ]

    def layout(self, parts: dict[str, Html]) -> Html:
        """Where the parts stand."""
        return Html(
            f'<main class="table g-tm" data-tab="board" data-zoom="play act card"'
            f' data-cards="play act card">{parts["top"]}'
            f"{parts['strip']}"
            f'<div class="left">{parts["seats"]}</div>'
            f'<div class="mid">{parts["waiting"]}{parts["mars"]}'
            f"{parts['extras']}{parts['chipsrow']}{parts['ask']}</div>"
            f'<div class="right">{parts["awards"]}{parts["projects"]}{parts["log"]}</div>'
            f'<div class="dock">{parts["stock"]}{parts["hand"]}</div>'
            f"{parts['keys']}{parts['tabs']}</main>"
        )

    def chips(self, scene: Scene, after: View) -> Html:
        """Parameters, rating, stock and production that change."""
        now, then = mars(scene), seen(after)
        chips = [*_parameter_chips(now, then), *_own_chips(now, then, scene.me)]
        chips += _drawn_chip(now, then)
        payment = pay_bar(scene, then, classes="ahead")
        return join([*chips[:MOST_CHIPS], preview(now, then), payment or NOTHING])

    def lessons(self) -> tuple[Lesson, ...]:
        """What a guided first game explains."""
        return LESSONS

    def pieces(self) -> dict[str, Kind]:
        """What can be asked about."""
        return kinds()

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """A card enlarged or about to be used, or what a player has played."""
        if name == "card":
            return card.enlarged(scene, what)
        if name == "face":
            return card.face(scene, what)
        if name == "chosen":
            return card.about_to_use(scene, what)
        if name == "player" and what.isdigit() and int(what) < len(scene.names):
            return cards.tableau(scene, int(what))
        return NOTHING


def _parameter_chips(now: Mars, then: Mars) -> list[Html]:
    """Global parameters that change."""
    before, after = levels(now), levels(then)
    chips = []
    if before.temperature != after.temperature:
        was, will_be = warmth_words(before.temperature), warmth_words(after.temperature)
        chips.append(_change("temperature", was, will_be))
    if before.oxygen != after.oxygen:
        chips.append(_change("oxygen", f"{before.oxygen}", f"{after.oxygen} %"))
    if before.oceans != after.oceans:
        chips.append(chip(icon("ocean", 14, "ocean"), before.oceans, after.oceans))
    return chips


def _change(sign: str, was: str, will_be: str) -> Html:
    return Html(
        f'<span class="delta">{icon(sign, 14, sign)}<span class="to">{esc(was)}</span>'
        f"{icon('ui-arrow-right', 11)}<b>{esc(will_be)}</b></span>"
    )


def _own_chips(now: Mars, then: Mars, seat: int) -> list[Html]:
    """A seat's rating, stock and production that change."""
    before, after = now.players[seat], then.players[seat]
    changes = [(icon("tr", 14, "tr"), after.rating - before.rating)]
    for place, (sign, color) in enumerate(STOCK):
        box = Html(f'<span class="prodbox">{icon(sign, 12, color)}</span>')
        changes.append((icon(sign, 14, color), after.stock[place] - before.stock[place]))
        changes.append((box, after.production[place] - before.production[place]))
    return [
        Html(f'<span class="delta">{esc(sign)}{signed_number(change)}</span>')
        for sign, change in changes
        if change
    ]


def _drawn_chip(now: Mars, then: Mars) -> list[Html]:
    """The cards that new tiles bring; what they are is not known before."""
    cards = sum([BONUS_CARDS[index] for index in new_tiles(now, then)])
    drawn = Html(f'<span class="delta">{icon("card", 14, "card")}{signed_number(cards)}</span>')
    return [drawn] if cards else []


def _tabs(scene: Scene) -> tuple[tuple[str, str, str], ...]:
    """The tabs of the phone; boards of an expansion have their own."""
    return (*TABS[:3], COLONIES_TAB, *TABS[3:]) if mars(scene).extras else TABS


def _crumbs(scene: Scene) -> list[Html]:
    """The generation, of how many if there is a last one, and the phase."""
    game, words = mars(scene), scene.words
    number = f"{game.generation}"
    if game.is_solo():
        number = words.fill("n_of", n=game.generation, most=SOLO_GENERATIONS)
    crumbs = [Html(f"{esc(words['tm.generation'])} <b>{esc(number)}</b>")]
    phase = _phase(game)
    return [*crumbs, esc(scene.term(phase))] if phase else crumbs


def _phase(game: Mars) -> str:
    """The key of the phase in words, by what is under way; empty between phases."""
    for work in reversed(game.stacks[game.seats]):
        for phase in ("actions", "draft", "research"):
            if work.effect.path.startswith(phase):
                return f"phase.{phase}"
    return ""


# Own stock.


def _stock(scene: Scene) -> Html:
    """Stock and production of the viewer, and the two conversions."""
    game, seat = mars(scene), shown_seat(scene)
    player = game.players[seat]
    price = game.kit(seat).greenery_price
    inputs = (player.stock, player.production, player.rating, price)
    return scene.drawn(("stock", scene.me), inputs, lambda: _draw_stock(scene, price))


def _draw_stock(scene: Scene, greenery_price: int) -> Html:
    player = mars(scene).players[shown_seat(scene)]
    rating = Html(f" {icon('tr', 11, 'tr')}{figure(player.rating)}")
    cells = join(
        Html(
            f'<div class="big" data-piece="icon:{esc(sign)}"'
            f' title="{esc(resource_name(scene, place))}">{icon(sign, 19, color)}'
            f'<b data-n="own-{place}">{figure(player.stock[place])}</b><span class="p">'
            f"{icon('production', 11, 'steel')} {signed_number(player.production[place])}"
            f"{rating if place == 0 else ''}</span></div>"
        )
        for place, (sign, color) in enumerate(STOCK)
    )
    plants = _conversion(scene, "plants", "plant", "greenery", greenery_price, player.stock[PLANTS])
    heat = _conversion(scene, "heat", "heat", "temperature", HEAT_PRICE, player.stock[HEAT])
    return Html(
        f'<section id="stock" class="mine">{cells}<div class="cv">{plants}{heat}</div></section>'
    )


def _conversion(scene: Scene, what: str, pays: str, gets: str, price: int, units: int) -> Html:
    """A button that converts, with how much is missing."""
    short = NOTHING
    if units < price:
        short = Html(f"<small>{esc(scene.words.fill('tm.short', n=price - units))}</small>")
    return Html(
        f'<button type="button" class="btn" data-key="convert:{esc(what)}">{price} '
        f"{icon(pays, 14, pays)} {icon('ui-arrow-right', 12)} {icon(gets, 15, gets)}{short}"
        "</button>"
    )


def art() -> Html:
    """The lobby's picture: Mars in the middle of a game."""
    from planetfall.web.games.terraforming_mars.art import mars_art

    return mars_art()


PAGE: Final = TerraformingMarsPage()
