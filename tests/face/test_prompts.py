"""Questions in words: they name the card, its price, and the strengths that meet."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor import Decision, Side
from sneakdoor.testing import Table


def walk(t: Table, kind: str, side: Side) -> Decision:
    """Go on without doing anything, until a side is asked this."""
    wanted = ("pass", "continue", "done", "access")
    while not (now(t).kind == kind and now(t).side == side):
        t.game.choose(next(one for one in now(t).options if one.kind in wanted))
    return now(t)


class TestTraces:
    @pytest.mark.rule("10.8.2", "10.8.3")
    def test_both_strengths_are_told_to_whoever_spends(self) -> None:
        t = Table("runner")
        t.corp.put("Hunter", "HQ", rezzed=True)
        t.runner.put("Access to Globalsec")
        t.runner.run("HQ")
        corp = walk(t, "trace: spend", Side.CORP)
        assert corp.prompt == (
            "A subroutine of Hunter resolves. Trace strength 3 against link strength 1: "
            "how many credits do you add to your trace strength?"
        )
        assert corp.card == "Hunter"
        t.corp.number(2)
        assert now(t).side == Side.RUNNER
        assert now(t).choice == (
            "Trace strength 5 against link strength 1: how many credits do you add to your link strength?"
        )
        ends = {one.number: one.consequence for one in now(t).options}
        assert ends[3] == "Link strength 4 against 5: the trace succeeds."
        assert ends[4] == "Link strength 5 against 5: the trace fails."


class TestCards:
    @pytest.mark.rule("7.7.2", "7.7.4")
    def test_what_is_accessed_is_named_with_its_trash_cost(self) -> None:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("Server 1")
        asked = walk(t, "accessed card", Side.RUNNER)
        assert asked.prompt == "You access PAD Campaign in Server 1. Trash it (trash cost 4)?"
        assert asked.card == "PAD Campaign"
        leaves = next(one for one in asked.options if one.kind == "go on")
        assert leaves.consequence == "PAD Campaign stays where it is."

    def test_what_is_installed_is_named(self) -> None:
        t = Table("corp")
        t.corp.hand("Ice Wall").put("Enigma", "HQ")
        t.corp.act("install", "Ice Wall")
        assert now(t).prompt == "You install Ice Wall. Choose where it goes."
        t.corp.act("server", server="HQ")
        assert now(t).prompt == "You install Ice Wall. Trash other cards there first?"

    def test_encountered_ice_is_told_with_its_strength(self) -> None:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 2})
        t.runner.put("Corroder")
        t.runner.run("HQ")
        while now(t).rule != "6.9.3b":
            t.game.choose(next(one for one in now(t).options if one.kind in ("pass", "continue")))
        assert now(t).situation == "You encounter Ice Wall, strength 3."
        assert now(t).choice == "Unbroken: the run ends."
        passing = next(one for one in now(t).options if one.kind == "pass")
        assert passing.consequence == "This resolves: End the run."

    @pytest.mark.rule("6.8.2b")
    @pytest.mark.parametrize(
        ("ice", "unbroken"),
        [
            ("Ichi 1.0", "the Corp trashes 1 program, twice; trace 1: you take 1 tag and 1 brain damage"),
            ("Heimdall 1.0", "you take 1 brain damage; the run ends"),  # nothing resolves after that
            ("Janus 1.0", "you take 1 brain damage, 4 times"),
            ("Pop-up Window", "the run ends unless you pay 1[credit]"),
            ("Caduceus", "trace 3: the Corp gains 3[credit]; trace 2: the run ends"),
        ],
    )  # fmt: skip
    def test_an_encounter_says_what_happens_unbroken(self, ice: str, unbroken: str) -> None:
        t = Table("runner")
        t.corp.put(ice, "HQ", rezzed=True)
        t.runner.put("Datasucker", tokens={"virus": 1})
        t.runner.run("HQ")
        walk(t, "paid ability window", Side.RUNNER)
        while now(t).role != "break" or now(t).side != Side.RUNNER:
            t.game.choose(next(one for one in now(t).options if one.kind in ("pass", "continue")))
        assert now(t).choice == f"Unbroken: {unbroken}."

    def test_what_is_broken_is_no_longer_said(self) -> None:
        t = Table("runner")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.put("Gordian Blade")
        t.runner.run("HQ")
        t.runner.break_subroutines("Gordian Blade", 1)
        assert now(t).prompt == (
            "You encounter Enigma, strength 2, 1 of 2 subroutines unbroken. Unbroken: you lose [click], if able."
        )

    @pytest.mark.rule("10.2.2")
    def test_ice_that_the_runner_does_not_see_is_not_named(self) -> None:
        t = Table("runner")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        asked = walk(t, "jack out", Side.RUNNER)
        assert asked.prompt == "You approach unrezzed ice 2 of 2 protecting HQ. Continue the run, or jack out?"


class TestPayments:
    @pytest.mark.rule("1.15.10")
    def test_a_nested_cost_is_told(self) -> None:
        t = Table("runner")
        t.corp.put("Pop-up Window", "HQ", rezzed=True)
        t.runner.run("HQ")
        asked = walk(t, "pay", Side.RUNNER)
        assert asked.prompt == "A subroutine of Pop-up Window resolves. Pay 1 credit? If not: end the run."

    def test_what_may_be_done_is_said_and_it_is_named(self) -> None:
        t = Table("corp")
        t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        t.corp.deck("Ice Wall")
        t.corp.act("draw")
        asked = now(t)
        assert asked.kind == "may"
        assert asked.situation == "You would draw a card: Ice Wall."
        assert "Jinja City Grid: you may reveal it" in asked.prompt

    def test_what_is_about_to_happen_is_told(self) -> None:
        t = Table("corp")
        t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
        t.runner.put("Crash Space")
        t.corp.hand("Scorched Earth")
        t.corp.play("Scorched Earth")
        assert now(t).prompt == "About to happen: 4 meat damage to you. Use Crash Space first?"

    def test_a_discard_says_how_many(self) -> None:
        t = Table("corp", clicks=1)
        t.corp.hand("Ice Wall", *["Hedge Fund"] * 6)
        t.corp.act("credit")
        assert walk(t, "discard", Side.CORP).prompt == "Your turn ends with 7 cards in hand. Discard 2 cards to keep 5."

    def test_a_choice_says_what_of(self) -> None:
        t = Table("corp")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.hand("Patch").put("Enigma", "R&D", rezzed=True)
        t.corp.play("Patch")
        assert now(t).card == "Patch"
        assert now(t).prompt.startswith("You play Patch. Choose 1 rezzed piece of ice.")


class TestRezzing:
    """The Corp is asked about the ice that the Runner approaches."""

    def approached(self) -> Table:
        t = Table("runner")
        t.corp.set(credits=5).put("Swordsman", "HQ")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Melange Mining Corp.", "Server 2")
        t.runner.run("HQ")
        walk(t, "paid ability window", Side.CORP)
        while now(t).rule != "6.9.2e" or now(t).side != Side.CORP:
            t.game.choose(next(one for one in now(t).options if one.kind == "pass"))
        return t

    @pytest.mark.rule("6.9.2e")
    def test_it_is_asked_by_situation_and_price(self) -> None:
        asked = now(self.approached())
        assert asked.prompt == "The Runner approaches Swordsman, protecting HQ. Rez it for 3 credits?"
        assert (asked.situation, asked.choice) == (
            "The Runner approaches Swordsman, protecting HQ.",
            "Rez it for 3 credits?",
        )
        assert asked.rule == "6.9.2e"  # in a field of its own, not in the words

    def test_its_rez_comes_first_and_is_marked(self) -> None:
        asked = now(self.approached())
        assert asked.options[0].card == "Swordsman"
        assert asked.main == asked.options[0]
        assert [one.kind for one in asked.options] == ["rez", "rez", "rez", "pass"]

    def test_each_answer_says_what_follows(self) -> None:
        asked = now(self.approached())
        told = {str(one): one.consequence for one in asked.options}
        assert told["Rez Swordsman (3 credits)"] == "You keep 2 credits."
        assert told["Pass"] == "Swordsman stays unrezzed and the Runner passes it."

    def test_the_runner_does_not_hear_which_ice_it_is(self) -> None:
        t = self.approached()
        theirs = t.game.view(Side.RUNNER).decision
        assert theirs is not None
        assert (theirs.prompt, theirs.situation, theirs.choice, theirs.main) == ("", "", "", None)


def test_the_card_that_asks_is_told_to_the_side_that_is_asked() -> None:
    t = Table("runner")
    t.corp.put("Hunter", "HQ", rezzed=True)
    t.runner.run("HQ")
    walk(t, "trace: spend", Side.CORP)
    mine, theirs = t.game.view(Side.CORP).decision, t.game.view(Side.RUNNER).decision
    assert mine is not None
    assert theirs is not None
    assert (mine.card, theirs.card, theirs.prompt) == ("Hunter", "", "")


class TestPurpose:
    """What the choice is for, from the ability that asks."""

    def test_a_subroutine_says_what_it_does_with_the_choice(self) -> None:
        t = Table("runner")
        t.corp.put("Nebula", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.put("Mimic")
        t.runner.run("HQ")
        asked = walk(t, "choose", Side.CORP)
        assert asked.prompt == "A subroutine of Nebula resolves. Trash 1 installed program. Which one?"

    def test_the_other_player_is_addressed(self) -> None:
        t = Table("runner")
        t.corp.put("Fairchild 2.0", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.set(credits=5).run("HQ")
        asked = walk(t, "choose one", Side.RUNNER)
        assert asked.prompt == (
            "A subroutine of Fairchild 2.0 resolves. You must either pay 2[credit] or trash 1 installed Runner card."
        )
        assert [str(one) for one in asked.options] == ["Pay 2[credit].", "Trash 1 installed Runner card."]

    def test_what_is_set_in_order_says_which_end_is_which(self) -> None:
        t = Table("runner")
        t.runner.put("Spy Camera")
        t.runner.put("Spy Camera")
        t.runner.deck("Sure Gamble", "Diesel").use(t.card("Spy Camera"), "Look at 1 card")
        assert now(t).kind == "arrange"
        assert now(t).choice == (
            "Arrange these 2 cards in any order. Which one is next? The first you choose is the uppermost."
        )

    def test_what_is_chosen_for_another_ability_says_that_ability(self) -> None:
        t = Table("runner")
        t.runner.hand("Plague").install("Plague")
        assert now(t).kind == "choose a server"
        assert "the chosen server, you may place 2 virus" in now(t).choice

    @pytest.mark.rule("1.10.4")
    def test_credits_on_a_card_say_what_they_pay_for(self) -> None:
        t = Table("corp")
        t.corp.set(credits=5).put("Mumba Temple", "Server 1", rezzed=True, tokens={"credit": 2})
        t.corp.put("Adonis Campaign", "Server 2")
        t.corp.rez("Adonis Campaign")
        assert now(t).prompt == (
            "You pay 4 credits to rez Adonis Campaign. How many come from Mumba Temple, which has 2?"
        )

    def test_a_granted_subroutine_reads_as_what_it_does(self) -> None:
        t = Table("runner")
        t.corp.put("NEXT Silver", "HQ", rezzed=True)
        t.corp.put("NEXT Silver", "R&D", rezzed=True)
        t.runner.put("Corroder")
        t.runner.set(credits=10).run("HQ")
        t.runner.use("Corroder", "Break")
        assert now(t).kind == "break"
        assert [str(one) for one in now(t).options] == ["subroutine 1: End the run.", "subroutine 2: End the run."]

    def test_a_delayed_ability_speaks_of_this_run(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.hand("Dirty Laundry").play("Dirty Laundry")
        t.runner.act("server", server="Archives")
        asked = walk(t, "reaction", Side.RUNNER)
        assert [str(one) for one in asked.options] == [
            "Dirty Laundry: When this run ends, if it was successful, gain 5[credit]."
        ]

    def test_even_and_odd_are_said_as_such(self) -> None:
        t = Table("runner")
        t.runner.set(credits=5).hand("Push Your Luck").play("Push Your Luck")
        t.runner.number(2)
        assert now(t).kind == "guess even or odd"
        assert [str(one) for one in now(t).options] == ["Even", "Odd"]


class TestWhoDoesIt:
    """What is asked of the opponent of a card is said as their own deed."""

    @pytest.mark.rule("9.8.5b")
    def test_what_must_be_chosen_is_done_by_who_chooses(self) -> None:
        t = Table("runner", corp="Argus Security: Protection Guaranteed")
        t.runner.hand("Sure Gamble", "Diesel")
        t.corp.put("Hostile Takeover", "Server 1")
        t.runner.run("Server 1")
        walk(t, "choose one", Side.RUNNER)
        assert [str(one) for one in now(t).options] == ["Take 1 tag.", "Suffer 2 meat damage."]

    def test_the_corp_does_what_a_card_of_the_runner_makes_it_do(self) -> None:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "R&D")
        t.runner.hand("Forged Activation Orders").play("Forged Activation Orders")
        t.runner.act("pick", t.card("Ice Wall"))
        assert now(t).choice == "You must either rez it or trash it. (Ice Wall)"
        assert [str(one) for one in now(t).options] == ["Rez it.", "Trash it."]

    def test_nobody_ends_the_run(self) -> None:
        t = Table("runner")
        t.corp.put("Data Raven", "HQ", rezzed=True)
        t.runner.run("HQ")
        asked = walk(t, "choose one", Side.RUNNER)
        assert [str(one) for one in asked.options] == ["Take 1 tag.", "End the run."]

    def test_what_may_be_done_keeps_its_subject_among_the_modes(self) -> None:
        t = Table("corp")
        t.corp.hand("Red Level Clearance", "PAD Campaign").play("Red Level Clearance")
        assert sum(str(one).startswith("You may install ") for one in now(t).options) == 1

    def test_the_corp_rezzes_for_cyber_threat(self) -> None:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ")
        t.runner.hand("Cyber Threat").play("Cyber Threat")
        t.runner.act("server", server="HQ")
        assert now(t).side == Side.CORP
        assert "You rez it" in now(t).choice

    def test_one_side_may_have_the_other_do_something(self) -> None:
        t = Table("runner")
        t.corp.deck("Hedge Fund", "Ice Wall")
        t.runner.put("Equivocation")
        t.runner.run("R&D")
        t.runner.accept("Equivocation")
        assert now(t).choice == "You may have the Corp draw that card. (Ice Wall)"

    @pytest.mark.rule("1.10.3c")
    def test_who_guesses_reads_who_spends(self) -> None:
        t = Table("runner")
        t.runner.set(credits=5).hand("Push Your Luck").play("Push Your Luck")
        t.runner.number(2)
        assert "The Runner secretly spends any number of credits and lets you guess" in now(t).choice

    def test_what_you_do_or_do_agrees(self) -> None:
        t = Table("runner")
        t.runner.hand("Sure Gamble")
        t.corp.put("Psychic Field", "Server 1")
        t.runner.run("Server 1")
        t.corp.number(0)
        assert now(t).situation == "You expose Psychic Field or access Psychic Field while it is installed."

    def test_what_is_imminent_is_said_to_who_does_it(self) -> None:
        t = Table("runner")
        t.corp.discard("Hedge Fund", "Ice Wall")
        t.runner.put("Archives Interface")
        t.runner.run("Archives")
        asked = walk(t, "interrupt", Side.RUNNER)
        assert asked.situation.startswith("About to happen: you access ")


class TestNamedInFull:
    """What an earlier step has found is named where it is asked about."""

    @pytest.mark.rule("7.3.1")
    def test_who_chooses_the_accessed_cards_is_told_what_for(self) -> None:
        t = Table("runner")
        t.corp.scored("Dedicated Neural Net").hand("Hedge Fund", "Ice Wall")
        t.runner.run("HQ")
        t.corp.number(1)
        t.runner.number(0)
        assert now(t).prompt == (
            "Dedicated Neural Net: choose 1 card in HQ for the accesses: the Runner accesses what you choose."
        )

    @pytest.mark.rule("1.2.1")
    def test_an_order_of_subroutines_is_asked_as_such(self) -> None:
        t = Table("runner")
        t.corp.put("Cobra", "HQ", rezzed=True)
        t.runner.hand("Sure Gamble", "Diesel").put("Street Magic")
        t.runner.put("Corroder")
        t.runner.run("HQ")
        asked = walk(t, "resolve a subroutine", Side.RUNNER)
        assert asked.prompt == "2 subroutines of Cobra will resolve. Choose which one resolves next."

    @pytest.mark.rule("1.2.1")
    def test_a_card_seen_before_is_named(self) -> None:
        t = Table("runner")
        t.corp.put("Yagura", "HQ", rezzed=True)
        t.corp.deck("Hedge Fund", "Ice Wall")
        t.runner.run("HQ")
        asked = walk(t, "may", Side.CORP)
        assert asked.choice.startswith("You may add that card ")
        assert asked.choice.endswith(" (Ice Wall)")

    def test_a_number_of_cards_is_that_of_the_choice_at_hand(self) -> None:
        t = Table("runner", runner="Steve Cambridge: Master Grifter")
        t.runner.discard("Sure Gamble", "Diesel", "Corroder")
        t.runner.run("HQ")
        t.runner.accept("Steve Cambridge: Master Grifter")
        assert "The Corp chooses 1 of them." in now(t).choice

    @pytest.mark.rule("1.4:9.6.13")
    def test_a_delayed_ability_speaks_of_this_turn(self) -> None:
        t = Table("runner", clicks=1, skip_forced=False)
        t.runner.discard("Corroder").hand("Test Run").play("Test Run")
        t.runner.mode("heap")
        t.runner.pick("Corroder")
        t.runner.destination()
        asked = walk(t, "reaction", Side.RUNNER)
        assert asked.situation == "The turn ends."
        assert [str(one) for one in asked.options] == [
            "Test Run: When this turn ends, add that card to the top of your stack."
        ]

    def test_a_title_keeps_its_spelling(self) -> None:
        t = Table("corp", skip_forced=False)
        t.runner.put("eXer", tokens={})
        t.corp.act("purge")
        assert walk(t, "reaction", Side.RUNNER).choice == "eXer resolves now."

    def test_credits_say_that_they_remove_a_tag(self) -> None:
        t = Table("runner")
        t.runner.set(tags=1).put("Crash Space", tokens={"credit": 2})
        t.runner.act("remove tag")
        assert now(t).prompt == "You pay 2 credits to remove a tag. How many come from Crash Space, which has 2?"

    def test_tokens_say_which_ability_spends_them(self) -> None:
        t = Table("runner", runner="Freedom Khumalo: Crypto-Anarchist")
        t.runner.put("Datasucker", tokens={"virus": 4})
        t.runner.put("Gravedigger", tokens={"virus": 4})
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("Server 1")
        t.runner.use("Freedom Khumalo: Crypto-Anarchist")
        assert now(t).prompt.startswith("You spend 2 virus counters to use Freedom Khumalo: Crypto-Anarchist. ")

    @pytest.mark.rule("1.4:9.8.6c")
    def test_a_cost_that_is_about_to_be_paid_is_told_with_its_card(self) -> None:
        t = Table("runner")
        t.runner.put("Patchwork")
        t.runner.hand("Corroder", "Diesel").act("install", "Corroder")
        assert walk(t, "interrupt", Side.RUNNER).situation == "About to happen: you pay 2 credits to install Corroder."

    @pytest.mark.rule("6.5.4")
    def test_chosen_subroutines_are_no_cards(self) -> None:
        t = Table("runner")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.set(credits=20).put("Brahman")
        t.runner.run("HQ")
        for _ in range(3):
            t.runner.use("Brahman", "strength")
        t.runner.use("Brahman", "Break")
        t.runner.act("subroutine", number=1)
        done = next(one for one in now(t).options if one.kind == "done")
        assert done.consequence == "1 subroutine chosen."
