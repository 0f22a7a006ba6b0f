"""Tables by version 26.03 of the rules, for tests of the cards that came with it."""

from __future__ import annotations

from sneakdoor.testing import Table

RULES = "26.03"


def runner(**how: object) -> Table:
    return Table("runner", rules=RULES, **how)  # type: ignore[arg-type]


def corp(**how: object) -> Table:
    return Table("corp", rules=RULES, **how)  # type: ignore[arg-type]


def threat(t: Table, level: int) -> Table:
    """Raise the threat level: agendas in the score area of the Corp."""
    points = {2: "Offworld Office", 3: "Salvo Testing"}
    for n in {0: (), 2: (2,), 3: (3,), 4: (2, 2)}[level]:
        t.corp.scored(points[n])
    return t


def broken(t: Table, title: str, *numbers: int) -> None:
    """Use a breaking ability once, for these subroutines."""
    t.runner.use(title, "Break")
    for number in numbers:
        t.runner.act("subroutine", number=number)
