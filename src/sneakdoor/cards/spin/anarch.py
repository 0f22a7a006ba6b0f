"""Anarch cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class ChessMove(Cards):
    """Ice that a Caïssa can go to: none that hosts one, and from other ice only as its own way of moving allows."""

    way: str

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        if thing is None or thing.slot != ICE_SLOT or any(has_subtype(s, one, "Caïssa") for one in thing.hosted):
            return False
        if not can_host(s, cid):
            return False
        mine = s.things.get(src)
        host = s.things.get(mine.host) if mine is not None else None
        if host is None or host.slot != ICE_SLOT:
            return True  # from anywhere else it can go to any ice
        if self.way == "other kind":
            return (thing.server in CENTRALS) != (host.server in CENTRALS)
        there, here = s.ice[thing.server].index(cid), s.ice[host.server].index(host.cid)
        if self.way == "leap":
            return thing.server != host.server or abs(there - here) > 1
        return thing.server == host.server or there == here

    def all(self, s: State, src: int) -> list[int]:
        return [cid for row in s.ice.values() for cid in row if self.has(s, cid, src)]

    def say(self) -> str:
        way = {
            "other kind": "protects a central server if that ice protects a remote one, or the other way round",
            "leap": "is not directly before or after it",
            "straight": "protects the same server, or is in the same position of another, counting from the innermost",
        }[self.way]
        return f"piece of ice that hosts no caïssa and, if this card is hosted on ice, {way}"


@dataclass(frozen=True, slots=True)
class BesideHost(Cards):
    """The ice of the server that the host of the source protects."""

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        host = s.things.get(thing.host) if thing is not None else None
        return list(s.ice[host.server]) if host is not None and host.slot == ICE_SLOT else []

    def say(self) -> str:
        return "piece of ice protecting the server of the host card"


BISHOP = program(
    "Bishop",
    "anarch",
    paid(Clicks(1), Target(ChessMove("other kind")), HostThis()),
    Modify("strength", -2, HOST),
    subtypes="Caïssa - Trojan",
    cost=0,
    memory=1,
    influence=2,
)

KNIGHT = program(
    "Knight",
    "anarch",
    breaks(2, on=HOST),
    paid(Clicks(1), Target(ChessMove("leap")), HostThis()),
    subtypes="Icebreaker - AI - Caïssa - Trojan",
    cost=2,
    strength=7,
    memory=1,
    influence=2,
)

ROOK = program(
    "Rook",
    "anarch",
    paid(Clicks(1), Target(ChessMove("straight")), HostThis()),
    Modify("rez cost", 2, BesideHost()),
    subtypes="Caïssa - Trojan",
    cost=2,
    memory=1,
    influence=2,
)

SCHEHERAZADE = program(
    "Scheherazade",
    "anarch",
    Host(Is((PROGRAM,), zone="anywhere")),
    when(On("installed", by=MINE, what=Is((PROGRAM,), hosted=True)), Gain(1)),
    subtypes="Daemon",
    cost=0,
    memory=0,
    influence=1,
    unique=True,
)

FRAME_JOB = event(
    "Frame Job",
    "anarch",
    double(),
    play(Pays((Forfeit(),), then=(BadPublicity(1, CORP),), must=True)),
    subtypes="Double",
    cost=1,
    influence=2,
)

ACTIVIST_SUPPORT = resource(
    "Activist Support",
    "anarch",
    when(On("turn begins", by=CORP), If(AtMost(TagCount(), 0), (Tag(1, take=True),))),
    when(TURN_BEGINS, If(AtMost(BadPublicityCount(), 0), (BadPublicity(1, CORP),))),
    cost=1,
    influence=2,
)

HARD_AT_WORK = resource(
    "Hard at Work",
    "anarch",
    when(TURN_BEGINS, AsOne((Gain(2), LoseClicks(1, YOU)))),
    cost=5,
    influence=2,
)

TALLIE_PERRAULT = resource(
    "Tallie Perrault",
    "anarch",
    when(
        On("trashed", what=Is((OPERATION,), ("Gray Ops", "Black Ops"), zone="anywhere"), cause="played"),
        AsOne((BadPublicity(1, CORP), Tag(1, take=True))),
        may=True,
    ),
    paid(TrashThis(), Draw(Each(1, BadPublicityCount()))),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)

DYSON_FRACTAL_GENERATOR = hardware(
    "Dyson Fractal Generator",
    "anarch",
    Recurring(1),
    CreditsFor(("use",), Is(subtypes=("Fracter",))),
    subtypes="Chip - Stealth",
    cost=1,
    influence=3,
)

DEEP_RED = hardware(
    "Deep Red",
    "anarch",
    Modify("[mu]", 3, Is((PROGRAM,), ("Caïssa",), zone="anywhere")),
    when(On("installed", by=MINE, what=Is((PROGRAM,), ("Caïssa",))), UseWithoutClick("subject"), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=1,
    unique=True,
)

QUEST_COMPLETED = event(
    "Quest Completed",
    "anarch",
    play(
        AccessChosen(Is((AGENDA, ASSET, UPGRADE))),
        only=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    cost=0,
    influence=2,
)

QUEENS_GAMBIT = event(
    "Queen's Gambit",
    "anarch",
    double(),
    play(
        Target(Is(side=CORP, rezzed=False, in_remote=True)),
        ChooseNumber(3),
        Place(
            ADVANCEMENT,
            Reg("number"),
            "targets",
        ),
        Gain(Each(2, Reg("number", "placed"))),
        Forbid("access", TURN, on="targets"),
    ),
    subtypes="Double",
    cost=0,
    influence=3,
)

HEMORRHAGE = program(
    "Hemorrhage",
    "anarch",
    when(SUCCESSFUL_RUN, Place(VIRUS, 1)),
    paid((Clicks(1), Tokens(VIRUS, 2)), DoToChosen("trash", Is(zone=IN_HAND, side=CORP), by=CORP)),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=4,
)

SINGULARITY = event(
    "Singularity",
    "anarch",
    double(),
    play(MakeRun("remote", (if_successful(instead_of_access(Do("trash", InAttackedServer()))),))),
    subtypes="Double - Run",
    cost=4,
    influence=3,
)

REINA_ROJA_FREEDOM_FIGHTER = runner_identity(
    "Reina Roja: Freedom Fighter",
    "anarch",
    Modify(
        "rez cost",
        1,
        Is((ICE,)),
        Not(HappenedTo("rezzed", Is((ICE,), zone="anywhere"))),
    ),
    subtypes="Cyborg - G-mod",
    link=1,
    min_deck=45,
    influence_limit=15,
)

KEYHOLE = program(
    "Keyhole",
    "anarch",
    paid(
        Clicks(1),
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        LookAtTop(3, CORP),
                        TakeFrom("looked", "chosen", n=1),
                        AsOne((Do("trash", "chosen"), ShuffleDeck(CORP))),
                    )
                ),
            ),
        ),
    ),
    cost=4,
    memory=2,
    influence=3,
)

CAISSA = Either(
    Is((PROGRAM,), ("Caïssa",), zone=IN_HAND, side=RUNNER),
    Is((PROGRAM,), ("Caïssa",), zone=IN_DISCARD, side=RUNNER),
)


@dataclass(frozen=True, slots=True)
class BehindHost(Cards):
    """The piece of ice directly after the one that hosts the source: the next one inward (CR 6.2.1)."""

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        host = s.things.get(thing.host) if thing is not None else None
        if host is None or host.slot != ICE_SLOT:
            return []
        row = s.ice[host.server]
        at = row.index(host.cid)
        return [row[at - 1]] if at > 0 and can_host(s, row[at - 1]) else []  # CR 1.2.3: "if able"

    def say(self) -> str:
        return "piece of ice directly behind the host of this card"


PAWN = program(
    "Pawn",
    "anarch",
    paid(
        Clicks(1),
        Target(NotHost(Outermost(central=True))),
        HostThis(),
    ),
    when(
        On("successful run"),
        If(
            AtLeast(Count(BehindHost()), 1),
            (HostThis(BehindHost()),),
            (
                AsOne(
                    (
                        Do("trash", THIS),
                        InstallOne(
                            CAISSA,
                            ignore=True,
                        ),
                    )
                ),
            ),
        ),
        where=AtLeast(Count(HostIs(Is((ICE,)))), 1),
    ),
    subtypes="Caïssa",
    cost=0,
    memory=0,
    influence=1,
)
