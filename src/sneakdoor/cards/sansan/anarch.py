"""Anarch cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

FAUST = program(
    "Faust",
    "anarch",
    breaks(TrashCards(Is(zone=IN_HAND, side=RUNNER))),
    boost(TrashCards(Is(zone=IN_HAND, side=RUNNER)), 2),
    subtypes="Icebreaker - AI",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)

TROPE = program(
    "Trope",
    "anarch",
    when(TURN_BEGINS, Place(POWER, 1)),
    paid(
        (Clicks(1), RemoveThis()),
        DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=RUNNER), Each(1, Hosted(POWER))),
    ),
    cost=1,
    memory=1,
    influence=3,
)

CLOT = program(
    "Clot",
    "anarch",
    Cannot("score", InstalledThisTurn(Is((AGENDA,)))),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

POWER_TO_THE_PEOPLE = event(
    "Power to the People",
    "anarch",
    priority(),
    play(Delayed(When(On("accessed", what=Is((AGENDA,), zone="anywhere")), (Gain(7),), first=True), TURN)),
    subtypes="Priority",
    cost=0,
    influence=2,
)

SKULLJACK = hardware(
    "Skulljack",
    "anarch",
    when(INSTALL_THIS, Damage(1, BRAIN, suffer=True)),
    Modify("trash cost", -1, Is(side=CORP, zone="anywhere")),
    subtypes="Cybernetic",
    cost=2,
    influence=2,
    unique=True,
)

HACKTIVIST_MEETING = event(
    "Hacktivist Meeting",
    "anarch",
    current(RUNNER),
    ExtraCost("rez", (TrashAtRandom(CORP),), Is(side=CORP, not_types=(ICE,))),
    subtypes="Current",
    cost=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class RezzedCopy(Cards):
    """Rezzed copies of the ice in Archives whose access is imminent."""

    def all(self, s: State, src: int) -> list[int]:
        frame = still_imminent(s)
        parts = frame.parts if frame is not None else []
        codes = {s.code[one.card()] for one in parts if one.kind == "access from Archives"}
        return [cid for cid in Is((ICE,), rezzed=True).all(s, src) if s.code[cid] in codes]

    def say(self) -> str:
        return "rezzed copy of it"


@dataclass(frozen=True, slots=True)
class IceWithRezzedCopy(Cards):
    """Ice, wherever it is, of which a rezzed copy is installed."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return any(s.code[one] == s.code[cid] for one in Is((ICE,), rezzed=True).all(s, src))

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.discard[CORP] if self.has(s, cid, src)]

    def say(self) -> str:
        return "piece of ice (of which a copy is rezzed)"


IMMOLATION_SCRIPT = event(
    "Immolation Script",
    "anarch",
    play(
        run_on(
            ARCHIVES,
            linked=(
                if_successful(
                    Delayed(
                        When(
                            On("would access from Archives", what=IceWithRezzedCopy()),
                            (
                                Target(RezzedCopy(), verb="trash"),
                                ReplaceImminent("access from Archives", Do("trash")),
                            ),
                            next_only=True,
                        ),
                        RUN,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=3,
)

ADJUSTED_CHRONOTYPE = resource(
    "Adjusted Chronotype",
    "anarch",
    when(On("clicks lost", by=MINE), GainClicks(1), first=True),
    subtypes="Genetics",
    cost=3,
    influence=2,
    unique=True,
)

SPOILERS = resource(
    "Spoilers",
    "anarch",
    when(On("scored"), TrashTop(1, CORP, CORP)),
    subtypes="Virtual",
    cost=1,
    influence=3,
)

PAIGE_PIPER = resource(
    "Paige Piper",
    "anarch",
    when(
        On("installed", by=MINE),
        Search(Is(zone="anywhere"), RUNNER, ANY, like="subject"),
        Do("to discard pile", "found", whose=RUNNER),
        first=True,
        may=True,
    ),
    subtypes="Connection",
    cost=0,
    influence=2,
    unique=True,
)

CHROME_PARLOR = resource(
    "Chrome Parlor",
    "anarch",
    Prevents("damage", what=(MEAT, BRAIN), installing=Is(subtypes=("Cybernetic",), zone="anywhere")),
    subtypes="Location",
    cost=1,
    influence=1,
)

DDOS = resource(
    "DDoS",
    "anarch",
    paid(TrashThis(), Lasting(Cannot("rez", Outermost(attacked=True)), TURN)),
    subtypes="Virtual",
    cost=3,
    influence=3,
)

OFF_CAMPUS_APARTMENT = resource(
    "Off-Campus Apartment",
    "anarch",
    Host(Is((RESOURCE,), ("Connection",), zone="anywhere")),
    when(
        On(
            "installed",
            by=MINE,
            what=Is(hosted=True, subtypes=("Connection",)),
        ),
        Draw(1),
    ),
    subtypes="Location",
    cost=0,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class BesideEncountered(Cards):
    """Ice directly before or after the piece being encountered."""

    def has(self, s: State, cid: int, src: int) -> bool:
        ice = encountered(s)
        thing = s.things.get(ice)
        other = s.things.get(cid)
        if thing is None or other is None or thing.slot != ICE_SLOT:
            return False
        if other.slot != ICE_SLOT or other.server != thing.server:
            return False
        row = s.ice[thing.server]
        return abs(row.index(ice) - row.index(cid)) == 1

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "a piece of ice directly before or after the encountered ice"


SURFER = program(
    "Surfer",
    "anarch",
    paid(
        Credits(2),
        Target(BesideEncountered()),
        SwapIce(
            with_=ENCOUNTERED,
        ),
        only=Encountering(Is((ICE,), ("Barrier",))),
    ),
    cost=2,
    memory=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class HostTop(Instruction):
    """Host cards from the top of a deck on this card (CR 1.12.1)."""

    n: int | Amount
    whose: int
    facedown: bool = True
    into: Register = "lodged"

    def run(self, s: State, f: Resolving) -> None:
        cids = list(reversed(s.deck[self.whose]))[: value(self.n, s, f)]
        lodge_all(s, f, cids, self.facedown, self.into)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.deck[self.whose])

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        deck = "R&D" if self.whose == CORP else "the stack"
        face = " facedown" if self.facedown else ""
        top = "the top card" if self.n == 1 else f"the top {many('{} card', self.n)}"
        look = ". You can look at hosted cards at any time" if self.facedown else ""
        return f"host {top} of {deck}{face} on this card{look}"


STREET_PEDDLER = resource(
    "Street Peddler",
    "anarch",
    when(INSTALL_THIS, HostTop(3, RUNNER)),
    paid(
        TrashThis(),
        InstallOne("hosted", discount=1),
        keeps_hosted=True,
    ),
    subtypes="Connection - Seedy",
    cost=0,
    influence=1,
)

TURNTABLE = hardware(
    "Turntable",
    "anarch",
    memory(1),
    when(On("stolen"), Swap("subject", Is((AGENDA,), zone=IN_SCORE, side=CORP)), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=2,
    unique=True,
)
