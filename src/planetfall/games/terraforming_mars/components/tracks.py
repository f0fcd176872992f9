"""Global parameters: limits and bonus steps (TM-14)."""

from __future__ import annotations

from typing import Final

WARMEST: Final = 19
"""Steps from -30 °C to +8 °C."""
FULL_OXYGEN: Final = 14
ALL_OCEANS: Final = 9
HEAT_STEPS: Final = (3, 5)
"""-24 °C and -20 °C give heat production (TM-14.14)."""
OCEAN_STEP: Final = 15
"""0 °C gives an ocean (TM-14.11)."""
WARMING_OXYGEN: Final = 8
"""8 % oxygen gives a step of temperature (TM-14.09)."""


def degrees(step: int) -> int:
    """The temperature of a step."""
    return step * 2 - 30


def step_of(degrees_celsius: int) -> int:
    """The step of a temperature."""
    return (degrees_celsius + 30) // 2
