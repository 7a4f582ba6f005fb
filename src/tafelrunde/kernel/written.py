"""What is made of a game's grammar: the modules `_grammar` and `_fields` of its engine, and `facts.ts` of its part of the browser
client, with what that imports from there.

    python -m tafelrunde.kernel.written tafelrunde.games.war_chest …

writes those of a game anew, given the package it stands in. They are kept short rather than pretty: nobody edits them.
"""

from __future__ import annotations

import json
import keyword
import re
import sys
import textwrap
from collections.abc import Container, Sequence
from importlib import import_module
from pathlib import Path

from tafelrunde.kernel.grammar import Field, Grammar, Packed, Placed, Words

WIDTH = 140  # of a line
BROWSER = Path(__file__).parents[3] / "web/src/games"  # not there where the package is installed
IMPORTED = re.compile(r"import \{([^}]*)\} from \"[./]*/facts\"")

HEAD = '''"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations

'''


def grammar_source(g: Grammar) -> str:
    """Return the module `_grammar` of a game: constants, and one small function for each part of a packed number."""
    lines = ["from typing import Final", "", "from mypy_extensions import i64", ""]
    if g.tables:
        lines += ["from tafelrunde.kernel.rows import table_of", "from tafelrunde.kernel.vectors import vec", ""]
    for words in g.vocabularies:
        if words.constants:
            lines += namespace(words.title, enumerate_names(words.constants))
        lines.append(f"{name_of(words)}: Final = {tuple(words.names)!r}")
    for number in g.numbers:
        if isinstance(number.values, int):
            lines.append(f"{number.name}: Final = {number.values}")
        else:
            lines.append(f"{number.name}: Final[list[i64]] = {list(number.values)}")
    for table in g.tables:
        lines.append(f"{table.name}: Final[vec[vec[i64]]] = table_of({[list(row) for row in table.rows]})")
    for named in g.named:
        lines += namespace(named.title, [(name.upper(), str(value)) for name, value in named.values.items()])
    lines += option_lines(g)
    lines += taste_lines(g)
    lines += action_lines(g)
    lines += light_lines("Ask", "ask", g.questions, g.ask_bits, "data")
    lines += light_lines("What", "draw", g.draws, g.what_bits, "")
    for record in g.records:
        lines += pack_lines(record.name, "", record.parts, "0") + read_lines(record, "packed", record.name)
    lines += namespace("Happened", enumerate_names([one.name for one in g.events]))
    if g.reasons:
        lines += namespace("No", enumerate_names(["nothing", *(one.name for one in g.reasons)]))
    made = [line.partition("(")[0] for line in lines if line.startswith("def ")]
    for name in made:
        if made.count(name) > 1:
            raise TypeError(f"{g.game}: two functions would be called {name.removeprefix('def ')}")
    return HEAD + "\n".join(lines) + "\n"


def enumerate_names(names: Sequence[str]) -> list[tuple[str, str]]:
    return [(name.upper(), str(number)) for number, name in enumerate(names)]


def namespace(title: str, pairs: Sequence[tuple[str, str]]) -> list[str]:
    return [f"class {title}:", *joined([f"{name}: Final = {value}" for name, value in pairs], "    ")]


def joined(statements: Sequence[str], indent: str) -> list[str]:
    """Return short statements on as few lines as hold them."""
    lines: list[str] = []
    for statement in statements:
        if lines and len(lines[-1]) + len(statement) + 2 <= WIDTH:
            lines[-1] += f"; {statement}"
        else:
            lines.append(indent + statement)
    return lines


def snake(title: str) -> str:
    return "".join(f"_{letter}" if letter.isupper() and place else letter for place, letter in enumerate(title)).upper()


def option_lines(g: Grammar) -> list[str]:
    """Return the class Options: what the engine reads of a table's options."""
    lines = ["class Options:", "    def __init__(self, values: list[i64]) -> None:", "        self.values = values"]
    lines.append("        self.players: i64 = values[0]")
    known = [option for option in g.options if option.engine]
    for place, option in enumerate(known, 1):
        if option.when:
            lines.append(f"        self.{option.engine}: bool = values[{place}] == {option.choices.index(option.when)}")
        else:
            lines.append(f"        self.{option.engine}: i64 = values[{place}]")
    return lines


def taste_lines(g: Grammar) -> list[str]:
    """Return the class Taste: the numbers by which one player follows the rules of thumb."""
    if not g.tastes:
        return []
    kind, unit = ("float", f" / {g.taste_unit}.0") if g.taste_unit else ("i64", "")
    numbers = [
        f'self.{name}{"_" * keyword.iskeyword(name)}: {kind} = given.get("{name}", {number}){unit}' for name, number in g.tastes.items()
    ]
    head = ["class Taste:", "    def __init__(self, given: dict[str, int]) -> None:"]
    return [*head, *joined(numbers, "        ")]


