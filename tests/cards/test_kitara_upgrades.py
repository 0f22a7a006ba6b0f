"""Upgrades of the Kitara cycle, and a reprisal against the Runner's clicks."""

from __future__ import annotations

import pytest
from tests.last_turns import after, after_event, after_trash_in_hq
from tests.verbs import accessed, back_to, damage, encounter, entries, go_on, result, told, who

from sneakdoor.cards.vocabulary import ICE, AccessServer, Credits, DoToChosen, Is, On, paid, resource, when
from sneakdoor.model.enums import CORP, HQ, RND, RUNNER
from sneakdoor.testing import Table

HAMMER = resource("Hammer", "neutral_runner", paid(Credits(0), DoToChosen("trash", Is((ICE,)))), cost=0)
ONCE_MORE = resource(
    "Once More", "neutral_runner", when(On("access ends"), AccessServer(RND), once_per_turn=True), cost=0
)


def traced(t: Table, spent: int = 0) -> None:
    t.settle()
    t.corp.number(0)
    t.runner.number(spent)


def lying(t: Table, title: str, place: str) -> None:
    """Put a card where it is to be accessed, and nothing else."""
    if place == "Archives":
        t.corp.discard(title)
    elif place in ("HQ", "R&D"):
        (t.corp.hand if place == "HQ" else t.corp.deck)(title)
    else:
        t.corp.put(title, place)


class TestRiotSuppression:
    def test_three_clicks_fewer_in_the_runners_next_turn(self) -> None:
        with after(trash="PAD Campaign", hand=("Riot Suppression",)) as t:
            t.runner.hand("Sure Gamble")
            t.corp.play("Riot Suppression")
            t.runner.no()
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Riot Suppression"]
            t.end_turn()
            assert t.runner.clicks == 1
            t.end_turn()
            t.end_turn()
            assert t.runner.clicks == 4

    def test_or_a_brain_damage_at_once(self) -> None:
        with after(trash="PAD Campaign", hand=("Riot Suppression",)) as t:
            t.runner.hand("Sure Gamble")
            t.corp.play("Riot Suppression")
            t.runner.yes()
            assert damage(t) == [("brain", 1)]
            t.end_turn()
            assert t.runner.clicks == 4

    def test_without_cards_the_runner_has_no_choice(self) -> None:
        with after(trash="PAD Campaign", hand=("Riot Suppression",)) as t:
            t.corp.play("Riot Suppression")
            t.end_turn()
            assert t.runner.clicks == 1

    def test_it_asks_for_a_card_of_the_corp_that_the_runner_trashed(self) -> None:
        with after_trash_in_hq("Riot Suppression") as t:
            assert t.corp.can("play", "Riot Suppression")
        with after_event("Riot Suppression") as t:
            assert not t.corp.can("play", "Riot Suppression")
        with after(run="Archives", hand=("Riot Suppression",)) as t:
            assert not t.corp.can("play", "Riot Suppression")


@pytest.mark.parametrize("title", ["Tempus", "Intake", "Forced Connection"])
class TestTracingAmbushes:
    @pytest.mark.parametrize("place", ["Server 1", "HQ", "R&D"])
    def test_it_works_wherever_it_is_accessed(self, title: str, place: str) -> None:
        with Table("runner") as t:
            lying(t, title, place)
            t.runner.set(credits=9).run(place)
            traced(t, 4)
            assert title in told(t, CORP)  # the Corp sees it in R&D as well
            go_on(t)
            t.finish_run()
            assert accessed(t) == [title]

    def test_not_in_archives(self, title: str) -> None:
        with Table("runner") as t:
            t.corp.discard(title)
            t.runner.run("Archives")
            t.finish_run()
            assert accessed(t) == [title]
            assert not entries(t, "trace initiated")

    def test_the_runner_may_beat_the_trace(self, title: str) -> None:
        base = 4 if title == "Intake" else 3
        for spent in (base - 1, base):
            with Table("runner") as t:
                t.corp.put(title, "Server 1")
                t.runner.set(credits=9).hand("Sure Gamble").put("Corroder")
                t.runner.run("Server 1")
                traced(t, spent)
                won = any(one.cause == "successful" for one in entries(t, "traced"))  # type: ignore[attr-defined]
                assert won == (spent < base)
                if won and title == "Tempus":
                    t.runner.mode("lose")
                go_on(t)
                t.finish_run()


