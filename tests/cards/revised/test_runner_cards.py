"""Older Runner cards whose text means something else in 26.03."""

from __future__ import annotations

import pytest
from tests.verbs import approached, encounter, entries, now, result

from sneakdoor.cards.vocabulary import Gain, ice, sub
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table

RULES = "26.03"


def table(side: str = "runner", **how: object) -> Table:
    return Table(side, rules=RULES, **how)  # type: ignore[arg-type]


def bottom(t: Table, side: int) -> str:
    return t.state.card(t.state.deck[side][0]).title


class TestDrawing:
    def test_mr_li_draws_two_and_puts_one_on_the_bottom(self) -> None:
        with table() as t:
            t.runner.put("Mr. Li")
            t.runner.deck("Sure Gamble", "Diesel", "Corroder")
            t.runner.use("Mr. Li")
            assert t.happened("drawn") in (1, 2)
            t.runner.pick("Corroder")
            assert t.runner.titles("hand") == ["Diesel"]
            assert bottom(t, RUNNER) == "Corroder"

    def test_other_draws_are_left_alone(self) -> None:
        with table() as t:
            t.runner.put("Mr. Li")
            t.runner.deck("Sure Gamble", "Diesel", "Corroder")
            t.runner.act("draw")
            assert t.runner.titles("hand") == ["Corroder"]

    def test_find_the_truth_shows_what_is_drawn(self) -> None:
        with table() as t:
            t.runner.put("Find the Truth")
            t.runner.deck("Sure Gamble", "Diesel")
            t.runner.act("draw")
            assert t.happened("revealed") == 1
            assert t.runner.titles("hand") == ["Diesel"]

    def test_corporate_defector_shows_what_the_basic_action_draws_and_nothing_else(self) -> None:
        with table("corp") as t:
            t.runner.put("Corporate Defector")
            t.corp.deck(*["Hedge Fund"] * 4)
            t.corp.act("draw")
            t.settle()
            assert t.happened("revealed") == 1

    @pytest.mark.parametrize("pays", [True, False])
    def test_bug_shows_a_drawn_card_for_two_credits(self, pays: bool) -> None:
        with table("corp") as t:
            t.runner.put("Bug")
            t.corp.deck(*["Hedge Fund"] * 4)
            t.corp.act("draw")
            t.settle()
            t.runner.accept() if pays else t.runner.decline()
            t.settle()
            assert t.happened("revealed") == (1 if pays else 0)
            assert t.runner.credits == (3 if pays else 5)


class TestCosts:
    @pytest.mark.parametrize("n", [0, 2])
    def test_vamp_costs_a_tag_only_if_credits_were_spent(self, n: int) -> None:
        with table() as t:
            t.runner.hand("Vamp")
            t.runner.play("Vamp")
            t.settle()
            t.runner.act("instead")
            t.runner.number(n)
            t.settle()
            assert (t.state.tags, t.corp.credits, t.runner.credits) == (1 if n else 0, 5 - n, 5 - n)

    def test_adjusted_chronotype_does_not_see_the_cost_of_breaking_eli(self) -> None:
        with table() as t:
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.runner.put("Adjusted Chronotype")
            encounter(t, "HQ")
            t.runner.break_subroutines("Eli 1.0", 0)
            assert (t.happened("clicks lost"), t.happened("clicks gained")) == (1, 0)
            t.finish_run()

    def test_mining_accident_leaves_a_poor_corp_no_choice(self) -> None:
        for has in (4, 5):
            with table() as t:
                t.corp.set(credits=has)
                t.runner.hand("Mining Accident")
                t.runner.run("Archives")
                t.finish_run()
                t.runner.play("Mining Accident")
                if has == 5:
                    t.corp.accept()
                t.settle()
                assert t.state.bad_publicity == (0 if has == 5 else 1)

    def test_fear_the_masses_trashes_all_at_once(self) -> None:
        with table() as t:
            t.runner.hand(*["Fear the Masses"] * 3)
            t.runner.play("Fear the Masses")
            t.settle()
            t.runner.act("pick")
            t.runner.act("pick")
            t.settle()
            trashed = [one for one in entries(t, "trashed") if one.side == CORP]  # type: ignore[attr-defined]
            assert len(trashed) == 3
            assert len({one.batch for one in trashed}) == 1  # type: ignore[attr-defined]

    @pytest.mark.parametrize("there", [4, 5])
    def test_glut_cipher_takes_five_or_none(self, there: int) -> None:
        with table() as t:
            t.corp.discard(*["Hedge Fund"] * there)
            t.runner.hand("Glut Cipher")
            t.runner.play("Glut Cipher")
            t.settle()
            while now(t).side == CORP:
                t.game.choose(now(t).options[0])
                t.settle()
            assert t.happened("trashed") >= (5 if there == 5 else 0)
            assert len(t.corp.titles("hand")) == 0


