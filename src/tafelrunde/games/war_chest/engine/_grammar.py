"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

class Unit:
    ARCHER: Final = 0; BERSERKER: Final = 1; CAVALRY: Final = 2; CROSSBOWMAN: Final = 3; ENSIGN: Final = 4; FOOTMAN: Final = 5
    KNIGHT: Final = 6; LANCER: Final = 7; LIGHT_CAVALRY: Final = 8; MARSHALL: Final = 9; MERCENARY: Final = 10; PIKEMAN: Final = 11
    ROYAL_GUARD: Final = 12; SCOUT: Final = 13; SWORDSMAN: Final = 14; WARRIOR_PRIEST: Final = 15; ROYAL_COIN: Final = 16; NONE: Final = 17
UNIT_NAMES: Final = ('archer', 'berserker', 'cavalry', 'crossbowman', 'ensign', 'footman', 'knight', 'lancer', 'light_cavalry', 'marshall', 'mercenary', 'pikeman', 'royal_guard', 'scout', 'swordsman', 'warrior_priest')
COIN_NAMES: Final = ('archer', 'berserker', 'cavalry', 'crossbowman', 'ensign', 'footman', 'knight', 'lancer', 'light_cavalry', 'marshall', 'mercenary', 'pikeman', 'royal_guard', 'scout', 'swordsman', 'warrior_priest', 'royal_coin')
CODE_NAMES: Final = ('Ar', 'Be', 'Ca', 'Cr', 'En', 'Fo', 'Kn', 'La', 'Lc', 'Ma', 'Me', 'Pi', 'Rg', 'Sc', 'Sw', 'Wp', 'RC')
SIDE_NAMES: Final = ('raven', 'wolf')
class Armies:
    RANDOM_DEAL: Final = 0; DRAFT_STANDARD: Final = 1; DRAFT_ELIMINATION: Final = 2; FIRST_GAME: Final = 3; BATTLE_GAUGAMELA: Final = 4
    BATTLE_BANNOCKBURN: Final = 5; BATTLE_CRECY: Final = 6; CUSTOM: Final = 7; MIRROR: Final = 8
ARMIES_NAMES: Final = ('random_deal', 'draft_standard', 'draft_elimination', 'first_game', 'battle_gaugamela', 'battle_bannockburn', 'battle_crecy', 'custom', 'mirror')
class Reason:
    NONE: Final = 0; MARKERS: Final = 1; RESIGN: Final = 2; DEAD_POSITION: Final = 3; ROUND_LIMIT: Final = 4; PLAY_LIMIT: Final = 5
REASON_NAMES: Final = ('none', 'markers', 'resign', 'dead_position', 'round_limit', 'play_limit')
UNIT_COINS: Final[list[i64]] = [4, 5, 4, 5, 5, 5, 4, 4, 5, 5, 5, 4, 5, 5, 5, 4]
BAG_AT_START: Final = 2
WIDTH: Final = 5
ROYAL: Final = 4
ARMY: Final = 4
SEATS: Final = 4
SIDES: Final = 2
HEXES: Final = 47
EMPTY: Final = -1
NO_LOCATION: Final = -2
NEUTRAL: Final = -1
ONGOING: Final = -1
DRAW: Final = 2
NO_COIN: Final = 7
MEMORY: Final = 17
CARRIED: Final = 0
FOLLOWING: Final = 1
CARRIED_FROM: Final = 2
SHOWN: Final = 7
LAID: Final = 12
class Options:
    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players: i64 = values[0]
        self.guard_original: bool = values[1] == 1
        self.berserker_to_box: bool = values[2] == 1
        self.berserker_v2: bool = values[3] == 1
        self.footman_v2: bool = values[4] == 1
        self.priest_v2: bool = values[5] == 1
        self.dead_position_draw: bool = values[6] == 0
        self.max_rounds: i64 = values[7]
        self.max_plays: i64 = values[8]
        self.by_markers: bool = values[9] == 1
class Do:
    DEPLOY: Final = 0x0; BOLSTER: Final = 0x800000; CLAIM: Final = 0x1000000; RECRUIT: Final = 0x1800000; PASS: Final = 0x2000000
    MOVE: Final = 0x2800000; CONTROL: Final = 0x3000000; ATTACK: Final = 0x3800000; TACTIC: Final = 0x4000000; DECLINE: Final = 0x4800000
    STACK: Final = 0x5000000; SUPPLY: Final = 0x5800000; BAN: Final = 0x6000000; PICK: Final = 0x6800000; FIRST: Final = 0x7000000
