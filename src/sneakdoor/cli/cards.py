"""`sneakdoor cards …`: list, show and search cards, report coverage, check declarations, import printed texts.

Exit codes: 1 if a card does not exist or a declaration is wrong, 2 if a file cannot be read.
"""

import json
import shutil
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sneakdoor import compiled
from sneakdoor.cli.errors import CommandError, known_rules
from sneakdoor.grammar.nouns import how_many
from sneakdoor.rulebook import DEFAULT_RULES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sneakdoor import CardDef
    from sneakdoor.catalogue import Entry, Official

WRONG = 1
UNREADABLE = 2
MOST_PROBLEMS = 20
MOST_OPTIONS = 8
WIDEST = 80
NARROWEST = 24
NOTHING_IMPORTED = (
    "no printed texts were imported yet: get a card file of NetrunnerDB (a pack file, or a response of its API 2.0), "
    "then run sneakdoor cards import FILE"
)

cards = typer.Typer(
    name="cards",
    help="List, show, search, count and check cards; import printed texts.",
    epilog="Texts are generated from the declarations; import a card file of NetrunnerDB to see the printed ones.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of lines.")]
Side = Annotated[str, typer.Option("--side", metavar="SIDE", help="Only of this side: corp or runner.")]
Kind = Annotated[str, typer.Option("--type", "-t", metavar="TYPE", help="Only of this type.")]
Faction = Annotated[str, typer.Option("--faction", "-f", metavar="FACTION", help="Only of this faction.")]
State = Annotated[str, typer.Option("--state", metavar="STATE", help="Only implemented, partial or missing cards.")]
Sets = Annotated[
    list[str] | None, typer.Option("--set", "-s", metavar="SET", help="Only of this set, by code or name; repeatable.")
]
Rules = Annotated[
    str, typer.Option("--rules", metavar="VERSION", callback=known_rules, help="By these rules: 1.4 or 26.03.")
]
Ours = Annotated[bool, typer.Option("--ours", help="Show our text even if a printed one was imported.")]


