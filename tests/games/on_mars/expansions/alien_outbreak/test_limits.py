"""Every mission, price, room and limit of Outbreak just holds and just fails, by its numbers."""

from __future__ import annotations

import pytest

from planetfall.core.effect import Frame
from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.boards import EXECUTIVE_ACTIONS
from planetfall.games.on_mars.components.lab import COLUMN
from planetfall.games.on_mars.components.names import LAB
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    count_at,
    exposed,
    infected,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.cards import (
    BLUEPRINT_IDS,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    BLUEPRINTS_OWNED,
    HOSPITALS_BUILT,
    HOSPITALS_UPGRADED,
    MEDICINE_HELD,
    RED,
    TEAM_MISSIONS,
    TECH_LEVEL,
    VACCINES_GIVEN,
    TeamMission,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CALM,
    FIRST_SLOT,
    ILL,
    IMMUNE,
    INFECTION_CARDS,
    MINES,
    PLACES,
    QUARTERS,
    SUPPLY,
    WELL,
    WORK,
    InfectionCard,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import (
    FIRST_ROOM,
    LAB_CRYSTALS,
    LIMITS,
    MICROBIOLOGIST_PRICE,
    ROOM,
    ROOMS,
    TIME_START,
    VACCINES,
)
from planetfall.games.on_mars.expansions.alien_outbreak.effects.quarters import on_the_way
from planetfall.games.on_mars.expansions.alien_outbreak.goals import check_win
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import choose, offered
from tests.rulebook.on_mars_alien_invasion.outbreak import (
    Ward,
    area,
    medicine,
    miner,
    patients,
    sick,
    sizes,
    states,
)

FAR = ("4-2", "6-1", "10-6", "2-3", "12-3")
"""Hexes far enough apart to be no complex."""


def counting(at: Ward, mission: TeamMission, number: int) -> None:
    """The team is so far with a mission, everybody with a part of it."""
    if mission.counts == TECH_LEVEL:
        at.tech(1, "medicine", LAB[COLUMN.index(number)])
    elif mission.counts == MEDICINE_HELD:
        for seat in range(3):
            at.medicine(seat, (number + seat) // 3)
    elif mission.counts == HOSPITALS_BUILT:
        for name in FAR[:number]:
            at.put(f"hospital at {name}")
    elif mission.counts == VACCINES_GIVEN:
        at.people(0, "room_1", ill=1, immune=number - 1).people(2, "working_area", immune=1)
    elif mission.counts == HOSPITALS_UPGRADED:
        at.put("hospital at 12-3")
        for place, name in list(zip(FAR, BLUEPRINT_IDS, strict=False))[:number]:
            at.put(f"hospital at {place}").advanced(number % 3, name, place)
    else:
        assert mission.counts == BLUEPRINTS_OWNED
        # Blueprints of the base game are no Hospitals.
        at.blueprints(2, "casino", "gym")
        at.blueprints(0, *BLUEPRINT_IDS[: number - 1]).blueprints(
            1, *BLUEPRINT_IDS[number - 1 :][:1]
        )


@pytest.mark.parametrize("mission", TEAM_MISSIONS, ids=lambda mission: mission.id)
def test_a_mission_is_met_with_so_much_and_not_with_one_less(mission: TeamMission) -> None:
    other = next(each.id for each in TEAM_MISSIONS if each.color != mission.color)
    pair = (mission.id, other) if mission.color == RED else (other, mission.id)
    for number in (mission.needed, mission.needed - 1):
        at = Ward(3).missions(*pair).people(0, "room_1", well=1, ill=1)
        counting(at, mission, number)
        # Whatever may fulfil a mission looks at both; this does nothing else.
        game = choose(at.ask_all().doing("discovery.two_stand_up"), 0, "colonist:0-room_1-ill")
        assert area(game).met == (1 << mission.color if number == mission.needed else 0), number


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("less", [0, 1])
def test_the_limit_loses_and_one_less_does_not(limit: str, less: int) -> None:
    wanted = int(limit) - less
    at = Ward(4, infected=limit).people(3, "room_1", well=1).put("miner of 3 at 7-5")
    for seat in range(4):
        at.people(seat, "working_area", ill=min(5, max(0, wanted - 5 * seat)))
    game = at.end_of_turn(1)
    assert sick(game) == wanted
    assert game.decided == ("" if less else "lost_infected")


@pytest.mark.parametrize("seats", TIME_START)
def test_time_is_up_after_as_many_rounds_as_there_are_spaces(seats: int) -> None:
    assert area(Ward(seats).game).time == TIME_START[seats]
    for time in (TIME_START[seats], 2, 1):
        game = Ward(seats).time(time).end_of_colonization()
        assert (area(game).time, game.decided) == (time - 1, "lost_time" if time == 1 else "")


@pytest.mark.parametrize("shelters", range(1, ROOMS + 1))
def test_living_quarters_have_a_room_for_every_shelter_and_no_more(shelters: int) -> None:
    at = Ward(2)
    for name in FAR[: shelters - 1]:
        at.put(f"shelter of 0 at {name}")
    assert sizes(at.game, 0) == [FIRST_ROOM, *[ROOM] * (shelters - 1)]
    # All rooms but the last slot are full: one of two who come finds room.
    for room, size in enumerate(sizes(at.game, 0)):
        at.people(0, f"room_{room + 1}", well=size - (room == shelters - 1))
    at.people(0, "working_area", well=2)
    game = at.doing("lss.retrieve", 0)
    last = f"room_{shelters}"
    assert sum(states(game, 0, last)) == sizes(game, 0)[-1]
    assert game.players[0].quarters == FIRST_ROOM + ROOM * (shelters - 1)


@pytest.mark.parametrize("given", range(VACCINES + 1))
def test_a_vaccine_is_given_while_one_is_left(given: int) -> None:
    at = Ward(2).put("hospital at 4-2").advanced(0, "vaccination_center", "4-2").crystals(0, 2)
    at.people(0, "room_1", well=1).people(1, "room_1", well=1, immune=min(given, 3))
    at.people(1, "working_area", immune=max(0, given - 3))
    game = at.calm(0)
    assert outbreak(game).vaccines == given
    assert ("use:vaccination_center" in offered(game)) == (given < VACCINES)
    if given < VACCINES:
        choose(game, 0, "use:vaccination_center", "colonist:0-room_1-well")
        assert (outbreak(game).vaccines, states(game, 0, "room_1")) == (given + 1, [0, 0, 1])


@pytest.mark.parametrize("crystals", range(LAB_CRYSTALS + 4))
def test_the_microbiology_lab_takes_its_crystals_beside_the_price_of_the_action(
    crystals: int,
) -> None:
    at = Ward(2).put("hospital at 4-2").advanced(0, "microbiology_lab", "4-2").storage(0)
    game = at.ships(0, 0).crystals(0, crystals).calm(0)
    price = EXECUTIVE_ACTIONS[-1].crystals + LAB_CRYSTALS
    assert ("use:microbiology_lab" in offered(game)) == (crystals >= price), crystals
    if crystals >= price:
        choose(game, 0, "use:microbiology_lab")
        assert (game.players[0].crystals, medicine(game, 0)) == (crystals - price, 1)


@pytest.mark.parametrize("held", range(MICROBIOLOGIST_PRICE + 2))
def test_the_microbiologist_is_paid_with_medicine_and_not_with_less(held: int) -> None:
    game = Ward(3).put("shelter of 0 at 4-2").medicine(0, held).calm(0)
    assert ("main:hire_scientist" in offered(game)) == (held >= MICROBIOLOGIST_PRICE)


@pytest.mark.parametrize("free", [0, 1, 2])
def test_medicine_is_kept_as_far_as_there_is_room(free: int) -> None:
    def held(amount: int) -> Ward:
        return Ward(2).put("hospital at 4-2").advanced(0, "pharmacy", "4-2").medicine(0, amount)

    room = 1 + held(0).player(0).shelters
    game = held(room - free).crystals(0, 2).people(1, "room_1", well=1).calm(0)
    assert ("use:pharmacy" in offered(game)) == (free > 0)
    if free:
        game = held(room - free).doing("discovery.two_medicine")
        assert medicine(game, 0) == room - free + min(free, 2)


# Infection cards


def spot_of(place: int) -> str:
    """The place of a card by its name; of Living Quarters the first room."""
    return "room_1" if place == QUARTERS else PLACES[place]


def alone(at: Ward, place: int, well: int, ill: int) -> None:
    """Of all at a place only so many of the second player."""
    if place == MINES:
        at.put("miner of 1 at 7-5")
        if ill:
            outbreak(at.game).ill_mines = 1 << at.game.tops.index(2)
    else:
        at.people(1, spot_of(place), well=well, ill=ill)


@pytest.mark.parametrize(
    "card", [card for k, card in enumerate(INFECTION_CARDS) if k not in CALM], ids=lambda c: c.id
)
def test_a_card_strikes_whoever_is_well_at_one_of_its_places(card: InfectionCard) -> None:
    for place in card.places:
        for well in (True, False):
            at = Ward(2).people(0, "room_1", immune=1).people(1, "room_1", immune=1)
            if place != QUARTERS:
                at.people(1, "room_1")
            alone(at, place, int(well), int(not well))
            game = struck(at, card.id)
            word = "hex:7-5" if place == MINES else f"colonist:1-{spot_of(place)}-well"
            assert patients(game, 0) == ({word} if well else set()), (card.id, place, well)


def struck(at: Ward, card: str) -> Colony:
    """The card is turned up; the active player is asked even where there is one answer."""
    game = at.ask_all().stop_at_chance().turn(0)
    return choose(game, CHANCE, f"infection:{card}")


# Coming and going


@pytest.mark.parametrize("many", [1, 2, 3])
def test_as_many_go_to_the_supply_as_find_no_room(many: int) -> None:
    at = Ward(2).people(0, "room_1", well=3, ill=1).people(0, "working_area", well=1, ill=many - 1)
    supply = at.player(0).supply
    game = at.space(0, 1).doing("return_colonists", 0, 1)
    while game.to_move():
        choose(game, 0, offered(game)[0])
    assert (game.players[0].supply, game.players[0].quarters) == (supply + many, 4)
    assert states(game, 0, "room_1") == [3, 1, 0] and game.status() == []


@pytest.mark.parametrize("state", ["well", "immune"])
def test_a_colonist_is_in_the_mine_as_in_the_room(state: str) -> None:
    at = Ward(2).people(0, "room_1", **{state: 2}).bots(0, "7-6", "6-5").tech(0, "mine", "c1t")
    game = choose(at.doing("discovery.construct_mine"), 0, "hex:5-6")
    assert miner(game, "5-6") == state
    assert game.status() == []


def test_the_medicine_tech_is_developed_by_the_clinic_while_somebody_has_it() -> None:
    for owner in (0, 1, -1):
        at = Ward(2).put("hospital at 4-2").advanced(0, "disease_control_clinic", "4-2")
        # The card brings the tile into its owner's Lab.
        for player in at.game.players:
            player.lab[NUMBERS.tech] = 0
        if owner >= 0:
            at.tech(owner, "medicine", "c1b")
        game = at.crystals(0, 2).calm(0)
        assert ("use:disease_control_clinic" in offered(game)) == (owner >= 0)
        frame = Frame(game.rules.effects["blueprint.disease_control_clinic"], 0)
        assert bool(frame.effect.resolve(game.clone(), frame)) == (owner >= 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_infected_colonist_on_the_way_counts(seat: int) -> None:
    game = Ward(2).people(seat, "room_1", well=1).game
    before = infected(game)
    on_the_way(game, seat, ILL, 1)
    assert infected(game) == before + 1
    on_the_way(game, seat, WELL, 1)
    assert infected(game) == before + 1


def test_a_vaccine_is_kept_in_the_supply() -> None:
    at = Ward(2).people(0, "room_1", well=4).people(0, "working_area", immune=1)
    game = at.space(0, 1).doing("return_colonists", 0, 1)
    assert count_at(game, 0, SUPPLY, IMMUNE) == 1
    assert outbreak(game).vaccines == 1 and game.status() == []


@pytest.mark.parametrize("spot", PLACES)
def test_others_infect_at_actions_and_not_at_home_or_work(spot: str) -> None:
    game = Ward(2).people(0, spot, well=1).people(1, spot, ill=1).game
    shared = FIRST_SLOT <= PLACES.index(spot) < WORK
    assert exposed(game, 0, PLACES.index(spot)) == int(shared)


def test_a_game_that_is_lost_is_not_won_any_more() -> None:
    game = Ward(2).game
    game.watch()
    outbreak(game).met = 0b11
    game.decide("lost_time")
    check_win(game)
    assert (game.decided, game.events) == ("lost_time", [])
