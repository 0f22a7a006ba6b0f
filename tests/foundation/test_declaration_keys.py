"""The class of a declaration follows from the key it is filed under: what the checker is told is what books enforce."""

from __future__ import annotations

import re
import typing
from collections.abc import Callable

import pytest

import sneakdoor.rules.procedures  # noqa: F401  (classes of the rules are filed as well)
from sneakdoor.kernel.values import dataclass
from sneakdoor.model import keys, quantity_phrases
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declaration_keys import FILED, SAID
from sneakdoor.model.keys import Key
from sneakdoor.model.kinds import names
from sneakdoor.model.validate import faults
from sneakdoor.rules.changes import declared, declared_by


def promised(function: Callable[..., object]) -> dict[str, str]:
    """The class that a function promises for each key, read from its overloads."""
    out: dict[str, str] = {}
    for one in typing.get_overloads(function):
        said = one.__annotations__["key"]
        space = {**vars(keys), **vars(quantity_phrases), "Literal": typing.Literal}
        kind = re.findall(r"\w+", one.__annotations__["return"])[-1]
        out.update(dict.fromkeys(names(eval(said, space)), kind))  # noqa: S307  (an annotation of our own)
    return out


@pytest.mark.interpreted
@pytest.mark.parametrize(("function", "table"), [(declared, FILED), (declared_by, SAID)])
def test_what_the_overloads_promise_is_what_books_enforce(
    function: Callable[..., object], table: dict[str, type]
) -> None:
    wanted = promised(function)

    assert wanted
    assert {key: table[key].__name__ for key in wanted} == wanted


@dataclass(frozen=True, slots=True)
class Stranger(Constant):
    """Filed where only others may be."""

    said: str = ""

    def keys(self, side: int) -> tuple[Key, ...]:
        return () if self.said else ("host",)

    def about(self) -> str:
        return self.said

    def say(self) -> str:
        return ""


@pytest.mark.interpreted
def test_another_class_under_such_a_key_is_refused() -> None:
    assert list(faults(Stranger())) == ['Stranger would be filed under "host", which is for Host']
    assert list(faults(Stranger("root only"))) == ['Stranger says "root only", which is for RootOnly']
    assert list(faults(Stranger("something else"))) == []
