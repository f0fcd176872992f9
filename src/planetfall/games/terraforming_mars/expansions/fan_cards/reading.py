"""Cards from data: what a file may say, and what is wrong with what it says.

A file names effects of the game by their classes, with arguments; nothing in it is run. Every
mistake is one sentence with the card and the place.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, Final

from planetfall.core.effect import Effect
from planetfall.core.errors import BadRequest, one_of
from planetfall.core.modifiers import Modifier
from planetfall.games.terraforming_mars.components.card import (
    BY_NAME,
    Card,
    Project,
    Requirement,
    Trigger,
    When,
    Worth,
)
from planetfall.games.terraforming_mars.components.terms import (
    ACTIVE,
    KIND_NAMES,
    NOTHING,
    RESOURCE_NAMES,
    STANDARD,
    TAG_NAMES,
    TARGET_NAMES,
    THIS,
    TILE_NAMES,
    TRACK_NAMES,
    WHOSE_NAMES,
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

DECK: Final = "fan_cards"
MOST_CARDS: Final = 200
MOST_BYTES: Final = 1_000_000
ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LANGUAGES: Final = ("en", "cs")

EFFECTS: Final[dict[str, type[Any]]] = {
    each.__name__: each
    for each in (
        *(basic.Gain, basic.Produce, basic.Pay, basic.RaiseRating, basic.Exchange),
        *(basic.ShiftProduction, basic.NextCard, combine.May, combine.If, combine.OnlyIf),
        *(mars.Raise, mars.Place, others.Remove, others.Reduce, holding.Put, holding.TakeHeld),
        *(drawing.Draw, drawing.Look, drawing.Discard, drawing.RevealFor),
    )
}
"""Effects by name; beside them `Do` and `Either` take a list."""
NEEDS: Final[dict[str, type[Any]]] = {
    each.__name__: each
    for each in (
        *(requirements.AtLeast, requirements.AtMost, requirements.HasTags),
        *(requirements.HasProduction, requirements.OwnsTiles, requirements.CitiesInPlay),
        *(requirements.HasHeld, requirements.RatingRose),
    )
}
COUNTS: Final[dict[str, type[Any]]] = {
    each.__name__: each
    for each in (
        *(counts.Tags, counts.Cities, counts.EventsPlayed, counts.Untagged),
        *(counts.HeldHere, counts.HeldInAll),
    )
}
POINTS: Final[dict[str, type[Any]]] = {
    each.__name__: each for each in (points.PerHeld, points.IfHeld, points.PerTag, points.PerCity)
}
LASTING: Final[dict[str, type[Any]]] = {
    each.__name__: each
    for each in (
        *(lasting.Discount, lasting.MetalValue, lasting.Slack, lasting.Protect),
        *(lasting.Shelter, lasting.CardPrice, lasting.GreeneryPrice),
    )
}
TRIGGERS: Final[dict[str, type[Any]]] = {
    each.__name__: each for each in (triggers.CardPlayed, triggers.TilePlaced, triggers.ProjectUsed)
}
"""Triggers by name; beside them `TagPlayed` takes a list of tags."""

AREAS: Final = ["usual", "ocean_area", "any_land", "isolated", "volcanic_area"]
"""Where a tile may be placed, as far as no printed card owns the area."""
WORDS: Final[dict[str, list[str]]] = {
    "resource": RESOURCE_NAMES,
    "give": RESOURCE_NAMES,
    "get": RESOURCE_NAMES,
    "metal": RESOURCE_NAMES,
    "tag": TAG_NAMES,
    "track": TRACK_NAMES,
    "tile": TILE_NAMES[:3],
    "whose": WHOSE_NAMES,
    "on": TARGET_NAMES,
    "kind": KIND_NAMES,
}
"""Arguments that are words, by the name of the field."""
PARTS: Final = {"then": "effect", "otherwise": "effect", "effect": "effect", "condition": "need"}
"""Arguments that are effects or requirements themselves."""
CARD_FIELDS: Final = (
    *("id", "name", "kind", "cost", "tags", "needs", "play", "action", "when", "lasting"),
    *("holds", "vp"),
)


def read(path: str) -> dict[str, Any]:
    """The option's value from a file of cards, JSON or TOML by its ending."""
    file = Path(path)
    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadRequest(f"`{path}` is larger than {MOST_BYTES // 1_000_000} MB.")
        text = file.read_text(encoding="utf-8")
        found = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    except OSError as fault:
        raise BadRequest(f"`{path}` cannot be read: {fault.strerror}.") from None
    except (ValueError, RecursionError) as fault:
        raise BadRequest(f"`{path}` is no file of cards: {str(fault).rstrip('.')}.") from None
    cards = found.get("cards") if isinstance(found, dict) else found
    if not isinstance(cards, list):
        raise BadRequest(f"`{path}` has no list `cards`.")
    return {"sha256": digest(cards), "cards": cards}


