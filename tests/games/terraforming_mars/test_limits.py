"""Every printed requirement and price just fails and just holds, by the facts of the cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall import positions
from planetfall.core.reasons import unpack
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.components.card import CARDS, card_id
from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES, TAG_NAMES
from planetfall.games.terraforming_mars.state import Mars

DATA = Path(__file__).parent / "data" / "cards.json"
ROWS: list[dict[str, Any]] = [
    row for row in json.loads(DATA.read_text(encoding="utf-8")) if "requirements" in row
]
NEEDS = [
    (row["id"], need, len(row["requirements"])) for row in ROWS for need in row["requirements"]
]
STEP = {"temperature": 2, "oxygen": 1, "oceans": 1}
LEAST = {"temperature": -30, "oxygen": 0, "oceans": 0}
MOST = {"temperature": 8, "oxygen": 14, "oceans": 9}
CITIES = ("5-7", "3-3", "7-5", "2-6")


def at(kind: str, value: int, slack: str = "") -> Any:
    """A rich player of two, one of the global parameters at a value."""
    table = positions.start("terraforming-mars", seats=2).give(0, mc=500)
    if slack:
        table.corporation(0, slack)
    if kind == "oceans":
        return table.some_oceans(value)
    return table.track(**{kind: value})


def reason(table: Any, card: str) -> tuple[int, int, int, int]:
    """Why a card in hand cannot be played."""
    game: Mars = table.hand(0, card).turn(0)
    found = unpack(game.why_not(0, game.rules.option(f"play:{card}")))
    return found[0], found[1], found[2], found[3]


def track_needs() -> list[tuple[str, str, str, int]]:
    return [
        (card, need["kind"], side, need[side])
        for card, need, number in NEEDS
        for side in ("min", "max")
        if side in need and need["kind"] in STEP and number == 1
    ]


@pytest.mark.parametrize(("card", "kind", "side", "value"), track_needs())
def test_a_global_requirement_holds_at_its_value_and_fails_one_step_off(
    card: str, kind: str, side: str, value: int
) -> None:
    out = -STEP[kind] if side == "min" else STEP[kind]
    kinds = (reasons.TRACK_TOO_LOW, reasons.TRACK_TOO_HIGH)
    assert reason(at(kind, value), card)[0] not in kinds
    beyond = value + out
    if not LEAST[kind] <= beyond <= MOST[kind]:
        return
    found = reason(at(kind, beyond), card)
    assert found[0] == kinds[side == "max"]
    assert found[2:] == (value, beyond)
    # Inventrix bends it by two steps, not by three.
    for steps, bends in ((2, True), (3, False)):
        far = value + steps * out
        if LEAST[kind] <= far <= MOST[kind]:
            assert (reason(at(kind, far, "inventrix"), card)[0] not in kinds) == bends


def tag_card(tag: str, count: int, but: str) -> list[str]:
    """Cards in play that have so many tags of a kind together."""
    number = TAG_NAMES.index(tag)
    found: list[str] = []
    had = 0
    for card in CARDS:
        tags = [each for each in getattr(card, "tags", ()) if each == number]
        is_project = card.name in {row["id"] for row in ROWS if row["type"] != "event"}
        if is_project and card.name != but and had + len(tags) <= count and tags:
            found.append(card.name)
            had += len(tags)
    assert had == count
    return found


@pytest.mark.parametrize(
    ("card", "tag", "least"),
    [
        (card, need["tag"], need.get("min", need.get("count", 1)))
        for card, need, number in NEEDS
        if need["kind"] == "tag" and number == 1
    ],
)
def test_a_requirement_of_tags_holds_with_so_many_and_fails_with_one_less(
    card: str, tag: str, least: int
) -> None:
    for count in (least, least - 1):
        table = positions.start("terraforming-mars", seats=2).give(0, mc=500)
        table.play(0, *tag_card(tag, count, card))
        found = reason(table, card)
        assert (found[0] == reasons.TOO_FEW_TAGS) == (count < least)
        if count < least:
            assert found[1:] == (TAG_NAMES.index(tag), least, count)


@pytest.mark.parametrize(
    ("card", "resource", "least"),
    [
        (card, need["resource"], need.get("min", 1))
        for card, need, number in NEEDS
        if need["kind"] == "production" and number == 1
    ],
)
def test_a_requirement_of_production_holds_with_so_much_and_fails_with_less(
    card: str, resource: str, least: int
) -> None:
    for amount in (least, least - 1):
        table = positions.start("terraforming-mars", seats=2).give(0, mc=500)
        table.produce(0, **{resource: amount}).produce(1, **{resource: 9})
        found = reason(table, card)
        assert (found[0] == reasons.PRODUCTION_TOO_LOW) == (amount < least)
        if amount < least:
            assert found[1:] == (RESOURCE_NAMES.index(resource), least, amount)


@pytest.mark.parametrize(
    ("card", "need"),
    [
        (card, need)
        for card, need, number in NEEDS
        if need["kind"] in ("own_tile", "tiles_in_play") and number == 1
    ],
)
def test_a_requirement_of_tiles_holds_with_so_many_and_fails_with_one_less(
    card: str, need: dict[str, Any]
) -> None:
    least = need.get("min", need.get("count", 1))
    own = need["kind"] == "own_tile"
    for count in (least, least - 1):
        table = positions.start("terraforming-mars", seats=2).give(0, mc=500)
        place = table.city if need["tile"] == "city" else table.greenery
        for number in range(count):
            place(0 if own or number == count - 1 else 1, CITIES[number])
        if own:
            # Those of others do not count.
            place(1, CITIES[-1])
        found = reason(table, card)[0]
        wanted = (reasons.TOO_FEW_TILES, reasons.TOO_FEW_CITIES)
        assert (found in wanted) == (count < least)


@pytest.mark.parametrize(
    ("card", "cost"), [(row["id"], row["cost"]) for row in ROWS if row.get("cost")]
)
def test_a_card_is_paid_with_its_price_and_not_with_one_less(card: str, cost: int) -> None:
    for mc in (cost, cost - 1):
        table = positions.start("terraforming-mars", seats=2).give(0, mc=mc).give(1, mc=90)
        game: Mars = table.hand(0, card).turn(0)
        entry = CARDS[card_id(card)]
        kind, _, price, had = unpack(game.why_not(0, game.rules.option(f"play:{card}")))[:4]
        if getattr(entry, "needs", ()):
            continue
        assert (kind == reasons.TOO_EXPENSIVE) == (mc < cost), card
        if mc < cost:
            assert (price, had) == (cost, mc)


@pytest.mark.parametrize("card", ["asteroid", "mine", "space_elevator"])
def test_metal_that_nobody_has_is_not_asked_for(card: str) -> None:
    table = positions.start("terraforming-mars", seats=2).give(0, mc=90).ask_all()
    game: Mars = table.hand(0, card).turn(0)
    game.choose(0, f"play:{card}")
    paid = [game.rules.key(option).partition(":")[0] for option in game.legal(0)]
    assert not {"steel", "titanium", "heat"} & set(paid)
    assert game.players[0].stock[0] < 90
