"""The page of Terraforming Mars: Mars, all seats, milestones and awards, projects, stock, hand."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final

from planetfall.core.rules import Rules
from planetfall.core.view import View
from planetfall.games.terraforming_mars.components.board import HEX_NAMES
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST
from planetfall.games.terraforming_mars.draw.board import (
    TABLE,
    Signs,
    mars_pieces,
    near_moons,
    outlook,
)
from planetfall.games.terraforming_mars.draw.table import Table
from planetfall.games.terraforming_mars.draw.tracks import levels, warmth_words
from planetfall.games.terraforming_mars.draw.view import kit_of
from planetfall.games.terraforming_mars.expansions.colonies.draw.tiles import panels, trade_places
from planetfall.games.terraforming_mars.log import PLACED
from planetfall.games.terraforming_mars.phases import SOLO_GENERATIONS
from planetfall.games.terraforming_mars.setup import start_money, start_price
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.svg.memo import memo
from planetfall.table.changes import Text
from planetfall.table.parts import Part
from planetfall.web.games.plain import chip
from planetfall.web.games.terraforming_mars import cards as mars_cards
from planetfall.web.games.terraforming_mars.goals import milestones, projects
from planetfall.web.games.terraforming_mars.payment import due_frame, pay_bar, title
from planetfall.web.games.terraforming_mars.seats import (
    STOCK,
    chips,
    chips_row,
    resource_names,
    seat_parts,
    seats,
    seen_seats,
    signed,
)
from planetfall.web.games.terraforming_mars.seen import HOLE, Seen, around, figure, filled
from planetfall.web.html import (
    NOTHING,
    Html,
    Pieces,
    bar,
    data_json,
    esc,
    icon,
    join,
    part,
    picture_ends,
)
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

HEAT_PRICE: Final = 8
ON_COLONIES: Final = ("colony", "trade", "fee")
"""Kinds of options that lie on the colonies."""
SETS: Final = ("BuyStartingCards", "BuyResearch", "SellPatents")
"""Questions that take any number of cards and then `done`: the page lets one tick them."""

TABS: Final = (
    ("board", "ui-map", "board"),
    ("hand", "ui-hand", "tm.hand"),
    ("projects", "ui-play", "tm.projects_tab"),
    ("players", "ui-person", "players"),
    ("log", "ui-log", "log"),
)
COLONIES_TAB: Final = ("colonies", "colony", "tm.colonies")


class TerraformingMarsPage:
    """Draws Terraforming Mars."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        if not scene.playing:
            return _empty(scene)
        seat = max(scene.me, 0)
        game = Seen(scene.data)
        open_ = _open(scene)
        stock, offers = _own(scene, game, seat)
        return [
            ("top", frame.top(scene, _crumbs(scene))),
            ("waiting", frame.waiting(scene)),
            ("strip", open_.strip),
            *seat_parts(scene, open_.seats, seat),
            ("mars", open_.mars),
            ("extras", _extras(scene, seat)),
            ("ask", scene.kept_ask(lambda: _ask(scene))),
            ("awards", open_.goals),
            ("projects", offers),
            ("log", frame.log(scene)),
            ("chipsrow", chips_row(scene, open_.chips, seat)),
            ("stock", stock),
            *mars_cards.hand(scene, game, seat),
            ("tabs", frame.tabs(scene, _tabs(scene))),
            ("keys", scene.kept_keys(lambda: frame.keys(scene))),
        ]

    def layout(self, parts: dict[str, Html]) -> Html:
        """Where the parts stand."""
        return Html(
            f'<div class="table g-tm" data-tab="board" data-zoom="play act card">{parts["top"]}'
            f"{parts['strip']}"
            f'<aside class="left">{parts["seats"]}</aside>'
            f'<main class="mid">{parts["waiting"]}{parts["mars"]}'
            f"{parts['extras']}{parts['chipsrow']}{parts['ask']}</main>"
            f'<aside class="right">{parts["awards"]}{parts["projects"]}{parts["log"]}</aside>'
            f'<div class="dock">{parts["stock"]}{parts["hand"]}</div>'
            f"{parts['keys']}{parts['tabs']}</div>"
        )

    def chips(self, scene: Scene, seen: View) -> Html:
        """Parameters, rating, stock and production that change."""
        after = seen.data()
        now, then = levels(scene.data), levels(after)
        found = []
        if now.temperature != then.temperature:
            found.append(
                _words_chip(
                    icon("temperature", 14, "temperature"),
                    warmth_words(now.temperature),
                    warmth_words(then.temperature),
                )
            )
        if now.oxygen != then.oxygen:
            air = icon("oxygen", 14, "oxygen")
            found.append(_words_chip(air, str(now.oxygen), f"{then.oxygen} %"))
        if now.oceans != then.oceans:
            found.append(chip(icon("ocean", 14, "ocean"), now.oceans, then.oceans))
        mine, later = scene.area(scene.me), after["areas"][scene.me]
        if mine["rating"] != later["rating"]:
            found.append(_gain(icon("tr", 14, "tr"), later["rating"] - mine["rating"]))
        for place, (sign, color) in enumerate(STOCK):
            change = later["stock"][place] - mine["stock"][place]
            if change:
                found.append(_gain(icon(sign, 14, color), change))
            change = later["production"][place] - mine["production"][place]
            if change:
                box = Html(f'<span class="prodbox">{icon(sign, 12, color)}</span>')
                found.append(_gain(box, change))
        pay = pay_bar(scene, after, classes="ahead")
        return join([*found[:7], _outlook(scene, after), *([] if pay is None else [pay])])

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """A card in full, or what a player has played."""
        if name == "card":
            return mars_cards.large(scene, what)
        if name == "chosen":
            return mars_cards.chosen(scene, what)
        if name == "player" and what.isdigit() and int(what) < len(scene.names):
            return mars_cards.tableau(scene, int(what))
        return NOTHING


