"""What there is in Ethnos, said once: words, numbers, fields, questions, actions, events and reasons."""

from __future__ import annotations

from tafelrunde.games.ethnos.options import FIRST_GAME, OPTIONS, TRIBE_CHOICES
from tafelrunde.games.ethnos.taste import TASTE
from tafelrunde.kernel.grammar import FLAG, REST, Grammar, Over, part

GRAMMAR = g = Grammar("ethnos", "ET")
g.options = OPTIONS
g.tastes = TASTE
g.taste_unit = 1000

# Words. Kingdoms and tribes are in the order of the rules (4.2, 4.4).

g.words("Seat", "bear eagle fox lion owl hart", constants=False)
KINGDOM = g.words("Kingdom", "pelagon straton rhea ithys althea duris", constants=False)
TRIBE = g.words("Tribe", "centaur dwarf elf giant halfling merfolk minotaur orc skeleton troll wingfolk wizard fairy")
KINGDOMS = g.number("KINGDOMS", len(KINGDOM))
TRIBES = g.number("TRIBES", len(TRIBE))

# A kind is all cards of equal tribe and colour: tribe * KINGDOMS + kingdom. Skeletons have no colour and are the first of their kinds.
KINDS = g.number("KINDS", TRIBES * KINGDOMS)
SKELETON = g.number("SKELETON", TRIBE.index("skeleton") * KINGDOMS)
PAIRS = [(tribe, kingdom) for tribe in TRIBE for kingdom in KINGDOM]
KIND = g.words("Kind", [t if kind == SKELETON else f"{t}_{k}" for kind, (t, k) in enumerate(PAIRS)], constants=False)

g.words("Sheet", "kingdoms merfolk giant_now giant_end orcs bands")  # columns of the result sheet (ET-26.6)
g.words("Why", "lot least_glory nearest")  # why somebody begins an age
g.words("Reason", "none glory resign")
g.words("Choice", TRIBE_CHOICES)

# Numbers

COPIES = {"skeleton": [12, 0, 0, 0, 0, 0], "halfling": [4] * KINGDOMS}  # G3, G4
g.number("EMPTY", -1)
g.row("COPIES", [n for tribe in TRIBE for n in COPIES.get(tribe, [2] * KINGDOMS)], "cards of each kind")
HAND_LIMIT = g.number("HAND_LIMIT", 10, "and so a band has room for so many cards")
g.number("MARKERS", 26, "of each player, one of them on the glory track (ET-1.8)")
g.number("DRAGONS", 3)
g.number("AGES", 3, "at most, and spaces for glory tokens in each kingdom")
g.number("COLUMNS", 6, "of the result sheet")
TROLL_TOKENS = g.number("TROLL_TOKENS", 6, "of the values 1 to 6")
BANDS = g.number("BANDS", 84, "that an age can have at most: one for each card")
g.row("TOKEN_VALUES", [0, 2, 4, 6, 8, 10], "of glory tokens")
g.table("TOKENS", [[2, 2, 4, 5, 3, 2], [2, 3, 4, 4, 3, 2]], "how many of each value, by the option glory_token_set (4.3)")
g.table("TOKENS_FEW", [[1, 2, 2, 3, 3, 1], [1, 3, 2, 2, 3, 1]], "the same with two or three players")
g.row("BAND_GLORY", [0, 0, 1, 3, 6, 10, 15], "by scoring size, 6 and more alike (G7)")
g.row("ORC_GLORY", [0, 1, 3, 6, 10, 15, 20], "by markers removed (G14)")
g.table("MERFOLK_GLORY", [[1, 2, 4], [1, 3, 0]], "by age, then for two or three players (G11)")
g.table("GIANT_GLORY", [[2, 4, 6], [2, 5, 0]], "the same (G13)")
g.number("GIANT_NOW", 2, "ET-12.1")
g.row("MERFOLK_SYMBOLS", [3, 7, 12, 18], "spaces of the Merfolk board (G10)")
g.number("MERFOLK_LAST", 18)
g.row("FIRST_GAME", [TRIBE.index(tribe) for tribe in FIRST_GAME])

# Actions: numbers without gaps, as section 7.4 of the rules gives them

