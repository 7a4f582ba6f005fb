"""Compile the engine with mypyc: all of it or nothing.

    python -m make.engine [--opt 0..3] [--if-needed] [--quiet]

The modules listed in pyproject.toml under [tool.tafelrunde] are compiled in one group, in a folder of their own, and
only when all of them are built and can be imported are they laid beside their sources. After any failure nothing built
is left, and the game runs on plain Python (`src/tafelrunde/_engine.py` decides that at every start).

TAFELRUNDE_COMPILE=auto (the default) goes on without compiled modules where they cannot be had, `always` calls that a
failure, `never` removes what is built. Needs mypyc and setuptools (requirements/build.txt) and a C compiler.
"""

from __future__ import annotations

import argparse
import functools
import importlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from make.shared import PACKAGE, ROOT, WORK, BuildError, lock, read_json

if TYPE_CHECKING:
    from tafelrunde import _engine as engine
else:  # by its path: importing the package would need all that the package needs
    _spec = importlib.util.spec_from_file_location("_engine", PACKAGE / "_engine.py")
    engine = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(engine)

LOG: Final = WORK / "compile.log"
FAILED: Final = WORK / "failed.json"  # what could not be compiled, so that `--if-needed` does not try it at every start
LOCK: Final = WORK / "compile.lock"

# The library that holds the group's code is a module of the package because of the dot in its name; without one, mypyc
# makes it a top-level module, which would have to lie in different places in a work tree and in a wheel.
GROUP: Final = f"{PACKAGE.name}._compiled"

MODES: Final = ("auto", "always", "never")


class UnsuitableError(BuildError):
    """This machine cannot compile at all."""


def wanted() -> str:
    """The mode that TAFELRUNDE_COMPILE asks for."""
    mode = os.environ.get("TAFELRUNDE_COMPILE") or "auto"
    if mode not in MODES:
        raise SystemExit(f"TAFELRUNDE_COMPILE must be one of {', '.join(MODES)}, not {mode!r}.")
    return mode


def patterns() -> list[str]:
    """The globs, below the package, of the modules to compile."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        listed: list[str] = tomllib.load(file)["tool"]["tafelrunde"]["compiled"]
    return listed


def sources(package: Path = PACKAGE) -> list[str]:
    """The modules to compile, as names relative to the package."""
    return engine.sources(str(package), patterns())


def module(name: str) -> str:
    """The dotted name under which a source is imported."""
    return ".".join((PACKAGE.name, *Path(name).with_suffix("").parts)).removesuffix(".__init__")


def is_fresh() -> bool:
    """Whether modules are built that match the present sources and the present list of what to compile."""
    return not engine.flaw(str(PACKAGE)) and read_json(PACKAGE / engine.STAMP).get("patterns") == patterns()


def has_failed() -> bool:
    """Whether these very sources could not be compiled before."""
    return FAILED.exists() and read_json(FAILED) == _identity()


def obstacle() -> str:
    """Why nothing can be compiled here; empty if it may be tried."""
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} is not CPython"
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypyc is not installed (requirements/build.txt)"
    return compiler_obstacle()


def compiler_obstacle() -> str:
    """Why C code for this Python cannot be compiled; empty if it may be tried."""
    if sys.platform == "win32":
        return ""  # setuptools finds Microsoft's compiler, which is rarely on the path
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(configured.split()[0]) is None:
        return "there is no C compiler (Debian and Ubuntu: apt-get install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (Debian and Ubuntu: apt-get install python3-dev)"
    return ""


def build(opt: int) -> int:
    """Compile and lay the modules beside their sources; returns how many. The caller holds the lock."""
    stage = WORK / "stage"
    try:
        shutil.rmtree(stage, ignore_errors=True)
        built = compile_into(stage, opt)
        _install(stage, built)
    except UnsuitableError:
        remove_built()
        raise
    except BuildError:
        remove_built()
        FAILED.write_text(json.dumps(_identity()), encoding="utf-8")
        raise
    except BaseException:
        remove_built()
        raise
    finally:
        shutil.rmtree(stage, ignore_errors=True)
    FAILED.unlink(missing_ok=True)
    return len(sources())


def compile_into(stage: Path, opt: int) -> list[str]:
    """Compile a copy of the package in the folder `stage`, prove it by importing it, and name the built files.

    They are relative to the package, as is the stamp among them. The copy keeps an edit during the minutes of the
    compilation from ending up in a stamp that does not know it.
    """
    if why := obstacle():
        raise UnsuitableError(why)
    package = stage / PACKAGE.name
    shutil.copytree(PACKAGE, package, ignore=_all_but_python)
    names = sources(package)
    if not names:
        raise BuildError("no module matches the list in pyproject.toml")
    paths = [f"{package.name}/{name}" for name in names]
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        compiling = [sys.executable, "-m", "make.engine", "--stage", str(opt), *paths]
        finding = {**os.environ, "PYTHONPATH": str(ROOT)}
        if subprocess.run(compiling, cwd=stage, env=finding, stdin=subprocess.DEVNULL, stdout=log, stderr=log).returncode != 0:
            raise BuildError(_first_error())

        made = stage / "made" / package.name
        built = sorted(path.relative_to(made).as_posix() for path in made.rglob(f"*{engine.PYTHON}"))
        for name in built:
            (made / name).replace(package / name)
        note = json.dumps(engine.stamp(str(package), patterns(), built, opt), indent=1)
        (package / engine.STAMP).write_text(note + "\n", encoding="utf-8")

        proving = [sys.executable, "-c", _PROOF, *map(module, names)]
        environment = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_PURE"}
        environment["PYTHONPATH"] = str(stage)
        if subprocess.run(proving, cwd=stage, env=environment, stdout=log, stderr=log).returncode != 0:
            raise BuildError(f"the compiled modules cannot be imported: {_last_line()}")
    return [*built, engine.STAMP]


# A dependency of the package that is not there (in the bare environment a wheel is built in) is not the engine's fault.
_PROOF: Final = """
import importlib, sys
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == name.partition(".")[0]:
            raise
        print("not imported, for want of", error.name)
        break
