"""Runner cards of the Terminal Directive campaign: buffers, an investigator, currents, detours and masks."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, elsewhere, last, removed, score, strike, told

from sneakdoor import Aftermath, Deck, Game, Side
from sneakdoor.cards.vocabulary import IN_DISCARD, DoToChosen, Is, event, play
from sneakdoor.catalogue import card
from sneakdoor.model.enums import CORP, NET, RUNNER
from sneakdoor.testing import Table


def won(t: Table, winner: Side) -> Aftermath:
    """The other side gives up: what the game leaves behind."""
    t.settle()
    t.game.concede(winner.other)
    assert t.game.aftermath is not None
    return t.game.aftermath


def run_for(t: Table, title: str) -> None:
    """The Runner runs for an agenda; windows after it was stolen are yet to come."""
    t.corp.put(title, "Server 9")
    t.runner.run("Server 9")


class TestBMIBuffer:
    @pytest.mark.parametrize("title", ["BMI Buffer", "BMI Buffer 2"])
    @pytest.mark.rule("1.4:1.18.1a")
    def test_a_program_trashed_from_the_grip_is_hosted(self, title: str) -> None:
        with Table(cards=(strike(2, NET),)) as t:
            t.runner.put(title)
            t.runner.hand("Corroder", "Sure Gamble")
            t.corp.hand("Strike").play("Strike")
            t.settle()
            assert t.runner.titles("discard") == ["Sure Gamble"]
            assert t.card("Corroder").thing.host == t.cid(title)
            assert not t.card("Corroder").installed
            assert t.happened("trashed") >= 2

    @pytest.mark.parametrize(("title", "left"), [("BMI Buffer", 3), ("BMI Buffer 2", 5)])
    def test_two_clicks_install_it(self, title: str, left: int) -> None:
        with Table(cards=(strike(1, NET),)) as t:
            t.runner.put(title)
            t.runner.set(credits=5).hand("Corroder")
            t.corp.hand("Strike").play("Strike")
            t.end_turn()
            t.runner.use(title)
            t.settle()
            assert t.card("Corroder").installed
            assert (t.runner.credits, t.runner.clicks) == (left, 2)
            assert t.card("Corroder").thing.host == -1

    def test_one_of_several_and_only_what_can_be_paid(self) -> None:
        with Table(cards=(strike(2, NET),)) as t:
            t.runner.put("BMI Buffer")
            t.runner.set(credits=2).hand("Corroder", "Magnum Opus")
            t.corp.hand("Strike").play("Strike")
            t.end_turn()
            t.runner.use("BMI Buffer")
            t.settle()
            assert t.card("Corroder").installed
            assert t.card("Magnum Opus").thing.host == t.cid("BMI Buffer")
            assert not t.runner.can("use", "BMI Buffer")

    @pytest.mark.rule("1.4:1.18.1a")
    def test_installed_programs_and_programs_of_the_stack_are_not_caught(self) -> None:
        with Table("runner") as t:
            t.runner.put("BMI Buffer")
            t.runner.put("Corroder")
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Corroder") == "the heap"
            t.runner.deck("Magnum Opus").hand("Inject").set(credits=5)
            t.runner.play("Inject")
            assert t.zone("Magnum Opus") == "the heap"

    def test_a_discard_is_no_trashing_and_a_card_trashed_as_a_cost_is(self) -> None:
        with Table("runner") as t:
            t.runner.put("BMI Buffer")
            t.runner.hand("Corroder", *["Sure Gamble"] * 5)
            t.runner.set(clicks=1)
            t.runner.act("credit")
            t.runner.pick("Corroder")
            t.settle()
            assert t.zone("Corroder") == "the heap"
        with Table("runner") as t:
            t.runner.put("BMI Buffer")
            t.runner.hand("Moshing", "Corroder", "Sure Gamble", "Diesel")
            t.runner.play("Moshing")
            t.settle()
            assert t.card("Corroder").thing.host == t.cid("BMI Buffer")
            assert t.runner.credits == 8

    @pytest.mark.rule("1.12.11")
    def test_with_the_buffer_the_programs_go_too(self) -> None:
        with Table(cards=(strike(1, NET),)) as t:
            t.runner.put("BMI Buffer")
            t.runner.hand("Corroder")
            t.corp.hand("Strike").play("Strike")
            t.corp.put("Machicolation A", "HQ", rezzed=True)
            t.end_turn()
            t.runner.set(credits=0).run("HQ")
            t.finish_run()
            assert t.runner.titles("discard") == ["BMI Buffer", "Corroder"]

    def test_of_two_buffers_whoever_did_the_damage_says_which(self) -> None:
        with Table(cards=(strike(1, NET),)) as t:
            t.runner.put("BMI Buffer")
            t.runner.put("BMI Buffer 2")
            t.runner.hand("Corroder")
            t.corp.hand("Strike").play("Strike")
            t.corp.act("instead", "BMI Buffer 2")
            t.settle()
            assert t.card("Corroder").thing.host == t.cid("BMI Buffer 2")


class TestInvestigatorInezDelgado:
    @pytest.mark.parametrize(
        ("inez", "n"),
        [
            ("Investigator Inez Delgado", 2),
            ("Investigator Inez Delgado 2", 5),
            ("Investigator Inez Delgado 3", 8),
        ],
    )
    def test_won_with_her_reveals_a_set(self, inez: str, n: int) -> None:
        with Table("runner") as t:
            t.runner.put(inez)
            t.corp.hand("Hedge Fund")
            t.corp.put("Snare!", "Server 1")
            run_for(t, "Hostile Takeover")
            t.runner.use(inez)
            t.settle()
            assert (t.runner.score, t.runner.titles("score")) == (1, ["Hostile Takeover", inez])
            left = won(t, Side.RUNNER)
            assert (left.reveals, left.destroyed) == ((n,), ())

    def test_installed_she_reveals_nothing_and_neither_does_the_fourth(self) -> None:
        with Table("runner") as t:
            t.runner.put("Investigator Inez Delgado")
            assert won(t, Side.RUNNER).reveals == ()
        with Table("runner") as t:
            t.runner.put("Investigator Inez Delgado 4")
            run_for(t, "Hostile Takeover")
            t.runner.use("Investigator Inez Delgado 4")
            t.settle()
            assert t.runner.score == 1
            assert won(t, Side.RUNNER).reveals == ()

    @pytest.mark.parametrize(
        "inez",
        [
            "Investigator Inez Delgado",
            "Investigator Inez Delgado 2",
            "Investigator Inez Delgado 3",
            "Investigator Inez Delgado 4",
        ],
    )
    def test_only_after_an_agenda_was_stolen_this_turn(self, inez: str) -> None:
        with Table("runner") as t:
            t.runner.put(inez)
            t.corp.hand("Hedge Fund")
            t.corp.put("Snare!", "Server 1")
            t.corp.put("Adonis Campaign", "Server 2")
            t.runner.run("Server 2")
            t.runner.act("go on")
            assert not t.runner.can("use", inez, at="5.7.1e")
            t.settle()
            run_for(t, "Hostile Takeover")
            assert t.runner.can("use", inez, at="5.7.1e")
            t.settle()
            t.end_turn()
            t.end_turn()
            assert not t.runner.can("use", inez)
        with Table() as t:
            t.runner.put(inez)
            t.corp.hand("Hedge Fund")
            t.corp.put("Snare!", "Server 1")
            score(t, "Hostile Takeover", 2)
            assert not t.runner.can("use", inez)

    def test_the_first_exposes_what_is_in_a_remote_server(self) -> None:
        with Table("runner") as t:
            t.runner.put("Investigator Inez Delgado")
            t.corp.put("Snare!", "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Adonis Campaign", "Server 2")
            t.corp.put("Caprice Nisei", "HQ")
            run_for(t, "Hostile Takeover")
            t.runner.use("Investigator Inez Delgado")
            assert not t.runner.can("server", server="HQ")
            t.runner.act("server", server="Server 1")
            t.settle()
            seen = [one.cid for one in t.state.journal.since(0) if one.kind == "exposed"]
            assert {t.state.card(cid).title for cid in seen} == {"Snare!", "Ash 2X3ZB9CY"}

    @pytest.mark.rule("1.2.5")
    def test_with_nothing_to_expose_she_stays(self) -> None:
        with Table("runner") as t:
            t.runner.put("Investigator Inez Delgado")
            t.corp.put("Adonis Campaign", "Server 1", rezzed=True)
            t.corp.put("Caprice Nisei", "HQ")
            run_for(t, "Hostile Takeover")
            assert not t.runner.can("use", "Investigator Inez Delgado", at="5.7.1e")

    @pytest.mark.parametrize(
        ("inez", "shown"),
        [
            ("Investigator Inez Delgado 2", "CBA"),
            ("Investigator Inez Delgado 3", "HH"),
            ("Investigator Inez Delgado 4", "HHC"),
        ],
    )
    def test_the_others_reveal_cards_of_r_and_d_and_of_hq(self, inez: str, shown: str) -> None:
        names = {"A": "Snare!", "B": "Enigma", "C": "Ice Wall", "H": "Hedge Fund"}
        with Table("runner") as t:
            t.runner.put(inez)
            t.corp.deck("Tollbooth", "Snare!", "Enigma", "Ice Wall").hand("Hedge Fund", "Hedge Fund")
            run_for(t, "Hostile Takeover")
            t.runner.use(inez)
            t.settle()
            seen = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"]
            assert seen == [names[one] for one in shown]


class TestSecurityLeak:
    def start(self) -> Table:
        t = Table("runner")
        t.corp.put("Hostile Takeover", "Server 1")
        t.runner.hand("Security Leak").play("Security Leak")
        t.end_turn()
        return t

    @pytest.mark.rule("1.15.9")
    def test_to_advance_costs_one_more(self) -> None:
        with self.start() as t:
            t.corp.set(credits=3)
            t.corp.advance("Hostile Takeover")
            assert (t.corp.credits, t.card("Hostile Takeover").tokens("advancement")) == (1, 1)
            assert not t.corp.can("advance", "Hostile Takeover")

    def test_placing_tokens_is_not_advancing(self) -> None:
        with self.start() as t:
            t.corp.set(credits=1).hand("Shipment from Kaguya")
            t.corp.play("Shipment from Kaguya")
            t.corp.pick("Hostile Takeover")
            t.settle()
            assert (t.corp.credits, t.card("Hostile Takeover").tokens("advancement")) == (1, 1)

    @pytest.mark.rule("1.15.9a")
    def test_what_a_card_advances_costs_it_too_each_time(self) -> None:
        for had, most in ((5, 2), (1, 1)):
            with self.start() as t:
                t.corp.set(credits=had).hand("Success").scored("Hostile Takeover")
                t.corp.play("Success")
                t.settle()
                if t.corp.can("pick", t.card("Hostile Takeover", 0)):
                    t.corp.pick(t.card("Hostile Takeover", 0))
                assert not t.corp.can("number", number=most + 1)
                t.corp.number(most)
                t.settle()
                there = t.state.root[3][0]
                assert (t.corp.credits, t.state.things[there].get("advancement")) == (had - most, most)

    def test_it_is_gone_when_an_agenda_is_scored(self) -> None:
        with self.start() as t:
            t.corp.set(credits=4)
            t.corp.advance("Hostile Takeover")
            t.corp.advance("Hostile Takeover")
            assert t.corp.credits == 0
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.zone("Security Leak") == "the heap"


class TestShadowTeam:
    def test_drawn_it_is_installed_at_once(self) -> None:
        with Table("runner") as t:
            t.runner.deck("Shadow Team")
            t.runner.act("draw")
            t.settle()
            assert t.card("Shadow Team").installed

    def test_in_the_grip_it_waits_for_no_other_card(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Shadow Team").deck("Sure Gamble")
            t.runner.act("draw")
            t.settle()
            assert t.runner.titles("hand") == ["Shadow Team", "Sure Gamble"]

    def test_each_of_several_that_are_drawn_together(self) -> None:
        with Table("runner") as t:
            t.runner.deck("Shadow Team", "Sure Gamble", "Shadow Team").hand("Diesel")
            t.runner.play("Diesel")
            while t.runner.can("trigger", "Shadow Team"):
                t.runner.trigger(t.card("Shadow Team", 0 if not t.card("Shadow Team", 0).installed else 1))
            t.settle()
            assert [t.card("Shadow Team", n).installed for n in (0, 1)] == [True, True]
            assert t.runner.titles("hand") == ["Sure Gamble"]

    def test_who_cannot_pay_for_it_keeps_it_and_added_is_not_drawn(self) -> None:
        with Table() as t:
            t.corp.hand("Scarcity of Resources").play("Scarcity of Resources")
            t.end_turn()
            t.runner.deck("Shadow Team").set(credits=1)
            t.runner.act("draw")
            t.settle()
            assert t.zone("Shadow Team") == "the grip"
        back = event("Back Again", "shaper", play(DoToChosen("to hand", Is(zone=IN_DISCARD, side=RUNNER))), cost=0)
        with Table("runner", cards=(back,)) as t:
            t.runner.discard("Shadow Team").hand("Back Again")
            t.runner.play("Back Again")
            t.settle()
            assert t.zone("Shadow Team") == "the grip"

    @pytest.mark.rule("1.6.1a")
    def test_in_the_starting_hand_it_stays(self) -> None:
        corp = Deck.of("Haas-Bioroid: Engineering the Future", {"Hedge Fund": 45})
        runner = Deck.of("Noise: Hacker Extraordinaire", {"Shadow Team": 45})
        game = Game.new(corp=corp, runner=runner, seed=3, skip_forced=True)
        while game.decision is not None and game.decision.kind in ("mulligan", "paid ability window"):
            quiet = ("no", "pass")
            game.choose(next(option for option in game.decision.options if option.kind in quiet))
        assert game.decision is not None
        assert game.decision.kind == "action"
        assert len(game.state.hand[RUNNER]) == 5

    def test_every_run_costs_a_card_of_the_grip(self) -> None:
        with Table("runner") as t:
            t.runner.put("Shadow Team")
            t.runner.hand("Sure Gamble", "Diesel")
            t.corp.put("Adonis Campaign", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.runner.pick("Diesel")
            t.finish_run()
            assert (t.runner.titles("discard"), t.card("Shadow Team").installed) == (["Diesel"], True)
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.titles("discard") == ["Diesel", "Sure Gamble"]
            t.runner.run("Server 1")
            t.finish_run()
            assert t.card("Shadow Team").installed

    def test_a_successful_run_on_a_central_server_destroys_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Shadow Team")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Diesel").run("HQ")
            t.finish_run()
            assert t.card("Shadow Team").installed
            assert t.runner.titles("discard") == ["Diesel"]
            t.runner.run("R&D")
            t.finish_run()
            assert removed(t) == ["Shadow Team"]
            assert won(t, Side.CORP).destroyed == ((Side.RUNNER, "Shadow Team"),)

    def test_it_is_the_success_that_counts_and_no_access(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.put("Shadow Team")
            t.runner.run("HQ")
            while t.runner.can("trigger"):
                t.runner.act("trigger", "Averted Eyes" if t.runner.can("trigger", "Averted Eyes") else "Shadow Team")
            t.finish_run()
            assert (accessed(t), removed(t)) == ([], ["Shadow Team"])

    def test_what_is_only_removed_from_the_game_is_not_destroyed(self) -> None:
        with Table("runner") as t:
            t.runner.put("Buffer Drive")
            t.runner.discard("Sure Gamble")
            t.runner.use("Buffer Drive")
            t.settle()
            assert removed(t) == ["Buffer Drive"]
            assert won(t, Side.CORP).destroyed == ()


class TestSneakdoorPrime:
    def test_a_run_on_a_remote_server_succeeds_on_a_central_one(self) -> None:
        with Table("runner") as t:
            t.runner.put("Sneakdoor Prime A")
            t.corp.put("Adonis Campaign", "Server 1")
            t.corp.put("Snare!", "Server 2")
            t.corp.put("Tollbooth", "R&D", rezzed=True)
            t.runner.use("Sneakdoor Prime A")
            assert not t.runner.can("server", server="HQ")
            t.runner.act("server", server="Server 1")
            t.settle()
            assert not t.runner.can("server", server="Server 1")
            assert t.runner.can("server", server="Archives")
            t.runner.act("server", server="R&D")
            t.settle()
            change = last(t, "successful run")
            assert getattr(change, "server") == 1  # noqa: B009
            t.finish_run()
            assert accessed(t) != ["Adonis Campaign"]
            assert t.runner.clicks == 2

    def test_b_run_on_a_central_server_succeeds_on_a_remote_one(self) -> None:
        with Table("runner") as t:
            t.runner.put("Sneakdoor Prime B")
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Adonis Campaign", "Server 2")
            t.corp.put("Tollbooth", "Server 1", rezzed=True)
            t.runner.use("Sneakdoor Prime B")
            assert not t.runner.can("server", server="Server 1")
            t.runner.act("server", server="Archives")
            t.settle()
            assert not t.runner.can("server", server="HQ")
            t.runner.act("server", server="Server 1")
            t.finish_run()
            assert (accessed(t), t.runner.score, t.runner.clicks) == (["Hostile Takeover"], 1, 2)
            assert getattr(last(t, "successful run"), "server") == 3  # noqa: B009

    def test_without_a_remote_server_it_succeeds_where_it_is(self) -> None:
        with Table("runner") as t:
            t.runner.put("Sneakdoor Prime B")
            t.corp.discard("Hostile Takeover")
            t.runner.use("Sneakdoor Prime B")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.runner.score == 1

    def test_without_a_remote_server_a_cannot_be_used(self) -> None:
        with Table("runner") as t:
            t.runner.put("Sneakdoor Prime A")
            assert not t.runner.can("use", "Sneakdoor Prime A")

    def test_a_run_that_fails_leads_nowhere_and_one_click_is_too_few(self) -> None:
        with Table("runner") as t:
            t.runner.put("Sneakdoor Prime A")
            t.corp.put("Adonis Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.runner.set(clicks=3).use("Sneakdoor Prime A")
            t.finish_run()
            assert (t.happened("successful run"), t.runner.clicks) == (0, 1)
            assert not t.runner.can("use", "Sneakdoor Prime A")


class TestSurveillanceNetworkKey:
    def shown(self, t: Table) -> list[str]:
        return [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"]

    @pytest.mark.parametrize("title", ["Surveillance Network Key", "Surveillance Network Key 2"])
    def test_a_card_drawn_for_a_click_is_shown(self, title: str) -> None:
        with Table() as t:
            t.runner.put(title)
            t.corp.deck("Snare!", "Enigma")
            t.corp.act("draw")
            t.settle()
            assert self.shown(t) == ["Enigma"]
            assert "Enigma" in told(t, RUNNER)
            t.corp.act("draw")
            t.settle()
            assert self.shown(t) == ["Enigma", "Snare!"]

    def test_of_several_it_is_the_first(self) -> None:
        with Table() as t:
            t.runner.put("Surveillance Network Key")
            t.corp.put("Calvin B4L3Y", "Server 2", rezzed=True)
            t.corp.deck("Snare!", "Enigma")
            t.corp.use("Calvin B4L3Y", "Draw")
            t.settle()
            assert self.shown(t) == ["Enigma"]

    def test_what_is_drawn_without_a_click_for_it_stays_hidden(self) -> None:
        with Table("runner") as t:
            t.runner.put("Surveillance Network Key")
            t.corp.deck("Snare!")
            t.end_turn()
            t.settle()
            assert self.shown(t) == []
            t.corp.hand("Anonymous Tip").deck("Enigma", "Enigma", "Enigma").play("Anonymous Tip")
            t.settle()
            assert self.shown(t) == []
        with Table("runner") as t:
            t.runner.put("Surveillance Network Key")
            t.runner.deck("Diesel")
            t.runner.act("draw")
            assert self.shown(t) == []

    def test_the_second_looks_deeper_for_two_credits(self) -> None:
        with Table("runner") as t:
            t.runner.put("Surveillance Network Key 2")
            t.runner.set(credits=5)
            t.corp.hand(*["Hedge Fund"] * 3)
            assert not t.runner.can("use", "Surveillance Network Key 2")
            t.runner.run("HQ")
            t.runner.use("Surveillance Network Key 2")
            assert not t.runner.can("use", "Surveillance Network Key 2")
            t.finish_run()
            assert (len(accessed(t)), t.runner.credits) == (2, 3)
            t.runner.run("R&D")
            assert not t.runner.can("use", "Surveillance Network Key 2")
            t.finish_run()
            assert len(accessed(t)) == 3

    def test_the_same_from_r_and_d_and_not_elsewhere(self) -> None:
        for server, seen in (("R&D", 2), ("Server 1", 1)):
            with Table("runner") as t:
                t.runner.put("Surveillance Network Key 2")
                t.runner.set(credits=2)
                t.corp.put("Adonis Campaign", "Server 1")
                t.runner.run(server)
                t.runner.use("Surveillance Network Key 2")
                t.finish_run()
                assert len(accessed(t)) == seen


class TestTheMasque:
    def test_a_costs_no_click_in_the_end_and_draws_for_a_success(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Masque A")
            t.runner.use("The Masque A")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.runner.clicks, len(t.runner.titles("hand")), t.zone("The Masque A")) == (4, 1, "the heap")

    def test_a_draws_for_the_success_and_not_for_an_access(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.put("The Masque A")
            t.runner.use("The Masque A")
            t.runner.act("server", server="HQ")
            while t.runner.can("trigger"):
                t.runner.act("trigger", "Averted Eyes" if t.runner.can("trigger", "Averted Eyes") else "The Masque A")
            t.finish_run()
            assert (accessed(t), len(t.runner.titles("hand"))) == ([], 1)

    def test_a_draws_nothing_for_a_failure(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Masque A")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.use("The Masque A")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.runner.clicks, t.runner.titles("hand")) == (4, [])

    def test_b_leads_on_to_another_server(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Masque B")
            t.runner.use("The Masque B")
            t.runner.act("server", server="HQ")
            t.settle()
            t.runner.accept("The Masque B")
            assert not t.runner.can("server", server="HQ")
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert (t.happened("successful run"), t.runner.clicks) == (2, 4)
            assert t.zone("The Masque B") == "the heap"

    def test_b_may_stop_there_and_has_to_after_a_failure(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Masque B")
            t.runner.use("The Masque B")
            t.runner.act("server", server="HQ")
            t.settle()
            t.runner.decline()
            t.settle()
            assert t.happened("run begins") == 1
        with Table("runner") as t:
            t.runner.put("The Masque B")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.use("The Masque B")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.happened("run begins"), t.runner.clicks) == (1, 4)


def test_the_corp_is_told_what_was_shown_of_its_own() -> None:
    with Table() as t:
        t.runner.put("Surveillance Network Key")
        t.corp.deck("Enigma")
        t.corp.act("draw")
        t.settle()
        assert "reveals Enigma" in told(t, CORP)


def test_what_comes_first_and_what_comes_again_is_said() -> None:
    for title in ("Surveillance Network Key", "Surveillance Network Key 2"):
        assert "reveal the first of them." in card(title).text
    assert "you may make another run on another server." in card("The Masque B").text
