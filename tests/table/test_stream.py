"""Streams: what is sent of a page makes the same page again."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from functools import partial

import pytest

from planetfall.lab.server.fixtures import choose, prepare
from planetfall.lab.server.stress.watcher import Watcher
from planetfall.table.live import CHANGES, LiveTable
from planetfall.table.parts import Page
from planetfall.table.patches import patch, patched
from planetfall.table.serve import load_pages
from planetfall.table.stream import REST, WINDOW, Gzip, Plain, frames, packer
from planetfall.table.turnstile import Turnstile
from planetfall.table.viewers import Viewer
from planetfall.web.cache import Cache
from planetfall.web.parts import composed

WORDS = ["<g>", "</g>", "river", "ž", "—", '"quoted"', "\n", "0123456789" * 8]


def text_of(rng: random.Random, count: int) -> list[str]:
    return [rng.choice(WORDS) for _ in range(count)]


def sent(page: Page, before: Page | None) -> list[str]:
    """The parts of an event for a browser that has got none as text."""
    parts = json.loads(page.news(before, set()).partition(b"data: ")[2])
    return [steps[0] for _, *steps in parts]


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
    known: set[str] = set()
    for _ in range(40):
        for name in rng.sample("abc", rng.randrange(1, 3)):
            at = rng.randrange(300)
            words[name][at : at + 3] = text_of(rng, 3)
        parts = [(name, f'<p id="{name}">{"".join(words[name])}</p>') for name in "abc"]
        page = Page(parts, before)
        assert before is None or page.version != before.version
        assert Page(parts, page).version == page.version
        event = page.news(before, known)
        listener._take(event.decode().strip(), len(event))
        assert listener.page == page.parts
        assert listener.version == page.version
        before = page


def test_a_patch_makes_the_new_markup_of_any_other() -> None:
    rng = random.Random(6)
    for _ in range(300):
        old, new = ("".join(text_of(rng, rng.randrange(40))) for _ in range(2))
        some = rng.randrange(len(old) + 1)
        for before, after in (
            (old, new),
            (f"<g>{old}", f"<g>{new}"),
            (f"<p>{old}</p>", f"<p>{old[:some]}{new[:9]}{old[some:]}</p>"),
            (f"<p>{old}</p>", f"<p>{old[some:]}{old[:some]}</p>"),
            (f"<p>{old}", f"<p>{old}"),
        ):
            steps = patch(before, after)
            assert patched(before, steps) == after
            assert sum(len(step) for step in steps if isinstance(step, str)) <= len(after)


def test_a_patch_holds_little_more_than_what_is_new() -> None:
    old = '<p><b class="one two">Mars</b><i>the fourth of the planets</i><u>oxygen 7</u></p>'
    new = '<p><b class="one">Mars</b><i>the fourth of the planets</i><u>oxygen 9</u></p>'
    assert patch(old, new) == [0, 16, 20, 52, "9", 73, 8]
    assert patch(old, old) == [0, len(old)]


def test_markup_that_browsers_count_otherwise_comes_whole() -> None:
    """To a script a character above U+FFFF is two."""
    old, new = "<p>the 🚀 flies to Mars</p>", "<p>the 🚀 flies to Venus</p>"
    assert patch(old, new) == [new]
    assert patch(old, "<p>the ship flies to Mars</p>") == ["<p>the ship flies to Mars</p>"]
    assert len(patch(old.replace("🚀", "ž"), new.replace("🚀", "ž"))) > 1


@pytest.mark.parametrize("game", ["planet-unknown", "terraforming-mars", "on-mars"])
def test_pages_of_a_game_follow_from_what_was_sent(game: str) -> None:
    """Byte for byte, with a fraction of the markup; the window of the stream is all it keeps."""
    table, pages = prepare(game, 1, 3, seed=9)[0], load_pages()
    rng, pack, unpack = random.Random(3), Gzip(), zlib.decompressobj(31)
    listener = Watcher(0, "", 0, "")
    page: Page | None = None
    known: set[str] = set()
    sizes: list[int] = []
    for number in range(30):
        if not table.room.movers():
            break
        before, page = page, Page(pages.parts(table.room.page_context(0)), page)
        packed = pack.pack(page.news(before, known))
        listener._take(unpack.decompress(packed).decode().strip(), 0)
        assert listener.page == {name.rpartition("/")[2]: str(h) for name, h in page.parts.items()}
        assert len(pack._window) <= WINDOW
        sizes.append(len(packed))
        choose(table.room, rng, 1000 + number)
    assert sum(sizes[1:]) / len(sizes[1:]) < 700


@pytest.mark.parametrize("accepted", ["gzip, deflate, br", ""])
def test_a_message_costs_what_the_last_ones_had_not(accepted: str) -> None:
    rng = random.Random(5)
    words = [str(rng.random()) for _ in range(300)]
    pack = packer(accepted)
    packed = []
    for number in range(3):
        words[90 * number] = "another"
        packed.append(pack.pack(" ".join(words).encode()))
    if pack.encoding == "gzip":
        assert zlib.decompressobj(31).decompress(b"".join(packed)).endswith(words[-1].encode())
        assert len(packed[2]) < len(packed[0]) / 20
    else:
        assert packed[-1] == " ".join(words).encode()


def test_drawings_that_no_page_uses_are_forgotten() -> None:
    """A viewer's own map took 130 KB for as long as the table lived."""
    live = LiveTable(prepare("planet-unknown", 1, 2)[0].room)
    for number in range(2 * CHANGES):
        cache = Cache(live.drawings)
        if number < 2:
            cache.drawn("mine", number, lambda: "mine")
        assert cache.drawn("board", 1, partial(str, number)) == "0"
        assert ("mine" in live.drawings) == (number < CHANGES + 2)
        live.notify()
    assert len(live.drawings) == CHANGES + 1


@pytest.mark.parametrize("crowded", [True, False])
def test_only_who_makes_room_is_told_to_stay_away_for_a_while(crowded: bool) -> None:
    async def told() -> list[bytes]:
        viewer, page = Viewer(0), Page([("a", '<p id="a">1</p>')])
        stream = frames(viewer, lambda: page, "", Plain(), Turnstile())
        heard = [await anext(stream) for _ in range(2)]
        if crowded:
            viewer.give_way()
        else:
            viewer.end()
        return heard + [more async for more in stream]

    heard = asyncio.run(told())
    assert len(heard) == 2 + crowded
    assert (REST in heard) == crowded
