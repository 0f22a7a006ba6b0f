"""What hardware and Runner identities of the Kitara cycle do."""

from __future__ import annotations

import pytest
from tests.ice import BREAKS_ALL
from tests.verbs import encounter, removed, trial

from sneakdoor.cards.vocabulary import PROGRAM, Break, Credits, Do, Is, paid, program
from sneakdoor.testing import Table

DERMIS = program(
    "Dermis", "neutral_runner", paid(Credits(1), Break(1, any_strength=True)), subtypes="Icebreaker", cost=0, memory=0
)


@pytest.mark.rule("3.8.5")
@pytest.mark.parametrize(("title", "mu"), [("Knobkierie", 0), ("Zamba", 2), ("Cyberdelia", 1)])
def test_memory_and_consoles(title: str, mu: int) -> None:
    with Table("runner") as t:
        t.runner.put(title)
        assert t.runner.memory == (0, 4 + mu)
        t.runner.hand("Desperado").set(credits=9)
        console = any("console" in one.say() for one in t.state.card(t.cid(title)).abilities)
        assert console == (title != "Cyberdelia")
        assert t.runner.can("install", "Desperado") != console


class TestAcacia:
    def test_a_purge_pays_for_each_counter_and_costs_the_card(self) -> None:
        with Table("corp") as t:
            t.runner.put("Acacia")
            t.runner.put("Medium", tokens={"virus": 3})
            t.runner.put("Parasite", tokens={"virus": 1}, on=t.corp.put("Hadrian's Wall", "HQ", rezzed=True))
            t.corp.act("purge")
            t.runner.accept("Acacia")
            assert (t.runner.credits, t.zone("Acacia")) == (9, "the heap")

    def test_it_may_be_kept(self) -> None:
        with Table("corp") as t:
            t.runner.put("Acacia")
            t.runner.put("Medium", tokens={"virus": 3})
            t.corp.act("purge")
            t.runner.decline()
            assert (t.runner.credits, t.zone("Acacia")) == (5, "the play area")


class TestFridayChip:
    def test_each_trashed_corp_card_may_bring_a_counter(self) -> None:
        with Table("runner") as t:
            chip = t.runner.put("Friday Chip")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Melange Mining Corp.")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("trash")
            t.runner.accept("Friday Chip")
            assert chip.tokens("virus") == 1
            t.runner.run("HQ")
            t.settle()
            t.runner.act("trash")
            t.runner.accept("Friday Chip")
            assert chip.tokens("virus") == 2

    def test_it_may_be_left_and_own_cards_do_not_count(self) -> None:
        with Table("runner") as t:
            chip = t.runner.put("Friday Chip")
            t.runner.put("Sports Hopper")
            t.runner.use("Sports Hopper")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("trash")
            t.runner.decline()
            assert chip.tokens("virus") == 0

    def test_what_the_corp_trashes_does_not_count(self) -> None:
        with Table("corp") as t:
            chip = t.runner.put("Friday Chip")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Melange Mining Corp.")
            t.corp.install("Melange Mining Corp.", "Server 1")
            assert (t.zone("PAD Campaign"), chip.tokens("virus")) == ("Archives", 0)

    def test_as_the_turn_begins_one_counter_may_move_to_a_virus(self) -> None:
        with Table("corp") as t:
            chip = t.runner.put("Friday Chip", tokens={"virus": 3})
            medium = t.runner.put("Medium", tokens={"virus": 1})
            t.runner.put("Corroder")
            t.runner.put("Crypt")
            t.end_turn()
            t.runner.accept("Friday Chip")
            assert (chip.tokens("virus"), medium.tokens("virus")) == (2, 2)
            t.end_turn()
            t.end_turn()
            t.runner.decline()
            assert chip.tokens("virus") == 2

    def test_not_as_the_corps_turn_begins_or_without_a_virus_program(self) -> None:
        with Table("runner") as t:
            chip = t.runner.put("Friday Chip", tokens={"virus": 1})
            t.runner.put("Crypt")
            t.runner.put("Corroder")
            t.end_turn()
            t.end_turn()
            assert chip.tokens("virus") == 1


