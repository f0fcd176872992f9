"""The icon rows of a card as data, derived from its effects; drawings turn them into pictures.

`icon_rows(card)` gives the rows of a card in the order of its parts. A `Row` has a `kind`:

- `requirement`: one condition, for a pill;
- `immediate`: what happens when it is played (for a corporation `start`, then `first`);
- `effect`: something that lasts: trigger or thing, `colon`, result;
- `action`: price, `arrow`, result; an alternative is a row of its own that begins with `or`;
- `points`: for the gold pill.

A row is a flat tuple of `Icon`s. `sign` says what is drawn and `name` which one:

| sign | name | drawn as |
| --- | --- | --- |
| `resource` | a resource, or `any` | its icon, M€ as a coin |
| `tag` | a tag, or `event` | a disc |
| `tile` | a tile, `any` for whichever | a hexagon |
| `parameter` | `temperature`, `oxygen`, `oceans` | its icon |
| `card` | | a card |
| `rating` | | the sign of the terraform rating |
| `points` | | victory points |
| `standard` | a standard project, or `any` | its name or sign |
| `piece` | a piece of an expansion, by its icon | that icon |
| `area` | a site of `effects.mars` | a small hexagon with a hint |
| `bound` | `min`, `max` | the word |
| `arrow` `slash` `colon` `or` `equals` `lock` `again` `question` `star` | | the mark itself |

`amount` is what stands left of the icon, with its sign: ``, `2`, `+1`, `−3`, `X`, `5%`, `20+`.
`frame` is `production` for the copper frame; neighbours with a frame share it. `any` is the red
frame: any one player, or things of all players.

An expansion adds its own classes to `ICONS` in a module `icon_rows` beside its `extension`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from planetfall.core import combinators
from planetfall.core.modifiers import ANYTHING
from planetfall.games.terraforming_mars.components.card import Card, When
from planetfall.games.terraforming_mars.components.terms import (
    ANYONE,
    EVENT,
    NEIGHBOURS,
    NOTHING,
    ON_MARS,
    OPPONENTS,
    OXYGEN,
    RESOURCE_NAMES,
    STEEL,
    TAG_NAMES,
    TEMPERATURE,
    THIS,
    TILE_NAMES,
    TITANIUM,
    TRACK_NAMES,
)
from planetfall.games.terraforming_mars.effects import (
    basic,
    combine,
    counts,
    drawing,
    holding,
    lasting,
    mars,
    others,
    points,
    requirements,
    triggers,
)
from planetfall.games.terraforming_mars.payment import STEEL_TOO, TITANIUM_TOO
from planetfall.games.terraforming_mars.vocabulary import STANDARD_NAMES
from planetfall.text.grammar import plain, signed


@dataclass(frozen=True)
class Icon:
    """One sign of a row."""

    sign: str
    name: str = ""
    amount: str = ""
    frame: str = ""
    any: bool = False


@dataclass(frozen=True)
class Row:
    """Signs that stand side by side."""

    kind: str
    icons: tuple[Icon, ...]


ARROW: Final = Icon("arrow")
SLASH: Final = Icon("slash")
COLON: Final = Icon("colon")
OR: Final = Icon("or")
EQUALS: Final = Icon("equals")
LOCK: Final = Icon("lock")
STAR: Final = Icon("star")
PRODUCTION: Final = "production"

ICONS: Final[dict[type[Any], Callable[[Any], list[Icon]]]] = {}
"""Class of an effect, requirement, trigger, count, modifier or worth to its signs."""


def icons_of(part: Any) -> list[Icon]:
    """The signs of one part of a card."""
    if type(part) not in ICONS:
        _add_expansions()
    return ICONS[type(part)](part)


def _add_expansions() -> None:
    """Let every expansion add its classes: the module `draw.icon_rows` beside its `extension`."""
    from planetfall.games.terraforming_mars.extension import EXPANSIONS

    EXPANSIONS.modules("draw.icon_rows")


def icon_rows(card: Card) -> list[Row]:
    """All rows of a card, top to bottom."""
    rows = [Row("requirement", tuple(icons_of(need))) for need in card.needs]
    if card.action is not None:
        rows += _action_rows(card.action)
    for when in card.when:
        rows.append(Row("effect", tuple(icons_of(when))))
    safe = [modifier for modifier in card.lasting if isinstance(modifier, lasting.Protect)]
    for modifier in card.lasting:
        if modifier not in safe:
            rows.append(Row("effect", tuple(icons_of(modifier))))
    if safe:
        rows.append(Row("effect", (*[icons_of(m)[0] for m in safe], COLON, LOCK)))
    if card.play:
        kind = "start" if card.is_corporation() else "immediate"
        rows.append(Row(kind, tuple(_together(card.play))))
    if card.first is not None:
        rows.append(Row("first", (ARROW, *icons_of(card.first))))
    points_row = _points_row(card)
    return [*rows, points_row] if points_row is not None else rows


def _together(effects: list[Any]) -> list[Icon]:
    """Effects side by side; productions come first, as in one box."""
    boxed = [effect for effect in effects if isinstance(effect, _BOXED)]
    bare = [effect for effect in effects if not isinstance(effect, _BOXED)]
    return [icon for effect in [*boxed, *bare] for icon in _at_once(effect)]


def _at_once(effect: Any) -> list[Icon]:
    """The signs of an effect without an arrow: what is given up has a minus."""
    if isinstance(effect, basic.Pay):
        return [replace(icon, amount=plain(-effect.amount)) for icon in icons_of(effect)]
    if isinstance(effect, holding.TakeHeld):
        first, *rest = icons_of(effect)
        return [replace(first, amount=plain(-effect.amount)), *rest]
    return icons_of(effect)


_BOXED = (basic.Produce, basic.ShiftProduction, others.Reduce, holding.HearNeutralCities)


def _action_rows(action: Any) -> list[Row]:
    """One row for every alternative of an action."""
    choices = action.effects if isinstance(action, combinators.Either) else (action,)
    rows = []
    for index, choice in enumerate(choices):
        icons = icons_of(choice)
        if ARROW not in icons:
            icons = [ARROW, *icons]
        rows.append(Row("action", (OR, *icons) if index else tuple(icons)))
    return rows


def _points_row(card: Card) -> Row | None:
    if card.worth is None:
        return Row("points", (Icon("points", amount=plain(card.vp)),)) if card.vp else None
    icons = icons_of(card.worth)
    if card.holds != NOTHING:
        held = RESOURCE_NAMES[card.holds]
        icons = [replace(i, name=held) if i.name == "any" else i for i in icons]
    return Row("points", tuple(icons))


def _resource(resource: int, amount: str = "", *, any: bool = False) -> Icon:
    name = "any" if resource == holding.ANY_HELD else RESOURCE_NAMES[resource]
    return Icon("resource", name, amount, any=any)


def _several(amount: int) -> str:
    return "" if amount == 1 else str(amount)


def _per(count: counts.MarsCount | None) -> list[Icon]:
    return [] if count is None else [SLASH, *icons_of(count)]


# Effects.


def _gain(effect: basic.Gain) -> list[Icon]:
    found = [_resource(r, str(amount)) for r, amount in enumerate(effect.amounts()) if amount]
    return found + _per(effect.per)


def _produce(effect: basic.Produce) -> list[Icon]:
    """Losses before gains."""
    amounts = [(amount, r) for r, amount in enumerate(effect.amounts()) if amount]
    amounts.sort(key=lambda pair: pair[0] > 0)
    found = [replace(_resource(r, signed(amount)), frame=PRODUCTION) for amount, r in amounts]
    return found + _per(effect.per)


def _pay(effect: basic.Pay) -> list[Icon]:
    found = [_resource(effect.resource, str(effect.amount))]
    if effect.metals & STEEL_TOO:
        found += [SLASH, _resource(STEEL)]
    if effect.metals & TITANIUM_TOO:
        found += [SLASH, _resource(TITANIUM)]
    return found


def _exchange(effect: basic.Exchange) -> list[Icon]:
    return [_resource(effect.give, "X"), ARROW, _resource(effect.get, "X")]


def _shift(effect: basic.ShiftProduction) -> list[Icon]:
    down, up = _resource(effect.give, "−X"), _resource(effect.get, "+X")
    return [replace(down, frame=PRODUCTION), replace(up, frame=PRODUCTION)]


def _next_card(effect: basic.NextCard) -> list[Icon]:
    found = [Icon("card", amount="1"), COLON]
    if effect.discount:
        found.append(Icon("resource", "mc", f"−{effect.discount}"))
    if effect.slack:
        found += _slack(effect.slack)
    return found


def _slack(steps: int) -> list[Icon]:
    return [Icon("parameter", name, f"±{steps}") for name in TRACK_NAMES]


def _look(effect: drawing.Look) -> list[Icon]:
    card = Icon("card", amount=_several(effect.cards))
    if effect.buy:
        return [Icon("question"), card, SLASH, Icon("resource", "mc")]
    return [Icon("question"), card, ARROW, Icon("card", amount=str(effect.keep))]


def _reveal(effect: drawing.RevealFor) -> list[Icon]:
    return [Icon("question"), Icon("tag", TAG_NAMES[effect.tag]), COLON, *icons_of(effect.then)]


def _put(effect: holding.Put) -> list[Icon]:
    found = [_resource(effect.resource, signed(effect.amount))]
    if effect.tag != holding.ANY_TAG:
        # No slash: that would read "for each such tag".
        found.append(Icon("tag", TAG_NAMES[effect.tag]))
    return found if effect.on == THIS else [*found, STAR]


def _remove(effect: others.Remove) -> list[Icon]:
    mark = plain(-effect.amount)
    found = [_resource(effect.resource, mark, any=True)]
    if effect.steal:
        found += [ARROW, _resource(effect.resource, signed(effect.amount))]
    return [*found, STAR] if effect.whose == NEIGHBOURS else found


def _place(effect: mars.Place) -> list[Icon]:
    tile = Icon("tile", TILE_NAMES[effect.tile])
    found = [tile] * effect.count
    if effect.where != mars.USUAL:
        found.append(Icon("area", mars.WHERE_NAMES[effect.where]))
    return found if effect.then is None else found + icons_of(effect.then)


def _metal(effect: mars.ProduceMetal) -> list[Icon]:
    steel, titanium = _resource(STEEL, "+1"), _resource(TITANIUM)
    return [
        replace(steel, frame=PRODUCTION),
        replace(SLASH, frame=PRODUCTION),
        replace(titanium, frame=PRODUCTION),
    ]


def _do(effect: combinators.Do) -> list[Icon]:
    """What is given up stands left of an arrow."""
    first = effect.effects[0]
    is_price = isinstance(first, basic.Pay | drawing.Discard | holding.TakeHeld) or (
        isinstance(first, basic.Produce) and max(first.amounts()) == 0
    )
    if isinstance(first, others.Remove):
        is_price = not first.up_to
    if not is_price:
        return _together(list(effect.effects))
    return [*icons_of(first), ARROW, *_together(list(effect.effects[1:]))]


def _either(effect: combinators.Either) -> list[Icon]:
    found: list[Icon] = []
    for index, part in enumerate(effect.effects):
        found += [OR] * (index > 0) + icons_of(part)
    return found


def _if(effect: combine.If) -> list[Icon]:
    better = [*icons_of(effect.condition), COLON, *icons_of(effect.then)]
    return [*icons_of(effect.otherwise), OR, *better]


def _feed(effect: holding.Feed) -> list[Icon]:
    return [Icon("resource", "microbe", "+1"), SLASH, Icon("resource", "animal", "+1"), STAR]


ICONS.update(
    {
        basic.Gain: _gain,
        basic.Produce: _produce,
        basic.Pay: _pay,
        basic.RaiseRating: lambda e: [Icon("rating", amount=signed(e.steps)), *_per(e.per)],
        basic.Exchange: _exchange,
        basic.ShiftProduction: _shift,
        basic.NextCard: _next_card,
        drawing.Draw: lambda e: [Icon("card", amount=signed(e.cards)), *_per(e.per)],
        drawing.Look: _look,
        drawing.Discard: lambda e: [Icon("card", amount="−1")],
        drawing.RevealFor: _reveal,
        holding.Put: _put,
        holding.Feed: _feed,
        holding.CopyProduction: lambda e: [
            Icon("tag", "building"),
            COLON,
            Icon("again", frame=PRODUCTION),
        ],
        holding.HearNeutralCities: lambda e: [],
        holding.TakeHeld: lambda e: [_resource(e.resource, str(e.amount)), STAR],
        mars.Raise: lambda e: [Icon("parameter", TRACK_NAMES[e.track], signed(e.steps))],
        mars.Place: _place,
        mars.ProduceMetal: _metal,
        mars.ClaimArea: lambda e: [Icon("area", "claim")],
        others.Remove: _remove,
        others.Reduce: lambda e: [
            replace(_resource(e.resource, plain(-e.steps), any=True), frame=PRODUCTION)
        ],
        combine.Do: _do,
        combine.Either: _either,
        combine.May: lambda e: icons_of(e.effect),
        combine.If: _if,
        combine.OnlyIf: lambda e: [*icons_of(e.effect), STAR],
        combinators.Do: _do,
        combinators.Either: _either,
        combinators.May: lambda e: icons_of(e.effect),
    }
)


# Counts, requirements, points.


def _tags_counted(count: counts.Tags) -> list[Icon]:
    any = count.whose in (ANYONE, OPPONENTS)
    found = [Icon("tag", TAG_NAMES[count.tag], _several(count.each), any=any)]
    return [*found, STAR] if count.whose == OPPONENTS else found


def _bound(word: str, need: Any) -> list[Icon]:
    value = plain(need.value)
    if need.track == TEMPERATURE:
        value += " °C"
    elif need.track == OXYGEN:
        value += "%"
    return [Icon("bound", word), Icon("parameter", TRACK_NAMES[need.track], value)]


def _least(icon: Icon) -> list[Icon]:
    return [Icon("bound", "min"), icon]


ICONS.update(
    {
        counts.Tags: _tags_counted,
        counts.Cities: lambda c: [Icon("tile", "city", any=True)] + [STAR] * (c.where == ON_MARS),
        counts.EventsPlayed: lambda c: [Icon("tag", "event", any=True)],
        counts.Untagged: lambda c: [Icon("card"), STAR],
        counts.HeldHere: lambda c: [_resource(c.resource)] + [STAR] * (c.most != 999),
        counts.HeldInAll: lambda c: [_resource(c.resource, _several(c.each))],
        requirements.AtLeast: lambda n: _bound("min", n),
        requirements.AtMost: lambda n: _bound("max", n),
        requirements.HasTags: lambda n: _least(Icon("tag", TAG_NAMES[n.tag], str(n.least))),
        requirements.HasProduction: lambda n: _least(
            replace(_resource(n.resource, str(n.least)), frame=PRODUCTION)
        ),
        requirements.OwnsTiles: lambda n: _least(Icon("tile", TILE_NAMES[n.tile], str(n.least))),
        requirements.CitiesInPlay: lambda n: _least(Icon("tile", "city", str(n.least), any=True)),
        requirements.HasHeld: lambda n: _least(_resource(n.resource, str(n.least))),
        requirements.RatingRose: lambda n: [Icon("rating", amount="+")],
        points.PerHeld: lambda w: [
            Icon("points", amount=str(w.gives)),
            SLASH,
            Icon("resource", "any", _several(w.each)),
        ],
        points.IfHeld: lambda w: [
            Icon("points", amount=str(w.gives)),
            COLON,
            Icon("resource", "any", "1+"),
        ],
        points.PerTag: lambda w: [
            Icon("points", amount="1"),
            SLASH,
            Icon("tag", TAG_NAMES[w.tag], _several(w.each)),
        ],
        points.PerNeighbour: lambda w: [
            Icon("points", amount="1"),
            SLASH,
            Icon("tile", TILE_NAMES[w.tile], any=True),
            STAR,
        ],
        points.PerCity: lambda w: [
            Icon("points", amount="1"),
            SLASH,
            Icon("tile", "city", _several(w.each), any=True),
        ],
    }
)


# Triggers and lasting changes.


def _tag_played(trigger: triggers.TagPlayed) -> list[Icon]:
    found: list[Icon] = []
    for tag in trigger.tags:
        found += [SLASH] * bool(found) + [Icon("tag", TAG_NAMES[tag])]
    return found


def _card_played(trigger: triggers.CardPlayed) -> list[Icon]:
    found: list[Icon] = []
    if trigger.tag != triggers.ANY_TAG:
        found.append(Icon("tag", TAG_NAMES[trigger.tag]))
    if trigger.kind == EVENT:
        found.append(Icon("tag", "event"))
    if trigger.cost:
        found += [Icon("card"), Icon("resource", "mc", f"{trigger.cost}+")]
    return found or [Icon("card")]


def _tile_placed(trigger: triggers.TilePlaced) -> list[Icon]:
    name = "any" if trigger.tile == triggers.ANY_TILE else TILE_NAMES[trigger.tile]
    found = [Icon("tile", name)]
    if trigger.metal:
        found += [_resource(STEEL), SLASH, _resource(TITANIUM)]
    return [*found, STAR] if trigger.where == ON_MARS else found


def _project_used(trigger: triggers.ProjectUsed) -> list[Icon]:
    found = [Icon("standard", "any")]
    return [*found, Icon("resource", "mc", f"{trigger.cost}+")] if trigger.cost > 1 else found


def _when(when: When) -> list[Icon]:
    cause = icons_of(when.trigger)
    if when.by == ANYONE:
        cause = [icon if icon in (SLASH, STAR) else replace(icon, any=True) for icon in cause]
    return [*cause, COLON, *icons_of(when.do)]


def _discount(modifier: lasting.Discount) -> list[Icon]:
    what = Icon("card") if modifier.tag == ANYTHING else Icon("tag", TAG_NAMES[modifier.tag])
    return [what, COLON, Icon("resource", "mc", f"−{modifier.off}")]


ICONS.update(
    {
        When: _when,
        triggers.TagPlayed: _tag_played,
        triggers.CardPlayed: _card_played,
        triggers.TilePlaced: _tile_placed,
        triggers.ProjectUsed: _project_used,
        lasting.Discount: _discount,
        lasting.ProjectDiscount: lambda m: [
            Icon("standard", STANDARD_NAMES[m.project]),
            COLON,
            Icon("resource", "mc", f"−{m.off}"),
        ],
        lasting.MetalValue: lambda m: [
            _resource(m.metal),
            COLON,
            Icon("resource", "mc", signed(m.more)),
        ],
        lasting.Slack: lambda m: _slack(m.steps),
        lasting.Protect: lambda m: [_resource(m.resource), COLON, LOCK],
        lasting.Shelter: lambda m: [Icon("card"), COLON, LOCK],
        lasting.CardPrice: lambda m: [
            Icon("card"),
            COLON,
            Icon("resource", "mc", str(m.price)),
        ],
        lasting.GreeneryPrice: lambda m: [
            Icon("resource", "plant", str(m.plants)),
            ARROW,
            Icon("tile", "greenery"),
        ],
        lasting.HeatAsMoney: lambda m: [
            Icon("resource", "heat", "1"),
            EQUALS,
            Icon("resource", "mc", "1"),
        ],
        lasting.StandIn: lambda m: [
            _resource(m.resource, "1"),
            EQUALS,
            Icon("resource", "heat", str(m.rate)),
        ],
    }
)


if __name__ == "__main__":
    import sys

    from planetfall.games import rules
    from planetfall.games.terraforming_mars.components.card import BY_NAME

    rules("terraforming-mars")
    for shown in icon_rows(BY_NAME[sys.argv[1] if len(sys.argv) > 1 else "asteroid"]):
        print(shown.kind, *[f"{i.amount}{i.sign}:{i.name}" for i in shown.icons])
