"""One browser and one server for all tests of the page in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.house import QUIET, House, Visitor, axe_core, build_page, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module: while Playwright runs, nothing else in this process can have an event loop of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        found = started.chromium.launch(executable_path=chromium(), args=QUIET)
        yield found
        found.close()


@pytest.fixture(scope="session")
def page_built() -> None:
    build_page()


@pytest.fixture(scope="session")
def house(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(tmp_path_factory.mktemp("house"))
    one.start()
    yield one
    one.kill()


@pytest.fixture
def own_house(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the test may kill."""
    one = House(tmp_path_factory.mktemp("own_house"))
    one.start()
    yield one
    one.kill()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with a browser; all have left without a complaint when the test ends."""
    there: list[Visitor] = []

    def come(where: House = house, **more: Any) -> Visitor:
        there.append(Visitor(browser, where, **more))
        return there[-1]

    yield come
    for one in there:
        one.leave()


@pytest.fixture(scope="session")
def axe() -> str:
    return axe_core()