def from_text(text: str) -> Any:
    """The option's value from its own text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRequest("The fan-made cards of this text cannot be read.") from None


def digest(cards: list[Any]) -> str:
    """A hash of the cards, whatever the form of their file."""
    text = json.dumps(cards, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def check(value: Any) -> list[Any]:
    """The cards of the option's value, or `BadRequest`."""
    cards = value.get("cards") if isinstance(value, dict) else None
    if not isinstance(cards, list) or not 1 <= len(cards) <= MOST_CARDS:
        raise BadRequest(
            "Option `cards` is a file of 1 to "
            f"{MOST_CARDS} cards, named on the command line, or those cards in a record."
        )
    if value.get("sha256") != digest(cards):
        raise BadRequest("The fan-made cards are not those that their hash names.")
    return cards


def names_of(cards: list[Any], lang: str) -> dict[str, str]:
    """The names of checked cards in a language; the English one, or the id, where it has none."""
    found: dict[str, str] = {}
    for data in cards:
        name = data.get("name", {})
        by_language = {"en": name} if isinstance(name, str) else name
        spaced: str = data["id"].replace("_", " ").title()
        found[data["id"]] = by_language.get(lang) or by_language.get("en") or spaced
    return found


def make(cards: list[Any]) -> list[Card]:
    """The cards as values of the game, or `BadRequest` with the first mistake."""
    made: list[Card] = []
    for number, data in enumerate(cards, 1):
        made.append(_Reader(data, number).card(number))
    ids = [card.name for card in made]
    for name in ids:
        if ids.count(name) > 1 or name in BY_NAME:
            raise BadRequest(f"Two cards are called `{name}`; every card has an id of its own.")
    return made