from tafelrunde import _engine
if _engine.mode() != "compiled":
    sys.exit(f"Python took the sources: {_engine.reason()}")
"""


def run_mypyc(opt: int, paths: list[str]) -> None:
    """Compile in the current folder, into its folder `made`; runs in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Compiles the files of an extension on all cores; setuptools takes one after the other."""

        def build_extensions(self) -> None:
            self.compiler.compile = functools.partial(compile_side_by_side, self.compiler)
            super().build_extensions()

    # Types are checked strictly elsewhere; here only what the compiler itself needs may fail, so there is no
    # configuration, and no error counts in modules that are imported but not compiled.
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, *paths],
        opt_level=str(opt),
        debug_level="0",
        group_name=GROUP,
        target_dir="c",
        multi_file=True,  # one C file a module; see `united`
    )
    for extension in extensions:
        extension.include_dirs.append(f"c/{PACKAGE.name}")  # every file names the group's header without its folder
        if sys.platform != "win32":
            extension.sources = united(extension.sources)
            extension.extra_compile_args += INLINE
    command = ["build_ext", "--build-lib", "made", "--build-temp", "objects", "--parallel", str(os.cpu_count() or 1)]
    classes = {} if sys.platform == "win32" else {"build_ext": SideBySide}  # Microsoft's compiler has another way to compile
    setup(name="engine", packages=[], py_modules=[], ext_modules=extensions, script_args=command, cmdclass=classes)


INLINE: Final = [
    # Nobody replaces our functions from outside, so calls between them can be what they are in the sources.
    *("-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"),
    # What is one small function in Python (a predicate of the law, a part of an action) is a few lines too many for the compiler's taste.
    *("--param", "max-inline-insns-auto=100", "--param", "inline-unit-growth=40"),
]

COLD: Final = re.compile(r"^ *((?:PyObject \*CPyPy_\w+|char CPyDef_\w+___top_level__)\([^;{]*\) ?\{)", re.MULTILINE)
"""The beginning of a function that plain Python calls, or that runs once: not worth the compiler's time."""


