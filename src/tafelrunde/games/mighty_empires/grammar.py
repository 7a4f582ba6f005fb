"""What there is in Mighty Empires, said once: words, numbers, options, actions, questions, draws, events, fields and reasons."""

from __future__ import annotations

from tafelrunde.games.mighty_empires.options import (
    BATTLE_MODES,
    BUILD_ORDERS,
    CHANGEABLE,
    FOUNDINGS,
    JOINT_POINTS,
    MINE_WEAR,
    OPTIONS,
    WINDFALLS,
)
from tafelrunde.games.mighty_empires.taste import TASTE
from tafelrunde.kernel.grammar import FLAG, REST, Grammar, Over, Part, part

GRAMMAR = g = Grammar("mighty_empires", "ME")
g.options = OPTIONS
g.tastes = TASTE

GROUND = [
    -4, 4, 0,
    0, -4, 4,
    -18, -12, -14,
    3, -3, 0,
    0, 3, 0,
    2, 3, 0,
    -4, 0, 4,
    0, 0, 3,
    0, 4, 2,
    0, 3, -4,
    2, 3, 0,
    0, 3, 0,
]  # fmt: skip

# Words

g.words("Seat", "bear eagle griffin lion otter stag unicorn falcon", constants=False)
g.words("Terrain", "mountain volcano swamp desert tundra plains forest woodland hills lake farmland river")  # 4.2
g.words(
    "Battlefield",
    "mountain volcano swamp desert tundra plains_fields dense_forest woodland_plain plains_hills lake plains_fields river",
    constants=False,
)
BUILDING = g.words("Building", "none mine castle city special")  # 4.4; `special` only as something to build: it has a slot of its own
g.words("Group", "none elves dwarfs raiders=raiders_group skaven undead")  # races with rules of their own (4.5)
g.words(
    "Race",
    "empire bretonnia lizardmen wood_elves ogre_kingdoms chaos_dwarfs dogs_of_war high_elves dark_elves dwarfs chaos daemons orcs_goblins"
    " beastmen skaven tomb_kings vampire_counts",
)
g.words("Season", "spring summer autumn winter")  # of a round (ME-1.2)
g.words(
    "Phase",  # where the campaign stands (ME-1.10)
    "setup_capital setup_fields spring=spring_equinox events income challenge battle build check=victory_check autumn=autumn_equinox"
    " undead=undead_campaign winter=winter_events taxes ended",
)
g.words("Result", "defeat draw narrow overwhelming massacre")  # as a side sees it (4.7)
g.words(
    "Spell",  # spring as the die, autumn + 6 (4.9, 4.10)
    "none fizzle plenty void=void_of_chaos earthquake dam=dam_river transmutation autumn_fizzle=fizzle blight flood vortex fog=death_fog"
    " tornado",
)
g.words("Weird", "void=void_of_chaos earthquake dam=dam_river fog=death_fog")  # effects that lie on a tile
g.words("Expiry", "spring spring spring autumn_end", constants=False)  # when they end
EVENT = g.words(
    "Event",  # what a player chooses in the event phase (4.12)
    "fools_gold building_boom disaster all_or_nothing scouts diplomacy land_grab reinforcements assassin spies saboteurs agent",
)
g.words(
    "Winter",  # by the sum of two dice (4.11)
    "zero=none one=none dragons=dragon_rage uprising rebellion plague raiders revenue=increased_revenue harvest=good_harvest recognition"
    " famine revolution twelve=dragon_rage",
)
g.words("Stance", "assault hold flank")  # how an army fights (ME-9.1)
g.words("General", "lead command")
g.words("Character", "general champion")  # whom an assassin can be sent to
PART = g.words("Part", "gold reinforce siege stance general hunt assassin")  # of an order, in the order in which they are decided
g.words(
    "Said",  # what a report of a battle at the table says, in this order (ME-14.3); `own` is the side that reports, points are in hundreds
    "vp_own vp_own_rest vp_other vp_other_rest gold_own gold_other reinforce_own reinforce_other siege hill dragon assassin_own"
    " assassin_other fallen rounds",
)
g.words("Stand", "nothing reported simulate")  # what a side of a battle at the table has said last
g.words("Fight", "a b tile stage mode ending vp_a vp_b winter siege dragon forced")  # a row of `battles`; forced: by a game master
g.words(
    "Stage",  # how far a battle is
    "mode_a=mode mode_b=mode concede_a=concede concede_b=concede muster_a=muster muster_b=muster orders table=to_be_played settled",
)
g.words("Ending", "none fought conceded_a=conceded conceded_b=conceded unplayed")  # how it ended (ME-14.5)
g.words("Answer", "fight concede to")  # before the battle, or at the table to a seat: `to` and its number
g.words("Before", "settle fight muster order")  # what a side says before a battle, one after the other
g.words("Mode", BATTLE_MODES)  # how battles are settled (ME-14.2)
g.words("Founding", FOUNDINGS)  # how capitals are chosen
g.words("Joint", JOINT_POINTS)  # what several battles bring together
g.words("Turns", BUILD_ORDERS)  # who spends first
g.words("Wear", ("doubles=double_river_triple_mountain", *MINE_WEAR[1:]))  # which dice exhaust a mine
g.words("Windfalls", WINDFALLS)  # which of them the undead get
g.words("Status", "active idle out arriving")  # idle: absent (ME-14.12); out: withdrawn or not yet there; arriving: from the next round on
g.words("Stream", "map setup order events income battle build spells undead winter tax")  # what dice are for (ME-16.2)
g.words("Reason", "none points=victory_points rounds=round_limit last=last_realm")  # why the campaign ended
g.words(
    "Cause",  # why a building fell or a tile changed hands; taken: the special building goes with the tile
    "disaster saboteurs flood vortex tornado dragon exhausted razed demolished occupied conquered rebellion revolution start withdrawn"
    " taken",
)
g.words(
    "Purse",  # why gold came or went
    "mine tax raid raze revenue=increased_revenue harvest=good_harvest recognition spell transmutation army reinforcements siege plenty"
    " start extra=extra_battle correction",
)
g.words("Passed", "cast=no_spell reroll=no_reroll concede=no_concession move_seat=no_move challenge=no_challenge")  # what was let be
g.words("Untaxed", "pays isolated fog raided dragon nothing")  # why a tile pays no tax; nothing: its terrain yields none
g.words("Halving", "uprising famine blight")  # why taxes are halved
g.words(
    "Matter",  # what a game master can set right (ME-14.8)
    "owner building special capital gold rp winter_rp markers effect plague exhausted dragon event pairing result round phase race quality"
    " option",
)

