"""Words of several newer cards: modes, comparisons, cards set aside, Archives, limits on breaking."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, walk_to

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    AGENDA,
    ANYONE,
    CORP,
    ENCOUNTER,
    ENCOUNTER_THIS,
    IN_DISCARD,
    IN_HAND,
    NEXT_TURN,
    PROGRAM,
    REZ_THIS,
    RUN,
    RUNNER,
    TAGGED,
    UPGRADE,
    AccessCards,
    AddCards,
    Adjust,
    AsAgenda,
    AsInHand,
    AtLeast,
    AtRandom,
    BreakLimit,
    Cannot,
    CardTypes,
    Choose,
    ChooseServer,
    Clicks,
    Count,
    CreditsFor,
    Damage,
    Do,
    Draw,
    Each,
    EitherOf,
    EndRun,
    ExtraCost,
    Forfeit,
    Gain,
    GainSubroutines,
    HandOf,
    HostCards,
    If,
    InstallOne,
    Is,
    LimitBreaks,
    Lose,
    Modify,
    MoreThan,
    MoveThis,
    NotThisTurn,
    On,
    Place,
    PlaceOnChosen,
    Search,
    SetAsideTop,
    Sub,
    TakeAsAgenda,
    TakeFrom,
    Target,
    Times,
    TurnFaceupInArchives,
    WinGame,
    agenda,
    breaks,
    corp_identity,
    event,
    hardware,
    ice,
    operation,
    paid,
    play,
    program,
    resource,
    sub,
    upgrade,
    when,
)
from sneakdoor.rules.moving import lodge
from sneakdoor.testing import Table

RULES = "26.03"

MENU = operation("Menu", "nbn", play(Choose(((Gain(3),), (Draw(3),)), also=TAGGED)), cost=0)
DEPTHS = event(
    "Depths",
    "shaper",
    play(Choose(((Gain(4),), (Draw(2),), (Lose(1, CORP),)), n=Times("successful run"))),
    cost=0,
)
SHOAL = ice("Shoal", "jinteki", sub(If(MoreThan(HandOf(CORP), HandOf(RUNNER)), (EndRun(),))), cost=0, strength=0)
PILE = operation(
    "Pile", "weyland_consortium", play(Gain(Each(1, CardTypes(Is(zone=IN_DISCARD, side=CORP, faceup=True))))), cost=0
)
DIVE = event(
    "Dive",
    "anarch",
    play(
        SetAsideTop(3, CORP, by=CORP),
        TakeFrom("aside", "picked", n=1, by=RUNNER),
        AccessCards("picked"),
        Do("shuffle in", "aside", by=CORP, whose=CORP),
    ),
    cost=0,
)
SPARK = event(
    "Spark",
    "shaper",
    play(
        SetAsideTop(1, RUNNER, until=Is((PROGRAM,), zone="anywhere")),
        InstallOne("fits", discount=10, optional=True),
        Do("shuffle in", "aside", whose=RUNNER),
    ),
    cost=0,
)
OPEN = operation(
    "Open", "jinteki", play(Target(Is(zone=IN_DISCARD, side=CORP, facedown=True)), TurnFaceupInArchives()), cost=0
)
MAUL = ice(
    "Maul",
    "nbn",
    BreakLimit(1, but=Is((PROGRAM,), ("Killer",))),
    sub(Gain(1)),
    sub(Gain(1)),
    subtypes="Sentry",
    cost=0,
    strength=0,
)
TSAR = ice(
    "Tsar",
    "nbn",
    when(REZ_THIS, LimitBreaks(1, RUN)),
    sub(Gain(1)),
    sub(Gain(1)),
    subtypes="Sentry",
    cost=0,
    strength=0,
)
BLOCK = ice(
    "Block", "nbn", when(ENCOUNTER_THIS, LimitBreaks(0, ENCOUNTER)), sub(Gain(1)), subtypes="Sentry", cost=0, strength=0
)
POKE = resource(
    "Poke",
    "anarch",
    when(On("encounter"), GainSubroutines(Sub((Damage(1, "net"),)), ENCOUNTER, to="subject", first=True), first=True),
    cost=0,
)
LAUNCH = operation("Launch", "haas_bioroid", play(PlaceOnChosen(ADVANCEMENT, 2, NotThisTurn(Is(side=CORP)))), cost=0)
PACE = corp_identity(
    "Pace",
    "haas_bioroid",
    when(On("scored", what=NotThisTurn(Is((AGENDA,), zone="score"), ("installed", "advanced"))), Place("power", 1)),
    Modify("corp points to win", Each(-1, Times("scored"))),
    min_deck=45,
    influence_limit=15,
)
DRILL = program("Drill", "shaper", breaks(1), subtypes="Icebreaker - AI", cost=0, strength=5, memory=1)
DEED = agenda("Deed", "neutral_corp", advancement=2, points=1)
POLICE = operation("Police", "nbn", play(Adjust("clicks", -1, NEXT_TURN, None)), cost=0)
FIND = event(
    "Find",
    "shaper",
    play(Search(Is((PROGRAM,), zone="anywhere"), RUNNER, heap=True, hand=True), Do("to hand", "found")),
    cost=0,
)
PEN = program("Pen", "shaper", paid(Clicks(1), Gain(Each(1, HandOf(RUNNER), most=2))), cost=0, memory=1)
STUDY = ice(
    "Study",
    "haas_bioroid",
    Cannot("be broken by Runner cards", Is((), rezzed=True)),
    sub(EndRun()),
    subtypes="Barrier",
    cost=0,
    strength=0,
)


class TestModes:
    @pytest.mark.parametrize("tags", [0, 1])
    def test_another_mode_if_a_condition_holds(self, tags: int) -> None:
        with Table("corp", cards=(MENU,), rules=RULES) as t:
            t.corp.hand("Menu").set(tags=tags)
            t.corp.play("Menu")
            t.corp.mode("Gain")
            if tags:
                t.corp.mode("Draw")
            assert t.corp.credits == 8
            assert len(t.corp.titles("hand")) == 3 * tags

    def test_the_other_mode_may_be_left(self) -> None:
        with Table("corp", cards=(MENU,), rules=RULES) as t:
            t.corp.hand("Menu").set(tags=1)
            t.corp.play("Menu")
            t.corp.mode("Gain")
            t.corp.mode("Nothing more")
            assert t.corp.titles("hand") == []

    @pytest.mark.parametrize("runs", [1, 2])
    def test_so_many_modes_as_an_amount(self, runs: int) -> None:
        with Table("runner", cards=(DEPTHS,), rules=RULES, clicks=5) as t:
            t.runner.hand("Depths")
            for _ in range(runs):
                t.runner.run("Archives")
                t.finish_run()
            t.runner.play("Depths")
            t.runner.mode("Gain")
            if runs == 2:
                assert not t.runner.can("mode", says="Gain")
                t.runner.mode("Draw")
            assert t.runner.credits == 9
            assert len(t.runner.titles("hand")) == (2 if runs == 2 else 0)

    def test_their_words(self) -> None:
        assert (
            MENU.text == "Gain 3[credit] or draw 3 cards. If the Runner is tagged, you may resolve another one as well."
        )
        assert DEPTHS.text == (
            "For each time you made a successful run this turn, resolve 1 of these that was not resolved before: "
            "gain 4[credit]; draw 2 cards; the Corp loses 1[credit]."
        )


class TestComparisons:
    @pytest.mark.parametrize(("corp", "stopped"), [(1, False), (2, True)])
    def test_more_than(self, corp: int, stopped: bool) -> None:
        with Table("runner", cards=(SHOAL,), rules=RULES) as t:
            t.corp.put("Shoal", "Archives", rezzed=True)
            t.corp.hand(*["Hedge Fund"] * corp)
            t.runner.hand("Sure Gamble")
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("successful run") == (not stopped)

    def test_card_types(self) -> None:
        with Table("corp", cards=(PILE,), rules=RULES) as t:
            t.corp.discard("Ice Wall", "Enigma", "Hedge Fund")
            t.corp.discard("PAD Campaign", faceup=False)
            t.corp.hand("Pile")
            t.corp.play("Pile")
            assert t.corp.credits == 7

    def test_at_most_so_many(self) -> None:
        with Table("runner", cards=(PEN,), rules=RULES) as t:
            t.runner.put("Pen")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.use("Pen")
            assert t.runner.credits == 7

    def test_their_words(self) -> None:
        assert SHOAL.text == (
            "[subroutine] If the number of cards in HQ is greater than the number of cards in the grip, end the run."
        )
        assert PILE.text.endswith(" for each card type among faceup cards in Archives.")
        assert PEN.text == "[click]: Gain 1[credit] for each card in your grip, up to 2."


class TestSetAside:
    def test_a_set_aside_card_is_accessed_and_the_rest_returns(self) -> None:
        with Table("runner", cards=(DIVE,), rules=RULES) as t:
            t.corp.deck("Hedge Fund", "Priority Requisition", "Ice Wall")
            size = len(t.corp.titles("deck"))
            t.runner.hand("Dive")
            t.runner.play("Dive")
            t.runner.pick("Priority Requisition")
            t.settle()
            assert accessed(t) == ["Priority Requisition"]
            assert t.runner.score == 3
            assert len(t.corp.titles("deck")) == size - 1
            assert t.state.aside == []

    def test_until_a_card_of_a_kind(self) -> None:
        with Table("runner", cards=(SPARK,), rules=RULES) as t:
            t.runner.deck("Gordian Blade", "Corroder", "Sure Gamble", "Easy Mark")
            size = len(t.runner.titles("deck"))
            t.runner.hand("Spark")
            t.runner.play("Spark")
            t.runner.pick("Corroder")
            assert t.card("Corroder").installed
            assert t.runner.credits == 5
            assert len(t.runner.titles("deck")) == size - 1
            assert t.happened("set aside") == 3

    def test_their_words(self) -> None:
        assert DIVE.text.startswith(
            "The Corp sets aside the top 3 cards of R&D faceup. You choose 1 of them. You access it."
        )
        assert SPARK.text.startswith("Set aside cards from the top of your stack")
        assert " faceup until a program is set aside. " in SPARK.text


class TestArchives:
    def test_a_facedown_card_is_turned_faceup(self) -> None:
        with Table("corp", cards=(OPEN,), rules=RULES) as t:
            t.corp.discard("Ice Wall", faceup=False)
            t.corp.hand("Open")
            t.corp.play("Open")
            t.settle()
            assert not any(t.state.card(cid).title == "Ice Wall" for cid in t.state.down)
            assert OPEN.text == "Choose 1 facedown card in Archives and turn it faceup."


class TestBreaking:
    @pytest.mark.parametrize(("breaker", "most"), [("Mongoose", 2), ("Drill", 1)])
    def test_a_limit_with_an_exception(self, breaker: str, most: int) -> None:
        with Table("runner", cards=(MAUL, DRILL), rules=RULES) as t:
            t.corp.put("Maul", "Archives", rezzed=True)
            t.runner.put(breaker)
            t.runner.set(credits=20)
            t.runner.run("Archives")
            for n in range(2):
                if t.runner.can("use", breaker, says="Break"):
                    t.runner.break_subroutines(breaker, n)
            t.finish_run()
            assert t.happened("broken") == most

    def test_a_limit_for_the_run(self) -> None:
        with Table("runner", cards=(TSAR, DRILL), rules=RULES) as t:
            t.corp.put("Tsar", "Archives")
            t.runner.put("Drill")
            t.runner.set(credits=20)
            t.runner.run("Archives")
            t.corp.rez("Tsar")
            t.runner.break_subroutines("Drill", 0)
            assert not t.runner.can("use", "Drill", says="Break")
            t.finish_run()
            t.runner.run("Archives")
            t.runner.break_subroutines("Drill", 0)
            assert t.runner.can("use", "Drill", says="Break")
            t.finish_run()

    def test_nothing_can_be_broken_in_this_encounter(self) -> None:
        with Table("runner", cards=(BLOCK, DRILL), rules=RULES) as t:
            t.corp.put("Block", "Archives", rezzed=True)
            t.runner.put("Drill")
            t.runner.run("Archives")
            assert not t.runner.can("use", "Drill", says="Break")
            t.finish_run()

    def test_runner_cards_cannot_break(self) -> None:
        with Table("runner", cards=(STUDY,), rules=RULES) as t:
            t.corp.put("Study", "Archives", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("Archives")
            assert not t.runner.can("use", "Corroder", says="Break")
            t.finish_run()

    def test_a_subroutine_before_the_others(self) -> None:
        with Table("runner", cards=(POKE,), rules=RULES) as t:
            t.runner.put("Poke")
            t.runner.hand("Sure Gamble")
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("damaged") == 1

    def test_their_words(self) -> None:
        assert MAUL.text.splitlines()[0].endswith(" during each encounter except with installed killer programs.")
        assert "more than 1 of its printed subroutines" in MAUL.text
        assert TSAR.text.splitlines()[0].startswith("When you rez this ice, for the remainder of this run, ")
        assert "more than 1 of its printed subroutines" in TSAR.text
        assert POKE.text.endswith(
            'of this encounter, it gains "[subroutine] Do 1 net damage." before its other subroutines.'
        )


class TestThisTurn:
    def test_only_a_card_that_was_not_installed_this_turn(self) -> None:
        with Table("corp", cards=(LAUNCH, DEED), rules=RULES) as t:
            t.corp.hand("Launch", "Priority Requisition")
            old = t.corp.put("Deed", "Server 1")
            t.corp.install("Priority Requisition", "new")
            t.corp.play("Launch")
            t.settle()
            assert old.tokens("advancement") == 2
            assert (
                LAUNCH.text == "Place 2 advancement tokens on 1 installed Corp card that you did not install this turn."
            )

    @pytest.mark.parametrize("advanced", [True, False])
    def test_a_scored_agenda_that_was_not_advanced(self, advanced: bool) -> None:
        with Table("corp", corp="Pace", cards=(PACE, DEED), rules=RULES) as t:
            t.corp.put("Deed", "Server 1", tokens={"advancement": 1 if advanced else 2})
            if advanced:
                t.corp.advance("Deed")
            t.corp.score_agenda("Deed")
            t.settle()
            assert t.card("Pace").tokens("power") == (0 if advanced else 1)

    def test_points_to_win_of_the_corp_alone(self) -> None:
        assert PACE.text.splitlines()[1] == (
            "You need 1 fewer agenda point to win the game for each time you scored an agenda this turn."
        )
        with Table("corp", corp="Pace", cards=(PACE, DEED), rules=RULES) as t:
            t.corp.scored("Priority Requisition", "Private Security Force")
            t.corp.put("Deed", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Deed")
            assert t.outcome is not None
            assert t.outcome.winner == CORP


class TestOthers:
    def test_fewer_clicks_of_the_other_side(self) -> None:
        with Table("corp", cards=(POLICE,), rules=RULES) as t:
            t.corp.hand("Police")
            t.corp.play("Police")
            t.end_turn()
            assert t.runner.clicks == 3
            assert POLICE.text == "The Runner has 1 fewer [click] to spend during the Runner's next turn."

    @pytest.mark.parametrize("place", ["hand", "discard", "deck"])
    def test_a_search_of_hand_heap_and_stack(self, place: str) -> None:
        with Table("runner", cards=(FIND,), rules=RULES) as t:
            t.runner.hand("Find")
            getattr(t.runner, place)("Corroder")
            t.runner.play("Find")
            t.runner.pick("Corroder")
            assert "Corroder" in t.runner.titles("hand")


class TestLaterWords:
    def test_another_upgrade_is_moved(self) -> None:
        haze = agenda(
            "Haze",
            "jinteki",
            paid(
                Clicks(1),
                Target(Is((UPGRADE,), rezzed=True)),
                ChooseServer(),
                MoveThis(what="targets"),
            ),
            advancement=3,
            points=1,
        )
        assert haze.text.endswith("and move it to the root of that server.")
        with Table("corp", cards=(haze,), rules=RULES) as t:
            t.corp.scored("Haze")
            grid = t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.use("Haze")
            t.corp.act("server", server="HQ")
            t.settle()
            assert grid.cid in t.state.root[0]
            assert t.happened("moved") == 1

    def test_a_card_becomes_an_agenda_of_a_subtype(self) -> None:
        blade = hardware(
            "Blade",
            "anarch",
            paid(
                Clicks(1),
                AsAgenda(0, RUNNER, "Assassination"),
                If(AtLeast(Count(Is((AGENDA,), ("Assassination",), zone="score", side=RUNNER)), 2), (WinGame(RUNNER),)),
            ),
            cost=0,
        )
        with Table("runner", cards=(blade,), rules=RULES) as t:
            t.runner.put("Blade")
            t.runner.put("Blade")
            t.runner.use("Blade")
            assert t.happened("game over") == 0
            t.runner.use("Blade")
            assert t.outcome is not None
            assert t.outcome.winner == RUNNER
        assert "as an assassination agenda worth 0 agenda points" in blade.text

    def test_an_agenda_that_cannot_be_forfeited(self) -> None:
        street = resource(
            "Street",
            "anarch",
            ExtraCost("score", (TakeAsAgenda(-1, kept=True),)),
            cost=0,
        )
        archer = ice("Bow", "nbn", ExtraCost("rez", (Forfeit(),), own=True), sub(EndRun()), cost=0, strength=0)
        with Table("corp", cards=(street, archer, DEED), rules=RULES) as t:
            t.runner.put("Street")
            t.corp.put("Deed", "Server 1", tokens={"advancement": 2})
            t.corp.put("Bow", "Archives")
            t.corp.score_agenda("Deed")
            assert t.corp.score == 0
            t.end_turn()
            t.runner.run("Archives")
            t.corp.rez("Bow")
            t.finish_run()
            assert t.corp.score == -1
            assert street.text.startswith("An additional cost to score an agenda is to add this resource ")
            assert street.text.endswith(" worth -1 agenda point that cannot be forfeited.")

    def test_strength_lasts_for_the_run(self) -> None:
        dragon = hardware("Dragon", "shaper", Modify("strength until the run ends", 1, Is((PROGRAM,))), cost=0)
        with Table("runner", cards=(dragon,), rules=RULES) as t:
            t.runner.put("Dragon")
            blade = t.runner.put("Corroder")
            for _ in range(2):
                t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.run("Archives")
            walk_to(t, "26.03:6.9.3b", "runner")
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 0)
            walk_to(t, "26.03:6.9.4b", "runner")
            assert blade.strength == 3
            t.finish_run()
            assert blade.strength == 2

    @pytest.mark.parametrize("closed", [True, False])
    def test_a_pool_that_is_closed(self, closed: bool) -> None:
        bank = hardware("Bank", "shaper", CreditsFor(("any",)), cost=0)
        lock = hardware("Lock", "shaper", Cannot("use pool"), cost=0)
        with Table("runner", cards=(bank, lock), rules=RULES) as t:
            t.runner.put("Bank", tokens={"credit": 2})
            if closed:
                t.runner.put("Lock")
            t.corp.put("Whitespace", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Corroder")
            assert t.runner.can("play", "Sure Gamble") != closed
            t.runner.install("Corroder")
            if not closed:
                t.runner.number(2)
            assert t.card("Bank").tokens("credit") == 0
            assert t.runner.credits == 5
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == (5 if closed else 2)

    def test_corp_cards_on_a_runner_card(self) -> None:
        peace = hardware(
            "Peace",
            "criminal",
            when(
                On("successful run", server="0"),
                AtRandom("choose", CORP),
                HostCards("picked"),
                first=True,
            ),
            paid((Clicks(1), AddCards(Is(hosted=True, zone="anywhere", side=CORP), "return", 1)), Gain(5), by=ANYONE),
            cost=0,
        )
        with Table("runner", cards=(peace,), rules=RULES) as t:
            t.runner.put("Peace")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.titles("hand") == []
            assert t.card("Hedge Fund").thing.host == t.card("Peace").cid
            t.runner.use("Peace")
            assert t.corp.titles("hand") == ["Hedge Fund"]
            assert t.runner.credits == 10

    def test_hosted_cards_are_played_and_installed_like_those_in_hand(self) -> None:
        bling = hardware(
            "Ring",
            "criminal",
            AsInHand(),
            paid(Clicks(1), InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER))),
            cost=0,
        )
        assert bling.text.startswith("Hosted cards can be played or installed like cards in your grip.")
        with Table("runner", cards=(bling,), rules=RULES, clicks=5) as t:
            ring = t.runner.put("Ring")
            t.runner.hand("Sure Gamble", "T400 Memory Diamond", "Corroder", "Leech")
            with t.changing() as s:
                for title in ("Sure Gamble", "T400 Memory Diamond", "Corroder"):
                    lodge(s, t.cid(title), RUNNER, ring.cid, faceup=True)
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 9
            t.runner.install("T400 Memory Diamond")
            assert t.card("T400 Memory Diamond").installed
            t.runner.use("Ring")
            t.runner.pick("Corroder")
            assert t.card("Corroder").installed
            assert t.card("Corroder").thing.host < 0
            assert t.runner.titles("hand") == ["Leech"]

    def test_credits_of_the_fund_are_spent_outside_the_pool(self) -> None:
        grid = upgrade(
            "Grid",
            "nbn",
            when(EitherOf(On("used", by=RUNNER, cause="credits"), On("fund spent")), Gain(4)),
            cost=0,
            trash=9,
        )
        with Table("runner", cards=(grid,), rules=RULES) as t:
            t.corp.put("Grid", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.put("Corroder")
            t.corp.set(bad_publicity=1)
            t.runner.run("Archives")
            t.runner.use("Corroder", "Break")
            t.runner.number(1)
            t.finish_run()
            assert t.corp.credits == 9
            assert t.runner.credits == 5
