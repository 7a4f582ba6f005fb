"""A player that teaches itself Ethnos, in one file: a policy with one hidden layer, learnt by trial and error (REINFORCE), with numpy.

    pip install 'tafelrunde[rl]'
    python train.py                            # some minutes on one core
    python train.py --batches 200              # longer, and better
    python train.py --against heuristic        # harder

It plays against a bot of the house, changing seats, and says how often it wins before and after. What it sees and what it can do comes
from `tafelrunde.rl` (docs/research.md); which numbers of the observation it looks at is in `LOOKED_AT`. The rest is learning.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tafelrunde import rl

GAME = "ethnos"
PLAYERS = 2
LEAD = ("players.seat0.glory", "players.seat1.glory")
LOOKED_AT = ("players.seat0", "players.seat1", "kingdoms", "row", "deck", "dragons", "age", "prompt", "tribes", "play")
"""Beginnings of the names of those numbers of an observation that the policy gets; `rl.describe(GAME).observation` lists all."""
ADAM = (0.9, 0.999, 1e-8)

Array: TypeAlias = NDArray[np.float32]


class Policy:
    """How likely each action is, and how good the position looks: both from the same hidden layer."""

    def __init__(self, seed: int, hidden: int = 64) -> None:
        layout = rl.describe(GAME)
        self.own, self.other = (layout.place[name] for name in LEAD)
        self.places = np.array([place for place, name in enumerate(layout.observation) if name.split("=")[0].startswith(LOOKED_AT)])
        self.dice = np.random.default_rng(seed)
        scale = 1 / math.sqrt(len(self.places))
        self.weights: dict[str, Array] = {
            "in": self.dice.normal(0, scale, (len(self.places), hidden)).astype(np.float32),
            "in_bias": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, layout.actions), np.float32),
            "out_bias": np.zeros(layout.actions, np.float32),
            "value": np.zeros(hidden, np.float32),
        }
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.weights.items()}
        self.steps = 0

    def look(self, observation: Array) -> Array:
        """Return what the policy gets to see: its own choice of numbers, large ones made smaller."""
        seen: Array = np.log1p(np.maximum(observation[self.places], 0))
        return seen

    def lead(self, observation: Array) -> float:
        """Return how far ahead the policy is, in tens of glory."""
        return float(observation[self.own] - observation[self.other]) / 10

    def think(self, seen: Array, legal: NDArray[np.int64]) -> tuple[Array, Array]:
        """Return the hidden layer, and how likely each legal action is."""
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["in_bias"])
        logits = hidden @ self.weights["out"][:, legal] + self.weights["out_bias"][legal]
        odds = np.exp(logits - logits.max())
        return hidden, odds / odds.sum()

    def learn(self, steps: list[tuple[Array, NDArray[np.int64], int, float]], rate: float, curiosity: float) -> None:
        """Make what led to good ends likelier: `steps` are what was seen, what was legal, which of it was chosen, and what came of it."""
        gradient = {name: np.zeros_like(array) for name, array in self.weights.items()}
        seen = np.array([step[0] for step in steps])
        below: Array = np.zeros((len(steps), len(self.weights["in_bias"])), np.float32)
        thoughts = [self.think(step[0], step[1]) for step in steps]
        values = np.array([float(hidden @ self.weights["value"]) for hidden, _ in thoughts])
        surprise = np.array([step[3] for step in steps]) - values
        advantage = surprise / (surprise.std() + 1e-6)
        for number, ((hidden, odds), (_, legal, chosen, _)) in enumerate(zip(thoughts, steps, strict=True)):
            push = -odds * advantage[number]
            push[chosen] += advantage[number]
            logs = np.log(odds + 1e-9)
            push -= curiosity * odds * (logs - (odds * logs).sum())  # keep trying other things for a while
            push = push.astype(np.float32)
            gradient["out"][:, legal] += np.outer(hidden, push)
            gradient["out_bias"][legal] += push
            gradient["value"] += hidden * surprise[number]
            back = self.weights["out"][:, legal] @ push + 0.5 * self.weights["value"] * surprise[number]
            below[number] = back * (1 - hidden * hidden)
        gradient["in"] = seen.T @ below
        gradient["in_bias"] = below.sum(axis=0)
        self.climb({name: (array / len(steps)).astype(np.float32) for name, array in gradient.items()}, rate)

    def climb(self, gradient: dict[str, Array], rate: float) -> None:
        """Take a step uphill (Adam)."""
        first, second, tiny = ADAM
        self.steps += 1
        for name, slope in gradient.items():
            mean, square = self.moments[name]
            mean += (1 - first) * (slope - mean)
            square += (1 - second) * (slope * slope - square)
            size = np.sqrt(square / (1 - second**self.steps)) + tiny
            self.weights[name] += (rate * mean / (1 - first**self.steps) / size).astype(np.float32)


def play(env: Any, policy: Policy, steps: list[tuple[Array, NDArray[np.int64], int, float]] | None = None) -> float:
    """Play a game; return its end, from -1 to 1, and add what was decided to `steps`.

    The end alone says little about a single decision. So each is judged by how the lead in glory changes after it, which everybody can see.
    """
    observation, info = env.reset()
    made = []
    while True:
        seen, legal = policy.look(observation), np.flatnonzero(info["action_mask"])
        odds = policy.think(seen, legal)[1]
        chosen = min(int(np.searchsorted(np.cumsum(odds), policy.dice.random())), len(legal) - 1)
        made.append((seen, legal, chosen, policy.lead(observation)))
        observation, reward, over, _, info = env.step(legal[chosen])
        if over:
            if steps is not None:
                steps += [(seen, legal, chosen, policy.lead(observation) - lead) for seen, legal, chosen, lead in made]
            return float(reward)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    z = 1.96
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return middle - half, middle + half


def measure(name: str, policy: Policy, bot: str, games: int) -> None:
    """Play games that nothing is learnt from, and say how often the policy wins; a draw is half a win."""
    envs = [rl.against(GAME, bot, seat, players=PLAYERS, seed=1_000_000 + seat) for seat in range(PLAYERS)]
    wins = sum((1 + play(envs[number % PLAYERS], policy)) / 2 for number in range(games))
    low, high = interval(wins, games)
    print(f"{name}: wins {wins:g} of {games} games against {bot}, {wins / games:.0%} (95 % interval {low:.0%} to {high:.0%})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a small policy to play Ethnos.")
    parser.add_argument("--against", default="random", help="the bot to learn from and to be measured against")
    parser.add_argument("--batches", type=int, default=60, help="how often to learn")
    parser.add_argument("--games", type=int, default=16, help="games of a batch")
    parser.add_argument("--measure", type=int, default=300, help="games of a measurement")
    parser.add_argument("--rate", type=float, default=0.01, help="how far to go at a time")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    policy = Policy(given.seed)
    measure("before", policy, given.against, given.measure)
    envs = [rl.against(GAME, given.against, seat, players=PLAYERS, seed=given.seed * PLAYERS + seat) for seat in range(PLAYERS)]
    begin = time.monotonic()
    recent: list[float] = []
    for batch in range(1, given.batches + 1):
        steps: list[tuple[Array, NDArray[np.int64], int, float]] = []
        recent += [play(envs[number % PLAYERS], policy, steps) for number in range(given.games)]
        policy.learn(steps, given.rate, curiosity=0.01)
        if batch % 10 == 0 or batch == given.batches:
            print(f"batch {batch}: {np.mean(recent) / 2 + 0.5:.0%} won, {time.monotonic() - begin:.0f} s", flush=True)
            recent = []
    measure("after", policy, given.against, given.measure)


if __name__ == "__main__":
    main()
