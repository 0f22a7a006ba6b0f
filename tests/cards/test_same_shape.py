"""Rules that were once read wrongly for single cards, shown with other cards of the same shape."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import got_in, now, removed, score

from sneakdoor.testing import Table

HAYLEY = "Hayley Kaplan: Universal Scholar"


@pytest.mark.rule("1.2.3")
class TestIfAble:
    """All of it, or nothing."""

    @pytest.mark.parametrize(("before", "after"), [(4, 0), (5, 1)])
    def test_economic_warfare(self, before: int, after: int) -> None:
        with Table("runner") as t:
            t.corp.hand("Economic Warfare")
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            t.runner.set(credits=before)
            t.corp.play("Economic Warfare")
            assert t.runner.credits == after

    @pytest.mark.rule("1.2.5")
    def test_economic_warfare_against_three_credits_is_not_played(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Economic Warfare")
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            t.runner.set(credits=3)
            assert not t.corp.can("play", "Economic Warfare")

    @pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 0)])
    def test_fester(self, before: int, after: int) -> None:
        with Table() as t:
            t.runner.put("Fester")
            t.corp.set(credits=before)
            t.corp.act("purge")
            t.settle()
            assert t.corp.credits == after

    @pytest.mark.parametrize("cards", [4, 5])
    def test_glut_cipher(self, cards: int) -> None:
        with Table("runner") as t:
            t.corp.discard(*["Hedge Fund"] * cards)
            t.runner.hand("Glut Cipher").play("Glut Cipher")
            t.settle()
            if t.run is not None:
                t.runner.accept()
            t.finish_run()
            assert sorted(t.corp.titles("hand")) == []
            assert t.happened("trashed") - 1 == (5 if cards == 5 else 0)  # and the event

    def test_jua_with_a_single_card(self) -> None:
        with against("Jua", "Corroder") as t:
            t.finish_run()
            assert t.card("Corroder").installed

    def test_steve_cambridge_with_a_single_card_in_the_heap(self) -> None:
        with Table("runner", runner="Steve Cambridge: Master Grifter") as t:
            t.runner.discard("Diesel")
            t.runner.run("HQ")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Diesel"]


@pytest.mark.rule("9.6.2a")
class TestThatCard:
    def test_replicator_looks_for_the_hardware_that_met_it(self) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.put("Replicator")
            t.runner.hand("Clone Chip", "Astrolabe").deck("Clone Chip", "Astrolabe").set(credits=9)
            t.runner.install("Clone Chip")
            t.runner.trigger(HAYLEY)
            t.runner.pick("Astrolabe")
            t.runner.pass_()  # for Astrolabe
            t.runner.trigger("Replicator")
            assert not t.runner.can("pick", "Astrolabe")
            t.runner.pick("Clone Chip")
            t.settle()
            assert t.runner.titles("hand") == ["Clone Chip"]

    def test_asa_group_installs_in_the_server_that_met_it(self) -> None:
        with Table(corp="Asa Group: Security Through Vigilance") as t:
            t.corp.put("Tranquility Home Grid", "Server 1", rezzed=True)
            t.corp.put("Jinja City Grid", "Server 2", rezzed=True)
            t.corp.deck("Ice Wall").hand("PAD Campaign", "Enigma")
            t.corp.install("PAD Campaign", "Server 1")
            t.corp.act("done")
            t.corp.trigger("Tranquility Home Grid")
            t.corp.mode("Draw")
            t.corp.yes()  # Jinja City Grid: Ice Wall protects Server 2
            t.corp.trigger("Asa Group: Security Through Vigilance")
            t.corp.pick("Enigma")
            t.settle()
            assert (t.card("Ice Wall").server, t.card("Enigma").server) == ("Server 2", "Server 1")


@pytest.mark.rule("9.6.2c")
class TestFirstTimeThisTurn:
    def test_power_to_the_people(self) -> None:
        """An agenda accessed in the same turn before the event is played cannot be: it is the first click."""
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Private Security Force", "Server 2")
            t.runner.hand("Power to the People").set(credits=0).play("Power to the People")
            t.runner.run("Server 1")
            t.finish_run()
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.credits == 7

    @pytest.mark.parametrize("title", ["John Masanori", "Paragon", "Knobkierie", "Desperado"])
    def test_a_card_that_came_after_the_first_run(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.hand(title).set(credits=9)
            t.runner.run("Archives")
            t.finish_run()
            t.runner.install(title)
            before = (t.runner.credits, t.happened("drawn"))
            t.runner.run("Archives")
            assert got_in(t)
            gained = 1 if title == "Desperado" else 0
            assert (t.runner.credits - gained, t.happened("drawn")) == before


@pytest.mark.rule("1.2.5")
class TestNothingBought:
    def test_bloo_moose_with_an_empty_heap(self) -> None:
        with Table() as t:
            t.runner.put("Bloo Moose")
            t.end_turn()
            assert t.runner.clicks == 4

    @pytest.mark.parametrize(("counters", "heap", "can"), [(0, 1, False), (1, 0, False), (1, 1, True)])
    def test_trope(self, counters: int, heap: int, *, can: bool) -> None:
        with Table("runner") as t:
            t.runner.put("Trope", tokens={"power": counters})
            t.runner.discard(*["Diesel"] * heap)
            assert t.runner.can("use", "Trope") is can

    @pytest.mark.parametrize("other", [False, True])
    def test_calibration_testing(self, *, other: bool) -> None:
        with Table() as t:
            t.corp.put("Calibration Testing", "Server 1", rezzed=True)
            if other:
                t.corp.put("PAD Campaign", "Server 1")
            assert t.corp.can("use", "Calibration Testing") is other

    @pytest.mark.parametrize(
        ("tokens", "hand", "heap", "can"), [(0, 1, 1, 0), (1, 0, 1, 0), (1, 1, 0, 0), (1, 1, 1, 1)]
    )
    def test_allele_repression(self, tokens: int, hand: int, heap: int, can: int) -> None:
        with Table() as t:
            t.corp.put("Allele Repression", "Server 1", rezzed=True, tokens={"advancement": tokens})
            t.corp.hand(*["Hedge Fund"] * hand).discard(*["Hedge Fund"] * heap)
            assert t.corp.can("use", "Allele Repression") == bool(can)


@pytest.mark.rule("1.17.1", "1.17.2")
class TestPlacing:
    @pytest.mark.parametrize(
        "title", ["Red Planet Couriers", "Dedication Ceremony", "Mumbad Construction Co.", "Reconstruction Contract"]
    )
    def test_what_places_tokens_works_though_nothing_can_be_advanced(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Kati Jones")
            t.corp.put("Hostile Takeover", "Server 1")
            source = t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 2})
            if title in ("Mumbad Construction Co.", "Reconstruction Contract"):
                t.corp.put(title, "Server 2", rezzed=True, tokens={"advancement": 2})
            else:
                t.corp.hand(title)
            t.runner.hand("The Price of Freedom").play("The Price of Freedom")
            t.end_turn(stop="window")
            if title in ("Mumbad Construction Co.", "Reconstruction Contract"):
                assert t.corp.can("use", title)
            else:
                assert t.corp.can("play", title)
            assert not t.corp.can("advance", "Hostile Takeover")
            assert source.installed


@pytest.mark.rule("4.7.7b", "4.7.7c")
class TestInAServer:
    def test_jumon(self) -> None:
        with Table() as t:
            t.corp.scored("Jumon")
            root = t.corp.put("Hokusai Grid", "HQ")
            wall = t.corp.put("Ice Wall", "R&D")
            remote = t.corp.put("Ash 2X3ZB9CY", "Server 1")
            t.end_turn()
            assert [one.tokens("advancement") for one in (root, wall, remote)] == [0, 0, 2]

    def test_back_channels(self) -> None:
        with Table() as t:
            t.corp.put("Hokusai Grid", "HQ", tokens={"advancement": 2})
            t.corp.put("Ice Wall", "R&D", tokens={"advancement": 2})
            t.corp.hand("Back Channels")
            assert not t.corp.can("play", "Back Channels")
            t.corp.put("PAD Campaign", "Server 1", tokens={"advancement": 1})
            t.corp.play("Back Channels")
            assert t.corp.credits == 5 + 3 * 1
            assert t.zone("PAD Campaign") == "Archives"

    def test_singularity_leaves_the_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            wall = t.corp.put("Ice Wall", "Server 1")
            t.runner.hand("Singularity").play("Singularity")
            t.settle()
            if t.run is not None and now(t).kind != "paid ability window":
                t.runner.accept()
            t.finish_run()
            assert t.zone("PAD Campaign") == "Archives"
            assert wall.installed


@pytest.mark.rule("10.1.3")
class TestConverted:
    def test_the_board_reaches_notoriety(self) -> None:
        with Table("runner", clicks=9) as t:
            t.corp.put("The Board", "Server 1", rezzed=True)
            t.runner.hand("Notoriety")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Notoriety")
            assert t.runner.score == 0

    def test_political_graffiti_reaches_echo_chamber(self) -> None:
        with Table() as t:
            t.corp.put("Echo Chamber", "Server 1", rezzed=True)
            t.corp.use("Echo Chamber")
            t.settle()
            assert t.corp.score == 1
            t.runner.hand("Political Graffiti")
            t.runner.play("Political Graffiti")
            t.finish_run()
            assert t.corp.score == 0


class TestItself:
    def test_origami_counts_itself(self) -> None:
        with Table("runner") as t:
            t.runner.put("Origami")
            assert t.runner.hand_size == 6
            t.runner.put("Origami")
            assert t.runner.hand_size == 9

    def test_exclusive_party_is_not_in_the_heap_yet(self) -> None:
        with Table("runner") as t:
            t.runner.discard("Exclusive Party").hand("Exclusive Party").play("Exclusive Party")
            assert t.runner.credits == 5 + 1


@pytest.mark.rule("4.8.5")
class TestRemoved:
    def test_trope_does_not_bring_itself_back(self) -> None:
        with Table("runner") as t:
            t.runner.put("Trope", tokens={"power": 2})
            t.runner.discard("Diesel")
            t.runner.use("Trope")
            t.settle()
            assert removed(t) == ["Trope"]
            assert t.runner.titles("discard") == []

    @pytest.mark.both
    def test_salsette_slums_leaves_nothing_to_trigger_in_archives(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Salsette Slums")
            t.runner.run("Server 1")
            t.runner.use("Salsette Slums")
            t.finish_run()
            assert removed(t) == ["PAD Campaign"]
            assert t.corp.titles("discard") == []


@pytest.mark.rule("9.1.6")
class TestPayingForUse:
    @pytest.mark.parametrize("payer", ["Mantle", "Trickster Taka", "Cloak"])
    def test_femme_fatale_bypasses_for_hosted_credits(self, payer: str) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put(payer, tokens={"credit": 1})
            t.runner.hand("Femme Fatale").set(credits=9).install("Femme Fatale")
            t.settle()
            if now(t).kind == "trash like cards":
                t.runner.act("done")
            if now(t).kind == "choose":
                t.runner.pick(wall)
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.settle()
            t.runner.accept()
            assert got_in(t)


class TestUnrezzed:
    def test_charlatan_sees_no_unrezzed_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Charlatan")
            t.runner.use("Charlatan")
            t.runner.act("server", server="HQ")
            assert got_in(t)

    @pytest.mark.parametrize("rezzed", [True, False])
    def test_parasite_trashes_only_ice_that_has_a_strength(self, *, rezzed: bool) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=rezzed)
            t.runner.put("Parasite", on=wall, tokens={"virus": 2})
            t.settle()
            assert wall.installed is not rezzed


@pytest.mark.rule("8.4.2")
class TestFacedown:
    @pytest.mark.parametrize("title", ["The Price of Freedom"])
    def test_a_facedown_connection_is_none(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Kati Jones", facedown=True)
            t.runner.hand(title)
            assert not t.runner.can("play", title)

    def test_contract_killer(self) -> None:
        with Table() as t:
            t.corp.put("Contract Killer", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.runner.put("Kati Jones", facedown=True)
            t.runner.hand("Diesel", "Diesel", "Diesel")
            t.corp.use("Contract Killer")
            t.settle()
            assert t.card("Kati Jones").installed


class TestHivemind:
    def test_medium_and_parasite_count_its_counters(self) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Hadrian's Wall", "HQ", rezzed=True)
            t.runner.put("Hivemind", tokens={"virus": 3})
            t.runner.put("Parasite", on=wall)
            assert wall.strength == 7 - 3

    def test_cache_spends_them(self) -> None:
        with Table("runner") as t:
            hive = t.runner.put("Hivemind", tokens={"virus": 1})
            t.runner.put("Cache", tokens={})
            t.runner.use("Cache")
            t.settle()
            assert (t.runner.credits, hive.tokens("virus")) == (6, 0)


@pytest.mark.rule("10.12.2")
class TestCopiedByLoki:
    """Of a copied subroutine everything functions except what names the other ice."""

    def copied(self, other: str, hq: str = "Hedge Fund") -> Table:
        t = Table("runner")
        t.corp.put(other, "R&D", rezzed=True)
        t.corp.put("Loki", "HQ", rezzed=True)
        t.corp.hand(hq).set(credits=0)
        t.runner.hand("Diesel").run("HQ")
        t.settle()
        return t

    def test_kitsune_makes_the_runner_access_a_card_and_is_not_trashed(self) -> None:
        with self.copied("Kitsune", "Snare!") as t:
            t.corp.yes()
            t.settle()
            assert t.happened("accessed") == 1
            t.runner.act("go on")
            t.settle()
            t.runner.no()
            t.settle()
            assert t.card("Loki").installed
            assert t.card("Kitsune").installed

    @pytest.mark.parametrize("other", ["Data Raven", "Snoop", "Viktor 2.0"])
    def test_a_trace_is_made_and_places_nothing(self, other: str) -> None:
        with self.copied(other) as t:
            t.runner.number(0)
            t.settle()
            assert t.happened("trace initiated") == 1
            assert t.card("Loki").tokens("power") == t.card(other).tokens("power") == 0
            if t.run is not None:  # Viktor 2.0 ends it
                t.runner.no()
            t.settle()

    def test_bloom_installs_behind_whichever_ice_has_its_subroutine(self) -> None:
        with self.copied("Bloom", "Eli 1.0") as t:
            t.corp.decline()
            t.settle()
            t.corp.yes()
            t.settle()
            t.corp.act("done")  # nothing there is trashed
            assert t.card("Eli 1.0").server == "HQ"
            t.runner.no()
            t.settle()

    def test_howler_has_nothing_to_offer_because_it_installs_behind_itself(self) -> None:
        with self.copied("Howler", "Eli 1.0") as t:
            assert now(t).kind == "pay"  # what Loki itself asks
            t.runner.no()
            t.settle()


@pytest.mark.rule("9.1.7")
class TestLastKnown:
    def test_jemison_counts_the_counters_of_the_forfeited_agenda(self) -> None:
        with Table(corp="Jemison Astronautics: Sacrifice. Audacity. Success.") as t:
            wall = t.corp.put("Ice Wall", "HQ")
            t.corp.put("Corporate Town", "Server 1")
            score(t, "Project Beale", 5)
            assert t.corp.score == 3
            t.corp.rez("Corporate Town")
            t.settle()
            if now(t).kind == "choose":
                t.corp.pick(wall)
            assert wall.tokens("advancement") == 1 + 3


class TestActive:
    """A condition that was met while the ability was blank was met all the same, for "first time" (CR 9.6.2c)."""

    @pytest.mark.rule("9.6.2c")
    def test_gabriel_santiago_is_not_paid_for_the_second_run(self) -> None:
        with Table("corp", runner="Gabriel Santiago: Consummate Professional") as t:
            t.corp.hand("Cerebral Static", "Hostile Takeover")
            t.corp.play("Cerebral Static")
            t.end_turn()
            t.runner.set(credits=0)
            t.corp.hand("Hostile Takeover")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.runner.titles("score"), t.zone("Cerebral Static")) == (["Hostile Takeover"], "Archives")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 0

    @pytest.mark.rule("9.6.2c")
    def test_engineering_the_future_is_not_paid_for_the_second_card(self) -> None:
        with Table("runner", corp="Haas-Bioroid: Engineering the Future") as t:
            t.runner.hand("Employee Strike").play("Employee Strike")
            t.corp.hand("PAD Campaign", "Adonis Campaign").put("Vanity Project", "Server 1", tokens={"advancement": 6})
            t.end_turn()
            t.corp.install("PAD Campaign", "new")
            t.corp.score_agenda("Vanity Project")
            assert t.zone("Employee Strike") == "the heap"
            before = t.corp.credits
            t.corp.install("Adonis Campaign", "new")
            t.settle()
            assert t.corp.credits == before


class TestCountedLive:
    def test_resistor_and_iq(self) -> None:
        with Table() as t:
            resistor = t.corp.put("Resistor", "HQ", rezzed=True)
            iq = t.corp.put("IQ", "R&D", rezzed=True)
            t.runner.set(tags=2)
            assert (resistor.strength, iq.strength) == (2, 0)
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.runner.set(tags=1)
            assert (resistor.strength, iq.strength) == (1, 2)

    def test_dean_lister_and_security_chip(self) -> None:
        with Table("runner", clicks=9) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            breaker = t.runner.put("Corroder")
            t.runner.put("Dean Lister")
            t.runner.put("Security Chip")
            link = t.runner.put("Rabbit Hole")
            t.runner.hand("Diesel", "Diesel")
            t.runner.run("HQ")
            t.runner.use("Security Chip")
            t.runner.use("Dean Lister")
            assert breaker.strength == 2 + 1 + 2
            assert link.installed


@pytest.mark.rule("1.2.4")
class TestChoice:
    """Nobody must choose what can be done as a whole; as much is done as can be."""

    def test_fully_operational_draws_the_last_card(self) -> None:
        with Table(deck=0) as t:
            t.corp.deck("Ice Wall").hand("Fully Operational").play("Fully Operational")
            t.corp.mode("Draw")
            t.settle()
            assert t.corp.titles("hand") == ["Ice Wall"]

    @pytest.mark.parametrize("tags", [0, 1])
    def test_chop_bot_removes_a_tag_only_if_there_is_one(self, tags: int) -> None:
        with Table() as t:
            t.runner.put("Chop Bot 3000")
            t.runner.put("Kati Jones")
            t.runner.set(tags=tags)
            t.end_turn()
            t.runner.trigger("Chop Bot 3000")
            if tags:
                t.runner.mode("Remove")
            t.settle()
            assert (t.state.tags, t.happened("drawn")) == (0, 1 - tags)
