"""A server, a browser and a player who uses the page alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.luck import KnownServer
from tests.browser.stages import StagedServer
from tests.table.serving import Server

UNUSED = (
    # The browser's own window loads two pages for its address bar, in a process of their own.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Only the last such list counts, so this one names what playwright leaves out too.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
)
"""What the browser does beside showing a page: for each visitor a second's work and more."""


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all tests of this folder: no other event loop can run beside its own."""
    arguments = ["--no-sandbox", "--disable-features=" + ",".join(UNUSED)]
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield made
        made.close()


@pytest.fixture(scope="package")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KnownServer]:
    """One server for all tests: each has its own tables, and its visitors their own cookies."""
    running = KnownServer(tmp_path_factory.mktemp("pages") / "t.sqlite", "")
    with running:
        yield running


@pytest.fixture
def server(shared: KnownServer, request: pytest.FixtureRequest) -> Server:
    """The shared server, with the luck of this test."""
    shared.deal_for(request.node.nodeid)
    return shared


@pytest.fixture(scope="package")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServer]:
    """A server with a moment of every kind, at which bots wait."""
    made = StagedServer(tmp_path_factory.mktemp("stages"))
    with made.server:
        yield made


@pytest.fixture
def mortal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of one test alone, which may kill it."""
    with KnownServer(tmp_path / "t.sqlite", request.node.nodeid) as running:
        yield running
