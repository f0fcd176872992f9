"""The page of Terraforming Mars: Mars, all seats, milestones and awards, projects, stock, hand."""

from __future__ import annotations

from functools import partial
from typing import Any

from planetfall.games.terraforming_mars.board import HEX_NAMES
from planetfall.games.terraforming_mars.card import CARDS
from planetfall.games.terraforming_mars.colonies.svg import panels
from planetfall.games.terraforming_mars.log import PLACED
from planetfall.games.terraforming_mars.setup import start_money
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.svg_board import TABLE, Signs, draw_mars
from planetfall.games.terraforming_mars.svg_table import Table
from planetfall.games.terraforming_mars.svg_tracks import levels, warmth_words
from planetfall.games.terraforming_mars.svg_view import corporation_of, hand_size
from planetfall.games.terraforming_mars.terms import RESOURCE_NAMES, TAG_NAMES
from planetfall.games.terraforming_mars.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.table.stream import Part
from planetfall.web.games import mars_cards
from planetfall.web.games.mars_cards import Seen
from planetfall.web.games.mars_goals import milestones, projects
from planetfall.web.games.mars_payment import due_frame, pay_bar, title
from planetfall.web.games.plain import chip
from planetfall.web.html import NOTHING, Html, bar, cls, data_json, esc, icon, join, mark
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene

STOCK = (
    ("megacredit", "mc"),
    ("steel", "steel"),
    ("titanium", "titanium"),
    ("plant", "plant"),
    ("energy", "energy"),
    ("heat", "heat"),
)
HEAT_PRICE = 8
ON_COLONIES = ("colony", "trade", "fee")
"""Kinds of options that lie on the colonies."""
SETS = ("BuyStartingCards", "BuyResearch", "SellPatents")
"""Questions that take any number of cards and then `done`: the page lets one tick them."""

TABS = (
    ("board", "ui-map", "board"),
    ("hand", "ui-hand", "tm.hand"),
    ("projects", "ui-play", "tm.projects_tab"),
    ("players", "ui-person", "players"),
    ("log", "ui-log", "log"),
)
COLONIES_TAB = ("colonies", "colony", "tm.colonies")


