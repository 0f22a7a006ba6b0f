"""What ice of the Lunar cycle does."""

from __future__ import annotations

import pytest
from tests.ice import FREE_KEY, against
from tests.verbs import accessed, damage, encounter, got_in, now, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.quantities import has_subtype, rez_cost, subtypes_of
from sneakdoor.testing import Table


def is_of(t: Table, title: str, *subtypes: str) -> list[bool]:
    """Has the card each of these subtypes now?"""
    return [has_subtype(t.state, t.cid(title), one) for one in subtypes]


class TestIQ:
    @pytest.mark.parametrize("cards", [0, 3])
    def test_cards_in_hq_make_it_dearer_and_stronger(self, cards: int) -> None:
        with Table("runner") as t:
            iq = t.corp.put("IQ", "Archives")
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.hand(*["Hedge Fund"] * cards).set(credits=cards)
            t.runner.hand(*["Sure Gamble"] * 5)
            assert rez_cost(t.state, t.cid("IQ")) == cards
            t.runner.run("Archives")
            t.corp.rez("IQ")
            assert (t.corp.credits, iq.strength) == (0, cards)
            assert (t.card("Vanilla").strength, rez_cost(t.state, t.cid("Vanilla"))) == (0, 0)
            assert not got_in(t)

    def test_one_credit_less_is_too_little(self) -> None:
        with Table("runner") as t:
            t.corp.put("IQ", "Archives")
            t.corp.hand(*["Hedge Fund"] * 3).set(credits=2)
            t.runner.run("Archives")
            assert not t.corp.can("rez", "IQ")
            t.finish_run()


class TestMarkus:
    def test_the_runner_trashes_a_card_and_is_out(self) -> None:
        with against("Markus 1.0", "Corroder", "Kati Jones", also="Vanilla") as t:
            assert not t.runner.can("pick", "Vanilla")
            t.runner.pick("Kati Jones")
            assert not got_in(t)
            assert t.runner.titles("discard") == ["Kati Jones"]
            assert who(t, "trashed") == [RUNNER]

    @pytest.mark.parametrize("n", [0, 1])
    def test_a_click_breaks_either(self, n: int) -> None:
        with against("Markus 1.0", "Corroder", clicks=2) as t:
            t.runner.use("Markus 1.0")
            t.runner.act("subroutine", number=n)
            assert t.runner.clicks == 0
            assert got_in(t) == (n == 1)
            assert t.card("Corroder").installed == (n == 0)

    def test_clicks_break_no_other_ice(self) -> None:
        with against("Vanilla", "Corroder", also="Markus 1.0") as t:
            encounter(t)
            assert not t.runner.can("use", "Markus 1.0")
            t.finish_run()


class TestNextSilver:
    @pytest.mark.parametrize("others", [0, 1])
    def test_each_rezzed_next_ice_is_a_subroutine(self, others: int) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("NEXT Silver", "HQ", rezzed=True)
            t.corp.put("NEXT Bronze", "R&D")
            t.corp.put("Enigma", "R&D", rezzed=True)
            for _ in range(others):
                t.corp.put("NEXT Bronze", "Archives", rezzed=True)
            t.runner.put("Free Key")
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key", 0)
            assert got_in(t) == (not others)


