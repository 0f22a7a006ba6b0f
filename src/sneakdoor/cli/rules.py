"""`sneakdoor rules …`: the summary of a rule, its status, the code that implements it, and its tests.

`sneakdoor rules 6.9.3c` is short for `sneakdoor rules show 6.9.3c`. For a rule of 1.4 it says what became of it in
version 26.03, and for one of 26.03 where it comes from. If you have the official text, import it to see it next to our
summaries.
"""

import json
import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from sneakdoor.cli.errors import CommandError

if TYPE_CHECKING:
    from sneakdoor.document import OfficialRule
    from sneakdoor.rulebook import Rule

NOTHING = 1
WIDEST = 100
NARROWEST = 40

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of lines.")]
Ours = Annotated[bool, typer.Option("--ours", help="Hide the imported official text.")]
RulesetOption = Annotated[str, typer.Option("--rules", metavar="VERSION", help="Of which rules: 1.4 or 26.03.")]


class NumbersToo(TyperGroup):
    """A command group that takes a rule number as `show NUMBER`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0].removeprefix("1.4:")[:1].isdigit():
            args = ["show", *args]
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        from sneakdoor.rulebook import UnknownRuleset
        from sneakdoor.rulebook.generated import GeneratedDataError

        try:
            return super().invoke(ctx)
        except (GeneratedDataError, UnknownRuleset) as error:
            raise CommandError(str(error)) from error


rules = typer.Typer(
    name="rules",
    cls=NumbersToo,
    help="Look up rules by number (sneakdoor rules 6.9.3c), search them, show coverage, import the official text.",
    epilog="A plain number refers to version 1.3; a rule that is new or different in 1.4 is written 1.4:9.8.1, "
    "a rule of version 26.03 is written 26.03:6.9.4c.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@rules.command()
def show(
    numbers: Annotated[list[str], typer.Argument(metavar="NUMBER", help="Numbers of rules, as in 6.9.3c.")],
    ours: Ours = False,
    as_json: AsJson = False,
) -> None:
    """Show rules: summary, status, code, tests and examples."""
    from sneakdoor.document.imported import beside
    from sneakdoor.rulebook import UnknownRule, find

    try:
        asked = [find(number) for number in numbers]
    except UnknownRule as error:
        raise CommandError(str(error)) from error
    texts = imported(ours)
    # The rule that the engine follows comes first, then the older one.
    wanted = [*(one for rule in asked for one in followed(rule.number)), *(rule.number for rule in asked)]
    found = asked if as_json else [find(number) for number in dict.fromkeys(wanted)]
    data = [describe(rule) | {"official": [one.as_json() for one in beside(rule, texts)]} for rule in found]
    if as_json:
        echo_json(data[0] if len(data) == 1 else data)
        return
    for number, one in enumerate(data):
        typer.echo("\n".join([*([""] if number else []), *lines(one)]))


@rules.command()
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORD", help="Words in the title or the summary.")],
    ours: Ours = False,
    ruleset: RulesetOption = "1.4",
    as_json: AsJson = False,
) -> None:
    """Find the rules that contain all these words, in our summary or in an imported text."""
    from sneakdoor.rulebook import ruleset_of
    from sneakdoor.rulebook import search as look
    from sneakdoor.rulebook.ledger import entry

    if any(ruleset_of(word) == "26.03" for word in words):  # the number tells
        ruleset = "26.03"
    found = look(" ".join(words), ruleset)
    found += in_official(words, found, ruleset, ours=ours)
    if as_json:
        echo_json([{**summary(rule), "status": entry(rule.number).status} for rule in found])
    elif not found:
        typer.echo("no rule has all these words")
    else:
        width = max(len(rule.number) for rule in found)
        for rule in found:
            about = rule.summary if rule.heading else f"{rule.summary} ({entry(rule.number).status})"
            typer.echo(fit(about, f"{rule.number:<{width}}  "))
    if not found:
        raise typer.Exit(NOTHING)


@rules.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The official text, in any format; - reads stdin.")],
    version: Annotated[
        str | None,
        typer.Option("--as", metavar="VERSION", help="Its version, 1.3, 1.4 or 26.03, if it does not name it."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Import the official text of the rules, on this machine only, to show next to our summaries."""
    from sneakdoor.cli.document import opened, refuse
    from sneakdoor.document import BadDocument, gather, store
    from sneakdoor.user_data import DataTrouble

    try:
        gathered = gather(opened(file), version)
        path = store(gathered)
    except BadDocument as error:
        refuse(error)
    except DataTrouble as error:
        raise CommandError(str(error)) from error
    if as_json:
        data = {"imported": len(gathered.texts), "version": gathered.version, "unknown": list(gathered.unknown)}
        echo_json(data | {"file": str(path)})
        return
    typer.echo(
        f"{len(gathered.texts)} texts of version {gathered.version} imported; they are shown next to our summaries"
    )
    if gathered.unknown:
        typer.echo(fit(f"left out, not numbers of this rulebook: {', '.join(gathered.unknown)}", ""))
    typer.echo(f"stored in {path}; delete that file to see only our summaries")