# Numbers

g.words("Changeable", CHANGEABLE, constants=False)  # options that a game master can still change

g.number("EMPTY", -1, "nobody, nowhere, nothing yet")
SEATS = g.number("SEATS", 8, "at most")
MOST_TILES = g.number("MOST_TILES", 200, "of a map (ME-15.7)")
g.number("EFFECTS", 4, "kinds of effects on a tile")
g.row("TAX_DICE", [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2], "by terrain (4.2)")
g.row("TAX_GOLD", [0, 0, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10], "a point")
g.number("CITY_TAX", 10, "1d6 of these")
g.row("SUPPLY", [0, 12, 24, 12], "pieces by building, with the option component_limits")
g.row("RACE_GROUP", [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 4, 5, 5], "by race (4.5); the beastmen by an option only")
g.row("BASE_ARMY", [1000, 1000, 1500, 1500, 1500, 2000, 2000, 2500], "points by round (4.6)")
g.row("BATTLE_ROUNDS", [4, 4, 5, 5, 5, 6, 6, 6], "by round (4.6)")
g.number("WINTER_ARMY", 1000)
g.number("WINTER_ROUNDS", 4)
g.row("RESULT_RP", [1, 2, 3, 4, 5], "empire points by result (4.7)")
g.number("NARROW_FROM", 61, "points ahead")
g.number("OVERWHELMING_FROM", 151)
g.number("MASSACRE_FROM", 401)
g.number("ALL_OR_NOTHING_RP", 2)
g.number("SPELL_COST", 100)
g.number("MINE_GOLD", 10, "a point of a mine's dice")
g.number("LOOT_GOLD", 10, "a point of the dice of a raid, a razed city or recognition")
g.number("REVENUE_GOLD", 50, "a city")
g.number("HARVEST_GOLD", 10, "a tile")
g.number("TRANSMUTED_GOLD", 100, "a point of the die")
g.number("EXTRA_GOLD", 50, "for the winner of a voluntary battle")
g.number("PLAGUE_POINTS", 100)
g.number("OCCUPY_COST", 2, "empire points (4.8)")
g.number("DWARF_OCCUPY_COST", 3)
g.number("CONQUER_COST", 3)
g.number("RAIDERS_CONQUER_COST", 2)
g.number("MOST_BOUGHT", 250, "gold for an army (ME-8.4)")
g.number("GOLD_STEP", 10)
g.number("REINFORCE_FREE", 70, "points of the event reinforcements (ME-5.9)")
g.number("SIEGE_STEP", 50, "gold")
g.number("MOST_SIEGE", 2, "steps")
g.number("MARKER_POINTS", 3)
g.number("HOARD_POINTS", 3)

