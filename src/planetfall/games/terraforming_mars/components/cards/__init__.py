"""The cards, declared as values: who reads a declaration reads the card.

    ASTEROID = Project(
        9, "asteroid", EVENT, cost=14, tags=[SPACE],
        play=[Gain(titanium=2), Raise(TEMPERATURE), Remove(PLANTS, 3)],
    )

`Project(number, name, kind, cost=, tags=, needs=, play=, action=, when=, lasting=, holds=, vp=,
deck=)`; `Corporation(name, tags=, play=, first=, action=, when=, lasting=, holds=, vp=, deck=)`.

- `name` is the stable word of the card; its printed names in both languages stand in `names.py`.
- `kind`: `AUTOMATED`, `ACTIVE`, `EVENT`. `deck`: `BASE` (left out), `CORPORATE_ERA`, or the word of
  an expansion.
- `needs` (`requirements`): `AtLeast(TEMPERATURE, -12)`, `AtMost(OXYGEN, 5)`, `AtLeast(OCEANS, 3)`,
  `HasTags(SCIENCE, 3)`, `HasProduction(STEEL, 1)`, `OwnsTiles(GREENERY, 1)`, `CitiesInPlay(2)`,
  `HasHeld(FLOATERS, 3)`, `RatingRose()`.
- `play`: effects that come in any order, production first by habit. An effect that must follow
  another stands inside it (`Place(..., then=...)`, `Do(...)`).
- `action`: one effect; what is paid first, then what is gained: `Do(Pay(ENERGY, 4), Gain(steel=1),
  Raise(OXYGEN))`. Several arrows are an `Either`.
- `when`: `When(TagPlayed(PLANT, MICROBE), do=...)`, `When(CardPlayed(EVENT, tag=SPACE), do=...)`,
  `When(CardPlayed(cost=20), ...)`, `When(TilePlaced(CITY, ON_MARS), by=ANYONE, do=...)`,
  `When(TilePlaced(metal=True), ...)`, `When(ProjectUsed(), ...)`. A card hears its own play. In
  `do`, `frame.source` is the listening card and `frame.a` the card played (or the tile).
- `lasting`: `Discount(2)`, `Discount(2, tag=SPACE)`, `Discount(3, tag=EARTH, per_tag=True)`,
  `ProjectDiscount(3, project=POWER_PLANT)`, `MetalValue(STEEL, 1)`, `Slack(2)`, `Protect(PLANTS)`,
  `Shelter()`, `CardPrice(5)`, `GreeneryPrice(7)`, `HeatAsMoney()`, `StandIn(FLOATERS, 2)`.
- `holds`: the resource the card can store: `MICROBES`, `ANIMALS`, `SCIENCE_RESOURCES`, `FIGHTERS`.
- `vp`: a number, or `PerHeld(2)` (one point for two), `PerHeld(gives=2)`, `IfHeld(3)`,
  `PerTag(JOVIAN)`, `PerNeighbour(OCEAN, to=CAPITAL)`, `PerCity(3)`.

Effects, by module of `effects`:

- `basic`: `Gain(mc=, steel=, titanium=, plant=, energy=, heat=, per=)`, `Produce(...)` alike and
  negative where production falls, `Pay(resource, n, metals=)` from stock or this card,
  `RaiseRating(n, per=)`, `Exchange(ENERGY, MC)`, `ShiftProduction(HEAT, MC)`,
  `NextCard(discount=, slack=)`.
- `combine`: `Do`, `Either`, `May`, `If(requirement, then, otherwise)`,
  `OnlyIf(requirement, effect)`.
- `mars`: `Raise(OXYGEN, 2)`, `Place(tile, where, count=, then=)`, `ProduceMetal()`, `ClaimArea()`.
- `others`: `Remove(PLANTS, 3)` up to, of anyone; `steal=True`, `up_to=False`, `whose=NEIGHBOURS`;
  `Reduce(ENERGY, 1)` anyone's production, a must.
- `holding`: `Put(MICROBES, 1)` here, `on=ANY_CARD`, `on=OTHER`, `tag=`, `least=`; `TakeHeld`,
  `Feed`, `CopyProduction`, `HearNeutralCities`.
- `drawing`: `Draw(2, per=)`, `Look(4, keep=2)`, `Look(1, buy=True)`, `Discard()`,
  `RevealFor(MICROBE, then)`.

Counts for `per=` (`counts`): `Tags(EARTH, each=2, whose=OPPONENTS)`, `Cities(ON_MARS)`,
`EventsPlayed()`, `Untagged()`, `HeldHere(FLOATERS, 4)`, `HeldInAll(FLOATERS, 3)`.

A card no effect fits gets an effect class of its own: a frozen dataclass on `MarsEffect` with
`resolve`, `answer` if it asks, `why` if it can be impossible, and phrases in both languages;
`obstacle`, `reads`, `writes` and `is_plain` only save dry runs and questions. One effect object
stands in one place only.

A new card goes into the list at the end of its file; a new file into `register.py`. Numbers follow
from that order, so base cards never move and an expansion registers behind them.
"""