class _Reader:
    """Reads one card."""

    def __init__(self, data: Any, number: int) -> None:
        self.where = f"card {number}"
        self.data: dict[str, Any] = self._object(data, "a card")
        self.holds = NOTHING

    def card(self, number: int) -> Card:
        data = self.data
        name = data.get("id")
        if not isinstance(name, str) or not ID.fullmatch(name) or len(name) > 40:
            raise self._wrong(f"its id `{str(name)[:40]}` is no word such as `solar_mill`")
        self.where = f"`{name}`"
        for field in data:
            if field not in CARD_FIELDS:
                raise self._wrong(
                    f"there is no field `{field[:40]}`; there are {one_of(list(CARD_FIELDS))}"
                )
        self._check_name(data.get("name", {}))
        kind = self._word(data.get("kind"), KIND_NAMES[:3], "kind")
        if "holds" in data:
            self.holds = STANDARD + self._word(data["holds"], RESOURCE_NAMES[STANDARD:], "holds")
        for field in ("action", "when", "lasting"):
            if field in data and kind != ACTIVE:
                raise self._wrong(f"only an `active` card has `{field}`")
        action = self._effect(data["action"]) if "action" in data else None
        vp = data.get("vp", 0)
        return Project(
            number,
            name,
            kind,
            cost=self._number(data.get("cost"), "cost", 0, 99),
            tags=[self._word(tag, TAG_NAMES, "tags") for tag in self._list("tags", 4)],
            needs=[self._need(each) for each in self._list("needs", 3)],
            play=[self._effect(each) for each in self._list("play", 6)],
            action=action,
            when=[self._when(each) for each in self._list("when", 2)],
            lasting=[self._modifier(each) for each in self._list("lasting", 3)],
            holds=self.holds,
            vp=self._worth(vp) if isinstance(vp, dict) else self._number(vp, "vp", -5, 10),
            deck=DECK,
        )

    # The parts of a card.

    def _effect(self, data: Any, depth: int = 0) -> Effect:
        if depth > 4:
            raise self._wrong("its effects are nested too deeply")
        name, given = self._named(data, [*EFFECTS, "Do", "Either"], "effect")
        if name in ("Do", "Either"):
            if not isinstance(given, list) or not 2 <= len(given) <= 5:
                raise self._wrong(f"`{name}` takes a list of 2 to 5 effects")
            parts = [self._effect(each, depth + 1) for each in given]
            joined: Effect = combine.Do(*parts) if name == "Do" else combine.Either(*parts)
            return joined
        made: Effect = self._build(EFFECTS[name], given, depth)
        resource = getattr(made, "resource", 0)
        own = isinstance(made, (basic.Pay, holding.TakeHeld)) or (
            isinstance(made, holding.Put) and made.on == THIS
        )
        if own and resource >= STANDARD and resource != self.holds:
            kind = RESOURCE_NAMES[resource]
            raise self._wrong(f"`{name}` needs a card with `holds` = `{kind}`")
        return made

    def _need(self, data: Any) -> Requirement:
        name, given = self._named(data, list(NEEDS), "requirement")
        made: Requirement = self._build(NEEDS[name], given)
        return made

    def _count(self, data: Any) -> Any:
        name, given = self._named(data, list(COUNTS), "count")
        if name == "HeldHere" and self.holds == NOTHING:
            raise self._wrong("`HeldHere` needs a card with `holds`")
        return self._build(COUNTS[name], given)

    def _worth(self, data: Any) -> Worth:
        name, given = self._named(data, list(POINTS), "kind of points")
        if name in ("PerHeld", "IfHeld") and self.holds == NOTHING:
            raise self._wrong(f"`{name}` needs a card with `holds`")
        made: Worth = self._build(POINTS[name], given)
        return made

    def _modifier(self, data: Any) -> Modifier:
        name, given = self._named(data, list(LASTING), "lasting effect")
        made: Modifier = self._build(LASTING[name], given)
        return made

    def _when(self, data: Any) -> When:
        entry = self._object(data, "`when`")
        for field in entry:
            if field not in ("trigger", "do", "by"):
                raise self._wrong(f"`when` has no `{field[:40]}`; it has `trigger`, `do`, `by`")
        name, given = self._named(entry.get("trigger"), [*TRIGGERS, "TagPlayed"], "trigger")
        if name == "TagPlayed":
            if not isinstance(given, list) or not given:
                raise self._wrong("`TagPlayed` takes a list of tags")
            trigger: Trigger = triggers.TagPlayed(
                *[self._word(tag, TAG_NAMES, "TagPlayed") for tag in given]
            )
        else:
            trigger = self._build(TRIGGERS[name], given)
        by = self._word(entry.get("by", "owner"), WHOSE_NAMES[:2], "by")
        return When(trigger, do=self._effect(entry.get("do")), by=by)

    # Checked values.

    def _build(self, maker: type[Any], given: Any, depth: int = 0) -> Any:
        """A value of one of our classes from its arguments by name."""
        arguments = self._object({} if given is None else given, f"`{maker.__name__}`")
        known = {field.name: field for field in fields(maker)}
        for name in arguments:
            if name not in known:
                possible = one_of(list(known)) or "none"
                raise self._wrong(
                    f"`{maker.__name__}` has no argument `{name[:40]}`; it has {possible}"
                )
        values: dict[str, Any] = {}
        for name, field in known.items():
            if name in arguments:
                values[name] = self._argument(maker, name, field.default, arguments[name], depth)
            elif field.default is MISSING:
                raise self._wrong(f"`{maker.__name__}` lacks its argument `{name}`")
        return maker(**values)

    def _argument(self, maker: type[Any], name: str, default: Any, value: Any, depth: int) -> Any:
        where = f"{maker.__name__}.{name}"
        if name == "per":
            return self._count(value)
        if name in PARTS:
            effect = PARTS[name] == "effect"
            return self._effect(value, depth + 1) if effect else self._need(value)
        if name == "where":
            names = AREAS if maker is mars.Place else ["anywhere", "on_mars"]
            return self._word(value, names, where)
        if name in WORDS:
            return self._word(value, WORDS[name], where)
        if isinstance(default, bool):
            if not isinstance(value, bool):
                raise self._wrong(f"`{where}` is true or false, not `{str(value)[:40]}`")
            return value
        least = -20 if maker is basic.Produce or name == "value" else 0
        return self._number(value, where, least, 40)

    def _list(self, field: str, most: int) -> list[Any]:
        value = self.data.get(field, [])
        if not isinstance(value, list) or len(value) > most:
            raise self._wrong(f"`{field}` is a list of {most} at most")
        return value

    def _named(self, data: Any, known: list[str], what: str) -> tuple[str, Any]:
        """The one name of an object such as `{"Gain": {"heat": 3}}`, and what stands under it."""
        if isinstance(data, str):
            data = {data: None}
        if not isinstance(data, dict) or len(data) != 1:
            raise self._wrong(f"`{str(data)[:40]}` is no {what} such as `{known[0]}` = {{…}}")
        ((name, given),) = data.items()
        if name not in known:
            raise self._wrong(f"there is no {what} `{str(name)[:40]}`; there are {one_of(known)}")
        return name, given

    def _word(self, value: Any, names: list[str], where: str) -> int:
        if not isinstance(value, str) or value not in names:
            possible = one_of(names)
            raise self._wrong(f"`{where}` cannot be `{str(value)[:40]}`; it is one of {possible}")
        return names.index(value)

    def _number(self, value: Any, where: str, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self._wrong(
                f"`{where}` cannot be `{str(value)[:40]}`; it is a number from {least} to {most}"
            )
        return value

    def _object(self, data: Any, what: str) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise self._wrong(f"{what} is a table of names and values, not `{str(data)[:40]}`")
        return data

    def _check_name(self, name: Any) -> None:
        names = {"en": name} if isinstance(name, str) else self._object(name, "`name`")
        for lang, text in names.items():
            if lang not in LANGUAGES:
                raise self._wrong(f"there is no language `{lang[:20]}`; there are `en`, `cs`")
            if not isinstance(text, str) or not 1 <= len(text) <= 40 or not text.isprintable():
                raise self._wrong("`name` is up to 40 characters")

    def _wrong(self, why: str) -> BadRequest:
        return BadRequest(f"Fan-made {self.where}: {why}.")
