"""Which engine runs: built modules only while they match their sources, otherwise the sources.

The tests work on a small package of the same name in a folder of their own. Its built module is a fake that Python
refuses to load, so that an import tells which of the two files Python took.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from make import engine as build_engine
from make.shared import PACKAGE, ROOT
from tafelrunde import _engine as engine

PATTERNS = ["kernel/[a-z]*.py"]
BUILT = f"kernel/contract{engine.PYTHON}"
REPORT = "from tafelrunde import _engine; print(_engine.mode(), _engine.reason(), sep=': ')"


def python(code: str, path: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TAFELRUNDE_")}
    environment |= {"PYTHONPATH": str(path), **settings}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def origin(module: str) -> str:
    return f"from tafelrunde.{module} import ORIGIN; print(ORIGIN)"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_stamp(package: Path, **changes: Any) -> None:
    stamp = engine.stamp(str(package), PATTERNS, [BUILT], opt=3) | changes
    write(package / engine.STAMP, json.dumps(stamp))


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a matching stamp."""
    package = tmp_path / "tafelrunde"
    write(package / "__init__.py", "from tafelrunde import _engine\n_engine.select()\n")
    write(package / "kernel/__init__.py", "")
    write(package / "kernel/contract.py", "ORIGIN = 'source'\n")
    write(package / BUILT, "not really a library")
    shutil.copy(PACKAGE / "_engine.py", package)
    write_stamp(package)
    return package


def assert_sources_run(package: Path, reason: str, **settings: str) -> None:
    assert python(REPORT, package.parent, **settings).stdout == f"pure: {reason}\n"
    assert python(origin("kernel.contract"), package.parent, **settings).stdout == "source\n"


def test_built_modules_run_while_they_match_their_sources(package: Path) -> None:
    assert python(REPORT, package.parent).stdout == "compiled: \n"
    taken = python(origin("kernel.contract"), package.parent)
    assert "ImportError" in taken.stderr
    assert Path(BUILT).name in taken.stderr


def test_the_environment_forces_the_sources(package: Path) -> None:
    assert_sources_run(package, "forced by TAFELRUNDE_PURE", TAFELRUNDE_PURE="1")
    assert python(REPORT, package.parent, TAFELRUNDE_PURE="0").stdout == "compiled: \n"


def test_a_changed_source_is_never_hidden_by_its_built_module(package: Path) -> None:
    write(package / "kernel/contract.py", "ORIGIN = 'source'  # edited\n")
    assert_sources_run(package, "the sources have changed since they were compiled")


def test_a_new_source_that_should_be_compiled_makes_the_rest_stale(package: Path) -> None:
    write(package / "kernel/grid.py", "")
    assert_sources_run(package, "the sources have changed since they were compiled")


def test_a_removed_source_takes_its_built_module_along(package: Path) -> None:
    (package / "kernel/contract.py").unlink()
    assert "ModuleNotFoundError" in python(origin("kernel.contract"), package.parent).stderr


def test_built_modules_without_a_stamp_do_not_run(package: Path) -> None:
    (package / engine.STAMP).unlink()
    assert_sources_run(package, "not compiled")


def test_a_missing_built_module_retires_the_others(package: Path) -> None:
    (package / BUILT).unlink()
    assert_sources_run(package, "a compiled module is missing")


def test_modules_built_for_another_python_do_not_run(package: Path) -> None:
    write_stamp(package, python=".cpython-399-riscv64-linux-gnu.so")
    assert_sources_run(package, "compiled for another Python")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"python": 3', "\N{SNOWMAN}"])
def test_an_unreadable_stamp_is_no_stamp(package: Path, text: str) -> None:
    write(package / engine.STAMP, text)
    assert_sources_run(package, "the stamp of the compiled modules cannot be read")


def test_a_compilation_that_ends_meanwhile_does_not_mix_into_a_running_process(package: Path) -> None:
    (package / engine.STAMP).unlink()
    built = (package / BUILT).rename(package / "later")
    later = f"import tafelrunde, os; os.rename({str(built)!r}, {str(package / BUILT)!r}); "
    assert python(later + origin("kernel.contract"), package.parent).stdout == "source\n"


WHERE = """
import importlib, sys
from tafelrunde import _engine
files = [importlib.import_module(name).__file__ or "" for name in sys.stdin.read().split()]
print(_engine.mode(), sorted({name[name.index("."):] for name in (file.rpartition("/")[2] for file in files)}))
"""


def engine_of_the_work_tree(**settings: str) -> str:
    names = "\n".join(map(build_engine.module, build_engine.sources()))
    environment = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_PURE"} | settings
    environment["PYTHONPATH"] = str(PACKAGE.parent)
    done = subprocess.run([sys.executable, "-c", WHERE], input=names, env=environment, capture_output=True, text=True)
    return done.stdout.strip() or done.stderr


def test_every_module_of_the_engine_is_compiled_or_none() -> None:
    if not build_engine.is_fresh():
        pytest.skip("the engine is not compiled here")
    assert engine_of_the_work_tree() == f"compiled {[engine.PYTHON]}"


def test_every_module_of_the_engine_also_runs_as_source() -> None:
    assert engine_of_the_work_tree(TAFELRUNDE_PURE="1") == "pure ['.py']"


@pytest.mark.slow
def test_compilation_is_all_or_nothing(package: Path, tmp_path: Path) -> None:
    if why := build_engine.obstacle():
        pytest.skip(why)
    root = tmp_path / "work tree"
    root.mkdir()
    shutil.copytree(ROOT / "make", root / "make")
    write(root / "pyproject.toml", f"[tool.tafelrunde]\ncompiled = {json.dumps(PATTERNS)}\n")
    package = package.rename(root / "tafelrunde")
    (root / "src").mkdir()
    package = package.rename(root / "src/tafelrunde")
    write(package / "kernel/grid.py", "from tafelrunde.kernel.contract import ORIGIN\nWHERE = __file__\n")

    def build() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "make.engine", "--opt", "0"]
        environment = os.environ | {"TAFELRUNDE_COMPILE": "always"}
        return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)

    assert build().returncode == 0
    assert python(REPORT, package.parent).stdout == "compiled: \n"
    assert python(origin("kernel.contract"), package.parent).stdout == "source\n"  # the fake is gone

    write(package / "kernel/grid.py", "width: int = 'wide'\n")
    failed = build()
    assert failed.returncode == 1
    assert failed.stderr.count("\n") == 1
    assert "kernel/grid.py:1: error: Incompatible types" in failed.stderr
    assert not [*package.rglob(f"*{engine.PYTHON}"), *package.rglob(engine.STAMP)]
    assert_sources_run(package, "not compiled")
