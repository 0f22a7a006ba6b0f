"""Generated data: built on demand in a checkout, never out of date, and with figures that do not fall."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tools import conformance
from tools import ledger as tool
from tools.evidence import FileCache
from typer.testing import CliRunner

from sneakdoor.cli.app import app
from sneakdoor.cli.errors import CommandError
from sneakdoor.rulebook import generated
from sneakdoor.rulebook.generated import FILES, GeneratedDataError, checkout, current, digest, load
from sneakdoor.rulebook.ledger import _ledgers, ledger

ROOT = Path(__file__).parents[2]
NOT_NEEDED = {"__pycache__", "arena", "bots", "campaign", "cards", "draft", "env", "lessons", "tournament", "web"}
LEDGER = Path("src/sneakdoor", FILES["ledger"])


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a few tests, the parts of the package that the build needs, and no data."""
    shutil.copytree(ROOT / "src/sneakdoor", tmp_path / "src/sneakdoor", ignore=_left_out)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=_left_out)
    (tmp_path / "tests/rules").mkdir(parents=True)
    shutil.copy(ROOT / "tests/rules/test_05_turns.py", tmp_path / "tests/rules")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.delenv(generated.BUILDING, raising=False)
    return tmp_path


def _left_out(folder: str, names: list[str]) -> set[str]:
    data = {Path(name).name for name in FILES.values()}
    return {name for name in names if name in NOT_NEEDED or name in data}


def cited(data: dict[str, Any], number: str) -> list[str]:
    return next(rule.get("tests", []) for rule in data["rules"] if rule["number"] == number)


class TestFigures:
    def test_none_is_lower_than_the_committed_one(self) -> None:
        now = tool.figures(load("ledger"), load("evidence"))

        assert tool.fallen(now, tool.committed_figures()) == [], tool.ADVICE

    def test_every_figure_is_committed(self) -> None:
        assert set(tool.committed_figures()) == set(tool.figures(load("ledger"), load("evidence")))

    def test_they_are_those_of_the_command(self) -> None:
        shown = json.loads(CliRunner().invoke(app, ["rules", "coverage", "--json"]).stdout)
        now = tool.figures(load("ledger"), load("evidence"))

        assert shown == ledger().coverage()
        assert (now["rules_cited"], now["rules_tested"]) == (shown["cited"], shown["tested"])

    def test_a_lost_test_and_a_lost_figure_are_reported(self) -> None:
        committed = {"rules_tested": 911, "cards": 10}

        assert tool.fallen({"rules_tested": 910, "cards": 10}, committed) == ["rules_tested fell from 911 to 910"]
        assert tool.fallen({"rules_tested": 911}, committed) == ["cards fell from 10 to 0"]
        assert tool.risen({"rules_tested": 912, "cards": 9}, committed) == {"rules_tested": 912}

    def test_without_pytest_replays_are_not_counted(self) -> None:
        evidence = {**load("evidence"), "replays": None}
        now = tool.figures(load("ledger"), evidence)

        assert "examples_replayed" not in now
        assert tool.fallen(now, tool.committed_figures()) == []

    def test_a_figure_falls_when_a_mark_is_removed(self) -> None:
        data = load("ledger")
        untested = {"tests": [], "status": "partly"}
        rules = [rule | (untested if rule["number"] == "6.9.3c" else {}) for rule in data["rules"]]
        before, after = (tool.figures({**data, "rules": found}, load("evidence")) for found in (data["rules"], rules))
        fallen = tool.fallen(after, before)

        assert [sentence.partition(" ")[0] for sentence in fallen] == ["rules_tested", "rules_conforming"]


def test_the_page_of_readings_is_up_to_date() -> None:
    page = (ROOT / tool.READINGS_PAGE).read_text(encoding="utf-8")

    assert page == conformance.interpretations_page(), "run `python3 dev.py ledger`"


def test_the_page_of_the_documentation_has_every_rule() -> None:
    page = conformance.conformance_page(ledger())

    assert all(f"| {number} | " in page for number in ("6.9.3c", "1.4:8.3.4", "10.3.1b"))
    assert "26.03:" not in page


def test_there_is_one_for_each_ruleset() -> None:
    page = conformance.conformance_page(ledger("26.03"))

    assert all(f"| 26.03:{number} | " in page for number in ("6.9.3c", "8.5.16d", "10.3.1l"))
    assert "### 26.03:6.9 Steps of a Run" in page
    assert "of 243 |" in page


