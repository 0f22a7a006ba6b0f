"""Shaper cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

HIRAM_SVENSSON = runner_identity(
    "Hiram “0mission” Svensson: Shadow of the Past",
    "shaper",
    when(
        On("installed", by=MINE, what=Is((HARDWARE,), zone="anywhere"), also="trashed"),
        LookAtTop(1, CORP),
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

METHUSELAH = hardware(
    "Methuselah",
    "shaper",
    memory(1),
    when(
        On("run begins"),
        Place(CREDIT, 2),
        cost=(TrashCards(Is((HARDWARE,), zone=IN_HAND, side=RUNNER)),),
    ),
    CreditsFor(("any",), only=DuringRun()),
    limit_one_console(),
    subtypes="Console - Stealth",
    cost=4,
    influence=2,
    unique=True,
)

TOUCHSTONE = hardware(
    "Touchstone",
    "shaper",
    when(On("played", by=MINE, what=Is((EVENT,), zone="anywhere")), Place(CREDIT, 1), first=True),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Stealth",
    cost=2,
    influence=2,
    unique=True,
)

READ_WRITE_SHARE = program(
    "Read-Write Share",
    "shaper",
    HostLimit(4),
    when(
        EitherOf(INSTALL_THIS, TURN_BEGINS),
        Target(Is(zone=IN_HAND, side=RUNNER)),
        HostCards(facedown=True),
        If(Found("lodged"), (Draw(1),)),
        may=True,
    ),
    paid(TrashThis(), Do("shuffle in", "hosted", whose=RUNNER), keeps_hosted=True),
    cost=0,
    memory=2,
    influence=2,
)

STOWAWAY = program(
    "Stowaway",
    "shaper",
    InstallOnly(Is((ICE,))),
    when(SUCCESS_HERE, Gain(2)),
    subtypes="Trojan",
    cost=0,
    memory=1,
    influence=1,
)

AIRCHECK = event(
    "Aircheck",
    "shaper",
    play(
        Place(CREDIT, 4),
        run_on(
            HQ,
            RND,
            linked=(when(On("run ends", cause="successful"), MakeRun("remote", again=True), may=True),),
        ),
    ),
    CreditsFor(("any",)),
    Cannot("use pool"),
    subtypes="Run - Stealth",
    cost=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class PassesBrokenOutermost(Event):
    """The Runner passes the outermost ice of a server after an encounter in which all of its subroutines were broken.

    CR 26.03:6.5.7 + 26.03:6.1.3e: the encounter and the passing follow each other without another approach.
    """

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("passed",)

    def met(self, s: State, change: Change, src: int) -> bool:
        return self._broken(s, change) is not None and Outermost().has(s, change.cid, src)

    def was(self, s: State, change: Change, src: int) -> bool:
        broken = self._broken(s, change)
        return broken is not None and broken.amount == 0  # no ice was further out

    def _broken(self, s: State, change: Change) -> Change | None:
        """How the ice that is passed was fully broken in the encounter before."""
        before = iter(reversed(s.journal.since(s.marks[0])))
        for one in before:
            if one is change:
                break
        for one in before:
            if one.kind in ("approach ice", "passed", "encounter"):
                return None
            if one.kind == "all broken" and one.cid == change.cid:
                return one
        return None

    def say(self, *, batch: bool = False) -> str:
        return "you pass a piece of ice that you fully broke and that is the outermost one protecting its server"


SIPA = program(
    "Sipa",
    "shaper",
    when(PassesBrokenOutermost(), Swap("subject", Is((ICE,))), may=True, first=True),
    cost=1,
    memory=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class StillInstalled(Condition):
    """The program that this card installed is still the object that it was."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return bool(cards_in(s, f, "installed"))

    def say(self) -> str:
        return "if that program has not been uninstalled"


BETA_BUILD = event(
    "Beta Build",
    "shaper",
    play(
        Search(Is((PROGRAM,), without=("Virus",), zone="anywhere"), RUNNER, install=True, ignore=True),
        InstallFound(ignore=True),
        run_on(
            linked=(
                when(
                    On("run ends"),
                    If(StillInstalled(), (Do("to deck top", "installed", said=THAT_CARD, whose=RUNNER),)),
                ),
            )
        ),
    ),
    subtypes="Run",
    cost=3,
    influence=3,
)