class TerraformingMarsPage:
    """Draws Terraforming Mars."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        if not scene.playing:
            return _empty(scene)
        seat = max(scene.me, 0)
        game = Seen(scene.data)
        return [
            ("top", frame.top(scene, _crumbs(scene))),
            ("waiting", frame.waiting(scene)),
            ("strip", _strip(scene)),
            *_seats(scene, game, seat),
            ("mars", _mars(scene)),
            ("extras", _extras(scene, seat)),
            ("ask", scene.kept_question("ask", lambda: _ask(scene))),
            ("awards", milestones(scene, game)),
            ("projects", projects(scene, game, seat)),
            ("log", frame.log(scene)),
            ("chipsrow", _chips_row(scene, seat)),
            ("stock", _stock(scene, game, seat)),
            *mars_cards.hand(scene, game, seat),
            ("tabs", frame.tabs(scene, _tabs(scene))),
            ("keys", scene.kept_question("keys", lambda: frame.keys(scene))),
        ]

    def layout(self, parts: dict[str, str]) -> Html:
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

    def chips(self, scene: Scene, after: dict[str, Any]) -> Html:
        """Parameters, rating, stock and production that change."""
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
        return join([*found[:7], *([] if pay is None else [pay])])

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """A card in full, or what a player has played."""
        if name == "card":
            return mars_cards.large(scene, what)
        if name == "player" and what.isdigit() and int(what) < len(scene.names):
            return mars_cards.tableau(scene, int(what))
        return NOTHING


def _words_chip(sign: Html, was: str, now: str) -> Html:
    return Html(
        f'<span class="delta">{sign}<span class="to">{esc(was)}</span>'
        f"{icon('ui-arrow-right', 11)}<b>{esc(now)}</b></span>"
    )


def _gain(sign: Html, change: int) -> Html:
    return Html(f'<span class="delta">{sign}{_signed(change)}</span>')


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


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


def _phase(scene: Scene) -> str:
    stack = [row[0] for row in scene.data["stack"]]
    for path, phase in (("actions", "actions"), ("draft", "draft"), ("research", "research")):
        if any(row.startswith(path) for row in stack[-2:]):
            return scene.term(f"phase.{phase}", "")
    return ""


def _crumbs(scene: Scene) -> list[Html]:
    generation = scene.table()["generation"]
    crumbs = [Html(f"{esc(scene.words['tm.generation'])} <b>{generation}</b>")]
    if phase := _phase(scene):
        crumbs.append(esc(phase))
    return crumbs


# Mars.


BOARD_FIELDS = (
    "temperature",
    "oxygen",
    "ocean_hexes",
    "greenery_hexes",
    "city_hexes",
    "special_hexes",
    "specials",
    "moons",
)


def _mars(scene: Scene) -> Html:
    table = scene.table()
    owners = [(area["tiles"], area["claims"]) for area in scene.data["areas"]]
    last = _last_hexes(scene)

    def draw() -> Html:
        body = draw_mars(THEME, scene.data, TABLE, signs=Signs(last=last), lang=scene.lang)
        drawn = picture(
            THEME,
            body,
            TABLE.width,
            TABLE.height,
            title=scene.words["board"],
            lang=scene.lang,
            classes="mars-svg",
        )
        return Html(f'<section id="mars" class="mars">{drawn}</section>')

    return scene.kept("mars", ([table[name] for name in BOARD_FIELDS], owners, last), draw)


def _last_hexes(scene: Scene) -> list[str]:
    """Where the newest tile lies, from the log."""
    for event in reversed(scene.sight.events[-40:]):
        if event[0] == PLACED and 0 <= event[3] < len(HEX_NAMES):
            return [f"hex:{HEX_NAMES[event[3]]}"]
    return []


def _strip(scene: Scene) -> Html:
    """The three parameters as bars: the strip of the phone."""
    seen = [scene.table()[name] for name in ("temperature", "oxygen", "ocean_hexes")]
    return scene.kept("strip", seen, lambda: _gauges(scene))


def _gauges(scene: Scene) -> Html:
    now = levels(scene.data)
    table = scene.table()
    cells = (
        ("temperature", warmth_words(now.temperature), table["temperature"], WARMEST),
        ("oxygen", f"{now.oxygen} %", now.oxygen, FULL_OXYGEN),
        ("ocean", f"{now.oceans} / {ALL_OCEANS}", now.oceans, ALL_OCEANS),
    )
    drawn = join(
        Html(
            f'<div class="gl">{icon(name, 16, name)}<b data-n="g-{name}">{esc(words)}</b>'
            f"{bar(value / most, name)}</div>"
        )
        for name, words, value, most in cells
    )
    return Html(f'<section id="strip" class="strip three">{drawn}</section>')


def _extras(scene: Scene, seat: int) -> Html:
    """Boards of an expansion beside Mars: the colonies, and the ships that trade."""
    extras = scene.table().get("extras", [])
    if not extras or scene.book is None:
        return Html('<section id="extras" class="extras"></section>')
    options = tuple(key for key in scene.sight.keys if key.partition(":")[0] in ON_COLONIES)
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


# Seats.


SEAT_FIELDS = ("stock", "production", "rating", "passed", "tableau", "events")


def _seats(scene: Scene, game: Seen, first: int) -> list[Part]:
    """All seats from the viewer's on, each a part of its own."""
    count = len(scene.names)
    order = [(first + step) % count for step in range(count)]
    inner = frame.places([f"seat-{seat}" for seat in order])
    found: list[Part] = [
        ("seats", Html(f'<section id="seats" class="tmseats n{count}">{inner}</section>'))
    ]
    for seat in order:
        sight = scene.sight.seats[seat]
        flags = (seat, seat == scene.me, sight.name, sight.kind, sight.busy, scene.sight.state)
        area = scene.area(seat)
        seen = (flags, hand_size(area), [area[name] for name in SEAT_FIELDS])
        name = ("seat", seat, seat == scene.me)
        drawn = scene.kept(name, seen, partial(_seat, scene, game, seat))
        found.append((f"seats/seat-{seat}", drawn))
    return found


