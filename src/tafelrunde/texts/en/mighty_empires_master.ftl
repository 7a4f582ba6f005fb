# What a game master of Mighty Empires gets to hear when an order cannot be carried out

error-master-over = the campaign is over
error-master-verb = a game master cannot say “{ $verb }”; there are { $verbs }
error-master-form = say it like this: { $form }
error-master-impossible = then the campaign would not hold together: { $problem }
error-master-word = this does not fit here: “{ $word }”; possible: { $possible }
error-master-out = { $seat } takes no part
error-master-tile = there is no tile { $tile } on this map
error-master-same = it already belongs there
error-master-no-volcano = { $tile } is no volcano
error-master-setup = the campaign has not begun; rounds start at 1
error-master-winter = no winter follows round { $round }
error-master-no-battle = { $seat } and { $other } have no battle with each other
error-master-settled = the battle between { $seat } and { $other } is settled; correct its result instead
error-master-against-self = { $seat } cannot fight against the own realm
error-master-not-now = battles can be paired only in the challenge and battle phases, not in { $phase }
error-master-report = a result needs both sides' points and only what happened there: result bear lion 450 300 gold 50 20
error-master-no-report = { $seat } has not reported anything about this battle
error-master-extra = this campaign is played without extra battles
error-master-taken = { $seat } is taken
error-master-not-free = { $tile } cannot be given: it must be free, no volcano, and named once
error-master-apart = the three tiles must touch each other
error-master-unpayable = by the report of { $seat } somebody spent gold that is not there any more; enter the result yourself