@rules.command()
def coverage(ruleset: RulesetOption = "1.4", as_json: AsJson = False) -> None:
    """Count executable rules: cited in code, covered by tests; and worked examples."""
    from sneakdoor.rulebook.ledger import ledger

    data = ledger(ruleset).coverage()
    if as_json:
        echo_json(data)
        return
    examples, defects = data["examples"], data["defects"]
    rows = [
        ("rules in force", data["rules"]),
        ("executable", data["executable"]),
        ("  cited in code", data["cited"]),
        ("  shown by a test", data["tested"]),
        *((f"  {status}", count) for status, count in data["status"].items()),
        ("exceptions, each with its reason", data["exceptions"]),
        ("worked examples", f"{examples['passing']} of {examples['total']}"),
        ("planted defects caught", f"{defects['caught']} of {defects['planted']}"),
    ]
    for words, value in rows:
        typer.echo(f"{words:<34} {value}")


# -------------------------------------------------------------------------------------------------------------- helpers


def imported(ours: bool) -> "dict[str, dict[str, OfficialRule]]":
    """Return the imported texts, or none if only ours are wanted."""
    from sneakdoor.document.imported import kept
    from sneakdoor.user_data import DataTrouble

    try:
        return {} if ours else kept()
    except DataTrouble as error:
        raise CommandError(str(error)) from error


def in_official(words: list[str], found: "list[Rule]", ruleset: str, *, ours: bool) -> "list[Rule]":
    """Return further rules whose official text contains all these words."""
    from sneakdoor.document.imported import beside
    from sneakdoor.rulebook import rules as all_rules

    texts = imported(ours)
    wanted = [word for one in words for word in one.casefold().split()]
    if not texts or not wanted:
        return []
    have = {rule.number for rule in found}
    return [
        rule
        for rule in all_rules(ruleset).values()
        if rule.number not in have
        and any(
            all(word in " ".join((one.text, *one.examples)).casefold() for word in wanted)
            for one in beside(rule, texts)
        )
    ]


def summary(rule: "Rule") -> dict[str, Any]:
    return {
        "number": rule.number,
        "title": rule.title,
        "summary": rule.summary,
        "kind": rule.kind,
        "version": rule.version,
    }


def describe(rule: "Rule") -> dict[str, Any]:
    """Return everything known about a rule as plain data."""
    from sneakdoor.rulebook import children
    from sneakdoor.rulebook.index import ruleset_of
    from sneakdoor.rulebook.ledger import entry, ledger

    one, shown = entry(rule.number), ledger(ruleset_of(rule.number)).examples
    return {
        **summary(rule),
        "section": rule.section,
        "evidence": rule.evidence,
        "replaces": list(rule.replaces),
        "replaced_by": list(one.through),
        **relatives(rule),
        "status": one.status,
        "reason": one.reason,
        "implemented": list(one.where),
        "tests": list(one.tests),
        "examples": [{"number": number, "tests": list(shown.get(number, ()))} for number in rule.examples],
        "readings": list(one.readings),
        "beneath": [{"number": child.number, "summary": child.summary} for child in children(rule.number)],
    }


