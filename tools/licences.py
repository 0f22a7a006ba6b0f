"""List the licences of all dependencies in docs/licences.md, and check that none is missing, unknown or not allowed.

    python3 dev.py licences            check the page against uv.lock and page/pnpm-lock.yaml, offline
    python3 dev.py licences --update   look up new packages at PyPI and npm, and rewrite the page

A package whose licence cannot be determined is listed as `unknown`, and the check fails until somebody corrects it.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
import urllib.request
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "licences.md"
UNKNOWN: Final = "unknown"
US: Final = "sneakdoor"

ALLOWED: Final = frozenset({
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT", "MIT-0",
    "MIT-CMU", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib",
    "MPL-2.0",  # weak copyleft: covers changes to its own files only
})  # fmt: skip
"""Licences that are allowed for every package."""

EXCEPTIONS: Final = {
    "GPL-3.0-or-later": ({"chess"}, "the yardstick of the benchmark: a development tool, never distributed"),
    "LicenseRef-NVIDIA-Proprietary": (
        {"cuda-toolkit", "nvidia-"},
        "PyTorch's on some systems, for the extra `train` alone",
    ),
    "OFL-1.1": (
        {"@fontsource/barlow-condensed"},
        "a font; its licence is in page/public/licences and goes with the page",
    ),
}
"""Other licences, allowed for these packages (or name prefixes) only, with the reason."""

SPDX: Final = {
    "apache 2.0": "Apache-2.0", "apache license 2.0": "Apache-2.0", "apache license, version 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0", "apache-2.0": "Apache-2.0", "apache 2": "Apache-2.0",
    "bsd": "BSD-3-Clause", "bsd license": "BSD-3-Clause", "bsd 3-clause license": "BSD-3-Clause",
    "bsd-3-clause license": "BSD-3-Clause", "new bsd": "BSD-3-Clause", "bsd 2-clause license": "BSD-2-Clause",
    "3-clause bsd license": "BSD-3-Clause", "bsd 3-clause": "BSD-3-Clause",
    "gpl-3.0+": "GPL-3.0-or-later", "gnu general public license v3 or later (gplv3+)": "GPL-3.0-or-later",
    "isc license (iscl)": "ISC", "isc license": "ISC", "mit license": "MIT", "mit": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0", "mpl 2.0": "MPL-2.0",
    "nvidia proprietary software": "LicenseRef-NVIDIA-Proprietary",
    "python software foundation license": "PSF-2.0", "psf": "PSF-2.0", "the unlicense (unlicense)": "Unlicense",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Package:
    """A dependency: registry, name, licence, and what needs it."""

    source: str  # PyPI or npm
    name: str
    licence: str
    needed: str


# ---------------------------------------------------------------------------------------------------- what is needed


def locked() -> dict[tuple[str, str], str]:
    """Return every package of both lock files, with what needs it."""
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    out = {("PyPI", name): needed for name, needed in needed_for(lock["package"]).items()}
    text = (ROOT / "page" / "pnpm-lock.yaml").read_text(encoding="utf-8")
    return out | {("npm", name): "building the page" for name in npm_packages(text)}


def needed_for(packages: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Return the names in uv.lock with the extras and groups that need them."""
    known = {str(one["name"]): one for one in packages}
    us = known[US]
    roots = {"always": _wanted(us.get("dependencies", []))}
    roots |= {f"extra {name}": _wanted(wanted) for name, wanted in us.get("optional-dependencies", {}).items()}
    roots |= {f"group {name}": _wanted(wanted) for name, wanted in us.get("dev-dependencies", {}).items()}
    through: dict[str, list[str]] = {name: [] for name in known if name != US}
    for root, first in roots.items():
        seen: set[tuple[str, str]] = set()
        waiting = list(first)
        while waiting:
            name, extra = waiting.pop()
            if (name, extra) not in seen:
                seen.add((name, extra))
                one = known[name]
                waiting += _wanted(
                    one.get("optional-dependencies", {}).get(extra, []) if extra else one.get("dependencies", [])
                )
        for name in {name for name, _ in seen} - {US}:
            through[name].append(root)
    return {name: "always" if "always" in ways else ", ".join(ways) for name, ways in through.items()}


def _wanted(wanted: Iterable[Mapping[str, Any]]) -> list[tuple[str, str]]:
    """Return packages, each by itself ("") and once for every wanted extra."""
    return [(str(one["name"]), extra) for one in wanted for extra in ("", *one.get("extra", []))]


def npm_packages(text: str) -> set[str]:
    """Return the names under `packages:` in a pnpm-lock.yaml.

    >>> sorted(npm_packages("packages:\\n  acorn@8.1.0:\\n    x: 1\\n  '@a/b@2.0.0':\\n\\nsnapshots:\\n  c@1:\\n"))
    ['@a/b', 'acorn']
    """
    part = text.partition("\npackages:\n" if "\npackages:\n" in text else "packages:\n")[2].partition("\nsnapshots:")[0]
    keys = re.findall(r"^  '?((?:@[^/]+/)?[^@'\s]+)@[^:]+:\s*$", part, re.MULTILINE)
    return set(keys)


