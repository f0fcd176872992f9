"""The five corporations of the expansion."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.card import Corporation, When
from planetfall.games.terraforming_mars.components.terms import (
    ANIMAL,
    ANIMALS,
    ANY_CARD,
    ANYONE,
    JOVIAN,
    PLANT,
)
from planetfall.games.terraforming_mars.effects.basic import Gain, Produce
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.effects.lasting import CardPrice, StandIn
from planetfall.games.terraforming_mars.effects.points import PerHeld
from planetfall.games.terraforming_mars.effects.triggers import TagPlayed
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import (
    COLONIES,
    FLOATERS,
)
from planetfall.games.terraforming_mars.expansions.colonies.effects.conditions import (
    NewTag,
    StationBuilt,
)
from planetfall.games.terraforming_mars.expansions.colonies.phases import AddColony
from planetfall.games.terraforming_mars.expansions.colonies.stations import BuildStation

ARIDOR = Corporation(
    "aridor",
    play=[Gain(mc=40)],
    first=AddColony(),
    when=[When(NewTag(), do=Produce(mc=1))],
    deck=COLONIES,
)
ARKLIGHT = Corporation(
    "arklight",
    tags=[ANIMAL],
    play=[Gain(mc=45), Produce(mc=2)],
    when=[When(TagPlayed(ANIMAL, PLANT), do=Put(ANIMALS, 1))],
    holds=ANIMALS,
    vp=PerHeld(2),
    deck=COLONIES,
)
POLYPHEMOS = Corporation(
    "polyphemos",
    play=[Gain(mc=50, titanium=5), Produce(mc=5)],
    lasting=[CardPrice(5)],
    deck=COLONIES,
)
POSEIDON = Corporation(
    "poseidon",
    play=[Gain(mc=45)],
    first=BuildStation(),
    when=[When(StationBuilt(), by=ANYONE, do=Produce(mc=1))],
    deck=COLONIES,
)
STORMCRAFT = Corporation(
    "stormcraft",
    tags=[JOVIAN],
    play=[Gain(mc=48)],
    action=Put(FLOATERS, 1, on=ANY_CARD),
    lasting=[StandIn(FLOATERS, 2)],
    holds=FLOATERS,
    deck=COLONIES,
)

CORPORATIONS: Final = [ARIDOR, ARKLIGHT, POLYPHEMOS, POSEIDON, STORMCRAFT]
