"""Games and bots in packages of their own are found by their entry points."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from planetfall.bots import LEVELS
from planetfall.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
FILES = re.compile(
    r"^`src/planetfall/games/([^`]+)`\n\n```python\n(.*?)^```", re.DOTALL | re.MULTILINE
)
BARE = """
from planetfall.games.title import Title
from prospectors.rules import ProspectorsRules

class BareRules(ProspectorsRules):
    def __init__(self, options):
        super().__init__(options)
        self.id = "bare-game"

build = BareRules
TITLE = Title(id="bare-game", rules="prospectors.bare:build")
"""
BOT = """
from planetfall.bots import Bot

class Last(Bot):
    def choose(self, view, rng):
        return view.legal[-1]
"""
ENTRIES = """[planetfall.games]
bare = prospectors.bare:TITLE
broken = prospectors.nowhere:TITLE
prospectors = prospectors.game:TITLE
second = prospectors.game:TITLE
word = prospectors.components:NAMES

[planetfall.bots]
last = prospectors.bots:Last
"""
TRY = """
import json, warnings
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    from planetfall import games
from typer.testing import CliRunner
from planetfall import cli
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.pages import Look
from planetfall.table.serve import make_tables
from planetfall.web.draw import pages

def run(*words, typed=None):
    done = CliRunner().invoke(cli.app, list(words), input=typed)
    assert done.exit_code == 0, (words, done.output)
    return done.stdout

tables = make_tables("unused.sqlite")
seats = [SeatWish(kind="person", name="Ada"), SeatWish(kind="bot", level="last")]
wishes = [NewTable(game=game, seats=seats) for game in ("prospectors", "bare-game")]
made = [tables.lobby.create(wish, "v") for wish in wishes]
run("record", "bare-game", "-o", "game.jsonl", "--seed", "1")
run("draw", "game.jsonl", "--step", "3", "-o", "game.svg", "--theme", "light")
print(json.dumps({
    "warnings": [str(each.message) for each in told],
    "games": run("games"),
    "simulated": run("simulate", "bare-game", "--bots", "greedy,last", "--games", "3"),
    "played": run("play", "bare-game", "--seed", "1", "--bots", "last", typed="look\\n1\\n" * 30),
    "in_czech": run("play", "bare-game", "--seed", "1", "--lang", "cs", typed="1\\n" * 30),
    "listed": run("list", "prospectors"),
    "lobby": pages().lobby(tables.lobby, "bare-game", [], [], Look("en")),
    "levels": tables.lobby.levels,
    "makers": tables.bots.own,
    "svg": open("game.svg").read(),
    "made": [each.record.seats[1].level for each in made],
}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What a program finds beside a package with games and a bot."""
    folder = tmp_path_factory.mktemp("site")
    page = (ROOT / "docs" / "small-game.md").read_text(encoding="utf-8")
    for name, code in FILES.findall(page):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(code.replace("planetfall.games.prospectors", "prospectors"))
    (folder / "prospectors" / "bare.py").write_text(BARE)
    (folder / "prospectors" / "bots.py").write_text(BOT)
    about = folder / "prospectors-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: prospectors\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRIES)
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    paths = [str(Path(path).resolve()) for part in paths for path in part.split(os.pathsep)]
    done = subprocess.run(
        [sys.executable, "-P", "-c", TRY],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        cwd=tmp_path_factory.mktemp("work"),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_games_of_other_packages_are_listed(installed: dict[str, object]) -> None:
    listed = str(installed["games"])
    assert "prospectors: Prospectors, 2 to 4 seats" in listed
    assert "bare-game: Bare game, 2 to 4 seats" in listed
    assert listed.index("planet-unknown:") < listed.index("bare-game:")
    assert "You may pay 2 fuel, then score 6 points." in str(installed["listed"])


def test_what_cannot_be_loaded_is_left_out_with_a_sentence(installed: dict[str, object]) -> None:
    warnings = installed["warnings"]
    assert isinstance(warnings, list) and len(warnings) == 3
    assert "`broken` of `prospectors.nowhere:TITLE` is left out: ModuleNotFound" in warnings[0]
    assert "second game `prospectors`" in warnings[1]
    assert "`word` is left out: `prospectors.components:NAMES` is no `Title`" in warnings[2]


def test_a_game_without_words_and_drawings_has_plain_ones(installed: dict[str, object]) -> None:
    assert "bare-game with 2 seats" in str(installed["simulated"])
    played = str(installed["played"])
    assert "Choose (bid):" in played and "fuel 5" in played and "The game is over." in played
    assert "Vyberte (bid):" in str(installed["in_czech"])
    assert "Bare game" in str(installed["lobby"])
    drawn = str(installed["svg"])
    assert drawn.startswith("<svg") and "fuel 6" in drawn


def test_a_bot_of_another_package_has_a_name_everywhere(installed: dict[str, object]) -> None:
    assert installed["levels"] == ["last", *LEVELS]
    listed = str(installed["games"])
    assert listed.count("        last: Of a package: `prospectors.bots:Last`.") == len(GAMES) + 2
    assert installed["makers"] == {"last": "prospectors.bots:Last"}
    assert "last" in str(installed["simulated"]) and "(last)" in str(installed["played"])
    assert installed["made"] == ["last", "last"]
    assert 'value="bot:last"' in str(installed["lobby"])
