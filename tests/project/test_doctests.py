"""The examples in docstrings hold."""

import doctest
import importlib
import warnings
from pathlib import Path

import pytest

from planetfall import engine

SOURCE = Path(__file__).resolve().parents[2] / "src"


def modules_with_examples() -> list[str]:
    """Names of the modules whose source shows an example."""
    return [
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((SOURCE / "planetfall").rglob("*.py"))
        if ">>> " in path.read_text(encoding="utf-8")
    ]


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_of_a_module_hold(name: str) -> None:
    if engine.is_library(name):
        pytest.skip("compiled functions show no examples; the run on the source tries them")
    module = importlib.import_module(name)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        done = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert done.attempted > 0
    assert done.failed == 0


def test_the_python_example_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = (SOURCE.parent / "README.md").read_text(encoding="utf-8")
    _, _, rest = text.partition("```python\n")
    code, fence, _ = rest.partition("```")
    assert fence
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(")