class TestSigns:
    """Each of them traces with 2, and does the same once more if the trace strength was 5."""

    SIGNS = ("Sagittarius", "Gemini", "Virgo", "Taurus")
    RIG = ("Corroder", "Mimic", "Clone Chip", "Akamatsu Mem Chip", "Kati Jones")

    def _meets(self, title: str, corp: int, runner: int) -> Table:
        t = against(title, *self.RIG, corp=3, credits=8)
        t.corp.number(corp)
        t.runner.number(runner)
        return t

    def _done(self, t: Table, title: str, times: int, *picks: str) -> None:
        if now(t).kind == "reaction":
            t.answer(now(t).options[0])  # CR 1.4:10.8.5: both sentences wait, and the Corp puts them in order
        for one in picks:
            if title in ("Sagittarius", "Taurus"):
                assert not t.corp.can("pick", "Kati Jones")
                t.corp.pick(one)
        assert got_in(t)
        counted = {
            "Sagittarius": sum(not t.card(one).installed for one in self.RIG[:2]),
            "Gemini": sum(n for _, n in damage(t)),
            "Virgo": t.state.tags,
            "Taurus": sum(not t.card(one).installed for one in self.RIG[2:4]),
        }
        assert counted == {one: times if one == title else 0 for one in self.SIGNS}
        if title == "Gemini":
            assert damage(t) == [("net", 1)] * times
        assert who(t, "trashed") == [CORP] * (times if title in ("Sagittarius", "Taurus") else len(damage(t)))

    @pytest.mark.parametrize("title", SIGNS)
    def test_a_low_trace_counts_only_if_successful(self, title: str) -> None:
        for runner in (3, 4):
            with self._meets(title, 2, runner) as t:
                picks = ("Corroder" if title == "Sagittarius" else "Clone Chip",) if runner == 3 else ()
                self._done(t, title, int(runner == 3), *picks)

    @pytest.mark.parametrize("title", SIGNS)
    def test_a_strength_of_five_counts_even_if_unsuccessful(self, title: str) -> None:
        with self._meets(title, 3, 5) as t:
            self._done(t, title, 1, "Corroder" if title == "Sagittarius" else "Clone Chip")

    @pytest.mark.parametrize("title", SIGNS)
    def test_a_successful_trace_of_five_counts_twice(self, title: str) -> None:
        with self._meets(title, 3, 4) as t:
            self._done(t, title, 2, "Corroder" if title == "Sagittarius" else "Clone Chip")

    @pytest.mark.parametrize("title", SIGNS)
    def test_an_unsuccessful_trace_of_four_does_nothing_and_link_counts(self, title: str) -> None:
        with against(title, *self.RIG, "Access to Globalsec", corp=2, credits=8) as t:
            t.corp.number(1)
            t.runner.number(2)
            self._done(t, title, 0)


class TestKitsune:
    def _meets(self, *hand: str) -> Table:
        t = Table("runner")
        t.corp.put("Kitsune", "R&D", rezzed=True)
        t.corp.hand(*hand)
        t.runner.hand(*["Sure Gamble"] * 5)
        t.runner.run("R&D")
        return t

    def test_the_runner_accesses_the_card_that_the_corp_chose(self) -> None:
        with self._meets("Snare!", "Hedge Fund") as t:
            t.corp.yes()
            t.corp.pick("Snare!")
            t.corp.accept("Snare!")
            t.runner.decline()
            t.finish_run()
            assert accessed(t)[0] == "Snare!"
            assert damage(t) == [("net", 3)]
            assert t.corp.titles("discard") == ["Kitsune"]
            assert "Hedge Fund" in t.corp.titles("hand")

    def test_the_corp_may_leave_it(self) -> None:
        with self._meets("Snare!") as t:
            t.corp.no()
            assert got_in(t)
            assert accessed(t) == ["Hedge Fund"]
            assert t.card("Kitsune").installed

    def test_without_cards_in_hq_it_stays(self) -> None:
        with self._meets() as t:
            assert got_in(t)
            assert t.card("Kitsune").installed

    def test_an_agenda_is_stolen_from_hq(self) -> None:
        with self._meets("Hostile Takeover") as t:
            t.corp.yes()
            t.finish_run()
            assert t.runner.titles("score") == ["Hostile Takeover"]
            assert t.corp.titles("discard") == ["Kitsune"]

    def test_if_no_card_can_be_accessed_it_stays(self) -> None:
        with Table("runner") as t:
            t.corp.put("Kitsune", "R&D", rezzed=True)
            t.corp.put("Holmegaard", "R&D", rezzed=True)
            t.corp.hand("Hedge Fund").set(credits=0)
            t.runner.run("R&D")
            t.runner.number(3)
            t.corp.yes()
            t.finish_run()
            assert accessed(t) == []
            assert t.card("Kitsune").installed


