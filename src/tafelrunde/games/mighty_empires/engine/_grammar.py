"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.rows import table_of
from tafelrunde.kernel.vectors import vec

SEAT_NAMES: Final = ('bear', 'eagle', 'griffin', 'lion', 'otter', 'stag', 'unicorn', 'falcon')
class Terrain:
    MOUNTAIN: Final = 0; VOLCANO: Final = 1; SWAMP: Final = 2; DESERT: Final = 3; TUNDRA: Final = 4; PLAINS: Final = 5; FOREST: Final = 6
    WOODLAND: Final = 7; HILLS: Final = 8; LAKE: Final = 9; FARMLAND: Final = 10; RIVER: Final = 11
TERRAIN_NAMES: Final = ('mountain', 'volcano', 'swamp', 'desert', 'tundra', 'plains', 'forest', 'woodland', 'hills', 'lake', 'farmland', 'river')
BATTLEFIELD_NAMES: Final = ('mountain', 'volcano', 'swamp', 'desert', 'tundra', 'plains_fields', 'dense_forest', 'woodland_plain', 'plains_hills', 'lake', 'plains_fields', 'river')
class Building:
    NONE: Final = 0; MINE: Final = 1; CASTLE: Final = 2; CITY: Final = 3; SPECIAL: Final = 4
BUILDING_NAMES: Final = ('none', 'mine', 'castle', 'city', 'special')
class Group:
    NONE: Final = 0; ELVES: Final = 1; DWARFS: Final = 2; RAIDERS: Final = 3; SKAVEN: Final = 4; UNDEAD: Final = 5
GROUP_NAMES: Final = ('none', 'elves', 'dwarfs', 'raiders_group', 'skaven', 'undead')
class Race:
    EMPIRE: Final = 0; BRETONNIA: Final = 1; LIZARDMEN: Final = 2; WOOD_ELVES: Final = 3; OGRE_KINGDOMS: Final = 4; CHAOS_DWARFS: Final = 5
    DOGS_OF_WAR: Final = 6; HIGH_ELVES: Final = 7; DARK_ELVES: Final = 8; DWARFS: Final = 9; CHAOS: Final = 10; DAEMONS: Final = 11
    ORCS_GOBLINS: Final = 12; BEASTMEN: Final = 13; SKAVEN: Final = 14; TOMB_KINGS: Final = 15; VAMPIRE_COUNTS: Final = 16
RACE_NAMES: Final = ('empire', 'bretonnia', 'lizardmen', 'wood_elves', 'ogre_kingdoms', 'chaos_dwarfs', 'dogs_of_war', 'high_elves', 'dark_elves', 'dwarfs', 'chaos', 'daemons', 'orcs_goblins', 'beastmen', 'skaven', 'tomb_kings', 'vampire_counts')
class Season:
    SPRING: Final = 0; SUMMER: Final = 1; AUTUMN: Final = 2; WINTER: Final = 3
SEASON_NAMES: Final = ('spring', 'summer', 'autumn', 'winter')
class Phase:
    SETUP_CAPITAL: Final = 0; SETUP_FIELDS: Final = 1; SPRING: Final = 2; EVENTS: Final = 3; INCOME: Final = 4; CHALLENGE: Final = 5
    BATTLE: Final = 6; BUILD: Final = 7; CHECK: Final = 8; AUTUMN: Final = 9; UNDEAD: Final = 10; WINTER: Final = 11; TAXES: Final = 12
    ENDED: Final = 13
PHASE_NAMES: Final = ('setup_capital', 'setup_fields', 'spring_equinox', 'events', 'income', 'challenge', 'battle', 'build', 'victory_check', 'autumn_equinox', 'undead_campaign', 'winter_events', 'taxes', 'ended')
class Result:
    DEFEAT: Final = 0; DRAW: Final = 1; NARROW: Final = 2; OVERWHELMING: Final = 3; MASSACRE: Final = 4
RESULT_NAMES: Final = ('defeat', 'draw', 'narrow', 'overwhelming', 'massacre')
class Spell:
    NONE: Final = 0; FIZZLE: Final = 1; PLENTY: Final = 2; VOID: Final = 3; EARTHQUAKE: Final = 4; DAM: Final = 5; TRANSMUTATION: Final = 6
    AUTUMN_FIZZLE: Final = 7; BLIGHT: Final = 8; FLOOD: Final = 9; VORTEX: Final = 10; FOG: Final = 11; TORNADO: Final = 12
SPELL_NAMES: Final = ('none', 'fizzle', 'plenty', 'void_of_chaos', 'earthquake', 'dam_river', 'transmutation', 'fizzle', 'blight', 'flood', 'vortex', 'death_fog', 'tornado')
class Weird:
    VOID: Final = 0; EARTHQUAKE: Final = 1; DAM: Final = 2; FOG: Final = 3
WEIRD_NAMES: Final = ('void_of_chaos', 'earthquake', 'dam_river', 'death_fog')
EXPIRY_NAMES: Final = ('spring', 'spring', 'spring', 'autumn_end')
class Event:
    FOOLS_GOLD: Final = 0; BUILDING_BOOM: Final = 1; DISASTER: Final = 2; ALL_OR_NOTHING: Final = 3; SCOUTS: Final = 4; DIPLOMACY: Final = 5
    LAND_GRAB: Final = 6; REINFORCEMENTS: Final = 7; ASSASSIN: Final = 8; SPIES: Final = 9; SABOTEURS: Final = 10; AGENT: Final = 11
EVENT_NAMES: Final = ('fools_gold', 'building_boom', 'disaster', 'all_or_nothing', 'scouts', 'diplomacy', 'land_grab', 'reinforcements', 'assassin', 'spies', 'saboteurs', 'agent')
class Winter:
    ZERO: Final = 0; ONE: Final = 1; DRAGONS: Final = 2; UPRISING: Final = 3; REBELLION: Final = 4; PLAGUE: Final = 5; RAIDERS: Final = 6
    REVENUE: Final = 7; HARVEST: Final = 8; RECOGNITION: Final = 9; FAMINE: Final = 10; REVOLUTION: Final = 11; TWELVE: Final = 12
