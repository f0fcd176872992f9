"""Handlers of the JSON interface; `/openapi.json` describes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from planetfall import games
from planetfall.bots.about import ratings, sentence
from planetfall.core.errors import StaleChoice
from planetfall.table import errors
from planetfall.table.archive import archive
from planetfall.table.context import (
    Context,
    LangQuery,
    Request,
    SeatQuery,
    base_of,
    context_of,
    find_seat,
    spoken,
)
from planetfall.table.live import LiveTable
from planetfall.table.lobby import Lobby
from planetfall.table.messages import (
    Accepted,
    AddEntropy,
    Choice,
    Conflict,
    Consent,
    NewTable,
    SeatChange,
    Settings,
    TakeBack,
    TakeSeat,
)
from planetfall.table.seats import Seats
from planetfall.table.table_view import ScoreSummary, TableView
from planetfall.table.tables import needs_player

CONFLICT = {
    409: ResponseSpec(
        Conflict, description="the decision is not open any more", generate_examples=False
    )
}


class LevelInfo(msgspec.Struct):
    """A level of bots."""

    name: str
    about: str
    """How it plays, in a sentence."""
    rating: int | None
    """Elo points with `greedy` at 1000, where they were measured."""


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    version: int
    least_seats: int
    most_seats: int
    options: list[dict[str, Any]]
    bots: list[str]
    levels: list[LevelInfo]
    """The bots again, with how each plays."""


class TableInfo(msgspec.Struct):
    """A new table."""

    id: str
    address: str
    links: dict[int, str]
    """Seat to the address of its link; shown once."""
    watch: str


class LinkInfo(msgspec.Struct):
    """A fresh seat link."""

    address: str


class SeatInfo(msgspec.Struct):
    """Where a visitor sits now."""

    table: str
    seat: int


class WhyNot(msgspec.Struct):
    """Why something cannot be chosen; empty when it can."""

    reason: str


class Turn(msgspec.Struct):
    """What a program needs to play: whether it is to move, and if so everything about it."""

    turn: bool
    """Whether a seat of the visitor is to move."""
    over: bool
    seat: int = -1
    """The seat that is to move."""
    decision: str = ""
    """Names the open decision; the choice carries it."""
    question: str = ""
    keys: list[str] = []
    """The options; a choice sends one of them back."""
    labels: list[str] = []
    """The same in words, in the same order."""
    view: dict[str, Any] = {}
    """Everything the seat may know, as plain data."""


class SeatNumber(msgspec.Struct, forbid_unknown_fields=True):
    """Names a seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


def game_info(lobby: Lobby, game: str) -> GameInfo:
    """What is told of a game."""
    rules = lobby.rules(game, {})
    least, most = rules.seat_limits()
    return GameInfo(
        id=game,
        version=rules.version,
        least_seats=least,
        most_seats=most,
        options=[spec.to_data() for spec in rules.specs()],
        bots=list(lobby.levels),
        levels=[
            LevelInfo(level, sentence(level, game, "en"), ratings(game).get(level))
            for level in lobby.levels
        ],
    )


@get("/api/games")
async def list_games(state: State) -> list[GameInfo]:
    """The games with their seats, options and bots."""
    lobby = context_of(state).tables.lobby
    return [game_info(lobby, game) for game in lobby.games]


@post("/api/tables", status_code=201)
async def create_table(request: Request, state: State, data: NewTable) -> Response[TableInfo]:
    """A new table; whoever makes it gets the cookie of its own seats."""
    context = context_of(state)
    context.tables.quotas.count_table(context.address(request))
    visitor, cookies = await context.known_visitor(request)
    live = await context.tables.create(data, visitor)
    context.visitors.know(visitor)
    table, base = live.room.record.id, base_of(request)
    links, watch = context.links(live, base), context.watch_link(live, base)
    info = TableInfo(table, f"{base}/t/{table}", links, watch)
    return Response(info, status_code=201, cookies=cookies)


