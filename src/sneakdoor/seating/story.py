"""What happened as a story: a line for an action, a paragraph for a run; each unfolds to its steps with their rules.

It is told from the log of one side, so it knows no more than that side was told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sneakdoor import LogEntry
from sneakdoor.grammar.nouns import how_many

WHO: Final = ("The Corp", "The Runner", "The game")

SILENT: Final = frozenset({
    "access begins", "all broken", "approach ice", "approach server", "changed", "clicks spent", "passed all ice",
    "raised", "run begins", "run ends", "server created", "server gone", "shuffled", "tokens spent", "turn ends",
    "used",
})  # fmt: skip
"""What goes without saying in a story, because what is beside it says so."""

IN_A_RUN: Final = frozenset({"encounter", "broken", "passed", "successful run", "accessed", "run ends", "jacked out"})
"""What tells that a run is on, where its beginning was told before."""

PAID: Final = frozenset({"credits spent", "used"})
"""What may be a payment; `_pays` decides."""

STARTS: Final = frozenset({"turn", "action", "turn ends", "game over", "game starts", "identity"})
"""What always begins a group of its own."""

MERGED: Final = {
    "accessed": "accesses", "looked at": "looks at", "revealed": "reveals", "discarded": "discards",
    "rezzed": "rezzes", "credits gained": "gains",
}  # fmt: skip
"""Several of these in a row are one."""


@dataclass(frozen=True)
class Paragraph:
    """One line of the story, with the steps that it tells."""

    words: str
    entries: tuple[LogEntry, ...]
    heading: bool = False
    first: int = 0  # the place of its first entry in the log; the others follow it

    @property
    def last(self) -> int:
        return self.first + max(0, len(self.entries) - 1)

    @property
    def turn(self) -> int:
        return self.entries[0].turn if self.entries else 0


@dataclass
class _Clauses:
    """Parts of a sentence, each with who does it."""

    parts: list[tuple[str, str]] = field(default_factory=list)

    def add(self, who: str, text: str) -> None:
        self.parts.append((who, text))

    def __str__(self) -> str:
        out, before = "", ""
        for who, text in self.parts:
            if not out:
                out = f"{who} {text}" if who else text[:1].upper() + text[1:]
            elif who and who == before:
                out += f", {text}"
            elif who:
                out += f"; {who[0].lower()}{who[1:]} {text}"
            else:
                out += f"; {_lowered(text)}"
            before = who
        return f"{out}." if out and not out.endswith((".", "!", "?")) else out


def _lowered(text: str) -> str:
    """A sentence in the middle of another; a title keeps its capital."""
    return text[0].lower() + text[1:] if text.startswith(("The ", "A ", "An ", "All ")) else text


def story(entries: Sequence[LogEntry]) -> list[Paragraph]:
    """The log of a side, folded by turn, action, run and card."""
    teller = Storyteller()
    teller.hear(entries)
    return teller.paragraphs()


class Storyteller:
    """Folds a growing log: the paragraphs of finished groups are written once.

    A group is a heading, what a turn begins with, or an action with all that it led to.
    """

    def __init__(self) -> None:
        self._finished: list[Paragraph] = []
        self._group: list[LogEntry] = []  # still open: what comes next may belong to it
        self._heard = 0
        self._running = False
        self._acting = -1

    def hear(self, entries: Iterable[LogEntry]) -> None:
        """Take the entries that come next."""
        for entry in entries:
            kind, group, running, acting = entry.kind, self._group, self._running, self._acting
            fresh = kind in STARTS
            # Outside of runs, what the other side does is a matter of its own.
            fresh = fresh or (not running and acting >= 0 and entry.side not in {acting, 2} and _begins(entry, group))
            fresh = fresh or (not running and kind == "discarded" and _kind_of(group) != "discarded")
            if fresh and group:
                self._finish()
            self._group.append(entry)
            self._heard += 1
            if kind == "run begins":
                self._running = True
            elif kind == "run ends":
                self._running = False
            if kind in {"turn", "turn ends"}:
                self._finish()
            if fresh or acting < 0 or not self._group[1:]:
                self._acting = entry.side

    def paragraphs(self) -> list[Paragraph]:
        """The story up to now; paragraphs that have not changed since the last call are the same objects."""
        out = self._finished.copy()
        if self._group:
            self._add(out)
        return out

    def _finish(self) -> None:
        self._add(self._finished)
        self._group = []

    def _add(self, out: list[Paragraph]) -> None:
        """Add the open group: as a paragraph of its own, as one more of the same, or to the one before it."""
        group = self._group
        paragraph = _paragraph_of(group, self._heard - len(group))
        if paragraph is not None:
            if out and _repeats(out[-1], paragraph):
                out[-1] = _joined(out[-1], paragraph)
            else:
                out.append(paragraph)
        elif out:
            before = out[-1]
            out[-1] = replace(before, entries=(*before.entries, *group))


def _kind_of(group: Sequence[LogEntry]) -> str:
    return group[0].kind if group else ""


def _begins(entry: LogEntry, group: Sequence[LogEntry]) -> bool:
    return not group or group[-1].side != entry.side


def _paragraph_of(group: Sequence[LogEntry], place: int) -> Paragraph | None:
    first = group[0]
    if first.kind == "turn":
        whose = "Corp" if first.side == 0 else "Runner"
        return Paragraph(f"Turn {first.turn}, the {whose}'s", tuple(group), heading=True, first=place)
    clauses = _Clauses()
    kinds = {one.kind for one in group}
    if "run begins" in kinds:
        _run(group, clauses)
    elif not kinds.isdisjoint(IN_A_RUN):
        server = next((one.server for one in group if one.kind in IN_A_RUN and one.server), "")
        _course(group, clauses, server, next((one.card for one in group if one.kind == "broken"), ""))
    elif first.kind == "action":
        _action(group, clauses)
    else:
        _plainly(group, clauses)
    return Paragraph(str(clauses), tuple(group), first=place) if clauses.parts else None


# -- actions ------------------------------------------------------------------------------------------------


def _action(group: Sequence[LogEntry], clauses: _Clauses) -> None:
    first, rest = group[0], list(group[1:])
    who = WHO[first.side]
    if first.cause == "credit":
        clauses.add(who, "clicks for 1 credit")
    elif first.cause == "draw":
        drawn = next((one for one in rest if one.kind == "drawn"), None)
        clauses.add(who, "clicks to draw" + (f" {_bare(drawn).removeprefix('draws ')}" if drawn is not None else ""))
        rest = [one for one in rest if one is not drawn]
    elif first.cause in {"install", "play", "advance"}:
        done = next((one for one in rest if one.kind == {"install": "installed", "play": "played"}.get(
            first.cause, "advanced")), None)  # fmt: skip
        price, rest = _price(rest, first.side)
        words = _bare(done) if done is not None else _bare(first)
        clauses.add(who, words + (f" for {price}" if price else ""))
        rest = [one for one in rest if one is not done and not (one.kind == "trashed" and one.cause == "played")]
    elif not first.cause and first.card:
        price, rest = _price(rest, first.side)
        gains = [one for one in rest if one.kind == "credits gained" and one.side == first.side]
        gained = sum(one.amount for one in gains)
        words = f"clicks {first.card}" + (f" for {how_many(gained, 'credit')}" if gained else "")
        clauses.add(who, words + (f", paying {price}" if price else ""))
        rest = [one for one in rest if one not in gains]
    else:
        clauses.add(who, _bare(first))
    about = next((one.card for one in group if one.kind == "played"), first.card)
    _plainly(rest, clauses, source=about)


def _price(entries: list[LogEntry], side: int) -> tuple[str, list[LogEntry]]:
    """The credits that this side spends in there, and what is left to tell."""
    due, rest = 0, []
    for one in entries:
        if one.side == side and one.kind in PAID and _pays(one):
            due += one.amount
        else:
            rest.append(one)
    return how_many(due, "credit") if due else "", rest


def _pays(entry: LogEntry) -> bool:
    return entry.kind == "credits spent" or (entry.kind == "used" and entry.cause == "credits")


def _plainly(entries: Iterable[LogEntry], clauses: _Clauses, source: str = "", server: str = "") -> None:
    """One clause for each step that says something, several alike in one, and what was paid with what was done.

    The card that all of it is about, and the server that the run is on, need not be said again.
    """
    due = [0, 0, 0]
    rows = list(entries)
    for n, entry in enumerate(rows):
        if entry.kind in PAID and _pays(entry):
            due[entry.side] += entry.amount
            continue
        if entry.kind in SILENT or (entry.kind == "trashed" and entry.cause == "played"):
            continue
        if n and entry.kind in MERGED and rows[n - 1].kind == entry.kind and rows[n - 1].side == entry.side:
            if clauses.parts:
                who, text = clauses.parts[-1]
                again = entry.source if entry.source and entry.source == rows[n - 1].source else source
                text = text.removesuffix(f" ({again})") if entry.kind != "credits gained" else text
                more = _shortened(entry, _bare(entry), source, server).removeprefix(MERGED[entry.kind] + " ")
                clauses.parts[-1] = (who, _and(text, more))
                continue
        who, bare = _split(entry)
        words = _shortened(entry, bare, source, server)
        if words.endswith(_BY_DAMAGE) and clauses.parts and clauses.parts[-1][1].endswith(_BY_DAMAGE_TOO):
            clauses.parts[-1] = ("", _lost_too(clauses.parts[-1][1], words))
            continue
        paid = due[entry.side] if entry.side < 2 else 0
        if paid and who != WHO[entry.side]:
            clauses.add(WHO[entry.side], f"pays {how_many(paid, 'credit')}")
        elif paid and not entry.kind.startswith(("credits", "tokens")):
            words += f" for {how_many(paid, 'credit')}"
        else:
            paid = 0
        if paid:
            due[entry.side] = 0
        clauses.add(who, words)
    for side in (0, 1):
        if due[side]:
            clauses.add(WHO[side], f"pays {how_many(due[side], 'credit')}")


_BY_DAMAGE: Final = " is trashed by the damage"
_BY_DAMAGE_TOO: Final = " trashed by the damage"


def _lost_too(text: str, words: str) -> str:
    """One more card that damage has taken."""
    lost = text.removesuffix(_BY_DAMAGE).removesuffix(" are" + _BY_DAMAGE_TOO)
    return _and(lost, words.removesuffix(_BY_DAMAGE)) + " are" + _BY_DAMAGE_TOO


def _and(text: str, more: str) -> str:
    return f"{text} and {more}" if " and " not in text else text.replace(" and ", ", ", 1) + f" and {more}"


# -- runs -------------------------------------------------------------------------------------------------------


def _run(group: Sequence[LogEntry], clauses: _Clauses) -> None:
    """A run as one paragraph with its turning points."""
    start = next(n for n, one in enumerate(group) if one.kind == "run begins")
    before, run = list(group[:start]), list(group[start:])
    server = run[0].server
    runner = WHO[1]
    by_card = [one for one in before if not (one.kind == "action" and one.cause in {"run", "play"})]
    if any(one.kind not in SILENT and not _pays(one) for one in by_card):
        _plainly(by_card, clauses)
    clauses.add(runner, f"runs {server}")
    _course(run[1:], clauses, server)


def _course(entries: Sequence[LogEntry], clauses: _Clauses, server: str, ice: str = "") -> None:
    """What happens in a run, or in a part of one; `ice` is what was encountered when it begins."""
    runner = WHO[1]
    segment: list[LogEntry] = []
    for entry in entries:
        if entry.kind == "encounter":
            _plainly(segment, clauses, server=server)
            segment, ice = [], entry.card
            continue
        if ice and entry.kind in {"passed", "run ended", "run ends", "jacked out", "successful run"}:
            ends = [entry] if entry.kind == "run ended" else []
            _encounter(ice, [*segment, *ends], clauses)
            segment, ice = [], ""
            if entry.kind in {"passed", "run ended"}:
                continue
        if entry.kind == "successful run":
            _plainly(segment, clauses, server=server)
            segment = []
            clauses.add(runner, "gets in")
        elif entry.kind != "unsuccessful run":
            segment.append(entry)
    if ice:
        _encounter(ice, segment, clauses)
    else:
        _plainly(segment, clauses, server=server)


def _encounter(ice: str, segment: Sequence[LogEntry], clauses: _Clauses) -> None:
    """What was done about a piece of ice, and what it did."""
    broken = [one for one in segment if one.kind == "broken"]
    rest = [one for one in segment if one.kind != "broken"]
    runner = WHO[1]
    if broken:
        paid, rest = _price(list(rest), 1)
        clicks = sum(1 for one in rest if one.kind == "clicks spent")
        price = paid or (how_many(clicks, "click") if clicks else "")
        tools = [one for one in dict.fromkeys(one.source or one.card for one in broken) if one and one != ice]
        with_ = f" with {' and '.join(tools)}" if tools else ""
        words = f"breaks {how_many(len(broken), 'subroutine')} of {ice}{with_}"
        clauses.add(runner, words + (f" for {price}" if price else ""))
    else:
        clauses.add(runner, f"meets {ice}")
    _plainly(_subroutines(rest), clauses, source=ice)


def _subroutines(rest: Iterable[LogEntry]) -> list[LogEntry]:
    """A subroutine that resolves is told by what it does, where that is told."""
    rows = list(rest)
    out = []
    for n, entry in enumerate(rows):
        follows = rows[n + 1] if n + 1 < len(rows) else None
        if entry.kind == "subroutine" and follows is not None and follows.kind not in {"subroutine", "passed"}:
            continue
        out.append(entry)
    return out


def _shortened(entry: LogEntry, words: str, source: str, server: str) -> str:
    """The words of a step without what the paragraph has said already."""
    if entry.kind == "trashed" and entry.cause == "trash cost":
        return f"trashes {entry.card or 'it'}"
    if entry.kind in {"scored", "stolen"}:
        return words.replace(", worth ", " (").replace(" agenda point", " point") + ")"
    if entry.kind == "run ended":
        return "the run ends" + (f" ({entry.source})" if entry.source and entry.source != source else "")
    if source:
        words = words.removesuffix(f" ({source})")
    if entry.kind == "accessed" and server:
        words = words.removesuffix(f" in {server}").removesuffix(f" from {server}")
        words = words.replace(f" in the root of {server}", " (root)")
    return words


# -- words ----------------------------------------------------------------------------------------------------------


def _split(entry: LogEntry) -> tuple[str, str]:
    """Who does it, and what; a sentence without a doer stays as it is."""
    words = entry.words.strip().removesuffix(".")
    for who in WHO:
        if words.startswith(f"{who} "):
            return who, words.removeprefix(f"{who} ")
    return "", words


def _bare(entry: LogEntry) -> str:
    return _split(entry)[1]


def _repeats(one: Paragraph, other: Paragraph) -> bool:
    """The same simple action once more in the same turn."""
    first, second = one.entries[0], other.entries[0]
    return (
        first.kind == second.kind == "action"
        and (first.side, first.turn, first.cause, first.card) == (second.side, second.turn, second.cause, second.card)
        and _simple(one)
        and _simple(other)
    )


def _simple(paragraph: Paragraph) -> bool:
    actions = [one for one in paragraph.entries if one.kind == "action"]
    entries = [one for one in paragraph.entries if one.kind != "action" and one.kind not in SILENT]
    if actions[0].cause == "credit":
        return not entries
    if not actions[0].cause and actions[0].card:
        return bool(entries) and all(one.kind == "credits gained" and one.side == actions[0].side for one in entries)
    return False


def _joined(one: Paragraph, other: Paragraph) -> Paragraph:
    entries = (*one.entries, *other.entries)
    actions = [entry for entry in entries if entry.kind == "action"]
    first = actions[0]
    gained = len(actions) if first.cause else sum(entry.amount for entry in entries if entry.kind == "credits gained")
    card = f" {first.card}" if first.card else ""
    words = f"{WHO[first.side]} clicks{card} {_times(len(actions))} for {how_many(gained, 'credit')}."
    return Paragraph(words, entries, first=one.first)


def _times(n: int) -> str:
    return "twice" if n == 2 else f"{n} times"


__all__ = ["Paragraph", "Storyteller", "story"]