class TestMamba:
    @pytest.mark.parametrize("different", [True, False])
    def test_it_does_damage_and_a_counter_follows_if_the_amounts_differ(self, different: bool) -> None:
        with against("Mamba", corp=2, credits=2) as t:
            t.corp.number(1)
            t.runner.number(1 - different)
            assert got_in(t)
            assert damage(t) == [("net", 1)]
            assert t.card("Mamba").tokens("power") == different

    def test_a_counter_does_damage_during_any_run(self) -> None:
        with Table("runner") as t:
            mamba = t.corp.put("Mamba", "HQ", rezzed=True, tokens={"power": 2})
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("Archives")
            t.corp.use("Mamba")
            t.settle()
            assert (damage(t), mamba.tokens("power")) == ([("net", 1)], 1)
            t.finish_run()
            t.runner.act("credit")
            assert not t.corp.can("use", "Mamba")

    def test_not_outside_a_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mamba", "HQ", rezzed=True, tokens={"power": 1})
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.act("draw")
            t.settle()
            assert not t.corp.can("use", "Mamba")


class TestInformationOverload:
    def test_each_tag_is_a_subroutine_the_new_one_too(self) -> None:
        with against("Information Overload", "Corroder", "Kati Jones", "Clone Chip", also="Vanilla", tags=1) as t:
            t.runner.number(0)
            assert t.state.tags == 2
            assert not t.runner.can("pick", "Vanilla")
            t.runner.pick("Corroder")
            t.runner.pick("Clone Chip")
            assert got_in(t)
            assert t.card("Kati Jones").installed
            assert who(t, "trashed") == [RUNNER, RUNNER]

    def test_an_unsuccessful_trace_of_one_leaves_it_without(self) -> None:
        with against("Information Overload", "Corroder", credits=1) as t:
            t.runner.number(1)
            assert got_in(t)
            assert (t.state.tags, t.card("Corroder").installed) == (0, True)

    def test_other_ice_is_no_reason(self) -> None:
        with against("Vanilla", also="Information Overload") as t:
            assert not got_in(t)
            assert t.state.tags == 0


class TestExcalibur:
    def test_no_other_run_can_be_made_this_turn(self) -> None:
        with against("Excalibur") as t:
            assert got_in(t)
            assert not t.runner.can("run")
            t.end_turn()
            t.end_turn()
            assert t.runner.can("run")

    def test_broken_it_forbids_nothing(self) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Excalibur", "HQ", rezzed=True)
            t.runner.put("Free Key")
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key")
            assert got_in(t)
            assert t.runner.can("run")


