"""Settings for all tests."""

import contextlib
import signal

import pytest
from hypothesis import settings

from sneakdoor.kernel import frames
from sneakdoor.rulebook import PLAYED

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
def ruleset() -> str:
    """The ruleset to play by: a test marked `both` gets each that the engine plays, others that of 1.4."""
    return "1.4"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test marked `both` once for each ruleset that the engine plays."""
    if metafunc.definition.get_closest_marker("both") is None:
        return
    if "ruleset" not in metafunc.fixturenames:
        raise pytest.UsageError(f"{metafunc.definition.nodeid} is marked `both` but does not use the fixture `ruleset`")
    metafunc.parametrize("ruleset", PLAYED)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On the compiled engine (`dev.py test --compiled`) leave out what only works on the plain one."""
    if COMPILED:
        skip = pytest.mark.skip(reason="compiled code is not replaced, derived from or read while it runs")
        for item in items:
            if "TestPlanted" in item.nodeid or item.get_closest_marker("interpreted"):
                item.add_marker(skip)
