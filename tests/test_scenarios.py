"""Every scenario holds; together with the marked tests they cover every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import rulebook
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.scenario import run_scenario
from tafelrunde.kernel.scenario_file import Scenario, read_scenarios

FILES = [path for name in sorted(NAMES) for path in sorted(rulebook.folder("scenarios", name).glob("*.yaml"))]
SCENARIOS = [scenario for path in FILES for scenario in read_scenarios(path)]
SPECIFICATIONS = Path(__file__).resolve().parents[2] / "shared" / "rules"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{str(s.place).rpartition('/')[2]}: {s.name}" for s in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    failure = run_scenario(scenario, find_game)
    assert failure is None, f"{failure}\n{failure.picture if failure else ''}"


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_and_every_example_is_covered(game: str) -> None:
    gaps = [rule for rule, places in rulebook.coverage(game).items() if not places]
    assert gaps == []


def test_scenario_names_are_unique() -> None:
    names = [(scenario.game, scenario.name) for scenario in SCENARIOS]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", NAMES)
def test_the_rulebook_has_the_same_paragraphs_in_both_languages(game: str) -> None:
    assert list(rulebook.paragraphs(game, "de")) == list(rulebook.paragraphs(game, "en"))


@pytest.mark.parametrize("game", NAMES)
def test_the_rulebook_has_every_rule_of_the_specification(game: str) -> None:
    """The specification lies beside the repository where it is developed; elsewhere the rulebook is the list of rules."""
    import re

    path = SPECIFICATIONS / f"{game}.md"
    if not path.exists():
        pytest.skip("the specification is not at hand")
    text = path.read_text(encoding="utf-8")
    prefix = find_game(game).prefix
    ids = re.findall(rf"^(?:\||[-*]|\d+\.)?\s*(?:\*\*|`)?({prefix}-\d+\.\d+)", text, re.MULTILINE)
    assert rulebook.rule_ids(game) == sorted(set(ids), key=lambda rule: [int(n) for n in re.findall(r"\d+", rule)])
    examples = set(re.findall(rf"^(?:-|\|) (?:\*\*)?({prefix}-EX-\d+)\b", text, re.MULTILINE))
    assert len(examples) == find_game(game).examples
