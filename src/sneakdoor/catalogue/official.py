"""Printed texts: import NetrunnerDB card files into the user's data folder.

No printed text comes with the package. A file is a list of card objects (a pack file), or an object with such a list
in `data` (a response of API 2.0). If anything in a file is wrong, all problems are reported and nothing is stored.
"""

import html
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sneakdoor.decks.facts import every_card
from sneakdoor.decks.titles import fold
from sneakdoor.user_data import DataTrouble, data_folder, keep

FILE: Final = "official-texts.json"
VERSION: Final = 1
LARGEST: Final = 64 * 1024 * 1024
MOST_PROBLEMS: Final = 20

_SIDES: Final = ("corp", "runner")
_NEEDED: Final = ("code", "title", "type_code", "faction_code", "side_code", "pack_code")
_BREAK: Final = re.compile(r"<br\s*/?>|</(?:li|ul|p)>|<(?:li|ul|p)>|\r\n?")
_TRACE: Final = re.compile(r"<trace>\s*([Tt]race) (\w+)\s*</trace>")
_TAG: Final = re.compile(r"</?[A-Za-z][A-Za-z0-9-]*(?:\s[^<>]*)?/?>")


class BadCardFile(ValueError):
    """Not a NetrunnerDB card file; `problems` has what is wrong and where."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Official:
    """The printed text of a card without markup, and the printing it is from."""

    title: str
    text: str
    code: str
    pack: str


Texts = Mapping[str, Official]


@dataclass(frozen=True, slots=True)
class Imported:
    """The content of a file: texts by title, and the number of cards that are unknown here."""

    texts: dict[str, Official]
    unknown: tuple[str, ...]


# -------------------------------------------------------------------------------------------------------------- reading


def read(content: bytes) -> Imported:
    """Read a card file; raises BadCardFile."""
    objects = _objects(content)
    problems: list[str] = []
    texts: dict[str, Official] = {}
    unknown: dict[str, None] = {}
    codes: dict[str, str] = {}
    titles = _titles()
    for number, data in enumerate(objects, 1):
        wrong = _wrong(data)
        if not wrong and codes.setdefault(data["code"], data["title"]) != data["title"]:
            wrong = f'has the code {data["code"]} of "{codes[data["code"]]}"'
        title = titles.get(fold(data["title"])) if not wrong else None
        if title is not None:
            wrong = _differs(data, title)
        if wrong:
            problems.append(f"{_place(number, data)}: {wrong}")
        elif title is None:
            unknown[data["title"]] = None
        else:
            found = Official(title, plain(data.get("text") or ""), data["code"], data["pack_code"])
            if title not in texts or found.code >= texts[title].code:  # the newest printing wins
                texts[title] = found
    if problems:
        raise BadCardFile(problems)
    if not texts:
        raise BadCardFile(["has no card of this period: nothing to import"])
    return Imported(texts, tuple(unknown))


def plain(text: str) -> str:
    """Remove markup from a printed text; symbols stay in brackets.

    >>> plain("<strong>Gain</strong> 2[credit] &amp; draw.<br/>Once.")
    'Gain 2[credit] & draw.\\nOnce.'
    """
    text = _TRACE.sub(r"\1[\2].", text)
    text = html.unescape(_TAG.sub("", _BREAK.sub("\n", text)))
    lines = (" ".join(line.split()) for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def _objects(content: bytes) -> list[Any]:
    if len(content) > LARGEST:
        raise BadCardFile([f"is larger than {LARGEST // 2**20} MB, which no card file is"])
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadCardFile([f"is not UTF-8: byte {error.start} cannot be read"]) from error
    except json.JSONDecodeError as error:
        raise BadCardFile([f"is not JSON: {error.msg} in line {error.lineno}, column {error.colno}"]) from error
    except (RecursionError, ValueError) as error:
        raise BadCardFile(["is not JSON that can be read: nested too deep, or numbers too long"]) from error
    if isinstance(data, dict):
        if "data" not in data:
            raise BadCardFile(['is an object without "data"; an answer of NetrunnerDB\'s API has its cards there'])
        data = data["data"]
        if not isinstance(data, list):
            raise BadCardFile([f'has {_kind(data)} as its "data", where a list of cards should be'])
    if not isinstance(data, list):
        raise BadCardFile([f"is {_kind(data)}; a card file is a list of cards"])
    if not data:
        raise BadCardFile(["is an empty list: no card in it"])
    return data


def _wrong(data: Any) -> str:
    """Why an object is not a card, in words."""
    if not isinstance(data, dict):
        return f"is {_kind(data)}, not a card"
    for key in _NEEDED:
        if key not in data:
            return f'has no "{key}"'
        if not isinstance(data[key], str) or not data[key].strip():
            return f'has {_kind(data[key])} as its "{key}", where words should be'
    text = data.get("text")
    if text is not None and not isinstance(text, str):
        return f'has {_kind(text)} as its "text", where words should be'
    if any(not _writable(data[key]) for key in (*_NEEDED, "text") if data.get(key)):
        return "has half a character in its words (a lone surrogate)"
    if data["side_code"] not in _SIDES:
        return f'has the side "{data["side_code"]}"; there are corp and runner'
    return ""


def _writable(words: str) -> bool:
    try:
        words.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _differs(data: dict[str, Any], title: str) -> str:
    """Why this cannot be the card of that title, in words."""
    facts = every_card()[title]
    for key, ours in (("side_code", facts.side.name.lower()), ("type_code", facts.type)):
        if data[key] != ours:
            return f'has "{data[key]}" as its "{key}", but the card is {ours}'
    return ""


def _place(number: int, data: Any) -> str:
    title = data.get("title") if isinstance(data, dict) else None
    return f'card {number} ("{title}")' if isinstance(title, str) and title else f"card {number}"


def _kind(value: Any) -> str:
    if value is None:
        return "nothing (null)"
    if isinstance(value, str):
        return "a text" if value.strip() else "an empty text"
    names = {bool: "a yes or no", dict: "an object", list: "a list", int: "a number", float: "a number"}
    return names.get(type(value), "something else")


def _titles() -> dict[str, str]:
    found: dict[str, str] = {}
    for one in every_card().values():
        found[fold(one.plain)] = one.title
        found[fold(one.title)] = one.title
    return found


# -------------------------------------------------------------------------------------------------------------- keeping


def official(folder: Path | None = None) -> dict[str, Official]:
    """The imported texts by title."""
    path = (folder or data_folder()) / FILE
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        lines = data["cards"].items() if data["version"] == VERSION else None
        found = {title: Official(title, *map(str, line)) for title, line in lines or ()}
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise DataTrouble(f"{path} cannot be read: {error.strerror or error}") from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise DataTrouble(f"{path} is damaged: delete it and import the card file again") from error
    if lines is None:
        raise DataTrouble(f"{path} is of another version of this program: delete it and import the card file again")
    return found


def store(texts: Texts, folder: Path | None = None) -> Path:
    """Add these texts to the stored ones, atomically."""
    home = folder or data_folder()
    kept = {**official(home), **texts}
    lines = {title: [one.text, one.code, one.pack] for title, one in sorted(kept.items())}
    whole = json.dumps({"version": VERSION, "cards": lines}, ensure_ascii=False, indent=0)
    path = home / FILE
    keep(path, whole)
    return path