class TestHippo:
    def table(self) -> Table:
        t = Table("runner", cards=(BREAKS_ALL, trial("Sentry", 1, 2)))
        t.runner.put("Hippo")
        t.runner.put("Breaks All")
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        return t

    def test_removed_from_the_game_it_trashes_the_outermost_ice_that_was_broken(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.runner.accept("Hippo")
            assert (removed(t), t.zone("Ice Wall"), t.zone("Trial")) == (["Hippo"], "Archives", "the play area")
            t.finish_run()

    def test_not_ice_further_in(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.runner.decline()
            encounter(t)
            t.runner.use("Breaks All")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert removed(t) == []

    @pytest.mark.both
    def test_ice_further_in_may_be_the_first_that_is_broken(self) -> None:
        with Table("runner", cards=(BREAKS_ALL, trial("Sentry", 1, 1))) as t:
            t.runner.put("Hippo")
            t.runner.put("Breaks All")
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.pass_()
            encounter(t)
            t.runner.use("Breaks All")
            t.finish_run()
            assert (removed(t), t.corp.credits) == ([], 6)

    @pytest.mark.both
    def test_all_subroutines_have_to_be_broken(self) -> None:
        with Table("runner", cards=(DERMIS, trial("Sentry", 1, 2))) as t:
            t.runner.put("Hippo")
            t.runner.put("Dermis")
            t.corp.put("Trial", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.break_subroutines("Dermis", 0)
            t.finish_run()
            assert t.zone("Hippo") == "the play area"

    @pytest.mark.both
    @pytest.mark.rule("9.1.7")
    def test_only_the_first_time_each_turn_even_if_that_ice_is_gone(self) -> None:
        shot = paid(Credits(0), Do("trash", Is(("ice",), ("Barrier",))))
        gun = program("Gun", "neutral_runner", shot, cost=0, memory=0)
        with Table("runner", cards=(BREAKS_ALL, trial("Sentry", 1, 1), gun)) as t:
            t.runner.put("Hippo")
            t.runner.put("Breaks All")
            t.runner.put("Gun")
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.runner.decline()
            t.runner.use("Gun")
            encounter(t)
            t.runner.use("Breaks All")  # the outermost piece by now
            t.finish_run()
            assert (t.zone("Hippo"), t.zone("Trial")) == ("the play area", "the play area")

    @pytest.mark.both
    def test_miraju_does_not_lead_the_runner_away_once_it_is_gone(self) -> None:
        with Table("runner", cards=(BREAKS_ALL,)) as t:
            t.runner.put("Hippo")
            t.runner.put("Breaks All")
            t.corp.put("Mirāju", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.runner.accept("Hippo")
            t.finish_run()
            assert t.happened("run moved") == 0
            assert t.happened("successful run") == 1


class TestKnobkierie:
    @pytest.mark.rule("1.19.2")
    def test_its_memory_is_for_viruses_only(self) -> None:
        with Table("runner") as t:
            t.runner.put("Knobkierie")
            for title in ("Medium", "Parasite", "Pheromones"):
                t.runner.put(title)
            assert t.runner.memory == (0, 4)
            t.runner.put("Musaazi")
            assert t.runner.memory == (2, 4)
            t.runner.put("Corroder")
            assert t.runner.memory == (3, 4)

    @pytest.mark.rule("1.19.2")
    def test_a_fifth_program_that_is_no_virus_has_no_room(self) -> None:
        with Table("runner") as t:
            t.runner.put("Knobkierie")
            for title in ("Corroder", "Ninja", "Gordian Blade", "Mimic"):
                t.runner.put(title)
            t.runner.hand("Rezeki", "Medium").set(credits=20)
            t.runner.act("install", "Medium")
            t.runner.act("done")  # nothing has to go
            t.runner.act("install", "Rezeki")
            assert not t.runner.can("done")
            t.runner.act("trash", "Medium")
            assert not t.runner.can("done")  # that freed no room for it
            t.runner.act("trash", "Corroder")
            t.runner.act("done")
            assert t.card("Rezeki").installed

    @pytest.mark.rule("1.19.2")
    def test_without_it_viruses_need_room_of_their_own(self) -> None:
        with Table("runner") as t:
            t.runner.put("Knobkierie")
            for title in ("Corroder", "Ninja", "Gordian Blade", "Mimic", "Medium"):
                t.runner.put(title)
            t.runner.hand("Clone Chip")
            t.runner.act("credit")
            assert t.runner.memory == (4, 4)

    def test_the_first_successful_run_may_place_a_counter_on_a_virus(self) -> None:
        with Table("runner") as t:
            t.runner.put("Knobkierie")
            medium = t.runner.put("Medium")
            t.runner.put("Corroder")
            t.runner.put("Crypt")
            t.runner.run("HQ")
            t.settle()
            assert t.happened("access begins") == 0
            t.runner.accept("Knobkierie")
            t.finish_run()
            assert medium.tokens("virus") == 1
            t.runner.run("HQ")
            t.finish_run()
            assert medium.tokens("virus") == 1

    def test_it_may_be_left(self) -> None:
        with Table("runner") as t:
            t.runner.put("Knobkierie")
            medium = t.runner.put("Medium")
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            assert medium.tokens("virus") == 0


class TestZer0:
    def test_a_click_and_a_card_for_a_credit_and_two_cards(self) -> None:
        with Table("runner") as t:
            t.runner.put("Zer0")
            t.runner.hand("Corroder", "Clone Chip")
            t.runner.use("Zer0")
            assert (t.runner.credits, t.runner.clicks, len(t.runner.titles("hand"))) == (6, 3, 3)
            assert t.happened("damaged") == 1
            assert not t.runner.can("use", "Zer0")

    def test_not_with_an_empty_grip(self) -> None:
        with Table("runner") as t:
            t.runner.put("Zer0")
            assert not t.runner.can("use", "Zer0")

    @pytest.mark.rule("1.15.1b")
    def test_it_is_net_damage_that_nothing_prevents(self) -> None:
        with Table("runner") as t:
            t.runner.put("Zer0")
            t.runner.put("Feedback Filter")
            t.runner.hand("Corroder")
            t.runner.use("Zer0")
            assert t.runner.titles("discard") == ["Corroder"]
            assert next(one for one in t.state.journal.since(0) if one.kind == "damaged").cause == "net"


class TestAmoralScammer:
    SCAMMER = "419: Amoral Scammer"

    def test_the_first_installed_card_may_be_exposed(self) -> None:
        with Table("corp", runner=self.SCAMMER) as t:
            t.corp.hand("PAD Campaign", "Ice Wall")
            t.corp.install("PAD Campaign", "new")
            t.runner.accept(self.SCAMMER)
            t.corp.no()
            assert (t.happened("exposed"), t.corp.credits, t.runner.link) == (1, 5, 1)
            t.corp.install("Ice Wall", "HQ")
            assert t.happened("exposed") == 1

    def test_the_corp_may_pay_for_the_secret_once_the_runner_wants_it(self) -> None:
        with Table("corp", runner=self.SCAMMER) as t:
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "new")
            t.runner.accept(self.SCAMMER)
            t.corp.yes()
            assert (t.happened("exposed"), t.corp.credits) == (0, 4)

    def test_without_a_credit_there_is_no_secret(self) -> None:
        with Table("corp", runner=self.SCAMMER) as t:
            t.corp.hand("PAD Campaign").set(credits=0)
            t.corp.install("PAD Campaign", "new")
            t.runner.accept(self.SCAMMER)
            assert t.happened("exposed") == 1

    def test_the_runner_may_leave_it(self) -> None:
        with Table("corp", runner=self.SCAMMER) as t:
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "new")
            t.runner.decline()
            assert (t.happened("exposed"), t.corp.credits) == (0, 5)

    def test_the_runners_own_installs_are_no_matter(self) -> None:
        with Table("runner", runner=self.SCAMMER) as t:
            t.runner.hand("Clone Chip")
            t.runner.install("Clone Chip")
            assert t.happened("exposed") == 0


class TestZamba:
    def test_each_exposed_card_may_pay_a_credit(self) -> None:
        with Table("runner") as t:
            t.runner.put("Zamba")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Satellite Uplink")
            t.runner.play("Satellite Uplink")
            t.runner.pick(t.card("PAD Campaign"), t.card("Ice Wall"))
            t.runner.accept("Zamba", "PAD Campaign")
            t.runner.decline()
            assert t.runner.credits == 5 - 2 + 1


class TestCyberdelia:
    def table(self) -> Table:
        t = Table("runner", cards=(BREAKS_ALL, DERMIS, trial("Sentry", 1, 2)))
        t.runner.put("Cyberdelia")
        t.runner.put("Breaks All")
        t.runner.put("Dermis")
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        return t

    def test_the_first_fully_broken_ice_may_pay_a_credit(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.runner.accept("Cyberdelia")
            assert t.runner.credits == 6
            encounter(t)
            t.runner.use("Breaks All")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert t.runner.credits == 6

    def test_it_may_be_left(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Breaks All")
            t.runner.decline()
            t.finish_run()
            assert t.runner.credits == 5

    def test_a_part_is_not_all(self) -> None:
        with Table("runner", cards=(DERMIS, trial("Sentry", 1, 2))) as t:
            t.runner.put("Cyberdelia")
            t.runner.put("Dermis")
            t.corp.put("Trial", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.break_subroutines("Dermis", 0)
            t.finish_run()
            assert t.runner.credits == 4

    @pytest.mark.rule("10.9.3")
    def test_of_no_subroutines_all_are_broken(self) -> None:
        with Table("runner") as t:
            t.runner.put("Cyberdelia")
            t.corp.put("Troll", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.runner.number(0)
            t.runner.mode("loses")
            t.runner.accept("Cyberdelia")
            t.finish_run()
            assert t.runner.credits == 6


class TestFlameOut:
    def table(self) -> Table:
        t = Table("runner", cards=(DERMIS,))
        t.runner.hand("Flame-out", "Magnum Opus", "Corroder").set(credits=20)
        t.runner.install("Flame-out")
        return t

    def test_nine_credits_pay_for_the_use_of_its_program_which_burns(self) -> None:
        with self.table() as t:
            flame = t.card("Flame-out")
            assert flame.tokens("credit") == 9
            t.runner.install("Corroder", on="Flame-out")
            assert t.runner.credits == 20 - 2 - 2  # none of them pays for the install
            t.runner.put("Medium")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Corroder", "Break")
            t.runner.number(1)
            t.finish_run()
            assert (flame.tokens("credit"), t.runner.credits) == (8, 16)
            assert t.card("Corroder").installed
            t.end_turn()
            assert (t.zone("Corroder"), t.card("Flame-out").installed) == ("the heap", True)
            assert t.card("Medium").installed

    def test_without_credits_from_it_nothing_burns(self) -> None:
        with self.table() as t:
            t.runner.install("Corroder", on="Flame-out")
            t.end_turn()
            t.end_turn()
            assert t.card("Corroder").installed

    def test_it_hosts_one_program_and_pays_for_no_other(self) -> None:
        with self.table() as t:
            t.runner.install("Corroder", on="Flame-out")
            t.runner.hand("Clone Chip")
            t.runner.act("install", "Clone Chip")
            assert not t.runner.can("host", "Flame-out")
            t.runner.put("Gordian Blade")
            t.corp.put("Enigma", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Gordian Blade", "strength")
            assert t.card("Flame-out").tokens("credit") == 9
            t.finish_run()

    def test_a_second_program_takes_the_place_of_the_first(self) -> None:
        with self.table() as t:
            t.runner.install("Corroder", on="Flame-out")
            t.runner.act("install", "Magnum Opus")
            t.runner.act("host", "Flame-out")
            assert (t.zone("Corroder"), t.card("Magnum Opus").installed) == ("the heap", True)

    def test_another_card_brings_no_more_credits(self) -> None:
        with self.table() as t:
            t.runner.hand("Clone Chip")
            t.runner.install("Clone Chip")
            assert t.card("Flame-out").tokens("credit") == 9

    def test_it_burns_at_the_end_of_the_corps_turn_as_well(self) -> None:
        burn = paid(Credits(1), Do("trash", Is((PROGRAM,), other=True)))
        torch = program("Torch", "neutral_runner", burn, cost=0, memory=0)
        with Table("corp", cards=(torch,)) as t:
            t.runner.put("Flame-out", tokens={"credit": 9})
            t.runner.put("Torch", on="Flame-out")
            t.runner.put("Corroder")
            t.runner.use("Torch")
            t.runner.number(1)
            t.end_turn()
            assert t.zone("Torch") == "the heap"
