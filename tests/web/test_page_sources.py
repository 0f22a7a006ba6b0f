"""The page's sources, without a browser: types as the server has them, words in one place, colours that can be read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from tests.web.browser.house import ROOT
from tools import page, page_types

SOURCES: Final = ROOT / "page" / "src"
PAGES: Final = sorted(SOURCES.rglob("*.svelte"))
WORD: Final = re.compile(r"[A-Za-z]{3,}")


def test_the_messages_of_the_page_are_those_of_the_server() -> None:
    assert page_types.FILE.read_text(encoding="utf-8") == page_types.written(), "run: python tools/page_types.py"


@pytest.mark.slow
def test_the_types_of_the_page_fit() -> None:
    page.build(check=True)


def markup(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    return re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)


def without_braces(text: str) -> str:
    """Markup without what stands in braces, however deep."""
    out, depth = [], 0
    for one in text:
        depth += one == "{"
        if not depth:
            out.append(one)
        depth -= one == "}"
    return "".join(out)


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_every_word_of_the_page_stands_with_the_strings(file: Path) -> None:
    told = re.sub(r"<[^>]*>", " ", re.sub(r"=>", "", without_braces(markup(file))))
    said = WORD.findall(re.sub(r"&\w+;", " ", told))
    assert not said, f"{file.name} says {said}: words belong into lib/strings/"


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_nothing_is_styled_in_a_way_that_the_content_policy_forbids(file: Path) -> None:
    assert not re.search(r"\sstyle=", markup(file))
    assert "{@html" not in markup(file)


# ------------------------------------------------------------------------------------------------------------ colours

PAIRS: Final = re.compile(r"--([\w-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)")
TONES: Final = re.compile(r"(\.f-\w+|\.faction) \{(.*?)\}", re.DOTALL)
LIGHT, DARK = 0, 1


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


CSS: Final = (SOURCES / "tokens.css").read_text(encoding="utf-8")
TOKENS: Final = {name: (light, dark) for name, light, dark in PAIRS.findall(CSS.split(".faction", maxsplit=1)[0])}


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("ink", ["ink", "ink-2", "corp", "runner", "danger", "good", "gold"])
@pytest.mark.parametrize("ground", ["bg", "board", "surface", "raised"])
def test_words_can_be_read_on_every_ground(theme: int, ink: str, ground: str) -> None:
    assert contrast(TOKENS[ink][theme], TOKENS[ground][theme]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_what_can_be_used_has_an_outline_that_can_be_seen(theme: int) -> None:
    for ground in ("bg", "board", "surface", "raised"):
        assert contrast(TOKENS["accent-line"][theme], TOKENS[ground][theme]) >= 3
    assert contrast(TOKENS["accent"][theme], TOKENS["accent-ink"][theme]) >= 4.5


PLATES: Final = (SOURCES / "lib" / "plates.ts").read_text(encoding="utf-8")
SPRITE: Final = (SOURCES / "components" / "Sprite.svelte").read_text(encoding="utf-8")


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_tone_of_a_faction_can_be_read_on_cards_and_written_on(theme: int) -> None:
    for name, body in TONES.findall(CSS):
        tone = {key: (light, dark) for key, light, dark in PAIRS.findall(body)}["tone"][theme]
        assert contrast(tone, TOKENS["card"][theme]) >= 4.5, name
        assert contrast(tone, TOKENS["on-tone"][theme]) >= 4.5, name


def test_factions_are_told_apart_without_colours_by_emblem_and_plate() -> None:
    factions = [name.removeprefix(".f-") for name, _ in TONES.findall(CSS) if name.startswith(".f-")]
    assert len(factions) == 10
    grammars = dict(re.findall(r"(\w+): (\w+)", re.search(r"GRAMMARS.*?= \{(.*?)\};", PLATES, re.DOTALL)[1]))  # type: ignore[index]
    assert len({grammars[one] for one in factions}) == len(factions)
    drawn = dict(re.findall(r'<symbol id="g-e-(\w+)"[^>]*>(.*?)</symbol>', SPRITE, re.DOTALL))
    assert {*factions, "neutral_corp", "neutral_runner"} == set(drawn)
    assert len(set(drawn.values())) == len(drawn)


def test_every_drawing_that_is_used_is_in_the_sprite() -> None:
    ids = set(re.findall(r'<symbol id="g-([\w-]+)"', SPRITE))
    for file in PAGES:
        for name in re.findall(r'<Glyph name="([\w-]+)"', file.read_text(encoding="utf-8")):
            assert name in ids, f"{file.name} shows {name}"
