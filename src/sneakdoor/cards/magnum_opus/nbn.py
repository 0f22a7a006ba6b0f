"""NBN cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class RevealedAlike(Condition):
    """At least this number of the cards that this ice revealed as its last encounter began share a type (CR 2.14)."""

    n: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        types: list[str] = []
        for one in s.journal.since(s.marks[0]):
            if one.kind == "encounter" and one.cid == src:
                types = []
            elif one.kind == "revealed" and one.src == src and one.cid >= 0:
                types.append(s.card(one.cid).type)
        return any(types.count(kind) >= self.n for kind in types)

    def say(self) -> str:
        return f"if {self.n} or more of the cards revealed as this encounter began share a card type"


SLOT_MACHINE = ice(
    "Slot Machine",
    "nbn",
    when(
        ENCOUNTER_THIS,
        Do("to deck bottom", TopCard(RUNNER), by=RUNNER, whose=RUNNER),
        LookAtTop(3, RUNNER, reveal=True),
    ),
    sub(Lose(3, RUNNER)),
    sub(If(RevealedAlike(2), (Gain(3),))),
    sub(If(RevealedAlike(3), (PlaceOnChosen(ADVANCEMENT, 3, Is()),))),
    subtypes="Code Gate",
    cost=3,
    strength=5,
    influence=1,
)
