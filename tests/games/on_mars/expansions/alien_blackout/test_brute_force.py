"""What a damage card strikes, against a second account, in random positions."""

from __future__ import annotations

from random import Random

import pytest

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import asked, choose, offered
from tests.rulebook.on_mars_alien_invasion.blackout import START, Outages, outages

SEATS = 3
TYPES = list(START)
MARKERS = {
    "mine": "metal_deposit",
    "generator": "wind_turbines",
    "water_extractor": "private_ship",
    "greenhouse": "biomarket",
    "oxygen_condenser": "oxygen_tank",
    "shelter": "casino",
}
"""A Blueprint of each type."""


class Damage:
    """A position by what the rules of damage speak of."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.at = Outages(SEATS)
        self.kinds = {name: kind for kind, name in START.items()}
        free = [name for name in HEX_NAMES if name not in START.values()]
        shelters = [HEX_NAMES[k] for k in range(len(HEX_NAMES)) if self.at.game.land[k] and k]
        self.owner = {}
        for name in [name for name in shelters if name not in START.values()]:
            self.owner[name] = self.at.game.land[HEX_NAMES.index(name)]
        codes = sorted(self.owner.values())
        self.owner = {name: codes.index(code) for name, code in self.owner.items()}
        free = [name for name in free if name not in self.owner]
        for seat in range(SEATS):
            for name in rng.sample(free, rng.randrange(3)):
                free.remove(name)
                self.at.building("shelter", name, seat=seat)
                self.owner[name] = seat
        self.kinds |= dict.fromkeys(self.owner, "shelter")
        for name in rng.sample(free, 4):
            self.kinds[name] = rng.choice(TYPES)
            self.at.building(self.kinds[name], name)
        self.markers: set[str] = set()
        self.miners: dict[str, int] = {}
        self.outages: dict[str, str] = {}
        tokens = rng.randrange(4, 9)
        for name in rng.sample(sorted(self.kinds), len(self.kinds)):
            kind, state = self.kinds[name], rng.random()
            if state < 0.15 and kind not in {self.kinds[other] for other in self.markers}:
                seat = self.owner.get(name, 0)
                self.at.advanced(seat, MARKERS[kind], name)
                self.markers.add(name)
                continue
            if kind == "mine" and state < 0.6:
                self.miners[name] = rng.randrange(SEATS)
                self.at.miner(self.miners[name], name)
            if tokens and rng.random() < 0.7:
                tokens -= 1
                lying = sum("disabled" in each for each in self.outages.values())
                if lying < 4 and name not in self.miners and rng.random() < 0.5:
                    self.outages[name] = f"disabled {tokens % SEATS}"
                    self.at.put(f"lying of {tokens % SEATS} at {name}")
                else:
                    self.outages[name] = "damaged"
                    self.at.put(f"outage at {name}")
        self.disabled = {name for name in self.outages if self.outages[name] != "damaged"}
        self.quarters = [rng.choice([0, 0, 1, 2]) for _ in range(SEATS)]
        for seat, amount in enumerate(self.quarters):
            self.at.quarters(seat, amount)
        self.order = rng.sample(range(SEATS), SEATS)
        for place, seat in enumerate(self.order):
            self.at.space(seat, place + rng.choice([1, 5]) if place == 0 else place + 5)

    def hit(self, kind: str) -> tuple[str, set[str]]:
        """What happens, and to which of the buildings (OMA-14.07 to OMA-14.18)."""
        for struck in (kind, "shelter"):
            of_kind = {name for name in self.kinds if self.kinds[name] == struck}
            damaged = {name for name in of_kind if self.outages.get(name) == "damaged"}
            if damaged:
                return "disable", damaged
            plain = of_kind - set(self.outages) - self.markers
            if struck == kind and plain:
                return "damage", plain
        choices = []
        for place, seat in enumerate(self.order):
            own = {name for name in plain if self.owner[name] == seat}
            if own:
                lost = [name for name in self.disabled if self.owner.get(name) == seat]
                choices.append((len(lost), place, own))
        return ("damage", min(choices)[2]) if choices else ("nothing", set())


def after(game: Colony, name: str, seat: int) -> Colony:
    """The game after the choice of a building, and of a colonist if one is asked for."""
    game = choose(game.clone(), seat, f"hex:{name}")
    if asked(game).startswith("blackout.send_colonist"):
        game = choose(game, seat, offered(game, seat)[0])
    return game


@pytest.mark.parametrize("seed", range(60))
def test_a_card_strikes_what_the_rules_name(seed: int) -> None:
    table = Damage(seed)
    kind, seat = TYPES[seed % len(TYPES)], seed % SEATS
    what, where = table.hit(kind)
    assert outages(table.at.game) == table.outages
    game = table.at.ask_all().strike(kind, seat)
    if what == "nothing":
        assert asked(game) == "" and outages(game) == table.outages
        return
    assert asked(game) == f"blackout.strike@{seat}"
    assert set(offered(game, seat)) == {f"hex:{name}" for name in where}
    name = min(where)
    if what == "damage":
        assert outages(after(game, name, seat)) == {**table.outages, name: "damaged"}
        return
    struck = choose(game.clone(), seat, f"hex:{name}")
    if name in table.miners:
        then = {**table.outages, name: f"disabled {table.miners[name]}"}
        assert outages(struck) == then
    elif any(table.quarters):
        senders = {k for k in range(SEATS) if table.quarters[k]}
        assert set(offered(struck, seat)) == {f"seat:{k}" for k in senders}
        then = {**table.outages, name: f"disabled {min(senders)}"}
        struck = choose(struck, seat, f"seat:{min(senders)}")
        assert outages(struck) == then
    else:
        assert struck.decided == "lost_no_colonist"
        return
    lost = len([state for state in then.values() if state != "damaged"])
    assert struck.decided == ("lost_disabled" if lost == 5 else "")
