"""Settings for all tests."""

import contextlib
import signal
from collections.abc import Generator

import pytest
from hypothesis import settings

from sneakdoor.kernel import frames
from sneakdoor.rulebook import DEFAULT_RULES, PLAYED
from sneakdoor.testing import table

with contextlib.suppress(ValueError):  # only the main thread may; a run in the background may ignore these
    for one in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(one) == signal.SIG_IGN:
            signal.signal(one, signal.default_int_handler if one == signal.SIGINT else signal.SIG_DFL)

# On a busy machine a deadline measures the neighbours. `dev.py test` must say the same twice, so it tries the same
# examples each time; `dev.py sweep` looks for new ones with --hypothesis-profile=explore.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile("steady")

COMPILED = not (frames.__file__ or "").endswith(".py")


@pytest.fixture
def ruleset(request: pytest.FixtureRequest) -> str:
    """The rules that tables play by: a test marked `both` gets each that the engine plays, others 1.4."""
    rules: str = getattr(request, "param", DEFAULT_RULES)
    return rules


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let the tables of a test marked `both` play by its ruleset, whether or not it asks for the fixture."""
    callspec = getattr(item, "callspec", None)
    table.default_rules = callspec.params.get("ruleset", DEFAULT_RULES) if callspec is not None else DEFAULT_RULES
    try:
        return (yield)
    finally:
        table.default_rules = DEFAULT_RULES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test marked `both` once for each ruleset that the engine plays."""
    if metafunc.definition.get_closest_marker("both") is not None:
        if "ruleset" not in metafunc.fixturenames:
            metafunc.fixturenames.append("ruleset")
        metafunc.parametrize("ruleset", PLAYED, indirect=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On the compiled engine (`dev.py test --compiled`) leave out what only works on the plain one."""
    if COMPILED:
        skip = pytest.mark.skip(reason="compiled code is not replaced, derived from or read while it runs")
        for item in items:
            if "TestPlanted" in item.nodeid or item.get_closest_marker("interpreted"):
                item.add_marker(skip)
