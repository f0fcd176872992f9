"""The ladder keeps what it played and writes its page from that."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from planetfall.bots import LEVELS, about
from planetfall.bots.about import SENTENCES
from planetfall.core.errors import BadRequest
from planetfall.games import GAMES, build
from planetfall.lab import ladder
from planetfall.lab.ladder import pair_ratings
from planetfall.lab.series import play_on
from planetfall.lab.simulate import Result, Setup
from planetfall.lab.tournament import Contest, Pair, hold

ROOT = Path(__file__).resolve().parents[2]


def test_rows_can_be_played_and_have_names_of_their_own() -> None:
    keys = [row.key for row in ladder.ROWS]
    assert len(set(keys)) == len(keys)
    for row in ladder.ROWS:
        assert row.seats in build(row.game, row.options).seat_counts()
    assert {row.game for row in ladder.ROWS} <= set(GAMES)
    assert ladder.LEVELS == LEVELS


def test_results_are_kept_and_shown(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    said: list[str] = []
    only = "planet-unknown 2 easy random"
    found = ladder.climb(path, games=2, only=only, say=said.append)
    assert found == ladder.read(path)
    assert found[only]["played"] == 2
    assert said[-1].startswith(f"{only}: ")
    page = ladder.page(found, SENTENCES["en"], "## What was tried\nThis.")
    assert "| planet-unknown | 2 | `easy` | `random` | 2 |" in page
    assert page.endswith("This.\n")
    assert "easy against random" in ladder.chart(found)
    assert json.loads(ladder.ratings_text(found))["games"]["planet-unknown"]["easy"] > 0
    with pytest.raises(BadRequest, match="No row"):
        ladder.climb(path, only="chess", say=said.append)


def test_a_row_is_what_a_tournament_of_the_same_games_shows(tmp_path: Path) -> None:
    row = ladder.Row("planet-unknown", 3, "easy", "random")
    found = play_on(tmp_path / "kept.json", [row.series(4)], say=print)
    pair = hold(row.contest(), 4, seed=ladder.FIRST_SEED).pairs[0]
    result = row.result(found[row.key])
    assert (result["played"], result["won"]) == (pair.games, round(pair.rate, 4))
    assert (result["margin"], result["fair"]) == (round(pair.margin, 2), pair.fair)
    assert (result["low"], result["high"]) == (round(pair.low, 4), round(pair.high, 4))


def test_games_given_up_count_only_for_those_who_play_alone() -> None:
    unfinished = Result(0, [5, 3], [], 9, 1, False, "")
    match = ladder.Row("planet-unknown", 2, "easy", "random")
    alone = ladder.Row("planet-unknown", 1, "greedy")
    assert match.measure(Setup("planet-unknown", 2, ("easy", "random")), unfinished) == {}
    assert alone.measure(Setup("planet-unknown", 1), unfinished)["played"] == 1
    assert alone.measure(Setup("planet-unknown", 1), unfinished)["won"] == 0


def test_the_published_page_is_written_from_its_results() -> None:
    found = ladder.read(ROOT / "docs" / "ladder.json")
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    notes = page[page.index("## What was tried") :]
    assert page == ladder.page(found, {level: SENTENCES["en"][level] for level in LEVELS}, notes)
    ratings = (ROOT / "src" / "planetfall" / "bots" / "ratings.json").read_text(encoding="utf-8")
    assert ratings == ladder.ratings_text(found)
    assert about.ratings("planet-unknown")["greedy"] == ladder.BASE


def test_one_among_others_and_all_at_one_table() -> None:
    one = hold(Contest("toy", 3, ("greedy", "random"), mode="one"), 30).pairs[0]
    assert one.games == 30
    assert one.fair == pytest.approx(1 / 3)
    assert one.even() > one.rate > one.fair
    table = hold(Contest("toy", 3, ("easy", "greedy", "random"), mode="all"), 12)
    assert len(table.pairs) == 3
    assert all(pair.games == 12 for pair in table.pairs)
    with pytest.raises(BadRequest, match="name 3"):
        hold(Contest("toy", 3, ("greedy", "random"), mode="all"), 12)
    with pytest.raises(BadRequest, match="no mode"):
        hold(Contest("toy", 3, ("greedy", "random"), mode="some"), 12)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_level_is_described_in_every_language(lang: str) -> None:
    assert set(SENTENCES[lang]) == set(LEVELS) == set(about.NAMES[lang])
    assert all(about.sentence(level, "toy", lang).endswith(".") for level in LEVELS)


def test_ratings_follow_the_shares() -> None:
    def pair(first: str, second: str, rate: float) -> Pair:
        return Pair(first, second, 1000, rate, 0, 1, 0, 0)

    found = pair_ratings(
        ("a", "b", "c"), [pair("a", "b", 0.1), pair("b", "c", 0.1), pair("a", "c", 0)]
    )
    assert found["a"] < found["b"] < found["c"]
    assert sum(found.values()) == pytest.approx(0, abs=1)
    two = pair_ratings(("a", "b"), [pair("a", "b", 10 / 11)])
    assert two["a"] - two["b"] == pytest.approx(400, abs=5)


def test_a_level_that_never_wins_is_rated_no_lower_than_zero() -> None:
    found = ladder.read(ROOT / "docs" / "ladder.json")
    swept = dict(found["terraforming-mars 2 easy random"], won=1.0, low=1.0, high=1.0, played=10**6)
    ratings = ladder.rated({**found, "terraforming-mars 2 easy random": swept})
    assert ratings["terraforming-mars"]["random"] == ladder.LEAST == 0