@post("/api/tables/{table:str}/seats/{secret:str}", status_code=200)
async def take_seat(
    request: Request, state: State, table: str, secret: str, data: TakeSeat
) -> Response[SeatInfo]:
    """Sit down by a link (`-` for a table that is listed for all); sets the visitor's cookie."""
    context = context_of(state)
    record = await context.tables.record(table)
    if secret == "-":
        Seats(record).check_listed(context.visitor(request))
    else:
        find_seat(context, request, Seats(record), secret)
    visitor, cookies = await context.known_visitor(request)

    def sit(seats: Seats) -> int:
        if secret == "-":
            return seats.take_listed(visitor, data.name, data.entropy)
        return seats.take(secret, visitor, data.name, data.entropy)

    live = await context.tables.table(table)
    seat = await context.tables.change(live, sit)
    context.visitors.know(visitor)
    return Response(SeatInfo(table, seat), status_code=200, cookies=cookies)


@post("/api/tables/{table:str}/entropy", status_code=204)
async def add_entropy(
    request: Request, state: State, table: str, data: AddEntropy, seat: SeatQuery = None
) -> None:
    """A seat adds to the seed, before the game starts; the server has committed to its part."""
    context = context_of(state)
    live, at, _ = await context.seated(request, table, seat)
    needs_player(at)
    context.tables.quotas.count_setting(table)
    await context.tables.change(live, lambda seats: seats.add_entropy(at, data.entropy))


@post("/api/tables/{table:str}/link", status_code=200)
async def new_link(request: Request, state: State, table: str, data: SeatNumber) -> LinkInfo:
    """A fresh link for a seat; older ones stop working."""
    context = context_of(state)
    live, _, visitor = await context.seated(request, table, None)
    secret = await context.tables.new_link(live, data.seat, visitor)
    return LinkInfo(f"{base_of(request)}/s/{table}/{secret}")


@post("/api/tables/{table:str}/fill", status_code=200)
async def fill_seats(request: Request, state: State, table: str) -> SeatInfo:
    """The host lets bots play the free seats; the game begins."""
    context = context_of(state)
    live, seat, visitor = await context.seated(request, table, None)
    level = context.tables.lobby.steady()
    await context.tables.change(live, lambda seats: seats.fill_with_bots(visitor, level))
    return SeatInfo(table, seat)


@post("/api/tables/{table:str}/seat", status_code=200)
async def change_seat(request: Request, state: State, table: str, data: SeatChange) -> SeatInfo:
    """Give a seat to a bot (its person gives up, or the host says so), or give it back."""
    context = context_of(state)
    live, _, visitor = await context.seated(request, table, None)
    context.tables.quotas.count_seat(table)
    level = context.tables.lobby.steady()

    def work(seats: Seats) -> None:
        if data.to == "bot":
            seats.give_to_bot(data.seat, visitor, level)
        else:
            seats.give_back(data.seat, visitor)

    await context.tables.change(live, work)
    return SeatInfo(table, data.seat)


@post("/api/tables/{table:str}/close", status_code=204)
async def close_table(request: Request, state: State, table: str) -> None:
    """The host closes a table: it can be read, but is played no more."""
    context = context_of(state)
    live, _, visitor = await context.seated(request, table, None)
    if not live.room.seats.is_host(visitor):
        raise errors.Forbidden("Only the host may close the table.", "not_host")
    await archive(context.tables.store, table)
    await context.tables.let_go_now(table)


@get("/api/tables/{table:str}")
async def get_table_view(
    request: Request, state: State, table: str, seat: SeatQuery = None
) -> TableView:
    """Everything the visitor may see of a table: the view, the open decision, the log."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    return context.table_view(live, at, visitor)


@get("/api/tables/{table:str}/turn")
async def get_turn(
    request: Request, state: State, table: str, seat: SeatQuery = None, lang: LangQuery = "en"
) -> Turn:
    """Whether the visitor is to move, and then the decision, its options in words and the view."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    held = [at] if seat is not None else live.room.seats.held_by(visitor)
    movers = [mover for mover in live.room.movers() if mover in held]
    if not movers:
        return Turn(False, live.room.is_over())
    seen = context.table_view(live, movers[0], visitor)
    book = games.book(live.room.rules, spoken(lang))
    return Turn(
        True,
        False,
        movers[0],
        seen.decision,
        book.question(seen.view),
        seen.keys,
        [book.label(seen.view, key) for key in seen.keys],
        seen.view,
    )


