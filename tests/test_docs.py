"""The documents: examples run, links lead somewhere, commands exist, and nothing tells of the machine it was written on."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.cli import main as command
from tafelrunde.games import find_game
from tafelrunde.kernel.scenario import run_scenario
from tafelrunde.kernel.scenario_file import read_scenarios

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent

# Folders that are made, not written.
MADE = re.compile(r"\.git|\.venv|\.build|dist|node_modules|__pycache__|\.hypothesis|\..*_cache")
BUILT = (".so", ".pyd")

EXCERPT = re.compile(r"^From \[[^\]]*\]\(([^)]+)\):\n\n((?:(?!^From \[|^#).*\n)*)", re.MULTILINE)
"""A file that is quoted, and the text after it up to the next one or the next heading."""
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.*?) *$", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
COMMAND = re.compile(r"^(?:tafelrunde|python3 run\.py) +(\w[^#\n]*)", re.MULTILINE)

# Put together here, so that this file does not contain them.
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:{})/".format("|".join(("work", "root", "home"))))
REGISTRIES = tuple(".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com")))


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file of the work tree that somebody wrote."""
    for path in sorted(folder.iterdir()):
        if MADE.fullmatch(path.name):
            continue
        if path.is_dir():
            yield from files(path)
        elif path.suffix not in BUILT and path.name != "_engine_stamp.json":
            yield path


MARKDOWN = [path for path in files() if path.suffix == ".md"]
DOCUMENTS = [path for path in MARKDOWN if path.parent in (ROOT, ROOT / "docs")]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def without_code(markdown: str) -> str:
    """A document without blocks of code and words in code."""
    return re.sub(r"`[^`\n]*`", "", FENCE.sub("", markdown))


@cache
def anchors(path: Path) -> frozenset[str]:
    """What a link into a document can point to: marks, and headings as their slugs."""
    text = FENCE.sub("", text_of(path))
    found = set(ANCHOR.findall(text))
    for heading in HEADING.findall(ANCHOR.sub("", text)):
        plain = LINK.sub(lambda link: link[0].partition("]")[0][1:], heading).lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        count = sum(1 for one in found if re.fullmatch(re.escape(slug) + r"(-\d+)?", one))
        found.add(f"{slug}-{count}" if slug in found else slug)
    return frozenset(found)


def failures(test: doctest.DocTest) -> str:
    """Run the examples of a document; what is wrong with them, nothing if all is well."""
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    return "".join(said)


# Examples


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_the_examples_of_a_document_run(path: Path) -> None:
    source = re.sub(r"^```.*$", "", text_of(path), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(source, {}, name(path), str(path), 0)
    assert failures(test) == ""


def test_there_are_examples() -> None:
    for document, least in (("README.md", 5), ("README.de.md", 3), ("docs/python.md", 80), ("docs/record.md", 5)):
        assert text_of(ROOT / document).count(">>> ") >= least


def test_the_examples_of_the_package_run() -> None:
    tests = [test for test in doctest.DocTestFinder(recurse=False).find(tafelrunde) if test.examples]
    assert tests
    for test in tests:
        assert failures(test) == ""


def test_an_example_that_is_wrong_is_found() -> None:
    test = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", "wrong", 0)
    assert "Expected:\n    3\nGot:\n    2" in failures(test)


def test_the_record_in_the_documentation_is_one() -> None:
    block = next(body for _, body in FENCE.findall(text_of(ROOT / "docs" / "record.md")) if body.startswith("Tafelrunde record"))
    match = tafelrunde.load(block)
    assert match.save() == block
    assert tafelrunde.verify(match) == []


def test_what_a_document_quotes_stands_in_the_file() -> None:
    quoted = 0
    for path in DOCUMENTS:
        for target, text in EXCERPT.findall(text_of(path)):
            for kind, block in FENCE.findall(text):
                if kind:
                    assert block in text_of((path.parent / target).resolve()), f"{target} has no longer: {block}"
                    quoted += 1
    assert quoted > 20


def test_the_scenario_in_the_documentation_holds(tmp_path: Path) -> None:
    blocks = [body for kind, body in FENCE.findall(text_of(ROOT / "docs" / "scenarios.md")) if kind == "yaml" and body.startswith("game:")]
    assert blocks
    for number, block in enumerate(blocks):
        path = tmp_path / f"{number}.yaml"
        path.write_text(block, encoding="utf-8")
        assert [run_scenario(scenario, find_game) for scenario in read_scenarios(path)] == [None]


# Commands

GROUPS = ("campaign", "ratings")  # commands that have commands of their own


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_the_commands_in_a_document_exist(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    blocks = "\n".join(body for _, body in FENCE.findall(text_of(path)))
    for line in COMMAND.findall(blocks):
        first, *rest = line.split()
        if first in ("test", "lock"):  # of run.py itself
            continue
        names = [first, rest[0]] if first in GROUPS else [first]
        assert command.run(["--lang", "en", *names, "--help"]) == 0, f"there is no command '{' '.join(names)}'"
        shown = capsys.readouterr().out
        for option in (word for word in rest if word.startswith("-")):
            assert option in shown, f"'{first}' has no option '{option}'"


# Links


@pytest.mark.parametrize("path", MARKDOWN, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    dead = []
    for target in LINK.findall(without_code(text_of(path))):
        if re.match(r"[a-z]+:", target):
            continue
        place, _, anchor = target.partition("#")
        linked = (path.parent / place).resolve() if place else path
        if not linked.exists() or (anchor and anchor not in anchors(linked)):
            dead.append(target)
    assert dead == []


@pytest.mark.parametrize("target", ["nowhere.md", "README.md#nowhere"])
def test_a_dead_link_is_found(target: str, tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# Here\n", encoding="utf-8")
    path = tmp_path / "links.md"
    path.write_text(f"[text]({target}) and `[code](skipped.md)` and [fine](README.md#here)\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="nowhere"):
        test_links_lead_somewhere(path)


# What does not belong here


def tells_too_much(text: str) -> list[str]:
    """Paths of a machine and addresses of package registries."""
    return [found[0] for found in MACHINE_PATHS.finditer(text)] + [host for host in REGISTRIES if host in text]


def test_no_file_tells_of_the_machine_it_was_written_on() -> None:
    found = []
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # not a text
        found += [f"{name(path)}: {what}" for what in tells_too_much(text)]
    assert found == []


def test_what_tells_too_much_is_found() -> None:
    assert tells_too_much(f"see {Path('/', 'work', 'x')}") == ["/" + "work/"]
    assert tells_too_much(f"from {REGISTRIES[0]}/simple") == [REGISTRIES[0]]
    assert tells_too_much("a network/work/life and ./home/page") == []
