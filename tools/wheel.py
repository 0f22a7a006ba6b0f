"""Build a wheel with the compiled engine from the pure wheel: `dev.py build --compiled` calls this.

    python tools/wheel.py PURE COMPILED DIST

It contains everything in the pure wheel (sources, page, metadata) and the libraries, with a tag for this Python and
system. Installers prefer it to the pure one where it fits.
"""

import base64
import hashlib
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Final

SUFFIXES: Final = {".so", ".pyd"}


def tag() -> str:
    """Return the tag of this Python and system."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{system}"


def libraries(compiled: Path) -> dict[str, bytes]:
    found = (file for file in sorted(compiled.rglob("*")) if file.suffix in SUFFIXES)
    return {file.relative_to(compiled).as_posix(): file.read_bytes() for file in found}


def for_this_system(metadata: str) -> str:
    """Return the metadata of a wheel with another tag."""
    kept = [line for line in metadata.splitlines() if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    return "\n".join((*kept, "Root-Is-Purelib: false", f"Tag: {tag()}", ""))


def record(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}"


def make(pure: Path, compiled: Path, dist: Path) -> Path:
    added = libraries(compiled)
    if not added:
        raise SystemExit(f"wheel: nothing in {compiled} is compiled")
    with zipfile.ZipFile(pure) as wheel:
        held = {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    about = next(name for name in held if name.endswith(".dist-info/WHEEL"))
    held[about] = for_this_system(held[about].decode()).encode()
    listed = about.replace("/WHEEL", "/RECORD")
    del held[listed]
    held |= added
    lines = [*(record(name, content) for name, content in held.items()), f"{listed},,", ""]
    name, version, *_ = pure.name.split("-")
    made = dist / f"{name}-{version}-{tag()}.whl"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as wheel:
        for one, content in {**held, listed: "\n".join(lines).encode()}.items():
            info = zipfile.ZipInfo(one)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            wheel.writestr(info, content)
    return made


if __name__ == "__main__":
    made = make(*(Path(given) for given in sys.argv[1:4]))
    sys.stdout.write(f"wheel: {made} ({made.stat().st_size / 1e6:.1f} MB)\n")