# Numbers of a simulated battle (4.13, 4.15)

g.row("GROUND", GROUND, "percent by terrain, for the stances assault, hold, flank")
g.row("BEATS", [2, 0, 1], "by stance: the one it beats")
g.row("TEMPO", [10, -10, 0], "by stance: percent for both sides")
g.row("BASES", [1000, 1500, 2000, 2500], "points of an army (4.6)")
g.row("EXTRAS", [0, 100, 250], "points that side A has more (ME-9.16)")
g.table(
    "EXPECTED_RP",
    [[229, 229, 234, 234, 237, 237, 240, 240], [274, 190, 268, 205, 262, 215, 261, 223], [331, 151, 313, 173, 300, 186, 292, 198]],
    "and for each base size the mean empire points of A and B in hundredths",
)
g.row("ATTRITION_TO", [1000, 1500, 2000], "base armies up to here")
g.row("ATTRITION", [115, 85, 65, 60], "lose so much, per mille")
g.number("DAMAGE_SHARE", 7 * 100 * 100 * 1000, "attrition, modifier and quality of a mean throw of two dice make the whole of it (ME-9.5)")
g.number("FORTUNE", 5, "percent for a point above or below the mean of the dice of fortune")
g.number("FORTUNE_MEAN", 7)
g.number("MATCHUP", 8, "percent, the rest of these too")
g.number("LEADING", 8)
g.number("LEADERLESS", 10)
g.number("NO_CHAMPION", 4)
g.number("FIRST_TURN", 10)
g.number("SCOUTED", 6)
g.number("SPIED", 6)
g.row("SIEGE_MALUS", [20, 12, 4], "by steps of equipment")
g.number("RIVER_MALUS", 6)
g.number("RIVER_ROUNDS", 2, "as long as that lasts")
g.number("LEAST_MODIFIER", 20)
g.number("ASSASSIN_FROM", 4, "on the die")
g.number("FALLS_LEADING", 11, "from here on, with two dice")
g.number("FALLS_COMMANDING", 12)
g.number("GENERAL_VP", 100)
g.number("GENERAL_POINTS", 100)
g.number("CHAMPION_POINTS", 75)
g.number("BREAK_VP", 100)
g.number("BREAK_AT", 50, "percent lost")
g.number("BREAK_LEADERLESS", 40)
g.number("LAVA_FROM", 5, "on the die")
g.number("LAVA_LOSS", 20)
g.number("BREATH_LOSS", 5, "a point of the dice")
g.number("DRAGON_HITS", 150)
g.number("DRAGON_VP", 100)
g.number("HUNT_SHARE", 30, "percent of the damage")
g.number("HILL_VP", 150)
g.number("HILL_ARMY", 50, "points of an army count one")
g.number("HILL_HOLD", 2, "for those who hold")
g.number("HILL_BROKEN", 50, "less for those who broke")

