"""What Anarch and neutral Runner cards of Rebellion Without Rehearsal do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, encounter, go_on


class TestAnarch:
    def test_eye_for_an_eye_accesses_more_and_trashes(self) -> None:
        with runner() as t:
            t.runner.hand("Eye for an Eye", "Sure Gamble", "Sure Gamble")
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.play("Eye for an Eye")
            t.settle()
            t.runner.use("Eye for an Eye")
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.state.tags == 1
            assert t.runner.credits == 4
            assert accessed(t) == ["Hedge Fund", "Hedge Fund"]
            assert t.corp.titles("discard") == ["Hedge Fund"]
            assert len(t.runner.titles("hand")) == 1

    def test_eye_for_an_eye_needs_a_clean_runner(self) -> None:
        with runner() as t:
            t.runner.hand("Eye for an Eye").set(tags=1)
            assert not t.runner.can("play", "Eye for an Eye")

    @pytest.mark.parametrize("threat", [True, False])
    def test_privileged_access_installs_from_the_heap(self, threat: bool) -> None:
        with runner() as t:
            t.runner.hand("Privileged Access").discard("Telework Contract", "Arruaceiras Crew", "Cleaver")
            t.corp.scored("The Basalt Spire" if threat else "Kingmaking")
            t.runner.play("Privileged Access")
            t.settle()
            t.runner.trigger("Privileged Access", "resource")
            t.runner.pick("Arruaceiras Crew")
            if threat:
                t.runner.accept()
            t.finish_run()
            assert t.state.tags == 1
            assert accessed(t) == []
            assert t.card("Arruaceiras Crew").installed
            assert t.card("Cleaver").installed is threat
            assert t.runner.credits == 5 - (3 if threat else 0)

    def test_privileged_access_needs_a_clean_runner(self) -> None:
        with runner() as t:
            t.runner.hand("Privileged Access").set(tags=1)
            assert not t.runner.can("play", "Privileged Access")

    @pytest.mark.parametrize("tags", [0, 1])
    def test_amanuensis_counts_turns_that_end_with_tags(self, tags: int) -> None:
        with runner() as t:
            amanuensis = t.runner.put("Amanuensis")
            assert t.runner.memory == (0, 5)
            t.runner.set(tags=tags)
            t.end_turn()
            assert amanuensis.tokens("power") == tags

    def test_amanuensis_draws_when_tags_are_removed(self) -> None:
        with runner() as t:
            amanuensis = t.runner.put("Amanuensis", tokens={"power": 2})
            t.runner.set(tags=1)
            t.runner.act("remove tag")
            t.runner.accept()
            assert len(t.runner.titles("hand")) == 2
            assert amanuensis.tokens("power") == 1

    @pytest.mark.parametrize("installs", [True, False])
    def test_the_wizards_chest_finds_cards_of_a_type(self, installs: bool) -> None:
        with runner(clicks=5, deck=0) as t:
            t.runner.put("The Wizard’s Chest")
            t.runner.deck("Marrow", "Endurance", "Sure Gamble", "Docklands Pass", "Cleaver")
            for server in ("HQ", "R&D"):
                t.runner.run(server)
                t.finish_run()
            assert not t.runner.can("use", "The Wizard’s Chest")
            t.runner.run("Archives")
            t.finish_run()
            t.runner.act("credit")
            t.runner.use("The Wizard’s Chest")
            t.runner.mode("hardware")
            if installs:
                t.runner.pick("Endurance")
            else:
                t.runner.decline()
            t.settle()
            assert t.runner.credits == 5 + 1
            assert t.card("Endurance").installed is installs
            left = {"Marrow", "Sure Gamble", "Docklands Pass", "Cleaver", *(() if installs else ("Endurance",))}
            assert set(t.runner.titles("deck")) == left

    def test_sebastiao_installs_a_connection_for_the_first_tag(self) -> None:
        with runner(runner="Sebastião Souza Pessoa: Activist Organizer") as t:
            t.runner.hand("Arruaceiras Crew", "Friend of a Friend", "Privileged Access", "Telework Contract")
            t.runner.play("Privileged Access")
            t.settle()
            t.runner.accept("Sebastião Souza Pessoa: Activist Organizer")
            t.runner.pick("Friend of a Friend")
            t.finish_run()
            assert t.card("Friend of a Friend").installed
            assert t.runner.credits == 5 - (3 - 2)

    def test_sebastiao_need_not_install(self) -> None:
        with runner(runner="Sebastião Souza Pessoa: Activist Organizer") as t:
            t.runner.hand("Friend of a Friend", "Privileged Access")
            t.runner.play("Privileged Access")
            t.settle()
            t.runner.decline()
            t.finish_run()
            assert t.happened("installed") == 0

    def test_sebastiao_does_nothing_for_the_second_tag(self) -> None:
        with runner(runner="Sebastião Souza Pessoa: Activist Organizer") as t:
            t.corp.put("Doomscroll", "Archives", rezzed=True)
            t.runner.hand("Arruaceiras Crew", "Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.set(tags=1, credits=9)
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("tagged") == 1
            assert t.happened("installed") == 0

    @pytest.mark.parametrize("title", ["Friend of a Friend", "Telework Contract"])
    def test_sebastiao_makes_connections_dear_to_trash(self, title: str) -> None:
        with corp(runner="Sebastião Souza Pessoa: Activist Organizer") as t:
            t.runner.put(title)
            t.runner.set(tags=1)
            if title == "Friend of a Friend":
                assert not t.corp.can("trash resource", title)
                t.corp.hand("Ice Wall")
            t.corp.act("trash resource", title)
            t.settle()
            assert t.zone(title) == "the heap"
            assert t.corp.titles("discard") == (["Ice Wall"] if title == "Friend of a Friend" else [])

    @pytest.mark.parametrize("trashed", [True, False])
    def test_boi_tata_is_cheaper_after_own_cards_were_trashed(self, trashed: bool) -> None:
        with runner() as t:
            t.corp.put("Anemone", "Archives", rezzed=True)
            boi = t.runner.put("Boi-tatá")
            t.runner.put("No Free Lunch")
            t.runner.hand("Sure Gamble")
            if trashed:
                t.runner.use("No Free Lunch", "Gain")
            t.runner.set(credits=9)
            encounter(t, "Archives")
            t.runner.use("Boi-tatá", "strength")
            assert boi.strength == 4
            assert t.runner.credits == 9 - (2 if trashed else 3)
            t.runner.break_subroutines("Boi-tatá")
            t.finish_run()
            assert t.runner.credits == 9 - (3 if trashed else 5)

    def test_boi_tata_breaks_two_subroutines(self) -> None:
        with runner() as t:
            t.corp.put("Doomscroll", "Archives", rezzed=True)
            t.runner.put("Boi-tatá")
            t.runner.set(credits=9)
            encounter(t, "Archives")
            t.runner.use("Boi-tatá", "strength")
            t.runner.use("Boi-tatá", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            assert t.happened("broken") == 2
            assert t.runner.credits == 9 - 3 - 2

    def test_heliamphora_hosts_a_card_of_archives(self) -> None:
        with runner() as t:
            heliamphora = t.runner.put("Heliamphora")
            t.corp.discard("Hostile Takeover", "Hedge Fund")
            t.runner.run("Archives")
            t.runner.act("access", "Hostile Takeover")
            t.runner.accept()
            t.finish_run()
            assert t.runner.score == 0
            assert accessed(t) == ["Hedge Fund"]  # once each breach
            assert t.corp.titles("discard") == ["Hedge Fund"]
            host = t.card("Hostile Takeover").thing.host
            assert host == heliamphora.cid
            t.runner.run("Archives")
            t.runner.accept()
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]
            assert t.corp.titles("discard") == []

    def test_heliamphora_need_not_host(self) -> None:
        with runner() as t:
            t.runner.put("Heliamphora")
            t.corp.discard("Hostile Takeover")
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert t.runner.score == 1

    def test_heliamphora_takes_cards_along_in_a_purge(self) -> None:
        with corp() as t:
            heliamphora = t.runner.put("Heliamphora")
            t.corp.hand("Ice Wall", "Ice Wall", "Ice Wall")
            t.corp.act("purge")
            t.settle()
            assert len(t.corp.titles("hand")) == 1
            assert heliamphora.zone == "the heap"

    @pytest.mark.rule("26.03:9.5.6c", example=150)
    def test_arruaceiras_crew_takes_a_tag_in_an_encounter_only(self) -> None:
        with runner() as t:
            wall = t.corp.put("Palisade", "HQ", rezzed=True)
            t.runner.put("Arruaceiras Crew")
            t.runner.put("Arruaceiras Crew")
            assert not t.runner.can("use", "Arruaceiras Crew")
            encounter(t, "HQ")
            assert wall.strength == 2
            t.runner.use(t.card("Arruaceiras Crew", 0), "strength")
            assert wall.strength == 0
            assert t.state.tags == 1
            assert not t.runner.can("use", t.card("Arruaceiras Crew", 0), says="-2 strength")
            t.runner.use(t.card("Arruaceiras Crew", 0), "trash")
            t.finish_run()
            assert wall.zone == "Archives"
            assert t.runner.credits == 3
            assert t.runner.titles("discard") == ["Arruaceiras Crew"]
            assert t.happened("successful run") == 1

    def test_arruaceiras_crew_cannot_trash_strong_ice(self) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Arruaceiras Crew")
            encounter(t, "HQ")
            assert wall.strength == 1
            assert not t.runner.can("use", "Arruaceiras Crew", says="trash the encountered ice")
            t.finish_run()

    def test_friend_of_a_friend_pays_five_and_removes_a_tag(self) -> None:
        with runner() as t:
            t.runner.put("Friend of a Friend")
            t.runner.set(tags=2)
            assert not t.runner.can("use", "Friend of a Friend", says="9[credit]")
            t.runner.use("Friend of a Friend", "5[credit]")
            assert (t.runner.credits, t.runner.clicks, t.state.tags) == (10, 3, 1)
            assert t.zone("Friend of a Friend") == "the heap"

    def test_friend_of_a_friend_pays_nine_for_a_tag(self) -> None:
        with runner() as t:
            t.runner.put("Friend of a Friend")
            t.runner.use("Friend of a Friend", "9[credit]")
            assert (t.runner.credits, t.runner.clicks, t.state.tags) == (14, 3, 1)
            assert t.zone("Friend of a Friend") == "the heap"

    @pytest.mark.parametrize("tags", [0, 1])
    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_manuel_accesses_more_while_tagged(self, tags: int, server: str) -> None:
        with runner() as t:
            t.runner.put("Manuel Lattes de Moura")
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.set(tags=tags)
            t.runner.run(server)
            t.finish_run()
            assert len(accessed(t)) == 1 + tags

    @pytest.mark.parametrize("threat", [True, False])
    def test_manuel_is_dear_to_trash_late_in_the_game(self, threat: bool) -> None:
        with corp() as t:
            t.runner.put("Manuel Lattes de Moura")
            t.runner.put("Friend of a Friend")
            t.runner.set(tags=1)
            t.corp.scored("The Basalt Spire" if threat else "Kingmaking")
            assert t.corp.can("trash resource", "Friend of a Friend")
            assert t.corp.can("trash resource", "Manuel Lattes de Moura") is not threat
            if threat:
                t.corp.hand("Ice Wall", "Ice Wall")
            t.corp.act("trash resource", "Manuel Lattes de Moura")
            if threat:
                t.corp.pick("Ice Wall")
            assert t.zone("Manuel Lattes de Moura") == "the heap"
            assert len(t.corp.titles("discard")) == (1 if threat else 0)


class TestNeutral:
    @pytest.mark.rule("26.03:8.6.6a", example=123)
    def test_ashen_epilogue_begins_anew_with_fewer_cards(self) -> None:
        with runner(deck=0) as t:
            t.runner.hand("Ashen Epilogue", "Cleaver", "Leech").discard(*["Sure Gamble"] * 6)
            t.runner.deck(*["Telework Contract"] * 4)
            t.runner.play("Ashen Epilogue")
            t.settle()
            assert t.runner.credits == 0
            assert len(t.runner.titles("hand")) == 5
            assert len(t.runner.titles("deck")) == 12 - 5 - 5
            assert t.runner.titles("discard") == []
            assert t.zone("Ashen Epilogue") == "removed"

    def test_valentina_pays_when_tags_are_removed(self) -> None:
        with runner() as t:
            t.runner.put("Valentina Ferreira Carvalho")
            t.runner.set(tags=2)
            t.runner.act("remove tag")
            assert t.runner.credits == 5 - 2 + 1

    @pytest.mark.parametrize("mode", ["tag", "credit", ""])
    def test_valentina_helps_late_in_the_game(self, mode: str) -> None:
        with runner() as t:
            t.runner.hand("Valentina Ferreira Carvalho").set(tags=1)
            t.corp.scored("The Basalt Spire" if mode else "Kingmaking")
            t.runner.install("Valentina Ferreira Carvalho")
            if mode:
                t.runner.accept()
                t.runner.mode(mode)
            t.settle()
            assert t.state.tags == (0 if mode == "tag" else 1)
            assert t.runner.credits == 5 - 2 + {"tag": 1, "credit": 2, "": 0}[mode]
