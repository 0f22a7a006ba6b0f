"""Haas-Bioroid cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class AttackedServer(Preparation):
    """Keep the attacked server, for what happens there later."""

    def run(self, s: State, f: Resolving) -> None:
        run = current_run(s)
        f.regs["server"] = ("server", run.server if run is not None else -1)


LIGHTNING_LABORATORY = agenda(
    "Lightning Laboratory",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 1)),
    when(
        On("run begins"),
        AttackedServer(),
        Target(ProtectingAttacked(rezzed=False), 2, up_to=True, verb="rez"),
        RezTarget(ignore=True),
        Delayed(when(On("turn ends"), DoToChosen("derez", Is((ICE,), rezzed=True), 2, there=True)), TURN),
        cost=(Tokens(AGENDA_TOKEN),),
    ),
    subtypes="Research",
    advancement=4,
    points=2,
)

WARM_RECEPTION = asset(
    "Warm Reception",
    "haas_bioroid",
    when(
        TURN_BEGINS,
        InstallOne(Is(zone=IN_HAND, side=CORP), optional=True),
        Forbid("score", TURN, on="installed"),
        If(
            AtMost(Count(Is((ICE,), protecting=True)), 0),
            (Pays((DerezThis(),), (DoToChosen("derez", Is(side=CORP, rezzed=True, other=True)),)),),
        ),
    ),
    subtypes="Political - Ritzy",
    cost=1,
    trash=2,
    influence=2,
)

WORKING_PROTOTYPE = asset(
    "Working Prototype",
    "haas_bioroid",
    when(On("rezzed", by=MINE), Place(POWER, 1)),
    paid((Clicks(1), Tokens(POWER)), Gain(3)),
    paid((Clicks(1), Tokens(POWER, 5)), Gain(6), DoToChosen("to deck top", Is((RESOURCE,)))),
    subtypes="Hostile",
    cost=1,
    trash=2,
    influence=2,
)

LYCIAN_MULTI_MUNITION = ice(
    "Lycian Multi-Munition",
    "haas_bioroid",
    when(
        REZ_THIS,
        Choose(
            tuple((GainSubtypes((one,), UNTIL_DEREZZED, THIS_ICE),) for one in ("Barrier", "Code Gate", "Sentry")),
            n=3,
            up_to=True,
            least=1,
        ),
    ),
    when(On("turn ends"), Do("derez", THIS)),
    sub(If(IsKind(THIS_ICE, "Code Gate"), (AsOne((LoseClicks(1), Lose(1, RUNNER))),))),
    sub(If(IsKind(THIS_ICE, "Sentry"), (trash_program(),))),
    sub(If(IsKind(THIS_ICE, "Barrier"), (AsOne((Gain(1), EndRun())),))),
    subtypes="Mythic - Destroyer",
    cost=3,
    strength=1,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class TrashedInEncounter(Condition):
    """In the encounter with this ice that is under way it has already trashed an installed Runner card."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        if encountered(s) != src:
            return False
        installed = Is(side=RUNNER)
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "encounter" and one.cid == src:
                return False
            if one.kind == "trashed" and one.src == src and one.side == CORP and installed.had(s, one, src):
                return True
        return False

    def say(self) -> str:
        return "if an installed Runner card was trashed with this card during this encounter"


_ONE_PER_ENCOUNTER = Cannot("trash with this", Is(side=RUNNER), TrashedInEncounter())

SOROCABAN_BLADE = ice(
    "Sorocaban Blade",
    "haas_bioroid",
    _ONE_PER_ENCOUNTER,
    sub(DoToChosen("trash", Is((RESOURCE,)))),
    sub(DoToChosen("trash", Is((HARDWARE,)))),
    sub(trash_program()),
    subtypes="Sentry - Destroyer",
    cost=4,
    strength=2,
    influence=3,
)

THUNDERBOLT_ARMAMENTS = corp_identity(
    "Thunderbolt Armaments: Peace Through Power",
    "haas_bioroid",
    when(
        On("rezzed", by=MINE, what=Is((ICE,), ("AP", "Destroyer")), in_run=True),
        AsOne(
            (
                Adjust("strength", 1, RUN, "subject"),
                GainSubroutines(
                    Sub((Pays((TrashCards(Is(side=RUNNER)),), otherwise=(EndRun(),), by=RUNNER),)), RUN, to="subject"
                ),
            )
        ),
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

_AFTER_LOSS = OneOf(LastTurn("stolen", RUNNER), LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER))

ACTIVE_POLICING = operation(
    "Active Policing",
    "haas_bioroid",
    terminal(),
    play(
        InstallOne(Is(zone=IN_HAND, side=CORP), optional=True),
        Adjust("clicks", -1, NEXT_TURN, None),
        only=_AFTER_LOSS,
    ),
    threat(3, play(Pays((Credits(2),), (Adjust("clicks", -1, NEXT_TURN, None),)))),
    subtypes="Terminal - Gray Ops",
    cost=0,
    influence=3,
)

CORPORATE_HOSPITALITY = operation(
    "Corporate Hospitality",
    "haas_bioroid",
    double(),
    play(AsOne((Gain(6), Draw(2))), DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP))),
    subtypes="Double - Transaction",
    cost=4,
    trash=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class OtherRezzedIce(Cards):
    """Rezzed ice other than the ice whose rezzing met the condition."""

    def all(self, s: State, src: int) -> list[int]:
        return Is((ICE,), rezzed=True).all(s, src)

    def all_for(self, s: State, f: Resolving) -> list[int]:
        met = f.change.cid if f.change is not None else -1
        return [cid for cid in self.all(s, f.src) if cid != met]

    def say(self) -> str:
        return "another rezzed piece of ice"


BRASILIA_GOVERNMENT_GRID = upgrade(
    "Brasília Government Grid",
    "haas_bioroid",
    when(
        On("rezzed", by=MINE, what=Is((ICE,))),
        DoToChosen("derez", OtherRezzedIce()),
        If(Found("targets"), (Adjust("strength", 3, RUN, "subject"),)),
        may=True,
        once_per_turn=True,
        where=DuringRun(here=True),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=3,
    influence=3,
)
