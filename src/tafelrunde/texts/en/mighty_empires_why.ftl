## Why not: somebody else or nobody decides

mighty_empires-why-over = The campaign is over.
mighty_empires-why-out = You take no part in this campaign, no longer or not yet.
mighty_empires-why-idle = You are marked as absent and sit out; the game master can change that.
mighty_empires-why-resign = Resigning is not a play; you may do it whenever you have a decision to make. Your fields then become free.
mighty_empires-why-resign_later = You may resign only at a decision of your own.
mighty_empires-why-wait_capital = You have chosen your capital already; all are revealed when everybody has chosen.
mighty_empires-why-wait_rechoose = Capitals too near to an earlier one are chosen again in lot order; now { $seat } chooses.
mighty_empires-why-wait_field = Start fields are taken in lot order, all of one player before the next one's turn; now { $seat } takes one.
mighty_empires-why-wait_cast = It is the equinox, and spells are cast from the smallest realm upward; now { $seat } decides.
mighty_empires-why-wait_spell = It is the equinox, and spells are dealt with one after the other; now { $seat } casts.
mighty_empires-why-wait_event = It is the event phase, and the smallest realm chooses first; now { $seat } chooses.
mighty_empires-why-wait_agent = An agent succeeded; now { $seat } says who has to be challenged.
mighty_empires-why-wait_challenge = It is the challenge phase, and the smallest realm challenges first; now { $seat } decides.
mighty_empires-why-wait_build = Each player spends all empire points before the next one's turn; now it is { $seat }.
mighty_empires-why-turn_over = You have ended your spending in this round; now it is the turn of { $seat }.
mighty_empires-why-wait_winter_build = In winter only undead spend empire points, and only right after their battle; now it is { $seat }.
mighty_empires-why-wait_new_capital = { $seat } has lost the capital and first chooses another city as the new one.
mighty_empires-why-wait_move_seat = { $seat } has regained its first capital and first decides whether it becomes the capital again.
mighty_empires-why-wait_campaign = In winter only undead challenge, from the smallest realm upward, one after the other; now { $seat } decides.
mighty_empires-why-wait_rebel = A rebellion breaks out, and { $seat } chooses which castle or city is lost.
mighty_empires-why-wait_no_battle = It is the battle phase, and you have no battle in this round.
mighty_empires-why-wait_settled = Your battles are settled; building and conquering begins when all are.
mighty_empires-why-wait_settle = In the battle on { $tile } now { $other } says whether it is fought at the table or simulated.
mighty_empires-why-wait_fight = In the battle on { $tile } now { $other } says whether to fight or to concede; then it is your turn.
mighty_empires-why-wait_muster = In the battle on { $tile } now { $other } says openly how much gold goes into the army.
mighty_empires-why-wait_sealed = Your order for the battle on { $tile } is sealed; that of { $other } is still missing.
mighty_empires-why-wait_earlier = Battles are settled in the order of the challenges; before yours on { $tile } against { $other } comes the one on { $first }.
mighty_empires-why-wait_table_first = Your battle on { $tile } against { $other } has to wait until an earlier one has been fought at the table.
mighty_empires-why-wait_confirm = You have reported the battle on { $tile }; { $other } still has to confirm that or to report.
mighty_empires-why-wait_simulate = You want to simulate the battle on { $tile }; { $other } still has to agree or to report a result.

## Why not: something else is to be decided