def action_lines(g: Grammar) -> list[str]:
    """Return the constants of actions, and functions that put them together and take them apart."""
    lines = namespace("Do", [(one.name.upper(), f"{one.base:#x}" if g.low else str(one.base)) for one in g.actions])
    lines.append(f"DO_NAMES: Final = {tuple(one.name for one in g.actions)!r}")
    if g.low:
        lines.append(f"def kind_of(action: i64) -> i64: return action & ~{2**g.low - 1:#x}")
    elif g.actions:
        chain = [f"Do.{one.name.upper()} if action >= Do.{one.name.upper()} else" for one in reversed(g.actions[1:])]
        lines.append(f"def kind_of(action: i64) -> i64: return {' '.join([*chain, f'Do.{g.actions[0].name.upper()}'])}")
    same: dict[str, set[tuple[int, int]]] = {}
    for one in g.actions:
        for p in one.parts:
            same.setdefault(p.name, set()).add((p.at, p.bits))
    shared = {name for name, places in same.items() if len(places) == 1 and sum(name in [p.name for p in a.parts] for a in g.actions) > 1}
    made: set[str] = set()
    for one in g.actions:
        if one.parts:
            lines += pack_lines(one.name, "do_", one.parts, f"Do.{one.name.upper()}")
        for p in one.parts:
            if not one.aligned:
                lines.append(f"def {one.name}_{p.name}(action: i64) -> i64: return action - Do.{one.name.upper()}")
            elif p.name in shared and g.low:
                if p.name not in made:
                    lines.append(f"def {p.name}_of(action: i64) -> i64: return {p.read('action')}")
                made.add(p.name)
            else:
                lines.append(f"def {one.name}_{p.name}(action: i64) -> i64: return {p.read('action')}")
    return lines


def pack_lines(name: str, verb: str, parts: Sequence[Placed], base: str) -> list[str]:
    values = ", ".join(f"{p.name}: i64" for p in parts)
    terms = [f"{p.name} << {p.at}" if p.at else p.name for p in parts]
    joined = " | ".join(terms if base == "0" else [base, *terms]) if parts and all(p.bits for p in parts[:-1]) else ""
    if any(not p.bits and p.at == 0 for p in parts) and len(parts) == 1 and base != "0":
        joined = f"{base} + {terms[0]}"  # a dense number
    return [f"def {verb}{name}({values}) -> i64: return {joined}"]


def read_lines(one: Packed, argument: str, prefix: str) -> list[str]:
    return [f"def {prefix}_{p.name}({argument}: i64) -> i64: return {p.read(argument)}" for p in one.parts]


def light_lines(title: str, verb: str, family: Sequence[Packed], bits: int, argument: str) -> list[str]:
    """Return the constants of a family whose kind stands in the low bits, and functions that put its members together."""
    if not family:
        return []
    lines = namespace(title, enumerate_names([one.name for one in family]))
    lines.append(f"{snake(title)}_NAMES: Final = {tuple(one.name for one in family)!r}")
    lines += [f"{title.upper()}_BITS: Final = {bits}", f"{title.upper()}_MASK: Final = {2**bits - 1}"]
    for one in family:
        raised = [p._replace(at=p.at + bits) for p in one.parts]
        lines += pack_lines(one.name, f"{verb}_", raised, f"{title}.{one.name.upper()}") if raised else []
        if argument and len(one.parts) > 1:
            lines += read_lines(one, argument, one.name)
        elif not argument:
            lines += [f"def {one.name}_{p.name}(what: i64) -> i64: return {p.read('what')}" for p in raised]
    return lines


