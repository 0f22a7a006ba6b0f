"""Runner identities of the cycles where they meet other cards, and an empty deck or heap."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table

STEVE = "Steve Cambridge: Master Grifter"
OMAR = "Omar Keung: Conspiracy Theorist"
MAXX = "MaxX: Maximum Punk Rock"
NOISE = "Noise: Hacker Extraordinaire"
WYVERN = "Wyvern: Chemically Enhanced"


class TestSteveCambridge:
    @pytest.mark.rule("1.2.3", "1.2.5")
    def test_one_card_in_the_heap_is_not_enough(self) -> None:
        with Table(turn="runner", runner=STEVE) as t:
            t.runner.discard("Diesel")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("discard") == ["Diesel"]

    @pytest.mark.rule("9.6.2e")
    def test_a_second_card_may_come_to_the_heap_before_he_chooses(self) -> None:
        with Table(turn="runner", runner=STEVE) as t:
            t.corp.put("Ice Wall", "R&D")
            t.runner.put("Pawn", on="Ice Wall")
            t.runner.discard("Diesel")
            t.runner.run("HQ")
            t.runner.trigger(STEVE)
            t.runner.pick("Diesel")  # and the other, since there are two
            t.corp.pick("Pawn")
            t.finish_run()
            assert t.runner.titles("hand") == ["Diesel"]
            assert t.zone("Pawn") == "removed"


class TestOmarKeung:
    @pytest.mark.rule("6.1.2b", "6.7.2")
    def test_what_waits_for_a_run_on_archives_does_not_see_one(self) -> None:
        with Table(clicks=1, runner=OMAR) as t:
            t.runner.put("Security Testing")
            t.corp.hand("Hedge Fund")
            t.corp.act("credit")
            t.runner.trigger("Security Testing")
            t.runner.act("server", server="Archives")
            t.runner.use(OMAR)
            t.settle()
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.runner.credits, t.happened("accessed")) == (5, 1)

    @pytest.mark.rule("1.2.2", "6.7.2")
    def test_a_run_that_cannot_be_declared_successful_is_not_led_elsewhere(self) -> None:
        with Table(turn="runner", runner=OMAR) as t:
            t.corp.put("Crisium Grid", "Archives", rezzed=True)
            t.runner.use(OMAR)
            t.finish_run()
            assert t.happened("successful run") == 0
            assert t.happened("run moved") == 0

    @pytest.mark.rule("1.2.2", "6.7.2")
    def test_nor_is_it_successful_where_the_new_server_forbids_it(self) -> None:
        with Table(turn="runner", runner=OMAR) as t:
            t.corp.put("Crisium Grid", "HQ", rezzed=True)
            t.runner.use(OMAR)
            t.settle()
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.happened("successful run") == 0
            assert t.happened("run moved") == 1

    @pytest.mark.both
    @pytest.mark.rule("9.2.7", "6.1.2b")
    def test_maxwell_james_counts_it_as_a_run_on_hq(self) -> None:
        with Table(turn="runner", runner=OMAR) as t:
            t.runner.put("Maxwell James")
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.runner.use(OMAR)
            t.settle()
            t.runner.act("server", server="HQ")
            t.runner.use("Maxwell James")
            t.settle()
            assert not t.card("Ice Wall").rezzed


class TestMaxX:
    @pytest.mark.rule("1.2.4")
    @pytest.mark.parametrize(("deck", "trashed", "drawn"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 1)])
    def test_she_burns_what_there_is(self, deck: int, trashed: int, drawn: int) -> None:
        with Table(runner=MAXX, deck=0) as t:
            t.corp.deck(*["Hedge Fund"] * 3)
            t.runner.deck(*["Diesel"] * deck)
            t.end_turn()
            assert (len(t.runner.titles("discard")), len(t.runner.titles("hand"))) == (trashed, drawn)

    @pytest.mark.rule("11.2.15a")
    def test_programs_from_the_stack_were_not_installed(self) -> None:
        with Table(runner=MAXX) as t:
            t.runner.put("Q-Coherence Chip")
            t.runner.deck("Corroder", "Mimic")
            t.end_turn()
            assert t.runner.titles("discard") == ["Corroder", "Mimic"]
            assert t.card("Q-Coherence Chip").installed


class TestNoise:
    @pytest.mark.rule("1.13.6a", "1.18.2")
    def test_the_corp_trashes_its_card_unseen(self) -> None:
        with Table(turn="runner", runner=NOISE) as t:
            t.runner.hand("Datasucker")
            t.runner.install("Datasucker")
            assert len(t.state.down) == 1
            (change,) = [one for one in t.state.journal.since(0) if one.kind == "trashed"]
            assert change.side == 0

    @pytest.mark.rule("1.7.2c")
    def test_an_empty_deck_has_nothing_to_trash_and_nobody_loses(self) -> None:
        with Table(turn="runner", runner=NOISE, deck=0) as t:
            t.runner.hand("Datasucker")
            t.runner.install("Datasucker")
            assert t.outcome is None

    @pytest.mark.rule("8.4.2")
    def test_a_virus_that_is_installed_facedown_is_none(self) -> None:
        with Table(turn="runner", runner=NOISE, deck=3) as t:
            t.runner.put("Hunting Grounds")
            t.runner.deck("Datasucker", "Datasucker", "Datasucker")
            t.runner.use("Hunting Grounds")
            t.settle()
            assert t.happened("installed") == 3
            assert t.corp.titles("discard") == []

    def test_from_the_heap_in_the_corps_turn_as_well(self) -> None:
        with Table(runner=NOISE) as t:
            t.runner.put("Clone Chip")
            t.runner.discard("Datasucker")
            t.corp.act("credit")
            t.runner.use("Clone Chip")
            t.settle()
            assert t.corp.titles("discard") == ["Hedge Fund"]


class TestWyvern:
    @pytest.mark.rule("1.13.6a")
    def test_what_the_corp_trashes_itself_is_none_of_hers(self) -> None:
        with Table(turn="runner", runner=WYVERN) as t:
            t.runner.put("Datasucker")
            t.runner.put("Salvaged Vanadis Armory")
            t.runner.hand("Respirocytes", "Diesel", "Diesel")
            t.runner.install("Respirocytes")
            t.runner.use("Salvaged Vanadis Armory")
            t.settle()
            assert len(t.corp.titles("discard")) == 1
            assert t.happened("shuffled in") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.4b")
    def test_each_card_trashed_sends_one_back(self) -> None:
        with Table(turn="runner", runner=WYVERN) as t:
            t.runner.put("Datasucker")
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.discard("Diesel", "Easy Mark")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.runner.use("Imp")
            t.finish_run()
            assert t.runner.titles("discard") == ["Diesel"]
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.titles("discard") == []


@pytest.mark.rule("1.15.1b")
def test_jesminder_cannot_pay_with_a_tag_that_she_must_avoid() -> None:
    with Table(turn="runner", runner="Jesminder Sareen: Girl Behind the Curtain") as t:
        t.corp.put("Peeping Tom", "HQ", rezzed=True)
        t.runner.hand("Sure Gamble")
        t.runner.run("HQ")
        t.corp.mode("event")
        t.finish_run()
        assert (t.state.tags, t.happened("accessed")) == (0, 0)


class TestGModsOfDJFenris:
    def hosting(self, identity: str) -> Table:
        t = Table(turn="runner", runner="Jesminder Sareen: Girl Behind the Curtain")
        t.runner.set(credits=9).hand("DJ Fenris", "Datasucker").outside(identity)
        t.runner.install("DJ Fenris")
        return t

    @pytest.mark.rule("1.5.4a")
    def test_he_trashes_and_draws_as_maxx_does(self) -> None:
        with self.hosting(MAXX) as t:
            t.end_turn()
            before = len(t.runner.titles("hand"))
            t.end_turn()
            assert len(t.runner.titles("discard")) == 2
            assert len(t.runner.titles("hand")) == before + 1

    @pytest.mark.rule("1.5.4a")
    def test_with_noise_he_hears_of_a_virus(self) -> None:
        with self.hosting(NOISE) as t:
            t.runner.install("Datasucker")
            assert t.corp.titles("discard") == ["Hedge Fund"]

    @pytest.mark.rule("1.5.4a")
    def test_with_steve_he_bargains_over_the_heap(self) -> None:
        with self.hosting(STEVE) as t:
            t.runner.discard("Diesel", "Easy Mark")
            t.runner.run("HQ")
            t.runner.trigger("DJ Fenris")
            t.runner.pick("Diesel")
            t.corp.pick("Diesel")
            t.finish_run()
            assert "Easy Mark" in t.runner.titles("hand")
