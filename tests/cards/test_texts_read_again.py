"""Single cards whose texts were read again, and what they have to do by them."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, encounter, every_window, now, top, walk_to

from sneakdoor.cards.registry import book
from sneakdoor.model.enums import CORP, HQ, RND, RUNNER
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


def text(title: str) -> str:
    known = book()
    return known.cards[known.by_title[title]].text


class TestNewConstruction:
    @pytest.mark.rule("4.7.6")
    def test_ice_is_not_installed_in_a_server(self) -> None:
        with Table() as t:
            t.corp.put("New Construction", "Server 1", rezzed=True)
            t.corp.hand("Enigma", "PAD Campaign")
            t.corp.advance("New Construction")
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("PAD Campaign")
            assert t.card("PAD Campaign").server == "Server 2"


class TestInformationSifting:
    def sifting(self, *hand: str) -> Table:
        t = Table("runner")
        t.corp.hand(*hand)
        t.runner.hand("Information Sifting")
        t.runner.play("Information Sifting")
        t.settle()
        return t

    def test_each_pile_has_a_card(self) -> None:
        with self.sifting("Hedge Fund", "Ice Wall", "Enigma") as t:
            assert not t.corp.can("done")
            t.corp.act("pick", "Hedge Fund")
            t.corp.act("pick", "Ice Wall")
            assert now(t).side != CORP  # a third would leave no other pile
            t.answer(now(t).options[0])
            t.finish_run()
            assert sorted(accessed(t)) == ["Hedge Fund", "Ice Wall"]

    def test_a_single_card_is_a_pile(self) -> None:
        with self.sifting("Hedge Fund") as t:
            t.answer(now(t).options[0])
            t.finish_run()
            assert t.happened("successful run") == 1


class TestOtoroshi:
    @pytest.mark.parametrize("tokens", [0, 3])
    def test_it_may_place_none_and_the_card_is_accessed_all_the_same(self, tokens: int) -> None:
        with Table("runner") as t:
            t.corp.put("Otoroshi", "HQ", rezzed=True)
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.corp.accept("Otoroshi")
            t.corp.number(tokens)
            t.finish_run()
            assert pad.tokens("advancement") == tokens
            assert accessed(t)[0] == "PAD Campaign"


class TestProjectKusanagi:
    @pytest.mark.rule("3.4.7")
    def test_rezzed_ice_gains_the_subroutine_after_all_others(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            wall = t.state.ice[RND][0]
            t.corp.scored("Project Kusanagi")
            t.state.things[t.cid("Project Kusanagi")].tokens = {"agenda": 1}
            t.runner.hand("Diesel")
            t.runner.run("R&D")
            t.corp.use("Project Kusanagi")
            told = t.state.journal.since(0)
            assert [one.cid for one in told if one.kind == "subroutines gained"] == [wall]
            t.finish_run()
            assert t.happened("damaged") == 0  # the run ended before the new subroutine


class TestCordyceps:
    def infected(self, title: str, *, rezzed: bool = True) -> Table:
        """Eli 1.0 is hosted on Awakening Center, and bypassed ice protects HQ."""
        t = Table("corp")
        t.corp.put("Awakening Center", "Server 1", rezzed=True)
        t.corp.hand("Eli 1.0").set(credits=20)
        t.corp.install("Eli 1.0", on="Awakening Center")
        if rezzed:
            t.corp.hand("Oversight AI")
            t.corp.play("Oversight AI")
        t.end_turn()
        t.corp.put(title, "HQ", rezzed=True)
        t.runner.put("Cordyceps", tokens={"virus": 2})
        t.runner.hand("Inside Job").set(credits=20)
        t.runner.play("Inside Job")
        t.runner.act("server", server="HQ")
        return t

    @pytest.mark.rule("10.11.2")
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_ice_on_awakening_center_may_be_swapped_with_bioroid_ice(self, rezzed: bool) -> None:
        with self.infected("Ichi 1.0", rezzed=rezzed) as t:
            t.runner.accept("Cordyceps")
            t.finish_run()
            assert t.state.ice[HQ] == (t.cid("Eli 1.0"),)
            ichi = t.state.things[t.cid("Ichi 1.0")]
            assert ichi.host == t.cid("Awakening Center")
            assert t.state.things[ichi.host].hosted == (ichi.cid,)

    @pytest.mark.rule("10.11.2")
    def test_ice_that_could_not_be_hosted_there_stays(self) -> None:
        with self.infected("Rototurret") as t:
            t.settle()
            if now(t).kind == "reaction":
                t.runner.accept("Cordyceps")
            t.finish_run()
            assert t.state.ice[HQ] == (t.cid("Rototurret"),)

    def test_its_text_says_another(self) -> None:
        assert "with another installed piece of ice" in text("Cordyceps")


class TestNaviMumbaiCityGrid:
    @pytest.mark.rule("1.2.2")
    def test_the_runner_cannot_use_paid_abilities_of_corp_cards(self) -> None:
        for there in (True, False):
            t = Table("runner")
            t.corp.put("Navi Mumbai City Grid", "HQ" if there else "R&D", rezzed=True)
            t.corp.put("F2P", "HQ", rezzed=True)
            t.runner.set(credits=2)
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            assert t.runner.can("use", "F2P") is not there

    @pytest.mark.rule("1.2.2")
    def test_the_corp_can(self) -> None:
        t = Table("runner")
        t.corp.put("Navi Mumbai City Grid", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("Corporate Troubleshooter", "HQ", rezzed=True)
        every_window(t)
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "corp")
        assert t.corp.can("use", "Corporate Troubleshooter")


class TestUtopiaShard:
    @pytest.mark.rule("5.5.2b", "5.5.2a")
    def test_discarded_cards_are_not_trashed(self) -> None:
        with Table("runner") as t:
            t.runner.put("Utopia Shard")
            t.corp.hand("Hedge Fund", "Ice Wall")
            t.runner.use("Utopia Shard")
            t.settle()
            assert t.corp.titles("hand") == []
            assert t.happened("discarded") == 2
            assert t.happened("trashed") == 1  # the shard itself
            assert not visible(t.state, t.cid("Hedge Fund"), RUNNER)


class TestGachapon:
    @pytest.mark.rule("1.4:4.8")
    def test_what_is_set_aside_lies_faceup(self) -> None:
        with Table("runner") as t:
            t.runner.put("Gachapon")
            t.runner.deck("Diesel", "Sure Gamble", "Corroder", "Mimic", "Bank Job", "Kati Jones")
            cids = [t.cid(title) for title in ("Diesel", "Sure Gamble", "Kati Jones")]
            t.runner.use("Gachapon")
            assert all(visible(t.state, cid, CORP) for cid in cids)
            t.runner.decline()
            t.runner.pick("Diesel", "Sure Gamble", "Mimic")
            t.settle()
            assert len(top(t, RUNNER, 3)) == 3


class TestIcebreakersThatCome:
    @pytest.mark.rule("1.4:9.9.1")
    @pytest.mark.parametrize("title", ["Lean and Mean", "Pushing the Envelope"])
    def test_an_icebreaker_that_comes_during_the_run_is_stronger_too(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Clone Chip")
            t.runner.discard("Mimic").hand(title).set(credits=20)
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.play(title)
            t.runner.act("server", server="HQ")
            encounter(t)
            t.runner.use("Clone Chip")
            t.runner.act("done")  # nothing makes room for it
            assert (t.card("Corroder").strength, t.card("Mimic").strength) == (4, 5)
            t.finish_run()
            assert (t.card("Corroder").strength, t.card("Mimic").strength) == (2, 3)


class TestVirgo:
    @pytest.mark.rule("1.4:10.8.5")
    def test_both_sentences_wait_in_the_same_window(self) -> None:
        with Table("runner") as t:
            t.corp.put("Gemini", "HQ", rezzed=True)
            t.corp.set(credits=9)
            t.runner.hand(*["Diesel"] * 3)
            t.runner.run("HQ")
            t.corp.number(3)
            t.runner.number(0)
            assert [option.card for option in now(t).options] == ["Gemini", "Gemini"]
            t.answer(now(t).options[0])
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1


class TestNothingLegal:
    @pytest.mark.rule("1.2.5")
    def test_analog_dreamers_accesses_where_no_card_can_be_chosen(self) -> None:
        with Table("runner") as t:
            t.runner.put("Analog Dreamers")
            t.corp.deck("Hedge Fund")
            t.runner.use("Analog Dreamers")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]

    @pytest.mark.rule("1.2.5")
    def test_record_reconstructor_accesses_where_no_card_lies_faceup(self) -> None:
        with Table("runner") as t:
            t.runner.put("Record Reconstructor")
            t.corp.discard("Hedge Fund", faceup=False)
            t.runner.run("Archives")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]


class TestReadings:
    @pytest.mark.rule("1.2.5")
    def test_stimhack_places_its_credits_where_no_run_can_be_made(self) -> None:
        with Table("runner") as t:
            t.corp.put("Excalibur", "HQ", rezzed=True)
            t.runner.hand("Stimhack", "Dirty Laundry", "Diesel")
            t.runner.run("HQ")
            t.finish_run()
            assert not t.runner.can("play", "Dirty Laundry")
            t.runner.play("Stimhack")
            t.settle()
            assert (t.zone("Stimhack"), t.runner.credits, t.happened("damaged")) == ("the heap", 5, 0)
            assert t.happened("run begins") == 1

    @pytest.mark.rule("1.2.5")
    def test_a_psi_game_that_could_win_nothing_is_not_played(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Voter Intimidation")
            t.runner.scored("Hostile Takeover")
            assert not t.corp.can("play", "Voter Intimidation")
            t.runner.put("Kati Jones")
            assert t.corp.can("play", "Voter Intimidation")

    @pytest.mark.rule("1.2.5")
    def test_a_trace_that_could_win_nothing_is(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Snatch and Grab").set(credits=9)
            assert t.corp.can("play", "Snatch and Grab")


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("New Construction", "install 1 card from HQ in a new remote server"),
        ("Otoroshi", "You may place up to 3 advancement tokens on 1 card"),
        ("Gachapon", "3 of the remaining cards"),
        ("Better Citizen Program", "the Runner plays a run event or installs an icebreaker"),
        ("Surveyor", "twice the number of pieces of ice"),
        ("Waiver", "Find the cards among them"),
        ("Sub Boost", "after all its other subroutines"),
        ("News Hound", "after all its other subroutines"),
        ("Winchester", "after all its other subroutines"),
        ("Fast Track", "Add that card to HQ"),
        ("Aggressive Negotiation", "Add that card to HQ"),
        ("Intake", "to the grip"),
        ("Navi Mumbai City Grid", "the Runner cannot use paid abilities of non-icebreaker cards"),
    ],
)
def test_the_text_says_what_it_means(title: str, words: str) -> None:
    assert words in text(title)
