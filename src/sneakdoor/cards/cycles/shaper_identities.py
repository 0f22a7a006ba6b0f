"""Shaper identities of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

ELE_SMOKE_SCOVAK_CYNOSURE_OF_THE_NET = runner_identity(
    'Ele "Smoke" Scovak: Cynosure of the Net',
    "shaper",
    Recurring(1),
    CreditsFor(("use", "ability"), Is((PROGRAM,), ("Icebreaker",))),
    subtypes="G-mod - Stealth",
    min_deck=40,
    influence_limit=15,
)


@dataclass(frozen=True, slots=True)
class KeptAside(Cards):
    """Cards that lie set aside because of the source (1.4:4.8)."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        return s.zone[cid] == ASIDE and thing is not None and s.ref[cid] in thing.memo.get("aside", ())

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.aside if self.has(s, cid, src)]

    def say(self) -> str:
        return "card that this identity set aside"


AYLA_BIOS_RAHIM_SIMULANT_SPECIALIST = runner_identity(
    "Ayla “Bios” Rahim: Simulant Specialist",
    "shaper",
    AtStart(
        (
            LookAtTop(6, RUNNER),
            TakeFrom("looked", "kept", "others", n=4),
            KeepAside("kept"),
            ShuffleDeck(RUNNER),
        ),
        "1.6.6",
    ),
    paid(
        Clicks(1),
        Target(KeptAside()),
        Do("to hand", whose=RUNNER),
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

KABONESA_WU_NETSPACE_THRILLSEEKER = runner_identity(
    "Kabonesa Wu: Netspace Thrillseeker",
    "shaper",
    paid(
        Clicks(1),
        Search(
            Is((PROGRAM,), without=("Virus",), zone="anywhere"),
            RUNNER,
            install=True,
            discount=1,
        ),
        InstallFound(discount=1),
        If(
            Found("installed"),
            (
                Delayed(
                    When(
                        On("turn ends"),
                        (
                            Do(
                                "remove from game",
                                "installed",
                            ),
                        ),
                    ),
                    TURN,
                ),
            ),
        ),
    ),
    subtypes="G-mod",
    link=1,
    min_deck=45,
    influence_limit=15,
)
