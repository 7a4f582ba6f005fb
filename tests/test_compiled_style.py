"""What compiled modules must not contain, because this version of mypyc compiles it wrongly.

`1 << k` with a native `k`: the literal is emitted as a 32-bit C int, so the result is wrong from k = 31 on, without a
word. The same befalls everything that the compiler knows to be a constant: `i64(1)`, a `Final`, a local `one: i64 = 1`.
Bit sets go through a table, `BIT[k]`. At module level, where such a table is made, all numbers are Python's own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from make import engine
from make.shared import PACKAGE

pytestmark = pytest.mark.once


def is_final(node: ast.AnnAssign) -> bool:
    return ast.unparse(node.annotation).startswith(("Final", "typing.Final", "ClassVar[Final"))


def names_of_constants(scope: ast.AST) -> Iterator[str]:
    """What a module or a class declares Final, as it is written where it is used: `ONE`, `Kind.MOVE`."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{name}" for name in names_of_constants(node))
        elif isinstance(node, ast.AnnAssign) and is_final(node) and node.value and is_constant(node.value, ()):
            yield ast.unparse(node.target)


def is_constant(node: ast.expr, names: Iterable[str]) -> bool:
    """Whether the compiler knows this integer."""
    match node:
        case ast.Constant(value=value):
            return type(value) is int
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, names)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, names) and is_constant(right, names)
        case ast.Call(func=ast.Name(id="i64" | "i32" | "i16" | "u8" | "int"), args=[argument]):
            return is_constant(argument, names)
        case ast.Name() | ast.Attribute():
            written = ast.unparse(node)
            return written in names or written.partition(".")[2] in names  # `module.ONE` too
    return False


def wrong_shifts(source: str, constants: Iterable[str] = ()) -> list[str]:
    """The shifts in the functions of a module that would be compiled wrongly, each with its line."""
    found: dict[int, str] = {}
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        inside = list(ast.walk(function))
        locals_ = {
            node.target.id
            for node in inside
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
            if is_constant(node.value, constants)
        }
        known = {*constants, *locals_}
        for node in inside:
            match node:
                case ast.BinOp(left=left, op=ast.LShift(), right=right) if is_constant(left, known):
                    if not is_constant(right, constants):
                        found[node.lineno] = f"line {node.lineno}: {ast.unparse(node)}"
    return list(found.values())


@cache
def all_constants() -> set[str]:
    texts = [(PACKAGE / name).read_text(encoding="utf-8") for name in engine.sources()]
    return {constant for text in texts for constant in names_of_constants(ast.parse(text))}


@pytest.mark.parametrize("name", engine.sources())
def test_no_constant_is_shifted_by_a_variable(name: str) -> None:
    text = (PACKAGE / name).read_text(encoding="utf-8")
    assert wrong_shifts(text, all_constants()) == [], f"{name}: use a table, BIT[k] instead of 1 << k"


@pytest.mark.parametrize(
    "expression",
    ["1 << k", "-1 << k", "(2 - 1) << k", "i64(1) << k", "s | 1 << k", "ONE << k", "grid.ONE << k", "Kind.MOVE << k"],
)
def test_a_shifted_constant_is_found(expression: str) -> None:
    declared = "ONE: Final = 1\nclass Kind:\n    MOVE: Final[i64] = 1\n"
    constants = set(names_of_constants(ast.parse(declared)))
    assert len(wrong_shifts(f"def f(k: i64, s: i64) -> i64:\n    return {expression}\n", constants)) == 1


def test_a_shifted_local_constant_is_found() -> None:
    assert wrong_shifts("def f(k: i64) -> i64:\n    one: i64 = 1\n    return one << k\n") == ["line 3: one << k"]


@pytest.mark.parametrize("expression", ["k << 2", "1 << 36", "1 << WIDTH", "BIT[k]", "k << k", "1 >> k"])
def test_what_is_compiled_rightly_may_stay(expression: str) -> None:
    assert wrong_shifts(f"def f(k: i64) -> i64:\n    return {expression}\n", {"WIDTH"}) == []


def test_a_table_of_bits_may_be_made_by_shifts() -> None:
    assert wrong_shifts("BIT: Final[list[i64]] = [1 << k for k in range(62)]\n") == []


@pytest.mark.parametrize("name", engine.sources())
def test_a_compiled_module_imports_only_compiled_ones(name: str) -> None:
    """A call across the border costs more than it saves: one plain module on the hot path makes everything slow."""
    allowed = {"tafelrunde." + source.removesuffix(".py").replace("/", ".") for source in engine.sources()}
    allowed.add("tafelrunde.kernel.vectors")  # the compiler looks through it to librt
    tree = ast.parse((PACKAGE / name).read_text(encoding="utf-8"))
    imported = {
        f"{node.module}.{alias.name}" if node.module.endswith(".engine") else node.module  # a module taken whole, or names out of one
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    assert {module for module in imported if module.startswith("tafelrunde")} <= allowed