def _outlook(scene: Scene, after: dict[str, Any]) -> Html:
    """New tiles and steps of the gauges, for the page to show on the board."""
    drawn = outlook(THEME, TABLE, scene.data, after)
    if not drawn:
        return NOTHING
    return Html(
        f'<svg class="symbols" data-onto="#mars .mars-svg" aria-hidden="true">{drawn}</svg>'
    )


def _words_chip(sign: Html, was: str, now: str) -> Html:
    return Html(
        f'<span class="delta">{sign}<span class="to">{esc(was)}</span>'
        f"{icon('ui-arrow-right', 11)}<b>{esc(now)}</b></span>"
    )


def _gain(sign: Html, change: int) -> Html:
    return Html(f'<span class="delta">{sign}{signed(change)}</span>')


def _empty(scene: Scene) -> list[Part]:
    names = "strip seats mars extras awards projects log chipsrow stock hand".split()
    parts: list[Part] = [(name, Html(f'<div id="{name}"></div>')) for name in names]
    return [
        ("top", frame.top(scene, [])),
        ("waiting", frame.waiting(scene)),
        *parts,
        ("ask", frame.ask(scene)),
        ("tabs", frame.tabs(scene, TABS)),
        ("keys", frame.keys(scene)),
    ]


def _tabs(scene: Scene) -> tuple[tuple[str, str, str], ...]:
    """The tabs of the phone; boards of an expansion have their own."""
    if scene.table().get("extras"):
        return (*TABS[:3], COLONIES_TAB, *TABS[3:])
    return TABS


def _crumbs(scene: Scene) -> list[Html]:
    phase = _phase(*[row[0] for row in scene.data["stack"][-2:]])
    most = SOLO_GENERATIONS if len(scene.data["areas"]) == 1 else 0
    now = scene.table()["generation"]
    return _crumb_words(scene.words, now, most, phase and scene.term(phase))


@memo(512)
def _crumb_words(said: Words, generation: int, most: int, phase: str) -> list[Html]:
    """The generation, of how many if there is a last one, and the phase."""
    now = said.fill("n_of", n=generation, most=most) if most else generation
    crumbs = [Html(f"{esc(said['tm.generation'])} <b>{esc(now)}</b>")]
    return [*crumbs, esc(phase)] if phase else crumbs


PHASES: Final = (
    ("actions", "phase.actions"),
    ("draft", "phase.draft"),
    ("research", "phase.research"),
)
"""How paths of effects begin, and what the phase they belong to is called."""


@memo(1024)
def _phase(*paths: str) -> str:
    """The key of the phase in words, by what is under way; empty between phases."""
    for start, phase in PHASES:
        if any(path.startswith(start) for path in paths):
            return phase
    return ""


# What lies open: the same for all viewers.


@dataclass(frozen=True)
class Open:
    """The drawings everybody sees alike."""

    strip: Html
    mars: Pieces
    goals: Html
    seats: list[Html]
    """As others than their owners see them."""
    chips: list[Html]


