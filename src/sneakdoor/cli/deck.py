"""`sneakdoor deck …`: check, show, convert and compare decks, and compute the odds of first hands.

Exit codes: 1 for an illegal deck, 2 for one that cannot be read.
"""

import json
import shutil
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sneakdoor.cli.errors import CommandError, known_rules

if TYPE_CHECKING:
    from fractions import Fraction

    from sneakdoor.decks import CardFacts, Deck, DeckError, Format

ILLEGAL = 1
UNREADABLE = 2
MOST_PROBLEMS = 20
BAR = 30
MOST_WANTED = 12

deck = typer.Typer(
    name="deck",
    help="Check, show, convert and compare decks.",
    epilog="Input formats: plain text, exports of NetrunnerDB, jinteki.net, OCTGN.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A deck file, or the name of a starter deck; - reads standard input.")
]
From = Annotated[str, typer.Option("--from", metavar="FORM", help="The format of the file (default: detected).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")]


@deck.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Deck files; - reads standard input.")],
    format_: Annotated[
        str, typer.Option("--format", "-f", metavar="FORMAT", help="A format's name, or a JSON file with one.")
    ] = "",
    on: Annotated[
        str, typer.Option("--on", metavar="DAY", help="Use the list in force on a day, such as 2018-10-01.")
    ] = "",
    rules: Annotated[
        str, typer.Option("--rules", metavar="VERSION", help="By these rules: 1.4 or 26.03 (default: the format's).")
    ] = "",
    play: Annotated[bool, typer.Option("--play", help="Also refuse cards that are not implemented.")] = False,
    form: From = "",
    as_json: AsJson = False,
) -> None:
    """Check whether decks are legal, and list every problem."""
    from sneakdoor.decks import DeckError

    chosen = chosen_format(format_ or ("standard" if on else ""), on, rules)
    worst, data = 0, []
    for file in files:
        try:
            verdict = judged(read_file(file, form), chosen, play=play)
        except DeckError as error:
            verdict = {"legal": False, "problems": [problem.as_json() for problem in error.problems]}
            worst = UNREADABLE
            if not as_json:
                complain(file, error)
        else:
            worst = max(worst, 0 if verdict["accepted"] else ILLEGAL)
            if not as_json:
                tell_verdict(file, chosen, verdict)
        data.append({"file": str(file), **verdict})
    if as_json:
        echo_json({"format": chosen.name, "decks": data})
    raise typer.Exit(worst)


@deck.command()
def show(file: File, form: From = "", as_json: AsJson = False) -> None:
    """Show a deck by type, with its cost curve and influence."""
    from sneakdoor.decks import Tally, agenda_points, cost_curves, every_card, grouped

    shown = opened(file, form, as_json=as_json)
    tally, identity = Tally(shown), every_card()[shown.identity]
    spent = {one.card.title: one.total for one in tally.spending}
    points = agenda_points(max(shown.size, identity.minimum)) if shown.side.name == "CORP" else None
    curves = cost_curves(shown)
    if as_json:
        data = shown.as_json() | {"size": shown.size, "minimum": identity.minimum, "faction": identity.faction}
        data["influence"] = {"spent": tally.influence, "limit": identity.influence_limit, "cards": spent}
        data["agenda_points"] = {"found": tally.points, "least": points[0], "most": points[1]} if points else None
        data["cost_curves"] = curves
        echo_json(data)
        return
    limit = "no limit" if identity.influence_limit is None else f"of {identity.influence_limit}"
    typer.echo(shown.name or "(unnamed deck)")
    typer.echo(f"{shown.identity} ({identity.faction_name} {shown.side.name.title()})")
    line = f"{shown.size} cards (at least {identity.minimum}), influence {tally.influence} {limit}"
    typer.echo(line + (f", agenda points {tally.points} ({points[0]} or {points[1]})" if points else ""))
    for heading, members in grouped(shown):
        typer.echo(f"\n{heading}")
        for card, count in members:
            facts = [cost_text(card)]
            facts += [f"influence {spent[card.title]}"] if card.title in spent else []
            typer.echo(f"  {count} {card.title:<42} {', '.join(facts)}".rstrip())
    if shown.extras:
        typer.echo("\nOutside the deck")
        for title, count in shown.extras.items():
            typer.echo(f"  {count} {title}")
    for kind, curve in curves.items():
        typer.echo(f"\nCost curve: {kind}" + (" (to advance)" if kind == "agenda" else ""))
        for cost in range(min(curve), max(curve) + 1):
            count = curve.get(cost, 0)
            typer.echo(f"  {cost:>2} {'#' * min(count, BAR)} {count or ''}".rstrip())
    if shown.notes:
        typer.echo("\nNotes")
        for line in shown.notes.split("\n"):
            typer.echo(textwrap.fill(line, max(40, min(100, shutil.get_terminal_size((80, 24)).columns))))


