"""What NBN, neutral and Weyland cards of Rebellion Without Rehearsal do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import break_once, damage, encounter, row, score

from sneakdoor.testing import TableError


class TestNbn:
    @pytest.mark.parametrize("n", [3, 1])
    def test_kingmaking_draws_and_adds_a_small_agenda(self, n: int) -> None:
        with corp() as t:
            t.corp.hand("Hostile Takeover", "The Basalt Spire")
            score(t, "Kingmaking", 4)
            t.corp.number(n)
            t.corp.yes()
            t.settle()
            assert t.corp.score == 2 + 1
            assert len(t.corp.titles("hand")) == 1 + n
            assert "The Basalt Spire" in t.corp.titles("hand")

    def test_kingmaking_draws_three_cards_at_most(self) -> None:
        with corp() as t:
            score(t, "Kingmaking", 4)
            assert t.decision is not None
            assert len(t.decision.options) == 4
            t.corp.number(0)
            assert t.corp.titles("hand") == []

    def test_kingmaking_leaves_agendas_worth_more(self) -> None:
        with corp(deck=0) as t:
            t.corp.hand("Artificial Cryptocrash", "PAD Campaign")
            score(t, "Kingmaking", 4)
            t.corp.number(0)
            t.settle()
            assert t.corp.score == 2

    def test_stoke_the_embers_pays_when_scored(self) -> None:
        with corp() as t:
            wall = t.corp.put("Ice Wall", "HQ")
            score(t, "Stoke the Embers", 4)
            t.settle()
            assert t.corp.credits == 5 + 3
            assert wall.tokens("advancement") == 1

    @pytest.mark.parametrize("reveals", [True, False])
    def test_stoke_the_embers_pays_when_installed_from_elsewhere(self, reveals: bool) -> None:
        with corp() as t:
            t.corp.put("The Powers That Be", "Server 1", rezzed=True)
            t.corp.discard("Stoke the Embers")
            score(t, "Hostile Takeover", 2)
            t.corp.trigger("The Powers That Be")
            t.corp.destination("new")
            t.corp.accept() if reveals else t.corp.decline()
            if reveals:
                t.corp.pick("Stoke the Embers")
            t.settle()
            assert t.corp.credits == 5 + 7 + (2 if reveals else 0)
            assert t.card("Stoke the Embers").tokens("advancement") == (1 if reveals else 0)

    def test_stoke_the_embers_pays_nothing_when_installed_from_hq(self) -> None:
        with corp() as t:
            t.corp.hand("Stoke the Embers")
            t.corp.install("Stoke the Embers", "new")
            t.settle()
            assert t.corp.credits == 5
            assert t.happened("revealed") == 0

    def test_janaina_gathers_credits(self) -> None:
        with runner() as t:
            janaina = t.corp.put("Janaína “JK” Dumont Kindelán", "Server 1", rezzed=True)
            t.end_turn()
            assert janaina.tokens("credit") == 3

    def test_janaina_returns_with_her_credits(self) -> None:
        with corp() as t:
            t.corp.put("Janaína “JK” Dumont Kindelán", "Server 1", rezzed=True, tokens={"credit": 6})
            t.corp.hand("Ice Wall")
            t.corp.use("Janaína “JK” Dumont Kindelán")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            assert t.corp.credits == 5 + 6
            assert t.corp.clicks == 2
            assert t.corp.titles("hand") == ["Janaína “JK” Dumont Kindelán"]
            assert row(t, "HQ") == ["Ice Wall"]

    @pytest.mark.parametrize("tags", [0, 3])
    def test_capacitor_grows_and_pays_with_tags(self, tags: int) -> None:
        with runner() as t:
            capacitor = t.corp.put("Capacitor", "HQ", rezzed=True)
            t.runner.set(tags=tags)
            assert capacitor.strength == (5 if tags else 3)
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 5 + tags
            assert t.happened("successful run") == 0

    @pytest.mark.parametrize("tags", [0, 2])
    def test_piranhas_cost_bad_publicity_or_a_tag(self, tags: int) -> None:
        with runner() as t:
            t.corp.put("Piranhas", "Archives")
            t.runner.set(tags=tags)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("Archives")
            t.corp.rez("Piranhas")
            if tags:
                t.corp.no()  # not the bad publicity
            t.settle()
            t.corp.no()
            t.finish_run()
            assert t.state.bad_publicity == (0 if tags else 1)
            assert t.state.tags == (1 if tags else 0)
            assert t.corp.credits == 0
            assert damage(t) == [("net", 1)]
            assert t.happened("successful run") == 1

    @pytest.mark.parametrize(("grip", "stopped"), [(2, False), (1, True)])
    def test_piranhas_stop_a_runner_with_fewer_cards(self, grip: int, stopped: bool) -> None:
        with runner() as t:
            t.corp.put("Piranhas", "Archives", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * (grip + 1))
            t.corp.hand("Ice Wall")
            t.runner.run("Archives")
            t.settle()
            t.corp.yes()  # the Corp has two cards, the Runner one fewer than before
            t.finish_run()
            assert t.happened("successful run") == (0 if stopped else 1)

    @pytest.mark.parametrize("pays", ["damage", "tag", "nothing"])
    def test_seraph_asks_a_price(self, pays: str) -> None:
        with runner() as t:
            t.corp.put("Seraph", "Archives", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.set(credits=10)
            t.runner.run("Archives")
            if pays == "nothing":
                t.runner.decline()
            else:
                t.runner.accept()
                t.runner.yes() if pays == "damage" else t.runner.no()
            t.finish_run()
            assert t.runner.credits == 10 - 3 - (3 if pays == "nothing" else 0)
            assert damage(t) == [("net", 2)] * (2 if pays == "damage" else 1)
            assert t.state.tags == (2 if pays == "tag" else 1)

    @pytest.mark.parametrize("threat", [True, False])
    def test_sudden_commandment_plays_another_operation(self, threat: bool) -> None:
        with corp() as t:
            t.corp.hand("Sudden Commandment", "Hedge Fund", "Bring Them Home").set(credits=7)
            t.corp.scored("The Basalt Spire" if threat else "Kingmaking")
            t.corp.play("Sudden Commandment")
            t.corp.yes()
            assert not t.corp.can("pick", "Bring Them Home")
            t.corp.pick("Hedge Fund")
            if threat:
                t.corp.yes()
            t.settle()
            assert len(t.corp.titles("hand")) == 1 + 2
            assert t.corp.credits == 7 - 1 + 4 - (3 if threat else 0)
            assert t.corp.clicks == (3 if threat else 2)

    def test_sudden_commandment_pays_for_the_first_mandate_only(self) -> None:
        with corp(deck=0) as t:
            t.corp.hand("Sudden Commandment", "Sudden Commandment").set(credits=20)
            t.corp.deck("Ice Wall", "Ice Wall", "Ice Wall", "Ice Wall")
            t.corp.scored("The Basalt Spire")
            t.corp.play("Sudden Commandment")
            t.corp.yes()  # the other one, which is not the first
            t.settle()
            t.corp.yes()
            assert t.corp.credits == 20 - 1 - 1 - 3
            assert t.corp.clicks == 3

    def test_the_holo_man_moves(self) -> None:
        with runner() as t:
            holo = t.corp.put("The Holo Man", "HQ", rezzed=True)
            t.end_turn()
            t.corp.accept()
            t.corp.act("server", server="R&D")
            assert holo.server == "R&D"

    def test_the_holo_man_may_stay(self) -> None:
        with runner() as t:
            holo = t.corp.put("The Holo Man", "HQ", rezzed=True)
            t.end_turn()
            t.corp.decline()
            assert holo.server == "HQ"

    @pytest.mark.parametrize("installs", [True, False])
    def test_the_holo_man_advances_a_card_here(self, installs: bool) -> None:
        with corp() as t:
            t.corp.put("The Holo Man", "Server 1", rezzed=True)
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 2")
            t.corp.hand("Ice Wall")
            if installs:
                t.corp.install("Ice Wall", "HQ")
            t.corp.use("The Holo Man")
            t.corp.pick(pad)
            assert t.corp.credits == 1
            assert t.corp.clicks == (1 if installs else 2)
            assert pad.tokens("advancement") == (2 if installs else 3)
            t.corp.set(credits=9)
            assert not t.corp.can("use", "The Holo Man")

    @pytest.mark.parametrize("pile", ["hand", "discard"])
    def test_the_powers_that_be_install_for_nothing(self, pile: str) -> None:
        with corp() as t:
            t.corp.put("The Powers That Be", "Server 1", rezzed=True)
            t.corp.put("Vanilla", "HQ")
            getattr(t.corp, pile)("Ice Wall")
            score(t, "The Basalt Spire", 5)
            t.corp.trigger("The Powers That Be")
            t.corp.destination("HQ")
            t.corp.decline()  # trashes no other ice
            t.settle()
            assert row(t, "HQ") == ["Vanilla", "Ice Wall"]
            assert t.corp.credits == 5

    def test_the_powers_that_be_need_not_install(self) -> None:
        with corp() as t:
            t.corp.put("The Powers That Be", "Server 1", rezzed=True)
            t.corp.hand("Ice Wall")
            score(t, "Midnight-3 Arcology", 4)
            t.corp.trigger("Midnight-3 Arcology")
            t.corp.decline()
            assert "Ice Wall" in t.corp.titles("hand")

    def test_seraph_minds_its_own_encounters(self) -> None:
        with runner() as t:
            t.corp.put("Seraph", "HQ", rezzed=True)
            t.corp.put("Capacitor", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 5


class TestWeyland:
    @pytest.mark.parametrize(
        "title", ["Eminent Domain", "The Basalt Spire", "Kingmaking", "Stoke the Embers", "See How They Run"]
    )
    def test_agendas_wait_for_their_own_scoring(self, title: str) -> None:
        with corp() as t:
            t.corp.scored(title)
            t.corp.put("Ice Wall", "HQ")
            score(t, "Project Ingatan", 3)
            t.settle()
            assert t.corp.credits == 5
            assert t.state.tags == 0
            assert t.card(title).tokens("agenda") == 0
            assert t.happened("drawn") == t.happened("search") == 0

    def test_eminent_domain_installs_and_rezzes_from_hq(self) -> None:
        with corp() as t:
            t.corp.put("Vanilla", "HQ")
            t.corp.hand("Eminent Domain", "Boto")
            t.corp.use("Eminent Domain")
            t.corp.destination("HQ")
            t.corp.decline()  # trashes no other ice
            t.corp.number(1)  # off the install cost, so that 4 are left for the rez cost
            t.settle()
            assert t.card("Boto").rezzed
            assert t.corp.credits == 5 - 1 - (1 - 1) - (6 - 4)
            assert t.corp.clicks == 2
            assert t.zone("Eminent Domain") == "Archives"

    def test_eminent_domain_finds_a_card_when_scored(self) -> None:
        with corp(deck=0) as t:
            t.corp.deck("Boto", "Hedge Fund")
            score(t, "Eminent Domain", 3)
            t.corp.accept()
            t.corp.pick("Boto")
            t.corp.destination("R&D")
            t.settle()
            assert t.card("Boto").rezzed
            assert t.corp.credits == 5

    def test_the_basalt_spire_returns_cards(self) -> None:
        with corp() as t:
            t.corp.discard("Kingmaking", "Ice Wall")
            score(t, "The Basalt Spire", 5)
            spire = t.card("The Basalt Spire")
            assert spire.tokens("agenda") == 2
            deck = len(t.corp.titles("deck"))
            t.corp.use("The Basalt Spire")
            t.corp.pick("Kingmaking")
            assert t.corp.titles("hand") == ["Kingmaking"]
            assert len(t.corp.titles("deck")) == deck - 1
            assert spire.tokens("agenda") == 1
            assert not t.corp.can("use", "The Basalt Spire")

    @pytest.mark.parametrize("takes", [True, False])
    def test_the_basalt_spire_comforts_when_stolen(self, takes: bool) -> None:
        with runner() as t:
            t.corp.discard("Hedge Fund")
            t.corp.put("The Basalt Spire", "Server 1")
            t.runner.run("Server 1")
            t.corp.accept() if takes else t.corp.decline()
            t.finish_run()
            assert t.runner.score == 3
            assert t.corp.titles("hand") == (["Hedge Fund"] if takes else [])

    @pytest.mark.parametrize("guarded", [True, False])
    def test_hearts_and_minds_moves_and_places_counters(self, guarded: bool) -> None:
        with runner() as t:
            t.corp.put("Hearts and Minds", "Server 1", rezzed=True)
            if guarded:
                t.corp.put("Vanilla", "Server 1")
            first = t.corp.put("Ice Wall", "HQ", tokens={"advancement": 2})
            second = t.corp.put("Chekist Scion", "Server 2")
            t.end_turn()
            t.corp.yes()
            t.settle()
            assert first.tokens("advancement") == 1
            assert second.tokens("advancement") == 1
            if guarded:
                assert t.happened("turn begins") == 1
                return
            t.corp.yes()
            t.corp.pick(second)
            assert second.tokens("advancement") == 2

    def test_descent_shuffles_agendas_away(self) -> None:
        with corp() as t:
            t.corp.hand("Descent", "Hostile Takeover").discard("The Basalt Spire", "Kingmaking")
            deck = len(t.corp.titles("deck"))
            t.corp.use("Descent")
            t.corp.pick("Hostile Takeover", "The Basalt Spire")
            assert t.corp.credits == 4
            assert t.corp.clicks == 2
            assert len(t.corp.titles("deck")) == deck - 1 + 2
            assert len(t.corp.titles("hand")) == 1
            assert sorted(t.corp.titles("discard")) == ["Descent", "Kingmaking"]
            assert t.happened("revealed") == 1 + 2  # Descent itself, too

    def test_descent_takes_agendas_and_no_more_than_two(self) -> None:
        with corp() as t:
            t.corp.hand("Descent", "PAD Campaign", "Hostile Takeover").discard("PAD Campaign")
            t.corp.use("Descent")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Hostile Takeover")
            assert len(t.corp.titles("hand")) == 2
        with corp() as t:
            t.corp.hand("Descent", "Hostile Takeover").discard("The Basalt Spire", "Kingmaking")
            t.corp.use("Descent")
            t.corp.decline()
            assert "Hostile Takeover" in t.corp.titles("hand")
        t = corp()
        t.corp.hand("Descent", "Hostile Takeover").discard("The Basalt Spire", "Kingmaking")
        t.corp.use("Descent")
        with pytest.raises(TableError):
            t.corp.pick("Hostile Takeover", "The Basalt Spire", "Kingmaking")

    @pytest.mark.parametrize("returns", [True, False])
    def test_descent_may_return_to_hq(self, returns: bool) -> None:
        with runner() as t:
            t.corp.put("Descent", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("successful run") == 0
            t.end_turn()
            t.corp.accept() if returns else t.corp.decline()
            assert ("Descent" in t.corp.titles("hand")) is returns

    def test_hammer_is_broken_once_but_by_killers(self) -> None:
        with runner() as t:
            t.corp.put("Hammer", "Archives", rezzed=True)
            t.runner.put("Carmen")
            t.runner.put("Endurance", tokens={"power": 4})
            t.runner.set(credits=20)
            encounter(t, "Archives")
            t.runner.use("Endurance")
            t.runner.act("subroutine", number=0)
            assert not t.runner.can("use", "Endurance")
            t.runner.use("Carmen", "strength")
            break_once(t, "Carmen")
            break_once(t, "Carmen")
            assert t.happened("broken") == 3

    def test_hammer_tags_and_trashes(self) -> None:
        with runner() as t:
            t.corp.put("Hammer", "Archives", rezzed=True)
            for title in ("Docklands Pass", "Carmen", "Leech"):
                t.runner.put(title)
            t.runner.run("Archives")
            t.finish_run()
            assert t.state.tags == 1
            assert sorted(t.runner.titles("discard")) == ["Docklands Pass", "Leech"]

    def test_logjam_grows_with_archives(self) -> None:
        with runner() as t:
            logjam = t.corp.put("Logjam", "HQ")
            t.corp.discard("Hedge Fund", "Ice Wall", "Vanilla")
            t.corp.discard("PAD Campaign", faceup=False)
            t.corp.set(credits=6)
            t.runner.run("HQ")
            t.corp.rez("Logjam")
            t.finish_run()
            assert logjam.tokens("advancement") == 1 + 2
            assert logjam.strength == 3
            assert t.corp.credits == 2
            assert t.happened("successful run") == 0

    def test_logjam_ends_the_run_three_times(self) -> None:
        with runner() as t:
            t.corp.put("Logjam", "HQ", rezzed=True)
            t.runner.put("Cleaver")
            encounter(t, "HQ")
            t.runner.use("Cleaver", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert t.corp.credits == 5
            assert t.happened("successful run") == 0

    def test_logjam_waits_for_its_own_rezzing(self) -> None:
        with runner() as t:
            logjam = t.corp.put("Logjam", "HQ", rezzed=True)
            t.corp.put("Vanilla", "Archives")
            t.runner.run("Archives")
            t.corp.rez("Vanilla")
            t.finish_run()
            assert logjam.tokens("advancement") == 0

    def test_logjam_can_be_advanced(self) -> None:
        with corp() as t:
            logjam = t.corp.put("Logjam", "HQ", rezzed=True)
            t.corp.advance("Logjam")
            assert logjam.strength == 1

    @pytest.mark.parametrize("trashes", [True, False])
    def test_nuvem_looks_after_an_operation(self, trashes: bool) -> None:
        with corp(corp="Nuvem SA: Law of the Land") as t:
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.corp.play("Hedge Fund")
            t.corp.yes() if trashes else t.corp.no()
            t.settle()
            assert t.corp.credits == 5 + 4 + (2 if trashes else 0)
            t.corp.play("Hedge Fund")
            t.corp.yes()
            t.settle()
            assert t.corp.credits == 5 + 4 + 4 + 2  # only for the first card of the turn

    def test_nuvem_looks_after_an_expendable_card(self) -> None:
        with corp(corp="Nuvem SA: Law of the Land") as t:
            t.corp.hand("Descent")
            t.corp.put("Working Prototype", "Server 1", rezzed=True, tokens={"power": 1})
            t.corp.use("Working Prototype", "3[credit]")  # no expendable card
            t.corp.use("Descent")
            t.settle()
            t.corp.yes()
            t.settle()
            assert t.corp.credits == 5 + 3 - 1 + 2

    def test_nuvem_gains_nothing_in_the_turn_of_the_runner(self) -> None:
        with runner(corp="Nuvem SA: Law of the Land") as t:
            t.corp.scored("The Basalt Spire")
            t.card("The Basalt Spire").thing.tokens = {"agenda": 1}
            t.corp.discard("Ice Wall")
            t.corp.use("The Basalt Spire")
            t.corp.pick("Ice Wall")
            assert t.corp.credits == 5

    @pytest.mark.parametrize("threat", [True, False])
    def test_business_as_usual_has_two_modes(self, threat: bool) -> None:
        with corp() as t:
            t.corp.hand("Business As Usual")
            t.corp.scored("The Basalt Spire" if threat else "Kingmaking")
            walls = [t.corp.put("Ice Wall", "HQ"), t.corp.put("Ice Wall", "R&D"), t.corp.put("Ice Wall", "Archives")]
            leech = t.runner.put("Leech", tokens={"virus": 3})
            t.corp.play("Business As Usual")
            t.corp.mode("advancement")
            t.corp.pick(walls[0], walls[1])
            if threat:
                t.corp.mode("virus")
            t.settle()
            assert [wall.tokens("advancement") for wall in walls] == [1, 1, 0]
            assert leech.tokens("virus") == (0 if threat else 3)

    def test_isaac_liberdade_strengthens_advanced_ice(self) -> None:
        with runner() as t:
            isaac = t.corp.put("Isaac Liberdade", "HQ", rezzed=True)
            plain = t.corp.put("Ice Wall", "HQ", rezzed=True)
            bare = t.corp.put("Ice Wall", "R&D", rezzed=True)
            advanced = t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 1})
            assert (plain.strength, advanced.strength) == (1, 1 + 1 + 2)
            t.end_turn()  # the turn of the Corp
            t.end_turn()
            t.corp.accept()
            t.corp.act("server", server="R&D")
            t.corp.accept()
            t.settle()
            assert isaac.server == "R&D"
            assert bare.tokens("advancement") == 1
            assert bare.strength == 1 + 1 + 2
            assert advanced.strength == 1 + 1

    def test_isaac_liberdade_may_stay(self) -> None:
        with corp() as t:
            isaac = t.corp.put("Isaac Liberdade", "HQ", rezzed=True)
            t.end_turn()
            t.corp.decline()
            t.settle()
            assert isaac.server == "HQ"

    def test_isaac_liberdade_minds_his_own_moves(self) -> None:
        with runner() as t:
            t.corp.put("Isaac Liberdade", "HQ", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("The Holo Man", "R&D", rezzed=True)
            t.end_turn()
            t.corp.accept()
            t.corp.act("server", server="HQ")
            t.settle()
            assert wall.tokens("advancement") == 0
