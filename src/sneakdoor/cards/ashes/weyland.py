"""Weyland cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class OnProtectedServer(Condition):
    """The attacked server is protected by ice."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        run = current_run(s)
        return run is not None and bool(s.ice.get(run.server))

    def say(self) -> str:
        return "if ice protects the attacked server"


ARGUS_CRACKDOWN = operation(
    "Argus Crackdown",
    "weyland",
    lockdown(),
    when(SUCCESSFUL_RUN, Damage(2, MEAT), where=OnProtectedServer()),
    subtypes="Lockdown - Gray Ops",
    cost=0,
    trash=4,
    influence=3,
)

SECURE_AND_PROTECT = operation(
    "Secure and Protect",
    "weyland",
    double(),
    play(
        Search(Is((ICE,), zone="anywhere"), CORP, reveal=True),
        InstallFound(discount=3, where=PROTECTING_CENTRAL),
    ),
    subtypes="Double",
    cost=1,
    influence=3,
)
