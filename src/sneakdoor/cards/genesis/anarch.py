"""Anarch cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

NERVE_AGENT = program(
    "Nerve Agent",
    "anarch",
    success_on(HQ, Place(VIRUS, 1)),
    Modify("access HQ", Each(1, Hosted(VIRUS), over=1), op=ALLOW),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=2,
)

VAMP = event(
    "Vamp",
    "anarch",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        PayAny(may=False),
                        AsOne((Lose(Reg("number"), CORP), Tag(1, take=True))),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=0,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class GivenVirusCounters(Cards):
    """Programs on which you have placed virus counters this turn; one card asks for them."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in self.all(s, src)

    def all(self, s: State, src: int) -> list[int]:
        placed = (
            one.cid
            for one in s.journal.since(s.marks[0])
            if isinstance(one, OfTokens)
            and one.kind == "tokens placed"
            and one.token == VIRUS
            and one.side == RUNNER
            and s.ref[one.cid] == one.ref
        )
        return [cid for cid in dict.fromkeys(placed) if Is((PROGRAM,)).has(s, cid, src)]

    def say(self) -> str:
        return "program on which you placed a virus counter this turn"


SURGE = event(
    "Surge",
    "anarch",
    play(PlaceOnChosen(VIRUS, 2, GivenVirusCounters()), only=AtLeast(Count(GivenVirusCounters()), 1)),
    cost=0,
    influence=1,
)

DATA_LEAK_REVERSAL = resource(
    "Data Leak Reversal",
    "anarch",
    InstallIf(ThisTurn("successful run", CENTRALS)),
    Grant(THIS, paid(Clicks(1), TrashTop(1, CORP, CORP)), TAGGED),
    subtypes="Virtual - Sabotage",
    cost=0,
    influence=1,
)

WHIZZARD_MASTER_GAMER = runner_identity(
    "Whizzard: Master Gamer",
    "anarch",
    Recurring(3),
    CreditsFor(("trash",)),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)
