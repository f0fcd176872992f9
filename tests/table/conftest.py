"""The toy game is a title here too."""

from tests.cli.conftest import toy as toy
