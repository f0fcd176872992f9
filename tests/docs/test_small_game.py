"""The small game of `docs/small-game.md` works as it is printed."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from planetfall import bots, cli, games
from planetfall.core import check
from planetfall.games import catalog
from planetfall.lab.simulate import Setup, simulate
from planetfall.table.lobby import Lobby
from planetfall.table.pages import Look
from planetfall.web.draw import pages

PAGE = Path(__file__).resolve().parents[2] / "docs" / "small-game.md"
FILES = re.compile(
    r"^`src/planetfall/games/([^`]+)`\n\n```python\n(.*?)^```", re.DOTALL | re.MULTILINE
)
PACKAGE = "planetfall.games.prospectors"


@pytest.fixture(autouse=True, scope="module")
def prospectors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The files of the page as a package of `games`, made known by its title alone."""
    folder = tmp_path_factory.mktemp("games")
    for name, code in FILES.findall(PAGE.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(code, encoding="utf-8")
    games.__path__.append(str(folder))
    games.register(import_module(f"{PACKAGE}.game").TITLE)
    yield
    games.__path__.remove(str(folder))
    del games.GAMES["prospectors"]
    for module in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[module]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_what_every_game_must_keep(seats: int) -> None:
    assert check.run(games.rules("prospectors"), seats=seats, seeds=range(3)) == []


def test_it_is_simulated_and_a_greedy_bot_plays_it_better() -> None:
    results = simulate(Setup("prospectors", 2, ("greedy", "random")), 20).results
    assert sum(list(result.winners) == [0] for result in results) > 12


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_its_components_have_names_and_words(lang: str) -> None:
    sites = catalog.components("prospectors", lang)
    assert len(sites) == 6
    assert all(site.name and site.text.endswith(".") for site in sites)


def test_the_commands_of_the_page_find_it() -> None:
    runner = CliRunner()
    assert "prospectors: Prospectors, 2 to 4 seats" in runner.invoke(cli.app, ["games"]).stdout
    listed = runner.invoke(cli.app, ["list", "prospectors"]).stdout
    assert "You may pay 2 fuel, then score 6 points." in listed
    played = runner.invoke(cli.app, ["simulate", "prospectors", "--games", "2", "--json"])
    assert json.loads(played.stdout)["game"] == "prospectors"
    typed = runner.invoke(cli.app, ["play", "prospectors", "--seed", "1"], input="3\n" * 20)
    assert "How much fuel do you bid?" in typed.stdout and "wins" in typed.stdout
    assert re.search(r"round 1, turned_up \[[a-z_]+\]", typed.stdout)


def test_the_lobby_offers_it() -> None:
    lobby = Lobby(list(games.GAMES), games.build, bots.LEVELS)
    page = pages().lobby(lobby, "prospectors", [], [], Look("cs"))
    assert "Sázejte palivo o místa nového světa." in page
