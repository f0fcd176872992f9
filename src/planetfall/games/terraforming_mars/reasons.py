"""Why something is not possible: kinds of packed reasons (kind, what, needed, had)."""

from __future__ import annotations

from typing import Final

from planetfall.core.reasons import GAME_REASONS

TRACK_TOO_LOW: Final = GAME_REASONS
"""what track, needed value (degrees, per cent, tiles), had."""
TRACK_TOO_HIGH: Final = GAME_REASONS + 1
TOO_FEW_TAGS: Final = GAME_REASONS + 2
"""what tag, needed, had."""
PRODUCTION_TOO_LOW: Final = GAME_REASONS + 3
"""what resource: own production is needed or cannot fall so far."""
NO_VICTIM: Final = GAME_REASONS + 4
"""what resource: nobody's production can fall by `needed`."""
TOO_FEW_TILES: Final = GAME_REASONS + 5
"""what tile: own tiles needed, had."""
TOO_FEW_CITIES: Final = GAME_REASONS + 6
"""Cities in play needed, had."""
TOO_EXPENSIVE: Final = GAME_REASONS + 7
"""Price needed, all means together had."""
TOO_LITTLE: Final = GAME_REASONS + 8
"""what resource of the own stock: needed, had."""
TOO_LITTLE_HELD: Final = GAME_REASONS + 9
"""what resource on the card: needed, had."""
NOTHING_TO_TAKE: Final = GAME_REASONS + 10
"""what resource: no card has one that may be taken."""
NO_SPACE: Final = GAME_REASONS + 11
"""what tile: no legal area."""
USED_ALREADY: Final = GAME_REASONS + 12
"""The action of card `what` was used in this generation."""
NO_ACTION: Final = GAME_REASONS + 13
"""Card `what` has no action."""
NOT_IN_HAND: Final = GAME_REASONS + 14
NOT_IN_PLAY: Final = GAME_REASONS + 15
CLAIMED_ALREADY: Final = GAME_REASONS + 16
"""Milestone `what` is taken."""
ALL_CLAIMED: Final = GAME_REASONS + 17
"""Three milestones are claimed."""
MILESTONE_UNMET: Final = GAME_REASONS + 18
"""Milestone `what`: needed, had."""
FUNDED_ALREADY: Final = GAME_REASONS + 19
ALL_FUNDED: Final = GAME_REASONS + 20
NOT_IN_SOLO: Final = GAME_REASONS + 21
FIRST_ACTION_OWED: Final = GAME_REASONS + 22
"""The fixed first action of corporation `what` comes first."""
RATING_NOT_RAISED: Final = GAME_REASONS + 23
NO_CARDS: Final = GAME_REASONS + 24
"""Cards in hand: needed, had."""
NO_BOX: Final = GAME_REASONS + 25
"""No card whose production can be copied."""
CANNOT_STORE: Final = GAME_REASONS + 26
"""The card cannot store resource `what`."""
TOO_FEW_HELD: Final = GAME_REASONS + 27
"""what resource on all own cards together: needed, had."""
WRONG_SPACE: Final = GAME_REASONS + 28
"""what tile may not go there; needed = the rule of `effects.mars`."""
CANNOT_CLAIM: Final = GAME_REASONS + 29
"""The area is taken or reserved, or all of them are."""
EXTENSION: Final = GAME_REASONS + 64
"""Reasons of expansions start here."""

REASON_NAMES: Final = {
    TRACK_TOO_LOW: "track_too_low",
    TRACK_TOO_HIGH: "track_too_high",
    TOO_FEW_TAGS: "too_few_tags",
    PRODUCTION_TOO_LOW: "production_too_low",
    NO_VICTIM: "no_victim",
    TOO_FEW_TILES: "too_few_tiles",
    TOO_FEW_CITIES: "too_few_cities",
    TOO_EXPENSIVE: "too_expensive",
    TOO_LITTLE: "too_little",
    TOO_LITTLE_HELD: "too_little_held",
    NOTHING_TO_TAKE: "nothing_to_take",
    NO_SPACE: "no_space",
    USED_ALREADY: "used_already",
    NO_ACTION: "no_action",
    NOT_IN_HAND: "not_in_hand",
    NOT_IN_PLAY: "not_in_play",
    CLAIMED_ALREADY: "claimed_already",
    ALL_CLAIMED: "all_claimed",
    MILESTONE_UNMET: "milestone_unmet",
    FUNDED_ALREADY: "funded_already",
    ALL_FUNDED: "all_funded",
    NOT_IN_SOLO: "not_in_solo",
    FIRST_ACTION_OWED: "first_action_owed",
    RATING_NOT_RAISED: "rating_not_raised",
    NO_CARDS: "no_cards",
    NO_BOX: "no_box",
    CANNOT_STORE: "cannot_store",
    TOO_FEW_HELD: "too_few_held",
    WRONG_SPACE: "wrong_space",
    CANNOT_CLAIM: "cannot_claim",
}