class TestGrail:
    def _meets(self, title: str, *hand: str, rig: tuple[str, ...] = ()) -> Table:
        t = Table("runner", cards=(FREE_KEY,))
        t.corp.put(title, "HQ", rezzed=True)
        t.corp.hand(*hand)
        t.runner.put("Free Key")
        for one in rig:
            t.runner.put(one)
        t.runner.hand(*["Sure Gamble"] * 5)
        t.runner.run("HQ")
        return t

    def test_galahad_has_the_subroutines_of_what_is_revealed(self) -> None:
        with self._meets("Galahad", "Merlin", "Lancelot", "Enigma", rig=("Corroder",)) as t:
            t.corp.accept()
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Merlin", "Lancelot")
            assert t.happened("revealed") == 2
            encounter(t)
            t.runner.break_subroutines("Free Key", 0)  # its own comes first
            t.corp.pick("Corroder")
            assert got_in(t)
            assert damage(t) == [("net", 2)]
            assert t.corp.titles("hand") == ["Enigma", "Lancelot", "Merlin"]

    @pytest.mark.parametrize("first", ["Merlin", "Galahad"])
    def test_the_corp_chooses_their_order(self, first: str) -> None:
        second = "Galahad" if first == "Merlin" else "Merlin"
        with self._meets("Lancelot", "Merlin", "Galahad", rig=("Corroder",)) as t:
            t.corp.accept()
            t.corp.pick(first, second)
            encounter(t)
            t.runner.break_subroutines("Free Key", 0)
            assert not got_in(t)
            assert damage(t) == ([("net", 2)] if first == "Merlin" else [])

    @pytest.mark.parametrize("title", ["Galahad", "Lancelot", "Merlin"])
    def test_the_corp_may_reveal_none_or_one(self, title: str) -> None:
        for reveals in (False, True):
            with self._meets(title, "Merlin", "Excalibur") as t:
                if reveals:
                    t.corp.accept()
                    t.corp.pick("Excalibur")
                else:
                    t.corp.decline()
                encounter(t)
                t.runner.break_subroutines("Free Key")
                assert t.happened("broken") == 1 + reveals
                assert got_in(t)
                assert t.runner.can("run")

    @pytest.mark.parametrize("title", ["Galahad", "Lancelot", "Merlin"])
    def test_it_can_be_two_and_not_three(self, title: str) -> None:
        with self._meets(title, "Merlin", "Excalibur", "Galahad") as t:
            t.corp.accept()
            t.corp.act("pick", "Merlin")
            t.corp.act("pick", "Excalibur")
            encounter(t)  # a third cannot be chosen
            t.runner.break_subroutines("Free Key")
            assert (t.happened("broken"), t.happened("revealed")) == (3, 2)
            assert got_in(t)

    @pytest.mark.parametrize("title", ["Galahad", "Lancelot", "Merlin"])
    def test_what_it_gained_lasts_for_the_run(self, title: str) -> None:
        with self._meets(title, "Excalibur") as t:
            t.corp.accept()
            t.corp.pick("Excalibur")
            encounter(t)
            t.runner.break_subroutines("Free Key")
            assert got_in(t)
            t.runner.run("HQ")
            t.corp.decline()
            encounter(t)
            t.runner.break_subroutines("Free Key")
            assert t.happened("broken") == 3
            assert got_in(t)

    def test_grail_ice_in_other_places_and_of_other_kinds_is_no_help(self) -> None:
        with Table("runner") as t:
            t.corp.put("Galahad", "HQ", rezzed=True)
            t.corp.put("Merlin", "R&D", rezzed=True)
            t.corp.discard("Lancelot").hand("Enigma")
            t.runner.run("HQ")
            assert not got_in(t)  # nothing was asked
            assert t.happened("revealed") == 0

    @pytest.mark.parametrize("title", ["Galahad", "Lancelot", "Merlin"])
    def test_other_ice_is_no_reason_to_reveal(self, title: str) -> None:
        with Table("runner") as t:
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.corp.put(title, "R&D", rezzed=True)
            t.corp.hand("Excalibur")
            t.runner.run("HQ")
            assert not got_in(t)
            assert t.happened("revealed") == 0

    def test_their_own_subroutines(self) -> None:
        with self._meets("Galahad") as t:
            t.runner.pass_()
            assert not got_in(t)
        with self._meets("Lancelot", rig=("Corroder", "Clone Chip")) as t:
            t.runner.pass_()
            assert not t.corp.can("pick", "Clone Chip")
            t.corp.pick("Corroder")
            assert got_in(t)
            assert who(t, "trashed") == [CORP]
        with self._meets("Merlin") as t:
            t.runner.pass_()
            assert got_in(t)
            assert damage(t) == [("net", 2)]


