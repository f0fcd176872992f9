"""Components that expansions add to those of the base game.

Every kind lies in several lists that go by the same numbers; these functions keep them in step.
Call them from `Extension.add_components`, and those for words from `add_words`.
"""

from __future__ import annotations

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS, Blueprint
from planetfall.games.on_mars.components.lss import REWARD_TILES, RewardTile
from planetfall.games.on_mars.components.map import DIRECTIONS
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    DISCOVERIES,
    ITEMS,
    LSS_REWARDS,
    PRODUCT_OF,
    SCIENTISTS,
    TECH_OF,
    TECHS,
)
from planetfall.games.on_mars.components.scientists import (
    SCIENTIST_CARDS,
    SCIENTIST_FOR,
    Scientist,
)
from planetfall.games.on_mars.components.tables import (
    BUILDING_PRICE,
    TILE_BACK_NAMES,
    TILE_BACKS,
    TILES_OF,
)
from planetfall.games.on_mars.components.tiles import DISCOVERY_TILES, DiscoveryTile
from planetfall.games.on_mars.effects.construction import ARROWS, PRICES
from planetfall.games.on_mars.payment import cost_of
from planetfall.games.on_mars.registry import BUILDING_EFFECTS, DISCOVERY_EFFECTS
from planetfall.games.on_mars.state import (
    BUILDING_OF,
    FIND_NAMES,
    FOUND_DISCOVERY,
    LAID_NAMES,
    LAID_TILE_NAMES,
    LAND_NAMES,
    OFFER_NAMES,
    SEATS,
    TILE_NAMES,
    TOP_NAMES,
    USE_NAMES,
)
from planetfall.games.on_mars.vocabulary import (
    BLUEPRINT,
    BUILD,
    CARD,
    PAY,
    REWARD,
    TAKE,
    TECH,
    TILE,
    TILE_BACK,
    USE,
    WORK,
    words,
)


def add_blueprint(card: Blueprint, *, level: int, upgrades: int) -> int:
    """Add a Blueprint that players can build; its number."""
    BLUEPRINTS.append(card.id)
    LAID_NAMES.append(card.id)
    TOP_NAMES.extend([f"{card.id}_{seat}" for seat in range(SEATS)])
    LEVELS.append(level)
    UPGRADES.append(upgrades)
    BLUEPRINT_CARDS.append(card)
    BUILDING_EFFECTS.append(card.executive)
    return len(BLUEPRINTS) - 1


def add_blueprint_words(ids: list[str]) -> None:
    """Add the words of Blueprints, in the order in which they were added."""
    USE.extend(words("use", ids))
    WORK.extend(words("work", ids))
    BLUEPRINT.extend(words("blueprint", ids))


def add_tech(id: str) -> int:
    """Add a technology; its number. Labs that hold it need `setting.lab` places."""
    tech = len(TECHS)
    TECHS.append(id)
    for seat in range(SEATS):
        USE_NAMES[16 * seat + tech] = f"{id}_{seat}"
    return tech


def add_tech_words(ids: list[str]) -> None:
    """Add the words of technologies, in the order in which they were added."""
    TECH.extend(words("tech", ids))


def add_land(id: str, building: int = -1) -> int:
    """Add a building as it lies on a hex; its `land` code. -1: no player builds it."""
    LAND_NAMES.append(id)
    BUILDING_OF.append(building)
    return len(BUILDING_OF) - 1


def add_discovery(tile: DiscoveryTile) -> int:
    """Add a Discovery tile; its number."""
    number = len(DISCOVERIES)
    FIND_NAMES[FOUND_DISCOVERY + number] = tile.id
    LAID_TILE_NAMES.append(tile.id)
    DISCOVERIES.append(tile.id)
    DISCOVERY_TILES.append(tile)
    DISCOVERY_EFFECTS.append(tile.benefit)
    return number


def add_discovery_words(ids: list[str]) -> None:
    """Add the words of Discovery tiles, in the order in which they were added."""
    TILE.extend(words("tile", ids))


def add_reward(tile: RewardTile) -> int:
    """Add an LSS Reward tile; its number."""
    LSS_REWARDS.append(tile.id)
    REWARD_TILES.append(tile)
    return len(LSS_REWARDS) - 1


def add_reward_words(ids: list[str]) -> None:
    """Add the words of LSS Reward tiles, in the order in which they were added."""
    REWARD.extend(words("reward", ids))


def add_item(id: str) -> int:
    """Add an item that is stored as resources are; its number. Storage needs `setting.storage`."""
    ITEMS.append(id)
    return len(ITEMS) - 1


def add_item_words(ids: list[str]) -> None:
    """Add the words of items, in the order in which they were added."""
    PAY.extend(words("pay", ids))
    TAKE.extend(words("take", ids))


def add_building(id: str, *, tech: int, product: int, price: int, arrows: list[list[str]]) -> int:
    """Add a building with its tiles, one for each list of `arrows`; its number.

    Positions with it need `setting.stacks` places, and its number in `setting.buildings`.
    """
    building = len(BUILDINGS)
    BUILDINGS.append(id)
    TECH_OF.append(tech)
    PRODUCT_OF.append(product)
    BUILDING_PRICE.append(price)
    PRICES.append(cost_of(price))
    add_land(id, building)
    first = len(TILE_BACKS)
    TILES_OF.append(list(range(first, first + len(arrows))))
    for k, directions in enumerate(arrows):
        TILE_BACKS.append(directions)
        ARROWS.append([DIRECTIONS.index(arrow) for arrow in directions])
        TILE_NAMES.append(f"{id}_{k}")
        TILE_BACK_NAMES.append(f"{id}_{k + 1}")
    return building


def add_building_words(building: int) -> None:
    """Add the words of a building and its tiles."""
    BUILD.extend(words("build", [BUILDINGS[building]]))
    TILE_BACK.extend(words("building", [TILE_BACK_NAMES[tile] for tile in TILES_OF[building]]))


def add_scientist(card: Scientist) -> int:
    """Add the Scientist of a building that was added just before; the number."""
    SCIENTISTS.append(card.id)
    SCIENTIST_CARDS.append(card)
    SCIENTIST_FOR.append(len(SCIENTIST_CARDS) - 1)
    OFFER_NAMES.append(card.id)
    return len(SCIENTISTS) - 1


def add_scientist_words(ids: list[str]) -> None:
    """Add the words of Scientists, in the order in which they were added."""
    CARD.extend(words("card", ids))
