"""The build hook: a wheel gets the rules, the scenarios and, where a C compiler works, the compiled engine.

TAFELRUNDE_COMPILE=auto|always|never as in build_engine.py; without compiled modules the wheel is a pure one. An
editable install is left alone: there, run.py and build_engine.py compile in the work tree.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file by its path
import build_engine

# Folders of the work tree that the installed package carries within itself. Not in an editable install, where they
# would be copies that go stale.
CARRIED = ("rulebook", "scenarios")


class EngineHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        include: dict[str, str] = build_data["force_include"]
        for folder in CARRIED:
            if Path(self.root, folder).is_dir():
                include[folder] = f"tafelrunde/{folder}"
        mode = build_engine.wanted()
        if mode == "never":
            return
        build_engine.WORK.mkdir(exist_ok=True)
        # Kept with the hook, because hatchling takes the files from it after this; it goes with the process.
        self.folder = tempfile.TemporaryDirectory(prefix="wheel-", dir=build_engine.WORK)
        stage = Path(self.folder.name, "engine")
        try:
            with build_engine.lock(build_engine.LOCK):
                built = build_engine.compile_into(stage, opt=3)
        except (build_engine.BuildError, OSError) as why:
            if mode == "always":
                raise SystemExit(f"The engine could not be compiled: {why}") from None
            self.app.display_warning(f"The engine is not compiled, the wheel is pure Python: {why}")
            return
        include.update({str(stage / "tafelrunde" / name): f"tafelrunde/{name}" for name in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
