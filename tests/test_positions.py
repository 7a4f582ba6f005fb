"""Any position that can occur in War Chest can be written as a scenario's `given` and set up again."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.arena.boundary import random_states
from tafelrunde.games import find_game
from tafelrunde.games.war_chest.engine._grammar import ASK_NAMES, ROYAL, WIDTH, Ask
from tafelrunde.games.war_chest.engine.board import LABELS
from tafelrunde.games.war_chest.engine.making import blank
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.kernel.chance import seeded

pytestmark = pytest.mark.once

GAME = find_game("war_chest")
ENOUGH = 300  # positions of one kind to write down


def described(state: WarChest) -> dict[str, Any]:
    """Write a position down in the words of docs/scenarios.md."""
    names = GAME.seats(state.rules.players)
    table: Any = GAME.observe(state, -1)
    given: dict[str, Any] = {
        "board": {unit.hex: f"{unit.unit} {unit.seat} x{unit.strength}" for unit in table.units},
        "locations": table.locations,
        "turn": names[state.turn],
        "round": state.round,
        "plays": state.plays,
        "initiative": table.initiative,
        "initiative_moved": table.initiative_moved,
    }
    for seat, name in enumerate(names):
        own: Any = GAME.observe(state, seat)
        player = own.players[name]
        given[name] = {
            "army": list(player.army),
            "hand": player.hand,
            "bag": player.bag,
            "discard_up": player.discard_up,
            "discard_down": player.discard_down,
            "supply": player.supply,
            "box": player.box,
        }
        if player.in_flight:
            given[name]["in_flight"] = [player.in_flight_coin]
    owed = [owed_item(state, step & 15, step >> 4, names) for step in reversed(state.steps[1:]) if step & 15 != Ask.MAIN_PLAY]
    return given | ({"pending": owed} if owed else {})


def owed_item(state: WarChest, ask: int, data: int, names: tuple[str, ...]) -> dict[str, Any]:
    def hex_of(unit: int) -> str:
        return LABELS[state.place[unit]]

    value: Any
    if ask == Ask.ROYAL_GUARD_LOSS:
        value = {"attacker": hex_of(data & 255), "target": hex_of(data >> 8)}
    elif ask in (Ask.PRIEST_PLAY, Ask.FOOTMAN_DEPLOY):
        value = names[data]
    elif ask == Ask.FOOTMAN_MANEUVER:
        coin, second = data & 255, (data & 255) // WIDTH * WIDTH + ROYAL
        value = [hex_of(unit) for unit, bit in ((coin, 0x100), (second, 0x200)) if data & bit and state.place[unit] >= 0]
    else:
        value = hex_of(data)
    return {ASK_NAMES[ask]: value}


def offered(state: WarChest) -> list[tuple[str, ...]]:
    return [GAME.words(state, state.to_move, (action,)) for action in state.actions(state.to_move)]


@pytest.mark.parametrize("players", [2, 4])
def test_any_position_can_be_written_down_and_set_up_again(players: int) -> None:
    states = random_states(GAME, players, 31)
    asked: dict[str, int] = {}
    for _ in range(4_000):
        state = next(states)
        assert isinstance(state, WarChest)
        armies = [name for player in GAME.observe(state, -1).players.values() for name in player.army]  # type: ignore[attr-defined]
        if state.round == 0 or len(set(armies)) < len(armies):
            continue  # drafts are played from their start; a mirror game needs its own option
        kind = GAME.prompts(state)[0].kind
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] > ENOUGH:
            continue
        copy = blank(state.rules, seeded(1))
        GAME.set_position(copy, described(state))
        assert GAME.prompts(copy) == GAME.prompts(state)
        assert offered(copy) == offered(state)
        for seat in range(players):
            assert GAME.observe(copy, seat).players == GAME.observe(state, seat).players  # type: ignore[attr-defined]
    assert asked.keys() >= {"main_play", "royal_guard_loss", "swordsman_move", "berserker_repeat", "mercenary_maneuver", "priest_play"}