# ---------------------------------------------------------------------------------------------------------- the page

HEAD: Final = """# Licences of the dependencies

Everything in `uv.lock` and in the lock file of the page, written by `python tools/licences.py --update`; a test fails
where a package is missing, its licence unknown, or one that we do not take. Sneakdoor itself is under the MIT licence
and contains none of these: they are installed beside it. Only the built page contains work of others: code of
Svelte and what that brings (MIT), and the font Barlow Condensed (OFL-1.1), with its licence beside it.

The wheels of some packages contain more than their own code: `pypandoc-binary` brings the program Pandoc
(GPL-2.0-or-later), which `sneakdoor document` starts as a program of its own; `pgserver` brings PostgreSQL.

| from | package | licence | needed for |
|---|---|---|---|
"""
ROW: Final = re.compile(r"^\| (PyPI|npm) \| (\S+) \| (.+?) \| (.*?) \|$", re.MULTILINE)


def read(text: str) -> list[Package]:
    return [Package(*found) for found in ROW.findall(text)]


def written(packages: Iterable[Package]) -> str:
    order = sorted(packages, key=lambda one: (one.source != "PyPI", one.name))
    return HEAD + "".join(f"| {one.source} | {one.name} | {one.licence} | {one.needed} |\n" for one in order)


# ------------------------------------------------------------------------------------------------------------- check


def problems(listed: Iterable[Package], needed: Mapping[tuple[str, str], str]) -> list[str]:
    """Return the problems of the list, a line each."""
    found = {(one.source, one.name): one for one in listed}
    out = [f"{name} ({source}) is not listed" for source, name in sorted(needed.keys() - found.keys())]
    out += [f"{name} ({source}) is listed and not needed" for source, name in sorted(found.keys() - needed.keys())]
    for one in found.values():
        if wrong := trouble(one):
            out.append(wrong)
    return out


def trouble(one: Package) -> str:
    """Return why the licence of a package is not allowed, or an empty string."""
    if one.licence == UNKNOWN:
        return f"the licence of {one.name} is not known: look at it, and write it into docs/licences.md"
    if any(all(is_fine(one.name, part) for part in _parts(way)) for way in re.split(r"\s+OR\s+", one.licence)):
        return ""
    return f"{one.name} is under {one.licence}, which is not among those that we take"


def _parts(way: str) -> list[str]:
    return [part.strip("() ").partition(" WITH ")[0] for part in re.split(r"\s+AND\s+", way)]


def is_fine(name: str, licence: str) -> bool:
    if licence in ALLOWED:
        return True
    names = EXCEPTIONS.get(licence, (set(), ""))[0]
    return name in names or any(one.endswith("-") and name.startswith(one) for one in names)


# ------------------------------------------------------------------------------------------------------------ update


def asked(source: str, name: str) -> str:
    """Look up the licence of a package in its registry."""
    address = f"https://pypi.org/pypi/{name}/json" if source == "PyPI" else f"https://registry.npmjs.org/{quote(name)}"
    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310  (two fixed addresses)
        data = json.load(answer)
    if source == "npm":
        latest = data["versions"][data["dist-tags"]["latest"]]
        return str(latest.get("license") or UNKNOWN)
    return from_pypi(data["info"])


def from_pypi(info: Mapping[str, Any]) -> str:
    """Return the licence expression, or else what the classifiers or the free text say."""
    if info.get("license_expression"):
        return str(info["license_expression"])
    classifiers = [str(one).rpartition(" :: ")[2] for one in info.get("classifiers") or [] if "License ::" in str(one)]
    words = (str(info.get("license") or "").strip().splitlines() or [""])[0]  # some put the whole text there
    known = ALLOWED | EXCEPTIONS.keys()
    if words and all(part in known for part in re.split(r"\s+(?:OR|AND)\s+", words)):
        return words
    named = [words] if words.lower() in SPDX else classifiers
    found = {one if one in known else SPDX.get(one.lower(), UNKNOWN) for one in named} - {UNKNOWN}
    return " OR ".join(sorted(found)) or UNKNOWN


def update() -> None:
    needed = locked()
    before = (
        {(one.source, one.name): one.licence for one in read(PAGE.read_text(encoding="utf-8"))} if PAGE.exists() else {}
    )
    out = []
    for (source, name), why in needed.items():
        licence = before.get((source, name), UNKNOWN)
        out.append(Package(source, name, asked(source, name) if licence == UNKNOWN else licence, why))
    PAGE.write_text(written(out), encoding="utf-8")


def say(words: str) -> None:
    print(words)  # noqa: T201  (this is a command)


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--update"]):
        say(str(__doc__))
        return 2
    if arguments:
        update()
    found = problems(read(PAGE.read_text(encoding="utf-8")), locked())
    for line in found:
        say(line)
    if not found:
        say(f"{len(locked())} dependencies, all under licences that we take: docs/licences.md")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