DO_NAMES: Final = ('deploy', 'bolster', 'claim', 'recruit', 'pass', 'move', 'control', 'attack', 'tactic', 'decline', 'stack', 'supply', 'ban', 'pick', 'first')
def kind_of(action: i64) -> i64: return action & ~0x7fffff
def do_deploy(coin: i64, origin: i64) -> i64: return Do.DEPLOY | coin << 18 | origin << 12
def coin_of(action: i64) -> i64: return action >> 18 & 0x1f
def origin_of(action: i64) -> i64: return action >> 12 & 0x3f
def do_bolster(coin: i64, origin: i64) -> i64: return Do.BOLSTER | coin << 18 | origin << 12
def do_claim(coin: i64) -> i64: return Do.CLAIM | coin << 18
def do_recruit(coin: i64, recruited: i64) -> i64: return Do.RECRUIT | coin << 18 | recruited << 12
def recruit_recruited(action: i64) -> i64: return action >> 12 & 0x3f
def do_pass(coin: i64) -> i64: return Do.PASS | coin << 18
def do_move(coin: i64, origin: i64, to: i64) -> i64: return Do.MOVE | coin << 18 | origin << 12 | to << 6
def to_of(action: i64) -> i64: return action >> 6 & 0x3f
def do_control(coin: i64, origin: i64) -> i64: return Do.CONTROL | coin << 18 | origin << 12
def do_attack(coin: i64, origin: i64, to: i64) -> i64: return Do.ATTACK | coin << 18 | origin << 12 | to << 6
def do_tactic(coin: i64, origin: i64, to: i64, then: i64) -> i64: return Do.TACTIC | coin << 18 | origin << 12 | to << 6 | then
def tactic_then(action: i64) -> i64: return action & 0x3f
def do_decline(coin: i64) -> i64: return Do.DECLINE | coin << 18
def do_stack(coin: i64) -> i64: return Do.STACK | coin << 18
def do_supply(coin: i64) -> i64: return Do.SUPPLY | coin << 18
def do_ban(coin: i64, card: i64) -> i64: return Do.BAN | coin << 18 | card << 12
def card_of(action: i64) -> i64: return action >> 12 & 0x3f
def do_pick(coin: i64, card: i64) -> i64: return Do.PICK | coin << 18 | card << 12
def do_first(coin: i64, seat: i64) -> i64: return Do.FIRST | coin << 18 | seat << 12
def first_seat(action: i64) -> i64: return action >> 12 & 0x3f
class Ask:
    NEXT_TURN: Final = 0; DRAFT_BAN: Final = 1; DRAFT_PICK: Final = 2; CHOOSE_FIRST_DRAFTER: Final = 3; MAIN_PLAY: Final = 4
    ROYAL_GUARD_LOSS: Final = 5; SWORDSMAN_MOVE: Final = 6; BERSERKER_REPEAT: Final = 7; MERCENARY_MANEUVER: Final = 8
    FOOTMAN_MANEUVER: Final = 9; PRIEST_PLAY: Final = 10; FOOTMAN_DEPLOY: Final = 11
