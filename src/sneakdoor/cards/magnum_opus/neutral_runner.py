"""Neutral Runner cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class CopyOfRemoved(Condition):
    """The card just met is a copy of one that was removed before (CR 10.12.1); no other card looks back so far."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        codes = {s.code[cid] for cid, _ in held(f, "kept")}
        return any(s.code[cid] in codes for cid, _ in held(f, "subject"))

    def say(self) -> str:
        return "if it is a copy of that card"


WATCH_THE_WORLD_BURN = event(
    "Watch the World Burn",
    "neutral_runner",
    terminal(),
    play(
        MakeRun(
            "remote",
            (
                if_successful(
                    Delayed(
                        When(
                            On("accessed", what=Is(zone="anywhere", not_types=(AGENDA,))),
                            (
                                Do("remove from game", "subject", into="kept"),
                                Delayed(
                                    When(
                                        On("accessed"),
                                        (If(CopyOfRemoved(), (Do("remove from game", "subject"),)),),
                                    ),
                                    NEVER,
                                ),
                            ),
                            next_only=True,
                        ),
                        RUN,
                    )
                ),
            ),
        )
    ),
    limit_per_deck(1),
    subtypes="Orgcrime - Run - Terminal",
    cost=3,
    influence=1,
    deck_limit=1,
)