mighty_empires-why-asked_capital = Choose the field of your capital now, in secret.
mighty_empires-why-asked_rechoose = Your capital lies too near to one that comes before it in the lot: choose another field now, openly.
mighty_empires-why-asked_field = Take a start field beside your fields now.
mighty_empires-why-asked_cast = It is the equinox: say now whether you cast a spell, yes or no.
mighty_empires-why-asked_reroll = The roll is: { $spell }. Say now whether you roll once more, yes or no; the second result then counts.
mighty_empires-why-asked_target = Choose a field for your spell now, or none: { $spell }.
mighty_empires-why-asked_event = It is the event phase: choose exactly one event now that nobody has chosen yet, and its target where it needs one.
mighty_empires-why-asked_agent = Your agent succeeded: say now whom { $other } has to challenge.
mighty_empires-why-asked_challenge = It is the challenge phase: name whom you challenge now, and the battlefield.
mighty_empires-why-asked_forced = An agent forces you to challenge { $other }: name the battlefield now.
mighty_empires-why-asked_settle = The battle on { $tile } against { $other } comes up: say now whether it is fought at the table or simulated.
mighty_empires-why-asked_fight = The battle on { $tile } against { $other } comes up: say now whether you fight or concede.
mighty_empires-why-asked_muster = The battle on { $tile } against { $other } comes up: say openly now how much gold you put into your army.
mighty_empires-why-asked_order = The battle on { $tile } against { $other } comes up: give your order now with stance and general, and with the gold for your army if that has not been said.
mighty_empires-why-asked_gold = The battle on { $tile } against { $other } is fought at the table: seal now how much gold you put into your army.
mighty_empires-why-asked_report = You have a battle at the table: report its result now, confirm a report, concede or wish for a simulation.
mighty_empires-why-asked_build = It is time to build and conquer: spend empire points or end your spending. You have { $rp } of this round and { $winter_rp } of the winter.
mighty_empires-why-asked_new_capital = Your capital is lost: make one of your cities the new one now.
mighty_empires-why-asked_move_seat = Your first capital { $tile } is yours again: say now whether it becomes the capital again, yes or no.
mighty_empires-why-asked_campaign = It is winter, and you lead undead: challenge somebody now, with a battlefield, or pass.
mighty_empires-why-asked_rebel = A rebellion breaks out: choose now which of your castles or cities goes over to the nearest enemy.
mighty_empires-why-no_capital_now = Capitals are chosen before the first round; later only if you have lost yours and still have several cities. Who has no capital founds a new one when building.
mighty_empires-why-no_field_now = Start fields are taken only before the first round; later fields are occupied or conquered.
mighty_empires-why-no_cast_now = Spells are cast only at the equinoxes: at the beginning of a spring round and after an autumn round.
mighty_empires-why-no_reroll_now = You may roll once more only right after a spell was rolled, and only once.
mighty_empires-why-no_target_now = You choose a target only when your spell has been rolled.
mighty_empires-why-no_event_now = Events are chosen only in the event phase, one in each round.
mighty_empires-why-no_agent_now = You say whom somebody has to challenge only right after your agent succeeded.
mighty_empires-why-no_challenge_now = Challenges are made only in the challenge phase, and by undead in winter.
mighty_empires-why-no_pass_now = You can pass only as undead in winter, instead of a challenge.
mighty_empires-why-no_battle_now = That belongs to the battle phase, and this is another one.
mighty_empires-why-no_spending_now = Empire points are spent only in the phase of building and conquering, and this is another one.
mighty_empires-why-no_move_seat_now = You move the seat of your realm only when you have just regained your first capital.
mighty_empires-why-no_rebel_now = A field goes over only in a rebellion in winter.
mighty_empires-why-challenge_no_pass = Whoever has no battle in this round yet has to challenge; there is no passing here.
mighty_empires-why-event_no_pass = Everybody chooses exactly one event; there is no passing here.

## Why not: this is how it is said

mighty_empires-why-how_tile = That takes exactly one field of the map and nothing else.
mighty_empires-why-how_yes_no = The only answers to that are yes and no.
mighty_empires-why-how_target = That takes exactly one field of the map, or none.
mighty_empires-why-how_event = Name exactly one event, and its target where it needs one.
mighty_empires-why-how_seat = That takes exactly one player.
mighty_empires-why-how_challenge = A challenge names a player and a field of the map as the battlefield.
mighty_empires-why-how_bare = That takes nothing else.
mighty_empires-why-how_settle = A battle is either fought at the table or simulated.
mighty_empires-why-how_concede = Before a simulated battle you concede without saying more, at the table with the name of the other side.
mighty_empires-why-how_muster = Say the gold for your army first, then what else is paid.
mighty_empires-why-how_order = An order says the gold for your army first, then stance and general, then what else applies.
mighty_empires-why-how_report = A report names the other side, your points and theirs, then what else there is to say.
mighty_empires-why-how_build = Say what you build (mine, castle, city or special building), and on which field.

