"""The design tokens: complete in both themes, readable, told apart with any eyes."""

from itertools import combinations

import pytest

from planetfall.svg.theme import DARK, PAGE, PAPER, Theme, theme, tokens_css
from planetfall.svg.tokens import COLORS

TERRAINS = ("civ", "water", "biomass", "rover", "tech", "energy")
THINGS = (
    "steel titanium plant energy heat card tr vp temperature oxygen ocean greenery city special "
    "animal microbe floater science fighter camp mineral battery water oxygen-om crystal colonist "
    "bot alien infection medicine prod event-green event-orange event-red"
).split()
TAGS = "building space power science jovian earth plant microbe animal city event".split()
PAIRS: list[tuple[str, str, float]] = [
    *((f"text-{k}", f"bg-{i}", 4.5) for k in (1, 2, 3) for i in range(4)),
    *((c, f"bg-{i}", 4.5) for c in ("danger", "warn", "good", "info") for i in range(3)),
    ("signal-ink", "signal", 7),
    ("mc-ink", "mc", 7),
    ("vp-ink", "vp", 4.5),
    ("line-3", "bg-1", 3),
    ("line-3", "bg-2", 3),
    *(("signal-line", f"bg-{i}", 3) for i in range(4)),
    *(("signal-line", ground, 3) for ground in ("mars-hex", "mars-hex-ocean", "t-land")),
    *((f"p{i}", f"bg-{j}", 3) for i in range(1, 7) for j in range(4)),
    *(("p-ink", f"p{i}", 4) for i in range(1, 7)),
    *((thing, f"bg-{i}", 3) for thing in THINGS for i in (1, 2, 3)),
    *(("tag-ink", f"tag-{tag}", 4.5) for tag in TAGS),
    *(("terrain-ink", f"t-{terrain}", 3) for terrain in TERRAINS),
    *((f"ti-{terrain}", f"bg-{i}", 3) for terrain in TERRAINS for i in (1, 2, 3)),
    ("text-1", "signal-strong", 4.5),
    ("meteorite", "bg-0", 4.5),
    ("tile-ink", "tile-mine", 4.5),
    ("tile-ink", "tile-city", 4.5),
    *((f"kind-{k}", "bg-2", 4.5) for k in ("automated", "active", "event", "corporation")),
    ("mars-text", "mars-hex", 4.5),
    ("mars-text", "mars-disc", 4.5),
]

# How the three kinds of colour blindness see linear light (Machado, Oliveira, Fernandes 2009).
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}


def linear(color: str) -> list[float]:
    channels = [int(color[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def contrast(a: str, b: str) -> float:
    lights = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def lab(color: str, eyes: str) -> tuple[float, float, float]:
    light = linear(color)
    seen = [
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True))))
        for row in EYES[eyes]
    ]
    x = (0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505
    y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    z = (0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089
    f = [c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


@pytest.mark.parametrize("look", [DARK, PAPER], ids=["dark", "paper"])
def test_everything_that_carries_meaning_has_contrast(look: Theme) -> None:
    poor = [
        (front, back) for front, back, need in PAIRS if contrast(look[front], look[back]) < need
    ]
    assert poor == []


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("look", [DARK, PAPER], ids=["dark", "paper"])
def test_players_and_terrains_are_told_apart_with_any_eyes(look: Theme, eyes: str) -> None:
    # Shapes and patterns come on top; colours alone must not coincide.
    for tokens in ([f"p{k}" for k in range(1, 7)], [f"t-{name}" for name in TERRAINS]):
        for a, b in combinations(tokens, 2):
            left, right = lab(look[a], eyes), lab(look[b], eyes)
            distance = sum((p - q) ** 2 for p, q in zip(left, right, strict=True)) ** 0.5
            assert distance > 7, (a, b)


def test_the_page_theme_names_every_token_as_a_variable() -> None:
    assert PAGE.colors == {token: f"var(--{token})" for token in COLORS}


def test_the_style_sheet_defines_every_token_for_both_themes() -> None:
    css = tokens_css()
    for token, (dark, paper) in COLORS.items():
        assert css.count(f"--{token}: {paper};") >= 2, token
        assert f"--{token}: {dark};" in css, token
    assert css.count("{") == css.count("}")


def test_colours_can_be_replaced_by_name() -> None:
    assert theme("dark", {"t-water": "#123456"})["t-water"] == "#123456"
    assert theme("dark")["t-water"] == DARK["t-water"]


def test_unknown_themes_and_colours_are_named() -> None:
    with pytest.raises(ValueError, match="`sepia`"):
        theme("sepia")
    with pytest.raises(KeyError, match="`blue`"):
        theme("dark", {"blue": "#00f"})
