"""List the vocabulary of cards from the code: names, signatures, descriptions."""

import inspect
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.catalogue.entries import cards
from sneakdoor.language.alliances import Alliance
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.model.abilities import Constant, Keyword
from sneakdoor.model.constants import Permit
from sneakdoor.model.declare import (
    Ability,
    Amount,
    CardDef,
    Cards,
    Component,
    Condition,
    Event,
    Instruction,
    Leaf,
    Preparation,
)
from sneakdoor.model.ruleset import DEFAULT

# Groups in the order of the page: heading and introduction.
GROUPS: Final = {
    "Cards": "Each makes a card from its title, faction and abilities, in printed order; facts follow by name.",
    "Families": "What many cards do, ready made. Look here first.",
    "Families of facts and limits": "What many cards say of themselves, ready made.",
    "Abilities": "The kinds of abilities, for what no family says.",
    "Constant abilities": "What holds while the card is active.",
    "Events": "What a conditional ability waits for.",
    "Costs": "What is paid.",
    "Instructions: choices and order": "Choose targets, offer, branch, repeat, join what one sentence joins.",
    "Instructions: credits, cards, damage, tags, clicks, counters": "The plain effects.",
    "Instructions: cards that go somewhere": "Trash, reveal, search, host, swap, add to a hand or a score area.",
    "Instructions: installing, rezzing and playing": "Cards that come into play by an effect.",
    "Instructions: runs, ice and accesses": "Make, change and end runs; break, bypass, move ice; access.",
    "Instructions: effects that last": "Until the end of a run or turn, or for the next time something happens.",
    "Instructions: what is imminent": "Prevent, avoid, raise, lower, replace.",
    "Instructions: paying within an ability": "Somebody may pay, or must, and something depends on it.",
    "Instructions: identities, names and texts": "Turn over, name a card, change a text, begin the game otherwise.",
    "Conditions": "What must hold.",
    "Conditions that look back": "What must have happened.",
    "Amounts": "Numbers that are read when they are needed.",
    "Descriptions of cards": "Which cards are meant.",
    "Descriptions by a run or by ice": "Which cards are meant: encountered, accessed, attacked, outermost.",
    "Descriptions of identities and factions": "Which cards are meant, among those that no deck holds.",
    "Names of players, servers and places": "Who, and where.",
    "Names of types, counters, damage and durations": "What, and how long.",
    "Phrasings": "Between which a card may choose where several would do, and ways to do a thing.",
    "Tools": "For words that only one card needs, in its own module: bases, questions, changes, phrases.",
}

# Group of the words of a module.
_TOPICS: Final = {
    "forced_steps": "Instructions: runs, ice and accesses",
    "hosted_credits": "Instructions: credits, cards, damage, tags, clicks, counters",
    "hands": "Instructions: cards that go somewhere",
    "control": "Instructions: choices and order",
    "sentences": "Instructions: choices and order",
    "effects": "Instructions: credits, cards, damage, tags, clicks, counters",
    "keyword_effects": "Instructions: credits, cards, damage, tags, clicks, counters",
    "draw_replacements": "Instructions: credits, cards, damage, tags, clicks, counters",
    "card_moves": "Instructions: cards that go somewhere",
    "campaigns": "Instructions: cards that go somewhere",
    "hosting": "Instructions: cards that go somewhere",
    "reveals": "Instructions: cards that go somewhere",
    "searches": "Instructions: cards that go somewhere",
    "set_aside": "Instructions: cards that go somewhere",
    "swaps": "Instructions: cards that go somewhere",
    "installs": "Instructions: installing, rezzing and playing",
    "plays": "Instructions: installing, rezzing and playing",
    "play_or_install": "Instructions: installing, rezzing and playing",
    "divided_counters": "Instructions: credits, cards, damage, tags, clicks, counters",
    "accesses": "Instructions: runs, ice and accesses",
    "break_subroutines": "Instructions: runs, ice and accesses",
    "ice_positions": "Instructions: runs, ice and accesses",
    "run_changes": "Instructions: runs, ice and accesses",
    "borrowed_subroutines": "Instructions: runs, ice and accesses",
    "run_starts": "Instructions: runs, ice and accesses",
    "lasting_effects": "Instructions: effects that last",
    "lasting_constants": "Instructions: effects that last",
    "interrupts": "Instructions: what is imminent",
    "nested_costs": "Instructions: paying within an ability",
    "identity_changes": "Instructions: identities, names and texts",
    "card_naming": "Instructions: identities, names and texts",
    "scored_abilities": "Instructions: identities, names and texts",
    "scores": "Instructions: identities, names and texts",
    "starts": "Instructions: identities, names and texts",
    "text_changes": "Instructions: identities, names and texts",
    "history": "Conditions that look back",
    "run_filters": "Descriptions by a run or by ice",
    "ice_filters": "Descriptions by a run or by ice",
    "identity_filters": "Descriptions of identities and factions",
}

