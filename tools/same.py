"""Check that compiled and plain games are the same: `dev.py same` calls this.

    python3 dev.py same [--starter N] [--piles N]

Random games are played with both engines, by each version of the rules. Every question with its rule, prompt and
options, the outcome and the logs of both sides go into one digest per game. Games whose digests differ are reported by
seed.
"""

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Final

from sneakdoor import Side, compiled
from sneakdoor.cli.bench import Netrunner, two_decks
from sneakdoor.model.ruleset import RULESETS

ROOT: Final = Path(__file__).resolve().parents[1]


def digests(starter: int, piles: int) -> dict[str, str]:
    """Return a digest of each game, played by the package that is first on the path."""
    sorts = [
        sort
        for rules in RULESETS
        for sort in (
            (f"starter by {rules}", Netrunner(*two_decks(), rules=rules), starter),
            (f"pile by {rules}", Netrunner(rules=rules), piles),
        )
    ]
    found = {f"{sort}, seed {seed}": digest(games, seed) for sort, games, n in sorts for seed in range(n)}
    return {"compiled": str(compiled()), **found}


def digest(games: Netrunner, seed: int) -> str:
    game, source, hashed = games.begin(seed), random.Random(seed), hashlib.sha256()  # noqa: S311  (a game)
    while (decision := game.decision) is not None:
        options = decision.options
        words = [f"{option!r} {option}" for option in options]
        hashed.update(f"{decision.kind} {decision.rule} {decision.side:d} {decision.prompt} {words}".encode())
        game.choose(source.choice(options))
    hashed.update(f"{game.outcome} {[[str(one) for one in game.log(side)] for side in (*Side, None)]}".encode())
    return hashed.hexdigest()


def played(package: Path, starter: int, piles: int) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, "--digests", f"--starter={starter}", f"--piles={piles}"]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603  (our own words)


def compare(package: Path, starter: int, piles: int) -> str | None:
    """Return the problem, or None."""
    both = [played(one, starter, piles) for one in (ROOT / "src", package)]
    plain, other = (json.loads(one.communicate()[0] or "{}") for one in both)
    if (plain.pop("compiled", ""), other.pop("compiled", "")) != ("False", "True"):
        return "the games were not played, or not by one plain and one compiled engine"
    differ = [name for name in plain if plain[name] != other.get(name)]
    return f"{len(differ)} of {len(plain)} games differ: {', '.join(differ[:20])}" if differ else None


def main() -> None:
    asked = argparse.ArgumentParser(description="Check that compiled and plain games are the same.")
    asked.add_argument("package", type=Path, nargs="?")
    asked.add_argument("--starter", type=int, default=200, help="games of the starter decks by each version")
    asked.add_argument("--piles", type=int, default=200, help="games of random decks by each version")
    asked.add_argument("--digests", action="store_true", help="print the digests of this engine's games, as JSON")
    given = asked.parse_args()
    if given.digests:
        sys.stdout.write(json.dumps(digests(given.starter, given.piles)))
        return
    wrong = compare(given.package, given.starter, given.piles)
    if wrong is not None:
        sys.exit(f"same: {wrong}")
    versions = " and ".join(RULESETS)
    numbers = f"{given.starter} games of starter decks and {given.piles} of random decks"
    sys.stdout.write(f"same: {numbers} by {versions} each are equal\n")


if __name__ == "__main__":
    main()
