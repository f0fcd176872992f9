"""Fan-made cards from a file, each in a process of its own: a process plays with one file."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from planetfall import games
from planetfall.core.errors import BadRequest
from planetfall.games.terraforming_mars.expansions.fan_cards import reading
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.serve import fixed_options, make_lobby

PAGE = Path(__file__).resolve().parents[4] / "docs" / "fan-cards.md"
CARD: dict[str, Any] = {"id": "well", "kind": "automated", "cost": 9}
ACTIVE: dict[str, Any] = {**CARD, "kind": "active"}


def run(code: str, folder: Path) -> Any:
    """What a fresh process prints as JSON."""
    (toml,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (folder / "cards.toml").write_text(toml, encoding="utf-8")
    paths = [os.path.abspath(p) for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p]
    done = subprocess.run(
        [sys.executable, "-P", "-c", PRELUDE + code],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


PRELUDE = """
import json
from typer.testing import CliRunner
from planetfall import cli, games, positions
from planetfall.core import check, record
G = "terraforming-mars"
def cli_run(*words):
    done = CliRunner().invoke(cli.app, list(words))
    return [done.exit_code, done.output]
"""


def test_the_cards_of_the_page_are_played_recorded_and_told(tmp_path: Path) -> None:
    found = run(
        """
plain = games.rules(G).new(2, 5).digest()
with_cards = ["--option", "cards=cards.toml"]
shown = cli_run("show", G, "lichen_garden", "--lang", "cs", *with_cards, "--svg", "card.svg")
played = cli_run("simulate", G, *with_cards, "--games", "3", "--bots", "greedy,random", "--json")
recorded = cli_run("record", G, *with_cards, "--seed", "1", "-o", "game.jsonl", "--seats", "2")
from planetfall.commands.common import parse_options
rules = games.build(G, parse_options(["cards=cards.toml"], G))
faults = check.run(rules, seats=2, seeds=range(1))
from planetfall.games.terraforming_mars.components.card import BY_NAME
deck = rules.new(2, 1).deck
print(json.dumps({"shown": shown, "played": played, "recorded": recorded, "faults": faults,
    "in_deck": [BY_NAME[n].id in deck for n in ("geothermal_well", "orbital_broker")],
    "same": plain == games.rules(G).new(2, 5).digest(), "svg": open("card.svg").read()[:4]}))
""",
        tmp_path,
    )
    code, shown = found["shown"]
    assert code == 0 and "Lichen Garden (project/lichen_garden)" in shown, shown
    assert "nebo" in shown and found["svg"] == "<svg"
    assert found["played"][0] == 0, found["played"]
    summary = json.loads(found["played"][1])
    assert summary["unfinished"] == 0
    assert summary["options"]["cards"]["cards"][0]["id"] == "geothermal_well"
    assert found["recorded"][0] == 0, found["recorded"]
    assert found["faults"] == [] and found["same"] and found["in_deck"] == [True, True]

    # Elsewhere: no file, only the record; a changed card is refused.
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    changed = text.replace('"cost":9', '"cost":1', 1)
    assert changed != text
    (tmp_path / "changed.jsonl").write_text(changed, encoding="utf-8")
    again = run(
        """
import os
os.remove("cards.toml")
print(json.dumps([cli_run("verify", "changed.jsonl"), cli_run("verify", "game.jsonl")]))
""",
        tmp_path,
    )
    assert again[0][0] == 2 and "not those that their hash names" in again[0][1]
    assert again[1][0] == 0 and "sound" in again[1][1], again[1]


def test_a_card_of_a_file_does_what_it_says(tmp_path: Path) -> None:
    found = run(
        """