# Widths of rows

PARTS = g.number("PARTS", len(PART))
g.number("ORDER", PARTS + 1, "numbers an order takes: its parts, and how far it is written")
g.number("SEALED", PARTS, "the place of that, and what stands there when it is done")
g.number("REPORT", 15, "parts of a report")
g.number("REPORT_ROW", 32, "and what the side did last, how far its next report is written, and that one as far as it goes")
g.number("SAY", 15)
g.number("SAY_WRITTEN", 16)
g.number("SAY_DRAFT", 17)
g.number("FIGHT", 12)
g.number("RULES", 1 + sum(bool(one.engine) for one in OPTIONS), "numbers that a set of rules consists of")
g.number("MOST_VALUE", 2**13 - 1, "of a part of an order")

# Actions

TILE = part(MOST_TILES, bits=13)
KIND = part(len(BUILDING), bits=3)
SEAT = part(SEATS, bits=4)

g.action_blocks(low=16, first=1)
g.action("capital", tile=TILE)
g.action("field", tile=TILE)
g.action("no")
g.action("yes")
g.action("target", tile=TILE)
g.action("event", event=part(len(EVENT), bits=4))
g.action("at_seat", seat=SEAT)
g.action("at_build", site=TILE, building=KIND)
g.action("at_nothing", at=0x08FFFF)
g.action("at_tile", tile=TILE)
g.action("victim", seat=SEAT)
g.action("challenge", seat=SEAT)
g.action("ground", tile=TILE)
g.action("part", part=part(PARTS), value=part(1024, bits=13))
g.action("settle", simulated=FLAG)  # in a mixed campaign
g.action("concede", how=part(2 + SEATS))  # an Answer
g.action("report", seat=SEAT)
g.action("say", value=part(1024, bits=16))  # part by part
g.action("confirm", seat=SEAT)
g.action("simulate", seat=SEAT)
g.action("occupy", tile=TILE)
g.action("conquer", tile=TILE)
g.action("build", site=TILE, building=KIND)
g.action("found", tile=TILE)
g.action("raid")
g.action("demolish", tile=TILE)
g.action("end")
g.action("move_seat", yes=FLAG)
g.action("rebel", tile=TILE)

# Questions (section 7 of the rules), with what they have to remember

g.ask_width(6)
g.question("capital")
g.question("rechoose", position=REST)  # in the lot
g.question("field")
g.question("phase", phase=REST)  # nothing to decide: a phase begins
g.question("cast", position=REST)  # of the order, smallest realm first
g.question("reroll", seat=SEAT, spell=REST)
g.question("target", seat=SEAT, spell=REST)
g.question("event", position=REST)
g.question("event_seat", seat=SEAT, event=REST)
g.question("event_build", seat=REST)
g.question("event_tile", seat=REST)
g.question("agent", seat=REST)
g.question("challenge", turn=REST)  # 0 for whom an agent forces, then the position + 1
g.question("ground", seat=SEAT, other=REST)
g.question("battles")
g.question("build", seat=SEAT, counts=REST)  # in winter the battle that counts + 1
g.question("new_capital", seat=REST)
g.question("move_seat", seat=SEAT, tile=REST)
g.question("campaign", position=REST)  # the undead in winter
g.question("winter", position=REST)
g.question("rebel", seat=REST)
g.question("after", battle=REST)  # nothing to decide: a winter battle is settled

# Questions to chance; each comes from a stream, one for a purpose, so that what is decided here does not change what is thrown there

g.what_width(6)
for what in (
    *("template", "open", "wild", "pair", "palette", "tile", "place", "race", "home", "lot"),  # tile and place: of a random map
    "idle",  # a choice for somebody who is away
    *("spell", "distance", "direction", "destroy", "gold", "tax", "mine", "agent", "winter", "dragons", "raiders", "first", "assassin"),
    *("fortune", "attack", "lava", "prey", "breath", "fall", "hill"),
    *("volcano", "nearest"),  # which one; which of several realms equally near
):
    g.draw(what)

