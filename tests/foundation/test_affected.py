"""`tools/affected.py` selects the tests that a change can reach."""

import json
import subprocess
from pathlib import Path

import pytest
from tools import affected
from tools.affected import Selection, select

CARD = 'ALPHA = ice("Alpha", cost=1)\nBETA = ice("Beta", cost=2)\n'
FILES = {
    "src/sneakdoor/__init__.py": (
        "from typing import TYPE_CHECKING\nfrom importlib import import_module\n"
        "if TYPE_CHECKING:\n    from sneakdoor.game import Game\n"
        "def __getattr__(name):\n    return import_module(f'sneakdoor.{name}')\n"
    ),
    "src/sneakdoor/__main__.py": "from sneakdoor.cli import main\n",
    "src/sneakdoor/cli.py": "def main():\n    from sneakdoor.web import app\n",
    "src/sneakdoor/game.py": "from sneakdoor.cards import registry\n",
    "src/sneakdoor/web/__init__.py": "",
    "src/sneakdoor/web/app.py": "from sneakdoor import Game\n",
    "src/sneakdoor/web/alone.py": '"""\n>>> 1\n1\n"""\n',
    "src/sneakdoor/cards/__init__.py": "",
    "src/sneakdoor/cards/registry.py": (
        "from importlib import import_module\nmodules = [import_module(name) for name in ('core.nbn',)]\n"
    ),
    "src/sneakdoor/cards/core/__init__.py": "",
    "src/sneakdoor/cards/core/nbn.py": CARD,
    "tests/conftest.py": "",
    "tests/helpers.py": 'def with_alpha():\n    return "Alpha"\n\ndef without():\n    return 0\n',
    "tests/cards/test_facts.py": "",
    "tests/cards/test_nbn.py": (
        "from tests.helpers import with_alpha\n"
        'def test_alpha():\n    assert "Alpha"\n'
        "class TestMore:\n    def test_helped(self):\n        with_alpha()\n"
        '    def test_beta(self):\n        "Beta, twice"\n'
    ),
    "tests/laws/test_games.py": 'from sneakdoor import Game\ndef test_law():\n    "Alpha"\n',
    "tests/web/test_app.py": "from sneakdoor.web import app\n",
    "tests/web/test_alone.py": "import sneakdoor.web.alone\n",
    "tests/web/test_patched.py": 'PATCHED = "sneakdoor.web.alone.thing"\n',
    "tests/test_program.py": 'COMMAND = ["-m", "sneakdoor"]\n',
    "tests/test_tool.py": 'RUN = ["python", "tools/odd.py"]\n',
    "tests/test_nothing.py": '"""Says sneakdoor.web.alone, but only to readers."""\n',
    "tools/odd.py": "",
    "docs/play.md": ">>> 1\n1\n",
    "docs/plain.md": "words\n",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def selected_tests(selection: Selection) -> set[str]:
    assert not selection.everything
    return {file for file in selection.files if affected.is_test(file)}


class TestImports:
    def test_a_module_selects_tests_that_import_it_directly_or_not(self, root: Path) -> None:
        found = selected_tests(select(["src/sneakdoor/game.py"], {}, root))

        assert found == {"tests/laws/test_games.py", "tests/web/test_app.py", "tests/test_program.py"}

    def test_a_leaf_selects_its_own_tests_those_that_patch_it_and_its_examples(self, root: Path) -> None:
        found = select(["src/sneakdoor/web/alone.py"], {}, root)

        assert found.files == {"tests/web/test_alone.py", "tests/web/test_patched.py", "src/sneakdoor/web/alone.py"}

    def test_an_import_inside_a_function_counts(self, root: Path) -> None:
        assert "tests/test_program.py" in selected_tests(select(["src/sneakdoor/web/app.py"], {}, root))

    def test_a_package_is_imported_with_its_modules(self, root: Path) -> None:
        found = selected_tests(select(["src/sneakdoor/web/__init__.py"], {}, root))

        assert {"tests/web/test_app.py", "tests/web/test_alone.py"} <= found

    def test_a_test_selects_itself_and_a_helper_its_users(self, root: Path) -> None:
        assert selected_tests(select(["tests/test_nothing.py"], {}, root)) == {"tests/test_nothing.py"}
        assert selected_tests(select(["tests/helpers.py"], {}, root)) == {"tests/cards/test_nbn.py"}

    def test_a_program_selects_tests_that_start_it(self, root: Path) -> None:
        assert selected_tests(select(["tools/odd.py"], {}, root)) == {"tests/test_tool.py"}

    def test_a_new_import_is_seen_though_the_graph_is_cached(self, root: Path) -> None:
        select(["tools/odd.py"], {}, root)
        (root / "tests/test_nothing.py").write_text("import sneakdoor.web.alone\n", encoding="utf-8")

        assert "tests/test_nothing.py" in selected_tests(select(["src/sneakdoor/web/alone.py"], {}, root))


class TestCards:
    PATH = "src/sneakdoor/cards/core/nbn.py"

    def test_a_changed_card_selects_tests_that_name_it_themselves_or_by_a_helper(self, root: Path) -> None:
        found = select([self.PATH], {self.PATH: CARD.replace("cost=1", "cost=9")}, root)

        assert found.titles == {"Alpha"}
        assert found.tests == {"tests/cards/test_nbn.py::test_alpha", "tests/cards/test_nbn.py::TestMore::test_helped"}
        assert found.files == {"tests/cards/test_facts.py"}

    def test_another_card_of_the_module_selects_others(self, root: Path) -> None:
        found = select([self.PATH], {self.PATH: CARD.replace("cost=2", "cost=9")}, root)

        assert found.tests == {"tests/cards/test_nbn.py::TestMore::test_beta"}

    def test_a_new_module_counts_as_changed_whole(self, root: Path) -> None:
        assert select([self.PATH], {self.PATH: ""}, root).titles == {"Alpha", "Beta"}

    def test_the_registry_is_a_module_like_others(self, root: Path) -> None:
        assert "tests/laws/test_games.py" in selected_tests(select(["src/sneakdoor/cards/registry.py"], {}, root))


class TestOtherFiles:
    @pytest.mark.parametrize("path", ["pyproject.toml", "src/sneakdoor/decks/data/cards.json", "tests/conftest.py"])
    def test_without_a_rule_everything_is_selected(self, root: Path, path: str) -> None:
        found = select(["tests/test_nothing.py", path], {}, root)

        assert found.everything
        assert path in found.reason

    def test_a_deleted_module_selects_everything(self, root: Path) -> None:
        assert select(["src/sneakdoor/gone.py"], {}, root).everything

    def test_a_document_selects_its_examples(self, root: Path) -> None:
        assert select(["docs/play.md", "docs/plain.md"], {}, root).files == {"docs/play.md"}

    def test_the_page_selects_its_checks(self, root: Path) -> None:
        assert select(["page/src/main.ts"], {}, root).page


def test_changes_are_those_since_the_revision_committed_or_not(root: Path) -> None:
    def git(*arguments: str) -> None:
        command = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *arguments]
        subprocess.run(command, cwd=root, check=True, capture_output=True)

    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "first")
    (root / "src/sneakdoor/cards/core/nbn.py").write_text(CARD.replace("cost=1", "cost=3"), encoding="utf-8")
    git("commit", "-qam", "second")
    (root / "tests/test_fresh.py").write_text("", encoding="utf-8")

    assert affected.changes("HEAD", root) == (["tests/test_fresh.py"], {})
    card = "src/sneakdoor/cards/core/nbn.py"
    assert affected.changes("HEAD~1", root) == ([card, "tests/test_fresh.py"], {card: CARD})


def test_the_selection_can_be_read_by_pytest() -> None:
    assert json.loads(Selection(files={"b", "a"}).as_json())["files"] == ["a", "b"]


def test_the_files_that_every_card_needs_exist() -> None:
    assert [path for path in affected.CARD_CHECKS if not (affected.ROOT / path).exists()] == []


def test_a_client_of_the_engine_reaches_few_tests_and_the_engine_nearly_all() -> None:
    every = {path for path in affected.Graph(affected.ROOT).modules if affected.is_test(path)}

    assert len(selected_tests(select(["src/sneakdoor/__main__.py"], {}))) < len(every) / 3
    assert len(selected_tests(select(["src/sneakdoor/__init__.py"], {}))) > len(every) * 0.9