WINTER_NAMES: Final = ('none', 'none', 'dragon_rage', 'uprising', 'rebellion', 'plague', 'raiders', 'increased_revenue', 'good_harvest', 'recognition', 'famine', 'revolution', 'dragon_rage')
class Stance:
    ASSAULT: Final = 0; HOLD: Final = 1; FLANK: Final = 2
STANCE_NAMES: Final = ('assault', 'hold', 'flank')
class General:
    LEAD: Final = 0; COMMAND: Final = 1
GENERAL_NAMES: Final = ('lead', 'command')
class Character:
    GENERAL: Final = 0; CHAMPION: Final = 1
CHARACTER_NAMES: Final = ('general', 'champion')
class Part:
    GOLD: Final = 0; REINFORCE: Final = 1; SIEGE: Final = 2; STANCE: Final = 3; GENERAL: Final = 4; HUNT: Final = 5; ASSASSIN: Final = 6
PART_NAMES: Final = ('gold', 'reinforce', 'siege', 'stance', 'general', 'hunt', 'assassin')
class Said:
    VP_OWN: Final = 0; VP_OWN_REST: Final = 1; VP_OTHER: Final = 2; VP_OTHER_REST: Final = 3; GOLD_OWN: Final = 4; GOLD_OTHER: Final = 5
    REINFORCE_OWN: Final = 6; REINFORCE_OTHER: Final = 7; SIEGE: Final = 8; HILL: Final = 9; DRAGON: Final = 10; ASSASSIN_OWN: Final = 11
    ASSASSIN_OTHER: Final = 12; FALLEN: Final = 13; ROUNDS: Final = 14
SAID_NAMES: Final = ('vp_own', 'vp_own_rest', 'vp_other', 'vp_other_rest', 'gold_own', 'gold_other', 'reinforce_own', 'reinforce_other', 'siege', 'hill', 'dragon', 'assassin_own', 'assassin_other', 'fallen', 'rounds')
class Stand:
    NOTHING: Final = 0; REPORTED: Final = 1; SIMULATE: Final = 2
STAND_NAMES: Final = ('nothing', 'reported', 'simulate')
class Fight:
    A: Final = 0; B: Final = 1; TILE: Final = 2; STAGE: Final = 3; MODE: Final = 4; ENDING: Final = 5; VP_A: Final = 6; VP_B: Final = 7
    WINTER: Final = 8; SIEGE: Final = 9; DRAGON: Final = 10; FORCED: Final = 11
FIGHT_NAMES: Final = ('a', 'b', 'tile', 'stage', 'mode', 'ending', 'vp_a', 'vp_b', 'winter', 'siege', 'dragon', 'forced')
class Stage:
    MODE_A: Final = 0; MODE_B: Final = 1; CONCEDE_A: Final = 2; CONCEDE_B: Final = 3; MUSTER_A: Final = 4; MUSTER_B: Final = 5
    ORDERS: Final = 6; TABLE: Final = 7; SETTLED: Final = 8
STAGE_NAMES: Final = ('mode', 'mode', 'concede', 'concede', 'muster', 'muster', 'orders', 'to_be_played', 'settled')
class Ending:
    NONE: Final = 0; FOUGHT: Final = 1; CONCEDED_A: Final = 2; CONCEDED_B: Final = 3; UNPLAYED: Final = 4
ENDING_NAMES: Final = ('none', 'fought', 'conceded', 'conceded', 'unplayed')
class Answer:
    FIGHT: Final = 0; CONCEDE: Final = 1; TO: Final = 2
ANSWER_NAMES: Final = ('fight', 'concede', 'to')
class Before:
    SETTLE: Final = 0; FIGHT: Final = 1; MUSTER: Final = 2; ORDER: Final = 3
BEFORE_NAMES: Final = ('settle', 'fight', 'muster', 'order')
class Mode:
    SIM: Final = 0; TABLE: Final = 1; MIXED: Final = 2
MODE_NAMES: Final = ('sim', 'table', 'mixed')
class Founding:
    SECRET_HOME: Final = 0; SECRET_FREE: Final = 1; SLOTS: Final = 2
FOUNDING_NAMES: Final = ('secret_home', 'secret_free', 'slots')
class Joint:
    AVERAGE: Final = 0; BEST: Final = 1; SUM_MAX5: Final = 2; SUM: Final = 3
JOINT_NAMES: Final = ('average', 'best', 'sum_max5', 'sum')
class Turns:
    SMALLEST_FIRST: Final = 0; LARGEST_FIRST: Final = 1; BY_RESULT: Final = 2
TURNS_NAMES: Final = ('smallest_first', 'largest_first', 'by_result')
class Wear:
    DOUBLES: Final = 0; ANY_PAIR: Final = 1; OFF: Final = 2
WEAR_NAMES: Final = ('double_river_triple_mountain', 'any_pair', 'off')
class Windfalls:
    HARVEST: Final = 0; NONE: Final = 1; ALL: Final = 2
WINDFALLS_NAMES: Final = ('harvest', 'none', 'all')
class Status:
    ACTIVE: Final = 0; IDLE: Final = 1; OUT: Final = 2; ARRIVING: Final = 3
STATUS_NAMES: Final = ('active', 'idle', 'out', 'arriving')
class Stream:
    MAP: Final = 0; SETUP: Final = 1; ORDER: Final = 2; EVENTS: Final = 3; INCOME: Final = 4; BATTLE: Final = 5; BUILD: Final = 6
    SPELLS: Final = 7; UNDEAD: Final = 8; WINTER: Final = 9; TAX: Final = 10