# Words whose group is not that of their module.
_ELSEWHERE: Final = {
    "Drawn": "Descriptions of cards",
    "InsteadOfAccess": "Instructions: effects that last",
    "Limit": "Instructions: effects that last",
    "InstallThis": "Instructions: installing, rezzing and playing",
    "RezOne": "Instructions: installing, rezzing and playing",
    "RezTarget": "Instructions: installing, rezzing and playing",
    "EndActionPhase": "Instructions: credits, cards, damage, tags, clicks, counters",
}

_PLACES: Final = [
    "ANYONE", "ATTACKED", "CORP", "MINE", "RUNNER", "THEIRS", "YOU", "ARCHIVES", "CENTRALS", "HQ", "MARK", "RND",
    "ASIDE", "DISCARD", "HERE", "ICE_SLOT", "INSTALLED", "IN_DECK", "IN_DECK_ZONE", "IN_DISCARD", "IN_HAND",
    "IN_HAND_ZONE", "IN_PLAY_ZONE", "IN_SCORE", "IN_SCORE_ZONE",
]  # fmt: skip
_THINGS: Final = [
    "ACTION", "ADVANCEMENT", "AGENDA", "AGENDA_TOKEN", "ASSET", "BAD_PUBLICITY", "BRAIN", "CREDIT", "ENCOUNTER",
    "EVENT", "HARDWARE", "ICE", "IDENTITY", "MEAT", "NET", "NEVER", "CORPS_NEXT_TURN", "NEXT_RUN", "NEXT_TURN",
    "NEXT_TURN_ENDS", "OPERATION",
    "POWER", "PROGRAM", "RESOURCE", "RUN", "TURN", "UNTIL_DEREZZED", "UPGRADE", "VIRUS",
]  # fmt: skip
_PHRASINGS: Final = [
    "ACCESS_THERE", "ALLOW", "ANOTHER_SERVER", "ANY", "ANY_OF_THEM", "CAP", "FIXED", "IN_NEW_REMOTE", "IT",
    "ONE_OF_THEM", "ONE_REMOTE", "PRINTED", "SET", "SET_ASIDE", "THAT_CARD", "THEM", "THE_OTHER", "THE_OTHERS",
    "THE_REST", "TURNED_FACEDOWN", "WITHOUT_ICE",
    "NEW_SERVER",
    "AS_COUNTER", "CHOSEN", "IN_REMOTE", "NOT_HERE", "PROTECTING_CENTRAL", "PROTECTING_REMOTE", "THERE",
    "HOSTED_HERE", "IN_ITS_PLACE", "ON_ICE", "ON_THIS", "THE_FIRST", "NEW_EACH", "IN_OTHER", "OTHER_REMOTE",
]  # fmt: skip
_NAMES: Final = {
    **dict.fromkeys(_PLACES, "Names of players, servers and places"),
    **dict.fromkeys(_THINGS, "Names of types, counters, damage and durations"),
    **dict.fromkeys(_PHRASINGS, "Phrasings"),
}


_BASES: Final = frozenset((Ability, Amount, Cards, Component, Condition, Effect, Instruction, Preparation))
_SAID: Final = (Constant, Keyword, Alliance)


@dataclass(frozen=True, slots=True)
class Word:
    """A name of the vocabulary."""

    name: str
    group: str
    signature: str
    says: str
    users: int | None = None  # number of cards that use it; None if that cannot be counted

    def as_json(self) -> dict[str, Any]:
        data = {"name": self.name, "group": self.group, "signature": self.signature, "says": self.says}
        return data if self.users is None else {**data, "users": self.users}


def vocabulary(rules: str = DEFAULT.name) -> list[Word]:
    """Every name that a card file may use, by group and alphabet; users are counted among the cards of these rules.

    >>> [word.signature for word in vocabulary() if word.name == "EndRun"]
    ['EndRun()']
    """
    from sneakdoor.cards import vocabulary as words  # noqa: PLC0415  (loading the rules takes a moment)

    counted = _users(rules)
    found = [_word(name, getattr(words, name), counted) for name in words.__all__]
    order = list(GROUPS)
    return sorted(found, key=lambda word: (order.index(word.group), word.name.lower()))


def vocabulary_page() -> str:
    """The vocabulary as a page of Markdown."""
    listed = vocabulary()
    lines = [
        "# The vocabulary of cards",
        "",
        f"The {len(listed)} names a card file may use, made from the code, and how many cards have each in their",
        "declarations, by itself or through a family. [The author guide](../guide.md) and",
        "[the page on cards](../cards.md) show them at work.",
        "",
    ]
    there = [(group, [word for word in listed if word.group == group]) for group in GROUPS]
    lines += [f"- {group}: {len(words)}" for group, words in there]
    for group, words in there:
        lines += ["", f"## {group}", "", GROUPS[group], ""]
        lines += [f"- `{word.signature}`" + _description(word) for word in words]
    return "\n".join(lines) + "\n"