@dataclass(frozen=True)
class Known:
    """What lay open when somebody last looked; it holds the table's data, so they stay the same."""

    table: dict[str, Any]
    glance: Any
    drawn: Open


_ON_TABLE: Final = itemgetter(
    "temperature",
    "oxygen",
    "ocean_hexes",
    "greenery_hexes",
    "city_hexes",
    "special_hexes",
    "specials",
    "moons",
    "milestones",
    "awards",
)


def _open(scene: Scene) -> Open:
    """What lies open, drawn or kept.

    Viewers of one position share the data of its table: unless choices are made at once, who comes
    second needs to compare no more.
    """
    glance = (scene.table_view.state, scene.table_view.seats)
    alike = not scene.data["at_once"]
    known: Known | None = scene.extra.drawings.get(("known", scene.lang)) if alike else None
    if known is not None and known.table is scene.table() and known.glance == glance:
        return known.drawn
    last = _last_hexes(scene)
    of_seats = seen_seats(scene)
    seen = (scene.table_view.state, last, _ON_TABLE(scene.table()), of_seats)
    drawn = scene.kept("open", seen, lambda: _drawn_open(scene, last, of_seats))
    if alike:
        scene.extra.drawings["known", scene.lang] = Known(scene.table(), glance, drawn)
    return drawn


def _drawn_open(scene: Scene, last: list[str], of_seats: list[Any]) -> Open:
    return Open(
        strip=_strip(scene),
        mars=_mars(scene, last),
        goals=milestones(scene),
        seats=seats(scene, of_seats),
        chips=chips(scene),
    )


# Mars.


_ON_BOARD: Final = itemgetter(
    "temperature",
    "oxygen",
    "ocean_hexes",
    "greenery_hexes",
    "city_hexes",
    "specials",
    "moons",
)
_OWNED: Final = itemgetter("tiles", "claims")


def _mars(scene: Scene, last: list[str]) -> Pieces:
    owned = [_OWNED(area) for area in scene.data["areas"]]
    seen = (_ON_BOARD(scene.table()), owned, last)
    return scene.kept("mars", seen, lambda: _map(scene, last))


def _map(scene: Scene, last: list[str]) -> Pieces:
    size = (TABLE.width, TABLE.height)
    begin, end = picture_ends(size, scene.words["board"], scene.lang, "mars-svg", True)
    pieces = mars_pieces(THEME, scene.data, TABLE, signs=Signs(last=last), lang=scene.lang)
    near = near_moons(THEME, TABLE, scene.data, scene.lang)
    begin = f'<section id="mars" class="mars">{begin}'
    return part(begin, *pieces, near, after=f"{end}</section>")


def _last_hexes(scene: Scene) -> list[str]:
    """Where the newest tile lies, from the log."""
    recent: list[Any] = scene.events()[-40:]
    for event in recent[::-1]:
        if event[0] == PLACED and 0 <= event[3] < len(HEX_NAMES):
            return [f"hex:{HEX_NAMES[event[3]]}"]
    return []


def _strip(scene: Scene) -> Html:
    """The three parameters as bars: the strip of the phone."""
    return scene.kept("strip", _LEVELS(scene.table()), lambda: _gauges(scene))


_LEVELS: Final = itemgetter("temperature", "oxygen", "ocean_hexes")


def _gauges(scene: Scene) -> Html:
    now = levels(scene.data)
    table = scene.table()
    inside = (
        esc(warmth_words(now.temperature)),
        bar(table["temperature"] / WARMEST, "temperature"),
        esc(f"{now.oxygen} %"),
        bar(now.oxygen / FULL_OXYGEN, "oxygen"),
        esc(f"{now.oceans} / {ALL_OCEANS}"),
        bar(now.oceans / ALL_OCEANS, "ocean"),
    )
    return filled(_gauge_frames(), inside)


@memo(1)
def _gauge_frames() -> tuple[Html, ...]:
    """The strip with holes for the words and the bar of every parameter."""
    cells = join(
        f'<div class="gl">{icon(name, 16, name)}<b data-n="g-{name}">{HOLE}</b>{HOLE}</div>'
        for name in ("temperature", "oxygen", "ocean")
    )
    return around(f'<section id="strip" class="strip three">{cells}</section>')


