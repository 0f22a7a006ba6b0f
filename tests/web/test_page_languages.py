"""The page's catalogues, without a browser: every language has every key, and nothing was left in English."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from tests.web.browser.house import ROOT

STRINGS: Final = ROOT / "page" / "src" / "lib" / "strings"
LEARN: Final = ROOT / "page" / "src" / "learn"
MOST_LINES: Final = 600

# What may be as in English: names of people, places, corporations and formats ...
NAMES: Final = {
    "Sneakdoor", "Pip", "Marlow", "Vesper", "Quill", "Atlas", "HQ", "R&D", "Archives", "Arch", "Server ",
    "Grip", "Stack", "Heap",
    "Haas-Bioroid", "Jinteki", "NBN", "Weyland Consortium", "Anarch", "Adam", "Apex", "Sunny Lebeau",
    "Runner", "Rig", "Bot",
    "NetrunnerDB", "Markdown", "jinteki.net", "OCTGN", "JSON", "Esc", "\0 min\0",
}  # fmt: skip
# ... and words that are spelt alike.
ALIKE: Final = {
    "de": {
        "Name", "Deck", "Decks", "Replay", "Replays", "Agenda", "Upgrade", "Operation", "Ice", "Hardware",
        "Hardware.", "Neutral",
        "Format", "Export", "Hand \0", "Set", "Sets", "Position", "Run", "Details", "Normal", "Maximum:", "Enter",
    },
    "es": {"Hardware", "Neutral", "No", "Normal"},
    "fr": {
        "Deck", "Decks", "influence", "Influence", "unique", "patient", "Format", "Faction", "Type", "Position",
        "Pause", "Table", "Menu", "Question", "Volume", "point", "points", "minute", "minutes", "Actions", "expert",
    },
    "zh": set[str](),
}  # fmt: skip
LANGUAGES: Final = list(ALIKE)
WORD: Final = re.compile(r"[A-Za-z]{2,}")


def closing(text: str, start: int) -> int:
    """Where the value that begins here ends: at a comma or a bracket outside of strings and inner brackets."""
    depth, at = 0, start
    while True:
        sign = text[at]
        if sign in "\"'`":
            at = end_of_string(text, at)
            continue
        if sign in "([{":
            depth += 1
        elif depth and sign in ")]}":
            depth -= 1
        elif not depth and sign in ",)]}":
            return at
        at += 1


def end_of_string(text: str, start: int) -> int:
    quote, at = text[start], start + 1
    while text[at] != quote:
        if quote == "`" and text.startswith("${", at):
            at = closing(text, at + 2)
        at += 2 if text[at] == "\\" else 1
    return at + 1


KEY: Final = re.compile(r'\s*(?:"([^"]+)"|(\w+)):\s*')
OPENING: Final = re.compile(r"(?:byKey\()?\{")


def read(text: str, start: int, path: str) -> tuple[dict[str, str], int]:
    """The leaves of an object literal by their path, as they are written; and where the literal ends."""
    leaves: dict[str, str] = {}
    at = start
    while key := KEY.match(text, at):
        name, at = f"{path}.{key[1] or key[2]}", key.end()
        if inner := OPENING.match(text, at):
            more, at = read(text, inner.end(), name)
            leaves |= more
            at = closing(text, at + inner[0].startswith("byKey("))
        else:
            end = closing(text, at)
            leaves[name] = text[at:end]
            at = end
        at += text[at] == ","
    at = re.compile(r"\s*").match(text, at).end()  # type: ignore[union-attr]
    assert text[at] == "}", f"not understood after {path}: {text[at : at + 40]!r}"
    return leaves, at + 1


def parts(file: Path) -> dict[str, str]:
    text = re.sub(r"^\s*(//|/\*\*).*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    leaves: dict[str, str] = {}
    for found in re.finditer(r"^(?:export )?(?:const (\w+)|(default))(?: =)? (?:byKey\()?\{", text, re.MULTILINE):
        leaves |= read(text, found.end(), f"{file.stem}.{found[1] or found[2]}")[0]
    return leaves


def catalogue(language: str) -> dict[str, str]:
    leaves: dict[str, str] = {}
    for file in sorted((STRINGS / language).glob("*.ts")):
        if file.stem != "index":
            leaves |= parts(file)
    if language == "en":
        lessons = parts(LEARN / "words.ts") | parts(LEARN / "why_not.ts")
        leaves |= {
            name.replace("words.english", "lessons.default").replace("why_not.english", "why_not.default"): words
            for name, words in lessons.items()
        }
    return leaves


ENGLISH: Final = catalogue("en")


def spoken(written: str) -> list[str]:
    """What a value says: its strings, and its templates without what is put in. Keys and compared words say nothing."""
    out: list[str] = []
    at = 0
    while at < len(written):
        if written[at] in '"`':
            end = end_of_string(written, at)
            inner = written[at + 1 : end - 1]
            while (put := inner.find("${")) >= 0:
                stop = closing(inner, put + 2)
                out += spoken(inner[put + 2 : stop])
                inner = f"{inner[:put]}\0{inner[stop + 1 :]}"
            if not written.startswith(":", end) and not written[:at].endswith("=== "):
                out.append(inner)
            at = end
        else:
            at += 1
    return out


def test_the_reader_understands_the_catalogues() -> None:
    assert len(ENGLISH) > 500
    assert ENGLISH["table.table.pile.runner.hand"] == '"Grip"'
    assert ENGLISH["lessons.default.runner-turn.steps.welcome"].startswith('"You are the Runner')
    assert ENGLISH["why_not.default.corp-win.score"].startswith('"Score it')
    assert spoken(ENGLISH["table.table.clicks"]) == ["click", "clicks", "\0 \0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_of_english(language: str) -> None:
    found = catalogue(language)
    assert sorted(ENGLISH.keys() - found.keys()) == [], "missing"
    assert sorted(found.keys() - ENGLISH.keys()) == [], "unknown"
    keys = "table.table.keys"
    assert len(spoken(found[keys])) == len(spoken(ENGLISH[keys]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_in_english(language: str) -> None:
    left: dict[str, list[str]] = {}
    for name, written in catalogue(language).items():
        original = set(spoken(ENGLISH[name]))
        allowed = NAMES | ALIKE[language]
        if same := [one for one in spoken(written) if one in original - allowed and WORD.search(one)]:
            left[name] = same
    assert not left, left


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_kept(language: str) -> None:
    """What a value puts in is put in by its translation too: no name, number or card gets lost."""
    lost: dict[str, set[str]] = {}
    for name, written in catalogue(language).items():
        arguments = re.match(r"\(([^)]*)\): string =>", ENGLISH[name])
        for one in re.findall(r"(\w+):", arguments[1]) if arguments else []:
            body = written.split("=>", 1)[1]
            counted = language == "zh" and name in {"table.table.credit", "table.table.point"}  # no plural
            if not re.search(rf"\b{one}\b", body) and not counted:
                lost.setdefault(name, set()).add(one)
    assert not lost, lost


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_steps_of_a_replay_are_called_by_what_their_buttons_show(language: str) -> None:
    """WCAG 2.5.3: what is seen on a button is part of its name."""
    words = {name.removeprefix("replay.default."): spoken(said) for name, said in catalogue(language).items()}
    for shown, names in {
        "decision": ("step", "stepBack"),
        "click": ("click", "clickBack"),
        "turn": ("turn", "turnBack"),
    }.items():
        for name in names:
            assert words[f"by.{shown}"][0].lower() in words[name][0].lower()


def test_no_catalogue_is_too_long() -> None:
    for file in STRINGS.rglob("*.ts"):
        assert len(file.read_text(encoding="utf-8").splitlines()) < MOST_LINES, file


def test_every_language_of_the_menu_has_a_catalogue() -> None:
    menu = (STRINGS.parent / "locale.ts").read_text(encoding="utf-8")
    listed = re.findall(r"^  (\w\w): \{ name:", menu, re.MULTILINE)
    assert sorted(listed) == sorted([*LANGUAGES, "en"])
    assert {one.name for one in STRINGS.iterdir() if one.is_dir()} == set(listed)
