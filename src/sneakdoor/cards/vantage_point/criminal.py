"""Criminal cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

VIRTUAL_INTELLIGENCE = runner_identity(
    "Virtual Intelligence, P.I.: “You Can Call Me Vic”",
    "criminal",
    paid((Clicks(1), Credits(1)), AsOne((Draw(1), RemoveTag(1))), once_per_turn=True),
    subtypes="Digital",
    min_deck=45,
    influence_limit=15,
)


class RezzedIceOfEndedRun(Cards):
    """The rezzed ice protecting the server that was attacked as the last run ended (CR 26.03:6.8.5)."""

    __slots__ = ()

    def all(self, s: State, src: int) -> list[int]:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "run ends":
                rezzed = Is((ICE,), rezzed=True)
                return [cid for cid in s.ice.get(one.server, ()) if rezzed.has(s, cid, src)]
        return []

    def say(self) -> str:
        return "rezzed piece of ice protecting the attacked server"


KOMPROMAT = event(
    "Kompromat",
    "criminal",
    play(
        MakeRun(
            guard=Is((ICE,)),
            linked=(
                when(
                    On("run ends", cause="successful"),
                    Pays(
                        (DerezCards(RezzedIceOfEndedRun()),),
                        otherwise=(BadPublicity(1, CORP),),
                        by=CORP,
                    ),
                ),
            ),
        ),
        Do("remove from game", THIS),
    ),
    subtypes="Run",
    cost=2,
    influence=4,
)

SELL_OUT = event(
    "Sell Out",
    "criminal",
    ExtraCost("play", (TrashCards(Is((RESOURCE,))),), own=True),
    play(AsOne((Gain(4), Draw(2)))),
    cost=1,
    influence=1,
)

TAILGATE = event(
    "Tailgate",
    "criminal",
    Modify("play cost", Each(-1, Count(Is((ICE,), at=str(int(HQ))))), THIS),
    play(
        run_on(
            HQ,
            linked=(if_successful(Delayed(when(OnBreach(str(HQ)), AccessMore(2), next_only=True), RUN)),),
        )
    ),
    subtypes="Run",
    cost=3,
    influence=2,
)

BORROWED_GOODS = hardware(
    "Borrowed Goods",
    "criminal",
    memory(1),
    when(INSTALL_THIS, Tag(1, take=True), where=Not(TAGGED)),
    subtypes="Chip",
    cost=0,
    influence=1,
)

ROTARY = hardware(
    "Rotary",
    "criminal",
    memory(1),
    when(OnBreach(f"{HQ},{RND}"), AccessMore(1), cost=(TakeTags(1),)),
    paid((Clicks(1), Credits(2)), Do("trash", THIS), by=CORP, only=TAGGED),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=3,
    unique=True,
)

UNDERDOME_IRREGULARS = resource(
    "Underdome Irregulars",
    "criminal",
    when(
        ACTION_PHASE_ENDS,
        If(
            HappenedTo("rezzed", Is((ICE,), zone="anywhere")),
            (Choose(((Draw(2),), (RemoveTag(1),))),),
        ),
        If(Not(HappenedTo("rezzed", Is((ICE,), zone="anywhere"))), (Do("trash", THIS),)),
    ),
    subtypes="Connection",
    cost=1,
    influence=2,
)

BAKER = program(
    "Baker",
    "criminal",
    paid(
        Clicks(1),
        run_on(
            ARCHIVES,
            linked=(
                Instead(
                    "approach server",
                    (
                        If(
                            AttackedIs(ARCHIVES),
                            (
                                Pays(
                                    (Credits(1, stealth=1),),
                                    (ChooseServer(f"{int(HQ)},{int(RND)}"), ChangeServer("server")),
                                ),
                            ),
                        ),
                        ApproachAttacked(),
                    ),
                ),
            ),
        ),
        once_per_turn=True,
    ),
    cost=3,
    memory=1,
    influence=3,
)
