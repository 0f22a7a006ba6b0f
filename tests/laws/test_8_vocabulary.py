"""Law 8: a new instruction needs a section of the rulebook or two users; cards find every word in the vocabulary."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

import sneakdoor.language.instructions as package
from sneakdoor import language
from sneakdoor.cards import vocabulary
from sneakdoor.cards.registry import book
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Ability, Instruction, Leaf

INSTRUCTIONS = [import_module(f"sneakdoor.language.instructions.{one.name}") for one in iter_modules(package.__path__)]
WORDS = [
    *INSTRUCTIONS,
    *(import_module(f"sneakdoor.language.{one.name}") for one in iter_modules(language.__path__) if not one.ispkg),
    *(import_module(f"sneakdoor.{name}") for name in ("model.abilities", "model.constants", "rules.destinations")),
]

_CITES = re.compile(r"\b(CR |1\.4:)\d+\.\d+")


def classes(module: ModuleType, base: type | tuple[type, ...]) -> list[type]:
    return [
        one
        for name, one in vars(module).items()
        if inspect.isclass(one)
        and issubclass(one, base)
        and one.__module__ == module.__name__
        and not name.startswith("_")
        and not inspect.isabstract(one)
    ]


def cites(cls: type) -> bool:
    """A dataclass without a docstring gets one from its fields, which cites nothing."""
    return bool(_CITES.search(cls.__doc__ or ""))


def parts(value: Any) -> list[Any]:
    """All declarations inside a declaration, itself included."""
    if isinstance(value, tuple | list):
        return [one for item in value for one in parts(item)]
    if isinstance(value, Leaf | Ability):
        fields = getattr(type(value), "__dataclass_fields__", {})
        return [value, *(one for name in fields for one in parts(getattr(value, name)))]
    return []


def users() -> dict[type, set[str]]:
    """Which cards use which classes: as declared, and in the programs that come of it."""
    found: dict[type, set[str]] = {}
    known = book()
    for card in known.cards:
        for one in parts(card.abilities):
            found.setdefault(type(one), set()).add(card.title)
    for ability in known.abilities:
        for one in ability.program:
            found.setdefault(type(one), set()).add(known.cards[ability.card].title)
    return found


def lonely(module: ModuleType, used: dict[type, set[str]]) -> list[str]:
    """Instructions with fewer than two users and no section of the rulebook."""
    return [
        f"{one.__name__}: {sorted(used.get(one, ()))}"
        for one in classes(module, Instruction)
        if len(used.get(one, ())) < 2 and not cites(one) and one is not base_of(one)
    ]


def base_of(cls: type) -> type:
    """A class that others in its module are made from is no instruction of its own."""
    return cls if cls.__subclasses__() else Instruction


@pytest.mark.interpreted
@pytest.mark.parametrize("module", INSTRUCTIONS, ids=lambda one: one.__name__.rpartition(".")[2])
def test_instructions_have_a_section_or_two_users(module: ModuleType) -> None:
    assert lonely(module, users()) == []


def made_by_flattening() -> set[type]:
    """Words that only the loader writes: they stand in programs and in no declaration."""
    known = book()
    declared = {type(one) for card in known.cards for one in parts(card.abilities)}
    programs = {type(one) for ability in known.abilities for top in ability.program for one in parts(top)}
    return programs - declared


def unexported(modules: list[ModuleType], names: list[str], machinery: set[type]) -> list[str]:
    """Words that a card could want and cannot import."""
    values = [getattr(vocabulary, name) for name in names]
    known = {one for one in values if inspect.isclass(one)} | {type(one) for one in values}
    return [
        f"{module.__name__}.{one.__name__}"
        for module in modules
        for one in classes(module, (Leaf, Ability))
        if one not in known and one not in machinery and not one.__subclasses__() and one is not Constant
    ]


def test_the_vocabulary_is_complete() -> None:
    assert unexported(WORDS, vocabulary.__all__, made_by_flattening()) == []


def test_every_exported_name_exists_once() -> None:
    assert len(set(vocabulary.__all__)) == len(vocabulary.__all__)
    for name in vocabulary.__all__:
        assert hasattr(vocabulary, name)


class TestPlanted:
    """Defects that the law must find."""

    def test_an_instruction_for_one_card(self) -> None:
        @dataclass(frozen=True, slots=True)
        class Whistle(Instruction):
            """Whistle a tune."""

        module = ModuleType(Whistle.__module__)
        module.Whistle = Whistle  # type: ignore[attr-defined]
        assert lonely(module, {Whistle: {"Kate"}}) == ["Whistle: ['Kate']"]
        assert lonely(module, {Whistle: {"Kate", "Noise"}}) == []

    def test_a_word_that_cards_cannot_import(self) -> None:
        names = [name for name in vocabulary.__all__ if name != "Gain"]
        assert unexported(WORDS, names, made_by_flattening()) == ["sneakdoor.language.instructions.effects.Gain"]