def _extras(scene: Scene, seat: int) -> Html:
    """Boards of an expansion beside Mars: the colonies, and the ships that trade."""
    extras = scene.table().get("extras", [])
    if not extras or scene.book is None:
        return Html('<section id="extras" class="extras"></section>')
    options = tuple(key for key in scene.table_view.keys if key.partition(":")[0] in ON_COLONIES)
    seen = (options, extras, scene.area(seat))
    return scene.kept(("extras", scene.me), seen, lambda: _colonies(scene, seat, options))


def _colonies(scene: Scene, seat: int, options: tuple[str, ...]) -> Html:
    assert scene.book is not None
    table = Table(
        theme=THEME,
        data=scene.data,
        seat=seat,
        lang=scene.lang,
        book=scene.book,
        names=scene.names,
        options=options,
    )
    drawn = [
        Html(
            picture(
                THEME,
                box.at(0, box.height / 2),
                box.width,
                box.height,
                title=scene.words["tm.colonies"],
                lang=scene.lang,
                classes="colony-svg",
            )
        )
        for box in panels(table)
    ]
    half = (len(drawn) + 1) // 2
    return Html(
        f'<section id="extras" class="extras"><div class="cols l">{join(drawn[:half])}</div>'
        f'<div class="cols r">{join(drawn[half:])}</div></section>'
    )


# Own stock.


_STOCK_FIELDS: Final = itemgetter("stock", "production", "rating", "tableau")


def _own(scene: Scene, game: Seen, seat: int) -> tuple[Html, Html]:
    """The own stock, and standard projects at the own prices."""
    return scene.kept(
        ("own", seat),
        _STOCK_FIELDS(scene.area(seat)),
        lambda: (_stock(scene, seat), projects(scene, game, seat)),
    )


def _stock(scene: Scene, seat: int) -> Html:
    area, said = scene.area(seat), scene.words
    stock = area["stock"]
    inside: list[Html] = []
    for held, production in zip(stock, area["production"], strict=True):
        inside += (figure(held), signed(production))
    inside.insert(2, figure(area["rating"]))
    price = kit_of(tuple(area["tableau"])).greenery_price
    inside += (figure(price), _short(said, price - stock[3]), _short(said, HEAT_PRICE - stock[5]))
    return filled(_stock_frame(scene.rules, scene.lang), inside)


@memo(64)
def _stock_frame(rules: Rules, lang: str) -> tuple[Html, ...]:
    """The own stock with holes for its numbers."""
    names = resource_names(rules, lang)
    making = icon("production", 11, "steel")
    rating = f" {icon('tr', 11, 'tr')}{HOLE}"
    cells = join(
        f'<div class="big" title="{names[place]}">{icon(sign, 19, color)}'
        f'<b data-n="own-{place}">{HOLE}</b><span class="p">{making} '
        f"{HOLE}{rating if place == 0 else ''}</span></div>"
        for place, (sign, color) in enumerate(STOCK)
    )
    plants = _convert("convert:plants", "plant", "greenery", HOLE)
    heat = _convert("convert:heat", "heat", "temperature", str(HEAT_PRICE))
    return around(
        f'<section id="stock" class="mine">{cells}<div class="cv">{plants}{heat}</div></section>'
    )


def _convert(key: str, pays: str, gets: str, price: str) -> str:
    """A button that converts; behind it there is room for what is missing."""
    return (
        f'<button type="button" class="btn" data-key="{key}">{price} {icon(pays, 14, pays)} '
        f"{icon('ui-arrow-right', 12)} {icon(gets, 15, gets)}{HOLE}</button>"
    )


@memo(128)
def _short(said: Words, short: int) -> Html:
    """How much is missing, if any."""
    if short <= 0:
        return NOTHING
    return Html(f"<small>{esc(said.fill('tm.short', n=short))}</small>")


# The question bar.


def _ask(scene: Scene) -> Text:
    keys = scene.table_view.keys
    if not keys:
        return frame.ask(scene)
    asking = scene.asking()
    if asking == "Payment" and (bar := _pay(scene)) is not None:
        return bar
    offered = tuple([key.partition(":")[0] for key in keys])
    kinds = frozenset(offered)
    trades = trade_places(scene.data) if "trade" in kinds else []
    ticks = asking if asking in SETS else ""
    return frame.ask(
        scene,
        why=_ask_line(scene, asking),
        default=keys[0],
        danger=("pass",),
        verb=scene.words[ASKED_VERBS[asking]] if asking in ASKED_VERBS else "",
        beside=_beside(scene.words, offered, len(trades)),
        signs=join(
            (
                _ask_signs(scene.words, ticks, _each(scene, asking), kinds),
                _trade_signs(scene, trades),
            )
        ),
    )


