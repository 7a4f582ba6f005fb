"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.rows import table_of
from tafelrunde.kernel.vectors import vec

SEAT_NAMES: Final = ('bear', 'eagle', 'fox', 'lion', 'owl', 'hart')
KINGDOM_NAMES: Final = ('pelagon', 'straton', 'rhea', 'ithys', 'althea', 'duris')
class Tribe:
    CENTAUR: Final = 0; DWARF: Final = 1; ELF: Final = 2; GIANT: Final = 3; HALFLING: Final = 4; MERFOLK: Final = 5; MINOTAUR: Final = 6
    ORC: Final = 7; SKELETON: Final = 8; TROLL: Final = 9; WINGFOLK: Final = 10; WIZARD: Final = 11; FAIRY: Final = 12
TRIBE_NAMES: Final = ('centaur', 'dwarf', 'elf', 'giant', 'halfling', 'merfolk', 'minotaur', 'orc', 'skeleton', 'troll', 'wingfolk', 'wizard', 'fairy')
KIND_NAMES: Final = ('centaur_pelagon', 'centaur_straton', 'centaur_rhea', 'centaur_ithys', 'centaur_althea', 'centaur_duris', 'dwarf_pelagon', 'dwarf_straton', 'dwarf_rhea', 'dwarf_ithys', 'dwarf_althea', 'dwarf_duris', 'elf_pelagon', 'elf_straton', 'elf_rhea', 'elf_ithys', 'elf_althea', 'elf_duris', 'giant_pelagon', 'giant_straton', 'giant_rhea', 'giant_ithys', 'giant_althea', 'giant_duris', 'halfling_pelagon', 'halfling_straton', 'halfling_rhea', 'halfling_ithys', 'halfling_althea', 'halfling_duris', 'merfolk_pelagon', 'merfolk_straton', 'merfolk_rhea', 'merfolk_ithys', 'merfolk_althea', 'merfolk_duris', 'minotaur_pelagon', 'minotaur_straton', 'minotaur_rhea', 'minotaur_ithys', 'minotaur_althea', 'minotaur_duris', 'orc_pelagon', 'orc_straton', 'orc_rhea', 'orc_ithys', 'orc_althea', 'orc_duris', 'skeleton', 'skeleton_straton', 'skeleton_rhea', 'skeleton_ithys', 'skeleton_althea', 'skeleton_duris', 'troll_pelagon', 'troll_straton', 'troll_rhea', 'troll_ithys', 'troll_althea', 'troll_duris', 'wingfolk_pelagon', 'wingfolk_straton', 'wingfolk_rhea', 'wingfolk_ithys', 'wingfolk_althea', 'wingfolk_duris', 'wizard_pelagon', 'wizard_straton', 'wizard_rhea', 'wizard_ithys', 'wizard_althea', 'wizard_duris', 'fairy_pelagon', 'fairy_straton', 'fairy_rhea', 'fairy_ithys', 'fairy_althea', 'fairy_duris')
class Sheet:
    KINGDOMS: Final = 0; MERFOLK: Final = 1; GIANT_NOW: Final = 2; GIANT_END: Final = 3; ORCS: Final = 4; BANDS: Final = 5
SHEET_NAMES: Final = ('kingdoms', 'merfolk', 'giant_now', 'giant_end', 'orcs', 'bands')
class Why:
    LOT: Final = 0; LEAST_GLORY: Final = 1; NEAREST: Final = 2
WHY_NAMES: Final = ('lot', 'least_glory', 'nearest')
class Reason:
    NONE: Final = 0; GLORY: Final = 1; RESIGN: Final = 2
REASON_NAMES: Final = ('none', 'glory', 'resign')
class Choice:
    RANDOM: Final = 0; HOST: Final = 1; FIRST_GAME: Final = 2; DRAFT: Final = 3
