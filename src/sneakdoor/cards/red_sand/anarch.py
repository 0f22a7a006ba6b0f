"""Anarch cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BERSERKER = program(
    "Berserker",
    "anarch",
    when(
        On("encounter", what=Is((ICE,), ("Barrier",), zone="anywhere")),
        StrengthWhile(Modify("strength", Each(1, Subroutines())), ENCOUNTER, THIS),
    ),
    breaks(2, "Barrier", n=2, up_to=True),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

GOD_OF_WAR = program(
    "God of War",
    "anarch",
    when(TURN_BEGINS, Place(VIRUS, 2), cost=(TakeTags(),)),
    breaks(Tokens(VIRUS)),
    boost(2, 1),
    subtypes="Icebreaker - AI - Virus",
    cost=4,
    strength=0,
    memory=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class ResolvedHere(Amount):
    """How many subroutines resolved in the last encounter with the ice that was passed (CR 6.9.3c)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        n = 0
        ice = -1
        passed = f.change if f is not None else None  # the very piece that met the condition (CR 9.6.2a)
        for one in reversed(s.journal.since(s.marks[0])):
            if ice < 0:
                ice = one.cid if one.kind == "passed" and passed in (None, one) else -1
            elif one.kind == "subroutine" and one.cid == ice:
                n += 1
            elif one.kind in ("passed", "run begins") or (one.kind == "encounter" and one.cid == ice):
                break
        return n

    def say(self) -> str:
        return "subroutine of that sentry that resolved"


PERSEPHONE = program(
    "Persephone",
    "anarch",
    breaks(2, "Sentry"),
    boost(1, 1),
    when(
        On("passed", what=Is((ICE,), ("Sentry",))),
        TrashTop(1, RUNNER),
        If(Found("trashed"), (TrashTop(Each(1, ResolvedHere()), CORP),)),
        may=True,
        where=AtLeast(ResolvedHere(), 1),
    ),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=1,
    memory=2,
    influence=3,
)

MARS_FOR_MARTIANS = event(
    "Mars for Martians",
    "anarch",
    priority(),
    play(Draw(Each(1, Count(Is((RESOURCE,), ("Clan",))))), Gain(Each(1, TagCount()))),
    subtypes="Priority",
    cost=0,
    influence=1,
)

MINING_ACCIDENT = event(
    "Mining Accident",
    "anarch",
    play(
        Choose(((PayIt((Credits(5),), by=CORP),), (BadPublicity(1),)), by=CORP),
        only=ThisTurn("successful run", CENTRALS),
    ),
    remove_instead_of_trashing(),
    cost=2,
    influence=2,
)

PUSHING_THE_ENVELOPE = event(
    "Pushing the Envelope",
    "anarch",
    play(
        run_on(
            linked=(
                Body(
                    (
                        If(
                            AtMost(HandOf(RUNNER), 2),
                            (Lasting(Modify("strength", 2, Is((PROGRAM,), ("Icebreaker",))), RUN),),
                        ),
                    )
                ),
            )
        )
    ),
    subtypes="Run",
    cost=3,
    influence=2,
)

THE_ARCHIVIST = resource(
    "The Archivist",
    "anarch",
    link(1),
    when(
        On("scored", what=Is((AGENDA,), ("Initiative", "Security"), zone="anywhere")),
        *trace(1, otherwise=(BadPublicity(1, CORP),), who=CORP),
    ),
    subtypes="Connection",
    cost=1,
    influence=4,
    unique=True,
)

CLAN_VENGEANCE = resource(
    "Clan Vengeance",
    "anarch",
    when(On("damaged"), Place(POWER, 1)),
    paid(TrashThis(), AtRandom("trash", CORP, Each(1, Hosted(POWER)))),
    subtypes="Clan",
    cost=3,
    influence=4,
)

JAROGNIEW_MERCS = resource(
    "Jarogniew Mercs",
    "anarch",
    when(INSTALL_THIS, Tag(1, take=True), Load(POWER, 3), Load(POWER, Each(1, TagCount()))),
    While(Empty(POWER), (Do("trash", THIS),)),
    Cannot("corp trash", THIS, AtLeast(Count(Is((RESOURCE,), other=True)), 1)),
    prevents(Tokens(POWER), 1, MEAT),
    subtypes="Clan - Connection",
    cost=0,
    influence=2,
    unique=True,
)

MAW = hardware(
    "Maw",
    "anarch",
    memory(2),
    when(On("after access", not_zone=int(DISCARD), cause="not trashed"), AtRandom("trash", CORP, by=CORP), first=True),
    limit_one_console(),
    subtypes="Console",
    cost=6,
    influence=3,
    unique=True,
)

COUNTER_SURVEILLANCE = resource(
    "Counter Surveillance",
    "anarch",
    paid(
        (Clicks(1), TrashThis()),
        run_on(
            linked=(
                if_successful(
                    instead_of_access(
                        Pays((Credits(Each(1, TagCount())),), then=(AccessServer(most=Each(1, TagCount())),), must=True)
                    )
                ),
            )
        ),
    ),
    subtypes="Clan",
    cost=1,
    influence=3,
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