ASK_NAMES: Final = ('next_turn', 'draft_ban', 'draft_pick', 'choose_first_drafter', 'main_play', 'royal_guard_loss', 'swordsman_move', 'berserker_repeat', 'mercenary_maneuver', 'footman_maneuver', 'priest_play', 'footman_deploy')
ASK_BITS: Final = 4
ASK_MASK: Final = 15
def ask_draft_ban(number: i64) -> i64: return Ask.DRAFT_BAN | number << 4
def ask_draft_pick(taken: i64) -> i64: return Ask.DRAFT_PICK | taken << 4
def ask_choose_first_drafter(team: i64, bans: i64) -> i64: return Ask.CHOOSE_FIRST_DRAFTER | team << 4 | bans << 5
def choose_first_drafter_team(data: i64) -> i64: return data & 0x1
def choose_first_drafter_bans(data: i64) -> i64: return data >> 1 & 0x1
def ask_main_play(seat: i64) -> i64: return Ask.MAIN_PLAY | seat << 4
def ask_royal_guard_loss(attacker: i64, target: i64) -> i64: return Ask.ROYAL_GUARD_LOSS | attacker << 4 | target << 12
def royal_guard_loss_attacker(data: i64) -> i64: return data & 0xff
def royal_guard_loss_target(data: i64) -> i64: return data >> 8
def ask_swordsman_move(unit: i64) -> i64: return Ask.SWORDSMAN_MOVE | unit << 4
def ask_berserker_repeat(unit: i64) -> i64: return Ask.BERSERKER_REPEAT | unit << 4
def ask_mercenary_maneuver(unit: i64) -> i64: return Ask.MERCENARY_MANEUVER | unit << 4
def ask_footman_maneuver(coin: i64, first: i64, second: i64) -> i64: return Ask.FOOTMAN_MANEUVER | coin << 4 | first << 12 | second << 13
def footman_maneuver_coin(data: i64) -> i64: return data & 0xff
def footman_maneuver_first(data: i64) -> i64: return data >> 8 & 0x1
def footman_maneuver_second(data: i64) -> i64: return data >> 9 & 0x1
def ask_priest_play(seat: i64) -> i64: return Ask.PRIEST_PLAY | seat << 4
def ask_footman_deploy(seat: i64) -> i64: return Ask.FOOTMAN_DEPLOY | seat << 4
class What:
    CARD: Final = 0; FACTION: Final = 1; HOLDER: Final = 2; COIN: Final = 3
WHAT_NAMES: Final = ('card', 'faction', 'holder', 'coin')
WHAT_BITS: Final = 4
WHAT_MASK: Final = 15
def draw_coin(seat: i64) -> i64: return What.COIN | seat << 4
def coin_seat(what: i64) -> i64: return what >> 4
class Happened:
    DEALT: Final = 0; REVEALED: Final = 1; FIRST_DRAFTER: Final = 2; BANNED: Final = 3; PICKED: Final = 4; INITIATIVE: Final = 5
    ROUND_BEGAN: Final = 6; DREW: Final = 7; REFILLED: Final = 8; DEPLOYED: Final = 9; BOLSTERED: Final = 10; CLAIMED: Final = 11
    PASSED: Final = 12; RECRUITED: Final = 13; USED_TACTIC: Final = 14; MOVED: Final = 15; CONTROLLED: Final = 16; ATTACKED: Final = 17
    LOST_COIN: Final = 18; DESTROYED: Final = 19; PAID_COIN: Final = 20; PRIEST_DREW: Final = 21; DECLINED: Final = 22
    ROUND_ENDED: Final = 23; RESIGNED: Final = 24; ENDED: Final = 25
class No:
    NOTHING: Final = 0; NOBODY_THERE: Final = 1; FRIENDLY_TARGET: Final = 2; PARTNERS_TARGET: Final = 3; KNIGHT_PROTECTED: Final = 4
    OCCUPIED: Final = 5; NOT_CONTROLLED: Final = 6; ALREADY_ON_BOARD: Final = 7; TWO_FOOTMEN: Final = 8; SCOUT_NEXT_TO_FRIEND: Final = 9
    TYPE_USED_UP: Final = 10; NO_LOCATION: Final = 11; ALREADY_CONTROLLED: Final = 12; YOU_HOLD_INITIATIVE: Final = 13
    PARTNER_HOLDS_INITIATIVE: Final = 14; INITIATIVE_MOVED: Final = 15; LINE_BLOCKED: Final = 16; WAY_BLOCKED: Final = 17
    BEYOND_COMMAND: Final = 18; ARCHER_ATTACKS_BY_TACTIC: Final = 19; LANCER_ATTACKS_BY_TACTIC: Final = 20; NEEDS_TWO_FOOTMEN: Final = 21
    FOOTMEN_STUCK: Final = 22; GUARD_NOT_ADJACENT: Final = 23; GUARD_STANDS_STILL: Final = 24; GUARD_REVISED: Final = 25
    GUARD_TOO_FAR: Final = 26; BERSERKER_V2_NO_CONTROL: Final = 27; FOOTMAN_MUST: Final = 28
