"""`record`, `verify`, `replay` and `draw`: games as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from planetfall import games
from planetfall.commands import common, position
from planetfall.commands.common import (
    Bots,
    DecisionTime,
    GameName,
    GameTime,
    Lang,
    Options,
    Seats,
)
from planetfall.commands.words import say
from planetfall.core import record as records
from planetfall.core.errors import BadRequest, one_of
from planetfall.core.play import Play
from planetfall.core.vocabulary import CHANCE
from planetfall.games import text_board as reading
from planetfall.lab import clock
from planetfall.lab.clock import TimeControl
from planetfall.lab.simulate import Setup
from planetfall.text.book import Book

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
Step = Annotated[int, typer.Option(help="After how many choices; by default all of them.")]
Viewer = Annotated[int, typer.Option(help="Whose view; by default a spectator's.")]


def record(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", "-o", help="The file to write.")],
    seats: Seats = 0,
    seed: Annotated[int | None, typer.Option(help="The seed; by default a fresh one.")] = None,
    bots: Bots = "random",
    option: Options = None,
    decision_time: DecisionTime = 0,
    game_time: GameTime = 0,
) -> None:
    """Let bots play one game and write its record."""
    rules, seats = common.settle(game, seats, option)
    time = TimeControl(decision_time, game_time)
    names = common.parse_bots(bots)
    setup = Setup(game, seats, names, common.parse_options(option, game), time=time)
    setup.check()
    common.check_target(out)
    play = Play.new(rules, seats, seed)
    clock.play_out(play, [clock.seat(name, game, time) for name in setup.bot_names()], time)
    common.write_text(out, records.to_text(play))
    scores = ", ".join(str(sheet.total) for sheet in play.game.scores())
    typer.echo(f"{out}: {common.counted(play.choices(), 'choice')}, scores {scores}")


def verify(file: RecordFile) -> None:
    """Replay a record offline and compare everything it states."""
    summary = records.verify(common.read_text(file), games.build)
    ending = "finished" if summary["finished"] else "not finished"
    typer.echo(
        f"{file}: sound; {summary['game']} (rules {summary['version']}), "
        f"{common.counted(summary['seats'], 'seat')}, "
        f"{common.counted(summary['choices'], 'choice')}, {ending}, seed {summary['seed']}"
    )


def replay(
    file: RecordFile,
    step: Step = -1,
    seat: Viewer = -1,
    lang: Lang = "en",
) -> None:
    """Show a record: all its choices, or the position after some of them."""
    common.check_language(lang)
    text = common.read_text(file)
    if step < 0:
        _tell_all(text, lang)
        step = _steps(text)
    play = _goto(text, step, seat)
    book = games.book(play.rules, lang)
    names = position.seat_names(lang, play.game.seats)
    typer.echo(say(lang, "step", step, _steps(text)))
    view = play.game.view(None if seat < 0 else seat)
    for line in reading.describe(view.data(), book, names, seat):
        typer.echo(line)
    if play.game.is_over():
        for line in position.ending(play.game, book, names):
            typer.echo(line)
    else:
        movers = ", ".join(names[mover] for mover in view.data()["to_move"])
        typer.echo(say(lang, "to_move", movers))
        if view.legal:
            typer.echo(book.question(view.data()))


def _steps(text: str) -> int:
    return len([line for line in records.read_lines(text) if "do" in line])


def _goto(text: str, step: int, seat: int) -> Play:
    play = records.goto(text, step, games.build)
    if not -1 <= seat < play.game.seats:
        raise BadRequest(f"There is no seat {seat}; seats are 0 to {play.game.seats - 1}.")
    return play


def _tell_all(text: str, lang: str) -> None:
    """Every choice of a record, in words."""
    play = records.goto(text, 0, games.build)
    book = games.book(play.rules, lang)
    names = position.seat_names(lang, play.game.seats)
    count = 0
    for line in records.read_lines(text)[1:]:
        if "do" in line:
            count += 1
            label = _label(play, book, line["seat"], line["do"])
            play.choose(line["seat"], line["do"], line["n"])
            typer.echo(f"{count}. {say(lang, 'chose', names[line['seat']], label)}")
        elif "undo" in line:
            play.undo(line["undo"])
            typer.echo(say(lang, "took_back", names[line["undo"]]))
        elif "rewind" in line:
            play.rewind(line["rewind"])
            typer.echo(say(lang, "took_back_seen", names[line["rewind"]]))
        elif "chance" in line and play.stated and play.game.to_move() == (CHANCE,):
            play.choose(CHANCE, line["chance"])


def _label(play: Play, book: Book, seat: int, key: str) -> str:
    data = play.game.view(seat).data()
    return book.label(data, key) if key in data["legal"] else key


PICTURES: Final = (".svg", ".png", ".pdf")
THEMES: Final = {"dark": "dark", "light": "paper"}
"""The themes of pictures by the names that pages give them."""


def _file_of(markup: str, ending: str, title: str) -> bytes:
    """The picture as a file of the kind that its name says."""
    if ending == ".svg":
        return markup.encode()
    try:
        from planetfall.lab.environments.render import png
        from planetfall.lab.pdf import pdf

        return png(markup) if ending == ".png" else pdf(markup, title)
    except ImportError as missing:
        raise BadRequest(
            f"`{ending}` pictures need the package `{missing.name}`; install `planetfall[lab]` or "
            "use `.svg`."
        ) from None


def draw(
    file: RecordFile,
    out: Annotated[Path, typer.Option("--out", "-o", help="The file: `.svg`, `.png` or `.pdf`.")],
    step: Step = -1,
    seat: Viewer = -1,
    lang: Lang = "en",
    theme: Annotated[str, typer.Option(help="`dark` or `light`.")] = "dark",
) -> None:
    """Draw the position after some choices of a record."""
    common.check_language(lang)
    common.check_target(out)
    if out.suffix.lower() not in PICTURES:
        raise BadRequest(f"`{out.name}` was asked; a picture ends in {one_of(list(PICTURES))}.")
    if theme not in THEMES:
        raise BadRequest(f"There is no theme `{theme[:20]}`; there are {one_of(list(THEMES))}.")
    text = common.read_text(file)
    step = _steps(text) if step < 0 else step
    play = _goto(text, step, seat)
    view = play.game.view(None if seat < 0 else seat)
    name = f"{games.words_about(play.rules.id, lang)['name']}, {step}"
    markup = games.title_of(play.rules.id).draw(view, lang=lang, theme=THEMES[theme])
    common.write_bytes(out, _file_of(markup, out.suffix.lower(), name))
    typer.echo(f"{out}: {play.rules.id} after {common.counted(step, 'choice')}")