g.action_blocks(0)
g.action("recruit_deck")
g.action("recruit_row", card=part(KINDS))
g.action("lead_tribe", card=part(KINDS))  # a leader, and by what the others go with it
g.action("lead_colour", card=part(KINDS))
g.action("take", count=part(HAND_LIMIT + 3))
g.action("kingdom", to=part(KINGDOMS))
g.action("none")
g.action("troll", token=part(TROLL_TOKENS))  # its value less one
g.action("yes")
g.action("no")
g.action("end_chain")
g.action("pass")
g.action("swap", target=part(BANDS))
g.action("ban", tribe=part(TRIBES))

# Questions (section 7 of the rules), with what they have to remember. Some are none: they happen in their turn.

SEAT = part(6, bits=3)
PLACE = part(KINGDOMS, bits=3)

g.ask_width(5)
g.question("next_turn")  # a turn is over, the next begins
g.question("turn")
g.question("compose", walk=part(15, bits=5), leader=part(KINDS), by_colour=FLAG, in_chain=FLAG)  # how far through the cards that fit
g.question("chain")
g.question("marker", band=REST)  # the marker step of a band
g.question("marker_yes_no", kingdom=REST)
g.question("wing_kingdom", band=REST)
g.question("ability", band=REST)  # what the leader does
g.question("troll_token", size=REST)
g.question("orc_place", kingdom=REST)
g.question("merfolk_bonus")
g.question("giant_yes_no", band=REST)
g.question("merfolk_yes_no", band=REST)
g.question("fairy_swap", band=REST)
g.question("after_band", stage=REST)  # chain, discard, draw
g.question("elf_keep", kind=REST)  # 0 before the first kind, else one more than the kind
g.question("wizard_draw")
g.question("orc_pillage", seat=SEAT, space=PLACE, sent=REST)  # spaces sent so far
g.question("age_end", stage=REST)  # before the decisions about Orcs, and after them
g.question("ban", seat=REST)

g.what_width(3)
g.draw("token")  # the next glory token of a kingdom
g.draw("tribe")  # the next setup card
g.draw("first")  # who begins
g.draw("card", seat=REST)  # the next card of the deck, seen by the seat alone
g.draw("open_card")  # the next card of the deck, laid into the row

# Events

g.event("tokens", "1.3", "kingdom first:number second:number third:number")
g.event("tribe", "1.5", "tribe")
g.event("banned", "R38", "seat tribe")
g.event("first_player", "25.3", "seat why")
g.event("age_began", "2.1", "age:number deck:number")
g.event("drew", "4.4", "seat card")
g.event("laid_out", "2.3", "card")
g.event("recruited", "4.2", "seat card")
g.event("dragon", "5.1", "seat count:number")
g.event("played_band", "6.1", "seat leader:card size:number")
g.event("band_card", "6.2", "seat card count:number")
g.event("marker", "7.4", "seat kingdom count:number")
g.event("giant", "12.1", "seat size:number glory:number")
g.event("advanced", "14.1", "seat space:number")
g.event("bonus", "14.2", "seat kingdom count:number")
g.event("orc_marker", "16.1", "seat kingdom")
g.event("troll", "18.1", "seat value:number")
g.event("swapped", "27.3", "seat rival:seat leader:card size:number")
g.event("discarded", "6.8", "seat card count:number")
g.event("kept", "11.1", "seat count:number")
g.event("passed", "3.5", "seat")
g.event("declined", "8.2", "seat what:ask")
g.event("age_ended", "21.1", "age:number seat")
g.event("scattered", "21.2", "seat card")
g.event("skeletons", "17.3", "count:number")
g.event("kingdom_glory", "22.1", "seat kingdom rank:number tied:number pot:number glory:number count:number trolls:switch")
g.event("merfolk_glory", "14.6", "seat space:number rank:number tied:number glory:number trolls:switch")
g.event("giant_glory", "12.4", "seat glory:number")
g.event("pillaged", "16.3", "seat count:number glory:number")
g.event("orcs_kept", "16.3", "seat count:number")
g.event("band_glory", "24.1", "seat leader:card size:number glory:number")
g.event("resigned", "R41", "seat")
g.event("ended", "26.1", "reason")

# Fields. Zones count cards by kind. The deck is not shuffled ahead: it is what is left in it, and a draw picks one of its cards.

