"""Objectives, events and civ cards of Planet Unknown on the page."""

from __future__ import annotations

from planetfall.games.planet_unknown.board import METEORITES
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.components.events_data import COLOUR_IDS, EVENTS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES, is_met
from planetfall.games.planet_unknown.draw.table import known
from planetfall.games.planet_unknown.scoring import against, collection, rivals, solo_target
from planetfall.games.planet_unknown.state import Player
from planetfall.svg.memo import memo
from planetfall.web.games.planet_unknown.position import options_of, position
from planetfall.web.html import NOTHING, Html, attr, esc, icon, join, mark
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words


def goals(scene: Scene, seat: int) -> Html:
    """Objectives with the neighbours, of one's own, and for all."""
    game, offered = position(scene), options_of(scene, seat, ("objective:",))
    players = [game.players[at] for at in (seat, *(other for _, other in rivals(game, seat)))]
    cards = [game.players[seat].personal, game.players[seat].offer if offered else []]
    inputs = (offered, game.common, cards, [_counted(p) for p in players])
    return scene.drawn(("goals", scene.me), inputs, lambda: _goals(scene, seat, offered))


def _counted(player: Player) -> tuple[object, ...]:
    """What objectives count of a player: terrains and buildings, and what was collected."""
    return (
        player.board.planet,
        player.board.masks[:METEORITES],
        player.corporation,
        player.trackers,
        player.meteorites,
        player.collected_lifepods(),
    )


def _goals(scene: Scene, seat: int, offered: tuple[str, ...]) -> Html:
    game = position(scene)
    rows = [_rivalry(scene, seat, card, other) for card, other in rivals(game, seat)]
    player = game.players[seat]
    for card in known(player.personal):
        name = scene.name("personal", OBJECTIVES[card].id)
        text = scene.effect(OBJECTIVES[card].personal)
        met = is_met(OBJECTIVES[card].personal, player.board, collection(player))
        small = scene.words["pu.met" if met else "pu.personal"]
        rows.append(_goal(OBJECTIVES[card].id, name, text, small, met=met))
    for card in game.common:
        name = scene.name("neighbour", OBJECTIVES[card].id)
        text = scene.effect(OBJECTIVES[card].neighbour)
        rows.append(_goal(OBJECTIVES[card].id, name, text))
    if offered:
        rows += [_offered_goal(scene, card, offered) for card in game.players[seat].offer]
    note = scene.words["pu.points_now"] if rivals(game, seat) else ""
    if game.seats == 1:
        note = scene.words.fill("pu.target", n=solo_target(game.setting.mix(1)))
    now = Html(f'<span class="end label">{esc(note)}</span>') if note else NOTHING
    return Html(
        f'<section id="goals" class="panel"><h2>{esc(scene.words["pu.objectives"])}'
        f"{now}</h2>"
        f'<div class="scrolls" tabindex="0">{join(rows)}</div></section>'
    )


def _goal(id: str, name: str, text: str, small: str = "", *, met: bool = False) -> Html:
    sign = icon("ui-confirm", 11) if met else NOTHING
    note = Html(f'<span class="end label">{sign} {esc(small)}</span>') if small else NOTHING
    return Html(
        f'<div class="ob" data-piece="objective:{esc(id)}"><div class="row">'
        f"{icon('goal', 13, 'text-3')}<b>{esc(name)}</b>{note}"
        f"</div>{esc(text)}</div>"
    )


def _offered_goal(scene: Scene, card: int, keys: tuple[str, ...]) -> Html:
    """An objective of those one chooses from; with no key where others come first."""
    objective = OBJECTIVES[card]
    if card in position(scene).players[scene.me].personal:
        return NOTHING
    key = f"objective:{objective.id}"
    face = Html(
        f"{icon('goal', 15)}<b>{esc(scene.name('personal', objective.id))}</b>"
        f"<span>{esc(scene.effect(objective.personal))}</span>"
    )
    if key not in keys:
        return Html(f'<div class="cc offer later" data-piece="{esc(key)}">{face}</div>')
    return Html(f'<button type="button" class="cc offer" data-key="{esc(key)}">{face}</button>')


def _rivalry(scene: Scene, seat: int, card: int, other: int) -> Html:
    """An objective compared with a neighbour: both numbers, a bar, the points it would bring."""
    side = OBJECTIVES[card].neighbour
    mine, theirs, won = against(position(scene), card, seat, other)
    text = scene.effect(side) or scene.name("neighbour", OBJECTIVES[card].id)
    bar = Html(
        f'<svg class="obar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        f"{_shares(seat, mine, other, theirs)}</svg>"
    )
    return Html(
        f'<div class="ob" data-piece="objective:{esc(OBJECTIVES[card].id)}">{esc(text)}'
        f'<div class="row oc"><span>{mark(seat, 10)} <b>{esc(mine)}</b></span>{bar}'
        f"<span><b>{esc(theirs)}</b> {mark(other, 10)}</span>"
        f'<span class="pts" title="{esc(scene.words.count("pu.points", won))}">{esc(won)}</span>'
        "</div></div>"
    )