STREAM_NAMES: Final = ('map', 'setup', 'order', 'events', 'income', 'battle', 'build', 'spells', 'undead', 'winter', 'tax')
class Reason:
    NONE: Final = 0; POINTS: Final = 1; ROUNDS: Final = 2; LAST: Final = 3
REASON_NAMES: Final = ('none', 'victory_points', 'round_limit', 'last_realm')
class Cause:
    DISASTER: Final = 0; SABOTEURS: Final = 1; FLOOD: Final = 2; VORTEX: Final = 3; TORNADO: Final = 4; DRAGON: Final = 5
    EXHAUSTED: Final = 6; RAZED: Final = 7; DEMOLISHED: Final = 8; OCCUPIED: Final = 9; CONQUERED: Final = 10; REBELLION: Final = 11
    REVOLUTION: Final = 12; START: Final = 13; WITHDRAWN: Final = 14; TAKEN: Final = 15
CAUSE_NAMES: Final = ('disaster', 'saboteurs', 'flood', 'vortex', 'tornado', 'dragon', 'exhausted', 'razed', 'demolished', 'occupied', 'conquered', 'rebellion', 'revolution', 'start', 'withdrawn', 'taken')
class Purse:
    MINE: Final = 0; TAX: Final = 1; RAID: Final = 2; RAZE: Final = 3; REVENUE: Final = 4; HARVEST: Final = 5; RECOGNITION: Final = 6
    SPELL: Final = 7; TRANSMUTATION: Final = 8; ARMY: Final = 9; REINFORCEMENTS: Final = 10; SIEGE: Final = 11; PLENTY: Final = 12
    START: Final = 13; EXTRA: Final = 14; CORRECTION: Final = 15
PURSE_NAMES: Final = ('mine', 'tax', 'raid', 'raze', 'increased_revenue', 'good_harvest', 'recognition', 'spell', 'transmutation', 'army', 'reinforcements', 'siege', 'plenty', 'start', 'extra_battle', 'correction')
class Passed:
    CAST: Final = 0; REROLL: Final = 1; CONCEDE: Final = 2; MOVE_SEAT: Final = 3; CHALLENGE: Final = 4
PASSED_NAMES: Final = ('no_spell', 'no_reroll', 'no_concession', 'no_move', 'no_challenge')
class Untaxed:
    PAYS: Final = 0; ISOLATED: Final = 1; FOG: Final = 2; RAIDED: Final = 3; DRAGON: Final = 4; NOTHING: Final = 5
UNTAXED_NAMES: Final = ('pays', 'isolated', 'fog', 'raided', 'dragon', 'nothing')
class Halving:
    UPRISING: Final = 0; FAMINE: Final = 1; BLIGHT: Final = 2
HALVING_NAMES: Final = ('uprising', 'famine', 'blight')
class Matter:
    OWNER: Final = 0; BUILDING: Final = 1; SPECIAL: Final = 2; CAPITAL: Final = 3; GOLD: Final = 4; RP: Final = 5; WINTER_RP: Final = 6
    MARKERS: Final = 7; EFFECT: Final = 8; PLAGUE: Final = 9; EXHAUSTED: Final = 10; DRAGON: Final = 11; EVENT: Final = 12
    PAIRING: Final = 13; RESULT: Final = 14; ROUND: Final = 15; PHASE: Final = 16; RACE: Final = 17; QUALITY: Final = 18; OPTION: Final = 19
