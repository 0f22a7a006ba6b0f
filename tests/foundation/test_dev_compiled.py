"""`dev.py` compiles the engine when its sources have changed, and only for commands that ask for it."""

from types import ModuleType

import pytest
from tests.foundation.dev_checkout import Recorder, write


class TestCompiled:
    """The compiled engine stands in a room of its own, is made when sources have changed, and only for who asks."""

    @pytest.fixture
    def recorded(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, Recorder]:
        run = Recorder()
        monkeypatch.setattr(dev, "run", run)
        monkeypatch.setattr(dev, "find_uv", lambda: "uv")
        dev.COMPILED.mkdir(parents=True)
        write(dev.ROOT, {"dist/sneakdoor-1-py3-none-any.whl": ""})
        return dev, run

    @staticmethod
    def compilations(run: Recorder) -> list[list[str]]:
        return [command[3:] for command in run.commands if "tools/compile.py" in command]

    def test_it_is_made_once_for_the_same_sources(self, recorded: tuple[ModuleType, Recorder]) -> None:
        dev, run = recorded

        assert dev.main(["build", "--compiled"]) == 0
        assert dev.main(["build", "--compiled"]) == 0
        write(dev.ROOT, {"src/sneakdoor/__init__.py": "changed = True\n"})
        assert dev.main(["build", "--compiled"]) == 0

        assert self.compilations(run) == [[], []]

    def test_one_with_a_profile_does_for_who_asks_for_none(self, recorded: tuple[ModuleType, Recorder]) -> None:
        dev, run = recorded

        assert dev.main(["build", "--compiled"]) == 0
        assert dev.main(["build", "--compiled", "--pgo"]) == 0
        assert dev.main(["test", "--compiled"]) == 0

        assert self.compilations(run) == [[], ["--pgo"]]

    def test_a_wheel_is_made_of_the_pure_one(self, recorded: tuple[ModuleType, Recorder]) -> None:
        dev, run = recorded

        assert dev.main(["build", "--compiled"]) == 0

        dist = dev.ROOT / "dist"
        assert ["uv", "build", "--wheel", "--out-dir", "dist"] in run.commands
        pure = dist / "sneakdoor-1-py3-none-any.whl"
        assert run.commands[-1][1:] == ["tools/wheel.py", *map(str, (pure, dev.COMPILED, dist))]

    def test_what_is_not_compiled_is_as_it_is_now(self, recorded: tuple[ModuleType, Recorder]) -> None:
        dev, _ = recorded

        assert dev.main(["test", "--compiled"]) == 0
        write(dev.ROOT, {"src/sneakdoor/web/static/index.html": "a page"})
        assert dev.main(["test", "--compiled"]) == 0

        assert (dev.COMPILED / "sneakdoor/web/static/index.html").read_text(encoding="utf-8") == "a page"

    def test_an_unknown_wish_is_told(
        self, recorded: tuple[ModuleType, Recorder], capsys: pytest.CaptureFixture[str]
    ) -> None:
        dev, _ = recorded

        assert dev.main(["build", "--compiled", "--fast"]) == 1
        assert "--pgo or nothing" in capsys.readouterr().err

    @pytest.mark.parametrize("word", ["test", "bench"])
    def test_tests_and_figures_are_of_the_compiled_package(
        self, recorded: tuple[ModuleType, Recorder], word: str
    ) -> None:
        dev, run = recorded

        assert dev.main([word, "--compiled", "--more"]) == 0
        assert dev.ENVIRONMENT["PYTHONPATH"] == str(dev.COMPILED)
        assert run.commands[-1][-1] == "--more"

    def test_a_failure_is_told_and_tried_again(
        self, recorded: tuple[ModuleType, Recorder], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        dev, run = recorded
        with monkeypatch.context() as broken:
            broken.setattr(dev, "run", lambda *_: 1)
            assert dev.main(["test", "--compiled"]) == 1

        assert "needs a C compiler" in capsys.readouterr().err
        assert dev.main(["build", "--compiled"]) == 0
        assert self.compilations(run) == [[]]
