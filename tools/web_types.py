"""Writes the wire's types for the browser (web/src/wire.ts) from the Python ones; --check only compares."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeGuard

import msgspec
from msgspec import inspect

from velmoci.kernel.registry import GAMES
from velmoci.match import commands, told
from velmoci.server import messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = """// Written by tools/web_types.py from the messages and commands in Python; do not edit.

import type { OwnCore, PublicCore } from "./games/views";
"""
RAW = {
    "public": "PublicCore | null",
    "changes": "[path: string[], value: unknown][] | null",
    "own": "OwnCore | null",
    "decisions": "DecisionInfo[] | null",
}
"""What stands in the fields that the server passes on without looking."""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


def main() -> None:
    """Writes the file, or with --check fails where it is not what the Python types say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare, fail if it is out of date")
    text = render()
    if not parser.parse_args().check:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit("web/src/wire.ts is out of date; python -m tools.web_types writes it again.")


def render() -> str:
    """The whole file."""
    parts = [HEAD, *(interface(struct) for struct in structs())]
    parts.append(union("Command", commands.AnyCommand))
    parts.append(union("ClientMessage", messages.ClientMessage))
    parts.append(union("ServerMessage", messages.ServerMessage))
    return "\n".join(parts)


def structs() -> Iterator[type[msgspec.Struct]]:
    """The message types in the order in which the modules define them."""
    games = [import_module(f"velmoci.server.{game}.messages") for game in GAMES]
    for module in (commands, told, messages, *games):
        for value in vars(module).values():
            if is_message(value) and value.__module__ == module.__name__:
                yield value


def is_message(value: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not commands.Command


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface, with its docstring."""
    described = inspect.type_info(struct)
    assert isinstance(described, inspect.StructType)
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    if described.tag is not None:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    for field in described.fields:
        mark = "" if field.required or not is_input(struct) else "?"
        lines.append(f"  {field.encode_name}{mark}: {field_type(field)};")
    return "\n".join([*lines, "}", ""])


def is_input(struct: type[msgspec.Struct]) -> bool:
    """Whether clients send it: there what has a default may be left out."""
    return struct.__struct_config__.forbid_unknown_fields or struct.__struct_config__.omit_defaults


def field_type(field: inspect.Field) -> str:
    """The type of a field, also where Python sends it as ready-made JSON."""
    return RAW[field.encode_name] if isinstance(field.type, inspect.RawType) else written(field.type)


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, inspect.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(one) for one in kind.types)
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(written(one) for one in kind.item_types)}]"
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    raise TypeError(f"no TypeScript for {kind}")


def union(name: str, members: Any) -> str:
    """A union of messages."""
    described = inspect.type_info(members)
    assert isinstance(described, inspect.UnionType)
    names = " | ".join(written(kind) for kind in described.types)
    return f"export type {name} = {names};\n"


if __name__ == "__main__":
    main()