MATTER_NAMES: Final = ('owner', 'building', 'special', 'capital', 'gold', 'rp', 'winter_rp', 'markers', 'effect', 'plague', 'exhausted', 'dragon', 'event', 'pairing', 'result', 'round', 'phase', 'race', 'quality', 'option')
CHANGEABLE_NAMES: Final = ('battle_mode', 'start_season', 'max_rounds', 'vp_target', 'pairing', 'most_battles', 'multi_battle_rp', 'rp_carry_over', 'build_order', 'event_repeat', 'mine_exhaustion', 'rebuild_exhausted', 'allow_demolish', 'dragon_spread', 'revolution_hits_capital', 'winter_ranking', 'isolated_mines_pay', 'volcano_surcharge', 'dragon_guards', 'hoard_total_3', 'hoard_as_tower', 'loser_barred', 'skaven_strict', 'elimination', 'component_limits', 'extra_battles', 'assassin_wounds', 'unplayed_rp', 'largest_bonus', 'seasons', 'race_rules', 'most_reinforced', 'dwarf_castle_mine', 'beastmen_raiders', 'undead_windfalls', 'seal_gold')
EMPTY: Final = -1
SEATS: Final = 8
MOST_TILES: Final = 200
EFFECTS: Final = 4
TAX_DICE: Final[list[i64]] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]
TAX_GOLD: Final[list[i64]] = [0, 0, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10]
CITY_TAX: Final = 10
SUPPLY: Final[list[i64]] = [0, 12, 24, 12]
RACE_GROUP: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 4, 5, 5]
BASE_ARMY: Final[list[i64]] = [1000, 1000, 1500, 1500, 1500, 2000, 2000, 2500]
BATTLE_ROUNDS: Final[list[i64]] = [4, 4, 5, 5, 5, 6, 6, 6]
WINTER_ARMY: Final = 1000
WINTER_ROUNDS: Final = 4
RESULT_RP: Final[list[i64]] = [1, 2, 3, 4, 5]
NARROW_FROM: Final = 61
OVERWHELMING_FROM: Final = 151
MASSACRE_FROM: Final = 401
ALL_OR_NOTHING_RP: Final = 2
SPELL_COST: Final = 100
MINE_GOLD: Final = 10
LOOT_GOLD: Final = 10
REVENUE_GOLD: Final = 50
HARVEST_GOLD: Final = 10
TRANSMUTED_GOLD: Final = 100
EXTRA_GOLD: Final = 50
PLAGUE_POINTS: Final = 100
OCCUPY_COST: Final = 2
DWARF_OCCUPY_COST: Final = 3
CONQUER_COST: Final = 3
RAIDERS_CONQUER_COST: Final = 2
MOST_BOUGHT: Final = 250
GOLD_STEP: Final = 10
REINFORCE_FREE: Final = 70
SIEGE_STEP: Final = 50
MOST_SIEGE: Final = 2
MARKER_POINTS: Final = 3
HOARD_POINTS: Final = 3
GROUND: Final[list[i64]] = [-4, 4, 0, 0, -4, 4, -18, -12, -14, 3, -3, 0, 0, 3, 0, 2, 3, 0, -4, 0, 4, 0, 0, 3, 0, 4, 2, 0, 3, -4, 2, 3, 0, 0, 3, 0]
BEATS: Final[list[i64]] = [2, 0, 1]
TEMPO: Final[list[i64]] = [10, -10, 0]
BASES: Final[list[i64]] = [1000, 1500, 2000, 2500]
EXTRAS: Final[list[i64]] = [0, 100, 250]
ATTRITION_TO: Final[list[i64]] = [1000, 1500, 2000]
ATTRITION: Final[list[i64]] = [115, 85, 65, 60]
DAMAGE_SHARE: Final = 70000000
FORTUNE: Final = 5
FORTUNE_MEAN: Final = 7
MATCHUP: Final = 8
LEADING: Final = 8
LEADERLESS: Final = 10
NO_CHAMPION: Final = 4
FIRST_TURN: Final = 10
SCOUTED: Final = 6
SPIED: Final = 6
SIEGE_MALUS: Final[list[i64]] = [20, 12, 4]
RIVER_MALUS: Final = 6
RIVER_ROUNDS: Final = 2
LEAST_MODIFIER: Final = 20
ASSASSIN_FROM: Final = 4
FALLS_LEADING: Final = 11
FALLS_COMMANDING: Final = 12
GENERAL_VP: Final = 100
GENERAL_POINTS: Final = 100
CHAMPION_POINTS: Final = 75
BREAK_VP: Final = 100
BREAK_AT: Final = 50
BREAK_LEADERLESS: Final = 40
LAVA_FROM: Final = 5
LAVA_LOSS: Final = 20
BREATH_LOSS: Final = 5
DRAGON_HITS: Final = 150
DRAGON_VP: Final = 100
HUNT_SHARE: Final = 30
HILL_VP: Final = 150
HILL_ARMY: Final = 50
HILL_HOLD: Final = 2
HILL_BROKEN: Final = 50
PARTS: Final = 7
ORDER: Final = 8
SEALED: Final = 7
REPORT: Final = 15
REPORT_ROW: Final = 32
SAY: Final = 15
SAY_WRITTEN: Final = 16
SAY_DRAFT: Final = 17
FIGHT: Final = 12
RULES: Final = 43
MOST_VALUE: Final = 8191
EXPECTED_RP: Final[vec[vec[i64]]] = table_of([[229, 229, 234, 234, 237, 237, 240, 240], [274, 190, 268, 205, 262, 215, 261, 223], [331, 151, 313, 173, 300, 186, 292, 198]])
class Options:
    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players: i64 = values[0]
        self.battle_mode: i64 = values[1]
        self.offset: i64 = values[2]
        self.max_rounds: i64 = values[3]
        self.vp_target: i64 = values[4]
        self.founding: i64 = values[5]
        self.min_distance: i64 = values[6]
        self.start_gold: i64 = values[7]
        self.start_fields: i64 = values[8]
        self.open_pairing: bool = values[9] == 1
        self.most_battles: i64 = values[10]
        self.multi_battle: i64 = values[11]
        self.carry_over: bool = values[12] == 1
        self.build_order: i64 = values[13]
        self.no_repeat: bool = values[14] == 1
        self.exhaustion: i64 = values[15]
        self.rebuild_exhausted: bool = values[16] == 1
        self.allow_demolish: bool = values[17] == 1
        self.one_step: bool = values[18] == 1
        self.revolution_hits_capital: bool = values[19] == 1
        self.ranks_now: bool = values[20] == 1
        self.isolated_mines_pay: bool = values[21] == 1
        self.volcano_surcharge: bool = values[22] == 1
        self.dragon_guards: bool = values[23] == 1
        self.hoard_total_3: bool = values[24] == 1
        self.hoard_as_tower: bool = values[25] == 1
        self.loser_barred: bool = values[26] == 1
        self.skaven_strict: bool = values[27] == 1
        self.elimination: bool = values[28] == 1
        self.component_limits: bool = values[29] == 1
        self.extra_battles: bool = values[30] == 1
        self.assassin_wounds: bool = values[31] == 1
        self.unplayed_rp: i64 = values[32]
        self.largest_bonus: i64 = values[33]
        self.seasons: bool = values[34] == 1
        self.race_rules: bool = values[35] == 1
        self.most_reinforced: i64 = values[36]
        self.dwarf_castle_mine: bool = values[37] == 1
        self.beastmen_raiders: bool = values[38] == 1
        self.undead_windfalls: i64 = values[39]
        self.seal_gold: bool = values[40] == 2
        self.vacant: i64 = values[41]
        self.pledges_next: bool = values[42] == 1
