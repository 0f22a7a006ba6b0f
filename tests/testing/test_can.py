"""What `can` answers, and for which moment."""

import pytest

from sneakdoor.cards.vocabulary import Gain, On, asset, ice, resource, sub, when
from sneakdoor.testing import Table, TableError


def kind(t: Table) -> str:
    assert t.decision is not None
    return t.decision.kind


class TestLookingAhead:
    @pytest.mark.both
    @pytest.mark.rule("9.2.6d")
    def test_an_action_is_possible_though_a_paid_ability_window_comes_first(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Sure Gamble", "Account Siphon", "Corroder").put("Self-modifying Code")
            assert kind(t) == "paid ability window"

            assert t.runner.can("play", "Sure Gamble")
            assert t.runner.can("install", "Corroder")
            assert t.runner.can("run", server="HQ")
            t.runner.set(credits=4)
            assert not t.runner.can("play", "Sure Gamble")

    @pytest.mark.both
    @pytest.mark.rule("9.2.8")
    def test_what_triggers_later_in_this_moment_can_be_triggered(self) -> None:
        with Table(corp="Blue Sun: Powering the Future") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Executive Boot Camp", "Server 1")
            t.end_turn()
            t.end_turn(stop="5.6.1b")
            assert kind(t) == "paid ability window"

            assert t.corp.can("trigger", "Blue Sun: Powering the Future")
            assert not t.corp.can("trigger", "Executive Boot Camp")
            t.corp.decline()

    @pytest.mark.rule("6.9.3b")
    def test_an_icebreaker_can_be_used_while_its_ice_is_still_approached(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Self-modifying Code")
            t.runner.run("HQ")
            assert t.decision is not None
            assert t.decision.rule == "6.9.2b"

            assert t.runner.can("use", "Corroder", says="Break")
            assert not t.runner.can("use", "Corroder", says="Break", at="6.9.2e")
            assert t.runner.can("use", "Corroder", says="Break", at="6.9.3b")
            t.finish_run()

    @pytest.mark.rule("6.9.3b")
    def test_but_the_next_piece_of_ice_is_another_moment(self) -> None:
        curtain = ice("Curtain", "neutral_corp", sub(Gain(1)), subtypes="Code Gate", cost=0, strength=0)
        with Table("runner", cards=(curtain,)) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Curtain", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")

            assert not t.runner.can("use", "Corroder", says="Break")
            t.runner.use("Corroder", "Break")  # a verb goes as far as it has to
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("9.2.6d")
    def test_and_so_is_what_follows_the_run(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Sure Gamble").put("Self-modifying Code")
            t.runner.run("HQ")

            assert not t.runner.can("play", "Sure Gamble")
            assert t.runner.can("play", "Sure Gamble", at="action")
            t.finish_run()

    def test_what_is_used_with_a_click_is_used_too(self) -> None:
        with Table("runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})

            assert t.runner.can("use", "Armitage Codebusting")

    def test_asking_moves_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            assert (kind(t), t.state.asked) == ("paid ability window", 0)

            assert not t.runner.can("use", "Corroder")
            assert t.runner.can("jack out")
            assert (kind(t), t.state.asked, t.game.choices[1:]) == ("paid ability window", 0, [])
            t.finish_run()


class TestTheQuestionAlone:
    @pytest.mark.both
    @pytest.mark.rule("9.2.7b")
    def test_a_paid_ability_at_an_action_window_is_an_error_that_shows_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Self-modifying Code")
            t.settle()
            assert kind(t) == "action"

            with pytest.raises(TableError, match=r"RUNNER can do that, but not before this is answered(.|\n)*action"):
                t.runner.can("use", "Self-modifying Code")

    @pytest.mark.both
    @pytest.mark.rule("9.2.7b")
    def test_and_no_where_it_could_not_be_used_in_a_window_either(self) -> None:
        with Table("runner") as t:
            t.runner.put("Self-modifying Code")
            t.runner.set(credits=1)
            t.settle()

            assert not t.runner.can("use", "Self-modifying Code")

    def test_an_action_while_something_else_is_asked(self) -> None:
        t = Table("runner")
        t.runner.hand("Special Order", "Sure Gamble").deck("Corroder", "Mimic").set(credits=9)
        t.runner.play("Special Order")

        with pytest.raises(TableError, match=r"not before this is answered(.|\n)*find"):
            t.runner.can("play", "Sure Gamble")
        assert not t.runner.can("play", "Special Order")

    @pytest.mark.both
    @pytest.mark.rule("9.2.8b")
    def test_what_waits_until_the_other_side_is_done(self) -> None:
        bell = asset("Bell", "neutral_corp", when(On("rezzed"), Gain(1), may=True), cost=0, trash=1)
        ear = resource("Ear", "neutral_runner", when(On("rezzed"), Gain(1), may=True), cost=0)
        with Table(cards=(bell, ear)) as t:
            t.corp.put("Bell", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.put("Ear")
            t.corp.rez("PAD Campaign")

            assert t.corp.can("trigger", "Bell")
            with pytest.raises(TableError, match=r"RUNNER can do that, but not before(.|\n)*CORP is asked \(reaction"):
                t.runner.can("trigger", "Ear")
            t.corp.decline()
            assert t.runner.can("trigger", "Ear")
            t.runner.accept()
            assert (t.corp.credits, t.runner.credits) == (3, 6)

    def test_no_action_is_possible_in_the_turn_of_the_other_side(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund")

            assert not t.corp.can("play", "Hedge Fund")
            assert not t.corp.can("credit")

    def test_a_window_that_does_not_come_is_an_error(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")

            with pytest.raises(TableError, match=r"asked before it comes to 6\.9\.3b"):
                t.runner.can("use", "Corroder", at="6.9.3b")