@memo(1024)
def _beside(said: Words, kinds: tuple[str, ...], trades: int) -> Html:
    """What stands in the bar before the answers.

    How many things of every kind are open, where a whole turn is; the place for a card to use.
    """
    drawn = mars_cards.sheet(said) if not ON_CARDS.isdisjoint(kinds) else NOTHING
    if "standard" not in kinds:
        return drawn
    counts = [(word, kinds.count(kind)) for kind, word in COUNTED]
    counts.insert(2, ("tm.n_trades", trades))
    told = join(
        Html(f'<li class="delta">{esc(said.count(word, count))}</li>')
        for word, count in counts
        if count
    )
    return Html(f'<ul class="open">{told}</ul>{drawn}')


ON_CARDS: Final = frozenset({"play", "act", "card"})
"""Kinds of options that lie on cards."""
COUNTED: Final = (
    ("play", "tm.n_cards"),
    ("standard", "tm.n_projects"),
    ("act", "tm.n_actions"),
    ("milestone", "tm.n_milestones"),
    ("award", "tm.n_awards"),
)
"""Kinds of options that are counted in the bar, and the words for them."""


@memo(512)
def _ask_signs(said: Words, ticks: str, each: int, kinds: frozenset[str]) -> Html:
    """What the bar tells the page of the kinds of its answers.

    The words of the confirm button, a set to tick, the tab of the phone where all answers lie.
    """
    verbs = {kind: said[f"tm.verb.{kind}"] for kind in VERBS if kind in kinds}
    signs: str = data_json("verbs", verbs) if verbs else ""
    if ticks:
        word = "tm.sell_n" if ticks == "SellPatents" else "tm.buy_n"
        signs += f' data-set="1" data-many="{esc(said[word])}" data-each="{each}"'
    led = kinds - {"done", "pass", "nobody"}
    lead = LEADS.get(next(iter(led)), "") if len(led) == 1 else ""
    if lead:
        signs += f' data-lead="{lead}"'
    return Html(signs)


def _trade_signs(scene: Scene, trades: list[str]) -> Html:
    """Colonies that lead into a trade when pressed: the option before them, and both in words."""
    if not trades:
        return NOTHING
    said = scene.words
    places = {
        f"colony:{name}": ("trade", said.fill("tm.trade_with", name=scene.name("colony", name)))
        for name in trades
    }
    return data_json("via", places)


def _each(scene: Scene, asking: str) -> int:
    """What one card of a set costs, or brings."""
    if asking == "BuyStartingCards":
        return start_price(scene.area(scene.me)["chosen"])
    if asking == "BuyResearch":
        return kit_of(tuple(scene.area(scene.me)["tableau"])).card_price
    return 1


def _pay(scene: Scene) -> Text | None:
    """The question bar of a payment: all means side by side, one confirm."""
    due = due_frame(scene.data, scene.me)
    answers = pay_bar(scene, scene.data, classes="asked", identity=' id="answers"')
    if due is None or answers is None:
        return None
    said = scene.words
    return frame.ask(
        scene,
        why=said.count("choices", len(scene.table_view.keys)),
        verb=said["tm.pay_verb"],
        question=title(scene, due),
        answers=answers,
    )


def _ask_line(scene: Scene, asking: str) -> str:
    """What to know beside the question, where the number of choices says little."""
    if asking != "BuyStartingCards":
        return scene.words["tm.turn_open"] if "pass" in scene.table_view.keys else ""
    chosen = scene.area(scene.me)["chosen"]
    name = mars_cards.name(scene, CARDS[chosen].name)
    return scene.words.fill("tm.start_money", name=name, n=start_money(chosen))


VERBS: Final = ("play", "act", "standard", "convert", "milestone", "award", "trade", "hex", "pass")
"""Kinds of options that have a word of their own on the confirm button."""
ASKED_VERBS: Final = {"ChooseCorporation": "tm.verb.lead", "DraftPick": "tm.verb.keep"}
"""Questions that have a word of their own on the confirm button."""
LEADS: Final = {"card": "hand", "hex": "board", "colony": "colonies", "fee": "colonies"}
"""Kinds of options that are answered in one tab of the phone."""


def art() -> Html:
    """The lobby's picture: Mars in the middle of a game."""
    from planetfall.web.games.terraforming_mars.art import mars_art

    return mars_art()


PAGE: Final = TerraformingMarsPage()
