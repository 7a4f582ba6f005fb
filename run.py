#!/usr/bin/env python3
"""Set Tafelrunde up and start it, from nothing but Python.

    python3 run.py                    open the table in the browser: the command `serve`
    python3 run.py play               play in the terminal
    python3 run.py COMMAND ...        any command of tafelrunde, e.g. `python3 run.py --help`
    python3 run.py test [PYTEST ...]  all checks and tests, of the browser client too, compiled and on plain Python
    python3 run.py lock               pin the newest allowed requirements anew

Everything is installed into the folders .venv and web/node_modules, from lock files with hashes. What is unchanged since
the last start is skipped. TAFELRUNDE_SKIP_WEB=1 goes without the browser client.
"""

import sys

if sys.version_info < (3, 11):  # before anything that an older Python does not know
    sys.exit("Tafelrunde needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

import hashlib
import importlib.util
import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any, NoReturn

from make import client, engine, programs
from make.shared import ROOT, is_locked, lock, read_json

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STATE = VENV / "tafelrunde.json"  # which steps of the set-up are done, and for which files
LOG = ROOT / ".build" / "setup.log"
REQUIREMENTS = ROOT / "requirements"

# How pip and uv say that they did not get through to the package registry.
OFFLINE = (
    "dns error", "error sending request", "failed to fetch", "name resolution", "newconnectionerror",
    "connection refused", "network is unreachable", "could not connect", "timed out", "from versions: none",
)  # fmt: skip

WORKERS = "2"  # processes that the tests run in


def say(line: str) -> None:
    """A line for the user; on stderr, because stdout belongs to the command that is started."""
    plain = not sys.stderr.isatty() or "NO_COLOR" in os.environ
    print(line if plain else f"\033[2m{line}\033[0m", file=sys.stderr, flush=True)


def stop(line: str) -> NoReturn:
    """End with one clear line."""
    print(line, file=sys.stderr)
    sys.exit(1)


class Setup:
    """The environment in .venv, made step by step; a step is done again when what it depends on has changed."""

    def __init__(self) -> None:
        self.done = read_json(STATE)

    def install(self, dev: bool) -> None:
        """Bring the environment up to date."""
        # The place counts, because the scripts in the environment name it.
        made_for = f"{ROOT} {sys.base_prefix} {sys.version}"
        if self.is_due("environment", made_for) or not PYTHON.exists():
            self.make_environment()
            self.note("environment", made_for)
        self.require("uv", [str(PYTHON), "-m", "pip", "install", "--no-deps"])
        uv = [str(BIN / "uv"), "pip", "install", "--no-deps", "--python", str(PYTHON)]
        for name in ("build", "run", "dev") if dev else ("build", "run"):
            self.require(name, uv)
        project = digest(ROOT / "pyproject.toml", ROOT / "make" / "wheel.py")
        if self.is_due("project", project):
            command([*uv, "--no-build-isolation", "--editable", str(ROOT)], "Tafelrunde itself")
            self.note("project", project)

    def make_environment(self) -> None:
        if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
            stop("This Python lacks its venv module; on Debian and Ubuntu: apt-get install python3-venv")
        say("Making the environment in .venv …")
        self.done = {}
        command([sys.executable, "-m", "venv", "--clear", str(VENV)], "the environment")

    def require(self, name: str, install: list[str]) -> None:
        """Install the requirement file of that name, if it is not installed yet."""
        path = REQUIREMENTS / f"{name}.txt"
        if self.is_due(name, digest(path)):
            say(f"Installing {path.relative_to(ROOT)} …")
            command([*install, "--require-hashes", "--requirement", str(path)], f"the requirements ({name})")
            self.note(name, digest(path))

    def is_due(self, step: str, state: str) -> bool:
        return self.done.get(step) != state

    def note(self, step: str, state: str) -> None:
        self.done[step] = state
        STATE.write_text(json.dumps(self.done, indent=1) + "\n", encoding="utf-8")


def digest(*paths: Path) -> str:
    try:
        return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()
    except OSError as why:
        stop(f"A file of the project cannot be read: {why}")


def command(arguments: list[str], what: str) -> None:
    """Run a step of the set-up; if it fails, stop with the line that matters and keep the rest in the log."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        code = subprocess.run(arguments, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log).returncode
    if code != 0:
        text = LOG.read_text(encoding="utf-8", errors="replace")
        why = next((line.strip() for line in text.splitlines() if "error" in line.lower()), f"exit code {code}")
        if "invalid peer certificate" in text:
            why = "this network has certificates of its own; try UV_SYSTEM_CERTS=1 python3 run.py"
        elif any(sign in text.lower() for sign in OFFLINE):
            why = "the package registry was not reached, and the set-up needs it once; is this machine online?"
        stop(f"Could not install {what}: {why} (more in {LOG.relative_to(ROOT)})")


def prepare_engine(setup: Setup) -> None:
    """See to it that the next start has a compiled engine; this one does not wait for the compiler."""
    if engine.wanted() == "never" or os.environ.get("TAFELRUNDE_PURE", "") not in ("", "0"):
        return
    if engine.is_fresh():
        return
    why = engine.compiler_obstacle()
    if engine.has_failed():
        why = f"the engine could not be compiled, see {engine.LOG.relative_to(ROOT)}"
    if why:
        if setup.is_due("told", why):  # once is enough
            say(f"The games run on plain Python, more slowly: {why}.")
            setup.note("told", why)
        return
    if not is_locked(engine.LOCK):
        start_in_background([str(PYTHON), "-m", "make.engine", "--if-needed", "--quiet"])
    say("The engine is being compiled in the background; this game runs on plain Python, the next start is faster.")


def prepare_client() -> None:
    """See to it that there is a browser client made of the present sources; the server has nothing to show without."""
    if client.is_skipped() or client.is_fresh():
        return
    say("Building the browser client …")
    code = subprocess.run([str(PYTHON), "-m", "make.client", "--if-needed", "--quiet"], cwd=ROOT).returncode
    if code != 0:
        sys.exit(code)  # it has said why


def start_in_background(arguments: list[str]) -> None:
    """Start a process that outlives this one, and gives way to it."""
    quiet: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        subprocess.Popen(arguments, cwd=ROOT, creationflags=flags, **quiet)
    else:
        subprocess.Popen(arguments, cwd=ROOT, start_new_session=True, preexec_fn=lambda: os.nice(10), **quiet)


def start(arguments: list[str]) -> NoReturn:
    """Hand over to tafelrunde."""
    script = [str(BIN / "tafelrunde"), *arguments]
    if os.name == "nt":  # there exec would let the shell go on at once
        sys.exit(subprocess.run(script).returncode)
    os.execv(script[0], script)


def test(arguments: list[str]) -> int:
    """Every check, whatever the others found.

    CI and TAFELRUNDE_COMPILE=always insist on the compiled engine, TAFELRUNDE_TEST_ALL=1 on a browser and a PostgreSQL: with it
    the tests that need them fail where they are missing.
    """
    environment = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_PURE"}
    if environment.get("CI"):
        environment.setdefault("TAFELRUNDE_COMPILE", "always")
    results: list[tuple[str, bool, float]] = []

    def part(name: str, *module: str, fine: tuple[int, ...] = (0,), **settings: str) -> None:
        print(f"\n== {name}", flush=True)
        started = time.monotonic()
        code = subprocess.run([str(PYTHON), *module], cwd=ROOT, env={**environment, **settings}).returncode
        results.append((name, code in fine, time.monotonic() - started))

    # Each worker has its own half of the files, so that a server or a browser is started once for a file; whoever is done helps the other.
    pytest = ("-m", "pytest", "-n", WORKERS, "--dist", "worksteal")
    part("compile", "-m", "make.engine", "--if-needed")
    if not client.is_skipped():
        part("client", "-m", "make.client", "--if-needed")
        part("client types", "-m", "make.client", "check")
        part("client tests", "-m", "make.client", "test")
    part("ruff check", "-m", "ruff", "check")
    part("ruff format", "-m", "ruff", "format", "--check")
    part("mypy", "-m", "mypy")
    if engine.is_fresh():
        part("pytest, compiled", *pytest, *arguments)
        no_tests = 5  # pytest's word for: all that was asked for is left out
        part("pytest, plain", *pytest, "-m", "not slow and not once", *arguments, fine=(0, no_tests), TAFELRUNDE_PURE="1")
    else:
        part("pytest, plain", *pytest, *arguments, TAFELRUNDE_PURE="1")

    print("\n== summary")
    for name, passed, seconds in results:
        print(f"{name:<18}{'ok' if passed else 'FAILED':<8}{seconds:6.1f} s")
    return 0 if all(passed for _, passed, _ in results) else 1


def pin(setup: Setup) -> int:
    """Write requirements/*.txt and web/package-lock.json anew: for all platforms, with hashes, without the address of any registry."""
    options = ["--universal", "--generate-hashes", "--no-emit-index-url", "--python-version", "3.11", "--upgrade"]
    environment = {**os.environ, "UV_CUSTOM_COMPILE_COMMAND": "python3 run.py lock"}
    pinned: list[str] = []  # the files written so far: what they pin is pinned alike in the following ones
    for name in ("uv", "run", "build", "dev"):
        target = f"requirements/{name}.txt"
        source = ["pyproject.toml"] if name == "run" else ["--group", name]
        constraints = [part for path in pinned for part in ("--constraint", path)]
        arguments = [str(BIN / "uv"), "pip", "compile", "--quiet", *source, *constraints, *options, "-o", target]
        if subprocess.run(arguments, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL).returncode != 0:
            return 1
        pinned.append(target)
    setup.install(dev=False)  # npm runs on the Node that has just been pinned
    return subprocess.run([str(PYTHON), "-m", "make.client", "lock"], cwd=ROOT).returncode


def main() -> int:
    arguments = sys.argv[1:] or ["serve"]
    testing, pinning = arguments[:1] == ["test"], arguments == ["lock"]
    try:
        with lock(ROOT / ".build" / "setup.lock", "Another set-up is running; waiting for it to end."):
            setup = Setup()
            setup.install(dev=testing)
            if pinning:
                return pin(setup)
            if testing:
                programs.prepare(say)
            else:
                prepare_engine(setup)
                if "serve" in arguments:
                    prepare_client()
        if testing:
            return test(arguments[1:])
        start(arguments)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    except OSError as why:
        stop(f"Could not set up Tafelrunde: {why}")


if __name__ == "__main__":
    sys.exit(main())
