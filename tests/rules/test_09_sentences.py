"""One sentence, one instruction (CR 9.8.1; 1.4:9.10.3): nothing of it happens before the interrupts of all of it."""

from __future__ import annotations

import pytest
from tests.verbs import now, story

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    ASSET,
    CORP,
    IN_HAND,
    POWER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    TAGGED,
    AsOne,
    BadPublicity,
    Choose,
    Clicks,
    Credits,
    Damage,
    Do,
    DoToChosen,
    Draw,
    Each,
    Gain,
    If,
    InstallOne,
    Is,
    Lose,
    May,
    On,
    Paid,
    PayIt,
    Place,
    PlayCards,
    Prevent,
    Reg,
    Tag,
    Take,
    Target,
    Together,
    asset,
    event,
    operation,
    paid,
    play,
    resource,
    when,
)
from sneakdoor.model.declare import Instruction, flat
from sneakdoor.testing import Table

LOOK = asset("Look", "neutral_corp", when(On("credits gained"), Place(POWER, 1)), cost=0, trash=1)


class TestNothingBeforeTheInterrupts:
    @pytest.mark.rule("9.8.1a", "1.4:9.10.3")
    def test_account_siphon_moves_no_credit_before_the_tags_could_be_avoided(self) -> None:
        with Table("runner") as t:
            t.runner.put("Decoy")
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.runner.act("instead", "Account Siphon")
            t.runner.number(5)
            assert now(t).kind == "interrupt"
            assert (t.corp.credits, t.runner.credits, t.state.tags) == (5, 5, 0)
            t.runner.use("Decoy")
            t.finish_run()
            assert (t.corp.credits, t.runner.credits, t.state.tags) == (0, 15, 1)

    @pytest.mark.rule("9.8.1a", "1.4:9.10.3")
    @pytest.mark.parametrize(
        ("title", "before", "after"), [("Green Level Clearance", 4, 7), ("Blue Level Clearance", 3, 8)]
    )
    def test_credits_wait_for_what_answers_a_single_card_of_the_same_sentence(
        self, title: str, before: int, after: int
    ) -> None:
        with Table("corp") as t:
            t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
            t.corp.deck("Ice Wall", "Ice Wall")
            t.corp.hand(title)
            t.corp.play(title)
            asked = 0
            while now(t).kind != "action":
                assert (t.corp.credits, t.happened("drawn")) == (before, 0)
                asked += 1
                t.game.choose(next(o for o in now(t).options if o.kind in ("trigger", "no")))
            assert asked
            assert t.corp.credits == after
            assert story(t, "credits gained", "drawn")[0] == "credits gained"  # in the order of the text

    @pytest.mark.rule("9.8.1a")
    def test_process_automation_gives_no_credit_before_the_class_act_has_looked(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Class Act")
            t.runner.hand("Process Automation")
            t.runner.play("Process Automation")
            t.runner.pick("Sure Gamble")
            assert story(t, "looked at", "credits gained", "drawn") == [*["looked at"] * 2, "credits gained", "drawn"]

    @pytest.mark.rule("9.8.1a", "1.4:9.8.2a")
    def test_bug_out_bag_can_be_saved_before_anything_is_drawn_and_the_rest_happens(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Bug Out Bag", tokens={"power": 2})
            t.runner.put("Fall Guy")
            t.runner.act("credit")
            t.settle()
            assert (now(t).kind, t.happened("drawn")) == ("interrupt", 0)
            t.runner.use("Fall Guy", "prevent")
            assert (len(t.runner.titles("hand")), t.zone("Bug Out Bag")) == (2, "the play area")
            t.settle()

    @pytest.mark.both
    @pytest.mark.rule("9.8.1a", "1.4:9.8.2")
    def test_a_half_that_nobody_can_answer_waits_in_either_order(self) -> None:
        for halves in ((Tag(2), Gain(3)), (Gain(3), Tag(2))):
            deal = operation("Deal", "neutral_corp", play(AsOne(halves)), cost=0)
            with Table("corp", cards=(deal,)) as t:
                t.runner.put("Decoy")
                t.corp.hand("Deal")
                t.corp.play("Deal")
                assert (t.corp.credits, t.state.tags) == (5, 0)
                t.runner.use("Decoy")
                assert (t.corp.credits, t.state.tags) == (8, 1)

    @pytest.mark.rule("9.8.1a")
    def test_two_choices_of_one_sentence_are_both_kept(self) -> None:
        first = DoToChosen("trash", Is((PROGRAM,)))
        deal = operation(
            "Deal", "neutral_corp", play(AsOne((first, DoToChosen("trash", Is((RESOURCE,)), into="others")))), cost=0
        )
        with Table("corp", cards=(deal,)) as t:
            for one in ("Corroder", "Mimic", "Kati Jones"):
                t.runner.put(one)
            t.corp.hand("Deal")
            t.corp.play("Deal")
            t.corp.pick("Mimic")
            assert t.runner.titles("discard") == ["Kati Jones", "Mimic"]
        with pytest.raises(TypeError, match="cannot both be kept in 'targets'"):
            AsOne((first, DoToChosen("trash", Is((RESOURCE,))))).flatten([])

    @pytest.mark.rule("9.8.1a", "1.4:9.8.2a")
    def test_the_other_half_happens_though_one_is_avoided_altogether(self) -> None:
        deal = operation("Deal", "neutral_corp", play(AsOne((Lose(2, RUNNER), Tag(1)))), cost=0)
        with Table("corp", cards=(deal,)) as t:
            t.runner.put("Decoy")
            t.corp.hand("Deal")
            t.corp.play("Deal")
            t.runner.use("Decoy")
            assert (t.runner.credits, t.state.tags) == (3, 0)


class TestInOneAct:
    @pytest.mark.rule("1.4:9.10.3", "1.4:9.10.1")
    @pytest.mark.parametrize(
        ("title", "kinds"),
        [
            ("Hostile Takeover", ["credits gained", "bad publicity taken", "tokens placed"]),
            ("Green Level Clearance", ["credits gained", "drawn", "tokens placed"]),
            ("Blue Sun: Powering the Future", ["credits gained", "added to hand", "tokens placed"]),
        ],
    )
    def test_what_its_first_half_has_met_comes_after_the_whole_sentence(self, title: str, kinds: list[str]) -> None:
        identity = title if title.startswith("Blue Sun") else "Blank Corp"
        with Table("runner" if identity == title else "corp", cards=(LOOK,), corp=identity, clicks=1) as t:
            t.corp.put("Look", "Server 2", rezzed=True)
            if title == "Hostile Takeover":
                t.corp.put(title, "Server 1", tokens={"advancement": 2})
                t.corp.score_agenda(title)
            elif identity == title:
                t.corp.put("Adonis Campaign", "Server 1", rezzed=True)
                t.runner.act("draw")
                t.corp.trigger(title)
                t.corp.pick("Adonis Campaign")
                assert t.corp.credits == 9
            else:
                t.corp.hand(title)
                t.corp.play(title)
            told = story(t, *kinds)
            at = told.index("credits gained")
            assert told[at : at + 3] == kinds
            t.settle()

    @pytest.mark.rule("1.4:9.10.3", "1.4:1.14.2")
    @pytest.mark.parametrize(("title", "placed"), [("Stimhack", 9), ("Cold Read", 4)])
    def test_the_server_to_run_is_named_before_the_credits_of_the_same_sentence_are_placed(
        self, title: str, placed: int
    ) -> None:
        with Table("runner") as t:
            t.runner.hand(title)
            t.runner.play(title)
            assert (now(t).kind, t.card(title).tokens("credit")) == ("choose a server", 0)
            t.runner.act("server", server="HQ")
            assert t.card(title).tokens("credit") == placed
            t.finish_run()

    @pytest.mark.rule("1.4:9.10.3", "1.4:1.14.2")
    def test_bacterial_programming_is_decided_as_a_whole_before_any_card_moves(self) -> None:
        with Table("corp") as t:
            t.corp.put("Bacterial Programming", "Server 1", tokens={"advancement": 5})
            t.corp.deck(
                "Ice Wall", "Enigma", "Snare!", "Hedge Fund", "Hedge Fund", "Hedge Fund", "Melange Mining Corp."
            )
            t.corp.score_agenda("Bacterial Programming")
            t.corp.trigger("Bacterial Programming")
            t.corp.pick("Ice Wall")
            t.corp.pick("Enigma")
            assert (t.happened("added to hand"), t.happened("trashed")) == (0, 0)
            t.corp.pick("Snare!", "Hedge Fund", "Hedge Fund", "Hedge Fund")
            assert story(t, "added to hand", "trashed", "arranged") == ["added to hand", "trashed", "arranged"]
            assert t.state.card(t.state.deck[CORP][-1]).title == "Snare!"
            t.settle()

    @pytest.mark.rule("9.8.1a", "1.4:9.8.2a")
    def test_liquidation_pays_for_what_was_trashed_and_not_for_what_was_kept(self) -> None:
        keep = asset(
            "Keep",
            "neutral_corp",
            Paid((Credits(1),), (Prevent("trash", on=Is((ASSET,))),)),
            cost=0,
            trash=1,
        )
        with Table("corp", cards=(keep,)) as t:
            t.corp.put("Keep", "Server 1", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)
            t.corp.put("PAD Campaign", "Server 3", rezzed=True)
            t.corp.hand("Liquidation")
            t.corp.play("Liquidation")
            t.corp.pick("Adonis Campaign", "PAD Campaign")
            assert t.corp.credits == 4  # nothing yet
            t.corp.use("Keep")
            t.corp.pick("PAD Campaign")
            t.corp.pass_()
            assert (t.corp.credits, t.zone("PAD Campaign"), t.zone("Adonis Campaign")) == (
                6,
                "the play area",
                "Archives",
            )

    @pytest.mark.rule("1.4:9.10.3")
    def test_what_a_half_finds_out_is_known_to_the_ability_afterwards(self) -> None:
        """The installed card comes back to the ability, although the tag of the same sentence was imminent."""
        move = InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER))
        deal = event(
            "Deal", "neutral_runner", play(AsOne((Tag(1, take=True), move)), Place(POWER, 1, "installed")), cost=0
        )
        with Table("runner", cards=(deal,)) as t:
            t.runner.put("Decoy")
            t.runner.hand("Deal", "Corroder")
            t.runner.play("Deal")
            assert not t.card("Corroder").installed
            t.runner.use("Decoy")
            assert (t.card("Corroder").tokens("power"), t.state.tags) == (1, 0)