## Why not: fields in general

mighty_empires-why-yours_already = { $tile } is yours already.
mighty_empires-why-not_yours = { $tile } is not yours.
mighty_empires-why-tile_owned = { $tile } is not free; it belongs to { $seat } already.
mighty_empires-why-tile_void = The void of chaos lies on { $tile }: until next spring nobody can take this field.
mighty_empires-why-tile_fog = Death fog lies on { $tile }: until the end of autumn nobody can occupy or conquer this field.
mighty_empires-why-not_adjacent = { $tile } is adjacent to none of your fields.

## Why not: setup

mighty_empires-why-capital_volcano = { $tile } is a volcano; there is never a capital there.
mighty_empires-why-capital_mountain = { $tile } is a mountain; only dwarfs have a capital there.
mighty_empires-why-capital_home = { $tile } is not in your home; your capital has to be in it.
mighty_empires-why-capital_too_near = { $tile } is at distance { $distance } from the capital of { $seat }; it has to be at least { $least }.
mighty_empires-why-capital_not_farthest = No field keeps the distance between capitals; then it has to be one of the farthest, at { $most } from the earlier ones. From { $tile } to the capital of { $seat } it is only { $distance }.
mighty_empires-why-new_capital_no_city = There is no city on { $tile }; the new capital is one of your cities.
mighty_empires-why-field_volcano = { $tile } is a volcano and not a start field.
mighty_empires-why-field_not_adjacent = { $tile } is adjacent to none of your fields; start fields hang together.
mighty_empires-why-field_home = { $tile } is not in your home; start fields have to be in it.
mighty_empires-why-field_not_nearest = No start field is left beside your fields; then it has to be a free field nearest to your capital, and { $tile } is farther away.

## Why not: spells

mighty_empires-why-cast_no_special = Only who has a special building on an own field can cast; yours does not stand.
mighty_empires-why-cast_no_gold = A spell costs { $cost } gold, and you have { $gold }.
mighty_empires-why-cast_once = At each equinox you cast at most one spell, and you have had your turn.
mighty_empires-why-target_plenty = { $tile } is not yours; plenty works only on an own field.
mighty_empires-why-target_void = { $tile } has an owner; the void of chaos works only on a free field.
mighty_empires-why-target_earthquake = An earthquake needs a field with an owner and a castle or city on it; { $tile } is none.
mighty_empires-why-target_dam = No river flows on { $tile } that could be dammed.
mighty_empires-why-target_transmutation = { $tile } is not an enemy capital; transmutation of gold works only on one.
mighty_empires-why-target_blight = { $tile } belongs to no opponent; blighted harvest works only on a field of an opponent.
mighty_empires-why-target_flood = No river flows on { $tile } that could rise.

## Why not: events

mighty_empires-why-event_chosen = You have chosen your event of this round already ({ $event }); now it is the turn of { $seat }.
mighty_empires-why-event_taken = { $seat } has chosen this event in this round already: { $event }.
mighty_empires-why-event_repeated = You had this event in the last round, and so soon you may not choose it again here: { $event }.
mighty_empires-why-event_needs_seat = This event is aimed at exactly one player: { $event }. Name that one and nothing else.
mighty_empires-why-event_self = This event is aimed at somebody else, not at yourself: { $event }.
mighty_empires-why-event_out = { $other } takes no part in the campaign and cannot be a target: { $event }.
mighty_empires-why-event_no_aim = This event has no target, name it alone: { $event }.
mighty_empires-why-boom_how = Building boom builds a mine, a castle, or a city out of a castle: say what and on which field, or nothing.
mighty_empires-why-boom_nowhere = Building boom could build nothing for you now; name the event alone.
mighty_empires-why-boom_special = Building boom builds mines, castles and cities, but no special building.
mighty_empires-why-boom_capital = Building boom does not rebuild the city of your capital { $tile } from nothing; that takes an empire point, or a castle there first.
mighty_empires-why-sabotage_how = Saboteurs need exactly one field as a target with a mine, castle or city of an opponent on it.
mighty_empires-why-sabotage_nowhere = No opponent has a mine, castle or city; name the event alone.
mighty_empires-why-sabotage_own = { $tile } is your own; saboteurs visit an opponent.
mighty_empires-why-sabotage_free = { $tile } belongs to nobody; saboteurs visit an opponent.
mighty_empires-why-sabotage_empty = There is no mine, castle or city on { $tile } that saboteurs could destroy.
mighty_empires-why-agent_target = { $seat } is the target of your agent and cannot challenge itself.
mighty_empires-why-agent_barred = { $other } has barred challenges by { $seat } with diplomacy.
mighty_empires-why-agent_absent = { $other } is absent or takes no part; { $seat } cannot challenge there.

