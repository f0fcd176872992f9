"""The host's own bots sit at tables: `serve --bot NAME=module:Class`."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from planetfall import games
from planetfall.bots import LEVELS, own
from planetfall.core.errors import BadRequest
from planetfall.games import build
from planetfall.lab.server import server_process
from planetfall.table import settings
from planetfall.table.bots import Bots, NotInTime, Worker
from tests.table.serving import Guest, Server

SOURCE = """
from planetfall.bots import Bot

class Last(Bot):
    def choose(self, view, rng):
        return view.legal[-1]

class Talker(Bot):
    def choose(self, view, rng):
        print(5)
        return view.legal[-1]

class Writes(Bot):
    def choose(self, view, rng):
        import os
        os.write(1, b"5\\n")
        return view.legal[-1]

class Dies(Bot):
    def choose(self, view, rng):
        import os
        os._exit(3)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot, which the server and its workers can import from."""
    (tmp_path / "table_bot.py").write_text(SOURCE)
    paths = [str(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join(os.path.abspath(each) for each in paths if each)
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("last", "is not `name=module:Class`"),
        ("last=table_bot", "is not `name=module:Class`"),
        ("Big Name=table_bot:Last", "cannot be called `Big Name`"),
        ("greedy=table_bot:Last", "Two bots are called `greedy`"),
        ("last=table_bot:Nobody", "cannot be made"),
    ],
)
def test_what_cannot_be_seated_is_refused_in_a_sentence(word: str, part: str, folder: Path) -> None:
    with pytest.raises(BadRequest, match=part):
        own.named([word])


def test_bots_are_named_in_the_environment_and_in_the_file(tmp_path: Path) -> None:
    found = settings.load(environment={"PLANETFALL_BOTS": "a=x:Y, b=x:Z"})
    assert found.bots == ("a=x:Y", "b=x:Z")
    path = tmp_path / "settings.toml"
    path.write_text('bots = ["a=x:Y"]\nbot_seconds = 2.5\n')
    assert settings.load(str(path)).bots == ("a=x:Y",)
    assert settings.load(str(path)).bot_seconds == 2.5


def test_an_own_bot_is_offered_and_plays_but_no_request_names_a_class(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = server_process.START.replace(
        "workers={workers})", "workers={workers}, bots=('last=table_bot:Last',))"
    )
    monkeypatch.setattr(server_process, "START", named)
    with Server(folder / "tables.sqlite") as server, Guest(server) as guest:
        titles = guest.http.get("/api/games").json()
        assert all(title["bots"] == ["last", *LEVELS] for title in titles)
        assert 'value="bot:last"' in guest.http.get("/").text
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "table_bot:Last"}]
        wish = {"game": "planet-unknown", "seats": seats}
        refused = guest.http.post("/api/tables", json=wish)
        assert refused.status_code in (400, 422) and "There is no bot" in refused.text
        seats[1]["level"] = "last"
        table = guest.http.post("/api/tables", json=wish).json()["id"]
        while (turn := guest.http.get(f"/api/tables/{table}/turn").json())["turn"]:
            assert len(turn["labels"]) == len(turn["keys"]) and turn["view"]["viewer"] == 0
            chosen = guest.choose(table, 0, turn["decision"], turn["keys"][:1], turn["decision"])
            assert chosen.status_code == 200, chosen.text
        deadline = time.monotonic() + 60
        while guest.table_view(table)["view"]["to_move"] == [1]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert guest.table_view(table)["seats"][1]["level"] == "last"


def ask_worker(bot: str) -> str:
    """What a bot answers to the first question of a game, asked in a process of its own."""
    view = games.build("planet-unknown", {}).new(2, 3).view(0).data()

    async def run() -> str:
        worker = Worker()
        try:
            return await worker.ask({"bot": bot, "view": view, "luck": 5}, 60)
        finally:
            await worker.end()

    return asyncio.run(run())


def test_what_a_bot_writes_is_no_part_of_its_answer(folder: Path) -> None:
    assert ask_worker("table_bot:Writes") == ask_worker("table_bot:Last")


def test_a_bot_whose_process_ends_is_told_so(folder: Path) -> None:
    with pytest.raises(NotInTime, match="its process has ended"):
        ask_worker("table_bot:Dies")


def test_a_bot_that_has_used_up_its_game_is_answered_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def ask(worker: Worker, request: dict[str, Any], seconds: float) -> str:
        asked.append(request["bot"])
        time.sleep(0.002)
        return "b"

    monkeypatch.setattr(Worker, "ask", ask)

    async def run() -> None:
        bots = Bots(1, own={"mine": "x:Y"}, game_seconds=0.001)
        for viewer in (0, 0, 1):
            view = {"legal": ["a", "b"], "viewer": viewer}
            assert await bots.choose("mine", view, table="t") == "b"

    asyncio.run(run())
    assert asked == ["x:Y", "greedy", "x:Y"]
    assert "its 0.001 s for the game are used up" in caplog.text


def test_what_a_bot_prints_is_no_answer(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A table waited for ever for a bot that printed a number."""

    async def run() -> None:
        bots = Bots(1, 60.0, own={"talker": "table_bot:Talker"})
        try:
            game = build("planet-unknown", {}).new(2, 1)
            view = game.view(game.to_move()[0])
            for _ in range(2):
                assert await bots.choose("talker", view.data()) == view.keys()[-1]
        finally:
            await bots.close()

    asyncio.run(run())
    assert capfd.readouterr().err.count("5") >= 2


def test_a_process_that_cannot_be_started_holds_no_table_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def none(*given: Any, **named: Any) -> Any:
        raise OSError("no more processes")

    async def run() -> None:
        bots = Bots(1)
        assert await bots.choose("greedy", {"legal": ["a", "b"], "viewer": 0}) == "a"

    monkeypatch.setattr("asyncio.create_subprocess_exec", none)
    asyncio.run(run())