class Taste:
    def __init__(self, given: dict[str, int]) -> None:
        self.rp: i64 = given.get("rp", 500); self.kept: i64 = given.get("kept", 350); self.castle: i64 = given.get("castle", 60)
        self.border_castle: i64 = given.get("border_castle", 60); self.city_to_be: i64 = given.get("city_to_be", 330)
        self.capital: i64 = given.get("capital", 700); self.seat: i64 = given.get("seat", 900); self.shield: i64 = given.get("shield", 130)
        self.volcano_next: i64 = given.get("volcano_next", 450); self.volcano_near: i64 = given.get("volcano_near", 150)
        self.volcano_ring: i64 = given.get("volcano_ring", 0); self.volcano_guard: i64 = given.get("volcano_guard", 0)
        self.volcano_cut: i64 = given.get("volcano_cut", 0); self.hunting_ground: i64 = given.get("hunting_ground", 180)
        self.land: i64 = given.get("land", 30); self.early_land: i64 = given.get("early_land", 0)
        self.largest: i64 = given.get("largest", 0); self.exposed: i64 = given.get("exposed", 20)
        self.diplomacy: i64 = given.get("diplomacy", 60); self.honour: i64 = given.get("honour", 1000)
        self.rival: i64 = given.get("rival", 80); self.near_goal: i64 = given.get("near_goal", 30)
        self.bought: i64 = given.get("bought", 50); self.taken: i64 = given.get("taken", 60); self.risk: i64 = given.get("risk", 5)
        self.scouts: i64 = given.get("scouts", 5); self.spies: i64 = given.get("spies", 8); self.assassin: i64 = given.get("assassin", 8)
        self.river: i64 = given.get("river", 2); self.gold_last: i64 = given.get("gold_last", 100)
        self.gold_more: i64 = given.get("gold_more", 45); self.gold_most: i64 = given.get("gold_most", 300)
        self.gold_plenty: i64 = given.get("gold_plenty", 50); self.gold_surplus: i64 = given.get("gold_surplus", 30)
        self.site_tax: i64 = given.get("site_tax", 10); self.site_volcano: i64 = given.get("site_volcano", 30)
        self.site_foreign: i64 = given.get("site_foreign", 14); self.site_centre: i64 = given.get("site_centre", 4)
        self.site_mine: i64 = given.get("site_mine", 25); self.site_dwarf_mountain: i64 = given.get("site_dwarf_mountain", 90)
        self.site_river_field: i64 = given.get("site_river_field", 40); self.site_mountain_field: i64 = given.get("site_mountain_field", 30)
        self.site_step: i64 = given.get("site_step", 14); self.site_apart: i64 = given.get("site_apart", 3)
        self.command_lead: i64 = given.get("command_lead", 200); self.clear_lead: i64 = given.get("clear_lead", 150)
        self.flank_ahead: i64 = given.get("flank_ahead", 50); self.hold_behind: i64 = given.get("hold_behind", 45)
        self.assault_behind: i64 = given.get("assault_behind", 0); self.big_army: i64 = given.get("big_army", 2000)
        self.city: i64 = given.get("city", 100); self.tax: i64 = given.get("tax", 100); self.trust: i64 = given.get("trust", 100)
        self.special: i64 = given.get("special", 100); self.mine: i64 = given.get("mine", 100)
        self.mine_space: i64 = given.get("mine_space", 60); self.hoard: i64 = given.get("hoard", 100)
        self.all_or_nothing: i64 = given.get("all_or_nothing", 100); self.land_grab: i64 = given.get("land_grab", 100)
        self.building_boom: i64 = given.get("building_boom", 100); self.reinforcements: i64 = given.get("reinforcements", 100)
        self.fools_gold: i64 = given.get("fools_gold", 100); self.disaster: i64 = given.get("disaster", 100)
        self.saboteurs: i64 = given.get("saboteurs", 100)
class Do:
    CAPITAL: Final = 0x10000; FIELD: Final = 0x20000; NO: Final = 0x30000; YES: Final = 0x40000; TARGET: Final = 0x50000
    EVENT: Final = 0x60000; AT_SEAT: Final = 0x70000; AT_BUILD: Final = 0x80000; AT_NOTHING: Final = 0x8ffff; AT_TILE: Final = 0x90000
    VICTIM: Final = 0xa0000; CHALLENGE: Final = 0xb0000; GROUND: Final = 0xc0000; PART: Final = 0xd0000; SETTLE: Final = 0xe0000
    CONCEDE: Final = 0xf0000; REPORT: Final = 0x100000; SAY: Final = 0x110000; CONFIRM: Final = 0x120000; SIMULATE: Final = 0x130000
    OCCUPY: Final = 0x140000; CONQUER: Final = 0x150000; BUILD: Final = 0x160000; FOUND: Final = 0x170000; RAID: Final = 0x180000
    DEMOLISH: Final = 0x190000; END: Final = 0x1a0000; MOVE_SEAT: Final = 0x1b0000; REBEL: Final = 0x1c0000