def fields_source(g: Grammar) -> str:
    """Return the module `_fields` of a game: its position as a bare record that is made empty, copied, saved and read."""
    rows = [f for f in g.fields if f.saved and f.kind != "i64"]
    counts = ["to_move", "revealed", *(f.name for f in g.fields if f.saved and f.kind == "i64")]
    body = [
        ("    def __init__(self, chance: Chance, rules: Rules) -> None:", [f"self.{name} = {start}" for name, _, start in g.shared]),
        ("    def clear(self) -> None:", ["rules = self.rules", *(f"self.{f.name} = {f.start}" for f in g.fields)]),
        (
            "    def take(self, other: Fields) -> None:",
            [
                "self.to_move = other.to_move",
                "self.revealed = other.revealed",
                "self.steps = other.steps[:]",
                *(f"self.{name} = other.{name}" for name, _, _ in g.shared if name != "rules"),
                *(f"self.{f.name} = {taken(f)}" for f in g.fields),
            ],
        ),
        (
            "    def read(self, dump: list[list[int]]) -> None:",
            [
                "self.steps = [i64(v) for v in dump[1]]",
                *(
                    f"self.{f.name} = " + (f"row_of(dump[{at}])" if f.kind.startswith("vec") else f"[i64(v) for v in dump[{at}]]")
                    for at, f in enumerate(rows, 2)
                ),
                f"counts = dump[{len(rows) + 2}]",
                *(f"self.{name} = counts[{at}]" for at, name in enumerate(counts)),
            ],
        ),
    ]
    body[0][1].insert(0, "super().__init__(chance, [], NOBODY, 0)")
    lines = [g.imports, "", "class Fields(State):"]
    lines += joined([f"{name}: {kind}" for name, kind, _ in g.shared], "    ")
    lines += [f"    {f.name}: {f.kind}" + (f"  # {f.about}" if f.about else "") for f in g.fields]
    for head, statements in body:
        lines += [head, *joined(statements, "        ")]
    dumped = ["list(self.rules.values)", "list(self.steps)"]
    dumped += [f"{'ints' if f.kind.startswith('vec') else 'list'}(self.{f.name})" for f in rows]
    dumped.append("[" + ", ".join(f"self.{name}" for name in counts) + "]")
    lines += [
        "    def dump(self) -> list[list[int]]:",
        "        return [",
        *textwrap.wrap(", ".join(dumped), WIDTH - 12, initial_indent=" " * 12, subsequent_indent=" " * 12),
        "        ]",
    ]
    return HEAD + "\n".join(lines) + "\n"


def taken(f: Field) -> str:
    """Return the expression by which a copy gets a field."""
    if f.kind == "i64" or f.shared == "always":
        return f"other.{f.name}"
    return f"other.{f.name} if other.{f.shared} else other.{f.name}[:]" if f.shared else f"other.{f.name}[:]"


def facts_source(g: Grammar, asked: Container[str]) -> str:
    """Return what the browser client asks for of a game's words and printed numbers, by the names that the engine has for them."""
    found: list[tuple[str, str]] = [(name_of(words), f" = {json.dumps(words.names)} as const") for words in g.vocabularies]
    for number in g.numbers:
        kind = "" if isinstance(number.values, int) else ": readonly number[]"
        found.append((number.name, f"{kind} = {json.dumps(number.values)}"))
    found += [(table.name, f": readonly (readonly number[])[] = {tight(table.rows)}") for table in g.tables]
    lines = ["// Made of the grammar by kernel/written.py; not to be edited.", ""]
    for name, value in found:
        if name in asked:
            lines += textwrap.wrap(f"export const {name}{value};", WIDTH, subsequent_indent="  ")
    return "\n".join(lines) + "\n"


def tight(rows: Sequence[Sequence[int]]) -> str:
    return json.dumps(rows, separators=(",", ":")).replace("],[", "], [")


def asked_facts(folder: Path) -> set[str]:
    """Return the facts that the sources in a folder import."""
    sources = [path.read_text(encoding="utf-8") for kind in ("ts", "svelte") for path in folder.rglob(f"*.{kind}")]
    return {name for source in sources for names in IMPORTED.findall(source) for name in re.findall(r"\w+", names)}


def name_of(words: Words) -> str:
    return f"{snake(words.title)}_NAMES"


def check(g: Grammar) -> None:
    """Raise TypeError where something is declared twice, or is called what nothing can be called in Python."""
    for family in (g.actions, g.questions, g.draws, g.records, g.events, g.reasons, g.fields):
        names = [one.name for one in family]
        for name in names:
            if names.count(name) > 1 or not name.isidentifier():
                raise TypeError(f"{g.game}: {name} is there twice, or cannot be a name")
    inner = [p.name for one in (*g.actions, *g.questions, *g.draws, *g.records) for p in one.parts]
    for name in (*inner, *(field.name for field in g.fields)):
        if keyword.iskeyword(name):
            raise TypeError(f"{g.game}: {name} is a word of Python's")


def modules(package: str) -> dict[Path, str]:
    """Return what the modules made of a game's grammar should be, by their paths."""
    module = import_module(f"{package}.grammar")
    grammar: Grammar = module.GRAMMAR
    check(grammar)
    engine = Path(str(module.__file__)).parent / "engine"
    found = {engine / "_grammar.py": grammar_source(grammar), engine / "_fields.py": fields_source(grammar)}
    browser = BROWSER / grammar.game
    return found | {browser / "facts.ts": facts_source(grammar, asked_facts(browser))} if browser.is_dir() else found


def main() -> None:
    for package in sys.argv[1:]:
        for path, source in modules(package).items():
            path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
