"""What there is in War Chest, said once: words, numbers, fields, questions, actions, events and reasons."""

from __future__ import annotations

from tafelrunde.games.war_chest.options import ARMY_SELECTIONS, OPTIONS
from tafelrunde.kernel.grammar import FLAG, REST, Grammar, Over, part

GRAMMAR = g = Grammar("war_chest", "WC")
g.options = OPTIONS

# Words. The 16 unit types (section 4.1 of the rules) are in alphabetical order.

UNIT = g.words(
    "Unit",
    "archer berserker cavalry crossbowman ensign footman knight lancer light_cavalry marshall mercenary pikeman royal_guard scout swordsman"
    " warrior_priest",
    beyond="royal_coin none",
)
COIN_TYPE = g.words("Coin", [*UNIT, "royal_coin"], constants=False)
g.words("Code", "Ar Be Ca Cr En Fo Kn La Lc Ma Me Pi Rg Sc Sw Wp RC", constants=False)  # of a coin, the same in German and English
SIDE = g.words("Side", "raven wolf", constants=False)
g.words("Armies", ARMY_SELECTIONS)
REASON = g.words("Reason", "none markers resign dead_position round_limit play_limit")

# Numbers

g.row("UNIT_COINS", [4, 5, 4, 5, 5, 5, 4, 4, 5, 5, 5, 4, 5, 5, 5, 4], "coins of each type")
g.number("BAG_AT_START", 2, "coins of each type that begin in the bag, the rest is supply")
WIDTH = g.number("WIDTH", 5, "a player's coins are counted in zones: the up to four unit types, then the royal coin")
g.number("ROYAL", 4, "the royal coin's place in a zone; among the units it holds the second Footman")
ARMY = g.number("ARMY", 4, "unit cards of a player; of four players each has 3, and the fourth place is Unit.NONE")
SEATS = g.number("SEATS", 4, "of the larger table; the sides alternate around it")
g.number("SIDES", len(SIDE))
HEXES = g.number("HEXES", 47, "of both boards")
g.number("EMPTY", -1, "no unit on a hex, no hex under a unit, no coin in flight")
g.number("NO_LOCATION", -2, "control of a hex")
g.number("NEUTRAL", -1)
g.number("ONGOING", -1, "winner: a side, or one of these")
g.number("DRAW", 2)
NO_COIN = g.number("NO_COIN", 7, "coin of an action that is paid by none")

# What rivals can work out about a hand that was drawn across a refill. Per seat: how many of its coins came out before the refill, whether
# that hand is still being played, then by coin: what these could have been, what was shown of that hand, what of it was laid face-down.
MEMORY = g.number("MEMORY", 2 + 3 * WIDTH)
g.number("CARRIED", 0)
g.number("FOLLOWING", 1)
g.number("CARRIED_FROM", 2)
g.number("SHOWN", 2 + WIDTH)
g.number("LAID", 2 + 2 * WIDTH)

# Actions: what is done with which coin, on which hexes

HEX = part(HEXES)
COIN = part(WIDTH, bits=5)
TYPE = part(len(UNIT), bits=6)
OWN = part(ARMY, bits=6)
SEAT = part(SEATS, bits=6)

g.action_blocks(low=23)
g.action("deploy", coin=COIN, origin=HEX, pad=12)
g.action("bolster", coin=COIN, origin=HEX, pad=12)
g.action("claim", coin=COIN, pad=18)
g.action("recruit", coin=COIN, recruited=OWN, pad=12)
g.action("pass", coin=COIN, pad=18)
g.action("move", coin=COIN, origin=HEX, to=HEX, pad=6)
g.action("control", coin=COIN, origin=HEX, pad=12)
g.action("attack", coin=COIN, origin=HEX, to=HEX, pad=6)
g.action("tactic", coin=COIN, origin=HEX, to=HEX, then=HEX)
g.action("decline", coin=COIN, pad=18)
g.action("stack", coin=COIN, pad=18)
g.action("supply", coin=COIN, pad=18)
g.action("ban", coin=COIN, card=TYPE, pad=12)
g.action("pick", coin=COIN, card=TYPE, pad=12)
g.action("first", coin=COIN, seat=SEAT, pad=12)

# Questions (section 7 of the rules), with what they have to remember

UNIT_NUMBER = part(SEATS * WIDTH, bits=8)

g.ask_width(4)
g.question("next_turn")  # nothing to decide: a turn is over, somebody else's begins
g.question("draft_ban", number=FLAG)  # D1: the first drafter's or the other side's
g.question("draft_pick", taken=REST)  # D2: how many were taken before
g.question("choose_first_drafter", team=FLAG, bans=FLAG)  # D3: bans come first
g.question("main_play", seat=REST)  # D4
g.question("royal_guard_loss", attacker=UNIT_NUMBER, target=REST)  # D5
g.question("swordsman_move", unit=REST)  # D6
g.question("berserker_repeat", unit=REST)  # D7
g.question("mercenary_maneuver", unit=REST)  # D8
g.question("footman_maneuver", coin=UNIT_NUMBER, first=FLAG, second=FLAG)  # D9: which Footmen are still to act
g.question("priest_play", seat=REST)  # D10
g.question("footman_deploy", seat=REST)  # D11

g.what_width(4)
g.draw("card")  # the next unit card dealt or revealed
g.draw("faction")  # which side the initiative marker shows
g.draw("holder")  # which of four players holds the marker
g.draw("coin", seat=REST)  # which coin comes out of a bag

# Events