class TestTempus:
    @pytest.mark.parametrize(("says", "clicks", "hurt"), [("lose", 1, []), ("brain", 3, [("brain", 1)])])
    def test_two_clicks_or_a_brain_damage(self, says: str, clicks: int, hurt: list[tuple[str, int]]) -> None:
        with Table("runner") as t:
            t.corp.put("Tempus", "Server 1")
            t.runner.hand("Sure Gamble").run("Server 1")
            traced(t)
            t.runner.mode(says)
            assert (t.runner.clicks, damage(t)) == (clicks, hurt)
            assert t.happened("clicks lost") == (1 if says == "lose" else 0)
            assert who(t, "damaged") == [RUNNER] * len(hurt)
            go_on(t)
            t.finish_run()

    @pytest.mark.parametrize("clicks", [1, 2])
    @pytest.mark.rule("9.8.5b")
    def test_who_has_fewer_than_two_clicks_suffers(self, clicks: int) -> None:
        with Table("runner", clicks=clicks) as t:
            t.corp.put("Tempus", "Server 1")
            t.runner.hand("Sure Gamble").run("Server 1")
            traced(t)
            assert damage(t) == [("brain", 1)]
            go_on(t)
            t.finish_run()


class TestBioVault:
    @pytest.mark.parametrize(("tokens", "can"), [(1, False), (2, True), (3, True)])
    def test_two_tokens_end_the_run(self, tokens: int, can: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Bio Vault", "Server 1", rezzed=True, tokens={"advancement": tokens})
            t.runner.run("HQ")
            assert t.corp.can("use", "Bio Vault") == can
            if can:
                t.corp.use("Bio Vault")
                t.settle()
                assert (t.zone("Bio Vault"), result(t)) == ("Archives", "unsuccessful")
            t.finish_run()

    def test_only_in_a_run(self) -> None:
        with Table() as t:
            t.corp.put("Bio Vault", "Server 1", rezzed=True, tokens={"advancement": 2})
            assert not t.corp.can("use", "Bio Vault")

    def test_it_is_advanced_in_a_remote_server(self) -> None:
        with Table() as t:
            t.corp.hand("Bio Vault")
            t.corp.act("install", "Bio Vault")  # a new server is the only place
            assert t.card("Bio Vault").server == "Server 1"
            t.corp.advance("Bio Vault")
            assert t.card("Bio Vault").tokens("advancement") == 1


class TestCodeReplicator:
    def passing(self, title: str = "Vanilla", server: str = "HQ", *, rezzed: bool = True) -> Table:
        t = Table("runner")
        t.corp.put("Code Replicator", server, rezzed=True)
        t.corp.put(title, "HQ", rezzed=rezzed)
        t.runner.set(credits=9).put("Corroder")
        return t

    def test_the_ice_is_approached_once_more(self) -> None:
        with self.passing() as t:
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.corp.accept("Code Replicator")
            assert t.zone("Code Replicator") == "Archives"
            encounter(t)
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert result(t) == "successful"
            assert len(entries(t, "encounter")) == 2

    @pytest.mark.rule("6.1.5b")
    def test_the_runner_may_jack_out_then(self) -> None:
        with self.passing() as t:
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.corp.accept("Code Replicator")
            t.runner.jack_out()
            assert result(t) == "unsuccessful"
            assert len(entries(t, "encounter")) == 1

    def test_it_may_stay(self) -> None:
        with self.passing() as t:
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.corp.decline()
            t.finish_run()
            assert t.card("Code Replicator").installed

    def test_neither_unrezzed_ice_nor_that_of_another_server(self) -> None:
        with self.passing(rezzed=False) as t:
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Code Replicator").installed
        with self.passing(server="R&D") as t:
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.card("Code Replicator").installed


class TestMwanzaCityGrid:
    def grid(self, server: str, *cards: str) -> Table:
        t = Table("runner")
        t.corp.put("Mwanza City Grid", server, rezzed=True)
        (t.corp.hand if server == "HQ" else t.corp.deck)(*cards)
        t.corp.set(credits=0)
        return t

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    @pytest.mark.rule("7.1.2")
    def test_three_more_cards_and_two_credits_for_each(self, server: str) -> None:
        with self.grid(server, *["Hedge Fund"] * 6) as t:
            t.runner.run(server)
            t.finish_run()
            assert sorted(accessed(t)) == ["Hedge Fund"] * 4 + ["Mwanza City Grid"]
            assert t.corp.credits == 10

    def test_no_more_than_there_are(self) -> None:
        with self.grid("HQ", "Hedge Fund", "Hedge Fund") as t:
            t.runner.run("HQ")
            t.finish_run()
            assert (len(accessed(t)), t.corp.credits) == (3, 6)

    def test_another_server_is_as_ever(self) -> None:
        with self.grid("HQ") as t:
            t.corp.deck(*["Hedge Fund"] * 4)
            t.runner.run("R&D")
            t.finish_run()
            assert (len(accessed(t)), t.corp.credits) == (1, 0)

    def test_it_goes_on_in_the_run_in_which_it_is_trashed(self) -> None:
        with self.grid("R&D", *["Hedge Fund"] * 6) as t:
            t.runner.run("R&D")
            t.runner.act("access", card="Mwanza City Grid")
            t.runner.act("trash")
            t.finish_run()
            assert (len(accessed(t)), t.corp.credits) == (5, 10)
            t.runner.run("R&D")
            t.finish_run()
            assert (len(accessed(t)), t.corp.credits) == (6, 10)  # and not in the next

    def test_and_for_every_access_of_that_run(self) -> None:
        with Table("runner", cards=(ONCE_MORE,)) as t:
            t.corp.put("Mwanza City Grid", "R&D", rezzed=True)
            t.corp.deck(*["Hedge Fund"] * 6).set(credits=0)
            t.runner.put("Once More")
            t.runner.run("R&D")
            t.runner.act("access", card="Mwanza City Grid")
            t.runner.act("trash")
            while t.run is not None:
                t.settle()
                if t.decision is not None and t.decision.kind == "reaction":
                    t.game.choose(t.decision.options[0])
                else:
                    t.finish_run()
            assert (len(accessed(t)), t.corp.credits) == (5 + 4, 2 * 9)

    @pytest.mark.rule("7.6.7")
    def test_each_set_of_cards_is_paid_for_by_itself(self) -> None:
        with Table("runner", cards=(back_to(HQ),)) as t:
            t.corp.put("Mwanza City Grid", "R&D", rezzed=True)
            t.corp.deck(*["Hedge Fund"] * 4).hand("Ice Wall").set(credits=0)
            t.runner.put("Back")
            t.runner.run("R&D")
            t.finish_run()
            assert len(accessed(t)) == 6
            assert t.corp.credits == 10  # nothing for the card in HQ

    @pytest.mark.rule("9.1.6c")
    def test_it_is_installed_in_two_roots_alone(self) -> None:
        with Table() as t:
            t.corp.hand("Mwanza City Grid").put("PAD Campaign", "Server 1")
            t.corp.act("install", "Mwanza City Grid")
            assert t.decision is not None
            assert {option.server for option in t.decision.options} == {"HQ", "R&D"}
            t.corp.destination("R&D")

    @pytest.mark.rule("10.11.2")
    def test_nor_is_it_swapped_elsewhere(self) -> None:
        with Table() as t:
            t.corp.put("Mwanza City Grid", "HQ")
            t.corp.put("Metamorph", "Archives", rezzed=True)
            t.corp.put("Prisec", "Server 1")
            t.end_turn()
            t.runner.run("Archives")
            t.finish_run()  # the only pair of cards cannot be exchanged
            assert t.card("Mwanza City Grid").server == "HQ"


class TestCalibrationTesting:
    def test_a_token_on_another_card_in_its_server(self) -> None:
        with Table() as t:
            t.corp.put("Calibration Testing", "Server 1", rezzed=True)
            agenda = t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Prisec", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.use("Calibration Testing")
            assert t.corp.can("pick", "Prisec")
            assert not t.corp.can("pick", "Ice Wall")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Hostile Takeover")
            assert (agenda.tokens("advancement"), t.zone("Calibration Testing")) == (1, "Archives")
            assert t.corp.clicks == 3
            assert not entries(t, "advanced")

    @pytest.mark.rule("1.2.5")
    def test_not_where_it_is_alone(self) -> None:
        with Table() as t:
            t.corp.put("Calibration Testing", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1")
            assert not t.corp.can("use", "Calibration Testing")

    def test_remote_servers_only(self) -> None:
        with Table() as t:
            t.corp.hand("Calibration Testing")
            t.corp.act("install", "Calibration Testing")
            assert t.card("Calibration Testing").server == "Server 1"


class TestIntake:
    def test_a_program_or_a_virtual_resource_goes_back(self) -> None:
        with Table("runner") as t:
            t.corp.put("Intake", "Server 1")
            for title in ("Corroder", "Ice Carver", "Kati Jones", "Desperado"):
                t.runner.put(title)
            t.runner.run("Server 1")
            traced(t)
            assert t.corp.can("pick", "Ice Carver")
            assert not t.corp.can("pick", "Kati Jones")
            assert not t.corp.can("pick", "Desperado")
            t.corp.pick("Corroder")
            assert t.runner.titles("hand") == ["Corroder"]
            go_on(t)
            t.finish_run()


class TestForcedConnection:
    def test_two_tags(self) -> None:
        with Table("runner") as t:
            t.corp.put("Forced Connection", "Server 1")
            t.runner.run("Server 1")
            traced(t)
            assert t.state.tags == 2
            go_on(t)
            t.finish_run()


class TestOverseerMatrix:
    def watched(self, server: str = "Server 1") -> Table:
        t = Table("runner")
        t.corp.put("Overseer Matrix", server, rezzed=True)
        t.corp.set(credits=2)
        t.runner.set(credits=20)
        return t

    def take(self, t: Table, title: str) -> None:
        t.runner.act("access", title)
        t.runner.act("trash")

    def test_a_credit_for_a_tag_each_time(self) -> None:
        with self.watched() as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            self.take(t, "PAD Campaign")
            t.corp.accept("Overseer Matrix")
            assert (t.state.tags, t.corp.credits) == (1, 1)
            t.runner.act("trash")  # the matrix itself
            t.corp.accept("Overseer Matrix")
            t.finish_run()
            assert (t.state.tags, t.corp.credits) == (2, 0)

    def test_it_goes_on_in_the_run_in_which_it_is_trashed(self) -> None:
        with self.watched() as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            self.take(t, "Overseer Matrix")
            t.corp.decline()
            t.runner.act("trash")
            t.corp.accept("Overseer Matrix")
            t.finish_run()
            assert t.state.tags == 1
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.tags == 1

    @pytest.mark.both
    def test_ice_before_the_server_is_not_in_it(self) -> None:
        with Table("runner", cards=(HAMMER,)) as t:
            t.corp.put("Overseer Matrix", "Server 1", rezzed=True)
            t.corp.put("Vanilla", "Server 1")
            t.runner.put("Hammer")
            t.runner.use("Hammer")
            assert (t.zone("Vanilla"), t.state.tags) == ("Archives", 0)

    def test_it_has_to_be_paid(self) -> None:
        with self.watched() as t:
            t.corp.set(credits=0)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.tags == 0

    def test_not_in_another_server_and_not_by_the_corp(self) -> None:
        with self.watched() as t:
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.finish_run()
            t.end_turn()
            t.corp.put("Adonis Campaign", "Server 1")
            t.corp.hand("PAD Campaign").install("PAD Campaign", "Server 1")
            t.corp.act("trash", "Adonis Campaign")
            t.corp.act("done")
            assert (t.state.tags, t.zone("Adonis Campaign")) == (0, "Archives")

    @pytest.mark.rule("4.7.7b")
    def test_cards_in_a_central_server_are_in_its_hand_or_deck(self) -> None:
        with self.watched("HQ") as t:
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.settle()
            hidden = next(option for option in t.decision.options if not option.card) if t.decision else None
            assert hidden is not None
            t.game.choose(hidden)
            t.runner.act("trash")
            t.corp.accept("Overseer Matrix")
            assert t.state.tags == 1
            t.runner.act("trash")  # what is in the root is not in HQ (CR 4.7.7c)
            t.finish_run()
            assert t.state.tags == 1
