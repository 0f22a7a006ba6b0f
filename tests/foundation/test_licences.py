"""Every dependency is listed with its licence, and all are such that we take them."""

import re
from importlib import metadata
from typing import Any

import pytest
from tools.licences import ALLOWED, PAGE, UNKNOWN, Package, from_pypi, locked, needed_for, problems, read, written

LISTED = read(PAGE.read_text(encoding="utf-8"))


def test_the_page_lists_exactly_what_is_locked() -> None:
    assert problems(LISTED, locked()) == [], "python3 dev.py licences --update"
    assert written(LISTED) == PAGE.read_text(encoding="utf-8")
    assert {(one.source, one.name): one.needed for one in LISTED} == locked()


def test_the_page_says_the_same_as_what_is_installed() -> None:
    listed = {one.name: one.licence for one in LISTED if one.source == "PyPI"}
    seen = 0
    for one in metadata.distributions():
        name = re.sub(r"[-_.]+", "-", one.metadata["Name"]).lower()
        told = from_pypi({
            "license_expression": one.metadata["License-Expression"],
            "license": one.metadata["License"],
            "classifiers": one.metadata.get_all("Classifier"),
        })  # fmt: skip
        if name in listed and told != UNKNOWN:
            seen += 1
            assert listed[name] == told, name
    assert seen > 50


@pytest.mark.parametrize(
    ("licence", "fine"),
    [
        ("MIT", True), ("MIT OR GPL-3.0-or-later", True), ("Apache-2.0 WITH LLVM-exception AND MIT", True),
        ("GPL-3.0-or-later", False), ("MIT AND AGPL-3.0-only", False), ("LicenseRef-NVIDIA-Proprietary", False),
        (UNKNOWN, False), ("Proprietary", False),
    ],
)  # fmt: skip
def test_an_unwanted_licence_is_told(licence: str, fine: bool) -> None:
    planted = Package("PyPI", "planted", licence, "always")
    found = problems([*LISTED, planted], {**locked(), ("PyPI", "planted"): "always"})
    assert (found == []) == fine
    assert all("planted" in line for line in found)


def test_a_package_that_is_not_listed_is_told_and_one_that_is_gone_too() -> None:
    assert problems(LISTED, {**locked(), ("npm", "left-pad"): ""}) == ["left-pad (npm) is not listed"]
    gone = Package("PyPI", "gone", "MIT", "")
    assert problems([*LISTED, gone], locked()) == ["gone (PyPI) is listed and not needed"]


def test_what_needs_a_package_is_followed_through_extras() -> None:
    packages: list[dict[str, Any]] = [
        {"name": "sneakdoor", "dependencies": [{"name": "a"}],
         "optional-dependencies": {"web": [{"name": "b", "extra": ["fast"]}]}},
        {"name": "a"}, {"name": "b", "optional-dependencies": {"fast": [{"name": "c"}], "other": [{"name": "d"}]}},
        {"name": "c"}, {"name": "d"},
    ]  # fmt: skip
    assert needed_for(packages) == {"a": "always", "b": "extra web", "c": "extra web", "d": ""}


def test_the_licence_of_a_font_goes_with_the_page() -> None:
    folder = PAGE.parents[1] / "page" / "public" / "licences"
    for one in LISTED:
        if one.licence == "OFL-1.1":
            text = (folder / f"{one.name.rpartition('/')[2]}.txt").read_text(encoding="utf-8")
            assert text.startswith("Copyright")
            assert "SIL OPEN FONT LICENSE" in text


def test_strong_copyleft_is_not_taken_by_default() -> None:
    assert not [one for one in ALLOWED if "GPL" in one]
