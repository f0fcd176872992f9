"""One server per database: a second one refuses to start, a killed one leaves no claim behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.table.serving import Guest, Server, free_port

GAME = "planet-unknown"


def second(database: str) -> subprocess.CompletedProcess[str]:
    """Start another server on a database; it is expected to end by itself."""
    command = [sys.executable, "-P", "-m", "planetfall", "serve", "--port", "0", "--database"]
    return subprocess.run([*command, database], capture_output=True, text=True, timeout=120)


def check_one_server(server: Server) -> None:
    """A second server is refused in one sentence; after a kill another one may start."""
    with server, Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        refused = second(str(server.database))
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert refused.stderr.count("\n") == 1 and "Another server" in refused.stderr
        assert guest.table_view(table)["seat"] == 0
        for _ in range(3):
            server.kill()
            server.start()
            assert guest.table_view(table)["seat"] == 0


def test_a_second_server_on_one_file_refuses_to_start(tmp_path: Path) -> None:
    check_one_server(Server(tmp_path / "t.sqlite"))


def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "t.sqlite")
    with Server(tmp_path / "t.sqlite"):
        assert second(f"sqlite:///{tmp_path / 'other.sqlite'}").returncode == 2


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    refused = second(str(tmp_path / "nowhere" / "t.sqlite"))
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1 and "cannot be used" in refused.stderr


def test_a_database_that_does_not_answer_is_one_sentence() -> None:
    refused = second(f"postgresql://pf@127.0.0.1:{free_port()}/postgres")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1 and "cannot be reached" in refused.stderr
