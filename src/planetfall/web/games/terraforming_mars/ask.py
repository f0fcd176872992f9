"""The question bar of Terraforming Mars."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import END_OF_TURN
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import MC
from planetfall.games.terraforming_mars.expansions.colonies.draw.tiles import trade_places
from planetfall.games.terraforming_mars.setup import start_money, start_price
from planetfall.web.games.terraforming_mars.card import SETS, sheet
from planetfall.web.games.terraforming_mars.payment import pay_bar, title
from planetfall.web.games.terraforming_mars.position import mars
from planetfall.web.html import NOTHING, Html, attr, data_json, esc, join
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene

GRIDS: Final = ("ChooseCorporation", "BuyStartingCards")
"""Questions for which all cards are shown at once, large."""
VERBS: Final = ("play", "act", "standard", "convert", "milestone", "award", "trade", "hex", "pass")
"""Kinds of options that have a word of their own on the confirm button."""
SELLING: Final = "standard:sell_patents"
"""The standard project that has a word of its own there: it is no work on Mars."""
ASKED_VERBS: Final = {
    "ChooseCorporation": "tm.verb.lead",
    "DraftPick": "tm.verb.keep",
    "Trade": "tm.verb.trade",
    "PayFee": "tm.pay_verb",
    "BuildStation": "tm.verb.colony",
}
"""Questions that have a word of their own on the confirm button."""
PASS_AT_ONCE: Final = Html(' data-direct="pass"')
"""Passing needs no confirmation where the end of the turn is asked next: until then undo works."""
TABS: Final = {
    "card": "hand",
    "play": "hand",
    "act": "hand",
    SELLING: "hand",
    "hex": "board",
    "standard": "projects",
    "milestone": "projects",
    "award": "projects",
    "colony": "colonies",
    "fee": "colonies",
    "trade": "colonies",
}
"""In which tab of the phone options are answered, by key or kind."""
EVERYWHERE: Final = ("done", "pass", "nobody")
"""Options that have a button whatever tab is open."""
ON_CARDS: Final = frozenset({"play", "act", "card"})
"""Kinds of options that lie on cards."""
COUNTED: Final = (
    ("play", "tm.n_cards"),
    ("standard", "tm.n_projects"),
    ("trade", "tm.n_trades"),
    ("act", "tm.n_actions"),
    ("milestone", "tm.n_milestones"),
    ("award", "tm.n_awards"),
)
"""Kinds of options that are counted in the bar, and the words for them."""


def ask(scene: Scene) -> Html:
    """The question bar; a payment has its own."""
    keys = scene.table_view.keys
    if not keys:
        return frame.ask(scene)
    payment = pay_bar(scene, mars(scene), classes="asked", id="answers")
    if payment is not None:
        return frame.ask(
            scene,
            why=scene.words.count("choices", len(keys)),
            verb=scene.words["tm.pay_verb"],
            question=title(scene, mars(scene)),
            answers=payment,
        )
    asking = scene.asking()
    if asking == frame.END and mars(scene).players[scene.me].passed:
        return frame.ask(scene, why=scene.words["tm.end_passed"])
    kinds = [key.partition(":")[0] for key in keys]
    trades = trade_places(mars(scene)) if "trade" in kinds else []
    return frame.ask(
        scene,
        why=_hint(scene, asking),
        default=keys[0],
        danger=("pass",),
        verb=scene.words[ASKED_VERBS[asking]] if asking in ASKED_VERBS else "",
        beside=_beside(scene, kinds, len(trades)),
        signs=join((_signs(scene, asking, frozenset(kinds)), _trade_signs(scene, trades))),
    )


def _hint(scene: Scene, asking: str) -> str:
    """What to know beside the question, where the number of choices says little."""
    if asking == "DraftPick":
        return _passed_on(scene)
    player = mars(scene).players[scene.me]
    if asking in ("BuyResearch", "BuyOffered"):
        return scene.words.fill("tm.tick_to_buy", n=player.stock[MC])
    if asking == "SellPatents":
        return scene.words["tm.tick_to_sell"]
    if asking != "BuyStartingCards":
        return _turn_hint(scene) if "pass" in scene.table_view.keys else ""
    chosen = player.chosen
    name = scene.name("card", CARDS[chosen].name)
    return scene.words.fill("tm.start_money", name=name, n=start_money(chosen))


def _turn_hint(scene: Scene) -> str:
    """What a turn offers: the action a corporation owes, or more; cards only where one plays."""
    game = mars(scene)
    if game.players[scene.me].owes:
        name = scene.name("card", CARDS[game.corporation(scene.me)].name)
        return scene.words.fill("tm.turn_owed", name=name)
    plays = any(key.startswith("play:") for key in scene.table_view.keys)
    return scene.words["tm.turn_open" if plays else "tm.turn_no_card"]


def _passed_on(scene: Scene) -> str:
    """To whom the other cards of a draft go, and how many are kept so far."""
    game = mars(scene)
    neighbour = scene.names[(scene.me + game.draft_step()) % game.seats]
    kept = len(game.players[scene.me].drafted)
    return scene.words.fill("tm.passed_on", name=neighbour, n=kept)


def _beside(scene: Scene, kinds: list[str], trades: int) -> Html:
    """How many things of every kind a turn offers, and the place for a card to use."""
    place = sheet(scene.words) if not ON_CARDS.isdisjoint(kinds) else NOTHING
    if "standard" not in kinds:
        return place
    counts = [(word, trades if kind == "trade" else kinds.count(kind)) for kind, word in COUNTED]
    items = join(
        Html(f'<li class="delta">{esc(scene.words.count(word, count))}</li>')
        for word, count in counts
        if count
    )
    return Html(f'<ul class="open">{items}</ul>{place}')


def _signs(scene: Scene, asking: str, kinds: frozenset[str]) -> Html:
    """What the bar tells the client of the kinds of its answers.

    The words of the confirm button, a set to tick, the tab of the phone where all answers lie.
    """
    words = scene.words
    verbs: dict[str, str] = {kind: words[f"tm.verb.{kind}"] for kind in VERBS if kind in kinds}
    if SELLING in scene.table_view.keys:
        verbs[SELLING] = scene.name("standard", "sell_patents")
    signs = [data_json("verbs", verbs) if verbs else NOTHING]
    if asking in SETS:
        many = words["tm.sell_n" if asking == "SellPatents" else "tm.buy_n"]
        signs += [attr("data-set", 1), attr("data-many", many)]
        signs.append(attr("data-each", _price_of_one(scene, asking)))
    if "pass" in kinds and _ends_after(scene):
        signs.append(PASS_AT_ONCE)
    if asking in GRIDS:
        signs.append(attr("data-grid", 1))
    signs.append(attr("data-lead", only_tab(scene.table_view.keys)))
    return join(signs)


def only_tab(keys: list[str]) -> str | None:
    """The tab of the phone where all answers lie."""
    kinds = [(key, key.partition(":")[0]) for key in keys]
    tabs = {TABS.get(key, TABS.get(kind)) for key, kind in kinds if kind not in EVERYWHERE}
    return tabs.pop() if len(tabs) == 1 else None


def _ends_after(scene: Scene) -> bool:
    """Whether the viewer is asked to end this turn before anybody else acts."""
    game = mars(scene)
    return any(frame.effect is END_OF_TURN for frame in game.stacks[game.seats])


def _price_of_one(scene: Scene, asking: str) -> int:
    """What one card of a set costs, or brings."""
    game = mars(scene)
    if asking == "BuyStartingCards":
        return start_price(game.players[scene.me].chosen)
    return 1 if asking == "SellPatents" else game.kit(scene.me).card_price


def _trade_signs(scene: Scene, trades: list[str]) -> Html:
    """Colonies that lead into a trade when pressed: the option before them, and both in words."""
    if not trades:
        return NOTHING
    places = {
        f"colony:{name}": (
            "trade",
            scene.words.fill("tm.trade_with", name=scene.name("colony", name)),
        )
        for name in trades
    }
    return data_json("via", places)
