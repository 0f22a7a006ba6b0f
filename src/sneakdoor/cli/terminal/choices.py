"""Options for the player: numbered, grouped by what they act on, found by number or words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sneakdoor import Card, Option, Side, View
from sneakdoor.cli.terminal.layout import GLUE, fit
from sneakdoor.seating import matching as matching_options
from sneakdoor.seating import suggested_first
from sneakdoor.seating.board import INDENT, NAMES

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
"""Groups whose options are a word or two each."""


@dataclass(frozen=True)
class Choice:
    """An option with its number and words."""

    number: int
    option: Option
    words: str
    group: str


def places(view: View) -> dict[int, tuple[str, Card]]:
    """Return the zone of each numbered card."""
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
    """Return the options of the open question by group, numbered from 1 (or by value if a number is asked for)."""
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
    """Return the words of an option with the number of its card, and with its type if the Corp installs it."""
    words = str(option)
    if option.handle and option.card in words and f"#{option.handle}" not in words:
        words = words.replace(option.card, f"{option.card} #{option.handle}", 1)
    if option.kind == "install":
        words += type_of(option.card)
    return words


def type_of(title: str) -> str:
    """Return the type of a Corp card, which determines where it can be installed and at what cost."""
    from sneakdoor.decks import every_card

    facts = every_card().get(title)
    return f" ({facts.type})" if facts is not None and facts.side == Side.CORP else ""


def choice_lines(listed: Sequence[Choice], width: int) -> Iterator[str]:
    """Format the numbered list; a single group has no heading, and short options share a line."""
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
    """Return the words of an option without what the heading of its group says."""
    words = choice.words
    return words.removeprefix("Run ") if choice.group == RUNS else words.replace(" ", GLUE)


def matching(words: str, listed: Sequence[Choice]) -> list[Choice]:
    """Return the choices that match these words; only one if it matches exactly."""
    found = [option for _, option in matching_options(words, [(one.words, one.option) for one in listed])]
    return [one for one in listed if one.option in found]
