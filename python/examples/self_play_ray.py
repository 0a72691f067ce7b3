"""The same self-play, spread over processes, or over machines, by Ray.

    python self_play_ray.py --minutes 8 --workers 2

starts Ray on this machine. Where a cluster runs already, RAY_ADDRESS names it, and `--workers` may
be as many as it has cores: only weights go out and only what was found comes back.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import self_play

try:
    import ray
except ModuleNotFoundError:
    ray = None


def main() -> None:
    """Plays in so many processes at once."""
    if ray is None or not self_play.READY:
        print("this example needs jax and ray: pip install 'tabia[examples]'")
        return
    asked = self_play.options()
    # The processes find this folder, and each keeps to one core.
    paths = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    alone = {"PYTHONPATH": paths, "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
    ray.init(
        num_cpus=None if "RAY_ADDRESS" in os.environ else asked.workers,
        runtime_env={"env_vars": alone},
        include_dashboard=False,
        log_to_driver=False,
    )
    play = ray.remote(num_cpus=1)(self_play.play)

    def play_all(weights: Any, seed: int) -> list[self_play.Found]:
        sent = ray.put(weights)
        tasks = [
            play.remote(asked.game, sent, asked.games, asked.simulations, seed + worker)
            for worker in range(asked.workers)
        ]
        return list(ray.get(tasks))

    try:
        self_play.run(asked, play_all)
    finally:
        ray.shutdown()


if __name__ == "__main__":
    main()
