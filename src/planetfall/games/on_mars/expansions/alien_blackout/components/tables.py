"""The numbers of the chapter."""

from __future__ import annotations

from typing import Final

START_TIME: Final = {2: 6, 3: 7, 4: 8}
"""Where the time marker starts, by players: so many goals win (OMA-12.04, OMA-13.04)."""
DISABLED_LIMIT: Final = 5
"""So many disabled buildings lose the game (OMA-13.01)."""
OUTAGE_TOKENS: Final = 10
LEFT_OUT_GOALS: Final = ("scientist_and_contract", "three_progress_cubes")
"""Private Goals 13 and 15 (OMA-12.02)."""
LEFT_OUT_MISSION: Final = "progress"
"""Mission 4 (OMA-12.02)."""
