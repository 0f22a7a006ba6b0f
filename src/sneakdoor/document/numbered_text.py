"""Read formats with written numbers: plain text and Markdown.

Conversion damages documents: missing list letters, a letter at the end of an example's line, sentences split by a page
break. The reader repairs unambiguous damage and records a notice of each repair.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from sneakdoor.document.errors import BadDocument
from sneakdoor.document.inline import given_replacements, pieces
from sneakdoor.document.model import (
    Clause,
    Document,
    Example,
    Kind,
    Notice,
    Text,
    Words,
    above,
    joined,
    parts,
    plain,
    tidy,
)

_TAGS: Final = re.compile(r"</?(?:u|span|a)\b[^>]*>")
_MARKS: Final = re.compile(r"^(?P<indent>[ ]*)(?P<bullet>[-*•] )?\s*(?P<hashes>#{1,6} )?(?P<rest>.*)$")
_NUMBERED: Final = re.compile(
    r"^\**(?P<number>\d+(?:\.\d+)+(?:[a-z](?:\.(?:\d+[a-z]?|[ivx]+))?)?)\.?\**\s+(?P<text>\S.*)$"
)
_CHAPTER: Final = re.compile(r"^\**(?P<number>\d+)\.?\**\s+(?P<text>\S.*)$")
_LETTER: Final = re.compile(r"^\**(?P<letter>[a-z])\.\**\s+(?P<text>\S.*)$")
_CHART: Final = re.compile(r"^1\.\s+\S")
_ITEM: Final = re.compile(r"^(?P<item>\d+|[a-z]|[ivx]+)\)\s+(?P<text>\S.*)$")
_EXAMPLE: Final = re.compile(r"^\**(?P<name>Example(?: \d+)?|EX):\**\s*(?P<text>\S.*)$")
_INSIDE: Final = re.compile(r"(?<=[.!?”\")\]])\s+(?=\*?Example(?: \d+)?: )")
_HANGING: Final = re.compile(r"(?<=[.!?”\")*])\s+(?:- )?([a-z])\. (?=[A-Z\[“\"])")
_FINISHED: Final = re.compile(r"[.!?:][\"”’')\]*]*(?:\s*\([A-Z]\))*\**$")
_DANGLING: Final = re.compile(
    r"(?:[,;]|\b(?:sections?|rules?|steps?|see|and|or|the|an?|of|in|to|for|by|with|as|is|are|its|their))$",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(r"\s*\([^()]*\)$")
_VERSION: Final = re.compile(r"\bversion \**(\d+(?:\.\d+)+)")
_ANCHOR: Final = re.compile(r"\s*\{#([\w:.-]+)\}\s*$")
_LONGEST_HEADING: Final = 90


@dataclass(slots=True)
class _Line:
    number: int
    raw: str
    indent: int
    bullet: bool
    rest: str
    after_blank: bool


def read_lines(text: str, source: str, form: str) -> Document:
    """Read a document with written numbers; raise `BadDocument` with line numbers."""
    lines = _lines(text)
    start = _body(lines)
    if start is None:
        raise BadDocument(source, [(1, "it contains no numbered rule (a line such as `1.1.1. …`)")])
    document = Document(source, form)
    _front(document, lines[:start])
    for line in lines[start:]:
        for name in given_replacements(line.rest):
            document.replacements.setdefault(name, name)
    _LinesReader(document, lines[start:]).read()
    return document


def heading_like(words: str) -> bool:
    """Return whether the text of a rule is a title: short, and not a sentence.

    >>> heading_like("Corp's Turn (Section 5.6)"), heading_like("A checkpoint occurs."), heading_like("(Added.)")
    (True, False, False)
    """
    bare = words.strip()
    while (cut := _TAIL.sub("", bare)) != bare:
        bare = cut
    return (
        bool(bare)
        and len(bare) <= _LONGEST_HEADING
        and bare.rstrip("\"”’'*")[-1:] not in {".", "?", "!", ":", ",", ";"}
    )


def next_letter(letter: str) -> str:
    """Return the next letter: b after a, aa after z.

    >>> [next_letter(letter) for letter in ("", "a", "z", "az")]
    ['a', 'b', 'aa', 'ba']
    """
    if not letter:
        return "a"
    head, last = letter[:-1], letter[-1]
    return f"{head}{chr(ord(last) + 1)}" if last != "z" else f"{next_letter(head)}a"


# ---------------------------------------------------------------------------------------------------- where it begins


def _lines(text: str) -> list[_Line]:
    out: list[_Line] = []
    blank = True
    for number, raw in enumerate(text.split("\n"), 1):
        if not raw.strip():
            blank = True
            continue
        found = _MARKS.match(_TAGS.sub("", raw).rstrip() if "\t" not in raw.lstrip() else raw)
        assert found is not None
        rest = found["rest"]
        if rest:
            out.append(_Line(number, raw, len(found["indent"]), bool(found["bullet"]), rest, blank))
        blank = False
    return out


def _body(lines: list[_Line]) -> int | None:
    """Find the start of the rules, after title, summary and contents: chapter, section and first rule in a row.

    Otherwise the first rule may have a higher number, or the document may start in the middle.
    """
    found = _in_a_row(lines, "1")
    return found if found is not None else _in_a_row(lines, "")


def _in_a_row(lines: list[_Line], last: str) -> int | None:
    first: int | None = None
    chapter, section = (-1, ""), ""
    for at, line in enumerate(lines):
        if "\t" in line.raw.strip():
            continue
        if found := _NUMBERED.match(line.rest):
            number = found["number"]
            if len(parts(number)) == 2 and above(number) == chapter[1]:
                section = number
            elif len(parts(number)) == 3 and above(number) == section and last in {"", parts(number)[-1]}:
                return chapter[0]
            else:
                chapter, section = (-1, ""), ""
                first = at if first is None and len(parts(number)) == 3 else first
        elif (found := _CHAPTER.match(line.rest)) and not line.bullet:
            chapter, section = (at, found["number"]), ""
    return None if last else first


def _front(document: Document, lines: list[_Line]) -> None:
    contents = False
    block = ""
    for line in lines:
        if not document.title and not line.bullet:
            document.title = plain(pieces(line.rest))
            continue
        if line.rest.strip("*# ").casefold() == "table of contents":
            contents = True
        if not document.version and (found := _VERSION.search(line.rest)):
            document.version = found[1]
        if contents or "\t" in line.raw:
            continue
        if line.after_blank or line.bullet:
            document.front += [pieces(block)] if block else []
            block = ("• " if line.bullet else "") + line.rest
        else:
            block += " " + line.rest
    document.front += [pieces(block)] if block else []


# ---------------------------------------------------------------------------------------------------- the reader


@dataclass(slots=True)
class _LinesReader:
    document: Document
    lines: list[_Line]
    line: int = 0
    path: list[Clause] = field(default_factory=list)  # from the chapter down to the current entry
    paths: dict[str, list[Clause]] = field(default_factory=dict)  # the same for every number so far
    home: list[Clause] = field(default_factory=list)  # the path without a stray number
    titled: int = 0  # the last chapter that had a title
    raw: list[tuple[Clause | Example, str]] = field(default_factory=list)  # texts not parsed yet
    open: Clause | Example | None = None  # the text that the next line may continue
    chart: bool = False  # in a list below a section that has no rules

    def read(self) -> None:
        for at, line in enumerate(self.lines):
            self.line = at
            self._line(line)
        for one, text in self._merged():
            one.text = pieces(text, self.document.replacements)
            if isinstance(one, Clause):
                self._label(one)
                one.heading = one.kind in {"chapter", "section"} or (
                    one.kind != "letter" and heading_like(plain(one.text))
                )
        if not any(entry.kind == "rule" for entry in self.document.walk()):
            raise BadDocument(self.document.source, [(self.lines[0].number, "no rule follows this chapter")])

    def _merged(self) -> list[tuple[Clause | Example, str]]:
        whole: dict[int, tuple[Clause | Example, str]] = {}
        for one, text in self.raw:
            before = whole.get(id(one))
            whole[id(one)] = (one, f"{before[1]} {text}" if before else text)
        return list(whole.values())

    def _label(self, entry: Clause) -> None:
        last = entry.text[-1] if entry.text else None
        if isinstance(last, Words) and (found := _ANCHOR.search(last.text)):
            entry.label = found[1]
            entry.text = tidy((*entry.text[:-1], Words(last.text[: found.start()], last.strong, last.emph)))

    # -- one line

    def _line(self, line: _Line) -> None:
        if self._in_chart(line):
            self.path[-1].notes.append(self._remark(line))
            self.open = None
        elif not (self._numbered(line) or self._lettered_line(line)):
            self._unmarked(line)

    def _in_chart(self, line: _Line) -> bool:
        """Return whether a line is part of a chart: `1.`, `a.` and bullets instead of rules below a section.

        Its items repeat steps of other sections and have no numbers of their own, so they are remarks.
        """
        if _NUMBERED.match(line.rest) or self._is_chapter(line):
            self.chart = False
        elif _CHART.match(line.rest) and self.path:
            self.chart = self.path[-1].kind == "section" and not self.path[-1].children
        return self.chart

    def _is_chapter(self, line: _Line) -> bool:
        found = _CHAPTER.match(line.rest)
        return found is not None and self._opens_chapter(found["number"], line)

    def _numbered(self, line: _Line) -> bool:
        found = _NUMBERED.match(line.rest)
        if found is None or not self._fits(found["number"], found["text"], line):
            found = _CHAPTER.match(line.rest)
            if found is None or not self._opens_chapter(found["number"], line):
                return False
        self._place(found["number"], found["text"], line)
        return True

    def _lettered_line(self, line: _Line) -> bool:
        if found := _LETTER.match(line.rest):
            self._letter(found["letter"], found["text"], line)
        elif found := _ITEM.match(line.rest):
            self._item(found["item"], found["text"], line)
        elif found := _EXAMPLE.match(line.rest):
            self._example(found["name"], found["text"], line)
        return found is not None

    def _unmarked(self, line: _Line) -> None:
        """Handle a line without number, letter or name: a continuation, a missing letter, or a remark."""
        remark = isinstance(self.open, Clause) and self.open.kind == "section" and _FINISHED.search(line.rest)
        if (not line.after_blank and not line.bullet and not remark) or self._cut_in_two(line):
            self._continue(line)
            return
        owner = self._lost_owner() if line.bullet else self._lettered() if isinstance(self.open, Example) else None
        if owner:
            self._lost(owner, line)
        else:
            self._note(line)

    def _fits(self, number: str, text: str, line: _Line) -> bool:
        """Return whether a number at the start of a line numbers it and is not part of a sentence."""
        if not self.path:
            return True
        chapter = parts(number)[0]
        if chapter == parts(self.path[0].number)[0]:
            begins = line.after_blank or line.bullet or not self._cut_in_two(line)
            return begins or (self._is_next(number) and not text.lstrip("\"“‘'([*")[:1].islower())
        return line.bullet or (line.after_blank and not self._cut_in_two(line))

    def _is_next(self, number: str) -> bool:
        """Return whether a number follows the current one: a child, a sibling, or a sibling of an ancestor."""
        last = parts(number)[-1]
        for entry in self.path:
            if above(number) == entry.number and last in {"1", "a"} and not entry.children:
                return True
            before = parts(entry.number)[-1]
            if above(entry.number) == above(number) and last.isdigit() == before.isdigit():
                return last == (str(int(before) + 1) if before.isdigit() else next_letter(before))
        return False

    def _opens_chapter(self, number: str, line: _Line) -> bool:
        """Recognise the title of a chapter by the following number, which is in that chapter, or by the end."""
        if line.bullet or line.indent or not heading_like(line.rest):
            return False
        if int(number) <= self.titled:
            return False
        for later in self.lines[self.line + 1 :]:
            if found := _NUMBERED.match(later.rest):
                return parts(found["number"])[0] == number
        return line.after_blank

    def _cut_in_two(self, line: _Line) -> bool:
        """Return whether this line continues a sentence that was split by a page break."""
        if self.open is None:
            return False
        if isinstance(self.open, Clause) and self.open.kind in {"chapter", "section"}:
            return False
        text = self._text_of(self.open)
        first = line.rest.lstrip("\"“'‘(*")[:1]
        return first.islower() or (
            not _FINISHED.search(text) and bool(_DANGLING.search(text) or not heading_like(text))
        )

    def _text_of(self, one: Clause | Example) -> str:
        return " ".join(text for other, text in self.raw if other is one)

    # -- placing

    def _put(self, entry: Clause, text: str) -> None:
        before, _, inside = _split(text)
        self.raw.append((entry, before))
        self.open = entry
        if inside and (found := _EXAMPLE.match(inside)):
            self._add_example(entry, found["name"], found["text"], entry.line)

    def _place(self, number: str, text: str, line: _Line) -> None:
        """Put an entry below the parent that its number names, wherever that is."""
        entry = Clause(_kind(number), number, (), line.number)
        if entry.kind == "chapter":
            self._title(entry, text)
            return
        upper = self._path_above(number, line)
        stray = bool(self.home) and upper[-1] not in self.home
        if stray:
            words = f"{number} is in {self.home[min(len(self.home), 2) - 1].number}"
            self.document.notices.append(
                Notice(line.number, "order", number, words, "number it by its position, or move it")
            )
        upper[-1].children.append(entry)
        self.path = [*upper, entry]
        self.home = self.home if stray else self.path
        self.paths[number] = self.path
        self._put(entry, text)

    def _title(self, entry: Clause, text: str) -> None:
        """Add a chapter; one created earlier by a stray number gets its title now."""
        stray = next((one for one in self.document.chapters if one.number == entry.number), None)
        if stray:
            self.document.chapters.remove(stray)
            stray.line = entry.line
            entry = stray
        self.document.chapters.append(entry)
        self.titled = int(entry.number)
        self.path = self.home = [entry]
        self.paths[entry.number] = self.path
        self._put(entry, text)

    def _path_above(self, number: str, line: _Line) -> list[Clause]:
        """Return the path to the nearest ancestor of a number; a part of a document may lack the chapter."""
        upper = above(number)
        while upper:
            if upper in self.paths:
                return self.paths[upper]
            upper = above(upper)
        opened = Clause("chapter", parts(number)[0], (), line.number, heading=True)
        self.document.chapters.append(opened)
        self.paths[opened.number] = [opened]
        return self.paths[opened.number]

    def _owner(self) -> Clause | None:
        """Return the owner of a letter: the current rule or numbered step."""
        for entry in reversed(self.path):
            if entry.kind not in {"letter", "chapter"} and parts(entry.number)[-1].isdigit():
                return entry
        return None

    def _letter(self, letter: str, text: str, line: _Line) -> None:
        owner = self._owner()
        if owner is None:
            self._note(line)
            return
        if line.bullet is False and self._cut_in_two(line) and letter != self._expected(owner):
            self._continue(line)
            return
        self._under(owner, letter, text, line)

    def _under(self, owner: Clause, letter: str, text: str, line: _Line) -> Clause:
        entry = Clause("letter", owner.number + letter, (), line.number)
        owner.children.append(entry)
        self.path = [*self.path[: self.path.index(owner) + 1], entry]
        self.paths[entry.number] = self.path
        self._put(entry, text)
        return entry

    def _item(self, item: str, text: str, line: _Line) -> None:
        """Add an item of a timing chart: `1)`, `a)`, `i)`."""
        owner = self._owner()
        if owner is None:
            self._note(line)
        elif item.isdigit():
            base = next(entry for entry in reversed(self.path) if entry.kind in {"section", "rule"})
            if base.kind == "rule" and above(base.number) and self._is_chart_step(base, item):
                base = self.path[self.path.index(base) - 1]
            self._place(f"{base.number}.{item}", text, line)
        elif item != self._expected(owner) and set(item) <= set("ivx") and self.path[-1].kind != "section":
            letter = next((entry for entry in reversed(self.path) if entry.kind == "letter"), None)
            if letter is None:
                self._note(line)
                return
            self.path = self.path[: self.path.index(letter) + 1]
            entry = Clause("step", f"{letter.number}.{item}", (), line.number)
            letter.children.append(entry)
            self._put(entry, text)
        else:
            self._under(owner, item, text, line)

    @staticmethod
    def _is_chart_step(base: Clause, item: str) -> bool:
        """Return whether `2)` follows the rule that `1)` became, directly below a section."""
        return (
            parts(base.number)[-1] == str(int(item) - 1)
            and not any(child.kind == "step" for child in base.children)
            and base.text == ()
            and bool(base.children)
        )

    def _example(self, name: str, text: str, line: _Line) -> None:
        owner = self.path[-1] if self.path else None
        if owner is None:
            self._note(line)
            return
        text, letter, hanging = _split_hanging(text, self._expected(self._owner()) if self._owner() else "")
        self._add_example(owner, name, text, line.number)
        rule = self._owner()
        if letter and rule is not None:
            self._tell_gap(line, rule.number + letter, f"letter {letter} is at the end of an example's line")
            self._under(rule, letter, hanging, line)

    def _add_example(self, owner: Clause, name: str, text: str, line: int) -> None:
        example = Example((), line, "Example" if name == "EX" else name)
        owner.examples.append(example)
        if text.endswith("*") and text.count("*") % 2:
            text = text[:-1]
        self.raw.append((example, text))
        self.open = example

    def _expected(self, owner: Clause | None) -> str:
        letters = [parts(child.number)[-1] for child in owner.children if child.kind == "letter"] if owner else []
        return next_letter(letters[-1] if letters else "")

    def _continue(self, line: _Line) -> None:
        if self.open is None:
            self._note(line)
        else:
            self.raw.append((self.open, line.rest))

    # -- what was lost

    def _lettered(self) -> Clause | None:
        owner = self._owner()
        return owner if owner and any(child.kind == "letter" for child in owner.children) else None

    def _lost_owner(self) -> Clause | None:
        """Return the rule of a bullet without a letter, if its letter was lost."""
        if owner := self._lettered():
            return owner
        owner = self._owner()
        if owner is None or owner.kind == "section":
            return None
        for later in self.lines[self.line + 1 :]:
            if _NUMBERED.match(later.rest):
                return None
            if found := _LETTER.match(later.rest):
                return owner if found["letter"] == "b" else None
        return None

    def _lost(self, owner: Clause, line: _Line) -> None:
        letter = self._expected(owner)
        self._under(owner, letter, line.rest, line)
        self._tell_gap(line, owner.number + letter, f"the letter {letter} is missing before this text")

    def _tell_gap(self, line: _Line, rule: str, words: str) -> None:
        letter = parts(rule)[-1]
        self.document.notices.append(Notice(line.number, "gap", rule, words, f"begin a line with “{letter}.” here"))

    def _remark(self, line: _Line) -> Text:
        return pieces(("• " if line.bullet else "") + line.rest, self.document.replacements)

    def _note(self, line: _Line) -> None:
        text = self._remark(line)
        self.open = None
        notes = self.path[-1].notes if self.path else self.document.front
        if notes and not line.after_blank and not line.bullet:
            notes[-1] = joined(notes[-1], text)
        else:
            notes.append(text)


def _split(text: str) -> tuple[str, str, str]:
    """Split the text of a rule from an example in the same line."""
    found = _INSIDE.search(text)
    if found is None:
        return text, "", ""
    return text[: found.start()], " ", text[found.end() :]


def _split_hanging(text: str, expected: str) -> tuple[str, str, str]:
    for found in _HANGING.finditer(text):
        if expected and found[1] == expected:
            return text[: found.start()], expected, text[found.end() :]
    return text, "", ""


def _kind(number: str) -> Kind:
    found = parts(number)
    upper: tuple[Kind, ...] = ("chapter", "section", "rule")
    if len(found) <= 3 and found[-1].isdigit():
        return upper[len(found) - 1]
    return "letter" if found[-1].isalpha() and found[-2].isdigit() and len(found) <= 5 else "step"
