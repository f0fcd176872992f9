"""Streams: what is sent of a page makes the same page again."""

from __future__ import annotations

import json
import random
import zlib

import brotli  # type: ignore[import-untyped]
import pytest

from planetfall.lab.server.http_client import unpacked
from planetfall.lab.server.stress.watcher import Watcher
from planetfall.table.parts import Page
from planetfall.table.stream import packer
from planetfall.web.parts import composed

WORDS = ["<g>", "</g>", "river", "ž", "—", '"quoted"', "\n", "0123456789" * 8]


def text_of(rng: random.Random, count: int) -> list[str]:
    return [rng.choice(WORDS) for _ in range(count)]


def sent(page: Page, before: Page | None) -> list[str]:
    """The parts of an event."""
    parts: list[str] = json.loads(page.news(before).partition(b"data: ")[2])
    return parts


def test_a_part_that_is_sent_again_brings_its_children() -> None:
    before = Page([("a", '<p id="a">1<div id="b"></div></p>'), ("a/b", '<i id="b">x</i>')])
    after = Page([("a", '<p id="a">2<div id="b"></div></p>'), ("a/b", '<i id="b">x</i>')])
    assert sent(after, before) == ['<p id="a">2<div id="b"></div></p>', '<i id="b">x</i>']
    deep = [*after.parts.items(), ("a/b/c", '<u id="c"></u>')]
    last = Page([("a", '<p id="a">3<div id="b"></div></p>'), *deep[1:]], Page(deep))
    assert last.since(Page(deep)) == ["a", "a/b", "a/b/c"]
    assert composed(list(after.parts.items())) == {"a": '<p id="a">2<i id="b">x</i></p>'}


def test_only_parts_that_differ_are_sent() -> None:
    before = Page([("a", '<p id="a">1</p>'), ("b", '<p id="b">1</p>')])
    after = Page([("a", '<p id="a">1</p>'), ("b", '<p id="b">2</p>')], before)
    assert sent(after, before) == ['<p id="b">2</p>']
    assert sent(after, None) == list(after.parts.values())


def test_a_listener_follows_a_page_through_its_changes() -> None:
    rng = random.Random(4)
    listener = Watcher(0, "", 0, "")
    words = {name: text_of(rng, 300) for name in "abc"}
    before: Page | None = None
    for _ in range(40):
        for name in rng.sample("abc", rng.randrange(1, 3)):
            at = rng.randrange(300)
            words[name][at : at + 3] = text_of(rng, 3)
        parts = [(name, f'<p id="{name}">{"".join(words[name])}</p>') for name in "abc"]
        page = Page(parts, before)
        assert before is None or page.version != before.version
        assert Page(parts, page).version == page.version
        event = page.news(before)
        listener._take(event.decode().strip(), len(event))
        assert listener.page == page.parts
        assert listener.version == page.version
        before = page


@pytest.mark.parametrize("accepted", ["gzip, deflate, br", "gzip", ""])
def test_a_part_costs_what_differs_from_the_last_time(accepted: str) -> None:
    rng = random.Random(5)
    words = [str(rng.random()) for _ in range(1000)]
    pack = packer(accepted)
    packed = []
    for number in range(3):
        words[300 * number] = "another"
        packed.append(pack.pack(" ".join(words).encode()))
    if pack.encoding == "br":
        assert unpacked(brotli.Decompressor(), b"".join(packed)).endswith(words[-1].encode())
    elif pack.encoding == "gzip":
        assert zlib.decompressobj(31).decompress(b"".join(packed)).endswith(words[-1].encode())
    else:
        assert packed[-1] == " ".join(words).encode()
        return
    assert len(packed[2]) < len(packed[0]) / 20
