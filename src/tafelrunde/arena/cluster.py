"""The same tasks on a Ray cluster: on this machine, or by address on as many as there are."""

from __future__ import annotations

import importlib.util
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import tafelrunde
from tafelrunde.arena.plan import Played, Task
from tafelrunde.arena.run import Runner
from tafelrunde.kernel.errors import OptionError

AHEAD = 4  # tasks for each core that are handed out before the first is done


def check_ray() -> None:
    """Raise OptionError if Ray is not installed."""
    if importlib.util.find_spec("ray") is None:
        raise OptionError("extra-missing", what="--ray", extra="tafelrunde[ray]")


def on_cluster(address: str, jobs: int = 0) -> Runner:
    """Return how tasks are run on a cluster; `local` starts one on this machine, with so many processes, 0 for all cores."""
    check_ray()

    def run(task: Callable[[Task], list[Played]], work: Sequence[Task]) -> Iterator[list[Played]]:
        if not work:
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told about it
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns about a change to come that is none to us
        import ray

        settings = local_settings(jobs) if address == "local" else {"address": address}
        ray.init(logging_level=logging.ERROR, log_to_driver=False, **settings)
        try:
            remote = ray.remote(task)
            waiting, limit = list(work), AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            running = [remote.remote(item) for item in waiting[:limit]]
            del waiting[:limit]
            while running:
                done, running = ray.wait(running)
                if waiting:
                    running.append(remote.remote(waiting.pop(0)))
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return run


def local_settings(jobs: int) -> dict[str, Any]:
    """Return how a cluster is started on this machine; its processes find the package where this one has found it."""
    package = str(Path(tafelrunde.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
    return {"num_cpus": jobs or os.cpu_count() or 1, "include_dashboard": False, "runtime_env": {"env_vars": {"PYTHONPATH": path}}}
