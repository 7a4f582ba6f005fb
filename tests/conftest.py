"""What several test files share: a running server and a browser, started when a file first needs them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of this file's own listens."""
    from browsing import start_server

    with start_server(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from browsing import start_browser

    with start_browser() as found:
        yield found
