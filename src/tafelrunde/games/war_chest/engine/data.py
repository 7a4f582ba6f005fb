"""War Chest in numbers: units, coins, kinds of actions, steps, events and questions to chance.

Everything that has a number here has its name in the tuple beside it, in the same order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Unit:
    """The 16 unit types (section 4.1 of the rules), in alphabetical order, and the royal coin."""

    ARCHER: Final = 0
    BERSERKER: Final = 1
    CAVALRY: Final = 2
    CROSSBOWMAN: Final = 3
    ENSIGN: Final = 4
    FOOTMAN: Final = 5
    KNIGHT: Final = 6
    LANCER: Final = 7
    LIGHT_CAVALRY: Final = 8
    MARSHALL: Final = 9
    MERCENARY: Final = 10
    PIKEMAN: Final = 11
    ROYAL_GUARD: Final = 12
    SCOUT: Final = 13
    SWORDSMAN: Final = 14
    WARRIOR_PRIEST: Final = 15
    ROYAL_COIN: Final = 16
    NONE: Final = 17


COIN_NAMES: Final = (
    "archer", "berserker", "cavalry", "crossbowman", "ensign", "footman", "knight", "lancer", "light_cavalry",
    "marshall", "mercenary", "pikeman", "royal_guard", "scout", "swordsman", "warrior_priest", "royal_coin",
)  # fmt: skip
UNIT_NAMES: Final = COIN_NAMES[:16]
UNIT_COINS: Final[list[i64]] = [4, 5, 4, 5, 5, 5, 4, 4, 5, 5, 5, 4, 5, 5, 5, 4]
BAG_AT_START: Final = 2  # coins of each type that begin in the bag, the rest is supply

# A player's coins are counted in zones of this width: his up to four unit types, then the royal coin.
WIDTH: Final = 5
ROYAL: Final = 4
ARMY: Final = 4  # unit cards of a player: 4 of 2 players, 3 of 4 players (the fourth place is Unit.NONE)

EMPTY: Final = -1  # no unit on a hex, no hex under a unit, no coin in flight

# Control of a hex
NO_LOCATION: Final = -2
NEUTRAL: Final = -1

# Winner, a side or
ONGOING: Final = -1
DRAW: Final = 2
SIDE_NAMES: Final = ("raven", "wolf")


class Reason:
    """Why a game ended."""

    NONE: Final = 0
    MARKERS: Final = 1
    RESIGN: Final = 2
    DEAD_POSITION: Final = 3
    ROUND_LIMIT: Final = 4
    PLAY_LIMIT: Final = 5


REASON_NAMES: Final = ("none", "markers", "resign", "dead_position", "round_limit", "play_limit")


class Do:
    """Kinds of actions. An action is `kind << 23 | coin << 18 | a << 12 | b << 6 | c`: ascending ints sort by kind, coin, hexes."""

    DEPLOY: Final = 0
    BOLSTER: Final = 1
    CLAIM: Final = 2
    RECRUIT: Final = 3
    PASS: Final = 4
    MOVE: Final = 5
    CONTROL: Final = 6
    ATTACK: Final = 7
    TACTIC: Final = 8
    DECLINE: Final = 9
    STACK: Final = 10
    SUPPLY: Final = 11
    BAN: Final = 12
    PICK: Final = 13
    FIRST: Final = 14


DO_NAMES: Final = (
    "deploy", "bolster", "claim", "recruit", "pass", "move", "control", "attack", "tactic",
    "decline", "stack", "supply", "ban", "pick", "first",
)  # fmt: skip
NO_COIN: Final = 7  # coin of an action that is paid by none


class Ask:
    """Kinds of steps: the low four bits of a step; the rest is its data."""

    NEXT_TURN: Final = 0  # nothing to decide: a turn is over, somebody else's begins
    DRAFT_BAN: Final = 1
    DRAFT_PICK: Final = 2
    FIRST_DRAFTER: Final = 3
    MAIN_PLAY: Final = 4
    ROYAL_GUARD_LOSS: Final = 5
    SWORDSMAN_MOVE: Final = 6
    BERSERKER_REPEAT: Final = 7
    MERCENARY_MANEUVER: Final = 8
    FOOTMAN_MANEUVER: Final = 9
    PRIEST_PLAY: Final = 10
    FOOTMAN_DEPLOY: Final = 11


ASK_NAMES: Final = (
    "next_turn", "draft_ban", "draft_pick", "choose_first_drafter", "main_play", "royal_guard_loss", "swordsman_move",
    "berserker_repeat", "mercenary_maneuver", "footman_maneuver", "priest_play", "footman_deploy",
)  # fmt: skip


class What:
    """Questions to chance: the low four bits of a pick's `what`; the rest is the seat."""

    CARD: Final = 0  # the next unit card dealt or revealed
    FACTION: Final = 1  # which side the initiative marker shows
    HOLDER: Final = 2  # which of four players holds the marker
    COIN: Final = 3  # which coin comes out of a bag


