"""The build hook: a wheel gets the rules, the scenarios, the browser client and, where a C compiler works, the compiled engine.

TAFELRUNDE_COMPILE=auto|always|never as in make/engine.py; without compiled modules the wheel is a pure one.
TAFELRUNDE_SKIP_WEB=1 makes a wheel without the client. An editable install is left alone: there, run.py builds both in
the work tree.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # hatchling loads this file by its path
from make import client, engine
from make.shared import WORK, BuildError, lock

# Folders of the work tree that the installed package carries within itself. Not in an editable install, where they
# would be copies that go stale.
CARRIED = ("rulebook", "scenarios")


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        include: dict[str, str] = build_data["force_include"]
        for folder in CARRIED:
            if Path(self.root, folder).is_dir():
                include[folder] = f"tafelrunde/{folder}"
        self.add_client(include)
        self.add_engine(include, build_data)

    def add_client(self, include: dict[str, str]) -> None:
        if client.is_skipped():
            return
        try:
            with lock(client.LOCK):
                if not client.is_fresh():
                    client.build(types=False)
        except (BuildError, OSError) as why:
            raise SystemExit(f"The browser client could not be built (TAFELRUNDE_SKIP_WEB=1 goes without it): {why}") from None
        include[str(client.OUTPUT)] = "tafelrunde/server/client"

    def add_engine(self, include: dict[str, str], build_data: dict[str, Any]) -> None:
        mode = engine.wanted()
        if mode == "never":
            return
        WORK.mkdir(exist_ok=True)
        # Kept with the hook, because hatchling takes the files from it after this; it goes with the process.
        self.folder = tempfile.TemporaryDirectory(prefix="wheel-", dir=WORK)
        stage = Path(self.folder.name, "engine")
        try:
            with lock(engine.LOCK):
                built = engine.compile_into(stage, opt=3)
        except (BuildError, OSError) as why:
            if mode == "always":
                raise SystemExit(f"The engine could not be compiled: {why}") from None
            self.app.display_warning(f"The engine is not compiled, the wheel is pure Python: {why}")
            return
        include.update({str(stage / "tafelrunde" / name): f"tafelrunde/{name}" for name in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
