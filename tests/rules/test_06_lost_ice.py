"""Ice that leaves while it is encountered, and what is asked of encountered ice (CR 6.2.4b, 8.2.9, 8.2.10, 9.1.7)."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, now

from sneakdoor.cards.vocabulary import (
    CORP,
    IN_HAND,
    NET,
    Damage,
    Do,
    ForceEncounter,
    Is,
    On,
    ShuffleDeck,
    asset,
    ice,
    resource,
    sub,
    when,
)
from sneakdoor.cards.vocabulary import accessed as when_accessed
from sneakdoor.rules.encounters import EncounterIce, encountered
from sneakdoor.testing import Table

BUILDER = "Weyland Consortium: Builder of Nations"
FACTS = {"subtypes": "Code Gate", "cost": 0, "strength": 1, "influence": 0}
WISP = ice(
    "Wisp",
    "neutral_corp",
    when_accessed(ForceEncounter()),
    sub(Do("shuffle in", Is(zone=IN_HAND, side=CORP))),
    sub(Damage(1, NET)),
    **FACTS,
)
ENCOUNTER = On("encounter")
RIFFLE = resource("Riffle", "neutral_runner", when(ENCOUNTER, ShuffleDeck(CORP)), cost=0, influence=0)
STING = asset("Sting", "neutral_corp", when(ENCOUNTER, Damage(1, NET)), cost=0, trash=0, influence=0)


def ambushed(title: str, *rig: str, deck: bool = False) -> Table:
    """The Runner accesses this ice from HQ or R&D, and encounters it there."""
    t = Table(turn="runner", cards=(WISP, RIFFLE, STING))
    for one in rig:
        t.runner.put(one, tokens={"virus": 3} if one == "Datasucker" else None)
    t.runner.set(credits=20).hand(*["Sure Gamble"] * 4)
    t.corp.set(credits=20)
    (t.corp.deck if deck else t.corp.hand)(title)
    t.corp.put("Allele Repression", "Server 1", rezzed=True, tokens={"advancement": 1})
    t.corp.discard("Hedge Fund")
    t.runner.run("R&D" if deck else "HQ")
    if title == "Archangel":
        t.corp.trigger("Archangel")
    while encountered(t.state) < 0:
        t._let_pass(now(t))
    return t


class TestAccessedIceLeaves:
    @pytest.mark.rule("6.2.4b", "9.2.2d", "8.2.10")
    @pytest.mark.parametrize("title", ["Chrysalis", "Archangel"])
    def test_moved_to_archives_its_subroutines_do_not_resolve(self, title: str) -> None:
        with ambushed(title, "Wyrm") as t:
            assert t.runner.can("use", "Wyrm")  # so that an open window would not pass by unseen
            t.corp.use("Allele Repression")
            t.corp.pick("Hedge Fund")
            assert encountered(t.state) == -1
            assert t.state.find(EncounterIce) is None  # the window that was open has closed
            t.finish_run()
            assert t.zone(title) == "Archives"
            assert t.happened("subroutine") == 0
            assert t.happened("encounter ends") == 1
            assert len(t.runner.titles("hand")) == 4
            assert accessed(t) == [title]

    @pytest.mark.rule("6.2.4b", "9.2.2d")
    def test_drawn_from_rnd_its_subroutines_do_not_resolve(self) -> None:
        with ambushed("Archangel", "Eden Shard", deck=True) as t:
            t.runner.use("Eden Shard")
            assert t.zone("Archangel") == "HQ"
            t.finish_run()
            assert t.happened("trace initiated") == 0
            assert t.happened("subroutine") == 0

    @pytest.mark.both
    @pytest.mark.rule("6.5.5a", "9.2.2d")
    def test_the_subroutines_that_are_left_are_lost_with_it(self) -> None:
        with ambushed("Wisp") as t:
            t.finish_run()
            assert t.happened("subroutine") == 1
            assert len(t.runner.titles("hand")) == 4

    @pytest.mark.both
    @pytest.mark.rule("9.2.8f", "9.2.2d")
    def test_what_is_pending_since_the_encounter_began_is_lost_with_it(self) -> None:
        with Table(turn="runner", cards=(RIFFLE, STING)) as t:
            t.runner.put("Riffle")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.corp.put("Sting", "Server 1", rezzed=True)
            t.corp.deck("Chrysalis")
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("encounter") == 1
            assert t.happened("damaged") == 0

    @pytest.mark.rule("8.2.9", "8.2.10")
    def test_a_window_in_an_encounter_with_installed_ice_is_completed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.put("Wyrm")
            t.runner.put("Ice Carver")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            while encountered(t.state) < 0:
                t._let_pass(now(t))
            assert t.card("Himitsu-Bako").strength == 1
            t.corp.use("Himitsu-Bako")
            assert now(t).rule == "6.9.3b"
            assert t.card("Himitsu-Bako").strength == 2  # in HQ it is just a card
            assert t.runner.can("use", "Wyrm")  # to be stronger, whatever for
            t.finish_run()
            assert t.happened("subroutine") == 0


class TestIceThatWasBypassedLeaves:
    @pytest.mark.rule("8.2.9", "6.2.4e")
    def test_the_runner_passes_its_empty_position_and_not_the_ice_further_out(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Parasite", on="Enigma")
            t.runner.put("Abagnale")
            t.runner.put("Datasucker", tokens={"virus": 5})
            t.runner.run("HQ")
            t.runner.use("Abagnale", "Bypass")
            t.runner.use("Datasucker")
            t.runner.use("Datasucker")
            assert t.zone("Enigma") == "Archives"
            t.finish_run()
            s = t.state
            passed = [one.cid for one in s.journal.entries[: s.journal.length] if one.kind == "passed"]
            assert passed == [t.cid("Ice Wall"), -1]
            assert t.happened("successful run") == 1


class TestWhatIsEncountered:
    @pytest.mark.both
    @pytest.mark.rule("8.1.3", "6.5.2")
    def test_ice_that_is_accessed_is_not_rezzed_ice_being_encountered(self) -> None:
        with ambushed("Chrysalis", "Datasucker") as t:
            assert not t.runner.can("use", "Datasucker")
            t.finish_run()
            assert t.card("Datasucker").tokens("virus") == 4

    @pytest.mark.rule("6.5.2")
    def test_ice_that_is_accessed_is_ice_being_encountered(self) -> None:
        with ambushed("Archangel", "Abagnale") as t:
            t.runner.use("Abagnale", "Bypass")
            t.finish_run()
            assert t.happened("bypassed") == 1
            assert t.happened("subroutine") == 0

    @pytest.mark.both
    @pytest.mark.rule("8.2.10", "9.7.3")
    def test_ice_carver_lowers_the_strength_of_accessed_ice_and_of_no_other(self) -> None:
        with ambushed("Archangel", "Ice Carver") as t:
            assert t.card("Archangel").strength == 5
            t.corp.use("Allele Repression")
            t.corp.pick("Hedge Fund")
            assert t.card("Archangel").strength == 6
            t.finish_run()

    @pytest.mark.rule("8.2.10", "1.2.5")
    def test_ice_that_went_back_to_hq_is_no_target(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.put("Datasucker", tokens={"virus": 3})
            t.runner.run("HQ")
            while encountered(t.state) < 0:
                t._let_pass(now(t))
            assert t.runner.can("use", "Datasucker")
            t.corp.use("Himitsu-Bako")
            assert not t.runner.can("use", "Datasucker")
            t.finish_run()

    @pytest.mark.rule("8.2.10", "1.2.5")
    def test_ice_that_a_parasite_trashed_is_no_target_and_the_log_says_nothing_of_its_strength(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Ice Wall")
            t.runner.put("Datasucker", tokens={"virus": 3})
            t.runner.put("Wyrm")
            t.runner.run("HQ")
            t.runner.use("Datasucker")
            assert t.zone("Ice Wall") == "Archives"
            assert now(t).rule == "6.9.3b"  # the window is completed
            assert not t.runner.can("use", "Datasucker")
            t.finish_run()
            said = [line for line in t.game.log(None) if "strength" in str(line)]
            assert len(said) == 1

    @pytest.mark.rule("8.1.3b", "1.2.5")
    def test_ice_that_was_derezzed_is_not_rezzed_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Flashbang")
            t.runner.put("Datasucker", tokens={"virus": 3})
            t.runner.set(credits=20)
            t.runner.run("HQ")
            t.runner.use("Flashbang", "Derez")
            assert now(t).rule == "6.9.3b"
            assert not t.runner.can("use", "Datasucker")
            assert not any(o.card == "Flashbang" and "Derez" in o.words for o in now(t).options)
            t.finish_run()
            assert t.runner.credits == 14


class TestLastKnownInformation:
    def builder(self, *rig: str, tokens: int = 1, ice_: str = "Ice Wall") -> Table:
        t = Table(turn="runner", corp=BUILDER)
        t.corp.put(ice_, "HQ", rezzed=True, tokens={"advancement": tokens} if tokens else None)
        t.runner.put("Parasite", on=ice_)
        t.runner.put("Datasucker", tokens={"virus": 5})
        t.runner.hand(*["Sure Gamble"] * 3)
        return t

    def kill(self, t: Table, times: int) -> None:
        t.runner.run("HQ")
        for _ in range(times):
            t.runner.use("Datasucker")
        assert t.zone("Ice Wall") == "Archives"
        t.finish_run()

    @pytest.mark.rule("9.1.7", "6.2.4b")
    def test_an_encounter_with_advanced_ice_that_is_trashed_was_one_with_advanced_ice(self) -> None:
        with self.builder() as t:
            self.kill(t, 2)
            assert t.happened("damaged") == 1

    @pytest.mark.rule("9.1.7")
    def test_ice_without_a_token_was_not_advanced(self) -> None:
        with self.builder(tokens=0) as t:
            self.kill(t, 1)
            assert t.happened("damaged") == 0

    @pytest.mark.rule("9.1.7", "1.9.4")
    def test_a_considered_token_was_one(self) -> None:
        with self.builder(tokens=0) as t:
            t.corp.put("Satellite Grid", "HQ", rezzed=True)
            self.kill(t, 2)
            assert t.happened("damaged") == 1

    @pytest.mark.both
    @pytest.mark.rule("9.6.2c", "9.1.7")
    def test_it_was_the_first_of_the_turn_whatever_became_of_the_ice(self) -> None:
        with self.builder() as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True, tokens={"advancement": 1})
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.runner.use("Datasucker")
            t.runner.use("Datasucker")
            t.finish_run()
            t.runner.run("R&D")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.happened("damaged") == 1

    @pytest.mark.both
    @pytest.mark.rule("9.1.7", "10.9.3")
    def test_whether_all_was_broken_is_known_of_the_ice_as_it_was(self) -> None:
        """A subroutine that the ice had gained was not broken, though nothing can be found of it any more."""
        with Table(turn="runner") as t:
            t.corp.put("Peeping Tom", "HQ", rezzed=True)
            t.corp.put("Chum", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Peeping Tom")
            t.runner.put("Datasucker", tokens={"virus": 9})
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("HQ")
            t.corp.mode("event")
            while t.zone("Peeping Tom") != "Archives":
                t.runner.use("Datasucker")
            t.finish_run()
            assert t.happened("damaged") == 1