WHAT_NAMES: Final = ("card", "faction", "holder", "coin")


class Happened:
    """Kinds of events."""

    DEALT: Final = 0
    REVEALED: Final = 1
    FIRST_DRAFTER: Final = 2
    BANNED: Final = 3
    PICKED: Final = 4
    INITIATIVE: Final = 5
    ROUND_BEGAN: Final = 6
    DREW: Final = 7
    REFILLED: Final = 8
    DEPLOYED: Final = 9
    BOLSTERED: Final = 10
    CLAIMED: Final = 11
    PASSED: Final = 12
    RECRUITED: Final = 13
    USED_TACTIC: Final = 14
    MOVED: Final = 15
    CONTROLLED: Final = 16
    ATTACKED: Final = 17
    LOST_COIN: Final = 18
    DESTROYED: Final = 19
    PAID_COIN: Final = 20
    PRIEST_DREW: Final = 21
    DECLINED: Final = 22
    ROUND_ENDED: Final = 23
    RESIGNED: Final = 24
    ENDED: Final = 25


# Name of each kind of event and of its arguments; the part behind the colon says how the number reads.
EVENT_FIELDS: Final = (
    ("dealt", ("seat:seat", "unit:coin")),
    ("revealed", ("unit:coin",)),
    ("first_drafter", ("seat:seat",)),
    ("banned", ("seat:seat", "unit:coin")),
    ("picked", ("seat:seat", "unit:coin")),
    ("initiative", ("seat:seat",)),
    ("round_began", ("round:number", "seat:seat")),
    ("drew", ("seat:seat", "coin:coin")),
    ("refilled", ("seat:seat", "count:number")),
    ("deployed", ("seat:seat", "unit:coin", "hex:hex")),
    ("bolstered", ("seat:seat", "unit:coin", "hex:hex", "strength:number")),
    ("claimed", ("seat:seat", "coin:coin")),
    ("passed", ("seat:seat", "coin:coin")),
    ("recruited", ("seat:seat", "unit:coin", "coin:coin")),
    ("used_tactic", ("seat:seat", "unit:coin")),
    ("moved", ("seat:seat", "unit:coin", "from:hex", "to:hex")),
    ("controlled", ("seat:seat", "unit:coin", "hex:hex", "before:side")),
    ("attacked", ("seat:seat", "unit:coin", "from:hex", "target:coin", "hex:hex")),
    ("lost_coin", ("seat:seat", "unit:coin", "hex:hex", "source:source", "left:number")),
    ("destroyed", ("seat:seat", "unit:coin", "hex:hex")),
    ("paid_coin", ("seat:seat", "unit:coin", "hex:hex", "left:number")),
    ("priest_drew", ("seat:seat", "coin:coin")),
    ("declined", ("seat:seat", "what:ask")),
    ("round_ended", ("round:number",)),
    ("resigned", ("seat:seat",)),
    ("ended", ("reason:reason", "winner:winner")),
)

# Pre-set armies (WC-50.5, WC-50.6): raven's types, then wolf's
FIRST_GAME: Final[list[i64]] = [
    Unit.SWORDSMAN, Unit.PIKEMAN, Unit.CROSSBOWMAN, Unit.LIGHT_CAVALRY,
    Unit.ARCHER, Unit.CAVALRY, Unit.LANCER, Unit.SCOUT,
]  # fmt: skip
GAUGAMELA: Final[list[i64]] = [
    Unit.KNIGHT, Unit.LIGHT_CAVALRY, Unit.PIKEMAN, Unit.MARSHALL,
    Unit.CAVALRY, Unit.FOOTMAN, Unit.MERCENARY, Unit.ROYAL_GUARD,
]  # fmt: skip
BANNOCKBURN: Final[list[i64]] = [
    Unit.ARCHER, Unit.CAVALRY, Unit.LANCER, Unit.FOOTMAN,
    Unit.LIGHT_CAVALRY, Unit.PIKEMAN, Unit.WARRIOR_PRIEST, Unit.SWORDSMAN,
]  # fmt: skip
CRECY: Final[list[i64]] = [
    Unit.ARCHER, Unit.ENSIGN, Unit.KNIGHT, Unit.ROYAL_GUARD,
    Unit.CAVALRY, Unit.CROSSBOWMAN, Unit.LANCER, Unit.SCOUT,
]  # fmt: skip
