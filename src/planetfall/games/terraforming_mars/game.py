"""Terraforming Mars: everything the rest of the program needs to know of it."""

from __future__ import annotations

from typing import Final

from planetfall.games.title import Ladder, Moment, Sample, Title

TITLE: Final = Title(
    id="terraforming-mars",
    place=2,
    rules="planetfall.games.terraforming_mars.rules:build",
    about="planetfall.games.terraforming_mars.words.title:WORDS",
    words="planetfall.games.terraforming_mars.words:book",
    listing="planetfall.games.terraforming_mars.listing",
    board="planetfall.games.terraforming_mars.draw.pictures:board",
    text_board="planetfall.games.terraforming_mars.words.text_board:describe",
    positions="planetfall.games.terraforming_mars.positions:MarsBuilder",
    judge="planetfall.games.terraforming_mars.bot:judge",
    inputs="planetfall.games.terraforming_mars.bot_inputs:inputs",
    page="planetfall.web.games.terraforming_mars.page:PAGE",
    art="planetfall.web.games.terraforming_mars.page:art",
    icon=("tr", "tr"),
    help_keys=("key.grid",),
    report="planetfall.games.terraforming_mars.report",
    ladder=(
        Ladder(2),
        Ladder(4, 0.4),
        Ladder(2, options={"colonies": True}),
        Ladder(1, 0.6),
    ),
    samples=(
        Sample(3, {"draft": True}),
        Sample(2, {"colonies": True}),
        Sample(1),
        Sample(5, {"draft": True, "colonies": True}),
        Sample(4, {"corporate_era": False, "beginner": ["0", "1"]}),
    ),
    is_simultaneous=True,
    moment=Moment(
        "Friday table",
        seed=58,
        round=6,
        wanted=("convert:plants", "play:"),
        options={"colonies": True},
        then=("convert:plants",),
        clicks=(".mars-svg .lit[data-key^='hex:']",),
    ),
)
