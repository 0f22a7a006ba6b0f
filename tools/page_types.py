"""Writes the page's types of messages, page/src/lib/messages.ts, from the server's own types.

python tools/page_types.py            writes the file
python tools/page_types.py --check    only says whether it is as it would be written
"""

import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, is_typeddict

import msgspec
from msgspec import inspect as looked

FILE: Final = Path(__file__).resolve().parents[1] / "page" / "src" / "lib" / "messages.ts"
MODULES: Final = ("messages", "routes.me", "routes.lobby", "routes.deckroom", "routes.replays", "routes.notes")
HEADING: Final = (
    "/** Made by tools/page_types.py from the server's types: change them there, and write this file anew. */\n"
)

_PLAIN: Final[dict[type, str]] = {
    looked.AnyType: "unknown",
    looked.BoolType: "boolean",
    looked.IntType: "number",
    looked.FloatType: "number",
    looked.StrType: "string",
    looked.NoneType: "null",
    looked.BytesType: "string",
}


def written() -> str:
    """The whole file."""
    modules = [import_module(f"sneakdoor.web.{name}") for name in MODULES]
    types: dict[str, Any] = {}
    for module in modules:
        for name, kind in _types_of(module).items():
            if name in types:
                raise TypeError(f"two types of the server are called {name}")
            types[name] = kind
    parts = [HEADING]
    parts += [_interface(name, kind) for name, kind in types.items()]
    parts += [union for module in modules for union in _unions(module, types)]
    parts += _numbers(modules[0])
    return "\n".join(parts)


def _numbers(module: ModuleType) -> list[str]:
    """Numbers on which both ends have to agree."""
    named = ((name, value) for name, value in vars(module).items() if name.isupper() and not name.startswith("_"))
    return [f"export const {name} = {value};\n" for name, value in named if type(value) is int]


def _types_of(module: ModuleType) -> dict[str, Any]:
    """The structs and dictionaries that stand in a module, in their order there."""
    return {
        name: kind
        for name, kind in vars(module).items()
        if inspect.isclass(kind)
        and kind.__module__ == module.__name__
        and not name.startswith("_")
        and (issubclass(kind, msgspec.Struct) or is_typeddict(kind))
    }


def _unions(module: ModuleType, types: dict[str, Any]) -> list[str]:
    """What is one of several messages, as `ToViewer`."""
    known = {kind: name for name, kind in types.items()}
    out = []
    for name, value in vars(module).items():
        members = getattr(value, "__args__", ())
        if members and not name.startswith("_") and all(one in known for one in members if inspect.isclass(one)):
            if all(inspect.isclass(one) for one in members):
                out.append(f"export type {name} = {' | '.join(known[one] for one in members)};\n")
    return out


def _interface(name: str, kind: Any) -> str:
    lines = [f"/** {_doc(kind)} */"] if _doc(kind) else []
    lines.append(f"export interface {name} {{")
    told = looked.type_info(kind)
    if isinstance(told, looked.StructType) and told.tag is not None:
        lines.append(f'  {told.tag_field}: "{told.tag}";')
    # What the server writes is all there, unless it leaves defaults out; what it reads may lack what has a default.
    config = getattr(kind, "__struct_config__", None)
    may_lack = config is None or config.omit_defaults or config.forbid_unknown_fields
    assert isinstance(told, looked.StructType | looked.TypedDictType)
    for one in told.fields:
        mark = "?" if may_lack and not one.required else ""
        lines.append(f"  {one.encode_name}{mark}: {_type(one.type)};")
    return "\n".join([*lines, "}\n"])


def _doc(kind: Any) -> str:
    words = inspect.cleandoc(vars(kind).get("__doc__") or "")
    return "" if words.startswith(f"{kind.__name__}(") else re.sub(r"\s+", " ", words)


def _type(told: looked.Type) -> str:
    plain = _PLAIN.get(type(told))
    if plain is not None:
        return plain
    if isinstance(told, looked.StructType | looked.TypedDictType):
        return str(told.cls.__name__)
    if isinstance(told, looked.LiteralType):
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in told.values)
    if isinstance(told, looked.UnionType):
        return " | ".join(_type(one) for one in told.types)
    if isinstance(told, looked.DictType):
        return f"Record<string, {_type(told.value_type)}>"
    if isinstance(told, looked.TupleType):
        return f"[{', '.join(_type(one) for one in told.item_types)}]"
    if isinstance(told, looked.ListType | looked.VarTupleType | looked.SetType | looked.FrozenSetType):
        inner = _type(told.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    raise TypeError(f"no TypeScript is known for {told!r}")


def main(arguments: list[str]) -> int:
    text = written()
    if "--check" in arguments:
        same = FILE.exists() and FILE.read_text(encoding="utf-8") == text
        sys.stdout.write(
            "as it is\n" if same else f"{FILE.name} is not what the server says: run tools/page_types.py\n"
        )
        return 0 if same else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