def _seat(scene: Scene, game: Seen, seat: int) -> Html:
    area, sight = scene.area(seat), scene.sight.seats[seat]
    corporation = corporation_of(area)
    corp = mars_cards.name(scene, corporation.name) if corporation else "–"
    cells = join(
        Html(
            f'<div class="rc" title="{esc(scene.name("resource", RESOURCE_NAMES[place]))}">'
            f'{icon(sign, 14, color)}<b data-n="s{seat}-{place}">{area["stock"][place]}</b>'
            f'<span data-n="p{seat}-{place}">{_signed(area["production"][place])}</span></div>'
        )
        for place, (sign, color) in enumerate(STOCK)
    )
    counts = game.position.kit(seat).tags
    order = sorted(range(len(TAG_NAMES)), key=lambda tag: -counts[tag])
    tags = join(
        Html(f'<span class="tc">{_tag(TAG_NAMES[tag])}{counts[tag]}</span>')
        for tag in order
        if counts[tag]
    )
    return Html(
        f'<section{cls("seat", f"pc-{seat % 6 + 1}", _seat_class(scene, seat))} id="seat-{seat}">'
        f'<div class="sh">{mark(seat, 15)}<b class="one">{esc(sight.name)}</b>'
        f'{_seat_state(scene, seat)}<span class="end tr" title="{esc(scene.words["tm.rating"])}">'
        f'{icon("tr", 14, "tr")}<b data-n="tr-{seat}">{area["rating"]}</b></span></div>'
        f'<div class="sc"><span class="one" title="{esc(corp)}">{esc(corp)}</span>'
        f'<button type="button" class="end linkish" data-act="panel" data-name="player"'
        f' data-what="{seat}" title="{esc(scene.words["tm.played"])}">'
        f"{icon('card', 12, 'card', scene.words['tm.cards_in_hand'])} {hand_size(area)}"
        f" · {icon('ui-hand', 12)} {len(area['tableau']) + len(area['events'])}</button></div>"
        f'<div class="rg">{cells}</div><div class="tgs">{tags}</div></section>'
    )


def _chips_row(scene: Scene, first: int) -> Html:
    """All seats as chips with their rating: the phone's row."""
    seen = [
        (area["rating"], area["passed"], seat.busy)
        for area, seat in zip(scene.data["areas"], scene.sight.seats, strict=True)
    ]
    return scene.kept(("chipsrow", first), seen, lambda: _seat_chips(scene, first))


def _seat_chips(scene: Scene, first: int) -> Html:
    count = len(scene.names)
    chips = join(
        Html(
            f'<button type="button"{cls("pp", f"pc-{seat % 6 + 1}", _seat_class(scene, seat))}'
            f' data-act="panel" data-name="player" data-what="{seat}">{mark(seat, 14)}'
            f"<b>{scene.area(seat)['rating']}</b>"
            f'<span class="one">{esc(scene.names[seat])}</span></button>'
        )
        for seat in ((first + step) % count for step in range(count))
    )
    return Html(f'<section id="chipsrow" class="pps">{chips}</section>')


def _tag(name: str) -> Html:
    return Html(f'<span class="tag t-{name}">{icon("tag-" + name, 10)}</span>')


def _seat_class(scene: Scene, seat: int) -> str:
    if scene.area(seat)["passed"]:
        return "passed"
    return "you" if scene.sight.seats[seat].busy else ""


def _seat_state(scene: Scene, seat: int) -> Html:
    said, sight = scene.words, scene.sight.seats[seat]
    bot = icon("ui-bot-player", 12, "", said["bot"]) if sight.kind == "bot" else NOTHING
    if scene.sight.state == "playing" and sight.busy:
        if seat == scene.me:
            return Html(f'<span class="st you">{esc(said["your_turn"].lower())}</span>')
        return Html(f'<span class="st">{bot}{esc(said["busy"])}</span>')
    if scene.area(seat)["passed"]:
        return Html(f'<span class="st">{esc(said["tm.passed"])}</span>{bot}')
    return bot


# Own stock.


def _stock(scene: Scene, game: Seen, seat: int) -> Html:
    area = scene.area(seat)
    seen = [area[name] for name in ("stock", "production", "rating", "tableau")]
    return scene.kept(("stock", seat), seen, lambda: _stock_cells(scene, game.position, seat))