def united(files: list[str]) -> list[str]:
    """Let the modules of a game be one C file, so that the compiler sees into what one asks the other; return what is to be compiled."""
    together: dict[str, list[Path]] = {}
    for file in files:
        game = re.search(r"___games___(\w+?)___", file)
        together.setdefault(game[1] if game else file, []).append(Path(file))
    made = []
    for name, paths in together.items():
        one = paths[0]
        if len(paths) > 1:
            one = one.with_name(f"all_of_{name}.c")
            for path in paths:
                path.write_text(COLD.sub(r"__attribute__((cold)) \1", path.read_text(encoding="utf-8")), encoding="utf-8")
            one.write_text("".join(f'#include "{path.name}"\n' for path in paths), encoding="utf-8")
        made.append((sum(path.stat().st_size for path in paths), str(one)))
    return [file for _, file in sorted(made, reverse=True)]  # what takes longest first, so that no core waits for it in the end


def compile_side_by_side(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """Do what setuptools' compiler does to its sources, to several at a time."""
    _, objects, extra_postargs, pp_opts, build = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)

    def compile_one(item: str) -> None:
        source, suffix = build[item]
        compiler._compile(item, source, suffix, cc_args, extra_postargs, pp_opts)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, build))
    return list(objects)


def _install(stage: Path, built: list[str]) -> None:
    """Put the built files in the place of the old ones; in this order no moment exists at which a stamp lies."""
    remove_built()
    for name in built:  # the stamp is the last of them
        copy = PACKAGE / f"{name}.new"
        shutil.copyfile(stage / PACKAGE.name / name, copy)
        copy.replace(PACKAGE / name)


def remove_built() -> None:
    """Remove the stamp, then every built module, of whatever Python."""
    (PACKAGE / engine.STAMP).unlink(missing_ok=True)
    for pattern in ("*.so", "*.pyd", "*.so.new", "*.pyd.new"):
        for path in PACKAGE.rglob(pattern):
            path.unlink(missing_ok=True)


def _identity() -> dict[str, Any]:
    return {"python": engine.PYTHON, "sources": engine.fingerprint(str(PACKAGE), sources())}


def _all_but_python(folder: str, names: list[str]) -> set[str]:
    """For copytree: what to leave out."""
    kept = {name for name in names if name.endswith(".py") or Path(folder, name).is_dir()}
    return set(names) - kept | {"__pycache__"}


def _first_error() -> str:
    """The line of the log that says best what went wrong."""
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    return next((line.strip() for line in lines if "error:" in line), _last_line())


def _last_line() -> str:
    lines = LOG.read_text(encoding="utf-8", errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "no word from the compiler")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc: all of it or nothing.")
    parser.add_argument("--opt", type=int, choices=range(4), default=3, help="the C compiler's optimisation level (3)")
    parser.add_argument("--if-needed", action="store_true", help="not if it is compiled, or these sources have failed")
    parser.add_argument("--quiet", action="store_true", help="say nothing unless it fails")
    return parser.parse_args()


def main() -> int:
    if sys.argv[1:2] == ["--stage"]:  # from compile_into
        run_mypyc(int(sys.argv[2]), sys.argv[3:])
        return 0
    arguments = _arguments()

    def say(line: str) -> None:
        if not arguments.quiet:
            print(line)

    mode = wanted()
    try:
        with lock(LOCK, "" if arguments.quiet else "Another compilation is running; waiting for it to end."):
            if mode == "never":
                remove_built()
                say("The engine is not compiled, as TAFELRUNDE_COMPILE=never asks.")
                return 0
            if arguments.if_needed and is_fresh():
                say("The engine is compiled already.")
                return 0
            if arguments.if_needed and has_failed() and mode == "auto":
                say(f"These sources could not be compiled before (see {LOG.relative_to(ROOT)}); not tried again.")
                return 0
            if why := obstacle():
                raise UnsuitableError(why)
            say("Compiling the engine; this takes two or three minutes.")
            started = time.monotonic()
            count = build(arguments.opt)
            say(f"The engine is compiled: {count} modules in {time.monotonic() - started:.0f} s.")
            return 0
    except UnsuitableError as why:
        message = f"The engine is not compiled: {why}."
    except BuildError as why:
        message = f"The engine could not be compiled: {why} (all of it in {LOG.relative_to(ROOT)})"
    except OSError as why:
        message = f"The engine could not be compiled: {why}."
    except KeyboardInterrupt:
        print("Stopped; the engine is not compiled.", file=sys.stderr)
        return 130
    print(message, file=sys.stderr)
    return 1 if mode == "always" else 0


if __name__ == "__main__":
    sys.exit(main())