g.packed("stream_key", purpose=part(16), year=part(64), number=part(64), index=part(128), fresh=REST)
THROW = g.packed("throw", what=part(64), stream=Part(40, 0), place=REST)  # the question, with the place in the stream (ME-16.2)

# Other packed numbers

DIE = part(8)
g.packed("thrown", first=DIE, second=DIE, third=DIE)  # as they fell; 0 for none
g.packed("standing", castles=part(1024), cities=part(1024), size=REST)  # what realms are ranked by (ME-2.2)
g.packed("prize", winner=SEAT, loser=REST)  # of a tile conquered this round, both + 1
g.packed("reporter", side=FLAG, battle=REST)  # a row of `reports`
g.packed("generals", own=FLAG, other=FLAG)  # generals, in a report
g.packed("setting", value=Part(20, 0), option=REST)  # of an option that a game master changed, + 1
g.packed("moment", ask=part(64), seat=SEAT, number=part(64), winter=FLAG, year=REST)

# Events

g.event("map", "0.2", "tiles:number volcanoes:number")
g.event("race", "0.1", "seat race")
g.event("home", "0.5", "seat home:number")
g.event("chose", "0.6", "seat")
g.event("capital", "0.8", "seat tile")
g.event("taken", "2.12", "seat tile from:owner why:cause cost:number")
g.event("round", "1.2", "round:number year:number season base:number")
g.event("winter", "1.5", "year:number")
g.event("ranked", "2.2", "rank:number seat size:number cities:number castles:number lot:switch")
g.event("lead", "2.5", "seat:owner bonus:number")
g.event("phase", "1.3", "phase")
g.event("expired", "1.8", "effect:weird tile")
g.event("cast", "3.3", "seat cost:number")
g.event("spell_die", "3.4", "seat die:number spell again:switch")
g.event("spell_at", "3.8", "seat spell tile:place between:number dice works:switch")
g.event("effect", "3.7", "effect:weird tile seat")
g.event("halved", "4.3", "seat why:halving")
g.event("vortex", "3.16", "tile:place die:number direction:number")
g.event("event", "5.1", "seat event target:owner tile:place building")
g.event("die", "16.1", "what tile:place die:number needed:number")
g.event("destroyed", "2.13", "tile building owner why:cause")
g.event("built", "10.11", "seat building tile cost:number")
g.event("agent", "5.6", "seat target:seat victim:owner die:number")
g.event("mine", "6.1", "seat tile dice gold:number exhausted:switch")
g.event("gold", "2.11", "seat change:number why:purse now:number")
g.event("challenge", "7.1", "seat other:seat tile ground siege:switch dragon:switch")
g.event("idle", "7.4", "seat")
g.event("settle", "14.2", "seat other:seat how:settle")
g.event("sealed", "8.7", "seat")
g.event("conceded", "8.14", "seat other:seat")
g.event(
    "army",
    "8.6",
    "seat points:number base:number largest:number plague:number bought:number reinforced:number siege:number stance general hunt:switch",
)
g.event("first_turn", "9.2", "seat die_a:number die_b:number")
g.event("assassin", "8.12", "seat target:character die:number works:switch")
g.event("fortune", "9.4", "dice_a:dice dice_b:dice fortune_a:number fortune_b:number")
g.event(
    "battle_round",
    "9.5",
    "round:number roll_a:dice roll_b:dice modifier_a:number modifier_b:number damage_a:number damage_b:number loss_a:number "
    "loss_b:number left_a:number left_b:number vp_a:number vp_b:number",
)
g.event(
    "hazard",
    "9.12",
    "round:number lava_a:number lava_b:number prey:number breath:dice breath_a:number breath_b:number dragon_a:number dragon_b:number",
)
g.event("general", "9.7", "round:number seat dice falls:switch")
g.event("broke", "9.8", "seat lost:number points:number")
g.event("dragon", "9.13", "dead:switch damage_a:number damage_b:number vp_a:number vp_b:number")
g.event("hill", "9.14", "hill_a:number hill_b:number dice_a:dice dice_b:dice seat:owner")
g.event("result", "8.13", "seat other:seat tile vp_a:number vp_b:number class_a:result class_b:result")
g.event(
    "reported",
    "14.3",
    "seat other:seat vp_own:number vp_other:number gold_own:number gold_other:number reinforce_own:number reinforce_other:number "
    "siege:number hill dragon:switch assassin_own:try assassin_other:try fallen rounds:number",
)
g.event("confirmed", "14.4", "seat other:seat")
g.event("wants_simulation", "14.5", "seat other:seat")
g.event("unplayed", "10.5", "seat other:seat")
g.event("rp", "10.1", "seat rp:number")
g.event("spent", "10.3", "seat cost:number left:number winter_left:number")
g.event("ended_turn", "10.3", "seat lost:number")
g.event("marker", "13.1", "seat tile founder:seat")
g.event("capital_lost", "13.2", "seat tile")
g.event("new_capital", "13.3", "seat tile cost:number")
g.event("winter_roll", "4.2", "seat dice result:winter hit:owner")
g.event("no_effect", "5.2", "seat")
g.event("dragon_step", "4.6", "tile direction:number")
g.event("dragon_lost", "4.6", "direction:number")
g.event("raided", "4.9", "seat tile die:number raided:switch")
g.event("tax", "4.12", "seat tile dice city:number gold:number why:untaxed")
g.event("taxes", "4.12", "seat total:number halvings:number gold:number")
g.event("revolt", "4.15", "tile die:number to:owner")
g.event("plague", "4.5", "seat year:number")
g.event("winter_rp", "11.15", "seat rp:number")
g.event("score", "17.1", "seat tiles:number cities:number hoards:number markers:number score:number")
g.event("withdrawn", "13.9", "seat")
g.event("absence", "14.12", "seat idle:switch")
g.event("joined", "14.14", "seat tile")
g.event("corrected", "14.8", "what:matter seat:owner tile:place old:value new:value")
g.event("fresh", "14.11")
g.event("rp_due", "14.9", "seat given:number due:number")
g.event("doubtful", "14.9", "seat tile from:seat")
g.event("paired", "14.8", "seat other:seat tile:place")
g.event("option", "14.8", "option:rule")
g.event("passed", "1.3", "seat what:passed")
g.event("mustered", "8.7", "seat bought:number reinforced:number siege:number")
g.event("ended", "17.2", "reason")