DO_NAMES: Final = ('capital', 'field', 'no', 'yes', 'target', 'event', 'at_seat', 'at_build', 'at_nothing', 'at_tile', 'victim', 'challenge', 'ground', 'part', 'settle', 'concede', 'report', 'say', 'confirm', 'simulate', 'occupy', 'conquer', 'build', 'found', 'raid', 'demolish', 'end', 'move_seat', 'rebel')
def kind_of(action: i64) -> i64: return action & ~0xffff
def do_capital(tile: i64) -> i64: return Do.CAPITAL | tile
def tile_of(action: i64) -> i64: return action & 0x1fff
def do_field(tile: i64) -> i64: return Do.FIELD | tile
def do_target(tile: i64) -> i64: return Do.TARGET | tile
def do_event(event: i64) -> i64: return Do.EVENT | event
def event_event(action: i64) -> i64: return action & 0xf
def do_at_seat(seat: i64) -> i64: return Do.AT_SEAT | seat
def seat_of(action: i64) -> i64: return action & 0xf
def do_at_build(site: i64, building: i64) -> i64: return Do.AT_BUILD | site << 3 | building
def site_of(action: i64) -> i64: return action >> 3 & 0x1fff
def building_of(action: i64) -> i64: return action & 0x7
def do_at_tile(tile: i64) -> i64: return Do.AT_TILE | tile
def do_victim(seat: i64) -> i64: return Do.VICTIM | seat
def do_challenge(seat: i64) -> i64: return Do.CHALLENGE | seat
def do_ground(tile: i64) -> i64: return Do.GROUND | tile
def do_part(part: i64, value: i64) -> i64: return Do.PART | part << 13 | value
def part_part(action: i64) -> i64: return action >> 13 & 0x7
def part_value(action: i64) -> i64: return action & 0x1fff
def do_settle(simulated: i64) -> i64: return Do.SETTLE | simulated
def settle_simulated(action: i64) -> i64: return action & 0x1
def do_concede(how: i64) -> i64: return Do.CONCEDE | how
def concede_how(action: i64) -> i64: return action & 0xf
def do_report(seat: i64) -> i64: return Do.REPORT | seat
def do_say(value: i64) -> i64: return Do.SAY | value
def say_value(action: i64) -> i64: return action & 0xffff
def do_confirm(seat: i64) -> i64: return Do.CONFIRM | seat
def do_simulate(seat: i64) -> i64: return Do.SIMULATE | seat
def do_occupy(tile: i64) -> i64: return Do.OCCUPY | tile
def do_conquer(tile: i64) -> i64: return Do.CONQUER | tile
def do_build(site: i64, building: i64) -> i64: return Do.BUILD | site << 3 | building
def do_found(tile: i64) -> i64: return Do.FOUND | tile
def do_demolish(tile: i64) -> i64: return Do.DEMOLISH | tile
def do_move_seat(yes: i64) -> i64: return Do.MOVE_SEAT | yes
def move_seat_yes(action: i64) -> i64: return action & 0x1
def do_rebel(tile: i64) -> i64: return Do.REBEL | tile
class Ask:
    CAPITAL: Final = 0; RECHOOSE: Final = 1; FIELD: Final = 2; PHASE: Final = 3; CAST: Final = 4; REROLL: Final = 5; TARGET: Final = 6
    EVENT: Final = 7; EVENT_SEAT: Final = 8; EVENT_BUILD: Final = 9; EVENT_TILE: Final = 10; AGENT: Final = 11; CHALLENGE: Final = 12
    GROUND: Final = 13; BATTLES: Final = 14; BUILD: Final = 15; NEW_CAPITAL: Final = 16; MOVE_SEAT: Final = 17; CAMPAIGN: Final = 18
    WINTER: Final = 19; REBEL: Final = 20; AFTER: Final = 21
ASK_NAMES: Final = ('capital', 'rechoose', 'field', 'phase', 'cast', 'reroll', 'target', 'event', 'event_seat', 'event_build', 'event_tile', 'agent', 'challenge', 'ground', 'battles', 'build', 'new_capital', 'move_seat', 'campaign', 'winter', 'rebel', 'after')
ASK_BITS: Final = 6
ASK_MASK: Final = 63
def ask_rechoose(position: i64) -> i64: return Ask.RECHOOSE | position << 6
def ask_phase(phase: i64) -> i64: return Ask.PHASE | phase << 6
def ask_cast(position: i64) -> i64: return Ask.CAST | position << 6
def ask_reroll(seat: i64, spell: i64) -> i64: return Ask.REROLL | seat << 6 | spell << 10
def reroll_seat(data: i64) -> i64: return data & 0xf
def reroll_spell(data: i64) -> i64: return data >> 4
def ask_target(seat: i64, spell: i64) -> i64: return Ask.TARGET | seat << 6 | spell << 10
def target_seat(data: i64) -> i64: return data & 0xf
def target_spell(data: i64) -> i64: return data >> 4
def ask_event(position: i64) -> i64: return Ask.EVENT | position << 6
def ask_event_seat(seat: i64, event: i64) -> i64: return Ask.EVENT_SEAT | seat << 6 | event << 10
def event_seat_seat(data: i64) -> i64: return data & 0xf
def event_seat_event(data: i64) -> i64: return data >> 4
def ask_event_build(seat: i64) -> i64: return Ask.EVENT_BUILD | seat << 6
def ask_event_tile(seat: i64) -> i64: return Ask.EVENT_TILE | seat << 6
def ask_agent(seat: i64) -> i64: return Ask.AGENT | seat << 6
def ask_challenge(turn: i64) -> i64: return Ask.CHALLENGE | turn << 6
def ask_ground(seat: i64, other: i64) -> i64: return Ask.GROUND | seat << 6 | other << 10
def ground_seat(data: i64) -> i64: return data & 0xf
def ground_other(data: i64) -> i64: return data >> 4
def ask_build(seat: i64, counts: i64) -> i64: return Ask.BUILD | seat << 6 | counts << 10
def build_seat(data: i64) -> i64: return data & 0xf
def build_counts(data: i64) -> i64: return data >> 4
def ask_new_capital(seat: i64) -> i64: return Ask.NEW_CAPITAL | seat << 6
def ask_move_seat(seat: i64, tile: i64) -> i64: return Ask.MOVE_SEAT | seat << 6 | tile << 10
def move_seat_seat(data: i64) -> i64: return data & 0xf
def move_seat_tile(data: i64) -> i64: return data >> 4
def ask_campaign(position: i64) -> i64: return Ask.CAMPAIGN | position << 6
def ask_winter(position: i64) -> i64: return Ask.WINTER | position << 6
def ask_rebel(seat: i64) -> i64: return Ask.REBEL | seat << 6
def ask_after(battle: i64) -> i64: return Ask.AFTER | battle << 6
class What:
    TEMPLATE: Final = 0; OPEN: Final = 1; WILD: Final = 2; PAIR: Final = 3; PALETTE: Final = 4; TILE: Final = 5; PLACE: Final = 6
    RACE: Final = 7; HOME: Final = 8; LOT: Final = 9; IDLE: Final = 10; SPELL: Final = 11; DISTANCE: Final = 12; DIRECTION: Final = 13
    DESTROY: Final = 14; GOLD: Final = 15; TAX: Final = 16; MINE: Final = 17; AGENT: Final = 18; WINTER: Final = 19; DRAGONS: Final = 20
    RAIDERS: Final = 21; FIRST: Final = 22; ASSASSIN: Final = 23; FORTUNE: Final = 24; ATTACK: Final = 25; LAVA: Final = 26
    PREY: Final = 27; BREATH: Final = 28; FALL: Final = 29; HILL: Final = 30; VOLCANO: Final = 31; NEAREST: Final = 32