def relatives(rule: "Rule") -> dict[str, Any]:
    """Return what became of a rule of 1.4 in 26.03 (`became`), and where one of 26.03 comes from (`came_from`)."""
    from sneakdoor.rulebook.concordance import ancestors, fates

    fate = fates().get(rule.number)  # a rule that 1.4 replaced has none of its own
    became = {"verdict": fate.verdict, "rules": list(fate.to), "note": fate.note} if fate else None
    came = [{"verdict": one.verdict, "rule": one.rule, "note": one.note} for one in ancestors(rule.number)]
    return {"became": became, "came_from": came}


def relative_lines(data: dict[str, Any]) -> list[str]:
    """Format what became of a rule, or where it comes from."""
    from sneakdoor.rulebook import find

    became, came = data["became"], data["came_from"]
    if became:
        note = f": {became['note']}" if became["note"] else ""
        return [
            fit(f"in 26.03 {became['verdict']}{note}", ""),
            *(fit(find(number).summary, f"  {number}  ") for number in became["rules"]),
        ]
    if data["version"] != "26.03":
        return []
    out = [] if came else ["new in 26.03"]
    for one in came:
        note = f": {one['note']}" if one["note"] else ""
        out.append(fit(f"from {one['rule']} of 1.4, {one['verdict']}{note}", ""))
    return out


def followed(number: str) -> list[str]:
    """Return the rules that the engine follows for this number: those of 1.4 that replaced it, or itself."""
    from sneakdoor.rulebook import find
    from sneakdoor.rulebook.index import successors

    return list(successors().get(number, ())) or [find(number).number]


def as_followed(number: str) -> list[str]:
    """Describe a rule for a player: the one that the engine follows, then the one that it replaced."""
    from sneakdoor.rulebook import find
    from sneakdoor.rulebook.concordance import ancestors

    asked, now = find(number), followed(number)
    if asked.version == "26.03":
        data = [f"{asked.number}  {asked.summary} ({asked.title})"]
        return data + [f"in 1.4, {one.rule}: {find(one.rule).summary}" for one in ancestors(number)]
    if now == [asked.number]:
        older = [find(one) for one in asked.replaces]
        out = [f"{asked.number}  {asked.summary} ({asked.title})"]
        return out + [f"before 1.4, {one.number}: {one.summary}" for one in older]
    out = [f"{one.number}  {one.summary} ({one.title})" for one in map(find, now)]
    return [*out, f"before 1.4, {asked.number}: {asked.summary}"]


def lines(data: dict[str, Any]) -> list[str]:
    """Format a rule as wrapped lines."""
    number, status = data["number"], data["status"]
    out = [fit(f"{number}  {data['summary']}", "")]
    known = {"confirmed": "", "stated": ", known from the list of changes", "inferred": ", inferred from a later text"}
    out += [fit(f"{data['kind']} of {data['section']} {data['title']}; {data['version']}{known[data['evidence']]}", "")]
    for word, numbers in (("replaces", data["replaces"]), ("replaced in 1.4 by", data["replaced_by"])):
        if numbers:
            out.append(fit(f"{word} {', '.join(numbers)}", ""))
    out += relative_lines(data)
    for one in data["official"]:
        out += ["", f"the official text (version {one['version']}, from the file you imported)"]
        out += [fit(line, "  ") for line in (*one["text"].split("\n"), *one["examples"])]
    out += [""] if data["official"] else []
    if not data["replaced_by"]:
        out.append(fit(status + (f": {data['reason']}" if data["reason"] else ""), ""))
    for heading, listed in (
        ("implemented in", data["implemented"]),
        ("shown by", data["tests"]),
        ("part of the open questions", data["readings"]),
    ):
        out += ["", heading, *(f"  {one}" for one in listed)] if listed else []
    if data["examples"]:
        out += ["", "worked examples"]
        out += [f"  {one['number']}: {', '.join(one['tests']) or 'no test yet'}" for one in data["examples"]]
    if data["beneath"]:
        out += ["", "beneath it", *(fit(one["summary"], f"  {one['number']}  ") for one in data["beneath"])]
    return out


def fit(text: str, indent: str) -> str:
    width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))
    return textwrap.fill(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=" " * (len(indent) or 2),
        break_long_words=False,
        break_on_hyphens=False,
    )


def echo_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
