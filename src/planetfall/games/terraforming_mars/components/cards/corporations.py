"""Corporation cards: what they start with, their effects and fixed first actions."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.card import Corporation, When
from planetfall.games.terraforming_mars.components.terms import (
    ANYONE,
    BUILDING,
    CITY,
    CORPORATE_ERA,
    EARTH,
    EVENT,
    JOVIAN,
    MC,
    ON_MARS,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
    TITANIUM,
)
from planetfall.games.terraforming_mars.effects.basic import Gain, Pay, Produce, RaiseRating
from planetfall.games.terraforming_mars.effects.combine import Do, OnlyIf
from planetfall.games.terraforming_mars.effects.drawing import Draw
from planetfall.games.terraforming_mars.effects.holding import HearNeutralCities
from planetfall.games.terraforming_mars.effects.lasting import (
    Discount,
    GreeneryPrice,
    HeatAsMoney,
    MetalValue,
    ProjectDiscount,
    Slack,
)
from planetfall.games.terraforming_mars.effects.mars import Place
from planetfall.games.terraforming_mars.effects.requirements import RatingRose
from planetfall.games.terraforming_mars.effects.triggers import (
    CardPlayed,
    ProjectUsed,
    TagPlayed,
    TilePlaced,
)
from planetfall.games.terraforming_mars.standard_projects import POWER_PLANT

# For players new to the game: ten cards for nothing, no tag, no effect (TM-2.10).
BEGINNER = Corporation("beginner", play=[Gain(mc=42)])

# Base box.
CREDICOR = Corporation(
    "credicor",
    play=[Gain(mc=57)],
    when=[When(CardPlayed(cost=20), do=Gain(mc=4)), When(ProjectUsed(20), do=Gain(mc=4))],
)
ECOLINE = Corporation(
    "ecoline",
    tags=[PLANT],
    play=[Gain(mc=36, plant=3), Produce(plant=2)],
    lasting=[GreeneryPrice(7)],
)
HELION = Corporation(
    "helion",
    tags=[SPACE],
    play=[Gain(mc=42), Produce(heat=3)],
    lasting=[HeatAsMoney()],
)
INTERPLANETARY_CINEMATICS = Corporation(
    "interplanetary_cinematics",
    tags=[BUILDING],
    play=[Gain(mc=30, steel=20)],
    when=[When(CardPlayed(EVENT), do=Gain(mc=2))],
)
INVENTRIX = Corporation(
    "inventrix",
    tags=[SCIENCE],
    play=[Gain(mc=45)],
    first=Draw(3),
    lasting=[Slack(2)],
)
MINING_GUILD = Corporation(
    "mining_guild",
    tags=[BUILDING, BUILDING],
    play=[Gain(mc=30, steel=5), Produce(steel=1)],
    when=[When(TilePlaced(metal=True), do=Produce(steel=1))],
)
PHOBOLOG = Corporation(
    "phobolog",
    tags=[SPACE],
    play=[Gain(mc=23, titanium=10)],
    lasting=[MetalValue(TITANIUM, 1)],
)
THARSIS_REPUBLIC = Corporation(
    "tharsis_republic",
    tags=[BUILDING],
    play=[Gain(mc=40), HearNeutralCities()],
    first=Place(CITY),
    when=[
        When(TilePlaced(CITY, ON_MARS), by=ANYONE, do=Produce(mc=1)),
        When(TilePlaced(CITY), do=Gain(mc=3)),
    ],
)
THORGATE = Corporation(
    "thorgate",
    tags=[POWER],
    play=[Gain(mc=48), Produce(energy=1)],
    lasting=[Discount(3, tag=POWER), ProjectDiscount(3, project=POWER_PLANT)],
)
UNMI = Corporation(
    "unmi",
    tags=[EARTH],
    play=[Gain(mc=40)],
    action=OnlyIf(RatingRose(), Do(Pay(MC, 3), RaiseRating(1))),
)

# Corporate Era.
SATURN_SYSTEMS = Corporation(
    "saturn_systems",
    tags=[JOVIAN],
    deck=CORPORATE_ERA,
    play=[Gain(mc=42), Produce(titanium=1)],
    when=[When(TagPlayed(JOVIAN), by=ANYONE, do=Produce(mc=1))],
)
TERACTOR = Corporation(
    "teractor",
    tags=[EARTH],
    deck=CORPORATE_ERA,
    play=[Gain(mc=60)],
    lasting=[Discount(3, tag=EARTH, per_tag=True)],
)

CORPORATIONS: Final = [
    BEGINNER,
    CREDICOR,
    ECOLINE,
    HELION,
    INTERPLANETARY_CINEMATICS,
    INVENTRIX,
    MINING_GUILD,
    PHOBOLOG,
    THARSIS_REPUBLIC,
    THORGATE,
    UNMI,
    SATURN_SYSTEMS,
    TERACTOR,
]
