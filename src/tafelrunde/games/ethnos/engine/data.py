"""The numbers of Ethnos: kingdoms, tribes, cards, tables, kinds of actions, steps and events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = -1

SEAT_NAMES: Final = ("bear", "eagle", "fox", "lion", "owl", "hart")

KINGDOMS: Final = 6
KINGDOM_NAMES: Final = ("pelagon", "straton", "rhea", "ithys", "althea", "duris")


class Tribe:
    """Tribes in the order of the rules (4.4)."""

    CENTAUR: Final = 0
    DWARF: Final = 1
    ELF: Final = 2
    GIANT: Final = 3
    HALFLING: Final = 4
    MERFOLK: Final = 5
    MINOTAUR: Final = 6
    ORC: Final = 7
    SKELETON: Final = 8
    TROLL: Final = 9
    WINGFOLK: Final = 10
    WIZARD: Final = 11
    FAIRY: Final = 12


TRIBES: Final = 13
TRIBE_NAMES: Final = (
    "centaur", "dwarf", "elf", "giant", "halfling", "merfolk", "minotaur", "orc", "skeleton", "troll", "wingfolk", "wizard", "fairy",
)  # fmt: skip

# A kind is all cards of equal tribe and colour: tribe * 6 + kingdom. Skeletons have no colour and are the one kind 48.
KINDS: Final = TRIBES * KINGDOMS
SKELETON: Final = 48
COPIES: Final[list[i64]] = [
    (12 if kind == SKELETON else 0) if kind // KINGDOMS == Tribe.SKELETON else 4 if kind // KINGDOMS == Tribe.HALFLING else 2
    for kind in range(KINDS)
]  # G3, G4
KIND_NAMES: Final = tuple(
    ["skeleton" if kind == SKELETON else f"{TRIBE_NAMES[kind // KINGDOMS]}_{KINGDOM_NAMES[kind % KINGDOMS]}" for kind in range(KINDS)]
)

HAND_LIMIT: Final = 10
MARKERS: Final = 26  # of each player, one of them on the glory track (ET-1.8)
DRAGONS: Final = 3
AGES: Final = 3  # at most

# Glory tokens (4.3, option glory_token_set): how many of 0, 2, 4, 6, 8, 10; then with 2 or 3 players
TOKEN_VALUES: Final[list[i64]] = [0, 2, 4, 6, 8, 10]
TOKENS: Final[list[list[i64]]] = [[2, 2, 4, 5, 3, 2], [2, 3, 4, 4, 3, 2]]
TOKENS_FEW: Final[list[list[i64]]] = [[1, 2, 2, 3, 3, 1], [1, 3, 2, 2, 3, 1]]

BAND_GLORY: Final[list[i64]] = [0, 0, 1, 3, 6, 10, 15]  # by scoring size, 6 and more alike (G7)
ORC_GLORY: Final[list[i64]] = [0, 1, 3, 6, 10, 15, 20]  # by markers removed (G14)
MERFOLK_GLORY: Final[list[list[i64]]] = [[1, 2, 4], [1, 3, 0]]  # by age; 4-6 players, 2-3 players (G11)
GIANT_GLORY: Final[list[list[i64]]] = [[2, 4, 6], [2, 5, 0]]  # G13
GIANT_NOW: Final = 2  # ET-12.1
MERFOLK_SYMBOLS: Final[list[i64]] = [3, 7, 12, 18]  # G10
MERFOLK_LAST: Final = 18
TROLL_TOKENS: Final = 6

FIRST_GAME: Final[list[i64]] = [Tribe.ORC, Tribe.GIANT, Tribe.MINOTAUR, Tribe.ELF, Tribe.WIZARD, Tribe.TROLL]  # with 5: without Trolls


class Do:
    """Actions: fixed numbers as section 7.4 of the rules gives them, so that a policy can be one list."""

    RECRUIT_DECK: Final = 0
    RECRUIT_ROW: Final = 1  # + kind
    LEAD_TRIBE: Final = 79  # + kind
    LEAD_COLOUR: Final = 157  # + kind
    TAKE: Final = 235  # + count
    KINGDOM: Final = 248  # + kingdom
    NONE: Final = 254
    TROLL: Final = 254  # + value, 1 to 6
    YES: Final = 261
    NO: Final = 262
    END_CHAIN: Final = 263
    PASS: Final = 264
    SWAP: Final = 265  # + number of the target
    BAN: Final = 349  # + tribe


class Ask:
    """Kinds of steps: the low five bits of a step; the rest is its data."""

    NEXT_TURN: Final = 0  # nothing to decide: a turn is over, the next begins
    TURN: Final = 1
    COMPOSE: Final = 2
    CHAIN: Final = 3
    MARKER: Final = 4  # nothing to decide unless the options ask: the marker step of a band
    MARKER_YES_NO: Final = 5
    WING_KINGDOM: Final = 6
    ABILITY: Final = 7  # nothing to decide: what the leader does
    TROLL_TOKEN: Final = 8
    ORC_PLACE: Final = 9
    MERFOLK_BONUS: Final = 10
    GIANT_YES_NO: Final = 11
    MERFOLK_YES_NO: Final = 12
    FAIRY_SWAP: Final = 13
    AFTER_BAND: Final = 14  # nothing to decide: chain, discard, draw
    ELF_KEEP: Final = 15
    WIZARD_DRAW: Final = 16
    ORC_PILLAGE: Final = 17
    AGE_END: Final = 18  # nothing to decide: what follows the Orcs' decisions
    BAN: Final = 19


ASK_NAMES: Final = (
    "next_turn", "turn", "compose", "chain", "marker", "marker_yes_no", "wing_kingdom", "ability", "troll_token", "orc_place",
    "merfolk_bonus", "giant_yes_no", "merfolk_yes_no", "fairy_swap", "after_band", "elf_keep", "wizard_draw", "orc_pillage", "age_end",
    "ban",
)  # fmt: skip


# Data of COMPOSE: how far the walk through the cards is, the leader's kind, the basis, and whether a Centaur's chain led here.
WALK: Final = 31
LEADER: Final = 5  # shift of the leader's kind, seven bits
BY_COLOUR: Final = 4096
IN_CHAIN: Final = 8192


class What:
    """Questions to chance: the low three bits of a pick's `what`; the rest is the seat."""

    TOKEN: Final = 0  # the next glory token of a kingdom
    TRIBE: Final = 1  # the next setup card
    FIRST: Final = 2  # who begins
    CARD: Final = 3  # the next card of the deck, seen by the seat alone
    OPEN_CARD: Final = 4  # the next card of the deck, laid into the row