def _shares(seat: int, mine: int, other: int, theirs: int) -> Html:
    """The bar of two numbers in the colours of their seats; grey while nobody leads."""
    if mine == theirs:
        return Html('<rect width="100" height="6" fill="var(--text-3)"/>')
    share = round(100 * mine / (mine + theirs))
    return Html(
        f'<rect width="{share}" height="6" fill="var(--p{seat % 6 + 1})"/>'
        f'<rect x="{share + 1}" width="{100 - share}" height="6"'
        f' fill="var(--p{other % 6 + 1})"/>'
    )


def civ(scene: Scene, seat: int) -> Html:
    """What is left of the civ decks, and the own civ cards."""
    game = position(scene)
    player, sizes = game.players[seat], game.civ_sizes()
    # What is to be chosen stands first: it must be seen without scrolling.
    offered = player.offer if options_of(scene, seat, ("civ:",)) else []
    inputs = (player.civ_open, player.civ_cards, offered, player.due, sizes)

    def draw() -> Html:
        rows = [_civ_card(scene, card, offered=True) for card in offered]
        for card in [*player.civ_open, *known(player.civ_cards)]:
            rows.append(_civ_card(scene, card, offered=False))
        return _civ(scene, sizes, player.due, rows)

    return scene.drawn(("civ", scene.me), inputs, draw)


def _civ(scene: Scene, sizes: list[int], due: list[int], rows: list[Html]) -> Html:
    decks = join(_deck(scene.words, rank, size) for rank, size in enumerate(sizes, 1))
    ranks = join(Html(f'<span class="rk">{rank}</span>') for rank in due)
    word = Html(f'<span class="label">{esc(scene.words["pu.due"])}</span>')
    row = Html(f'<div class="row gap4 due">{icon("civ", 15)}{ranks}{word}</div>')
    waiting = row if due else NOTHING
    return Html(
        f'<section id="civ" class="panel"><h2>{esc(scene.words["pu.civ"])}</h2>'
        f'<div class="row decks">{decks}</div>'
        f'<div class="scrolls" tabindex="0">{waiting}{join(rows)}</div></section>'
    )


def event(scene: Scene) -> Html:
    """What the event of this turn does; its colour tells how harsh it is."""
    number = position(scene).event
    return scene.drawn("event", number, lambda: _event(scene, number))


def _event(scene: Scene, number: int) -> Html:
    if number < 0:
        return Html('<section id="event" hidden></section>')
    record, title = EVENTS[number], scene.words["pu.event"]
    return Html(
        f'<section id="event" class="event ev-{esc(COLOUR_IDS[record.colour])}"'
        f' data-piece="event:{esc(record.id)}">{icon("event", 17, title=title)}'
        f"<p><b>{esc(scene.name('event', record.id))}</b>"
        f" <span>{esc(scene.told('event', record.id))}</span></p></section>"
    )


def deck_panel(scene: Scene, what: str) -> Html:
    """All civ cards of a rank: those that may lie in the deck, those known to be taken."""
    if what not in ("1", "2", "3", "4"):
        return NOTHING
    game, rank, words = position(scene), int(what), scene.words
    taken: list[int] = []
    for player in game.players:
        taken += [*player.civ_open, *known(player.civ_cards)]
    cards = [card for card, record in enumerate(CIV_CARDS) if record.rank == rank]
    left = join(_civ_card(scene, card, offered=False) for card in cards if card not in taken)
    gone = join(_civ_card(scene, card, offered=False) for card in cards if card in taken)
    below = Html(f"<h3>{esc(words['pu.deck_gone'])}</h3>{gone}") if gone else NOTHING
    count = words.fill("pu.deck_left", n=game.civ_sizes()[rank - 1])
    return Html(
        f"<h2>{esc(words.fill('pu.deck_of', n=rank))}</h2><p>{esc(count)}</p>"
        f'<div class="decklist">{left}</div><div class="decklist">{below}</div>'
    )


@memo(512)
def _deck(words: Words, rank: int, size: int) -> Html:
    """How many civ cards of a rank are left."""
    return Html(
        f'<button type="button" class="deck" data-act="panel" data-name="deck" data-what="{rank}"'
        f' data-piece="deck:{rank}"><span class="rk" aria-hidden="true">{rank}</span>'
        f' <i role="img" aria-label="{esc(words.fill("pu.deck", n=rank))},'
        f' {esc(words.count("pu.civ_left", size))}"></i><b aria-hidden="true">{size}</b></button>'
    )


def _civ_card(scene: Scene, card: int, *, offered: bool) -> Html:
    record = CIV_CARDS[card]
    key = attr("data-key", f"civ:{record.id}" if offered else None)
    return Html(
        f'<div class="cc {"offer" if offered else "civ"}"{key} data-piece="civ:{esc(record.id)}">'
        f'<span class="rk">{esc(record.rank)}</span><b>{esc(scene.name("civ", record.id))}</b>'
        f"<span>{esc(scene.told('civ', record.id))}</span></div>"
    )
