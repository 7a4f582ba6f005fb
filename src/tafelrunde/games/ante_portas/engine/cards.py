"""The 88 movement cards (4.9 of the rules) and tables read from them.

A row: card | units that arrive, `hex:figures`, `b` base and `e` elite | arrows from left to right, a burning one with `!` | abilities.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.kernel.rows import row_of, table_of
from tafelrunde.kernel.vectors import vec

CARD_TEXT: Final = """
R101 | 26:1b 28:1b | D | -
R102 | 27:1b | D D | -
R103 | 24:1b 25:1b | L | -
R104 | 26:1b 27:1b | R | -
R105 | 27:1b | D L | -
R106 | 25:1b | - | unite
R107 | 24:1b | D | shoot 1
R108 | 28:1b | L D | -
R109 | 27:1b | D | enlarge 1b
R110 | 25:1b | R D | -
R111 | 24:1b | D | destroy_trap
R112 | 26:1b | R L | -
R113 | 28:1b | L | enlarge 1b
R114 | 27:1e | D | -
R115 | 24:1b 28:1b | D R | -
R116 | 25:1b | - | rush, weaker 1
R117 | 25:1b 26:1b | D D | stronger 1
R118 | 24:1b | R | -
R119 | 27:1b 28:1b | L R | -
R120 | 26:1b | R D | shrink_in_trap
R121 | 28:1b | D | wound_citizens
R122 | 25:1b 27:1b | D D | falls_to_citizen
R201 | 26:1b 28:1b | D | -
R202 | 27:2b | D | form 1b>1e
R203 | 24:1b 25:1b | L | -
R204 | 26:1e | R D | -
R205 | 27:2b 28:1b | D L | -
R206 | 25:2b | - | unite
R207 | 24:1b | D | shoot 3
R208 | 26:1b 28:1b | L D | -
R209 | 25:2b | D | form 2b>1e
R210 | 25:1e | R D | -
R211 | 24:2b | D | destroy_trap
R212 | 26:1e | R L | -
R213 | 28:1b | L | enlarge 2b
R214 | 27:1b+1e | D D | -
R215 | 24:1b 28:1b | D R | -
R216 | 25:2b | - | rush, weaker 2
R217 | 25:1b 26:1b | D D | stronger 2
R218 | 24:1e | R | -
R219 | 27:1b 28:1b | L R D | -
R220 | 26:2b | R D | shrink_in_trap
R221 | 28:1e | D | stronger 3
R222 | 25:1b 27:1b | D D | falls_to_citizen, wound_citizens
D101 | 27:1b | D D | -
D102 | 26:1b 28:1b | R D! L | -
D103 | 24:1b | L D! | -
D104 | 25:1b | D! D | -
D105 | 27:2b | - | split
D106 | 26:1b | - | fire_standing 1
D107 | 28:1b | D L! | -
D108 | 24:1b | D D | fly_on farmer
D109 | 25:1b | D! D | enlarge 1b
D110 | 27:1b | - | fly_around LDR/RDL
D111 | 26:1b | - | fly_around DRL/DLR
D112 | 24:1b 28:1b | D L | fly_on mine
D113 | 25:1b | R! D | -
D114 | 24:2b | D R | destroy_trap
D115 | 27:1b | D D | weaker_first 1
D116 | 25:1b 26:1b | R D | fly_on building
D117 | 28:1b | D D | destroy_building guard_post
D118 | 24:1b | L D | destroy_building trench
D119 | 27:1e | D D | -
D120 | 26:1b 28:1b | D | fly_on citizen
D121 | 25:1e | D! D! | -
D122 | 27:2b | - | fly_around RDL/LDR
D201 | 27:2b | D D | -
D202 | 26:1b 28:1b | R D! L | -
D203 | 24:1e | L D! | -
D204 | 25:2b | D! D | -
D205 | 27:2b | - | split
D206 | 26:1b | - | fire_standing 2
D207 | 28:2b | D L! D | -
D208 | 24:2b | D | fly_on farmer
D209 | 25:1b | D! D | enlarge 1e
D210 | 27:1e | - | fly_around LDR/RDL
D211 | 26:2b | - | fly_around DRL/DLR
D212 | 24:1b 28:1b | D L | fly_on mine
D213 | 25:2b | R! D | -
D214 | 24:2b | D R | destroy_trap
D215 | 27:1e | D D | weaker_first 2
D216 | 25:1b 26:1b | R D | fly_on building
D217 | 28:2b | D D | destroy_building catapult
D218 | 24:1b 25:1b | L D | destroy_building trench
D219 | 27:1e | D D! | -
D220 | 26:1e | D | fly_on citizen
D221 | 25:1e | D! D! | -
D222 | 27:1b 28:1b | - | fly_around RDL/LDR
"""

CARD_COUNT: Final = 88
CARDS_A_DECK: Final = 22
ARROW_DIRECTIONS: Final = "RDL"  # arrow n points in direction 2 + n


def read_arrows(text: str) -> list[int]:
    """Read arrows, see `sign`."""
    return (
        [int(ap.sign(2 + ARROW_DIRECTIONS.index(arrow[0]), 1 if arrow.endswith("!") else 0)) for arrow in text.split()]
        if text != "-"
        else []
    )


class Tables:
    """What the cards say, card by card."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.spawn: list[list[int]] = []  # hex, base, elite, hex, base, elite …
        self.arrows: list[list[int]] = []
        self.abilities: list[int] = []
        self.number: list[int] = []  # damage, difference or figures of an ability
        self.second: list[int] = []  # elite figures, what is flown over or destroyed
        self.groups: list[list[int]] = []  # of fly_around: six directions


