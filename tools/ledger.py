"""Makes the ledger, its page, and the page of readings, from what code and tests say. `dev.py ledger` runs it.

python tools/ledger.py            writes them
python tools/ledger.py --check    only says which are stale, and ends with 1 if any is
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sneakdoor.rulebook import Rule, rules
from sneakdoor.rulebook.ledger import EXAMPLES, STATUSES, Ledger, RuleEntry, chapter, load
from sneakdoor.rulebook.survey import exceptions, survey
from sneakdoor.rules.interpretations import READINGS

ROOT: Final = Path(__file__).resolve().parents[1]
DATA: Final = Path("src/sneakdoor/rulebook/ledger.json")
FEW: Final = 3  # this many tests or places are named in a row of the page; the data have all

MADE: Final = "<!-- Made by `python3 dev.py ledger`; changes here are lost. -->"


def make(root: Path) -> dict[Path, str]:
    """Every generated file and its text, for the checkout at this root."""
    try:
        kept = json.loads((root / DATA).read_text(encoding="utf-8")).get("defects", {})
    except (OSError, ValueError):
        kept = {}
    made = survey(root / "src/sneakdoor", root / "tests", ((one.name, one.rules) for one in READINGS), kept)
    return {
        DATA: made.dump(),
        Path("docs/conformance.md"): conformance_page(made),
        Path("docs/interpretations.md"): interpretations_page(),
    }


def stale(root: Path) -> list[Path]:
    """The generated files that are not as they would be made now."""
    return [
        path for path, text in make(root).items() if not (root / path).exists() or (root / path).read_text() != text
    ]


# ---------------------------------------------------------------------------------------------------------- conformance


def conformance_page(made: Ledger) -> str:
    figures = made.coverage()
    lines = [
        MADE,
        "",
        "# Where each rule lives",
        "",
        "For every numbered rule: how far it is kept, what carries it out, and which tests show it. All of it is read",
        "from citations in code and from marks in tests; `sneakdoor rules NUMBER` tells the same of one rule, in full.",
        "",
        "- **conforms**: a test names the rule and passes.",
        "- **partly**: code cites it, no test names it.",
        "- **deviates**: code says that it differs, and why.",
        "- **not modelled**: nobody names it.",
        "- **not executable**: it asks nothing of a machine, for the reason given.",
        "- **replaced**: 1.4 has other rules in its place, and those count.",
        "",
        "## Figures",
        "",
        "*Executable* are the rules in force of chapters 1 and 3 to 10 about timing, procedures, restrictions,",
        "information, deckbuilding, and the definitions with a consequence in play, less the listed exceptions.",
        "",
        "| | |",
        "|---|---:|",
        f"| rules in force | {figures['rules']} |",
        f"| executable | {figures['executable']} |",
        f"| of them cited in code | {figures['cited']} |",
        f"| of them shown by a test | {figures['tested']} |",
        *(f"| {status} | {count} |" for status, count in figures["status"].items()),
        f"| exceptions | {figures['exceptions']} |",
        f"| worked examples shown by tests | {len(made.examples)} of {EXAMPLES} |",
        f"| planted defects caught | {figures['defects']['caught']} of {figures['defects']['planted']} |",
        "",
        *_example_lines(made),
        *_defect_lines(made),
    ]
    by_chapter: defaultdict[int, list[Rule]] = defaultdict(list)
    for rule in rules().values():
        by_chapter[chapter(rule.number)].append(rule)
    for number, members in by_chapter.items():
        lines += _chapter_lines(number, members, made)
    lines += _exception_lines(made)
    return "\n".join(lines).rstrip() + "\n"


def _example_lines(made: Ledger) -> list[str]:
    owner = {example: rule.number for rule in rules().values() for example in rule.examples}
    lines = ["## Worked examples", "", "| example | rule | tests |", "|---:|---|---|"]
    for example in range(1, EXAMPLES + 1):
        tests = _some(_test_names(made.examples.get(example, ())))
        lines.append(f"| {example} | {owner.get(example, '')} | {tests or 'none yet'} |")
    return [*lines, ""]


def _defect_lines(made: Ledger) -> list[str]:
    missed = made.defects.get("missed", [])
    if not missed:
        return []
    return ["## Planted defects that no test of their rule noticed", "", *(f"- {words}" for words in missed), ""]


def _chapter_lines(number: int, members: list[Rule], made: Ledger) -> list[str]:
    lines = [f"## {number}. {members[0].title}", ""]
    counts = [made.entries[rule.number].status for rule in members if not rule.heading]
    told = [f"{counts.count(status)} {status}" for status in STATUSES if status in counts]
    lines += [f"{', '.join(told)}.", ""]
    section, table = "", False
    for rule in members:
        if rule.section != section:
            section, table = rule.section, False
            lines += [*([""] if lines[-1] else []), f"### {section} {rule.title}", ""]
        entry = made.entries[rule.number]
        if rule.heading and not entry.where and not entry.tests:
            continue
        if not table:
            lines += ["| rule | state | says | code | tests |", "|---|---|---|---|---|"]
            table = True
        lines.append(_row(rule, entry))
    return [*lines, ""]


def _row(rule: Rule, entry: RuleEntry) -> str:
    state = f"{entry.status} by {', '.join(entry.through)}" if entry.through else entry.status
    if entry.status == "deviates":
        state += f": {entry.reason}"
    cells = (
        rule.number,
        state,
        rule.summary,
        _some(_code(place) for place in entry.where),
        _some(_test_names(entry.tests)),
    )
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _exception_lines(made: Ledger) -> list[str]:
    by_reason: defaultdict[str, list[str]] = defaultdict(list)
    for number, reason in exceptions().items():
        if made.entries[number].status == "not executable":
            by_reason[reason].append(number)
    lines = ["## Exceptions", "", "Rules of an executable kind that ask nothing of a machine:", ""]
    return [*lines, *(f"- {reason}: {', '.join(numbers)}" for reason, numbers in by_reason.items()), ""]


def _code(place: str) -> str:
    return f"`{place}`"


def _test_names(tests: Iterable[str]) -> list[str]:
    return [_code(test.rpartition("::")[2]) for test in tests]


def _some(names: Iterable[str]) -> str:
    listed = list(names)
    more = len(listed) - FEW
    return ", ".join(listed[:FEW]) + (f" and {more} more" if more > 0 else "")


# ---------------------------------------------------------------------------------------------------- interpretations


def interpretations_page() -> str:
    lines = [
        MADE,
        "",
        "# Readings of open questions",
        "",
        "Where the texts of 1.3 and 1.4 and a later one leave a choice, the machine takes one reading, by name, and",
        "says why. They stand in `sneakdoor.rules.interpretations`; code that carries one out cites the rule.",
        "",
    ]
    for reading in READINGS:
        lines += [
            f"## {reading.name[:1].upper()}{reading.name[1:]}",
            "",
            f"*{reading.question}*",
            "",
            f"**{reading.answer}**",
            "",
            reading.reason,
            "",
            f"Rules: {', '.join(reading.rules)}.",
            "",
        ]
    return "\n".join(lines).rstrip() + "\n"


def _evidence(arguments: list[str]) -> int:
    """What the reference knows of tests is made from the same marks, after the ledger."""
    sys.path.insert(0, str(ROOT))
    from tools.evidence import main as make_evidence  # noqa: PLC0415  (it watches tests, and is needed here only)

    return make_evidence(arguments)


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        old = stale(ROOT)
        for path in old:
            sys.stdout.write(f"{path} is stale: run `python3 dev.py ledger`\n")
        return max(1 if old else 0, _evidence(["--check"]))
    made = make(ROOT)
    for path, text in made.items():
        (ROOT / path).write_text(text, encoding="utf-8")
    sys.stdout.write(f"{json.dumps(load(made[DATA]).coverage())}\n")
    return _evidence([])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
