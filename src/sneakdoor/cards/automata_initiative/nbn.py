"""NBN cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *

EPIPHANY_ANALYTICA = corp_identity(
    "Epiphany Analytica: Nations Undivided",
    "nbn",
    when(
        EitherOf(On("stolen"), On("trashed", by=RUNNER, what=Is(side=CORP, zone="anywhere"))),
        Place(POWER, 1),
        first=True,
    ),
    paid((Clicks(1), Tokens(POWER)), LookAtTop(3, CORP), InstallOne("looked", optional=True)),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

ORACLE_THINKTANK = agenda(
    "Oracle Thinktank",
    "nbn",
    when(STEAL_THIS, Tag(1)),
    WhileStolen((paid((Clicks(1), RemoveTags(1)), Do("shuffle in", THIS), by=CORP),)),
    subtypes="Research",
    advancement=3,
    points=1,
)


@dataclass(frozen=True, slots=True)
class IsOfNamedType(Condition):
    """The card that was looked at has the named card type."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        named = OfNamedType(Is(zone="anywhere"))
        return any(named.has(s, cid, src) for cid in cards_in(s, f, "found"))

    def say(self) -> str:
        return "if it has the named type"


BALANCED_COVERAGE = asset(
    "Balanced Coverage",
    "nbn",
    when(
        TURN_BEGINS,
        NameType(),
        LookAtTop(1, CORP, into="found"),
        If(IsOfNamedType(), (May((RevealCards("found"), Gain(2))),)),
        may=True,
    ),
    subtypes="Seedy",
    cost=1,
    trash=3,
    influence=1,
)

BEHOLD = asset(
    "Behold!",
    "nbn",
    reveal_from_rnd(),
    accessed(Tag(2), cost=(Credits(4),)),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

FEDERAL_FUNDRAISING = asset(
    "Federal Fundraising",
    "nbn",
    when(
        TURN_BEGINS,
        May((LookAtTop(3, CORP), Arrange("looked"))),
        If(Unprotected(), (May((Draw(1),)),)),
    ),
    subtypes="Political - Ritzy",
    cost=0,
    trash=2,
    influence=2,
)

STARLIT_KNIGHT = ice(
    "Starlit Knight",
    "nbn",
    threat(4, when(ENCOUNTER_THIS, GainSubroutines(END_THE_RUN, RUN, TagCount()))),
    sub(Tag(1)),
    sub(Tag(1)),
    subtypes="Sentry - Observer",
    cost=5,
    strength=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class PrintedBrokenWith(Condition):
    """In the last encounter, a card of a subtype broke a printed subroutine of this ice."""

    subtype: str

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "encounter":
                return False
            if one.kind == "broken" and one.cause == "printed" and one.cid == src:
                if has_subtype(s, one.src, self.subtype):
                    return True
        return False

    def say(self) -> str:
        return f"if a {self.subtype.lower()} broke its printed subroutine during that encounter"

    def denied(self) -> str:
        return f"unless a {self.subtype.lower()} broke its printed subroutine during that encounter"


VIRTUAL_SERVICE_AGENT = ice(
    "Virtual Service Agent",
    "nbn",
    when(On("passed", what=THIS), If(Not(PrintedBrokenWith("Decoder")), (Tag(1),)), where=AfterEncounter()),
    sub(Lose(1, RUNNER)),
    subtypes="Code Gate - Observer",
    cost=2,
    strength=2,
    influence=2,
)

OPPO_RESEARCH = operation(
    "Oppo Research",
    "nbn",
    terminal(),
    play(
        Tag(2),
        only=OneOf(
            LastTurn("stolen", RUNNER),
            LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER),
        ),
    ),
    threat(3, play(Pays((Credits(5),), then=(Tag(2),)))),
    subtypes="Terminal - Gray Ops",
    cost=2,
    influence=2,
)

YOUR_DIGITAL_LIFE = operation(
    "Your Digital Life",
    "nbn",
    play(Gain(Each(1, HandOf(CORP)))),
    subtypes="Transaction",
    cost=2,
    influence=2,
)