class TestTheWholeSentence:
    @pytest.mark.rule("9.8.5b")
    def test_among_several_effects_a_sentence_is_offered_only_if_all_of_it_can_be_done(self) -> None:
        for half in (DoToChosen("trash", Is((ASSET,)), by=RUNNER), PayIt((Credits(9),), RUNNER)):
            modes = ((AsOne((half, Gain(2, RUNNER))),), (Draw(1, RUNNER),))
            deal = operation("Deal", "neutral_corp", play(Choose(modes, by=RUNNER)), cost=0)
            with Table("corp", cards=(deal,)) as t:
                t.corp.hand("Deal")
                t.corp.play("Deal")
                assert (t.runner.credits, t.happened("drawn")) == (5, 1)

    @pytest.mark.rule("1.2.4")
    def test_who_need_not_choose_it_may_choose_what_can_be_done_in_part(self) -> None:
        deal = operation(
            "Deal",
            "neutral_corp",
            play(Choose(((AsOne((DoToChosen("trash", Is((ASSET,))), Gain(2))),), (Draw(1),)))),
            cost=0,
        )
        with Table("corp", cards=(deal,)) as t:
            t.corp.hand("Deal")
            t.corp.play("Deal")
            t.corp.mode("gain")
            assert (t.corp.credits, t.happened("drawn")) == (7, 0)

    @pytest.mark.rule("9.8.1b")
    def test_one_half_that_could_change_something_is_enough(self) -> None:
        both = event("Both", "neutral_runner", play(AsOne((Take(1), Draw(1)))), cost=0)
        none = event("None", "neutral_runner", play(AsOne((Take(1), Lose(1, CORP)))), cost=0)
        with Table("runner", cards=(both, none)) as t:
            t.corp.set(credits=0)
            t.runner.hand("Both", "None")
            assert t.runner.can("play", "Both")
            assert not t.runner.can("play", "None")

    @pytest.mark.rule("1.4:9.10.3")
    def test_choices_come_first_and_branches_have_no_place_in_a_sentence(self) -> None:
        target = Target(Is((ASSET,)))
        whole = flat((AsOne((Gain(1), target, Do("trash"), Place(ADVANCEMENT, 1))),))
        assert [type(one).__name__ for one in whole] == ["Target", "Together"]
        for one in (If(TAGGED, (Gain(1),)), May((Draw(1),)), Prevent("tag"), PlayCards(Is(zone="hand"))):
            inside: tuple[Instruction, ...] = (Gain(1), one)
            with pytest.raises(TypeError, match="half of a sentence"):
                flat((AsOne(inside),))

    @pytest.mark.rule("9.8.1a")
    def test_a_value_may_hang_on_what_another_half_did(self) -> None:
        drain = event("Drain", "neutral_runner", play(AsOne((Lose(4, CORP), Gain(Each(1, Reg("lost")))))), cost=0)
        with Table("runner", cards=(drain,)) as t:
            t.corp.set(credits=3)
            t.runner.hand("Drain")
            t.runner.play("Drain")
            assert (t.corp.credits, t.runner.credits) == (0, 8)

    @pytest.mark.rule("9.8.1a")
    def test_the_same_sentence_in_an_action_and_an_interrupted_one(self) -> None:
        work = resource(
            "Work", "neutral_runner", paid(Clicks(1), Together((Gain(2), Damage(1, "net", suffer=True)))), cost=0
        )
        with Table("runner", cards=(work,)) as t:
            t.runner.put("Work")
            t.runner.put("Net Shield")
            t.runner.hand("Sure Gamble")
            t.runner.use("Work")
            assert t.runner.credits == 5
            t.runner.trigger("Net Shield")
            assert (t.runner.credits, len(t.runner.titles("hand"))) == (6, 1)


def test_nothing_else_says_it_in_two() -> None:
    """A sentence says itself as one."""
    assert AsOne((Gain(1), BadPublicity(1))).say() == "gain 1[credit] and take 1 bad publicity"
