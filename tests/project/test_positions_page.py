"""The examples of `docs/positions.md` run as they are printed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "positions.md"


def test_the_examples_run() -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code) >= 3
    flags = doctest.IGNORE_EXCEPTION_DETAIL
    test = doctest.DocTestParser().get_doctest("".join(code), {}, PAGE.name, None, 0)
    said: list[str] = []
    found = doctest.DocTestRunner(optionflags=flags).run(test, out=said.append)
    assert not found.failed, "".join(said)
