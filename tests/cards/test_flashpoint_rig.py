"""What hardware and Runner identities of the Flashpoint cycle do."""

from __future__ import annotations

import pytest
from tests.ice import BREAKS_ALL
from tests.verbs import accessed, back_to, damaged, encounter, trial

from sneakdoor.cards.vocabulary import (
    MEAT,
    CreditsFor,
    Damage,
    Recurring,
    asset,
    hardware,
)
from sneakdoor.cards.vocabulary import (
    accessed as when_accessed,
)
from sneakdoor.model.enums import CORP, HQ, RND
from sneakdoor.testing import Table

POUCH = hardware("Pouch", "neutral_runner", Recurring(2), CreditsFor(("any",)), cost=0)


@pytest.mark.rule("3.8.5")
@pytest.mark.parametrize(("title", "mu"), [("Obelus", 1), ("Şifr", 2), ("The Gauntlet", 2), ("Mirror", 2)])
def test_a_console_brings_memory_and_suffers_no_other_console(title: str, mu: int) -> None:
    with Table("runner") as t:
        t.runner.put(title)
        assert t.runner.memory == (0, 4 + mu)
        assert any("console" in one.say() for one in t.state.card(t.cid(title)).abilities)
        t.runner.hand("Desperado").set(credits=9)
        assert not t.runner.can("install", "Desperado")