@deck.command()
def convert(
    file: File,
    to: Annotated[
        str, typer.Option("--to", "-t", metavar="FORM", help="text, nrdb, markdown, jinteki, octgn or json.")
    ],
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to a file.")] = None,
    form: From = "",
    as_json: AsJson = False,
) -> None:
    """Convert a deck to another format."""
    from sneakdoor.decks import FILE_FORMATS, write

    if to not in FILE_FORMATS:
        raise CommandError(f'there is no form "{to}" for decks; there are {", ".join(FILE_FORMATS)}')
    read_deck = opened(file, form, as_json=as_json)
    text = write(read_deck, to)
    if output:
        try:
            output.write_text(text, encoding="utf-8")
        except OSError as error:
            raise CommandError(f"{output} cannot be written: {error.strerror or error}") from error
    if as_json:
        echo_json({"form": to, "deck": read_deck.as_json(), "text": text, "output": str(output) if output else None})
    elif not output:
        typer.echo(text, nl=False)


@deck.command()
def diff(
    before: Annotated[Path, typer.Argument(metavar="BEFORE", help="A deck file.")],
    after: Annotated[Path, typer.Argument(metavar="AFTER", help="The deck to compare it with.")],
    as_json: AsJson = False,
) -> None:
    """List the cards to add and remove to get from one deck to another."""
    from sneakdoor.decks import difference

    one, two = (opened(file, "", as_json=as_json) for file in (before, after))
    changes = difference(one, two)
    if as_json:
        echo_json(changes.as_json())
        return
    if not changes:
        typer.echo("the same cards")
    if one.identity != two.identity:
        typer.echo(f"- {one.identity}\n+ {two.identity}")
    for where, counts in (("", changes.cards), (" (outside the deck)", changes.extras)):
        for title, (was, now) in counts.items():
            sign, many = ("+", now - was) if now > was else ("-", was - now)
            typer.echo(f"{sign} {many} {title}{where}" + (f" ({was} to {now})" if was and now else ""))


@deck.command()
def hands(
    file: File,
    want: Annotated[
        list[str] | None,
        typer.Option("--want", "-w", metavar="TITLE", help='A wanted card, or alternatives: "Corroder | Paperclip".'),
    ] = None,
    size: Annotated[int | None, typer.Option(min=1, help="Size of the hand (default: by the identity).")] = None,
    form: From = "",
    as_json: AsJson = False,
) -> None:
    """Compute the odds for cards in the first hand, with and without a mulligan."""
    from sneakdoor.decks import every_card
    from sneakdoor.decks import hands as first_hands

    held = opened(file, form, as_json=as_json)
    odds = first_hands(held, size)
    if not held.size:
        raise CommandError(f"{called(file)} has no cards to draw")
    if len(want or ()) > MOST_WANTED:
        raise CommandError(f"at most {MOST_WANTED} wanted cards are possible, because the work doubles with each")
    groups = [wanted(words, held) for words in want or ()]
    singles = {title: odds.any_of([title]) for title in held.cards}
    kinds = sorted({every_card()[title].type for title in held.cards})
    numbers = {kind: odds.number(odds.of_type(kind)) for kind in kinds}
    together = odds.one_of_each(groups) if groups else None
    if as_json:
        echo_json(
            {
                "hand": odds.size,
                "cards": {title: both(chance) for title, chance in singles.items()},
                "types": {kind: [float(chance) for chance in chances] for kind, chances in numbers.items()},
                "wanted": [{"any_of": group, **both(odds.any_of(group))} for group in groups],
                "all_wanted": both(together) if together is not None else None,
            }
        )
        return
    typer.echo(f"{held.name or held.identity}: {odds.size} of {held.size} cards\n")
    if together is not None:
        typer.echo(f"{'wanted':<44} {'drawn':>7} {'or after a mulligan':>20}")
        for group in groups:
            tell_odds(" or ".join(group), odds.any_of(group))
        if len(groups) > 1:
            tell_odds("all of these", together)
        return
    typer.echo(f"{'at least one of':<44} {'drawn':>7} {'or after a mulligan':>20}")
    for title, chance in sorted(singles.items(), key=lambda item: (-item[1], item[0])):
        tell_odds(f"{held.cards[title]} {title}", chance)
    typer.echo("\n" + f"{'how many':<12}" + "".join(f"{number:>7}" for number in range(odds.size + 1)))
    for kind, chances in numbers.items():
        typer.echo(f"{kind:<12}" + "".join(f"{percent(chance):>7}" for chance in chances))


# -------------------------------------------------------------------------------------------------------------- helpers


def read_file(file: Path, form: str) -> "Deck":
    """Read the deck in a file; raise `DeckError` if that is impossible."""
    from sneakdoor.decks import FILE_FORMATS, DeckError, Problem, read

    if form and form not in FILE_FORMATS:
        raise CommandError(f'there is no form "{form}" for decks; there are {", ".join(FILE_FORMATS)}')
    starter = starter_called(str(file)) if not form and not file.exists() else None
    if starter is not None:
        return starter
    try:
        content = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except FileNotFoundError as error:
        from sneakdoor.decks import latest_shelved_decks, shelved_decks

        known = ", ".join(shelved_decks() | latest_shelved_decks())
        words = f"cannot be opened: {error.strerror}, and no included deck has this name (there are {known})"
        raise DeckError([Problem(0, "", words)]) from error
    except OSError as error:
        raise DeckError([Problem(0, "", f"cannot be opened: {error.strerror or error}")]) from error
    return read(content, form or None)