g.event("dealt", "50.1", "seat unit:coin")
g.event("revealed", "50.2", "unit:coin")
g.event("first_drafter", "50.2", "seat")
g.event("banned", "50.4", "seat unit:coin")
g.event("picked", "50.2", "seat unit:coin")
g.event("initiative", "2.8", "seat")
g.event("round_began", "2.1", "round:number seat")
g.event("drew", "2.2", "seat coin")
g.event("refilled", "2.4", "seat count:number")
g.event("deployed", "4.1", "seat unit:coin hex")
g.event("bolstered", "4.6", "seat unit:coin hex strength:number")
g.event("claimed", "5.2", "seat coin")
g.event("passed", "5.7", "seat coin")
g.event("recruited", "5.4", "seat unit:coin coin")
g.event("used_tactic", "1.12", "seat unit:coin")
g.event("moved", "6.1", "seat unit:coin from:hex to:hex")
g.event("controlled", "6.3", "seat unit:coin hex before:side")
g.event("attacked", "6.7", "seat unit:coin from:hex target:coin hex")
g.event("lost_coin", "7.4", "seat unit:coin hex source left:number")
g.event("destroyed", "7.5", "seat unit:coin hex")
g.event("paid_coin", "12.2", "seat unit:coin hex left:number")
g.event("priest_drew", "26.1", "seat coin")
g.event("declined", "8.4", "seat what:ask")
g.event("round_ended", "2.12", "round:number")
g.event("resigned", "9.9", "seat")
g.event("ended", "9.1", "reason winner")

# Fields. Unit `seat * WIDTH + i` is that seat's unit of its i-th type, coin `seat * WIDTH + i` what it is made of.

PLAYER = Over("rules.players")
COINS = PLAYER * "WIDTH"
BOARD = Over("HEXES")

g.imports = """
from mypy_extensions import i64

from tafelrunde.games.war_chest.engine._grammar import ARMY, EMPTY, HEXES, MEMORY, ONGOING, SIDES, WIDTH, Unit
from tafelrunde.games.war_chest.engine.board import Board, board_of
from tafelrunde.games.war_chest.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec
"""
g.shared = [("rules", "Rules", "rules"), ("board", "Board", "board_of(rules.players)")]

g.pile("army", "[Unit.NONE for _ in range(rules.players * ARMY)]", shared="round", about="[seat * ARMY + i]: unit type, ascending")
g.zone("kind", COINS, "Unit.NONE", saved=False, shared="round", about="[unit]: unit type")
g.given("coin_of", "row_of(list(range(rules.players * WIDTH)))", shared="round", about="[unit]: which coin it is made of")
g.given("side", "row_of([unit // WIDTH % SIDES for unit in range(rules.players * WIDTH)])", shared="always", about="[unit]: 0 or 1")
g.zone("bag", COINS)
g.zone("hand", COINS)
g.zone("up", COINS, about="face-up discard")
g.zone("down", COINS, about="face-down discard")
g.zone("supply", COINS)
g.zone("box", COINS)
g.zone("bag_size", PLAYER, saved=False)
g.zone("hand_size", PLAYER, saved=False)
g.zone("unit_at", BOARD, "EMPTY", saved=False, about="[hex]: unit or EMPTY")
g.zone("place", COINS, "EMPTY", about="[unit]: hex or EMPTY")
g.zone("height", COINS, about="[unit]: strength")
g.given("control", "self.board.control_at_start[:]", saved=True, about="[hex]: side, NEUTRAL or NO_LOCATION")
g.zone("markers", Over("SIDES"), "rules.markers - self.board.starts", saved=False, about="[side]: markers in hand")
g.zone("memory", PLAYER * "MEMORY")
g.pile("pool", about="unit cards still to be drafted, ascending")
g.count("in_flight", "EMPTY", about="the Warrior Priest's coin or EMPTY")
g.count("live", saved=False, about="unit coins of all players in bag, hand, in_flight, discard and supply (WC-9.5)")
g.count("initiative")
g.count("initiative_moved")
g.count("round")
g.count("plays")
g.count("turn")
g.count("priest_drew", about="this turn")
g.count("first_drafter")
g.count("resigned", about="bit set of seats")
g.count("winner", "ONGOING")
g.count("reason")
g.count("won_on", "EMPTY", about="the hex of the last marker, or EMPTY")

# Why something is not possible, as the functions in law.py say. Without a rule it is the one of what is being done.

g.reason("nobody_there", fields="hex")
g.reason("friendly_target", fields="hex")
g.reason("partners_target", "40.5", "hex", key="friendly_target")
g.reason("knight_protected", "17.1", "unit")
g.reason("occupied", fields="hex")
g.reason("not_controlled", "4.1", "hex")
g.reason("already_on_board", "4.2", "unit hex")
g.reason("two_footmen", "4.2")
g.reason("scout_next_to_friend", "24.1", "hex")
g.reason("type_used_up", "5.6", "unit")
g.reason("no_location", "6.4", "hex")
g.reason("already_controlled", fields="hex")
g.reason("you_hold_initiative", "5.2")
g.reason("partner_holds_initiative", "40.2")
g.reason("initiative_moved", "5.3")
g.reason("line_blocked", fields="hex")
g.reason("way_blocked", fields="hex")
g.reason("beyond_command", fields="hex")
g.reason("archer_attacks_by_tactic", "11.3")
g.reason("lancer_attacks_by_tactic", "18.3")
g.reason("needs_two_footmen", "16.6")
g.reason("footmen_stuck", "16.6")
g.reason("guard_not_adjacent", "23.5", "hex", key="not_adjacent")
g.reason("guard_stands_still", "23.2")
g.reason("guard_revised", "23.1")
g.reason("guard_too_far", "23.1", "hex")
g.reason("berserker_v2_no_control", "12.6")
g.reason("footman_must", "16.5")
