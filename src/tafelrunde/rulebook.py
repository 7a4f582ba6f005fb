"""The rulebooks: paragraphs by rule id, and which scenarios and tests cover which rule."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError, Phrase
from tafelrunde.kernel.scenario_file import read_scenarios

PACKAGE = Path(__file__).resolve().parent
ANCHOR = re.compile(r'^(?:#+ )?<a id="([^"]+)"></a>\s*')


def folder(name: str, game: str) -> Path:
    """Return where the `rulebook` or the `scenarios` of a game lie: with the game, in the package, or at the root of a checkout."""
    places = (find_game(game).home() / name, PACKAGE / name / game)
    return next((place for place in places if place.is_dir()), PACKAGE.parent.parent / name / game)


@cache
def paragraphs(game: str, lang: str) -> dict[str, str]:
    """Return the paragraphs of a rulebook by id, chapters (`WC-4`) with all their rules."""
    path = folder("rulebook", game) / f"{lang}.md"
    if not path.is_file():
        raise OptionError("no-rulebook", game=game, lang=lang)
    found: dict[str, str] = {}
    chapter = ""
    for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
        block = block.strip()
        match = ANCHOR.match(block)
        if block.startswith("#"):
            chapter = match[1] if match else ""
        if match:
            found[match[1]] = ANCHOR.sub("## " if block.startswith("#") else "", block)
        if chapter and not (match and match[1] == chapter):
            found[chapter] += "\n\n" + without_anchors(block)
    return found


def without_anchors(markdown: str) -> str:
    """Return a rulebook as it is read, without the marks that links point to."""
    return re.sub(r'<a id="[^"]+"></a>', "", markdown)


def rule_ids(game: str) -> list[str]:
    """Return the ids of all rules, in the order of the rulebook; own rulings (`WC-R1`) and chapters do not count."""
    return [rule for rule in paragraphs(game, "en") if re.fullmatch(r"[A-Z]+-\d+\.\d+", rule)]


def ruling_ids(game: str) -> list[str]:
    """Return the ids of all rulings, in their order."""
    return [rule for rule in paragraphs(game, "en") if re.fullmatch(r"[A-Z]+-R\d+", rule)]


def paragraph(game: str, rule: str, lang: str) -> str:
    """Return a paragraph as Markdown; raise OptionError for an id the rulebook does not have."""
    texts = paragraphs(find_game(game).name, lang)
    by_name = {name.lower(): name for name in texts}
    if rule.lower() not in by_name:
        raise OptionError("no-rule", name=rule, game=game, prefix=find_game(game).prefix)
    return texts[by_name[rule.lower()]]


def coverage(game: str) -> dict[str, list[str]]:
    """Return for every rule and every worked example which scenarios and tests name it, and for each ruling that any of them names."""
    found: dict[str, list[str]] = {rule: [] for rule in rule_ids(game)}
    prefix, examples = find_game(game).prefix, find_game(game).examples
    found |= {f"{prefix}-EX-{number}": [] for number in range(1, examples + 1)}
    rulings = set(ruling_ids(game))  # what a ruling decides is carried out by rules, so it need not be named
    for path in sorted(folder("scenarios", game).glob("*.yaml")):
        for number, scenario in enumerate(read_scenarios(path), 1):
            for rule in scenario.rules:
                if rule not in found and rule not in rulings:
                    raise OptionError("at", place=scenario.place, problem=Phrase("no-such-rule", name=rule))
                found.setdefault(rule, []).append(f"{path.stem} {number}")
    for path in sorted((PACKAGE.parent.parent / "tests").rglob("test_*.py")):
        for test, rules in marked_tests(path):
            for rule in rules:
                if rule in found or rule in rulings:
                    found.setdefault(rule, []).append(f"{path.stem}.{test}")
    return found


def marked_tests(path: Path) -> list[tuple[str, list[str]]]:
    """Return the tests of a file that name rules by `@pytest.mark.rule("WC-1.9")`."""
    marked = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            rules = [
                str(argument.value)
                for decorator in node.decorator_list
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
                for argument in decorator.args
                if isinstance(argument, ast.Constant)
            ]
            if rules:
                marked.append((node.name, rules))
    return marked