def _stock_cells(scene: Scene, game: Mars, seat: int) -> Html:
    area = scene.area(seat)
    cells = join(
        Html(
            f'<div class="big" title="{esc(scene.name("resource", RESOURCE_NAMES[place]))}">'
            f'{icon(sign, 19, color)}<b data-n="own-{place}">{area["stock"][place]}</b>'
            f'<span class="p">{icon("production", 11, "steel")} '
            f"{_signed(area['production'][place])}"
            f"{_rating(area) if place == 0 else ''}</span></div>"
        )
        for place, (sign, color) in enumerate(STOCK)
    )
    price = game.kit(seat).greenery_price
    plants = _convert(scene, "convert:plants", ("plant", "greenery"), price, area["stock"][3])
    heat = _convert(scene, "convert:heat", ("heat", "temperature"), HEAT_PRICE, area["stock"][5])
    return Html(
        f'<section id="stock" class="mine">{cells}<div class="cv">{plants}{heat}</div></section>'
    )


def _rating(area: dict[str, Any]) -> Html:
    return Html(f" {icon('tr', 11, 'tr')}{area['rating']}")


def _convert(scene: Scene, key: str, icons: tuple[str, str], price: int, has: int) -> Html:
    pays, gets = icons
    short = price - has
    note = f"<small>{esc(scene.words.fill('tm.short', n=short))}</small>" if short > 0 else ""
    return Html(
        f'<button type="button" class="btn" data-key="{key}">{price} {icon(pays, 14, pays)} '
        f"{icon('ui-arrow-right', 12)} {icon(gets, 15, gets)}{note}</button>"
    )


# The question bar.


def _ask(scene: Scene) -> Html:
    asking = scene.asking()
    if asking == "Payment" and (bar := _pay(scene)) is not None:
        return bar
    default = scene.sight.keys[0] if scene.sight.keys else ""
    bar = frame.ask(scene, why=_ask_line(scene, asking), default=default, danger=("pass",))
    verbs = {kind: scene.words[f"tm.verb.{kind}"] for kind in VERBS}
    signs: str = data_json("verbs", verbs)
    if asking in SETS:
        word = "tm.sell_n" if asking == "SellPatents" else "tm.buy_n"
        signs += f' data-set="1" data-many="{esc(scene.words[word])}"'
    if lead := _lead(scene):
        signs += f' data-lead="{lead}"'
    return Html(bar.replace('<section id="ask"', f'<section id="ask"{signs}', 1))


def _pay(scene: Scene) -> Html | None:
    """The question bar of a payment: all means side by side, one confirm."""
    due = due_frame(scene.data, scene.me)
    answers = pay_bar(scene, scene.data, classes="asked", identity=' id="answers"')
    if due is None or answers is None:
        return None
    said = scene.words
    return frame.ask(
        scene,
        why=said.count("choices", len(scene.sight.keys)),
        verb=said["tm.pay_verb"],
        question=title(scene, due),
        answers=answers,
    )


def _ask_line(scene: Scene, asking: str) -> str:
    """What to know beside the question, where the number of choices says little."""
    if asking != "BuyStartingCards":
        return ""
    chosen = scene.area(scene.me)["chosen"]
    name = mars_cards.name(scene, CARDS[chosen].name)
    return scene.words.fill("tm.start_money", name=name, n=start_money(chosen))


VERBS = ("play", "act", "standard", "convert", "milestone", "award", "trade", "hex")
"""Kinds of options that have a word of their own on the confirm button."""
LEADS = {"card": "hand", "hex": "board", "colony": "colonies", "fee": "colonies"}
"""Kinds of options that are answered in one tab of the phone."""


def _lead(scene: Scene) -> str:
    """The tab of the phone where the question is answered, if all its answers lie there."""
    kinds = {key.partition(":")[0] for key in scene.sight.keys} - {"done", "pass", "nobody"}
    return LEADS.get(kinds.pop(), "") if len(kinds) == 1 else ""


def art() -> Html:
    """The lobby's picture: Mars in the middle of a game."""
    from planetfall.web.games.terraforming_mars_art import mars_art

    return mars_art()


PAGE = TerraformingMarsPage()
