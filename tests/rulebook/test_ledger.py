"""The ledger: statuses follow from citations and marks, and commands show them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sneakdoor.cli.app import app
from sneakdoor.rulebook import find, rules
from sneakdoor.rulebook.ledger import CHAPTERS, KINDS, Ledger, chapter, entry, executable, ledger, load
from sneakdoor.rulebook.survey import exceptions, marked_tests, survey

ROOT = Path(__file__).parents[2]
MOST_EXCEPTIONS = 150


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


class TestExceptions:
    def test_each_is_a_rule_that_would_be_counted_and_has_a_reason(self) -> None:
        counted = {rule.number for rule in executable()}

        assert set(exceptions()) <= counted
        assert all(exceptions().values())
        assert len(exceptions()) <= MOST_EXCEPTIONS

    def test_none_is_listed_twice(self) -> None:
        told = json.loads((ROOT / "src/sneakdoor/rulebook/exceptions.json").read_text(encoding="utf-8"))
        listed = [number for group in told for number in group["rules"]]

        assert len(listed) == len(set(listed))

    def test_everything_else_of_the_kinds_in_the_chapters_is_counted(self) -> None:
        for rule in executable():
            assert chapter(rule.number) in CHAPTERS
            assert rule.kind in KINDS
            assert entry(rule.number).status != "not executable" or rule.number in exceptions()


class TestFigures:
    def test_they_add_up(self) -> None:
        told = ledger().coverage()

        assert told["executable"] + told["exceptions"] == len(executable())
        assert sum(told["status"].values()) == told["executable"]
        assert max(told["cited"], told["tested"]) <= told["executable"]

    def test_there_is_an_entry_for_every_rule(self) -> None:
        assert list(ledger().entries) == list(rules())

    def test_conforming_needs_a_test(self) -> None:
        assert all(one.tests for one in ledger().entries.values() if one.status == "conforms")


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