## Why not: challenges

mighty_empires-why-challenge_engaged = Whoever has challenged or was challenged makes no other challenge in this round; now { $seat } decides.
mighty_empires-why-challenge_forced = An agent forces you to challenge { $other } in this round and nobody else.
mighty_empires-why-challenge_self = You cannot challenge yourself.
mighty_empires-why-challenge_idle = { $other } is marked as absent and sits out; only those who are there are challenged.
mighty_empires-why-challenge_out = { $other } takes no part in the campaign.
mighty_empires-why-challenge_barred = { $other } has chosen diplomacy against you; you may not challenge { $other } in this round.
mighty_empires-why-challenge_most = { $other } has { $count ->
    [one] a battle
   *[other] { $count } battles
 } already, and there will be no more.
mighty_empires-why-challenge_free_first = { $other } has a battle already; while somebody without a battle is left you have to choose there, for instance { $seat }.
mighty_empires-why-ground_own = { $tile } is your own; the battlefield is free or belongs to { $other }.
mighty_empires-why-ground_third = { $tile } belongs to { $seat }; the battlefield is free or belongs to { $other }.
mighty_empires-why-ground_void = The void of chaos lies on { $tile }; nobody is fought there, { $other } included.
mighty_empires-why-ground_fog = Death fog lies on { $tile }; nobody is fought there, { $other } included.
mighty_empires-why-ground_not_adjacent = { $tile } is adjacent to none of your fields; the battlefield against { $other } has to be adjacent to your realm.
mighty_empires-why-ground_not_nearest = No field at your border is possible against { $other }; then it has to be one of the nearest ({ $nearest }), and { $tile } is farther away.

## Why not: before the battle

mighty_empires-why-at_the_table = Your battle is fought at the table; whether and how it is fought is not said here.
mighty_empires-why-concede_whom = Your battle is fought at the table: if you concede, say against whom.
mighty_empires-why-settle_first = First it is decided whether the battle on { $tile } against { $other } is fought at the table or simulated.
mighty_empires-why-settle_done = How the battle on { $tile } against { $other } is fought has been decided already.
mighty_empires-why-settle_not_mixed = In this campaign all battles are fought in the same way, the one on { $tile } against { $other } too.
mighty_empires-why-fight_first = Before orders are given for { $tile } you say whether you fight against { $other } or concede.
mighty_empires-why-concede_too_late = Whether you fight for { $tile } against { $other } or concede was to be said before the orders; now it is fought.
mighty_empires-why-concede_reported = A result of the battle against { $other } has been reported already; conceding is possible only before.
mighty_empires-why-muster_first = For the battle on { $tile } against { $other } it is first said openly how much gold goes into the armies, then orders are given.
mighty_empires-why-muster_sealed = Gold for armies is sealed here and belongs into the order for the battle on { $tile } against { $other }.
mighty_empires-why-muster_done = You have said openly already how much gold you pay for the battle on { $tile } against { $other }.
mighty_empires-why-muster_only_gold = Now it is only said openly what is paid; how you fight comes after that, in secret.
mighty_empires-why-gold_mustered = You have said openly already what you pay for your army; now it is only about how you fight.
mighty_empires-why-table_only_gold = Before a battle at the table only the gold for the army and for reinforcements is sealed; everything else happens at the table.
mighty_empires-why-order_word = This has no place in an order: { $word }.
mighty_empires-why-order_twice = This stands in your order twice: { $word }. Each part is said only once.
mighty_empires-why-amount_missing = How much gold it costs is missing behind this word: { $word }.
mighty_empires-why-stance_missing = An order says the stance of your army: assault, hold or flank.
mighty_empires-why-general_missing = An order says what your general does: lead or command.
mighty_empires-why-gold_step = Gold for a simulated battle is paid in steps of { $step }; { $number } is none.
mighty_empires-why-gold_limit = At most { $most } points are bought for a battle, not { $number }.
mighty_empires-why-gold_treasury = There are { $gold } gold in your treasury; you cannot spend { $number }.
mighty_empires-why-gold_left = After what you spend on this battle already you have { $gold } gold left; you cannot spend { $number } as well.
mighty_empires-why-reinforce_no_event = Only who has chosen the event reinforcements in this round pays for them.
mighty_empires-why-reinforce_limit = At most { $most } gold is paid for reinforcements, not { $number }; 70 points are free.
mighty_empires-why-siege_none = There is siege equipment only for the attack on a capital with its city; { $tile } is not besieged.
mighty_empires-why-siege_defender = { $tile } is besieged, but only the challenger buys siege equipment.
mighty_empires-why-siege_amount = Siege equipment costs 50 or 100 gold, not { $number }.
mighty_empires-why-hunt_no_dragon = There is no living emperor dragon on { $tile } to hunt or to spare.
mighty_empires-why-assassin_no_event = Only who has chosen the event assassin in this round has one.
mighty_empires-why-assassin_whom = Say whom the assassin is after: general or champion.

