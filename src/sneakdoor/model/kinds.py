"""Closed lists: kinds of change and kinds of imminent effects.

They are Literal types, so the checker finds a wrong name without any check at run time.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

PartKind = Literal[
    "ability", "access", "access card", "access from Archives", "access from HQ", "access from R&D", "access installed",
    "add to score area", "advance", "approach server", "bad publicity", "break", "cost", "damage", "derez", "discard",
    "draw", "draw card", "end the run", "expose", "forfeit", "half", "host", "jack out", "pass", "purge",
    "remove from game",
    "remove tags", "resolve subroutine", "rez", "score", "shuffle", "shuffle in", "steal", "strengthen",
    "success", "tag", "to deck bottom", "to deck top", "to discard pile", "to hand", "trace", "trash",
]  # fmt: skip
"""Kinds of imminent effects (1.4:9.8), that is of parts."""

CardVerb = Literal[
    "derez", "discard", "expose", "host", "remove from game", "score", "shuffle in", "steal", "to deck bottom",
    "to deck top", "to discard pile", "to hand", "trash",
]  # fmt: skip
"""Verbs of instructions about cards, each a kind of part."""

PlainKind = Literal[
    "ability gained", "action complete", "action phase ended", "action phase ends", "advanced",
    "archives turned faceup", "arranged", "bad publicity removed", "bad publicity taken", "begins installed",
    "clicks gained", "clicks lost", "clicks spent", "credits gained", "credits lost", "credits spent", "damaged",
    "declined", "derezzed", "discard phase ends", "discarded", "drawn", "exposed", "flipped", "fund emptied",
    "fund filled", "fund spent", "game starts", "identity", "installed", "jacked out", "looked at", "made blank",
    "mark identified", "moved", "mulligan", "no cards", "no credits", "played", "playing", "prevented", "purged",
    "raised", "replaced", "resolved", "revealed", "rezzed", "run ended", "run moved", "search", "server created",
    "server gone", "shuffled", "subroutines gained", "tagged", "tags avoided", "tags removed", "text gained",
    "turn begins", "turn ends", "turned facedown", "turned faceup",
]  # fmt: skip
"""Kinds of change that need no facts beyond the fields of `Change`."""

RunKind = Literal[
    "approach ice", "approach server", "passed", "passed all ice", "run begins", "run ends", "successful run",
    "unsuccessful run",
]  # fmt: skip
EncounterKind = Literal["all broken", "bypassed", "encounter", "encounter ends"]
BreakKind = Literal["broken"]
SubroutineKind = Literal["subroutine"]
AccessSetKind = Literal["access begins", "access ends"]
ZoneKind = Literal[
    "added to deck", "added to discard pile", "added to hand", "installing", "removed from game", "set aside",
    "shuffled in", "trashed",
]  # fmt: skip
AccessKind = Literal["accessed", "after access"]
AbilityKind = Literal["ability complete", "action", "used"]
TraceKind = Literal["trace initiated"]
ResultKind = Literal["traced"]
BidKind = Literal["bids revealed"]
TokenKind = Literal["tokens placed", "tokens removed", "tokens spent"]
QuantityKind = Literal["changed"]
SubtypeKind = Literal["subtype gained"]
NameKind = Literal["named"]
HandKind = Literal["hand revealed"]
SwapKind = Literal["swapped"]
HostKind = Literal["became counter", "hosted"]
PointsKind = Literal["added to score area", "forfeited", "scored", "stolen"]
EndKind = Literal["game over"]
TurnKind = Literal["turn"]

Happened = (
    PlainKind
    | RunKind
    | EncounterKind
    | BreakKind
    | SubroutineKind
    | AccessSetKind
    | ZoneKind
    | AccessKind
    | AbilityKind
    | TraceKind
    | ResultKind
    | BidKind
    | TokenKind
    | QuantityKind
    | SubtypeKind
    | NameKind
    | HandKind
    | SwapKind
    | HostKind
    | PointsKind
    | EndKind
    | TurnKind
)
"""Kinds of change; `model/changes.py` has a class for each, with its facts."""

Would = Literal[
    "would ability", "would access", "would access card", "would access from Archives", "would access from HQ",
    "would access from R&D", "would access installed", "would add to score area", "would advance",
    "would approach server",
    "would bad publicity", "would break", "would cost", "would damage", "would derez", "would discard", "would draw",
    "would draw card", "would end the run", "would expose", "would forfeit", "would half", "would host",
    "would jack out", "would pass", "would purge", "would remove from game", "would remove tags",
    "would resolve subroutine", "would rez", "would score", "would shuffle",
    "would shuffle in", "would steal", "would strengthen", "would success", "would tag", "would to deck bottom",
    "would to deck top", "would to discard pile", "would to hand", "would trace", "would trash",
]  # fmt: skip
"""Kinds of change that were about to happen, whether or not they did (CR 9.6.2c)."""

ChangeKind = Happened | Would
"""The kind of an entry in the journal."""


def names(*lists: Any) -> frozenset[str]:
    """All names in Literal types or in unions of them."""
    out: set[str] = set()
    for one in lists:
        out |= {one} if isinstance(one, str) else names(*get_args(one))
    return frozenset(out)


WOULD: Final[dict[PartKind, Would]] = dict(zip(get_args(PartKind), get_args(Would), strict=True))
"""The kind in the journal, by kind of imminent effect."""

IMMINENT: Final[dict[ChangeKind, PartKind]] = {change: part for part, change in WOULD.items()}
"""The kind of imminent effect, by kind in the journal."""
