"""NBN cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

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

HARD_HITTING_NEWS = operation(
    "Hard-Hitting News",
    "nbn",
    terminal(),
    Play(trace(4, Tag(4)), only=LastTurn("run begins", RUNNER)),
    subtypes="Terminal",
    cost=3,
    influence=2,
)

DISPOSABLE_HQ = upgrade(
    "Disposable HQ",
    "nbn",
    reveal_from_rnd(),
    accessed(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        Do("to deck bottom", "targets", whose=CORP),
        not_from_archives=False,
        may=True,
    ),
    subtypes="Ambush",
    cost=0,
    trash=5,
    influence=1,
)

LITTLE_ENGINE = ice(
    "Little Engine",
    "nbn",
    END_THE_RUN,
    END_THE_RUN,
    sub(Gain(5, RUNNER)),
    subtypes="Code Gate",
    cost=5,
    strength=7,
    influence=2,
)

TROLL = ice(
    "Troll",
    "nbn",
    When(ENCOUNTER_THIS, trace(2, Choose(((LoseClicks(1, RUNNER),), (EndRun(),)), by=RUNNER))),
    subtypes="Sentry",
    cost=1,
    strength=3,
    influence=2,
)

MCA_INFORMANT = operation(
    "MCA Informant",
    "nbn",
    terminal(),
    condition(
        Is((RESOURCE,), ("Connection",)),
        considered("tags"),
        Grant(HOST, paid((Clicks(1), Credits(2)), Do("trash", THIS))),
    ),
    subtypes="Terminal",
    cost=4,
    influence=2,
)

PREDICTIVE_ALGORITHM = operation(
    "Predictive Algorithm",
    "nbn",
    current(CORP),
    ExtraCost("steal", (Credits(2),)),
    subtypes="Current",
    cost=0,
    influence=1,
)

EXCHANGE_OF_INFORMATION = operation(
    "Exchange of Information",
    "nbn",
    play(Swap(Is((AGENDA,), zone=IN_SCORE, side=CORP), Is((AGENDA,), zone=IN_SCORE, side=RUNNER)), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=2,
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

PRIMARY_TRANSMISSION_DISH = asset(
    "Primary Transmission Dish",
    "nbn",
    Recurring(3),
    CreditsFor(("trace",)),
    subtypes="Beanstalk",
    cost=2,
    trash=3,
    influence=2,
)


SERVICE_OUTAGE = operation(
    "Service Outage",
    "nbn",
    current(CORP),
    ExtraCost(
        "run",
        (Credits(1),),
        only=Both(ActiveTurn(RUNNER), Not(ThisTurn("run begins"))),
    ),
    subtypes="Current",
    cost=1,
    influence=1,
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

NEAR_EARTH_HUB_BROADCAST_CENTER = corp_identity(
    "Near-Earth Hub: Broadcast Center",
    "nbn",
    when(On("server created", by=MINE), Draw(1), first=True),
    subtypes="Division",
    min_deck=45,
    influence_limit=17,
)

CASTING_CALL = operation(
    "Casting Call",
    "nbn",
    play(
        InstallOne(Is((AGENDA,), zone=IN_HAND, side=CORP), faceup=True),
        AsCounter(
            (when(On("accessed", what=HOST), Tag(2, take=True, who=RUNNER)),),
            "installed",
        ),
    ),
    subtypes="Condition",
    cost=0,
    influence=2,
)

TARGETED_MARKETING = operation(
    "Targeted Marketing",
    "nbn",
    current(CORP),
    play(NameCard()),
    when(
        On("played", THEIRS, Named(), also="installed"),
        Gain(10),
    ),
    subtypes="Current",
    cost=0,
    influence=1,
)

FRANCHISE_CITY = asset(
    "Franchise City",
    "nbn",
    agendas_revealed(),
    when(
        On("accessed", what=Is((AGENDA,), zone="anywhere")),
        AsAgenda(1, CORP),
    ),
    subtypes="Facility",
    cost=3,
    trash=2,
    influence=5,
)


class NotStolenBefore(Cards):
    """Agendas of which the Runner has no copy in the score area."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return all(s.card(one).title != s.card(cid).title for one in s.score[RUNNER])

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if s.card(cid).type == AGENDA and self.has(s, cid, src)]

    def say(self) -> str:
        return "agenda of which the Runner has no copy in their score area"


OLD_HOLLYWOOD_GRID = upgrade(
    "Old Hollywood Grid",
    "nbn",
    Cannot(
        "steal",
        NotStolenBefore(),
        here=True,
        persists=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=5,
    trash=4,
    influence=2,
)

PEEPING_TOM = ice(
    "Peeping Tom",
    "nbn",
    when(
        ENCOUNTER_THIS,
        AsOne((NameType(), RevealHand(RUNNER))),
        Sort(OfNamedType(Is(zone="anywhere")), "revealed", "fits"),
        GainSubroutines(
            sub(Pays((TakeTags(),), otherwise=(EndRun(),), by=RUNNER)),
            RUN,
            Reg("fits"),
        ),
    ),
    subtypes="Code Gate",
    cost=4,
    strength=4,
    influence=3,
)

SYNC_BRE = ice(
    "SYNC BRE",
    "nbn",
    Sub(trace(4, Tag(1))),
    Sub(
        trace(
            2,
            Adjust(
                "accesses",
                -1,
                RUN,
                on=None,
            ),
        )
    ),
    subtypes="Sentry - Tracer",
    cost=4,
    strength=6,
    influence=3,
)

THREAT_LEVEL_ALPHA = operation(
    "Threat Level Alpha",
    "nbn",
    double(),
    play(
        StartTrace(
            1,
            Body(
                (If(TAGGED, (Tag(Each(1, TagCount())),), (Tag(1),)),),
            ),
        )
    ),
    subtypes="Double",
    cost=3,
    influence=2,
)

UNIVERSAL_CONNECTIVITY_FEE = ice(
    "Universal Connectivity Fee",
    "nbn",
    sub(
        If(
            TAGGED,
            (AsOne((Lose(CreditsOf(RUNNER), RUNNER), Do("trash", THIS))),),
            (Lose(1, RUNNER),),
        )
    ),
    subtypes="Trap",
    cost=2,
    strength=2,
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
    """Has the card its printed text (CR 10.1.3: not as something it was converted to)?"""
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

FULL_IMMERSION_RECSTUDIO = asset(
    "Full Immersion RecStudio",
    "nbn",
    Host(
        Is((AGENDA, ASSET), zone="anywhere"),
        2,
    ),
    Modify("trash cost", Each(3, Count(Is(hosted=True))), THIS),
    subtypes="Facility",
    cost=2,
    trash=3,
    influence=4,
)
