"""English: what pieces and icons are; a name, `|`, what there is to know."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "piece.hex": (
        "Area | Tiles go on areas. Whoever places a tile gets the bonus printed there, "
        "and 2 M€ for each ocean beside it."
    ),
    "piece.standard": (
        "Standard project | An action that everybody may pay for at any time in their "
        "turn, as often as they like."
    ),
    "piece.convert": (
        "Conversion | An action: 8 plants become a greenery, 8 heat raise the temperature "
        "by one step."
    ),
    "piece.milestone": (
        "Milestone | 5 points for whoever claims it first, for 8 M€. Only three of the "
        "five can be claimed in a game."
    ),
    "piece.award": (
        "Award | Funding costs 8, then 14, then 20 M€. At the end the first player of "
        "each funded award scores 5 points and the second 2, whoever paid for it."
    ),
    "piece.play": (
        "Project card | Played from the hand for its cost; steel pays for building tags, "
        "titanium for space tags."
    ),
    "piece.card": "Card | A card on offer, in hand or in play.",
    "piece.act": "Action of a card | A blue card's action can be used once in each generation.",
    "piece.pass": "Pass | Who passes takes no more actions in this generation.",
    "piece.done": "Done | Ends the choice.",
    "piece.temperature": (
        "Temperature | From −30 °C to +8 °C in steps of 2. Each step raises the terraform "
        "rating of whoever makes it. −24 and −20 °C also give 1 heat production, 0 °C an "
        "ocean."
    ),
    "piece.oxygen": (
        "Oxygen | From 0 to 14 %. Each step raises the terraform rating of whoever makes "
        "it; greeneries make them. 8 % also raises the temperature."
    ),
    "piece.oceans": (
        "Oceans | Nine ocean tiles on the areas reserved for them; each raises the "
        "terraform rating. Nobody owns an ocean."
    ),
    "piece.rating": (
        "Terraform rating | Each generation it gives as many M€ as its value, and at the "
        "end as many points."
    ),
    "piece.seat": (
        "Player | Stock above, production below: that much is gained at the end of every "
        "generation. The tags of all cards in play stand below."
    ),
    "piece.hand": "Cards in hand and in play | Others see only how many cards you hold.",
    "icon.megacredit": "M€ | Megacredits, the money of the game. Production may fall to −5.",
    "icon.steel": "Steel | Pays for cards with a building tag, 2 M€ each.",
    "icon.titanium": "Titanium | Pays for cards with a space tag, 3 M€ each.",
    "icon.plant": "Plants | 8 plants become a greenery. Others can take them from you.",
    "icon.energy": (
        "Energy | Cards use it; what is left turns into heat at the end of the generation."
    ),
    "icon.heat": "Heat | 8 heat raise the temperature by one step.",
    "icon.production": "Production | What you gain of a resource at the end of every generation.",
    "icon.tr": "Terraform rating (TR) | Income of every generation and points at the end.",
    "icon.card": "Card | A project card.",
    "icon.temperature": "Temperature | One step is 2 °C and 1 TR.",
    "icon.oxygen": "Oxygen | One step is 1 % and 1 TR.",
    "icon.ocean": "Ocean | An ocean tile: 1 TR; tiles placed beside it later bring 2 M€ each.",
    "icon.greenery": (
        "Greenery | Raises oxygen by 1 %; 1 point for its owner, 1 for each city beside it."
    ),
    "icon.city": "City | 1 point for each greenery beside it; not beside another city.",
    "icon.special-tile": "Special tile | A tile of its card, with a rule of its own.",
    "icon.animal": "Animal | A resource on a card, mostly worth points.",
    "icon.microbe": "Microbe | A resource on a card.",
    "icon.science": "Science resource | A resource on a card.",
    "icon.fighter": "Fighter | A resource on a card, worth points.",
    "icon.vp": "Victory points | Counted at the end.",
    "icon.colony": "Colony | A city outside Mars or a settlement.",
    "icon.ui-lock": "Requirement not met | The card cannot be played yet.",
    "icon.ui-arrow-right": (
        "Action | Pay what stands left of the arrow, get what stands right of it."
    ),
    "icon.tag-building": "Building tag | Steel pays for such cards.",
    "icon.tag-space": "Space tag | Titanium pays for such cards.",
    "icon.tag-power": "Power tag | Cards count it.",
    "icon.tag-science": "Science tag | Many cards require some of them.",
    "icon.tag-jovian": "Jovian tag | Some cards give points for each.",
    "icon.tag-earth": "Earth tag | Cards count it.",
    "icon.tag-plant": "Plant tag | Cards count it.",
    "icon.tag-microbe": "Microbe tag | Cards count it.",
    "icon.tag-animal": "Animal tag | Cards count it.",
    "icon.tag-city": "City tag | Cards count it.",
    "icon.tag-event": (
        "Event tag | An event lies face down after it is played; its tags count no more."
    ),
    "area.name": "Area {place}",
    "area.owned": "{tile} of {name}.",
    "area.ocean": "Reserved for an ocean.",
    "area.noctis": "Reserved for Noctis City.",
    "area.gives": "A tile here gives {things}.",
    "area.beside": "Beside it: greeneries {green}, cities {cities}.",
    "tm.convert_plants": "Plants to greenery",
    "tm.convert_heat": "Heat to temperature",
    "piece.moon": "City off Mars | A place for the city of one card.",
    "coach.1": (
        "Your corporation | It is your company: its starting money and its ability last "
        "the whole game. Press a card to choose it, then confirm."
    ),
    "coach.2": (
        "Your first cards | Each card you keep costs 3 M€ now and its own price when "
        "played. Four to six are a good start; prefer those that raise production."
    ),
    "coach.3": (
        "Your turn | You take one or two actions, then the others do; it goes round until "
        "all have passed. Whatever has a green edge is possible now."
    ),
    "coach.4": (
        "Playing a card | Green cards work once, blue ones give an action or a lasting "
        "effect, red events vanish. Grey cards say what they still need when you point at "
        "them."
    ),
    "coach.5": (
        "Stock and production | The large number is what you have, the small one what "
        "every generation adds. M€ also grow by your terraform rating."
    ),
    "coach.6": (
        "Standard projects | They are always there and cost more than cards. Use them for "
        "spare money at the end of a generation."
    ),
    "coach.7": (
        "Placing a tile | A tile takes the bonus of its area, and 2 M€ for every ocean "
        "beside it. Greeneries also raise the oxygen."
    ),
    "coach.8": (
        "Milestones and awards | A milestone is worth 5 points to whoever claims it "
        "first. Awards score at the end for the leader, whoever paid for them."
    ),
    "coach.9": (
        "Passing | When nothing is worth its price, pass: then comes production, and four "
        "new cards. The game ends when temperature, oxygen and oceans are full."
    ),
}
