"""Every price, number and limit of Invasion just holds and just fails, by its numbers."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.map import AROUND, DIRECTIONS, HEX_NAMES, NEXT
from planetfall.games.on_mars.expansions.alien_invasion.commander.supply import gain_single
from planetfall.games.on_mars.expansions.alien_invasion.components.cards import (
    ALIEN_CARD_LIST,
    AlienCard,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import (
    COLUMN,
    EDGES,
    ENTRY,
    SYMBOL,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_LAB,
    ALIEN_TECHS,
    CRYSTAL,
    SOLDIER,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    ACTIVATIONS,
    CORRUPTION_TOKENS,
    DEPLOYED,
    LAST_ROUND,
    LIFT_CRYSTALS,
    MARCH_POINTS,
    MINES,
    OPEN_SPACES,
    POINTS_TO_WIN,
    RESTORE_FREE,
    SABOTAGE_TOKENS,
    SENTRIES,
    SHELTERS,
    SHIELDS,
    SHIELDS_LAID,
    SHUTTLE_LIMITS,
    SINGLE_CRYSTALS,
    SINGLE_TOKENS,
    SOLDIERS,
    STOLEN_CRYSTALS,
    UNLOCK_CRYSTALS,
)
from planetfall.games.on_mars.expansions.alien_invasion.defence.pieces import displace_team
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.expansions.alien_invasion.victory import outcome_of
from planetfall.games.on_mars.scoring import score
from tests.rulebook.on_mars.help import asked, choose, hexes, offered, place, refuses
from tests.rulebook.on_mars_alien_invasion.defence_help import Team
from tests.rulebook.on_mars_alien_invasion.invaders import HOME, Invaders, next_to, standing

FAR = [name for name in HEX_NAMES if name.split("-")[0] in ("1", "2", "3", "4")]
"""Hexes without buildings, far from the aliens."""
LEVELS = sorted(set(COLUMN))
LAB_AT = {level: ALIEN_LAB[COLUMN.index(level)] for level in LEVELS}
"""A space of the alien Lab of each level."""
HUMAN_LAB = {1: "c1t", 2: "c2t", 3: "c3t", 6: "c6"}


# The end


@pytest.mark.parametrize("missing", [0, 1])
def test_the_humans_win_with_their_points_and_not_with_one_less(missing: int) -> None:
    at = Invaders()
    at.front.points = POINTS_TO_WIN - 2
    game = at.turn(0)
    score(game, 0, 2 - missing, 0)
    assert game.decided == ("" if missing else "humans_win")


@pytest.mark.parametrize("missing", [0, 1])
def test_the_aliens_win_with_all_soldiers_on_the_map_and_not_with_one_less(missing: int) -> None:
    at = Invaders().soldiers(*FAR[: SOLDIERS - 1 - missing]).means(ready=1 + missing)
    at.commander.aside = 0
    game = at.covers(deploy_adjacent="free").act("deploy_adjacent")
    choose(game, 2, f"hex:{next_to(HOME, 'n')}")
    assert commander_of(game).off_map() == missing
    assert game.decided == ("" if missing else "aliens_win")


@pytest.mark.parametrize("number", [LAST_ROUND - 1, LAST_ROUND])
def test_behind_the_last_round_the_goal_is_missed(number: int) -> None:
    at = Invaders().write(f"table: round={number}")
    for player in at.game.players:
        player.acted = 1
    game = at.begin("next_turn")
    assert game.decided == ("goal_missed" if number == LAST_ROUND else "")


def test_a_game_that_goes_on_has_no_winner() -> None:
    outcome = outcome_of(Invaders().turn(0))
    assert (outcome.winners, outcome.reason) == ((), "undecided")


# The commander's panel


@pytest.mark.parametrize("space", range(len(SPACES)))
@pytest.mark.parametrize("crystals", [UNLOCK_CRYSTALS - 1, UNLOCK_CRYSTALS])
def test_a_locked_space_is_unlocked_with_its_crystals_and_not_with_less(
    space: int, crystals: int
) -> None:
    game = Invaders().means(crystals=crystals).play()
    word = f"unlock:{SPACES[space]}"
    assert (word in offered(game, 2)) == (space >= OPEN_SPACES and crystals == UNLOCK_CRYSTALS)
    if word in offered(game, 2):
        choose(game, 2, word)
        assert commander_of(game).crystals == 0


@pytest.mark.parametrize("tokens", [0, 1])
@pytest.mark.parametrize("crystals", [SINGLE_CRYSTALS - 1, SINGLE_CRYSTALS])
def test_a_single_use_token_takes_a_crystal_and_a_token(tokens: int, crystals: int) -> None:
    game = Invaders().means(crystals=crystals, single=tokens).play()
    word = "single:blueprint"
    assert (word in offered(game, 2)) == (tokens == 1 and crystals == SINGLE_CRYSTALS)


@pytest.mark.parametrize("tokens", [0, 1])
def test_a_reusable_token_takes_a_token_and_no_crystal(tokens: int) -> None:
    at = Invaders().means(crystals=0)
    if not tokens:
        at.covers(build="reusable")
    assert ("reusable:blueprint" in offered(at.play(), 2)) == (tokens == 1)


@pytest.mark.parametrize("crystals", [LIFT_CRYSTALS - 1, LIFT_CRYSTALS])
@pytest.mark.parametrize("updates", [True, False])
def test_a_sabotage_token_is_lifted_with_its_crystals_and_the_updates(
    updates: bool, crystals: int
) -> None:
    at = Invaders(designer_updates=updates).covers(build="sabotaged").means(crystals=crystals)
    word = "lift:build"
    assert (word in offered(at.play(), 2)) == (updates and crystals == LIFT_CRYSTALS)


@pytest.mark.parametrize("uncovered", range(OPEN_SPACES + 1))
@pytest.mark.parametrize("left", [0, 1])
def test_the_panel_is_restored_with_few_uncovered_spaces_or_without_tokens(
    uncovered: int, left: int
) -> None:
    covered = dict.fromkeys(SPACES[: OPEN_SPACES - uncovered], "single")
    at = Invaders().covers(**covered).means(crystals=0)
    if not left:
        at.commander.reusable = 0
    words = offered(at.ask_all().play(), 2)
    assert ("restore" in words) == (uncovered <= RESTORE_FREE or not left), words


@pytest.mark.parametrize("used", [SINGLE_TOKENS - 1, SINGLE_TOKENS])
def test_a_single_use_token_is_gained_while_one_is_left(used: int) -> None:
    at = Invaders().means(single=used - 1).covers(build="single")
    gain_single(at.game)
    assert at.commander.single == used - 1 + (used < SINGLE_TOKENS)


# Its actions


@pytest.mark.parametrize("building", ALIEN_BUILDINGS)
@pytest.mark.parametrize("left", [0, 1])
def test_an_alien_building_is_built_while_a_tile_is_left(building: str, left: int) -> None:
    at = Invaders()
    # The first Shelter is on the map from the start.
    most = SHELTERS - 1 if building == "alien_shelter" else MINES
    at.alien(building, *FAR[:10:2][: most - left])
    game = at.ask_all().act("build")
    assert (f"alien_build:{building}" in offered(game, 2)) == (left == 1)


@pytest.mark.parametrize("card", ALIEN_CARD_LIST, ids=lambda card: card.id)
@pytest.mark.parametrize("state", ["", "obtained", "built", "face_down"])
def test_a_card_is_obtained_built_and_activated_once(card: AlienCard, state: str) -> None:
    building = ALIEN_BUILDINGS[card.upgrades]
    at = Invaders().alien("alien_mine", "12-1").quarters(0, 1).scientist(0, "geologist")
    at.building("mine", "6-6").put("metal_deposit of 1 at 6-6")
    at.game.works[0] = 1
    where = HOME if building == "alien_shelter" else "12-1"
    if state:
        at.card(card.id, state, where if state in ("built", "face_down") else "")
    word = f"alien_card:{card.id}"
    assert (word in offered(at.ask_all().act("blueprint"), 2)) == (not state)
    game = at.play()
    assert ("reusable:upgrade" in offered(game, 2)) == (state == "obtained")
    assert ("reusable:activate" in offered(game, 2)) == (state == "built")


@pytest.mark.parametrize("tech", ALIEN_TECHS)
@pytest.mark.parametrize(("origin", "goal"), EDGES)
def test_a_tile_moves_along_each_line_of_the_lab_to_an_empty_space(
    tech: str, origin: int, goal: int
) -> None:
    other = ALIEN_TECHS[ALIEN_TECHS.index(tech) - 1]
    word = f"alien_develop:{ALIEN_LAB[origin]}-{ALIEN_LAB[goal]}"
    for taken in (False, True):
        at = Invaders().learned(**{tech: ALIEN_LAB[origin]})
        if origin != ENTRY:
            # There is always another step.
            at.learned(**{ALIEN_TECHS[ALIEN_TECHS.index(tech) - 2]: ALIEN_LAB[ENTRY]})
        if taken:
            at.learned(**{other: ALIEN_LAB[goal]})
        assert (word in offered(at.ask_all().act("rd"), 2)) != taken
    game = Invaders().learned(**{tech: ALIEN_LAB[origin]}).ask_all().act("rd")
    ready, waiting = commander_of(game).ready, commander_of(game).waiting
    choose(game, 2, word)
    gained = (commander_of(game).ready - ready, commander_of(game).waiting - waiting)
    assert gained == (int(SYMBOL[goal] == SOLDIER), int(SYMBOL[goal] == CRYSTAL))


@pytest.mark.parametrize("there", range(STOLEN_CRYSTALS + 2))
def test_so_many_crystals_are_stolen_and_no_more_than_there_are(there: int) -> None:
    at = Invaders().warehouse(crystal=min(there, 1)).means(crystals=0)
    at.crystal(*FAR[: max(0, there - 1)])
    if not there:
        assert "reusable:steal" not in offered(at.covers(steal="free").play(), 2)
        return
    game = at.ask_all().act("steal")
    for _ in range(min(there, STOLEN_CRYSTALS)):
        assert asked(game) == "invasion.panel.steal@2"
        choose(game, 2, offered(game, 2)[0])
    assert asked(game) == ""
    assert commander_of(game).waiting == min(there, STOLEN_CRYSTALS)


@pytest.mark.parametrize("level", [0, *LEVELS])
@pytest.mark.parametrize("inside", [True, False])
def test_so_many_soldiers_are_deployed_and_no_more_than_are_ready(level: int, inside: bool) -> None:
    space = "deploy_inside" if inside else "deploy_adjacent"
    for ready in (DEPLOYED + level, DEPLOYED + level - 1, DEPLOYED + level + 1):
        at = Invaders().means(ready=ready).alien("alien_mine", *FAR[:10:2])
        if level:
            at.learned(deployment=LAB_AT[level])
        if not ready:
            assert f"reusable:{space}" not in offered(at.covers(**{space: "free"}).play(), 2)
            continue
        game = at.ask_all().act(space)
        for step in range(min(ready, DEPLOYED + level)):
            assert ("done" in offered(game, 2)) == (step > 0)
            choose(game, 2, f"hex:{sorted(hexes(game, 2))[0]}")
        assert asked(game) == ""
        assert len(standing(game)) == min(ready, DEPLOYED + level)


@pytest.mark.parametrize("level", [0, *LEVELS])
def test_soldiers_march_so_many_steps(level: int) -> None:
    at = Invaders().soldiers("3-3")
    if level:
        at.learned(mobilization=LAB_AT[level])
    game = at.ask_all().act("move")
    for step in range(MARCH_POINTS + level):
        assert ("done" in offered(game, 2)) == (step > 0)
        choose(game, 2, offered(game, 2)[0])
        choose(game, 2, f"hex:{sorted(hexes(game, 2))[0]}")
    assert asked(game) == ""


@pytest.mark.parametrize("level", [0, 1])
def test_a_taken_hex_is_entered_only_with_a_point_to_leave_it(level: int) -> None:
    # Between walls that no soldier may enter one way is open, and taken.
    walls = {HEX_NAMES[k] for k in AROUND[place("3-5")]} - {"3-4"}
    at = Invaders().soldiers("3-5").building("mine", *walls).put("bot of 0 at 3-4")
    at.put(*[f"shield at {name}" for name in walls])
    if level:
        at.learned(mobilization=LAB_AT[level])
    assert ("reusable:move" in offered(at.covers(move="free").play(), 2)) == (level == 1)


@pytest.mark.parametrize("space", range(SHUTTLE_LIMITS[0], SHUTTLE_LIMITS[1] + 1))
def test_the_shuttle_stays_between_its_limits(space: int) -> None:
    at = Invaders()
    at.game.shuttle = space
    words = set(offered(at.ask_all().power("vigilant"), 2))
    assert ("shuttle:nearer" in words) == (space > SHUTTLE_LIMITS[0])
    assert ("shuttle:farther" in words) == (space < SHUTTLE_LIMITS[1])


@pytest.mark.parametrize("left", [0, 1])
def test_a_tile_is_corrupted_while_a_token_is_left(left: int) -> None:
    at = Invaders(5).card("rd_corruption", "built", HOME).tech(0, "mine", "c1t")
    techs = ("rover", "ship", "upgrade", "shelter")
    pairs = [(seat, tech) for seat in range(1, 4) for tech in techs][: CORRUPTION_TOKENS - left]
    for seat, tech in pairs:
        if tech != "shelter":
            at.tech(seat, tech, {"rover": "c1t", "ship": "c1b", "upgrade": "c2t"}[tech])
        at.corrupted(seat, tech)
    assert front_of(at.game).corruption_left() == left
    assert ("reusable:activate" in offered(at.play(), 4)) == (left == 1)


# The humans' defence


@pytest.mark.parametrize("level", [0, *HUMAN_LAB])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_so_many_shields_are_laid_and_no_more_than_are_left(level: int, more: int) -> None:
    at = Team()
    if level:
        at.tech(0, "shield", HUMAN_LAB[level])
    left = SHIELDS_LAID + level + more
    at.front.shields = left
    at.building("mine", *FAR[:4])
    if not left:
        at.building("generator", "1-3").advanced(0, "shield", "1-3").crystals(0, 2)
        assert "use:shield" not in offered(at.turn(0))
        return
    game = at.using("shield")
    for _ in range(min(left, SHIELDS_LAID + level)):
        assert asked(game) == "blueprint.shield@0"
        choose(game, 0, f"hex:{sorted(hexes(game))[0]}")
    assert asked(game) != "blueprint.shield@0"
    assert front_of(game).shields == max(0, more)
    assert Team().front.shields == SHIELDS


@pytest.mark.parametrize("left", [0, 1])
def test_sabotage_is_used_while_a_token_is_left(left: int) -> None:
    at = Team().put("greenhouse at 7-8").advanced(0, "sabotage", "7-7").crystals(0, 2)
    assert at.front.sabotage == SABOTAGE_TOKENS
    at.covers(**dict.fromkeys(SPACES[: SABOTAGE_TOKENS - left], "sabotaged"))
    at.front.sabotage = left
    assert ("use:sabotage" in offered(at.turn(0))) == (left == 1)


@pytest.mark.parametrize("out", range(SENTRIES + 1))
def test_a_sentry_bot_enters_while_one_is_left(out: int) -> None:
    at = Team().bots(0, "6-4").put(*[f"sentry at {name}" for name in FAR[:out]])
    assert ("5-3" in hexes(at.ask_all().using("sentry_bots"))) == (out < SENTRIES)


@pytest.mark.parametrize("level", [0, *HUMAN_LAB])
@pytest.mark.parametrize(
    ("card", "tech"), [("sentry_bots", "sentry_move"), ("defense_exosuit", "suit_move")]
)
def test_a_piece_is_activated_so_many_times(card: str, tech: str, level: int) -> None:
    at = Team().put("sentry at 3-3" if card == "sentry_bots" else "exosuit at 3-3")
    if level:
        at.tech(0, tech, HUMAN_LAB[level])
    game = at.using(card)
    step = "sentry:1" if card == "sentry_bots" else "suit:"
    for number in range(ACTIVATIONS + level):
        assert asked(game) == f"blueprint.{card}@0"
        way = "sn"[number % 2]
        choose(game, 0, f"{step}-{way}" if card == "sentry_bots" else f"{step}{way}")
    assert asked(game) != f"blueprint.{card}@0"


@pytest.mark.parametrize("piece", ["exosuit", "sentry"])
def test_a_displaced_piece_without_any_hex_leaves_the_map(piece: str) -> None:
    at = Team().put(f"{piece} at 3-3", "sentry at 3-5")
    taken = (place("3-3"), place("3-5"))
    land = at.game.land
    at.game.finds = [0 if land[k] or k in taken else 1 for k in range(len(land))]
    at.game.tops = [1 if land[k] else 0 for k in range(len(land))]
    displace_team(at.game, place("3-3"))
    game = at.ask()
    assert front_of(game).exosuit == -1
    assert front_of(game).sentries == [place("3-5")]


# The first and the last hex of the map


@pytest.mark.parametrize("corner", [HEX_NAMES[0], HEX_NAMES[-1]])
@pytest.mark.parametrize("card", ["sentry_bots", "defense_exosuit"])
def test_a_piece_enters_on_the_first_and_on_the_last_hex(card: str, corner: str) -> None:
    at = Team().building("shelter", corner).ask_all()
    game = choose(at.using(card), 0, f"hex:{corner}")
    front = front_of(game)
    assert [place(corner)] == (front.sentries if card == "sentry_bots" else [front.exosuit])


@pytest.mark.parametrize("corner", [HEX_NAMES[0], HEX_NAMES[-1]])
def test_the_suit_does_not_stop_beside_an_active_soldier_in_a_corner(corner: str) -> None:
    beside = AROUND[place(corner)][0]
    way = DIRECTIONS[NEXT[beside].index(place(corner))]
    at = Team().put(f"exosuit at {HEX_NAMES[beside]}", f"soldier at {corner}").ask_all()
    game = choose(at.using("defense_exosuit"), 0, f"suit:{way}")
    assert offered(game) == ["return_soldier"]
    assert refuses(game, 0, f"suit:{way}") == "soldier_first"
    # It may pass a bot there, and not stay.
    at = Team().put(f"exosuit at {HEX_NAMES[beside]}", f"bot of 1 at {corner}")
    game = choose(at.using("defense_exosuit"), 0, f"suit:{way}")
    assert "done" not in offered(game)


def test_steps_of_pieces_are_refused_with_their_reason() -> None:
    game = Team().put(f"sentry at {HEX_NAMES[0]}").using("sentry_bots")
    for way, near in zip(DIRECTIONS, NEXT[0], strict=True):
        if near < 0:
            assert refuses(game, 0, f"sentry:1-{way}") == "off_map"
    game = Team().put(f"exosuit at {HEX_NAMES[0]}").using("defense_exosuit")
    for way, near in zip(DIRECTIONS, NEXT[0], strict=True):
        if near < 0:
            assert refuses(game, 0, f"suit:{way}") == "off_map"
    # A suit that is not on the map takes no steps.
    game = Team().ask_all().using("defense_exosuit")
    assert {refuses(game, 0, f"suit:{way}") for way in DIRECTIONS} == {""}
