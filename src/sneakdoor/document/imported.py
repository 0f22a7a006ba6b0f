"""The official text of the rules, imported by the user into the data folder and shown next to our summaries.

None of it is part of the package. There is one text for each number and version.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from sneakdoor.document.diff import tokens
from sneakdoor.document.errors import BadDocument
from sneakdoor.document.model import Clause, Document, Words, plain
from sneakdoor.rulebook import Rule, bare, in_force, rules
from sneakdoor.user_data import DataTrouble, data_folder, keep

FILE: Final = "official-rules.json"
FORMAT: Final = 1
VERSIONS: Final = ("1.3", "1.4", "26.03")
STRANGE: Final = 1 / 3  # with a larger share of unknown numbers, the document is not of this version


@dataclass(frozen=True, slots=True)
class OfficialRule:
    """The text of a document under a number."""

    version: str
    number: str
    text: str
    examples: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        return {"version": self.version, "text": self.text, "examples": list(self.examples)}


RuleTexts = Mapping[str, Mapping[str, OfficialRule]]


@dataclass(frozen=True, slots=True)
class Gathered:
    """The texts of a document, and the numbers that our rulebook does not have."""

    version: str
    texts: dict[str, OfficialRule]
    unknown: tuple[str, ...]


def gather(document: Document, version: str | None = None) -> Gathered:
    """Collect the texts of a document by number; raise `BadDocument` if our rulebook does not follow its version."""
    version = version or document.version
    follows = f"this rulebook knows {', '.join(VERSIONS[:-1])} and {VERSIONS[-1]}"
    if not version:
        raise BadDocument(document.source, [(1, f"it does not name its version; {follows}: use --as")])
    if version not in VERSIONS:
        raise BadDocument(document.source, [(1, f"it is version {version}; {follows}")])
    known = _numbers(version)
    labels = {label: entry.number for label, entry in document.labels().items()}
    found = document.numbers()
    texts = {number: _official(entry, version, labels) for number, entry in found.items() if number in known}
    unknown = tuple(number for number in found if number not in known)
    if len(unknown) > STRANGE * len(found):
        first = found[unknown[0]]
        words = (
            f"{len(unknown)} of its {len(found)} numbers are not in version {version}, the first here ({first.number})"
        )
        raise BadDocument(document.source, [(first.line, words)])
    return Gathered(version, texts, unknown)


def _numbers(version: str) -> set[str]:
    if version == "26.03":
        return {bare(number) for number in rules("26.03")}
    of_1_3 = {number for number, rule in rules().items() if rule.version == "1.3"}
    if version == "1.3":
        return of_1_3
    return {bare(rule.number) for rule in in_force()} | of_1_3


def _official(entry: Clause, version: str, labels: dict[str, str]) -> OfficialRule:
    text = "\n".join(plain(one, labels) for one in (entry.text, *entry.notes))
    shown = tuple(f"{one.name}: {plain(one.text, labels)}" for one in entry.examples)
    return OfficialRule(version, entry.number, text, shown)


# -------------------------------------------------------------------------------------------------------------- keeping


def kept(folder: Path | None = None) -> dict[str, dict[str, OfficialRule]]:
    """Return the imported texts by version and number."""
    path = (folder or data_folder()) / FILE
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        ours = data["format"] == FORMAT
        found = {
            str(version): {
                number: OfficialRule(str(version), number, str(text), tuple(map(str, examples)))
                for number, (text, examples) in texts.items()
            }
            for version, texts in (data["versions"] if ours else {}).items()
        }
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise DataTrouble(f"{path} cannot be read: {error.strerror or error}") from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise DataTrouble(f"{path} is damaged: delete it and import the rules again") from error
    if not ours:
        raise DataTrouble(f"{path} is of another version of this program: delete it and import the rules again")
    return found


def store(gathered: Gathered, folder: Path | None = None) -> Path:
    """Add these texts to the stored ones, atomically."""
    home = folder or data_folder()
    texts: dict[str, dict[str, OfficialRule]] = kept(home)
    texts[gathered.version] = {**texts.get(gathered.version, {}), **gathered.texts}
    versions = {
        version: {number: [one.text, list(one.examples)] for number, one in held.items()}
        for version, held in sorted(texts.items())
    }
    path = home / FILE
    keep(path, json.dumps({"format": FORMAT, "versions": versions}, ensure_ascii=False, indent=0))
    return path


@cache
def _stayed() -> frozenset[str]:
    """Return the numbers of 1.3 that are in force and have the same meaning in 1.4."""
    return frozenset(
        rule.number for rule in in_force() if rule.version == "1.3" and f"1.4:{rule.number}" not in rules()
    )


def beside(rule: Rule, texts: RuleTexts) -> list[OfficialRule]:
    """Return the imported texts of a rule: of its own version, and of 1.4 if the number is unchanged."""
    number = bare(rule.number)
    found = [texts.get(rule.version, {}).get(number)]
    if rule.number in _stayed():
        found.append(texts.get("1.4", {}).get(number))
    out = [one for one in found if one]
    if len(out) == 2 and _same(out[0], out[1]):
        out = [OfficialRule("1.3 and 1.4", number, out[0].text, out[0].examples)]
    return out


def _same(one: OfficialRule, other: OfficialRule) -> bool:
    """Return whether two versions are equal except for letter case and quotes."""
    data = [tokens((Words("\n".join((it.text, *it.examples))),)) for it in (one, other)]
    return data[0] == data[1]
