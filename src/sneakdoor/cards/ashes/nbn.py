"""NBN cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

BELLONA = agenda(
    "Bellona",
    "nbn",
    ExtraCost("steal", (Credits(5),), own=True),
    scored(Gain(5)),
    subtypes="Expansion",
    advancement=5,
    points=3,
)

REMASTERED_EDITION = agenda(
    "Remastered Edition",
    "nbn",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(Tokens(AGENDA_TOKEN), PlaceOnChosen(ADVANCEMENT, 1, Is())),
    subtypes="Expansion",
    advancement=4,
    points=2,
)


class MadeToPay(Event):
    """An ability of a Corp card makes the Runner spend or lose credits in a run."""

    # See the interpretations: what the Runner chooses to use, and a printed trash cost, are not what an ability asks.
    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("credits spent", "credits lost")

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.side != RUNNER or change.src < 0 or s.owner[change.src] != CORP:
            return False
        return change.cause not in ("trash", "use", "permit") and during_run(s, change)

    def say(self, *, batch: bool = False) -> str:
        return "an ability of a Corp card makes the Runner spend or lose credits during a run"


GAMENET_WHERE_DREAMS_ARE_REAL = corp_identity(
    "GameNET: Where Dreams are Real",
    "nbn",
    When(MadeToPay(), (Gain(1),)),
    subtypes="Division",
    min_deck=45,
    influence_limit=17,
)
