"""English: what pieces and icons are; a name, `|`, what there is to know."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "piece.main": "Main action | One each turn, on the side where you are.",
    "piece.executive": (
        "Executive action | At most one each turn, for crystals, before or after the Main "
        "action. A ship must have left its space."
    ),
    "piece.ship": "Ship in the Depot | It covers an Executive action until it leaves the Depot.",
    "piece.side": (
        "Orbit or Colony | You take actions only on the side where you are. The Shuttle "
        "brings you to the other one."
    ),
    "piece.use": (
        "Advanced Building | Used as your Executive action for 2 crystals, free where "
        "your Scientist works."
    ),
    "piece.work": (
        "Scientist at work | Your Scientist may work in an Advanced Building of anybody and use it."
    ),
    "piece.blueprint": (
        "Blueprint | Upgrades a building into an Advanced Building: points built, minus "
        "points if it stays unbuilt."
    ),
    "piece.build": (
        "Building | The next tile of this kind with its price; arrows show where its crystals go."
    ),
    "piece.hex": "Hex of the map | Buildings go on hexes in the zone of a bot of yours.",
    "piece.bot": (
        "Step of a bot | One movement point. A bot's zone is its hex and the hexes around "
        "it: there you build."
    ),
    "piece.rover": (
        "Step of the rover | One movement point. The rover collects crystals, and stops "
        "on tiles to take them."
    ),
    "piece.card": (
        "Scientist or Contract | Taken with the action of hiring. Scientists work in "
        "Advanced Buildings; Contracts want deliveries or large complexes."
    ),
    "piece.grid": "Space of the Tech Grid | The row says what learning the Tech here costs.",
    "piece.tech": (
        "Tech | Helps all who use it; the owner gets oxygen or develops it when others do."
    ),
    "piece.lab": (
        "Space of the Lab | A Tech moves from column to column: its level and points "
        "grow, and the space gives its benefit."
    ),
    "piece.develop": (
        "Development | The Tech moves along this line into the next column, for the price "
        "below the column."
    ),
    "piece.pay": "Storage | What you have, and how much of each you may keep.",
    "piece.take": "Warehouse | What lies there can be taken with actions and benefits that say so.",
    "piece.space": (
        "Turn Order space | Its number decides who plays first; taking it gives its benefit."
    ),
    "piece.seat": (
        "Player | Resources and crystals, then colonists, bots, ships, Shelters, "
        "Blueprints built and held, progress cubes, and Techs with their levels."
    ),
    "piece.tile": (
        "Discovery tile | Placed when somebody arrives at the Colony, three hexes from "
        "their rover; a rover that stops there may use it."
    ),
    "piece.benefit": (
        "Benefit of life support | Chosen by whoever moves a marker of the Life Support System up."
    ),
    "piece.retrieve": (
        "Colonists at work | Colonists on actions and in the Working Area come back with "
        "benefits that retrieve them."
    ),
    "piece.goal": (
        "Private Goal | Complete one in the game for its reward, or discard it in place "
        "of a crystal."
    ),
    "piece.discard": "Private Goal | Discarded in place of a crystal.",
    "piece.deliver": "Delivery | What this Contract still wants.",
    "piece.mission": "Mission | Everybody moves it on; three completed missions end the game.",
    "piece.reward": (
        "Reward of life support | Points at once for whoever moves the marker of this "
        "column up from below the row the Colony needs."
    ),
    "piece.lss": (
        "Life Support System | A new building of this kind moves its marker up. When all "
        "four have reached the row of the Colony marker, the Colony rises by a level."
    ),
    "piece.level": (
        "Colony level | The row that all four markers of life support have reached. It "
        "sets how many ships may come and how often the Shuttle travels."
    ),
    "piece.quarters": (
        "Living Quarters | Places for colonists; rows are unlocked by Shelters and score "
        "at the end."
    ),
    "piece.shuttle": (
        "Shuttle | Moves one space each round; when it lands, players may travel to the other side."
    ),
    "piece.place": "Colonists, bots and Shelters | What you still have in the supply.",
    "piece.point": "Movement point | Bought for a crystal.",
    "piece.boost": "Boost | A colonist sent to the Working Area strengthens the action.",
    "piece.pass": "Pass | Only when no Main action is possible.",
    "piece.done": "Done | Ends the choice.",
    "piece.crew": "Crew of a ship | A bot or two colonists.",
    "piece.research": (
        "Research tile | Its rover takes it once; each player only one of each letter."
    ),
    "icon.mineral": (
        "Mineral | Pays for generators and upgrades, and stands in for any other resource."
    ),
    "icon.battery": "Battery | Pays for water extractors and for Techs.",
    "icon.water": "Water | Pays for greenhouses.",
    "icon.om-plant": "Plant | Pays for oxygen condensers.",
    "icon.om-oxygen": "Oxygen | Pays for development and Shelters.",
    "icon.crystal": "Crystal | Pays for Executive actions and extra movement.",
    "icon.colonist": "Colonist | Works on actions and strengthens them.",
    "icon.bot": "Bot | You build in the zones of your bots.",
    "icon.rover": "Rover | Collects crystals and tiles.",
    "icon.ship": (
        "Ship | Leaves the Depot, frees an Executive action and brings a bot or colonists."
    ),
    "icon.shelter": "Shelter | Lets you keep more resources and colonists; new bots arrive there.",
    "icon.blueprint": "Blueprint | A plan of an Advanced Building.",
    "icon.scientist": "Scientist | Works in Advanced Buildings.",
    "icon.contract": "Earth Contract | Points for deliveries or large complexes.",
    "icon.discovery": "Discovery tile | A find for rovers.",
    "icon.research": "Research | Research tiles in the corners of the map.",
    "icon.mission": "Mission | This action moves a mission on.",
    "icon.goal": "Private Goal | One may be completed.",
    "icon.progress-cube": (
        "Progress cube | Placed with your first complex of a kind; cubes score when the "
        "Colony rises."
    ),
    "icon.shuttle": "Shuttle | Travels between Orbit and the Colony.",
    "icon.colony": "Colony | The side on Mars.",
    "icon.depot": "Warehouse | Resources for all.",
    "icon.vp": "Opportunity points | The points of the game.",
    "icon.tr": "Upgrade | Upgrades a building.",
    "icon.tech": "Technology | Tech tiles of the Lab.",
    "icon.tag-building": "Construction | Builds a building.",
    "icon.mine": "Mine | Gives minerals; costs a colonist.",
    "icon.generator": "Generator | Gives batteries.",
    "icon.water-extractor": "Water extractor | Gives water.",
    "icon.greenhouse": "Greenhouse | Gives plants.",
    "icon.oxygen-condenser": "Oxygen condenser | Gives oxygen.",
    "icon.lss": "Life support | The Life Support System.",
    "icon.ui-undo": "Retrieve | A colonist comes back.",
    "icon.ui-lock": "Locked | Not available yet.",
    "icon.ui-arrow-right": "For | Pay what stands left, get what stands right.",
    "hex.name": "Hex {hex}",
    "hex.gives": "{building} here: {things}, complex of {n}.",
    "hex.gives.lss": "{building} here: {things}, complex of {n}, life support +1.",
    "hex.far": "Outside the zones of your bots.",
    "hex.none": "No building can go here by the rules of distance.",
    "ship.covers": "It covers: {name}.",
    "icon.production": "Production | What Advanced Buildings and miners give.",
    "icon.flag": "Marker | A marker of a player.",
    "om.move_hint": "Press a figure, then any hex it can reach; or a single step.",
    "om.verb.space": "Take this space",
    "om.verb.main": "Take this action",
    "om.verb.executive": "Take this action",
    "om.verb.use": "Use it",
    "om.verb.work": "Send to work",
    "om.verb.goal": "Complete it",
    "om.verb.discard": "Discard it",
    "om.verb.deliver": "Deliver",
    "om.verb.build": "Construct this",
    "om.verb.hex": "Choose this hex",
    "om.verb.hex.ChooseHex": "Construct here",
    "om.verb.hex.ChooseBuilding": "Upgrade this",
    "om.verb.hex.ChooseTileHex": "Place here",
    "om.verb.hex.Displace": "Move here",
    "om.verb.hex.PlaceBot": "Place here",
    "om.verb.bot": "Move",
    "om.verb.rover": "Move",
    "om.verb.point": "Pay",
    "om.verb.pay": "Pay",
    "om.verb.take": "Take",
    "om.verb.take.Produce": "Produce",
    "om.verb.boost": "Send a colonist",
    "om.verb.blueprint": "Take it",
    "om.verb.blueprint.Upgrade": "Build it",
    "om.verb.card": "Take it",
    "om.verb.card.FillGaps": "Put on display",
    "om.verb.grid": "Take this Tech",
    "om.verb.lab": "Put it here",
    "om.verb.develop": "Develop",
    "om.verb.seat.ChooseTech": "Use this Tech",
    "om.verb.seat.Move": "Use this Tech",
    "om.verb.ship": "Send off this ship",
    "om.verb.crew": "Bring them",
    "om.verb.amount.PayExtra": "Pay",
    "om.verb.benefit": "Take this benefit",
    "om.verb.retrieve": "Bring back",
    "om.verb.side": "Begin here",
    "om.verb.tile": "Choose this tile",
    "om.hint.ChooseSpace": "The upper row is Orbit, the lower one the Colony; lower numbers play "
    "first.",
    "om.hint.TakeTech": "What a row costs stands at its left; the bottom one is free.",
    "om.hint.PlaceTech": "From there it is developed to the right; its column is its level.",
    "om.hint.Develop": "Press an arrow. The price of a column stands below it.",
    "om.hint.Construct": "Press one at the upper left of the map; its corner shows its price.",
    "om.hint.LssBenefit": "Press one below the columns of Life support.",
    "om.hint.ChooseHex": "Beside its own kind only with that Tech; else exactly 2 hexes away.",
    "om.hint.ChooseTech": "Its owner gets 1 oxygen or develops it, if that is not you.",
    "om.hint.WelcomeShip": "The Executive action under the ship becomes yours.",
    "om.hint.PlaceShuttle": "After round 1 it flies from there: who is there travels free.",
    "om.hint.ChooseTileHex": "Who gets there first with the rover gets what it shows.",
    "om.hint.mineral": "A mineral may be paid in place of any other resource.",
    "grid.top": "Price: 1 battery and 1 resource of your choice.",
    "grid.middle": "Price: 1 battery.",
    "grid.bottom": "Price: free.",
    "om.hint.MayTravel.orbit": "You produce, get colonists back, take a Turn Order benefit.",
    "om.hint.MayTravel.colony": "You place a Discovery, get colonists back, take a Turn Order "
    "benefit.",
    "coach.1": (
        "Turn order | The space you take gives its benefit at once and decides who plays "
        "first. Upper spaces are in Orbit, lower ones in the Colony."
    ),
    "coach.2": (
        "Orbit or Colony | You take actions only on the side where you are. The Shuttle "
        "brings you over when it lands."
    ),
    "coach.3": (
        "One main action | Every turn has one Main action; lit ones are possible. Point "
        "at any of them to read what it does."
    ),
    "coach.4": (
        "One executive action | Before or after it you may take one Executive action for "
        "crystals. Ships that leave your Depot free more of them."
    ),
    "coach.5": (
        "Blueprints | A Blueprint upgrades a building into one with an action of its own. "
        "Unbuilt ones cost points at the end."
    ),
    "coach.6": (
        "Building | You build in the zones of your bots. Point at a hex to see what each "
        "building would give there."
    ),
    "coach.7": (
        "Moving | Press a figure, then the hex where it shall go. The rover collects "
        "crystals and tiles."
    ),
    "coach.8": (
        "Life support | Generators, water, greenhouses and condensers lift their markers. "
        "When all four are up, the Colony rises by a level."
    ),
    "coach.9": (
        "Missions | Everybody moves the missions on and gets crystals for it. Three "
        "completed missions bring the end of the game."
    ),
    "coach.10": (
        "Technology | The row of a Tech is its price: free at the bottom, a battery in the "
        "middle, a battery and one more resource at the top. It begins in the first column of "
        "your Laboratory and makes the actions with its sign stronger."
    ),
    "coach.11": (
        "Laboratory | A step to the right costs what stands below the new column and gives what "
        "its space shows. The column is the level of the Tech: the higher, the more it does."
    ),
    "coach.12": (
        "Travelling | When you travel, your colonists come back to the Living Quarters. It is "
        "free where the Shuttle has just left; from the other side it costs a ship of your Hangar."
    ),
    "coach.13": (
        "No colonists left | Actions with round slots need a colonist from your Living Quarters. "
        "Yours come back when you travel; until then take an action without slots."
    ),
}