WHAT_NAMES: Final = ('template', 'open', 'wild', 'pair', 'palette', 'tile', 'place', 'race', 'home', 'lot', 'idle', 'spell', 'distance', 'direction', 'destroy', 'gold', 'tax', 'mine', 'agent', 'winter', 'dragons', 'raiders', 'first', 'assassin', 'fortune', 'attack', 'lava', 'prey', 'breath', 'fall', 'hill', 'volcano', 'nearest')
WHAT_BITS: Final = 6
WHAT_MASK: Final = 63
def stream_key(purpose: i64, year: i64, number: i64, index: i64, fresh: i64) -> i64: return purpose | year << 4 | number << 10 | index << 16 | fresh << 23
def stream_key_purpose(packed: i64) -> i64: return packed & 0xf
def stream_key_year(packed: i64) -> i64: return packed >> 4 & 0x3f
def stream_key_number(packed: i64) -> i64: return packed >> 10 & 0x3f
def stream_key_index(packed: i64) -> i64: return packed >> 16 & 0x7f
def stream_key_fresh(packed: i64) -> i64: return packed >> 23
def throw(what: i64, stream: i64, place: i64) -> i64: return what | stream << 6 | place << 46
def throw_what(packed: i64) -> i64: return packed & 0x3f
def throw_stream(packed: i64) -> i64: return packed >> 6 & 0xffffffffff
def throw_place(packed: i64) -> i64: return packed >> 46
def thrown(first: i64, second: i64, third: i64) -> i64: return first | second << 3 | third << 6
def thrown_first(packed: i64) -> i64: return packed & 0x7
def thrown_second(packed: i64) -> i64: return packed >> 3 & 0x7
def thrown_third(packed: i64) -> i64: return packed >> 6 & 0x7
def standing(castles: i64, cities: i64, size: i64) -> i64: return castles | cities << 10 | size << 20
def standing_castles(packed: i64) -> i64: return packed & 0x3ff
def standing_cities(packed: i64) -> i64: return packed >> 10 & 0x3ff
def standing_size(packed: i64) -> i64: return packed >> 20
def prize(winner: i64, loser: i64) -> i64: return winner | loser << 4
def prize_winner(packed: i64) -> i64: return packed & 0xf
def prize_loser(packed: i64) -> i64: return packed >> 4
def reporter(side: i64, battle: i64) -> i64: return side | battle << 1
def reporter_side(packed: i64) -> i64: return packed & 0x1
def reporter_battle(packed: i64) -> i64: return packed >> 1
def generals(own: i64, other: i64) -> i64: return own | other << 1
def generals_own(packed: i64) -> i64: return packed & 0x1
def generals_other(packed: i64) -> i64: return packed >> 1 & 0x1
def setting(value: i64, option: i64) -> i64: return value | option << 20
def setting_value(packed: i64) -> i64: return packed & 0xfffff
def setting_option(packed: i64) -> i64: return packed >> 20
def moment(ask: i64, seat: i64, number: i64, winter: i64, year: i64) -> i64: return ask | seat << 6 | number << 10 | winter << 16 | year << 17
def moment_ask(packed: i64) -> i64: return packed & 0x3f
def moment_seat(packed: i64) -> i64: return packed >> 6 & 0xf
def moment_number(packed: i64) -> i64: return packed >> 10 & 0x3f
def moment_winter(packed: i64) -> i64: return packed >> 16 & 0x1
def moment_year(packed: i64) -> i64: return packed >> 17
class Happened:
    MAP: Final = 0; RACE: Final = 1; HOME: Final = 2; CHOSE: Final = 3; CAPITAL: Final = 4; TAKEN: Final = 5; ROUND: Final = 6
    WINTER: Final = 7; RANKED: Final = 8; LEAD: Final = 9; PHASE: Final = 10; EXPIRED: Final = 11; CAST: Final = 12; SPELL_DIE: Final = 13
    SPELL_AT: Final = 14; EFFECT: Final = 15; HALVED: Final = 16; VORTEX: Final = 17; EVENT: Final = 18; DIE: Final = 19
    DESTROYED: Final = 20; BUILT: Final = 21; AGENT: Final = 22; MINE: Final = 23; GOLD: Final = 24; CHALLENGE: Final = 25; IDLE: Final = 26
    SETTLE: Final = 27; SEALED: Final = 28; CONCEDED: Final = 29; ARMY: Final = 30; FIRST_TURN: Final = 31; ASSASSIN: Final = 32
    FORTUNE: Final = 33; BATTLE_ROUND: Final = 34; HAZARD: Final = 35; GENERAL: Final = 36; BROKE: Final = 37; DRAGON: Final = 38
    HILL: Final = 39; RESULT: Final = 40; REPORTED: Final = 41; CONFIRMED: Final = 42; WANTS_SIMULATION: Final = 43; UNPLAYED: Final = 44
    RP: Final = 45; SPENT: Final = 46; ENDED_TURN: Final = 47; MARKER: Final = 48; CAPITAL_LOST: Final = 49; NEW_CAPITAL: Final = 50
    WINTER_ROLL: Final = 51; NO_EFFECT: Final = 52; DRAGON_STEP: Final = 53; DRAGON_LOST: Final = 54; RAIDED: Final = 55; TAX: Final = 56
    TAXES: Final = 57; REVOLT: Final = 58; PLAGUE: Final = 59; WINTER_RP: Final = 60; SCORE: Final = 61; WITHDRAWN: Final = 62
    ABSENCE: Final = 63; JOINED: Final = 64; CORRECTED: Final = 65; FRESH: Final = 66; RP_DUE: Final = 67; DOUBTFUL: Final = 68
    PAIRED: Final = 69; OPTION: Final = 70; PASSED: Final = 71; MUSTERED: Final = 72; ENDED: Final = 73
