"""What Criminal and Shaper cards of Rebellion Without Rehearsal do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, encounter, every_window, go_on, result, top

from sneakdoor.testing import Table


def after_three_runs(t: Table, clicks: int) -> None:
    """A turn with Jeitinho in which the Runner succeeds on each central server; it is about to end."""
    t.runner.put("Jeitinho")
    t.runner.set(clicks=clicks)
    for server in ("HQ", "R&D", "Archives"):
        t.runner.run(server)
        t.finish_run()
    t.end_turn()


class TestCriminal:
    @pytest.mark.parametrize("kind", ["connection", "virtual"])
    def test_meeting_of_minds_finds_and_counts_a_kind(self, kind: str) -> None:
        with runner(deck=0) as t:
            t.runner.hand("Meeting of Minds", "Arruaceiras Crew", "Cookbook", "Sure Gamble")
            t.runner.deck("Friend of a Friend", "Backstitching", "Telework Contract")
            found = {"connection": "Friend of a Friend", "virtual": "Backstitching"}[kind]
            had = {"connection": "Arruaceiras Crew", "virtual": "Cookbook"}[kind]
            t.runner.play("Meeting of Minds")
            t.runner.mode(kind)
            t.runner.yes()
            t.runner.pick(found)
            t.runner.pick(found, had)
            t.settle()
            assert found in t.runner.titles("hand")
            assert t.runner.credits == 5 - 4 + 2

    def test_window_of_opportunity_opens_a_server(self) -> None:
        with runner() as t:
            t.runner.hand("Window of Opportunity", "Docklands Pass")
            inner = t.corp.put("Ice Wall", "Archives", rezzed=True)
            outer = t.corp.put("Vanilla", "Archives", rezzed=True)
            other = t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.play("Window of Opportunity")
            t.runner.pick("Docklands Pass")
            t.runner.act("server", server="Archives")
            t.runner.pick(inner)
            every_window(t)
            assert [inner.rezzed, outer.rezzed, other.rezzed] == [False, True, True]
            t.finish_run()
            t.corp.yes()
            t.settle()
            assert inner.rezzed
            assert t.corp.credits == 0
            assert t.card("Docklands Pass").installed
            assert t.runner.credits == 5 - 1 - 2

    def test_window_of_opportunity_leaves_the_choice_to_the_corp(self) -> None:
        with runner() as t:
            t.runner.hand("Window of Opportunity")
            wall = t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.play("Window of Opportunity")
            t.runner.act("server", server="Archives")
            t.finish_run()
            t.corp.no()
            t.settle()
            assert not wall.rezzed
            assert t.happened("successful run") == 1

    def test_alarm_clock_may_be_ignored(self) -> None:
        with corp() as t:
            t.runner.put("Alarm Clock")
            t.end_turn()
            t.runner.decline()
            t.settle()
            assert t.happened("run begins") == 0

    def test_alarm_clock_asks_for_the_first_ice_only(self) -> None:
        with corp() as t:
            t.runner.put("Alarm Clock")
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.corp.put("Doomscroll", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.end_turn()
            t.runner.accept()
            t.settle()
            t.runner.decline()
            t.finish_run()
            assert t.happened("encounter") == 2
            assert t.happened("bypassed") == 0

    @pytest.mark.parametrize("bypasses", [True, False])
    def test_alarm_clock_runs_at_the_beginning_of_the_turn(self, bypasses: bool) -> None:
        with corp() as t:
            t.runner.put("Alarm Clock")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            if bypasses:
                t.corp.put("Vanilla", "HQ", rezzed=True)
            t.end_turn()
            t.runner.accept()
            t.settle()
            t.runner.accept() if bypasses else t.runner.decline()
            t.finish_run()
            assert t.happened("bypassed") == (1 if bypasses else 0)
            assert t.happened("encounter") == (2 if bypasses else 1)
            assert t.happened("successful run") == 0
            assert t.runner.clicks == (2 if bypasses else 4)

    @pytest.mark.parametrize("before", [2, 1])
    def test_jeitinho_wins_as_the_third_assassination(self, before: int) -> None:
        with runner() as t:
            for _ in range(before):
                after_three_runs(t, clicks=4)
                t.runner.accept()
                t.settle()
                t.end_turn()
            assert t.happened("game over") == 0
            assert t.runner.score == 0
            assert t.runner.titles("score") == ["Jeitinho"] * before
            after_three_runs(t, clicks=4)
            t.runner.accept()
            assert t.happened("game over") == (1 if before == 2 else 0)

    def test_jeitinho_may_stay(self) -> None:
        with runner() as t:
            after_three_runs(t, clicks=4)
            t.runner.decline()
            t.settle()
            assert t.card("Jeitinho").installed

    def test_jeitinho_needs_runs_on_all_central_servers(self) -> None:
        with runner() as t:
            t.runner.put("Jeitinho")
            for server in ("HQ", "R&D"):
                t.runner.run(server)
                t.finish_run()
            t.end_turn()
            assert t.card("Jeitinho").installed

    @pytest.mark.parametrize("threat", [True, False])
    def test_jeitinho_comes_back_when_ice_is_bypassed(self, threat: bool) -> None:
        with runner() as t:
            t.runner.discard("Jeitinho")
            t.runner.put("Malandragem", tokens={"power": 2})
            t.corp.put("Vanilla", "Archives", rezzed=True)
            t.corp.scored("The Basalt Spire" if threat else "Kingmaking")
            t.runner.run("Archives")
            t.runner.accept()
            if threat:
                t.runner.accept()
            t.finish_run()
            assert t.card("Jeitinho").installed is threat
            assert t.runner.credits == 5 - (1 if threat else 0)
            assert t.runner.clicks == 4 - 1 - (1 if threat else 0)

    def test_cupellation_hosts_what_is_accessed(self) -> None:
        with runner() as t:
            cupellation = t.runner.put("Cupellation")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 2")
            t.runner.run("Server 1")
            t.runner.use("Cupellation")
            t.finish_run()
            assert t.runner.credits == 4
            assert t.card("PAD Campaign").thing.host == cupellation.cid
            assert not t.card("PAD Campaign").installed
            t.runner.run("Server 2")
            assert not t.runner.can("use", "Cupellation")  # one card at the most
            go_on(t)
            t.finish_run()
            assert t.card("Refuge Campaign").installed

    def test_cupellation_takes_no_agenda(self) -> None:
        with runner() as t:
            t.runner.put("Cupellation")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 1

    @pytest.mark.parametrize("pays", [True, False])
    def test_cupellation_is_trashed_for_accesses(self, pays: bool) -> None:
        with runner() as t:
            cupellation = t.runner.put("Cupellation")
            t.corp.hand(*["Hedge Fund"] * 4)
            t.runner.run("HQ")
            t.runner.use("Cupellation")
            t.finish_run()
            t.runner.run("HQ")
            t.runner.accept() if pays else t.runner.decline()
            t.finish_run()
            assert len(accessed(t)) == 1 + (3 if pays else 1)
            assert t.runner.credits == 5 - 1 - (1 if pays else 0)
            assert cupellation.installed is not pays
            assert t.corp.titles("discard") == (["Hedge Fund"] if pays else [])

    def test_malandragem_bypasses_weak_ice_once_per_turn(self) -> None:
        with runner() as t:
            malandragem = t.runner.put("Malandragem", tokens={"power": 2})
            t.corp.put("Seraph", "R&D", rezzed=True)
            t.corp.put("Capacitor", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.runner.accept()
            t.finish_run()
            assert t.happened("successful run") == 1
            assert malandragem.tokens("power") == 1
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("successful run") == 1  # not a second time
            assert t.happened("bypassed") == 1

    def test_malandragem_leaves_strong_ice_alone(self) -> None:
        with runner() as t:
            t.runner.put("Malandragem", tokens={"power": 2})
            t.corp.put("Boto", "Archives", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("bypassed") == 0

    def test_malandragem_is_removed_when_empty(self) -> None:
        with runner() as t:
            t.runner.hand("Malandragem")
            t.corp.put("Capacitor", "Archives", rezzed=True)
            t.runner.install("Malandragem")
            malandragem = t.card("Malandragem")
            assert malandragem.tokens("power") == 2
        with runner() as t:
            malandragem = t.runner.put("Malandragem", tokens={"power": 1})
            t.corp.put("Capacitor", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.runner.accept()
            t.finish_run()
            assert malandragem.zone == "removed"

    @pytest.mark.parametrize("threat", [True, False])
    def test_malandragem_bypasses_any_ice_late_in_the_game(self, threat: bool) -> None:
        with runner() as t:
            malandragem = t.runner.put("Malandragem", tokens={"power": 2})
            t.corp.scored("The Basalt Spire")
            if threat:
                t.corp.scored("Hostile Takeover")
            t.corp.put("Boto", "Archives", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("Archives")
            if threat:
                t.runner.trigger("Malandragem", "Threat")
            t.finish_run()
            assert t.happened("bypassed") == (1 if threat else 0)
            assert malandragem.installed is not threat

    @pytest.mark.parametrize(("title", "price"), [("Hammer", 3), ("Whitespace", 2), ("Vanilla", -1)])
    def test_physarum_entangler_bypasses_for_its_subroutines(self, title: str, price: int) -> None:
        with runner() as t:
            ice = t.corp.put(title, "Archives", rezzed=True)
            t.runner.put("Physarum Entangler", on=ice)
            t.runner.run("Archives")
            if price > 0:
                t.runner.accept()
            t.finish_run()
            assert t.happened("bypassed") == (1 if price > 0 else 0)
            assert t.runner.credits == 5 - max(price, 0)

    def test_physarum_entangler_goes_with_a_purge(self) -> None:
        with corp() as t:
            entangler = t.runner.put("Physarum Entangler", on=t.corp.put("Vanilla", "HQ"))
            t.corp.act("purge")
            assert entangler.zone == "the heap"

    def test_physarum_entangler_needs_ice(self) -> None:
        with runner() as t:
            t.runner.hand("Physarum Entangler")
            assert not t.runner.can("install", "Physarum Entangler")
            wall = t.corp.put("Vanilla", "HQ")
            t.runner.install("Physarum Entangler", on=wall)

    @pytest.mark.parametrize(("extra", "counter"), [(2, 1), (1, 0)])
    def test_amelia_earhart_counts_long_runs(self, extra: int, counter: int) -> None:
        with runner() as t:
            amelia = t.runner.put("Amelia Earhart")
            t.runner.put("The Twinning", tokens={"power": extra})
            t.runner.run("R&D")
            t.runner.accept()
            t.runner.number(extra)
            t.finish_run()
            assert amelia.tokens("power") == counter

    @pytest.mark.parametrize("counters", [3, 2])
    def test_amelia_earhart_costs_the_corp_ten(self, counters: int) -> None:
        with corp() as t:
            amelia = t.runner.put("Amelia Earhart", tokens={"power": counters})
            t.corp.set(credits=12)
            t.end_turn()
            if counters == 3:
                t.runner.accept()
            t.settle()
            assert t.corp.credits == 15 - (10 if counters == 3 else 0)
            assert amelia.installed is (counters == 2)

    def test_juli_moreira_lee_returns_a_click(self) -> None:
        with runner() as t:
            t.runner.hand("Juli Moreira Lee")
            t.runner.install("Juli Moreira Lee")
            juli = t.card("Juli Moreira Lee")
            assert juli.tokens("power") == 4
            t.runner.put("Friend of a Friend")
            t.runner.put("Telework Contract", tokens={"credit": 6})
            t.runner.use("Friend of a Friend", "5[credit]")
            t.settle()
            assert t.runner.clicks == 3
            assert juli.tokens("power") == 3
            t.runner.use("Telework Contract")
            t.settle()
            assert t.runner.clicks == 2  # only the first time each turn
            assert juli.tokens("power") == 3

    def test_juli_moreira_lee_leaves_when_empty(self) -> None:
        with runner() as t:
            juli = t.runner.put("Juli Moreira Lee", tokens={"power": 1})
            t.runner.put("Telework Contract", tokens={"credit": 6})
            t.runner.act("credit")  # no action on a resource
            assert juli.tokens("power") == 1
            t.runner.use("Telework Contract")
            t.settle()
            assert juli.zone == "the heap"
            assert t.runner.clicks == 3


class TestShaper:
    def test_burner_puts_revealed_cards_away(self) -> None:
        with runner() as t:
            t.runner.hand("Burner")
            t.corp.hand("Ice Wall", "Vanilla", "Enigma", "Quandary")
            t.runner.play("Burner")
            t.settle()
            assert t.happened("revealed") == 3
            assert t.decision is not None
            first, second = [option.card for option in t.decision.options][:2]
            t.runner.pick(first, second)
            t.runner.pick(second)
            t.settle()
            t.finish_run()
            assert len(t.corp.titles("hand")) == 2
            assert top(t, 0) == [second]
            assert top(t, 0, 99)[-1] == first
            assert accessed(t) == []

    def test_spree_moves_trojans(self) -> None:
        with runner() as t:
            t.runner.hand("Spree")
            far = t.corp.put("Vanilla", "HQ")
            near = t.corp.put("Capacitor", "Archives", rezzed=True)
            botulus = t.runner.put("Botulus", on=far, tokens={"virus": 2})
            every_window(t)
            t.runner.play("Spree")
            t.runner.act("server", server="Archives")
            spree = t.card("Spree")
            assert spree.tokens("power") == 3
            t.runner.use("Spree")
            t.runner.pick(near)
            t.runner.pick(botulus)
            assert botulus.thing.host == near.cid
            assert spree.tokens("power") == 2
            t.runner.use("Botulus")
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_trick_shot_pays_for_two_runs(self) -> None:
        with runner() as t:
            t.runner.hand("Trick Shot").set(credits=1)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.deck("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.play("Trick Shot")
            assert t.card("Trick Shot").tokens("credit") == 4
            t.settle()
            go_on(t)
            go_on(t)
            t.settle()
            assert len(accessed(t)) == 2
            assert t.card("Trick Shot").tokens("credit") == 6
            t.runner.accept()
            t.settle()
            t.runner.accept()  # trash the campaign for 4
            t.settle()
            assert t.corp.titles("discard") == ["PAD Campaign"]
            assert t.runner.credits == 0
            assert t.happened("successful run") == 2

    def test_cataloguer_arranges_instead_of_breaching(self) -> None:
        with runner(deck=0) as t:
            t.runner.hand("Cataloguer")
            t.corp.deck("Ice Wall", "Vanilla", "Enigma", "Hunter", "Quandary")
            t.runner.install("Cataloguer")
            cataloguer = t.card("Cataloguer")
            assert cataloguer.tokens("power") == 2
            assert not t.runner.can("use", "Cataloguer")
            t.runner.run("R&D")
            t.runner.accept()
            t.runner.pick("Vanilla", "Enigma", "Hunter", "Quandary")
            t.settle()
            assert accessed(t) == []
            assert top(t, 0, 5) == ["Vanilla", "Enigma", "Hunter", "Quandary", "Ice Wall"]
            assert cataloguer.tokens("power") == 1
            t.runner.use("Cataloguer")
            t.settle()
            assert accessed(t) == ["Vanilla"]
            assert cataloguer.zone == "the heap"
            assert t.runner.clicks == 1

    def test_cataloguer_may_let_the_breach_be(self) -> None:
        with runner() as t:
            cataloguer = t.runner.put("Cataloguer", tokens={"power": 2})
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            assert len(accessed(t)) == 1
            assert cataloguer.tokens("power") == 2

    def test_coalescence_pays_in_the_turn_of_its_player(self) -> None:
        with runner() as t:
            t.runner.hand("Coalescence")
            t.runner.install("Coalescence")
            coalescence = t.card("Coalescence")
            assert coalescence.tokens("power") == 2
            t.runner.use("Coalescence")
            assert t.runner.credits == 5 - 2 + 2
            t.end_turn()
            assert not t.runner.can("use", "Coalescence")

    def test_lobisomem_gathers_counters_from_code_gates(self) -> None:
        with runner() as t:
            t.runner.hand("Lobisomem").set(credits=20)
            t.corp.put("Whitespace", "Archives", rezzed=True)
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.runner.install("Lobisomem")
            lobisomem = t.card("Lobisomem")
            assert lobisomem.tokens("power") == 1
            encounter(t, "Archives")
            t.runner.break_subroutines("Lobisomem")
            t.finish_run()
            assert lobisomem.tokens("power") == 2
            assert t.runner.credits == 20 - 8 - 2

    def test_lobisomem_breaks_barriers_for_a_counter(self) -> None:
        with runner() as t:
            lobisomem = t.runner.put("Lobisomem", tokens={"power": 1})
            t.corp.put("Capacitor", "Archives", rezzed=True)
            t.runner.set(credits=9)
            encounter(t, "Archives")
            t.runner.use("Lobisomem", "strength")
            assert lobisomem.strength == 4
            t.runner.use("Lobisomem", "barrier")
            t.runner.number(2)
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert t.happened("broken") == 2
            assert t.runner.credits == 9 - 1 - 2
            assert lobisomem.tokens("power") == 0
            assert t.happened("successful run") == 1

    @pytest.mark.parametrize("title", ["Cleaver", "Botulus"])
    @pytest.mark.parametrize("pile", ["deck", "discard", "hand"])
    def test_muse_installs_a_program(self, title: str, pile: str) -> None:
        with runner() as t:
            wall = t.corp.put("Vanilla", "HQ")
            t.runner.hand("Muse", "Sure Gamble")
            getattr(t.runner, pile)(title, *(("Muse",) if pile != "hand" else ()))
            t.runner.install("Muse")
            muse = t.card("Muse")
            t.runner.pick(title)
            if title == "Botulus":
                t.runner.decline()  # trashes no other program
            t.settle()
            assert t.card(title).thing.host == (muse.cid if title == "Cleaver" else wall.cid)
            assert t.runner.credits == 5 - 2 - (3 if title == "Cleaver" else 2)

    @pytest.mark.parametrize("threat", [True, False])
    def test_pressure_spike_grows_late_in_the_game(self, threat: bool) -> None:
        with runner() as t:
            t.corp.scored("The Basalt Spire")
            if threat:
                t.corp.scored("Hostile Takeover")
            spike = t.runner.put("Pressure Spike")
            t.corp.put("Capacitor", "HQ", rezzed=True)
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use("Pressure Spike", "+3 strength")
            assert spike.strength == 4
            if threat:
                t.runner.use("Pressure Spike", "+9 strength")
                assert spike.strength == 13
            assert not t.runner.can("use", "Pressure Spike", says="+9 strength")
            t.runner.break_subroutines("Pressure Spike")
            t.finish_run()
            assert t.runner.credits == 20 - 2 - (2 if threat else 0) - 2

    @pytest.mark.parametrize("counters", [0, 1])
    def test_pretty_mary_adds_to_additional_accesses(self, counters: int) -> None:
        with runner() as t:
            t.runner.put("“Pretty” Mary da Silva")
            t.runner.put("Devadatta Drone", tokens={"power": counters})
            t.runner.run("R&D")
            if counters:
                t.runner.trigger("Devadatta Drone")
                t.runner.trigger("“Pretty” Mary da Silva")
                t.runner.yes()
            t.finish_run()
            assert len(accessed(t)) == 1 + 2 * counters

    def test_pretty_mary_comes_too_early_before_the_others(self) -> None:
        with runner() as t:
            t.runner.put("“Pretty” Mary da Silva")
            t.runner.put("Devadatta Drone", tokens={"power": 1})
            t.runner.run("R&D")
            t.runner.trigger("“Pretty” Mary da Silva")
            t.runner.accept()
            t.finish_run()
            assert len(accessed(t)) == 2
            assert result(t) == "successful"

    @pytest.mark.parametrize(
        "title",
        [
            "Cataloguer",
            "Coalescence",
            "Lobisomem",
            "Malandragem",
            "Muse",
            "Juli Moreira Lee",
            "Valentina Ferreira Carvalho",
        ],
    )
    def test_cards_wait_for_their_own_installing(self, title: str) -> None:
        with runner() as t:
            counter = {} if title in ("Muse", "Valentina Ferreira Carvalho") else {"power": 1}
            card = t.runner.put(title, tokens=counter)
            t.corp.scored("The Basalt Spire")
            t.runner.hand("Docklands Pass", "Cleaver")
            t.runner.install("Docklands Pass")
            t.settle()
            assert card.tokens("power") == len(counter)
            assert t.happened("search") == 0
            assert t.runner.credits == 5 - 2
