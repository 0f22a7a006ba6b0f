"""`dev.py` installs what a command needs, once, and fetches uv where there is none."""

import hashlib
import os
import platform
import shutil
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from tests.foundation.dev_checkout import ROOT, Recorder, load_dev, write


class TestSetup:
    @pytest.fixture
    def synced(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, Recorder]:
        """dev.py in an empty checkout, and the commands that it would run."""
        write(tmp_path, {"pyproject.toml": "a", "uv.lock": "b", ".venv/pyvenv.cfg": ""})
        shutil.copy(ROOT / "dev.py", tmp_path)
        module, run = load_dev(tmp_path), Recorder()
        monkeypatch.setattr(module, "find_uv", lambda: "uv")
        monkeypatch.setattr(module, "run", run)
        return module, run

    def test_the_second_call_does_nothing(self, synced: tuple[ModuleType, Recorder]) -> None:
        dev, run = synced

        dev.setup("--extra=web")
        dev.setup("--extra=web")

        assert [command[:3] for command in run.commands] == [["uv", "sync", "--locked"]]

    @pytest.mark.parametrize("file", ["pyproject.toml", "uv.lock"])
    def test_a_change_of_what_is_needed_is_seen(self, synced: tuple[ModuleType, Recorder], file: str) -> None:
        dev, run = synced

        dev.setup()
        write(dev.ROOT, {file: "changed"})
        dev.setup()

        assert len(run.commands) == 2

    def test_what_one_word_added_the_next_does_not_remove(self, synced: tuple[ModuleType, Recorder]) -> None:
        dev, run = synced

        dev.setup("--extra=web")
        dev.setup("--group=docs")
        dev.setup("--extra=web")
        write(dev.ROOT, {"uv.lock": "changed"})
        dev.setup()

        both = ["--extra=web", "--group=docs"]
        assert [command[5:] for command in run.commands] == [["--extra=web"], both, both]

    @pytest.mark.parametrize(
        ("command", "needed"),
        [
            (["play", "--no-browser"], ["--extra=web"]),
            (["play", "--terminal"], []),
            (["sneakdoor", "cards", "list"], []),
            (["sneakdoor", "seat", "--mcp"], ["--extra=mcp"]),
            (["bench"], ["--group=bench"]),
            (["test", "--only", "lint"], ["--group=lint"]),
            (["test", "--only", "pytest"], ["--extra=mcp", "--extra=rl", "--extra=web", "--group=dev"]),
        ],
        ids=" ".join,
    )
    def test_a_command_installs_what_it_needs(
        self, synced: tuple[ModuleType, Recorder], command: list[str], needed: list[str]
    ) -> None:
        dev, run = synced

        dev.main(command)

        assert next(command for command in run.commands if "sync" in command)[5:] == needed

    def test_a_damaged_stamp_counts_as_none(self, synced: tuple[ModuleType, Recorder]) -> None:
        dev, run = synced

        dev.setup()
        dev.STAMP.write_text("{", encoding="utf-8")
        dev.setup()

        assert len(run.commands) == 2

    def test_a_failed_sync_is_told_and_tried_again(
        self,
        synced: tuple[ModuleType, Recorder],
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        dev, _ = synced
        monkeypatch.setattr(dev, "run", lambda *_: 2)

        assert dev.main(["setup"]) == 1
        assert "could not be set up" in capsys.readouterr().err
        assert not dev.STAMP.exists()

    def test_a_damaged_environment_is_told(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(dev, "VENV", dev.ROOT / ".venv")

        assert dev.main(["test"]) == 1
        assert "Remove .venv" in capsys.readouterr().err


class TestFetchingUv:
    """Where the machine has no uv, it comes from where the lock file says, or a message says why not."""

    @pytest.fixture
    def bare(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
        """dev.py on a machine whose uv, if any, is too old, with a wheel and a lock file that names it."""
        shutil.copy(ROOT / "dev.py", tmp_path)
        module = load_dev(tmp_path)
        monkeypatch.setattr(module, "UV_AT_LEAST", (999, 0))
        with zipfile.ZipFile(
            tmp_path / f"uv-1-manylinux-musllinux-macosx-win_{platform.machine().lower()}.whl", "w"
        ) as w:
            w.writestr(f"uv-1.data/scripts/{module.PRIVATE_UV.name}", "a program")
        self.lock(
            tmp_path, hashlib.sha256(Path(w.filename or "").read_bytes()).hexdigest(), Path(w.filename or "").as_uri()
        )
        return module

    @staticmethod
    def lock(checkout: Path, digest: str, url: str) -> None:
        wheels = f'wheels = [{{ url = "{url}", hash = "sha256:{digest}" }}]'
        write(checkout, {"uv.lock": f'[[package]]\nname = "uv"\n{wheels}\n'})

    def test_it_is_unpacked_once_and_can_be_run(self, bare: ModuleType) -> None:
        assert bare.find_uv() == bare.PRIVATE_UV
        assert bare.PRIVATE_UV.read_text(encoding="utf-8") == "a program"
        assert os.access(bare.PRIVATE_UV, os.X_OK)

        (bare.ROOT / "uv.lock").unlink()

        assert bare.find_uv() == bare.PRIVATE_UV

    def test_a_wrong_digest_installs_nothing(self, bare: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
        self.lock(bare.ROOT, "0" * 64, next(bare.ROOT.glob("*.whl")).as_uri())

        assert bare.main(["build"]) == 1
        assert "does not match its hash" in capsys.readouterr().err
        assert not bare.PRIVATE_UV.exists()

    def test_no_network_is_told(self, bare: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
        wheel = next(bare.ROOT.glob("*.whl"))
        wheel.unlink()

        assert bare.main(["build"]) == 1
        assert "could not be fetched" in capsys.readouterr().err

    def test_an_unusual_machine_is_told(self, bare: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
        self.lock(bare.ROOT, "0" * 64, "https://example.org/uv-1-py3-none-plan9_pdp11.whl")

        assert bare.main(["build"]) == 1
        assert "no ready-made uv" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("system", "libc", "machine", "tag"),
        [
            ("linux", "glibc", "x86_64", "manylinux_2_17_x86_64"),
            ("linux", "glibc", "aarch64", "manylinux"),
            ("linux", "", "x86_64", "musllinux_1_1_x86_64"),
            ("darwin", "", "arm64", "macosx_11_0_arm64"),
            ("win32", "", "AMD64", "win_amd64"),
        ],
    )
    def test_the_real_lock_file_has_one_for_common_machines(
        self, monkeypatch: pytest.MonkeyPatch, system: str, libc: str, machine: str, tag: str
    ) -> None:
        dev, asked = load_dev(ROOT), list[str]()

        def refuse(url: str, timeout: float) -> None:
            asked.append(url)
            raise OSError

        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(platform, "libc_ver", lambda: (libc, ""))
        monkeypatch.setattr(platform, "machine", lambda: machine)
        monkeypatch.setattr("urllib.request.urlopen", refuse)

        with pytest.raises(dev.Failure):
            dev.fetch_uv()

        assert tag in asked[0]
