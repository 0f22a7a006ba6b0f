"""What Shaper cards of The Automata Initiative do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, break_once, encounter, every_window, got_in, now, story, trial

from sneakdoor.cards.vocabulary import NET, Damage, GainClicks, On, operation, play, resource, when

ARISSANA = "Arissana Rocha Nahu: Street Artist"
BEATRIZ = "Beatriz Friere Gonzalez"
AIRBLADE = "AirbladeX (JSRF Ed.)"
STRIKE = operation("Strike", "neutral_corp", play(Damage(2, NET)), cost=0)


class TestIdentityAndEvents:
    def test_arissana_installs_a_program_for_one_run(self) -> None:
        with runner(runner=ARISSANA) as t:
            t.runner.hand("Cleaver", "Carmen").set(credits=5)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use(ARISSANA)
            t.runner.pick("Cleaver")
            assert not t.runner.can("use", ARISSANA)
            t.runner.break_subroutines("Cleaver")
            assert got_in(t)
            assert t.zone("Cleaver") == "the heap"
            assert t.runner.credits == 5 - 3 - 1

    def test_arissana_installs_during_runs_only(self) -> None:
        with runner(runner=ARISSANA) as t:
            t.runner.hand("Cleaver")
            every_window(t)
            assert not t.runner.can("use", ARISSANA, at="window")

    def test_arissana_keeps_the_program_until_the_run_ends(self) -> None:
        with runner(runner=ARISSANA) as t:
            t.runner.hand("Cleaver")
            t.corp.put("Spin Doctor", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.runner.run("Server 1")
            t.runner.use(ARISSANA)
            t.settle()
            assert now(t).kind == "accessed card"
            assert t.card("Cleaver").installed
            t.finish_run()
            assert t.zone("Cleaver") == "the heap"

    def test_arissana_lets_trojans_stay(self) -> None:
        with runner(runner=ARISSANA) as t:
            t.runner.hand("Botulus")
            t.corp.put("Ping", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use(ARISSANA)
            t.settle()
            t.finish_run()
            assert t.card("Botulus").installed

    def test_joy_ride_draws_five_cards_if_successful(self) -> None:
        with runner() as t:
            t.runner.hand("Joy Ride", "Joy Ride").set(credits=4)
            t.runner.play("Joy Ride")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1 + 5
            assert accessed(t) == ["Hedge Fund"]
            assert story(t, "drawn", "access begins")[-1] == "access begins"
            t.corp.put("Palisade", "R&D", rezzed=True)
            t.runner.play("Joy Ride")
            t.finish_run()
            assert (len(t.runner.titles("hand")), t.runner.credits) == (5, 0)


class TestHardware:
    def test_airblade_comes_with_three_counters(self) -> None:
        with runner() as t:
            t.runner.hand(AIRBLADE)
            t.runner.install(AIRBLADE)
            t.runner.hand("T400 Memory Diamond")
            t.runner.install("T400 Memory Diamond")
            assert t.card(AIRBLADE).tokens("power") == 3

    def test_airblade_prevents_net_damage_in_a_run(self) -> None:
        with runner() as t:
            blade = t.runner.put(AIRBLADE, tokens={"power": 2})
            t.runner.hand("Sure Gamble", "Easy Mark")
            t.corp.put("Bathynomus", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use(AIRBLADE)
            t.runner.use(AIRBLADE)
            t.finish_run()
            assert blade.zone == "the heap"
            assert len(t.runner.titles("hand")) == 1  # one of three came through

    def test_airblade_prevents_no_other_damage(self) -> None:
        with runner() as t:
            blade = t.runner.put(AIRBLADE, tokens={"power": 2})
            t.runner.hand("Sure Gamble", "Easy Mark").set(tags=1)
            t.corp.put("Jaguarundi", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert (t.state.brain, blade.tokens("power")) == (1, 2)

    def test_airblade_prevents_no_damage_outside_of_runs(self) -> None:
        with corp(cards=(STRIKE,)) as t:
            blade = t.runner.put(AIRBLADE, tokens={"power": 2})
            t.runner.hand("Sure Gamble", "Easy Mark")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            assert (t.runner.titles("hand"), blade.tokens("power")) == ([], 2)

    def test_airblade_prevents_what_follows_from_an_encounter(self) -> None:
        with runner() as t:
            blade = t.runner.put(AIRBLADE, tokens={"power": 3})
            t.runner.put("Corroder")
            t.corp.put("Funhouse", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use(AIRBLADE)
            t.runner.no()  # its subroutine still resolves
            assert got_in(t)
            assert (t.state.tags, blade.tokens("power")) == (1, 2)

    def test_airblade_does_not_prevent_abilities_of_other_cards(self) -> None:
        eye = resource("Eye", "neutral_runner", when(On("encounter"), GainClicks(1)), cost=0)
        with runner(cards=(eye,)) as t:
            blade = t.runner.put(AIRBLADE, tokens={"power": 3})
            t.runner.put("Eye")
            t.corp.put("Ping", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert (t.runner.clicks, blade.tokens("power")) == (4, 3)

    def test_lilypad_draws_for_the_first_program(self) -> None:
        with runner() as t:
            t.runner.put("LilyPAD")
            t.runner.hand("Cleaver", "Fermenter", "T400 Memory Diamond").set(credits=9)
            t.runner.install("T400 Memory Diamond")
            assert len(t.runner.titles("hand")) == 2
            t.runner.install("Cleaver")
            t.runner.accept()
            assert len(t.runner.titles("hand")) == 2
            t.runner.install("Fermenter")
            t.runner.act("done")
            assert len(t.runner.titles("hand")) == 1
            assert t.runner.memory == (2, 4 + 2 + 1)


class TestPrograms:
    @pytest.mark.parametrize(("points", "strength"), [(("Salvo Testing",), 1), (("Offworld Office",) * 2, 1 + 3)])
    def test_living_mural_is_strong_for_a_turn_under_threat(self, points: tuple[str, ...], strength: int) -> None:
        with runner() as t:
            t.corp.scored(*points)
            t.corp.put("Karunā", "HQ", rezzed=True)
            t.runner.hand("Living Mural")
            t.runner.install("Living Mural", on="Karunā")
            t.runner.hand("T400 Memory Diamond")
            t.runner.install("T400 Memory Diamond")
            assert t.card("Living Mural").strength == strength
            t.end_turn()
            assert t.card("Living Mural").strength == 1

    def test_living_mural_breaks_sentries_of_its_server(self) -> None:
        with runner() as t:
            for title, server in (("Ice Wall", "HQ"), ("Tithe", "HQ"), ("Tithe", "R&D"), ("Ping", "HQ")):
                t.corp.put(title, server, rezzed=True)
            mural = t.runner.put("Living Mural", on="Ice Wall")
            t.runner.set(credits=3)
            every_window(t)
            encounter(t, "HQ")
            assert not t.runner.can("use", mural, says="Break")  # no sentry
            t.finish_run()
            encounter(t, "R&D")
            assert not t.runner.can("use", mural, says="Break")
            t.finish_run()

    def test_living_mural_pays_for_each_subroutine(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Karunā", "HQ", rezzed=True)
            mural = t.runner.put("Living Mural", on="Karunā")
            encounter(t, "HQ")
            t.runner.use(mural, "strength")
            assert mural.strength == 3
            break_once(t, "Living Mural")
            break_once(t, "Living Mural")
            assert t.runner.credits == 5 - 3
            assert got_in(t)

    def test_pichacao_gains_a_click_and_comes_back_the_second_time(self) -> None:
        with runner() as t:
            ping = t.corp.put("Ping", "HQ")
            wall = t.corp.put("Ice Wall", "R&D")
            for host in (ping, wall):
                t.runner.put("Pichação", on=host)
            t.runner.run("HQ")
            t.runner.accept()
            t.finish_run()
            assert (t.runner.clicks, t.runner.titles("hand")) == (4, [])
            t.runner.run("R&D")
            t.runner.accept()
            t.finish_run()
            assert (t.runner.clicks, t.runner.titles("hand")) == (4, ["Pichação"])
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            assert (t.runner.clicks, t.runner.titles("hand")) == (3, ["Pichação"])

    def test_pichacao_does_not_count_clicks_gained_outside_of_runs(self) -> None:
        with runner() as t:
            ping = t.corp.put("Ping", "HQ")
            t.runner.put("Pichação", on=ping)
            t.runner.hand("Running Hot", "Easy Mark")
            t.runner.play("Running Hot")
            t.runner.run("HQ")
            t.runner.accept()
            t.finish_run()
            assert t.card("Pichação").installed

    def test_slap_vandal_breaks_one_subroutine_in_an_encounter(self) -> None:
        with runner() as t:
            t.corp.put("Karunā", "HQ", rezzed=True)
            vandal = t.runner.put("Slap Vandal", on="Karunā")
            t.runner.hand(*["Sure Gamble"] * 5)
            every_window(t)
            for n in (1, 2):
                encounter(t, "HQ")
                break_once(t, "Slap Vandal")
                assert not t.runner.can("use", vandal)
                t.runner.act("pass")
                t.settle()
                t.finish_run()
                assert t.runner.credits == 5 - n
                t.runner.hand(*["Sure Gamble"] * 2)

    def test_slap_vandal_breaks_its_host_only(self) -> None:
        with runner() as t:
            t.corp.put("Ping", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            vandal = t.runner.put("Slap Vandal", on="Ping")
            every_window(t)
            encounter(t, "R&D")
            assert not t.runner.can("use", vandal)
            t.finish_run()

    def test_umbrella_needs_a_trojan_on_the_ice(self) -> None:
        with runner() as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.put("Umbrella")
            t.runner.put("Pichação", on=t.card("Enigma", 0))
            every_window(t)
            encounter(t, "R&D")
            assert not t.runner.can("use", "Umbrella")
            t.finish_run()
            encounter(t, "HQ")
            assert t.runner.can("use", "Umbrella")
            t.finish_run()

    def test_umbrella_breaks_three_and_lets_both_draw(self) -> None:
        with runner() as t:
            gate = t.corp.put("M.I.C.", "HQ", rezzed=True)
            t.runner.put("Umbrella")
            t.runner.put("Saci", on=gate)
            encounter(t, "HQ")
            break_once(t, "Umbrella")
            assert [option.number for option in now(t).options] == [0, 1]
            t.runner.number(1)
            t.corp.number(1)
            assert got_in(t)
            assert t.runner.credits == 3
            assert (len(t.runner.titles("hand")), len(t.corp.titles("hand"))) == (1, 1)

    def test_umbrella_breaks_no_more_than_three(self) -> None:
        with runner(cards=(trial("Code Gate", 5, 4),)) as t:
            gate = t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Umbrella")
            t.runner.put("Saci", on=gate)
            t.runner.set(credits=2)
            encounter(t, "HQ")
            break_once(t, "Umbrella")
            t.runner.number(0)
            t.corp.number(0)
            t.finish_run()
            assert t.corp.credits == 5 + 1

    def test_umbrella_lets_nobody_draw_for_nothing(self) -> None:
        with runner() as t:
            gate = t.corp.put("M.I.C.", "HQ", rezzed=True)
            t.runner.put("Umbrella")
            t.runner.put("Saci", on=gate)
            encounter(t, "HQ")
            t.runner.use("Umbrella", "Break")
            t.runner.act("done")
            assert not got_in(t)
            assert (t.runner.titles("hand"), t.corp.titles("hand")) == ([], [])


class TestResources:
    def test_beatriz_breaches_rnd_in_place_of_hq(self) -> None:
        with runner() as t:
            t.runner.put(BEATRIZ)
            t.corp.deck("Hunter", "Enigma", "Ice Wall").hand("Ivik")
            t.runner.use(BEATRIZ)
            t.finish_run()
            assert accessed(t) == ["Ice Wall", "Enigma"]
            assert t.runner.clicks == 2
            t.runner.run("R&D")
            t.finish_run()
            assert accessed(t)[2:] == ["Ice Wall"]

    def test_urban_art_vernissage_takes_a_trojan_back(self) -> None:
        with corp() as t:
            art = t.runner.put("Urban Art Vernissage")
            wall = t.corp.put("Ice Wall", "HQ")
            for title in ("Pichação", "Saci", "Botulus"):
                t.runner.put(title, on=wall)
            t.end_turn()
            t.runner.trigger("Urban Art Vernissage")
            assert {option.card for option in now(t).options} == {"Pichação", "Saci"}
            t.runner.pick("Saci")
            t.settle()
            assert (t.runner.titles("hand"), art.tokens("credit")) == (["Saci"], 2)

    def test_urban_art_vernissage_pays_for_installs(self) -> None:
        with runner() as t:
            art = t.runner.put("Urban Art Vernissage", tokens={"credit": 2})
            t.runner.hand("T400 Memory Diamond", "Easy Mark").set(credits=0)
            t.runner.install("T400 Memory Diamond")
            assert art.tokens("credit") == 0