CHOICE_NAMES: Final = ('random', 'host', 'first_game', 'draft')
KINGDOMS: Final = 6
TRIBES: Final = 13
KINDS: Final = 78
SKELETON: Final = 48
EMPTY: Final = -1
COPIES: Final[list[i64]] = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
HAND_LIMIT: Final = 10
MARKERS: Final = 26
DRAGONS: Final = 3
AGES: Final = 3
COLUMNS: Final = 6
TROLL_TOKENS: Final = 6
BANDS: Final = 84
TOKEN_VALUES: Final[list[i64]] = [0, 2, 4, 6, 8, 10]
BAND_GLORY: Final[list[i64]] = [0, 0, 1, 3, 6, 10, 15]
ORC_GLORY: Final[list[i64]] = [0, 1, 3, 6, 10, 15, 20]
GIANT_NOW: Final = 2
MERFOLK_SYMBOLS: Final[list[i64]] = [3, 7, 12, 18]
MERFOLK_LAST: Final = 18
FIRST_GAME: Final[list[i64]] = [7, 3, 6, 2, 11, 9]
TOKENS: Final[vec[vec[i64]]] = table_of([[2, 2, 4, 5, 3, 2], [2, 3, 4, 4, 3, 2]])
TOKENS_FEW: Final[vec[vec[i64]]] = table_of([[1, 2, 2, 3, 3, 1], [1, 3, 2, 2, 3, 1]])
MERFOLK_GLORY: Final[vec[vec[i64]]] = table_of([[1, 2, 4], [1, 3, 0]])
GIANT_GLORY: Final[vec[vec[i64]]] = table_of([[2, 4, 6], [2, 5, 0]])
class Options:
    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players: i64 = values[0]
        self.letter: bool = values[1] == 1
        self.fairies: bool = values[2] == 1
        self.show_known: bool = values[3] == 1
        self.as_kingdom: bool = values[4] == 1
        self.orc_partial: bool = values[5] == 1
        self.marker_optional: bool = values[6] == 1
        self.prompt_all: bool = values[7] == 1
        self.empty_row_bonus: bool = values[8] == 1
        self.both_tokens: bool = values[9] == 1
        self.start_exclusive: bool = values[10] == 0
        self.tie_skeletons: bool = values[11] == 1
        self.token_set: i64 = values[12]
        self.reveal_scattered: bool = values[13] == 1
        self.open_hands: bool = values[14] == 1
class Taste:
    def __init__(self, given: dict[str, int]) -> None:
        self.rate_last: float = given.get("rate_last", 550) / 1000.0; self.rate_middle: float = given.get("rate_middle", 750) / 1000.0
        self.card_turns: float = given.get("card_turns", 1250) / 1000.0; self.rate_turns: float = given.get("rate_turns", 4000) / 1000.0
        self.draws: float = given.get("draws", 500) / 1000.0; self.find: float = given.get("find", 1000) / 1000.0
        self.find_anyway: float = given.get("find_anyway", 80) / 1000.0; self.contest: float = given.get("contest", 140) / 1000.0
        self.deck: float = given.get("deck", 0) / 1000.0; self.band: float = given.get("band", 0) / 1000.0
        self.band_last: float = given.get("band_last", 0) / 1000.0; self.marker: float = given.get("marker", 1300) / 1000.0
        self.marker_last: float = given.get("marker_last", 1000) / 1000.0; self.later: float = given.get("later", 700) / 1000.0
        self.theirs: float = given.get("theirs", 1000) / 1000.0; self.rivals: float = given.get("rivals", 250) / 1000.0
        self.giant: float = given.get("giant", 1000) / 1000.0; self.orc_later: float = given.get("orc_later", 1000) / 1000.0
        self.on_the_way: float = given.get("on_the_way", 400) / 1000.0; self.high_troll: float = given.get("high_troll", 120) / 1000.0
        self.wizard_card: float = given.get("wizard_card", 1000) / 1000.0; self.keep: float = given.get("keep", 600) / 1000.0
        self.beside: float = given.get("beside", 450) / 1000.0; self.junk: float = given.get("junk", 200) / 1000.0
        self.wild: float = given.get("wild", 300) / 1000.0; self.leftover: float = given.get("leftover", 90) / 1000.0
        self.leftover_wanted: float = given.get("leftover_wanted", 200) / 1000.0; self.deny: float = given.get("deny", 50) / 1000.0
        self.ruined: float = given.get("ruined", 500) / 1000.0
class Do:
    RECRUIT_DECK: Final = 0; RECRUIT_ROW: Final = 1; LEAD_TRIBE: Final = 79; LEAD_COLOUR: Final = 157; TAKE: Final = 235
    KINGDOM: Final = 248; NONE: Final = 254; TROLL: Final = 255; YES: Final = 261; NO: Final = 262; END_CHAIN: Final = 263
    PASS: Final = 264; SWAP: Final = 265; BAN: Final = 349
