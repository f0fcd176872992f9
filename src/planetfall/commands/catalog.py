"""`games`, `list` and `show`: what there is to play, and what lies in the boxes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from planetfall import bots
from planetfall import games as all_games
from planetfall.bots import own
from planetfall.bots.about import ratings, sentence
from planetfall.commands.common import (
    AsJson,
    GameName,
    Lang,
    Options,
    check_language,
    check_target,
    print_json,
    settle,
    table,
    write_text,
)
from planetfall.core.options import OptionSpec
from planetfall.games import GAMES, catalog


def games(as_json: AsJson = False) -> None:
    """List the games with their seats, options and bots."""
    found = [_game_data(game) for game in GAMES]
    if as_json:
        print_json(found)
        return
    for game in found:
        least, most = game["seats"]
        typer.echo(f"{game['id']}: {game['title']}, {least} to {most} seats")
        for spec in all_games.rules(game["id"]).specs():
            typer.echo(f"    {spec.name} (default {_word(spec.default)}): {spec.help}")
            typer.echo(f"        {_kind(spec)}{_when(spec)}")
        typer.echo("    bots:")
        for bot in game["bots"]:
            typer.echo(f"        {bot['name']}: {bot['about']}")


def _game_data(game: str) -> dict[str, Any]:
    rules = all_games.rules(game)
    return {
        "id": game,
        "title": catalog.title(game),
        "version": rules.version,
        "seats": list(rules.seat_limits()),
        "options": [spec.to_data() for spec in rules.specs()],
        "bots": _bots_of(game),
    }


def _bots_of(game: str) -> list[dict[str, Any]]:
    """The levels of a game's bots, then the bots of installed packages."""
    levels = [(level, sentence(level, game, "en")) for level in bots.LEVELS]
    offered = [(name, f"Of a package: `{maker}`.") for name, maker in own.offered().items()]
    rated = ratings(game)
    return [
        {"name": name, "about": about, "rating": rated.get(name)}
        for name, about in [*levels, *offered]
    ]


def _kind(spec: OptionSpec) -> str:
    if spec.kind == "int":
        return f"{spec.least} to {spec.most}"
    if spec.kind == "bool":
        return "true, false"
    if spec.kind == "file":
        return "a file"
    several = "several of " if spec.kind == "list" else ""
    return several + ", ".join(spec.choices)


def _when(spec: OptionSpec) -> str:
    """With how many seats and with which switch an option applies, where not always."""
    words = f" (with `{spec.needs}`)" if spec.needs else ""
    if spec.seats is None:
        return words
    least, most = spec.seats
    seats = f"{least} to {most} seats" if least < most else f"{most} seat{'s' if most > 1 else ''}"
    return f"{words} ({seats})"


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    return str(value) or "none"


def show(
    game: GameName,
    name: Annotated[str, typer.Argument(help="Id, `kind/id` or name of a component.")],
    lang: Lang = "en",
    svg: Annotated[Path | None, typer.Option(help="Write the picture to this file.")] = None,
    option: Options = None,
) -> None:
    """Show one component in words, and its picture as a file."""
    check_language(lang)
    settle(game, 0, option)  # components that come with an option are known from here on
    found = catalog.component(game, name, lang)
    if svg is not None:
        check_target(svg)
        write_text(svg, catalog.picture(game, found, lang))
    typer.echo(f"{found.name} ({found.kind}/{found.id})")
    if found.text:
        typer.echo(found.text)
    for key, value in found.data.items():
        if not _is_code(value):
            typer.echo(f"{key}: {_plain(value)}")
    if namesakes := catalog.namesakes(game, found, lang):
        others = ", ".join(f"{each.kind}/{each.id}" for each in namesakes)
        typer.echo(f"same id: {others}")
    if svg is not None:
        typer.echo(f"picture: {svg}")


def _is_code(value: Any) -> bool:
    """Whether data is for programs (`list --json`) and would only repeat the text above it."""
    if isinstance(value, list):
        return any(isinstance(item, dict) or _is_code(item) for item in value)
    return isinstance(value, str) and value.endswith(")") and value.split("(")[0].isidentifier()


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(item) for item in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(item)}" for key, item in value.items()) or "–"
    return _word(value)


def list_components(
    game: GameName,
    kind: Annotated[str, typer.Argument(help="Only components of this kind.")] = "",
    lang: Lang = "en",
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """List a game's components with their data."""
    check_language(lang)
    settle(game, 0, option)
    found = catalog.components(game, lang, kind)
    if as_json:
        print_json([component.to_data() for component in found])
        return
    typer.echo(table([[c.kind, c.id, c.name, c.text] for c in found]))
