"""What several test files share: a running server and a browser, started when a file first needs them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Nothing here is measured in seconds: on a machine that has much else to do, examples are made slowly too.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Where Python may not keep what it has translated, each of the many servers and commands that the tests start would translate all modules
# anew, which takes longer than what is tested.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of this file's own listens, one that deals the same at every run."""
    from browsing import start_server

    with start_server(tmp_path_factory.mktemp("data"), seed=1) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from browsing import start_browser

    with start_browser() as found:
        yield found
