"""Every command works on every game, in both languages."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

import pytest

from planetfall.games import GAMES
from tests.cli.conftest import Run

TITLES = list(GAMES)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", TITLES)
def test_a_game_can_be_played_by_numbers(run: Run, game: str, lang: str) -> None:
    words = ["play", game, "--seed", "3", "--bots", "random", "--lang", lang]
    result = run(*words, typed="look\nscore\nwhy pass\n" + "1\n" * 25 + "log\nundo\nlook 2\n")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("\n1. ") >= 26
    assert result.stderr == ""


def test_the_solo_game_of_on_mars_tells_its_goals_during_play_and_at_the_end(run: Run) -> None:
    words = ["play", "on-mars", "--seats", "1", "--seed", "3"]
    told = run(*words, typed="score\n" + "1\n" * 900).stdout
    opening, _, ending = told.partition("The game is over.\n")
    assert "Score if the game ended now: Player 1 " in opening.partition("decision 2:")[0]
    assert "Final score: Player 1 " in ending
    for name, points in (
        ("First Colonists", 5),
        ("Next Generation", 7),
        ("Hunky Dory", 7),
        ("Martian Potato Survival", 11),
    ):
        assert f"Solo goal {name} (" in opening
        assert re.search(rf"Solo goal {name} \(\d+/{points}, not met\): ", ending)
    assert ending.endswith("Won by: nobody. No solo goal is met.\n")


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
def test_a_record_of_bots_can_be_told_and_drawn(run: Run, game: str, tmp_path: Path) -> None:
    path, picture = str(tmp_path / "game.jsonl"), tmp_path / "game.svg"
    assert run("record", game, "--seed", "3", "-o", path).exit_code == 0
    told = run("replay", path, "--step", "40", "--seat", "0", "--lang", "cs")
    assert told.exit_code == 0, told.output
    assert told.stdout.startswith("Krok 40 z ")
    whole = run("replay", path)
    assert whole.exit_code == 0, whole.output
    assert "Won by: " in whole.stdout
    drawn = run("draw", path, "--step", "40", "--seat", "1", "-o", str(picture))
    assert drawn.exit_code == 0, drawn.output
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    light = run("draw", path, "--theme", "light", "-o", str(tmp_path / "light.svg"))
    assert light.exit_code == 0, light.output
    assert (tmp_path / "light.svg").read_text(encoding="utf-8") != picture.read_text("utf-8")
    pytest.importorskip("resvg_py")
    painted = run("draw", path, "--step", "40", "-o", str(tmp_path / "game.png"))
    assert painted.exit_code == 0, painted.output
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")
    printed = run("draw", path, "--step", "40", "--theme", "light", "-o", str(tmp_path / "a.PDF"))
    assert printed.exit_code == 0, printed.output
    check_pdf((tmp_path / "a.PDF").read_bytes())
    refused = run("draw", path, "-o", str(tmp_path / "game.bmp"))
    assert refused.exit_code == 2
    assert "ends in `.svg`, `.png`, `.pdf`" in refused.stderr


def check_pdf(content: bytes) -> None:
    """A PDF file whose objects lie where its table says, with a page in the image's proportions."""
    assert content.startswith(b"%PDF-1.4") and content.endswith(b"%%EOF\n")
    start = int(content.rsplit(b"startxref\n", 1)[1].split()[0])
    places = re.findall(rb"(\d{10}) 00000 n ", content[start:])
    assert len(places) == 6
    for number, place in enumerate(places, 1):
        assert content[int(place) :].startswith(f"{number} 0 obj".encode())
    box = re.search(rb"MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    size = re.search(rb"/Width (\d+) /Height (\d+)", content)
    pixels = re.search(rb"FlateDecode /Length (\d+) >>\nstream\n", content)
    assert box and size and pixels
    width, height = (int(each) for each in size.groups())
    assert abs(float(box[1]) / float(box[2]) - width / height) < 0.001
    packed = content[pixels.end() : pixels.end() + int(pixels[1])]
    assert len(zlib.decompress(packed)) == width * height * 3


@pytest.mark.parametrize("game", TITLES)
def test_the_data_sheet_of_observations_is_printed(run: Run, game: str) -> None:
    rows = json.loads(run("observation", game, "--seats", "2", "--json").stdout)
    told = run("observation", game, "--seats", "2").stdout.splitlines()
    assert told[0] == f"{game} with 2 seats: {rows[-1]['stop']} numbers"
    assert len(told) == 1 + len(rows)


@pytest.mark.parametrize("game", TITLES)
def test_all_components_have_names_and_words_in_both_languages(run: Run, game: str) -> None:
    english = json.loads(run("list", game, "--json").stdout)
    czech = json.loads(run("list", game, "--lang", "cs", "--json").stdout)
    assert [(c["kind"], c["id"]) for c in english] == [(c["kind"], c["id"]) for c in czech]
    assert len({(c["kind"], c["id"]) for c in english}) == len(english)
    assert all(c["name"] for c in english + czech)


@pytest.mark.parametrize("game", TITLES)
def test_a_component_of_every_kind_can_be_shown(run: Run, game: str, tmp_path: Path) -> None:
    found = json.loads(run("list", game, "--json").stdout)
    for kind in dict.fromkeys(c["kind"] for c in found):
        first = next(c for c in found if c["kind"] == kind)
        told = run("show", game, f"{kind}/{first['id']}", "--lang", "cs")
        assert told.exit_code == 0, told.output
        path = tmp_path / f"{kind}.svg"
        drawn = run("show", game, f"{kind}/{first['id']}", "--svg", str(path))
        if "has no picture" in drawn.stderr:
            continue
        assert drawn.exit_code == 0, drawn.output
        assert path.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("game", TITLES)
def test_a_listing_is_plain_data_and_comes_out_alike(run: Run, game: str) -> None:
    told = run("list", game, "--json").stdout
    assert " object at " not in told and "<planetfall" not in told
    assert run("list", game, "--json").stdout == told


def test_the_box_of_planet_unknown_is_complete(run: Run) -> None:
    found = json.loads(run("list", "planet-unknown", "--json").stdout)
    counts: dict[str, int] = {}
    for component in found:
        counts[component["kind"]] = counts.get(component["kind"], 0) + 1
    assert counts == {
        "tile": 144,
        "planet": 13,
        "corporation": 9,
        "civ": 36,
        "objective": 28,
        "event": 60,
    }
