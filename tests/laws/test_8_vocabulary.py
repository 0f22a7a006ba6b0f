"""Law 8: a word needs two users, or says why it has fewer; cards find every word in the vocabulary.

A word that only one card will ever use stands in the module of that card.
"""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

import sneakdoor.language.instructions as package
from sneakdoor import language
from sneakdoor.cards import vocabulary
from sneakdoor.cards.registry import book, module_names
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Ability, Cards, Instruction, Leaf
from sneakdoor.rulebook import UnknownRule, find

INSTRUCTIONS = [import_module(f"sneakdoor.language.instructions.{one.name}") for one in iter_modules(package.__path__)]
WORDS = [
    *INSTRUCTIONS,
    *(import_module(f"sneakdoor.language.{one.name}") for one in iter_modules(language.__path__) if not one.ispkg),
    *(
        import_module(f"sneakdoor.{name}")
        for name in (
            "model.abilities",
            "model.constants",
            "model.ice_constants",
            "model.runner_constants",
            "rules.destinations",
        )
    ),
]

CARD_MODULES = frozenset(module_names() + module_names("26.03"))
OF_ONE_SET = {
    "ChessMove": "how the Caïssa programs of one cycle move; each of them has its own way",
    "Faceup": "installed Corp cards that are faceup, for two cards of one faction and cycle",
}

_DEFINES = re.compile(r"(\bCR |\b)((?:\d+\.\d+:)?\d+\.\d+[.\da-z]*) defines it")
_TO_COME = re.compile(r"\b[Cc]ards to come use it\b")

ASKED_BY_RULES = {
    "Raises": "one card says so, and the rules room asks for it where effects become imminent",
    "AlsoSecond": "one card says so, and the rules room asks for it where abilities are met",
}
"""Words of one card that cannot stand with it, with the reason."""


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


def excused(cls: type) -> bool:
    """Does a word with fewer than two users say why: a rule defines it, or cards that are not written yet need it?"""
    # A dataclass without a docstring gets one from its fields, which says nothing of the kind.
    words = cls.__doc__ or ""
    return bool(_TO_COME.search(words) or any(known(found[1]) for found in _DEFINES.findall(words)))


def known(number: str) -> bool:
    """Is there such a rule?"""
    try:
        find(number.rstrip("."))
    except UnknownRule:
        return False
    return True


def parts(value: Any) -> list[Any]:
    """All declarations inside a declaration, itself included."""
    if isinstance(value, tuple | list):
        return [one for item in value for one in parts(item)]
    if isinstance(value, Leaf | Ability):
        fields = getattr(type(value), "__dataclass_fields__", {})
        return [value, *(one for name in fields for one in parts(getattr(value, name)))]
    return []


@cache
def users() -> dict[type, set[str]]:
    """Which cards use which classes: as declared, and in the programs that come of it."""
    found: dict[type, set[str]] = {}
    for shelf in (book(), book("26.03")):
        for card in shelf.cards:
            for one in parts(card.abilities):
                found.setdefault(type(one), set()).add(card.title)
        for ability in shelf.abilities:
            for one in parts(ability.program):
                found.setdefault(type(one), set()).add(shelf.cards[ability.card].title)
    return found


def lonely(module: ModuleType, used: dict[type, set[str]]) -> list[str]:
    """Words with fewer than two users that do not say why."""
    return [
        f"{one.__name__}: {sorted(used.get(one, ()))}"
        for one in classes(module, (Leaf, Ability))
        if len(used.get(one, ())) < 2
        and not excused(one)
        and not one.__subclasses__()  # what others are made from is no word of its own
        and one is not Constant
        and one.__name__ not in ASKED_BY_RULES
    ]


@pytest.mark.interpreted
@pytest.mark.parametrize("module", WORDS, ids=lambda one: one.__name__.rpartition(".")[2])
def test_words_have_two_users_or_say_why_not(module: ModuleType) -> None:
    assert lonely(module, users()) == []


@pytest.mark.interpreted
def test_a_word_that_waits_for_cards_to_come_says_so_no_longer_than_it_must() -> None:
    used = users()
    stale = [
        one.__name__
        for module in WORDS
        for one in classes(module, (Leaf, Ability))
        if _TO_COME.search(one.__doc__ or "") and len(used.get(one, ())) > 1
    ]
    assert stale == []  # the excuse is not needed any more


@pytest.mark.interpreted
def test_words_of_one_card_stand_in_its_module() -> None:
    used = users()
    shared = {one.__name__: sorted(used[one]) for one in used if of_a_card(one) and len(used[one]) > 1}
    assert shared.keys() == OF_ONE_SET.keys(), shared  # what a second card uses belongs to the language


def of_a_card(cls: type) -> bool:
    return cls.__module__ in CARD_MODULES


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

    def test_a_description_and_a_constant_for_one_card(self) -> None:
        @dataclass(frozen=True, slots=True)
        class Loud(Cards):
            """Loud cards (CR 1.2.5)."""

        @dataclass(frozen=True, slots=True)
        class Silences(Constant):
            """Nobody says a word (CR 1.2.5)."""

        module = ModuleType(Loud.__module__)
        module.Loud = Loud  # type: ignore[attr-defined]
        module.Silences = Silences  # type: ignore[attr-defined]
        assert lonely(module, {}) == ["Loud: []", "Silences: []"]

    def test_an_excuse_is_a_rule_that_defines_the_word_or_a_card_to_come(self) -> None:
        class Word(Instruction):
            pass

        for words, enough in {
            "As it is played (CR 8.5.1).": False,
            "Nothing but itself (CR 5.4.3 defines it).": True,
            "A number (1.4:9.9.3b defines it).": True,
            "By a rule that does not exist (CR 5.4.77 defines it).": False,
            "A side's score; cards to come use it.": True,
        }.items():
            Word.__doc__ = words
            assert excused(Word) == enough

    def test_a_word_that_cards_cannot_import(self) -> None:
        names = [name for name in vocabulary.__all__ if name != "Gain"]
        assert unexported(WORDS, names, made_by_flattening()) == ["sneakdoor.language.instructions.effects.Gain"]