PLAYER = Over("rules.players")
CARDS = Over("KINDS")
PLACES = Over("KINGDOMS")

g.imports = """
from mypy_extensions import i64

from tafelrunde.games.ethnos.engine._grammar import AGES, COLUMNS, EMPTY, KINDS, KINGDOMS, TROLL_TOKENS
from tafelrunde.games.ethnos.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec
"""
g.shared = [("rules", "Rules", "rules")]

g.pile("tribes", shared="age", about="in the game, ascending; while tribes are banned, those that are not")
g.given("kinds", "vec[i64]()", shared="always", about="of the tribes in the game, ascending")
g.zone("tokens", PLACES * "AGES", "EMPTY", shared="age", about="[kingdom * AGES + space]: glory token")
g.zone("hand", PLAYER * CARDS, about="[seat * KINDS + kind]")
g.zone("hand_size", PLAYER, saved=False)
g.zone("known", PLAYER * CARDS, about="[seat * KINDS + kind]: cards that everybody knows to be in the hand (8.3)")
g.zone("picked", CARDS, about="[kind]: cards chosen so far for a band, or to be kept")
g.zone("row", CARDS)
g.zone("deck", CARDS, about="ally cards left in the deck, dragons apart")
g.zone("discard", PLAYER * CARDS, about="[seat * KINDS + kind]: hands scattered at the end of an age")
g.zone("markers", PLAYER * PLACES, about="[seat * KINGDOMS + kingdom]")
g.zone("supply", PLAYER)
g.zone("merfolk", PLAYER, about="space on the Merfolk board")
g.zone("orcs", PLAYER, about="bit set of spaces on the Orc board")
g.zone("trolls", Over("TROLL_TOKENS"), "EMPTY", about="[value - 1]: seat that holds the token, or EMPTY")
g.zone("glory", PLAYER)
g.zone("sheet", PLAYER * "AGES" * "COLUMNS", about="[(seat * AGES + age - 1) * COLUMNS + column]")
g.heap("band_owner", about="bands lie in the order in which they were played this age")
g.heap("band_leader")
g.heap("band_size", about="as played, with Skeletons")
g.heap("band_cards", about="[band * HAND_LIMIT + i]: kind, ascending, or EMPTY")
g.count("row_size", saved=False)
g.count("deck_size", saved=False, about="ally cards")
g.count("top", about="cards above the part with the dragons")
g.count("dragons", about="revealed")
g.count("gone", about="Skeletons removed from bands and row at the end of an age")
g.count("giant", "EMPTY", about="the band the Giant token lies on, or EMPTY")
g.count("giant_record")
g.count("age", about="0 until the first one begins")
g.count("turn")
g.count("first")
g.count("drawer", "EMPTY", about="of the third dragon")
g.count("band", "EMPTY", about="the last one of this turn, or EMPTY")
g.count("placed", about="whether it placed a marker in its kingdom")
g.count("reason")
g.count("resigned", "EMPTY", about="the seat that gave up, or EMPTY")
g.count("banned", about="bit set of tribes")

# Why something is not possible, as the functions in law.py say. Without a rule it is the one of what is being done.

g.reason("absent_tribe", "1.7", "tribe")
g.reason("no_fairies", "27.1")
g.reason("banned_already", "R38", "tribe")
g.reason("hand_full", "3.3")
g.reason("row_empty", "4.3")
g.reason("not_in_row", "4.1", "card")
g.reason("hand_empty", "3.4")
g.reason("only_skeletons_left", "6.3")
g.reason("not_in_hand", "", "card")
g.reason("not_so_often", "", "card held wanted")
g.reason("only_skeletons", "6.3")
g.reason("skeleton_leads", "6.4")
g.reason("no_match", "6.2")
g.reason("too_small", "19.1", "kingdom size count")
g.reason("too_small_for_both", "7.3", "kingdom size count")
g.reason("must_place", "19.2")
g.reason("token_too_high", "18.1", "value size")
g.reason("token_taken", "18.2", "value seat")
g.reason("no_such_band", "27.2", "number")
g.reason("own_band", "27.2", "number")
g.reason("led_by_fairy", "27.2", "number")
g.reason("band_too_large", "27.2", "number count size")
g.reason("keep_too_many", "11.1", "size")
