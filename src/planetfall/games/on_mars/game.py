"""On Mars: everything the rest of the program needs to know of it."""

from __future__ import annotations

from typing import Final

from planetfall.games.title import Ladder, Moment, Sample, Title

TITLE: Final = Title(
    id="on-mars",
    place=3,
    rules="planetfall.games.on_mars.rules:build",
    about="planetfall.games.on_mars.words.title:WORDS",
    words="planetfall.games.on_mars.words:book",
    listing="planetfall.games.on_mars.listing",
    board="planetfall.games.on_mars.draw.pictures:board",
    text_board="planetfall.games.on_mars.words.text_board:describe",
    positions="planetfall.games.on_mars.positions:ColonyBuilder",
    judge="planetfall.games.on_mars.bot:judge",
    inputs="planetfall.games.on_mars.bot_inputs:inputs",
    page="planetfall.web.games.on_mars.page:PAGE",
    art="planetfall.web.games.on_mars.page:art",
    standings="planetfall.games.on_mars.words.text_board:standings",
    named=("card", "blueprint", "discovery", "mission", "contract", "scientist", "solo_card"),
    icon=("colony", "titanium"),
    report="planetfall.games.on_mars.report",
    ladder=(
        Ladder(2),
        Ladder(4, 0.45),
        Ladder(1, 0.35),
    ),
    samples=(
        Sample(2),
        Sample(3, {"first_colonists": True, "beacon": True}),
        Sample(1),
        Sample(4, {"space_oddity": True, "length": "long"}),
    ),
    moment=Moment("Long game", seed=3, round=4, wanted=("main:", "executive:")),
    further=tuple(
        [
            Moment(
                chapter.capitalize(),
                seed=5,
                round=3,
                wanted=("main:",),
                options={"chapter": chapter},
                picture=f"on-mars-{chapter}",
                others=others,
            )
            for chapter, others in (
                ("invasion", 3),
                ("outbreak", 2),
                ("blackout", 2),
                ("monolith", 0),
            )
        ]
        + [
            Moment(
                "Invasion",
                seed=5,
                round=3,
                wanted=("reusable:",),
                options={"chapter": "invasion"},
                picture="on-mars-commander",
                others=3,
                seat=-1,
            )
        ]
    ),
)
