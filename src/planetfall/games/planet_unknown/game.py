"""Planet Unknown: everything the rest of the program needs to know of it."""

from __future__ import annotations

from typing import Final

from planetfall.games.title import Ahead, Ladder, Moment, Sample, Title

TITLE: Final = Title(
    id="planet-unknown",
    place=1,
    rules="planetfall.games.planet_unknown.rules:build",
    about="planetfall.games.planet_unknown.words.title:WORDS",
    words="planetfall.games.planet_unknown.words:book",
    listing="planetfall.games.planet_unknown.listing",
    board="planetfall.games.planet_unknown.draw.pictures:board",
    text_board="planetfall.games.planet_unknown.words.text_board:describe",
    positions="planetfall.games.planet_unknown.positions:UnknownBuilder",
    judge="planetfall.games.planet_unknown.bot:judge",
    tunable="planetfall.games.planet_unknown.bot_quick:tunable",
    page="planetfall.web.games.planet_unknown.page:PAGE",
    art="planetfall.web.games.planet_unknown.art:planet_art",
    aside="planetfall.games.planet_unknown.words.text_tile:aside",
    named=("card", "civ", "event"),
    icon=("depot", "ti-tech"),
    help_keys=("key.turn", "key.flip", "key.tile"),
    ahead=Ahead(("take:", "turn:"), "choose_cell"),
    figures="planetfall.games.planet_unknown.figures:figures",
    report="planetfall.games.planet_unknown.report",
    ladder=(
        Ladder(2),
        Ladder(4, 0.45),
        Ladder(1, 0.6),
    ),
    samples=(
        Sample(2),
        Sample(
            4,
            {
                "events": ["on"],
                "personal_objectives": True,
                "planets": ["random"],
                "corporations": ["random"],
            },
        ),
        Sample(1),
        Sample(6, {"planets": ["random"], "corporations": ["random"]}),
    ),
    is_simultaneous=True,
    moment=Moment(
        "Sunday four",
        seed=31,
        round=10,
        wanted=("take:",),
        options={"planets": ["random"], "corporations": ["random"]},
        clicks=("[data-ghost-board] .fits",),
    ),
)
