"""All effects under their names: components by id, rules by what they are."""

from __future__ import annotations

from planetfall.core.effect import Effect
from planetfall.games.on_mars import (
    actions,
    goals,
    levelup,
    life_support,
    payment,
    phases,
    setup,
    stock,
    turn,
)
from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS
from planetfall.games.on_mars.components.boards import (
    EXECUTIVE_ACTIONS,
    LAB_BENEFITS,
    LSS_CHOICES,
    MAIN_ACTION_LIST,
    TURN_ORDER_BENEFITS,
)
from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.names import LAB, LSS_BENEFITS
from planetfall.games.on_mars.components.private_goals import COMMON_REWARD, PRIVATE_GOALS
from planetfall.games.on_mars.components.tiles import DISCOVERY_TILES, RESEARCH_TILES
from planetfall.games.on_mars.effects import (
    cards,
    construction,
    displacement,
    finds,
    gains,
    ships,
    technology,
    travel,
    upgrades,
)
from planetfall.games.on_mars.extension import EXPANSIONS
from planetfall.games.on_mars.registry import NOTHING


def roots() -> dict[str, Effect]:
    """Every effect that stands on its own, by name."""
    named = _course()
    named.update(_steps())
    named.update(EXPANSIONS.roots())
    for card in BLUEPRINT_CARDS:
        named[f"blueprint.{card.id}"] = card.executive
    for tile in DISCOVERY_TILES:
        named[f"discovery.{tile.id}"] = tile.benefit
    for reward in REWARD_TILES:
        named[f"reward.{reward.id}"] = reward.benefit
    for kind in RESEARCH_TILES:
        named[f"research.{kind.id}"] = kind.benefit
    for action in MAIN_ACTION_LIST:
        named[f"main.{action.id}"] = action.effect
    for executive in EXECUTIVE_ACTIONS:
        named[f"executive.{executive.id}"] = executive.effect
    for goal in PRIVATE_GOALS:
        named[f"goal.{goal.id}"] = goal.reward
    named["goal.common"] = COMMON_REWARD
    for space, benefit in zip(LAB, LAB_BENEFITS, strict=True):
        named[f"lab.{space}"] = benefit
    for number, benefit in enumerate(TURN_ORDER_BENEFITS):
        named[f"space.{number + 1}"] = benefit
    for name, benefit in zip(LSS_BENEFITS, LSS_CHOICES, strict=True):
        named[f"lss.{name}"] = benefit
    return {name: effect for name, effect in named.items() if effect is not NOTHING}


def _course() -> dict[str, Effect]:
    """Setup, rounds, turns and the Colony."""
    return {
        "setup": setup.SETUP,
        "setup.starting_building": setup.STARTING_BUILDING,
        "setup.second_set": setup.SECOND_SET,
        "setup.reward": setup.LAY_REWARD,
        "setup.mission": setup.LAY_MISSION,
        "setup.goal": setup.DEAL_PRIVATE_GOAL,
        "setup.turn_order": setup.TURN_ORDER_SETUP,
        "setup.first_player": setup.FIRST_PLAYER,
        "setup.draw_space": setup.DRAW_SPACE,
        "setup.benefits": setup.FIRST_BENEFITS,
        "setup.benefit": setup.FIRST_BENEFIT,
        "setup.shuttle": setup.PLACE_SHUTTLE,
        "round": phases.ROUND,
        "next_turn": phases.NEXT_TURN,
        "end_colonization": phases.END_COLONIZATION,
        "shuttle": phases.SHUTTLE_PHASE,
        "may_travel": phases.MAY_TRAVEL,
        "end_game": phases.END_GAME,
        "last_deliveries": phases.LAST_DELIVERIES,
        "game_over": phases.GAME_OVER,
        "start_turn": turn.START_TURN,
        "turn": turn.TURN,
        "end_turn": turn.END_TURN,
        "bots_destroy": turn.BOTS_DESTROY,
        "close_turn": turn.CLOSE_TURN,
        "pay_extra": actions.PAY_EXTRA,
        "pay": payment.PAY_COST,
        "pay_crystals": payment.PAY_CRYSTALS,
        "overflow": stock.OVERFLOW,
        "complete_goal": goals.COMPLETE_GOAL,
        "colony_update": levelup.COLONY_UPDATE,
        "finish_update": levelup.FINISH_UPDATE,
        "deal_blueprint": levelup.DEAL_BLUEPRINT,
        "deal_tech": levelup.DEAL_TECH,
        "lss_benefit": life_support.LSS_BENEFIT,
    }


def _steps() -> dict[str, Effect]:
    """Steps of actions."""
    return {
        "place_bot": gains.PLACE_BOT,
        "place_tech": technology.PLACE_TECH,
        "advance": technology.ADVANCE,
        "settle_tech": technology.SETTLE_TECH,
        "owner_choice": technology.OWNER_CHOICE,
        "choose_hex": construction.CHOOSE_HEX,
        "choose_tech": construction.CHOOSE_TECH,
        "place_building": construction.PLACE_BUILDING,
        "lay_crystals": construction.LAY_CRYSTALS,
        "next_tile": construction.NEXT_TILE,
        "finish_building": construction.FINISH,
        "aftermath": construction.AFTERMATH,
        "displace": displacement.DISPLACE,
        "choose_building": upgrades.CHOOSE_BUILDING,
        "mark": upgrades.MARK,
        "choose_crew": ships.CHOOSE_CREW,
        "keep_card": cards.KEEP_CARD,
        "fill_gaps": cards.FILL_GAPS,
        "take_tile": finds.TAKE_TILE,
        "tile_counts": finds.TILE_COUNTS,
        "production": travel.PRODUCTION,
        "return_colonists": travel.RETURN_COLONISTS,
        "choose_space": travel.CHOOSE_SPACE,
        "choose_tile": travel.CHOOSE_TILE,
        "choose_tile_hex": travel.CHOOSE_TILE_HEX,
        "next_discovery": travel.NEXT_DISCOVERY,
    }
