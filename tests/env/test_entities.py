"""Observations as tables: rows of cards and options, pages of options, and that nothing hidden is in them."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test
from tests.laws.games import ENOUGH, MIXED, positions
from tests.laws.test_4_noninterference import disorder

from sneakdoor import Option, Side
from sneakdoor.env import IllegalAction, aec_env, gym_env
from sneakdoor.env.card_traits import TRAITS, traits_row
from sneakdoor.env.entities import (
    KIND_ROOM,
    MORE,
    MOST_OPTIONS,
    OF_AN_ENTITY,
    OF_AN_OPTION,
    ZONES,
    Observation,
    Pages,
    entity_space,
    observe,
)
from sneakdoor.env.titles import codes
from sneakdoor.model.moves import MOVE_KINDS
from sneakdoor.sampling import sample
from sneakdoor.testing import Table
from sneakdoor.view import View

CORP, RUNNER = "Haas-Bioroid: Engineering the Future", "Noise: Hacker Extraordinaire"


def rows(observation: Observation, table: str) -> list[dict[str, float]]:
    """The rows in use, by the names of their columns."""
    names = OF_AN_ENTITY if table == "entities" else OF_AN_OPTION
    mask = observation["entity_mask" if table == "entities" else "option_mask"]
    return [
        dict(zip(names, row.tolist(), strict=True)) for row, used in zip(observation[table], mask, strict=True) if used
    ]


def look(t: Table, side: Side) -> Observation:
    decision = t.decision
    assert decision is not None
    return observe(t.game.glance(side), Pages(decision.options) if decision.side == side else None)


@pytest.fixture
def run() -> Table:
    """The Runner meets an Ice Wall with a counter, and has a Corroder."""
    t = Table("runner", corp=CORP, runner=RUNNER)
    t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 1})
    t.runner.put("Corroder")
    t.runner.run("HQ")
    while t.decision is not None and t.decision.role != "break":
        t.answer(t.decision.options[-1])
    return t


class TestEntities:
    def test_a_card_has_its_place_counters_and_traits(self, run: Table) -> None:
        wall = next(one for one in rows(look(run, Side.RUNNER), "entities") if one["zone: ice"])

        assert wall["code"] == codes()["Ice Wall"]
        assert (wall["advancement counters"], wall["strength"], wall["subroutines"], wall["those unbroken"]) == (
            1,
            2,
            1,
            1,
        )
        assert (wall["server, from 1"], wall["position among the ice, from 1"], wall["faceup"]) == (1, 1, 1)
        assert wall["is encountered"] == 1
        assert wall["type: ice"] == wall["subtype: Barrier"] == wall["subroutines that end the run"] == 1

    def test_each_row_is_in_one_zone(self, run: Table) -> None:
        for side in Side:
            for one in rows(look(run, side), "entities"):
                assert sum(one[f"zone: {zone}"] for zone in ZONES) == 1

    def test_an_unrezzed_card_has_no_traits_for_the_other_side(self) -> None:
        t = Table(corp=CORP, runner=RUNNER)
        t.corp.put("Ice Wall", "HQ")

        mine, theirs = (
            next(one for one in rows(look(t, side), "entities") if one["zone: ice"])
            for side in (Side.CORP, Side.RUNNER)
        )

        assert (mine["code"], mine["type: ice"], mine["front is seen"]) == (codes()["Ice Wall"], 1, 1)
        assert (theirs["code"], theirs["type: ice"], theirs["front is seen"]) == (1, 0, 0)


class TestOptions:
    def test_an_option_names_its_card_its_ability_and_its_price(self, run: Table) -> None:
        decision = run.game.decision
        assert decision is not None
        observation = look(run, Side.RUNNER)
        cards = rows(observation, "entities")

        for option, row in zip(decision.options, rows(observation, "options"), strict=True):
            assert row[f"kind {MOVE_KINDS.index(option.kind)}"] == 1
            if option.kind == "use" and option.card == "Corroder":
                assert cards[int(row["row of its card, from 1"]) - 1]["code"] == codes()["Corroder"]
                assert row["price in credits"] == 1
                assert row["ability, from 1"] == option.ability + 1
        breaks = [one["breaks subroutines"] for one in rows(observation, "options")]
        boosts = [one["adds strength"] for one in rows(observation, "options")]
        assert max(breaks) == max(boosts) == 1

    def test_the_side_that_is_not_asked_has_no_options(self, run: Table) -> None:
        assert not look(run, Side.CORP)["option_mask"].any()

    @pytest.mark.parametrize("names", [OF_AN_ENTITY, OF_AN_OPTION])
    def test_each_column_has_a_name_of_its_own(self, names: tuple[str, ...]) -> None:
        assert len(set(names)) == len(names)

    def test_there_is_room_for_every_kind(self) -> None:
        assert len(MOVE_KINDS) <= KIND_ROOM


class TestPages:
    def pages(self, n: int) -> Pages:
        return Pages([Option("number", number=number) for number in range(n)])

    def test_a_full_page_needs_no_other(self) -> None:
        pages = self.pages(MOST_OPTIONS)

        assert not pages.has_more
        assert pages.mask().all()

    @pytest.mark.parametrize("n", [MOST_OPTIONS + 1, 3 * MORE, 3 * MORE + 1, 1500])
    def test_every_option_is_on_one_page(self, n: int) -> None:
        pages = self.pages(n)
        seen: list[Option] = []
        while True:
            seen += pages.shown()
            if not pages.has_more:
                break
            assert pages.mask()[MORE] == 1
            pages.turn()

        assert seen == list(pages.options)

    def test_turning_a_page_changes_nothing_in_the_game(self) -> None:
        env = aec_env(space="options")
        env.reset(seed=1)
        pages = env.table.pages
        assert pages is not None
        pages.options = [*pages.options] * MOST_OPTIONS
        before = env.game.record.to_json()

        env.step(MORE)

        assert env.game.record.to_json() == before
        assert env.table.pages is pages
        assert pages.first == MORE


class TestEnvironments:
    @pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo's test prefers plain arrays to dicts of them
    def test_pettingzoo_takes_it_as_it_is(self) -> None:
        api_test(aec_env(space="options"), num_cycles=60)

    def test_actions_are_the_legal_options_in_order(self) -> None:
        env = aec_env(space="options")
        env.reset(seed=5)
        chance = random.Random(5)
        for _ in range(40):
            decision = env.game.decision
            if decision is None:
                break
            agent = env.agent_selection
            observation, legal = env.observe(agent), env.infos[agent]["legal_actions"]
            assert legal == list(range(len(decision.options)))
            assert entity_space().contains(observation)
            assert np.array_equal(observation["option_mask"], env.infos[agent]["action_mask"])
            action = chance.choice(legal)
            wanted = decision.options[action]
            env.step(action)
            assert wanted in env.game.choices

    def test_an_illegal_number_is_refused_with_the_legal_ones(self) -> None:
        env = aec_env(space="options")
        env.reset(seed=1)

        with pytest.raises(IllegalAction, match=r"100 is no answer to .* 0 \(No\), 1 \(Yes\)"):
            env.step(100)

    def test_gymnasium_has_the_same_tables(self) -> None:
        env = gym_env("runner", "greedy", space="options")
        observation, info = env.reset(seed=7)

        assert env.observation_space.contains(observation)
        assert len(env.action_masks()) == MOST_OPTIONS
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))

    def test_a_space_that_there_is_not_is_refused(self) -> None:
        with pytest.raises(ValueError, match='no space "tables"; there are flat, options'):
            aec_env(space="tables")  # type: ignore[arg-type]


def hidden_in(seed: int, every: int) -> list[str]:
    """Parts of an observation that change when what a side does not know is dealt anew."""
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        if n % every:
            continue
        for side in Side:
            mine = observe(View(game.state, side), None)
            for other in (sample(game.state, side, n), disorder(game.state, side, random.Random(n))):
                theirs = observe(View(other, side), None)
                found = [name for name in mine if not np.array_equal(mine[name], theirs[name])]
                if found:
                    return [f"decision {n}, {side.name}: {', '.join(found)}"]
    return []


@pytest.mark.parametrize("seed", [0, MIXED])
def test_what_is_hidden_does_not_show(seed: int) -> None:
    assert hidden_in(seed, every=25) == []


def test_traits_are_read_off_declarations() -> None:
    siphon, unseen = (dict(zip(TRAITS, traits_row(title).tolist(), strict=True)) for title in ("Account Siphon", ""))

    assert (siphon["type: event"], siphon["makes runs"], siphon["printed cost"], siphon["Corp card"]) == (1, 1, 0, 0)
    assert not any(unseen.values())
