"""Files of the page, kept in memory compressed, and compression of whole answers."""

from __future__ import annotations

from functools import lru_cache

import brotli  # type: ignore[import-untyped]

from planetfall.table.pages import Asset

SMALL = 600
"""Bytes below which compressing is not worth a header."""


LONG = 200
"""Letters of a list of encodings beyond which it is not read."""


def accepts(encoding: str, accepted: str) -> bool:
    """Whether a client reads an encoding."""
    if len(accepted) > LONG:
        return False
    for each in accepted.split(","):
        name, _, weight = each.replace(" ", "").partition(";")
        if name == encoding:
            return weight.rstrip("0") not in ("q=", "q=0.")
    return False


def packed(body: bytes, accepted: str) -> tuple[bytes, str]:
    """A body as a client likes it, and its encoding."""
    if len(body) < SMALL or not accepts("br", accepted):
        return body, ""
    return brotli.compress(body, quality=4), "br"


def packed_once(body: bytes, accepted: str) -> tuple[bytes, str]:
    """The same for a body that many clients get."""
    if len(body) < SMALL or not accepts("br", accepted):
        return body, ""
    return _kept(body), "br"


@lru_cache(maxsize=48)
def _kept(body: bytes) -> bytes:
    compressed: bytes = brotli.compress(body, quality=4)
    return compressed


class AssetStore:
    """Script, style and pictures by name."""

    def __init__(self, assets: dict[str, Asset]) -> None:
        self._assets = assets
        self._packed: dict[str, bytes] = {}

    def get(self, name: str, accepted: str) -> tuple[bytes, str, str] | None:
        """Body, media type and encoding of a file; `None` when there is none."""
        asset = self._assets.get(name)
        if asset is None:
            return None
        if len(asset.body) < SMALL or not accepts("br", accepted):
            return asset.body, asset.media_type, ""
        if name not in self._packed:
            self._packed[name] = brotli.compress(asset.body, quality=9)
        return self._packed[name], asset.media_type, "br"
