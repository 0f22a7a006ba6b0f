"""What the compiler is given instead of the sources means the same, and the compiled wheel is the pure one and more."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tools import native, same, wheel

from sneakdoor.kernel.rng import mix

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "sneakdoor"

STEPS = '''
class Round(Frame):
    """Three steps."""

    def table(self) -> StepTable:
        return ROUND

    @step("1.1", opens=("Other",))
    def first(self, s: State) -> None:
        s.append("first")

    @step("1.2")
    def second(self, s: State) -> None:
        s.append("second")

    @step("1.3")
    def third(self, s: State) -> None:
        s.append("third")


ROUND: Final = table("Round")
'''


def package(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        file = tmp_path / f"{name.replace('__', '/')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


class TestSteps:
    LOOP = (PACKAGE / "kernel" / "frames.py").read_text(encoding="utf-8")

    def rewritten(self, tmp_path: Path, steps: str = STEPS) -> str:
        here = package(tmp_path, rules__rounds=steps, kernel__frames=self.LOOP, language__words="", cards__card="")
        native.call_steps(here)
        return (here / "rules" / "rounds.py").read_text(encoding="utf-8")

    def test_each_frame_calls_its_steps_by_number(self, tmp_path: Path) -> None:
        text = self.rewritten(tmp_path)
        marked: list[str] = []
        space = {
            "Frame": object,
            "step": lambda *rules, **_: lambda method: marked.append(f"{rules[0]} {method.__qualname__}"),
            "table": lambda name: marked.append(f"table of {name}"),
        }
        exec("from __future__ import annotations\n" + text, space)  # noqa: S102  (our own words)
        frame, told = space["Round"](), list[str]()  # type: ignore[operator]

        for number in (1, 0, 2):
            frame.go(told, number)

        assert told == ["second", "first", "third"]
        assert marked == ["1.1 Round.first", "1.2 Round.second", "1.3 Round.third", "table of Round"]
        assert "@step" not in text

    @pytest.mark.parametrize(
        ("steps", "complaint"),
        [
            (STEPS.replace('ROUND: Final = table("Round")', ""), "no table is made of the steps of Round"),
            ('ROUND: Final = table("Round")', "does not follow its steps"),
            ("", "no steps were found"),
        ],
    )
    def test_sources_of_another_shape_are_refused(self, tmp_path: Path, steps: str, complaint: str) -> None:
        with pytest.raises(native.Unfit, match=complaint):
            self.rewritten(tmp_path, steps)

    def test_another_loop_is_refused(self, tmp_path: Path) -> None:
        here = package(tmp_path, rules__rounds=STEPS, kernel__frames="", language__words="", cards__card="")

        with pytest.raises(native.Unfit, match="the loop over the steps"):
            native.call_steps(here)


class TestClones:
    BASE = "class Cloneable:\n    __slots__ = ()\n"
    MODEL = (
        "from sneakdoor.kernel.cloning import Cloneable\n"
        "class Part(Cloneable):\n"
        "    __slots__ = ('by', 'gone')\n"
        "    def __init__(self, by=0):\n"
        "        self.by = by\n"
        "        self.gone = False\n"
    )
    RULES = (
        "from sneakdoor.model.parts import Part as Effect\n"
        "class Part:\n"
        "    pass\n"
        "class Damage(Effect):\n"
        "    __slots__ = ('cards',)\n"
        "    def __init__(self, cards=(), by=0):\n"
        "        super().__init__(by)\n"
        "        self.cards = cards\n"
        "    def unshare(self):\n"
        "        self.cards = list(self.cards)\n"
    )

    def rewritten(self, tmp_path: Path, **files: str) -> tuple[str, str]:
        here = package(tmp_path / "sneakdoor", **{"language__a": "", "cards__a": "", "rules__a": "", **files})
        native.write_clones(here)
        return (here / "model" / "parts.py").read_text(), (here / "rules" / "a.py").read_text()

    def test_a_clone_has_every_field_and_is_of_the_same_class(self, tmp_path: Path) -> None:
        model, rules = self.rewritten(tmp_path, kernel__cloning=self.BASE, model__parts=self.MODEL, rules__a=self.RULES)
        space: dict[str, Any] = {"Cloneable": object}
        for text in (model, "Effect = Part\n" + rules):
            exec("from __future__ import annotations\n" + text.replace("from sneakdoor", "#"), space)  # noqa: S102
        part = space["Damage"]([1, 2], 1)
        part.gone = True
        clone = part.clone()

        assert (type(clone), clone.cards, clone.by, clone.gone) == (space["Damage"], [1, 2], 1, True)
        assert clone.cards is not part.cards
        assert not hasattr(space["Part"], "clone")  # the one of the rules module only has the name

    def test_a_class_without_slots_is_refused(self, tmp_path: Path) -> None:
        without = self.MODEL.replace("    __slots__ = ('by', 'gone')\n", "")
        with pytest.raises(native.Unfit, match="Part has no __slots__"):
            self.rewritten(tmp_path, kernel__cloning=self.BASE, model__parts=without)

    def test_a_package_without_cloneable_classes_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(native.Unfit, match="derived from Cloneable"):
            self.rewritten(tmp_path, kernel__cloning=self.BASE, model__parts="")


def test_sides_and_zones_are_numbers_where_only_numbers_count(tmp_path: Path) -> None:
    words = (
        "class Side(IntEnum):\n    CORP = 0\n    RUNNER = 1\n\nCORP: Final = Side.CORP\nRUNNER: Final = Side.RUNNER\n"
    )
    code = (
        "from sneakdoor.model.enums import CORP, RUNNER\n"
        "a = side == CORP or hand[RUNNER] or side in (CORP, other)\n"
        "b = f(CORP) or side is CORP or {CORP: 1}\n"
    )
    here = package(tmp_path, model__enums=words, rules__a=code, rules__b="CORP = 7\na = side == CORP\n")

    native.write_numbers(here, "rules")

    assert (here / "rules" / "a.py").read_text(encoding="utf-8").splitlines()[1:] == [
        "a = side == 0 or hand[1] or side in (0, other)",
        "b = f(CORP) or side is CORP or {CORP: 1}",
    ]
    assert "side == CORP" in (here / "rules" / "b.py").read_text(encoding="utf-8")


class TestFoundOnce:
    CODE = (
        "class Look:\n"
        "    def __init__(self) -> None:\n"
        "        self.times = 0\n\n"
        "    @cached_property\n"
        "    def found(self) -> int | None:\n"
        "        self.times += 1\n"
        "        return None\n\n"
        "    def other(self) -> int | None:\n"
        "        return self.found\n"
    )

    def test_what_is_cached_is_found_once_by_each(self, tmp_path: Path) -> None:
        here = package(tmp_path, bots__look=self.CODE)
        native.keep_what_is_found_once(here, "bots/look.py")
        space: dict[str, Any] = {}
        exec((here / "bots" / "look.py").read_text(encoding="utf-8"), space)  # noqa: S102  (our own words)

        one, two = space["Look"](), space["Look"]()

        assert (one.found, one.other(), one.found, one.times, two.times) == (None, None, None, 1, 0)

    def test_what_has_no_type_is_refused(self, tmp_path: Path) -> None:
        here = package(tmp_path, bots__look=self.CODE.replace("found(self) -> int | None", "found(self)"))

        with pytest.raises(native.Unfit, match=r"Look\.found"):
            native.keep_what_is_found_once(here, "bots/look.py")


def test_frozen_fields_are_set_where_they_are_declared(tmp_path: Path) -> None:
    code = (
        "class Option:\n"
        "    kind: str\n\n"
        "    def __init__(self, kind: str) -> None:\n"
        "        set_ = object.__setattr__\n"
        '        set_(self, "kind", kind)\n\n\n'
        "class Open(Option):\n"
        "    at: int\n\n"
        "    def __init__(self, plain: Option) -> None:\n"
        '        object.__setattr__(self, "kind", plain.kind)\n'
        '        object.__setattr__(self, "at", 1)\n'
    )
    here = package(tmp_path, options=code)

    native.set_frozen_fields(here, "options.py")

    text = (here / "options.py").read_text(encoding="utf-8")
    assert "set_ =" not in text
    assert 'object.__setattr__(self, "kind", kind)' in text
    assert "self._put_kind(plain.kind)" in text
    space: dict[str, type] = {}
    exec(text, space)  # noqa: S102  (our own words)
    one = space["Open"](space["Option"]("pass"))
    assert (one.kind, one.at) == ("pass", 1)


def wrapped(number: int) -> int:
    """A number as 64 bits with a sign hold it."""
    return (number + 2**63) % 2**64 - 2**63


def test_machine_numbers_draw_what_the_others_draw() -> None:
    """Follows the text that replaces `mix(…) % n` with numbers that wrap round as those of the machine do."""

    class Wrapping(int):
        def __add__(self, other: int) -> Wrapping:
            return Wrapping(wrapped(int(self) + int(other)))

        def __mul__(self, other: int) -> Wrapping:
            return Wrapping(wrapped(int(self) * int(other)))

        def __lshift__(self, other: int) -> Wrapping:
            return Wrapping(wrapped(int(self) << int(other)))

        def __rshift__(self, other: int) -> Wrapping:
            return Wrapping(int(self) >> int(other))

        def __xor__(self, other: int) -> Wrapping:
            return Wrapping(int(self) ^ int(other))

        def __and__(self, other: int) -> Wrapping:
            return Wrapping(int(self) & int(other))

        def __or__(self, other: int) -> Wrapping:
            return Wrapping(int(self) | int(other))

        def __mod__(self, other: int) -> Wrapping:
            return Wrapping(int(self) % int(other))

    space: dict[str, object] = {"i64": int}
    body = native.BITS.removesuffix("class Chance(Cloneable):")
    exec("from __future__ import annotations\n" + body, space)  # noqa: S102  (our own words)
    below = space["_below"]
    assert callable(below)

    for n, seed in ((7, 0), (45, 2**64 - 1), (3, 2**63), (60, 0x1234_5678_9ABC_DEF0)):
        for counter in range(200):
            assert below(Wrapping(seed), Wrapping(counter), n) == mix(seed, counter) % n


def test_a_generator_that_mixes_otherwise_is_refused(tmp_path: Path) -> None:
    with pytest.raises(native.Unfit, match="mixes in another way"):
        native.draw_by_machine_numbers(package(tmp_path, kernel__rng="def mix() -> int: ..."))


@pytest.mark.interpreted
def test_the_rewritten_package_plays_the_same_games(tmp_path: Path) -> None:
    native.rewrite(native.copied(PACKAGE, tmp_path), numbers_wrap=False)
    command = [sys.executable, str(ROOT / "tools" / "same.py"), "--digests", "--starter=1", "--piles=1"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == same.digests(starter=1, piles=1)


class TestWheel:
    @pytest.fixture
    def made(self, tmp_path: Path) -> zipfile.ZipFile:
        pure = tmp_path / "sneakdoor-1.0-py3-none-any.whl"
        with zipfile.ZipFile(pure, "w") as one:
            one.writestr("sneakdoor/__init__.py", "")
            one.writestr("sneakdoor/web/static/index.html", "the page")
            one.writestr(
                "sneakdoor-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            )
            one.writestr("sneakdoor-1.0.dist-info/RECORD", "sneakdoor/__init__.py,,\n")
        write = package(tmp_path / "compiled", sneakdoor__game="")
        (write / "engine__mypyc.so").write_bytes(b"a library")
        (write / "sneakdoor" / "game.so").write_bytes(b"a module")
        return zipfile.ZipFile(wheel.make(pure, write, tmp_path))

    def test_it_holds_the_pure_one_and_the_libraries(self, made: zipfile.ZipFile) -> None:
        with made:
            assert set(made.namelist()) == {
                "engine__mypyc.so",
                "sneakdoor/__init__.py",
                "sneakdoor/game.so",
                "sneakdoor/web/static/index.html",
                "sneakdoor-1.0.dist-info/RECORD",
                "sneakdoor-1.0.dist-info/WHEEL",
            }

    def test_it_says_for_whom_it_is(self, made: zipfile.ZipFile) -> None:
        with made:
            told = made.read("sneakdoor-1.0.dist-info/WHEEL").decode().splitlines()

        assert Path(made.filename or "").name == f"sneakdoor-1.0-{wheel.tag()}.whl"
        assert told == ["Wheel-Version: 1.0", "Root-Is-Purelib: false", f"Tag: {wheel.tag()}"]

    def test_its_record_has_every_file_with_its_digest(self, made: zipfile.ZipFile) -> None:
        with made:
            listed = dict(
                line.split(",", 1) for line in made.read("sneakdoor-1.0.dist-info/RECORD").decode().splitlines()
            )
            library = made.read("engine__mypyc.so")

        digest = base64.urlsafe_b64encode(hashlib.sha256(library).digest()).rstrip(b"=").decode()
        assert set(listed) == set(made.namelist())
        assert listed["engine__mypyc.so"] == f"sha256={digest},{len(library)}"

    def test_without_libraries_there_is_none(self, tmp_path: Path) -> None:
        with pytest.raises(SystemExit, match="nothing in"):
            wheel.make(tmp_path / "sneakdoor-1.0-py3-none-any.whl", package(tmp_path, sneakdoor__game=""), tmp_path)
