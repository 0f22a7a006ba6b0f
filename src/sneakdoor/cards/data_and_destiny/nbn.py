"""NBN cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

RESISTOR = ice(
    "Resistor",
    "nbn",
    strength_per(Each(1, TagCount())),
    Sub(trace(4, EndRun())),
    subtypes="Barrier - Tracer",
    cost=0,
    strength=0,
    influence=2,
)

SPECIAL_OFFER = ice(
    "Special Offer",
    "nbn",
    sub(Gain(5, CORP), Do("trash", THIS)),
    subtypes="Trap - Advertisement",
    cost=1,
    strength=3,
    influence=2,
)

TURNPIKE = ice(
    "Turnpike",
    "nbn",
    when(ENCOUNTER_THIS, Lose(1, RUNNER)),
    Sub(trace(5, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=2,
    strength=3,
    influence=2,
)

RUTHERFORD_GRID = upgrade(
    "Rutherford Grid",
    "nbn",
    Modify("base trace strength", 2, only=DuringRun(here=True)),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=4,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class CurrentIsActive(Condition):
    """A current of either side is active (CR 3.5.1b, 3.7.1b)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return bool(s.index.get("current"))

    def say(self) -> str:
        return "while a current is active"


NEWS_HOUND = ice(
    "News Hound",
    "nbn",
    Grant(THIS, END_THE_RUN, CurrentIsActive()),
    Sub(trace(3, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=2,
    strength=4,
    influence=2,
)

TL_DR = ice(
    "TL;DR",
    "nbn",
    sub(Delayed(When(On("encounter"), (SecondCopies(ENCOUNTER),), next_only=True), RUN)),
    subtypes="Code Gate",
    cost=1,
    strength=4,
    influence=2,
)

LILY_LOCKWELL = asset(
    "Lily Lockwell",
    "nbn",
    when(REZ_THIS, Draw(3)),
    paid(
        (Clicks(1), RemoveTags(1)),
        Search(Is((OPERATION,), zone="anywhere"), CORP, reveal=True),
        Do("to deck top", "found", whose=CORP),
    ),
    subtypes="Character",
    cost=2,
    trash=3,
    influence=4,
    unique=True,
)

NEWS_TEAM = asset(
    "News Team",
    "nbn",
    reveal_from_rnd(),
    accessed(
        Choose(((Tag(2, take=True, who=RUNNER),), (AsAgenda(-1, RUNNER),)), by=RUNNER),
        not_from_archives=False,
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

REALITY_THREEDEE = asset(
    "Reality Threedee",
    "nbn",
    when(REZ_THIS, BadPublicity(1)),
    when(TURN_BEGINS, If(TAGGED, (Gain(2),), (Gain(1),))),
    subtypes="Illicit",
    cost=0,
    trash=6,
    influence=2,
)

VICTORIA_JENKINS = asset(
    "Victoria Jenkins",
    "nbn",
    Modify("clicks", -1),
    agenda_when_trashed(2),
    subtypes="Executive",
    cost=3,
    trash=5,
    influence=5,
    unique=True,
)

SHANNON_CLAIRE = asset(
    "Shannon Claire",
    "nbn",
    paid(Clicks(1), Draw(1, bottom=True)),
    paid(
        TrashThis(),
        Choose(
            (
                (
                    Search(Is((AGENDA,), zone="anywhere"), CORP, reveal=True),
                    Do("to deck bottom", "found", whose=CORP),
                ),
                (
                    Search(Is((AGENDA,), zone="anywhere"), CORP, reveal=True, stack=False),
                    Do("to deck bottom", "found", whose=CORP),
                ),
            )
        ),
    ),
    subtypes="Character",
    cost=0,
    trash=3,
    influence=2,
    unique=True,
)

REBRANDING_TEAM = agenda(
    "Rebranding Team",
    "nbn",
    Subtype("Advertisement", 1, Is((ASSET,), zone="anywhere")),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

_BACK_INTO_RND = Do("shuffle in", THIS)

FIFTEEN_MINUTES = agenda(
    "15 Minutes",
    "nbn",
    paid(Clicks(1), _BACK_INTO_RND),
    WhileStolen((paid(Clicks(1), _BACK_INTO_RND, by=CORP),)),
    limit_per_deck(1),
    advancement=2,
    points=1,
    unique=True,
)

IMPROVED_TRACERS = agenda(
    "Improved Tracers",
    "nbn",
    Modify("strength", 1, Is((ICE,), ("Tracer",))),
    Modify("base trace strength", 1, only=BySubroutine(anyones=True)),
    subtypes="Security",
    advancement=3,
    points=1,
)

NEW_ANGELES_SOL_YOUR_NEWS = corp_identity(
    "New Angeles Sol: Your News",
    "nbn",
    when(
        On("scored", also="stolen"),
        PlayCards(
            Either(
                Is((OPERATION,), ("Current",), zone=IN_HAND, side=CORP),
                Is((OPERATION,), ("Current",), zone=IN_DISCARD, side=CORP),
            )
        ),
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

SYNC_EVERYTHING_EVERYWHERE = corp_identity(
    "SYNC: Everything, Everywhere",
    "nbn",
    paid(Clicks(1), Flip()),
    Modify("cost to remove a tag", 1),
    subtypes="Division",
    min_deck=40,
    influence_limit=15,
    back=corp_identity(
        "SYNC: Everything, Everywhere",
        "nbn",
        paid(Clicks(1), Flip()),
        Modify("cost to trash a resource", -2),
    ),
)

NEWS_CYCLE_24_7 = operation(
    "24/7 News Cycle",
    "nbn",
    ExtraCost("play", (Forfeit(),), own=True),
    play(Target(HasWhenScored(Is((AGENDA,), zone=IN_SCORE, side=CORP))), ResolveScored()),
    cost=0,
    influence=3,
)

AD_BLITZ = operation(
    "Ad Blitz",
    "nbn",
    double(),
    play(
        InstallOne(
            Either(
                Is(subtypes=("Advertisement",), zone=IN_DISCARD, side=CORP),
                Is(subtypes=("Advertisement",), zone=IN_HAND, side=CORP),
            ),
            n=Reg("x"),
            rezzed=True,
            if_able=True,
        )
    ),
    subtypes="Double",
    cost=0,
    x_cost=True,
    influence=1,
)

SURVEILLANCE_SWEEP = operation(
    "Surveillance Sweep",
    "nbn",
    current(CORP),
    RunnerSpendsFirst(DuringRun()),
    subtypes="Current",
    cost=2,
    influence=3,
)

SPARK_AGENCY_WORLDSWIDE_REACH = corp_identity(
    "Spark Agency: Worldswide Reach",
    "nbn",
    when(
        On("rezzed", what=Is(subtypes=("Advertisement",))),
        Lose(1, RUNNER),
        first=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

ARCHANGEL = ice(
    "Archangel",
    "nbn",
    reveal_from_rnd(),
    accessed(ForceEncounter(), cost=(Credits(3),)),
    Sub(trace(6, DoToChosen("to hand", Is(side=RUNNER)))),
    subtypes="Code Gate - Tracer - Ambush",
    cost=4,
    strength=6,
    influence=4,
)

QUANTUM_PREDICTIVE_MODEL = agenda(
    "Quantum Predictive Model",
    "nbn",
    reveal_from_rnd(),
    accessed(ToScoreArea(CORP), not_from_archives=False, where=TAGGED),
    subtypes="Security",
    advancement=3,
    points=1,
)

KEEGAN_LANE = upgrade(
    "Keegan Lane",
    "nbn",
    paid((TrashThis(), RemoveTags(1)), trash_program(), only=DuringRun(here=True)),
    subtypes="Sysop",
    cost=0,
    trash=3,
    influence=3,
    unique=True,
)

THE_ALL_SEEING_I = operation(
    "The All-Seeing I",
    "nbn",
    play(
        Pays((RemoveBadPublicity(),), otherwise=(Do("trash", Is((RESOURCE,))),), by=RUNNER),
        only=TAGGED,
    ),
    cost=1,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class GainText(Instruction):
    """This card gains the text of the card in a register, for as long as it is this object (CR 10.12.2)."""

    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        if thing is None or s.ref[f.src] != f.ref:
            return
        cids = cards_in(s, f, self.register)
        gain(s, thing, copied(s, [s.code[cid] for cid in cids if _speaks(s, cid)]))
        for cid in cids:
            happen(s, "text gained", f.side, cid, src=f.src, rule="10.12.2")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "this card gains its text"


def _speaks(s: State, cid: int) -> bool:
    """Does the card have its printed text (CR 10.1.3: not if it was converted)?"""
    thing = s.things.get(cid)
    return thing is None or thing.form == PRINTED


MEDIA_BLITZ = operation(
    "Media Blitz",
    "nbn",
    current(CORP),
    play(
        Target(Is((AGENDA,), zone=IN_SCORE, side=RUNNER)),
        GainText(),
    ),
    subtypes="Current",
    cost=2,
    influence=3,
)