# Fields

PLAYER = Over("rules.players")

g.imports = """
from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine._grammar import EMPTY, ORDER
from tafelrunde.games.mighty_empires.engine.board import NO_LAND, Land
from tafelrunde.games.mighty_empires.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec
"""
g.shared = [("rules", "Rules", "rules"), ("land", "Land", "NO_LAND")]

# By tile: they stand once there is a map
g.heap("owner", about="[tile]: seat or EMPTY")
g.heap("building", about="[tile]")
g.heap("special", about="[tile]: seat whose special building stands there, or EMPTY")
g.heap("capital", about="[tile]: seat whose capital it is, or EMPTY")
g.heap("original", about="[tile]: seat that founded its first capital there, or EMPTY")
g.heap("claimed", about="[tile]: the marker for this original capital is won (ME-13.1)")
g.heap("exhausted", about="[tile]: no new mine (ME-6.2)")
g.heap("weird", about="[tile * EFFECTS + effect]: caster + 1, 0 for none")
g.heap("raided", about="[tile]: pays no tax this winter (ME-4.9)")
g.heap("dragons", about="[tile]: dragons that lie there this winter (ME-4.7)")
g.heap("lair", about="[tile]: whether the emperor dragon of this volcano lives")
g.zone("gold", PLAYER)
g.zone("race", PLAYER, "EMPTY")
g.zone("quality", PLAYER, 100, about="percent (ME-9.17)")
g.zone("home", PLAYER, "EMPTY", about="number of the home, or EMPTY")
g.zone("choice", PLAYER, "EMPTY", about="tile chosen in secret for the capital, or EMPTY")
g.zone("markers", PLAYER, about="capital markers")
g.zone("special_built", PLAYER, about="once a campaign (ME-12.1)")
g.zone("rp", PLAYER, about="empire points of this round")
g.zone("winter_rp", PLAYER, about="pool of the undead (ME-11.15)")
g.zone("plague", PLAYER, about="year in which it weakens the armies, or 0")
g.zone("status", PLAYER)
g.zone("event", PLAYER, "EMPTY", about="chosen this round, or EMPTY")
g.zone("aim", PLAYER, "EMPTY", about="the opponent that event is aimed at, or EMPTY")
g.zone("last_event", PLAYER, "EMPTY", about="of the round before, or EMPTY")
g.zone("uprising", PLAYER, about="halvings of this winter's taxes")
g.zone("famine", PLAYER)
g.zone("blight", PLAYER)
g.zone("revolted", PLAYER, about="hit by a revolution this winter (ME-4.11)")
g.zone("occupied", PLAYER, about="how many free tiles it has taken in this spending")
g.zone("conquered", PLAYER, about="how many enemy tiles it has taken in this spending")
g.heap("won", about="[tile]: a prize if it was conquered this round")
g.heap("lot", about="[position]: seat; the order drawn at the start (ME-0.3)")
g.given("order", "row_of(list(range(rules.players)))", saved=True, about="[rank]: seat, largest realm first, fixed for the round or winter")
g.heap("battles", about="rows of FIGHT numbers: the battles of this round, or of this winter")
g.heap("reports", about="[(battle * 2 + side) * REPORT_ROW + ...]")
g.zone("orders", PLAYER * "ORDER", about="[seat * ORDER + part]: sealed order, and how far it is written")
g.heap("history", about="rows of 1 + 4 * players: round, then tiles, cities, hoards, markers of each seat (ME-17.6)")
g.given("pool", "vec[i64]()", shared="always", about="what the last draw was among; only while an action is carried out")
g.count("year")
g.count("round", about="0 during the setup")
g.count("winter")
g.count("phase")
g.count("lead", "EMPTY", about="seat with the bonus of the largest realm, or EMPTY (ME-2.5)")
g.count("agent", "EMPTY", about="seat that an agent makes challenge, or EMPTY")
g.count("victim", "EMPTY", about="whom it has to challenge")
g.count("raged", about="dragon rage came this winter already")
g.count("stream", about="where dice come from, see `draw`")
g.count("drawn")
g.count("fresh", about="how often a game master ordered fresh dice")
g.count("reason")