@post("/api/tables/{table:str}/choice", status_code=200, responses=CONFLICT)
async def choose(
    request: Request,
    state: State,
    table: str,
    data: Choice,
    seat: SeatQuery = None,
) -> Response[Accepted]:
    """Answer the open question; the answer is stored before anybody hears of it."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    try:
        return Response(await context.tables.choose(live, needs_player(at), data), status_code=200)
    except (errors.Stale, StaleChoice) as fault:
        return _conflict(context, live, at, visitor, fault)


@post("/api/tables/{table:str}/undo", status_code=200, responses=CONFLICT)
async def undo(
    request: Request,
    state: State,
    table: str,
    data: TakeBack,
    seat: SeatQuery = None,
) -> Response[Accepted]:
    """Take the last choice back, as far as nobody has learned anything since."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    try:
        return Response(await context.tables.undo(live, needs_player(at), data), status_code=200)
    except (errors.Stale, StaleChoice) as fault:
        return _conflict(context, live, at, visitor, fault)


@post("/api/tables/{table:str}/consent", status_code=204)
async def consent(
    request: Request, state: State, table: str, data: Consent, seat: SeatQuery = None
) -> None:
    """Agree to an undo beyond what was revealed, or refuse it."""
    context = context_of(state)
    live, at, _ = await context.seated(request, table, seat)
    await context.tables.consent(live, needs_player(at), agree=data.agree)


@post("/api/tables/{table:str}/settings", status_code=204)
async def change_settings(
    request: Request, state: State, table: str, data: Settings, seat: SeatQuery = None
) -> None:
    """Change what the people at a table may change while they play."""
    context = context_of(state)
    live, at, _ = await context.seated(request, table, seat)
    needs_player(at)
    context.tables.quotas.count_setting(table)
    await context.tables.set_pace(live, data.pace)


def _conflict(
    context: Context, live: LiveTable, seat: int, visitor: str, fault: Exception
) -> Response[Any]:
    table_view = msgspec.to_builtins(context.table_view(live, seat, visitor))
    return Response(Conflict(str(fault), table_view), status_code=409)


@get("/api/tables/{table:str}/why")
async def why_not(
    request: Request,
    state: State,
    table: str,
    key: Annotated[str, Parameter(max_length=80)],
    after: Annotated[list[str] | None, Parameter(max_items=8)] = None,
    seat: SeatQuery = None,
    lang: LangQuery = "en",
) -> WhyNot:
    """Why something cannot be chosen now, or after some choices, in words."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    packed_reason = live.room.why_not(needs_player(at), key, after or [])
    if not packed_reason:
        return WhyNot("")
    page_context = context.page_context(live, at, visitor, spoken(lang), base_of(request))
    return WhyNot(context.pages.reason(page_context, key, packed_reason))


@get("/api/tables/{table:str}/scores")
async def get_scores(
    request: Request, state: State, table: str, seat: SeatQuery = None
) -> list[ScoreSummary]:
    """The score sheets, as far as the visitor may know them."""
    context = context_of(state)
    live, at, _ = await context.seated(request, table, seat)
    return live.room.running_scores(at)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def get_record(request: Request, state: State, table: str) -> str:
    """The record of a finished game: save game, replay and proof of a fair deal."""
    context = context_of(state)
    live, _, _ = await context.seated(request, table, None)
    return await context.tables.record_text(live)


API_ROUTES: Sequence[Any] = [
    list_games,
    create_table,
    take_seat,
    add_entropy,
    new_link,
    fill_seats,
    change_seat,
    close_table,
    get_table_view,
    get_turn,
    choose,
    undo,
    consent,
    change_settings,
    why_not,
    get_scores,
    get_record,
]
