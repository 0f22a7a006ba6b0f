"""What a player wants to be asked: where the seat stops, and what it leaves alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sneakdoor import BadRecord, Card, Decision, Option, Server, View
from sneakdoor.catalogue import windows_before
from sneakdoor.decks import find as titles_called
from sneakdoor.decks import nearest
from sneakdoor.rulebook import DEFAULT_RULES, UnknownRule, meant
from sneakdoor.rulebook import find as rule_called
from sneakdoor.seating.option_matching import begins, fold

WINDOW: Final = "paid ability window"
REZ_ICE: Final = "rez ice"
CARD: Final = "card "
ASKS: Final = " / "
"""Between a card and its question, where answers are kept."""

KINDS: Final = {
    "all": "every window",
    "run": "every window in a run",
    "approach": "while ice or a server is approached",
    "before encounter": "the last window before ice is encountered",
    "encounter": "while ice is encountered",
    "access": "while cards are accessed",
    "jack out": "whether to jack out, also where nothing has happened since the run was begun",
    "turn begins": "before each turn begins",
    "my actions": "before each of my actions",
    "their actions": "before each action of the other side",
    "order": "the order of what makes no difference",
    "trash": "whether to trash like cards for what is installed",
    "payment": "how many credits come from which card",
}
"""The words for a stop that is neither a rule nor a card, each with what it means."""

_STAGES: Final = {"run": ("run",), "approach": ("approach ice", "approach server"), "encounter": ("encounter ice",),
                  "access": ("access", "accessed card")}  # fmt: skip


ANSWERED: Final = ("may", "pay", "trace: spend", "choose one", "choose a number")
"""Kinds of questions that a card asks again and again, and that one may want to answer once and for all."""


class UnknownStop(ValueError):
    """Words that name no stop; the message says what would."""


@dataclass
class Policy:
    """The wishes of one seat. A seat without wishes passes where nothing useful can be done."""

    auto: bool = True  # off: every question is asked
    stops: list[str] = field(default_factory=list)  # rules, words of KINDS, and titles after "card "
    leave: list[str] = field(default_factory=list)  # titles of cards to leave alone
    hold: bool = False  # ask at every window until the run ends
    always: dict[str, str] = field(default_factory=dict)  # answers given once and for all, by what asks (`asker`)

    def answered(self, decision: Decision) -> Option | None:
        """The answer that was given once and for all, where it is on offer."""
        wanted = self.always.get(asker(decision))
        return next((one for one in decision.options if answer_in_words(one) == wanted), None) if wanted else None

    def wants(self, question: str) -> bool:
        """Is it to be asked for something that the seat would settle by itself?"""
        return not self.auto or question in self.stops

    def as_dict(self) -> dict[str, Any]:
        data = {"auto": self.auto, "stops": self.stops, "leave": self.leave, "hold": self.hold}
        return data | {"always": self.always} if self.always else data

    @staticmethod
    def from_dict(data: object) -> Policy:
        """A policy out of a file; a stop that means nothing any more is dropped."""
        if not isinstance(data, dict):
            raise BadRecord("the wishes of a seat are damaged")
        stops, leave = data.get("stops", []), data.get("leave", [])
        if not all(isinstance(some, list) and all(isinstance(one, str) for one in some) for some in (stops, leave)):
            raise BadRecord("the wishes of a seat are damaged")
        always = data.get("always", {})
        if not isinstance(always, dict) or not all(isinstance(one, str) for one in (*always, *always.values())):
            raise BadRecord("the wishes of a seat are damaged")
        known = [one for one in stops if one in KINDS or one.startswith(CARD) or one[:1].isdigit()]
        return Policy(bool(data.get("auto", True)), known, list(leave), bool(data.get("hold", False)), dict(always))


def asker(decision: Decision) -> str:
    """The key of a standing answer: a card and its question; empty if no card asks."""
    if not decision.card or decision.kind not in ANSWERED:
        return ""
    # What a trace is at changes from time to time; any other question that reads differently is another question.
    return decision.card if decision.kind == "trace: spend" else f"{decision.card}{ASKS}{decision.choice}"


def answer_in_words(option: Option) -> str:
    return str(option.number) if option.kind == "number" else fold(str(option))


def stop_named(words: str, rules: str = DEFAULT_RULES) -> str:
    """A stop as the policy keeps it: a rule by its number, one of KINDS, or a card by enough of its title.

    >>> stop_named("6.9.2e"), stop_named("before each encounter"), stop_named("kati")
    ('6.9.2e', 'before encounter', 'card Kati Jones')
    >>> stop_named("6.9.4b", "26.03")
    '26.03:6.9.4b'
    >>> stop_named("zebra")
    Traceback (most recent call last):
    sneakdoor.seating.policy.UnknownStop: "zebra" is no stop: say a rule as 6.9.2e, a card, or one of all, run, ...
    """
    wanted = " ".join(word for word in fold(words).split() if word not in {"each", "the", "card", "at"})
    number = words.strip()
    if number[:1].isdigit():
        try:
            return rule_called(meant(number, rules)).number
        except UnknownRule as unknown:
            raise UnknownStop(str(unknown)) from None
    if wanted in KINDS:
        return wanted
    how = f"say a rule as 6.9.2e, a card, or one of {', '.join(KINDS)}"
    return CARD + title_named(words, how, "stop", rules=rules)


def title_named(
    words: str, else_: str = "say the title of a card", what: str = "card", *, rules: str = DEFAULT_RULES
) -> str:
    """The one card of these rules that these words can mean."""
    found = titles_called(words.strip(), rules) or _beginning(words, rules)
    if len(found) == 1:
        return str(found[0])
    if found:
        raise UnknownStop(f'"{words}" can be {", ".join(found[:8])}')
    close = nearest(words, rules=rules)
    hint = f"; the nearest card is {close[0]}" if close and what == "card" else ""
    raise UnknownStop(f'"{words}" is no {what}: {else_}{hint}')


def _beginning(words: str, rules: str) -> list[str]:
    """Titles by the beginnings of their words, those that begin so first."""
    from sneakdoor.decks import cards  # noqa: PLC0415  (the pool takes a moment to load)

    wanted = fold(words).split()
    if not wanted:
        return []
    known = [(title, fold(title).split()) for title in cards(rules)]
    first = [title for title, there in known if there[: len(wanted)] == wanted]
    first = first or [title for title, there in known if " ".join(there).startswith(" ".join(wanted))]
    return first or [title for title, there in known if begins(wanted, there)]


def stopped(view: View, decision: Decision, policy: Policy) -> bool:
    """Does a stop name this window?"""
    if decision.kind != WINDOW:
        return False
    if policy.hold and is_running(view):
        return True
    return any(_names(view, decision, stop) for stop in policy.stops)


def _names(view: View, decision: Decision, stop: str) -> bool:
    if stop == "all" or stop == decision.rule:
        return True
    if stop in _STAGES:
        return any(view.is_under_way(what) for what in _STAGES[stop])
    if stop == "before encounter":
        return decision.role == REZ_ICE
    if stop == "turn begins":
        side = decision.side
        return decision.role in windows_before("my turn begins", side) | windows_before("their turn begins", side)
    if stop == "my actions":
        return decision.role in windows_before("my actions", decision.side)
    if stop == "their actions":
        return decision.role in windows_before("their actions", decision.side)
    if stop.startswith(CARD):
        title = stop.removeprefix(CARD)
        return any(option.card == title for option in decision.options) or title in _met(view)
    return False


def attacked(view: View) -> tuple[Server | None, Card | None]:
    """The server that is run on, and the ice at the Runner's position."""
    run = next((stage for stage in view.stages if stage.what == "run"), None)
    server = next((one for one in view.servers if run is not None and one.name == run.details["server"]), None)
    if run is None or server is None:
        return None, None
    place = len(server.ice) - 1 - run.details["position"]
    return server, server.ice[place] if 0 <= place < len(server.ice) else None


def _met(view: View) -> set[str]:
    """Titles of the cards that the run has come to: approached or encountered ice."""
    ice = attacked(view)[1]
    return {ice.title} if ice is not None else set()


def is_running(view: View) -> bool:
    return view.is_under_way("run")


__all__ = [
    "ANSWERED",
    "KINDS",
    "WINDOW",
    "Policy",
    "UnknownStop",
    "answer_in_words",
    "asker",
    "is_running",
    "stop_named",
    "stopped",
    "title_named",
]
