"""Kinds of expected effects (1.4:9.8): each has a class, each class says what it means to happen, and can be copied."""

import inspect
import pickle
from typing import Any, get_args

import pytest
from tests.laws.test_5_mixed_decks import play

from sneakdoor.model import parts
from sneakdoor.model.dump import plain, slots
from sneakdoor.model.kinds import CardVerb, PartKind
from sneakdoor.rules import imminence


def below(cls: type[parts.Part]) -> list[type[parts.Part]]:
    return [one for sub in cls.__subclasses__() for one in (sub, *below(sub))]


KINDS = [one for one in below(parts.Part) if "kind" in vars(one)]


def sample(cls: type[parts.Part]) -> parts.Part:
    """One of this class, with another value in each field."""
    fields: dict[str, Any] = dict.fromkeys(inspect.signature(cls).parameters, 0)
    one = cls(**fields)
    for n, name in enumerate(slots(cls)):
        setattr(one, name, n + 1)
    return one


def test_every_kind_has_one_class() -> None:
    assert sorted(one.kind for one in KINDS) == sorted(get_args(PartKind))


def test_every_class_without_a_kind_is_the_base_of_others() -> None:
    assert all(below(one) for one in below(parts.Part) if one not in KINDS)


def test_every_class_says_what_it_means_to_happen() -> None:
    assert play(0).outcome is not None  # so all of the rules are loaded

    assert set(imminence._apply) == {one.kind for one in KINDS}


def test_what_it_means_to_happen_is_said_once() -> None:
    with pytest.raises(ValueError, match="'damage' to happen is said twice"):
        imminence.happens(parts.Damage)(lambda s, them: None)


def test_every_verb_of_instructions_is_a_kind_of_its_own() -> None:
    assert {verb: one.kind for verb, one in parts.BY_VERB.items()} == {verb: verb for verb in get_args(CardVerb)}


@pytest.mark.parametrize("cls", KINDS, ids=lambda one: one.kind)
def test_a_part_can_be_made_of_nothing(cls: type[parts.Part]) -> None:
    assert type(cls().clone()) is cls  # as compiled ones are when they are loaded


@pytest.mark.interpreted
@pytest.mark.parametrize("cls", KINDS, ids=lambda one: one.kind)
def test_a_copy_has_all_that_was_done_to_a_part(cls: type[parts.Part]) -> None:
    one = sample(cls)

    assert type(one.clone()) is cls
    assert plain(one.clone()) == plain(one)
    assert plain(pickle.loads(pickle.dumps(one))) == plain(one)  # noqa: S301  (made here)