DO_NAMES: Final = ('recruit_deck', 'recruit_row', 'lead_tribe', 'lead_colour', 'take', 'kingdom', 'none', 'troll', 'yes', 'no', 'end_chain', 'pass', 'swap', 'ban')
def kind_of(action: i64) -> i64: return Do.BAN if action >= Do.BAN else Do.SWAP if action >= Do.SWAP else Do.PASS if action >= Do.PASS else Do.END_CHAIN if action >= Do.END_CHAIN else Do.NO if action >= Do.NO else Do.YES if action >= Do.YES else Do.TROLL if action >= Do.TROLL else Do.NONE if action >= Do.NONE else Do.KINGDOM if action >= Do.KINGDOM else Do.TAKE if action >= Do.TAKE else Do.LEAD_COLOUR if action >= Do.LEAD_COLOUR else Do.LEAD_TRIBE if action >= Do.LEAD_TRIBE else Do.RECRUIT_ROW if action >= Do.RECRUIT_ROW else Do.RECRUIT_DECK
def do_recruit_row(card: i64) -> i64: return Do.RECRUIT_ROW + card
def recruit_row_card(action: i64) -> i64: return action - Do.RECRUIT_ROW
def do_lead_tribe(card: i64) -> i64: return Do.LEAD_TRIBE + card
def lead_tribe_card(action: i64) -> i64: return action - Do.LEAD_TRIBE
def do_lead_colour(card: i64) -> i64: return Do.LEAD_COLOUR + card
def lead_colour_card(action: i64) -> i64: return action - Do.LEAD_COLOUR
def do_take(count: i64) -> i64: return Do.TAKE + count
def take_count(action: i64) -> i64: return action - Do.TAKE
def do_kingdom(to: i64) -> i64: return Do.KINGDOM + to
def kingdom_to(action: i64) -> i64: return action - Do.KINGDOM
def do_troll(token: i64) -> i64: return Do.TROLL + token
def troll_token(action: i64) -> i64: return action - Do.TROLL
def do_swap(target: i64) -> i64: return Do.SWAP + target
def swap_target(action: i64) -> i64: return action - Do.SWAP
def do_ban(tribe: i64) -> i64: return Do.BAN + tribe
def ban_tribe(action: i64) -> i64: return action - Do.BAN
class Ask:
    NEXT_TURN: Final = 0; TURN: Final = 1; COMPOSE: Final = 2; CHAIN: Final = 3; MARKER: Final = 4; MARKER_YES_NO: Final = 5
    WING_KINGDOM: Final = 6; ABILITY: Final = 7; TROLL_TOKEN: Final = 8; ORC_PLACE: Final = 9; MERFOLK_BONUS: Final = 10
    GIANT_YES_NO: Final = 11; MERFOLK_YES_NO: Final = 12; FAIRY_SWAP: Final = 13; AFTER_BAND: Final = 14; ELF_KEEP: Final = 15
    WIZARD_DRAW: Final = 16; ORC_PILLAGE: Final = 17; AGE_END: Final = 18; BAN: Final = 19