# Why something is not possible, as the laws say, by the rule that forbids it and what its text names. Where there is none it is the rule of
# what is being done.


def reasons(rule: str, fields: str, *names: str) -> None:
    for name in names:
        g.reason(name, rule, fields)


reasons("", "", "no_points")
reasons("", "building count", "build_supply")
reasons("", "tile", "not_yours", "yours_already", "not_adjacent", "capital_volcano", "capital_mountain")
reasons("", "tile seat", "tile_owned")
reasons("0.6", "tile", "capital_home")
reasons("0.9", "tile", "field_volcano", "field_not_adjacent", "field_home")
reasons("2.11", "number gold", "gold_treasury")
reasons("2.11", "other", "confirm_committed", "confirm_unpayable")
reasons("2.14", "tile", "boom_capital")
reasons("3.2", "", "cast_no_special")
reasons("3.3", "gold cost", "cast_no_gold")
reasons("3.12", "tile", "target_dam")
reasons("3.13", "tile", "target_plenty")
reasons("3.14", "tile", "tile_void", "target_void")
reasons("3.14", "tile other", "ground_void")
reasons("3.15", "tile", "target_earthquake")
reasons("3.17", "tile", "target_flood")
reasons("3.18", "tile", "tile_fog", "build_fog")
reasons("3.18", "tile other", "ground_fog")
reasons("3.20", "tile", "target_transmutation")
reasons("3.21", "tile", "target_blight")
reasons("4.4", "tile", "rebel_capital", "rebel_nothing")
reasons("5.1", "event", "event_repeated", "event_self")
reasons("5.1", "event other", "event_out")
reasons("5.1", "event seat", "event_taken")
reasons("5.3", "", "boom_special")
reasons("5.5", "tile", "sabotage_own", "sabotage_free", "sabotage_empty")
reasons("5.6", "other", "challenge_forced")
reasons("5.6", "other seat", "agent_target", "agent_absent")
reasons("5.7", "other", "challenge_barred")
reasons("5.7", "other seat", "agent_barred")
reasons("5.9", "", "reinforce_no_event")
reasons("5.9", "number most", "reinforce_limit")
reasons("5.9", "seat", "report_no_reinforcements")
reasons("6.2", "tile", "mine_exhausted")
reasons("7.1", "", "challenge_self")
reasons("7.3", "other", "challenge_idle", "challenge_out")
reasons("7.3", "other count", "challenge_most")
reasons("7.3", "other seat", "challenge_free_first")
reasons("7.5", "tile other", "ground_own")
reasons("7.5", "tile other seat", "ground_third")
reasons("8.2", "number most", "report_rounds")
reasons("8.4", "number most", "gold_limit")
reasons("8.4", "number step", "gold_step")
reasons("8.7", "", "muster_only_gold", "gold_mustered", "table_only_gold")
reasons("8.7", "other", "seal_first")
reasons("8.7", "other tile", "muster_first", "muster_sealed", "muster_done")
reasons("8.9", "number", "siege_amount")
reasons("8.9", "tile", "siege_none", "siege_defender")
reasons("8.10", "tile", "hunt_no_dragon", "no_dragon")
reasons("8.11", "tile", "hill_no_mountain")
reasons("8.12", "", "assassin_no_event")
reasons("8.12", "seat", "report_no_assassin")
reasons("8.14", "other", "concede_reported")
reasons("8.14", "other tile", "fight_first", "concede_too_late")
reasons("8.15", "other", "battle_settled")
reasons("8.16", "number gold", "gold_left")
reasons("9.1", "", "stance_missing", "general_missing")
reasons("10.6", "tile base ground walls grab cost points", "occupy_points")
reasons("10.6", "tile seat", "occupy_owned")
reasons("10.7", "tile", "conquer_free")
reasons("10.7", "tile base ground walls grab cost points", "conquer_points")
reasons("10.7", "tile seat", "not_fought", "not_won", "lost_to")
reasons("10.8", "tile first", "occupy_first", "conquer_first")
reasons("10.9", "tile", "occupy_lost")
reasons("10.10", "tile", "occupy_dragon")
reasons("10.11", "", "demolish_off")
reasons("10.11", "tile", "mine_terrain", "city_needs_castle", "demolish_nothing")
reasons("10.11", "tile building", "slot_taken")
reasons("10.17", "tile seat", "not_played")
reasons("11.3", "tile", "city_mountain")
reasons("11.6", "tile", "city_raiders")
reasons("11.9", "tile", "build_skaven")
reasons("11.12", "tile", "conquer_skaven", "conquer_skaven_strict")
reasons("11.15", "tile seat", "beaten_elsewhere")
reasons("12.1", "", "special_once")
reasons("12.4", "tile", "build_volcano")
reasons("13.3", "tile", "new_capital_no_city")
reasons("13.4", "tile", "found_has_one", "found_mine")
reasons("14.2", "", "at_the_table")
reasons("14.2", "other", "not_at_table")
reasons("14.3", "other", "no_such_battle")
reasons("14.3", "seat number most", "report_sealed", "report_treasury")
reasons("14.4", "other", "reported_already", "confirm_nothing")
reasons("R2", "other tile", "settle_first", "settle_done", "settle_not_mixed")
reasons("R3", "other", "simulate_said")
