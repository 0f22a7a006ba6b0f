"""Jinteki cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

_FLIPPED = On("flipped", what=THIS)
_TURN_BACK = when(On("discard phase ends", by=RUNNER), Flip())


def _department(title: str, server: int) -> CardDef:
    """A back of Méliès U: it answers runs on one central server (CR 26.03:2.18.1)."""
    return corp_identity(
        f"{title}: Méliès U",
        "jinteki",
        when(
            _FLIPPED,
            LookAtTop(1, CORP, into="found"),
            May(
                (
                    Do("trash", "found"),
                    If(Done("trashed", "found"), (DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP)),)),
                )
            ),
            where=DuringRun(server=server),
        ),
        _TURN_BACK,
        subtypes="Department",
    )


MELIES_U_ONLY_THE_BRIGHTEST = corp_identity(
    "Méliès U: Only the Brightest",
    "jinteki",
    when(DISCARD_PHASE_ENDS, ChooseVersion(secretly=True)),
    when(On("successful run", server="central"), Flip()),
    when(On("action phase ends", by=RUNNER), Gain(1)),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
    versions=(
        _department("Tenure Floors", HQ),
        _department("Subsurface Labs", RND),
        _department("Disposal Grounds", ARCHIVES),
    ),
)
