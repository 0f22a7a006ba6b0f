"""What Haas-Bioroid cards of the cycles do."""

from __future__ import annotations

from sneakdoor.testing import Table


def test_fast_break_installs_as_many_cards_as_the_runner_has_agendas_in_one_remote() -> None:
    with Table() as t:
        t.corp.hand("Fast Break", "PAD Campaign", "Ice Wall", "Enigma")
        t.corp.put("Adonis Campaign", "Server 1")
        t.runner.scored("Hostile Takeover", "Nisei MK II")
        t.corp.play("Fast Break")
        t.corp.number(1)
        t.corp.pick("PAD Campaign")
        t.corp.destination("new")
        t.corp.pick("Ice Wall")
        t.settle()
        assert t.corp.credits == 5 - 4 + 2
        assert t.card("Ice Wall").server == t.card("PAD Campaign").server == "Server 2"
        assert t.corp.titles("hand") == ["Enigma", "Hedge Fund"]


def test_fast_break_without_agendas_does_nothing() -> None:
    with Table() as t:
        t.corp.hand("Fast Break", "PAD Campaign")
        assert not t.corp.can("play", "Fast Break")


def test_the_foundry_finds_a_copy_of_the_first_ice_rezzed_in_a_turn() -> None:
    with Table(turn="runner", corp="The Foundry: Refining the Process") as t:
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "R&D")
        t.corp.deck("Enigma", "Ice Wall")
        t.runner.run("HQ")
        t.corp.rez("Ice Wall")
        t.corp.act("trigger", "The Foundry: Refining the Process")
        t.corp.pick("Ice Wall")
        t.finish_run()
        assert t.corp.titles("hand") == ["Ice Wall"]
        t.runner.run("R&D")
        t.corp.rez("Enigma")
        t.finish_run()
        assert t.corp.titles("hand") == ["Ice Wall"]