class TestMotherGoddess:
    @pytest.mark.rule("2.15.5")
    def test_she_has_the_subtypes_of_all_other_rezzed_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mother Goddess", "HQ", rezzed=True)
            assert subtypes_of(t.state, t.cid("Mother Goddess")) == ["Mythic"]
            t.corp.put("Ice Wall", "R&D")
            assert is_of(t, "Mother Goddess", "Barrier") == [False]  # not rezzed
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.put("Ichi 2.0", "Archives", rezzed=True)
            kinds = ("Barrier", "Sentry", "Bioroid", "Destroyer", "Tracer", "Code Gate")
            assert is_of(t, "Mother Goddess", *kinds) == [True, True, True, True, True, False]
            assert set(subtypes_of(t.state, t.cid("Mother Goddess"))) == {"Mythic", *kinds[:5]}
            assert is_of(t, "Vanilla", "Mythic", "Sentry") == [False, False]

    def test_unrezzed_she_has_none(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mother Goddess", "HQ")
            t.corp.put("Vanilla", "R&D", rezzed=True)
            assert is_of(t, "Mother Goddess", "Barrier", "Mythic") == [False, True]

    def test_a_breaker_of_one_of_them_breaks_her(self) -> None:
        for helped in (True, False):
            with Table("runner") as t:
                t.corp.put("Mother Goddess", "HQ", rezzed=True)
                t.corp.put("Vanilla" if helped else "Enigma", "R&D", rezzed=True)
                t.runner.put("Corroder")
                encounter(t, "HQ")
                for _ in range(2):
                    t.runner.use("Corroder", "strength")
                assert t.runner.can("use", "Corroder", says="Break") == helped
                if helped:
                    t.runner.break_subroutines("Corroder")
                assert got_in(t) == helped

    def test_what_another_piece_gained_she_has_too(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mother Goddess", "HQ", rezzed=True)
            t.corp.put("Changeling", "R&D", rezzed=True, tokens={"advancement": 1})
            assert is_of(t, "Mother Goddess", "Sentry", "Barrier", "Morph") == [True, False, True]

    def test_two_of_her_ask_each_other_only_once(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mother Goddess", "HQ", rezzed=True)
            t.corp.put("Vanilla", "Archives", rezzed=True)
            second = t.corp.put("Mother Goddess", "R&D", rezzed=True)
            assert has_subtype(t.state, second.cid, "Barrier")
            assert not has_subtype(t.state, second.cid, "Sentry")


class TestMorphs:
    @pytest.mark.parametrize(
        ("title", "usual", "odd"), [("Changeling", "Barrier", "Sentry"), ("Lycan", "Sentry", "Code Gate")]
    )
    def test_an_odd_number_of_tokens_changes_them(self, title: str, usual: str, odd: str) -> None:
        for n in range(4):
            with Table("corp") as t:
                t.corp.put(title, "HQ", rezzed=True, tokens={"advancement": n})
                assert is_of(t, title, usual, odd, "Morph") == [n % 2 == 0, n % 2 == 1, True]
                t.corp.advance(title)
                assert is_of(t, title, usual, odd) == [n % 2 == 1, n % 2 == 0]

    def test_unrezzed_they_can_be_advanced_and_are_what_is_printed(self) -> None:
        for title, usual in (("Changeling", "Barrier"), ("Lycan", "Sentry")):
            with Table("corp") as t:
                t.corp.put(title, "HQ")
                t.corp.advance(title)
                assert is_of(t, title, usual) == [True]

    def test_what_they_do(self) -> None:
        with against("Changeling") as t:
            assert not got_in(t)
        with against("Lycan", "Corroder", "Datasucker", "Clone Chip") as t:
            assert not t.corp.can("pick", "Clone Chip")
            t.corp.pick("Corroder")
            assert got_in(t)
            assert who(t, "trashed") == [CORP]

    def test_a_fracter_is_useless_against_an_odd_changeling(self) -> None:
        for n in (1, 2):
            with Table("runner") as t:
                t.corp.put("Changeling", "HQ", rezzed=True, tokens={"advancement": n})
                t.runner.put("Corroder")
                encounter(t, "HQ")
                for _ in range(2):
                    t.runner.use("Corroder", "strength")
                assert t.runner.can("use", "Corroder", says="Break") == (n == 2)
                t.finish_run()


class TestErrandBoy:
    def test_each_subroutine_is_a_credit_or_a_card(self) -> None:
        with against("Errand Boy", server="Archives") as t:
            before = len(t.corp.titles("hand"))
            t.corp.mode("Gain")
            t.corp.mode("Draw")
            t.corp.mode("Gain")
            assert got_in(t)
            assert (t.corp.credits, len(t.corp.titles("hand")) - before) == (2, 1)

    @pytest.mark.parametrize("broken", range(3))
    def test_all_three_are_alike(self, broken: int) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Errand Boy", "Archives", rezzed=True)
            t.runner.put("Free Key")
            encounter(t, "Archives")
            t.runner.break_subroutines("Free Key", broken)
            before = len(t.corp.titles("hand"))
            t.corp.mode("Draw")
            t.corp.mode("Draw")
            assert len(t.corp.titles("hand")) == before + 2
            assert got_in(t)
            assert t.corp.credits == 5
