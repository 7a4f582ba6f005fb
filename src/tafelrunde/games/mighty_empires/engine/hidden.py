"""What a seat cannot see, imagined: capitals chosen in secret and sealed orders (section 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.battle_law import no_part, part_limit, unit_of
from tafelrunde.games.mighty_empires.engine.battles import waits_for_earlier
from tafelrunde.games.mighty_empires.engine.setup import capital_choices
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.chance import Chance

ODD_ORDERS: Final = 5  # one order in so many is imagined to be anything at all


def imagine(state: MightyEmpires, seat: i64, chance: Chance) -> None:
    """Choose anew what others have decided in secret."""
    ask = state.ask()
    if ask == me.Ask.CAPITAL:
        for other in range(state.rules.players):
            if other != seat and state.choice[other] != me.EMPTY:
                choices = capital_choices(state, other)
                state.choice[other] = choices[chance.pick(len(choices), 0)]
    elif ask == me.Ask.BATTLES:
        for battle in range(state.fights()):
            if state.fight(battle, me.Fight.STAGE) == me.Stage.ORDERS:
                for side in range(2):
                    other = state.fight(battle, me.Fight.A + side)
                    if other == seat or state.orders[other * me.ORDER + me.SEALED] < me.SEALED or waits_for_earlier(state, battle, other):
                        continue  # nothing sealed, or what lies there is open and for another battle
                    imagine_order(state, battle, other, chance)


def imagine_order(state: MightyEmpires, battle: i64, seat: i64, chance: Chance) -> None:
    """Seal an order such as a sensible player would give, now and then any; what was openly mustered stays."""
    from tafelrunde.games.mighty_empires.engine.judgement import PLAIN, drawn_order

    table = state.fight(battle, me.Fight.MODE) == me.Mode.TABLE
    asked = [part for part in range(me.PARTS) if no_part(state, battle, seat, part) == me.No.NOTHING]
    for part in asked:
        state.orders[seat * me.ORDER + part] = 0
    sensible = chance.pick(ODD_ORDERS, 0) != 0 and not table
    order = drawn_order(state, battle, seat, chance, PLAIN) if sensible else [i64(0)] * me.PARTS
    for part in asked:
        limit = part_limit(state, battle, seat, part)
        unit = unit_of(state, battle, part)
        value = min(order[part] // unit, limit - 1) if sensible else chance.pick(limit, 0)
        state.orders[seat * me.ORDER + part] = value * unit
