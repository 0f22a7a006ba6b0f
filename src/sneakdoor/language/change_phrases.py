"""Phrases for each kind of change: who does what to what, and where."""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.grammar.nouns import a, is_definite, several
from sneakdoor.grammar.verbs import does, third
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.enums import ANYONE, CORP, DECK, DISCARD, HAND, PLAY, RUNNER, SIDE_NAMES, servers_named
from sneakdoor.model.kinds import ChangeKind

MINE: Final = -1
THEIRS: Final = -2

SUBJECTS: Final = {MINE: "you", THEIRS: "your opponent", CORP: SIDE_NAMES[CORP], RUNNER: SIDE_NAMES[RUNNER]}
_ON: Final = "on"
_PROTECTING: Final = "protecting"


@dataclass(frozen=True, slots=True)
class Deed:
    """A kind of change in words; passive if it has no agent."""

    verb: str  # imperative: "make a successful run"; "*" is the place of its object
    thing: str = ""  # default object if the event names none
    side: int = ANYONE  # the only side that can do it
    passive: str = ""  # passive form: "* is trashed"
    place: str = _ON  # the preposition before a server


DEEDS: Final[dict[ChangeKind, Deed]] = {
    "access begins": Deed("access cards", side=RUNNER, place="from"),
    "access ends": Deed("finish accessing cards", side=RUNNER, place="from"),
    "accessed": Deed("access *", "card", RUNNER, "* is accessed"),
    "action complete": Deed("complete an action"),
    "advanced": Deed("advance *", "card", CORP),
    "after access": Deed("access *", "card", RUNNER),
    "all broken": Deed("break all subroutines on *", "piece of ice", RUNNER, place=_PROTECTING),
    "approach ice": Deed("approach *", "piece of ice", RUNNER, place=_PROTECTING),
    "approach server": Deed("approach *", "server", RUNNER),
    "broken": Deed("break a subroutine on *", "piece of ice", RUNNER, place=_PROTECTING),
    "clicks lost": Deed("lose [click]"),
    "clicks spent": Deed("spend [click]"),
    "damaged": Deed("suffer damage", side=RUNNER),
    "encounter": Deed("encounter *", "piece of ice", RUNNER, place=_PROTECTING),
    "exposed": Deed("expose *", "card", passive="* is exposed"),
    "flipped": Deed("flip *", "card", MINE),
    "installed": Deed("install *", "card", MINE, place="in"),
    "passed": Deed("pass *", "piece of ice", RUNNER, place=_PROTECTING),
    "passed all ice": Deed("pass all ice", side=RUNNER, place=_PROTECTING),
    "played": Deed("play *", "card", MINE),
    "purged": Deed("purge virus counters", side=CORP),
    "removed from game": Deed("remove * from the game", "card"),
    "resolved": Deed("play and resolve an operation", side=CORP),
    "rezzed": Deed("rez *", "card", CORP),
    "run begins": Deed("make a run", side=RUNNER, passive="a run begins"),
    "scored": Deed("score *", "agenda", CORP, "* is scored", "from"),
    "server created": Deed("create a server", side=CORP),
    "stolen": Deed("steal *", "agenda", RUNNER, "* is stolen"),
    "subroutine": Deed("", passive="a subroutine resolves"),
    "successful run": Deed("make a successful run", side=RUNNER),
    "tagged": Deed("take 1 or more tags", side=RUNNER),
    "trace initiated": Deed("initiate a trace", passive="a trace is initiated"),
    "trashed": Deed("trash *", "card", passive="* is trashed"),
    "unsuccessful run": Deed("make an unsuccessful run", side=RUNNER),
    "used": Deed("use *", "card", MINE),
    "added to score area": Deed("", "agenda", passive="* is added to a score area"),
    "bad publicity removed": Deed("remove bad publicity"),
    "bad publicity taken": Deed("take 1 or more bad publicity", side=CORP),
    "bids revealed": Deed("reveal secretly spent credits", passive="secretly spent credits are revealed"),
    "bypassed": Deed("bypass *", "piece of ice", RUNNER),
    "clicks gained": Deed("gain [click]"),
    "credits gained": Deed("gain credits"),
    "credits lost": Deed("lose credits"),
    "credits spent": Deed("spend credits"),
    "derezzed": Deed("derez *", "card", passive="* is derezzed"),
    "discarded": Deed("discard *", "card"),
    "drawn": Deed("draw *", "card"),
    "forfeited": Deed("forfeit *", "agenda"),
    "fund spent": Deed("spend 1 or more credits from the bad publicity fund", side=RUNNER),
    "hosted": Deed("host *", "card"),
    "jacked out": Deed("jack out", side=RUNNER),
    "moved": Deed("", "card", passive="* is moved"),
    "revealed": Deed("reveal *", "card", passive="* is revealed"),
    "search": Deed("search a deck"),
    "shuffled": Deed("shuffle a deck"),
    "swapped": Deed("swap *", "card"),
    "tags avoided": Deed("avoid tags"),
    "tags removed": Deed("remove tags"),
    "tokens placed": Deed("place tokens on *", "card", passive="tokens are placed on *"),
    "tokens removed": Deed("remove tokens from *", "card", passive="tokens are removed from *"),
    "tokens spent": Deed("spend tokens from *", "card"),
    "turned facedown": Deed("turn * facedown", "card", passive="* is turned facedown"),
    "turned faceup": Deed("turn * faceup", "card", passive="* is turned faceup"),
    "would ability": Deed("", "card", passive="an ability of * would resolve"),
    "would access from Archives": Deed("would access * in Archives", "card", RUNNER),
    "would bad publicity": Deed("would take 1 or more bad publicity", side=CORP),
    "would break": Deed("", "piece of ice", passive="a subroutine of * would be broken"),
    "would cost": Deed("would play or install a card"),
    "would damage": Deed("would suffer damage", side=RUNNER),
    "would draw": Deed("would draw cards"),
    "would draw card": Deed("would draw a card"),
    "would end the run": Deed("would end the run"),
    "would expose": Deed("would expose a card", passive="a card would be exposed"),
    "would purge": Deed("would purge virus counters", passive="virus counters would be purged"),
    "would strengthen": Deed("would raise the strength of *", "card"),
    "would success": Deed("", passive="a run would be declared successful"),
    "would tag": Deed("would take tags", side=RUNNER),
    "would trace": Deed("", passive="a trace would begin"),
    "would trash": Deed("would trash *", "card", passive="* would be trashed"),
}
"""Every kind of change that an event can wait for, except those with their own sentence structure."""