class TestCheckout:
    def test_the_package_of_these_tests_runs_from_one(self) -> None:
        assert checkout() == ROOT

    def test_the_compiled_copy_belongs_to_it(self) -> None:
        assert checkout(ROOT / ".dev/compiled/sneakdoor") == ROOT

    def test_an_installed_package_is_none(self, tmp_path: Path) -> None:
        assert checkout(tmp_path / "lib/site-packages/sneakdoor") is None
        assert checkout(tmp_path / "src/sneakdoor") is None, "it has no pyproject.toml"

    @pytest.mark.parametrize(
        "file", ["src/sneakdoor/rules/runs.py", "src/sneakdoor/rulebook/rules.json", "tests/conftest.py"]
    )
    def test_its_digest_covers_code_data_and_tests(self, file: str, tmp_path: Path) -> None:
        for name in (file, "src/sneakdoor/a.py"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text("before", encoding="utf-8")
        before = digest(tmp_path)
        (tmp_path / file).write_text("after", encoding="utf-8")

        assert digest(tmp_path) != before

    def test_its_digest_leaves_out_what_is_generated(self, tmp_path: Path) -> None:
        (tmp_path / "src/sneakdoor/rulebook").mkdir(parents=True)
        before = digest(tmp_path)
        (tmp_path / LEDGER).write_text("{}", encoding="utf-8")
        static = tmp_path / "src/sneakdoor/web/static"
        static.mkdir(parents=True)
        (static / "manifest.json").write_text("{}", encoding="utf-8")

        assert digest(tmp_path) == before


class TestOnDemand:
    def test_data_are_built_once_and_again_after_a_change(self, copy: Path) -> None:
        first = load("ledger", copy)
        written = (copy / LEDGER).stat().st_mtime_ns
        assert cited(first, "5.6.1")
        assert load("ledger", copy) == first
        assert (copy / LEDGER).stat().st_mtime_ns == written

        test = copy / "tests/rules/test_05_turns.py"
        test.write_text(test.read_text(encoding="utf-8").replace("pytest.mark.rule", "pytest.mark.other"))

        assert current("ledger", copy, digest(copy)) is None
        assert cited(load("ledger", copy), "5.6.1") == []

    def test_processes_at_the_same_time_build_it_once(self, copy: Path) -> None:
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda _: load("ledger", copy), range(2)))

        assert found[0] == found[1]
        assert [path.name for path in (copy / LEDGER).parent.glob("ledger.json*")] == ["ledger.json"]

    def test_a_damaged_file_is_built_again(self, copy: Path) -> None:
        (copy / LEDGER).write_text('{"sources": ', encoding="utf-8")

        assert cited(load("ledger", copy), "5.6.1")

    def test_without_tests_the_message_says_what_to_do(self, copy: Path) -> None:
        shutil.rmtree(copy / "tests")

        with pytest.raises(GeneratedDataError, match="has no tests: use a complete checkout, or install a wheel"):
            load("ledger", copy)

    def test_a_failed_build_is_reported(self, copy: Path) -> None:
        (copy / "tools/ledger.py").write_text("raise SystemExit('out of paper')", encoding="utf-8")

        with pytest.raises(GeneratedDataError, match="out of paper"):
            load("ledger", copy)

    def test_a_build_does_not_start_another(self, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(generated.BUILDING, "1")

        with pytest.raises(GeneratedDataError, match="is being built"):
            load("ledger", copy)

    def test_evidence_without_replays_is_rebuilt_where_pytest_is_there(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "src/sneakdoor" / FILES["evidence"]
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps({"sources": digest(tmp_path), "replays": None}), encoding="utf-8")

        assert current("evidence", tmp_path, digest(tmp_path)) is None
        monkeypatch.setattr(generated, "can_record_replays", lambda: False)
        assert current("evidence", tmp_path, digest(tmp_path)) is not None


class TestInstalled:
    def test_the_shipped_data_are_read(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(generated, "_PACKAGE", tmp_path / "sneakdoor")
        monkeypatch.setattr(generated, "checkout", lambda: None)
        (tmp_path / "sneakdoor/rulebook").mkdir(parents=True)
        (tmp_path / "sneakdoor" / FILES["ledger"]).write_text('{"sources": "another"}', encoding="utf-8")

        assert load("ledger") == {"sources": "another"}
        with pytest.raises(GeneratedDataError, match="install a wheel"):
            load("evidence")

    def test_commands_say_it_in_a_line(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(name: str) -> dict[str, Any]:
            raise GeneratedDataError("no data")

        monkeypatch.setattr(generated, "load", fail)
        _ledgers.cache_clear()
        try:
            error = CliRunner().invoke(app, ["rules", "coverage"]).exception
        finally:
            _ledgers.cache_clear()

        assert isinstance(error, CommandError)
        assert str(error) == "no data"


def test_importing_never_builds() -> None:
    program = (
        "import sys\n"
        "def audit(event, arguments):\n"
        "    data = event == 'open' and str(arguments[0]).endswith(('ledger.json', 'evidence.json'))\n"
        "    assert not data and event != 'subprocess.Popen', (event, arguments)\n"
        "sys.addaudithook(audit)\n"
        "import sneakdoor.cli.app, sneakdoor.reference.site, sneakdoor.rulebook.survey, sneakdoor.web.app\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


def test_a_cache_reads_a_file_once_until_it_changes(tmp_path: Path) -> None:
    file, kept, reads = tmp_path / "a.py", tmp_path / "cache.json", list[str]()

    def read(path: Path) -> list[str]:
        reads.append(path.read_text(encoding="utf-8"))
        return reads[-1:]

    def get(version: str = "1") -> Any:
        with FileCache(kept, version) as cache:
            return cache.get(file, read)

    file.write_text("one", encoding="utf-8")
    assert (get(), get()) == (["one"], ["one"])
    file.write_text("two", encoding="utf-8")
    assert get() == ["two"]
    assert get("2") == ["two"]
    assert reads == ["one", "two", "two"]