WHAT_NAMES: Final = ("token", "tribe", "first", "card", "open_card")


class Sheet:
    """Columns of the result sheet (ET-26.6)."""

    KINGDOMS: Final = 0
    MERFOLK: Final = 1
    GIANT_NOW: Final = 2
    GIANT_END: Final = 3
    ORCS: Final = 4
    BANDS: Final = 5


COLUMNS: Final = 6
COLUMN_NAMES: Final = ("kingdoms", "merfolk", "giant_now", "giant_end", "orcs", "bands")


class Why:
    """Why somebody begins an age."""

    LOT: Final = 0
    LEAST_GLORY: Final = 1
    NEAREST: Final = 2


WHY_NAMES: Final = ("lot", "least_glory", "nearest")


class Reason:
    """Why a game ended."""

    NONE: Final = 0
    GLORY: Final = 1
    RESIGN: Final = 2


REASON_NAMES: Final = ("none", "glory", "resign")


class Happened:
    """Kinds of events."""

    TOKENS: Final = 0
    TRIBE: Final = 1
    BANNED: Final = 2
    FIRST_PLAYER: Final = 3
    AGE_BEGAN: Final = 4
    DREW: Final = 5
    LAID_OUT: Final = 6
    RECRUITED: Final = 7
    DRAGON: Final = 8
    PLAYED_BAND: Final = 9
    BAND_CARD: Final = 10
    MARKER: Final = 11
    GIANT: Final = 12
    ADVANCED: Final = 13
    BONUS: Final = 14
    ORC_MARKER: Final = 15
    TROLL: Final = 16
    SWAPPED: Final = 17
    DISCARDED: Final = 18
    KEPT: Final = 19
    PASSED: Final = 20
    DECLINED: Final = 21
    AGE_ENDED: Final = 22
    SCATTERED: Final = 23
    SKELETONS: Final = 24
    KINGDOM_GLORY: Final = 25
    MERFOLK_GLORY: Final = 26
    GIANT_GLORY: Final = 27
    PILLAGED: Final = 28
    ORCS_KEPT: Final = 29
    BAND_GLORY: Final = 30
    RESIGNED: Final = 31
    ENDED: Final = 32


# Name of each kind of event and of its arguments; the part behind the colon says how the number reads.
EVENT_FIELDS: Final = (
    ("tokens", ("kingdom:kingdom", "first:number", "second:number", "third:number")),
    ("tribe", ("tribe:tribe",)),
    ("banned", ("seat:seat", "tribe:tribe")),
    ("first_player", ("seat:seat", "why:why")),
    ("age_began", ("age:number", "deck:number")),
    ("drew", ("seat:seat", "card:card")),
    ("laid_out", ("card:card",)),
    ("recruited", ("seat:seat", "card:card")),
    ("dragon", ("seat:seat", "count:number")),
    ("played_band", ("seat:seat", "leader:card", "size:number")),
    ("band_card", ("seat:seat", "card:card", "count:number")),
    ("marker", ("seat:seat", "kingdom:kingdom", "count:number")),
    ("giant", ("seat:seat", "size:number", "glory:number")),
    ("advanced", ("seat:seat", "space:number")),
    ("bonus", ("seat:seat", "kingdom:kingdom", "count:number")),
    ("orc_marker", ("seat:seat", "kingdom:kingdom")),
    ("troll", ("seat:seat", "value:number")),
    ("swapped", ("seat:seat", "rival:seat", "leader:card", "size:number")),
    ("discarded", ("seat:seat", "card:card", "count:number")),
    ("kept", ("seat:seat", "count:number")),
    ("passed", ("seat:seat",)),
    ("declined", ("seat:seat", "what:ask")),
    ("age_ended", ("age:number", "seat:seat")),
    ("scattered", ("seat:seat", "card:card")),
    ("skeletons", ("count:number",)),
    (
        "kingdom_glory",
        ("seat:seat", "kingdom:kingdom", "rank:number", "tied:number", "pot:number", "glory:number", "count:number", "trolls:switch"),
    ),
    ("merfolk_glory", ("seat:seat", "space:number", "rank:number", "tied:number", "glory:number", "trolls:switch")),
    ("giant_glory", ("seat:seat", "glory:number")),
    ("pillaged", ("seat:seat", "count:number", "glory:number")),
    ("orcs_kept", ("seat:seat", "count:number")),
    ("band_glory", ("seat:seat", "leader:card", "size:number", "glory:number")),
    ("resigned", ("seat:seat",)),
    ("ended", ("reason:reason",)),
)
