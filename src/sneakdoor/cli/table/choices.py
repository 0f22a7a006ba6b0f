"""Options as a player reads them: numbered, grouped by what they act on, found by number or by words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sneakdoor import Card, Option, Side, View
from sneakdoor.cli.table.drawing import INDENT, NAMES
from sneakdoor.cli.table.lines import GLUE, fit
from sneakdoor.seating import matching as matching_options
from sneakdoor.seating import suggested_first

BASIC, HAND, RUNS, DESTINATIONS, ANSWERS = "Basic actions", "From your hand", "Runs", "Servers", "Or"
GROUPS = {
    "credit": BASIC, "draw": BASIC, "purge": BASIC, "remove tag": BASIC,
    "play": HAND, "install": HAND,
    "run": RUNS, "server": DESTINATIONS, "access": "Access",
    "subroutine": "Subroutines", "number": "Numbers", "mode": "One of",
}  # fmt: skip
ZONES = {
    "deck": "From the deck",
    "discard": "From the discard pile",
    "facedown discard": "Facedown in the discard pile",
    "aside": "Set aside",
}
FIRST = (BASIC, HAND)
LAST = (RUNS, ANSWERS)
SHORT = (BASIC, RUNS, DESTINATIONS)
"""Groups of which each option is a word or two."""


@dataclass(frozen=True)
class Choice:
    """One option with its number and its words at this table."""

    number: int
    option: Option
    words: str
    group: str


def places(view: View) -> dict[int, tuple[str, Card]]:
    """Where each numbered card lies, by its number."""
    out: dict[int, tuple[str, Card]] = {}

    def put(place: str, cards: Sequence[Card]) -> None:
        for card in cards:
            if card.handle:
                out[card.handle] = (place, card)
            put(place, card.hosted)

    for server in view.servers:
        put(server.name, [*server.ice, *server.root])
    for cards in view.rig.values():
        put("Rig", cards)
    put("In play", view.playing)
    for player in (view.corp, view.runner):
        put(f"{NAMES[player.side]}'s score area", player.scored)
        put(f"{NAMES[player.side]}'s identity", [player.identity])
    return out


def choices(view: View) -> list[Choice]:
    """The options of the open question, in groups, numbered from 1 (or by value, where numbers are asked for)."""
    question = view.decision
    if question is None:
        return []
    where = places(view)
    grouped: dict[str, list[Option]] = {}
    for option in suggested_first(question.kind, question.options):
        grouped.setdefault(group_of(option, where), []).append(option)
    middle = [name for name in grouped if name not in (*FIRST, *LAST)]
    order = [name for name in (*FIRST, *middle, *LAST) if name in grouped]
    options = [(name, option) for name in order for option in grouped[name]]
    free = 1 + max((option.number for _, option in options if option.kind == "number"), default=0)
    out = []
    for name, option in options:
        number, free = (option.number, free) if option.kind == "number" else (free, free + 1)
        out.append(Choice(number, option, label(option), name))
    return out


def group_of(option: Option, where: dict[int, tuple[str, Card]]) -> str:
    if option.handle in where:
        return where[option.handle][0]
    if option.kind in GROUPS:
        return GROUPS[option.kind]
    if option.zone:
        return ZONES.get(option.zone, option.zone.capitalize())
    return "Cards" if option.card else ANSWERS


def label(option: Option) -> str:
    """An option's words, with the number of its card, and with its type where the Corp installs it."""
    words = str(option)
    if option.handle and option.card in words and f"#{option.handle}" not in words:
        words = words.replace(option.card, f"{option.card} #{option.handle}", 1)
    if option.kind == "install":
        words += type_of(option.card)
    return words


def type_of(title: str) -> str:
    """The type of a Corp card: where it may go, and what that costs, hangs on it."""
    from sneakdoor.decks import cards

    facts = cards().get(title)
    return f" ({facts.type})" if facts is not None and facts.side == Side.CORP else ""


def choice_lines(listed: Sequence[Choice], width: int) -> Iterator[str]:
    """The numbered list. A single group needs no heading; what is short stands on one line."""
    wide = max((len(str(one.number)) for one in listed), default=1)
    headings = len({one.group for one in listed}) > 1
    bare = [one for one in listed if one.option.kind == "number"]
    if bare:
        yield from fit("Numbers: " + ", ".join(str(one.number) for one in bare), width, INDENT)
    rest = [one for one in listed if one.option.kind != "number"]
    for name in dict.fromkeys(one.group for one in rest):
        group = [one for one in rest if one.group == name]
        if headings and name in SHORT and len(group) > 1:
            yield from fit(f"{name}: " + ", ".join(f"{one.number}{GLUE}{short(one)}" for one in group), width, INDENT)
            continue
        if headings:
            yield from fit(f"{name}:", width, INDENT)
        indent = INDENT * 2 if headings else INDENT
        for one in group:
            yield from fit(one.words, width, f"{indent}{one.number:>{wide}}  ", indent + " " * (wide + 2))


def short(choice: Choice) -> str:
    """An option in a row of its like: what the heading says is not said again."""
    words = choice.words
    return words.removeprefix("Run ") if choice.group == RUNS else words.replace(" ", GLUE)


def matching(words: str, listed: Sequence[Choice]) -> list[Choice]:
    """The choices that these words can mean; one alone if it is named in full."""
    found = [option for _, option in matching_options(words, [(one.words, one.option) for one in listed])]
    return [one for one in listed if one.option in found]
