"""Titles and places: what a test names is what is meant, or the table says that it is not."""

import pytest

from sneakdoor.testing import Table, TableError


def two_walls() -> Table:
    t = Table("runner")
    t.corp.put("Ice Wall", "HQ")
    t.corp.put("Ice Wall", "R&D", tokens={"advancement": 1})
    return t


class TestAmbiguousTitles:
    @pytest.mark.rule("2.1.4")
    def test_a_title_of_two_cards_that_differ_says_so_when_it_is_looked_at(self) -> None:
        t = two_walls()

        with pytest.raises(TableError, match=r"2 cards 'Ice Wall' that differ: HQ, facedown; R&D, facedown, 1 adv"):
            t.card("Ice Wall")
        assert [t.card("Ice Wall", n).server for n in (0, 1)] == ["HQ", "R&D"]

    @pytest.mark.rule("2.1.4")
    def test_and_when_it_is_named_by_a_verb(self) -> None:
        with Table() as t:
            first = t.corp.put("PAD Campaign", "Server 1")
            second = t.corp.put("PAD Campaign", "Server 2")

            with pytest.raises(TableError, match=r"rez PAD Campaign could mean each of these: .*Server 1.*Server 2"):
                t.corp.rez("PAD Campaign")

            t.corp.rez(second)
            assert (first.rezzed, second.rezzed) == (False, True)

    @pytest.mark.rule("2.1.4")
    def test_ice_of_one_server_is_told_by_its_position(self) -> None:
        t = Table()
        t.corp.put("Ice Wall", "HQ")
        outer = t.corp.put("Ice Wall", "HQ")

        with pytest.raises(TableError, match="advance Ice Wall could mean"):
            t.corp.advance("Ice Wall")
        t.corp.advance(outer)
        assert outer.tokens("advancement") == 1

    @pytest.mark.rule("2.1.4")
    def test_copies_that_are_alike_are_one_to_everybody(self) -> None:
        with Table("runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.use("Armitage Codebusting")

            assert t.runner.credits == 7

    def test_a_card_with_two_abilities_is_not_told_by_its_title(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            while t.decision is not None and t.decision.rule != "6.9.3b":
                t.runner.pass_()

            with pytest.raises(TableError, match=r"use Corroder could mean each of these: .*strength.*Break"):
                t.runner.use("Corroder")

            t.runner.use("Corroder", "Break")
            t.finish_run()

    def test_what_only_fills_a_deck_is_not_meant(self) -> None:
        with Table() as t:
            t.corp.hand("Hedge Fund")
            assert t.zone("Hedge Fund") == "HQ"
            t.corp.play("Hedge Fund")

            assert t.zone("Hedge Fund") == "Archives"

    def test_who_asks_for_any_card_gets_any(self) -> None:
        t = Table("runner")
        t.runner.hand("Special Order").deck("Corroder", "Mimic")
        t.runner.play("Special Order")

        t.runner.act("pick")

    def test_a_card_that_left_is_still_called_by_what_put_returned(self) -> None:
        with Table("runner") as t:
            kept = t.runner.put("Armitage Codebusting", tokens={"credit": 4})
            lost = t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.use(lost)

            assert (kept.zone, lost.zone) == ("the play area", "the heap")


class TestDestinations:
    @pytest.mark.rule("1.4:8.3.2")
    def test_a_place_that_is_not_legal_fails_though_there_is_only_one(self) -> None:
        t = Table()
        t.corp.hand("PAD Campaign")

        with pytest.raises(TableError, match="PAD Campaign cannot go to HQ: the only place was Server 1"):
            t.corp.install("PAD Campaign", "HQ")

    @pytest.mark.rule("1.4:8.3.2")
    @pytest.mark.parametrize("server", ["new", "Server 1"])
    def test_the_only_place_may_be_named(self, server: str) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", server)

            assert t.card("PAD Campaign").server == "Server 1"

    def test_a_remote_server_to_be_may_be_called_by_its_number_among_others(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Enigma").put("PAD Campaign", "Server 1")
            t.corp.install("Ice Wall", "Server 2")
            t.corp.install("Enigma", "Server 2")
            t.corp.act("done")

            assert [t.card(title).server for title in ("Ice Wall", "Enigma")] == ["Server 2", "Server 2"]

    def test_a_server_that_will_not_be_there_fails(self) -> None:
        t = Table()
        t.corp.hand("PAD Campaign", "Ice Wall")

        with pytest.raises(TableError, match="the only place was Server 1"):
            t.corp.install("PAD Campaign", "Server 2")
        with pytest.raises(TableError, match="cannot server"):
            t.corp.install("Ice Wall", "Server 7")

    @pytest.mark.rule("1.4:8.3.2")
    def test_a_program_does_not_go_to_a_server_or_onto_a_card_that_takes_none(self) -> None:
        t = Table("runner")
        t.runner.hand("Corroder", "Mimic").set(credits=9).put("Datasucker")

        with pytest.raises(TableError, match="Corroder cannot go to R&D: the only place was the rig"):
            t.runner.install("Corroder", "R&D")
        t.runner.act("done")
        with pytest.raises(TableError, match="Mimic cannot go to Datasucker: the only place was the rig"):
            t.runner.install("Mimic", on="Datasucker")

    def test_an_only_host_may_be_named_and_another_may_not(self) -> None:
        with Table("runner") as t:
            t.runner.hand("The Personal Touch").put("Corroder")
            t.runner.install("The Personal Touch", on="Corroder")
            assert t.card("The Personal Touch").thing.host == t.cid("Corroder")

    def test_a_place_is_a_server_or_a_host(self) -> None:
        t = Table("runner")
        t.runner.hand("Corroder").put("Mimic")

        with pytest.raises(TableError, match="name one of them"):
            t.runner.install("Corroder", "HQ", on="Mimic")

    def test_a_card_in_no_server_says_so(self) -> None:
        t = Table("runner")

        with pytest.raises(TableError, match="Corroder is in no server"):
            _ = t.runner.put("Corroder").server

    def test_without_an_install_there_is_no_place(self) -> None:
        t = Table()
        t.corp.act("credit")

        with pytest.raises(TableError, match="nothing was installed, so nothing can go to HQ"):
            t.corp.destination("HQ")
