"""Costs by version 26.03: one of two, of cards in HQ, fewer credits, added to scoring and trashing (CR 26.03:1.16)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    ANYONE,
    CORP,
    IN_HAND,
    POWER,
    RUNNER,
    AddAtRandom,
    Break,
    Clicks,
    CostOr,
    Credits,
    CreditsLess,
    EndRun,
    ExtraCost,
    Forfeit,
    Gain,
    Is,
    Lose,
    On,
    Paid,
    Pays,
    RemoveTags,
    TakeBadPublicity,
    ThisTurn,
    Tokens,
    TrashCards,
    TrashThis,
    agenda,
    asset,
    breaks,
    expendable,
    hardware,
    ice,
    paid,
    program,
    sub,
    upgrade,
    when,
)
from sneakdoor.testing import Table

RULES = "26.03"

FISH = ice(
    "Fish",
    "nbn",
    ExtraCost("rez", (CostOr(TakeBadPublicity(1), RemoveTags(1)),), own=True),
    sub(EndRun()),
    cost=1,
    strength=1,
)
GUARD = upgrade(
    "Guard",
    "nbn",
    when(
        On("approach server", server="this"),
        Pays((CostOr(Clicks(2), Credits(5)),), otherwise=(EndRun(),), by=RUNNER),
    ),
    cost=0,
    trash=0,
)
PISTOL = program(
    "Pistol",
    "criminal",
    Paid((CostOr(TrashThis(), Tokens(POWER)),), (Break(1, ("Sentry",)),)),
    subtypes="Icebreaker - Killer",
    cost=0,
    strength=9,
    memory=1,
)
SAW = program(
    "Saw",
    "anarch",
    breaks(CreditsLess(2, 1, ThisTurn("successful run")), "Barrier"),
    subtypes="Icebreaker - Fracter",
    cost=0,
    strength=5,
    memory=1,
)
HEDGE = ice("Hedge", "neutral_corp", expendable(Gain(7)), sub(EndRun()), cost=0, strength=0)
TOLL = asset(
    "Toll",
    "neutral_corp",
    ExtraCost("rez", (CostOr(Forfeit(), TrashCards(Is(zone=IN_HAND, side=CORP), 2, reveal=True)),), own=True),
    cost=0,
    trash=0,
)
PLAN = agenda(
    "Plan",
    "neutral_corp",
    ExtraCost("score", (TrashCards(Is(other=True, side=CORP)),), own=True),
    advancement=1,
    points=2,
)
CLERK = upgrade("Clerk", "neutral_corp", ExtraCost("trash", (AddAtRandom(RUNNER, 2),), own=True), cost=0, trash=1)
KIOSK = hardware("Kiosk", "neutral_runner", paid(Clicks(1), Gain(3), by=ANYONE), cost=0)
LEVER = hardware("Lever", "neutral_runner", paid((Clicks(1), Credits(2)), Lose(1, RUNNER), by=CORP), cost=0)


class TestOneOfTwoCosts:
    @pytest.mark.rule("26.03:1.16.1", "26.03:1.16.10")
    @pytest.mark.parametrize(("first", "publicity", "tags"), [(True, 1, 1), (False, 0, 0)])
    def test_the_payer_chooses(self, first: bool, publicity: int, tags: int) -> None:
        with Table("runner", cards=(FISH,), rules=RULES) as t:
            t.corp.put("Fish", "HQ")
            t.runner.set(tags=1)
            t.runner.run("HQ")
            t.corp.rez("Fish")
            t.corp.yes() if first else t.corp.no()
            t.finish_run()
            assert (t.state.bad_publicity, t.state.tags) == (publicity, tags)
            assert t.card("Fish").rezzed

    def test_what_cannot_be_paid_is_no_choice(self) -> None:
        with Table("runner", cards=(FISH,), rules=RULES) as t:
            t.corp.put("Fish", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Fish")
            t.finish_run()
            assert t.state.bad_publicity == 1

    @pytest.mark.parametrize(
        ("clicks", "have", "pays", "left"), [(4, 5, True, (1, 5)), (4, 5, False, (3, 0)), (4, 4, None, (1, 4))]
    )
    def test_as_a_nested_cost(self, clicks: int, have: int, pays: bool | None, left: tuple[int, int]) -> None:
        with Table("runner", cards=(GUARD,), rules=RULES, clicks=clicks) as t:
            t.corp.put("Guard", "Server 1", rezzed=True)
            t.runner.set(credits=have)
            t.runner.run("Server 1")
            t.runner.yes()
            if pays is not None:
                t.runner.yes() if pays else t.runner.no()
            t.runner.decline()
            assert (t.runner.clicks, t.runner.credits) == left

    def test_who_can_pay_neither_is_not_asked(self) -> None:
        with Table("runner", cards=(GUARD,), rules=RULES, clicks=2) as t:
            t.corp.put("Guard", "Server 1", rezzed=True)
            t.runner.set(credits=4)
            t.runner.run("Server 1")
            t.finish_run()
            assert t.happened("successful run") == 0

    @pytest.mark.parametrize("counters", [0, 1])
    def test_as_a_trigger_cost(self, counters: int) -> None:
        with Table("runner", cards=(PISTOL,), rules=RULES) as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Pistol", tokens={"power": counters} if counters else {})
            t.runner.run("HQ")
            t.runner.use("Pistol")
            if counters:
                t.runner.no()
            t.runner.act("subroutine", number=1)
            assert t.happened("broken") == 1
            assert t.zone("Pistol") == ("the play area" if counters else "the heap")

    def test_their_words(self) -> None:
        assert FISH.text.splitlines()[0] == (
            "An additional cost to rez this ice is to take 1 bad publicity or remove 1 tag."
        )
        assert GUARD.text == (
            "Whenever the Runner approaches this server, end the run unless the Runner spends [click][click] or pays "
            "5[credit]."
        )
        assert PISTOL.text == "[trash] or hosted power counter: Break 1 sentry subroutine."


class TestFewerCredits:
    def test_an_ability_costs_less_while_a_condition_holds(self) -> None:
        with Table("runner", cards=(SAW,), rules=RULES) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Saw")
            for cost in (2, 1):
                t.runner.set(credits=5)
                t.runner.run("HQ")
                t.runner.break_subroutines("Saw")
                t.finish_run()
                assert t.runner.credits == 5 - cost

    def test_its_words(self) -> None:
        assert SAW.text == (
            "2[credit]: Break 1 barrier subroutine. If you made a successful run this turn, this ability costs "
            "1[credit] less to use."
        )


class TestCardsInHQ:
    @pytest.mark.rule("26.03:4.4.6b")
    def test_an_expendable_card_is_revealed_and_trashed_from_hq(self) -> None:
        with Table("corp", cards=(HEDGE,), rules=RULES) as t:
            t.corp.hand("Hedge")
            t.corp.set(credits=1)
            t.corp.use("Hedge")
            assert t.corp.credits == 7
            assert t.corp.clicks == 2
            assert t.zone("Hedge") == "Archives"
            assert not t.state.down
            assert t.happened("revealed") == 1

    def test_it_is_no_action_of_an_installed_card(self) -> None:
        with Table("corp", cards=(HEDGE,), rules=RULES) as t:
            t.corp.put("Hedge", "HQ", rezzed=True)
            assert not t.corp.can("action", "Hedge")
            t.corp.hand("Hedge")
            t.corp.set(credits=0)
            assert not t.corp.can("action", "Hedge")

    def test_its_words(self) -> None:
        assert HEDGE.text.splitlines()[0] == "[click], 1[credit], reveal and trash this ice from HQ: Gain 7[credit]."

    def test_revealed_cards_are_trashed_faceup(self) -> None:
        with Table("corp", cards=(TOLL,), rules=RULES) as t:
            t.corp.put("Toll", "Server 1")
            t.corp.hand("Hedge Fund", "Ice Wall", "Enigma")
            t.corp.rez("Toll")
            t.corp.pick("Hedge Fund", "Ice Wall")
            assert sorted(t.corp.titles("discard")) == ["Hedge Fund", "Ice Wall"]
            assert not t.state.down


class TestAddedCosts:
    @pytest.mark.rule("26.03:1.16.10c")
    def test_to_score_an_agenda(self) -> None:
        with Table("corp", cards=(PLAN,), rules=RULES) as t:
            t.corp.put("Plan", "Server 1", tokens={"advancement": 1})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.score_agenda("Plan")
            t.settle()
            assert t.corp.score == 2
            assert t.corp.titles("discard") == ["PAD Campaign"]

    @pytest.mark.rule("26.03:1.16.10b")
    def test_who_cannot_pay_does_not_score(self) -> None:
        with Table("corp", cards=(PLAN,), rules=RULES) as t:
            t.corp.put("Plan", "Server 1", tokens={"advancement": 1})
            assert not t.corp.can("score", "Plan")

    @pytest.mark.rule("26.03:1.16.10", "26.03:1.16.10b")
    @pytest.mark.parametrize("cards", [1, 2])
    def test_to_trash_an_accessed_card(self, cards: int) -> None:
        with Table("runner", cards=(CLERK,), rules=RULES) as t:
            t.corp.put("Clerk", "Server 1", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * cards)
            size = len(t.runner.titles("deck"))
            t.runner.run("Server 1")
            t.settle()
            assert t.runner.can("trash") == (cards == 2)
            if cards == 2:
                t.runner.act("trash")
                assert t.runner.credits == 4
                assert t.zone("Clerk") == "Archives"
                assert len(t.runner.titles("deck")) == size + 2

    def test_their_words(self) -> None:
        assert PLAN.text == "An additional cost to score this agenda is to trash another installed Corp card."
        assert CLERK.text == (
            "An additional cost to trash this upgrade while accessing it is to add 2 cards from the grip at random to "
            "the bottom of the stack."
        )


class TestOthersAbilities:
    @pytest.mark.rule("26.03:1.14.4b")
    def test_either_player_takes_the_action(self) -> None:
        for side in ("corp", "runner"):
            with Table(side, cards=(KIOSK,), rules=RULES) as t:
                t.runner.put("Kiosk")
                player = t.corp if side == "corp" else t.runner
                player.use("Kiosk")
                assert player.credits == 8

    @pytest.mark.rule("26.03:1.14.4b")
    def test_only_the_named_player_takes_it(self) -> None:
        with Table("corp", cards=(LEVER,), rules=RULES) as t:
            t.runner.put("Lever")
            t.corp.use("Lever")
            assert (t.corp.credits, t.runner.credits) == (3, 4)
            t.end_turn()
            assert not t.runner.can("action", "Lever")

    def test_their_words(self) -> None:
        assert KIOSK.text == "[click]: Gain 3[credit]. Any player can use this ability."
