"""The compiled engine plays the same games as the plain one (`dev.py test --compiled`)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sneakdoor.cli.bench import Netrunner, two_decks
from sneakdoor.kernel import frames
from sneakdoor.model.dump import digest

ROOT = Path(__file__).parents[2]
SEEDS = range(40)
TELL = """
from sneakdoor.cli.bench import Netrunner, two_decks
from sneakdoor.kernel import frames
from sneakdoor.model.dump import digest

assert frames.__file__.endswith(".py")
for seed in range({seeds}):
    print(digest(Netrunner(*two_decks()).play(seed)[0].state))
"""


@pytest.mark.skipif((frames.__file__ or "").endswith(".py"), reason="this is the plain engine")
def test_end_states_are_those_of_the_plain_engine() -> None:
    plain = subprocess.run(
        [sys.executable, "-c", TELL.format(seeds=len(SEEDS))],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )

    compiled = Netrunner(*two_decks())
    assert [digest(compiled.play(seed)[0].state) for seed in SEEDS] == plain.stdout.split()