## Why not: at the table

mighty_empires-why-no_such_battle = You have no battle against { $other } now.
mighty_empires-why-battle_settled = The battle against { $other } is settled already; only the game master can change that.
mighty_empires-why-seal_first = Before the battle against { $other } both have to seal what they pay; then it is fought at the table and reported.
mighty_empires-why-not_at_table = The battle against { $other } is not fought at the table, or not yet.
mighty_empires-why-reported_already = You have reported the battle against { $other } already; now { $other } has to confirm or to report.
mighty_empires-why-simulate_said = You have wished for a simulation of the battle against { $other } already.
mighty_empires-why-confirm_nothing = { $other } has reported no result yet that you could confirm.
mighty_empires-why-confirm_unpayable = As { $other } reports it, more gold would have been paid than there is now; report anew, both of you, or ask the game master.
mighty_empires-why-confirm_committed = Somebody in this report has pledged gold to a simulated battle that is still to be fought; confirm as soon as it is over.
mighty_empires-why-report_points = After the name say your points first, then those of { $other }, both as whole numbers.
mighty_empires-why-report_number = { $number } is too much: points of a battle go up to { $most }.
mighty_empires-why-report_word = This cannot be understood in a report, or something is missing behind it: { $word }.
mighty_empires-why-report_twice = Your report says two different things about this: { $word }.
mighty_empires-why-report_sealed = { $seat } has sealed at most { $most } gold for that; it cannot have been { $number }.
mighty_empires-why-report_treasury = { $seat } had only { $most } gold left for that; it cannot have been { $number }.
mighty_empires-why-report_no_reinforcements = { $seat } has not chosen the event reinforcements in this round and pays for none.
mighty_empires-why-report_no_assassin = { $seat } has not chosen the event assassin in this round.
mighty_empires-why-report_rounds = A battle lasts at most { $most } battle rounds now, not { $number }.
mighty_empires-why-hill_no_mountain = { $tile } is not a mountain; no hill is fought over there.
mighty_empires-why-no_dragon = There was no living emperor dragon on { $tile } that could have died.

## Why not: occupying and conquering

