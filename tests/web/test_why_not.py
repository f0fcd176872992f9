"""Whatever stands on a page and cannot be chosen says its true reason."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from planetfall.core.reasons import POSSIBLE
from planetfall.text.book import GENERAL
from planetfall.web.draw import WebPages
from tests.web.visible import LONG, PLAYS, keys_on_page, questions


@pytest.mark.parametrize(("game", "seats", "options"), PLAYS)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_no_answer_to_why_not_is_a_general_one(
    game: str, seats: int, options: dict[str, Any], lang: str
) -> None:
    pages = WebPages()
    general: Counter[tuple[str, str, str]] = Counter()
    asked = 0
    for room, seat, scene in questions(game, seats, options, lang, most=2000 if LONG else 150):
        book = scene.book
        assert book is not None
        empty = {book.reason(kind) for kind in GENERAL}
        other = book.say("why.other", question=scene.question())
        for key in sorted(keys_on_page(scene) - set(scene.table_view.keys)):
            packed = room.why_not(seat, key)
            assert packed != POSSIBLE, key
            asked += 1
            reason = pages.reason(scene.context, key, packed)
            if reason == other or reason in empty:
                general[scene.asking(), key.partition(":")[0], reason] += 1
    assert asked > 500
    assert general == {}
