"""The decisions of Ante Portas (section 7 of the rules) in the order of `Ask`."""

from __future__ import annotations

from tafelrunde.games.ante_portas.engine import steps_battle as battle
from tafelrunde.games.ante_portas.engine import steps_turn as turn
from tafelrunde.games.ante_portas.engine import steps_year as year
from tafelrunde.games.ante_portas.engine.state import STEPS, Step

TABLE: list[Step] = [
    turn.Site(), year.HalfYear(), battle.Arrivals(), turn.Centre(), year.NextTurn(), turn.Turn(), turn.Fee(), turn.Drop(),
    turn.Discard(), turn.Refine(), turn.Build(), turn.Lay(), turn.Draft(), turn.Dismiss(), turn.March(), turn.Batch(), turn.Rotate(),
    turn.Heal(), turn.Raise(), battle.Recoil(), battle.Ignition(), battle.Blast(), battle.Reactions(), battle.Volley(), battle.Suffer(),
    battle.Fell(), battle.Combat(), battle.Fought(), battle.CombatPhase(), battle.MovementCard(), battle.Arrow(), battle.Enter(),
    battle.Snare(), turn.PlayImprovement(), turn.Gift(), turn.Answer(), year.YearEnd(), year.SendHome(), year.Exchange(), year.Feed(),
    year.Hungry(), year.EmployAll(), year.Factory(), year.Convert(), year.ChooseSteward(), year.Wave(), battle.Fire(), turn.Sell(),
    year.Draw(),
]  # fmt: skip
STEPS.extend(TABLE)
