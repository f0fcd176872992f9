"""Bots of your own, named as `module:Class`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from planetfall.bots import GreedyBot
from planetfall.core.errors import BadRequest
from planetfall.lab import own_bots

SOURCE = """
from planetfall.bots import Bot

class First(Bot):
    def choose(self, view, rng):
        return view.legal[0]
"""


def test_a_bot_is_found_in_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_in_this_folder.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    made = own_bots.seat("bot_in_this_folder:First", "planet-unknown")
    assert type(made).__name__ == "First"


def test_levels_keep_their_names() -> None:
    assert isinstance(own_bots.seat("greedy", "planet-unknown"), GreedyBot)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("no_such_module:First", "cannot be made"),
        ("planetfall.bots:Nobody", "cannot be made"),
        (":First", "cannot be made"),
        ("builtins:list", "is no bot"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(name: str, part: str) -> None:
    with pytest.raises(BadRequest, match=part):
        own_bots.seat(name, "planet-unknown")