class No:
    NOTHING: Final = 0; NO_POINTS: Final = 1; BUILD_SUPPLY: Final = 2; NOT_YOURS: Final = 3; YOURS_ALREADY: Final = 4
    NOT_ADJACENT: Final = 5; CAPITAL_VOLCANO: Final = 6; CAPITAL_MOUNTAIN: Final = 7; TILE_OWNED: Final = 8; CAPITAL_HOME: Final = 9
    FIELD_VOLCANO: Final = 10; FIELD_NOT_ADJACENT: Final = 11; FIELD_HOME: Final = 12; GOLD_TREASURY: Final = 13
    CONFIRM_COMMITTED: Final = 14; CONFIRM_UNPAYABLE: Final = 15; BOOM_CAPITAL: Final = 16; CAST_NO_SPECIAL: Final = 17
    CAST_NO_GOLD: Final = 18; TARGET_DAM: Final = 19; TARGET_PLENTY: Final = 20; TILE_VOID: Final = 21; TARGET_VOID: Final = 22
    GROUND_VOID: Final = 23; TARGET_EARTHQUAKE: Final = 24; TARGET_FLOOD: Final = 25; TILE_FOG: Final = 26; BUILD_FOG: Final = 27
    GROUND_FOG: Final = 28; TARGET_TRANSMUTATION: Final = 29; TARGET_BLIGHT: Final = 30; REBEL_CAPITAL: Final = 31
    REBEL_NOTHING: Final = 32; EVENT_REPEATED: Final = 33; EVENT_SELF: Final = 34; EVENT_OUT: Final = 35; EVENT_TAKEN: Final = 36
    BOOM_SPECIAL: Final = 37; SABOTAGE_OWN: Final = 38; SABOTAGE_FREE: Final = 39; SABOTAGE_EMPTY: Final = 40; CHALLENGE_FORCED: Final = 41
    AGENT_TARGET: Final = 42; AGENT_ABSENT: Final = 43; CHALLENGE_BARRED: Final = 44; AGENT_BARRED: Final = 45
    REINFORCE_NO_EVENT: Final = 46; REINFORCE_LIMIT: Final = 47; REPORT_NO_REINFORCEMENTS: Final = 48; MINE_EXHAUSTED: Final = 49
    CHALLENGE_SELF: Final = 50; CHALLENGE_IDLE: Final = 51; CHALLENGE_OUT: Final = 52; CHALLENGE_MOST: Final = 53
    CHALLENGE_FREE_FIRST: Final = 54; GROUND_OWN: Final = 55; GROUND_THIRD: Final = 56; REPORT_ROUNDS: Final = 57; GOLD_LIMIT: Final = 58
    GOLD_STEP: Final = 59; MUSTER_ONLY_GOLD: Final = 60; GOLD_MUSTERED: Final = 61; TABLE_ONLY_GOLD: Final = 62; SEAL_FIRST: Final = 63
    MUSTER_FIRST: Final = 64; MUSTER_SEALED: Final = 65; MUSTER_DONE: Final = 66; SIEGE_AMOUNT: Final = 67; SIEGE_NONE: Final = 68
    SIEGE_DEFENDER: Final = 69; HUNT_NO_DRAGON: Final = 70; NO_DRAGON: Final = 71; HILL_NO_MOUNTAIN: Final = 72
    ASSASSIN_NO_EVENT: Final = 73; REPORT_NO_ASSASSIN: Final = 74; CONCEDE_REPORTED: Final = 75; FIGHT_FIRST: Final = 76
    CONCEDE_TOO_LATE: Final = 77; BATTLE_SETTLED: Final = 78; GOLD_LEFT: Final = 79; STANCE_MISSING: Final = 80; GENERAL_MISSING: Final = 81
    OCCUPY_POINTS: Final = 82; OCCUPY_OWNED: Final = 83; CONQUER_FREE: Final = 84; CONQUER_POINTS: Final = 85; NOT_FOUGHT: Final = 86
    NOT_WON: Final = 87; LOST_TO: Final = 88; OCCUPY_FIRST: Final = 89; CONQUER_FIRST: Final = 90; OCCUPY_LOST: Final = 91
    OCCUPY_DRAGON: Final = 92; DEMOLISH_OFF: Final = 93; MINE_TERRAIN: Final = 94; CITY_NEEDS_CASTLE: Final = 95
    DEMOLISH_NOTHING: Final = 96; SLOT_TAKEN: Final = 97; NOT_PLAYED: Final = 98; CITY_MOUNTAIN: Final = 99; CITY_RAIDERS: Final = 100
    BUILD_SKAVEN: Final = 101; CONQUER_SKAVEN: Final = 102; CONQUER_SKAVEN_STRICT: Final = 103; BEATEN_ELSEWHERE: Final = 104
    SPECIAL_ONCE: Final = 105; BUILD_VOLCANO: Final = 106; NEW_CAPITAL_NO_CITY: Final = 107; FOUND_HAS_ONE: Final = 108
    FOUND_MINE: Final = 109; AT_THE_TABLE: Final = 110; NOT_AT_TABLE: Final = 111; NO_SUCH_BATTLE: Final = 112; REPORT_SEALED: Final = 113
    REPORT_TREASURY: Final = 114; REPORTED_ALREADY: Final = 115; CONFIRM_NOTHING: Final = 116; SETTLE_FIRST: Final = 117
    SETTLE_DONE: Final = 118; SETTLE_NOT_MIXED: Final = 119; SIMULATE_SAID: Final = 120
