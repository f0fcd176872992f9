"""A mark for compiled classes that games written in plain Python may extend.

The compiler reads the mark; at run time it does nothing, so no package is needed for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**marks: object) -> Callable[[T], T]:
        """Leave the class as it is."""
        return lambda cls: cls
