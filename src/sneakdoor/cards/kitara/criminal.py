"""Criminal cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

PUFFER = program(
    "Puffer",
    "criminal",
    breaks(1, "Sentry"),
    boost(2, 1),
    paid(Clicks(1), Choose(((Place(POWER, 1),), (Remove(POWER, 1),)))),
    strength_per(Each(1, Hosted(POWER))),
    Modify("memory cost", Each(1, Hosted(POWER)), THIS),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=2,
    memory=1,
    influence=4,
)

AMINA = program(
    "Amina",
    "criminal",
    breaks(2, "Code Gate", n=3, up_to=True),
    boost(2, 3),
    when(AllBroken(ended=True), Lose(1, CORP), first=True),
    subtypes="Icebreaker - Decoder",
    cost=7,
    strength=3,
    memory=1,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class OfChosenSubtype(Condition):
    """The target has the subtype that was named before (CR 2.15)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        assert f is not None
        return any(has_subtype(s, cid, f.regs["subtype"]) for cid in cards_in(s, f, "targets"))

    def say(self) -> str:
        return "if it has that subtype"


WARI = program(
    "Wari",
    "criminal",
    success_on(
        HQ,
        ChooseSubtype("main"),
        Target(Is((ICE,), rezzed=False)),
        Expose(),
        If(Both(Done("exposed"), OfChosenSubtype()), (Do("to hand", whose=CORP),)),
        cost=(TrashThis(),),
        first=True,
    ),
    cost=1,
    memory=1,
    influence=4,
    unique=True,
)
