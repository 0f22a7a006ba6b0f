"""Anarch cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *  # noqa: F403

INJECT = event(
    "Inject",
    "anarch",
    play(
        LookAtTop(4, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        Do("trash", "programs", words="trash the programs among them"),
        Gain(Each(1, Reg("programs", "program trashed"))),
        Do("to hand", "rest", words="add the rest to your grip"),
    ),
    cost=1,
    influence=2,
)

IVE_HAD_WORSE = event(
    "I've Had Worse",
    "anarch",
    play(Draw(3)),
    When(
        On("trashed", "this card is trashed by net or meat damage", what=THIS, cause="damage"),
        (Draw(3),),
        anywhere=True,
    ),
    cost=1,
    influence=2,
)