ASK_NAMES: Final = ('next_turn', 'turn', 'compose', 'chain', 'marker', 'marker_yes_no', 'wing_kingdom', 'ability', 'troll_token', 'orc_place', 'merfolk_bonus', 'giant_yes_no', 'merfolk_yes_no', 'fairy_swap', 'after_band', 'elf_keep', 'wizard_draw', 'orc_pillage', 'age_end', 'ban')
ASK_BITS: Final = 5
ASK_MASK: Final = 31
def ask_compose(walk: i64, leader: i64, by_colour: i64, in_chain: i64) -> i64: return Ask.COMPOSE | walk << 5 | leader << 10 | by_colour << 17 | in_chain << 18
def compose_walk(data: i64) -> i64: return data & 0x1f
def compose_leader(data: i64) -> i64: return data >> 5 & 0x7f
def compose_by_colour(data: i64) -> i64: return data >> 12 & 0x1
def compose_in_chain(data: i64) -> i64: return data >> 13 & 0x1
def ask_marker(band: i64) -> i64: return Ask.MARKER | band << 5
def ask_marker_yes_no(kingdom: i64) -> i64: return Ask.MARKER_YES_NO | kingdom << 5
def ask_wing_kingdom(band: i64) -> i64: return Ask.WING_KINGDOM | band << 5
def ask_ability(band: i64) -> i64: return Ask.ABILITY | band << 5
def ask_troll_token(size: i64) -> i64: return Ask.TROLL_TOKEN | size << 5
def ask_orc_place(kingdom: i64) -> i64: return Ask.ORC_PLACE | kingdom << 5
def ask_giant_yes_no(band: i64) -> i64: return Ask.GIANT_YES_NO | band << 5
def ask_merfolk_yes_no(band: i64) -> i64: return Ask.MERFOLK_YES_NO | band << 5
def ask_fairy_swap(band: i64) -> i64: return Ask.FAIRY_SWAP | band << 5
def ask_after_band(stage: i64) -> i64: return Ask.AFTER_BAND | stage << 5
def ask_elf_keep(kind: i64) -> i64: return Ask.ELF_KEEP | kind << 5
def ask_orc_pillage(seat: i64, space: i64, sent: i64) -> i64: return Ask.ORC_PILLAGE | seat << 5 | space << 8 | sent << 11
def orc_pillage_seat(data: i64) -> i64: return data & 0x7
def orc_pillage_space(data: i64) -> i64: return data >> 3 & 0x7
def orc_pillage_sent(data: i64) -> i64: return data >> 6
def ask_age_end(stage: i64) -> i64: return Ask.AGE_END | stage << 5
def ask_ban(seat: i64) -> i64: return Ask.BAN | seat << 5
class What:
    TOKEN: Final = 0; TRIBE: Final = 1; FIRST: Final = 2; CARD: Final = 3; OPEN_CARD: Final = 4
WHAT_NAMES: Final = ('token', 'tribe', 'first', 'card', 'open_card')
WHAT_BITS: Final = 3
WHAT_MASK: Final = 7
def draw_card(seat: i64) -> i64: return What.CARD | seat << 3
def card_seat(what: i64) -> i64: return what >> 3
class Happened:
    TOKENS: Final = 0; TRIBE: Final = 1; BANNED: Final = 2; FIRST_PLAYER: Final = 3; AGE_BEGAN: Final = 4; DREW: Final = 5
    LAID_OUT: Final = 6; RECRUITED: Final = 7; DRAGON: Final = 8; PLAYED_BAND: Final = 9; BAND_CARD: Final = 10; MARKER: Final = 11
    GIANT: Final = 12; ADVANCED: Final = 13; BONUS: Final = 14; ORC_MARKER: Final = 15; TROLL: Final = 16; SWAPPED: Final = 17
    DISCARDED: Final = 18; KEPT: Final = 19; PASSED: Final = 20; DECLINED: Final = 21; AGE_ENDED: Final = 22; SCATTERED: Final = 23
    SKELETONS: Final = 24; KINGDOM_GLORY: Final = 25; MERFOLK_GLORY: Final = 26; GIANT_GLORY: Final = 27; PILLAGED: Final = 28
    ORCS_KEPT: Final = 29; BAND_GLORY: Final = 30; RESIGNED: Final = 31; ENDED: Final = 32
class No:
    NOTHING: Final = 0; ABSENT_TRIBE: Final = 1; NO_FAIRIES: Final = 2; BANNED_ALREADY: Final = 3; HAND_FULL: Final = 4
    ROW_EMPTY: Final = 5; NOT_IN_ROW: Final = 6; HAND_EMPTY: Final = 7; ONLY_SKELETONS_LEFT: Final = 8; NOT_IN_HAND: Final = 9
    NOT_SO_OFTEN: Final = 10; ONLY_SKELETONS: Final = 11; SKELETON_LEADS: Final = 12; NO_MATCH: Final = 13; TOO_SMALL: Final = 14
    TOO_SMALL_FOR_BOTH: Final = 15; MUST_PLACE: Final = 16; TOKEN_TOO_HIGH: Final = 17; TOKEN_TAKEN: Final = 18; NO_SUCH_BAND: Final = 19
    OWN_BAND: Final = 20; LED_BY_FAIRY: Final = 21; BAND_TOO_LARGE: Final = 22; KEEP_TOO_MANY: Final = 23
