"""A game as a PettingZoo environment: every seat is an agent, and they act one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from tafelrunde.kernel.contract import NOBODY, SPECTATOR
from tafelrunde.kernel.options import Value
from tafelrunde.rl.arrays import RENDER_MODES, action_space, check_mode, chosen, mask, mask_space, numbers, observation_space
from tafelrunde.rl.layout import Layout
from tafelrunde.rl.table import Deals


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table with an agent on every seat.

    A step is one action. A play that is made of several is several steps of the same agent. Where several seats decide at once they do so
    one after the other, without seeing what the others did. Chance is part of the environment. The reward comes at the end.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Value],
        seed: int | None,
        limit: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.deals = Deals(game, players, options, seed, limit)
        self.metadata = {**self.metadata, "name": f"tafelrunde_{game}"}
        self.render_mode = check_mode(render_mode)
        encoding = self.deals.game.encoding
        self.possible_agents = list(self.deals.seats)
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(encoding), "action_mask": mask_space(encoding)})
            for agent in self.possible_agents
        }

    def describe(self) -> Layout:
        """Return what the numbers mean."""
        return Layout(self.deals.game.name)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: with a seed the first game of its row, else the next one."""
        if seed is not None:
            self.deals.begin(seed)
        self.table = self.deals.next()
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        """Return the agent that acts next; when the game is over, the first one to be told so."""
        return self.possible_agents[0 if self.table.actor == NOBODY else self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": numbers(self.table, seat), "action_mask": mask(self.table, seat)}

    def step(self, action: Any) -> None:
        """Play an action of the agent that acts; OptionError if it is not legal."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.act(chosen(self.table, action))
        self.steps += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps == self.deals.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Show the table as a spectator sees it: print it, or return it as text."""
        if self.render_mode is None:
            return None
        picture = self.table.picture(SPECTATOR)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return f"tafelrunde_{self.deals.game.name}"