def read_cards(text: str) -> Tables:
    """Read the rows of cards (AP-R6)."""
    tables = Tables()
    for line in text.strip().split("\n"):
        name, spawn, arrows, abilities = [part.strip() for part in line.split("|")]
        tables.names.append(name.lower())
        row: list[int] = []
        for part in spawn.split():
            where, figures = part.split(":")
            row += [int(where), figure_count(figures, "b"), figure_count(figures, "e")]
        tables.spawn.append(row)
        tables.arrows.append(read_arrows(arrows))
        read_abilities(tables, abilities)
    return tables


def figure_count(text: str, kind: str) -> int:
    """Return how many figures of a kind `1b+1e` names."""
    return sum([int(part[:-1]) for part in text.split("+") if part.endswith(kind)])


def read_abilities(tables: Tables, text: str) -> None:
    """Read the abilities of a card: a name each, some with a number or a word."""
    bits = number = second = 0
    groups: list[int] = []
    for part in text.split(", ") if text != "-" else []:
        words = part.split()
        bits |= 2 ** ap.ABILITY_NAMES.index(words[0])
        if words[0] in ("shoot", "fire_standing", "weaker", "stronger", "weaker_first"):
            number = int(words[1])
        elif words[0] == "enlarge":
            number, second = figure_count(words[1], "b"), figure_count(words[1], "e")
        elif words[0] == "form":
            number, second = figure_count(words[1].split(">")[0], "b"), figure_count(words[1].split(">")[1], "e")
        elif words[0] == "fly_on":
            second = ap.OVER_NAMES.index(words[1])
        elif words[0] == "destroy_building":
            second = ap.TILE_PAIR[ap.TILE_NAMES.index(words[1])]
        elif words[0] == "fly_around":
            groups = [2 + ARROW_DIRECTIONS.index(arrow) for arrow in words[1].replace("/", "")]
    tables.abilities.append(bits)
    tables.number.append(number)
    tables.second.append(second)
    tables.groups.append(groups)


_TABLES: Final = read_cards(CARD_TEXT)
CARD_NAMES: Final = tuple(_TABLES.names)
SPAWN: Final[vec[vec[i64]]] = table_of(_TABLES.spawn)
ARROWS: Final[vec[vec[i64]]] = table_of(_TABLES.arrows)
ABILITIES: Final[vec[i64]] = row_of(_TABLES.abilities)
NUMBER: Final[vec[i64]] = row_of(_TABLES.number)
SECOND: Final[vec[i64]] = row_of(_TABLES.second)
GROUPS: Final[vec[vec[i64]]] = table_of(_TABLES.groups)


def has(card: i64, ability: i64) -> bool:
    """Return whether a card has an ability."""
    return ABILITIES[card] & ability != 0
