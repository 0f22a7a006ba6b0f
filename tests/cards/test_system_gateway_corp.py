"""What Corp cards of System Gateway do: identities, agendas, assets, operations, upgrades."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed

from sneakdoor.model.enums import CORP


class TestIdentities:
    def test_precision_design_has_a_larger_hand_and_returns_a_card(self) -> None:
        with corp(corp="Haas-Bioroid: Precision Design") as t:
            t.corp.put("Offworld Office", "Server 1", tokens={"advancement": 4})
            t.corp.discard("Ice Wall", "Enigma")
            t.corp.score_agenda("Offworld Office")
            t.corp.trigger("Haas-Bioroid: Precision Design")
            t.corp.pick("Enigma")
            t.settle()
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.corp.hand_size == 6

    @pytest.mark.parametrize("faceup", [True, False])
    def test_restoring_humanity_pays_for_a_facedown_card(self, faceup: bool) -> None:
        with corp(corp="Jinteki: Restoring Humanity") as t:
            t.corp.discard("Ice Wall", faceup=faceup)
            before = t.corp.credits
            t.end_turn()
            assert t.corp.credits == before + 3 + (not faceup)

    @pytest.mark.parametrize("mode", ["Gain", "Draw"])
    def test_reality_plus_profits_from_the_first_tag(self, mode: str) -> None:
        with runner(corp="NBN: Reality Plus") as t:
            t.corp.put("Funhouse", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.runner.yes()
            t.corp.mode(mode)
            t.runner.no()
            t.finish_run()
            assert (t.corp.credits, len(t.corp.titles("hand"))) == ((7, 0) if mode == "Gain" else (5, 2))
            assert t.state.tags == 2

    def test_built_to_last_pays_for_the_first_counter(self) -> None:
        with corp(corp="Weyland Consortium: Built to Last") as t:
            t.corp.put("Pharos", "HQ")
            t.corp.advance("Pharos")
            assert t.corp.credits == 5 - 1 + 2
            t.corp.advance("Pharos")
            assert t.corp.credits == 5
            assert t.card("Pharos").tokens("advancement") == 2

    def test_the_syndicate_has_no_abilities_but_its_purpose(self) -> None:
        with corp(corp="The Syndicate: Profit over Principle") as t:
            t.corp.act("credit")
            assert t.corp.credits == 6


class TestAgendas:
    def test_luminal_transubstantiation_gives_clicks_and_ends_scoring(self) -> None:
        with corp() as t:
            t.corp.put("Luminal Transubstantiation", "Server 1", tokens={"advancement": 3})
            t.corp.put("Offworld Office", "Server 2", tokens={"advancement": 4})
            t.corp.score_agenda("Luminal Transubstantiation")
            t.settle()
            assert t.corp.clicks == 6
            assert not t.corp.can("score", "Offworld Office")

    def test_longevity_serum_trashes_and_shuffles(self) -> None:
        with corp() as t:
            t.corp.put("Longevity Serum", "Server 1", tokens={"advancement": 3})
            t.corp.hand("Hedge Fund", "Ice Wall", "Enigma")
            t.corp.discard("Snare!", "PAD Campaign")
            size = len(t.corp.titles("deck"))
            t.corp.score_agenda("Longevity Serum")
            t.corp.pick("Hedge Fund", "Ice Wall")
            t.corp.pick("Hedge Fund", "Snare!", "PAD Campaign")
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.corp.titles("discard") == ["Ice Wall"]
            assert len(t.corp.titles("deck")) == size + 3

    def test_tomorrows_headline_gives_a_tag_scored_or_stolen(self) -> None:
        with corp() as t:
            t.corp.put("Tomorrowʼs Headline", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Tomorrowʼs Headline")
            assert t.state.tags == 1
        with runner() as t:
            t.corp.hand("Tomorrowʼs Headline")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.runner.score, t.state.tags) == (2, 1)

    def test_offworld_office_pays_seven(self) -> None:
        with corp() as t:
            t.corp.put("Offworld Office", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Offworld Office")
            assert t.corp.credits == 12

    @pytest.mark.parametrize("tags", [0, 1])
    def test_orbital_superiority_tags_or_hurts(self, tags: int) -> None:
        with corp() as t:
            t.corp.put("Orbital Superiority", "Server 1", tokens={"advancement": 4})
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.set(tags=tags)
            t.corp.score_agenda("Orbital Superiority")
            assert t.state.tags == 1
            assert len(t.runner.titles("hand")) == (1 if tags else 5)

    @pytest.mark.parametrize("stolen", [True, False])
    def test_send_a_message_rezzes_ice_for_nothing(self, stolen: bool) -> None:
        with runner() if stolen else corp() as t:
            t.corp.put("Pharos", "R&D")
            t.corp.set(credits=0)
            if stolen:
                t.corp.hand("Send a Message")
                t.runner.run("HQ")
            else:
                t.corp.put("Send a Message", "Server 1", tokens={"advancement": 5})
                t.corp.score_agenda("Send a Message")
            t.corp.accept()
            t.settle()
            assert t.card("Pharos").rezzed
            assert t.corp.credits == 0

    def test_superconducting_hub_draws_and_enlarges_the_hand(self) -> None:
        with corp() as t:
            t.corp.put("Superconducting Hub", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Superconducting Hub")
            t.corp.accept()
            assert len(t.corp.titles("hand")) == 2
            assert t.corp.hand_size == 7

    def test_above_the_law_trashes_a_resource(self) -> None:
        with corp() as t:
            t.runner.put("Armitage Codebusting")
            t.corp.put("Above the Law", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Above the Law")
            t.corp.accept()
            assert t.zone("Armitage Codebusting") == "the heap"


class TestAssets:
    def test_nico_campaign_pays_three_times_and_draws(self) -> None:
        with runner() as t:
            nico = t.corp.put("Nico Campaign", "Server 1")
            t.corp.rez("Nico Campaign")
            assert nico.tokens("credit") == 9
            t.end_turn()
            assert (t.corp.credits, nico.tokens("credit")) == (5 - 2 + 3, 6)
        with runner() as t:
            t.corp.put("Nico Campaign", "Server 1")
            t.corp.rez("Nico Campaign")
            for _ in range(5):
                t.end_turn()
            assert t.zone("Nico Campaign") == "Archives"
            assert len(t.corp.titles("hand")) == 4

    @pytest.mark.parametrize(("counters", "damage"), [(0, 2), (2, 4)])
    def test_urtica_cipher_hurts_more_when_advanced(self, counters: int, damage: int) -> None:
        with runner() as t:
            t.corp.put("Urtica Cipher", "Server 1", tokens={"advancement": counters} if counters else {})
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("Server 1")
            t.runner.decline()
            assert len(t.runner.titles("hand")) == 5 - damage

    def test_urtica_cipher_does_nothing_in_hq(self) -> None:
        with runner() as t:
            t.corp.hand("Urtica Cipher")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.runner.decline()
            assert len(t.runner.titles("hand")) == 5

    def test_spin_doctor_draws_and_shuffles_cards_back(self) -> None:
        with corp() as t:
            t.corp.put("Spin Doctor", "Server 1")
            t.corp.discard("Ice Wall", "Enigma", "Hedge Fund")
            t.corp.rez("Spin Doctor")
            assert len(t.corp.titles("hand")) == 2
            size = len(t.corp.titles("deck"))
            t.corp.use("Spin Doctor")
            t.corp.pick("Ice Wall", "Enigma")
            assert t.corp.titles("discard") == ["Hedge Fund"]
            assert len(t.corp.titles("deck")) == size + 2
            assert t.zone("Spin Doctor") == "removed"

    def test_regolith_mining_license_pays_for_clicks(self) -> None:
        with corp() as t:
            mine = t.corp.put("Regolith Mining License", "Server 1")
            t.corp.rez("Regolith Mining License")
            t.corp.use("Regolith Mining License")
            assert (t.corp.credits, mine.tokens("credit")) == (6, 12)

    def test_clearinghouse_hurts_for_each_counter(self) -> None:
        with runner() as t:
            t.corp.put("Clearinghouse", "Server 1", rezzed=True, tokens={"advancement": 3})
            t.runner.hand(*["Sure Gamble"] * 5)
            t.end_turn()
            t.corp.accept()
            assert len(t.runner.titles("hand")) == 2
            assert t.zone("Clearinghouse") == "Archives"


class TestOperations:
    def test_seamless_launch_advances_an_older_card(self) -> None:
        with corp() as t:
            old = t.corp.put("Offworld Office", "Server 1")
            t.corp.hand("Seamless Launch", "PAD Campaign")
            t.corp.install("PAD Campaign", "new")
            t.corp.play("Seamless Launch")
            t.settle()
            assert old.tokens("advancement") == 2

    def test_sprint_draws_three_and_shuffles_two_in(self) -> None:
        with corp() as t:
            t.corp.hand("Sprint", "Ice Wall", "Enigma")
            size = len(t.corp.titles("deck"))
            t.corp.play("Sprint")
            t.corp.pick("Ice Wall", "Enigma")
            assert len(t.corp.titles("hand")) == 3
            assert len(t.corp.titles("deck")) == size - 1

    @pytest.mark.parametrize("cards", [0, 2])
    def test_hansei_review_costs_a_card(self, cards: int) -> None:
        with corp() as t:
            t.corp.hand("Hansei Review", *["Ice Wall"] * cards)
            t.corp.play("Hansei Review")
            if cards:
                t.corp.pick("Ice Wall")
            assert t.corp.credits == 10
            assert len(t.corp.titles("hand")) == max(0, cards - 1)

    def test_neurospike_hurts_by_the_points_scored(self) -> None:
        with corp() as t:
            t.corp.put("Offworld Office", "Server 1", tokens={"advancement": 4})
            t.corp.scored("Send a Message")
            t.corp.hand("Neurospike")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.corp.score_agenda("Offworld Office")
            t.corp.play("Neurospike")
            assert len(t.runner.titles("hand")) == 2

    @pytest.mark.parametrize("tags", [0, 1])
    def test_predictive_planogram_does_both_to_the_tagged(self, tags: int) -> None:
        with corp() as t:
            t.corp.hand("Predictive Planogram").set(tags=tags)
            t.corp.play("Predictive Planogram")
            t.corp.mode("Gain")
            if tags:
                t.corp.mode("Draw")
            assert (t.corp.credits, len(t.corp.titles("hand"))) == (8, 3 * tags)

    @pytest.mark.parametrize("pays", [True, False])
    def test_public_trail_tags_who_does_not_pay(self, pays: bool) -> None:
        with runner() as t:
            t.corp.hand("Public Trail")
            t.runner.set(credits=8)
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            t.corp.play("Public Trail")
            before = t.runner.credits
            t.runner.yes() if pays else t.runner.no()
            assert (t.runner.credits, t.state.tags) == ((before - 8, 0) if pays else (before, 1))

    def test_public_trail_needs_a_successful_run(self) -> None:
        with runner() as t:
            t.corp.hand("Public Trail")
            t.end_turn()
            assert not t.corp.can("play", "Public Trail")

    def test_government_subsidy_pays_fifteen(self) -> None:
        with corp() as t:
            t.corp.hand("Government Subsidy").set(credits=10)
            t.corp.play("Government Subsidy")
            assert t.corp.credits == 15

    def test_retribution_trashes_a_card_of_the_tagged(self) -> None:
        with corp() as t:
            t.runner.put("Corroder")
            t.runner.put("Armitage Codebusting")
            t.corp.hand("Retribution")
            assert not t.corp.can("play", "Retribution")
            t.corp.set(tags=1)
            t.corp.play("Retribution")
            t.settle()
            assert t.zone("Corroder") == "the heap"


class TestUpgrades:
    @pytest.mark.parametrize(("pays", "left"), [(True, (1, 5)), (False, (3, 0)), (None, (3, 5))])
    def test_manegarm_skunkworks_wants_clicks_or_credits(self, pays: bool | None, left: tuple[int, int]) -> None:
        with runner() as t:
            t.corp.put("Manegarm Skunkworks", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            if pays is None:
                t.runner.no()
                t.finish_run()
                assert t.happened("successful run") == 0
            else:
                t.runner.yes()
                t.runner.yes() if pays else t.runner.no()
                t.finish_run()
                assert t.happened("successful run") == 1
            assert (t.runner.clicks, t.runner.credits) == left

    def test_anoetic_void_ends_the_run_for_two_cards(self) -> None:
        with runner() as t:
            t.corp.put("Anoetic Void", "Server 1", rezzed=True)
            t.corp.hand("Ice Wall", "Enigma", "Hedge Fund")
            t.runner.run("Server 1")
            t.corp.accept()
            t.corp.pick("Ice Wall", "Enigma")
            assert t.corp.credits == 3
            assert t.corp.titles("hand") == ["Hedge Fund"]
            assert t.happened("successful run") == 0

    @pytest.mark.parametrize("trashed", [True, False])
    def test_amaze_amusements_tags_a_thief_even_if_trashed(self, trashed: bool) -> None:
        with runner() as t:
            t.corp.put("AMAZE Amusements", "Server 1", rezzed=True)
            t.corp.put("Offworld Office", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("access", "AMAZE Amusements")
            t.runner.act("trash") if trashed else t.runner.decline()
            t.finish_run()
            assert (t.runner.score, t.state.tags) == (2, 2)

    def test_amaze_amusements_leaves_honest_runners_alone(self) -> None:
        with runner() as t:
            t.corp.put("AMAZE Amusements", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.runner.decline()
            assert t.state.tags == 0
            assert accessed(t) == ["AMAZE Amusements"]

    def test_malapert_data_vault_finds_a_card(self) -> None:
        with corp() as t:
            t.corp.put("Malapert Data Vault", "Server 1", rezzed=True)
            t.corp.put("Offworld Office", "Server 1", tokens={"advancement": 4})
            t.corp.deck("Send a Message", "Snare!")
            t.corp.score_agenda("Offworld Office")
            t.corp.trigger("Malapert Data Vault")
            assert not t.corp.can("pick", "Send a Message")
            t.corp.pick("Snare!")
            t.settle()
            assert t.corp.titles("hand") == ["Snare!"]
            assert t.state.score[CORP]