@cards.command("list")
def list_(
    side: Side = "",
    kind: Kind = "",
    faction: Faction = "",
    state: State = "",
    set_: Sets = None,
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """List cards and whether they are implemented."""
    from sneakdoor.catalogue import cards as all_cards

    tell_list(narrowed(all_cards(rules).values(), side, kind, faction, state, set_, rules), as_json=as_json)


@cards.command()
def show(
    titles: Annotated[list[str], typer.Argument(metavar="TITLE", help='Titles, as in "Snare!"; quote them.')],
    ours: Ours = False,
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """Show cards: facts, text, sets."""
    texts = imported(ours)
    found = named(titles, rules)
    if as_json:
        data = [entry.as_json(texts) for entry in found]
        echo_json(data[0] if len(data) == 1 else data)
        return
    for number, entry in enumerate(found):
        typer.echo("\n".join([*([""] if number else []), *card_lines(entry, texts, columns())]))


@cards.command()
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORD", help="Words in title, text, type, subtype, faction.")],
    side: Side = "",
    kind: Kind = "",
    faction: Faction = "",
    state: State = "",
    set_: Sets = None,
    ours: Ours = False,
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """Find the cards that contain all these words."""
    from sneakdoor.catalogue import search as look

    found = narrowed(look(" ".join(words), imported(ours), rules), side, kind, faction, state, set_, rules)
    tell_list(found, as_json=as_json)
    if not found and not as_json:
        from sneakdoor.decks import nearest

        close = nearest(" ".join(words), rules=rules)
        typer.echo("no card has all these words" + (f"; similar titles: {', '.join(close)}" if close else ""))
    if not found:
        raise typer.Exit(WRONG)


@cards.command()
def coverage(
    set_: Sets = None,
    missing: Annotated[bool, typer.Option("--missing", help="Name the cards that are missing.")] = False,
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """Count implemented, partial and missing cards, by set and in total."""
    from sneakdoor.catalogue import coverage as count

    counted = count(set_codes(set_, rules), rules)
    if as_json:
        data = counted.as_json()
        if missing:
            data["missing_titles"] = list(counted.all.missing_titles)
        echo_json(data)
        return
    data = counted.as_json()
    width = min(max(len(line["name"]) for line in data["sets"].values()), 30)
    typer.echo(f"{'set':<{width}} {'done':>5} {'part':>5} {'missing':>8} {'of':>5}")
    for line in data["sets"].values():
        typer.echo(tally_line(line["name"][:width], line, width))
    typer.echo()
    typer.echo(tally_line("all titles", data, width))
    if counted.campaign.total:
        typer.echo(tally_line("campaign cards among them", data["campaign"], width))
    if missing:
        typer.echo("\n" + "\n".join(counted.all.missing_titles or ("none is missing",)))


@cards.command("lint")
def check(
    titles: Annotated[list[str] | None, typer.Argument(metavar="TITLE", help="Only these cards.")] = None,
    notes: Annotated[bool, typer.Option("--notes", help="Show notes as well as errors.")] = False,
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """Check all declarations: facts, abilities, registers, and the English of their texts."""
    from sneakdoor.catalogue import lint

    found = lint(declared(titles, rules) if titles else None, imported(ours=False), rules)
    errors = [one for one in found if one.level == "error"]
    if as_json:
        echo_json({"errors": len(errors), "findings": [one.as_json() for one in found]})
    else:
        for one in found if notes else errors:
            typer.echo(str(one))
        hidden = len(found) - len(errors)
        typer.echo(f"{how_many(len(errors), 'error')}, {how_many(hidden, 'note')}")
    raise typer.Exit(WRONG if errors else 0)


@cards.command("truth")
def true_texts(
    titles: Annotated[list[str] | None, typer.Argument(metavar="TITLE", help="Only these cards.")] = None,
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """Change every value in the declarations, one at a time, and report changes that the text does not show."""
    from sneakdoor.catalogue import truth

    refuse_compiled("the possible values of declarations")
    found = truth(declared(titles, rules) if titles else None, rules)
    if as_json:
        echo_json(found.as_json())
    else:
        for one in found.blind:
            typer.echo(one.say())
        for data in found.as_json()["exceptions"]:
            typer.echo(f"{data['where']}, {how_many(data['values'], 'value')}, by exception: {data['reason']}")
        typer.echo(
            f"{how_many(found.chosen, 'value')}: {len(found.blind)} that the text does not show, "
            f"{len(found.excepted)} by exception"
        )
    raise typer.Exit(WRONG if found.blind else 0)


@cards.command("prompts")
def list_prompts(
    titles: Annotated[list[str] | None, typer.Argument(metavar="TITLE", help="Only questions of these cards.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of random games.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The first seed; the same seeds give the same list.")] = 0,
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """List the distinct questions of random games with all cards, with their options."""
    from sneakdoor.cli.prompt_survey import survey

    found = survey(games, seed, [entry.title for entry in named(titles, rules)] if titles else (), rules)
    if as_json:
        echo_json([one.as_json() for one in found])
        return
    for one in found:
        typer.echo(f"{one.side}, {one.kind}, CR {one.rule}, seed {one.seed}, decision {one.decision}\n  {one.prompt}")
        for answer in one.options[:MOST_OPTIONS]:
            typer.echo(f"    - {answer.words}" + (f"  [{answer.consequence}]" if answer.consequence else ""))
        if len(one.options) > MOST_OPTIONS:
            typer.echo(f"    … {len(one.options) - MOST_OPTIONS} more")
    typer.echo(f"{how_many(len(found), 'prompt')} in {how_many(games, 'game')}")


@cards.command("import")
def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Card files of NetrunnerDB; - reads stdin.")],
    as_json: AsJson = False,
) -> None:
    """Import the printed texts of a card file (pack file or API 2.0), to show instead of ours."""
    from sneakdoor.catalogue import BadCardFile, DataTrouble, read, store

    texts: dict[str, Official] = {}
    unknown: dict[str, None] = {}
    for file in files:
        name = "standard input" if str(file) == "-" else str(file)
        try:
            held = read(sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes())
        except OSError as error:
            raise CommandError(f"{name} cannot be opened: {error.strerror or error}") from error
        except BadCardFile as error:
            refuse(name, error.problems, as_json=as_json)
            raise typer.Exit(UNREADABLE) from error
        texts |= held.texts
        unknown |= dict.fromkeys(held.unknown)
    try:
        path = store(texts)
    except DataTrouble as error:
        raise CommandError(str(error)) from error
    if as_json:
        echo_json({"imported": len(texts), "unknown": list(unknown), "file": str(path)})
        return
    typer.echo(f"{how_many(len(texts), 'card')} imported; their printed texts are shown from now on")
    if unknown:
        typer.echo(f"{how_many(len(unknown), 'card')} outside the period left out")
    typer.echo(f"stored in {path}; delete that file to see our texts again")


@cards.command()
def compare(
    titles: Annotated[list[str] | None, typer.Argument(metavar="TITLE", help="These cards; quote titles.")] = None,
    every: Annotated[bool, typer.Option("--all", help="All implemented cards.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write an HTML page instead of text.")
    ] = None,
    set_: Sets = None,
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """Compare our texts with the imported printed ones, in two columns or on a page."""
    from sneakdoor.catalogue import cards as all_cards

    if titles and (every or set_):
        raise CommandError("name cards, or use --all or --set, not both")
    if not (titles or every or set_ or html):
        raise CommandError("name cards, or use --all or --set")
    found = named(titles, rules) if titles else narrowed(all_cards(rules).values(), set_=set_, rules=rules)
    shown = found if titles else [entry for entry in found if entry.declared is not None]
    texts = imported(ours=False)
    if html is not None:
        write_page(html, shown, texts, as_json=as_json)
        return
    from sneakdoor.cli.side_by_side import beside, both

    if not texts:
        raise CommandError(NOTHING_IMPORTED)
    if as_json:
        echo_json([both(entry, texts) for entry in shown])
        return
    for number, entry in enumerate(shown):
        typer.echo("\n".join([*([""] if number else []), *beside(entry, texts, terminal_width())]))
    if not titles:
        held = sum(entry.title in texts for entry in shown)
        typer.echo(f"\n{how_many(len(shown), 'card')}, {held} with a printed text beside ours")


def write_page(html: Path, shown: "list[Entry]", texts: "dict[str, Official]", *, as_json: bool) -> None:
    from sneakdoor.catalogue import compare_page

    held = sum(entry.title in texts for entry in shown)
    try:
        html.write_text(compare_page(shown, texts), encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{html} cannot be written: {error.strerror or error}") from error
    if as_json:
        echo_json({"file": str(html), "cards": len(shown), "official": held})
        return
    typer.echo(f"{html}: {how_many(len(shown), 'card')}, {held} with a printed text beside ours")
    if not texts:
        typer.echo(NOTHING_IMPORTED)


@cards.command()
def words(rules: Rules = DEFAULT_RULES, as_json: AsJson = False) -> None:
    """List the vocabulary that cards are written in."""
    from sneakdoor.catalogue import vocabulary

    refuse_compiled("the docstrings of the vocabulary")
    listed = vocabulary(rules)
    if as_json:
        echo_json([word.as_json() for word in listed])
        return
    group = ""
    for word in listed:
        if word.group != group:
            typer.echo(("\n" if group else "") + word.group)
            group = word.group
        typer.echo(f"  {word.signature}")
        for line in textwrap.wrap(word.says, columns() - 6):
            typer.echo(f"      {line}")


# -------------------------------------------------------------------------------------------------------------- helpers


def refuse_compiled(what: str) -> None:
    """Raise on the compiled engine, whose classes have neither attribute docstrings nor field types."""
    if compiled():
        raise CommandError(f"the compiled engine does not know {what}; use the pure package (see sneakdoor --version)")


def in_full(words: str, rules: str = DEFAULT_RULES) -> str:
    """Complete the start of a title if it is unique; otherwise return it unchanged."""
    from sneakdoor.seating import UnknownStop, title_named

    try:
        return title_named(words, rules=rules)
    except UnknownStop:
        return words


def card_lines(entry: "Entry", texts: "dict[str, Official]", width: int) -> list[str]:
    """Format a card as lines of at most this width."""
    facts = entry.facts
    unique = "◆ " if entry.declared is not None and entry.declared.unique else ""
    kind = facts.type.capitalize() + (f": {' - '.join(entry.subtypes)}" if entry.subtypes else "")
    side = facts.side.name.capitalize()
    faction = f"{facts.faction_name} {side}" if facts.faction_name != "neutral" else f"Neutral {side}"
    figures = ", ".join(f"{word} {value}" for word, value in entry.figures())
    lines = [*fit(f"{unique}{entry.title}", width), *fit(f"{kind}. {faction}.", width), *fit(figures, width), ""]
    text, source = entry.text_with(texts)
    for line in text.split("\n") if text else []:
        lines += fit(line, width, "  ") or [""]
    if source and not text:
        lines.append("(no text)")
    lines += ["", *fit("In " + ", ".join(entry.set_names), width)]
    if source == "official":
        lines += fit("The printed text, from the card file you imported.", width)
    if entry.declared is None:
        lines += fit("Not implemented yet: decks with it cannot be played here.", width)
    elif entry.declared.partial:
        lines += fit(f"Partly implemented, so decks refuse it: {entry.declared.partial}", width)
    return lines


def fit(text: str, width: int, indent: str = "") -> list[str]:
    """Wrap a text without breaking symbols in brackets; later lines are indented."""
    return textwrap.wrap(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def columns() -> int:
    return min(WIDEST, terminal_width())


def terminal_width() -> int:
    return max(NARROWEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def declared(titles: list[str], rules: str) -> "list[CardDef]":
    """Return the declarations of these cards, of those that have one."""
    return [entry.declared for entry in named(titles, rules) if entry.declared is not None]


def named(titles: list[str], rules: str = DEFAULT_RULES) -> "list[Entry]":
    """Return the cards with these titles; raise if one does not exist."""
    from sneakdoor.catalogue import UnknownCard, card

    try:
        return [card(in_full(title, rules), rules) for title in titles]
    except UnknownCard as error:
        raise CommandError(str(error)) from error


def tell_list(found: "list[Entry]", *, as_json: bool) -> None:
    if as_json:
        keys = ("title", "side", "type", "faction", "subtypes", "state")
        echo_json([{key: line[key] for key in keys} for line in (entry.as_json() for entry in found)])
        return
    marks = {"implemented": "+", "partial": "~", "missing": " "}
    for entry in found:
        kind = " - ".join((entry.facts.type, *entry.subtypes))
        line = f"{marks[entry.state]} {entry.title}"
        tail = f"{kind}, {entry.facts.faction_name}"
        typer.echo(f"{line:<42} {tail}" if len(line) + len(tail) < columns() else f"{line}\n    {tail}")
    if found:
        done = sum(entry.state == "implemented" for entry in found)
        typer.echo(f"{how_many(len(found), 'card')}, {done} implemented (+)")


def narrowed(
    entries: "Iterable[Entry]",
    side: str = "",
    kind: str = "",
    faction: str = "",
    state: str = "",
    set_: list[str] | None = None,
    rules: str = DEFAULT_RULES,
) -> "list[Entry]":
    """Filter entries; raise if a filter names something that does not exist."""
    from sneakdoor.catalogue import STATES
    from sneakdoor.catalogue import cards as all_cards

    every = [entry.facts for entry in all_cards(rules).values()]
    side = one_of("side", side, ["corp", "runner"])
    kind = one_of("type", kind, sorted({facts.type for facts in every}))
    state = one_of("state", state, list(STATES))
    factions = {facts.faction: facts.faction_name for facts in every} | {"neutral": "neutral"}
    faction = one_of("faction", faction.replace("-", "_").replace(" ", "_"), sorted(factions), prefix=True)
    codes = set_codes(set_, rules)
    return [
        entry
        for entry in entries
        if side in {"", entry.facts.side.name.lower()}
        and kind in {"", entry.facts.type}
        and state in {"", entry.state}
        and entry.facts.faction.startswith(faction)
        and (not codes or any(one.set in codes for one in entry.facts.printings))
    ]


def one_of(what: str, wish: str, known: list[str], *, prefix: bool = False) -> str:
    wish = wish.lower()
    if not wish or wish in known:
        return wish
    begun = [one for one in known if one.startswith(wish)]
    if prefix and len(begun) == 1:
        return begun[0]
    raise CommandError(f'there is no {what} "{wish}"; there are {", ".join(known)}')


def set_codes(wishes: list[str] | None, rules: str = DEFAULT_RULES) -> list[str]:
    """Return the codes of sets of these rules, given by code or name."""
    import difflib

    from sneakdoor.decks import sets

    known = sets(rules)
    names = {one.name.lower(): code for code, one in known.items()}
    found = []
    for wish in wishes or ():
        code = wish.lower() if wish.lower() in known else names.get(wish.lower())
        if code is None:
            close = difflib.get_close_matches(wish.lower(), [*names, *known], n=1)
            raise CommandError(f'there is no set "{wish}"' + (f"; the nearest: {close[0]}" if close else ""))
        found.append(code)
    return found


def imported(ours: bool) -> "dict[str, Official]":
    """Return the imported texts, or none if only ours are wanted."""
    from sneakdoor.catalogue import DataTrouble, official

    try:
        return {} if ours else official()
    except DataTrouble as error:
        raise CommandError(str(error)) from error


def refuse(name: str, problems: list[str], *, as_json: bool) -> None:
    if as_json:
        echo_json({"file": name, "imported": 0, "problems": problems})
        return
    typer.echo(f"{name}: cannot be read as a card file; nothing was changed", err=True)
    for problem in problems[:MOST_PROBLEMS]:
        typer.echo(f"  - {problem}", err=True)
    if len(problems) > MOST_PROBLEMS:
        typer.echo(f"  and {len(problems) - MOST_PROBLEMS} more", err=True)


def tally_line(name: str, line: dict[str, Any], width: int) -> str:
    return f"{name:<{width}} {line['implemented']:>5} {line['partial']:>5} {line['missing']:>8} {line['total']:>5}"


def echo_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