from planetfall.commands.common import parse_options
at = positions.start(G, seats=2, **parse_options(["cards=cards.toml"], G))
before = at.give(0, mc=9).hand(0, "geothermal_well").turn(0)
game = positions.choose(before.clone(), 0, "play:geothermal_well")
print(json.dumps(positions.changes(before, game)))
""",
        tmp_path,
    )
    assert "seat 0: stock mc 9 -> 0, heat 0 -> 3" in found
    assert "seat 0: production energy 0 -> 1" in found


@pytest.mark.parametrize(
    ("card", "part"),
    [
        ("word", "card 1: a card is a table of names"),
        ({**CARD, "id": "Big Well"}, "its id `Big Well` is no word"),
        ({**CARD, "id": "asteroid"}, "Two cards are called `asteroid`"),
        ({**CARD, "art": "x.png"}, "there is no field `art`"),
        ({**CARD, "kind": "corporation"}, "`kind` cannot be `corporation`"),
        ({**CARD, "cost": "9"}, "`cost` cannot be `9`; it is a number from 0 to 99"),
        ({**CARD, "tags": ["water"]}, "`tags` cannot be `water`"),
        ({**CARD, "play": [{"Grow": {}}]}, "there is no effect `Grow`"),
        ({**CARD, "play": [{"__import__": {"name": "os"}}]}, "there is no effect `__import__`"),
        ({**CARD, "play": [{"Gain": {"gold": 3}}]}, "`Gain` has no argument `gold`"),
        ({**CARD, "play": [{"Gain": {"heat": -3}}]}, "`Gain.heat` cannot be `-3`"),
        ({**CARD, "play": [{"Raise": {}}]}, "`Raise` lacks its argument `track`"),
        ({**CARD, "play": [{"Do": [{"Draw": {}}]}]}, "`Do` takes a list of 2 to 5 effects"),
        ({**CARD, "play": [{"Look": {"cards": 2, "buy": 1}}]}, "`Look.buy` is true or false"),
        ({**CARD, "action": {"Draw": {}}}, "only an `active` card has `action`"),
        ({**ACTIVE, "action": {"Put": {"resource": "animal"}}}, "with `holds` = `animal`"),
        ({**ACTIVE, "vp": {"PerHeld": {}}}, "`PerHeld` needs a card with `holds`"),
        ({**ACTIVE, "when": [{"trigger": {"TagPlayed": []}}]}, "takes a list of tags"),
        ({**CARD, "needs": [{"AtLeast": {"track": "venus", "value": 1}}]}, "cannot be `venus`"),
        ({**CARD, "name": {"de": "Brunnen"}}, "there is no language `de`"),
    ],
)
def test_a_mistake_is_one_sentence(card: Any, part: str) -> None:
    games.rules("terraforming-mars")  # the printed cards are known
    with pytest.raises(BadRequest) as told:
        reading.make([card])
    assert part in str(told.value) and "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("name", "text", "part"),
    [
        ("none.json", None, "cannot be read: No such file"),
        ("bad.json", "{", "is no file of cards"),
        ("bad.toml", "cards = [", "is no file of cards"),
        ("words.txt", "cards", "is no file of cards"),
        ("other.json", '{"deck": []}', "has no list `cards`"),
    ],
)
def test_a_file_that_is_none_is_one_sentence(
    name: str, text: str | None, part: str, tmp_path: Path
) -> None:
    if text is not None:
        (tmp_path / name).write_text(text)
    with pytest.raises(BadRequest, match=part):
        reading.read(str(tmp_path / name))


@pytest.mark.parametrize(
    "value", ["/etc/passwd", {"cards": []}, {"sha256": "", "cards": [CARD]}, 7]
)
def test_a_request_can_neither_name_a_file_nor_bring_cards(value: Any, tmp_path: Path) -> None:
    with pytest.raises(BadRequest):
        games.build("terraforming-mars", {"cards": value})
    seats = [SeatWish(kind="person", name="Ada"), SeatWish(kind="bot")]
    wish = NewTable(game="terraforming-mars", seats=seats, options={"cards": value})
    with pytest.raises(BadRequest, match="set by the host of this server"):
        make_lobby().create(wish, "visitor")


def test_the_host_of_a_server_names_the_file(tmp_path: Path) -> None:
    found = run(
        """
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.serve import fixed_options, make_lobby
lobby = make_lobby(fixed=fixed_options([f"{G}:cards=cards.toml"]))
seats = [SeatWish(kind="person", name="Ada"), SeatWish(kind="bot")]
made = lobby.create(NewTable(game=G, seats=seats), "visitor").record
other = lobby.create(NewTable(game="planet-unknown", seats=seats), "visitor").record
print(json.dumps([len(made.options["cards"]["cards"]), "cards" in other.options]))
""",
        tmp_path,
    )
    assert found == [3, False]
    with pytest.raises(BadRequest, match="is not `game:name=value`"):
        fixed_options(["cards"])