ZONES: Final[dict[int, str]] = {
    PLAY: "while it is installed",
    DISCARD: "in Archives",
    HAND: "in HQ",
    DECK: "in R&D",
}
NOT_ZONES: Final[dict[int, str]] = {
    PLAY: "while it is not installed",
    DISCARD: "anywhere but in Archives",
    HAND: "anywhere but in HQ",
    DECK: "anywhere but in R&D",
}


def whose(by: int) -> str:
    """To whom something belongs, by who does it."""
    return "your" if by == MINE else f"{SUBJECTS[by]}'s" if by in SUBJECTS else "a"


def server_said(server: str) -> str:
    """A server as an event names it."""
    return servers_named(server)


def event_clause(
    kind: ChangeKind, also: ChangeKind | Literal[""], by: int, what: str, server: str, *, batch: bool = False
) -> str:
    """A clause for one or two kinds of change, with agent, object and place."""
    deed = DEEDS[kind]
    thing = what or deed.thing
    if kind == "installed" and thing.startswith("hosted "):
        thing = f"{thing.removeprefix('hosted ')} on this card"
    this, _, other = thing.partition(" or ") if is_definite(thing) else ("", "", thing)
    thing = f"{f'{this} or ' if this else ''}1 or more {several(other)}" if batch else a(thing)
    where = f" {deed.place} {server_said(server)}" if server else ""
    if server and deed.thing == "server":  # the server itself is the object
        thing, where = server_said(server), ""
    side = by if by != ANYONE else deed.side
    if also or (side == ANYONE and deed.passive) or not deed.verb:
        text = deed.passive.replace("*", thing)
        if also and deed.passive and DEEDS[also].passive:
            text = f"{text} or {DEEDS[also].passive.rpartition(' ')[2]}"
        elif also:
            both = (
                f"{_lead(deed.verb)} or {third(_lead(DEEDS[also].verb)) if side != MINE else _lead(DEEDS[also].verb)}"
            )
            text = f"{does(SUBJECTS[side], both)}{deed.verb.removeprefix(_lead(deed.verb)).replace('*', thing)}"
        return text.replace(" is ", " are ", 1) + where if batch and " is " in text else text + where
    return does(SUBJECTS.get(side, "a player"), deed.verb.replace("*", thing)) + where


def _lead(verb: str) -> str:
    return verb.partition(" ")[0]


PAST: Final[dict[ChangeKind, str]] = {
    "access begins": "the Runner breached a server",
    "accessed": "the Runner accessed a card",
    "action complete": "a player finished an action",
    "broken": "the Runner broke a subroutine",
    "bypassed": "the Runner bypassed a piece of ice",
    "passed": "the Runner passed a piece of ice",
    "rezzed": "the Corp rezzed a card",
    "subroutine": "a subroutine resolved",
    "tagged": "the Runner took a tag",
    "run begins": "the Runner made a run",
    "successful run": "the Runner made a successful run",
    "unsuccessful run": "the Runner made an unsuccessful run",
    "stolen": "the Runner stole an agenda",
    "scored": "the Corp scored an agenda",
    "trashed": "a card was trashed",
    "played": "a card was played",
    "damaged": "the Runner suffered damage",
    "installed": "a card was installed",
    "jacked out": "the Runner jacked out",
}


DID: Final[dict[ChangeKind, str]] = {"drawn": "drew", "played": "played", "trashed": "trashed"}
"""Past-tense verbs for what a side did to cards."""


def happened(kind: ChangeKind, side: int = ANYONE) -> str:
    """A past-tense clause about what happened."""
    return PAST[kind]


DONE: Final[dict[ChangeKind, str]] = {
    "used": "used",
    "derezzed": "derezzed",
    "rezzed": "rezzed",
    "installed": "installed",
    "trashed": "trashed",
    "exposed": "exposed",
    "passed": "passed",
    "played": "played",
    "scored": "scored",
    "removed from game": "removed from the game",
}
"""Past participles for what was done to a card."""
