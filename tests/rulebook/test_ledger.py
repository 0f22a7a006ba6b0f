"""The ledger: statuses follow from citations and marks, and commands show them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sneakdoor import Game, Side
from sneakdoor.cli.app import app
from sneakdoor.decks import decks_for
from sneakdoor.rulebook import PLAYED, RULESETS, UnknownRuleset, find, rules
from sneakdoor.rulebook.ledger import CHAPTERS, EXAMPLES, KINDS, Ledger, chapter, entry, executable, ledger, load
from sneakdoor.rulebook.survey import exceptions, marked_tests, survey

ROOT = Path(__file__).parents[2]
MOST_EXCEPTIONS = {"1.4": 150, "26.03": 180}


class TestJudging:
    """A package and tests of a few lines, and what the ledger says of them."""

    @pytest.fixture
    def judged(self, tmp_path: Path) -> Ledger:
        (tmp_path / "package/rules").mkdir(parents=True)
        (tmp_path / "tests").mkdir()
        code = (
            "# CR none: the rules cited here are, but nothing is carried out\n"
            "class Encounter:\n"
            "    @step('6.9.3c')\n"
            "    def resolve(self):\n"
            "        pass\n\n\n"
            "def draw():\n"
            "    # CR 6.9.3b: the Runner breaks\n"
            "    # CR 6.9.3d (deviates): nobody minds\n"
            "    # CR 8.3.5 + 8.3.1: the costs\n"
            "    return 1\n"
        )
        shown = (
            "import pytest\n\n\n"
            "class TestIt:\n"
            "    @pytest.mark.rule('6.9.3c')\n"
            "    @pytest.mark.rule('1.2.5', example=3)\n"
            "    def test_resolves(self): ...\n\n"
            "    @pytest.mark.xfail\n"
            "    @pytest.mark.rule('6.9.3b', '1.2.5', example=2)\n"
            "    def test_does_not_yet(self): ...\n\n\n"
            "@pytest.mark.rule('8.3.5')\n"
            "def test_costs(): ...\n"
        )
        (tmp_path / "package/rules/runs.py").write_text(code.replace("# CR none", "# none"), encoding="utf-8")
        (tmp_path / "tests/test_it.py").write_text(shown, encoding="utf-8")
        return survey(
            tmp_path / "package", tmp_path / "tests", [("a question", ["6.9.3c"])], {"planted": 2, "caught": 1}
        )

    def test_a_rule_that_a_test_names_conforms(self, judged: Ledger) -> None:
        found = judged.entries["6.9.3c"]

        assert found.status == "conforms"
        assert found.where == ("rules/runs.py: Encounter.resolve (step 6.9.3c)",)
        assert found.tests == ("tests/test_it.py::TestIt::test_resolves",)
        assert found.readings == ("a question",)

    def test_one_that_only_code_cites_is_kept_partly(self, judged: Ledger) -> None:
        found = judged.entries["6.9.3b"]

        assert (found.status, found.tests) == ("partly", ())  # a test expected to fail shows nothing

    def test_one_that_code_says_it_does_not_keep_deviates(self, judged: Ledger) -> None:
        assert (judged.entries["6.9.3d"].status, judged.entries["6.9.3d"].reason) == ("deviates", "nobody minds")

    def test_one_that_nobody_names_is_not_modelled(self, judged: Ledger) -> None:
        assert judged.entries["6.9.3a"].status == "not modelled"

    def test_exceptions_and_headings_are_not_executable(self, judged: Ledger) -> None:
        assert judged.entries["1.3.4"].status == "not executable"
        assert judged.entries["1.3.4"].reason
        assert judged.entries["6"].status == "not executable"

    def test_a_replaced_rule_counts_for_those_in_its_place(self, judged: Ledger) -> None:
        assert judged.entries["8.3.5"].status == "replaced"
        assert judged.entries["8.3.5"].through == ("1.4:8.3.4",)
        assert judged.entries["1.4:8.3.4"].status == "conforms"
        assert judged.entries["1.4:8.3.1"].status == "partly"

    def test_an_example_counts_where_a_test_names_its_number(self, judged: Ledger) -> None:
        assert judged.examples == {3: ("tests/test_it.py::TestIt::test_resolves",)}

    def test_the_text_reads_back(self, judged: Ledger) -> None:
        assert load(judged.dump()) == judged

    def test_lines_may_move(self, judged: Ledger, tmp_path: Path) -> None:
        code = tmp_path / "package/rules/runs.py"
        code.write_text("\n\n\n" + code.read_text(encoding="utf-8"), encoding="utf-8")

        assert survey(tmp_path / "package", tmp_path / "tests").entries["6.9.3b"] == judged.entries["6.9.3b"]

    def test_tests_of_a_rule_are_found(self, judged: Ledger, tmp_path: Path) -> None:
        assert marked_tests(tmp_path / "tests")["1.4:8.3.4"] == ["tests/test_it.py::test_costs"]
        assert marked_tests(tmp_path / "tests")["6.9.3b"] == []


class TestBothRulesets:
    """What counts for 26.03: 1.12.8 is the same there as 1.13.9, 1.12.2 is reworded, 6.9.5c changed to 6.9.4c."""

    @pytest.fixture
    def tree(self, tmp_path: Path) -> Path:
        (tmp_path / "package/rules").mkdir(parents=True)
        (tmp_path / "tests").mkdir()
        code = (
            "def host():\n"
            "    # CR 1.12.8: not transitive\n"
            "    # CR 6.9.5c: jack out\n"
            "    # CR 26.03:10.12.1: sabotage\n"
            "    # CR 26.03:10.12.2 (deviates): one by one\n"
            "    return 1\n"
        )
        shown = (
            "import pytest\n\n\n"
            "@pytest.mark.both\n"
            "@pytest.mark.rule('1.12.8', '6.9.5c', example=15)\n"
            "def test_both(ruleset): ...\n\n\n"
            "@pytest.mark.rule('1.12.8', '1.12.3')\n"
            "def test_only_old(): ...\n\n\n"
            "@pytest.mark.rule('26.03:10.12.1', '26.03:6.9.4c')\n"
            "@pytest.mark.rule('26.03:1.4.5a', example=1)\n"
            "def test_only_new(): ...\n\n\n"
            "@pytest.mark.both\n"
            "@pytest.mark.xfail\n"
            "@pytest.mark.rule('1.12.4')\n"
            "def test_not_yet(ruleset): ...\n\n\n"
            "@pytest.mark.both\n"
            "class TestClass:\n"
            "    @pytest.mark.rule('1.12.2')\n"
            "    def test_in_class(self, ruleset): ...\n"
        )
        (tmp_path / "package/rules/hosts.py").write_text(code, encoding="utf-8")
        (tmp_path / "tests/test_it.py").write_text(shown, encoding="utf-8")
        return tmp_path

    def survey(self, tree: Path, ruleset: str, *played: str) -> Ledger:
        return survey(tree / "package", tree / "tests", ruleset=ruleset, played=played)

    def test_until_the_engine_plays_by_it_only_its_own_numbers_count(self, tree: Path) -> None:
        found = self.survey(tree, "26.03", "1.4")
        told = found.coverage()

        assert found.entries["26.03:1.13.9"].status == "not modelled"
        assert (told["cited"], told["tested"]) == (2, 3)
        assert found.entries["26.03:10.12.1"].tests == ("tests/test_it.py::test_only_new",)

    def test_none_of_it_counts_if_no_test_or_code_names_its_numbers(self, tree: Path) -> None:
        for path in (tree / "package/rules/hosts.py", tree / "tests/test_it.py"):
            lines = path.read_text(encoding="utf-8").splitlines()
            path.write_text("\n".join(line for line in lines if "26.03" not in line), encoding="utf-8")

        told = self.survey(tree, "26.03", "1.4").coverage()

        assert (told["cited"], told["tested"], told["examples"]["passing"]) == (0, 0, 0)

    def test_then_tests_that_run_under_both_count_for_equivalent_rules(self, tree: Path) -> None:
        found = self.survey(tree, "26.03", "1.4", "26.03")

        assert found.entries["26.03:1.13.9"].tests == ("tests/test_it.py::test_both",)
        assert found.entries["26.03:1.13.9"].where == ("rules/hosts.py: host",)
        assert found.entries["26.03:1.13.2"].tests == ("tests/test_it.py::TestClass::test_in_class",)

    def test_a_test_of_1_4_alone_does_not_nor_one_expected_to_fail(self, tree: Path) -> None:
        found = self.survey(tree, "26.03", "1.4", "26.03")

        assert found.entries["26.03:1.13.4"].tests == ()
        assert found.entries["26.03:1.13.5"].tests == ()

    def test_a_changed_rule_needs_a_test_of_its_own(self, tree: Path) -> None:
        found = self.survey(tree, "26.03", "1.4", "26.03")

        assert found.entries["26.03:6.9.4c"].tests == ("tests/test_it.py::test_only_new",)
        assert found.entries["26.03:6.9.4c"].where == ()

    def test_a_deviation_from_26_03_is_its_own(self, tree: Path) -> None:
        found = self.survey(tree, "26.03", "1.4")

        assert (found.entries["26.03:10.12.2"].status, found.entries["26.03:10.12.2"].reason) == (
            "deviates",
            "one by one",
        )

    def test_examples_are_counted_by_ruleset(self, tree: Path) -> None:
        assert self.survey(tree, "1.4", "1.4").examples == {15: ("tests/test_it.py::test_both",)}
        assert self.survey(tree, "26.03", "1.4").examples == {1: ("tests/test_it.py::test_only_new",)}

    def test_the_ledger_of_1_4_does_not_change(self, tree: Path) -> None:
        before, after = self.survey(tree, "1.4", "1.4"), self.survey(tree, "1.4", "1.4", "26.03")

        assert before == after
        assert set(before.entries) == set(rules())
        assert before.entries["1.12.8"].tests == ("tests/test_it.py::test_both", "tests/test_it.py::test_only_old")

    @pytest.mark.parametrize("mark", ["pytest.mark.both", "[pytest.mark.both]", "(pytest.mark.slow, pytest.mark.both)"])
    def test_a_mark_of_the_whole_module_counts(self, tree: Path, mark: str) -> None:
        test = f"import pytest\n\npytestmark = {mark}\n\n\n@pytest.mark.rule('1.12.3')\ndef test_it(ruleset): ...\n"
        (tree / "tests/test_it.py").write_text(test, encoding="utf-8")

        assert self.survey(tree, "26.03", "26.03").entries["26.03:1.13.4"].tests == ("tests/test_it.py::test_it",)

    def test_the_text_reads_back(self, tree: Path) -> None:
        found = self.survey(tree, "26.03", "1.4")

        assert load(json.dumps({"26.03": found.as_json()}), "26.03") == found

    def test_tests_of_a_rule_are_found(self, tree: Path) -> None:
        assert marked_tests(tree / "tests", "26.03", ("1.4",))["26.03:1.13.9"] == []
        assert marked_tests(tree / "tests", "26.03", ("26.03",))["26.03:1.13.9"] == ["tests/test_it.py::test_both"]


class TestBothMark:
    """Pytest itself: what a test marked `both` runs under."""

    def collect(self, folder: Path, test: str, played: str = "1.4") -> str:
        conftest = (
            "import tests.conftest as ours\n"
            f"ours.PLAYED = {tuple(played.split())!r}\n"
            "from tests.conftest import pytest_generate_tests, pytest_runtest_protocol, ruleset\n"
        )
        (folder / "conftest.py").write_text(conftest, encoding="utf-8")
        (folder / "test_it.py").write_text(f"import pytest\n\n\n{test}", encoding="utf-8")
        (folder / "pytest.ini").write_text("[pytest]\nmarkers = both: twice\n", encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            str(folder),
            str(folder),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        return done.stdout + done.stderr

    PASSES = "@pytest.mark.both\ndef test_one(ruleset):\n    assert ruleset in {'1.4', '26.03'}\n"

    def test_it_runs_once_for_each_ruleset_played(self, tmp_path: Path) -> None:
        assert "1 passed" in self.collect(tmp_path, self.PASSES)
        assert "2 passed" in self.collect(tmp_path, self.PASSES, "1.4 26.03")

    def test_without_the_mark_it_plays_by_1_4(self, tmp_path: Path) -> None:
        test = "def test_one(ruleset):\n    assert ruleset == '1.4'\n"

        assert "1 passed" in self.collect(tmp_path, test, "1.4 26.03")

    def test_tables_play_by_the_ruleset_without_being_told(self, tmp_path: Path) -> None:
        test = (
            "from sneakdoor.testing import Table\n\n\n"
            "@pytest.mark.both\ndef test_one(request):\n"
            "    assert Table().game.rules == request.node.callspec.params['ruleset']\n"
        )

        assert "2 passed" in self.collect(tmp_path, test, "1.4 26.03")


@pytest.mark.parametrize("name", PLAYED)
def test_the_engine_plays_by_the_rulesets_that_count(name: str) -> None:
    corp, runner = (decks_for(side)[0] for side in Side)
    rules: dict[str, Any] = {} if name == "1.4" else {"rules": name}

    assert Game.new(corp=corp, runner=runner, seed=1, **rules).decision is not None


class TestExceptions:
    @pytest.mark.parametrize("ruleset", RULESETS)
    def test_each_is_a_rule_that_would_be_counted_and_has_a_reason(self, ruleset: str) -> None:
        counted = {rule.number for rule in executable(ruleset)}

        assert set(exceptions(ruleset)) <= counted
        assert all(exceptions(ruleset).values())
        assert len(exceptions(ruleset)) <= MOST_EXCEPTIONS[ruleset]

    def test_both_rulesets_have_the_same_reasons(self) -> None:
        assert set(exceptions("26.03").values()) <= set(exceptions().values())

    @pytest.mark.parametrize("name", ["exceptions.json", "exceptions-26.03.json"])
    def test_none_is_listed_twice(self, name: str) -> None:
        told = json.loads((ROOT / "src/sneakdoor/rulebook" / name).read_text(encoding="utf-8"))
        listed = [number for group in told for number in group["rules"]]

        assert len(listed) == len(set(listed))

    @pytest.mark.parametrize("ruleset", RULESETS)
    def test_everything_else_of_the_kinds_in_the_chapters_is_counted(self, ruleset: str) -> None:
        for rule in executable(ruleset):
            assert chapter(rule.number) in CHAPTERS
            assert rule.kind in KINDS
            assert entry(rule.number).status != "not executable" or rule.number in exceptions(ruleset)


class TestFigures:
    @pytest.mark.parametrize("ruleset", RULESETS)
    def test_they_add_up(self, ruleset: str) -> None:
        told = ledger(ruleset).coverage()

        assert told["executable"] + told["exceptions"] == len(executable(ruleset))
        assert sum(told["status"].values()) == told["executable"]
        assert max(told["cited"], told["tested"]) <= told["executable"]

    @pytest.mark.parametrize("ruleset", RULESETS)
    def test_there_is_an_entry_for_every_rule(self, ruleset: str) -> None:
        assert list(ledger(ruleset).entries) == list(rules(ruleset))

    @pytest.mark.parametrize("ruleset", RULESETS)
    def test_conforming_needs_a_test(self, ruleset: str) -> None:
        assert all(one.tests for one in ledger(ruleset).entries.values() if one.status == "conforms")

    @pytest.mark.parametrize("ruleset", RULESETS)
    def test_examples_are_as_many_as_the_index_has(self, ruleset: str) -> None:
        assert EXAMPLES[ruleset] == sum(len(rule.examples) for rule in rules(ruleset).values())

    def test_an_unknown_ruleset_is_refused(self) -> None:
        with pytest.raises(UnknownRuleset):
            ledger("2.0")


class TestCommands:
    def run(self, *arguments: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["rules", *arguments])
        return done.exit_code, done.stdout

    def test_a_number_is_enough(self) -> None:
        code, told = self.run("6.9.2e")

        assert code == 0
        assert find("6.9.2e").summary in told
        assert "conforms" in told
        assert "rules/encounters.py: ApproachIce" in told
        assert "tests/rules/" in told

    def test_as_json(self) -> None:
        told = json.loads(self.run("1.2.5", "--json")[1])

        assert (told["number"], told["status"]) == ("1.2.5", "conforms")
        assert [one["number"] for one in told["examples"]] == [2, 3, 4]
        assert {"summary", "implemented", "tests", "section", "version", "reason"} <= set(told)

    def test_a_replaced_rule_names_those_in_its_place(self) -> None:
        assert "replaced in 1.4 by 1.4:8.3.4" in self.run("8.3.5")[1]
        assert json.loads(self.run("1.4:8.3.4", "--json")[1])["replaces"] == ["8.3.5"]

    def test_an_unknown_number_is_answered_with_the_nearest(self) -> None:
        done = CliRunner().invoke(app, ["rules", "6.9.3e"])

        assert done.exit_code == 1
        assert "nearest: 6.9.3" in str(done.exception)

    def test_search(self) -> None:
        code, told = self.run("search", "jack out")

        assert code == 0
        assert "6.1.5" in told
        assert "6.1.5" in [one["number"] for one in json.loads(self.run("search", "jack", "out", "--json")[1])]
        assert self.run("search", "xyzzy")[0] == 1

    def test_coverage(self) -> None:
        told = json.loads(self.run("coverage", "--json")[1])

        assert {"rules", "executable", "cited", "tested", "examples"} <= set(told)
        assert told["examples"]["total"] == 99
        assert "worked examples" in self.run("coverage")[1]

    def test_coverage_of_26_03(self) -> None:
        told = json.loads(self.run("coverage", "--rules", "26.03", "--json")[1])

        assert told == ledger("26.03").coverage()
        assert (told["rules"], told["examples"]["total"]) == (1551, 243)
        assert "1551" in self.run("coverage", "--rules", "26.03")[1]

    @pytest.mark.parametrize("command", [["coverage"], ["search", "run"]])
    def test_an_unknown_version_is_answered_with_those_there_are(self, command: list[str]) -> None:
        done = CliRunner().invoke(app, ["rules", *command, "--rules", "1.5"])

        assert done.exit_code == 1
        assert str(done.exception) == "no rules '1.5'; there are 1.4 and 26.03"

    def test_a_rule_says_what_became_of_it(self) -> None:
        code, told = self.run("6.9.5c")

        assert code == 0
        assert "in 26.03 changed: after every pass\n  26.03:6.9.4c  The Runner may jack out" in told
        assert json.loads(self.run("6.9.5c", "--json")[1])["became"] == {
            "verdict": "changed",
            "rules": ["26.03:6.9.4c"],
            "note": "after every pass",
        }
        assert "in 26.03 gone: every step is followed by a checkpoint" in self.run("6.9.5f")[1]
        assert "in 26.03 same\n  26.03:1.13.9  " in self.run("1.12.8")[1]

    def test_a_rule_of_26_03_says_where_it_comes_from(self) -> None:
        code, told = self.run("26.03:6.9.4c")

        assert code == 0
        assert find("26.03:6.9.4c").summary in told
        assert "of 26.03:6.9 Movement Phase; 26.03" in told
        assert "from 6.9.5c of 1.4, changed: after every pass" in told
        assert [one["rule"] for one in json.loads(self.run("26.03:6.9.4c", "--json")[1])["came_from"]] == [
            "6.9.2d",
            "6.9.5c",
        ]
        assert "new in 26.03" in self.run("26.03:10.12.1")[1]

    def test_a_rule_that_1_4_replaced_leaves_it_to_the_rule_in_its_place(self) -> None:
        assert json.loads(self.run("8.3.5", "--json")[1])["became"] is None
        assert "  26.03:8.5.16d  " in self.run("8.3.5")[1]

    def test_rules_of_26_03_are_searched_apart(self) -> None:
        found = json.loads(self.run("search", "sabotage", "--rules", "26.03", "--json")[1])

        assert "26.03:10.12.1" in [one["number"] for one in found]
        assert self.run("search", "sabotage")[0] == 1
        assert "26.03:6.9.4c" in self.run("search", "26.03:6.9.4")[1]

    @pytest.mark.parametrize(
        ("number", "said"),
        [("26.03:6.9.4z", "nearest: 26.03:6.9.4"), ("22.12:6.9.3", "no prefix 22.12:"), ("26.03:", "no rule '26.03:'")],
    )
    def test_a_wrong_number_or_prefix_is_refused(self, number: str, said: str) -> None:
        done = CliRunner().invoke(app, ["rules", number])

        assert done.exit_code == 1
        assert said in str(done.exception)
