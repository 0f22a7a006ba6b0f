"""Shaper cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

ANALOG_DREAMERS = program(
    "Analog Dreamers",
    "shaper",
    paid(
        Clicks(1),
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        Target(Is(not_types=(ICE,), side=CORP, rezzed=False, bare=ADVANCEMENT)),
                        Do("shuffle in", by=CORP, whose=CORP),
                        may=True,
                    )
                ),
            ),
        ),
    ),
    cost=2,
    memory=1,
    influence=3,
)

DAVINCI = program(
    "DaVinci",
    "shaper",
    when(SUCCESSFUL_RUN, Place(POWER, 1)),
    paid(
        TrashThis(),
        InstallOne(Is((PROGRAM, HARDWARE, RESOURCE), zone=IN_HAND, side=RUNNER), free=True, at_most=Hosted(POWER)),
    ),
    cost=1,
    memory=1,
    influence=2,
)

HYPERDRIVER = program(
    "Hyperdriver",
    "shaper",
    when(TURN_BEGINS, GainClicks(3), cost=(RemoveThis(),)),
    cost=1,
    memory=3,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class OfNamedSubtype(Cards):
    """Ice of the subtype that the source has named (CR 2.15.6)."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        named = thing.memo.get("named subtype") if thing is not None else None
        return named is not None and has_subtype(s, cid, named)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for row in s.ice.values() for cid in row if self.has(s, cid, src)]

    def say(self) -> str:
        return "piece of ice of the named subtype"


CHAMELEON = program(
    "Chameleon",
    "shaper",
    when(INSTALL_THIS, ChooseSubtype("main", keep=True)),
    when(TURN_ENDS, Do("to hand", THIS)),
    breaks(1, on=OfNamedSubtype()),
    subtypes="Icebreaker",
    cost=2,
    strength=3,
    memory=1,
    influence=3,
)

BOOKMARK = hardware(
    "Bookmark",
    "shaper",
    paid(Clicks(1), Target(Is(zone=IN_HAND, side=RUNNER), 3, up_to=True), HostCards(facedown=True)),
    paid(Clicks(1), Do("to hand", Is(hosted=True), whose=RUNNER)),
    paid(TrashThis(), Do("to hand", "hosted", whose=RUNNER), keeps_hosted=True),
    cost=0,
    influence=2,
)

NET_READY_EYES = hardware(
    "Net-Ready Eyes",
    "shaper",
    when(INSTALL_THIS, Damage(2, MEAT, suffer=True)),
    when(On("run begins"), Target(Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", 1, RUN, "targets")),
    subtypes="Cybernetic",
    cost=0,
    influence=2,
    unique=True,
)

GAME_DAY = event(
    "Game Day",
    "shaper",
    double(),
    play(Draw(ToHandSize(RUNNER))),
    subtypes="Double",
    cost=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class FirstEventResolved(Event):
    """The event played first in a turn has resolved; one that was played in the middle of it was not the first."""

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("resolved",)

    def met(self, s: State, change: Change, src: int) -> bool:
        changes = s.journal.since(s.marks[0])
        first = next((one.cid for one in changes if one.kind == "played" and one.side == RUNNER), -1)
        done = [one for one in changes if one.kind == "resolved" and one.cid == first]
        return bool(done) and done[0] is change

    def say(self, *, batch: bool = False) -> str:
        return "you have resolved the first event that you played in a turn"


COMET = hardware(
    "Comet",
    "shaper",
    memory(1),
    when(FirstEventResolved(), PlayCards(Is((EVENT,), zone=IN_HAND, side=RUNNER)), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=2,
    unique=True,
)

FAN_SITE = resource(
    "Fan Site",
    "shaper",
    when(On("scored"), AsAgenda(0, RUNNER)),
    subtypes="Virtual",
    cost=0,
    influence=1,
)

SYNTHETIC_BLOOD = resource(
    "Synthetic Blood",
    "shaper",
    when(On("damaged"), Draw(1), first=True),
    subtypes="Genetics",
    cost=3,
    influence=2,
    unique=True,
)

TYSON_OBSERVATORY = resource(
    "Tyson Observatory",
    "shaper",
    paid(
        Clicks(2),
        Search(Is((HARDWARE,), zone="anywhere"), RUNNER, reveal=True),
        Do("to hand", "found", whose=RUNNER),
    ),
    subtypes="Location",
    cost=2,
    influence=2,
    unique=True,
)

GENE_CONDITIONING_SHOPPE = resource(
    "Gene Conditioning Shoppe",
    "shaper",
    AlsoSecond(Is(subtypes=("Genetics",))),
    subtypes="Location",
    cost=2,
    influence=1,
)

LONDON_LIBRARY = resource(
    "London Library",
    "shaper",
    when(TURN_ENDS, Do("trash", Is((PROGRAM,), hosted=True))),
    paid(
        Clicks(1),
        InstallOne(Is((PROGRAM,), without=("Virus",), zone=IN_HAND, side=RUNNER), free=True, where=ON_THIS),
    ),
    paid(Clicks(1), DoToChosen("to hand", Is((PROGRAM,), hosted=True))),
    subtypes="Location",
    cost=3,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class _OfItsType(Cards):
    """Such cards of the type of the card that met the condition (CR 2.14)."""

    what: Cards

    def all(self, s: State, src: int) -> list[int]:
        return self.what.all(s, src)

    def all_for(self, s: State, f: Resolving) -> list[int]:
        types = [type_of(s, cid) for cid, _ in held(f, "subject")]
        return [cid for cid in self.what.all(s, f.src) if type_of(s, cid) in types]

    def say(self) -> str:
        thing, comes, place = self.what.say().partition(" in ")
        return f"{thing} of the same type{comes}{place}"


HAYLEY_KAPLAN_UNIVERSAL_SCHOLAR = runner_identity(
    "Hayley Kaplan: Universal Scholar",
    "shaper",
    when(
        On("installed", by=MINE),
        InstallOne(_OfItsType(Is(zone=IN_HAND, side=RUNNER))),
        first=True,
        may=True,
    ),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)

STUDY_GUIDE = program(
    "Study Guide",
    "shaper",
    strength_per(Each(1, Hosted(POWER))),
    breaks(1, "Code Gate"),
    paid(Credits(2), Place(POWER, 1)),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=0,
    memory=1,
    influence=4,
)

FILM_CRITIC = resource(
    "Film Critic",
    "shaper",
    when(
        On("accessed", what=Is((AGENDA,), zone="anywhere")),
        If(
            AtMost(Count(Is((AGENDA,), hosted=True)), 0),
            (HostCards("subject"),),
        ),
        may=True,
    ),
    paid(Clicks(2), AddToScoreArea(Is((AGENDA,), hosted=True), RUNNER)),
    subtypes="Connection",
    cost=1,
    influence=1,
)
