"""What several tests of the repository need."""

import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.foundation.dev_checkout import ROOT, load_dev, write

HEALTHY = {
    "README.md": "```pycon\n>>> 1 + 1\n2\n\n```\n",
    "src/sneakdoor/__init__.py": '"""The face."""\n',
    "src/sneakdoor/cli/__init__.py": '"""A client."""\n\nfrom sneakdoor import decks\n\n__all__ = ["decks"]\n',
    "src/sneakdoor/decks/__init__.py": '"""Behind the face."""\n',
    "tests/test_sums.py": "def test_sum() -> None:\n    assert 1 + 1 == 2\n",
}


@pytest.fixture
def dev(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py in a tiny healthy checkout, with the tools of the environment that runs this test."""
    for name in ("dev.py", "conftest.py", "pyproject.toml", "uv.lock"):
        shutil.copy(ROOT / name, tmp_path)
    write(
        tmp_path, {**HEALTHY, "CONTRIBUTING.md": "", "docs/index.md": "", "tools/compile.py": "", "examples/one.py": ""}
    )
    module = load_dev(tmp_path)
    monkeypatch.setattr(module, "VENV", Path(sys.prefix))
    monkeypatch.setattr(module, "setup", lambda *_: None)
    monkeypatch.setitem(module.ENVIRONMENT, "PYTHONPATH", str(tmp_path / "src"))
    # What mypy finds out about the standard library is the same for every checkout.
    monkeypatch.setitem(module.ENVIRONMENT, "MYPY_CACHE_DIR", str(tmp_path_factory.getbasetemp() / "mypy"))
    return module