mighty_empires-why-occupy_owned = { $tile } belongs to { $seat }; only free fields are occupied, others have to be conquered.
mighty_empires-why-occupy_lost = You have lost the battle on { $tile } and may not occupy this field in this round.
mighty_empires-why-occupy_dragon = The emperor dragon still lives on { $tile }: only who has just won a battle there may occupy the volcano.
mighty_empires-why-occupy_first = The first field you occupy has to be the battlefield as long as that is possible: first { $first }, then { $tile }.
mighty_empires-why-occupy_points = Occupying { $tile } costs you { $cost ->
    [one] { $cost } empire point
   *[other] { $cost } empire points
 } (base cost { $base }{ $ground ->
    [0] { "" }
   *[other] , mountain or volcano { $ground }
 }{ $walls ->
    [0] { "" }
   *[other] , castle or city { $walls }
 }{ $grab ->
    [0] { "" }
   *[other] , land grab −{ $grab }
 }), and you have { $points } left.
mighty_empires-why-conquer_free = { $tile } belongs to nobody; free fields are occupied, not conquered.
mighty_empires-why-conquer_first = The first field you conquer has to be the battlefield of your victory as long as that is possible: first { $first }, then { $tile }.
mighty_empires-why-conquer_points = Conquering { $tile } costs you { $cost ->
    [one] { $cost } empire point
   *[other] { $cost } empire points
 } (base cost { $base }{ $ground ->
    [0] { "" }
   *[other] , mountain or volcano { $ground }
 }{ $walls ->
    [0] { "" }
   *[other] , castle or city { $walls }
 }), and you have { $points } left.
mighty_empires-why-not_fought = { $tile } belongs to { $seat }; you may conquer only from somebody whom you have beaten in this round, and you have not fought against { $seat }.
mighty_empires-why-not_won = { $tile } belongs to { $seat }; you may conquer only from the beaten, and your battle was a draw.
mighty_empires-why-lost_to = { $tile } belongs to { $seat }; you may conquer only from the beaten, and you have lost your battle.
mighty_empires-why-not_played = { $tile } belongs to { $seat }; you may conquer only from the beaten, and your battle was not played.
mighty_empires-why-beaten_elsewhere = { $tile } belongs to { $seat }; in winter you conquer only from the player whom you have just beaten in the winter battle.
mighty_empires-why-conquer_skaven = Skaven conquer fields next to a city or next to their realm; { $tile } is next to neither.
mighty_empires-why-conquer_skaven_strict = Skaven conquer only fields next to a city here; there is none next to { $tile }.

## Why not: building

mighty_empires-why-no_points = That costs one empire point, and you have none left.
mighty_empires-why-build_fog = Death fog lies on { $tile }: until the end of autumn nothing is built there.
mighty_empires-why-build_volcano = { $tile } is a volcano; nothing is ever built there.
mighty_empires-why-build_supply = There are no more of these, all { $count } stand on the map: { $building }.
mighty_empires-why-build_skaven = Skaven build no mines, castles and cities, on { $tile } neither; they may only rebuild the city of their capital.
mighty_empires-why-slot_taken = There is no room left on { $tile }, this stands there already: { $building }.
mighty_empires-why-mine_terrain = { $tile } is neither river nor mountain; there are mines only there.
mighty_empires-why-mine_exhausted = The mine on { $tile } is exhausted; no new one is dug there.
mighty_empires-why-city_needs_castle = A city grows out of a castle, and there is none on { $tile }.
mighty_empires-why-city_mountain = { $tile } is a mountain; only dwarfs make a city out of a castle there.
mighty_empires-why-city_raiders = Your people raid and build no cities, on { $tile } neither; they may only rebuild the city of their capital.
mighty_empires-why-special_once = You build a special building only once in the campaign, even if it was destroyed, and you have built it already.
mighty_empires-why-found_has_one = You have a capital, { $tile }; only who has none founds a new one.
mighty_empires-why-found_mine = There is a mine on { $tile }; no capital can be founded there.
mighty_empires-why-demolish_off = Own buildings may be torn down only if the campaign was opened with the option for it.
mighty_empires-why-demolish_nothing = There is no mine or castle on { $tile }; nothing else is torn down.

## Why not: rebellion

mighty_empires-why-rebel_capital = { $tile } is your capital; it does not go over in a rebellion.
mighty_empires-why-rebel_nothing = There is neither castle nor city on { $tile }; such a field does not go over.
mighty_empires-why-new_capital_first = First choose which of your cities becomes the new capital.
mighty_empires-why-move_seat_first = First say whether you move your seat to the old capital.
