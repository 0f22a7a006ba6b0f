"""Haas-Bioroid cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *

SALVO_TESTING = agenda(
    "Salvo Testing",
    "haas_bioroid",
    when(On("scored", by=MINE), Damage(1, BRAIN), may=True),
    subtypes="Security",
    advancement=5,
    points=3,
)


@dataclass(frozen=True, slots=True)
class IceDerezzedInRun(Condition):
    """A piece of ice was derezzed in the run that is under way."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        found = False
        for one in s.journal.since(s.marks[0]):
            if one.kind in ("run begins", "run ends"):
                found = False
            elif one.kind == "derezzed" and s.card(one.cid).type == ICE:
                found = True
        return found and current_run(s) is not None

    def say(self) -> str:
        return "during a run in which a piece of ice was derezzed"


@dataclass(frozen=True, slots=True)
class RezzedElsewhere(Cards):
    """Rezzed ice that does not protect the server that is being run on."""

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        there = s.ice.get(run.server, ()) if run is not None else ()
        return [cid for cid in Is((ICE,), rezzed=True).all(s, src) if cid not in there]

    def say(self) -> str:
        return "rezzed piece of ice not protecting the attacked server"


STEGODON_MK_IV = agenda(
    "Stegodon MK IV",
    "haas_bioroid",
    Modify("strength", -2, Is((PROGRAM,), ("Icebreaker",)), IceDerezzedInRun()),
    when(On("run begins"), Gain(1), cost=(DerezCards(RezzedElsewhere()),), once_per_turn=True),
    subtypes="Security",
    advancement=3,
    points=1,
)


@dataclass(frozen=True, slots=True)
class FinishedNTimes(Event):
    """You finish an action, which you have by now taken exactly n times this turn (CR 26.03:5.2.5a)."""

    n: int

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("action complete",)

    def met(self, s: State, change: Change, src: int) -> bool:
        side = s.owner[src]
        if change.side != side:
            return False
        taken: list[tuple[str, int, int]] = []
        open_: list[tuple[str, int, int]] = []  # an action may be taken in the course of another one
        for one in s.journal.since(s.marks[0]):
            if isinstance(one, OfAbility) and one.kind == "action" and one.side == side:
                taken.append(action_of(one))
                open_.append(action_of(one))
            elif one.kind == "action complete" and one.side == side and open_:
                done = open_.pop()
                if one is change:
                    return taken.count(done) == self.n
        return False

    def say(self, *, batch: bool = False) -> str:
        return f"you finish an action that you have taken exactly {self.n} times this turn"


WAGE_WORKERS = asset(
    "Wage Workers",
    "haas_bioroid",
    when(FinishedNTimes(3), GainClicks(1)),
    subtypes="Bioroid - Clone - Industrial",
    cost=2,
    trash=4,
    influence=2,
    unique=True,
)

ABLATIVE_BARRIER = ice(
    "Ablative Barrier",
    "haas_bioroid",
    threat(
        3,
        when(
            REZ_THIS,
            InstallOne(
                Either(
                    Is(not_types=(AGENDA,), zone=IN_HAND, side=CORP),
                    Is(not_types=(AGENDA,), zone=IN_DISCARD, side=CORP),
                ),
                where=IN_OTHER,
            ),
            may=True,
            where=DuringRun(here=True),
        ),
    ),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=1,
    influence=2,
)

JAGUARUNDI = ice(
    "Jaguarundi",
    "haas_bioroid",
    threat(4, when(ENCOUNTER_THIS, Pays((Clicks(1),), otherwise=(Tag(1),), by=RUNNER))),
    sub(Tag(1)),
    sub(If(TAGGED, (Damage(1, BRAIN),))),
    subtypes="Sentry - AP",
    cost=4,
    strength=3,
    influence=2,
)

M_I_C = ice(
    "M.I.C.",
    "haas_bioroid",
    paid(TrashThis(), Pays((Clicks(1),), otherwise=(EndRun(),), by=RUNNER), only=DuringRun(here=True)),
    sub(LoseClicks(1, RUNNER)),
    sub(LoseClicks(1, RUNNER)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=6,
    strength=4,
    influence=2,
)

GREASING_THE_PALM = operation(
    "Greasing the Palm",
    "haas_bioroid",
    play(
        Gain(5),
        InstallOne(Is(zone=IN_HAND, side=CORP), optional=True),
        Pays((RemoveTags(1),), then=(Place(ADVANCEMENT, 1, "installed"),)),
    ),
    subtypes="Transaction",
    cost=3,
    influence=3,
)

VOVO_OZETTI = upgrade(
    "Vovô Ozetti",
    "haas_bioroid",
    Modify("rez cost", -2, Is((ICE,), protecting=True)),
    threat(4, Modify("rez cost", -2, Is(here=True, in_root=True))),
    when(TURN_ENDS, ChooseServer(other=True), MoveThis(), may=True),
    subtypes="Sysop",
    cost=1,
    trash=2,
    influence=2,
    unique=True,
)