class TestChoices:
    @pytest.mark.parametrize("rezzes", [True, False])
    def test_forged_activation_orders_lets_the_corp_rez(self, rezzes: bool) -> None:
        with table() as t:
            wall = t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            t.corp.accept() if rezzes else t.corp.decline()
            t.settle()
            assert wall.zone == ("Archives" if not rezzes else wall.zone)
            assert wall.rezzed == rezzes

    def test_tracker_need_not_choose_a_server(self) -> None:
        with table("corp", clicks=1) as t:
            t.runner.put("Tracker")
            t.corp.act("credit")
            t.settle()
            t.runner.decline()
            t.settle()
            assert not t.runner.can("use", "Tracker")

    def test_harmony_ar_therapy_takes_one_card_of_each_name_without_a_search(self) -> None:
        with table() as t:
            t.runner.hand("Harmony AR Therapy")
            t.runner.discard("Diesel", "Diesel", "Sure Gamble")
            t.runner.play("Harmony AR Therapy")
            assert [option.card for option in now(t).options if option.kind == "pick"].count("Diesel") == 1
            t.runner.pick("Diesel", "Sure Gamble")
            assert t.runner.titles("discard") == ["Diesel"]
            assert t.happened("search") == 0


class TestBreaking:
    @pytest.mark.parametrize(("title", "kind"), [("Euler", "Enigma"), ("Penrose", "Ice Wall")])
    def test_the_cheap_ability_is_for_the_turn_of_the_install(self, title: str, kind: str) -> None:
        with table() as t:
            t.corp.put(kind, "HQ", rezzed=True)
            t.runner.hand(title)
            t.runner.set(credits=20)
            t.runner.install(title)
            encounter(t, "HQ")
            words = "barrier" if title == "Penrose" else "0[credit]"
            assert t.runner.can("use", title, says=words) or t.runner.can("use", title, says="Break 1")
            t.finish_run()

    @pytest.mark.parametrize("title", ["Amina", "Nfr", "Sūnya", "Bukhgalter", "Makler"])
    def test_fully_breaking_is_noticed_at_once(self, title: str) -> None:
        subtype = {"Amina": "Enigma", "Nfr": "Ice Wall", "Makler": "Ice Wall"}.get(title, "Neural Katana")
        with table() as t:
            t.corp.put(subtype, "HQ", rezzed=True)
            card = t.runner.put(title, tokens={"power": 6} if title in ("Nfr", "Sūnya") else None)
            t.runner.set(credits=20)
            encounter(t, "HQ")
            while title not in ("Nfr", "Sūnya") and not t.runner.can("use", title, says="Break"):
                t.runner.use(title, "strength")
            before = (t.corp.credits, t.runner.credits)
            t.runner.break_subroutines(title)
            assert t.happened("all broken") == 1
            if title == "Amina":
                assert t.corp.credits == before[0] - 1
            elif title in ("Nfr", "Sūnya"):
                assert card.tokens("power") == 7
            t.finish_run()

    def test_cyberdelia_pays_without_a_question(self) -> None:
        with table() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Cyberdelia")
            t.runner.put("Corroder")
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            assert t.runner.credits == 5
            t.finish_run()

    @pytest.mark.parametrize("title", ["Alias", "Passport", "Breach"])
    @pytest.mark.parametrize("server", ["HQ", "Server 1"])
    def test_no_interface_with_ice_of_remote_servers(self, title: str, server: str) -> None:
        kind = {"Alias": "Neural Katana", "Passport": "Enigma", "Breach": "Ice Wall"}[title]
        with table() as t:
            t.corp.put(kind, server, rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put(title)
            t.runner.set(credits=20)
            t.runner.hand(*["Diesel"] * 4)
            encounter(t, server)
            while t.runner.can("use", title, says="strength") and t.runner.credits > 10:
                t.runner.use(title, "strength")
            assert t.runner.can("use", title, says="Break") == (server == "HQ")
            t.state.forced = True

    @pytest.mark.parametrize(("title", "works"), [("Alpha", "Ice Wall"), ("Omega", "Enigma")])
    def test_alpha_and_omega_interface_with_one_end_of_the_row(self, title: str, works: str) -> None:
        with table() as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.set(credits=20, clicks=6)
            encounter(t, "HQ")
            t.runner.use(title, "strength")
            assert t.runner.can("use", title, says="Break") == (works == "Ice Wall")
            t.finish_run()


class TestPreventing:
    def test_fall_guy_keeps_nothing_from_the_rules(self) -> None:
        """A second copy of a unique card is trashed by nobody; the Corp's action can be answered."""
        with table() as t:
            t.runner.put("Fall Guy")
            t.runner.put("Kati Jones")
            t.runner.hand("Kati Jones")
            t.runner.install("Kati Jones")
            assert t.happened("trashed") == 1
        with table("corp") as t:
            t.runner.put("Fall Guy")
            t.runner.put("Kati Jones")
            t.runner.set(tags=1)
            t.corp.act("trash resource", "Kati Jones")
            assert now(t).kind == "interrupt"
            t.runner.use("Fall Guy")
            t.settle()
            assert t.card("Kati Jones").installed


class TestRuns:
    @pytest.mark.parametrize("jacks", [True, False])
    def test_slipstream_lets_the_runner_jack_out(self, jacks: bool) -> None:
        plain = ice("Plain", "neutral_corp", sub(Gain(1)), cost=0, strength=0)
        with table(cards=(plain,)) as t:
            t.corp.put("Plain", "Archives", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Slipstream")
            t.runner.run("Archives")
            t.settle()
            t.runner.trigger("Slipstream")
            t.runner.act("pick", handle=t.card("Ice Wall").thing.handle)
            t.runner.yes() if jacks else t.runner.no()
            t.settle()
            assert approached(t) == (["Plain"] if jacks else ["Plain", "Ice Wall"])
            if jacks:
                assert result(t) == "unsuccessful"
            else:
                t.finish_run()
