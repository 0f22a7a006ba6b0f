"""The closed lists of what flows through the game: kinds of change, and of effects that are imminent.

They are types: a name that stands in none of them is found before anything runs, and nothing is asked while it does.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

PartKind = Literal[
    "ability", "access", "access card", "access from Archives", "access from HQ", "access from R&D",
    "access installed", "add to score area", "advance", "bad publicity", "break", "cost", "damage", "derez",
    "discard", "draw", "draw card", "end the run", "expose", "forfeit", "half", "pass", "purge", "remove from game",
    "remove tags", "rez", "score", "shuffle", "shuffle in", "steal", "strengthen", "success", "tag", "to deck bottom",
    "to deck top", "to discard pile", "to hand", "trace", "trash",
]  # fmt: skip
"""What can be imminent (1.4:9.8): the kind of a part."""

CardVerb = Literal[
    "derez", "expose", "remove from game", "shuffle in", "steal", "to deck bottom", "to deck top", "to discard pile",
    "to hand", "trash",
]  # fmt: skip
"""What an instruction can do to cards, each a kind of part."""

Happened = Literal[
    "ability complete", "ability gained", "access begins", "access ends", "accessed", "action", "action complete",
    "action phase ended", "added to deck", "added to discard pile", "added to hand", "added to score area", "advanced",
    "after access", "all broken", "approach ice", "approach server", "archives turned faceup", "arranged",
    "bad publicity removed", "bad publicity taken", "became counter", "begins installed", "bids revealed", "broken",
    "bypassed", "changed", "clicks gained", "clicks lost", "clicks spent", "credits gained", "credits lost",
    "credits spent", "damaged", "declined", "derezzed", "discarded", "drawn", "encounter", "encounter ends", "exposed",
    "flipped", "forfeited", "game over", "game starts", "hand revealed", "hosted", "identity", "installed",
    "installing", "jacked out", "looked at", "made blank", "moved", "mulligan", "named", "no cards", "no credits",
    "passed", "passed all ice", "played", "playing", "prevented", "purged", "raised", "removed from game", "replaced",
    "resolved", "revealed", "rezzed", "run begins", "run ended", "run ends", "run moved", "scored", "search",
    "server created", "server gone", "set aside", "shuffled", "shuffled in", "stolen", "subroutine",
    "subroutines gained", "subtype gained", "successful run", "swapped", "tagged", "tags removed", "text gained",
    "tokens placed", "tokens removed", "tokens spent", "trace initiated", "traced", "trashed", "turn", "turn begins",
    "turn ends", "turned facedown", "turned faceup", "unsuccessful run", "used",
]  # fmt: skip
"""What can have happened."""

Would = Literal[
    "would ability", "would access", "would access card", "would access from Archives", "would access from HQ",
    "would access from R&D", "would access installed", "would add to score area", "would advance",
    "would bad publicity", "would break", "would cost", "would damage", "would derez", "would discard", "would draw",
    "would draw card", "would end the run", "would expose", "would forfeit", "would half", "would pass",
    "would purge", "would remove from game", "would remove tags", "would rez", "would score", "would shuffle",
    "would shuffle in", "would steal", "would strengthen", "would success", "would tag", "would to deck bottom",
    "would to deck top", "would to discard pile", "would to hand", "would trace", "would trash",
]  # fmt: skip
"""What was about to happen, whether it did or not (CR 9.6.2c)."""

ChangeKind = Happened | Would
"""The kind of an entry in the journal."""

WOULD: Final[dict[PartKind, Would]] = dict(zip(get_args(PartKind), get_args(Would), strict=True))
"""By what is imminent: how the journal notes that it was."""