class TestNull:
    NULL = "Null: Whistleblower"

    def test_for_a_card_from_the_grip_ice_is_two_weaker_for_the_run(self) -> None:
        with Table("runner", runner=self.NULL, cards=(trial("Sentry", 5, 1),)) as t:
            weak = t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "R&D", rezzed=True)
            t.corp.hand("PAD Campaign")
            t.runner.hand("Diesel", "Corroder")
            t.runner.run("HQ")
            t.runner.accept(self.NULL)
            t.runner.pick("Diesel")
            assert (weak.strength, t.card("Trial", 1).strength) == (3, 5)
            assert t.runner.titles("discard") == ["Diesel"]
            t.settle()
            assert (t.runner.can("trash"), weak.strength) == (True, 3)
            t.finish_run()
            assert weak.strength == 5
            t.runner.run("R&D")  # once per turn
            t.finish_run()
            assert t.runner.titles("hand") == ["Corroder"]

    def test_it_may_be_left_and_used_later(self) -> None:
        with Table("runner", runner=self.NULL, cards=(trial("Sentry", 5, 1),)) as t:
            strong = t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.hand("Diesel", "Corroder")
            t.runner.run("HQ")
            t.runner.decline()
            assert strong.strength == 5
            t.finish_run()
            t.runner.run("HQ")
            t.runner.accept(self.NULL)
            t.runner.pick("Diesel")
            t.finish_run()
            assert t.runner.titles("discard") == ["Diesel"]

    def test_not_with_an_empty_grip(self) -> None:
        with Table("runner", runner=self.NULL, cards=(trial("Sentry", 5, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Clone Chip")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Clone Chip").installed


class TestObelus:
    def test_each_tag_makes_the_hand_larger(self) -> None:
        with Table("runner") as t:
            t.runner.put("Obelus")
            assert t.runner.hand_size == 5
            t.runner.set(tags=3)
            assert t.runner.hand_size == 8

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_the_first_such_run_draws_a_card_for_each_access(self, server: str) -> None:
        with Table("runner", clicks=5) as t:
            t.runner.put("Obelus")
            t.runner.put("R&D Interface")
            t.runner.put("HQ Interface")
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("drawn") == 0
            t.runner.run(server)
            t.finish_run()
            assert t.happened("drawn") == 2
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("drawn") == 2

    def test_the_root_and_the_same_card_again_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Obelus")
            t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("drawn") == 2

    def test_a_run_that_fails_draws_nothing_and_is_not_the_first(self) -> None:
        with Table("runner") as t:
            t.runner.put("Obelus")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("drawn") == 1

    def test_cards_accessed_before_the_run_do_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Obelus")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("drawn") == 1


class TestSifr:
    def test_for_a_smaller_hand_ice_has_no_strength_in_the_encounter(self) -> None:
        with Table("runner", cards=(trial("Sentry", 5, 1),)) as t:
            t.runner.put("Şifr")
            t.runner.put("Corroder")
            weak = t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "R&D", rezzed=True)
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.runner.accept("Şifr")
            assert (weak.strength, t.runner.hand_size, t.corp.hand_size) == (0, 4, 5)
            t.settle()
            assert (t.runner.can("trash"), weak.strength) == (True, 5)
            t.finish_run()
            t.runner.run("R&D")  # once per turn
            t.finish_run()
            assert t.runner.hand_size == 4

    @pytest.mark.rule("1.4:9.9")
    def test_the_hand_is_smaller_until_its_players_next_turn(self) -> None:
        with Table("runner", cards=(trial("Sentry", 5, 1),)) as t:
            t.runner.put("Şifr")
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.accept("Şifr")
            t.finish_run()
            t.end_turn()
            assert t.runner.hand_size == 4
            t.end_turn()
            assert t.runner.hand_size == 5

    def test_it_may_be_left(self) -> None:
        with Table("runner", cards=(trial("Sentry", 5, 1),)) as t:
            t.runner.put("Şifr")
            strong = t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.decline()
            assert (strong.strength, t.runner.hand_size) == (5, 5)
            t.finish_run()

    def test_lotus_field_stays_as_strong_as_it_is(self) -> None:
        with Table("runner") as t:
            t.runner.put("Şifr")
            t.runner.put("Corroder")
            field = t.corp.put("Lotus Field", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not t.runner.can("trigger", "Şifr")
            assert field.strength == 4
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("2.7.1")
    def test_what_changes_the_strength_later_comes_on_top(self) -> None:
        with Table("runner") as t:
            t.runner.put("Şifr")
            t.runner.discard("Paperclip")
            wrap = t.corp.put("Wraparound", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert wrap.strength == 7
            t.runner.trigger("Şifr")
            assert wrap.strength == 0
            t.runner.accept("Paperclip")
            assert wrap.strength == -7
            t.finish_run()


class TestGPINetTap:
    def test_approached_ice_may_be_exposed_and_then_the_run_left(self) -> None:
        with Table("runner") as t:
            t.runner.put("GPI Net Tap")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.runner.yes()
            assert t.happened("exposed") == 1
            t.runner.yes()
            assert (t.zone("GPI Net Tap"), t.happened("jacked out"), t.run) == ("the heap", 1, None)

    def test_either_may_be_left(self) -> None:
        with Table("runner") as t:
            t.runner.put("GPI Net Tap")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.runner.no()
            t.runner.no()
            t.finish_run()
            assert (t.happened("exposed"), t.zone("GPI Net Tap"), t.happened("successful run")) == (
                0,
                "the play area",
                1,
            )

    def test_rezzed_ice_is_not_exposed_but_the_run_may_be_left(self) -> None:
        with Table("runner") as t:
            t.runner.put("GPI Net Tap")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.yes()
            assert (t.happened("exposed"), t.happened("jacked out")) == (0, 1)

    def test_a_prevented_exposure_leaves_the_rest(self) -> None:
        with Table("runner") as t:
            t.runner.put("GPI Net Tap")
            t.corp.put("Zaibatsu Loyalty", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.runner.yes()
            t.corp.use("Zaibatsu Loyalty", "1[credit]")
            t.runner.yes()
            assert (t.happened("exposed"), t.happened("jacked out")) == (0, 1)


class TestKhan:
    KHAN = "Khan: Savvy Skiptracer"

    def test_the_first_passed_ice_may_bring_an_icebreaker_for_one_less(self) -> None:
        with Table("runner", runner=self.KHAN) as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Corroder", "Medium", "Clone Chip")
            t.runner.discard("Ninja")
            t.runner.run("HQ")
            t.settle()
            assert t.happened("approach server") == 0
            t.runner.accept(self.KHAN)
            t.finish_run()
            assert (t.card("Corroder").installed, t.runner.credits) == (True, 4)
            t.runner.hand("Gordian Blade")
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Gordian Blade") == "the grip"

    def test_it_may_be_left(self) -> None:
        with Table("runner", runner=self.KHAN) as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Corroder")
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            assert t.zone("Corroder") == "the grip"

    @pytest.mark.rule("6.2.4")
    def test_ice_that_is_trashed_as_it_is_encountered_is_passed(self) -> None:
        with Table("runner", runner=self.KHAN) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Chisel", on="Ice Wall", tokens={"virus": 1})
            t.runner.hand("Corroder")
            t.runner.run("HQ")
            t.runner.accept(self.KHAN)
            t.finish_run()
            assert (t.zone("Ice Wall"), t.card("Corroder").installed) == ("Archives", True)


class TestReconDrone:
    def test_x_credits_prevent_x_damage_of_the_accessed_card(self) -> None:
        with Table("runner") as t:
            t.runner.put("Recon Drone")
            t.runner.hand("Diesel", "Diesel", "Diesel")
            t.corp.hand("Snare!")
            t.runner.run("HQ")
            t.corp.accept("Snare!")
            t.runner.use("Recon Drone")
            t.runner.number(2)
            t.finish_run()
            assert (t.runner.credits, damaged(t), t.zone("Recon Drone"), t.state.tags) == (3, 1, "the heap", 1)

    def test_not_damage_from_elsewhere(self) -> None:
        with Table("runner") as t:
            t.runner.put("Recon Drone")
            t.runner.put("Zer0")
            t.runner.hand("Diesel", "Diesel", "Diesel", "Diesel")
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert (damaged(t), t.zone("Recon Drone")) == (3, "the play area")

    def test_meat_damage_of_an_accessed_card_too(self) -> None:
        bomb = asset("Bomb", "neutral_corp", when_accessed(Damage(2, MEAT)), cost=0, trash=3)
        with Table("runner", cards=(bomb,)) as t:
            t.runner.put("Recon Drone")
            t.runner.hand("Diesel", "Diesel")
            t.corp.hand("Bomb")
            t.runner.run("HQ")
            t.runner.use("Recon Drone")
            t.runner.number(2)
            t.finish_run()
            assert (damaged(t), t.runner.credits) == (0, 3)

    def test_without_a_credit_there_is_no_x(self) -> None:
        with Table("runner") as t:
            t.runner.put("Recon Drone")
            t.runner.set(credits=0).hand("Diesel", "Diesel", "Diesel")
            t.corp.hand("Snare!")
            t.runner.run("HQ")
            t.corp.accept("Snare!")
            t.finish_run()
            assert (damaged(t), t.zone("Recon Drone")) == (3, "the play area")


class TestTheGauntlet:
    def table(self) -> Table:
        t = Table("runner", cards=(BREAKS_ALL, trial("Sentry", 1, 1)))
        t.runner.put("The Gauntlet")
        t.runner.put("Breaks All")
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.hand(*["Hedge Fund"] * 5)
        return t

    def test_each_fully_broken_ice_before_hq_is_one_more_access(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            encounter(t)
            t.runner.use("Breaks All")
            t.finish_run()
            assert len(accessed(t)) == 3

    def test_only_what_was_broken_in_this_run(self) -> None:
        with self.table() as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.finish_run()
            assert len(accessed(t)) == 2
            encounter(t, "R&D")
            t.runner.use("Breaks All")
            t.finish_run()
            assert len(accessed(t)) == 3
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.finish_run()
            assert len(accessed(t)) == 3 + 2

    def test_derezzed_ice_counts_and_ice_that_is_gone_does_not(self) -> None:
        with self.table() as t:
            t.runner.put("Hippo")
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.runner.accept("Hippo")
            encounter(t)
            t.runner.use("Breaks All")
            t.finish_run()
            assert (t.zone("Ice Wall"), len(accessed(t))) == ("Archives", 2)


class TestMirror:
    def test_a_successful_run_on_rnd_may_replace_a_spent_recurring_credit(self) -> None:
        with Table("runner", cards=(POUCH,)) as t:
            t.runner.put("Mirror")
            pouch = t.runner.put("Pouch", tokens={"credit": 0})
            t.runner.run("R&D")
            t.settle()
            assert t.happened("access begins") == 0
            t.runner.accept("Mirror")
            t.finish_run()
            assert pouch.tokens("credit") == 1
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert pouch.tokens("credit") == 1

    @pytest.mark.rule("1.10.5c")
    def test_never_beyond_their_number(self) -> None:
        with Table("runner", cards=(POUCH,)) as t:
            t.runner.put("Mirror")
            pouch = t.runner.put("Pouch")
            t.runner.put("Pheromones", tokens={"credit": 1})
            t.runner.run("R&D")
            t.finish_run()
            assert (pouch.tokens("credit"), t.card("Pheromones").tokens("credit")) == (2, 1)


class TestTopHat:
    def table(self) -> Table:
        t = Table("runner")
        t.runner.put("Top Hat")
        t.runner.put("R&D Interface")
        t.corp.deck("Hedge Fund", "Ice Wall", "Enigma", "Adonis Campaign", "PAD Campaign")
        return t

    def test_one_of_the_top_five_is_accessed_unseen(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.accept("Top Hat")
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [1, 2, 3, 4, 5]
            assert not any("Enigma" in str(option) for option in d.options)
            t.runner.number(3)
            t.finish_run()
            assert accessed(t) == ["Enigma"]

    @pytest.mark.parametrize(("server", "cards"), [(RND, 1), (HQ, 2)])
    def test_no_other_card_of_rnd_in_that_run(self, server: int, cards: int) -> None:
        with Table("runner", cards=(back_to(server),)) as t:
            t.runner.put("Top Hat")
            t.runner.put("Back")
            t.corp.hand("Hedge Fund")
            t.runner.run("R&D")
            t.runner.accept("Top Hat")
            t.runner.number(2)
            t.finish_run()
            assert len(accessed(t)) == cards

    def test_fewer_cards_fewer_choices(self) -> None:
        with Table("runner") as t:
            t.runner.put("Top Hat")
            del t.state.deck[CORP][2:]
            t.runner.run("R&D")
            t.runner.accept("Top Hat")
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [1, 2]
            t.runner.number(2)
            t.finish_run()
            assert len(accessed(t)) == 1

    def test_it_may_be_left_and_works_on_rnd_only(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            assert accessed(t) == ["PAD Campaign", "Adonis Campaign"]
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == 3
