"""Apex cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *  # noqa: F403

APOCALYPSE = event(
    "Apocalypse",
    "apex",
    play(
        Do("trash", Is(side=CORP, words="all installed Corp cards")),
        TurnFacedown(Is(side=RUNNER, words="installed Runner card")),
        only=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    cost=3,
    influence=3,
)
