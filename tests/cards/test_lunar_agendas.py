"""What agendas and Corp identities of the Lunar cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import removed, score, steal, who

from sneakdoor.model.enums import RUNNER
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.quantities import trash_cost
from sneakdoor.testing import Table


def power(t: Table, title: str, n: int) -> None:
    """Power counters on an agenda in a score area."""
    with t.changing() as s:
        place_tokens(s, t.card(title).thing, "power", n)


def install(t: Table, title: str, server: str) -> None:
    """Ice goes before other ice, and all of that stays."""
    t.corp.install(title, server)
    if t.corp.can("done"):
        t.corp.act("done")


class TestDomesticSleepers:
    def test_three_clicks_make_it_worth_a_point(self) -> None:
        with Table() as t:
            t.corp.scored("Vanity Project")
            score(t, "Domestic Sleepers", 2)
            assert t.corp.score == 4
            t.corp.use("Domestic Sleepers")
            t.settle()
            assert t.card("Domestic Sleepers").tokens("agenda") == 1
            assert t.corp.score == 5

    def test_a_second_counter_adds_nothing_and_two_clicks_are_too_few(self) -> None:
        with Table() as t:
            score(t, "Domestic Sleepers", 2)
            t.corp.set(clicks=5)
            t.corp.use("Domestic Sleepers")
            assert not t.corp.can("use", "Domestic Sleepers")
            t.corp.set(clicks=3)
            t.corp.use("Domestic Sleepers")
            assert t.corp.score == 1

    def test_a_counter_that_came_otherwise_will_do(self) -> None:
        with Table() as t:
            t.corp.scored("Domestic Sleepers")
            score(t, "Genetic Resequencing", 3)
            t.corp.accept()
            t.corp.pick("Domestic Sleepers")
            assert t.corp.score == 2


@pytest.mark.parametrize(
    ("title", "mine", "other"),
    [("Encrypted Portals", "Enigma", "Ice Wall"), ("Superior Cyberwalls", "Ice Wall", "Enigma")],
)
class TestPortalsAndCyberwalls:
    def test_ice_of_its_kind_is_stronger(self, title: str, mine: str, other: str) -> None:
        with Table() as t:
            t.corp.put(mine, "HQ", rezzed=True)
            t.corp.put(other, "HQ", rezzed=True)
            before, rest = t.card(mine).strength, t.card(other).strength
            t.corp.scored(title)
            assert (t.card(mine).strength, t.card(other).strength) == (before + 1, rest)

    def test_scored_it_pays_for_each_rezzed_piece(self, title: str, mine: str, other: str) -> None:
        with Table() as t:
            t.corp.put(mine, "HQ", rezzed=True)
            t.corp.put(mine, "R&D", rezzed=True)
            t.corp.put(mine, "Archives")
            t.corp.put(other, "HQ", rezzed=True)
            score(t, title, 3)
            assert t.corp.credits == 7


class TestLabyrinthineServers:
    @pytest.mark.rule("9.8.3")
    def test_a_counter_keeps_the_runner_in_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Labyrinthine Servers").put("Ice Wall", "HQ")
            power(t, "Labyrinthine Servers", 2)
            t.runner.run("HQ")
            t.runner.jack_out()
            t.corp.use("Labyrinthine Servers")
            assert t.card("Labyrinthine Servers").tokens("power") == 1
            t.settle()
            assert t.happened("jacked out") == 0
            assert t.happened("successful run") == 1

    def test_and_for_all_of_that_run_but_not_the_next(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Labyrinthine Servers")
            for server in ("HQ", "HQ", "HQ"):
                t.corp.put("Ice Wall", server)
            power(t, "Labyrinthine Servers", 1)
            t.runner.run("HQ")
            t.runner.jack_out()
            t.corp.use("Labyrinthine Servers")
            assert not t.runner.can("jack out")
            t.finish_run()
            assert t.happened("successful run") == 1
            t.runner.run("HQ")
            t.runner.jack_out()
            t.settle()
            assert t.happened("jacked out") == 1

    def test_it_may_be_left_and_scoring_brings_two_counters(self) -> None:
        with Table() as t:
            score(t, "Labyrinthine Servers", 5)
            assert t.card("Labyrinthine Servers").tokens("power") == 2
            t.end_turn()
            t.runner.run("Archives")
            t.runner.jack_out()
            t.corp.pass_()
            t.settle()
            assert t.happened("jacked out") == 1
            assert t.card("Labyrinthine Servers").tokens("power") == 2

    def test_it_is_for_nothing_else(self) -> None:
        with Table() as t:
            score(t, "Labyrinthine Servers", 5)
            assert not t.corp.can("use", "Labyrinthine Servers")
            t.end_turn()
            t.runner.run("Archives")
            assert not t.corp.can("use", "Labyrinthine Servers")
            t.finish_run()

    def test_what_follows_from_jacking_out_does_not_come_and_what_it_costs_is_paid(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Labyrinthine Servers", "Ancestral Imager").put("Data Loop", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            power(t, "Labyrinthine Servers", 1)
            t.runner.hand("Sure Gamble", "Diesel", "Corroder").put("Gordian Blade")
            t.runner.run("HQ")
            t.runner.jack_out()
            t.corp.use("Labyrinthine Servers")
            t.runner.pick("Diesel", "Corroder")
            t.finish_run()
            assert t.happened("damaged") == 0
            assert t.happened("jacked out") == 0


class TestLicenseAcquisition:
    @pytest.mark.parametrize("title", ["Adonis Campaign", "Ash 2X3ZB9CY"])
    @pytest.mark.parametrize("pile", ["hand", "discard"])
    def test_an_asset_or_upgrade_is_installed_and_rezzed_for_nothing(self, title: str, pile: str) -> None:
        with Table() as t:
            (t.corp.hand if pile == "hand" else t.corp.discard)(title, "Ice Wall", "Vanity Project")
            score(t, "License Acquisition", 3)
            t.corp.destination("new")
            assert t.card(title).rezzed
            assert t.corp.credits == 5

    def test_one_must_be_and_only_one(self) -> None:
        with Table() as t:
            t.corp.hand("Adonis Campaign", "PAD Campaign")
            score(t, "License Acquisition", 3)
            assert not t.corp.can("done")
            t.corp.pick("PAD Campaign")
            t.settle()
            assert t.card("PAD Campaign").rezzed
            assert t.corp.titles("hand") == ["Adonis Campaign"]

    def test_with_nothing_fit_nothing_happens(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Hedge Fund")
            score(t, "License Acquisition", 3)
            assert sorted(t.corp.titles("hand")) == ["Hedge Fund", "Ice Wall"]


class TestChronosProject:
    def test_the_whole_heap_is_removed_from_the_game(self) -> None:
        with Table() as t:
            t.runner.discard("Sure Gamble", "Diesel").hand("Corroder")
            t.corp.discard("Hedge Fund")
            score(t, "Chronos Project", 3)
            assert sorted(removed(t)) == ["Diesel", "Sure Gamble"]
            assert t.runner.titles("discard") == []
            assert t.corp.titles("discard") == ["Hedge Fund"]
            assert who(t, "removed from game") == [RUNNER, RUNNER]


class TestEdenFragment:
    @pytest.mark.both
    def test_the_first_piece_of_ice_each_turn_is_installed_for_nothing(self) -> None:
        with Table() as t:
            t.corp.scored("Eden Fragment").hand("Enigma", "Chum", "Wall of Static")
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "HQ")
            install(t, "Enigma", "HQ")
            assert t.corp.credits == 5
            install(t, "Chum", "HQ")
            assert t.corp.credits == 2
            t.end_turn()
            t.end_turn()
            t.corp.set(credits=0)
            install(t, "Wall of Static", "HQ")
            assert t.corp.credits == 0

    @pytest.mark.both
    def test_ice_that_an_ability_installed_was_the_first(self) -> None:
        with Table() as t:
            t.corp.scored("Eden Fragment").hand("Enigma", "Chum", "Shipment from MirrorMorph")
            t.corp.put("Ice Wall", "HQ")
            t.corp.play("Shipment from MirrorMorph")
            t.corp.pick("Enigma")
            t.corp.destination("R&D")
            t.corp.pick()
            before = t.corp.credits
            install(t, "Chum", "HQ")
            assert t.corp.credits == before - 1

    @pytest.mark.rule("1.15.5b")
    def test_other_cards_do_not_count_and_what_makes_ice_dearer_is_ignored_too(self) -> None:
        with Table() as t:
            t.corp.scored("Eden Fragment").hand("Enigma", "PAD Campaign")
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Network Exchange")
            t.corp.install("PAD Campaign", "new")
            install(t, "Enigma", "HQ")
            assert t.corp.credits == 5

    def test_in_the_runners_score_area_it_is_no_use(self) -> None:
        with Table() as t:
            t.runner.scored("Eden Fragment")
            t.corp.hand("Enigma").put("Ice Wall", "HQ")
            install(t, "Enigma", "HQ")
            assert t.corp.credits == 4


class TestHadesFragment:
    @pytest.mark.parametrize("accept", [True, False])
    def test_a_card_may_go_to_the_bottom_of_the_deck_as_the_turn_begins(self, accept: bool) -> None:
        with Table("runner") as t:
            t.corp.scored("Hades Fragment").discard("Snare!", "Ice Wall")
            t.runner.discard("Diesel")
            t.end_turn()
            if accept:
                t.corp.accept()
                assert not t.corp.can("pick", "Diesel")
                t.corp.pick("Snare!")
                t.settle()
            else:
                t.corp.decline()
            assert ("Snare!" in t.corp.titles("discard")) is not accept
            assert (t.state.card(t.state.deck[0][0]).title == "Snare!") is accept

    def test_not_in_the_runners_turn(self) -> None:
        with Table() as t:
            t.corp.scored("Hades Fragment").discard("Snare!")
            t.end_turn()
            assert t.corp.titles("discard") == ["Snare!"]


class TestUtopiaFragment:
    @pytest.mark.parametrize("tokens", [0, 1, 2])
    @pytest.mark.rule("1.15.1d")
    def test_stealing_costs_two_credits_for_each_token(self, tokens: int) -> None:
        with Table("runner") as t:
            t.corp.scored("Utopia Fragment").put("Vanity Project", "Server 1", tokens={"advancement": tokens})
            t.runner.run("Server 1")
            t.runner.accept()
            t.settle()
            assert (t.runner.credits, t.runner.score) == (5 - 2 * tokens, 4)

    def test_who_has_not_got_them_steals_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Utopia Fragment").put("Vanity Project", "Server 1", tokens={"advancement": 3})
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.runner.credits, t.runner.score) == (5, 0)

    def test_it_may_be_declined_and_comes_on_top_of_what_the_agenda_asks_for(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Utopia Fragment").put("NAPD Contract", "Server 1", tokens={"advancement": 1})
            t.runner.set(credits=6)
            t.runner.run("Server 1")
            t.runner.decline()
            t.finish_run()
            assert (t.runner.credits, t.runner.score) == (6, 0)
            t.runner.run("Server 1")
            t.runner.accept()
            t.settle()
            assert (t.runner.credits, t.runner.score) == (0, 2)

    def test_in_the_runners_score_area_it_is_no_use(self) -> None:
        with Table("runner") as t:
            t.runner.scored("Utopia Fragment")
            t.corp.put("Vanity Project", "Server 1", tokens={"advancement": 2})
            t.runner.run("Server 1")
            t.settle()
            assert (t.runner.credits, t.runner.score) == (5, 7)


class TestHelium3Deposit:
    @pytest.mark.parametrize("n", [0, 1, 2])
    def test_a_card_with_a_power_counter_gets_up_to_two_more(self, n: int) -> None:
        with Table() as t:
            t.corp.put("Mumbad Construction Co.", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.put("Anson Rose", "Server 4", rezzed=True, tokens={"power": 1})
            t.corp.put("Reconstruction Contract", "Server 3", rezzed=True, tokens={"power": 1})
            score(t, "Helium-3 Deposit", 4)
            t.corp.pick("Reconstruction Contract")
            assert not t.corp.can("number", number=3)
            t.corp.number(n)
            assert t.card("Reconstruction Contract").tokens("power") == 1 + n

    def test_the_runners_cards_count_and_those_in_score_areas_do_not(self) -> None:
        with Table() as t:
            t.runner.put("Kati Jones", tokens={"power": 1})
            t.corp.scored("Labyrinthine Servers")
            power(t, "Labyrinthine Servers", 2)
            score(t, "Helium-3 Deposit", 4)
            t.corp.number(2)
            assert t.card("Kati Jones").tokens("power") == 3
            assert t.card("Labyrinthine Servers").tokens("power") == 2

    def test_without_one_nothing_happens(self) -> None:
        with Table() as t:
            t.runner.put("Kati Jones")
            score(t, "Helium-3 Deposit", 4)
            assert t.card("Kati Jones").tokens("power") == 0


class TestIndustrialGenomics:
    def test_each_facedown_card_in_archives_makes_trashing_dearer(self) -> None:
        with Table("runner", corp="Industrial Genomics: Growing Solutions") as t:
            t.corp.discard("Hedge Fund", "Ice Wall", faceup=False)
            t.corp.discard("Snare!")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=6)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.runner.credits == 0

    def test_cards_in_hq_are_dearer_too_and_those_without_a_trash_cost_have_none(self) -> None:
        with Table("runner", corp="Industrial Genomics: Growing Solutions") as t:
            t.corp.discard("Hedge Fund", faceup=False).hand("PAD Campaign", "Ice Wall")
            s = t.state
            by_title = {s.card(cid).title: trash_cost(s, cid) for cid in s.hand[0]}
            assert by_title == {"PAD Campaign": 5, "Ice Wall": None}

    def test_faceup_they_do_not_count(self) -> None:
        with Table("runner", corp="Industrial Genomics: Growing Solutions") as t:
            t.corp.discard("Hedge Fund", faceup=False).put("PAD Campaign", "Server 1")
            t.runner.run("Archives")
            t.finish_run()
            assert trash_cost(t.state, t.cid("PAD Campaign")) == 4


def test_fragments_stolen_are_worth_their_points() -> None:
    with Table("runner") as t:
        steal(t, "Hades Fragment")
        assert t.runner.score == 3


class TestBifrostArray:
    def test_what_another_agenda_does_when_scored_is_done_again(self) -> None:
        with Table() as t:
            t.corp.scored("Hostile Takeover", "Domestic Sleepers", "Bifrost Array")
            score(t, "Bifrost Array", 3)
            t.corp.accept()  # Hostile Takeover is all there is: the others are copies, or do nothing when scored
            assert (t.corp.credits, t.state.bad_publicity) == (12, 1)
            assert t.happened("scored") == 1

    def test_what_is_optional_may_be_left_there_too(self) -> None:
        with Table() as t:
            t.corp.scored("Priority Requisition").put("Archer", "HQ")
            score(t, "Bifrost Array", 3)
            t.corp.accept()
            t.corp.accept()
            assert t.card("Archer").rezzed

    def test_counters_that_depend_on_tokens_do_not_come(self) -> None:
        with Table() as t:
            t.corp.scored("Project Atlas", "Nisei MK II")
            score(t, "Bifrost Array", 3)
            t.corp.accept()
            t.corp.pick("Nisei MK II")
            assert t.card("Nisei MK II").tokens("agenda") == 1

    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.scored("Hostile Takeover")
            score(t, "Bifrost Array", 3)
            t.corp.decline()
            assert (t.corp.credits, t.state.bad_publicity) == (5, 0)

    def test_neither_its_copies_nor_what_the_runner_has(self) -> None:
        with Table() as t:
            t.runner.scored("Hostile Takeover")
            t.corp.scored("Bifrost Array").put("Hostile Takeover", "Server 1")
            score(t, "Bifrost Array", 3)
            assert (t.corp.credits, t.state.bad_publicity) == (5, 0)
