"""NBN cards of Elevation."""

from sneakdoor.cards.vocabulary import *

EMBEDDED_REPORTING = agenda(
    "Embedded Reporting",
    "nbn",
    dividends(2),
    when(
        DISCARD_PHASE_ENDS,
        Search(Is((OPERATION,), zone="anywhere"), CORP, reveal=True),
        Do("to deck top", "found", whose=CORP),
        cost=(Tokens(AGENDA_TOKEN),),
    ),
    subtypes="Initiative",
    advancement=3,
    points=2,
)

IDIOSYNCRESIS = asset(
    "Idiosyncresis",
    "nbn",
    can_be_advanced(),
    when(
        TURN_BEGINS,
        AsOne((Gain(Each(3, Hosted(ADVANCEMENT))), Lose(Each(2, Hosted(ADVANCEMENT)), RUNNER))),
        cost=(TrashThis(),),
    ),
    subtypes="Hostile",
    cost=1,
    trash=2,
    influence=2,
)

DOOMSCROLL = ice(
    "Doomscroll",
    "nbn",
    sub(Tag(1)),
    sub(Damage(1, NET)),
    sub(If(AtLeast(TagCount(), 2), (Damage(2, NET),))),
    subtypes="Sentry - AP - Observer",
    cost=3,
    strength=3,
    influence=2,
)

NEBULA_TALENT_MANAGEMENT = corp_identity(
    "Nebula Talent Management: Making Stars",
    "nbn",
    when(
        ACTION_PHASE_ENDS,
        AsOne((Gain(1), Flip())),
        where=ThisTurn("played", by=CORP),
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
    back=corp_identity(
        "Gemilang Arena: Burning Bright",
        "nbn",
        when(On("played", by=MINE, what=Is((OPERATION,), zone="anywhere")), GainClicks(1), first=True),
        when(On("successful run", server=f"{int(HQ)},{int(RND)}"), Flip()),
        subtypes="Division",
        min_deck=45,
        influence_limit=15,
    ),
)

SYNAPSE_GLOBAL = corp_identity(
    "Synapse Global: Faster than Thought",
    "nbn",
    when(
        On("tags removed"),
        Target(Is(zone=IN_HAND, side=CORP, not_types=(OPERATION,))),
        RevealCards(),
        InstallFound("targets", ignore=True),
        first=True,
        may=True,
    ),
    paid((Clicks(1), RemoveTags(1)), Gain(2)),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

PUBLIC_ACCESS_PLAZA = asset(
    "Public Access Plaza",
    "nbn",
    when(TURN_BEGINS, Gain(1)),
    threat(2, when(On("trashed", by=RUNNER, what=THIS), Tag(1))),
    cost=1,
    trash=2,
    influence=1,
)

N_POT = ice(
    "N-Pot",
    "nbn",
    paid(Credits(3), BreakAny(1), by=RUNNER, only=EncounteringThis()),
    END_THE_RUN,
    sub(If(AtLeast(ThreatLevel(), 2), (EndRun(),))),
    sub(If(AtLeast(ThreatLevel(), 4), (EndRun(),))),
    subtypes="Code Gate",
    cost=4,
    strength=4,
    influence=2,
)

BIGGER_PICTURE = operation(
    "Bigger Picture",
    "nbn",
    play(
        Choose(
            (
                (Tag(1),),
                (
                    ChooseNumber(TagCount()),
                    RemoveTag(Reg("number")),
                    Lose(Each(5, Reg("number", done="tag removed")), RUNNER),
                    Gain(Reg("lost")),
                ),
            )
        ),
        only=TAGGED,
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=2,
)

TOUCH_UPS = operation(
    "Touch-ups",
    "nbn",
    double(),
    play(
        PlaceOnChosen(ADVANCEMENT, 2, Is(side=CORP, advanceable=True)),
        If(
            Found("targets"),
            (
                AsOne((NameType(), RevealHand(RUNNER))),
                Target(OfNamedType(Is(zone=IN_HAND, side=RUNNER)), 2, up_to=True),
                Do("shuffle in", "targets", whose=RUNNER),
            ),
        ),
    ),
    subtypes="Double",
    cost=2,
    influence=3,
)

_DRAW_AND_RETURN = (Draw(4), DoToChosen("shuffle in", Is(zone=IN_HAND, side=CORP), ANY, up_to=True))
_FOR_A_COUNTER = (Clicks(1), Tokens(AGENDA_TOKEN))

NEXT_BIG_THING = agenda(
    "Next Big Thing",
    "nbn",
    when(On("scored", what=THIS, also="stolen"), Place(AGENDA_TOKEN, 1)),
    paid(_FOR_A_COUNTER, *_DRAW_AND_RETURN),
    WhileStolen((paid(_FOR_A_COUNTER, *_DRAW_AND_RETURN, by=CORP),)),
    subtypes="Initiative",
    advancement=5,
    points=3,
)


@dataclass(frozen=True, slots=True)
class StolenAndWorthX(Cards):
    """The agendas in the Runner's score area with as many printed points as X is."""

    def all_for(self, s: State, f: Resolving) -> list[int]:
        x = Reg("x").of(s, f.src, f)
        chosen = f.src in s.things  # before that, X can be any number up to this
        own = (cid for cid in s.score[RUNNER] if s.things[cid].form == PRINTED)
        return [cid for cid in own if s.card(cid).points == x or (not chosen and s.card(cid).points < x)]

    def say(self) -> str:
        return "agenda in the Runner's score area with exactly X printed agenda points"


IP_ENFORCEMENT = operation(
    "IP Enforcement",
    "nbn",
    ExtraCost("play", (RemoveTags(ChosenX()),), own=True),
    play(InstallOne(StolenAndWorthX()), If(TAGGED, (Place(ADVANCEMENT, 1, "installed"),)), x=TagCount()),
    subtypes="Gray Ops",
    x_cost=True,
    trash=5,
    influence=5,
)
