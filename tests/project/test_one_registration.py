"""One value makes a game known to the whole program, and shared layers name no game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from planetfall import bots, cli, games
from planetfall.lab.simulate import Setup, simulate
from planetfall.lab.variants import variant
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.pages import Look
from planetfall.web.draw import pages
from tests.cli.toygame.game import TITLE

SOURCE = Path(__file__).resolve().parents[2] / "src" / "planetfall"

OF_A_GAME = re.compile(r"/games/|/svg/(icon_data|icons|patterns|tokens)\.py$")
"""The folders of the games; icons, patterns and colours are one sheet for all of them."""

NAMES = re.compile(
    r"planet.unknown|terraforming|on.mars\b|lacerda|\boasis\b|\bcivs?\b|colonies|\blss\b"
    r"|\b(tm|om|pu)(\.|-[a-z])|\bg-(tm|om|pu)\b"
    r"|(?<![a-z])(rover|greener|lifepod|blueprint|meteorite|megacredit|titanium|colonist|colony"
    r"|corporation|scientist|biomass|shuttle|alien|milestone|warehouse|oxygen|ocean|terraform"
    r"|outbreak|blackout|monolith)",
    re.IGNORECASE,
)

EXAMPLE = re.compile(r"\s*>>>")
"""Examples in docstrings."""

BUNDLED = ("client/css/main.css", "client/src/games/index.ts")
"""The lists of the styles and scripts that are bundled into the page."""


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The value that registers the small game."""
    monkeypatch.setitem(games.GAMES, "toy", TITLE)


def test_the_command_line_finds_a_game_by_its_title() -> None:
    runner = CliRunner()
    listed = json.loads(runner.invoke(cli.app, ["games", "--json"]).stdout)
    assert [game["title"] for game in listed if game["id"] == "toy"] == ["Toy"]
    played = runner.invoke(cli.app, ["simulate", "toy", "--games", "2", "--json"])
    assert json.loads(played.stdout)["game"] == "toy"


def test_the_lobby_offers_a_game_by_its_title() -> None:
    lobby = Lobby(list(games.GAMES), games.build, bots.LEVELS)
    page = pages().lobby(lobby, "toy", [], [], Look("en"))
    assert 'href="/?game=toy"' in page and "A small game for trying things out." in page
    seats = [SeatWish(kind="person", name="Coral"), SeatWish(kind="bot", level="greedy")]
    assert lobby.create(NewTable(game="toy", seats=seats), "visitor").record.game == "toy"


def test_the_laboratory_and_the_bots_find_a_game_by_its_title() -> None:
    results = simulate(Setup("toy", 2, ("greedy", "random")), 3)
    assert len(results.results) == 3
    assert variant("toy", 1)[0].id == "toy"


def test_shared_layers_contain_no_word_of_a_game() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".py", ".ts", ".css") and not OF_A_GAME.search(path.as_posix())
        if not path.as_posix().endswith(BUNDLED)
        if "node_modules" not in path.parts and "static" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line) and not EXAMPLE.match(line)
    ]
    assert found == []


def test_scripts_and_styles_of_games_are_imported_in_two_lists() -> None:
    client = SOURCE / "web" / "client"
    found = {
        f"client/{path.relative_to(client).as_posix()}"
        for folder in ("css", "src")
        for path in (client / folder).rglob("*.*s")
        if re.search(r"import .*\./\w+/page|import .*/games/\w", path.read_text(encoding="utf-8"))
    }
    assert found == set(BUNDLED)
