"""Accepting and declining whatever is optional."""

import pytest

from sneakdoor.cards.vocabulary import Gain, May, On, asset, event, play, resource, when
from sneakdoor.testing import Table, TableError


class TestAcceptingAndDeclining:
    @pytest.mark.parametrize("wanted", [True, False])
    @pytest.mark.rule("9.6.3c")
    def test_a_question_to_be_answered_with_yes_or_no(self, wanted: bool) -> None:
        t = Table("runner")
        t.corp.put("Snare!", "Server 1")
        t.corp.set(credits=4)
        t.runner.hand("Diesel", "Diesel", "Diesel", "Diesel")
        t.runner.run("Server 1")
        if wanted:
            assert t.corp.accept().kind in ("yes", "trigger")
        else:
            assert t.corp.decline().kind in ("no", "pass")

        assert t.corp.credits == (0 if wanted else 4)

    @pytest.mark.parametrize("wanted", [True, False])
    @pytest.mark.rule("1.4:9.6.9a")
    def test_an_ability_to_be_triggered(self, wanted: bool) -> None:
        t = Table("runner", corp="Blue Sun: Powering the Future")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.end_turn()
        if wanted:
            assert t.corp.accept().kind == "trigger"
        else:
            assert t.corp.decline().kind == "pass"

        assert t.card("Ice Wall").installed != wanted

    @pytest.mark.parametrize("wanted", [True, False])
    @pytest.mark.rule("7.7.2")
    def test_a_card_to_be_trashed_for_its_price(self, wanted: bool) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            if wanted:
                assert t.runner.accept().kind == "trash"
            else:
                assert t.runner.decline().kind == "go on"

            assert (t.zone("PAD Campaign") == "Archives") == wanted

    def test_cards_to_be_chosen_if_any(self) -> None:
        t = Table()
        t.corp.hand("Shipment from MirrorMorph", "Ice Wall", "Enigma")
        t.corp.play("Shipment from MirrorMorph")
        t.corp.accept("Enigma")
        t.corp.destination("HQ")
        assert t.card("Enigma").installed
        t.corp.decline()

        assert t.zone("Ice Wall") == "HQ"

    def test_of_several_the_one_that_is_named(self) -> None:
        bell = asset("Bell", "neutral_corp", when(On("rezzed"), Gain(1), may=True), cost=0, trash=1)
        horn = asset("Horn", "neutral_corp", when(On("rezzed"), Gain(2), may=True), cost=0, trash=1)
        with Table(cards=(bell, horn)) as t:
            t.corp.put("Bell", "Server 1", rezzed=True)
            t.corp.put("Horn", "Server 2", rezzed=True)
            t.corp.put("PAD Campaign", "Server 3")
            t.corp.rez("PAD Campaign")

            with pytest.raises(TableError, match=r"accept leaves open what(.|\n)*Bell(.|\n)*Horn"):
                t.corp.accept()
            t.corp.accept("Horn")
            t.corp.decline()
            assert t.corp.credits == 5 - 2 + 2

    def test_copies_that_are_alike_need_no_name(self) -> None:
        ear = resource("Ear", "neutral_runner", when(On("rezzed"), Gain(1), may=True), cost=0)
        with Table(cards=(ear,)) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Ear")
            t.runner.put("Ear")
            t.corp.rez("PAD Campaign")
            t.runner.accept()
            t.runner.decline()

            assert t.runner.credits == 6

    def test_a_yes_is_about_the_card_that_asks(self) -> None:
        twice = event("Twice", "neutral_runner", play(Gain(1), May((Gain(2),))), cost=0, influence=0)
        with Table("runner", cards=(twice,)) as t:
            t.runner.hand("Twice").play("Twice")

            with pytest.raises(TableError, match="cannot accept Sure Gamble"):
                t.runner.accept("Sure Gamble")
            assert t.runner.accept("Twice").kind == "yes"
            assert t.runner.credits == 8

    def test_windows_before_it_are_passed(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Self-modifying Code")
            t.runner.run("Server 1")
            t.runner.accept()

            assert t.zone("PAD Campaign") == "Archives"

    @pytest.mark.both
    @pytest.mark.rule("9.2.8e")
    def test_what_is_mandatory_is_neither_accepted_nor_declined(self) -> None:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.corp.put("Adonis Campaign", "Server 2", rezzed=True, tokens={"credit": 12})
        t.end_turn()

        with pytest.raises(TableError, match="CORP has nothing to decline"):
            t.corp.decline()
        with pytest.raises(TableError, match="CORP has nothing to accept"):
            t.corp.accept()

    def test_what_the_other_side_is_asked_is_not_mine(self) -> None:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("Server 1")

        with pytest.raises(TableError, match="CORP has nothing to accept"):
            t.corp.accept()

    def test_an_action_is_not_optional(self) -> None:
        with Table() as t, pytest.raises(TableError, match="nothing to decline"):
            t.corp.decline()
