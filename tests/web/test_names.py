"""Names that look alike are the same name."""

import pytest

from sneakdoor.web.names import BadName, folded, is_reserved, keys, shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "ANNA"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "Аnnа"),
        ("ANNA", "аnna"),
        ("Paypal", "PaypaI"),
        ("Paypal", "Paypa1"),
        ("paypal", "PAYPA|"),
        ("Bob", "B0b"),
        ("Bob", "Вob"),
        ("modern", "rnodern"),
        ("Noise", "Noıse"),
        ("Wanda", "VVanda"),
        ("Straße", "STRASSE"),
        ("Zoë", "Zoe\u0308"),
        ("Alice", "𝐀𝐥𝐢𝐜𝐞"),
        ("scope", "ѕсоре"),
        ("Ohm", "\u2126hm".replace("\u2126", "Ο")),
    ],
)
def test_lookalikes_have_a_key_in_common(one: str, other: str) -> None:
    assert keys(shown(one)) & keys(shown(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Zoë", "Zoe"), ("nun", "van"), ("Iris", "Inis"), ("Bob", "Rob"), ("Åse", "Ase")],
)
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert not keys(one) & keys(other)


def test_case_never_makes_another_name() -> None:
    for name in ("Iris", "lILi", "O0oL1I", "Müller", "ΣΊΣΥΦΟΣ", "İpek"):
        assert keys(name) & keys(name.lower()) & keys(name.upper()) or keys(name) & keys(name.casefold())
        assert folded(name) == folded(folded(name))


@pytest.mark.parametrize(
    "name", ["", "   ", "\u3164", "a\u3164", "A\ufe0fnna", "...", "!", "x" * 41, "e\u0301\u0301\u0301\u0301"]
)
def test_names_that_nobody_can_have(name: str) -> None:
    with pytest.raises(BadName):
        shown(name)


def test_direction_marks_and_zero_widths_do_not_stay() -> None:
    assert shown("An\u200bna\u202e") == "An na"


@pytest.mark.parametrize("name", ["Guest 1234", "guest 1", "Gu\u0435st 77", "deleted ACCOUNT", "Sneakdoor", "ADMIN"])
def test_names_that_are_kept_back(name: str) -> None:
    assert is_reserved(name)


def test_other_names_are_not_kept_back() -> None:
    assert not any(is_reserved(one) for one in ("Anna", "Guesting", "Guest of Honour", "Corporal"))