def _description(word: Word) -> str:
    users = "" if word.users is None else f" *({word.users} card{'' if word.users == 1 else 's'})*"
    return (f": {word.says}" if word.says else "") + users


def _users(rules: str) -> dict[type, int]:
    """Count the cards of these rules that use each class in their declarations, on either side of the card."""
    found: dict[type, int] = {}
    for entry in cards(rules).values():
        for kind in set(_kinds(entry.declared)):
            found[kind] = found.get(kind, 0) + 1
    return found


def _kinds(value: object) -> Iterator[type]:
    if isinstance(value, tuple | list):
        for one in value:
            yield from _kinds(one)
    elif isinstance(value, CardDef):
        yield from _kinds((value.abilities, value.backs))
    elif isinstance(value, Leaf | Ability):
        yield type(value)
        for name in getattr(type(value), "__dataclass_fields__", ()):
            yield from _kinds(getattr(value, name))


def _word(name: str, value: Any, counted: dict[type, int]) -> Word:
    if inspect.isclass(value):
        group = _ELSEWHERE.get(name) or _class_group(value)
        if group == "Tools":
            return Word(name, group, name, _first_line(value, name) if value.__module__ != "builtins" else "")
        users = counted.get(value, 0) if issubclass(value, Leaf | Ability) else None
        return Word(name, group, _signature(name, value), _first_line(value, name), users)
    if inspect.isfunction(value):
        return Word(name, _function_group(value), _signature(name, value), _first_line(value, name))
    return Word(name, _value_group(name, value), name, _spoken(value))


def _function_group(value: Any) -> str:
    """Group of a function by what it returns; helpers that read state or compose phrases are tools."""
    made = _returns(value)
    if made == "CardDef":
        return "Cards"
    if value.__module__.rpartition(".")[2] not in {"families", "alliances"}:
        return "Tools"
    kind = getattr(sys.modules[value.__module__], made, None)
    data = kind is not None and kind is not Permit and issubclass(kind, _SAID)
    return "Families of facts and limits" if data else "Families"


def _class_group(value: type) -> str:
    if value in _BASES:
        return "Tools"
    topic = _TOPICS.get(value.__module__.rpartition(".")[2], "")
    kinds: tuple[tuple[type, str], ...] = (
        (Event, "Events"),
        (Component, "Costs"),
        (Instruction, topic),
        (Condition, topic if topic.startswith("Conditions") else "Conditions"),
        (Amount, "Amounts"),
        (Cards, topic if topic.startswith("Descriptions") else "Descriptions of cards"),
        (Constant, "Constant abilities"),
        (Ability, "Abilities"),
        (CardDef, "Cards"),
    )
    return next((group for kind, group in kinds if issubclass(value, kind)), "Tools")


def _value_group(name: str, value: object) -> str:
    if isinstance(value, Ability):
        return "Families"
    return _class_group(type(value)) if isinstance(value, Leaf) else _NAMES.get(name, "Tools")


def _returns(value: Any) -> str:
    return str(inspect.signature(value).return_annotation).strip("'")


def _signature(name: str, value: Any) -> str:
    """The signature in one line."""
    try:
        parameters = list(inspect.signature(value).parameters.values())
    except (TypeError, ValueError):
        return name
    shown = []
    starred = False
    for one in parameters:
        if one.kind is one.KEYWORD_ONLY and not starred:
            shown.append("*")
        starred = starred or one.kind in {one.VAR_POSITIONAL, one.KEYWORD_ONLY}
        stars = "*" if one.kind is one.VAR_POSITIONAL else "**" if one.kind is one.VAR_KEYWORD else ""
        kind = one.annotation if isinstance(one.annotation, str) else ""
        text = f"{stars}{one.name}" + (f": {kind}" if kind and kind != "Any" else "")
        shown.append(text if one.default is one.empty else f"{text} = {_default(one.default)}")
    return f"{name}({', '.join(shown)})"


def _default(value: object) -> str:
    if isinstance(value, Leaf):
        return f"{type(value).__name__}(…)" if _long(value) else repr(value)
    return str(int(value)) if isinstance(value, int) and not isinstance(value, bool) else repr(value)


def _long(value: object) -> bool:
    return len(repr(value)) > 30


def _first_line(value: Any, name: str) -> str:
    """Its text if that can be composed without arguments, else the first sentence of its docstring."""
    if inspect.isfunction(value) and not inspect.signature(value).parameters:
        return _spoken(value())
    words = inspect.cleandoc(value.__dict__.get("__doc__") or "" if inspect.isclass(value) else value.__doc__ or "")
    first = " ".join(words.partition("\n\n")[0].split())
    return "" if first.startswith(f"{name}(") else first


def _spoken(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, int):
        return str(int(value))
    try:
        return f'"{value.say()}"'
    except (AttributeError, NotImplementedError):
        return ""
