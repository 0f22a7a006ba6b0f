"""The words a card is written in, listed from the code: names, how they are called, and what they say."""

import inspect
from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.model.declare import Ability, Amount, CardDef, Cards, Component, Condition, Event, Instruction, Leaf

# Groups in the order of the page: heading, and what is said below it.
GROUPS: Final = {
    "Cards": "Each makes a card from its title, faction and abilities, in printed order; facts follow by name.",
    "Families": "What many cards say, ready made. Look here first.",
    "Abilities": "The kinds of abilities, for what no family says.",
    "Events": "What a conditional ability waits for.",
    "Costs": "What is paid.",
    "Instructions": "What an ability does, one after the other.",
    "Conditions": "What must hold.",
    "Amounts": "Numbers that are read when they are needed.",
    "Descriptions of cards": "Which cards are meant.",
    "Names": "Zones, types, tokens and durations by name.",
    "Tools": "For the few words that stand in the module of their only card: questions, changes, and phrases.",
}


@dataclass(frozen=True, slots=True)
class Word:
    """One name of the vocabulary."""

    name: str
    group: str
    signature: str
    says: str

    def as_json(self) -> dict[str, str]:
        return {"name": self.name, "group": self.group, "signature": self.signature, "says": self.says}


def vocabulary() -> list[Word]:
    """Every name that a card file may use, by group and alphabet.

    >>> [word.signature for word in vocabulary() if word.name == "EndRun"]
    ['EndRun()']
    """
    from sneakdoor.cards import vocabulary as words  # noqa: PLC0415  (loading the rules takes a moment)

    found = [_word(name, getattr(words, name)) for name in words.__all__]
    order = list(GROUPS)
    return sorted(found, key=lambda word: (order.index(word.group), word.name.lower()))


def vocabulary_page() -> str:
    """The vocabulary as a page of Markdown."""
    lines = [
        "# The vocabulary of cards",
        "",
        "Every name a card file may use, made from the code. [How to write a card](../cards.md) shows them at work.",
    ]
    listed = vocabulary()
    for group, words in GROUPS.items():
        lines += ["", f"## {group}", "", words, ""]
        for word in listed:
            if word.group == group:
                lines.append(f"- `{word.signature}`" + (f": {word.says}" if word.says else ""))
    return "\n".join(lines) + "\n"


def _word(name: str, value: Any) -> Word:
    if inspect.isclass(value):
        return Word(name, _class_group(value), _signature(name, value), _first_line(value, name))
    if inspect.isfunction(value):
        group = "Cards" if _returns(value) == "CardDef" else "Tools" if _is_tool(value) else "Families"
        return Word(name, group, _signature(name, value), _first_line(value, name))
    return Word(name, _value_group(value), name, _spoken(value))


def _is_tool(value: Any) -> bool:
    """Is it something that words are made with, and no word: does it look at a state, or put a phrase together?"""
    return next(iter(inspect.signature(value).parameters), "") == "s" or _returns(value) == "str"


def _class_group(value: type) -> str:
    kinds: tuple[tuple[type, str], ...] = (
        (Event, "Events"),
        (Component, "Costs"),
        (Instruction, "Instructions"),
        (Condition, "Conditions"),
        (Amount, "Amounts"),
        (Cards, "Descriptions of cards"),
        (Ability, "Abilities"),
        (CardDef, "Cards"),
    )
    return next((group for kind, group in kinds if issubclass(value, kind)), "Names")


def _value_group(value: object) -> str:
    if isinstance(value, int | str):
        return "Names"
    return "Families" if isinstance(value, Ability) else _class_group(type(value))


def _returns(value: Any) -> str:
    return str(inspect.signature(value).return_annotation).strip("'")


def _signature(name: str, value: Any) -> str:
    """How it is called, in one line, as the code has it."""
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
        kind = one.annotation if isinstance(one.annotation, str) else getattr(one.annotation, "__name__", "")
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
    """The first sentence of its docstring, unless that is the signature that dataclasses make."""
    words = inspect.cleandoc(value.__dict__.get("__doc__") or "" if inspect.isclass(value) else value.__doc__ or "")
    first = " ".join(words.partition("\n\n")[0].split())
    if first and not first.startswith(f"{name}("):
        return first
    needs = [one for one in inspect.signature(value).parameters.values() if one.default is one.empty]
    return _spoken(value()) if inspect.isfunction(value) and not needs else ""


def _spoken(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, int):
        return str(int(value))
    try:
        return f'"{value.say()}"'
    except (AttributeError, NotImplementedError):
        return ""