def starter_called(words: str) -> "Deck | None":
    """Return the included deck whose name is, or uniquely starts with, these words."""
    from sneakdoor.decks import latest_shelved_decks, shelved_decks
    from sneakdoor.seating import fold

    wanted = fold(words)
    known = shelved_decks() | latest_shelved_decks()
    found = [deck for name, deck in known.items() if wanted and fold(name).startswith(wanted)]
    exact = [deck for deck in found if fold(deck.name) == wanted]
    return (exact or found)[0] if len(exact or found) == 1 else None


def opened(file: Path, form: str, *, as_json: bool) -> "Deck":
    """Read a deck; print the problems and exit if that is impossible."""
    from sneakdoor.decks import DeckError

    try:
        return read_file(file, form)
    except DeckError as error:
        if as_json:
            echo_json({"file": str(file), "problems": [problem.as_json() for problem in error.problems]})
        else:
            complain(file, error)
        raise typer.Exit(UNREADABLE) from error


def chosen_format(name: str, on: str = "", rules: str = "") -> "Format":
    from sneakdoor.decks import rules_only
    from sneakdoor.rulebook import DEFAULT_RULES

    known_rules(rules)
    if not name:
        return rules_only(rules or DEFAULT_RULES)
    try:
        found = _format_of(name, on, rules)
    except OSError as error:
        raise CommandError(f"{name} cannot be opened: {error.strerror or error}") from error
    except ValueError as error:
        raise CommandError(str(error)) from error
    if rules and found.rules != rules:
        raise CommandError(f"the format {found.name} is played by the rules {found.rules}, not {rules}")
    return found


def _format_of(name: str, on: str, rules: str) -> "Format":
    from sneakdoor.decks import format_named, format_on, read_format

    if on:
        return format_on(name, on)
    if name.endswith(".json"):
        return read_format(Path(name).read_text(encoding="utf-8"))
    return format_named(name, rules)


def judged(judging: "Deck", chosen: "Format", *, play: bool) -> dict[str, Any]:
    from sneakdoor.decks import check as violations_of
    from sneakdoor.decks import unimplemented

    violations = violations_of(judging, chosen)
    missing = unimplemented(judging, chosen.rules)
    return {
        "name": judging.name,
        "identity": judging.identity,
        "side": judging.side.name.lower(),
        "size": judging.size,
        "legal": not violations,
        "playable": not violations and not missing,
        "accepted": not violations and not (play and missing),
        "violations": [{**violation.as_json(), "line": str(violation)} for violation in violations],
        "unimplemented": list(missing),
    }


def tell_verdict(file: Path, chosen: "Format", verdict: dict[str, Any]) -> None:
    name = f"{called(file)}: {verdict['name'] or verdict['identity']}"
    if verdict["legal"]:
        typer.echo(f"{name}: legal [{chosen.name}]")
    else:
        typer.echo(f"{name}: not legal [{chosen.name}]")
        for violation in verdict["violations"]:
            typer.echo(f"  - {violation['line']}")
    if missing := verdict["unimplemented"]:
        listed = ", ".join(missing[:8]) + (f" and {len(missing) - 8} more" if len(missing) > 8 else "")
        typer.echo(f"  cannot be played here yet: {listed}")


def called(file: Path) -> str:
    return "standard input" if str(file) == "-" else str(file)


def complain(file: Path, error: "DeckError") -> None:
    typer.echo(f"{called(file)}: cannot be read as a deck", err=True)
    for problem in error.problems[:MOST_PROBLEMS]:
        typer.echo(f"  - {problem}", err=True)
    if len(error.problems) > MOST_PROBLEMS:
        typer.echo(f"  and {len(error.problems) - MOST_PROBLEMS} more", err=True)


def cost_text(card: "CardFacts") -> str:
    if card.type == "agenda":
        return f"{card.points} points, {card.cost} to advance"
    return "" if card.is_identity else f"costs {'X' if card.cost is None else card.cost}"


def wanted(words: str, held: "Deck") -> list[str]:
    """Return the titles of a wanted card and its alternatives; each must be in the deck."""
    from sneakdoor.decks import find
    from sneakdoor.rulebook import LATEST_RULES

    titles = []
    for part in words.split("|"):
        meant = [title for title in find(part, LATEST_RULES) if title in held.cards]
        if not meant:
            raise CommandError(f'"{part.strip()}" is not in this deck')
        titles += meant
    return titles


def tell_odds(words: str, chance: "Fraction") -> None:
    from sneakdoor.decks import with_mulligan

    typer.echo(f"{words:<44} {percent(chance):>7} {percent(with_mulligan(chance)):>20}")


def both(chance: "Fraction") -> dict[str, float]:
    from sneakdoor.decks import with_mulligan

    return {"drawn": float(chance), "with_mulligan": float(with_mulligan(chance))}


def percent(chance: "Fraction") -> str:
    return f"{float(100 * chance):.1f}%"


def echo_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
