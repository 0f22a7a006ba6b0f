"""Criminal cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

EXCLUSIVE_PARTY = event(
    "Exclusive Party",
    "criminal",
    play(Draw(1), Gain(Each(1, Count(Is(zone=IN_DISCARD, side=RUNNER, copy=True))))),
    limit_per_deck(6),
    cost=0,
    influence=1,
    deck_limit=6,
)

HIGH_STAKES_JOB = event(
    "High-Stakes Job",
    "criminal",
    play(
        MakeRun(
            guard=Is((ICE,), rezzed=False),
            linked=(When(On("run ends", cause="successful"), (Gain(12),)),),
        )
    ),
    subtypes="Run - Job",
    cost=6,
    influence=3,
)

CBI_RAID = event(
    "CBI Raid",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(if_successful(instead_of_access(AddInOrder(Is(zone=IN_HAND, side=CORP), CORP, by=CORP))),),
        )
    ),
    subtypes="Run - Sabotage",
    cost=3,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class LayOut(Preparation):
    """All cards of HQ, for the Corp to make two piles of; no other card has that done."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["kept"] = as_refs(s, list(s.hand[CORP]))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.hand[CORP])

    def say(self) -> str:
        return "the Corp lays out all cards in HQ facedown"


INFORMATION_SIFTING = event(
    "Information Sifting",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        LayOut(),
                        TakeFrom("kept", "pieces", "rest", by=CORP),
                        Choose(((AccessCards("pieces"),), (AccessCards("rest"),))),
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=1,
    influence=3,
)
