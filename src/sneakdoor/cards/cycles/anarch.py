"""Anarch cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

INJECT = event(
    "Inject",
    "anarch",
    play(
        LookAtTop(4, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        Do("trash", "programs"),
        AsOne(
            (
                Gain(Each(1, Moved("programs"))),
                Do("to hand", "rest", whose=RUNNER),
            )
        ),
    ),
    cost=1,
    influence=2,
)

IVE_HAD_WORSE = event(
    "I've Had Worse",
    "anarch",
    play(Draw(3)),
    When(
        On("trashed", what=THIS, causes=("net damage", "meat damage")),
        (Draw(3),),
    ),
    cost=1,
    influence=2,
)

EATER = program(
    "Eater",
    "anarch",
    paid(
        Credits(1),
        Break(1),
        Limit("accesses", 0, RUN),
    ),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=4,
    strength=2,
    memory=1,
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

FORKED = event(
    "Forked",
    "anarch",
    play(trashes_broken("Sentry")),
    subtypes="Run - Sabotage",
    cost=2,
    influence=3,
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

JOSHUA_B = resource(
    "Joshua B.",
    "anarch",
    when(TURN_BEGINS, GainClicks(1), Delayed(When(TURN_ENDS, (Tag(1, take=True),)), TURN), may=True),
    subtypes="Connection",
    cost=1,
    influence=3,
    unique=True,
)

HOSHIKO_SHIRO_UNTOLD_PROTAGONIST = runner_identity(
    "Hoshiko Shiro: Untold Protagonist",
    "anarch",
    when(TURN_ENDS, If(ThisTurn("accessed"), (AsOne((Gain(2), Flip())),))),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
    back=runner_identity(
        "Hoshiko Shiro: Mahou Shoujo",
        "anarch",
        when(TURN_BEGINS, AsOne((Draw(1), Lose(1)))),
        when(TURN_ENDS, If(Not(ThisTurn("accessed")), (Flip(),))),
        subtypes="Digital",
        link=1,
    ),
)

ALICE_MERCHANT_CLAN_AGITATOR = runner_identity(
    "Alice Merchant: Clan Agitator",
    "anarch",
    success_on(ARCHIVES, DoToChosen("trash", Is(zone=IN_HAND, side=CORP), by=CORP), first=True),
    subtypes="Cyborg",
    min_deck=50,
    influence_limit=15,
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

DISRUPTER = program(
    "Disrupter",
    "anarch",
    Paid(
        (TrashThis(),),
        (ChangeImminent("trace", to=0),),
    ),
    cost=1,
    memory=1,
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

SALSETTE_SLUMS = resource(
    "Salsette Slums",
    "anarch",
    Permit(
        "7.8.3",
        (Credits(TrashCost()),),
        (Do("remove from game", "accessed"),),
        RUNNER,
        on=Is(zone="anywhere", trash_cost=True),
        once_per_turn=True,
    ),
    subtypes="Location - Seedy",
    cost=2,
    influence=2,
)

SHOWING_OFF = event(
    "Showing Off",
    "anarch",
    play(
        MakeRun(
            str(int(RND)),
            (
                When(
                    IF_SUCCESSFUL,
                    (Forbid("access from top", RUN),),
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

FREEDOM_KHUMALO_CRYPTO_ANARCHIST = runner_identity(
    "Freedom Khumalo: Crypto-Anarchist",
    "anarch",
    Permit(
        "7.8.3",
        (AnyTokens(VIRUS, TrashCost(other=True)),),
        (Do("trash", "accessed"),),
        RUNNER,
        on=Is((ASSET, ICE, OPERATION, UPGRADE), zone="anywhere"),
        once_per_turn=True,
    ),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=15,
)

BY_ANY_MEANS = event(
    "By Any Means",
    "anarch",
    priority(),
    play(
        Delayed(
            When(
                On("accessed", not_zone=int(DISCARD)),
                (Together((Do("trash", "subject"), Damage(1, MEAT, suffer=True))),),
            ),
            TURN,
        )
    ),
    subtypes="Priority - Sabotage",
    cost=2,
    influence=5,
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

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in self.all(s, src)

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        host = s.things.get(thing.host) if thing is not None else None
        if host is None or host.slot != ICE_SLOT:
            return []
        row = s.ice[host.server]
        at = row.index(host.cid)
        return [row[at - 1]] if at > 0 else []

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


@dataclass(frozen=True, slots=True)
class HandEmpty(Condition):
    """A side has no cards in its hand, for the first time this turn (CR 9.6.2c)."""

    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return not s.hand[self.side] and once_this_turn(s, "no cards", self.side)

    def say(self) -> str:
        return f"{SIDE_NAMES[self.side]} has no cards in {'HQ' if self.side == CORP else 'the grip'}"


RESPIROCYTES = hardware(
    "Respirocytes",
    "anarch",
    when(INSTALL_THIS, Damage(1, MEAT, suffer=True)),
    While(HandEmpty(RUNNER), (AsOne((Draw(1), Place(POWER, 1))),), first=True),
    While(AtLeast(Hosted(POWER), 3), (Do("trash", THIS),)),
    subtypes="Cybernetic",
    cost=0,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class SumThisTurn(Amount):
    """The amounts of all changes of a kind this turn."""

    kind: ChangeKind

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(one.amount for one in s.journal.since(s.marks[0]) if one.kind == self.kind)

    def say(self) -> str:
        return f"the amount of damage {'suffered' if self.kind == 'damaged' else self.kind} this turn"


SALVAGED_VANADIS_ARMORY = resource(
    "Salvaged Vanadis Armory",
    "anarch",
    paid(
        TrashThis(),
        TrashTop(SumThisTurn("damaged"), CORP, CORP),
        only=NextWindow(On("damaged")),
    ),
    subtypes="Clan",
    cost=0,
    influence=3,
    unique=True,
)

SEVERNIUS_STIM_IMPLANT = hardware(
    "Severnius Stim Implant",
    "anarch",
    paid(
        Clicks(1),
        Target(
            Is(zone=IN_HAND, side=RUNNER),
            least=2,
        ),
        Do("trash", "targets"),
        run_on(
            RND,
            HQ,
            linked=(
                Body(
                    (
                        Adjust(
                            ACCESS_THERE,
                            Each(1, Moved("targets"), every=2),
                            RUN,
                            None,
                        ),
                    )
                ),
            ),
        ),
    ),
    subtypes="Cybernetic",
    cost=2,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class NotSince(Condition):
    """This card has not yet replaced anything in the timing structure under way: once each time (CR 9.8.4).

    One that began and ended in the middle of it is another one, with whatever was replaced in there.
    """

    structure: str

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        inner = 0
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == f"{self.structure} ends":
                inner += 1
            elif one.kind == f"{self.structure} begins":
                if not inner:
                    return True
                inner -= 1
            elif one.kind == "replaced" and one.src == src and not inner:
                return False
        return True

    def say(self) -> str:
        return f"unless this card has done so already in this {self.structure}"


@dataclass(frozen=True, slots=True)
class ImminentCards(Cards):
    """The cards that an expected effect of a kind is about (1.4:9.8)."""

    kind: str

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in self.all(s, src)

    def all(self, s: State, src: int) -> list[int]:
        frame = still_imminent(s)
        return [one.card() for one in frame.parts if one.kind == self.kind] if frame is not None else []

    def say(self) -> str:
        return {"access from Archives": "that card"}[self.kind]


ARCHIVES_INTERFACE = hardware(
    "Archives Interface",
    "anarch",
    When(
        On("would access from Archives"),
        (
            ReplaceImminent(
                "access from Archives",
                Do("remove from game", ImminentCards("access from Archives")),
            ),
        ),
        may=True,
        where=NotSince("access"),
    ),
    cost=3,
    influence=2,
)

PROGENITOR = program(
    "Progenitor",
    "anarch",
    Host(Is((PROGRAM,), ("Virus",), zone="anywhere"), 1),
    Modify("memory exempt", 1, InstalledOnThis()),
    When(
        On("would purge"),
        (Prevent("purge", 1, on=Is((PROGRAM,), hosted=True)),),
    ),
    subtypes="Daemon",
    cost=0,
    memory=0,
    influence=2,
)
