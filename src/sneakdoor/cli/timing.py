"""`sneakdoor timing …`: timing structures step by step, and the windows in which a card can be used.

`sneakdoor timing corp-draw` is short for `sneakdoor timing show corp-draw`.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from sneakdoor.cli.errors import CommandError, known_rules
from sneakdoor.cli.rules import AsJson, echo_json, fit
from sneakdoor.rulebook import DEFAULT_RULES

if TYPE_CHECKING:
    from sneakdoor.reference.card_timing import CardAnswer
    from sneakdoor.testing.position import Position
    from sneakdoor.timing import TimingStructure

MOST_LINES = 12


class NamesToo(TyperGroup):
    """A command group that takes the name of a structure as `show NAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = ["show", *args]
        return super().parse_args(ctx, args)


timing = typer.Typer(
    name="timing",
    cls=NamesToo,
    help="Show turns, runs and windows (sneakdoor timing run), and when a card can be used (timing ask TITLE).",
    epilog="(P) both may use paid abilities, (R) the Corp may rez non-ice cards, (S) the Corp may score.",
    rich_markup_mode=None,
)


@timing.command()
def show(
    name: Annotated[str, typer.Argument(metavar="[STRUCTURE]", help="corp-draw, run, 6.9.2 …; none: list.")] = "",
    as_json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a diagram to a file.")] = None,
    rules: Annotated[
        str, typer.Option("--rules", metavar="VERSION", callback=known_rules, help="Of which rules: 1.4 or 26.03.")
    ] = "",
) -> None:
    """Show a timing structure: its steps, windows, branches and loops."""
    from sneakdoor.timing import NoSuchStructure, drawing, structure, structures

    if not name:
        known = structures(rules or DEFAULT_RULES)
        if svg is not None:
            raise CommandError("name a structure to draw, for instance: sneakdoor timing run --svg run.svg")
        if as_json:
            echo_json([one.as_dict() for one in known.values()])
            return
        for one in known.values():
            typer.echo(f"{one.key:<20} {one.title} (CR {one.rule})")
        return
    try:
        found = structure(name, rules)
    except NoSuchStructure as error:
        raise CommandError(f"{error}; `sneakdoor timing` lists them all") from None
    if svg is not None:
        write(svg, drawing(found))
        typer.echo(f"Written: {svg}")
    elif as_json:
        echo_json(found.as_dict())
    else:
        typer.echo("\n".join(lines(found)))


@timing.command()
def between(
    first: Annotated[str, typer.Argument(help="The number of a step, as in 5.6.1a.")],
    last: Annotated[str, typer.Argument(help="The number of a later step of the same turn, run or procedure.")],
    as_json: AsJson = False,
) -> None:
    """Show the windows between two steps and what they allow."""
    from sneakdoor.timing import NoSuchStructure
    from sneakdoor.timing import between as steps_between

    try:
        found = steps_between(first, last)
    except NoSuchStructure as error:
        raise CommandError(str(error)) from None
    data = [
        {
            "step": step.number,
            "words": step.words,
            "corp": step.window.allows("Corp") if step.window is not None else [],
            "runner": step.window.allows("Runner") if step.window is not None else [],
        }
        for _, step in found
    ]
    if as_json:
        echo_json(data)
        return
    if not found:
        typer.echo("nothing comes between them")
    for one in data:
        typer.echo(fit(str(one["words"]), f"{one['step']}  "))
        for side in ("corp", "runner"):
            if one[side]:
                typer.echo(fit(f"the {side.capitalize()} may {', '.join(one[side])}", "        "))


@timing.command()
def ask(
    title: Annotated[list[str], typer.Argument(metavar="TITLE", help="A card, as in Marilyn Campaign.")],
    as_json: AsJson = False,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a position for sneakdoor play --from FILE.")
    ] = None,
    at: Annotated[str, typer.Option(metavar="STEP", help="The window of the position (default: the last).")] = "",
) -> None:
    """Show in which windows a card can be rezzed, scored, played, installed or used, and with what effect."""
    from sneakdoor.catalogue import UnknownCard
    from sneakdoor.reference.card_timing import ask as find_out

    try:
        answer = find_out(" ".join(title))
    except UnknownCard as error:
        raise CommandError(str(error)) from None
    if position is not None:
        write(position, position_at(answer, at).to_json() + "\n")
    if as_json:
        echo_json(answer.as_dict())
    else:
        typer.echo("\n".join(answer_lines(answer)))
        if position is not None:
            typer.echo(f"\nWritten: {position}; `sneakdoor play --from {position}` starts from there.")


def position_at(answer: "CardAnswer", at: str) -> "Position":
    """Return the position before the card is used at this step, or in the last window."""
    if not at:
        if answer.last is not None:
            return answer.last.position
        raise CommandError(f"there is no last window for {answer.card}: {answer.why}")
    for window in answer.windows:
        if window.step == at and window.position is not None:
            return window.position
    able = [window.step for window in answer.windows if window.position is not None]
    where = f"; it can be used at {', '.join(able)}" if able else ""
    raise CommandError(f"nothing can be done with {answer.card} at {at}{where}")


def answer_lines(answer: "CardAnswer") -> list[str]:
    """Format an answer as wrapped lines."""
    out = [answer.card]
    if answer.setting and answer.windows:
        out.append(fit(f"Tried in a round of turns: {answer.setting}.", ""))
    if answer.windows:
        out.append("")
    for window in answer.windows:
        able = ", ".join(window.can) or "no"
        rule = f" (CR {window.by})" if window.by and window.by != window.step else ""
        out.append(fit(f"{window.effect}{rule}".strip() or "no further effect", f"  {window.step:<7} {able:<10} "))
    if answer.last is not None:
        last = answer.last
        out += ["", fit(f"The last window: {last.step} ({last.can}). {last.words}", ""), "", "Log of the trial:"]
        out += [fit(line, "  ") for line in last.log[:MOST_LINES]]
        if len(last.log) > MOST_LINES:
            out.append(f"  … and {len(last.log) - MOST_LINES} more lines")
    if answer.why:
        out += ["", fit(answer.why, "")]
    return out


def lines(one: "TimingStructure", now: str = "") -> list[str]:
    """Format a structure as wrapped lines; the step with this number is marked."""

    out = [f"{one.title} (CR {one.rule})"]
    if one.inside:
        out.append(fit("part of: " + ", ".join(one.inside), "  "))
    for step in one.steps:
        mark = "> " if now and step.number == now else "  "
        out += ["", fit(step.words, f"{mark}{step.number:<8} ")]
        indent = " " * 11
        if step.gives:
            out.append(fit(f"normally {step.gives}", indent))
        if step.window is not None:
            out += [fit(line, indent + "· ") for line in step.window.passing()]
        for branch in step.branches:
            to = branch.step or branch.structure or "the end"
            out.append(
                fit(
                    f"{branch.when}: {'back' if branch.back else 'on'} to {to}",
                    indent + ("↩ " if branch.back else "→ "),
                )
            )
        inner = [key for key in step.opens if step.window is None and key != "checkpoint"]
        if inner:
            out.append(fit("inside: " + ", ".join(inner), indent))
    return out


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror or error}") from None
