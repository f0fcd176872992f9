"""Why common points changed: the `source` of HUMANS_SCORED and HUMANS_LOST in the log."""

from __future__ import annotations

from typing import Final

BY_BLUEPRINT: Final = 1
BY_TECH: Final = 2
BY_DEVELOPMENT: Final = 3
BY_LAST_COLUMN: Final = 4
BY_SHELTER: Final = 5
BY_UPGRADE: Final = 6
BY_DEFENCE: Final = 7
BY_SCIENTIST: Final = 8
BY_HIRING: Final = 9
BY_SHIP: Final = 10
BY_CONTRACT: Final = 11
BY_CONTRACT_DONE: Final = 12
BY_ABDUCTION: Final = 13
